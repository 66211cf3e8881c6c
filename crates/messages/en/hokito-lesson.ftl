### The lesson of Hokito.

hokito-lesson-title = Hokito, hop by hop

hokito-lesson-one-task = You are Black: your tokens carry diamonds, White’s carry dots. The token on c3 has one diamond, so it makes one hop. Pick it up and hop onto a neighbour, whichever you like.
hokito-lesson-one-done = It lies on top now: two tokens, and the stack is yours. The brass tag counts them.
hokito-lesson-one-hint = That token has two diamonds. Take the one on c3: it has one.

hokito-lesson-fly-task = A hop goes up, down, left or right, to the first token in its way. Empty squares do not count. Hop from a3 to f3, right across the board.
hokito-lesson-fly-done = Four empty squares, and still only one hop.
hokito-lesson-fly-hint = That was upwards. Go to the right, along the row, to f3.

hokito-lesson-two-task = Two diamonds: two hops. It may turn after the first. Take the 2 on c2 to e4.
hokito-lesson-two-done = Up to c4, then right to e4. On c4 it only touched the token: the move ends on e4.
hokito-lesson-two-hint = Not that way. From c2 go up to c4, and from there to the right.

hokito-lesson-exact-task = Two hops mean two, never one. Try it all the same: the 2 on c2 onto its neighbour d2.
hokito-lesson-exact-done = Refused, and rightly: d2 is one hop away. A token makes as many hops as it has marks, neither more nor fewer.
hokito-lesson-exact-hint = That is allowed. This time try what is not: from c2 to d2.

hokito-lesson-three-task = Three diamonds: three hops. The token on e2 seems close, but you have to go the long way. Take the 3 on b2 to e2.
hokito-lesson-three-done = Up, right, down: b4, e4, e2. Long ways lead to near places.
hokito-lesson-three-hint = Take the 3 on b2. Go up, then right, then down: the move ends on e2.

hokito-lesson-returns-task = No square is touched twice in a move. Could the 3 on a3 hop to c3, on to e3, and back to c3? Try to end on c3.
hokito-lesson-returns-done = No: it would touch c3 twice. It has to go on from e3, up to e5. The square a move starts from counts as touched, too.
hokito-lesson-returns-hint = That move is allowed. This time try what is not: from a3 to c3.

hokito-lesson-like-task = Like ends on like: a single token on a single token, a stack on a stack. Try to put the single token on b3 onto the stack on c3.
hokito-lesson-like-done = Refused: c3 is a stack. On the way you may touch anything, but you must end on your like.
hokito-lesson-like-hint = That is allowed: two single tokens. This time try the stack on c3.

hokito-lesson-stack-task = A stack moves as a whole, and only its top token matters: whose it is, and how many hops it makes. Move your stack on d2 onto White’s stack.
hokito-lesson-stack-done = All six are yours now. On its way it touched a single token; that does not matter.
hokito-lesson-stack-hint = Take the stack on d2. Two hops bring it to b4.

hokito-lesson-worth-task = Every stack pays its owner: the marks on top × the number of tokens. Two of your stacks can land on c5. Which one makes more of it?
hokito-lesson-worth-done = Three diamonds × six tokens: 18 points.
hokito-lesson-worth-hint = One diamond × six tokens makes only 6 points. Which of your stacks has a better top?

hokito-lesson-end-task = When the player to move cannot, the game is over and the points are counted. All your moves leave White stuck. Only one makes you win: count, then play it.
hokito-lesson-end-done = 7 points to 6: you win. You know Hokito now.
hokito-lesson-end-hint = White is stuck, but has more points. Put your strongest token on top: three hops, ending on a white token.
