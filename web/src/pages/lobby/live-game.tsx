// A game that is being played, as a small picture that leads to it.

import { SmallBoard } from "../../board/small-board";
import { gameLine, playerLine } from "../../listing-words";
import { gameWords, t } from "../../messages";
import type { ListedMatch } from "../../protocol";
import { Link } from "../../router";

export function LiveGame({ match }: { match: ListedMatch }) {
  const text = t().app;
  const [first, second] = [playerLine(match.players.first), playerLine(match.players.second)];
  const { title } = gameWords(match.game);
  return (
    <li class="live-game" data-game={match.game} data-match={match.id}>
      <Link href={`/match/${match.id}`} aria-label={text.watchWhich({ game: title, first, second })}>
        <SmallBoard game={match.game} variant={match.variant} position={match.position} />
        <span class="live-words">
          <strong>{text.versus({ first, second })}</strong>
          <span class="small">
            {gameLine(match)} · {text.ply({ count: match.ply })}
          </span>
        </span>
      </Link>
    </li>
  );
}
