// Silver to move in each task: the goal, every kind of move once, and two problems about Red's laser.

import type { Lesson } from "../lesson";

/** Red's light comes down to a3 and along rank 3 to the pharaoh; a stack waits beside it. */
const UNDER_FIRE = "5k4/10/10/10/10/p05K3/3T6/10 s 0";

export const lesson: Lesson = {
  tasks: [
    {
      name: "goal",
      position: "10/10/10/10/2k5P21/10/10/4K5 s 0",
      goal: { type: "move", moves: ["i4j4"] },
      point: ["i4", "j4"],
      wrong: { low: { moves: ["i4j3"] }, high: { moves: ["i4j5"] }, beside: { moves: ["i4+", "i4-"] } },
    },
    {
      // Left as it is, or turned the other way, the pyramid shows the light its back.
      name: "turn",
      position: "5k4/10/10/3p35P3/10/10/10/4K5 s 0",
      goal: { type: "move", moves: ["j5-"] },
      point: ["j5"],
      wrong: { right: { moves: ["j5+"] }, back: { moves: ["j5j4", "j5j6"] }, past: { moves: ["j5i4", "j5i5", "j5i6"] } },
    },
    {
      // As it is, the pyramid sends the light off the board.
      name: "clockwise",
      position: "5k4/10/10/3p35P1/10/10/10/4K5 s 0",
      goal: { type: "move", moves: ["j5+"] },
      point: ["j5"],
      wrong: { left: { moves: ["j5-"] } },
    },
    {
      name: "reserved",
      position: "5k4/p09/10/10/1P08/10/10/4K5 s 0",
      goal: {
        type: "refused",
        steps: [
          { type: "cell", cell: "b4" },
          { type: "cell", cell: "a4" },
        ],
        code: "reserved",
      },
      point: ["a4"],
    },
    {
      name: "stack",
      position: "5k4/10/10/10/10/10/3OO5/4K5 s 0",
      goal: { type: "move", moves: ["d2e2", "e2d2"] },
      point: ["d2", "e2"],
    },
    {
      name: "shield",
      position: UNDER_FIRE,
      goal: { type: "move", moves: ["d2c3", "d2d3", "d2e3"] },
      reply: "f8e8",
      point: ["c3", "d3", "e3"],
      wrong: { top: { moves: ["d2^c3", "d2^d3", "d2^e3"] }, flees: { moves: ["g3f2", "g3g2", "g3h2", "g3f4", "g3g4", "g3h4"] } },
    },
    {
      name: "drop",
      position: UNDER_FIRE,
      goal: { type: "move", moves: ["d2^c3", "d2^d3", "d2^e3"] },
      reply: "f8e8",
      point: ["d2"],
      wrong: { whole: { moves: ["d2c3", "d2d3", "d2e3"] } },
    },
    {
      name: "top",
      position: "5k4/10/10/10/10/p03O1K3/3T6/10 s 0",
      goal: { type: "move", moves: ["d2^e3"] },
      reply: "f8e8",
      point: ["e3"],
      wrong: { beside: { moves: ["d2^d3", "d2^c3"] } },
    },
    {
      // Left as it is, the djed sends the light down to the own pharaoh.
      name: "djed",
      position: "5k4/4t5/10/10/10/4D14P2/10/4K5 s 0",
      goal: { type: "move", moves: ["e3+"] },
      point: ["e3"],
      wrong: { flees: { moves: ["e1d1", "e1f1"] }, lit: { moves: ["e1e2"] } },
    },
    {
      name: "swap",
      position: "7k2/10/10/5D04/5p03P2/10/10/4K5 s 0",
      goal: { type: "move", moves: ["f5f4"] },
      point: ["f4"],
      wrong: { turn: { moves: ["f5+"] } },
    },
    {
      // The own pyramid would burn; the djed in its place throws the light up file f.
      name: "own",
      position: "7k2/5o4/10/4D05/5P23P2/10/10/4K5 s 0",
      goal: { type: "move", moves: ["e5f4"] },
      point: ["e5", "f4"],
      wrong: { burns: { moves: ["f4+", "e5+"] } },
    },
    {
      name: "eye",
      variant: "classic+horus",
      position: "7k2/5o4/10/10/5E04/1o7P2/10/4K5 s 0",
      goal: { type: "move", moves: ["f4f3"] },
      point: ["f3"],
      wrong: { beside: { moves: ["f4e3", "f4g3"] }, turn: { moves: ["f4+"] } },
    },
    { name: "limit", position: "5k4/10/10/2p07/6P03/10/10/4K5 s 99", goal: { type: "any", without: "captured" } },
    // The djed keeps Red's light from the pharaoh: it must stay where it is, and the pyramid has to do the work.
    {
      name: "laser",
      position: "7k2/3oo5/10/2P07/9P2/p03D01K3/10/10 s 0",
      goal: { type: "safe", moves: ["c5d4"], kind: "pharaoh", takes: true },
      point: ["d7", "e7"],
      wrong: { opens: { moves: ["e3e4", "e3d4"] }, lit: { moves: ["g3f4", "g3g4", "g3h4", "j4j3"] } },
    },
    // From b4 Red's pyramid steps into file a and lights rank 3, 4 or 5; the obelisk shields one of them.
    {
      name: "shelter",
      position: "5k4/10/9P2/10/1p04K3/4O5/10/10 s 0",
      goal: { type: "safe", moves: ["e3d4", "e3e4", "e3f4", "g4f3", "g4g3", "g4h3"], kind: "pharaoh" },
      point: ["b4"],
    },
  ],
};
