### What quinconce admin says to whoever runs a server.

cli-admin-no-data = there are no data of a server in { $folder }
cli-admin-reports =
    { $count ->
        [one] { $count } report waits
       *[other] { $count } reports wait
    }
cli-admin-no-reports = no report waits
cli-admin-report = { $report }  { $time }  { $who }: { $said }
cli-admin-done-at = , done { $time }
cli-admin-removed-text = (removed)
cli-admin-report-head = report { $report }, { $time } UTC
cli-admin-said-in = match { $id }, room { $room }, line { $line }
cli-admin-said-by = said by { $who }
cli-admin-said-by-closed = said by { $who }, who is closed
cli-admin-reported-by = reported by { $who }
cli-admin-why = reason: { $why }
cli-admin-is-done = done { $time } UTC
cli-admin-no-report = there is no report { $report }
cli-admin-finished = report { $report } is done
cli-admin-was-finished = report { $report } was done before
cli-admin-removed = the text of line { $line } is removed; who reads along sees that within seconds
cli-admin-no-line = in match { $id }, room { $room }, there is no line { $line } with a text
cli-admin-nobody = nobody has the id or the name { $name }
cli-admin-several = several people are called { $name }; give one of these ids: { $ids }
cli-admin-closed = { $person } is closed: no moves, no matches, no lines
cli-admin-was-closed = { $person } was closed before
cli-admin-reopened = { $person } may act again
cli-admin-was-open = { $person } was not closed
