import{j as o}from"/assets/chunk-3H5V5TMQ.js";var r=o("");export{r as a};
