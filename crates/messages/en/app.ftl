### What every page says.

app-quote = "{ $text }"
app-quote-nothing = ""
app-name = Quinconce
app-tagline = Five forgotten board games, on one table.
app-lead = Played by their printed leaflets; where they are silent, our rulings are marked. Against a friend or the computer, with nothing to install and no account.
app-skip = Skip to content
app-home = The five games
app-play = Play
app-learn = Learn
app-analyse = Analyse
app-lobby = Lobby
app-online = Playing online
app-my-games = My games
app-my-games-waiting =
    { $count ->
        [one] My games: 1 waiting for you
       *[other] My games: { $count } waiting for you
    }
app-watch-which = Watch { $game }: { $first } against { $second }
app-versus = { $first } – { $second }
app-ply =
    { $count ->
        [one] 1 move
       *[other] { $count } moves
    }
app-next-game =
    { $count ->
        [one] Next game waiting for me
       *[other] Next of { $count } games waiting for me
    }
# Somebody has taken the free seat while this player was on another page.
app-summons = { $name } has accepted your challenge: { $game }.
app-summons-go = To the board
app-settings = Settings
app-language = Language
app-speaks = English
app-theme = Appearance
app-theme-system = System
app-theme-light = Light
app-theme-dark = Dark
app-motion = Animations
app-motion-system = System
app-motion-on = On
app-motion-off = Off
app-sound = Sound
app-chat = Chat
app-on = On
app-off = Off
app-close = Close
app-cancel = Cancel
app-account = Account
app-account-of = Account: { $name }
app-guest = Guest
# Behind a name in lists: somebody without an account, or how well somebody plays; the question mark says that it is a guess yet.
app-guest-name = { $name } (guest)
app-rated-name = { $name } (rating { $rating })
app-provisional-name = { $name } (rating { $rating }?)
app-deleted-account = Deleted account
app-no-answer = The server does not answer.
app-loading = Setting up the board…
