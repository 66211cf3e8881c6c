import{a as o}from"/assets/chunk-AAY62UAL.js";import"/assets/chunk-TMV4C3C7.js";import"/assets/chunk-DWRYLPVR.js";import"/assets/chunk-6GWXDSOY.js";export{o as Legend};
