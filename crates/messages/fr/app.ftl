### Ce que dit chaque page.

## Une partie d’un texte refusé.

app-quote = « { $text } »
app-quote-nothing = « »
