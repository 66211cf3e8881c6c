// Runs in the head, before there is a body. A screen reader speaks a page in the language it had when its first
// element came to life: Firefox tells nobody of a language that is set later. Nor should paper be seen where slate
// is wanted. Then, while the scripts of the page are still on their way: what they will ask for next, and the page's
// first picture, which the build has drawn (src/first-picture.tsx).

import { chosenMotion, chosenTheme, DARK, isDark, isMoving, LESS_MOTION } from "./appearance";
import { chosenLanguage } from "./chosen-language";

const root = document.documentElement;
const language = chosenLanguage(LANGUAGE_CODES);
root.lang = language;
root.dataset.theme = isDark(chosenTheme(), matchMedia(DARK).matches) ? "dark" : "light";
root.dataset.motion = isMoving(chosenMotion(), matchMedia(LESS_MOTION).matches) ? "on" : "off";

const [page = "", game = ""] = location.pathname.split("/").filter(Boolean);
const BOARDS = ["play", "learn", "analyse", "match"]; // pages that need the rules
const AT_ONCE = 4; // scripts: to ask for one takes a phone several milliseconds

/** Asks for the scripts that will be needed, a few in a task. */
function askFor(addresses: readonly string[]): void {
  for (const address of addresses.slice(0, AT_ONCE)) {
    const link = document.createElement("link");
    link.rel = "modulepreload";
    link.href = address;
    document.head.append(link);
  }
  if (addresses.length > AT_ONCE) setTimeout(() => askFor(addresses.slice(AT_ONCE)));
}
askFor([...new Set([language, page, `${language}/${page}`, page && game].flatMap((name) => AHEAD[name] ?? []))]);

/** Shows a picture part by part, one a frame, so that no task is long: first of all an empty page, which is when the
 *  styles are read, then its head, and what stands in it from top to bottom. */
function lay(picture: DocumentFragment, place: HTMLElement): void {
  // Whoever comes back to a page is brought to where they were, which must be there.
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (visit && visit.type !== "navigate") {
    place.append(picture);
    return;
  }
  const parts: { part: Node; within: Element }[] = [{ part: picture, within: place }];
  for (const part of picture.querySelectorAll(".hero, .state, .box, .home-footer")) if (part.parentElement) parts.push({ part, within: part.parentElement });
  for (const { part } of parts.slice(1)) (part as Element).remove();
  const next = (): void => {
    // The page itself draws what is missing when it takes over.
    const laid = place.ariaBusy ? parts.shift() : undefined;
    if (!laid) return;
    laid.within.append(laid.part);
    requestAnimationFrame(next);
  };
  requestAnimationFrame(() => requestAnimationFrame(next));
}

/** Stands behind the pictures in the document, so that it comes to life when they are there. */
class FirstPicture extends HTMLElement {
  connectedCallback(): void {
    const path = CSS.escape(`/${page}${game && `/${game}`}`);
    const picture = document.querySelector<HTMLTemplateElement>(`template[lang="${language}"][data-path="${path}"]`);
    const place = document.getElementById("app");
    if (picture && place) lay(picture.content, place);
    // The rules are larger than all the rest, and no use without it: they come when the picture is seen.
    if (game && BOARDS.includes(page)) requestAnimationFrame(() => setTimeout(startRules));
  }
}

/** The page's own script finds the rules on their way (src/rules/table.ts). */
function startRules(): void {
  const worker = new Worker(COMPILE_WORKER, { type: "module" });
  // Without it the page begins anew.
  worker.onerror = () => (globalThis.rulesWorker = undefined);
  globalThis.rulesWorker = worker;
}
customElements.define("first-picture", FirstPicture);
