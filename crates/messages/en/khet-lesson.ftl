### The lesson of Khet.

khet-lesson-title = Ten shots of light

khet-lesson-step-task = You are Silver. After each of your moves your laser fires from the corner j1 along line j. Step with the pyramid from i4 to j4, into its way.
khet-lesson-step-done = The mirror turned the light, and the obelisk burnt. An obelisk has no mirror: whatever lights it takes it.
khet-lesson-step-hint = A piece goes one square, in any direction. The obelisk stands on line 4, so the mirror has to be on line 4 too.
khet-lesson-step-wrong-i4j3 = The light runs along line 3 now, and nobody stands there. The obelisk is on line 4.
khet-lesson-step-wrong-i4j5 = The light runs along line 5 now, and nobody stands there. The obelisk is on line 4.
khet-lesson-step-wrong-i4_ = The light only goes along line j. It does not meet your pyramid on i4.
khet-lesson-step-wrong-i4- = The light only goes along line j. It does not meet your pyramid on i4.

khet-lesson-turn-task = Instead of stepping, a piece can turn by a quarter. Your pyramid shows the light its back and would burn. Choose it and turn it left.
khet-lesson-turn-done = The mirror looks to the laser and to the target. The red pyramid was lit on a side without a mirror, so it left.
khet-lesson-turn-hint = Only the bright diagonal is a mirror. The light comes from your laser and has to go to the red pyramid: the mirror must look at both.
khet-lesson-turn-wrong-j5_ = That was to the right. The mirror looks away, the light struck the back, and your own pyramid burnt.
khet-lesson-turn-wrong-j5j4 = It moved, but it still shows the light its back. A laser spares nobody, not even its owner.
khet-lesson-turn-wrong-j5j6 = It moved, but it still shows the light its back. A laser spares nobody, not even its owner.
khet-lesson-turn-wrong-j5i4 = Your pyramid is safe there, but the light runs past it. Stay on j5 and turn.
khet-lesson-turn-wrong-j5i5 = Your pyramid is safe there, but the light runs past it. Stay on j5 and turn.
khet-lesson-turn-wrong-j5i6 = Your pyramid is safe there, but the light runs past it. Stay on j5 and turn.

khet-lesson-reserved-task = Squares with a red ankh are for Red only, those with a silver eye for Silver only. Try it: choose b4, then a4.
khet-lesson-reserved-done = Refused, and you know why. In the same way nobody disturbs you on line j.
khet-lesson-reserved-hint = Choose the pyramid on b4, then point at a4, the ankh beside it.

khet-lesson-stack-task = Obelisks are your shields. Put one of the two onto the other.
khet-lesson-stack-done = A stack of two: you see two rings. Light takes only the top of it, so this shield lasts twice.
khet-lesson-stack-hint = Choose one obelisk, then the square of the other.

khet-lesson-shield-task = Danger: Red’s light comes along line a, turns on a3 and runs along line 3 to your pharaoh. Step in its way with the whole stack.
khet-lesson-shield-done = The shield held. It lost its top, and the pharaoh is safe behind the other half.
khet-lesson-shield-hint = Choose the stack on d2 and a square of line 3 between the mirror and your pharaoh.
khet-lesson-shield-wrong-d2_c3 = That holds too, but now try it with both: choose the stack and step at once, without lifting the top.
khet-lesson-shield-wrong-d2_d3 = That holds too, but now try it with both: choose the stack and step at once, without lifting the top.
khet-lesson-shield-wrong-d2_e3 = That holds too, but now try it with both: choose the stack and step at once, without lifting the top.
khet-lesson-shield-wrong-g3g2 = Running away works as well. Here you shall learn to use a shield.
khet-lesson-shield-wrong-g3g4 = Running away works as well. Here you shall learn to use a shield.

khet-lesson-top-task = The shield on e3 is only one obelisk high. Give it the top of the stack on d2: choose the stack, then “Only the top”, then e3.
khet-lesson-top-done = The top went alone, and the shield on e3 survived the shot. A top may also go onto an empty square.
khet-lesson-top-hint = Choose d2, press “Only the top”, then choose e3. Three obelisks are never stacked, so the whole stack cannot go there.
khet-lesson-top-wrong-d2_d3 = A good shield too. But the task is to climb onto the obelisk on e3.
khet-lesson-top-wrong-d2_c3 = A good shield too. But the task is to climb onto the obelisk on e3.

khet-lesson-djed-task = A djed has mirrors on both sides, and light never harms it. But as it stands it sends the light to your own pharaoh! Turn it.
khet-lesson-djed-done = The light went the other way and took the top of the stack. Whoever lights their own pharaoh loses: always look where your light goes.
khet-lesson-djed-hint = Choose the djed on e3 and press “Turn”. A djed has only one turn: both ways come to the same.
khet-lesson-djed-wrong-e1d1 = Your pharaoh ran out of the light. But you can do better: turn the djed, and the light strikes Red.
khet-lesson-djed-wrong-e1f1 = Your pharaoh ran out of the light. But you can do better: turn the djed, and the light strikes Red.
khet-lesson-djed-wrong-e1e2 = That is still in the light. Turn the djed.

khet-lesson-swap-task = The red pyramid on f4 shows your light its mirror. A djed can change places with a neighbour, even with an enemy. Step with the djed onto f4.
khet-lesson-swap-done = They swapped, neither turned, and your djed threw the light right into the pyramid’s back.
khet-lesson-swap-hint = Choose the djed on f5, then the pyramid on f4. A djed swaps with pyramids and obelisks, never with a pharaoh or another djed.
khet-lesson-swap-wrong-f5_ = Now the light leaves the djed on the other side, and still nobody is struck. Swap the djed with the pyramid.

khet-lesson-eye-task = In some starts there is an Eye of Horus. It is half mirror, half glass: one part of the light turns, the other goes straight on. Step with it to f3.
khet-lesson-eye-done = Two at one shot. Everything that is struck leaves at the same time.
khet-lesson-eye-hint = The light runs along line 3. Bring the eye from f4 straight into it, to f3.
khet-lesson-eye-wrong-f4e3 = The light went both ways, but one obelisk stands on line f. Bring the eye to f3.
khet-lesson-eye-wrong-f4g3 = The light went both ways, but one obelisk stands on line f. Bring the eye to f3.
khet-lesson-eye-wrong-f4_ = The eye is not in the light yet. It has to be on line 3.

khet-lesson-pharaoh-task = Now the goal of the game: light the enemy pharaoh. Your light runs along line 5. Where must your second mirror be?
khet-lesson-pharaoh-done = The pharaoh is lit, Silver wins. Now you know all of Khet.
khet-lesson-pharaoh-hint = The pharaoh stands on line e, the light runs along line 5. The mirror belongs where the two cross.
khet-lesson-pharaoh-wrong-d4d5 = The light is on line d now, and Red’s mirror on d7 turns it away. The pharaoh is on the next line, e.
khet-lesson-pharaoh-wrong-d4c5 = The light is on line c now. The pharaoh stands on line e.
khet-lesson-pharaoh-wrong-d4_ = The mirror is not in the light: the light runs along line 5.
khet-lesson-pharaoh-wrong-d4- = The mirror is not in the light: the light runs along line 5.
