#!/usr/bin/env python3
"""`make bench-understanding`: how well and how fast Hark understands, each figure beside a peer's from the same run.

    bench.py [--only PART,…] [--data FOLDER] [--json FILE] [--no-peers]

Parts: own, mtop, snips, slurp, latency, names, cold, curve. Public data sets are read from FOLDER, else from HARK_NLU_DATA, else from
`../shared/nlu` beside this checkout; what is not there is said and left out. Peers (hassil with Home Assistant's sentences, adapt,
scikit-learn with sklearn-crfsuite) are installed from PyPI into an environment that is removed at the end. Figures are told, never judged:
this program fails only when it cannot measure.
"""

import argparse
import json
import os
import resource
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
RELEASE = ROOT / ".build" / "release"
PACKAGES = ["hassil", "home-assistant-intents", "adapt-parser", "scikit-learn", "sklearn-crfsuite"]
PARTS = ["own", "mtop", "snips", "slurp", "latency", "names", "cold", "curve"]
# Seconds that one measurement may take.
LIMIT = 1800


class Table:
    """Rows of measure, goal, what Hark reaches, what the peer reaches, and their ratio."""

    def __init__(self):
        self.rows = []

    def add(self, measure, goal, hark, peer=None, peer_name="", unit="", digits=3):
        ratio = hark / peer if isinstance(hark, float) and isinstance(peer, float) and peer else None
        self.rows.append({"measure": measure, "goal": goal, "hark": hark, "peer": peer, "peerName": peer_name, "ratio": ratio, "unit": unit, "digits": digits})

    def skip(self, measure, why):
        self.rows.append({"measure": measure, "goal": "", "hark": None, "peer": None, "peerName": "", "ratio": None, "unit": "", "digits": 0, "skipped": why})

    def text(self):
        def shown(value, row):
            if value is None:
                return ""
            return f"{value:,.{row['digits']}f}" + (f" {row['unit']}" if row["unit"] else "")

        cells = [["measure", "goal", "hark", "peer", "ratio"]]
        for row in self.rows:
            if row.get("skipped"):
                cells.append([row["measure"], "", "skipped: " + row["skipped"], "", ""])
                continue
            peer = shown(row["peer"], row) + (f" ({row['peerName']})" if row["peerName"] and row["peer"] is not None else "")
            cells.append([row["measure"], row["goal"], shown(row["hark"], row), peer, f"{row['ratio']:.2f}" if row["ratio"] else ""])
        widths = [max(len(line[column]) for line in cells if len(line[column]) < 60) for column in range(5)]
        return "\n".join(" | ".join(cell.ljust(width) for cell, width in zip(line, widths)).rstrip() for line in cells)


def children():
    """Seconds that ended child processes spent on a core."""
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime


def say(text):
    print(text, file=sys.stderr, flush=True)


def run(arguments, limit=LIMIT, fails=False):
    """Standard output of a command. What it says on standard error is shown only when it fails."""
    environment = dict(os.environ, HARK_HOME=str(Bench.scratch / "home"))
    result = subprocess.run([str(argument) for argument in arguments], capture_output=True, text=True, timeout=limit, env=environment)
    if result.returncode != 0 and not fails:
        raise RuntimeError(f"{' '.join(map(str, arguments[:3]))} …: exit {result.returncode}\n{result.stderr.strip()[-2000:]}")
    return result.stdout


class Bench:
    scratch = Path()

    def __init__(self, options):
        self.options = options
        self.table = Table()
        self.curve = []
        self.python = None
        self.world = HERE / "world.json"
        self.requests = HERE / "requests"
        data = options.data or os.environ.get("HARK_NLU_DATA") or ROOT.parent / "shared" / "nlu"
        self.data = Path(data)

    # MARK: What is needed

    def build(self):
        say("building release programs…")
        for product in ["hark", "understanding-bench"]:
            command = ["swift", "build", "--package-path", ROOT, "-c", "release", "-Xswiftc", "-static-executable", "--product", product]
            subprocess.run([str(part) for part in command], check=True, stdout=subprocess.DEVNULL)

    def environment(self):
        if self.options.no_peers:
            return
        say("installing peers from PyPI…")
        folder = Bench.scratch / "venv"
        try:
            run([sys.executable, "-m", "venv", folder])
            run([folder / "bin" / "pip", "install", "--quiet", "--disable-pip-version-check", *PACKAGES])
            self.python = folder / "bin" / "python"
        except (RuntimeError, subprocess.TimeoutExpired) as error:
            say(f"no peers: {error}")

    def peer(self, script, *arguments):
        """What a script of ours measures in the peers' environment; None where that is not there or does not work."""
        if not self.python or not (HERE / script).exists():
            return None
        try:
            return json.loads(run([self.python, HERE / script, *arguments]).strip().splitlines()[-1])
        except (RuntimeError, subprocess.TimeoutExpired, ValueError, IndexError) as error:
            say(f"{script} {arguments[0]}: {error}")
            return None

    # MARK: Our own requests

    def own(self):
        for half in ["dev", "test"]:
            files = sorted(self.requests.glob(f"{half}-*.jsonl"))
            if not files:
                self.table.skip(f"own requests, {half} half", f"no {half}-*.jsonl in {self.requests}")
                continue
            joined = Bench.scratch / f"{half}.jsonl"
            joined.write_text("".join(file.read_text() for file in files))
            score = json.loads(run([RELEASE / "hark", "understand", "--world", self.world, "--input", joined, "--score", "--json"]))["score"]
            for language in ["en", "zh", "mixed"]:
                tally = score["languages"].get(language)
                if tally:
                    self.table.add(f"own requests, {half} half, {language} ({tally['requests']}): exact", "≥ 0.93", float(tally["exact"]))
            everything = score["all"]
            self.table.add(f"own requests, {half} half: slot F1", "", float(everything["slotF1"]))
            self.table.add(f"own requests, {half} half: refusal precision", "≥ 0.95", float(everything["refusalPrecision"]))
            self.table.add(f"own requests, {half} half: refusal recall", "≥ 0.95", float(everything["refusalRecall"]))

    # MARK: Public sets, learned from their own sentences

    def sets(self):
        """The public sets in columns, written once."""
        folder = Bench.scratch / "sets"
        if not folder.exists():
            say(run([sys.executable, HERE / "convert.py", "--data", self.data, "--output", folder]).strip())
        return folder

    def learned(self, title, name, goals):
        """Hark and the reference learn the same sentences. `goals`: measure, key, goal."""
        train, test = (self.sets() / f"{name}.{part}.conll" for part in ["train", "test"])
        if not train.exists():
            return self.table.skip(title, f"not in {self.data}")
        arguments = ["--train", train, "--test", test, "--format", "bio"]
        try:
            learned = json.loads(run([RELEASE / "hark", "learn", *arguments, "--json"]))
        except (RuntimeError, ValueError) as error:
            return self.table.skip(title, str(error).strip().splitlines()[-1][:100])
        hark, peer = learned["test"], self.peer("learn_peers.py", *arguments) or {}
        for measure, key, goal in goals:
            other = peer.get(key)
            self.table.add(
                f"{title} ({learned['trainingSentences']} to learn, {hark['sentences']} to read): {measure}", goal, float(hark[key]),
                None if other is None else float(other), "LogReg + CRF")

    def mtop(self):
        self.learned("MTOP dev", "mtop-three", [("exact", "exactMatch", "≥ 0.95"), ("intent", "intentAccuracy", "")])

    def snips(self):
        self.learned("Snips, 70 an intent", "snips-70", [("macro slot F1", "slotF1Macro", "≥ 0.80"), ("micro slot F1", "slotF1Micro", "≥ 0.88")])
        self.learned("Snips, full", "snips-full", [("macro slot F1", "slotF1Macro", "≥ 0.93"), ("micro slot F1", "slotF1Micro", "≥ 0.96")])

    def slurp(self):
        self.learned("SLURP devel, SiriKit's scenarios", "slurp-sirikit", [("intent", "intentAccuracy", "≥ 0.90"), ("entity F1", "slotF1Micro", "≥ 0.80")])

    # MARK: Time and memory

    def measure(self, *arguments):
        return json.loads(run([RELEASE / "understanding-bench", *arguments]))

    def request_files(self):
        return sorted(self.requests.glob("*.jsonl"))

    def latency(self):
        files = self.request_files()
        if not files:
            return self.table.skip("latency", f"no requests in {self.requests}")
        hark = self.measure("latency", "--world", self.world, "--names", "10000", "--intents", "200", "--requests", *files)
        peer = self.peer("peers.py", "latency", "10000", files[0]) or {}
        scene = f"{hark['apps']:.0f} apps, {hark['intents']:.0f} intents, {hark['names']:,.0f} names"
        for kind in ["matches", "refusals"]:
            for percent, goal in [("p50", "≤ 1 ms"), ("p99", "≤ 5 ms")]:
                for name in ["hassil", "adapt"]:
                    other = peer.get(name, {}).get(kind, {}).get(percent)
                    self.table.add(
                        f"latency, {kind}, {percent} ({scene})", goal, float(hark[kind][percent]), None if other is None else float(other), name, "ms")

    def names(self):
        hark = self.measure("names", "--world", self.world, "--names", "100000")
        for name in ["adapt", "hassil"]:
            peer = self.peer("peers.py", f"names-{name}", "100000") or {}
            for measure, key, goal, unit, digits in [
                ("sentences a second, of six sorts", "sentencesPerSecond", "≥ 2,000", "/s", 0),
                ("sentences a second, of one sort", "callsPerSecond", "", "/s", 0), ("load", "loadMilliseconds", "≤ 500 ms", "ms", 1),
                ("memory of the engine", "engineMebibytes", "≤ 200 MiB", "MiB", 1),
            ]:
                other = peer.get({"callsPerSecond": "sentencesPerSecond"}.get(key, key)) if key != "sentencesPerSecond" else None
                self.table.add(f"100,000 names: {measure}", goal, float(hark[key]), None if other is None else float(other), name, unit, digits)

    def cold(self):
        """From the start of a process to its first sentence: the median of nine processes."""
        with tempfile.TemporaryDirectory() as cache:
            # The first process makes the index of names, the others read it.
            starts = [self.measure("cold", "--world", self.world, "--names", "100000", "--cache", cache)["readyMilliseconds"] for _ in range(6)]
        first, ready = starts[0], sorted(starts[1:])[2]
        peers = [self.peer("peers.py", "import") for _ in range(3)]
        times = sorted(peer["milliseconds"] for peer in peers if peer)
        peer = times[len(times) // 2] if times else None
        self.table.add("cold, 100,000 names: first engine and first sentence of a process", "≤ 50 ms", float(ready), peer, "hassil's import", "ms", 1)
        self.table.add("cold, 100,000 names that no process has read before", "", float(first), peer, "hassil's import", "ms", 1)
        whole = []
        for _ in range(9):
            start = children()
            run([RELEASE / "hark", "explain", "what time is it", "--world", self.world, "--json"], fails=True)
            whole.append((children() - start) * 1000)
        self.table.add("cold, own world: hark explain, the whole program", "", sorted(whole)[4], peer, "hassil's import", "ms", 1)

    def curve_part(self):
        self.curve = self.measure("curve", "--world", self.world)["curve"]

    def curve_text(self):
        lines = ["", "Time for sentences that repeat a word, milliseconds (a sentence of more than 20,000 Unicode scalars is refused unread):"]
        for row in self.curve:
            points = "  ".join(f"{point['bytes'] / 1000:.0f} kB {point['milliseconds']:.2f}" for point in row["points"])
            lines.append(f"  {row['pattern'].strip()!r:22} {points}")
        return "\n".join(lines)

    def all(self, parts):
        for part in parts:
            say(f"measuring: {part}")
            try:
                getattr(self, "curve_part" if part == "curve" else part)()
            except (RuntimeError, subprocess.TimeoutExpired, OSError, ValueError, KeyError) as error:
                self.table.skip(part, str(error).strip().splitlines()[-1][:200])


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", help="parts to measure, with commas between: " + ",".join(PARTS))
    parser.add_argument("--data", help="the folder with public data sets")
    parser.add_argument("--json", help="write the rows here as well")
    parser.add_argument("--no-peers", action="store_true", help="measure Hark alone")
    parser.add_argument("--no-build", action="store_true", help="take the release programs that are there")
    options = parser.parse_args()
    parts = options.only.split(",") if options.only else PARTS
    for part in parts:
        if part not in PARTS:
            parser.error(f"there is no part '{part}'; the parts are {', '.join(PARTS)}")
    Bench.scratch = Path(tempfile.mkdtemp(prefix="hark-bench-"))
    try:
        bench = Bench(options)
        if not options.no_build:
            bench.build()
        bench.environment()
        bench.all(parts)
        print(bench.table.text())
        if bench.curve:
            print(bench.curve_text())
        if options.json:
            Path(options.json).write_text(json.dumps({"rows": bench.table.rows, "curve": bench.curve}, indent=1, ensure_ascii=False))
    finally:
        shutil.rmtree(Bench.scratch, ignore_errors=True)


if __name__ == "__main__":
    main()
