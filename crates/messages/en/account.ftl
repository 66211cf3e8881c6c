### The page of one's own name and account.

account-guest-title = You play as a guest
account-title = { $name }
account-lead = Nothing here asks for an e-mail address. An account is a name and a passphrase; it keeps your games on every device and lets you play rated games.
account-since = Account since { $date }
account-profile = Profile and games
account-no-server = There is no server here
account-no-server-text = Names and accounts are for online games. Everything else works without them.
account-retry = Try again

account-name-title = Your name
account-name = Name
account-name-help = Others see it at the table. Up to 30 characters.
account-name-save = Save the name
account-name-saved = Your name is now { $name }.

account-open-title = Create an account
account-open-lead = You stay who you are: your games come along.
account-account-name = Account name
account-account-name-help = 2 to 20 letters or digits, with hyphens between them if you like.
account-passphrase = Passphrase
account-passphrase-help = At least 8 characters. A few words that only you would put together are easy to remember.
account-show = Show
account-open = Create the account
account-login-title = Log in
account-login-lead = Games played as a guest in this browser go to your account.
account-login = Log in
account-forgotten = Forgot your passphrase?
account-recover-lead = The recovery code you wrote down lets you choose a new one. All your other devices will be logged out.
account-code = Recovery code
account-new-passphrase = New passphrase
account-recover = Set the new passphrase

account-recovery-title = Write this down
account-recovery-lead = If you forget your passphrase, this recovery code lets you back in. It is shown only once, and there is no other way.
account-copy = Copy
account-copied = Copied.
account-copy-failed = The browser does not allow copying: select the text and copy it by hand.
account-print = Print
account-written = I have written it down

account-devices-title = Continue on another device
account-devices-lead = A code lets you carry on in another browser. It works once, within five minutes.
account-devices-make = Show a code
account-devices-until = Type it on the other device under “Account”. Valid until { $time }.
account-devices-entry = Code from the other device
account-devices-entry-help = You will be the same player here as on the other device; the games played in this browser come along.
account-devices-claim = Continue here
account-devices-claimed = You are now { $name } here, too.
account-devices-claimed-nameless = You are now the same player here as on the other device.

account-tokens-title = Tokens for programs
account-tokens-lead = With a token, a bot or a tool of yours acts on your behalf, within the limits you set.
account-tokens-developers = How programs play here
account-tokens-none = No tokens yet.
account-tokens-name = What is it for?
account-tokens-scopes = It may
account-tokens-read = see my games and ratings
account-tokens-play = play for me
account-tokens-make = Create a token
account-tokens-secret = The token is shown only once:
account-tokens-since = since { $date }
account-tokens-remove = Remove
account-tokens-remove-named = Remove the token “{ $name }”
account-tokens-removed = The token “{ $name }” has been removed.

account-change-title = Change the passphrase
account-old-passphrase = Current passphrase
account-change = Change it
account-changed = Your passphrase has been changed. All your other devices are logged out.

account-data-title = Your data
account-export = Download all my data
account-export-help = One file: games with all moves, open challenges, ratings, what you said, muted and reported, tokens without their secrets.
account-logout = Log out
account-logged-out = You are logged out.
account-delete-title = Delete the account
account-delete-lead = Your name, your page and your tokens are removed at once, and games under way are resigned. Finished games stay, without your name. This cannot be undone.
account-delete-check = I want to delete the account { $name }
account-delete = Delete it for good
account-deleted = The account has been deleted.
