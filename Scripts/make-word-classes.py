#!/usr/bin/env python3
"""Writes Sources/WordData/words.bin: which kinds of thing English words and phrases stand for.

The source is WordNet 3.0 as Debian packages it (wordnet-base; /usr/share/wordnet). Its licence, which allows use and redistribution
with its notice, is in Sources/WordData/LICENSE-WordNet.

    Scripts/make-word-classes.py [/usr/share/wordnet] > Sources/WordData/words.bin

A word's classes are its parts of speech, the WordNet files of its first three senses ("n.food", "verb.motion"), whether it is a proper
name, which of the kinds below stand above these senses ("h.city"), and whether it is the first or last word of a known person's name. The layout is in Sources/HarkLearning/Words/WordClasses.swift.
"""
import collections
import re
import struct
import sys

FILES = (
    "adj.all adj.pert adv.all n.Tops n.act n.animal n.artifact n.attribute n.body n.cognition n.communication n.event n.feeling n.food "
    "n.group n.location n.motive n.object n.person n.phenomenon n.plant n.possession n.process n.quantity n.relation n.shape n.state "
    "n.substance n.time verb.body verb.change verb.cognition verb.communication verb.competition verb.consumption verb.contact "
    "verb.creation verb.emotion verb.motion verb.perception verb.possession verb.social verb.stative verb.weather adj.ppl").split()
# Kinds: the lemma whose sense, counted from 0, stands above everything of the kind.
KINDS = {
    "country": ("country", 1), "city": ("city", 0), "town": ("town", 0), "usstate": ("american state", 0), "province": ("state", 0),
    "district": ("district", 0), "park": ("park", 0), "road": ("road", 0), "water": ("body of water", 0),
    "musician": ("musician", 0), "writer": ("writer", 0), "performer": ("performer", 0), "worker": ("worker", 0), "relative": ("relative", 0),
    "dish": ("dish", 1), "meal": ("meal", 0), "beverage": ("beverage", 0), "food": ("food", 0), "produce": ("produce", 0),
    "musicgenre": ("music genre", 0), "music": ("music", 0), "instrument": ("musical instrument", 0), "publication": ("publication", 0),
    "show": ("show", 2), "film": ("movie", 0), "game": ("game", 0), "software": ("software", 0), "event": ("social event", 0),
    "timeperiod": ("time period", 0), "timeunit": ("time unit", 0), "clock": ("clock time", 0), "month": ("month", 1),
    "weekday": ("day of the week", 0), "number": ("number", 1), "money": ("monetary unit", 0), "unit": ("unit of measurement", 0),
    "color": ("color", 0), "weather": ("weather", 0), "building": ("building", 0), "restaurant": ("restaurant", 0), "room": ("room", 0),
    "vehicle": ("vehicle", 0), "device": ("device", 0), "organization": ("organization", 0), "language": ("language", 0),
    "message": ("message", 1), "religion": ("religion", 0),
}
LONGEST = 4
MASK = (1 << 64) - 1


def mix(a, b):
    h = ((a ^ (((b << 31) | (b >> 33)) & MASK)) * 0x9E3779B97F4A7C15) & MASK
    h ^= h >> 29
    h = ((h + b) * 0xBF58476D1CE4E5B9) & MASK
    return h ^ (h >> 32)


def word_hash(word):
    h = 0xCBF29CE484222325
    for character in word:
        h = ((h ^ ord(character)) * 0x100000001B3) & MASK
    return mix(h, 0)


def phrase_hash(words):
    h = 0x706872617365
    for word in words:
        h = mix((h + 0x123456789ABC) & MASK, word_hash(word))
    return h


def read(folder):
    synsets, index = {}, collections.defaultdict(list)
    for letter, part in (("n", "noun"), ("v", "verb"), ("a", "adj"), ("r", "adv")):
        for line in open(f"{folder}/data.{part}", encoding="utf-8"):
            if line.startswith("  "):
                continue
            fields = line.split("|")[0].split()
            count = int(fields[3], 16)
            words = [re.sub(r"\(.*\)", "", fields[4 + 2 * i]).replace("_", " ") for i in range(count)]
            place = 4 + 2 * count
            above = []
            for i in range(int(fields[place])):
                symbol, offset, kind, _ = fields[place + 1 + 4 * i:place + 5 + 4 * i]
                if symbol in ("@", "@i"):
                    above.append((kind, offset))
            synsets[letter, fields[0]] = (int(fields[1]), words, above)
        for line in open(f"{folder}/index.{part}", encoding="utf-8"):
            if line.startswith("  "):
                continue
            fields = line.split()
            count = int(fields[2])
            index[fields[0].replace("_", " ")].append((letter, [(letter, offset) for offset in fields[-count:]], int(fields[-count - 1])))
    return synsets, index


def classes(synsets, index):
    heads = {}
    for kind, (lemma, sense) in KINDS.items():
        heads[next(offsets[sense] for part, offsets, _ in index[lemma] if part == "n")] = kind
    known = {}

    def kinds(synset):
        if synset not in known:
            known[synset] = frozenset()
            found = {heads[synset]} if synset in heads else set()
            for above in synsets[synset][2]:
                if above in synsets:
                    found |= kinds(above)
            known[synset] = frozenset(found)
        return known[synset]

    out, forms = {}, {}
    for lemma, entries in index.items():
        words = [word for word in re.split(r"[ ']", lemma.replace(".", "")) if word]
        if not re.search("[a-z]", lemma) or not words or len(words) > LONGEST:
            continue
        found = set()
        for part, offsets, _ in entries:
            if len(words) == 1:
                found.add("pos." + part)
            for offset in offsets[:3]:
                file, names, _ = synsets[offset]
                if part == "n":
                    found.add(FILES[file])
                    found |= {"h." + kind for kind in kinds(offset)}
                    if any(name[0].isupper() and name.lower() == lemma for name in names):
                        found.add("proper")
                elif part == "v":
                    found.add(FILES[file])
                elif FILES[file] == "adj.pert":
                    found.add("adj.pert")
        if not found:
            continue
        out.setdefault(tuple(words), set()).update(found)
        # Parts of the names of known people are names of others, too.
        if {"proper", "n.person"} <= found and 1 < len(words) < 4 and all(re.fullmatch("[a-z-]{3,}", word) for word in (words[0], words[-1])):
            forms.setdefault((words[0],), set()).add("given")
            forms.setdefault((words[-1],), set()).add("surname")
        # Inflected forms of words that the counted texts have.
        tagged = {part for part, _, count in entries if count > 0}
        if len(words) > 1 or not re.fullmatch("[a-z]+", lemma):
            continue
        plural = lemma[:-1] + "ies" if re.search("[^aeiou]y$", lemma) else lemma + ("es" if re.search("(s|x|ch|sh|z)$", lemma) else "s")
        if "n" in tagged and "proper" not in found:
            forms.setdefault((plural,), set()).update({c for c in found if c[:2] in ("n.", "h.")} | {"plural"})
        if "v" in tagged:
            stem = lemma[:-1] if lemma.endswith("e") else lemma
            verbs = {c for c in found if c.startswith("verb.")}
            forms.setdefault((stem + "ing",), set()).update({"v.ing"} | verbs)
            forms.setdefault((re.sub("([^aeiou])y$", r"\1i", stem) + "ed",), set()).update({"v.ed"} | verbs)
            forms.setdefault((plural,), set()).update({"v.s"} | verbs)
    for words, found in forms.items():
        out.setdefault(words, set()).update(found)
    return out


def table(entries):
    places = 8
    while places * 7 < len(entries) * 10:
        places *= 2
    slots = [(0, 0xFFFFFFFF)] * places
    for key, value in entries:
        place = (key >> 32) & (places - 1)
        while slots[place][1] != 0xFFFFFFFF:
            place = (place + 1) & (places - 1)
        slots[place] = (key & 0xFFFFFFFF, value)
    return struct.pack("<I", places) + b"".join(struct.pack("<II", *slot) for slot in slots)


def main():
    out = classes(*read(sys.argv[1] if len(sys.argv) > 1 else "/usr/share/wordnet"))
    names = sorted({name for found in out.values() for name in found})
    numbers = {name: number for number, name in enumerate(names)}
    sets, offsets, entries = bytearray(), {}, []
    for words, found in sorted(out.items()):
        codes = bytes(sorted(numbers[name] for name in found))
        if codes not in offsets:
            offsets[codes] = len(sets)
            sets += bytes([len(codes)]) + codes
        entries.append((phrase_hash(words), offsets[codes]))
    entries.sort()
    head = b"".join(struct.pack("<I", len(name)) + name.encode() for name in names)
    data = table(entries)
    sys.stdout.buffer.write(struct.pack("<QIIII", 0x0A7364726F776B68, 1, len(names), len(head), len(sets)) + head + bytes(sets) + data)
    print(f"{len(entries)} words and phrases, {len(names)} classes, {len(offsets)} sets", file=sys.stderr)


if __name__ == "__main__":
    main()
