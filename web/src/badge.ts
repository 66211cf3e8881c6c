// A sign on the tab's icon while a game waits, for whoever looks elsewhere, and the number of games that wait on the app's.

const ICON = "/icons/icon.svg";
const CALLING = "/icons/icon-turn.svg";

/** Shows or removes it, where the browser can. */
export function setBadge(on: boolean): void {
  const link = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  const wanted = on ? CALLING : ICON;
  if (link && link.getAttribute("href") !== wanted) link.href = wanted;
}

/** Says how many games wait on the icon of the installed app; most browsers have none. */
export function setAppBadge(count: number): void {
  const badge = count > 0 ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.();
  badge?.catch(() => undefined);
}
