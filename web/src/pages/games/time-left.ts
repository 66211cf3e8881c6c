// How long there is left for a move, in words.

import { t } from "../../messages";
import type { MyMatch } from "../../protocol";

const MINUTE = 60_000; // milliseconds
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Empty where there is all the time in the world. */
export function timeLeft({ deadline }: MyMatch, now: number): string {
  if (deadline === null) return "";
  const text = t().games;
  if (deadline - now < MINUTE) return text.leftSoon;
  // Whole ones only: nobody should count on an hour that is not there. Yet three days are three when they have just begun.
  const left = deadline - now + MINUTE;
  if (left < HOUR) return text.leftMinutes({ count: Math.floor(left / MINUTE) });
  if (left < 2 * DAY) return text.leftHours({ count: Math.floor(left / HOUR) });
  return text.leftDays({ count: Math.floor(left / DAY) });
}
