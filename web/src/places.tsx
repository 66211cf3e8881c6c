// The way to the others: lobby and one's own games in the header, and whoever calls from an open table.

import { useEffect } from "preact/hooks";
import { Icon } from "./icons";
import { playerWords, otherSide } from "./listing-words";
import { say } from "./log";
import { gameWords, t } from "./messages";
import { hearNews, lookAfterMine, mine, summons, waitingCount, wasOnline } from "./mine";
import { go, Link, route } from "./router";
import { served } from "./server";
import { play as playSound } from "./sound";

const UNHURRIED = 1500; // milliseconds: what is on the page comes first

/** Links to the lobby and to one's own games, with the number of those that wait. */
export function Places({ page }: { page: string }) {
  const online = page === "lobby" || page === "games" || page === "match";
  useEffect(() => {
    if (mine.peek() || !(online || wasOnline())) return;
    const look = (): void => {
      // Without a network nobody is asked; when it comes, it is.
      if (navigator.onLine) void lookAfterMine();
    };
    const timer = setTimeout(look, online ? 0 : UNHURRIED);
    addEventListener("online", look);
    return () => {
      clearTimeout(timer);
      removeEventListener("online", look);
    };
  }, [online]);
  const count = waitingCount.value;
  // Where no server is, nobody can be met.
  if (served.value === false && !online) return null;
  return (
    <nav class="places" aria-label={t().app.online}>
      <Link href="/lobby" aria-label={t().app.lobby} aria-current={page === "lobby" ? "page" : undefined}>
        <Icon name="people" />
        <span class="places-word">{t().app.lobby}</span>
      </Link>
      <Link href="/games" aria-label={count > 0 ? t().app.myGamesWaiting({ count }) : t().app.myGames} aria-current={page === "games" ? "page" : undefined}>
        <Icon name="games" />
        <span class="places-word">{t().app.myGames}</span>
        {count > 0 && (
          <span class="badge" data-badge>
            {count}
          </span>
        )}
      </Link>
    </nav>
  );
}

/** Somebody has sat down at one's open table: the way there, on whichever page one is. */
export function Summons() {
  useEffect(
    () =>
      hearNews(({ news, match }) => {
        if (news !== "joined" || isAt(match.id)) return;
        const name = playerWords(match.players[otherSide(match.side)]);
        say(t().app.summons({ name, game: gameWords(match.game).title }));
        playSound("end");
      }),
    [],
  );
  const called = summons.value;
  const to = route.value;
  useEffect(() => {
    if (called && isAt(called.id)) summons.value = null;
  }, [called, to]);
  if (!called || isAt(called.id)) return null;
  const name = playerWords(called.players[otherSide(called.side)]);
  return (
    <div class="summons" data-game={called.game} data-summons>
      <p>{t().app.summons({ name, game: gameWords(called.game).title })}</p>
      <button
        type="button"
        class="button primary"
        onClick={() => {
          summons.value = null;
          go(`/match/${called.id}`);
        }}>
        {t().app.summonsGo}
      </button>
      <button type="button" class="icon-button" aria-label={t().app.close} onClick={() => (summons.value = null)}>
        <Icon name="cross" />
      </button>
    </div>
  );
}

const isAt = (id: string): boolean => location.pathname === `/match/${id}`;

/** Leads to the next game that waits for a move, from whichever it is shown beside; nothing where none does. */
export function NextGame({ except }: { except?: string }) {
  const waiting = (mine.value?.waiting ?? []).filter(({ id }) => id !== except);
  const [next] = waiting;
  if (!next) return null;
  return (
    <Link class="button" href={`/match/${next.id}`} data-action="next-game">
      {t().app.nextGame({ count: waiting.length })}
    </Link>
  );
}
