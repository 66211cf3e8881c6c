addEventListener("message",({data:e})=>{WebAssembly.compile(e).then(postMessage,()=>postMessage(null))});
