//! The headings of the program's help, and what is wrong with a command line.
//!
//! Made from crates/messages/en/cli-usage.ftl by cargo xtask messages; not to be edited by hand.

game::messages! {
    usage() = "cli-usage-usage": "Usage:";
    commands() = "cli-usage-commands": "Commands:";
    arguments() = "cli-usage-arguments": "Arguments:";
    options() = "cli-usage-options": "Options:";
    any_options() = "cli-usage-any-options": "OPTIONS";
    command_name() = "cli-usage-command-name": "COMMAND";
    env(name) = "cli-usage-env": "[env: {name}]";
    default(value) = "cli-usage-default": "[default: {value}]";
    possible(values) = "cli-usage-possible": "[possible values: {values}]";
    games() = "cli-usage-games": "Games and their variants:";
    see_help(problem) = "cli-usage-see-help": "{problem} (see quinconce --help)";
    did_you_mean(problem, known) = "cli-usage-did-you-mean": "{problem}: did you mean {known}?";
    bad_value(text, name, reason) = "cli-usage-bad-value": "invalid value {text} for {name}: {reason}";
    no_value(name) = "cli-usage-no-value": "{name} needs a value";
    expected_one_of(known) = "cli-usage-expected-one-of": "expected {known}";
    expected_whole(least) = "cli-usage-expected-whole": "expected a whole number, {least} or more";
    expected_between(least, most) = "cli-usage-expected-between": "expected a whole number from {least} to {most}";
    expected_from(least, most) = "cli-usage-expected-from": "expected a number from {least} to {most}";
    expected_number() = "cli-usage-expected-number": "expected a number";
    number_too_large() = "cli-usage-number-too-large": "the number is too large";
    expected_clock(example) = "cli-usage-expected-clock": "expected minutes + seconds, such as {example}";
    expected_url(example) = "cli-usage-expected-url": "expected an address such as {example}";
    expected_filter(example) = "cli-usage-expected-filter": "expected levels such as {example}";
    unknown_argument(text) = "cli-usage-unknown-argument": "unexpected argument {text}";
    unknown_command(text) = "cli-usage-unknown-command": "unknown command {text}";
    missing_arguments(names) = "cli-usage-missing-arguments": "missing: {names}";
    missing_command(command, known) = "cli-usage-missing-command": "{command} needs a command: {known}";
    twice(name) = "cli-usage-twice": "{name} can be given only once";
    conflict(name, others) = "cli-usage-conflict": "{name} cannot be used with {others}";
    too_many_values(name, text) = "cli-usage-too-many-values": "{name} takes no more values: unexpected {text}";
    too_few_values(name, expected, found) = "cli-usage-too-few-values": "{name} needs {expected} values, not {found}";
    not_utf8() = "cli-usage-not-utf8": "an argument is not UTF-8 text";
    nonsense() = "cli-usage-nonsense": "this command line makes no sense";
}
