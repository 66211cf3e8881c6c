### When something does not work.

trouble-wasm-title = The rules did not load
trouble-wasm = The boards need WebAssembly, and it could not be started here. A flaky connection or a strict browser setting is the usual reason.
trouble-setup-title = That table cannot be set up
trouble-setup = The address asks for a position, a variant or a move the rules do not accept:
trouble-ordinary = Play from the usual start
trouble-retry = Try again
trouble-unknown-title = No game on this table
trouble-unknown = This address leads nowhere. The five games are where they always are.
trouble-page = This part of the page did not load.
trouble-broken-title = Something went wrong
trouble-broken = It is a fault in the program, not yours. What was kept before is still there.
trouble-reload = Load the page again
trouble-put-aside = Put this analysis aside
trouble-aside-help = If it happens again, put the analysis aside: the page opens with a fresh board, and “Files” has it as “The analysis before this”.
trouble-new-table = Begin a new game
