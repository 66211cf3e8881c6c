// A player that sees of the page what any program could see: cells that can be picked, targets,
// choices, pieces beside the board, ways to lay a tile. It clicks, or it presses keys.

import { seeded } from "./rules.mjs";

const MOST_CLICKS = 6; // in one move

export class Bot {
  /** `hand` is how things are pressed: `mouse` or `keys`. `alone`: a move is over when it is made, since the next one is made
   *  elsewhere. */
  constructor(page, { seed = 1, hand = mouse, alone = false } = {}) {
    this.alone = alone;
    this.page = page;
    this.random = seeded(seed);
    this.hand = hand;
  }

  /** What is on the page once it differs from what was seen `before`. */
  async look(before = "", from = null) {
    return this.page.evaluate(look, [before, from]);
  }

  /** Makes one move; gives what is on the page after it. */
  async move() {
    let seen = await this.look();
    const { position } = seen;
    for (let clicks = 0; clicks < MOST_CLICKS; clicks += 1) {
      const option = this.choose(seen);
      if (!option) throw new Error(`nothing to do in ${seen.position}`);
      await this.hand(this.page, option);
      seen = await this.look(seen.signature, this.alone ? position : null);
      if (seen.position !== position || seen.outcome) return seen;
    }
    throw new Error(`no move after ${MOST_CLICKS} steps in ${position}`);
  }

  /** Plays until the game ends; gives how many moves it took. */
  async play(most = 600) {
    for (let count = 0; count <= most; count += 1) {
      const seen = await this.look();
      if (seen.outcome) return { moves: count, outcome: seen.outcome };
      await this.move();
    }
    throw new Error(`no end after ${most} moves`);
  }

  /** Takes what can be taken, so that games end. */
  choose({ options }) {
    const captures = options.filter(({ highlight }) => highlight === "capture");
    const among = captures.length > 0 ? captures : options;
    return among[this.random(Math.max(1, among.length))];
  }
}

/** Presses what a step of the rules means, wherever it is on the page. */
export async function take(page, step, hand = mouse) {
  const [name, value] = { cell: ["cell", step.cell], enter: ["enter", step.kind], face: ["face", step.orientation], choice: ["choice", step.name] }[step.type];
  // The first board of a visit gets its cells last.
  const find = () => page.evaluate(locate, `[data-${name}="${value}"]`);
  let option = await find();
  for (const patience = Date.now() + 10_000; !option && Date.now() < patience; option = await find()) await new Promise((resolve) => setTimeout(resolve, 50));
  if (!option) throw new Error(`the page offers no ${name} ${value}`);
  await hand(page, option);
}

/** A click, exactly where the thing is: something that covers it is an error. */
export async function mouse(page, { selector }) {
  const place = await page.evaluate(locate, selector);
  if (!place) throw new Error(`${selector} has gone`);
  if (place.covered) throw new Error(`${selector} is covered by ${place.covered}`);
  await page.mouse.click(place.x, place.y);
}

/** A finger, exactly where the thing is. */
export async function tap(page, { selector }) {
  const place = await page.evaluate(locate, selector);
  if (!place) throw new Error(`${selector} has gone`);
  if (place.covered) throw new Error(`${selector} is covered by ${place.covered}`);
  await page.touchscreen.tap(place.x, place.y);
}

/** Types over what stands in a field, key by key. */
export async function typeInto(field, text) {
  await field.click();
  await field.press("ControlOrMeta+a");
  await field.press("Backspace");
  await field.pressSequentially(text);
}

/** The keyboard alone: Tab between board and buttons, arrows on the board, Enter. */
export async function keys(page, { selector, kind, cell }) {
  if (kind === "cell") {
    await tabTo(page, "[role=gridcell]");
    for (let presses = 0; ; presses += 1) {
      const arrow = await page.evaluate(arrowTo, cell);
      if (!arrow) break;
      if (presses === 40) throw new Error(`the arrows do not lead to ${cell}`);
      await page.keyboard.press(arrow);
    }
  } else {
    await tabTo(page, selector);
  }
  await page.keyboard.press("Enter");
}

async function tabTo(page, selector) {
  const there = () => page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);
  // What is wanted lies before or after what has the focus; the board before its buttons.
  const back = await page.evaluate((wanted) => {
    const goal = document.querySelector(wanted);
    return goal !== null && (document.activeElement?.compareDocumentPosition(goal) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
  }, selector);
  for (let presses = 0; presses < 80; presses += 1) {
    if (await there()) return;
    await page.keyboard.press(back ? "Shift+Tab" : "Tab");
  }
  throw new Error(`Tab does not lead to ${selector}`);
}

// What follows runs in the page.

/** Which arrow brings the focus nearer to a cell, rows first; null where it is there. */
function arrowTo(cell) {
  const middle = (element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2, half: height / 2 };
  };
  const here = middle(document.activeElement);
  const goal = middle(document.querySelector(`[data-cell="${cell}"]`));
  if (document.activeElement.dataset.cell === cell) return null;
  if (Math.abs(goal.y - here.y) > here.half / 2) return goal.y < here.y ? "ArrowUp" : "ArrowDown";
  return goal.x < here.x ? "ArrowLeft" : "ArrowRight";
}

/** Where a thing is, in view, and what lies over it. */
function locate(selector) {
  const element = document.querySelector(selector);
  if (!element) return null;
  const box = () => element.getBoundingClientRect();
  const { top, bottom } = box();
  if (top < 0 || bottom > innerHeight) element.scrollIntoView({ block: "center", behavior: "instant" });
  const { left, top: y, width, height } = box();
  const point = { x: left + width / 2, y: y + height / 2 };
  const hit = document.elementFromPoint(point.x, point.y);
  // Cells lie in their grid, which finds the nearest one itself.
  const owner = element.closest("[role=grid]") ?? element;
  const covered = hit && owner.contains(hit) ? "" : (hit?.outerHTML.slice(0, 80) ?? "nothing");
  return { selector, kind: element.dataset.cell === undefined ? "button" : "cell", cell: element.dataset.cell, ...point, covered };
}

/** Everything that can be done now, as soon as it differs from `before`; nothing, where another position than `from` will do. */
async function look([before, from]) {
  const all = (selector) => [...document.querySelectorAll(selector)];
  const see = () => {
    const position = document.querySelector("[data-position]")?.dataset.position ?? "";
    const outcome = document.querySelector("[role=status]")?.textContent ?? "";
    const button = (name) => (element) => ({ kind: name, selector: `[data-${name}="${element.dataset[name]}"]` });
    const options = [
      ...all("[data-cell][data-highlight]").map(({ dataset: { cell, highlight } }) => ({ kind: "cell", selector: `[data-cell="${cell}"]`, cell, highlight })),
      ...all("[data-choice]").map(button("choice")),
      ...all("[data-enter]:not([aria-pressed=true])").map(button("enter")),
      ...all("[data-face]").map(button("face")),
    ];
    const held = [
      ...all("[data-cell][aria-selected=true]").map(({ dataset }) => dataset.cell),
      ...all("[data-enter][aria-pressed=true]").map(({ dataset }) => dataset.enter),
    ];
    return { position, outcome, options, signature: JSON.stringify([position, outcome, options, held]) };
  };
  const until = performance.now() + 15_000;
  for (;;) {
    const seen = see();
    // While the computer thinks there is nothing to do; that is not yet what we wait for.
    if (seen.signature !== before && (seen.options.length > 0 || seen.outcome || (from !== null && seen.position !== from))) return seen;
    if (performance.now() > until) throw new Error(`nothing changed in ${seen.position}: ${seen.signature.slice(0, 300)}`);
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}
