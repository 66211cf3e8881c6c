### Pourquoi un serveur ne démarre pas ; dit sur la ligne de commande et au journal.

server-serve-taken = { $address } est pris par un autre programme : choisissez une autre adresse avec --listen, par exemple --listen { $another }
server-serve-listen = impossible d’écouter sur { $address } : { $error } ; il faut un hôte et un port après --listen, par exemple --listen 127.0.0.1:7070
server-serve-metrics = impossible de servir les mesures sur { $address } : { $error }
server-serve-data = impossible de garder des données dans { $folder } : { $error }
server-serve-connections = --connections { $asked } demande plus de fichiers ouverts que le système n’en permet : { $most } au plus sont possibles ici (ulimit -n)
server-serve-bus-address = --bus attend une adresse comme nats://127.0.0.1:4222
server-serve-no-cluster = --bus demande un programme construit pour plusieurs nœuds : cargo build --release --features cluster
server-serve-no-engines = --engines 0 laisse les coups de l’ordinateur à des processus « worker », qui ont besoin de --database postgres://… : avec SQLite, le serveur doit réfléchir lui-même
server-serve-no-workers = un processus « worker » a besoin de la base PostgreSQL de ses serveurs (--database postgres://…) : avec SQLite, le serveur réfléchit lui-même
server-serve-broken = impossible de servir : { $error }
