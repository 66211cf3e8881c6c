import{j as o}from"/assets/chunk-6GWXDSOY.js";var r=o("");export{r as a};
