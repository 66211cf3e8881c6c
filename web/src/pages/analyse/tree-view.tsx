// The tree as one reads it: the main line running on, variations set in under the move they replace.

import { useComputed } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { Icon, type IconName } from "../../icons";
import type { Node } from "../../protocol";
import type { Study } from "./study";
import { a, ANNOTATIONS, markName } from "./words";

export function TreeView({ study }: { study: Study }) {
  const text = a();
  const box = useRef<HTMLDivElement>(null);
  const at = study.panelAt.value;
  const version = study.version.value;
  /** Whether the focus is on a move, or was when its move went away. */
  const within = useRef(false);
  const follow = (): void => {
    const chosen = box.current?.querySelector<HTMLElement>("[aria-current]");
    const place = box.current;
    if (!chosen || !place) return;
    const focused = document.activeElement;
    if (within.current && (focused === document.body || place.contains(focused))) chosen.focus({ preventScroll: true });
    // Only the list scrolls, never the page under somebody's finger.
    const { top, bottom } = chosen.getBoundingClientRect();
    const frame = place.getBoundingClientRect();
    if (top < frame.top || bottom > frame.bottom) place.scrollTop += (top + bottom) / 2 - (frame.top + frame.bottom) / 2;
  };
  useEffect(follow, [at, version]);
  // The list gives and takes room as more or less is said around it.
  useEffect(() => {
    const sizes = new ResizeObserver(follow);
    if (box.current) sizes.observe(box.current);
    return () => sizes.disconnect();
  }, []);
  const { root } = study;
  const { removed } = study.place.value;
  return (
    <section class="tree-box" aria-label={text.moves}>
      <div class="tree" data-tree ref={box} onFocusIn={() => (within.current = true)} onFocusOut={(event) => (within.current = event.relatedTarget === null)}>
        <ol class="tree-line">
          <li>
            <MoveButton study={study} node={root} first />
          </li>
          {root.comment && <li class="tree-comment">{root.comment}</li>}
          {root.children[0] !== undefined && <Moves study={study} from={root.children[0]} head={false} />}
        </ol>
        {root.children.length === 0 && removed === 0 && <p class="small">{text.noMoves}</p>}
      </div>
      {removed > 0 && (
        <p class="tree-removed small">
          {text.removed({ count: removed })}
          <button
            type="button"
            class="link"
            data-action="put-back"
            onClick={() => {
              within.current = true;
              study.putBack();
            }}>
            {text.putBack}
          </button>
        </p>
      )}
    </section>
  );
}

/** A line from a move on. `head`: the move is itself a variation, so its siblings are not told. */
function Moves({ study, from, head }: { study: Study; from: number; head: boolean }) {
  // The tree is not made of signals: whoever draws a part of it listens for its changes.
  void study.version.value;
  const items: ComponentChildren[] = [];
  let first = true;
  for (let id: number | undefined = from; id !== undefined; id = study.node(id).children[0]) {
    const node = study.node(id);
    const others = (head && id === from) || node.parent === null ? [] : study.node(node.parent).children.slice(1);
    items.push(
      <li key={node.id} class={node.mover === "first" ? "of-first" : "of-second"}>
        <MoveButton study={study} node={node} first={first} />
      </li>,
    );
    if (node.comment)
      items.push(
        <li key={`c${node.id}`} class="tree-comment">
          {node.comment}
        </li>,
      );
    if (others.length > 0) {
      items.push(
        <li key={`v${node.id}`} class="tree-variations">
          {others.map((other) => (
            <ol key={other} class="tree-line variation" aria-label={a().variation}>
              <Moves study={study} from={other} head />
            </ol>
          ))}
        </li>,
      );
    }
    first = node.comment !== "" || others.length > 0;
  }
  return <>{items}</>;
}

function MoveButton({ study, node, first }: { study: Study; node: Node; first: boolean }) {
  void study.version.value;
  // Only the two moves that change are drawn anew, not the whole game.
  const current = useComputed(() => study.panelAt.value === node.id).value;
  const number = first || node.beginsRound ? node.number : "";
  return (
    <button type="button" data-node={node.id} tabIndex={current ? 0 : -1} aria-current={current ? "step" : undefined} onClick={() => study.goTo(node.id)}>
      {number && <span class="move-number number">{number}</span>}
      <span class="number">
        {node.parent === null ? a().start : study.moveWords(node)}
        {node.annotation && <b class="move-mark">{node.annotation}</b>}
      </span>
    </button>
  );
}

/** What is said about the move on the board, and what can be done with it. */
export function Remarks({ study }: { study: Study }) {
  const text = a();
  const node = study.node(study.panelAt.value);
  void study.version.value;
  const main = study.isMain(node.id);
  return (
    <div class="remarks">
      <label class="remarks-comment">
        <span class="visually-hidden">{node.parent === null ? text.commentStart : text.comment}</span>
        <textarea
          key={node.id}
          rows={1}
          data-comment
          maxLength={4000}
          placeholder={node.parent === null ? text.commentStart : text.comment}
          value={node.comment}
          onInput={(event) => study.comment(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === "Escape") document.querySelector<HTMLElement>("[data-tree] [aria-current]")?.focus();
          }}
        />
      </label>
      <div class="remarks-row">
        <select
          aria-label={text.mark}
          disabled={node.parent === null}
          value={node.annotation ?? ""}
          onChange={(event) => study.annotate(event.currentTarget.value)}>
          <option value="">{text.noMark}</option>
          {ANNOTATIONS.map((mark) => (
            <option key={mark} value={mark}>
              {mark} {markName(mark)}
            </option>
          ))}
        </select>
        <button
          type="button"
          class="icon-button"
          data-action="promote"
          aria-disabled={main}
          title={text.promote}
          aria-label={text.promote}
          onClick={() => study.promote()}>
          <Icon name="up" />
        </button>
        <button
          type="button"
          class="icon-button"
          data-action="remove"
          aria-disabled={node.parent === null}
          title={text.remove}
          aria-label={text.remove}
          onClick={() => study.remove()}>
          <Icon name="bin" />
        </button>
      </div>
    </div>
  );
}

export function Navigation({ study }: { study: Study }) {
  const text = a();
  const node = study.node(study.panelAt.value);
  void study.version.value;
  const start = node.parent === null;
  const end = study.line().length <= node.ply;
  // Whoever presses one until it leads no further keeps the focus on it: it is not taken out of use.
  const button = (step: "start" | "back" | "on" | "end", icon: IconName, label: string, idle: boolean) => (
    <button type="button" class="button" data-step={step} aria-disabled={idle} aria-label={label} title={label} onClick={() => study.step(step)}>
      <Icon name={icon} />
    </button>
  );
  return (
    <div class="walk" role="group" aria-label={text.nav}>
      {button("start", "first", text.first, start)}
      {button("back", "previous", text.back, start)}
      {button("on", "next", text.on, end)}
      {button("end", "last", text.last, end)}
      <button type="button" class="button" data-action="flip" aria-label={text.flip} title={text.flip} onClick={() => study.board.flip()}>
        <Icon name="flip" />
      </button>
    </div>
  );
}
