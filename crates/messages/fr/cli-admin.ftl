### Ce que dit quinconce admin à la personne qui gère un serveur.

cli-admin-no-data = { $folder } ne contient pas les données d’un serveur
cli-admin-reports =
    { $count ->
        [one] { $count } signalement en attente
       *[other] { $count } signalements en attente
    }
cli-admin-no-reports = aucun signalement en attente
cli-admin-report = { $report }  { $time }  { $who } : { $said }
cli-admin-done-at = , traité le { $time }
cli-admin-removed-text = (supprimé)
cli-admin-report-head = signalement { $report }, { $time } UTC
cli-admin-said-in = partie { $id }, discussion { $room }, ligne { $line }
cli-admin-said-by = écrit par { $who }
cli-admin-said-by-closed = écrit par { $who }, dont le compte est fermé
cli-admin-reported-by = signalé par { $who }
cli-admin-why = motif : { $why }
cli-admin-is-done = traité le { $time } UTC
cli-admin-no-report = le signalement { $report } n’existe pas
cli-admin-finished = le signalement { $report } est traité
cli-admin-was-finished = le signalement { $report } était déjà traité
cli-admin-removed = le texte de la ligne { $line } est supprimé ; ceux qui suivent la discussion le verront dans quelques secondes
cli-admin-no-line = dans la partie { $id }, discussion { $room }, il n’y a pas de ligne { $line } avec un texte
cli-admin-nobody = personne n’a l’identifiant ni le nom { $name }
cli-admin-several = plusieurs personnes s’appellent { $name } ; donnez un de ces identifiants : { $ids }
cli-admin-closed = le compte de { $person } est fermé : plus de coups, de parties ni de messages
cli-admin-was-closed = le compte de { $person } était déjà fermé
cli-admin-reopened = le compte de { $person } est rouvert
cli-admin-was-open = le compte de { $person } n’était pas fermé
