// The lesson, from the last tile taken to two problems, mostly on small boards so that a child sees all
// there is to see.

import type { Lesson } from "../lesson";

export const lesson: Lesson = {
  directed: true,
  tasks: [
    { name: "goal", position: "2e/4/5/4/1G1 w 0/0 0 0", goal: { type: "move", moves: ["a2b2"] }, point: ["a2", "b2"] },
    { name: "tip", position: "j2/4/2A2/4/3 w 0/0 0 0", goal: { type: "any" }, point: ["c3"] },
    { name: "edge", position: "a2/4/5/1A2/3 w 0/0 0 0", goal: { type: "move", moves: ["b2b3"] } },
    {
      name: "full",
      position: "3/4/5/1Ab1/3 w 0/0 0 0",
      goal: {
        type: "refused",
        steps: [
          { type: "cell", cell: "b2" },
          { type: "cell", cell: "b3" },
        ],
        code: "enemy-piece",
      },
      point: ["b3"],
    },
    { name: "take", position: "2e/4/4f/4/1G1 w 0/0 0 0", goal: { type: "move", moves: ["a2b2"] }, point: ["e5"] },
    { name: "two", position: "4/1l1j1/6/3l2L/6/5/4 w 0/0 0 0", goal: { type: "move", moves: ["d7d6"] }, point: ["d4", "f6"] },
    { name: "row", position: "4/5/6/D3dd1/5d/5/4 w 0/0 0 0", goal: { type: "move", moves: ["d1d2"] }, point: ["d5", "d6"] },
    { name: "ambush", position: "k2/4/A1B1j/4/3 w 0/0 0 0", goal: { type: "capture" }, point: ["c3"] },
    { name: "place", variant: "expert", position: "2j1/1j3/6/7/2C3/1A3/A3 w 3/4 1 0", goal: { type: "any" } },
    { name: "pass", position: "3/4/5/aa2/Aa1 w 0/0 0 0", goal: { type: "move", moves: ["pass"] } },
    { name: "limit", position: "1j1/4/5/1A1A/3 w 0/0 0 59", goal: { type: "any", without: "captured" } },
    // Three moves take the tile on b1; after two of them the one on c3 takes back.
    {
      name: "shelter",
      position: "3/4/2h2/i3/1KK w 0/0 0 0",
      goal: { type: "safe", moves: ["a2a1"], takes: true },
      point: ["b1"],
      wrong: { back: { moves: ["a2b3", "a3b4"] } },
    },
    // Black has three moves, and White must have an answer to each.
    {
      name: "trap",
      position: "2K/2K1/5/4/2j w 0/0 0 0",
      goal: { type: "win", moves: ["e5e4"], plies: 3 },
      wrong: {
        taken: { moves: ["d4c3"], reply: "a3b3" },
        inner: { moves: ["d4c4", "d4d3", "d4d5", "d4e4"], reply: "a3b3" },
        outer: { moves: ["e5d5"], reply: "a3b4" },
      },
    },
  ],
};
