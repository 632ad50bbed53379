#!/usr/bin/env python3
"""Writes Snips, MTOP, HWU and SLURP as columns for `hark learn --format bio`, so that all sets are measured by one command.

    convert.py [--data ../shared/nlu] --output DIR [--seed N]

Sets (each NAME.train.conll and NAME.test.conll); what the data lack is said and left out:
  snips-70        70 an intent of train_<Intent>.json, drawn by the seed; the rest of these files
  snips-full      nine tenths of train.seq.in; every tenth sentence
  mtop-three      SEND_MESSAGE, GET_MESSAGE and CREATE_CALL without nesting, train and dev
  mtop-messaging  all intents of messages and calls without nesting, train and dev
  slurp           all of HWU; SLURP devel. Requests of SLURP devel that stand in HWU, too, are left out of training
  slurp-sirikit   the same for the scenarios that SiriKit has: see SIRIKIT below
"""
import argparse
import json
import pathlib
import re

from sets import draw, snips, triple

THREE = {"SEND_MESSAGE", "GET_MESSAGE", "CREATE_CALL"}
MESSAGING = re.compile("MESSAGE|CALL|AVAILABLE|AVAILABILITY")
# Messages (mail is the only kind that the set has), lists, music and other media, transport and rides, calendar and reminders.
SIRIKIT = {
    "email_sendemail", "email_query", "email_querycontact", "email_addcontact", "lists_createoradd", "lists_query", "lists_remove",
    "play_music", "play_radio", "play_podcasts", "play_audiobook", "music_query", "music_likeness", "transport_taxi", "transport_query",
    "transport_ticket", "transport_traffic", "calendar_set", "calendar_query", "calendar_remove",
}
WORD = re.compile(r"[A-Za-z0-9_À-ÿ]+(?:[:.][A-Za-z0-9]+)*|'[a-z]+|[^\w\s]|\w+")


def write(path, sentences):
    with open(path, "w", encoding="utf-8") as out:
        for intent, words in sentences:
            out.write(f"# intent: {intent}\n" + "".join(f"{word}\t{tag}\n" for word, tag in words) + "\n")


def parse(form):
    """A logical form as (name, children)."""
    tokens = form.replace("[", " [").replace("]", " ] ").split()
    place = 0

    def node():
        nonlocal place
        name, children = tokens[place][1:], []
        place += 1
        while tokens[place] != "]":
            if tokens[place].startswith("["):
                children.append(node())
            else:
                children.append(tokens[place])
                place += 1
        place += 1
        return name, children

    return node()


def mtop(path):
    """Sentences without nesting whose slots stand in the text in the form's order."""
    for line in open(path, encoding="utf-8"):
        item = json.loads(line)
        if "[IN:" in item["logical_form"][1:]:
            continue
        name, children = parse(item["logical_form"])
        words = WORD.findall(item["question"])
        tags = ["O"] * len(words)
        start = 0
        for slot, parts in (child for child in children if isinstance(child, tuple)):
            due = "".join(parts)
            found = next(
                ((a, b) for a in range(start, len(words)) for b in range(a + 1, len(words) + 1) if "".join(words[a:b]) == due), None)
            if found is None:
                break
            for index in range(*found):
                tags[index] = ("B-" if index == found[0] else "I-") + slot[3:]
            start = found[1]
        else:
            yield name[3:], list(zip(words, tags))


def hwu(path):
    for line in open(path, encoding="utf-8"):
        item = json.loads(line)
        words = [[match.group(), match.start(), match.end(), "O"] for match in re.finditer(r"\S+", item["text"])]
        for entity in item["entities"]:
            inside = [word for word in words if word[1] < entity["end"] and word[2] > entity["start"]]
            for index, word in enumerate(inside):
                word[3] = ("B-" if index == 0 else "I-") + entity["entity"]
        if words:
            yield item["intent"], [(word[0], word[3]) for word in words]


def slurp(path):
    for line in open(path, encoding="utf-8"):
        item = json.loads(line)
        words = [[token["surface"], "O"] for token in item["tokens"]]
        for entity in item["entities"]:
            for index, place in enumerate(entity["span"]):
                words[place][1] = ("B-" if index == 0 else "I-") + entity["type"]
        yield f"{item['scenario']}_{item['action']}", [tuple(word) for word in words]


def rows(sentences):
    return [(intent, list(zip(words, tags))) for words, tags, intent in sentences]


def snips_small(folder, seed):
    sentences = list(snips(folder))
    chosen = draw(sentences, 70, seed)
    own = {id(sentence) for sentence in chosen}
    return rows(chosen), rows(sentence for sentence in sentences if id(sentence) not in own)


def snips_full(folder):
    sentences = list(triple(str(folder / "train.")))
    return tuple(rows(s for index, s in enumerate(sentences) if (index % 10 == 9) == measured) for measured in (False, True))


def key(sentence):
    return "".join(re.sub(r"\W", "", word.lower()) for word, _ in sentence[1])


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--data", default="../shared/nlu", type=pathlib.Path)
    parser.add_argument("--output", required=True, type=pathlib.Path)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    arguments.output.mkdir(parents=True, exist_ok=True)
    data = arguments.data
    everything = lambda _: True

    def sirikit_and_all():
        measured = list(slurp(data / "slurp/devel.jsonl"))
        keys = {key(sentence) for sentence in measured}
        return [sentence for sentence in hwu(data / "hwu/all.jsonl") if key(sentence) not in keys], measured

    for make, sets in (
        (lambda: snips_small(data / "snips", arguments.seed), {"snips-70": everything}),
        (lambda: snips_full(data / "snips"), {"snips-full": everything}),
        (lambda: tuple(list(mtop(data / "mtop" / name)) for name in ("train.json", "dev.json")),
         {"mtop-three": THREE.__contains__, "mtop-messaging": MESSAGING.search}),
        (sirikit_and_all, {"slurp": everything, "slurp-sirikit": SIRIKIT.__contains__}),
    ):
        try:
            parts = make()
        except FileNotFoundError as error:
            print(f"{', '.join(sets)}: {error.filename} is not there")
            continue
        for name, wanted in sets.items():
            for part, sentences in zip(("train", "test"), parts):
                chosen = [sentence for sentence in sentences if wanted(sentence[0])]
                write(arguments.output / f"{name}.{part}.conll", chosen)
                print(f"{name}.{part}.conll: {len(chosen)}")


main()
