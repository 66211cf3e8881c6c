// Renders the rules' Markdown. It creates elements and text nodes, never markup, so no text can inject anything.

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

/** How a page customises the rendering. */
export interface Options {
  /** Replaces a fenced block, by the words after the fence; null keeps the block. */
  illustrate?(info: string, text: string): JSX.Element | null;
  /** The caption of a drawing in letters that a live board replaces. */
  letters?: string;
  /** A label in place of an emphasised word, such as those that say whose ruling it is. */
  label?(word: string): { kind: string; text: string } | null;
  /** Called when a link within the page is followed. */
  onJump?(anchor: string): void;
}

/** Emphasis, code and links within a line. */
export function inline(text: string, options: Options = {}): ComponentChildren {
  const parts: ComponentChildren[] = [];
  let rest = text;
  const plain = (words: string): string => (language.value === "fr" ? french(words) : words);
  for (;;) {
    const found = INLINE.exec(rest);
    if (!found) break;
    const [all, code, strong, emphasis, label, target] = found;
    const badge = emphasis === undefined ? null : options.label?.(emphasis);
    const before = rest.slice(0, found.index);
    const after = rest.slice(found.index + all.length);
    if (badge) {
      // The label has a border, so it needs no brackets.
      const bracketed = before.endsWith("(") && after.startsWith(")");
      parts.push(plain(bracketed ? before.slice(0, -1) : before));
      parts.push(<span class={`label label-${badge.kind}`}>{badge.text}</span>);
      rest = bracketed ? after.slice(1) : after;
      continue;
    }
    parts.push(plain(before));
    if (code !== undefined) parts.push(<code>{code}</code>);
    else if (strong !== undefined) parts.push(<strong>{inline(strong, options)}</strong>);
    else if (emphasis !== undefined) parts.push(<em>{inline(emphasis, options)}</em>);
    else if (label !== undefined && target !== undefined) {
      const { onJump } = options;
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

/** The id of a heading. */
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

interface MarkdownProps extends Options {
  source: string;
  /** Added to the level of every heading. */
  shift?: number;
}

export function Markdown({ source, shift = 0, ...options }: MarkdownProps) {
  const blocks = useMemo(() => parseMarkdown(source), [source]);
  return (
    <div class="prose">
      {blocks.map((block, index) => {
        // The live board below replaces a drawing made of letters. The drawing stays available, since the
        // text around it may refer to its letters.
        if (drawingBefore(blocks, index + 1, options)) return null;
        const drawing = drawingBefore(blocks, index, options);
        const view = <BlockView key={index} block={block} shift={shift} options={options} />;
        if (!drawing) return view;
        return (
          <Fragment key={index}>
            {view}
            <details class="drawing-letters">
              <summary>{options.letters}</summary>
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

/** The drawing that the live board at `index` replaces, if any. */
function drawingBefore(blocks: readonly Block[], index: number, { illustrate }: Options): string | null {
  const drawing = blocks[index - 1];
  const board = blocks[index];
  if (!illustrate || drawing?.type !== "code" || board?.type !== "code") return null;
  return isIllustration(board.info) && !isIllustration(drawing.info) ? drawing.text : null;
}

/** Whether a fenced block is a live board: its info string is `text,position` and the game. */
function isIllustration(info: string): boolean {
  return info.split(/[\s,]+/).includes("position");
}

function BlockView({ block, shift, options }: { block: Block; shift: number; options: Options }) {
  switch (block.type) {
    case "heading": {
      const Tag = `h${Math.min(6, block.level + shift)}` as "h1";
      return (
        <Tag id={slug(block.text)} tabIndex={-1}>
          {inline(block.text, options)}
        </Tag>
      );
    }
    case "paragraph":
      return <p>{inline(block.text, options)}</p>;
    case "quote":
      return <blockquote>{inline(block.text, options)}</blockquote>;
    case "code": {
      const live = isIllustration(block.info) ? options.illustrate?.(block.info, block.text) : null;
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
        const badge = firstLabel(text, options);
        return (
          <li key={index} class={badge ? `labelled labelled-${badge}` : undefined}>
            {inline(text, options)}
          </li>
        );
      });
      return block.ordered ? <ol>{items}</ol> : <ul>{items}</ul>;
    }
    case "table": {
      const row = (cells: string[], Cell: "th" | "td"): JSX.Element[] =>
        cells.map((cell, index) => (
          <Cell key={index} class={`align-${block.align[index] ?? "left"}`} {...(Cell === "th" ? { scope: "col" } : {})}>
            {inline(cell, options)}
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

/** The label of an item that has several: `ours` if one of them is. */
function firstLabel(text: string, { label }: Options): string | null {
  if (!label) return null;
  const kinds = [...text.matchAll(/(?<!\*)\*([^*]+)\*(?!\*)/g)].flatMap(([, word]) => label(word ?? "")?.kind ?? []);
  return kinds.find((kind) => kind === "ours") ?? kinds[0] ?? null;
}
