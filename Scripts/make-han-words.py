#!/usr/bin/env python3
"""Writes Sources/WordData/han.bin: Chinese words with how common they are and what part of speech.

The source is the dictionary of jieba 0.42 as Debian packages it (python3-jieba). Its licence, which allows use and redistribution with
its notice, is in Sources/WordData/LICENSE-jieba.

    Scripts/make-han-words.py [/usr/lib/python3/dist-packages/jieba/dict.txt] > Sources/WordData/han.bin

Words of up to four simplified characters that the dictionary counts 20 times or more, and all single characters. The layout is in
Sources/HarkLearning/Words/HanWords.swift.
"""
import math
import pathlib
import runpy
import struct
import sys

LONGEST = 4
LEAST = 20
# Kinds of names and verbal nouns stand apart; of other parts of speech the first letter tells enough.
KEPT = {"nr", "ns", "nt", "nz", "vn"}
classes = runpy.run_path(str(pathlib.Path(__file__).with_name("make-word-classes.py")), run_name="classes")


def part(tag):
    kind = tag[:2]
    return kind if kind in KEPT else "ns" if tag == "s" else tag[0]


def main():
    path = sys.argv[1] if len(sys.argv) > 1 else "/usr/lib/python3/dist-packages/jieba/dict.txt"
    words, total = {}, 0
    for line in open(path, encoding="utf-8"):
        word, count, tag = line.split()
        count = max(int(count), 1)
        total += count
        if len(word) <= LONGEST and (count >= LEAST or len(word) == 1) and all(0x3400 <= ord(c) <= 0x9FFF for c in word):
            words[word] = (count, part(tag))
    parts = sorted({tag for _, tag in words.values()})
    numbers = {tag: number for number, tag in enumerate(parts)}
    entries = sorted(
        (classes["phrase_hash"](word), min(0xFFFF, round(-math.log(count / total) * 1024)) | numbers[tag] << 16)
        for word, (count, tag) in words.items())
    head = b"".join(struct.pack("<I", len(tag)) + tag.encode() for tag in parts)
    sys.stdout.buffer.write(struct.pack("<QIII", 0x0A646E61686B68, 1, len(parts), len(head)) + head + classes["table"](entries))
    print(f"{len(entries)} words, {len(parts)} parts of speech", file=sys.stderr)


main()
