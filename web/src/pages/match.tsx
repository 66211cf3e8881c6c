// The page of a match across the net: who opens its address sees the table, plays where they have a seat, and watches
// where they have none.

import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { skinOf } from "../boards";
import { Loading, Trouble } from "../chrome";
import { isGame } from "../games";
import { t } from "../messages";
import type { MatchState } from "../protocol";
import { go, Link } from "../router";
import { loadRules } from "../rules/table";
import { ApiError, api } from "../server";
import { MatchClient } from "./match/client";
import { MatchTable } from "./match/table";

const FIRST_PAUSE = 1_000; // milliseconds until another try, doubled with every one
const LONGEST_PAUSE = 30_000;

type Found = { state: "loading" } | { state: "failed"; error: unknown } | { state: "ready"; client: MatchClient; match: MatchState };

export function Match({ id }: { id: string }) {
  const found = useSignal<Found>({ state: "loading" });
  const game = useSignal<string | null>(null);
  /** Counts tries: only the last one matters, and none once the page is left. */
  const last = useRef(0);
  /** How many have failed in a row. */
  const failures = useRef(0);

  /** What is on the screen stays there until there is an answer, where the page tries again by itself. */
  const open = (asked = true): void => {
    last.current += 1;
    const own = last.current;
    if (asked) found.value = { state: "loading" };
    void (async () => {
      try {
        const match = await api<MatchState>(`/matches/${id}`);
        if (!isGame(match.game)) throw new ApiError(404, "not_found", match.game);
        if (last.current !== own) return;
        game.value = match.game;
        const [skin] = await Promise.all([skinOf(match.game), loadRules()]);
        if (last.current !== own) return;
        failures.current = 0;
        found.value = { state: "ready", match, client: new MatchClient(id, skin, match, (next) => go(`/match/${next}`)) };
      } catch (error) {
        if (last.current !== own) return;
        failures.current += 1;
        found.value = { state: "failed", error };
      }
    })();
  };

  useEffect(() => {
    failures.current = 0;
    open();
    return () => {
      last.current += 1;
      const { value } = found;
      if (value.state === "ready") value.client.close();
    };
  }, [id]);

  // Where nobody answers it tries again by itself: with growing pauses, and at once when there is reason to hope.
  const failed = found.value.state === "failed" ? found.value : null;
  useEffect(() => {
    if (!failed || isMissing(failed.error)) return;
    const again = (): void => {
      if (navigator.onLine && document.visibilityState === "visible") open(false);
    };
    const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** (failures.current - 1));
    // Not all who were thrown out by a restart come back in the same moment.
    const timer = setTimeout(again, pause * (0.5 + Math.random()));
    addEventListener("online", again);
    addEventListener("pageshow", again);
    document.addEventListener("visibilitychange", again);
    document.addEventListener("resume", again);
    return () => {
      clearTimeout(timer);
      removeEventListener("online", again);
      removeEventListener("pageshow", again);
      document.removeEventListener("visibilitychange", again);
      document.removeEventListener("resume", again);
    };
  }, [failed]);

  const { value } = found;
  if (value.state === "failed") return <Failed error={value.error} onRetry={() => open()} />;
  if (value.state === "loading") return <Loading {...(game.value ? { game: game.value } : {})} />;
  const { client } = value;
  if (client.outdated.value) {
    return (
      <Trouble title={t().match.outdatedTitle} text={t().match.outdated}>
        <button type="button" class="button primary" onClick={() => location.reload()}>
          {t().trouble.reload}
        </button>
      </Trouble>
    );
  }
  const session = client.session.value;
  return (
    <div class="match" data-game={value.match.game}>
      {session ? <MatchTable key={session.you ?? "watching"} client={client} session={session} /> : <Loading game={value.match.game} />}
    </div>
  );
}

/** Whether there is no such match, however often one asks. */
const isMissing = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

/** There is no such match, or nobody answers. */
function Failed({ error, onRetry }: { error: unknown; onRetry(): void }) {
  const text = t().match;
  const missing = isMissing(error);
  return (
    <Trouble title={missing ? text.missingTitle : text.unreachableTitle} text={missing ? text.missing : `${text.unreachable} ${text.triesAgain}`}>
      <div class="state-actions">
        {!missing && (
          <button type="button" class="button primary" data-action="retry" onClick={onRetry}>
            {t().trouble.retry}
          </button>
        )}
        <Link class={missing ? "button primary" : "button"} href="/">
          {t().app.home}
        </Link>
      </div>
    </Trouble>
  );
}
