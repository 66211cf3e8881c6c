import{a as o}from"/assets/chunk-SZT2P3QP.js";import"/assets/chunk-HVEK4BJT.js";import"/assets/chunk-DWRYLPVR.js";import"/assets/chunk-3PT3ZXLV.js";export{o as Legend};
