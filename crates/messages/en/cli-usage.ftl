### The headings of the program's help, and what is wrong with a command line.

cli-usage-usage = Usage:
cli-usage-commands = Commands:
cli-usage-arguments = Arguments:
cli-usage-options = Options:
cli-usage-any-options = OPTIONS
cli-usage-command-name = COMMAND
cli-usage-env = [env: { $name }]
cli-usage-default = [default: { $value }]
cli-usage-possible = [possible values: { $values }]
cli-usage-games = Games and their variants:

## Mistakes.

cli-usage-see-help = { $problem } (see quinconce --help)
cli-usage-did-you-mean = { $problem }: did you mean { $known }?
cli-usage-bad-value = invalid value { $text } for { $name }: { $reason }
cli-usage-no-value = { $name } needs a value
cli-usage-expected-one-of = expected { $known }
cli-usage-expected-whole = expected a whole number, { $least } or more
cli-usage-expected-between = expected a whole number from { $least } to { $most }
cli-usage-expected-from = expected a number from { $least } to { $most }
cli-usage-expected-number = expected a number
cli-usage-number-too-large = the number is too large
cli-usage-expected-clock = expected minutes + seconds, such as { $example }
cli-usage-expected-url = expected an address such as { $example }
cli-usage-expected-filter = expected levels such as { $example }
cli-usage-unknown-argument = unexpected argument { $text }
cli-usage-unknown-command = unknown command { $text }
cli-usage-missing-arguments = missing: { $names }
cli-usage-missing-command = { $command } needs a command: { $known }
cli-usage-twice = { $name } can be given only once
cli-usage-conflict = { $name } cannot be used with { $others }
cli-usage-too-many-values = { $name } takes no more values: unexpected { $text }
cli-usage-too-few-values = { $name } needs { $expected } values, not { $found }
cli-usage-not-utf8 = an argument is not UTF-8 text
cli-usage-nonsense = this command line makes no sense
