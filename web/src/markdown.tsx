// Shows the rules' Markdown. Everything becomes elements and text, never markup, so nothing in a
// text can do harm.

import { Fragment, type ComponentChildren, type JSX } from "preact";
import { useMemo } from "preact/hooks";
import { french } from "./messages/typeset";
import { language } from "./settings";

type Block =
  | { type: "heading"; level: number; text: string }
  | { type: "paragraph"; text: string }
  | { type: "code"; info: string; text: string }
  | { type: "quote"; text: string }
  | { type: "list"; ordered: boolean; items: string[] }
  | { type: "table"; head: string[]; align: ("left" | "right" | "center")[]; rows: string[][] };

const cellsOf = (line: string): string[] =>
  line
    .trim()
    .replace(/^\||\|$/g, "")
    .split("|")
    .map((cell) => cell.trim());

export function parseMarkdown(source: string): Block[] {
  const lines = source.replaceAll("\r", "").split("\n");
  const blocks: Block[] = [];
  let at = 0;
  const line = (): string => lines[at] ?? "";
  const item = /^\s{0,3}(?:[-*]|\d+\.)\s+/;
  while (at < lines.length) {
    if (line().trim() === "") {
      at += 1;
    } else if (line().startsWith("```")) {
      const code: string[] = [];
      const info = line().slice(3).trim();
      at += 1;
      while (at < lines.length && !line().startsWith("```")) {
        code.push(line());
        at += 1;
      }
      at += 1;
      blocks.push({ type: "code", info, text: code.join("\n") });
    } else if (/^#{1,6} /.test(line())) {
      const [, hashes = "#", text = ""] = /^(#+) (.*)$/.exec(line()) ?? [];
      blocks.push({ type: "heading", level: hashes.length, text });
      at += 1;
    } else if (item.test(line())) {
      const ordered = /^\s*\d/.test(line());
      const items: string[] = [];
      while (at < lines.length && (item.test(line()) || (line().startsWith("  ") && line().trim() !== ""))) {
        if (item.test(line())) items.push(line().replace(item, ""));
        else items[items.length - 1] += ` ${line().trim()}`;
        at += 1;
      }
      blocks.push({ type: "list", ordered, items });
    } else if (line().startsWith("> ")) {
      const text: string[] = [];
      while (line().startsWith(">")) {
        text.push(line().replace(/^>\s?/, ""));
        at += 1;
      }
      blocks.push({ type: "quote", text: text.join(" ") });
    } else if (line().trim().startsWith("|") && /^\s*\|?[\s:|-]+$/.test(lines[at + 1] ?? "")) {
      const head = cellsOf(line());
      const align = cellsOf(lines[at + 1] ?? "").map((cell) =>
        cell.endsWith(":") ? (cell.startsWith(":") ? ("center" as const) : ("right" as const)) : ("left" as const),
      );
      at += 2;
      const rows: string[][] = [];
      while (line().trim().startsWith("|")) {
        rows.push(cellsOf(line()));
        at += 1;
      }
      blocks.push({ type: "table", head, align, rows });
    } else {
      const text: string[] = [];
      while (at < lines.length && line().trim() !== "" && !line().startsWith("```") && !/^#{1,6} /.test(line()) && !(text.length > 0 && item.test(line()))) {
        text.push(line().trim());
        at += 1;
      }
      blocks.push({ type: "paragraph", text: text.join(" ") });
    }
  }
  return blocks;
}

const INLINE = /`([^`]+)`|\*\*(.+?)\*\*|\*([^*]+)\*|\[([^\]]+)\]\(([^)\s]+)\)/;

/** What a page makes of the Markdown beyond its plain meaning. */
export interface Dress {
  /** A live thing instead of a fenced block, by the words after the fence; null leaves the block as it is. */
  illustrate?(info: string, text: string): JSX.Element | null;
  /** How a drawing in letters is called that a live board has taken the place of. */
  letters?: string;
  /** A label instead of an emphasised word, such as the ones that say whose ruling it is. */
  label?(word: string): { kind: string; text: string } | null;
  /** What is done when somebody follows a link within the page. */
  onJump?(anchor: string): void;
}

/** Emphasis, code and links within a line. */
export function inline(text: string, dress: Dress = {}): ComponentChildren {
  const parts: ComponentChildren[] = [];
  let rest = text;
  const plain = (words: string): string => (language.value === "fr" ? french(words) : words);
  for (;;) {
    const found = INLINE.exec(rest);
    if (!found) break;
    const [all, code, strong, emphasis, label, target] = found;
    const badge = emphasis === undefined ? null : dress.label?.(emphasis);
    const before = rest.slice(0, found.index);
    const after = rest.slice(found.index + all.length);
    if (badge) {
      // The label's own edge does what the brackets did.
      const bracketed = before.endsWith("(") && after.startsWith(")");
      parts.push(plain(bracketed ? before.slice(0, -1) : before));
      parts.push(<span class={`label label-${badge.kind}`}>{badge.text}</span>);
      rest = bracketed ? after.slice(1) : after;
      continue;
    }
    parts.push(plain(before));
    if (code !== undefined) parts.push(<code>{code}</code>);
    else if (strong !== undefined) parts.push(<strong>{inline(strong, dress)}</strong>);
    else if (emphasis !== undefined) parts.push(<em>{inline(emphasis, dress)}</em>);
    else if (label !== undefined && target !== undefined) {
      const { onJump } = dress;
      const jump =
        target.startsWith("#") && onJump
          ? (event: MouseEvent): void => {
              event.preventDefault();
              onJump(target.slice(1));
            }
          : undefined;
      parts.push(
        /^(https?:\/\/|\/|#)/.test(target) ? (
          <a href={target} rel="noreferrer" onClick={jump}>
            {label}
          </a>
        ) : (
          label
        ),
      );
    }
    rest = after;
  }
  parts.push(plain(rest));
  return parts;
}

/** A name for a heading in addresses. */
export function slug(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

/** The headings of one level, for a table of contents. */
export function contents(source: string, level = 2): { anchor: string; text: string }[] {
  return parseMarkdown(source).flatMap((block) => (block.type === "heading" && block.level === level ? [{ anchor: slug(block.text), text: block.text }] : []));
}

interface MarkdownProps extends Dress {
  source: string;
  /** How much deeper the headings lie on the page than in the text. */
  shift?: number;
}

export function Markdown({ source, shift = 0, ...dress }: MarkdownProps) {
  const blocks = useMemo(() => parseMarkdown(source), [source]);
  return (
    <div class="prose">
      {blocks.map((block, index) => {
        // A drawing made of letters gives way to the live board right below it, and stays at hand
        // for the words around it that speak of its letters.
        if (drawingBefore(blocks, index + 1, dress)) return null;
        const drawing = drawingBefore(blocks, index, dress);
        const view = <BlockView key={index} block={block} shift={shift} dress={dress} />;
        if (!drawing) return view;
        return (
          <Fragment key={index}>
            {view}
            <details class="drawing-letters">
              <summary>{dress.letters}</summary>
              <pre tabIndex={0}>
                <code>{drawing}</code>
              </pre>
            </details>
          </Fragment>
        );
      })}
    </div>
  );
}

/** The drawing that the live board at `index` stands for, if there is one. */
function drawingBefore(blocks: readonly Block[], index: number, { illustrate }: Dress): string | null {
  const drawing = blocks[index - 1];
  const board = blocks[index];
  if (!illustrate || drawing?.type !== "code" || board?.type !== "code") return null;
  return isIllustration(board.info) && !isIllustration(drawing.info) ? drawing.text : null;
}

/** Whether a fence asks for a live board: its words are `text`, `position`, and what the page needs. */
function isIllustration(info: string): boolean {
  return info.split(/[\s,]+/).includes("position");
}

function BlockView({ block, shift, dress }: { block: Block; shift: number; dress: Dress }) {
  switch (block.type) {
    case "heading": {
      const Tag = `h${Math.min(6, block.level + shift)}` as "h1";
      return (
        <Tag id={slug(block.text)} tabIndex={-1}>
          {inline(block.text, dress)}
        </Tag>
      );
    }
    case "paragraph":
      return <p>{inline(block.text, dress)}</p>;
    case "quote":
      return <blockquote>{inline(block.text, dress)}</blockquote>;
    case "code": {
      const live = isIllustration(block.info) ? dress.illustrate?.(block.info, block.text) : null;
      return (
        live ?? (
          <pre tabIndex={0}>
            <code>{block.text}</code>
          </pre>
        )
      );
    }
    case "list": {
      const items = block.items.map((text, index) => {
        const badge = firstLabel(text, dress);
        return (
          <li key={index} class={badge ? `labelled labelled-${badge}` : undefined}>
            {inline(text, dress)}
          </li>
        );
      });
      return block.ordered ? <ol>{items}</ol> : <ul>{items}</ul>;
    }
    case "table": {
      const row = (cells: string[], Cell: "th" | "td"): JSX.Element[] =>
        cells.map((cell, index) => (
          <Cell key={index} class={`align-${block.align[index] ?? "left"}`} {...(Cell === "th" ? { scope: "col" } : {})}>
            {inline(cell, dress)}
          </Cell>
        ));
      return (
        <div class="table-scroll" tabIndex={0}>
          <table>
            <thead>
              <tr>{row(block.head, "th")}</tr>
            </thead>
            <tbody>
              {block.rows.map((cells, index) => (
                <tr key={index}>{row(cells, "td")}</tr>
              ))}
            </tbody>
          </table>
        </div>
      );
    }
  }
}

/** What the labels of an item come to: `ours` as soon as one of them is. */
function firstLabel(text: string, { label }: Dress): string | null {
  if (!label) return null;
  const kinds = [...text.matchAll(/(?<!\*)\*([^*]+)\*(?!\*)/g)].flatMap(([, word]) => label(word ?? "")?.kind ?? []);
  return kinds.find((kind) => kind === "ours") ?? kinds[0] ?? null;
}
