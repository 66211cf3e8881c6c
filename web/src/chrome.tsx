// What all pages share: the header with logo and settings, dialogs, and the screens for loading and errors.

import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useId, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { LOGO, type GameName } from "./games";
import { moveFocus, retellFocus } from "./focus";
import { lastChooser } from "./gecko";
import { Icon } from "./icons";
import { LANGUAGES } from "messages:languages";
import { holdLog } from "./log";
import { gameWords, setLanguage, t } from "./messages";
import { myName } from "./me";
import { Places } from "./places";
import { Link, type Route } from "./router";
import { chatting, choose, language, motion, sound, theme } from "./settings";

/** Five dots in a quincunx. */
export function Logo({ class: name = "logo" }: { class?: string }) {
  return (
    <svg class={name} viewBox="0 0 100 100" aria-hidden="true">
      {LOGO.map(({ game, x, y }) => (
        <circle key={game} class={`dot-${game}`} cx={x} cy={y} r="15" />
      ))}
    </svg>
  );
}

/** The logo in motion: something is loading. Whoever waits for a game reads what it is about. */
export function Loading({ game }: { game?: GameName }) {
  return (
    <div class="state" aria-live="polite" aria-busy="true">
      <Logo class="logo loading" />
      {game && gameWords(game).line && <p class="state-line">{gameWords(game).line}</p>}
      <p>{t().app.loading}</p>
    </div>
  );
}

/** An error message, with buttons to recover. */
export function Trouble({ title, text, detail, children }: { title: string; text?: string; detail?: string; children: ComponentChildren }) {
  return (
    <div class="state trouble" role="alert" aria-live="assertive">
      <svg class="logo" viewBox="0 0 100 100" aria-hidden="true">
        {LOGO.map(({ game, x, y }) => (
          <circle key={game} class={game === "khan" ? "dot-lost" : "dot-grey"} cx={x} cy={game === "khan" ? 85 : y} r="13" />
        ))}
      </svg>
      <h1>{title}</h1>
      {text && <p>{text}</p>}
      {detail && <p class="detail">{detail}</p>}
      {children}
    </div>
  );
}

/** Shown when the rules could not be loaded. */
export function NoRules({ onRetry }: { onRetry(): void }) {
  return (
    <Trouble title={t().trouble.wasmTitle} text={t().trouble.wasm}>
      <button type="button" class="button primary" onClick={onRetry}>
        {t().trouble.retry}
      </button>
    </Trouble>
  );
}

interface HeaderProps {
  game?: GameName | null;
  page: Route["page"];
}

export function Header({ game, page }: HeaderProps) {
  const name = myName();
  return (
    <header class="header">
      <a class="skip" href="#content" onClick={skip}>
        {t().app.skip}
      </a>
      <Link class="brand" href="/" aria-label={`${t().app.name}, ${t().app.home}`}>
        <Logo />
        <span class="brand-name">{t().app.name}</span>
      </Link>
      {game && (
        <nav class="tabs" aria-label={gameWords(game).title}>
          <span class="tabs-game">{gameWords(game).title}</span>
          <Link href={`/play/${game}`} aria-current={page === "play" ? "page" : undefined}>
            {t().app.play}
          </Link>
          <Link href={`/learn/${game}`} aria-current={page === "learn" ? "page" : undefined}>
            {t().app.learn}
          </Link>
          <Link href={`/analyse/${game}`} aria-current={page === "analyse" ? "page" : undefined}>
            {t().app.analyse}
          </Link>
        </nav>
      )}
      <Places page={page} />
      {/* It has its place before anybody knows who it is, so that nothing beside it moves. */}
      <Link
        class="me"
        href="/account"
        data-unknown={name === "" ? "" : undefined}
        aria-label={t().app.accountOf({ name })}
        aria-current={page === "account" ? "page" : undefined}>
        <span>{name || t().app.guest}</span>
      </Link>
      <Settings />
    </header>
  );
}

/** Moves the focus without adding an entry to the history. */
function skip(event: MouseEvent): void {
  event.preventDefault();
  document.getElementById("content")?.focus();
}

function Settings() {
  const open = useSignal(false);
  const codes = Object.keys(LANGUAGES);
  const other = codes[(codes.indexOf(language.value) + 1) % codes.length] ?? "en";
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const chooser = useMemo(lastChooser, []);
  useEffect(() => {
    if (chooser === "settings") open.value = true;
    else if (chooser) box.current?.querySelector("button")?.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    if (!open.value) return;
    if (chooser === "settings") box.current?.querySelector<HTMLElement>("[name=language]:checked")?.focus({ preventScroll: true });
    const away = (event: Event): void => {
      if (!box.current?.contains(event.target as Node)) open.value = false;
    };
    addEventListener("pointerdown", away);
    return () => removeEventListener("pointerdown", away);
  }, [open.value]);
  return (
    <div
      class="settings"
      ref={box}
      onKeyDown={(event) => {
        if (event.key === "Escape" && open.value) {
          event.stopPropagation();
          open.value = false;
          button.current?.focus();
        }
      }}>
      <button type="button" class="icon-button language" lang={other} onClick={() => setLanguage(other)}>
        {LANGUAGES[other]?.name}
      </button>
      <button
        ref={button}
        type="button"
        class="icon-button"
        aria-expanded={open.value}
        aria-controls="settings"
        aria-label={t().app.settings}
        onClick={() => (open.value = !open.value)}>
        <Icon name="settings" />
      </button>
      {open.value && (
        <div class="settings-panel" id="settings" role="group" aria-label={t().app.settings}>
          <Choice
            name="language"
            label={t().app.language}
            value={language.value}
            options={Object.fromEntries(codes.map((code) => [code, LANGUAGES[code]?.name ?? code]))}
            onChoose={setLanguage}
          />
          <Choice
            name="theme"
            label={t().app.theme}
            value={theme.value}
            options={{ system: t().app.themeSystem, light: t().app.themeLight, dark: t().app.themeDark }}
            onChoose={(value) => choose({ theme: value })}
          />
          <Choice
            name="motion"
            label={t().app.motion}
            value={motion.value}
            options={{ system: t().app.motionSystem, on: t().app.motionOn, off: t().app.motionOff }}
            onChoose={(value) => choose({ motion: value })}
          />
          <Choice
            name="sound"
            label={t().app.sound}
            value={sound.value ? "on" : "off"}
            options={{ on: t().app.on, off: t().app.off }}
            onChoose={(value) => choose({ sound: value === "on" })}
          />
          {myName() !== "" && (
            <Link class="text-link" href="/account">
              {t().app.accountOf({ name: myName() })}
            </Link>
          )}
          <Choice
            name="chat"
            label={t().app.chat}
            value={chatting.value ? "on" : "off"}
            options={{ on: t().app.on, off: t().app.off }}
            onChoose={(value) => choose({ chat: value === "on" })}
          />
        </div>
      )}
    </div>
  );
}

interface ChoiceProps<T extends string> {
  name: string;
  label: string;
  /** What the options mean, where they are short. */
  help?: string;
  value: T;
  options: Record<T, string>;
  onChoose(value: T): void;
}

/** A group of radio buttons. */
export function Choice<T extends string>({ name, label, help, value, options, onChoose }: ChoiceProps<T>) {
  return (
    <fieldset class="segments">
      <legend>{label}</legend>
      <div class="segments-row">
        {(Object.entries(options) as [T, string][]).map(([option, text]) => (
          <label key={option}>
            <input type="radio" name={name} value={option} checked={option === value} onChange={() => onChoose(option)} />
            <span>{text}</span>
          </label>
        ))}
      </div>
      {help && <p class="small">{help}</p>}
    </fieldset>
  );
}

/** A dialog that lists the keyboard shortcuts of a page. */
export function KeyList({ title, keys, onClose }: { title: string; keys: { value: string; key: string }[]; onClose(): void }) {
  return (
    <Dialog title={title} onClose={onClose} read>
      <dl class="keys">
        {keys.map(({ key, value }) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
              <span class="visually-hidden">{":\u00a0"}</span>
            </dt>
            <dd>
              {value}
              <span class="visually-hidden">{".\u00a0"}</span>
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

interface DialogProps {
  title: string;
  onClose(): void;
  children: ComponentChildren;
  /** There is nothing to do in it but to read it: readers read it all at once. */
  read?: boolean;
}

/** A modal dialog. It is announced with its title, keeps Tab inside, and gives the focus back. */
export function Dialog({ title, onClose, children, read = false }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  const heading = useId();
  // A layout effect, so that it is open before the next key press.
  useLayoutEffect(() => {
    const dialog = element.current;
    const before = document.activeElement;
    const letGo = holdLog();
    dialog?.showModal();
    // Not the button that closes it: readers say what has the focus. What is only to be read has it as a whole.
    const first = read ? null : dialog?.querySelector<HTMLElement>(`.dialog-content :is(${FOCUSABLE})`);
    // Of a group of radio buttons, the chosen one.
    const chosen = first instanceof HTMLInputElement && first.type === "radio" ? dialog?.querySelector<HTMLElement>(`[name="${first.name}"]:checked`) : null;
    // What is behind the dialog is gone for readers, and some say nothing of what has the focus next: that is the title.
    const begin = first ? dialog?.querySelector("h2") : dialog;
    begin?.focus();
    if (begin && first) moveFocus(begin, chosen ?? first);
    // The dialog may have left the document by then, so the browser does not restore the focus.
    return () => {
      dialog?.close();
      if (before instanceof HTMLElement) {
        before.focus({ preventScroll: true });
        retellFocus(before);
      }
      letGo();
    };
  }, []);
  return (
    <dialog
      class="dialog"
      ref={element}
      tabIndex={-1}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === element.current) onClose();
      }}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key === "Tab") keepInside(event, element.current);
      }}>
      <div class="dialog-body">
        <div class="dialog-head">
          <h2 id={heading} tabIndex={-1}>
            {title}
          </h2>
          <button type="button" class="icon-button" aria-label={t().app.close} onClick={onClose}>
            <Icon name="cross" />
          </button>
        </div>
        {read ? (
          <div class="dialog-content">{children}</div>
        ) : (
          // Of a control in it Firefox tells readers the group, not the dialog.
          <div class="dialog-content" role="group" aria-labelledby={heading}>
            {children}
          </div>
        )}
      </div>
    </dialog>
  );
}

const FOCUSABLE = "button, input, select, textarea, summary, a[href], [tabindex='0']";

/** From the last control Tab leads to the first, not out of the page, and back. */
export function keepInside(event: KeyboardEvent, box: HTMLElement | null): void {
  const all = [...(box?.querySelectorAll<HTMLElement>(FOCUSABLE) ?? [])].filter((element) => !element.matches(":disabled") && element.checkVisibility());
  const [from, to] = event.shiftKey ? [all[0], all.at(-1)] : [all.at(-1), all[0]];
  const at = document.activeElement;
  // Of a group of radio buttons the chosen one has the focus, whichever is the first or the last.
  const isEnd =
    at === from || at === box || (at instanceof HTMLInputElement && from instanceof HTMLInputElement && at.type === "radio" && at.name === from.name);
  if (!isEnd || (at === box && !event.shiftKey)) return;
  event.preventDefault();
  to?.focus();
}
