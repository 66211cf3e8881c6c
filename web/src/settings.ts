// The settings of the whole app: language, theme, motion, sound, chat.

import { computed, effect, type Signal, signal } from "@preact/signals";
import { LANGUAGES } from "messages:languages";
import { chosenMotion, chosenTheme, DARK, isDark, isMoving, LESS_MOTION, type Switch, type Theme } from "./appearance";
import { chosenLanguage } from "./chosen-language";
import { recall, remember } from "./storage";

/** The code of a language: a folder of crates/messages. */
export type Language = string;
export type { Switch, Theme };

export const language = signal<Language>(chosenLanguage(Object.keys(LANGUAGES)));
export const theme = signal<Theme>(chosenTheme());
export const motion = signal<Switch>(chosenMotion());
export const sound = signal<boolean>(recall<unknown>("sound", true) !== false);
/** Whether one wants to read what is said beside a match. */
export const chatting = signal<boolean>(recall<unknown>("chat", true) !== false);

/** Whether a media query matches, as a signal. */
export function watched(query: string) {
  const list = matchMedia(query);
  const holds = signal(list.matches);
  list.addEventListener("change", () => (holds.value = list.matches));
  return holds;
}

const lessMotion = watched(LESS_MOTION);
const systemDark = watched(DARK);

/** Whether animations are allowed. */
export const moving = computed(() => isMoving(motion.value, lessMotion.value));
export const dark = computed(() => isDark(theme.value, systemDark.value));

/** Sets the language and remembers it; the browser's own language is only a default. Its messages must be loaded:
 *  see `setLanguage` in messages/. */
export function rememberLanguage(chosen: Language): void {
  language.value = chosen;
  remember("language", chosen);
}

export function choose(chosen: { theme?: Theme; motion?: Switch; sound?: boolean; chat?: boolean }): void {
  const set = <T extends string | boolean>(name: string, setting: Signal<T>, value: T | undefined): void => {
    if (value === undefined) return;
    setting.value = value;
    remember(name, value);
  };
  set("theme", theme, chosen.theme);
  set("motion", motion, chosen.motion);
  set("sound", sound, chosen.sound);
  set("chat", chatting, chosen.chat);
}

/** Mirrors the settings on the <html> element, where the stylesheets look for them. */
export function applySettings(root: HTMLElement): void {
  effect(() => {
    root.lang = language.value;
    root.dataset.theme = dark.value ? "dark" : "light";
    root.dataset.motion = moving.value ? "on" : "off";
  });
}
