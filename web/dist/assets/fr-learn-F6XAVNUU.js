var n=`learn-parts = Le\xE7on ou r\xE8gles
learn-lesson = Le\xE7on
learn-rules = R\xE8gles
learn-step = \xC9tape { $at } sur { $of }
learn-problem = Probl\xE8me { $at } sur { $of }
learn-progress = Votre progression
learn-dot =
    { $state ->
        [done] faite
        [now] en cours
       *[open] \xE0 faire
    }
learn-back = Retour
learn-again = Recommencer
learn-next = Suivant
learn-skip = Plus tard
learn-finish = Terminer
learn-hint = Indice :
learn-not-yet = Pas tout \xE0 fait.
learn-done-title = Vous savez jouer \xE0 { $game }.
learn-begins-title = C\u2019est ainsi que { $game } commence.
learn-start-board = { $game } : le plateau au d\xE9but d\u2019une partie
learn-skipped =
    { $count ->
        [one] Vous avez laiss\xE9 une \xE9tape de c\xF4t\xE9 : son point est encore vide.
       *[other] Vous avez laiss\xE9 { $count } \xE9tapes de c\xF4t\xE9 : leurs points sont encore vides.
    }
learn-do-skipped = Faire ce qui manque
learn-first-game = Jouer contre un adversaire facile
learn-read-rules = Lire les r\xE8gles
learn-once-more = Refaire la le\xE7on
learn-no-lesson = Cette le\xE7on n\u2019a pas pu \xEAtre charg\xE9e.
learn-contents = Sommaire
learn-to-move = \xC0 { $side } de jouer
learn-illustration = Une position \xE0 essayer, \xE0 { $side } de jouer
learn-show = Montrer
learn-count = { $side }, { $what } : { $value }
learn-count-shared = { $what } : { $value }
learn-legend = Pi\xE8ces et signes
learn-letters = Le m\xEAme diagramme en lettres
learn-reset = Revenir au d\xE9but
learn-bad-position = Cette position ne peut pas \xEAtre montr\xE9e :
learn-ruling =
    { $kind ->
        [ours] notre d\xE9cision
        [sourced] attest\xE9
       *[printed] imprim\xE9
    }
learn-ruling-word =
    { $kind ->
        [ours] de nous
        [sourced] attest\xE9
       *[printed] imprim\xE9
    }
`;export{n as default};
