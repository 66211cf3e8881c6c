// The title of the tab.

import { signal } from "@preact/signals";

/** What the page wants to say first to somebody who looks at another tab; empty for nothing. */
export const calling = signal("");
