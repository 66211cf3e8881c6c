// Khan's lesson, Red to move in each task: the goal, the set-up, how far and for whom; the two excuses; then what
// the leaflet advises beginners.

import type { Lesson } from "../lesson";

const START = "s sss3/2k1ss/6/6/1S1S1S/S1K1S1 r - 0/0 0";
/** Both sides set up by the engine, so that neither has a quick win. */
const FIRST_GAME = "n 1k3s/1ssss1/6/6/SSSS2/K2S2 r - 0/0 0";
const DEMANDED = "s ss4/1k3s/4ss/3S1S/3S2/S1K1S1 r f5 0/0 3";

export const lesson: Lesson = {
  start: FIRST_GAME,
  tasks: [
    { name: "goal", position: "s 6/2k3/2S3/6/6/2K3 r - 4/5 0", goal: { type: "move", moves: ["c4c5"] }, point: ["c4", "c5"] },
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
    // The Khan demands a simple square, and no red piece stands on one.
    { name: "none", position: "s sss3/2ks1s/6/6/1S1S1S/S1K1S1 r d5 0/0 2", goal: { type: "any" } },
    // The Khan demands a triple square: the only red piece on one, in the corner, has no way out.
    { name: "stuck", position: "s sss3/1k2ss/6/3S2/S4S/SK1S2 r e5 0/0 2", goal: { type: "any" }, point: ["a1"] },
    {
      name: "back",
      position: "s sss3/2ks1s/6/6/1S1S2/S1K1S1 r d5 1/0 2",
      goal: { type: "move", moves: ["S@e6", "S@b5", "S@c4", "S@e4", "S@b3", "S@f3", "S@a2", "S@c2", "S@e2", "S@d1"] },
    },
    { name: "pass", position: "s 3k2/4s1/s5/Ss4/SSs3/KSSs2 r b3 0/0 4", goal: { type: "move", moves: ["pass"] } },
    { name: "limit", position: "s s5/2k2s/6/6/1S2S1/2K3 r - 3/3 99", goal: { type: "any", without: "captured" } },
    // From f4 a simple square can be reached, or a double one. Ochre's Sbire on d3 may answer the second; taken,
    // nobody of Ochre's is on a double square, and the one on a1 is free to come.
    {
      name: "shelter",
      position: "s 6/sk4/4SS/3s2/6/s2K2 r a5 3/2 3",
      goal: { type: "safe", moves: ["f4d5", "f4e2", "f4e6"], kind: "kalista" },
      wrong: { double: { moves: ["f4f1"] }, frees: { moves: ["f4d3"] } },
    },
    // With a double square demanded Ochre can only play f6, which lands on a triple one: then c3 takes the Kalista.
    {
      name: "control",
      position: "s 4Ss/1k1S2/S5/2S3/6/sK4 r b5 1/3 3",
      goal: { type: "win", moves: ["d5d4"], plies: 3 },
      wrong: {
        triple: { moves: ["d5c5", "d5d6", "d5e5", "e6d6", "e6e5"], reply: "a1b1" },
        frees: { moves: ["e6f6"], reply: "a1b1" },
      },
    },
  ],
};
