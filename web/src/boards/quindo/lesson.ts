// Quindo in nine tasks, White to move in each.

import type { Lesson } from "../lesson";

export const lesson: Lesson = {
  tasks: [
    { name: "walk", position: "7/1BBBBB1/7/7/7/1WWWWW1/7 w - 0", goal: { type: "any", without: "left" } },
    { name: "leap", position: "7/7/2B4/4B2/3W3/7/7 w - 0", goal: { type: "move", moves: ["d3f5"] }, point: ["e4"] },
    { name: "row", position: "7/3B3/7/1WBB1B1/7/3W3/7 w - 0", goal: { type: "move", moves: ["b4e4"] }, point: ["e4"] },
    {
      name: "own",
      position: "7/3B3/7/1WW1B2/7/7/7 w - 0",
      goal: {
        type: "refused",
        steps: [
          { type: "cell", cell: "b4" },
          { type: "cell", cell: "d4" },
        ],
        code: "own-in-the-way",
      },
      point: ["b4", "d4"],
    },
    {
      name: "barred",
      position: "7/1BB1BB1/7/3B3/7/1WWWWW1/7 w 2 1",
      goal: {
        type: "refused",
        steps: [
          { type: "cell", cell: "c2" },
          { type: "cell", cell: "c4" },
        ],
        code: "barred",
      },
      point: ["c2", "c4"],
    },
    { name: "answer", position: "7/1BB1BB1/7/3B3/7/1WWWWW1/7 w 2 1", goal: { type: "move", moves: ["d2d6"] }, point: ["d4"] },
    { name: "rim", position: "7/3B3/7/1WBB1B1/7/3W3/7 w 1 0", goal: { type: "move", moves: ["b4g4"] }, point: ["g4"] },
    { name: "pass", position: "5/1WWW1/1WBW1/1WWW1/5 w 1 0", goal: { type: "move", moves: ["pass"] } },
    { name: "win", position: "7/7/1W5/2B4/3B3/5W1/7 w 3 0", goal: { type: "move", moves: ["b5e2"] }, point: ["c4", "d3"] },
  ],
};
