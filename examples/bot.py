#!/usr/bin/env python3
"""A bot in sixty lines: plays any game on a Quinconce server, by moves drawn at random.

  bot.py http://127.0.0.1:7070 quindo        makes a match, prints its id, and waits for an opponent
  bot.py http://127.0.0.1:7070 --join ID     takes the free seat of a match

Needs nothing but Python 3. What can be asked of the server stands in docs/api.md.
"""
import json, random, sys, time, urllib.error, urllib.request


class Server:
    def __init__(self, url):
        self.url, self.token = url.rstrip("/"), None

    def open(self, path, body=None, timeout=60):
        headers = {"Content-Type": "application/json"}
        if self.token:
            headers["Authorization"] = f"Bearer {self.token}"
        data = None if body is None else json.dumps(body).encode()
        return urllib.request.urlopen(urllib.request.Request(self.url + path, data, headers), timeout=timeout)

    def ask(self, path, body=None):
        """Asks until there is an answer: sent again, a move is made once."""
        while True:
            try:
                with self.open(path, body) as answer:
                    return answer.status, json.load(answer)
            except urllib.error.HTTPError as error:
                wait = error.headers.get("Retry-After", 1 if error.code == 503 else None)
                if error.code not in (429, 503) or wait is None:
                    return error.code, json.load(error)  # waiting would not help
                time.sleep(float(wait))
            except OSError:
                time.sleep(1)


def play(server, path, side):
    seen = 0
    while True:
        try:
            for line in server.open(f"{path}/events?since={seen}"):
                if not line.strip():
                    continue  # the stream is alive
                event = json.loads(line)
                seen = event["number"]
                if event["type"] == "ended":
                    return event
                _, legal = server.ask(f"{path}/legal")
                if legal["turn"] == side and legal["moves"] and legal["event"] <= seen:
                    move = {"ply": legal["ply"], "move": random.choice(legal["moves"]), "id": f"bot{seen}", "after": seen}
                    status, answer = server.ask(f"{path}/moves", move)
                    if status != 200:
                        print(status, answer["message"], file=sys.stderr)
        except OSError:
            time.sleep(1)  # the server is away; we come back with what we have seen


server = Server(sys.argv[1])
match = sys.argv[3] if sys.argv[2] == "--join" else None
status, answer = server.ask(f"/api/matches/{match}/join", {}) if match else server.ask("/api/matches", {"game": sys.argv[2]})
if status >= 400:
    sys.exit(answer["message"])
server.token, match = answer["token"], match or answer["id"]
print(match, answer["side"], flush=True)
print(json.dumps(play(server, f"/api/matches/{match}", answer["side"])))
