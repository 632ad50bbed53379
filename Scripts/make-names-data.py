#!/usr/bin/env python3
"""Makes the data with which names are compared by sound: Sources/GrammarData/Grammar/pinyin.txt and ordinary.txt.

    Scripts/make-names-data.py [--unihan Unihan_Readings.txt.bz2] [--scowl FOLDER]

pinyin.txt   Han characters by their toneless syllables, from the Unicode Han database (Debian: unicode-data): the characters of the
             table of general standard Chinese characters (kTGH), with the reading kMandarin first and every further one that
             kHanyuPinlu counts for at least a tenth of the uses. Readings that only family names have are listed below.
ordinary.txt English words that are never taken for a misspelt name, from the Spell Checker Oriented Word Lists (Debian: scowl), whose
             notice stands at the top of the file.

Without the packages installed: `apt-get download unicode-data scowl` and `dpkg-deb -x`.
"""
import argparse
import bz2
import collections
import pathlib
import re
import unicodedata

# Family names whose reading differs from the character's usual one.
SURNAMES = """shan 单 xie 解 qiu 仇 ou 区 zha 查 piao 朴 ge 盖 zeng 曾 ren 任 miao 缪 chong 种 xian 洗 yun 员 shao 召 bi 秘 he 黑 yue 乐 qin 覃
hua 华 ji 纪 she 折 po 繁 mi 宓 pang 逄 ning 宁 ying 应 yan 燕 yu 於 zai 祭 zhai 翟 zang 藏 jia 贾 xue 薛 mo 万 yu 尉 zhang 长 shen 沈 lu 陆 gui 炅 qi 亓 dan 澹 pi 皮 sheng 盛"""

FIRST, LAST = 0x4E00, 0x9FFF


def plain(reading):
    """A syllable without its tone; ü is written v."""
    reading = unicodedata.normalize("NFD", reading).replace("u\u0308", "v")
    return "".join(c for c in reading if c in "abcdefghijklmnopqrstuvwxyz")


def pinyin(path):
    fields = collections.defaultdict(dict)
    with bz2.open(path, "rt", encoding="utf-8") as lines:
        for line in lines:
            if match := re.match(r"U\+([0-9A-F]+)\t(kMandarin|kHanyuPinlu|kTGHZ2013)\t(.*)", line):
                fields[int(match[1], 16)][match[2]] = match[3]
    readings = collections.defaultdict(list)
    for code, field in sorted(fields.items()):
        if not (FIRST <= code <= LAST) or "kTGHZ2013" not in field and "kHanyuPinlu" not in field:
            continue
        counted = [(plain(m[1]), int(m[2])) for m in re.finditer(r"(\S+?)\((\d+)\)", field.get("kHanyuPinlu", ""))]
        total = sum(count for _, count in counted)
        found = [plain(r) for r in field.get("kMandarin", "").split()[:1]]
        found += [syllable for syllable, count in counted if count * 10 >= total]
        if not found:
            found = [plain(field["kTGHZ2013"].split(":")[1].split(",")[0].split()[0])]
        for place, syllable in enumerate(dict.fromkeys(found)):
            readings[("" if place == 0 else "+") + syllable].append(chr(code))
    words = SURNAMES.split()
    for syllable, character in zip(words[::2], words[1::2]):
        if character not in readings.get(syllable, []) and character not in readings.get("+" + syllable, []):
            readings["+" + syllable].append(character)
    return readings


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--unihan", default="/usr/share/unicode/Unihan_Readings.txt.bz2")
    parser.add_argument("--scowl", default="/usr/share/dict/scowl")
    arguments = parser.parse_args()
    target = pathlib.Path(__file__).resolve().parent.parent / "Sources/GrammarData/Grammar"

    readings = pinyin(arguments.unihan)
    text = "# Made by Scripts/make-names-data.py from the Unicode Han database. A syllable, and the characters that are read so; + for a further reading.\n"
    text += "# Copyright 1991-2022 Unicode, Inc.; see https://www.unicode.org/terms_of_use.html\n"
    text += "".join(f"{syllable} {''.join(characters)}\n" for syllable, characters in sorted(readings.items()))
    (target / "pinyin.txt").write_text(text, encoding="utf-8")

    words = set()
    for level, longest in (("10", 9), ("20", 7)):
        for word in (pathlib.Path(arguments.scowl) / f"english-words.{level}").read_text(encoding="latin-1").split():
            if re.fullmatch("[a-z]+", word) and 3 <= len(word) <= longest:
                words.add(word)
    notice = """# Made by Scripts/make-names-data.py from the Spell Checker Oriented Word Lists, sizes 10 and 20.
# Copyright 2000-2011 by Kevin Atkinson. Permission to use, copy, modify, distribute and sell these word lists, the associated scripts, the
# output created from the scripts, and its documentation for any purpose is hereby granted without fee, provided that the above copyright notice
# appears in all copies and that both that copyright notice and this permission notice appear in supporting documentation. Kevin Atkinson makes no
# representations about the suitability of this array for any purpose. It is provided "as is" without express or implied warranty.
"""
    (target / "ordinary.txt").write_text(notice + wrap(sorted(words)), encoding="ascii")


def wrap(words):
    lines, line = [], ""
    for word in words:
        if len(line) + len(word) > 220:
            lines.append(line.rstrip())
            line = ""
        line += word + " "
    return "\n".join(lines + [line.rstrip()]) + "\n"


if __name__ == "__main__":
    main()
