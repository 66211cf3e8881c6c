// Start-up: applies the settings, then renders the page that the address names.

import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/board.css";
import "./styles/pages.css";
import "./styles/lobby.css";
import "./styles/account.css";

import { effect } from "@preact/signals";
import { render } from "preact";
import { setAppBadge, setBadge } from "./badge";
import { Logo } from "./chrome";
import { isGecko, loadAnew } from "./gecko";
import { App, titleOf } from "./main";
import { whoAmI } from "./me";
import { loadMessages, t } from "./messages";
import { waitingCount } from "./mine";
import { route, startRouter } from "./router";
import { applySettings, language } from "./settings";
import { listenForGesture } from "./sound";
import { nextTask } from "./tasks";
import { calling } from "./title";

const UNHURRIED = 2000; // milliseconds

// Each part in a task of its own: whoever taps or scrolls meanwhile is answered in between.
await loadMessages("main");
await nextTask();
applySettings(document.documentElement);
listenForGesture();
startRouter();
effect(() => {
  const title = titleOf(route.value);
  const called = calling.value ? t().titles.calling({ calling: calling.value, title }) : title;
  const count = waitingCount.value;
  document.title = count > 0 ? t().titles.waiting({ count, title: called }) : called;
});
effect(() => setAppBadge(waitingCount.value));
effect(() => setBadge(waitingCount.value > 0 || calling.value !== ""));
const begunIn = language.peek();
effect(() => {
  if (language.value !== begunIn && isGecko()) queueMicrotask(loadAnew);
});
await nextTask();
// What draws is compiled when it is first used; so that is not when there is most to draw.
render(<Logo />, document.createElement("div"));
await nextTask();
const place = document.getElementById("app");
if (place) {
  // Its first picture becomes the page: what is the same already stays as it is. Not by hydrating, which
  // leaves attributes as the picture has them, whatever the page knows better.
  render(<App />, place);
  place.removeAttribute("aria-busy");
}
// Who I am can wait until the page is seen; without a network there is nobody to ask.
setTimeout(() => {
  if (navigator.onLine) void whoAmI();
});
if ("serviceWorker" in navigator && location.protocol !== "file:") {
  // Optional: without it the page only needs a network. What it fetches for later does not hold up what is wanted now.
  setTimeout(() => navigator.serviceWorker.register("/sw.js").catch(() => undefined), UNHURRIED);
}
