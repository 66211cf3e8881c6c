// A sign on the app's icon and the tab's, for whoever looks elsewhere.

const ICON = "/icons/icon.svg";
const CALLING = "/icons/icon-turn.svg";

/** Shows or removes it, where the browser can. */
export function setBadge(on: boolean): void {
  const link = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  const wanted = on ? CALLING : ICON;
  if (link && link.getAttribute("href") !== wanted) link.href = wanted;
  const badge = on ? navigator.setAppBadge?.(1) : navigator.clearAppBadge?.();
  badge?.catch(() => undefined);
}
