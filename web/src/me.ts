// Who I am to the server: a guest or an account. Nobody is asked before the page is there.

import { signal } from "@preact/signals";
import { t } from "./messages";
import type { ErrorBody, Me } from "./protocol";
import { ApiError } from "./server";
import { language } from "./settings";

/** Who I am; unknown until the server has answered, "none" where there is no server. */
export const me = signal<Me | "none" | null>(null);

/** Asks the server in any way; `null` where it has nothing to say. Throws [`ApiError`]. */
export async function request<T>(method: "GET" | "POST" | "PUT" | "DELETE", path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { "Accept-Language": language.peek() };
  if (method !== "GET") headers["Content-Type"] = "application/json";
  const init: RequestInit = { method, headers, credentials: "same-origin", ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
  let response: Response;
  try {
    response = await fetch(`/api${path}`, init);
  } catch {
    throw new ApiError(0, "offline", t().app.noAnswer);
  }
  const answer: unknown = response.status === 204 ? null : await response.json().catch(() => undefined);
  if (response.ok && answer !== undefined) return answer as T;
  const { error = "", message = t().app.noAnswer } = (answer ?? {}) as Partial<ErrorBody>;
  throw new ApiError(response.status, error, message);
}

/** Asks who I am. Where nobody answers, or somebody who is no server of ours, there is none. */
export async function whoAmI(): Promise<void> {
  try {
    const found = await request<Me>("GET", "/me");
    me.value = typeof found?.account === "boolean" ? found : "none";
  } catch {
    me.value = "none";
  }
}

/** What to call me; empty where there is no server. */
export function myName(): string {
  const mine = me.value;
  return mine === null || mine === "none" ? "" : (mine.name ?? t().app.guest);
}

/** Whether it is an account that plays here. */
export function hasAccount(): boolean {
  const mine = me.value;
  return mine !== null && mine !== "none" && mine.account;
}
