// The engine, seen from the page: one worker that thinks about one position at a time. A worker that
// thinks hears no messages, so it looks into a word of shared memory for the request that is wanted.
// Where memory cannot be shared, a request that is no longer wanted ends with its worker: that is what
// all browsers can do, but Chromium lets such a worker run on for up to two seconds.

import type { SearchInfo, SearchRequest, SetupRequest } from "../protocol";
import { loadRules } from "./table";

/** What the page asks of the worker. */
export type Order =
  | { type: "start"; module: WebAssembly.Module; wanted: Int32Array | null }
  | { type: "think"; id: number; setup: SetupRequest; moves: string[]; request: SearchRequest };

/** What the worker answers. */
export type Report =
  | { type: "info"; id: number; info: SearchInfo }
  | { type: "done"; id: number; info: SearchInfo }
  | { type: "failed"; id: number; message: string };

/** Thrown to whoever waits for a search that was cancelled. */
export class Cancelled extends Error {
  override name = "Cancelled";
}

interface Pending {
  id: number;
  onInfo: ((info: SearchInfo) => void) | undefined;
  resolve(info: SearchInfo): void;
  reject(error: Error): void;
}

/** Whether a word of memory can be given to a worker. WebKitGTK isolates the page and has no such type. */
function canShare(): boolean {
  return globalThis.crossOriginIsolated && typeof SharedArrayBuffer === "function";
}

export class Engine {
  private worker: Worker | null = null;
  private pending: Pending | null = null;
  private count = 0;
  /** The number of the request that is wanted, 0 for none. */
  private readonly wanted = canShare() ? new Int32Array(new SharedArrayBuffer(4)) : null;

  /** Thinks about the position after `moves` from that set-up. A request made before the last one is
   *  answered cancels that one. */
  think(setup: SetupRequest, moves: readonly string[], request: SearchRequest, onInfo?: (info: SearchInfo) => void): Promise<SearchInfo> {
    this.cancel();
    const id = ++this.count;
    if (this.wanted) Atomics.store(this.wanted, 0, id);
    return new Promise<SearchInfo>((resolve, reject) => {
      this.pending = { id, onInfo, resolve, reject };
      this.ready().then(
        (worker) => {
          if (this.pending?.id !== id) return;
          const order: Order = { type: "think", id, setup, moves: [...moves], request };
          worker.postMessage(order);
        },
        (error: unknown) => this.fail(id, error),
      );
    });
  }

  /** Stops thinking. What was reported so far stays with whoever listened. */
  cancel(): void {
    const pending = this.pending;
    if (!pending) return;
    this.pending = null;
    if (this.wanted) {
      Atomics.store(this.wanted, 0, 0);
    } else {
      this.worker?.terminate();
      this.worker = null;
    }
    pending.reject(new Cancelled("the engine was stopped"));
  }

  /** Starts the worker ahead of the first request. */
  warm(): void {
    this.ready().catch(() => undefined);
  }

  close(): void {
    this.cancel();
    this.worker?.terminate();
    this.worker = null;
  }

  private async ready(): Promise<Worker> {
    const module = await loadRules();
    if (this.worker) return this.worker;
    const worker = new Worker(ENGINE_WORKER, { type: "module" });
    const start: Order = { type: "start", module, wanted: this.wanted };
    worker.postMessage(start);
    worker.onmessage = (message: MessageEvent<Report>) => this.hear(message.data);
    worker.onerror = (event) => {
      worker.terminate();
      if (this.worker === worker) this.worker = null;
      if (this.pending) this.fail(this.pending.id, new Error(event.message || "the engine failed"));
    };
    this.worker = worker;
    return worker;
  }

  private hear(report: Report): void {
    const pending = this.pending;
    if (pending?.id !== report.id) return;
    switch (report.type) {
      case "info":
        pending.onInfo?.(report.info);
        break;
      case "done":
        this.pending = null;
        pending.resolve(report.info);
        break;
      case "failed":
        // A module is not used again after a crash; the next request gets another.
        this.worker?.terminate();
        this.worker = null;
        this.fail(report.id, new Error(report.message));
        break;
    }
  }

  private fail(id: number, error: unknown): void {
    const pending = this.pending;
    if (pending?.id !== id) return;
    this.pending = null;
    pending.reject(error instanceof Error ? error : new Error(String(error)));
  }
}
