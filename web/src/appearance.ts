// How the page looks before anything is loaded: as it was chosen here, or else as the system wants it.

import { recall } from "./storage";

export type Theme = "system" | "light" | "dark";
export type Switch = "system" | "on" | "off";

export const DARK = "(prefers-color-scheme: dark)";
export const LESS_MOTION = "(prefers-reduced-motion: reduce)";

const oneOf = <T extends string>(value: unknown, allowed: readonly T[], fallback: T): T => (allowed.includes(value as T) ? (value as T) : fallback);

export const chosenTheme = (): Theme => oneOf(recall("theme", null), ["system", "light", "dark"], "system");
export const chosenMotion = (): Switch => oneOf(recall("motion", null), ["system", "on", "off"], "system");

/** Whether it is dark, by what was chosen and what the system wants. */
export const isDark = (theme: Theme, system: boolean): boolean => (theme === "system" ? system : theme === "dark");

/** Whether there are animations, by what was chosen and whether the system wants fewer. */
export const isMoving = (motion: Switch, fewer: boolean): boolean => (motion === "system" ? !fewer : motion === "on");
