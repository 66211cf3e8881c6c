// Quindo's lesson, White to move in each task.

import type { Lesson } from "../lesson";

export const lesson: Lesson = {
  tasks: [
    { name: "goal", position: "7/7/7/3B3/2W4/7/7 w - 0", goal: { type: "move", moves: ["c3e5"] }, point: ["c3", "e5"] },
    { name: "walk", position: "7/1BBBBB1/7/7/7/1WWWWW1/7 w - 0", goal: { type: "any", without: "left" } },
    { name: "leap", position: "7/7/2B4/4B2/3W3/7/7 w - 0", goal: { type: "move", moves: ["d3f5"] }, point: ["e4"], wrong: { far: { moves: ["d3g6"] } } },
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
    {
      name: "answer",
      position: "7/1BB1BB1/7/3B3/7/1WWWWW1/7 w 2 1",
      goal: { type: "move", moves: ["d2d6"] },
      point: ["d4"],
      wrong: { falls: { moves: ["b2g7", "f2a7"] } },
    },
    { name: "rim", position: "7/3B3/7/1WBB1B1/7/3W3/7 w 1 0", goal: { type: "move", moves: ["b4g4"] }, point: ["g4"] },
    { name: "pass", position: "5/1WWW1/1WBW1/1WWW1/5 w 1 0", goal: { type: "move", moves: ["pass"] } },
    { name: "limit", position: "7/1B3B1/7/7/7/1W1W1W1/7 w - 59", goal: { type: "any", without: "left" } },
    // Black threatens b4e4, a distance of one.
    {
      name: "bar",
      position: "7/7/7/1BWW1B1/4W2/7/7 w - 0",
      goal: { type: "safe", moves: ["e3d3", "e3e2", "e3e4"] },
      point: ["b4", "e4"],
    },
    // Off at a1 the pawn has gone three squares, so that e2e6, three squares, is barred.
    {
      name: "border",
      position: "7/5W1/4B2/5W1/2B4/4B2/7 w - 0",
      goal: { type: "win", moves: ["f6a1"], plies: 3 },
      wrong: {
        stays: { moves: ["f6b2"], reply: "e2e6" },
        one: { moves: ["f6d4", "f4d6", "f4c7"] },
      },
    },
  ],
};
