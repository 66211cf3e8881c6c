// Days as people write them, in the language of the page.

import { language } from "./settings";

/** The day of that moment. */
export const dateText = (at: number): string => new Intl.DateTimeFormat(language.value, { dateStyle: "medium" }).format(at);
