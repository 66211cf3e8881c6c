### What every page says.

## A part of a text that is refused.

app-quote = "{ $text }"
app-quote-nothing = ""
