### Pourquoi un texte n’est pas une position ou un coup de Hokito.
### Ces phrases suivent un deux-points : pas de majuscule, pas de point.

hokito-error-a-move = deux cases de a1 à f6, comme a1c2
hokito-error-fields = <plateau> <trait>
hokito-error-bad-side = le trait ne peut pas être { $text } : il faut b ou w
hokito-error-wrong-ranks = { $board } a { $ranks } : il en faut { $expected }
hokito-error-ranks =
    { $count ->
        [one] { $count } rangée
       *[other] { $count } rangées
    }
hokito-error-bad-rank = dans la rangée { $rank } : { $why }
hokito-error-runs-touch = deux suites de cases vides se suivent
hokito-error-too-wide = il y a plus de 6 cases
hokito-error-too-narrow = { $squares }, il en faut { $expected }
hokito-error-squares =
    { $count ->
        [one] { $count } case
       *[other] { $count } cases
    }
hokito-error-bad-square = la case { $text } ne se lit pas : { $why }
hokito-error-bad-height = la hauteur d’une pile est paire, de 2 à 36
hokito-error-not-a-tower = il faut un jeton comme b3, une pile comme w2*4, ou une suite vide de 1 à 6
hokito-error-too-many-tops = { $board } a plus de { $most } sommets { $top }
hokito-error-no-token = aucun jeton sur le plateau { $board }
hokito-error-too-many-tokens = { $board } a { $count } jetons : { $most } au plus
