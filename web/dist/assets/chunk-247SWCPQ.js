import{k as o}from"/assets/chunk-3PT3ZXLV.js";var r=o("");export{r as a};
