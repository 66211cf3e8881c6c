// Somebody's games, and searching in them.

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { dateText } from "../../dates";
import { GAMES, type GameName } from "../../games";
import { request } from "../../me";
import { gameWords, t } from "../../messages";
import type { GamesPage, PlayedGame } from "../../protocol";
import { Link } from "../../router";
import { Form } from "../account/form";

const RESULTS = ["win", "loss", "draw", "running", "aborted"] as const;
type Result = (typeof RESULTS)[number];

interface Search {
  game: string;
  opponent: string;
  result: string;
  from: string;
  to: string;
}

const NOTHING: Search = { game: "", opponent: "", result: "", from: "", to: "" };
const DAY = 24 * 3600 * 1000;

/** The terms as the server reads them: days of this place, the last one to its end. */
function queryOf(search: Search, before: string | null): string {
  const query = new URLSearchParams();
  for (const key of ["game", "opponent", "result"] as const) if (search[key] !== "") query.set(key, search[key]);
  const from = Date.parse(`${search.from}T00:00`);
  const to = Date.parse(`${search.to}T00:00`);
  if (!Number.isNaN(from)) query.set("from", String(from));
  if (!Number.isNaN(to)) query.set("to", String(to + DAY));
  if (before !== null) query.set("before", before);
  return query.toString();
}

export function resultOf({ status, winner, side }: PlayedGame): Result {
  if (status === "aborted") return "aborted";
  if (status !== "over") return "running";
  if (winner === null) return "draw";
  return winner === side ? "win" : "loss";
}

interface GamesProps {
  /** Where the server keeps them. */
  address: string;
  /** Whether there is anything to search in. */
  any: boolean;
  /** What the list is called, where that is not said above it. */
  title?: string;
}

export function Games({ address, any, title }: GamesProps) {
  const text = t().people;
  const search = useSignal(NOTHING);
  const games = useSignal<PlayedGame[] | null>(null);
  const next = useSignal<string | null>(null);
  const searched = useSignal(false);
  const load = async (terms: Search, before: string | null): Promise<void> => {
    const page = await request<GamesPage>("GET", `${address}?${queryOf(terms, before)}`);
    games.value = before === null ? page.games : [...(games.value ?? []), ...page.games];
    next.value = page.next;
    searched.value = terms !== NOTHING;
  };
  useEffect(() => void load(NOTHING, null).catch(() => (games.value = [])), [address]);
  const set = (change: Partial<Search>): void => {
    search.value = { ...search.value, ...change };
  };
  const clear = (): void => {
    search.value = NOTHING;
    void load(NOTHING, null).catch(() => undefined);
  };
  return (
    <section class="card wide" aria-labelledby="games">
      <h2 id="games">{title ?? text.gamesTitle}</h2>
      {any && (
        <details class="field" data-search>
          <summary>{text.search}</summary>
          <Form name="search" action={text.find} onSubmit={() => load({ ...search.value }, null)}>
            <div class="search">
              <label class="field">
                {text.game}
                <select value={search.value.game} onChange={(event) => set({ game: event.currentTarget.value })}>
                  <option value="">{text.any}</option>
                  {GAMES.map((game) => (
                    <option key={game} value={game}>
                      {gameWords(game).title}
                    </option>
                  ))}
                </select>
              </label>
              <label class="field">
                {text.opponent}
                <input
                  type="text"
                  maxLength={30}
                  value={search.value.opponent}
                  placeholder={text.opponentHelp}
                  onInput={(event) => set({ opponent: event.currentTarget.value })}
                />
              </label>
              <label class="field">
                {text.result}
                <select value={search.value.result} onChange={(event) => set({ result: event.currentTarget.value })}>
                  <option value="">{text.any}</option>
                  {RESULTS.map((result) => (
                    <option key={result} value={result}>
                      {text[result]}
                    </option>
                  ))}
                </select>
              </label>
              <label class="field">
                {text.from}
                <input type="date" value={search.value.from} onInput={(event) => set({ from: event.currentTarget.value })} />
              </label>
              <label class="field">
                {text.to}
                <input type="date" value={search.value.to} onInput={(event) => set({ to: event.currentTarget.value })} />
              </label>
            </div>
          </Form>
        </details>
      )}
      {games.value?.length === 0 && (
        <p role="status" aria-live="polite">
          {searched.value ? text.noneFound : text.noGames}{" "}
          {searched.value && (
            <button type="button" class="button" onClick={clear}>
              {text.clear}
            </button>
          )}
        </p>
      )}
      <ul class="games-list">
        {games.value?.map((game) => (
          <Row key={game.id} game={game} />
        ))}
      </ul>
      {next.value !== null && (
        <button type="button" class="button" data-more onClick={() => void load(search.value, next.value).catch(() => undefined)}>
          {text.more}
        </button>
      )}
    </section>
  );
}

function Row({ game }: { game: PlayedGame }) {
  const text = t().people;
  const result = resultOf(game);
  const opponent = game.opponent ?? (game.engine ? text.computer : game.account ? text.deleted : text.anonymous);
  const facts = [game.speed === null ? text.noClock : text[game.speed], ...(game.rated ? [text.rated] : []), dateText(game.at)];
  const change = game.change ?? 0;
  return (
    <li data-game={game.game} data-result={result}>
      <Link href={`/match/${game.id}`}>
        <span class={`result result-${result}`}>{text[result]}</span>
        <span class="games-words">
          <strong>{text.against({ game: gameWords(game.game as GameName).title, opponent })}</strong>
          <span class="small">{facts.join(" · ")}</span>
        </span>
        {game.change !== null && <span class="number">{text.change({ change: change > 0 ? `+${change}` : String(change).replace("-", "−") })}</span>}
      </Link>
    </li>
  );
}
