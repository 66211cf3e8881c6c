import type { GameWords } from "./types";

const sort = (n: number) => (n === 1 ? "simple" : n === 2 ? "double" : "triple");
const far = (n: number) => (n === 1 ? "one square" : n === 2 ? "two squares" : "three squares");
const EDGES = ["north", "east", "south", "west"];

export const khan: GameWords = {
  title: "Khan",
  line: "Pieces go as far as their square has lines, and a hat tells the opponent which sort of square must answer.",
  goal: "Take the enemy Kalista.",
  credit: "A duel for Kalista and Sbires",
  sides: ["Red", "Ocre"],
  kinds: ["Kalista", "Sbire"],
  piece: (kind, side) => `${side === "first" ? "red" : "ocre"} ${kind === 0 ? "Kalista" : "Sbire"}`,
  terrain: (terrain) => (terrain.type === "lines" ? `${sort(terrain.count)} square` : ""),
  laid: (edge) => `lays the mat with its ${EDGES[edge - 1]} edge in front of Red`,
  lines: (rows) => `Lines from a to f. ${rows.map((row, index) => `Row ${index + 1}: ${row.join(", ")}.`).join(" ")}`,
  crown: "wears the Khan",
  variants: {
    standard: { name: "Standard", line: "A Sbire comes back on the demanded sort of square." },
    anywhere: { name: "Anywhere", line: "A Sbire comes back on any empty square." },
  },
  choices: {
    // From the one in front of Red, clockwise.
    "edge-s": "South edge",
    "edge-w": "West edge",
    "edge-n": "North edge",
    "edge-e": "East edge",
    pass: "Pass",
  },
  enter: { 0: "Kalista", 1: "Sbire" },
  counters: { captured: "Captured", demand: "The Khan demands" },
  says: { demand: (n) => `The Khan demands a ${sort(n)} square` },
  prompts: {
    move: "Choose a piece.",
    target: "Where does it go?",
    edge: "Which edge of the mat lies in front of Red?",
    setup: "Set your piece on one of your two nearest ranks.",
    place: "Where does it come back?",
    pass: "None of your pieces can move. You pass.",
  },
  refusals: {
    "choose-edge": "First choose which edge of the mat lies in front.",
    "edge-chosen": "The mat lies already.",
    "place-first": "First set up all your pieces.",
    "kalista-first": "The Kalista goes down first.",
    "kalista-placed": "Your Kalista stands already.",
    home: "Set up on your two nearest ranks.",
    occupied: "A piece stands there already.",
    demand: (n) => `The Khan demands a ${sort(n)} square.`,
    stuck: (n) => `It cannot go ${far(n)}: every way is blocked.`,
    "own-piece": "One of your pieces stands there.",
    "too-far": (n) => `On a ${sort(n)} square it goes exactly ${far(n)}.`,
    distance: (n) => `On a ${sort(n)} square it goes exactly ${far(n)}.`,
    "turns-back": "It would have to pass a square twice.",
    blocked: "The way there is blocked.",
    "none-captured": "None of your Sbires is captured.",
    "no-demand": "Nothing is demanded, so nobody comes back.",
    "can-obey": (n) => `A piece of yours on a ${sort(n)} square can move, so it must.`,
    "entry-lines": (n) => `It comes back on a ${sort(n)} square.`,
  },
  ends: { goal: "the Kalista is taken" },
  losses: { goal: "your Kalista is taken" },
};
