// The moves of an analysis: a tree whose first branches are the main line. It knows no rules; who
// adds a move has made sure that it can be played.

import type { Side } from "../../protocol";

/** What one can think of a move, best first, as record files write it. */
export const MARKS = ["!!", "!", "!?", "?!", "?", "??"] as const;
export type MoveMark = (typeof MARKS)[number];

export const MOST_NODES = 20_000;

export interface Node {
  readonly id: number;
  /** What was played to come here; "" at the root. */
  readonly move: string;
  readonly parent: Node | null;
  /** Who played it; at the root, who begins. */
  readonly mover: Side;
  /** Rounds are counted as record files do: a new one wherever the first player begins again. */
  readonly round: number;
  /** Moves from the root. */
  readonly ply: number;
  /** What can follow, the main line first. */
  readonly children: Node[];
  comment: string;
  mark: MoveMark | null;
}

/** A move that was taken out with all that followed it, and where it stood. */
export interface Removed {
  node: Node;
  parent: Node;
  place: number;
  /** How many moves that were. */
  count: number;
}

export class Tree {
  readonly root: Node;
  private nodes = new Map<number, Node>();
  private count = 0;

  constructor(begins: Side) {
    this.root = { id: 0, move: "", parent: null, mover: begins, round: 0, ply: 0, children: [], comment: "", mark: null };
    this.nodes.set(0, this.root);
  }

  get size(): number {
    return this.nodes.size;
  }

  find(id: number): Node | undefined {
    return this.nodes.get(id);
  }

  /** The node after that move: the one that is there, or a new one behind its siblings. */
  add(parent: Node, move: string, mover: Side): Node {
    const there = parent.children.find((child) => child.move === move);
    if (there) return there;
    if (this.size >= MOST_NODES) throw new Error(`more than ${MOST_NODES} moves`);
    const begins = parent.parent === null || (mover === "first" && parent.mover === "second");
    const node: Node = {
      id: ++this.count,
      move,
      parent,
      mover,
      round: parent.round + (begins ? 1 : 0),
      ply: parent.ply + 1,
      children: [],
      comment: "",
      mark: null,
    };
    parent.children.push(node);
    this.nodes.set(node.id, node);
    return node;
  }

  /** Takes a move and all that follows it out. */
  remove(node: Node): Removed | null {
    const { parent } = node;
    if (!parent) return null;
    const place = parent.children.indexOf(node);
    parent.children.splice(place, 1);
    const all = allFrom(node);
    for (const { id } of all) this.nodes.delete(id);
    return { node, parent, place, count: all.length };
  }

  /** Puts back what was taken out of a tree that has not changed since. */
  restore({ node, parent, place }: Removed): void {
    parent.children.splice(place, 0, node);
    for (const one of allFrom(node)) this.nodes.set(one.id, one);
  }

  /** Makes the innermost variation the node is in one place more important. */
  promote(node: Node): boolean {
    for (let here = node; here.parent; here = here.parent) {
      const { children } = here.parent;
      const place = children.indexOf(here);
      if (place > 0) {
        children.splice(place, 1);
        children.splice(place - 1, 0, here);
        return true;
      }
    }
    return false;
  }

  isMain(node: Node): boolean {
    for (let here = node; here.parent; here = here.parent) if (here.parent.children[0] !== here) return false;
    return true;
  }
}

function allFrom(node: Node): Node[] {
  const all = [node];
  for (const one of all) all.push(...one.children);
  return all;
}

/** From the root, which is not part of it, to the node. */
export function pathTo(node: Node): Node[] {
  const path: Node[] = [];
  for (let here = node; here.parent; here = here.parent) path.push(here);
  return path.reverse();
}

/** The path to the node and on along the first branches. */
export function lineThrough(node: Node): Node[] {
  const line = pathTo(node);
  for (let next = node.children[0]; next; next = next.children[0]) line.push(next);
  return line;
}

export function endOf(node: Node): Node {
  return lineThrough(node).at(-1) ?? node;
}

export type Step = "back" | "on" | "above" | "below" | "start" | "end";

/** Where a key leads from a node; the node itself where it leads nowhere. */
export function walk(node: Node, step: Step): Node {
  switch (step) {
    case "back":
      return node.parent ?? node;
    case "on":
      return node.children[0] ?? node;
    case "above":
      return sibling(node, -1);
    case "below":
      return sibling(node, 1);
    case "end":
      return endOf(node);
    case "start": {
      let here = node;
      while (here.parent) here = here.parent;
      return here;
    }
  }
}

function sibling(node: Node, by: number): Node {
  const siblings = node.parent?.children ?? [];
  return siblings[siblings.indexOf(node) + by] ?? node;
}

/** The nodes that share all of the path to both. */
export function commonAncestor(one: Node, other: Node): Node {
  let [a, b] = [one, other];
  while (a !== b) {
    if (a.ply >= b.ply && a.parent) a = a.parent;
    else if (b.parent) b = b.parent;
    else break;
  }
  return a;
}

/** What stands before a move: `3.`, `3...` where the second player's move needs one, or nothing. */
export function numberOf(node: Node, first: boolean): string {
  if (!node.parent) return "";
  const begins = node.parent.parent === null || node.round !== node.parent.round;
  if (node.mover === "first") return begins || first ? `${node.round}.` : "";
  return begins || first ? `${node.round}...` : "";
}
