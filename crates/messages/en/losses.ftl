### The same, told to whoever lost, where it is not the same.

losses-resignation = you resigned
losses-time = you ran out of time
losses-abandoned = you left
