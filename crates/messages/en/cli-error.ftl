### What the command line and the console of the engine answer when something is wrong.

cli-error-cannot-write = cannot write: { $error }
cli-error-in-file = { $file }: { $reason }
cli-error-too-large = more than { $most } bytes
cli-error-not-utf8 = not UTF-8 text
cli-error-broke = { $command } failed: { $panic }
cli-error-bad-depth = bad depth { $text }: expected a number from 0 to { $most }
cli-error-unknown-command = unknown command { $command }
cli-error-bad-setoption = expected setoption name N value V, not { $text }
cli-error-no-variant = { $game } has no variant { $variant }: it has { $known }
cli-error-variant-waits = { $game } has no variant { $variant }: it is kept for the next game you choose
cli-error-no-memory = not enough memory for Hash { $hash }: it is now { $now }
cli-error-bad-position = expected position startpos or position fen P, not { $text }
cli-error-at-move = move { $number }: { $reason }
cli-error-unknown-query = unknown query { $text }: expected gameover, p1turn or result
cli-error-nothing-to-judge = the game is over: there is nothing to evaluate
cli-error-no-move = the game is over: there is no move to find
cli-error-stands-alone = { $command } takes nothing after it, not { $text }
cli-error-bad-number = bad { $name } { $text }: expected { $least } to { $most }
cli-error-unknown-option = unknown option { $name }: expected Game, Variant, Seed, Threads, Hash, MultiPV, Contempt or Level
cli-error-bad-limit = bad limit { $text }: expected depth N, nodes N, movetime MS, p1time MS p2time MS or infinite
cli-error-line-too-long = a line has more than { $most } bytes
cli-error-line-not-utf8 = a line is not UTF-8 text
cli-error-perft-stopped = perft stopped
cli-error-no-data-folder = no folder for data is known: name one with --data, or keep nothing with --memory
cli-error-no-game = name a game: { $known }
