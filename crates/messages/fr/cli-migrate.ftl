### Ce que quinconce migrate dit à qui déplace un serveur vers PostgreSQL.

cli-migrate-done = tout est déplacé (lignes : { $rows }) ; chaque table a été comptée, chaque partie relue, comparée et rejouée (parties : { $logs })
cli-migrate-frozen =
    { $count ->
        [one] { $count } partie ne se rejoue pas, ni ici ni là-bas
       *[other] { $count } parties ne se rejouent pas, ni ici ni là-bas
    }
cli-migrate-not-sqlite = --from attend les données d’un serveur sur une seule machine, par exemple sqlite:///var/lib/quinconce
cli-migrate-not-postgres = --to attend une base PostgreSQL vide, par exemple postgres://UTILISATEUR@HÔTE/NOM
cli-migrate-in-use = un serveur utilise les données de { $folder } : arrêtez-le d’abord
cli-migrate-not-empty = { $database } n’est pas vide : rien n’a été changé
cli-migrate-differs = ce qui a été relu diffère de ce qui a été écrit ({ $table } : { $reason }) : rien n’a été gardé
cli-migrate-unread = { $folder } est illisible : { $reason }
cli-migrate-unwritten = impossible d’écrire dans { $database }, où rien n’a été gardé : { $reason }
cli-migrate-unknown = on ne sait pas si { $database } a tout gardé : videz-la et recommencez ({ $reason })
