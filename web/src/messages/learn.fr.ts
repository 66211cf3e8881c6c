// What the learn page says in French.

import type { LearnMessages } from "./learn.en";

export const learn: LearnMessages = {
  parts: "Leçon ou règles",
  lesson: "Leçon",
  rules: "Règles",
  step: (at, of) => `Étape ${at} sur ${of}`,
  progress: "Où vous en êtes",
  dot: { done: "faite", now: "en cours", open: "à faire" },
  back: "Retour",
  again: "Recommencer",
  next: "Suivant",
  skip: "Ignorer",
  finish: "Terminer",
  hint: "Indice :",
  notYet: "Pas tout à fait.",
  doneTitle: (game) => `Voilà ${game}.`,
  doneText: "Vous avez joué tous les coups qui existent. Le reste vient en jouant.",
  firstGame: "Jouer une première partie",
  readRules: "Lire les règles",
  onceMore: "Refaire la leçon",
  noLesson: "Cette leçon n’a pas pu être chargée.",
  contents: "Sommaire",
  toMove: (side) => `${side} joue`,
  illustration: (side) => `Une position à essayer, ${side} joue`,
  show: "Montrer",
  count: (side, what, value) => (side ? `${side}, ${what.toLowerCase()} : ${value}` : `${what} : ${value}`),
  letters: "La même chose en lettres",
  reset: "Revenir au début",
  badPosition: "Cette position ne peut pas être montrée :",
  rulings: {
    ours: { words: ["de nous"], text: "notre décision" },
    sourced: { words: ["attesté"], text: "attesté" },
    printed: { words: ["imprimé"], text: "imprimé" },
  },
};
