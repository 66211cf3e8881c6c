import type { GameWords } from "./types";

const hops = (n: number) => (n === 1 ? "un saut" : n === 2 ? "deux sauts" : "trois sauts");

export const hokito: GameWords = {
  title: "Hokito",
  line: "Les jetons sautent les uns sur les autres jusqu’au blocage ; chaque pile rapporte alors la valeur de son sommet fois sa hauteur.",
  goal: "Avoir plus de points quand quelqu’un est bloqué.",
  credit: "Claude Leroy, 2011",
  sides: ["Noir", "Blanc"],
  kinds: ["jeton 1", "jeton 2", "jeton 3"],
  piece: (kind, side, _orientation, height) => {
    const token = `${kind + 1} ${side === "first" ? "noir" : "blanc"}`;
    return height > 1 ? `pile de ${height}, ${token} au sommet` : token;
  },
  terrain: () => "",
  crown: "",
  variants: {
    standard: { name: "Standard", line: "Trois rangées de noirs, trois de blancs." },
    mixed: { name: "Mélangée", line: "Tous les jetons mêlés sur tout le plateau." },
  },
  choices: { pass: "Passer" },
  enter: {},
  counters: { score: "Points" },
  prompts: {
    move: "Choisissez un jeton ou une pile à vous.",
    target: "Où se pose-t-il ?",
    pass: "Aucun coup possible.",
  },
  refusals: {
    stuck: (n) => `D’ici, ${hops(n)} ne sont pas possibles.`.replace("un saut ne sont pas possibles", "un saut n’est pas possible"),
    "no-single-in-reach": (n) => `Avec ${hops(n)}, aucun jeton seul n’est à portée.`,
    "no-stack-in-reach": (n) => `Avec ${hops(n)}, aucune pile n’est à portée.`,
    "needs-piece": "Un coup finit sur un jeton, jamais sur une case vide.",
    "single-on-single": "Un jeton seul doit finir sur un jeton seul.",
    "stack-on-stack": "Une pile doit finir sur une pile.",
    returns: "Il faudrait toucher deux fois la même case.",
    hops: (n) => `Il faut exactement ${hops(n)}, et aucun chemin n’y mène.`,
  },
  ends: { goal: "plus de points", blocked: "plus de points, au blocage" },
  losses: { goal: "moins de points", blocked: "moins de points, au blocage" },
};
