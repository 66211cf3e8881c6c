// What the other player offers: a question that does not take the focus, since the game goes on around it.

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { say } from "../../log";
import { t } from "../../messages";
import type { OfferKind } from "../../protocol";
import type { MatchClient } from "./client";
import { otherSide, type RemoteSession } from "./remote-session";

const GLANCE = 700; // milliseconds: whoever was about to press something else has seen by then what this is

/** What is offered, as a question. */
function question(kind: OfferKind, name: string): string {
  const text = t().match;
  const asked: Record<OfferKind, (args: { name: string }) => string> = {
    draw: text.drawAsked,
    takeBack: text.takeBackAsked,
    pause: text.pauseAsked,
    resume: text.resumeAsked,
    abort: text.abortAsked,
    rematch: text.rematchAsked,
  };
  return asked[kind]({ name });
}

export function IncomingOffer({ client, session }: { client: MatchClient; session: RemoteSession }) {
  const offer = session.incoming;
  const armed = useSignal(false);
  useEffect(() => {
    armed.value = false;
    if (!offer) return;
    say(question(offer.kind, session.nameOf(offer.side)));
    session.ring();
    const timer = setTimeout(() => (armed.value = true), GLANCE);
    return () => clearTimeout(timer);
  }, [offer?.number]);
  if (!offer || session.you === null) return null;
  const text = question(offer.kind, session.nameOf(otherSide(session.you)));
  const answer = (action: "accept" | "decline"): void => {
    if (armed.peek()) client.act({ action, offer: offer.number });
  };
  return (
    <div class="question offer" role="group" aria-label={text} data-offer={offer.kind}>
      <p>{text}</p>
      <div class="question-answers">
        <button type="button" class="button primary" data-answer="accept" aria-disabled={!armed.value} onClick={() => answer("accept")}>
          {t().play.offerYes}
        </button>
        <button type="button" class="button" data-answer="decline" aria-disabled={!armed.value} onClick={() => answer("decline")}>
          {t().play.offerNo}
        </button>
      </div>
    </div>
  );
}
