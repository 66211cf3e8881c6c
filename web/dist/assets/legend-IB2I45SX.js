import{a as o}from"/assets/chunk-XJJMFMLN.js";import"/assets/chunk-P7WK4PYE.js";import"/assets/chunk-DWRYLPVR.js";import"/assets/chunk-Q3BARBYD.js";export{o as Legend};
