### Ce que dit un programme qui joue sur un serveur quand quelque chose ne va pas.

client-error-bad-address = adresse incorrecte : { $text } ; il faut http(s)://HÔTE:PORT ou le lien vers une partie
client-error-certificate = le serveur à cette adresse n’est pas digne de confiance : { $why } (SSL_CERT_FILE désigne un fichier de certificats de confiance)
client-error-not-https = rien ne parle https à cette adresse : est-ce une adresse http ?
client-error-away = le serveur ne répond pas : { $why }
client-error-refused = le serveur refuse ({ $status }) : { $message }
client-error-other-protocol = le serveur parle le protocole { $theirs }, ce programme le { $ours } : mettez le plus ancien à jour
client-error-nonsense = ce programme ne comprend pas ce que dit le serveur : { $text }
