// Handles beside the piece in the hand, where it can be turned on its cell. They stand on the corners of its
// square, where four squares meet, so that the middle of each stays free to be pointed at.

import { useEffect, useRef } from "preact/hooks";
import { Icon } from "../icons";
import { t } from "../messages";
import type { Rotation, View } from "../protocol";
import { boxOf, unit, type Point } from "./geometry";
import type { BoardState } from "./state";

const ICONS = { clockwise: "clockwise", anticlockwise: "anticlockwise", either: "clockwise" } as const;

/** Corners in cells from the piece, the best first; the last are for a piece in a corner of the board. */
const CORNERS: Record<Rotation, readonly (readonly [x: number, y: number])[]> = (() => {
  const mirrored = (corners: readonly (readonly [number, number])[]) => corners.map(([x, y]) => [-x, y] as const);
  const right = [
    [0.5, -0.5],
    [0.5, 0.5],
    [-0.5, -0.5],
    [-0.5, 0.5],
    [1.5, -0.5],
    [1.5, 0.5],
    [-1.5, -0.5],
    [-1.5, 0.5],
  ] as const;
  return { clockwise: right, anticlockwise: mirrored(right), either: right };
})();

const DIAMETER = 0.5; // cells
const WIDEST = 1.2; // the same where cells are small: the middle of a square is 0.7 away
const INSIDE = 0.34; // cells between a handle's centre and the edge of the drawing

/** The keys that turn pieces, where the way they are turned means something. */
export function turnKeys({ faces, colours }: View): { value: string; key: string }[] {
  const { keyRotate, keyOver } = t().play;
  return faces.length === 0 ? [] : colours.length === 0 ? [keyRotate] : [keyRotate, keyOver];
}

export function Handles({ state, points }: { state: BoardState; points: readonly Point[] }) {
  const pressed = useRef<Rotation | null>(null);
  const rotations = state.rotations;
  useEffect(() => {
    pressed.current = null;
  }, [state.steps.value]);
  const at = state.steps.value.find((step) => step.type === "cell");
  const point = at && points[state.view.cells.findIndex(({ name }) => name === at.cell)];
  if (!point || rotations.length === 0) return null;
  const { width, height } = boxOf(state.layout.value, state.turn.value);
  const size = unit(state.layout.value);
  const within = ({ x, y }: Point): boolean => Math.min(x, width - x) >= INSIDE * size - 1 && Math.min(y, height - y) >= INSIDE * size - 1;
  const cells = (count: number): string => `${(size / width) * count * 100}%`;
  const taken: Point[] = [];
  return (
    <div class="handles" aria-hidden="true">
      {rotations.map(({ step, rotation }) => {
        if (!rotation) return null;
        const places = CORNERS[rotation].map(([x, y]) => ({ x: point.x + x * size, y: point.y + y * size }));
        const place = places.find((free) => within(free) && !taken.some(({ x, y }) => x === free.x && y === free.y));
        if (!place) return null;
        taken.push(place);
        return (
          <button
            key={rotation}
            type="button"
            class="handle"
            tabIndex={-1}
            data-handle={rotation}
            style={{
              left: `${(place.x / width) * 100}%`,
              top: `${(place.y / height) * 100}%`,
              width: `min(max(var(--least), ${cells(DIAMETER)}), ${cells(WIDEST)})`,
            }}
            // The focus stays on the board; the buttons beside it are for the keyboard.
            onMouseDown={(event) => event.preventDefault()}
            onPointerDown={() => (pressed.current = rotation)}
            // The finger that picked the piece up may end on a handle that came under it.
            onClick={() => pressed.current === rotation && state.pick(step)}>
            <Icon name={ICONS[rotation]} />
          </button>
        );
      })}
    </div>
  );
}
