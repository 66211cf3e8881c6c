import type { GameWords } from "./types";

export const quindo: GameWords = {
  title: "Quindo",
  line: "Counters leap over enemies and turn them over, one, two or three squares far, but never as far as the opponent just went.",
  goal: "Leave your opponent without pawns.",
  credit: "Author and year unknown",
  sides: ["White", "Black"],
  kinds: ["pawn"],
  piece: (_kind, side) => (side === "first" ? "white pawn" : "black pawn"),
  terrain: (terrain) => (terrain.type === "border" ? "border" : ""),
  crown: "",
  variants: { standard: { name: "Standard", line: "Five pawns a side on a field of 5 × 5." } },
  choices: { pass: "Pass" },
  enter: {},
  counters: { barred: "Barred distance" },
  prompts: {
    move: "Choose a pawn.",
    target: "Where does it land?",
    pass: "Only the barred distance is left. You pass.",
  },
  refusals: {
    barred: (n) => `Your opponent has just gone ${n}, so ${n} is barred.`,
    blocked: "That pawn is blocked by your own.",
    "not-straight": "Pawns go in a straight line, in one of the eight directions.",
    "own-piece": "One of your pawns stands there.",
    "own-in-the-way": "One of your own pawns is in the way.",
    "enemy-piece": "An enemy stands there. Leap over it onto an empty square.",
    "too-far": (n) => `That is ${n} empty squares away; three is the limit.`,
  },
  ends: { goal: "the other side has no pawns left", quiet: "more pawns at the quiet limit" },
  losses: { goal: "you have no pawns left", quiet: "fewer pawns at the quiet limit" },
};
