### What quinconce arena answers when something is wrong, and when it is stopped.

cli-arena-bad-claims = the claims of a test are two differences in Elo, the smaller first, not { $given }
cli-arena-no-positions = no positions to learn from
cli-arena-is-there = { $file } is there already: name another file, or the journal of the run that wrote it
cli-arena-no-weight = { $name } is no weight: the weights of { $game } are { $known }
cli-arena-bad-rate = the rate is a fraction of a weight's spread, above 0 and at most 1, not { $rate }
cli-arena-bad-player = expected { $form }, not { $text }
cli-arena-no-command = ugi needs a command to run
cli-arena-no-depth = bad limit { $text }: random games have no depth, expected { $nodes } or { $time }
cli-arena-bad-limit = bad limit { $text }: expected { $nodes }, { $time } or { $depth }
cli-arena-bad-level = bad level { $text }: expected 1 to { $most }
cli-arena-bad-weak = bad level { $text }: expected NODES:NOISE:SLIPS
cli-arena-bad-contempt = bad contempt { $text }: expected 0 to { $most }
cli-arena-bad-threads = bad number of threads { $text }: expected 1 to { $most }
cli-arena-unknown-player = unknown player { $text }: expected { $known }
cli-arena-stopping = stopping; once more to stop at once
