import{a as o}from"/assets/chunk-EIWBTXJD.js";import"/assets/chunk-CT555PUV.js";import"/assets/chunk-DWRYLPVR.js";import"/assets/chunk-FKN2INCM.js";export{o as Legend};
