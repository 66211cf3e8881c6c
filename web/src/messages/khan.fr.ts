import type { GameWords } from "./types";

const sort = (n: number) => (n === 1 ? "simple" : n === 2 ? "double" : "triple");
const far = (n: number) => (n === 1 ? "d’une case" : n === 2 ? "de deux cases" : "de trois cases");
const EDGES = ["nord", "est", "sud", "ouest"];

export const khan: GameWords = {
  title: "Khan",
  line: "Chaque pièce avance d’autant de cases que la sienne a de traits, et un chapeau dicte à l’adversaire quel type de case doit répondre.",
  goal: "Prendre la Kalista adverse.",
  credit: "Un duel pour Kalista et Sbires",
  sides: ["Rouge", "Ocre"],
  kinds: ["Kalista", "Sbire"],
  piece: (kind, side) => `${kind === 0 ? "Kalista" : "Sbire"} ${side === "first" ? "rouge" : "ocre"}`,
  terrain: (terrain) => (terrain.type === "lines" ? `case ${sort(terrain.count)}` : ""),
  laid: (edge) => `oriente le tapis, son bord ${EDGES[edge - 1]} devant Rouge`,
  lines: (rows) => `Traits de a à f. ${rows.map((row, index) => `Rangée ${index + 1} : ${row.join(", ")}.`).join(" ")}`,
  crown: "porte le Khan",
  variants: {
    standard: { name: "Standard", line: "Un Sbire revient sur une case du type demandé." },
    anywhere: { name: "N’importe où", line: "Un Sbire revient sur n’importe quelle case vide." },
  },
  choices: {
    // From the one in front of Red, clockwise.
    "edge-s": "Bord sud",
    "edge-w": "Bord ouest",
    "edge-n": "Bord nord",
    "edge-e": "Bord est",
    pass: "Passer",
  },
  enter: { 0: "Kalista", 1: "Sbire" },
  counters: { captured: "Pris", demand: "Le Khan demande" },
  says: { demand: (n) => `Le Khan demande une case ${sort(n)}` },
  prompts: {
    move: "Choisissez une pièce.",
    target: "Où va-t-elle ?",
    edge: "Quel bord du tapis est devant Rouge ?",
    setup: "Posez votre pièce sur l’une de vos deux rangées les plus proches.",
    place: "Où revient-il ?",
    pass: "Aucune de vos pièces ne peut bouger. Vous passez.",
  },
  refusals: {
    "choose-edge": "Choisissez d’abord le bord du tapis placé devant.",
    "edge-chosen": "Le tapis est déjà posé.",
    "place-first": "Posez d’abord toutes vos pièces.",
    "kalista-first": "La Kalista est posée la première.",
    "kalista-placed": "Votre Kalista est déjà posée.",
    home: "Posez vos pièces sur vos deux rangées les plus proches.",
    occupied: "Une pièce s’y trouve déjà.",
    demand: (n) => `Le Khan demande une case ${sort(n)}.`,
    stuck: (n) => `Impossible d’avancer ${far(n)} : tous les chemins sont barrés.`,
    "own-piece": "Une de vos pièces s’y trouve.",
    "too-far": (n) => `Depuis une case ${sort(n)}, on avance exactement ${far(n)}.`,
    distance: (n) => `Depuis une case ${sort(n)}, on avance exactement ${far(n)}.`,
    "turns-back": "Il faudrait passer deux fois par la même case.",
    blocked: "Le chemin est barré.",
    "none-captured": "Aucun de vos Sbires n’est pris.",
    "no-demand": "Rien n’est demandé : personne ne revient.",
    "can-obey": (n) => `Une de vos pièces sur une case ${sort(n)} peut jouer : elle le doit.`,
    "entry-lines": (n) => `Il revient sur une case ${sort(n)}.`,
  },
  ends: { goal: "la Kalista est prise" },
  losses: { goal: "votre Kalista est prise" },
};
