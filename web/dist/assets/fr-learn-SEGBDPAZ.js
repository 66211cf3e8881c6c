var r=`learn-parts = Le\xE7on ou r\xE8gles
learn-lesson = Le\xE7on
learn-rules = R\xE8gles
learn-step = \xC9tape { $at } sur { $of }
learn-progress = O\xF9 vous en \xEAtes
learn-dot =
    { $state ->
        [done] faite
        [now] en cours
       *[open] \xE0 faire
    }
learn-back = Retour
learn-again = Recommencer
learn-next = Suivant
learn-skip = Ignorer
learn-finish = Terminer
learn-hint = Indice :
learn-not-yet = Pas tout \xE0 fait.
learn-done-title = Voil\xE0 { $game }.
learn-done-text = Vous avez jou\xE9 tous les coups qui existent. Le reste vient en jouant.
learn-first-game = Jouer une premi\xE8re partie
learn-read-rules = Lire les r\xE8gles
learn-once-more = Refaire la le\xE7on
learn-no-lesson = Cette le\xE7on n\u2019a pas pu \xEAtre charg\xE9e.
learn-contents = Sommaire
learn-to-move = { $side } joue
learn-illustration = Une position \xE0 essayer, { $side } joue
learn-show = Montrer
learn-count = { $side }, { $what } : { $value }
learn-count-shared = { $what } : { $value }
learn-legend = Pi\xE8ces et signes
learn-letters = La m\xEAme chose en lettres
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
`;export{r as default};
