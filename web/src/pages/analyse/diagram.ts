// A board as a picture of its own: the drawing with what the style sheets say written into it.

/** What children take over from their parents, and what it is at first. */
const INHERITED: Record<string, string> = {
  fill: "rgb(0, 0, 0)",
  "fill-opacity": "1",
  "fill-rule": "nonzero",
  stroke: "none",
  "stroke-width": "1px",
  "stroke-opacity": "1",
  "stroke-dasharray": "none",
  "stroke-dashoffset": "0px",
  "stroke-linecap": "butt",
  "stroke-linejoin": "miter",
  visibility: "visible",
  "font-family": "",
  "font-size": "",
  "font-weight": "400",
  "text-anchor": "start",
  "letter-spacing": "normal",
  "paint-order": "normal",
};
/** What each element has for itself. */
const OWN: Record<string, string> = {
  opacity: "1",
  display: "inline",
  "stop-color": "rgb(0, 0, 0)",
  "stop-opacity": "1",
  filter: "none",
  mask: "none",
  "clip-path": "none",
  "flood-color": "rgb(0, 0, 0)",
  "flood-opacity": "1",
  "dominant-baseline": "auto",
  "mix-blend-mode": "normal",
};
const PNG_WIDTH = 1600; // pixels

/** Drawings on the page that lie one over the other, as the text of an SVG file. */
export function diagramOf(drawing: SVGSVGElement, ...over: SVGSVGElement[]): { svg: string; width: number; height: number } {
  const copy = styled(drawing);
  const { width, height } = drawing.viewBox.baseVal;
  const ground = document.createElementNS("http://www.w3.org/2000/svg", "rect");
  ground.setAttribute("width", String(width));
  ground.setAttribute("height", String(height));
  ground.setAttribute("fill", getComputedStyle(document.documentElement).backgroundColor);
  copy.prepend(ground);
  for (const layer of over) copy.append(...styled(layer).children);
  for (const name of ["class", "aria-hidden", "focusable", "style"]) copy.removeAttribute(name);
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  copy.setAttribute("width", String(width));
  copy.setAttribute("height", String(height));
  return { svg: `${new XMLSerializer().serializeToString(copy)}\n`, width, height };
}

/** A copy that needs no style sheet. */
function styled(drawing: SVGSVGElement): SVGSVGElement {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const given = drawing.querySelectorAll("*");
  copy.querySelectorAll("*").forEach((element, index) => {
    const original = given[index];
    if (!original) return;
    const style = getComputedStyle(original);
    const { parentElement } = original;
    const above = parentElement && parentElement !== (drawing as Element) ? getComputedStyle(parentElement) : null;
    const write = (name: string, usual: string): void => {
      const value = style.getPropertyValue(name);
      element.removeAttribute(name);
      // References say the whole address of this page; in the file they mean the file itself.
      if (value !== "" && value !== usual) element.setAttribute(name, value.replace(/url\("?[^"#)]*#([^")]+)"?\)/g, "url(#$1)"));
    };
    for (const [name, initial] of Object.entries(INHERITED)) write(name, above?.getPropertyValue(name) ?? initial);
    for (const [name, initial] of Object.entries(OWN)) write(name, initial);
    if (style.transform !== "none" && !element.hasAttribute("transform")) element.setAttribute("transform", style.transform);
    element.removeAttribute("class");
    element.removeAttribute("style");
  });
  return copy;
}

/** The same as a PNG file. */
export async function pngOf(...drawings: Parameters<typeof diagramOf>): Promise<Blob> {
  const { svg, width, height } = diagramOf(...drawings);
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = PNG_WIDTH;
  canvas.height = Math.round((PNG_WIDTH * height) / width);
  const context = canvas.getContext("2d");
  if (!context) throw new Error("no canvas");
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png"));
}

/** Hands a file to whoever sits at the screen. */
export function download(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // The browser may still be reading it.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
