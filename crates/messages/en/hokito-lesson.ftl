### The lesson of Hokito.

hokito-lesson-title = Hokito, hop by hop
hokito-lesson-start = Every game begins with the tokens shuffled anew. Black begins.

hokito-lesson-goal-task = You are Black: your tokens carry diamonds, White’s carry dots. When the player whose turn it is cannot move, the points are counted. Hop from c3 onto the white token on d3.
hokito-lesson-goal-done = White cannot move: the game is over. A stack is worth the marks on top × its tokens. 1 × 2 for you, 1 × 1 for White’s last token: you win 2 to 1.
hokito-lesson-goal-hint = Touch c3, then d3.

hokito-lesson-one-task = The token on c3 has one diamond, so it makes one hop. Pick it up and hop onto a neighbour, whichever you like.
hokito-lesson-one-done = It lies on top now: two tokens, and the stack is yours. The brass tag counts the tokens.
hokito-lesson-one-hint = That token has two diamonds. Take the one on c3: it has one.

hokito-lesson-fly-task = A hop goes up, down, left or right, to the first token in its way. Empty squares do not count. Hop from a3 to f3, right across the board.
hokito-lesson-fly-done = Four empty squares, and still only one hop.
hokito-lesson-fly-hint = That was upwards. Go to the right, along the rank, to f3.

hokito-lesson-two-task = Two diamonds: two hops. The token may turn after the first. Take your 2 from c2 to e4.
hokito-lesson-two-done = Up to c4, then right to e4. On c4 it only touched down: the move ends on e4.
hokito-lesson-two-hint = Not that way. From c2 go up to c4, and from there to the right.

hokito-lesson-exact-task = Two hops mean two, never one. Try it all the same: your 2 from c2 onto its neighbour d2.
hokito-lesson-exact-done = Refused: d2 is one hop away. A token makes as many hops as it has marks, neither more nor fewer.
hokito-lesson-exact-hint = That is allowed. This time try what is not: from c2 to d2.

hokito-lesson-three-task = Three diamonds: three hops. The token on e2 looks close, but you have to go the long way round. Take your 3 from b2 to e2.
hokito-lesson-three-done = Up, right, down: b4, e4, e2. A long way round can lead next door.
hokito-lesson-three-hint = Take your 3 on b2. Go up, then right, then down: the move ends on e2.

hokito-lesson-returns-task = No square is touched twice in one move. Could your 3 on a3 hop to c3, on to e3, and back to c3? Try to end on c3.
hokito-lesson-returns-done = No: it would touch c3 twice. From e3 it must go on, up to e5. The square where a move starts counts as touched, too.
hokito-lesson-returns-hint = That move is allowed. This time try what is not: from a3 to c3.

hokito-lesson-like-task = A single token ends on a single token, a stack on a stack. Try to put the token on b3 onto the stack on c3.
hokito-lesson-like-done = Refused: c3 holds a stack. On the way you may touch anything; only the last square must match.
hokito-lesson-like-hint = That is allowed: one single token on another. This time try the stack on c3.

hokito-lesson-own-task = You may also cover your own tokens. Put your 3 from a1 onto your own 1 on a4.
hokito-lesson-own-done = Three diamonds on top of two tokens: 3 × 2, six points.
hokito-lesson-own-hint = Three hops: from a1 right to d1, up to d4, left to a4.
hokito-lesson-own-wrong-white = That covers a white token. This time end on your own, on a4: go right first, then up, then left.
hokito-lesson-own-wrong-low = Now a 1 lies on top of your 3: only 1 × 2 points. Put the 3 on top.

hokito-lesson-stack-task = A stack moves as a whole, and only its top token matters: whose it is, and how many hops it makes. Move your stack from d2 onto White’s stack.
hokito-lesson-stack-done = All six tokens are yours now. On the way the stack touched a single token; that does not matter.
hokito-lesson-stack-hint = Take the stack on d2. Two hops bring it to b4.

hokito-lesson-join-task = Your own stacks may join, too. Put your stack from b2 onto your own stack on e4.
hokito-lesson-join-done = Two diamonds × six tokens: 12 points. Apart, your stacks were worth 4 each.
hokito-lesson-join-hint = Two hops bring the stack on b2 to e4: up to b4, then right.

hokito-lesson-worth-task = A stack is worth the marks on top × its tokens. Two of your stacks can land on c5. Which one makes more of it?
hokito-lesson-worth-done = Three diamonds × six tokens: 18 points.
hokito-lesson-worth-hint = One diamond × six tokens makes only 6 points. Which of your stacks has a better top?

hokito-lesson-draw-task = Hokito always ends, because somebody runs out of moves. Hop from c3 to d3, then count the points.
hokito-lesson-draw-done = 1 × 2 for you, 2 × 1 for White: 2 points each. Equal points are a draw. There is no other end and no limit.
hokito-lesson-draw-hint = Touch c3, then d3.

hokito-lesson-block-task = You are ahead 6 to 2, so end the game! White’s stack on c2 makes one hop and must end on a stack. Leave it nowhere to go.
hokito-lesson-block-done = White is stuck, and you win 5 to 2. When you are ahead, block.
hokito-lesson-block-hint = Build your stack where White’s cannot land on it.
hokito-lesson-block-wrong-builds = You built a stack on a2, one hop from White’s. White lands on it: four tokens, four points, and you lose.

hokito-lesson-wait-task = Now you are behind 3 to 5, so do not end the game yet. Find a move that leaves White something to play, and lets you win after it.
hokito-lesson-wait-done = White’s only move is a2 onto a3. Then your stack hops onto that one: 4 to 3, and White is stuck. When you are behind, play on.
hokito-lesson-wait-hint = Cover the white token that could hurt you. What can White do then?
hokito-lesson-wait-wrong-ends = White is stuck, so the points are counted: 4 for you, 5 for White. When you are behind, do not end the game.
hokito-lesson-wait-wrong-gives = White hops from c3 onto your 2 on a3, and you are stuck: 2 points for you, 3 for White.
