// The computer, for whoever waits: at a table of this device until somebody comes, or instead of whoever might come, as
// a match on the server.

import { useSignal, type Signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { errorText, t } from "../../messages";
import { lookAfterMine } from "../../mine";
import type { Acknowledgement, CreateMatch, MatchCreated, MatchState } from "../../protocol";
import { go, Link } from "../../router";
import { gameInfo, loadRules } from "../../rules/table";
import { api } from "../../server";
import { recall } from "../../storage";
import { levelWords } from "../play/level-words";
import { DEFAULT_LEVEL } from "../play/setup";

const LEVELS = 10;

/** What somebody waits for. */
export type Awaited = Pick<MatchState, "id"> & Pick<CreateMatch, "game" | "variant" | "position" | "clock" | "side">;

/** The computer at once, where nobody is there to wait for. */
export function ComputerNow({ game }: { game: string }) {
  const level = useLevel();
  return (
    <div class="meanwhile">
      <LevelChoice game={game} level={level} />
      <Link class="button" href={tableAddress(game, level.value)} data-action="computer">
        {t().lobby.computer}
      </Link>
    </div>
  );
}

/** The computer for somebody whose table has a free seat. What becomes of the seat is said beside the buttons. */
export function ComputerMeanwhile({ awaited, onTrouble }: { awaited: Awaited; onTrouble(message: string): void }) {
  const level = useLevel();
  const busy = useSignal(false);
  const text = t().lobby;
  const help = `computer-${awaited.id}`;
  const playInstead = async (): Promise<void> => {
    if (busy.value) return;
    busy.value = true;
    onTrouble("");
    try {
      go(`/match/${await takeInstead(awaited, level.peek())}`);
      void lookAfterMine();
    } catch (error) {
      onTrouble(errorText(error));
      busy.value = false;
    }
  };
  return (
    <div class="meanwhile">
      <span>{text.nobodyYet}</span>
      <LevelChoice game={awaited.game} level={level} />
      <Link class="button" href={tableAddress(awaited.game, level.value)} aria-describedby={help} data-action="computer">
        {text.meanwhile}
      </Link>
      <button type="button" class="button" aria-describedby={help} aria-disabled={busy.value} data-action="instead" onClick={() => void playInstead()}>
        {text.instead}
      </button>
      <p class="small" id={help}>
        {text.meanwhileHelp}
      </p>
    </div>
  );
}

const useLevel = (): Signal<number> => useSignal(recall("level", DEFAULT_LEVEL));

const tableAddress = (game: string, level: number): string => `/play/${game}?level=${level}`;

/** The levels in words, and how well each plays that game as soon as the rules have told it. */
function LevelChoice({ game, level }: { game: string; level: Signal<number> }) {
  const ready = useSignal(false);
  useEffect(() => {
    // Without the rules there is still a word for each level.
    loadRules().then(
      () => (ready.value = true),
      () => undefined,
    );
  }, []);
  const ratings = ready.value ? gameInfo(game).levels : [];
  return (
    <label class="meanwhile-level">
      <span>{t().lobby.level}</span>
      <select value={level.value} onChange={(event) => (level.value = Number(event.currentTarget.value))}>
        {Array.from({ length: LEVELS }, (_, index) => (
          <option key={index} value={index + 1}>
            {levelWords(index + 1, ratings)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Withdraws the table and lays the same one for the computer; gives where to go. */
async function takeInstead({ id, game, variant, position, clock, side }: Awaited, level: number): Promise<string> {
  // Somebody may have been quicker than the computer.
  const { status } = await api<MatchState>(`/matches/${id}`);
  if (status === "running") return id;
  if (status === "waiting") await api<Acknowledgement>(`/matches/${id}/actions`, { action: "abort" });
  const wanted: CreateMatch = { game, variant, position, clock, side, level, seed: null, rated: false, public: false, name: null };
  return (await api<MatchCreated>("/matches", wanted)).id;
}
