import type { LessonWords } from "../boards/lesson";

export const quindoLesson: LessonWords = {
  title: "Quindo in nine moves",
  tasks: {
    walk: {
      task: "You are White. Move one of your pawns: one, two or three squares in a straight line, in any direction. Stay on the green felt for now.",
      done: "That is a quiet move. Now for the fun part.",
      hint: "Touch a white pawn: the dots show where it can go. Choose one on the green felt; on the black border it would fall off.",
    },
    leap: {
      task: "Leap over the black pawn on e4. What you jump turns over.",
      done: "It has turned white: it is yours from now on.",
      hint: "Your pawn on d3 and the enemy on e4 stand on one slanting line. Land on the far side.",
      wrong: { d3g6: "It turned over, but your own pawn went too far and fell off. Land on f5, right behind it." },
    },
    row: {
      task: "Only empty squares count. Leap from b4 over both black pawns and land on e4: that is a distance of just one.",
      done: "Two pawns turned with a move of one! The pawn on f4 lies beyond your landing square, so it stays black.",
      hint: "Take the pawn on b4. The two enemies beside it cost nothing; the first empty square behind them is e4.",
    },
    own: {
      task: "Your own pawns block you. Try to leap from b4 over c4 to d4.",
      done: "Right: nothing goes through your own pawns, nor past them.",
      hint: "Just try it: touch b4, then d4. Nothing bad will happen.",
    },
    barred: {
      task: "Black has just gone from d6 to d4, a distance of two. So two is barred for you. Try it all the same: c2 to c4.",
      done: "Not allowed. You may go less far or farther, but never exactly as far as your opponent just went.",
      hint: "Just try it: touch c2, then c4. The crosses mark the barred distance.",
    },
    answer: {
      task: "Two is still barred, one and three are open. Find the move that turns the pawn on d4 and stays on the felt.",
      done: "Well seen. Now your distance is barred for Black.",
      hint: "Look along a line that runs through d4 and count its empty squares only. The second is barred, so go on to the third.",
      wrong: {
        b2g7: "That turns even two, but your pawn falls off the board. Falling comes next: find the move that stays.",
        f2a7: "That turns even two, but your pawn falls off the board. Falling comes next: find the move that stays.",
      },
    },
    rim: {
      task: "The black ring is the border. A pawn may leap onto it: it turns what it jumped, then falls off the board. Leap from b4 to g4.",
      done: "Three pawns for one: a good bargain.",
      hint: "Take the pawn on b4 and follow its line to the right, as far as the border on g4.",
    },
    pass: {
      task: "A small board and a tight spot: every one of your moves has the distance one, and one is barred. Then, and only then, you pass.",
      done: "After a pass nothing is barred, so Black is free.",
      hint: "Use the button “Pass”.",
    },
    win: {
      task: "Whoever has no pawns left has lost. Three is barred. Turn both black pawns and stay on the board.",
      done: "No black pawn is left: you have won. That is all of Quindo!",
      hint: "One pawn of yours looks along a line with both enemies on it. Land on the first empty square behind them.",
    },
  },
};
