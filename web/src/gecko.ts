// Firefox tells readers the language that a document had when it came to life: with another one it is loaded anew, once
// the choice is remembered, and whoever chose goes on where they were.

const KEY = "quinconce.chosen";

export const isGecko = (): boolean => CSS.supports("-moz-appearance", "none");

/** Where a language is chosen in the header: by its button, or among the settings. */
type Chooser = "button" | "settings";

/** Loads the page anew, in the language that was chosen. */
export function loadAnew(): void {
  const chooser: Chooser = document.activeElement?.closest("#settings") ? "settings" : "button";
  try {
    sessionStorage.setItem(KEY, chooser);
  } catch {
    // Then the focus is where it is on every page that opens.
  }
  location.reload();
}

/** Where a language was chosen for which the page was loaded anew; told once. */
export function lastChooser(): string | null {
  try {
    const chooser = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return chooser;
  } catch {
    return null;
  }
}
