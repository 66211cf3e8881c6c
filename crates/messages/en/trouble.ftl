### When something does not work.

trouble-wasm-title = The rules did not load
trouble-wasm = The boards need WebAssembly, and it could not be started here. A flaky connection or a strict browser setting is the usual reason.
trouble-setup-title = This game cannot be set up
trouble-setup = The address asks for a position, a variant or a move that the rules do not allow:
trouble-ordinary = Play from the usual start
trouble-retry = Try again
trouble-unknown-title = There is no game at this table
trouble-unknown = This address leads nowhere. The five games are where they always are.
trouble-page = This part of the page did not load.
trouble-broken-title = Something went wrong
trouble-broken = The program is at fault, not you. Everything that was saved is still there.
trouble-reload = Reload the page
trouble-put-aside = Set this analysis aside
trouble-aside-help = If it happens again, set the analysis aside: the page will open with a fresh board, and you will find the analysis in “Files”, as “Previous analysis”.
trouble-new-table = Start a new game
