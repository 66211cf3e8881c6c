// My games: those that wait for me first, with what time is left; then the others, open challenges, and the last ends.

import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { SmallBoard } from "../board/small-board";
import { Loading, Trouble } from "../chrome";
import { changeWords, clockWords, opponentLine, variantWords } from "../listing-words";
import { say } from "../log";
import { gameWords, t } from "../messages";
import { hearNews, lookAfterMine, mine } from "../mine";
import { NextGame } from "../places";
import type { MyMatch } from "../protocol";
import { Link } from "../router";
import { served } from "../server";
import { Feed } from "./games/feed";
import { timeLeft } from "./games/time-left";
import { withdraw } from "./lobby/withdraw";
import { Games as AllGames } from "./people/games";

const LOOK = 20_000; // milliseconds between two looks at the watch

export function Games() {
  const now = useSignal(Date.now());
  const trouble = useSignal("");
  const text = t().games;
  useEffect(() => {
    served.value = served.peek() || null;
    void lookAfterMine();
    const hearing = hearNews(({ news, match }) => {
      if (news === "turn") say(t().games.yourTurn({ game: gameWords(match.game).title }));
    });
    const timer = setInterval(() => (now.value = Date.now()), LOOK);
    return () => {
      hearing();
      clearInterval(timer);
    };
  }, []);
  const all = mine.value;
  if (served.value === false && !all) {
    return (
      <Trouble title={text.awayTitle} text={text.away}>
        <div class="state-actions">
          <button
            type="button"
            class="button primary"
            onClick={() => {
              served.value = null;
              void lookAfterMine();
            }}>
            {t().trouble.retry}
          </button>
          <Link class="button" href="/">
            {t().app.home}
          </Link>
        </div>
      </Trouble>
    );
  }
  if (!all) return <Loading />;
  const { waiting, others, challenges, finished } = all;
  if (waiting.length + others.length + challenges.length + finished.length === 0) {
    return (
      <div class="state" data-nothing>
        <h1>{text.nothing}</h1>
        <p>{text.nothingLead}</p>
        <Link class="button primary" href="/lobby">
          {text.toLobby}
        </Link>
      </div>
    );
  }
  return (
    <div class="lobby games">
      <header class="lobby-head">
        <h1>{text.title}</h1>
        <NextGame />
      </header>
      <p class="lobby-trouble" role="alert" aria-live="assertive">
        {trouble.value}
      </p>
      <section aria-labelledby="waiting">
        <h2 id="waiting">{text.waiting}</h2>
        {waiting.length === 0 ? (
          <p class="lobby-empty">{text.nothingWaits}</p>
        ) : (
          <ul class="rows" data-list="waiting">
            {waiting.map((match) => (
              <Row key={match.id} match={match} line={timeLeft(match, now.value)} />
            ))}
          </ul>
        )}
      </section>
      <List id="others" title={text.others} matches={others} line={(match) => timeLeft(match, now.value)} />
      {challenges.length > 0 && (
        <section aria-labelledby="open">
          <h2 id="open">{text.challenges}</h2>
          <ul class="rows" data-list="challenges">
            {challenges.map((match) => (
              <Row key={match.id} match={match} title={openTitle(match)}>
                <button
                  type="button"
                  class="button"
                  aria-label={t().lobby.withdrawWhich({ game: gameWords(match.game).title, clock: clockWords(match.clock) })}
                  data-action="withdraw"
                  onClick={() => void withdraw(match.id, (message) => (trouble.value = message))}>
                  {t().lobby.withdraw}
                </button>
              </Row>
            ))}
          </ul>
        </section>
      )}
      <List id="finished" title={text.finished} matches={finished} line={outcome} />
      <History />
      <Feed has={all.feed} />
    </div>
  );
}

/** All of them, when somebody wants to look for one. */
function History() {
  const open = useSignal(false);
  return (
    <details class="history" data-history onToggle={(event) => (open.value = event.currentTarget.open)}>
      <summary>{t().games.history}</summary>
      {open.value && <AllGames address="/me/games" any title={t().games.all} />}
    </details>
  );
}

function List({ id, title, matches, line }: { id: string; title: string; matches: readonly MyMatch[]; line(match: MyMatch): string }) {
  if (matches.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul class="rows" data-list={id}>
        {matches.map((match) => (
          <Row key={match.id} match={match} line={line(match)} />
        ))}
      </ul>
    </section>
  );
}

interface RowProps {
  match: MyMatch;
  title?: string;
  line?: string;
  children?: ComponentChildren;
}

/** A match that is a link to it, with a picture of the board. */
function Row({ match, title, line, children }: RowProps) {
  const words = title ?? t().games.against({ game: gameWords(match.game).title, name: opponentLine(match) });
  return (
    <li class="row" data-game={match.game} data-match={match.id}>
      <Link class="row-link" href={`/match/${match.id}`}>
        <span class="row-board">
          <SmallBoard game={match.game} variant={match.variant} position={match.position} />
        </span>
        <span class="row-words">
          <strong class="row-title">{words}</strong>
          {line && <span class="row-left">{line}</span>}
          <span class="row-line">
            {variantWords(match)} · {clockWords(match.clock)}
            {match.rated && ` · ${t().lobby.rated}`}
          </span>
        </span>
      </Link>
      {children}
    </li>
  );
}

function openTitle({ game, public: open }: MyMatch): string {
  const text = t().games;
  const { title } = gameWords(game);
  return open ? text.open({ game: title }) : text.byLink({ game: title });
}

function outcome({ outcome: end, status, side, players }: MyMatch): string {
  const text = t().games;
  if (status === "aborted" || !end) return text.calledOff;
  const result = end.winner === null ? text.drawn : end.winner === side ? text.won : text.lost;
  const change = players[side]?.rating?.change ?? null;
  return change === null ? result : `${result} · ${changeWords(change)}`;
}
