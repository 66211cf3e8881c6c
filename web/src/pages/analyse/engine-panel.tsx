// What the engine says: lines, a bar beside the board, a curve over the game, and its reasons.

import { useMemo } from "preact/hooks";
import type { GameWords } from "../../messages";
import type { PvLine } from "../../protocol";
import { forFirst, shareOf } from "./score";
import type { Study } from "./study";
import { a, scoreText, signed, spokenScore } from "./words";

const SHOWN = 12; // moves of a line

export function EnginePanel({ study }: { study: Study }) {
  const text = a();
  const { advisor, words } = study;
  const on = advisor.on.value;
  const info = advisor.info.value;
  const { turn, end } = study.state.value;
  const count = advisor.lines.value;
  const speed = info && info.millis > 0 ? Math.round(info.nodes / info.millis) : null;
  const lines = info?.lines ?? [];
  const margin = info?.margin ?? null;
  const leader = (margin ?? 0) >= 0 === (turn === "first") ? words.sides[0] : words.sides[1];
  const solved = margin === null ? null : text.solved({ side: leader, points: Math.abs(margin) });
  const proven = lines.some(({ score }) => score.type !== "points");
  return (
    <section class="engine" aria-label={text.engine}>
      <div class="engine-head">
        <button type="button" class="switch" role="switch" data-engine={on ? "on" : "off"} aria-checked={on} onClick={() => advisor.switchTo(!on)}>
          <span class="switch-track" aria-hidden="true" />
          <span>{text.engine}</span>
        </button>
        <label class="engine-lines">
          <span>{text.lines}</span>
          <select data-lines value={String(count)} onChange={(event) => advisor.setLines(Number(event.currentTarget.value))}>
            {[1, 2, 3, 4, 5].map((number) => (
              <option key={number} value={String(number)}>
                {number}
              </option>
            ))}
          </select>
        </label>
        <p class="engine-facts number">
          {info && <span data-depth={info.depth}>{text.depth({ depth: info.depth })}</span>}
          {speed !== null && <span title={text.speedLong({ thousands: String(speed) })}>{text.speed({ thousands: String(speed) })}</span>}
        </p>
      </div>
      {on || lines.length > 0 ? (
        <>
          <ol class="engine-list">
            {Array.from({ length: end ? 1 : count }, (_, index) => {
              const line = lines[index];
              if (!line)
                return (
                  <li key={index} class="engine-line waiting">
                    {end ? text.over : index === 0 && advisor.searching.value ? text.thinking : ""}
                  </li>
                );
              return <EngineLine key={index} study={study} line={line} number={index + 1} />;
            })}
          </ol>
          <p class="small engine-note">{solved ?? (proven ? text.proven : text.plus({ side: words.sides[0] }))}</p>
        </>
      ) : null}
    </section>
  );
}

/** A line as notation, and for readers as sentences. */
function EngineLine({ study, line, number }: { study: Study; line: PvLine; number: number }) {
  const text = a();
  const { words } = study;
  const score = forFirst(line.score, study.state.value.turn);
  const moves = line.moves.slice(0, SHOWN);
  const told = useMemo(() => study.inWords(moves), [study.at.value, moves.join(" "), words]);
  return (
    <li class="engine-line" data-line={number}>
      <b class="engine-score number" data-score={score.type} title={score.type === "points" ? text.plus({ side: words.sides[0] }) : text.proven}>
        <span aria-hidden="true">{scoreText(score, words)}</span>
        <span class="visually-hidden">{spokenScore(score, words)}</span>
      </b>
      <span class="engine-moves" onKeyDown={leaf}>
        {moves.map((move, place) => (
          <button
            key={place}
            type="button"
            class="number"
            tabIndex={place === 0 ? 0 : -1}
            aria-label={text.playLine({ move, sentence: told[place] ?? "" })}
            onClick={() => study.play(...moves.slice(0, place + 1))}>
            {move}
          </button>
        ))}
      </span>
    </li>
  );
}

/** A line is one stop for the tab key; the arrows lead along it. */
function leaf(event: KeyboardEvent): void {
  const here = document.activeElement;
  const next = { ArrowLeft: here?.previousElementSibling, ArrowRight: here?.nextElementSibling }[event.key];
  if (next === undefined) return;
  event.preventDefault();
  if (next instanceof HTMLElement) next.focus();
}

/** How the position stands, as a bar beside the board: each side has its part in the colour of its
 *  pieces, at its end of the board, and the score is written into the larger one. */
export function EvaluationBar({ study }: { study: Study }) {
  const opinion = study.advisor.opinion(study.panelAt.value);
  const { words } = study;
  const share = opinion ? shareOf(opinion.score) : 0.5;
  const text = opinion ? scoreText(opinion.score, words) : a().unknown;
  return (
    <div
      class={study.board.flipped.value ? "evaluation flipped" : "evaluation"}
      role="img"
      data-evaluation
      data-known={opinion ? "" : undefined}
      aria-label={a().bar({ text })}
      title={a().bar({ text })}>
      <div class="evaluation-first" style={{ "--share": String(share) }} />
      <div class="evaluation-middle" />
      {opinion && (
        <span class={share < 0.5 ? "evaluation-score of-second" : "evaluation-score of-first"} data-score={opinion.score.type}>
          {text}
        </span>
      )}
    </div>
  );
}

/** The curve of the line that is leafed through; what is shown is chosen on it like on a slider. */
export function Graph({ study }: { study: Study }) {
  const text = a();
  const { advisor, words } = study;
  void study.version.value;
  const at = study.node(study.panelAt.value);
  const line = [study.root, ...study.line()];
  const progress = advisor.progress.value;
  const opinions = line.map((node) => advisor.opinion(node.id));
  const known = opinions.filter(Boolean).length;
  const width = Math.max(1, line.length - 1);
  const y = (share: number): number => Math.round((1 - share) * 1000) / 10;
  // Stretches that were looked at; a gap breaks the curve.
  const stretches: { x: number; y: number }[][] = [];
  opinions.forEach((opinion, x) => {
    if (!opinion) return;
    const last = stretches.at(-1);
    const point = { x, y: y(shareOf(opinion.score)) };
    if (last && last.at(-1)?.x === x - 1) last.push(point);
    else stretches.push([point]);
  });
  const here = opinions[at.ply];
  if (line.length < 2) return null;
  return (
    <section class="graph" aria-label={text.graph}>
      {known > 1 && (
        <div class="graph-frame">
          <svg viewBox={`0 0 ${width} 100`} preserveAspectRatio="none" aria-hidden="true">
            {stretches.map((points) => {
              const [first] = points;
              const last = points.at(-1);
              if (!first || !last) return null;
              const path = points.map((point) => `${point.x} ${point.y}`).join("L");
              return (
                <g key={first.x}>
                  <path class="graph-second" d={`M${first.x} 0L${path}L${last.x} 0z`} />
                  <path class="graph-first" d={`M${first.x} 100L${path}L${last.x} 100z`} />
                  <path class="graph-edge" d={`M${path}h0`} />
                  <path class="graph-curve" d={`M${path}h0`} />
                </g>
              );
            })}
            <path class="graph-middle" d={`M0 50H${width}`} />
            <path class="graph-middle dashes" d={`M0 50H${width}`} />
            <path class="graph-edge here" d={`M${at.ply} 0V100`} />
            <path class="graph-here" d={`M${at.ply} 0V100`} />
          </svg>
          <span class="graph-side of-second" aria-hidden="true">
            {words.sides[1]}
          </span>
          <span class="graph-side of-first" aria-hidden="true">
            {words.sides[0]}
          </span>
          <input
            type="range"
            data-graph
            min={0}
            max={line.length - 1}
            value={at.ply}
            aria-label={text.graphLabel({ side: words.sides[0] })}
            aria-valuetext={text.atScore({ ply: at.ply, move: study.moveWords(at) || text.start, score: here ? scoreText(here.score, words) : text.unknown })}
            onInput={(event) => {
              const node = line[Number(event.currentTarget.value)];
              if (node) study.goTo(node.id);
            }}
          />
        </div>
      )}
      {progress ? (
        <p class="graph-progress">
          <progress max={progress[1]} value={progress[0]} aria-label={text.graph} />
          <span class="number">{text.surveying({ done: progress[0] + 1, all: progress[1] })}</span>
          <button type="button" class="link" onClick={() => advisor.stopSurvey()}>
            {text.stop}
          </button>
        </p>
      ) : known < line.length ? (
        <button type="button" class="button" data-action="survey" onClick={() => void advisor.survey()}>
          {known > 2 ? text.surveyMore : text.survey}
        </button>
      ) : null}
    </section>
  );
}

/** The evaluation without looking ahead, term by term. */
export function Terms({ study }: { study: Study }) {
  const text = a();
  const at = study.panelAt.value;
  const refused = study.advisor.refuses(at);
  const terms = useMemo(() => (refused ? [] : study.terms()), [at, study, refused]);
  const total = terms.reduce((sum, { points }) => sum + points, 0);
  const largest = Math.max(1, ...terms.map(({ points }) => Math.abs(points)));
  const { words } = study;
  return (
    <details class="terms" data-terms>
      <summary>{text.terms}</summary>
      {terms.length === 0 ? (
        <p class="small">{refused ? text.fairPlay : text.noTerms}</p>
      ) : (
        <>
          <table>
            <thead class="visually-hidden">
              <tr>
                <th scope="col">{text.terms}</th>
                <th scope="col">{text.plus({ side: words.sides[0] })}</th>
              </tr>
            </thead>
            <tbody>
              {terms
                .filter(({ points }) => points !== 0)
                .map(({ name, points }) => (
                  <tr key={name}>
                    <th scope="row">{words.term(name)}</th>
                    <td class="number">
                      <span
                        class="terms-bar"
                        data-sign={points > 0 ? "plus" : "minus"}
                        style={{ "--part": String(Math.abs(points) / largest) }}
                        aria-hidden="true"
                      />
                      {signed(points)}
                    </td>
                  </tr>
                ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">{text.termsTotal}</th>
                <td class="number">{signed(total)}</td>
              </tr>
            </tfoot>
          </table>
          <p class="small">
            {text.termsNote} {text.plus({ side: sideOf(words) })}
          </p>
        </>
      )}
    </details>
  );
}

const sideOf = (words: GameWords): string => words.sides[0];
