// The lobby: an opponent at once, open challenges, and games to watch.

import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { Loading, Trouble } from "../chrome";
import { follow } from "../follow";
import { clockWords, gameLine, playerLine, playerWords } from "../listing-words";
import { say } from "../log";
import { me, whoAmI } from "../me";
import { gameWords, t } from "../messages";
import { hearNews, mine, summons } from "../mine";
import type { ListedMatch, LobbyState, MatchJoined } from "../protocol";
import { go, Link } from "../router";
import { api, served } from "../server";
import { ComputerNow } from "./lobby/computer";
import { LiveGame } from "./lobby/live-game";
import { QuickPairing, useGame } from "./lobby/quick-pairing";

export function Lobby() {
  const lobby = useSignal<LobbyState | null>(null);
  const connected = useSignal(true);
  const trouble = useSignal("");
  const told = useRef<Set<string> | null>(null);
  const game = useGame();
  const text = t().lobby;

  const take = (state: LobbyState): void => {
    announce(told, state.challenges);
    lobby.value = state;
  };
  const begin = async (): Promise<void> => {
    served.value = null;
    try {
      // What an account can do that a guest cannot is there from the beginning.
      const [state] = await Promise.all([api<LobbyState>("/lobby"), me.peek() === null && whoAmI()]);
      if (!Array.isArray(state.challenges)) throw new Error("no server");
      served.value = true;
      take(state);
    } catch {
      served.value = false;
    }
  };
  useEffect(() => {
    void begin();
    // Who waits here for a live game is led to the table.
    const hearing = hearNews(({ news, match }) => {
      if (news !== "joined" || (match.clock !== null && "days" in match.clock)) return;
      say(t().lobby.found);
      summons.value = null;
      go(`/match/${match.id}`);
    });
    return () => {
      hearing();
    };
  }, []);
  useEffect(() => {
    if (served.value !== true) return;
    const stream = follow("/lobby/events", {
      hear: (line) => take(line as LobbyState),
      connected: (is) => (connected.value = is),
    });
    return () => stream.end();
  }, [served.value]);

  if (served.value === false) {
    return (
      <Trouble title={text.awayTitle} text={text.away}>
        <div class="state-actions">
          <button type="button" class="button primary" onClick={() => void begin()}>
            {t().trouble.retry}
          </button>
          <Link class="button" href="/">
            {t().app.home}
          </Link>
        </div>
      </Trouble>
    );
  }
  const state = lobby.value;
  if (!state) return <Loading />;
  const own = new Set((mine.value?.challenges ?? []).map(({ id }) => id));
  const others = state.challenges.filter(({ id }) => !own.has(id));
  const accept = async ({ id }: ListedMatch): Promise<void> => {
    trouble.value = "";
    try {
      await api<MatchJoined>(`/matches/${id}/join`, {});
      go(`/match/${id}`);
    } catch (error) {
      // Somebody else was quicker: the list will say so in a moment.
      trouble.value = error instanceof Error ? error.message : String(error);
    }
  };
  return (
    <div class="lobby">
      <header class="lobby-head">
        <h1>{text.title}</h1>
        <p class="lead">{text.lead}</p>
        <p class="small" data-people>
          {connected.value ? state.people > 0 && text.people({ count: state.people }) : text.lost}
        </p>
      </header>
      <p class="lobby-trouble" role="alert" aria-live="assertive">
        {trouble.value}
      </p>
      <QuickPairing game={game} onTrouble={(message) => (trouble.value = message)} />
      <section aria-labelledby="challenges">
        <h2 id="challenges">{text.challenges}</h2>
        {others.length === 0 ? (
          <div class="lobby-empty">
            <p>{own.size === 0 ? text.noChallenges : text.noOthers}</p>
            {own.size === 0 && <ComputerNow game={game.value} />}
          </div>
        ) : (
          <ul class="rows" data-challenges>
            {others.map((challenge) => (
              <Challenge key={challenge.id} challenge={challenge} onAccept={() => void accept(challenge)} />
            ))}
          </ul>
        )}
      </section>
      <section aria-labelledby="live">
        <h2 id="live">{text.games}</h2>
        {state.games.length === 0 ? (
          <p class="lobby-empty">{text.noGames}</p>
        ) : (
          <ul class="live-games" data-live>
            {state.games.map((game) => (
              <LiveGame key={game.id} match={game} />
            ))}
          </ul>
        )}
      </section>
    </div>
  );
}

/** Says what is new, not what was there when the page came. */
function announce(told: { current: Set<string> | null }, challenges: readonly ListedMatch[]): void {
  const before = told.current;
  told.current = new Set(challenges.map(({ id }) => id));
  if (!before) return;
  const own = new Set((mine.peek()?.challenges ?? []).map(({ id }) => id));
  const fresh = challenges.find(({ id }) => !before.has(id) && !own.has(id));
  if (!fresh) return;
  const name = playerWords(fresh.players.first ?? fresh.players.second);
  say(t().lobby.newChallenge({ game: gameWords(fresh.game).title, clock: clockWords(fresh.clock), name }));
}

function Challenge({ challenge, onAccept }: { challenge: ListedMatch; onAccept(): void }) {
  const text = t().lobby;
  const player = challenge.players.first ?? challenge.players.second;
  const clock = clockWords(challenge.clock);
  const marks = [challenge.rated && text.rated, challenge.custom && text.custom].filter(Boolean).join(" · ");
  return (
    <li class="row" data-game={challenge.game} data-challenge={challenge.id}>
      <span class="row-words">
        <strong class="row-title">{gameLine(challenge)}</strong>
        <span class="row-line">
          {playerLine(player)} · {clock}
          {marks && ` · ${marks}`}
        </span>
      </span>
      <button
        type="button"
        class="button primary"
        aria-label={text.acceptWhich({ game: gameWords(challenge.game).title, clock, name: playerWords(player) })}
        onClick={onAccept}>
        {text.accept}
      </button>
    </li>
  );
}
