//! The help of every command, in a language.
//!
//! What a command is for is a message of the catalogue, and what its options are for are that
//! message's attributes: `cli-help-arena-match`, and its attribute `pairs`. Options that a command
//! shares with others are explained by the command above them.

use ::messages::Catalogue;
use clap::Command;
use game::Arg;

use super::messages;

/// The command line with all its texts.
pub(super) fn explain(mut command: Command, catalogue: &Catalogue) -> Command {
    command.build();
    let games = catalog::GAMES
        .iter()
        .map(|game| format!("\n  {:<8}{}", game.name(), game.variants().join(", ")));
    let games = games.collect::<String>();
    let head = catalogue.render(&messages::games());
    Explainer { catalogue }.command(command, &[]).after_help(head + &games)
}

struct Explainer<'c> {
    catalogue: &'c Catalogue,
}

impl Explainer<'_> {
    /// A command, below those others.
    fn command(&self, command: Command, above: &[&str]) -> Command {
        let name = command.get_name().to_owned();
        let path: Vec<&str> = above.iter().copied().chain([name.as_str()]).collect();
        let id = id(&path);
        let about = self.catalogue.said(&id, &[]);
        let command = match self.catalogue.attribute(&id, "more", &[]) {
            Some(more) => command.long_about(format!("{about}\n\n{more}")),
            None => command,
        };
        let command = command
            .about(about)
            .mut_args(|arg| self.arg(arg, &path))
            .mut_subcommands(|command| self.command(command, &path))
            .subcommand_value_name(self.catalogue.render(&messages::command_name()));
        let (template, usage) = (self.template(&command), self.usage(&command));
        command.help_template(template).override_usage(usage)
    }

    /// An option or argument of the command of that path.
    fn arg(&self, arg: clap::Arg, path: &[&str]) -> clap::Arg {
        let attribute = arg.get_id().as_str().replace('_', "-");
        let paths = (1..=path.len()).rev().map(|length| id(&path[..length]));
        let mut help = paths
            .into_iter()
            .find_map(|id| self.catalogue.attribute(&id, &attribute, &[]))
            .unwrap_or_default();
        for note in notes(&arg) {
            help = help + " " + &self.catalogue.render(&note);
        }
        let arg = arg.help(help).hide_env(true).hide_default_value(true).hide_possible_values(true);
        match arg.get_value_names() {
            Some(names) if arg.get_action().takes_values() => {
                let names: Vec<String> = names.iter().map(|name| self.value(name)).collect();
                arg.value_names(names)
            }
            _ => arg,
        }
    }

    /// What stands for a value.
    fn value(&self, name: &str) -> String {
        let id = name.to_lowercase().replace(|ch: char| !ch.is_alphanumeric(), "-");
        self.catalogue.said(&format!("cli-value-{id}"), &[])
    }

    /// In which order what is said, under which headings.
    fn template(&self, command: &Command) -> String {
        let (header, usage) = (command.get_styles().get_header(), command.get_styles().get_usage());
        let said = |message| self.catalogue.render(&message);
        let head = said(messages::usage());
        let mut text = format!("{{about-with-newline}}\n{usage}{head}{usage:#} {{usage}}");
        let parts = [
            (command.has_subcommands(), messages::commands(), "{subcommands}"),
            (command.get_positionals().next().is_some(), messages::arguments(), "{positionals}"),
            (true, messages::options(), "{options}"),
        ];
        for (_, heading, part) in parts.into_iter().filter(|(is_there, ..)| *is_there) {
            text += &format!("\n\n{header}{}{header:#}\n{part}", said(heading));
        }
        text + "{after-help}"
    }

    /// How the command is used, as the library puts it.
    fn usage(&self, command: &Command) -> String {
        let usage = command.clone().render_usage().ansi().to_string();
        let (_, usage) = usage.split_once(' ').unwrap_or_default();
        let said = |message| self.catalogue.render(&message);
        let indent = said(messages::usage()).chars().count() + 1;
        usage
            .replace("[OPTIONS]", &format!("[{}]", said(messages::any_options())))
            .replace("\n       ", &format!("\n{:indent$}", ""))
    }
}

/// The message of a command. Below `help` stand the others once more.
fn id(path: &[&str]) -> String {
    match path {
        [root] => format!("cli-help-{root}"),
        [.., "help"] => "cli-help-help".to_owned(),
        [_, rest @ ..] => {
            let rest: Vec<&str> = rest.iter().copied().filter(|name| *name != "help").collect();
            format!("cli-help-{}", rest.join("-"))
        }
        [] => unreachable!("every command has a name"),
    }
}

/// What else is to be known about an option: where its value comes from, and what it can be.
fn notes(arg: &clap::Arg) -> Vec<game::Message> {
    let mut notes = Vec::new();
    if let Some(name) = arg.get_env() {
        let value = std::env::var(name).ok().filter(|_| !arg.is_hide_env_values_set());
        let value = value.map(|value| format!("={value}")).unwrap_or_default();
        notes.push(messages::env(Arg::Name(name.to_string_lossy().into_owned() + &value)));
    }
    if !arg.get_action().takes_values() {
        return notes;
    }
    let join = |values: Vec<String>| Arg::Name(values.join(", "));
    let defaults = arg.get_default_values().iter();
    let defaults: Vec<String> =
        defaults.map(|value| value.to_string_lossy().into_owned()).collect();
    if !defaults.is_empty() {
        notes.push(messages::default(join(defaults)));
    }
    let values = arg.get_possible_values();
    if !values.is_empty() {
        let names = values.iter().map(|value| value.get_name().to_owned()).collect();
        notes.push(messages::possible(join(names)));
    }
    notes
}
