import{j as o}from"/assets/chunk-Q3BARBYD.js";var r=o("");export{r as a};
