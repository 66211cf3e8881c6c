### La même chose, dite à qui a perdu, quand ce n’est pas pareil.

losses-resignation = vous avez abandonné
losses-time = votre temps est écoulé
losses-abandoned = vous avez quitté la partie
