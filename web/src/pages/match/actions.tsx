// What a player can do besides moving. Every button has a place of its own: one that can do nothing now stays where it is.

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Dialog } from "../../chrome";
import { Icon } from "../../icons";
import { t } from "../../messages";
import type { Action as Deed, OfferKind } from "../../protocol";
import { NextGame } from "../../places";
import { Link } from "../../router";
import { pack } from "../analyse/pack";
import { Action, Words } from "../play/action";
import { analyseAddress } from "../play/analyse-address";
import type { MatchClient } from "./client";
import type { RemoteSession } from "./remote-session";

interface MatchProps {
  client: MatchClient;
  session: RemoteSession;
}

interface MatchActionsProps extends MatchProps {
  onAsk(what: "resign" | "abort"): void;
  onMore(): void;
}

const can = ({ options }: RemoteSession, deed: Deed): boolean => options.value.actions.includes(deed);
const canOffer = ({ options }: RemoteSession, kind: OfferKind): boolean => options.value.offers.includes(kind);

/** The bar under the board. */
export function MatchActions({ client, session, onAsk, onMore }: MatchActionsProps) {
  const { play, match } = t();
  const plays = session.you !== null;
  const offer = (kind: OfferKind): void => client.act({ action: "offer", kind });
  const offered = (kind: OfferKind) => session.outgoing(kind) !== null;
  return (
    <div class="actions match-actions" role="group" aria-label={play.actions}>
      {plays && (
        <>
          <Action
            name="take-back"
            icon="undo"
            words={offered("takeBack") ? match.asked : match.takeBack}
            onPress={() => offer("takeBack")}
            disabled={!canOffer(session, "takeBack")}
          />
          <Action
            name="offer"
            icon="equals"
            words={offered("draw") ? match.asked : play.offer}
            onPress={() => offer("draw")}
            disabled={!canOffer(session, "draw")}
          />
          <Action name="resign" icon="flag" words={play.resign} onPress={() => onAsk("resign")} disabled={!can(session, "resign")} />
        </>
      )}
      <Action name="flip" icon="flip" words={play.flip} onPress={() => session.board.flip()} />
      <Action name="more" icon="legend" words={match.more} onPress={onMore} />
    </div>
  );
}

/** A claim that can be made now, above the bar and away from its buttons. */
export function Claims({ client, session }: MatchProps) {
  const text = t().match;
  const claims = [
    { deed: "claim" as const, why: text.claimAsk, words: t().play.claim.value },
    { deed: "claimLeft" as const, why: text.leftAsk, words: text.claimLeft },
  ].filter(({ deed }) => can(session, deed));
  return (
    <div aria-live="polite" class="claims">
      {claims.map(({ deed, why, words }) => (
        <div key={deed} class="notice claim">
          <p>{why}</p>
          <button type="button" class="button" data-action={deed} onClick={() => client.act({ action: deed })}>
            {words}
          </button>
        </div>
      ))}
    </div>
  );
}

/** After the end: once more, or into the analysis. They stand where no button stood before. */
export function EndActions({ client, session }: MatchProps) {
  const { play, match } = t();
  const record = useSignal<string | null>(null);
  useEffect(() => {
    void pack(session.record()).then((packed) => (record.value = packed));
  }, [session.names.value]);
  const { next, moves } = session.match.value;
  const asked = session.outgoing("rematch") !== null;
  const { game, variant, position, seed } = session.rules;
  return (
    <div class="end-actions">
      {next ? (
        <Link class="button primary" href={`/match/${next}`} data-action="next">
          {match.toRematch}
        </Link>
      ) : (
        session.you !== null && (
          <Action
            name="rematch"
            icon="clockwise"
            words={asked ? match.rematchAskedOther : match.rematch}
            onPress={() => client.act({ action: "offer", kind: "rematch" })}
            disabled={!canOffer(session, "rematch")}
            primary
          />
        )
      )}
      {moves.length > 0 && (
        <Link class="button" href={analyseAddress(session, { game, variant, position, seed }, record.value)} data-action="analyse">
          <Icon name="search" />
          <Words words={play.analyse} />
        </Link>
      )}
      <Link class="button" href={`/play/${game}?friend`} data-action="new">
        <Icon name="plus" />
        <Words words={play.newGame} />
      </Link>
      <NextGame except={session.id} />
    </div>
  );
}

interface MoreProps extends MatchProps {
  onClose(): void;
  onAsk(what: "abort"): void;
  onLegend(): void;
  onHelp(): void;
}

/** What is wanted less often. */
export function MoreDialog({ client, session, onClose, onAsk, onLegend, onHelp }: MoreProps) {
  const { play, match } = t();
  const plays = session.you !== null;
  const then = (deed: () => void) => (): void => {
    onClose();
    deed();
  };
  const offer = (kind: OfferKind) => then(() => client.act({ action: "offer", kind }));
  return (
    <Dialog title={match.more.value} onClose={onClose}>
      <div class="more">
        {plays && session.running && (
          <>
            {session.rules.clock !== null && (
              <>
                <Action name="pause" icon="pause" words={match.offerPause} onPress={offer("pause")} disabled={!canOffer(session, "pause")} />
                <Action name="resume" icon="play" words={match.offerResume} onPress={offer("resume")} disabled={!canOffer(session, "resume")} />
              </>
            )}
            <Action name="abort" icon="cross" words={match.abort} onPress={then(() => onAsk("abort"))} disabled={!can(session, "abort")} />
            <Action name="offer-abort" icon="cross" words={match.offerAbort} onPress={offer("abort")} disabled={!canOffer(session, "abort")} />
            <label class="check">
              <input type="checkbox" name="confirm" checked={session.confirms.value} onChange={(event) => session.setConfirms(event.currentTarget.checked)} />
              <span>{match.confirmMoves}</span>
            </label>
          </>
        )}
        <Action name="legend" icon="legend" words={play.legend} onPress={then(onLegend)} />
        <Action name="keys" icon="keyboard" words={play.help} onPress={then(onHelp)} />
      </div>
    </Dialog>
  );
}
