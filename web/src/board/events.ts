// What the page reads off the events of a move. The rules tell with each what it changed on the board;
// here it is put in its place.

import type { Event, Frame, View } from "../protocol";

/** The view after the event; the one before is left as it was. */
export function replace(view: View, { changes }: Frame): View {
  const cells = [...view.cells];
  for (const { at, ...changed } of changes.cells) {
    const cell = cells[at];
    if (cell) cells[at] = { ...cell, ...changed };
  }
  const counters = [...view.counters];
  for (const { counter, value } of changes.counters) {
    const counted = counters[counter];
    if (counted) counters[counter] = { ...counted, value };
  }
  return { ...view, cells, counters, crown: changes.crown ? changes.crown.at : view.crown, turn: changes.turn ?? view.turn };
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
