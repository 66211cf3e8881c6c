// What lists of moves call a move: its notation; a mat laid, a piece set up and a pass, in words.

import type { GameWords } from "../messages";
import type { Event, View } from "../protocol";

export function moveWords(text: string, events: readonly Event[], { cells, counters }: View, words: GameWords): string {
  for (const event of events) {
    if (event.type === "passed") return words.choices.pass ?? text;
    if (event.type === "counted" && counters[event.counter]?.name === "edge") return words.edge(event.value) ?? text;
    // Where all pieces are of one kind, the notation tells more: how the tile lies.
    if (event.type === "entered" && words.kinds.length > 1) return `${words.kinds[event.piece.kind]} ${cells[event.at]?.name}`;
  }
  return text;
}
