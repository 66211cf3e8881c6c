import type { GameWords } from "./types";

const KINDS = ["pharaoh", "obelisk", "pyramid", "djed", "eye"];
const CORNERS = ["north-east", "south-east", "south-west", "north-west"];
const DOUBLE = ["mirrors to the north-east and south-west", "mirrors to the north-west and south-east"];

export const khet: GameWords = {
  title: "Khet",
  line: "Step or turn one piece, then your laser fires: it runs from mirror to mirror until it strikes something.",
  goal: "Light the enemy pharaoh.",
  credit: "First edition, 2005–06",
  sides: ["Silver", "Red"],
  kinds: KINDS,
  piece: (kind, side, orientation, height) => {
    const colour = side === "first" ? "silver" : "red";
    if (kind === 1 && height > 1) return `${colour} stack of two obelisks`;
    const name = `${colour} ${KINDS[kind] ?? ""}`;
    if (kind === 2) return `${name}, mirror to the ${CORNERS[orientation % 4]}`;
    return kind > 2 ? `${name}, ${DOUBLE[orientation % 2]}` : name;
  },
  how: "North is towards row 8, east towards column j. Silver’s laser stands below j1 and fires north; Red’s stands above a8 and fires south.",
  terrain: (terrain) => (terrain.type === "reserved" ? (terrain.side === "first" ? "for Silver only" : "for Red only") : ""),
  crown: "",
  variants: {
    classic: { name: "Classic", line: "The start to begin with." },
    imhotep: { name: "Imhotep", line: "More ways to defend." },
    dynasty: { name: "Dynasty", line: "Attack and defence are soon on a par." },
    "classic+horus": { name: "Classic with the Eye of Horus", line: "One djed a side splits the beam." },
    "imhotep+horus": { name: "Imhotep with the Eye of Horus", line: "One djed a side splits the beam." },
    "dynasty+horus": { name: "Dynasty with the Eye of Horus", line: "One djed a side splits the beam." },
  },
  choices: {
    clockwise: "Turn right",
    anticlockwise: "Turn left",
    turn: "Turn",
    top: "Only the top",
    pass: "Pass",
  },
  enter: {},
  counters: {},
  prompts: {
    move: "Choose a piece. Your laser fires after the move.",
    target: "Step to a marked square, or turn the piece.",
    pass: "You have no move.",
  },
  refusals: {
    stuck: "That piece cannot move.",
    "pharaoh-turns": "A pharaoh looks the same from everywhere; it is not turned.",
    "obelisk-turns": "An obelisk looks the same from everywhere; it is not turned.",
    "no-stack": "Only a stack has a top to lift.",
    "one-turn": "Both quarter turns of this piece come to the same: just turn it.",
    "which-way": "Say which way it turns.",
    neighbour: "A piece goes one square only.",
    reserved: "That square is reserved for the other colour.",
    "own-piece": "One of your pieces stands there.",
    "enemy-piece": "An enemy piece stands there. Only light takes pieces.",
    "two-high": "Three obelisks are never stacked.",
    "swap-pharaoh": "A pharaoh never changes places.",
    "swap-djed": "Djeds and eyes do not change places with each other.",
    "swap-reserved": "The swap would put a piece on a square reserved for the other colour.",
  },
  ends: { goal: "the pharaoh is lit" },
  losses: { goal: "your pharaoh is lit" },
};
