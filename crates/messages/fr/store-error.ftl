### Pourquoi les données d’un serveur ne répondent pas ; dit sur la ligne de commande et au journal.

store-error-unknown = on ne sait pas si cela a été enregistré : { $why }
store-error-away = la base de données ne répond pas : { $why }
store-error-broken = on ne peut pas se fier à la base de données : { $why }
store-error-newer = les données viennent d’un programme plus récent (schéma { $found }, celui-ci connaît { $known }) : rien n’a été changé
store-error-newer-event = l’événement { $number } vient d’un programme plus récent
