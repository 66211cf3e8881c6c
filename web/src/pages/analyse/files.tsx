// Records, positions, links and diagrams: what comes in and what goes out.

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { skinOf } from "../../boards";
import { Dialog } from "../../chrome";
import { errorText } from "../../messages";
import { StudyTree } from "../../rules/study";
import type { Address } from "./address";
import { diagramOf, download, pngOf } from "./diagram";
import { asideOf } from "./saved";
import { originOf, Study } from "./study";
import { a } from "./words";

const LARGEST = 1 << 20; // bytes of a record, as in crates/game

/** Makes a study of a text: a record where it begins with a tag, else a position. */
export async function studyOf(text: string, current: Study): Promise<Study> {
  const trimmed = text.replace(/^\ufeff/, "").trim();
  const { game, variant } = current.origin;
  if (!trimmed.startsWith("[")) {
    return Study.begin({ game, variant, position: trimmed.replace(/\s+/g, " "), seed: 0 }, await skinOf(game));
  }
  const tree = StudyTree.load(text);
  const origin = originOf(tree);
  return new Study(origin, tree, await skinOf(origin.game));
}

export function ErrorText({ lead, error }: { lead: string; error: unknown }) {
  return (
    <div class="refusal" data-error>
      <p>{lead}</p>
      <p>{errorText(error)}</p>
    </div>
  );
}

export function FilesDialog({ study, onOpen, onClose }: { study: Study; onOpen(study: Study): void; onClose(): void }) {
  const text = a();
  const pasted = useSignal("");
  const problem = useSignal<"empty" | "tooLarge" | { error: unknown } | null>(null);
  const said = useSignal("");
  const shared = useSignal<Address | null>(null);
  useEffect(() => void study.address().then((address) => (shared.value = address)), [study]);
  const { game } = study.origin;
  const name = `${game}-${study.node(study.at.value).ply}`;
  const aside = asideOf(game);

  const open = async (given: string): Promise<void> => {
    problem.value = null;
    if (given.trim() === "") {
      problem.value = "empty";
      return;
    }
    try {
      onOpen(await studyOf(given, study));
    } catch (error) {
      problem.value = { error };
    }
  };
  const read = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    if (file.size > LARGEST) {
      problem.value = "tooLarge";
      return;
    }
    pasted.value = await file.text();
    await open(pasted.value);
  };
  const copy = async (what: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(what);
      said.value = text.copied;
    } catch {
      said.value = text.copyFailed;
    }
  };
  const picture = async (kind: "svg" | "png"): Promise<void> => {
    const [drawing, ...over] = document.querySelectorAll<SVGSVGElement>(".analyse-board .drawing, .analyse-board [data-threats]");
    if (!drawing) return;
    try {
      const content = kind === "svg" ? new Blob([diagramOf(drawing, ...over).svg], { type: "image/svg+xml" }) : await pngOf(drawing, ...over);
      download(`${name}.${kind}`, content);
      said.value = text.saved({ name: `${name}.${kind}` });
    } catch {
      said.value = text.diagramFailed;
    }
  };
  const wrong = problem.value;

  return (
    <Dialog title={text.files} onClose={onClose}>
      <section class="files">
        <label class="field">
          {text.paste}
          <span class="small">{text.openHelp}</span>
          <textarea
            rows={4}
            data-import
            spellcheck={false}
            autocomplete="off"
            value={pasted.value}
            onInput={(event) => (pasted.value = event.currentTarget.value)}
          />
        </label>
        <div aria-live="polite">
          {wrong &&
            (typeof wrong === "string" ? (
              <p class="refusal" data-error>
                {text[wrong]}
              </p>
            ) : (
              <ErrorText lead={text.refused} error={wrong.error} />
            ))}
        </div>
        <div class="files-row">
          <button type="button" class="button primary" data-action="open" onClick={() => void open(pasted.value)}>
            {text.load}
          </button>
          <label class="button">
            {text.file}
            <input class="visually-hidden" type="file" accept=".txt,.quinconce,text/plain" onChange={(event) => void read(event.currentTarget.files?.[0])} />
          </label>
          {aside && (
            <button type="button" class="button" data-action="aside" onClick={() => void open(aside)}>
              {text.aside}
            </button>
          )}
        </div>
      </section>
      <section class="files">
        <label class="field">
          {text.record}
          <textarea rows={5} readOnly data-record value={study.record()} onFocus={(event) => event.currentTarget.select()} />
        </label>
        <div class="files-grid">
          <button type="button" class="button" onClick={() => void copy(study.record())}>
            {text.copyRecord}
          </button>
          <button
            type="button"
            class="button"
            data-action="download"
            onClick={() => {
              download(`${game}.txt`, new Blob([study.record()], { type: "text/plain" }));
              said.value = text.saved({ name: `${game}.txt` });
            }}>
            {text.downloadRecord}
          </button>
          <button type="button" class="button" data-action="copy-position" onClick={() => void copy(study.position)}>
            {text.copyPosition}
          </button>
          <button
            type="button"
            class="button"
            data-action="share"
            disabled={!shared.value}
            onClick={() => void copy(new URL(shared.value?.address ?? "", location.href).href)}>
            {text.copyLink}
          </button>
          <button type="button" class="button" data-action="svg" onClick={() => void picture("svg")}>
            {text.svg}
          </button>
          <button type="button" class="button" data-action="png" onClick={() => void picture("png")}>
            {text.png}
          </button>
          <button
            type="button"
            class="button"
            data-action="print"
            onClick={() => {
              onClose();
              setTimeout(() => print(), 50);
            }}>
            {text.print}
          </button>
        </div>
        {shared.value && (
          <p class="small" data-carries={shared.value.carries}>
            {text.carries({ what: shared.value.carries })}
          </p>
        )}
        <p class="small files-said" aria-live="polite">
          {said.value}
        </p>
      </section>
    </Dialog>
  );
}
