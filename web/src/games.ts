// The games of the catalogue, in its order. The build writes them in, so that the page can list them before
// the rules are loaded.

export const GAMES: readonly string[] = GAME_NAMES;
export type GameName = string;

export function isGame(name: string): boolean {
  return GAMES.includes(name);
}

/** The dots of the logo, a quincunx: two above, one in the middle, two below. Each stands for a game. */
export const LOGO: readonly { game: GameName; x: number; y: number }[] = [
  { game: "khitan", x: 22, y: 22 },
  { game: "hokito", x: 78, y: 22 },
  { game: "khet", x: 50, y: 50 },
  { game: "quindo", x: 22, y: 78 },
  { game: "khan", x: 78, y: 78 },
];
