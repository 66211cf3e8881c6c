import{a as o}from"/assets/chunk-UELT7L6I.js";import"/assets/chunk-BNOLUK5Q.js";import"/assets/chunk-DWRYLPVR.js";import"/assets/chunk-3H5V5TMQ.js";export{o as Legend};
