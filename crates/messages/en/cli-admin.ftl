### What quinconce admin says to whoever runs a server.

cli-admin-no-data = { $folder } does not hold the data of a server
cli-admin-reports =
    { $count ->
        [one] { $count } report waiting
       *[other] { $count } reports waiting
    }
cli-admin-no-reports = no reports waiting
cli-admin-report = { $report }  { $time }  { $who }: { $said }
cli-admin-done-at = , done { $time }
cli-admin-removed-text = (removed)
cli-admin-report-head = report { $report }, { $time } UTC
cli-admin-said-in = match { $id }, room { $room }, line { $line }
cli-admin-said-by = said by { $who }
cli-admin-said-by-closed = said by { $who }, whose account is closed
cli-admin-reported-by = reported by { $who }
cli-admin-why = reason: { $why }
cli-admin-is-done = done { $time } UTC
cli-admin-no-report = there is no report { $report }
cli-admin-finished = report { $report } is done
cli-admin-was-finished = report { $report } was already done
cli-admin-removed = the text of line { $line } is removed; everyone who follows the chat sees that within seconds
cli-admin-no-line = in match { $id }, room { $room }, there is no line { $line } with a text
cli-admin-nobody = nobody has the id or the name { $name }
cli-admin-several = several people are called { $name }; give one of these ids: { $ids }
cli-admin-closed = the account of { $person } is closed: no moves, no matches, no messages
cli-admin-was-closed = the account of { $person } was already closed
cli-admin-reopened = the account of { $person } is open again
cli-admin-was-open = the account of { $person } was not closed
