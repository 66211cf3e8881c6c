// Parts of a page's first picture that stay as they are while the page takes it over, and come to life one after the
// other, in a task each: all of them at once would keep a phone from answering.

import { render, type ComponentChildren } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { inTurn } from "./tasks";

/** Whether a first picture is being taken over. */
let taking = false;

/** What is rendered meanwhile leaves the insides of islands to themselves. */
export function takeOver(work: () => void): void {
  taking = true;
  work();
  taking = false;
}

/** Nothing of what lies in such an element is touched by whoever hydrates it. */
const UNTOUCHED = { __html: "" };

interface IslandProps {
  id: string;
  class: string;
  "data-game": string;
  /** They may depend on signals and on nothing else: once alive they are a tree of their own. */
  children: ComponentChildren;
}

/** An article of the page. */
export function Island({ children, ...rest }: IslandProps) {
  const place = useRef<HTMLElement>(null);
  const pictured = useMemo(() => taking, []);
  useEffect(() => {
    const element = place.current;
    if (!pictured || !element) return;
    let left = false;
    void inTurn(() => {
      if (!left) render(children, element);
    });
    return () => {
      left = true;
      render(null, element);
    };
  }, []);
  return pictured ? <article {...rest} ref={place} dangerouslySetInnerHTML={UNTOUCHED} /> : <article {...rest}>{children}</article>;
}
