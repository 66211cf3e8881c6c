// Runs in the head, before there is a body. A screen reader speaks a page in the language it had when its first
// element came to life: Firefox tells nobody of a language that is set later.

import { chosenLanguage } from "./chosen-language";

document.documentElement.lang = chosenLanguage(LANGUAGE_CODES);
