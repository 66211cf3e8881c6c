// The legend in a dialog. It comes when it is asked for.

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Dialog, Loading } from "../chrome";
import type { GameName } from "../games";
import type { Skin } from "./skin";

interface LegendDialogProps {
  game: GameName;
  skin: Skin;
  title: string;
  onClose(): void;
}

export function LegendDialog({ game, skin, title, onClose }: LegendDialogProps) {
  const loaded = useSignal<typeof import("./legend").Legend | null>(null);
  useEffect(() => {
    // Without it there is nothing to show.
    import("./legend").then(
      ({ Legend }) => (loaded.value = Legend),
      () => onClose(),
    );
  }, []);
  const Legend = loaded.value;
  return (
    <Dialog title={title} onClose={onClose}>
      {Legend ? <Legend game={game} skin={skin} /> : <Loading />}
    </Dialog>
  );
}
