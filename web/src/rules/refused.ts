// What the rules refuse.

import type { Message } from "../protocol";

/** Thrown where the rules refuse a text: the message is English, the reason is the same for all languages. */
export class Refused extends Error {
  override name = "Refused";

  constructor(
    message: string,
    readonly reason: Message,
  ) {
    super(message);
  }
}
