"""What others need for the same work, measured in the same run: hassil with Home Assistant's English sentences, and adapt.

    peers.py latency NAMES TEXTS.jsonl   one JSON object: p50 and p99 in milliseconds of each
    peers.py names NAMES                 load time, memory and sentences a second of each with as many names
    peers.py import                      milliseconds until hassil is imported, in this fresh process

Times are those of this process on a core, as on Hark's side: what others do meanwhile does not count, and nothing here waits. Each row is measured alone where memory counts (`names-hassil`, `names-adapt`). Nothing here is part of Hark.
"""

import json
import os
import sys
import time

STARTS = "Mar Lo Ti Ka Ren Bel Os Vi Dor Ju Hal Ne Fa Gil Sor Wen Pa Zel Cy Edr".split()
ENDS = "ta ric mon lia den sa wyn ko bert line go ris mir na tham del va gar lo net".split()


def word(value):
    return STARTS[value % 20] + ENDS[value // 20 % 20]


def name(number):
    return f"{word(number)} {word(number // 400 * 7 + number % 97)}{'ley' if number // 400 % 3 == 0 else 'ski' if number // 400 % 3 == 1 else ''}{'son' if number // 160000 else ''}"


def resident():
    with open("/proc/self/statm") as file:
        return int(file.read().split()[1]) * os.sysconf("SC_PAGESIZE") / 1048576


def figures(times):
    times = sorted(times)
    pick = lambda percent: times[min(len(times) - 1, len(times) * percent // 100)]
    return {"count": len(times), "p50": pick(50), "p99": pick(99)}


def hassil_recogniser(names):
    """Home Assistant's own English intents, with as many names as asked for."""
    from hassil.intents import Intents, TextSlotList
    from hassil.recognize import recognize
    import home_assistant_intents

    data = home_assistant_intents.get_intents("en")
    intents = Intents.from_dict(data)
    lists = {
        "name": TextSlotList.from_tuples([(n, n, {"domain": "light"}) for n in names]),
        "area": TextSlotList.from_strings(["kitchen", "bedroom", "hall"]),
        "floor": TextSlotList.from_strings(["first floor", "ground floor"]),
    }
    return (lambda text: recognize(text, intents, slot_lists=lists) is not None), len(data["intents"])


def adapt_recogniser(names):
    from adapt.engine import IntentDeterminationEngine
    from adapt.intent import IntentBuilder

    engine = IntentDeterminationEngine()
    for verb in ["send", "text", "tell", "message"]:
        engine.register_entity(verb, "MessageVerb")
    for verb in ["call", "ring", "phone"]:
        engine.register_entity(verb, "CallVerb")
    for verb in ["pay", "transfer"]:
        engine.register_entity(verb, "PayVerb")
    for person in names:
        engine.register_entity(person, "Person")
    for intent, verb in [("Message", "MessageVerb"), ("Call", "CallVerb"), ("Pay", "PayVerb")]:
        engine.register_intent_parser(IntentBuilder(intent).require(verb).require("Person").build())
    return lambda text: next(engine.determine_intent(text), None) is not None


def timed(recognise, texts):
    matches, refusals = [], []
    for text in texts:
        start = time.process_time()
        found = recognise(text)
        (matches if found else refusals).append((time.process_time() - start) * 1000)
    return matches, refusals


def sentences(count, names, template):
    return [template.format(names[index * 7919 % len(names)]) for index in range(count)]


def latency(count, path):
    names = [name(index) for index in range(count)]
    with open(path) as file:
        refused = [json.loads(line)["text"] for line in file if line.strip()][:40]
    result = {}
    recognise, intents = hassil_recogniser(names)
    matches, refusals = timed(recognise, sentences(40, names, "turn on {}") + refused)
    result["hassil"] = {"intents": intents, "matches": figures(matches or [float("nan")]), "refusals": figures(refusals or [float("nan")])}
    recognise = adapt_recogniser(names)
    matches, refusals = timed(recognise, sentences(200, names, "call {}") + refused)
    result["adapt"] = {"matches": figures(matches or [float("nan")]), "refusals": figures(refusals or [float("nan")])}
    return result


def many_names(count, make, template, sentences_measured):
    names = [name(index) for index in range(count)]
    before = resident()
    start = time.process_time()
    recognise = make(names)
    if isinstance(recognise, tuple):
        recognise = recognise[0]
    recognise("turn on nothing at all")
    load = (time.process_time() - start) * 1000
    memory = resident()
    texts = sentences(sentences_measured, names, template)
    start = time.process_time()
    found = sum(1 for text in texts if recognise(text))
    seconds = time.process_time() - start
    return {
        "loadMilliseconds": load, "engineMebibytes": memory - before, "processMebibytes": resident(), "sentencesPerSecond": len(texts) / seconds,
        "accepted": found / len(texts),
    }


def main():
    mode = sys.argv[1]
    if mode == "latency":
        result = latency(int(sys.argv[2]), sys.argv[3])
    elif mode == "names-hassil":
        result = many_names(int(sys.argv[2]), hassil_recogniser, "turn on {}", 5)
    elif mode == "names-adapt":
        result = many_names(int(sys.argv[2]), adapt_recogniser, "call {}", 500)
    elif mode == "import":
        start = time.process_time()
        import hassil  # noqa: F401
        import hassil.recognize  # noqa: F401
        import home_assistant_intents

        home_assistant_intents.get_intents("en")
        result = {"milliseconds": (time.process_time() - start) * 1000}
    else:
        sys.exit(__doc__)
    print(json.dumps(result))


main()
