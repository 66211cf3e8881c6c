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

type Found = { state: "loading" } | { state: "failed"; error: unknown } | { state: "ready"; client: MatchClient; match: MatchState };

export function Match({ id }: { id: string }) {
  const found = useSignal<Found>({ state: "loading" });
  const left = useRef(false);
  const game = useSignal<string | null>(null);

  const open = (): void => {
    found.value = { state: "loading" };
    void (async () => {
      try {
        const match = await api<MatchState>(`/matches/${id}`);
        if (!isGame(match.game)) throw new ApiError(404, "not_found", match.game);
        game.value = match.game;
        const [skin] = await Promise.all([skinOf(match.game), loadRules()]);
        if (left.current) return;
        found.value = { state: "ready", match, client: new MatchClient(id, skin, match, (next) => go(`/match/${next}`)) };
      } catch (error) {
        found.value = { state: "failed", error };
      }
    })();
  };

  useEffect(() => {
    left.current = false;
    open();
    return () => {
      left.current = true;
      const { value } = found;
      if (value.state === "ready") value.client.close();
    };
  }, [id]);

  const { value } = found;
  if (value.state === "failed") return <Failed error={value.error} onRetry={open} />;
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

/** There is no such match, or nobody answers. */
function Failed({ error, onRetry }: { error: unknown; onRetry(): void }) {
  const text = t().match;
  const missing = error instanceof ApiError && error.status === 404;
  return (
    <Trouble title={missing ? text.missingTitle : text.unreachableTitle} text={missing ? text.missing : text.unreachable}>
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
