import{a as o}from"/assets/chunk-6ATWSD2H.js";import"/assets/chunk-JSJSNHBX.js";import"/assets/chunk-DWRYLPVR.js";import"/assets/chunk-VSF7HCEO.js";export{o as Legend};
