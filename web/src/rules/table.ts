// The rules, as the page knows them: a table on which a game is played. All of it is Rust; this
// file only turns the JSON that crosses the border into types.

import init, { Table as WasmTable, catalogue, rulesText } from "../wasm/quinconce.js";
import wasmAddress from "../wasm/quinconce_bg.wasm";
import type { GameInfo, HandState, LegalMove, Message, Refusal, SetupRequest, Side, Step, TableState, Taken, Term, Threat, Frame, View } from "../protocol";
import { nextTask } from "../tasks";
import { watchCrash } from "./crash";
import { Refused } from "./refused";

let loading: Promise<WebAssembly.Module> | null = null;

/** Loads the rules, once; a failure may be tried again. Gives the module, from which the engine's
 *  worker starts without compiling it anew. */
export function loadRules(): Promise<WebAssembly.Module> {
  loading ??= fetchModule().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

async function fetchModule(): Promise<WebAssembly.Module> {
  const module = (await compiledBeside()) ?? (await compiledHere());
  await nextTask();
  await init({ module_or_path: module });
  return module;
}

/** The module, fetched and compiled beside the page; nothing where that fails. The head of the page may have begun with it. */
async function compiledBeside(): Promise<WebAssembly.Module | null> {
  const worker = globalThis.rulesWorker ?? new Worker(COMPILE_WORKER, { type: "module" });
  globalThis.rulesWorker = undefined;
  const module = await new Promise<WebAssembly.Module | null>((resolve) => {
    worker.onmessage = ({ data }: MessageEvent<WebAssembly.Module | null>) => resolve(data);
    worker.onerror = () => resolve(null);
    worker.onmessageerror = () => resolve(null);
    worker.postMessage("module");
  });
  worker.terminate();
  return module;
}

/** The same in the page, which tells what is wrong. */
async function compiledHere(): Promise<WebAssembly.Module> {
  const response = await fetch(wasmAddress, { credentials: "same-origin" });
  if (!response.ok) throw new Error(`${wasmAddress}: ${response.status}`);
  return WebAssembly.compile(await response.arrayBuffer());
}

const rehearsed = new Set<string>();

/** Makes the calls with which a page about a game begins, a task each: browsers compile what a module does when it is
 *  done for the first time. */
export async function rehearse(game: string): Promise<void> {
  if (rehearsed.has(game)) return;
  rehearsed.add(game);
  const table = Table.open({ game, variant: null, position: null, seed: 0 });
  for (const call of [() => table.state(), () => table.begin(), () => gameInfo(game)]) {
    await nextTask();
    call();
  }
  table.free();
  await nextTask();
}

let games: GameInfo[] | null = null;

/** What games there are. Only after [`loadRules`]. */
export function gameInfo(name: string): GameInfo {
  games ??= JSON.parse(watchCrash(catalogue)) as GameInfo[];
  const found = games.find((game) => game.name === name);
  if (!found) throw new Error(`unknown game "${name}"`);
  return found;
}

/** The rules of a game as Markdown. */
export function rulesMarkdown(game: string, language: string): string {
  return watchCrash(() => rulesText(game, language));
}

/** The names of the first and the second player, where they are known. */
export type Players = readonly [string | null, string | null];

/** A game in progress. A method that is given a text may throw [`Refused`]. */
export class Table {
  private constructor(readonly inner: WasmTable) {}

  static open(setup: SetupRequest): Table {
    return guarded(() => new Table(WasmTable.open(JSON.stringify(setup))));
  }

  /** From the text of a record file. */
  static load(record: string): Table {
    return guarded(() => new Table(WasmTable.load(record)));
  }

  state(): TableState {
    return JSON.parse(watchCrash(() => this.inner.state())) as TableState;
  }

  view(): View {
    return JSON.parse(watchCrash(() => this.inner.view())) as View;
  }

  /** The moves that can be played, each with the steps that make it. */
  legal(): LegalMove[] {
    return JSON.parse(watchCrash(() => this.inner.legal())) as LegalMove[];
  }

  over(): boolean {
    return watchCrash(() => this.inner.over());
  }

  /** How far a hand has come with its next move, and what it can do. */
  hand(): HandState {
    return JSON.parse(watchCrash(() => this.inner.hand())) as HandState;
  }

  /** The same for a hand that has let go of everything. */
  begin(): HandState {
    watchCrash(() => this.inner.restart());
    return this.hand();
  }

  /** A hand takes a step. */
  take(step: Step): Taken {
    return JSON.parse(guarded(() => this.inner.take(JSON.stringify(step)))) as Taken;
  }

  /** A step of the hand is taken back; false where there is none. */
  back(): boolean {
    return watchCrash(() => this.inner.back());
  }

  /** Moves that begin with that step are withheld from the hand until the next move is made. */
  withhold(step: Step): void {
    guarded(() => this.inner.withhold(JSON.stringify(step)));
  }

  position(): string {
    return watchCrash(() => this.inner.position());
  }

  play(mv: string): Frame[] {
    return guarded(() => JSON.parse(this.inner.play(mv)) as Frame[]);
  }

  /** The move that was taken back, if there was one. */
  takeBack(): string | undefined {
    return watchCrash(() => this.inner.takeBack()) ?? undefined;
  }

  /** Why these steps begin no legal move; nothing where they do. */
  refusal(steps: readonly Step[]): Refusal | null {
    const text = guarded(() => this.inner.refusal(JSON.stringify(steps)));
    return text ? (JSON.parse(text) as Refusal) : null;
  }

  resign(side: Side): void {
    guarded(() => this.inner.resign(side));
  }

  agreeDraw(): void {
    guarded(() => this.inner.agreeDraw());
  }

  claimDraw(): void {
    guarded(() => this.inner.claimDraw());
  }

  outOfTime(side: Side): void {
    guarded(() => this.inner.outOfTime(side));
  }

  /** The game as a record file, with the names of the players where they are known. */
  record([first, second]: Players): string {
    return watchCrash(() => this.inner.record(first, second));
  }

  terms(): Term[] {
    return JSON.parse(watchCrash(() => this.inner.terms())) as Term[];
  }

  /** What the sides aim at. */
  threats(): Threat[] {
    return JSON.parse(watchCrash(() => this.inner.threats())) as Threat[];
  }

  free(): void {
    watchCrash(() => this.inner.free());
  }

  /** What would happen if that move were made. */
  preview(mv: string): Frame[] {
    return guarded(() => JSON.parse(this.inner.preview(mv)) as Frame[]);
  }
}

/** Rust throws errors that carry the reason as JSON. */
export function guarded<T>(call: () => T): T {
  try {
    return watchCrash(call);
  } catch (error) {
    if (!(error instanceof Error)) throw new Error(String(error));
    const { reason } = error as { reason?: string };
    throw reason === undefined ? error : new Refused(error.message, JSON.parse(reason) as Message);
  }
}
