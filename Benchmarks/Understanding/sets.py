"""Labelled sentences as `hark learn` reads them, (words, tags, intent), and its way to draw a small set from them."""
import collections
import json
import pathlib
import re

MASK = (1 << 64) - 1
EDGES = ".,?!;\"“”()"


def snips(path):
    path = pathlib.Path(path)
    for file in sorted(path.glob("*.json")) if path.is_dir() else [path]:
        data = file.read_bytes()
        try:
            text = data.decode()
        except UnicodeDecodeError:
            text = data.decode("latin-1")
        for intent, queries in sorted(json.loads(text).items()):
            for query in queries:
                words, tags = [], []
                for piece in query["data"]:
                    slot = piece.get("slot_name") or piece.get("entity")
                    parts = [part.strip(EDGES) for part in re.split(r"[\s'’]+", piece["text"])]
                    for number, word in enumerate(part for part in parts if part):
                        words.append(word)
                        tags.append(("B-" if number == 0 else "I-") + slot if slot else "O")
                if words:
                    yield words, tags, intent


def triple(prefix):
    parts = [pathlib.Path(prefix + end).read_text(encoding="utf-8").splitlines() for end in ("seq.in", "seq.out", "label")]
    for words, tags, label in zip(*parts):
        yield words.split(), tags.split(), label.strip()


def columns(path):
    words, tags, label = [], [], ""
    for line in [*pathlib.Path(path).read_text(encoding="utf-8").split("\n"), ""]:
        if not line.strip():
            if words:
                yield words, tags, label
            words, tags, label = [], [], ""
        elif match := re.match(r"# +intent *[:=] *(.*)", line):
            label = match.group(1).strip()
        elif not line.startswith("# "):
            parts = line.split("\t") if "\t" in line else line.split()
            words.append(parts[1] if len(parts) > 2 and parts[0].isdigit() else parts[0])
            tags.append(parts[-1].strip())


def bio(path):
    if pathlib.Path(path + ".seq.in").exists():
        return triple(path + ".")
    return triple(path[:-len("seq.in")]) if path.endswith("seq.in") else columns(path)


def draw(sentences, count, seed):
    """As LearningDraw draws: Swift's shuffle with SplitMix64."""
    state = seed

    def following():
        nonlocal state
        state = (state + 0x9E3779B97F4A7C15) & MASK
        z = state
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
        return z ^ (z >> 31)

    def below(bound):
        product = following() * bound
        if product & MASK < bound:
            least = (MASK + 1 - bound) % bound
            while product & MASK < least:
                product = following() * bound
        return product >> 64

    by_label = collections.defaultdict(list)
    for index, sentence in enumerate(sentences):
        by_label[sentence[2]].append(index)
    chosen = []
    for _, indices in sorted(by_label.items()):
        amount, current = len(indices), 0
        while amount > 1:
            other = below(amount)
            amount -= 1
            indices[current], indices[current + other] = indices[current + other], indices[current]
            current += 1
        chosen += indices[:count]
    return [sentences[index] for index in sorted(chosen)]
