// The five games, in the order of the quincunx: two above, one in the middle, two below.

export const GAMES = ["khitan", "hokito", "khet", "quindo", "khan"] as const;
export type GameName = (typeof GAMES)[number];

export function isGame(name: string): name is GameName {
  return (GAMES as readonly string[]).includes(name);
}

/** Games whose moves must not be tried out on screen before they are made (Khet's leaflet, 8). */
export const HIDES_EFFECTS: ReadonlySet<string> = new Set(["khet"]);

/** Where a game's dot lies in the logo. */
export const LOGO: Record<GameName, { x: number; y: number }> = {
  khitan: { x: 22, y: 22 },
  hokito: { x: 78, y: 22 },
  khet: { x: 50, y: 50 },
  quindo: { x: 22, y: 78 },
  khan: { x: 78, y: 78 },
};
