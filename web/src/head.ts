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

/** Asks for a file that will be needed. */
function ahead(address: string, as: "script" | "fetch"): void {
  const link = document.createElement("link");
  link.rel = as === "script" ? "modulepreload" : "preload";
  if (as === "fetch") Object.assign(link, { as, crossOrigin: "anonymous" });
  link.href = address;
  document.head.append(link);
}

const [page = "", game = ""] = location.pathname.split("/").filter(Boolean);
for (const address of new Set([language, page, `${language}/${page}`, page && game].flatMap((name) => AHEAD[name] ?? []))) ahead(address, "script");

/** Shows a picture: what is seen first at once, the boxes below it and the foot of the page one a frame, so that no task is long. */
function lay(picture: DocumentFragment, place: HTMLElement): void {
  const [, ...rest] = picture.querySelectorAll(".box, .home-footer");
  for (const part of rest) part.remove();
  place.append(picture);
  const home = place.querySelector(".home");
  const next = (): void => {
    // The page itself draws what is missing when it takes over.
    if (!place.ariaBusy) return;
    const part = rest.shift();
    if (part) home?.append(part);
    if (rest.length > 0) requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
}

/** Stands behind the pictures in the document, so that it comes to life when they are there. */
class FirstPicture extends HTMLElement {
  connectedCallback(): void {
    const path = CSS.escape(`/${page}${game && `/${game}`}`);
    const picture = document.querySelector<HTMLTemplateElement>(`template[lang="${language}"][data-path="${path}"]`);
    const place = document.getElementById("app");
    if (picture && place) lay(picture.content, place);
    // The rules are larger than all the rest, and no use without it: they come when the picture is seen.
    if (page !== "") requestAnimationFrame(() => setTimeout(() => ahead(RULES, "fetch")));
  }
}
customElements.define("first-picture", FirstPicture);
