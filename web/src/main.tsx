// The app: what all pages share, and the page that the address names.

import { useSignal } from "@preact/signals";
import type { ComponentType } from "preact";
import { useEffect } from "preact/hooks";
import { Boundary } from "./boundary";
import { Header, Loading, Trouble } from "./chrome";
import type { GameName } from "./games";
import { Log } from "./log";
import { gameWords, loadMessages, t } from "./messages";
import { Choose } from "./pages/choose";
import { Home } from "./pages/home";
import { Summons } from "./places";
import { Link, route, visits, type Route } from "./router";

/** The props of a page about one game. */
export interface GamePageProps {
  game: GameName;
}

/** The pages of a game, loaded on first use. */
const PAGES: Record<"play" | "learn" | "analyse", () => Promise<ComponentType<GamePageProps>>> = {
  play: async () => (await withMessages(import("./pages/play"))).Play,
  learn: async () => (await withMessages(import("./pages/learn"), "learn")).Learn,
  analyse: async () => (await withMessages(import("./pages/analyse"), "analyse")).Analyse,
};

const LOBBY = async (): Promise<ComponentType<object>> => (await withMessages(import("./pages/lobby"), "lobby")).Lobby;
const MY_GAMES = async (): Promise<ComponentType<object>> => (await withMessages(import("./pages/games"), "games", "lobby", "people")).Games;
const MATCH = async (): Promise<ComponentType<{ id: string }>> => (await withMessages(import("./pages/match"), "match", "lobby")).Match;
const ACCOUNT = async (): Promise<ComponentType<object>> => (await withMessages(import("./pages/account"), "account")).Account;
const PERSON = async (): Promise<ComponentType<{ name: string }>> => (await withMessages(import("./pages/people"), "people", "account")).Person;

/** A page, once what it and the rules say is loaded, too. */
async function withMessages<T>(page: Promise<T>, ...parts: string[]): Promise<T> {
  const [module] = await Promise.all([page, ...["error", ...parts].map(loadMessages)]);
  return module;
}

/** What the tab is called. */
export function titleOf(to: Route): string {
  const { titles } = t();
  switch (to.page) {
    case "home":
      return titles.home;
    case "play":
    case "learn":
    case "analyse":
      return to.game ? titles[`${to.page}Game`]({ game: gameWords(to.game).title }) : titles[to.page];
    case "lobby":
    case "games":
      return titles[to.page];
    case "match":
      return titles.match;
    case "account":
      return titles.account;
    case "people":
      return titles.person({ name: to.name });
    case "unknown":
      return titles.unknown;
  }
}

export function App() {
  const to = route.value;
  const game = "game" in to ? to.game : null;
  return (
    <div class={`app page-${to.page}`} data-game={game ?? undefined}>
      <Header page={to.page} game={game} />
      <main id="content" tabIndex={-1}>
        <Boundary page={to.page} game={game} key={`${to.page} ${game ?? ""} ${visits.value}`}>
          <Page to={to} />
        </Boundary>
      </main>
      <Summons />
      <Log />
    </div>
  );
}

function Page({ to }: { to: Route }) {
  switch (to.page) {
    case "home":
      return <Home />;
    case "play":
    case "learn":
    case "analyse":
      return to.game ? <Lazy load={PAGES[to.page]} given={{ game: to.game }} loading={to.game} /> : <Choose page={to.page} />;
    case "lobby":
      return <Lazy load={LOBBY} given={{}} key="lobby" />;
    case "games":
      return <Lazy load={MY_GAMES} given={{}} key="games" />;
    case "match":
      return <Lazy load={MATCH} given={{ id: to.id }} key={to.id} />;
    case "account":
      return <Lazy load={ACCOUNT} given={{}} />;
    case "people":
      return <Lazy load={PERSON} given={{ name: to.name }} key={to.name} />;
    case "unknown":
      return (
        <Trouble title={t().trouble.unknownTitle} text={t().trouble.unknown}>
          <Link class="button primary" href="/">
            {t().app.home}
          </Link>
        </Trouble>
      );
  }
}

/** A page with what it is given, loaded on first use; `loading` is the game it is about, where that is known. */
function Lazy<T extends object>({ load, given, loading }: { load: () => Promise<ComponentType<T>>; given: T; loading?: GameName }) {
  const found = useSignal<{ Page: ComponentType<T> } | "failed" | null>(null);
  const fetch = (): void => {
    found.value = null;
    load().then(
      (Page) => (found.value = { Page }),
      () => (found.value = "failed"),
    );
  };
  useEffect(fetch, [load]);
  if (found.value === null) return <Loading {...(loading ? { game: loading } : {})} />;
  if (found.value === "failed") {
    return (
      <Trouble title={t().trouble.page}>
        <button type="button" class="button primary" onClick={fetch}>
          {t().trouble.retry}
        </button>
      </Trouble>
    );
  }
  const { Page } = found.value;
  return <Page {...given} />;
}
