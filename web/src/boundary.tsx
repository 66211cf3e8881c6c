// The error boundary around every page. It reports exceptions while rendering and crashes of the rules. All
// its buttons reload the page, since a wasm module cannot be used after a crash.

import { Component, type ComponentChildren } from "preact";
import { Trouble } from "./chrome";
import type { GameName } from "./games";
import { t } from "./messages";
import { putAside, save } from "./pages/analyse/saved";
import { forgetGame } from "./pages/play/saved";
import { crash } from "./rules/crash";

interface BoundaryProps {
  page: string;
  game: GameName | null;
  children: ComponentChildren;
}

export class Boundary extends Component<BoundaryProps, { error: unknown }> {
  override state: { error: unknown } = { error: null };

  static override getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error };
  }

  override componentDidCatch(error: unknown): void {
    // For developers.
    console.error(error);
  }

  override render({ page, game, children }: BoundaryProps, { error }: { error: unknown }) {
    const problem = error ?? crash.value;
    return problem === null ? children : <Broken page={page} game={game} error={problem} />;
  }
}

/** A page that cannot be shown. The saved game may be the reason, so the page can be opened without it. */
function Broken({ page, game, error }: { page: string; game: GameName | null; error: unknown }) {
  const text = t().trouble;
  return (
    <Trouble title={text.brokenTitle} text={text.broken} detail={error instanceof Error ? `${error.name}: ${error.message}` : String(error)}>
      <div class="state-actions">
        <button type="button" class="button primary" data-action="reload" onClick={() => location.reload()}>
          {text.reload}
        </button>
        {game && page === "analyse" && (
          <button
            type="button"
            class="button"
            data-action="put-aside"
            onClick={() => {
              putAside(game);
              save(game, null);
              open(`/analyse/${game}`);
            }}>
            {text.putAside}
          </button>
        )}
        {game && page === "play" && (
          <button
            type="button"
            class="button"
            data-action="new-table"
            onClick={() => {
              forgetGame(game);
              open(`/play/${game}`);
            }}>
            {text.newTable}
          </button>
        )}
        <button type="button" class="button" data-action="home" onClick={() => open("/")}>
          {t().app.home}
        </button>
      </div>
      {game && page === "analyse" && <p>{text.asideHelp}</p>}
    </Trouble>
  );
}

/** Opens a page with a full load. */
function open(address: string): void {
  location.assign(address);
}
