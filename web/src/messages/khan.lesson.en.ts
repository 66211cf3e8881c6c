import type { LessonWords } from "../boards/lesson";

export const khanLesson: LessonWords = {
  title: "Khan in ten moves",
  tasks: {
    edge: {
      task: "You are Red. Choose which edge of the mat lies in front of you.",
      done: "The mat is laid. It is different from every side. Each square has one, two or three lines: simple, double or triple.",
      hint: "Use one of the four buttons beside the mat.",
    },
    kalista: {
      task: "Your queen, the Kalista, goes down first, anywhere on the two rows nearest to you.",
      done: "She is the one to guard: whoever loses the Kalista loses the game.",
      hint: "Touch a square of row 1 or 2.",
    },
    sbire: {
      task: "Four of your Sbires stand already. Put down the fifth.",
      done: "Ready. Ocre has seen your set-up and does the same on the far side.",
      hint: "Touch an empty square of row 1 or 2.",
    },
    double: {
      task: "A piece goes as many squares as its own square has lines. The Sbire on f2 stands on two: move it exactly two squares.",
      done: "The hat, the Khan, sits on your Sbire now. It tells Ocre which sort of square must answer: the sort your Sbire has reached.",
      hint: "Touch the Sbire on f2. It goes two squares: never one, never three.",
    },
    corner: {
      task: "Never diagonally, but you may turn at every square. The Sbire on b2 stands on three lines: bring it to c4.",
      done: "Three squares around a corner. The way must be empty, and no square may be passed twice.",
      hint: "Up, up and to the right: from b2 over b3 and b4 to c4.",
    },
    demand: {
      task: "The Khan sits on f5, a double square, so a double square must answer. f4 looks tempting all the same: try to take it with f3.",
      done: "Refused: f3 is a simple square, and the Khan demands a double one.",
      hint: "Just try it: touch the Sbire on f3.",
    },
    obey: {
      task: "Now obey. The squares with the diamond are double. Take the Sbire on e4 from one of them.",
      done: "Taken! It waits beside the mat, and may come back.",
      hint: "Which of your pieces on two lines stands two squares away from e4? It may turn on the way.",
    },
    back: {
      task: "The Khan demands a simple square, and you have no piece on one. Then a captured Sbire may come back, on an empty simple square. Bring it back.",
      done: "That was your whole turn, and your Sbire wears the Khan at once. You could also have moved any other piece.",
      hint: "Take the Sbire that waits beside the mat, with its button; then touch an empty simple square.",
    },
    pass: {
      task: "A rare thing: all your pieces are shut in, and none waits beside the mat. Then, and only then, you pass.",
      done: "The Khan comes off, and Ocre moves freely.",
      hint: "Use the button “Pass”.",
    },
    win: {
      task: "The Khan demands a triple square. One of your Sbires can reach the Kalista on b5 with exactly three steps. Take her!",
      done: "You have won. That is all of Khan!",
      hint: "Count from c3: three steps through empty squares, turning once, end on b5.",
    },
  },
};
