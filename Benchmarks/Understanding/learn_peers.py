#!/usr/bin/env python3
"""The reference beside `hark learn`: logistic regression for intents (scikit-learn), a linear-chain CRF for each intent (sklearn-crfsuite).

    learn_peers.py --train PATH --test PATH --format snips|bio [--per-intent N] [--seed N]

Reads the same files, draws the same sentences and prints the same figures as `hark learn --json`.
"""
import argparse
import collections
import json
import re
import time

import sklearn_crfsuite
from sklearn.feature_extraction.text import TfidfVectorizer
from sklearn.linear_model import LogisticRegression

from sets import bio, draw, snips


def features(words, index):
    word = words[index].lower()
    found = {
        "bias": 1, "word": word, "prefix2": word[:2], "prefix3": word[:3], "suffix2": word[-2:], "suffix3": word[-3:],
        "shape": re.sub("[a-z]+", "a", re.sub("[A-Z]+", "A", re.sub("[0-9]", "0", words[index]))), "first": index == 0,
        "last": index == len(words) - 1,
    }
    for offset in (-3, -2, -1, 1, 2, 3):
        if 0 <= index + offset < len(words):
            found[f"word{offset}"] = words[index + offset].lower()
    if index:
        found["word-1:0"] = words[index - 1].lower() + " " + word
    if index + 1 < len(words):
        found["word0:1"] = word + " " + words[index + 1].lower()
    return found


def spans(tags):
    """The slots as the CoNLL scorer counts them."""
    found = []
    for index, tag in enumerate(tags):
        if tag == "O":
            continue
        slot = tag[2:]
        if tag.startswith("I-") and found and found[-1][0] == slot and found[-1][2] == index:
            found[-1] = (slot, found[-1][1], index + 1)
        else:
            found.append((slot, index, index + 1))
    return set(found)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--train", required=True)
    parser.add_argument("--test", required=True)
    parser.add_argument("--format", required=True, choices=("snips", "bio"))
    parser.add_argument("--per-intent", type=int)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    read = snips if arguments.format == "snips" else bio
    train, test = list(read(arguments.train)), list(read(arguments.test))
    if arguments.per_intent:
        train = draw(train, arguments.per_intent, arguments.seed)
    start = time.time()
    vectors = TfidfVectorizer(ngram_range=(1, 2), token_pattern=r"\S+")
    intents = LogisticRegression(C=30, max_iter=500)
    intents.fit(vectors.fit_transform(" ".join(words) for words, _, _ in train), [label for _, _, label in train])
    taggers = {}
    for label in sorted({label for _, _, label in train}):
        own = [(words, tags) for words, tags, other in train if other == label]
        if all(tag == "O" for _, tags in own for tag in tags):
            continue
        taggers[label] = sklearn_crfsuite.CRF(algorithm="lbfgs", c1=0.1, c2=0.1, max_iterations=100, all_possible_transitions=True)
        taggers[label].fit([[features(words, i) for i in range(len(words))] for words, _ in own], [tags for _, tags in own])
    seconds = time.time() - start
    start = time.time()
    found = []
    for label, (words, _, _) in zip(intents.predict(vectors.transform(" ".join(words) for words, _, _ in test)), test):
        tagger = taggers.get(label)
        found.append((label, tagger.predict_single([features(words, i) for i in range(len(words))]) if tagger else ["O"] * len(words)))
    pace = len(test) / (time.time() - start)
    right = exact = 0
    slots = [0, 0, 0]
    pairs = collections.defaultdict(lambda: [0, 0, 0])
    for (label, tags), (_, due_tags, due_label) in zip(found, test):
        mine, due = spans(tags), spans(due_tags)
        right += label == due_label
        exact += label == due_label and mine == due
        slots = [a + b for a, b in zip(slots, (len(mine & due), len(mine), len(due)))]
        for span in mine:
            pairs[label, span[0]][1] += 1
            pairs[due_label, span[0]][0] += label == due_label and span in due
        for span in due:
            pairs[due_label, span[0]][2] += 1

    def f1(counts):
        return 2 * counts[0] / (counts[1] + counts[2]) if counts[1] + counts[2] else 0.0

    due_pairs = [f1(counts) for counts in pairs.values() if counts[2]]
    print(json.dumps({
        "exactMatch": exact / len(test), "intentAccuracy": right / len(test), "sentences": len(test), "sentencesPerSecond": round(pace),
        "slotF1Macro": sum(due_pairs) / max(len(due_pairs), 1), "slotF1Micro": f1(slots), "trainingSeconds": round(seconds, 2),
        "trainingSentences": len(train),
    }, sort_keys=True))


main()
