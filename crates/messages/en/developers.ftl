### The page for developers: the frame of it. The guide itself is docs/api.md, in English.

developers-language = en
developers-title = The HTTP API
developers-lead = Write a bot, a tool or another table: the server plays by the same rules with everybody.
developers-note = The limits are below, and whoever runs a server can raise them.
developers-skip = Skip to the guide
developers-contents = Contents
developers-reference = Addresses
developers-parameters = Parameters
developers-body = Body
developers-answers = Answers
developers-types = Types
developers-codes = Error codes
