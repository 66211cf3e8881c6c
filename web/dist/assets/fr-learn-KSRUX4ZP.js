var n=`learn-parts = Le\xE7on ou r\xE8gles
learn-lesson = Le\xE7on
learn-rules = R\xE8gles
learn-step = \xC9tape { $at } sur { $of }
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
learn-skip = Sauter l\u2019\xE9tape
learn-finish = Terminer
learn-hint = Indice :
learn-not-yet = Pas tout \xE0 fait.
learn-done-title = Vous savez jouer \xE0 { $game }.
learn-done-text = Vous avez essay\xE9 toutes les sortes de coups. Le reste vient en jouant.
learn-first-game = Jouer une premi\xE8re partie
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
