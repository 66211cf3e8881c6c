//! What quinconce admin says to whoever runs a server.
//!
//! Made from crates/messages/en/cli-admin.ftl by cargo xtask messages; not to be edited by hand.

game::messages! {
    no_data(folder) = "cli-admin-no-data": "{folder} does not hold the data of a server";
    reports(count) = "cli-admin-reports": "{count} report waiting" | "{count} reports waiting";
    no_reports() = "cli-admin-no-reports": "no reports waiting";
    report(report, time, who, said) = "cli-admin-report": "{report}  {time}  {who}: {said}";
    done_at(time) = "cli-admin-done-at": ", done {time}";
    removed_text() = "cli-admin-removed-text": "(removed)";
    report_head(report, time) = "cli-admin-report-head": "report {report}, {time} UTC";
    said_in(id, room, line) = "cli-admin-said-in": "match {id}, room {room}, line {line}";
    said_by(who) = "cli-admin-said-by": "said by {who}";
    said_by_closed(who) = "cli-admin-said-by-closed": "said by {who}, whose account is closed";
    reported_by(who) = "cli-admin-reported-by": "reported by {who}";
    why(why) = "cli-admin-why": "reason: {why}";
    is_done(time) = "cli-admin-is-done": "done {time} UTC";
    no_report(report) = "cli-admin-no-report": "there is no report {report}";
    finished(report) = "cli-admin-finished": "report {report} is done";
    was_finished(report) = "cli-admin-was-finished": "report {report} was already done";
    removed(line) = "cli-admin-removed": "the text of line {line} is removed; everyone who follows the chat sees that within seconds";
    no_line(id, room, line) = "cli-admin-no-line": "in match {id}, room {room}, there is no line {line} with a text";
    nobody(name) = "cli-admin-nobody": "nobody has the id or the name {name}";
    several(name, ids) = "cli-admin-several": "several people are called {name}; give one of these ids: {ids}";
    closed(person) = "cli-admin-closed": "the account of {person} is closed: no moves, no matches, no messages";
    was_closed(person) = "cli-admin-was-closed": "the account of {person} was already closed";
    reopened(person) = "cli-admin-reopened": "the account of {person} is open again";
    was_open(person) = "cli-admin-was-open": "the account of {person} was not closed";
}
