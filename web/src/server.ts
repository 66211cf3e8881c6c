// The server of the page: its HTTP API, and whether there is one at all. The app also works without, from a cache or
// from a plain file server.

import { signal } from "@preact/signals";
import { t } from "./messages";
import type { ErrorBody } from "./protocol";
import { language } from "./settings";

/** What was asked for is not done. */
export class ApiError extends Error {
  override name = "ApiError";

  /** `status` is 0 where nobody answered; `code` is what programs tell it by. */
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

/** Asks the server; with a body, to change something. Throws [`ApiError`]. */
export async function api<T>(path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { "Accept-Language": language.peek() };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  const init: RequestInit = { headers, credentials: "same-origin", ...(body === undefined ? {} : { method: "POST", body: JSON.stringify(body) }) };
  let response: Response;
  try {
    response = await fetch(`/api${path}`, init);
  } catch {
    throw new ApiError(0, "offline", t().app.noAnswer);
  }
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok && answer !== null) return answer as T;
  const { error = "", message = t().app.noAnswer } = (answer ?? {}) as Partial<ErrorBody>;
  throw new ApiError(response.status, error, message);
}

/** Whether a server of ours answers; unknown until somebody asks. */
export const served = signal<boolean | null>(null);

/** Asks whether there is a server. */
export async function findServer(): Promise<void> {
  try {
    const { status } = await api<{ status: string }>("/health");
    served.value = status === "ok";
  } catch {
    served.value = false;
  }
}

/** A name that nobody else gives to anything. `crypto.randomUUID` is missing where a page comes by plain http. */
export function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
