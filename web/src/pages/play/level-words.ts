// What a level is called.

import { t } from "../../messages";
import type { LevelInfo } from "../../protocol";

/** A level in words, with how well it plays where that was measured. */
export function levelWords(level: number, levels: readonly LevelInfo[]): string {
  const rating = levels.find(({ number }) => number === level)?.rating ?? null;
  return rating === null ? t().play.levelName({ level }) : t().play.levelOption({ level, rating });
}
