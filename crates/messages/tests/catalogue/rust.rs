//! The messages of a crate as Rust: the English, without Fluent.

use fluent_syntax::ast::{Expression, InlineExpression, Pattern, PatternElement, VariantKey};

use crate::source::{Message, Needs, Source};

/// The file `messages.rs` of the crate that says this.
pub(crate) fn module(source: &Source, origin: &str, makro: &str) -> Result<String, String> {
    let mut text = format!("//! {}\n//!\n", source.about);
    text += &format!("//! Made from {origin} by cargo xtask messages; not to be edited by hand.\n");
    text += &format!("\n{makro}! {{\n");
    for message in &source.messages {
        text += &function(source, message).map_err(|why| format!("{}: {why}", message.id))?;
    }
    Ok(text + "}\n")
}

fn function(source: &Source, message: &Message) -> Result<String, String> {
    let name = message.id[source.name.len() + 1..].replace('-', "_");
    let args: Vec<String> =
        Needs::of(&message.value).args.into_iter().map(|(name, _)| name).collect();
    let forms: Vec<String> =
        forms(&message.value)?.iter().map(|form| format!("{form:?}")).collect();
    let (id, forms) = (&message.id, forms.join(" | "));
    Ok(format!("    {name}({}) = {id:?}: {forms};\n", args.join(", ")))
}

/// The English with its gaps: one form, or one for the number one and one for all others.
pub(crate) fn forms(pattern: &Pattern<String>) -> Result<Vec<String>, String> {
    let [PatternElement::Placeable { expression: Expression::Select { variants, .. } }] =
        &pattern.elements[..]
    else {
        return Ok(vec![plain(pattern)?]);
    };
    let key = |name: &str| {
        let is = |key: &VariantKey<String>| matches!(key, VariantKey::Identifier { name: word } if word == name);
        variants.iter().find(|variant| is(&variant.key))
    };
    match (key("one"), key("other")) {
        (Some(one), Some(other)) if variants.len() == 2 => {
            Ok(vec![plain(&one.value)?, plain(&other.value)?])
        }
        _ => Err("expected [one] and [other]".to_owned()),
    }
}

fn plain(pattern: &Pattern<String>) -> Result<String, String> {
    let mut text = String::new();
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => text += value,
            PatternElement::Placeable {
                expression: Expression::Inline(InlineExpression::VariableReference { id }),
            } => text += &format!("{{{}}}", id.name),
            PatternElement::Placeable { .. } => {
                return Err(
                    "expected text, arguments and one plural, as Rust says it itself".to_owned()
                );
            }
        }
    }
    Ok(text)
}
