// What the rules refuse.

import type { Complaint } from "../protocol";

/** Thrown where the rules refuse a text: the message is English, the complaint is for all languages. */
export class Refused extends Error {
  override name = "Refused";

  constructor(
    message: string,
    readonly complaint: Complaint,
  ) {
    super(message);
  }
}
