### What people say to each other beside a match.

chat-title = Chat
chat-unread =
    { $count ->
        [one] , 1 new message
       *[other] , { $count } new messages
    }
chat-rooms = Who you talk to
chat-room-players = Opponent
chat-room-spectators = Spectators
chat-lines = Messages
chat-empty-players = Say hello. Only the two of you can read this.
chat-empty-spectators = Nobody has said anything yet. The players see this once the game is over.
chat-placeholder = Write a message
chat-field-players = Message to your opponent
chat-field-spectators = Message to the spectators
chat-send = Send
chat-not-sent = Not sent: the server does not answer. Your message is still in the field.
chat-you = You
# A spectator or player who has given no name; $id is a few letters that tell one from another.
chat-guest = Guest { $id }
chat-removed = Message removed
# Spoken by a screen reader.
chat-says = { $name } says: { $text }
chat-many-new =
    { $count ->
        [one] 1 new chat message.
       *[other] { $count } new chat messages.
    }
chat-key = write in the chat; Esc leads back to the board
    .key = c

## What can be done about a message.

chat-about = About this message by { $name }
chat-mute = Mute { $name }
chat-mute-explained = You will not see their messages any more, here or in other games. They are not told.
chat-unmute = Unmute
chat-is-muted = { $name } is muted.
chat-now-muted = { $name } is muted.
chat-now-heard = { $name } is no longer muted.
chat-report = Report this message…
chat-report-short = The people who run this server will look at it.
chat-report-title = Report this message?
chat-report-explained = The message and the ones around it are sent to the people who run this server. The author is not told who reported it.
chat-why = What is wrong with it? (optional)
chat-report-yes = Report
chat-back = Back
chat-reported = Thank you. The message has been reported.
