### Why a server does not start; it is said on the command line and to the log.

server-serve-taken = { $address } is taken by another program: choose another address with --listen, such as --listen { $another }
server-serve-listen = cannot listen on { $address }: { $error }; expected host and port after --listen, such as --listen 127.0.0.1:7070
server-serve-metrics = cannot serve metrics on { $address }: { $error }
server-serve-data = cannot keep data in { $folder }: { $error }
server-serve-connections = --connections { $asked } needs more open files than the system allows: at most { $most } are possible here (ulimit -n)
server-serve-bus-address = expected an address after --bus, such as nats://127.0.0.1:4222
server-serve-no-cluster = --bus needs a program built for several nodes: cargo build --release --features cluster
server-serve-no-engines = --engines 0 leaves the computer's moves to workers, which need --database postgres://…: with SQLite the server must do the thinking itself
server-serve-no-workers = a worker needs the PostgreSQL database of its servers (--database postgres://…): with SQLite the server does the thinking itself
server-serve-broken = cannot serve: { $error }
