import type { GameWords } from "./types";

const hops = (n: number) => (n === 1 ? "one hop" : n === 2 ? "two hops" : "three hops");

export const hokito: GameWords = {
  title: "Hokito",
  line: "Discs hop onto one another until somebody is stuck; then every tower pays its top token’s value times its height.",
  goal: "Have more points when somebody is stuck.",
  credit: "Claude Leroy, 2011",
  sides: ["Black", "White"],
  kinds: ["token 1", "token 2", "token 3"],
  piece: (kind, side, _orientation, height) => {
    const token = `${side === "first" ? "black" : "white"} ${kind + 1}`;
    return height > 1 ? `stack of ${height}, ${token} on top` : token;
  },
  terrain: () => "",
  crown: "",
  variants: {
    standard: { name: "Standard", line: "Three ranks of black, three of white." },
    mixed: { name: "Mixed", line: "All tokens shuffled over the whole board." },
  },
  choices: { pass: "Pass" },
  enter: {},
  counters: { score: "Points" },
  prompts: {
    move: "Choose a token or a stack of yours.",
    target: "Where does it land?",
    pass: "You have no move.",
  },
  refusals: {
    stuck: (n) => `It cannot make ${hops(n)} from here.`,
    "no-single-in-reach": (n) => `With ${hops(n)} it reaches no single token.`,
    "no-stack-in-reach": (n) => `With ${hops(n)} it reaches no stack.`,
    "needs-piece": "A move ends on a token, never on an empty square.",
    "single-on-single": "A single token must end on a single one.",
    "stack-on-stack": "A stack must end on a stack.",
    returns: "It would have to touch a square twice.",
    hops: (n) => `It makes exactly ${hops(n)}, and none of its ways leads there.`,
  },
  ends: { goal: "more points", blocked: "more points when no move was left" },
  losses: { goal: "fewer points", blocked: "fewer points when no move was left" },
};
