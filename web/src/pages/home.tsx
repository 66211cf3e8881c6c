// The home page: a box for every game, five of them in a quincunx, each with a game being played.

import { Logo } from "../chrome";
import { GAMES, LOGO, type GameName } from "../games";
import { gameWords, t } from "../messages";
import { Link } from "../router";
import { BoxBoard } from "./home/box-board";
import { Live } from "./home/live";
import { isUnfinished } from "./play/saved";

export function Home() {
  return (
    <div class="home">
      <section class="hero">
        <h1>{t().app.tagline}</h1>
        <p class="lead">{t().app.lead}</p>
        <QuincunxMap />
      </section>
      {GAMES.map((game, index) => (
        <Box key={game} game={game} turn={index} />
      ))}
      <Live />
      <footer class="home-footer">
        <Logo />
        <p>{t().home.footer}</p>
        <a class="text-link" href="/licences.txt">
          {t().home.licences}
        </a>
        <a class="text-link" href="/api/">
          {t().home.developers}
        </a>
      </footer>
    </div>
  );
}

/** The logo as a map: each dot leads to its game. */
function QuincunxMap() {
  return (
    <nav class="map" aria-label={t().home.map}>
      {LOGO.map(({ game, x, y }) => (
        <a key={game} href={`#${game}`} class={`map-dot at-${x}-${y}`} data-game={game}>
          <span>{gameWords(game).title}</span>
        </a>
      ))}
    </nav>
  );
}

function Box({ game, turn }: { game: GameName; turn: number }) {
  return (
    <article class={`box box-${game}`} id={game} data-game={game}>
      <BoxContent game={game} turn={turn} />
    </article>
  );
}

function BoxContent({ game, turn }: { game: GameName; turn: number }) {
  const words = gameWords(game);
  const unfinished = isUnfinished(game);
  return (
    <>
      <Link class="box-board" href={`/play/${game}`} tabIndex={-1} aria-hidden="true">
        <BoxBoard game={game} turn={turn} />
      </Link>
      <div class="box-words">
        <h2>{words.title}</h2>
        <p>{words.line}</p>
        <p class="small credit">{words.credit}</p>
        <p class="box-links">
          <Link
            class="button primary"
            href={`/play/${game}`}
            aria-label={unfinished ? `${t().home.resume}, ${words.title}` : t().home.playGame({ game: words.title })}>
            {unfinished ? t().home.resume : t().app.play}
          </Link>
          <Link class="text-link" href={`/play/${game}?friend`} aria-label={t().online.playFriendGame({ game: words.title })}>
            {t().online.playFriend}
          </Link>
          <Link class="text-link" href={`/learn/${game}`} aria-label={t().home.learnGame({ game: words.title })}>
            {t().app.learn}
          </Link>
          <Link class="text-link" href={`/analyse/${game}`} aria-label={t().home.analyseGame({ game: words.title })}>
            {t().app.analyse}
          </Link>
        </p>
      </div>
    </>
  );
}
