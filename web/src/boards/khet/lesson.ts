// Ten tasks for Silver, every kind of move once, and the goal at the end.

import type { Lesson } from "../lesson";

export const lesson: Lesson = {
  tasks: [
    {
      name: "step",
      position: "5k4/10/10/10/2o5P21/10/10/4K5 s 0",
      goal: { type: "move", moves: ["i4j4"] },
      point: ["j4"],
    },
    {
      // Left as it is, or turned the other way, the pyramid shows the light its back.
      name: "turn",
      position: "5k4/10/10/3p35P3/10/10/10/4K5 s 0",
      goal: { type: "move", moves: ["j5-"] },
      point: ["j5"],
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
      // Red's light comes down to a3 and along rank 3 to the pharaoh.
      name: "shield",
      position: "5k4/10/10/10/10/p05K3/3T6/10 s 0",
      goal: { type: "move", moves: ["d2c3", "d2d3", "d2e3"] },
      reply: "f8e8",
      point: ["c3", "d3", "e3"],
    },
    {
      name: "top",
      position: "5k4/10/10/10/10/p03O1K3/3T6/10 s 0",
      goal: { type: "move", moves: ["d2^e3"] },
      reply: "f8e8",
      point: ["e3"],
    },
    {
      // Left as it is, the djed sends the light down to the own pharaoh.
      name: "djed",
      position: "5k4/4t5/10/10/10/4D14P2/10/4K5 s 0",
      goal: { type: "move", moves: ["e3+"] },
      point: ["e3"],
    },
    {
      name: "swap",
      position: "7k2/10/10/5D04/5p03P2/10/10/4K5 s 0",
      goal: { type: "move", moves: ["f5f4"] },
      point: ["f4"],
    },
    {
      name: "eye",
      variant: "classic+horus",
      position: "7k2/5o4/10/10/5E04/1o7P2/10/4K5 s 0",
      goal: { type: "move", moves: ["f4f3"] },
      point: ["f3"],
    },
    {
      name: "pharaoh",
      position: "4k5/3p22p03/10/9P2/2p0P06/10/10/4K5 s 0",
      goal: { type: "move", moves: ["d4e5"] },
    },
  ],
};
