import{k as o}from"/assets/chunk-VSF7HCEO.js";var r=o("");export{r as a};
