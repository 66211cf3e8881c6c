// The settings of the whole app: language, theme, motion, sound.

import { computed, effect, type Signal, signal } from "@preact/signals";
import { LANGUAGES } from "messages:languages";
import { chosenLanguage } from "./chosen-language";
import { recall, remember } from "./storage";

/** The code of a language: a folder of crates/messages. */
export type Language = string;
export type Theme = "system" | "light" | "dark";
export type Switch = "system" | "on" | "off";

const oneOf = <T extends string>(value: unknown, allowed: readonly T[], fallback: T): T => (allowed.includes(value as T) ? (value as T) : fallback);

export const language = signal<Language>(chosenLanguage(Object.keys(LANGUAGES)));
export const theme = signal<Theme>(oneOf(recall("theme", null), ["system", "light", "dark"], "system"));
export const motion = signal<Switch>(oneOf(recall("motion", null), ["system", "on", "off"], "system"));
export const sound = signal<boolean>(recall<unknown>("sound", true) !== false);

/** Whether a media query matches, as a signal. */
export function watched(query: string) {
  const list = matchMedia(query);
  const holds = signal(list.matches);
  list.addEventListener("change", () => (holds.value = list.matches));
  return holds;
}

const lessMotion = watched("(prefers-reduced-motion: reduce)");
const systemDark = watched("(prefers-color-scheme: dark)");

/** Whether animations are allowed. */
export const moving = computed(() => (motion.value === "system" ? !lessMotion.value : motion.value === "on"));
export const dark = computed(() => (theme.value === "system" ? systemDark.value : theme.value === "dark"));

/** Sets the language and remembers it; the browser's own language is only a default. Its messages must be loaded:
 *  see `setLanguage` in messages/. */
export function rememberLanguage(chosen: Language): void {
  language.value = chosen;
  remember("language", chosen);
}

export function choose(chosen: { theme?: Theme; motion?: Switch; sound?: boolean }): void {
  const set = <T extends string | boolean>(name: string, setting: Signal<T>, value: T | undefined): void => {
    if (value === undefined) return;
    setting.value = value;
    remember(name, value);
  };
  set("theme", theme, chosen.theme);
  set("motion", motion, chosen.motion);
  set("sound", sound, chosen.sound);
}

/** Mirrors the settings on the <html> element, where the stylesheets look for them. */
export function applySettings(root: HTMLElement): void {
  effect(() => {
    root.lang = language.value;
    root.dataset.theme = dark.value ? "dark" : "light";
    root.dataset.motion = moving.value ? "on" : "off";
  });
}
