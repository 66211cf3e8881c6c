import{g as o}from"/assets/chunk-L4HVKNAB.js";var r=o("");export{r as a};
