#!/usr/bin/env python3
"""`make kills`: Hark is killed again and again at random moments of a conversation, and the app's own ledger tells what was handled.

    kills.py --hark PROGRAM --app Chatter.app --contacts people.vcf [--kills N] [--seed N] [--json]

Each conversation sends one message with a text of its own through the real sample app: a sentence, a name, "yes". `SIGKILL` comes at a
random moment, also while the app handles; then `hark chat` is started again and goes on. At the end of each conversation the journal says
`handled` or `unknown`, and the app's store says how often the text is there:

    handled: exactly once; unknown: at most once; failed, since nothing was begun when Hark died: not at all.

Exit code 1 when that does not hold, or a conversation does not end.
"""

import argparse
import json
import os
import random
import select
import shutil
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
from pathlib import Path

# Seconds after which a conversation that says nothing is taken for stuck.
PATIENCE = 20


class Chat:
    """`hark chat` with its standard streams."""

    def __init__(self, hark, home):
        environment = {"HARK_HOME": str(home), "PATH": os.environ["PATH"], "LANG": "C.UTF-8"}
        self.process = subprocess.Popen(
            [hark, "chat"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, env=environment, bufsize=0)
        self.pending = b""

    def line(self, limit):
        """The next line, or None when none comes in time or the output has ended."""
        end = time.monotonic() + limit
        while b"\n" not in self.pending:
            left = end - time.monotonic()
            if left <= 0 or not select.select([self.process.stdout], [], [], left)[0]:
                return None
            got = os.read(self.process.stdout.fileno(), 65536)
            if not got:
                return None
            self.pending += got
        text, self.pending = self.pending.split(b"\n", 1)
        return text.decode()

    def say(self, text):
        try:
            self.process.stdin.write(text.encode() + b"\n")
        except BrokenPipeError:
            pass

    def kill(self):
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        self.process.stdout.close()
        self.process.stdin.close()

    def leave(self):
        self.process.stdin.close()
        self.process.wait(timeout=PATIENCE)
        self.process.stdout.close()


class Run:
    def __init__(self, options):
        self.options = options
        self.random = random.Random(options.seed)
        self.home = Path(tempfile.mkdtemp(prefix="hark-kills-"))
        (self.home / "contacts").mkdir()
        shutil.copy(options.contacts, self.home / "contacts")
        environment = {"HARK_HOME": str(self.home), "PATH": os.environ["PATH"]}
        subprocess.run(
            [options.hark, "app", "install", options.app, "--allow", "contacts"], env=environment, check=True, stdout=subprocess.DEVNULL)
        self.kills = 0
        self.resumed = 0
        self.outcomes = {}
        self.where = {}

    def journal(self, text):
        """How the request with this text ended; "open" while it has not, None when it was never begun."""
        files = list(self.home.rglob("hark.sqlite"))
        if not files:
            return None
        database = sqlite3.connect(f"file:{files[0]}?mode=ro", uri=True, timeout=5)
        try:
            row = database.execute(
                "SELECT session, request FROM events WHERE kind = 'utterance' AND instr(CAST(fields AS TEXT), ?)", (text,)).fetchone()
            if not row:
                return None
            ended = database.execute("SELECT fields FROM events WHERE session = ? AND request = ? AND kind = 'ended'", row).fetchone()
            return json.loads(ended[0])["outcome"] if ended else "open"
        finally:
            database.close()

    def ledger(self, text):
        """How often the app was told to send the text: the app itself sends it once for a request, and counts the others."""
        messages = [message for path in self.home.glob("groups/*/Messages.json") for message in json.loads(path.read_bytes())]
        return sum(1 + message.get("resubmissions", 0) for message in messages if text in message["content"])

    def conversation(self, number):
        text = f"parcel {self.options.seed}-{number:05d}."
        sentence = f"Send a message using Chatter saying {text}"
        while True:
            outcome = self.journal(text)
            if outcome not in (None, "open"):
                return text, outcome
            chat = Chat(self.options.hark, self.home)
            doom = self.kills < self.options.kills and self.random.random() < 0.8
            stage = self.random.choice(["start", "name", "yes", "yes", "yes"])
            try:
                self.talk(chat, text, sentence, outcome, stage if doom else None)
            finally:
                if chat.process.poll() is None:
                    chat.kill()

    def talk(self, chat, text, sentence, outcome, doomed):
        """Answers what is asked until the request is over or the doomed stage is reached."""
        if outcome is None:
            chat.say(sentence)
            if doomed == "start":
                return self.strike(chat, "start", 0.6)
        while True:
            line = chat.line(PATIENCE)
            if line is None:
                raise RuntimeError(f"nothing was said for {PATIENCE} s about {text!r}")
            if "going on from there" in line:
                self.resumed += 1
            if "Who should" in line or "Which" in line:
                chat.say("Anna Li")
                if doomed == "name":
                    return self.strike(chat, "name", 0.05)
            elif "Send it?" in line:
                chat.say("yes")
                if doomed == "yes":
                    return self.strike(chat, "yes", 0.03)
            elif "Sent." in line or "can't tell" in line or "don't know" in line or self.journal(text) not in (None, "open"):
                return chat.leave()

    def strike(self, chat, stage, longest):
        time.sleep(self.random.uniform(0, longest))
        chat.kill()
        self.kills += 1
        self.where[stage] = self.where.get(stage, 0) + 1
        if self.kills % 50 == 0:
            print(f"{self.kills} kills…", file=sys.stderr, flush=True)

    def run(self):
        wrong, number = [], 0
        while self.kills < self.options.kills:
            number += 1
            text, outcome = self.conversation(number)
            times = self.ledger(text)
            key = f"{outcome}, in the ledger {times} times"
            self.outcomes[key] = self.outcomes.get(key, 0) + 1
            right = times == 1 if outcome == "handled" else times <= 1 if outcome == "unknown" else outcome == "failed" and times == 0
            if not right:
                wrong.append(f"{text}: {key}")
        shutil.rmtree(self.home, ignore_errors=True)
        result = {"kills": self.kills, "conversations": number, "resumed": self.resumed, "where": self.where, "outcomes": self.outcomes, "wrong": wrong}
        if self.options.json:
            print(json.dumps(result))
        else:
            print(f"kills {self.kills} {self.where}, conversations {number}, gone on {self.resumed} times")
            for key, count in sorted(self.outcomes.items()):
                print(f"  {count:5d}  {key}")
            for line in wrong:
                print(f"WRONG  {line}")
        return 1 if wrong else 0


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--hark", required=True)
    parser.add_argument("--app", required=True)
    parser.add_argument("--contacts", required=True)
    parser.add_argument("--kills", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    sys.exit(Run(parser.parse_args()).run())


if __name__ == "__main__":
    main()
