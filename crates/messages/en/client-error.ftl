### What a program that plays on a server says when something is wrong.

client-error-bad-address = bad address { $text }: expected http://HOST:PORT or the link to a match
client-error-https = this program does not speak https: use the server's http address, or a proxy beside it
client-error-away = the server does not answer: { $why }
client-error-refused = the server refuses ({ $status }): { $message }
client-error-other-protocol = the server speaks protocol { $theirs }, this program { $ours }: update the older one
client-error-nonsense = the server says something this program does not understand: { $text }
