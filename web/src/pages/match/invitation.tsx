// A table with a free seat: the one who laid it sends the link on, whoever else opens it may sit down.

import { useSignal } from "@preact/signals";
import { useRef } from "preact/hooks";
import { Icon } from "../../icons";
import { say } from "../../log";
import { hasAccount, me, whoAmI } from "../../me";
import { t } from "../../messages";
import type { MatchJoined, Side, TimeControl } from "../../protocol";
import { Link } from "../../router";
import { ApiError, api } from "../../server";
import { recall, remember } from "../../storage";
import { ComputerMeanwhile } from "../lobby/computer";
import type { MatchClient } from "./client";
import { otherSide, type RemoteSession } from "./remote-session";

interface InvitationProps {
  client: MatchClient;
  session: RemoteSession;
  onCancel(): void;
}

export function Invitation({ client, session, onCancel }: InvitationProps) {
  return session.you === null ? <FreeSeat client={client} session={session} /> : <Invite session={session} side={session.you} onCancel={onCancel} />;
}

/** Addresses of this machine lead nobody else here. */
const ONLY_HERE = /^(localhost|127\.|\[::1\])/;

/** For the one who laid the table: the link, to be copied, shared or photographed. */
function Invite({ session, side, onCancel }: { session: RemoteSession; side: Side; onCancel(): void }) {
  const text = t().match;
  const { game, variant, position, clock } = session.rules;
  const link = `${location.origin}/match/${session.id}`;
  const copied = useSignal(false);
  const field = useRef<HTMLInputElement>(null);
  const copy = async (): Promise<void> => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(link);
    } catch {
      // Plain http has no clipboard: the old way works there, too.
      document.execCommand("copy");
    }
    copied.value = true;
    say(text.copied);
  };
  const share = (): void => {
    navigator.share({ title: text.title({ game: session.words.title }), url: link }).catch(() => undefined);
  };
  return (
    <section class="invitation" aria-labelledby="invitation">
      <h2 id="invitation">{text.waiting}</h2>
      <p>{text.sendLink}</p>
      <div class="invitation-link">
        <input ref={field} type="text" readOnly value={link} aria-label={text.link} onFocus={(event) => event.currentTarget.select()} data-link />
        <button type="button" class="button primary" data-action="copy" onClick={() => void copy()}>
          {copied.value ? text.copied : text.copy}
        </button>
        {"share" in navigator && (
          <button type="button" class="button" data-action="share" onClick={share}>
            {text.share}
          </button>
        )}
      </div>
      {ONLY_HERE.test(location.hostname) && <p class="small">{text.onlyHere}</p>}
      <div class="invitation-facts">
        <img class="qr" src={`/api/matches/${session.id}/qr.svg`} alt={text.qr} width="180" height="180" />
        <Terms session={session} />
      </div>
      <button type="button" class="button" data-action="cancel" onClick={onCancel}>
        <Icon name="cross" />
        {text.cancel}
      </button>
      <ComputerMeanwhile awaited={{ id: session.id, game, variant, position, clock, side }} onTrouble={(message) => (session.notice.value = message)} />
    </section>
  );
}

/** For everybody else: who invites, to what, and the seat. Nothing is taken before the button is pressed. */
function FreeSeat({ client, session }: { client: MatchClient; session: RemoteSession }) {
  const text = t().match;
  const name = useSignal(recall<string>("name", ""));
  const problem = useSignal("");
  const busy = useSignal(false);
  const { players } = session.match.value;
  const free = players.first ? "second" : "first";
  const join = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (busy.value) return;
    busy.value = true;
    problem.value = "";
    const called = name.value.trim();
    try {
      await api<MatchJoined>(`/matches/${session.id}/join`, { name: called === "" ? null : called });
      if (called !== "") remember("name", called);
      // The header calls me so from now on.
      void whoAmI();
      client.connection.reconnect();
    } catch (error) {
      problem.value = error instanceof ApiError ? error.message : String(error);
      busy.value = false;
    }
  };
  const host = session.names.value[otherSide(free)]?.name;
  // Nobody is sent away before it is known who they are.
  const needsAccount = session.match.value.rated && me.value !== null && !hasAccount();
  return (
    <section class="invitation" aria-labelledby="invitation">
      <h2 id="invitation">{host ? text.invitedBy({ name: host }) : text.invited}</h2>
      <p>{text.youWouldPlay({ side: session.words.sides[free === "first" ? 0 : 1] })}</p>
      <Terms session={session} />
      <form class="join" noValidate onSubmit={(event) => void join(event)}>
        {!hasAccount() && !needsAccount && (
          <label class="field">
            <span>{text.yourName}</span>
            <input
              type="text"
              name="name"
              maxLength={30}
              autocomplete="nickname"
              value={name.value}
              aria-describedby="join-problem"
              onInput={(event) => (name.value = event.currentTarget.value)}
            />
          </label>
        )}
        <p class="problem" id="join-problem" role="alert" aria-live="assertive">
          {problem.value}
        </p>
        {needsAccount ? (
          <Link class="button primary" href="/account" data-action="account">
            {text.needsAccount}
          </Link>
        ) : (
          <button type="submit" class="button primary" data-action="join" aria-disabled={busy.value}>
            {text.join}
          </button>
        )}
      </form>
    </section>
  );
}

/** What was agreed on: variant, clock, who may find it. */
function Terms({ session }: { session: RemoteSession }) {
  const text = t().match;
  const { game, variant, clock, position } = session.rules;
  const named = session.words.variants[variant]?.name;
  return (
    <dl class="terms" data-terms>
      <div>
        <dt>{text.game}</dt>
        <dd>{named ? `${session.words.title || game} · ${named}` : session.words.title}</dd>
      </div>
      {position !== null && (
        <div>
          <dt>{t().play.position}</dt>
          <dd>{text.yes}</dd>
        </div>
      )}
      {session.match.value.rated && (
        <div>
          <dt>{text.rated}</dt>
          <dd>{text.yes}</dd>
        </div>
      )}
      <div>
        <dt>{t().play.clock}</dt>
        <dd>{clockText(clock)}</dd>
      </div>
    </dl>
  );
}

/** How time is kept, in words. */
export function clockText(clock: TimeControl | null): string {
  const text = t().match;
  if (!clock) return text.noClock;
  if ("days" in clock) return text.daysPerTurn({ days: clock.days });
  return text.liveClock({ minutes: Math.round((clock.base / 60) * 10) / 10, seconds: clock.increment });
}
