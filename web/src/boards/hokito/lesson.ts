// Hokito's lesson: hops first, one to three; then what may end where; then points and the end. Only
// the last task ends its game: in the others White could go on.

import type { Step } from "../../protocol";
import type { Lesson } from "../lesson";

const cells = (...names: string[]): Step[] => names.map((cell) => ({ type: "cell", cell }));

/** The example of the rules. */
const CROSSING = "6/6/2,b1,1,w2,1/3,w1,2/2,b2,w3,1,b1/6 b";

export const lesson: Lesson = {
  tasks: [
    {
      name: "one",
      position: "4,w1,w2/6/2,w2,3/1,w3,b1,w1,2/2,b2,3/6 b",
      goal: { type: "move", moves: ["c3b3", "c3c2", "c3c4", "c3d3"] },
      point: ["c3"],
    },
    {
      name: "fly",
      position: "6/w1,5/6/b1,4,w2/6/2,w1,w3,2 b",
      goal: { type: "move", moves: ["a3f3"] },
      point: ["f3"],
    },
    { name: "two", position: CROSSING, goal: { type: "move", moves: ["c2e4"] }, point: ["c2", "e4"] },
    { name: "exact", position: CROSSING, goal: { type: "refused", steps: cells("c2", "d2"), code: "hops" }, point: ["c2", "d2"] },
    {
      name: "three",
      position: "6/6/1,w1,2,w2,1/6/1,b3,2,b1,1/6 b",
      goal: { type: "move", moves: ["b2e2"] },
      point: ["b2", "e2"],
    },
    {
      name: "returns",
      position: "6/4,w1,1/6/b3,1,w1,1,w2,1/6/6 b",
      goal: { type: "refused", steps: cells("a3", "c3"), code: "returns" },
      point: ["a3", "c3"],
    },
    {
      name: "like",
      position: "6/1,w1,4/6/1,b1,w2*2,1,w3,1/6/6 b",
      goal: { type: "refused", steps: cells("b3", "c3"), code: "single-on-single" },
      point: ["b3", "c3"],
    },
    {
      name: "stack",
      position: "6/6/1,w3*4,1,b1,2/6/1,w1,1,b2*2,1,w1/6 b",
      goal: { type: "move", moves: ["d2b4"] },
      point: ["d2"],
    },
    {
      name: "worth",
      position: "6/2,w2*4,1,b1*2,1/6/w1,1,w3,3/6/b3*2,5 b",
      goal: { type: "move", moves: ["a1c5"] },
      point: ["c5"],
    },
    {
      name: "end",
      position: "6/6/4,w2,w2/1,b3,2,b1,1/3,w2*2,2/6 b",
      goal: { type: "move", moves: ["b3f4"] },
    },
  ],
};
