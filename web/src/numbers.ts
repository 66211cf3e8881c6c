// Numbers as people write them: with a point or a comma, whichever language the page speaks.

import { language } from "./settings";

/** The number that was written, if it is one and lies between the two. */
export function readNumber(text: string, least: number, most: number): number | null {
  const written = text.trim();
  if (!/^(\d+[.,]?\d*|[.,]\d+)$/.test(written)) return null;
  const number = Number(written.replace(",", "."));
  return number >= least && number <= most ? number : null;
}

/** A number as the language of the page writes it. */
export function writeNumber(number: number): string {
  return language.value === "fr" ? String(number).replace(".", ",") : String(number);
}
