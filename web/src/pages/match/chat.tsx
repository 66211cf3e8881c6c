// The chat of a match: what is said, a field to say something, and what can be done about a line.

import { useSignal } from "@preact/signals";
import { useEffect, useId, useLayoutEffect, useRef } from "preact/hooks";
import { Dialog } from "../../chrome";
import { Icon } from "../../icons";
import { t } from "../../messages";
import type { ChatLine, Room } from "../../protocol";
import { chatting, watched } from "../../settings";
import { shortcutOf } from "../../shortcut";
import { type Chat, LONGEST_LINE } from "./chat-client";

/** Where the table has room for it beside the board. */
const wide = typeof matchMedia === "undefined" ? null : watched("(min-width: 60.01rem) and (orientation: landscape)");

export function ChatPanel({ chat }: { chat: Chat }) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const root = useRef<HTMLElement>(null);
  const about = useSignal<ChatLine | null>(null);
  const isWide = wide?.value ?? false;
  const room = chat.room.value;
  const open = chat.open.value;
  const text = t().chat;

  useEffect(() => chat.show(isWide), [isWide]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const target = event.target as HTMLElement | null;
      if (event.defaultPrevented || shortcutOf(event) !== "c" || target?.closest("input, textarea, select, dialog")) return;
      if (chat.room.peek() === null) return;
      event.preventDefault();
      chat.show(true);
      requestAnimationFrame(() => input.current?.focus());
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [chat]);

  const toggle = (): void => {
    chat.show(!open);
    // On a phone it unfolds below the edge of the screen.
    if (!open) requestAnimationFrame(() => root.current?.scrollIntoView({ block: "nearest" }));
  };

  if (!chatting.value || room === null) return null;
  const unread = chat.unread.value;
  return (
    <section class="chat" ref={root} aria-labelledby={`${id}-title`} data-open={open ? "" : undefined}>
      <h2 class="chat-head" id={`${id}-title`}>
        <button type="button" class="chat-toggle" aria-expanded={open} aria-controls={id} data-action="chat" onClick={toggle}>
          <Icon name="chat" />
          <span>{text.title}</span>
          {unread > 0 && (
            <span class="chat-unread" data-unread={unread}>
              <span aria-hidden="true">{unread}</span>
              <span class="visually-hidden">{text.unread({ count: unread })}</span>
            </span>
          )}
          <span class="chat-fold" aria-hidden="true" />
        </button>
      </h2>
      <div class="chat-body" id={id} hidden={!open}>
        {chat.rooms.value.length > 1 && <Rooms chat={chat} room={room} />}
        <Lines chat={chat} room={room} onAbout={(line) => (about.value = line)} />
        <form
          class="chat-form"
          onSubmit={(event) => {
            event.preventDefault();
            void chat.send();
          }}>
          <input
            ref={input}
            type="text"
            enterkeyhint="send"
            autocomplete="off"
            maxLength={LONGEST_LINE}
            dir="auto"
            placeholder={text.placeholder}
            aria-label={room === "players" ? text.fieldPlayers : text.fieldSpectators}
            value={chat.draft.value}
            onInput={(event) => (chat.draft.value = event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key !== "Escape") return;
              event.preventDefault();
              event.stopPropagation();
              backToBoard();
            }}
          />
          <button type="submit" class="icon-button" aria-label={text.send} aria-disabled={chat.sending.value} data-action="say">
            <Icon name="up" />
          </button>
        </form>
        {chat.notice.value !== "" && <p class="chat-notice small">{chat.notice.value}</p>}
        <MutedPeople chat={chat} />
      </div>
      {about.value && <AboutLine chat={chat} line={about.value} onClose={() => (about.value = null)} />}
    </section>
  );
}

/** The cell of the board that the keys begin with. */
function backToBoard(): void {
  const cell = document.querySelector<HTMLElement>("[role=grid] [tabindex='0']");
  if (cell) cell.focus();
  else (document.activeElement as HTMLElement | null)?.blur();
}

/** After the game players also see what was said about it. */
function Rooms({ chat, room }: { chat: Chat; room: Room }) {
  const text = t().chat;
  return (
    <fieldset class="segments chat-rooms">
      <legend class="visually-hidden">{text.rooms}</legend>
      <div class="segments-row">
        {chat.rooms.value.map((one) => (
          <label key={one}>
            <input type="radio" name="room" value={one} checked={one === room} onChange={() => chat.choose(one)} />
            <span>{one === "players" ? text.roomPlayers : text.roomSpectators}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Lines({ chat, room, onAbout }: { chat: Chat; room: Room; onAbout(line: ChatLine): void }) {
  const list = useRef<HTMLOListElement>(null);
  /** Whether the newest line is in sight: then the next one is, too. */
  const atEnd = useRef(true);
  const lines = chat.shown.value;
  const text = t().chat;
  useLayoutEffect(() => {
    const element = list.current;
    if (element && atEnd.current) element.scrollTop = element.scrollHeight;
  }, [lines, room, chat.open.value]);
  if (lines.length === 0) {
    return <p class="chat-empty small">{room === "players" ? text.emptyPlayers : text.emptySpectators}</p>;
  }
  return (
    <ol
      class="chat-lines"
      ref={list}
      tabIndex={0}
      aria-label={text.lines}
      onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => (atEnd.current = scrollHeight - scrollTop - clientHeight < 24)}>
      {lines.map((line) => {
        const mine = chat.isMine(line);
        const name = mine ? text.you : chat.nameOf(line);
        return (
          <li key={line.number} class="chat-line" data-number={line.number} data-mine={mine ? "" : undefined} data-side={line.side ?? undefined}>
            <p>
              <bdi class="chat-name">{name}</bdi>
              <span class="visually-hidden">: </span>
              {line.text === null ? (
                <em class="chat-removed">{text.removed}</em>
              ) : (
                <span class="chat-text" dir="auto">
                  {line.text}
                </span>
              )}
            </p>
            {!mine && (
              <button type="button" class="icon-button chat-about" aria-label={text.about({ name })} onClick={() => onAbout(line)}>
                <span aria-hidden="true">⋯</span>
              </button>
            )}
          </li>
        );
      })}
    </ol>
  );
}

/** Those who are not heard, to be heard again. */
function MutedPeople({ chat }: { chat: Chat }) {
  const muted = chat.muted.value;
  if (muted.length === 0) return null;
  return (
    <ul class="chat-muted small">
      {muted.map((one) => {
        const name = chat.nameOf(one);
        return (
          <li key={one.person}>
            <span>{t().chat.isMuted({ name })}</span>
            <button type="button" data-action="unmute" onClick={() => void chat.mute(one.person, name, false)}>
              {t().chat.unmute}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** What can be done about a line: each with a word about what it does, and a way back. */
function AboutLine({ chat, line, onClose }: { chat: Chat; line: ChatLine; onClose(): void }) {
  const reporting = useSignal(false);
  const why = useSignal("");
  const text = t().chat;
  const name = chat.nameOf(line);
  const done = (work: Promise<void>): void => {
    void work;
    onClose();
  };
  return (
    <Dialog title={reporting.value ? text.reportTitle : text.about({ name })} onClose={onClose}>
      <blockquote class="chat-quote" dir="auto">
        {line.text ?? text.removed}
      </blockquote>
      {reporting.value ? (
        <form
          class="chat-report"
          onSubmit={(event) => {
            event.preventDefault();
            done(chat.report(line, why.value));
          }}>
          <label class="field">
            <span>{text.why}</span>
            <textarea rows={3} maxLength={500} value={why.value} onInput={(event) => (why.value = event.currentTarget.value)} />
          </label>
          <p class="small">{text.reportExplained}</p>
          <div class="question-answers">
            <button type="submit" class="button primary" data-answer="report">
              {text.reportYes}
            </button>
            <button type="button" class="button" onClick={() => (reporting.value = false)}>
              {text.back}
            </button>
          </div>
        </form>
      ) : (
        <div class="chat-choices">
          <button type="button" class="button" data-action="mute" onClick={() => done(chat.mute(line.person, name, true))}>
            {text.mute({ name })}
          </button>
          <p class="small">{text.muteExplained}</p>
          <button type="button" class="button" data-action="report" onClick={() => (reporting.value = true)}>
            {text.report}
          </button>
          <p class="small">{text.reportShort}</p>
        </div>
      )}
    </Dialog>
  );
}
