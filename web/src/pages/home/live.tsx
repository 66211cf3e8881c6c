// The liveliest games on the front page, where there are any. They come when the rest of the page has, and below it, so
// that nothing moves under a finger.

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { t } from "../../messages";
import type { ListedMatch, LobbyState } from "../../protocol";
import { Link } from "../../router";
import { api } from "../../server";
import type { LiveGame } from "../lobby/live-game";

const UNHURRIED = 2500; // milliseconds
const SHOWN = 3;

export function Live() {
  const games = useSignal<readonly ListedMatch[]>([]);
  const parts = useSignal<{ Game: typeof LiveGame } | null>(null);
  useEffect(() => {
    const look = async (): Promise<void> => {
      if (!navigator.onLine) return;
      try {
        const { games: found } = await api<LobbyState>("/lobby");
        if (!Array.isArray(found) || found.length === 0) return;
        const { LiveGame: Game } = await import("../lobby/live-game");
        parts.value = { Game };
        games.value = found.slice(0, SHOWN);
      } catch {
        // Without a server there is nothing to see.
      }
    };
    const timer = setTimeout(() => void look(), UNHURRIED);
    return () => clearTimeout(timer);
  }, []);
  const { Game } = parts.value ?? {};
  if (!Game || games.value.length === 0) return null;
  return (
    <section class="home-live" aria-labelledby="home-live">
      <h2 id="home-live">{t().home.liveTitle}</h2>
      <ul class="live-games">
        {games.value.map((game) => (
          <Game key={game.id} match={game} />
        ))}
      </ul>
      <Link class="text-link" href="/lobby">
        {t().home.liveLobby}
      </Link>
    </section>
  );
}
