// Whether this page is connected, and whether the other player is there.

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Icon } from "../../icons";
import { say } from "../../log";
import { t } from "../../messages";
import type { MatchClient } from "./client";
import { isKept } from "./held-acts";
import { otherSide, type RemoteSession } from "./remote-session";

const PATIENCE = 2_000; // milliseconds that a connection may be gone before anybody is told

export function ConnectionSign({ client, session }: { client: MatchClient; session: RemoteSession }) {
  const online = client.connection.online.value;
  const restarting = client.connection.restarting.value;
  /** The connection has been gone for so long that it is worth a word. */
  const lost = useSignal(false);
  useEffect(() => {
    if (online) {
      if (lost.peek()) say(t().match.connected);
      lost.value = false;
      return;
    }
    const tell = (): void => {
      lost.value = true;
      say(restarting ? t().match.restarting : t().match.lost);
    };
    // A server that says goodbye leaves nothing to wait for.
    if (restarting) {
      tell();
      return;
    }
    const timer = setTimeout(tell, PATIENCE);
    return () => clearTimeout(timer);
  }, [online, restarting]);
  const text = t().match;
  const { you } = session;
  // Asked for again with every tick of the clock and every heartbeat.
  void session.clock.value;
  const other = you === null ? null : session.match.value.players[otherSide(you)];
  const away = you !== null && session.running && other?.seat.type === "person" && !client.isHere(otherSide(you));
  const holds = session.held.value.some(({ confirmed }) => confirmed);
  const resigns = client.acts.value.some(isKept);
  const gone = restarting
    ? { none: text.restarting, move: text.restartingHolding, end: text.restartingResigning }
    : { none: text.lost, move: text.lostHolding, end: text.lostResigning };
  return (
    <p class="connection" data-connection={lost.value ? (restarting ? "restarting" : "lost") : online ? "online" : "waiting"}>
      <Icon name={lost.value ? "unplugged" : "link"} />
      <span>
        {lost.value ? gone[resigns ? "end" : holds ? "move" : "none"] : online ? text.connected : text.connecting}
        {!lost.value && away && you !== null && <> {text.away({ name: session.nameOf(otherSide(you)) })}</>}
      </span>
    </p>
  );
}
