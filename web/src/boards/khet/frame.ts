// The frame around the slates, and where the lasers' lenses are in it.

import { squareLayout } from "../../board/geometry";
import type { Layout } from "../../board/skin";
import type { View } from "../../protocol";

export const SIZE = 100;
const MARGIN = 44;
/** On a phone the board stands upright. With this little to the left and right of its eight ranks the
 *  squares are 44 pixels wide on a screen of 360. */
const SLIM = 9;
const ENDS = 36; // room for the names of ranks

export function layoutOf(view: View, phone: boolean): Layout {
  return phone ? squareLayout(view, SIZE, SLIM, ENDS) : squareLayout(view, SIZE, MARGIN);
}

/** From the edge of the drawing to the first square: across the ranks, and across the files. */
export function marginsOf({ cells }: Layout): { x: number; y: number } {
  return { x: Math.min(...cells.map(({ x }) => x)) - SIZE / 2, y: Math.min(...cells.map(({ y }) => y)) - SIZE / 2 };
}

/** From the centre of a laser's square to its lens, and how large the laser is drawn. */
export function lensOf(layout: Layout): { far: number; scale: number } {
  return marginsOf(layout).y < MARGIN ? { far: 47, scale: 0.76 } : { far: 72, scale: 1 };
}
