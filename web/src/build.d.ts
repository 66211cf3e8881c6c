// What build.mjs puts into the bundle.

/** The address of the engine's worker. */
declare const ENGINE_WORKER: string;

/** The address of the worker that compiles the rules. */
declare const COMPILE_WORKER: string;

/** The names of all games of the catalogue. */
declare const GAME_NAMES: readonly string[];

/** The codes of all languages: the folders of crates/messages. */
declare const LANGUAGE_CODES: readonly string[];

/** In the head: the addresses of the scripts that a language, a page, "language/page" or a game will ask for. */
declare const AHEAD: Record<string, readonly string[]>;

/** Started by the head where the page will ask for the rules: the worker that compiles them. */
declare var rulesWorker: Worker | undefined;

/** In the service worker: every address of this build. */
declare const PRECACHE: readonly string[];

/** In the service worker: changes with every file of the build. */
declare const VERSION: string;

/** The languages of the page: their names in themselves, and what loads their messages, in Fluent. */
declare module "messages:languages" {
  export const LANGUAGES: Record<string, { name: string; parts: Record<string, () => Promise<{ default: string }>> }>;
}

declare module "*.wasm" {
  const address: string;
  export default address;
}
declare module "*.css";
declare module "*.svg" {
  const address: string;
  export default address;
}
declare module "*.woff2" {
  const address: string;
  export default address;
}
