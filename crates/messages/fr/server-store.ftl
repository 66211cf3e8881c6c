### Pourquoi les données d’un serveur ne répondent pas ; dit sur la ligne de commande et au journal.

server-store-unknown = personne ne sait si cela a été gardé : { $why }
server-store-away = la base de données ne répond pas : { $why }
server-store-broken = on ne peut pas se fier à la base de données : { $why }
server-store-newer = les données viennent d’un programme plus récent (schéma { $found }, celui-ci connaît { $known }) : rien n’a été changé
server-store-newer-event = l’événement { $number } vient d’un programme plus récent
