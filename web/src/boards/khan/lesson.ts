// Khan in ten tasks, Red to move in each.

import type { Lesson } from "../lesson";

const START = "s sss3/2k1ss/6/6/1S1S1S/S1K1S1 r - 0/0 0";
const DEMANDED = "s ss4/1k3s/4ss/3S1S/3S2/S1K1S1 r f5 0/0 3";

export const lesson: Lesson = {
  tasks: [
    { name: "edge", position: "- 6/6/6/6/6/6 r - 0/0 0", goal: { type: "any" } },
    { name: "kalista", position: "s 6/6/6/6/6/6 r - 0/0 0", goal: { type: "any" } },
    { name: "sbire", position: "s 6/6/6/6/1S1S1S/S1K3 r - 0/0 0", goal: { type: "any" } },
    { name: "double", position: START, goal: { type: "move", moves: ["f2e3", "f2f4"] }, point: ["f2"] },
    { name: "corner", position: START, goal: { type: "move", moves: ["b2c4"] }, point: ["b2", "c4"] },
    {
      name: "demand",
      position: DEMANDED,
      goal: { type: "refused", steps: [{ type: "cell", cell: "f3" }], code: "demand" },
      point: ["f3", "f4"],
    },
    { name: "obey", position: DEMANDED, goal: { type: "capture" }, point: ["e4"] },
    {
      name: "back",
      position: "s sss3/2ks1s/6/6/1S1S2/S1K1S1 r d5 1/0 2",
      goal: { type: "move", moves: ["S@e6", "S@b5", "S@c4", "S@e4", "S@b3", "S@f3", "S@a2", "S@c2", "S@e2", "S@d1"] },
    },
    { name: "pass", position: "s 3k2/4s1/s5/Ss4/SSs3/KSSs2 r b3 0/0 4", goal: { type: "move", moves: ["pass"] } },
    { name: "win", position: "s ss4/1k2ss/3s2/2S2S/3S2/S1K1S1 r e5 0/0 2", goal: { type: "move", moves: ["c3b5"] }, point: ["b5"] },
  ],
};
