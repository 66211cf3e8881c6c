// The recorded games of the home page's boards, played by the engine.

import type { GameName } from "../../games";

interface Loop {
  seed: number;
  /** Its moves, between spaces. */
  moves: string;
  /** How many moves have been made in the still picture. */
  still: number;
}

const LOOPS: Record<GameName, Loop> = {
  khitan: {
    seed: 1,
    moves:
      "b1c2 h6g6 b5c6 g6g7 c6c5 h7i7 b6c7 g7f7 c2b2 f7f8 b3c4 f8g8 a2b3 h9g8 b2c3 g8f8 b3b4 i7h6 a5b6 f8f7 c3c2 f7e7 b6c7 i8i9 a4a3 h6h7 c7d7 e7e8 d7c6 h7g6 b4b5 g6f5 c2b1 i9h8 b1c2 f5e4 a3b4 h8g8 b4c4 e4e5",
    still: 14,
  },
  hokito: {
    seed: 2,
    moves:
      "d3c4 d5e2 f3e4 f5f1 e4e2 e6f2 e2f1 e5c3 e3c5 c3c5 c2b4 a4a3 a1a5 c5a5 b2d6 f2c4 d2d4 b5b3 b4a3 c4f1 b1b6 f4f6 e1d1 f1d6 c1c6 a5b6 d4d6 b3c6 a3b6 c6d1 d6f6 a6a2 f6b6",
    still: 14,
  },
  khet: {
    seed: 1,
    moves: "h2h3 h4+ j5- h4i4 j4i3 e5d5 h3h4 h5i5 i3j4 i5i4 c1d2 a5a6 h4h3 a6a7 j4i3 c7d7 f4g5 d7e7 d6d7 e8^f7 j5j6 a7a6 j6j7 e7- e4+ f5e5 g5g6 g3- g6f7",
    still: 14,
  },
  quindo: {
    seed: 1,
    moves: "e2b5 b6b4 b2b6 c6a6 b5e5 f6c3 c2c6 e5b2 b4e4 e6e3 d2b4 b2b5 c3b3 b4b1 c6a4 e3c3 b5e2 e4c2 e2a2 c3c1 f2b2 b3b1 c2f2 d6f6 f2e3 b6f2",
    still: 14,
  },
  khan: {
    seed: 1,
    moves: "edge:e K@d1 S@a2 S@e2 S@c2 S@d2 S@f2 K@d6 S@a5 S@d5 S@b5 S@f5 S@c5 f2f3 b5b2 d2d3 f5f3 a2b4 c5c6 d3e4 f3e5 b4c4 d5d2 c4d6",
    still: 20,
  },
};

/** The recorded game; a board without one shows the start position. */
export function loopOf(game: GameName): Loop {
  return LOOPS[game] ?? { seed: 1, moves: "", still: 0 };
}
