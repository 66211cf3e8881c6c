### The lesson of Khet.

khet-lesson-title = Khet, beam by beam
khet-lesson-start = This is Classic, the set-up to begin with. Silver moves first.

khet-lesson-goal-task = You are Silver. You win by lighting the red pharaoh. After each move your laser fires from j1 along file j. Step into its path: from i4 to j4.
khet-lesson-goal-done = The mirror turned the light onto the pharaoh: you win! Every move ends with a shot.
khet-lesson-goal-hint = A piece goes one square, in any direction. The pharaoh stands on rank 4, so that is where the mirror belongs.
khet-lesson-goal-wrong-low = The light runs along rank 3 now, and nobody stands there. The pharaoh is on rank 4.
khet-lesson-goal-wrong-high = The light runs along rank 5 now, and nobody stands there. The pharaoh is on rank 4.
khet-lesson-goal-wrong-beside = The light only goes along file j. It does not meet your pyramid on i4.

khet-lesson-turn-task = Instead of stepping, a piece can make a quarter turn. Your pyramid shows the light its back and would burn. Choose it and turn it left.
khet-lesson-turn-done = The mirror faces your laser and the target. The red pyramid was lit on a side without a mirror, so it is out.
khet-lesson-turn-hint = Only the bright diagonal is a mirror. The light comes from your laser and has to go to the red pyramid: the mirror must face both.
khet-lesson-turn-wrong-right = That was to the right. The mirror faces away, the light struck the back, and your own pyramid burnt.
khet-lesson-turn-wrong-back = It moved, but it still shows the light its back. A laser spares nobody, not even its owner.
khet-lesson-turn-wrong-past = Your pyramid is safe there, but the light runs past it. Stay on j5 and turn.

khet-lesson-clockwise-task = Now the other way: this pyramid sends your light off the board. Choose it and turn it right.
khet-lesson-clockwise-done = The mirror faces your laser and the red pyramid again. Left or right: look where the mirror will face.
khet-lesson-clockwise-hint = Choose the pyramid on j5 and turn it right: then its mirror faces your laser and the red pyramid.
khet-lesson-clockwise-wrong-left = That was to the left. The light struck the back, and your own pyramid burnt.

khet-lesson-reserved-task = Squares with a red ankh are for Red only, those with a silver eye for Silver only. Try it: choose b4, then a4.
khet-lesson-reserved-done = Refused. In the same way nobody disturbs you on file j.
khet-lesson-reserved-hint = Choose the pyramid on b4, then a4, the square with the ankh beside it.

khet-lesson-stack-task = Obelisks have no mirror: they are your shields. Put one of the two onto the other.
khet-lesson-stack-done = A stack of two: you see two rings. Light burns only the top, so this shield holds twice.
khet-lesson-stack-hint = Choose one obelisk, then the square of the other.

khet-lesson-shield-task = Danger! Red’s light comes along file a, turns on a3 and runs along rank 3 to your pharaoh. Block its path with the whole stack.
khet-lesson-shield-done = The shield held. It lost its top, and the pharaoh is safe behind the other half.
khet-lesson-shield-hint = Choose the stack on d2 and a square of rank 3 between the mirror and your pharaoh.
khet-lesson-shield-wrong-top = That holds too, but only the top went. Choose the stack, then the square at once.
khet-lesson-shield-wrong-flees = Running away works as well. But here, learn to use a shield.

khet-lesson-drop-task = The top of a stack can also go alone. Send only the top into Red’s light: choose d2, then “Top only”, then a square of rank 3.
khet-lesson-drop-done = The top caught the light. The other half stayed on d2, ready to be the next shield.
khet-lesson-drop-hint = Choose d2, press “Top only”, then choose a square of rank 3 between the mirror and your pharaoh.
khet-lesson-drop-wrong-whole = That was the whole stack. Press “Top only” before you choose the square.

khet-lesson-top-task = The shield on e3 is only one obelisk high. Give it the top of the stack on d2: choose d2, then “Top only”, then e3.
khet-lesson-top-done = The top climbed onto the obelisk, and the shield on e3 survived the shot.
khet-lesson-top-hint = Choose d2, press “Top only”, then choose e3. Three obelisks are never stacked, so the whole stack cannot go there.
khet-lesson-top-wrong-beside = A good shield too. But this time climb onto the obelisk on e3.

khet-lesson-djed-task = A djed has mirrors on both sides, and light never harms it. But as it stands it sends your light to your own pharaoh! Turn it.
khet-lesson-djed-done = The light went the other way and burnt the top of the stack. If you light your own pharaoh, you lose: always look where your light goes.
khet-lesson-djed-hint = Choose the djed on e3 and turn it. Either way will do: the result is the same.
khet-lesson-djed-wrong-flees = Your pharaoh ran out of the light. But you can do better: turn the djed, and the light strikes Red.
khet-lesson-djed-wrong-lit = That is still in the light. Turn the djed.

khet-lesson-swap-task = The red pyramid on f4 shows your light its mirror. A djed can change places with a neighbour, even with an enemy. Move it onto f4.
khet-lesson-swap-done = They changed places, neither turned, and your djed threw the light right into the pyramid’s back.
khet-lesson-swap-hint = Choose the djed on f5, then the pyramid on f4. A djed swaps with pyramids and obelisks, never with a pharaoh or another djed.
khet-lesson-swap-wrong-turn = Now the light leaves the djed on the other side, and still nobody is struck. Swap the djed with the pyramid.

khet-lesson-own-task = A djed swaps with your own pieces, too. Your pyramid on f4 shows the light its back. Put the djed on e5 in its place.
khet-lesson-own-done = Your pyramid is out of the light, and the djed turned it onto the obelisk.
khet-lesson-own-hint = Choose the djed on e5, then your pyramid on f4.
khet-lesson-own-wrong-burns = The pyramid on f4 was lit on a side without a mirror and burnt. Put the djed in its place.

khet-lesson-eye-task = Some set-ups have an Eye of Horus: half mirror, half glass. Part of the light turns, the rest goes straight on. Move it to f3.
khet-lesson-eye-done = Two with one shot. Everything that is struck leaves at the same time.
khet-lesson-eye-hint = The light runs along rank 3. Bring the eye from f4 straight into it, to f3.
khet-lesson-eye-wrong-beside = The light went both ways, but one obelisk stands on file f. Bring the eye to f3.
khet-lesson-eye-wrong-turn = The eye is not in the light yet. It has to be on rank 3.

khet-lesson-limit-task = Not every game has a winner. Nothing has burnt for 99 moves here. Make one more move that burns nothing.
khet-lesson-limit-done = After 100 moves without a loss the game is drawn. If the same position occurs three times, a draw may be claimed; after five times the game is drawn.
khet-lesson-limit-hint = Move any piece, and let the light strike nobody.

khet-lesson-laser-task = Burn a red obelisk. But ask first: where will Red’s laser go after my move? It fires from a8 along file a and turns on a3.
khet-lesson-laser-done = Burnt, and your djed still turns Red’s light away from your pharaoh. Follow Red’s light before every move.
khet-lesson-laser-hint = The djed on e3 must stay. Your light runs along rank 4: which other mirror can step into it, on file d?
khet-lesson-laser-wrong-opens = An obelisk burnt, but the djed has left e3. Red’s light now runs along rank 3 to your pharaoh.
khet-lesson-laser-wrong-lit = Your own light struck your own pharaoh. That loses at once.
khet-lesson-laser-wrong-answered = Red plays { $from }, and its light reaches your pharaoh. Leave the djed on e3 and the pharaoh behind it.

khet-lesson-shelter-task = Red’s pyramid on b4 can step into file a and send its light along rank 3, 4 or 5. Make your pharaoh safe from all three.
khet-lesson-shelter-done = Wherever Red’s light goes now, the obelisk stands between it and your pharaoh.
khet-lesson-shelter-hint = Your obelisk must stand on the pharaoh’s rank, between the pharaoh and the light.
khet-lesson-shelter-wrong-answered = Red steps from { $from } to { $to }, and its light runs along that rank to your pharaoh.
