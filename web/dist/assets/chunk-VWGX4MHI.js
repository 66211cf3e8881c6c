import{g as o}from"/assets/chunk-KXFJR2FE.js";var r=o("");export{r as a};
