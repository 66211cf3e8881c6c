// A page whose address names no game: all games, to choose from.

import { useSignal } from "@preact/signals";
import { GAMES } from "../games";
import { gameWords, t } from "../messages";
import { Link } from "../router";
import { LivingBoard } from "./home/living-board";

export function Choose({ page }: { page: "play" | "learn" | "analyse" }) {
  const visible = useSignal(true);
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
                <LivingBoard game={game} visible={visible} turn={turn} />
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
