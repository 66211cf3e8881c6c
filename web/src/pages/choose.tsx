// A page whose address names no game: all games, to choose from.

import { GAMES } from "../games";
import { gameWords, t } from "../messages";
import { Link } from "../router";
import { BoxBoard } from "./home/box-board";

export function Choose({ page }: { page: "play" | "learn" | "analyse" }) {
  const choose = t().choose;
  return (
    <div class="choose">
      <h1>{choose.title}</h1>
      <p class="lead">{choose[page]}</p>
      <ul class="choose-games">
        {GAMES.map((game, turn) => (
          <li key={game} data-game={game}>
            <Link class="choose-game" href={`/${page}/${game}`}>
              <span class="choose-board" aria-hidden="true">
                <BoxBoard game={game} turn={turn} />
              </span>
              <strong>{gameWords(game).title}</strong>
              <span class="choose-line">{gameWords(game).line}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
