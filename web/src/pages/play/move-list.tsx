// The moves of the game, in rounds, and what leads through them.

import { useLayoutEffect, useRef } from "preact/hooks";
import { takes } from "../../board/events";
import { moveWords } from "../../board/move-words";
import { Icon, type IconName } from "../../icons";
import { t } from "../../messages";
import type { Side } from "../../protocol";
import type { Made, Session } from "./session";

interface Entry {
  move: Made;
  /** How many moves have been made with it. */
  ply: number;
}

type Round = Record<Side, Entry[]>;

/** A round begins wherever the first player begins again, as in record files; whoever makes several moves in a row makes
 *  them in one round. */
function roundsOf(made: readonly Made[]): Round[] {
  const rounds: Round[] = [];
  made.forEach((move, index) => {
    const begins = index === 0 || (move.mover === "first" && made[index - 1]?.mover === "second");
    if (begins) rounds.push({ first: [], second: [] });
    rounds.at(-1)?.[move.mover].push({ move, ply: index + 1 });
  });
  return rounds;
}

export function MoveList({ session }: { session: Session }) {
  const made = session.made.value;
  const ply = session.ply.value;
  const text = t().play;
  const list = useRef<HTMLOListElement>(null);
  useLayoutEffect(() => {
    const box = list.current;
    const chosen = box?.querySelector<HTMLElement>("[aria-current]");
    // Where there is nothing to scroll, nothing is measured: a page that is just opening would be laid out twice.
    if (!chosen || !box || made.length === 0) return;
    // Scrolls the list alone, not the page.
    box.scrollTop = chosen.offsetTop - (box.clientHeight - chosen.offsetHeight) / 2;
    box.scrollLeft = chosen.offsetLeft - (box.clientWidth - chosen.offsetWidth) / 2;
    // Whoever leafs through the list stays on the move that the board shows.
    if (box.contains(document.activeElement)) chosen.focus({ preventScroll: true });
  }, [ply, made.length]);
  /** One stop of the Tab key: the move that the board shows. */
  const reached = (at: number) => ({
    type: "button" as const,
    "data-ply": at,
    tabIndex: ply === at ? 0 : -1,
    "aria-current": ply === at ? ("step" as const) : undefined,
    onClick: () => session.jump(at),
  });
  return (
    <>
      <section class="moves" aria-label={text.moves}>
        {made.length === 0 && <p class="small no-moves">{text.noMoves}</p>}
        <ol ref={list} hidden={made.length === 0}>
          <li class="round start">
            <button {...reached(0)}>{text.startOfGame}</button>
          </li>
          {roundsOf(made).map((round, index) => (
            <li key={index} class="round">
              <span class="move-number number">{index + 1}.</span>
              {(["first", "second"] as const).map((side) => (
                <span key={side} class="round-side">
                  {/* A game that the second player began. */}
                  {side === "first" && round.first.length === 0 && <span class="small">…</span>}
                  {round[side].map(({ move, ply: at }) => (
                    <button key={at} {...reached(at)}>
                      <span class="number">{moveWords(move.text, move.events, move.view, session.words)}</span>
                      {takes(move.events) && (
                        <span class="takes" title={text.takes}>
                          <span aria-hidden="true">×</span>
                          <span class="visually-hidden"> {text.takes}</span>
                        </span>
                      )}
                    </button>
                  ))}
                </span>
              ))}
            </li>
          ))}
        </ol>
      </section>
      {made.length > 0 && <Leafing session={session} />}
    </>
  );
}

/** Buttons to the first, the previous, the next and the last position. One that leads no further keeps the focus. */
function Leafing({ session }: { session: Session }) {
  const text = t().play;
  const ply = session.ply.value;
  const last = session.made.value.length;
  const button = (name: IconName, label: string, to: number) => (
    <button type="button" class="button" data-leaf={name} aria-label={label} title={label} aria-disabled={ply === to} onClick={() => session.jump(to)}>
      <Icon name={name} />
    </button>
  );
  return (
    <div class="leafing" role="group" aria-label={text.leafing}>
      {button("first", text.leafFirst, 0)}
      {button("previous", text.leafBack, Math.max(0, ply - 1))}
      {button("next", text.leafOn, Math.min(last, ply + 1))}
      {button("last", text.leafLast, last)}
    </div>
  );
}
