var i=["khitan","hokito","khet","quindo","khan"];export{i as a};
