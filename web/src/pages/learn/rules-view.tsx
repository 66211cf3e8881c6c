// The rules of a game in full, with live boards, and with our rulings marked as ours.

import { useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { Legend } from "../../board/legend";
import type { Skin } from "../../board/skin";
import type { GameName } from "../../games";
import { contents, inline, Markdown } from "../../markdown";
import { gameWords, t } from "../../messages";
import { Link, rewrite } from "../../router";
import { rulesMarkdown } from "../../rules/table";
import { language } from "../../settings";
import { IllustrationView, readFigure } from "./illustration";

/** Scrolls to a heading without changing the page. */
function jump(anchor: string): void {
  const heading = document.getElementById(anchor);
  if (!heading) return;
  rewrite(`${location.pathname}${location.search}#${anchor}`);
  heading.scrollIntoView({ block: "start" });
  heading.focus({ preventScroll: true });
}

const LEGEND = "legend"; // the anchor of the pieces and signs

/** Where a ruling comes from. */
const RULINGS = ["ours", "sourced", "printed"] as const;

export function RulesView({ game, skin }: { game: GameName; skin: Skin }) {
  const said = t().learn;
  const spoken = language.value;
  const source = useMemo(() => rulesMarkdown(game, spoken), [game, spoken]);
  const headings = useMemo(() => [...contents(source), { anchor: LEGEND, text: said.legend }], [source]);
  const here = useSignal("");

  useEffect(() => {
    const anchor = decodeURIComponent(location.hash.slice(1));
    if (anchor) requestAnimationFrame(() => document.getElementById(anchor)?.scrollIntoView());
  }, []);

  // The table of contents highlights the chapter that is being read.
  useEffect(() => {
    const seen = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) seen.add(target.id);
          else seen.delete(target.id);
        }
        here.value = headings.find(({ anchor }) => seen.has(anchor))?.anchor ?? here.peek();
      },
      { rootMargin: "0px 0px -60% 0px" },
    );
    for (const { anchor } of headings) {
      const heading = document.getElementById(anchor);
      if (heading) observer.observe(heading);
    }
    return () => observer.disconnect();
  }, [headings]);

  const label = (word: string): { kind: string; text: string } | null => {
    const kind = RULINGS.find((ruling) => said.rulingWord({ kind: ruling }) === word.toLowerCase());
    return kind ? { kind, text: said.ruling({ kind }) } : null;
  };

  const links = headings.map(({ anchor, text }) => (
    <li key={anchor}>
      <a
        href={`#${anchor}`}
        aria-current={here.value === anchor ? "true" : undefined}
        onClick={(event) => {
          event.preventDefault();
          jump(anchor);
        }}>
        {inline(text)}
      </a>
    </li>
  ));

  return (
    <div class="rules" data-rules={game}>
      <nav class="rules-contents" aria-label={said.contents}>
        <ol>{links}</ol>
      </nav>
      <article class="rules-text">
        <Markdown
          key={`${game} ${spoken}`}
          source={source}
          illustrate={(info, text) => {
            const figure = readFigure(info, text);
            return figure && <IllustrationView figure={figure} skin={skin} />;
          }}
          letters={said.letters}
          label={label}
          onJump={jump}
        />
        <section class="prose">
          <h2 id={LEGEND} tabIndex={-1}>
            {said.legend}
          </h2>
          <Legend key={game} game={game} skin={skin} />
        </section>
        <p class="learn-play">
          <Link class="button primary" href={`/play/${game}`}>
            {t().home.playGame({ game: gameWords(game).title })}
          </Link>
        </p>
      </article>
    </div>
  );
}
