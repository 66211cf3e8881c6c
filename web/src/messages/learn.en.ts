// What the learn page says in English. The lessons' own words stand with each game.

export const learn = {
  parts: "Lesson or rules",
  lesson: "Lesson",
  rules: "Rules",
  step: (at: number, of: number) => `Step ${at} of ${of}`,
  progress: "How far you are",
  dot: { done: "done", now: "now", open: "to do" },
  back: "Back",
  again: "Again",
  next: "Next",
  skip: "Skip",
  finish: "Finish",
  hint: "Hint:",
  notYet: "Not quite.",
  doneTitle: (game: string) => `That is ${game}.`,
  doneText: "You have made every kind of move there is. The rest is playing.",
  firstGame: "Play your first game",
  readRules: "Read the rules",
  onceMore: "The lesson once more",
  noLesson: "This lesson did not load.",
  contents: "Contents",
  toMove: (side: string) => `${side} to move`,
  illustration: (side: string) => `A position to try out, ${side} to move`,
  show: "Show",
  count: (side: string, what: string, value: number) => (side ? `${side}, ${what.toLowerCase()}: ${value}` : `${what}: ${value}`),
  letters: "The same in letters",
  reset: "Start again",
  badPosition: "This position cannot be shown:",
  rulings: {
    ours: { words: ["ours"], text: "our ruling" },
    sourced: { words: ["sourced"], text: "sourced" },
    printed: { words: ["printed"], text: "printed" },
  },
};

export type LearnMessages = typeof learn;
