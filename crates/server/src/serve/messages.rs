//! Why a server does not start; it is said on the command line and to the log.
//!
//! Made from crates/messages/en/server-serve.ftl by cargo xtask messages; not to be edited by hand.

game::messages! {
    taken(address, another) = "server-serve-taken": "{address} is taken by another program: choose another address with --listen, such as --listen {another}";
    listen(address, error) = "server-serve-listen": "cannot listen on {address}: {error}; expected host and port after --listen, such as --listen 127.0.0.1:7070";
    metrics(address, error) = "server-serve-metrics": "cannot serve metrics on {address}: {error}";
    data(folder, error) = "server-serve-data": "cannot keep data in {folder}: {error}";
    connections(asked, most) = "server-serve-connections": "--connections {asked} needs more open files than the system allows: at most {most} are possible here (ulimit -n)";
    bus_address() = "server-serve-bus-address": "expected an address after --bus, such as nats://127.0.0.1:4222";
    no_cluster() = "server-serve-no-cluster": "--bus needs a program built for several nodes: cargo build --release --features cluster";
    no_engines() = "server-serve-no-engines": "--engines 0 leaves the computer's moves to workers, which need --database postgres://…: with SQLite the server must do the thinking itself";
    no_workers() = "server-serve-no-workers": "a worker needs the PostgreSQL database of its servers (--database postgres://…): with SQLite the server does the thinking itself";
    broken(error) = "server-serve-broken": "cannot serve: {error}";
}
