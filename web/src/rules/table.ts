// The rules, as the page knows them: a table on which a game is played. All of it is Rust; this
// file only turns the JSON that crosses the border into types.

import init, { Table as WasmTable, catalogue, rulesText } from "../wasm/quinconce.js";
import wasmAddress from "../wasm/quinconce_bg.wasm";
import type { Event, GameInfo, LegalMove, Message, Refusal, SetupRequest, Side, Step, TableState, Term, Threat, View } from "../protocol";
import { watchFall } from "./fallen";
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
  const response = await fetch(wasmAddress, { credentials: "same-origin" });
  if (!response.ok) throw new Error(`${wasmAddress}: ${response.status}`);
  const module = await WebAssembly.compile(await response.arrayBuffer());
  await init({ module_or_path: module });
  return module;
}

let games: GameInfo[] | null = null;

/** What games there are. Only after [`loadRules`]. */
export function gameInfo(name: string): GameInfo {
  games ??= JSON.parse(watchFall(catalogue)) as GameInfo[];
  const found = games.find((game) => game.name === name);
  if (!found) throw new Error(`unknown game "${name}"`);
  return found;
}

/** The rules of a game as Markdown. */
export function rulesMarkdown(game: string, language: string): string {
  return watchFall(() => rulesText(game, language));
}

/** A game in progress. A method that is given a text may throw [`Refused`]. */
export class Table {
  private constructor(private readonly inner: WasmTable) {}

  static open(setup: SetupRequest): Table {
    return guarded(() => new Table(WasmTable.open(JSON.stringify(setup))));
  }

  /** From the text of a record file. */
  static load(record: string): Table {
    return guarded(() => new Table(WasmTable.load(record)));
  }

  state(): TableState {
    return JSON.parse(watchFall(() => this.inner.state())) as TableState;
  }

  view(): View {
    return JSON.parse(watchFall(() => this.inner.view())) as View;
  }

  legal(): LegalMove[] {
    return this.state().legal;
  }

  position(): string {
    return watchFall(() => this.inner.position());
  }

  play(mv: string): Event[] {
    return guarded(() => JSON.parse(this.inner.play(mv)) as Event[]);
  }

  /** The move that was taken back, if there was one. */
  takeBack(): string | undefined {
    return watchFall(() => this.inner.takeBack()) ?? undefined;
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

  record(): string {
    return watchFall(() => this.inner.record());
  }

  terms(): Term[] {
    return JSON.parse(watchFall(() => this.inner.terms())) as Term[];
  }

  /** What the sides aim at. */
  threats(): Threat[] {
    return JSON.parse(watchFall(() => this.inner.threats())) as Threat[];
  }

  copy(): Table {
    return new Table(watchFall(() => this.inner.copy()));
  }

  free(): void {
    watchFall(() => this.inner.free());
  }

  /** What would happen if that move were made. */
  preview(mv: string): Event[] {
    const copy = this.copy();
    try {
      return copy.play(mv);
    } finally {
      copy.free();
    }
  }
}

/** Rust throws errors that carry the reason as JSON. */
function guarded<T>(call: () => T): T {
  try {
    return watchFall(call);
  } catch (error) {
    if (!(error instanceof Error)) throw new Error(String(error));
    const { reason } = error as { reason?: string };
    throw reason === undefined ? error : new Refused(error.message, JSON.parse(reason) as Message);
  }
}
