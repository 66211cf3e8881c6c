import type { GameWords } from "./types";

const COLOURS = ["yellow", "orange", "red", "green", "blue", "violet"];

export const khitan: GameWords = {
  title: "Khitan",
  line: "Hexagonal tiles tip over their edges; when two enemies show each other the same colour, whoever moved takes.",
  goal: "Clear the board of enemy tiles.",
  credit: "Ludovic Chabry, 2012",
  sides: ["White", "Black"],
  kinds: ["tile"],
  piece: (_kind, side) => (side === "first" ? "white tile" : "black tile"),
  shows: (colours) => {
    const [east, northEast, northWest, west, southWest, southEast] = colours.map((colour) => COLOURS[colour]);
    return `east ${east}, ${northEast}, ${northWest}, west ${west}, ${southWest}, ${southEast}`;
  },
  how: "Of every tile six colours are told: to the east, north-east, north-west, west, south-west and south-east. Rows go north from a; the cell north-east of a1 is b2, the one north-west of it b1.",
  terrain: (terrain) => (terrain.type === "half" ? (terrain.side === "first" ? "White’s half" : "Black’s half") : ""),
  crown: "",
  variants: {
    classic: { name: "Classic", line: "What is taken is out of the game." },
    expert: { name: "Expert", line: "Whoever takes places a tile from a reserve of three." },
    master: { name: "Master", line: "A reserve of six that never closes." },
    sprint: {
      name: "Sprint",
      line: "Four tiles or fewer, and you have lost.",
      ends: { goal: "the other side has four tiles or fewer left" },
      losses: { goal: "you have four tiles or fewer left" },
    },
  },
  choices: { pass: "Pass" },
  enter: { 0: "A tile from the reserve" },
  counters: { reserve: "In reserve", pending: "Still to place" },
  prompts: {
    move: "Choose a tile.",
    target: "Where does it tip?",
    place: "Place a tile in your half.",
    face: "Which way does it lie?",
    pass: "None of your tiles can move. You pass.",
  },
  refusals: {
    stuck: "That tile is shut in: no cell beside it is free.",
    neighbour: "A tile only tips onto a cell right beside it.",
    "own-piece": "One of your tiles lies there.",
    "enemy-piece": "An enemy tile lies there. Tiles are taken by facing them, not by landing on them.",
    "no-reserve": "There is no reserve in this variant.",
    "reserve-empty": "Your reserve is empty.",
    "reserves-closed": "The reserves are closed: one of them has been used up.",
    "capture-first": "You place a tile only after taking one.",
    "place-first": (n) => (n === 1 ? "First place a tile from your reserve." : `First place ${n} tiles from your reserve.`),
    occupied: "A tile lies there already.",
    "own-half": "That is the other half. Place it in your own.",
    "middle-row": "The middle row belongs to nobody. Place it in your half.",
  },
  ends: { goal: "the other side has no tiles left" },
  losses: { goal: "you have no tiles left" },
};
