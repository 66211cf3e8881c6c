### What the referee of a match refuses.

matches-error-nothing-to-play = this position leaves nothing to play
matches-error-bad-clock = a clock has up to { $main } seconds and { $increment } a turn, or 1 to { $days } days a turn
matches-error-full = both seats are taken
matches-error-waiting = the other seat is still free
matches-error-finished = the match is over
matches-error-not-finished = the match is not over
matches-error-paused = the match is paused
matches-error-not-paused = the match is not paused
matches-error-no-clock = there is no clock to stop
matches-error-frozen = the rules have changed: this match cannot go on
matches-error-not-your-turn = it is the other player’s turn
matches-error-other-ply = this is move number { $found }, but number { $expected } is expected
matches-error-other-event = the board changed with event { $expected }, and you have only seen { $found }
matches-error-late = your time was up
matches-error-offered = this has already been offered
matches-error-declined = this was declined: wait for the next move
matches-error-no-offer = this offer no longer stands
matches-error-own-offer = this is your own offer
matches-error-nothing-to-take-back = there is no move of yours to take back
matches-error-rated = moves cannot be taken back in a rated match
matches-error-too-late-to-abort = both have played: the other player must agree to call it off
matches-error-not-left = the other player has not been away long enough
matches-error-rematched = the rematch is already under way
matches-error-due = something else must happen first: try again
