// Calls off a challenge of one's own.

import { say } from "../../log";
import { t } from "../../messages";
import { lookAfterMine } from "../../mine";
import type { Acknowledgement } from "../../protocol";
import { api } from "../../server";

/** Calls it off and says so; `onTrouble` hears why not. */
export async function withdraw(id: string, onTrouble: (message: string) => void): Promise<void> {
  try {
    await api<Acknowledgement>(`/matches/${id}/actions`, { action: "abort" });
    say(t().lobby.withdrawn);
  } catch (error) {
    onTrouble(error instanceof Error ? error.message : String(error));
  }
  await lookAfterMine();
}
