### What a program that plays on a server says when something is wrong.

client-error-bad-address = bad address { $text }: expected http(s)://HOST:PORT or the link to a match
client-error-certificate = the server at this address cannot be trusted: { $why } (SSL_CERT_FILE names a file of certificates to trust)
client-error-not-https = nothing at this address speaks https: is it an http address?
client-error-away = the server does not answer: { $why }
client-error-refused = the server refuses ({ $status }): { $message }
client-error-other-protocol = the server speaks protocol { $theirs }, this program { $ours }: update the older one
client-error-nonsense = the server says something this program does not understand: { $text }
