### What the list of games refuses.

catalog-error-unknown-game = unknown game { $name }: expected { $known }
catalog-error-missing = missing
