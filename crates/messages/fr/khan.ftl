### Comment la page nomme les choses de Khan.

khan-title = Khan
khan-line = Une pièce avance d’autant de cases que la sienne compte de traits ; un chapeau dicte ensuite de quel type de case l’adversaire doit partir.
khan-goal = Prendre la Kalista adverse.
khan-credit = La notice ne nomme aucun auteur ; un parent d’Escampe et de Mana, de Claude Leroy
khan-side-first = Rouge
khan-side-second = Ocre

## Les pièces.

khan-kind-kalista = Kalista
khan-kind-sbire = Sbire
# Pour qui ne la voit pas.
khan-piece = { khan-name } { khan-colour }
khan-name =
    { $kind ->
        [kalista] Kalista
       *[sbire] Sbire
    }
khan-colour =
    { $side ->
        [first] rouge
       *[second] ocre
    }
khan-sort =
    { $number ->
        [1] simple
        [2] double
       *[3] triple
    }
khan-far =
    { $number ->
        [1] d’une case
        [2] de deux cases
       *[3] de trois cases
    }
khan-terrain-lines = case { khan-sort }
# Ce qui distingue une pièce d’une autre du même genre, quand tout le plateau est dit.
khan-brief = { khan-sort }
khan-laid =
    { $edge ->
        [1] place le bord nord du tapis devant Rouge
        [2] place le bord est du tapis devant Rouge
        [3] place le bord sud du tapis devant Rouge
       *[4] place le bord ouest du tapis devant Rouge
    }
    .brief =
        { $edge ->
            [1] Bord nord
            [2] Bord est
            [3] Bord sud
           *[4] Bord ouest
        }
khan-lines = Traits des cases, de a à f. { $rows }
khan-lines-row = Rangée { $number } : { $lines }.
khan-says-demand = Le Khan demande une case { khan-sort }
khan-says-captured =
    { $number ->
        [1] 1 Sbire attend à côté du tapis
       *[other] { $number } Sbires attendent à côté du tapis
    }
khan-crown = porte le Khan

## Les versions.

khan-variant-standard = Standard
    .line = Un Sbire revient sur une case du type demandé.
khan-variant-anywhere = N’importe où
    .line = Un Sbire revient sur n’importe quelle case vide.

## Les boutons et les nombres.

khan-choice-edge-s = Bord sud
khan-choice-edge-w = Bord ouest
khan-choice-edge-n = Bord nord
khan-choice-edge-e = Bord est
khan-choice-pass = Passer
khan-enter-kalista = Kalista
khan-enter-sbire = Sbire
khan-counter-captured = Pris
khan-counter-demand = Le Khan demande

## Ce qu’il faut faire.

khan-prompt-move = Choisissez une pièce.
khan-prompt-target = Où va-t-elle ?
khan-prompt-edge = Quel bord du tapis placer devant Rouge ?
khan-prompt-setup =
    { $kind ->
        [kalista] Posez la Kalista sur l’une de vos deux premières rangées.
       *[sbire] Posez un Sbire sur l’une de vos deux premières rangées.
    }
khan-prompt-place = Où revient le Sbire ?
khan-prompt-pass = Aucune de vos pièces ne peut bouger. Vous passez.

## Pourquoi un geste est refusé.

khan-refusal-choose-edge = Choisissez d’abord le bord du tapis à placer devant Rouge.
khan-refusal-edge-chosen = Le tapis est déjà en place.
khan-refusal-place-first = Posez d’abord toutes vos pièces.
khan-refusal-kalista-first = Posez d’abord la Kalista.
khan-refusal-kalista-placed = Votre Kalista est déjà sur le tapis.
khan-refusal-home = Posez vos pièces sur vos deux premières rangées.
khan-refusal-occupied = Il y a déjà une pièce sur cette case.
khan-refusal-demand = Le Khan demande une pièce placée sur une case { khan-sort }.
khan-refusal-stuck = Impossible d’avancer { khan-far } : tous les chemins sont barrés.
khan-refusal-own-piece = L’une de vos pièces s’y trouve.
khan-refusal-too-far = Depuis une case { khan-sort }, on avance exactement { khan-far }.
khan-refusal-distance = Depuis une case { khan-sort }, on avance exactement { khan-far }.
khan-refusal-turns-back = Il faudrait passer deux fois par la même case.
khan-refusal-blocked = Le chemin est barré.
khan-refusal-none-captured = Aucun de vos Sbires n’a été pris.
khan-refusal-no-demand = Le Khan ne demande rien pour l’instant : aucun Sbire ne peut revenir.
khan-refusal-can-obey = L’une de vos pièces placées sur une case { khan-sort } peut jouer : il faut obéir.
khan-refusal-entry-lines = Il revient sur une case { khan-sort } vide.

## Comment finit la partie, pour qui a gagné, pour qui a perdu, et pour les deux.

khan-ends-goal = la Kalista adverse est prise
khan-losses-goal = votre Kalista est prise
khan-draws-quiet = { $moves } coups de suite sans prise

## Les termes de l’évaluation.

khan-term-sbires = Sbires
khan-term-reserve = Sbires qui peuvent revenir
khan-term-simple_moves = coups simples
khan-term-double_moves = coups doubles
khan-term-triple_moves = coups triples
khan-term-pieces_on_triple_squares = pièces sur cases triples
khan-term-kinds_that_cannot_be_obeyed = types de case auxquels on ne peut obéir
khan-term-one_step_from_the_kalista = à un pas de la Kalista
khan-term-two_steps_from_the_kalista = à deux pas de la Kalista
khan-term-three_steps_from_the_kalista = à trois pas de la Kalista
khan-term-kalista_on_a_simple_square = Kalista sur case simple
khan-term-sbires_in_the_centre = Sbires au centre
khan-term-aims_at_the_kalista = menaces sur la Kalista
khan-term-safe_kinds = types de case sûrs
khan-term-cornered = acculée
khan-term-approaches = approches
khan-term-escapes = fuites
khan-term-trap = piège
khan-term-freedom = liberté
khan-term-tempo = le trait
khan-term-set-up__lines_under_sbires = mise en place : traits sous les Sbires
khan-term-set-up__lines_under_the_kalista = mise en place : traits sous la Kalista
khan-term-set-up__sbires_in_front = mise en place : Sbires devant
khan-term-set-up__kalista_in_front = mise en place : Kalista devant
khan-term-set-up__shield = mise en place : bouclier
