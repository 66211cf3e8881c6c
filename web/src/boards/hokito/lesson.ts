// Hokito's lesson, Black to move in each task: the end and its points, hops from one to three, what may end where,
// and when to end the game.

import type { Step } from "../../protocol";
import type { Lesson } from "../lesson";

const cells = (...names: string[]): Step[] => names.map((cell) => ({ type: "cell", cell }));

/** The example of the rules. */
const CROSSING = "6/6/2,b1,1,w2,1/3,w1,2/2,b2,w3,1,b1/6 b";

export const lesson: Lesson = {
  tasks: [
    { name: "goal", position: "5,w1/6/6/2,b1,w3,2/6/6 b", goal: { type: "move", moves: ["c3d3"] }, point: ["c3", "d3"] },
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
      name: "own",
      position: "6/6/b1,2,w2,2/6/6/b3,2,w1,2 b",
      goal: { type: "move", moves: ["a1a4"] },
      point: ["a1", "a4"],
      wrong: { white: { moves: ["a1d1"] }, low: { moves: ["a4a1"] } },
    },
    {
      name: "stack",
      position: "6/6/1,w3*4,1,b1,2/6/1,w1,1,b2*2,1,w1/6 b",
      goal: { type: "move", moves: ["d2b4"] },
      point: ["d2"],
    },
    {
      name: "join",
      position: "1,w1,4/6/1,w2,2,b1*4,1/6/1,b2*2,4/6 b",
      goal: { type: "move", moves: ["b2e4"] },
      point: ["b2", "e4"],
    },
    {
      name: "worth",
      position: "6/2,w2*4,1,b1*2,1/6/w1,1,w3,3/6/b3*2,5 b",
      goal: { type: "move", moves: ["a1c5"] },
      point: ["c5"],
    },
    { name: "draw", position: "5,w2/6/6/2,b1,w3,2/6/6 b", goal: { type: "move", moves: ["c3d3"] }, point: ["c3", "d3"] },
    // White's stack has nowhere to land while no other stack stands in its way.
    {
      name: "block",
      position: "b2,5/6/6/b1,5/b3,1,w1*2,3/6 b",
      goal: { type: "win", moves: ["a3a6"], plies: 1 },
      wrong: { builds: { moves: ["a3a2", "a6a2"], reply: "c2a2" } },
    },
    // To end the game at once loses by 4 to 5. Left a move, White has only a2a3, and c3a3 takes that stack.
    {
      name: "wait",
      position: "6/6/6/b2,1,w1,b1,2/w1,5/3,w3,2 b",
      goal: { type: "win", moves: ["d3c3"], plies: 3 },
      wrong: { ends: { moves: ["a3d3"] }, gives: { moves: ["d3d1"], reply: "c3a3" } },
    },
  ],
};
