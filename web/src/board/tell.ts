// A move in words, for those who do not see it.

import type { GameWords, Messages } from "../messages";
import type { End, Event, View } from "../protocol";
import { apply } from "./apply";

/** How a game ended, as a sentence: "White wins: the pharaoh is lit." */
export function tellEnd({ winner, reason }: End, words: GameWords, { ends, tell }: Messages): string {
  const common = ends[reason];
  // A draw by the count has nothing to add.
  const own = winner === null && reason === "goal" ? "" : words.ends[reason];
  const why = own ?? (typeof common === "string" ? common : "");
  const what = winner === null ? ends.draw : ends.win(words.sides[winner === "first" ? 0 : 1]);
  return why ? tell.by(what, why) : `${what}.`;
}

/** What happened, as one sentence: "White: pawn b2 to e5, turns over c3 and d4." */
export function tellMove(events: readonly Event[], before: View, words: GameWords, { tell }: Messages): string {
  const deeds: string[] = [];
  const hops: string[] = [];
  const flipped: string[] = [];
  let marked = false;
  let beam = false;
  let view = before;
  const name = (cell: number): string => view.cells[cell]?.name ?? "";
  const kind = (cell: number): string => words.kinds[view.cells[cell]?.piece?.kind ?? 0] ?? "";
  const way = (deed: string): string => (hops.length > 0 ? `${deed} ${tell.by_way(tell.list(hops))}` : deed);

  for (const event of events) {
    switch (event.type) {
      case "moved": deeds.push(way(tell.moved(kind(event.from), name(event.from), name(event.to)))); break;
      case "tumbled": deeds.push(tell.tumbled(kind(event.from), name(event.from), name(event.to))); break;
      case "turned": deeds.push(tell.turned(kind(event.at), name(event.at))); break;
      case "swapped": deeds.push(tell.swapped(kind(event.from), name(event.from), name(event.to))); break;
      case "stacked": deeds.push(way(tell.stacked(kind(event.from), name(event.from), name(event.to)))); break;
      case "unstacked": deeds.push(tell.unstacked(kind(event.from), name(event.from), name(event.to))); break;
      case "captured": {
        const { kind: taken, owner, orientation, height } = event.piece;
        const piece = words.piece(taken, owner, orientation, height).split(",")[0] ?? "";
        deeds.push(beam ? tell.burnt(piece, name(event.at)) : tell.captured(piece, name(event.at)));
        break;
      }
      case "flipped": flipped.push(name(event.at)); break;
      case "entered": deeds.push(tell.entered(words.kinds[event.piece.kind] ?? "", name(event.at))); break;
      case "left": deeds.push(tell.left(name(event.at))); break;
      case "hopped": hops.push(name(event.at)); break;
      case "beam": beam = true; break;
      case "marked": marked = true; break;
      case "passed": deeds.push(tell.passed); break;
      default:
    }
    view = apply(view, event);
  }
  if (flipped.length > 0) deeds.splice(1, 0, tell.flipped(tell.list(flipped)));
  if (deeds.length === 0 && marked) deeds.push(tell.marked);
  const side = words.sides[before.turn === "first" ? 0 : 1];
  return tell.by(side, deeds.join(", "));
}

/** A cell in words: its name, what it is, what stands on it, and its signs. */
export function tellCell(
  view: View,
  index: number,
  words: GameWords,
  { board }: Messages,
  signs: { selected: boolean; target: boolean; capture: boolean; source: boolean; lastTo: boolean; demanded: boolean; barred: boolean } | undefined,
  describe: (index: number) => string,
): string {
  const cell = view.cells[index];
  if (!cell) return "";
  const parts = [cell.name, cell.piece ? describe(index) : board.empty];
  if (view.crown === index && words.crown) parts.push(words.crown);
  const mark = words.mark(cell.mark);
  if (mark) parts.push(mark);
  if (signs?.selected) parts.push(board.selected);
  if (signs?.capture) parts.push(board.capture);
  else if (signs?.target) parts.push(board.target);
  if (signs?.source) parts.push(board.source);
  if (signs?.demanded) parts.push(board.demanded);
  if (signs?.barred) parts.push(board.barred);
  if (signs?.lastTo) parts.push(board.last);
  return parts.join(", ");
}
