var o=`learn-parts = Lesson or rules
learn-lesson = Lesson
learn-rules = Rules
learn-step = Step { $at } of { $of }
learn-problem = Problem { $at } of { $of }
learn-progress = Your progress
learn-dot =
    { $state ->
        [done] done
        [now] in progress
       *[open] to do
    }
learn-back = Back
learn-again = Start over
learn-next = Next
learn-skip = Skip
learn-finish = Finish
learn-hint = Hint:
learn-not-yet = Not quite.
learn-done-title = You know how to play { $game }.
learn-begins-title = This is how { $game } begins.
learn-start-board = { $game }: the board as a game begins
learn-skipped =
    { $count ->
        [one] You have skipped one step: its dot is still empty.
       *[other] You have skipped { $count } steps: their dots are still empty.
    }
learn-do-skipped = Do what I skipped
learn-first-game = Play an easy opponent
learn-read-rules = Read the rules
learn-once-more = Repeat the lesson
learn-no-lesson = This lesson did not load.
learn-contents = Contents
learn-to-move = { $side } to move
learn-illustration = A position to try out, { $side } to move
learn-show = Show
learn-count = { $side }, { $what }: { $value }
learn-count-shared = { $what }: { $value }
learn-legend = Pieces and signs
learn-letters = The same diagram in letters
learn-reset = Reset
learn-bad-position = This position cannot be shown:
learn-ruling =
    { $kind ->
        [ours] our ruling
        [sourced] sourced
       *[printed] printed
    }
learn-ruling-word =
    { $kind ->
        [ours] ours
        [sourced] sourced
       *[printed] printed
    }
`;export{o as default};
