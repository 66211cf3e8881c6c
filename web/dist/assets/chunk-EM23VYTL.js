import{j as o}from"/assets/chunk-FKN2INCM.js";var r=o("");export{r as a};
