### La page où l’on apprend ; chaque leçon a son propre fichier.

learn-parts = Leçon ou règles
learn-lesson = Leçon
learn-rules = Règles
learn-step = Étape { $at } sur { $of }
learn-problem = Problème { $at } sur { $of }
learn-progress = Votre progression
learn-dot =
    { $state ->
        [done] faite
        [now] en cours
       *[open] à faire
    }
learn-back = Retour
learn-again = Recommencer
learn-next = Suivant
learn-skip = Plus tard
learn-finish = Terminer
learn-hint = Indice :
learn-not-yet = Pas tout à fait.
learn-done-title = Vous savez jouer à { $game }.
learn-begins-title = C’est ainsi que { $game } commence.
learn-start-board = { $game } : le plateau au début d’une partie
# Les points vides sont ceux des étapes laissées de côté.
learn-skipped =
    { $count ->
        [one] Vous avez laissé une étape de côté : son point est encore vide.
       *[other] Vous avez laissé { $count } étapes de côté : leurs points sont encore vides.
    }
learn-do-skipped = Faire ce qui manque
learn-first-game = Jouer contre un adversaire facile
learn-read-rules = Lire les règles
learn-once-more = Refaire la leçon
learn-no-lesson = Cette leçon n’a pas pu être chargée.
learn-contents = Sommaire
learn-to-move = À { $side } de jouer
learn-illustration = Une position à essayer, à { $side } de jouer
learn-show = Montrer
learn-count = { $side }, { $what } : { $value }
learn-count-shared = { $what } : { $value }
learn-legend = Pièces et signes
learn-letters = Le même diagramme en lettres
learn-reset = Revenir au début
learn-bad-position = Cette position ne peut pas être montrée :
learn-ruling =
    { $kind ->
        [ours] notre décision
        [sourced] attesté
       *[printed] imprimé
    }
# Le mot qui marque une telle décision dans les règles.
learn-ruling-word =
    { $kind ->
        [ours] de nous
        [sourced] attesté
       *[printed] imprimé
    }
