// What a game at the table says to somebody who does not see it.

import { describeTask } from "../../board/describe";
import { moveWords } from "../../board/move-words";
import type { Reports } from "../../board/reports";
import { t } from "../../messages";
import { prompt } from "./prompt";
import type { Made, Session } from "./session";

const LONG = 24 * 3600; // seconds, beyond which days are told

const sideName = ({ words }: Session, side: "first" | "second"): string => words.sides[side === "first" ? 0 : 1];

/** When a game is opened: which side one plays, how far it is, and what is to be done. */
export function greeting(session: Session): string {
  const { tell } = t();
  const { you } = session;
  const begun = session.made.peek().length > 0;
  return sentences(
    session.end ? "" : begun ? tell.goesOn : tell.newGame,
    you === null ? "" : tell.youPlay({ side: sideName(session, you) }),
    begun && session.lastMoveInWords(),
    turn(session),
    task(session),
  );
}

/** When a move was made: what it did, and what is to be done by whoever moves next at this screen. That a piece is to
 *  be chosen goes without saying. */
export function moveMade(session: Session): string {
  const next = !session.end && session.mine;
  const asked = task(session);
  return sentences(session.lastMoveInWords(), next && turn(session), next && asked !== session.words.prompts.move && asked);
}

/** When moves were taken back: which, so that they do not sound like new ones. */
export function takenBack(session: Session, moves: readonly Made[]): string {
  const told = moves.map(({ text, events, view }) => moveWords(text, events, view, session.words));
  return sentences(t().tell.takenBack({ moves: told.join(", ") }), turn(session), task(session));
}

/** When the board shows another position of the game. */
export function atMove(session: Session): string {
  const ply = session.ply.peek();
  const at = ply > 0 && t().tell.atMove({ ply, count: session.made.peek().length });
  return sentences(at, session.lastMoveInWords(), session.present.peek() && turn(session));
}

function turn(session: Session): string {
  const { play } = t();
  if (session.end) return session.outcome() ?? "";
  if (session.you === null) return `${play.turn({ side: sideName(session, session.state.peek().turn) })}.`;
  return session.mine ? `${play.yourTurn}.` : session.otherTurn;
}

/** What is to be done now on the board; nothing while somebody else moves or another position is looked at. */
function task({ board, words, end, mine, present }: Session): string {
  if (end || !mine || !present.peek()) return "";
  return describeTask(board.steps.peek(), words, prompt(words, board.steps.peek(), board.next.peek(), board.view));
}

/** What the keys tell. */
export function reportsOf(session: Session): Reports {
  return {
    turn: () =>
      sentences(
        !session.present.peek() && `${t().play.earlier}.`,
        turn(session),
        session.you !== null && t().tell.youPlay({ side: sideName(session, session.you) }),
      ),
    task: () => task(session),
    last: () => (session.ply.peek() > 0 ? session.lastMoveInWords() : t().tell.noMove),
    clocks: () => clocks(session),
  };
}

function clocks(session: Session): string {
  const left = session.clock.peek();
  if (!left) return t().tell.noClock;
  const told = (["first", "second"] as const).map((side, index) => {
    const millis = left[index];
    if (typeof millis !== "number") return "";
    const seconds = Math.ceil(millis / 1000);
    if (seconds >= LONG)
      return t().tell.by({
        side: sideName(session, side),
        deed: t().play.daysLeft({ days: Math.floor(seconds / LONG), hours: Math.floor(seconds / 3600) % 24 }),
      });
    return t().tell.clock({ side: sideName(session, side), minutes: Math.floor(seconds / 60), seconds: seconds % 60 });
  });
  return sentences(...told, session.paused.peek() && t().play.paused);
}

function sentences(...parts: (string | false)[]): string {
  return parts.filter(Boolean).join(" ");
}
