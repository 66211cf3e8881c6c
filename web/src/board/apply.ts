// Carries out one event on a view: the twin of `View::apply` in crates/game. Applied to the view
// before a move, its events must give exactly the view after it.

import type { CellView, Event, Piece, Side, View } from "../protocol";

export const other = (side: Side): Side => (side === "first" ? "second" : "first");

/** The view after the event; the one before is left as it was. */
export function apply(view: View, event: Event): View {
  const change = (changes: ReadonlyMap<number, Partial<CellView>>): View => ({
    ...view,
    cells: view.cells.map((cell, index) => {
      const changed = changes.get(index);
      return changed ? { ...cell, ...changed } : cell;
    }),
  });
  const put = (...pieces: [number, Piece | null][]): View => change(new Map(pieces.map(([at, piece]) => [at, { piece }])));
  const at = (index: number): Piece | null => view.cells[index]?.piece ?? null;

  switch (event.type) {
    case "moved":
      return put([event.from, null], [event.to, at(event.from)]);
    case "tumbled": {
      const piece = at(event.from);
      return put([event.from, null], [event.to, piece && { ...piece, orientation: event.orientation }]);
    }
    case "turned": {
      const piece = at(event.at);
      return put([event.at, piece && { ...piece, orientation: event.orientation }]);
    }
    case "swapped":
      return put([event.from, at(event.to)], [event.to, at(event.from)]);
    case "stacked": {
      const top = at(event.from);
      const height = (top?.height ?? 0) + (at(event.to)?.height ?? 0);
      return put([event.from, null], [event.to, top && { ...top, height }]);
    }
    case "unstacked": {
      const stack = at(event.from);
      const height = (at(event.to)?.height ?? 0) + 1;
      return put([event.from, stack && { ...stack, height: stack.height - 1 }], [event.to, stack && { ...stack, height }]);
    }
    case "captured":
    case "left": {
      const stack = at(event.at);
      const height = (stack?.height ?? 0) - event.piece.height;
      return put([event.at, stack && height > 0 ? { ...stack, height } : null]);
    }
    case "flipped": {
      const piece = at(event.at);
      return put([event.at, piece && { ...piece, owner: other(piece.owner) }]);
    }
    case "entered":
      return put([event.at, event.piece]);
    case "crowned":
      return { ...view, crown: event.at };
    case "terrainChanged":
      return change(new Map([[event.at, { terrain: event.terrain }]]));
    case "counted":
      return {
        ...view,
        counters: view.counters.map((counter, index) => (index === event.counter ? { ...counter, value: event.value } : counter)),
      };
    case "handed":
      return { ...view, turn: event.to };
    case "hopped":
    case "beam":
    case "passed":
      return view;
  }
}

/** What is left to see of a move: the cells it began and ended on, and all that it did. */
export interface Trace {
  from: number[];
  to: number[];
  events: readonly Event[];
}

export const NO_TRACE: Trace = { from: [], to: [], events: [] };

export function trace(events: readonly Event[]): Trace {
  const from: number[] = [];
  const to: number[] = [];
  for (const event of events) {
    switch (event.type) {
      case "moved":
      case "tumbled":
      case "stacked":
      case "unstacked":
        from.push(event.from);
        to.push(event.to);
        break;
      case "swapped":
        to.push(event.from, event.to);
        break;
      case "turned":
      case "entered":
        to.push(event.at);
        break;
      default:
    }
  }
  return { from, to, events };
}

/** Whether the move took or turned over something. */
export function takes(events: readonly Event[]): boolean {
  return events.some((event) => event.type === "captured" || event.type === "flipped");
}
