// What the rules complain about, in another language than theirs. The rules hand over an English
// sentence with gaps and what fills them; a translation has every such sentence, with the same gaps.

import type { Complaint, Sentence, Word } from "../protocol";
import { french } from "./typeset";

/** A sentence, or two: for numbers below two, and for the others. */
type Told = string | readonly [string, string];

/** The names of a sentence's gaps. */
type Gaps<S> = S extends `${string}{${infer Gap}}${infer Rest}` ? Gap | Gaps<Rest> : never;
type GapsOf<T> = Gaps<T extends readonly string[] ? T[number] : T>;
type Same<One, Two> = [One, Two] extends [Two, One] ? Told : never;

/** All sentences, each with the gaps it has in English, and none that the rules no longer say. */
type Whole<T> = { [S in Sentence]: S extends keyof T ? Same<Gaps<S>, GapsOf<T[S]>> : Told } & { [S in Exclude<keyof T, Sentence>]: never };

/** A table that compiles only when it is whole. */
export function translation<const T extends Partial<Record<Sentence, Told>>>(table: T & Whole<T>): Record<Sentence, Told> {
  return table;
}

/** A complaint in French. What is filled in stays as it is, only the sentence is typeset. */
export function complaintIn(table: Record<Sentence, Told>, { sentence, words }: Complaint): string {
  const told: Told = table[sentence];
  const [one, many] = typeof told === "string" ? [told, told] : told;
  const count = words.count?.type === "name" ? Number(words.count.value) : 0;
  return french(count < 2 ? one : many).replace(/\{(\w+)\}/g, (gap, name: string) => {
    const word = words[name];
    return word ? wordIn(table, word) : gap;
  });
}

function wordIn(table: Record<Sentence, Told>, word: Word): string {
  switch (word.type) {
    case "name":
      return word.value;
    case "quote":
      return word.value === "" ? french("« »") : french("« ") + word.value + french(" »");
    case "said":
      return complaintIn(table, word.value);
  }
}
