#!/usr/bin/env python3
"""Turns a catalogue of SiriKit's public API into the facts that Hark ships.

    Scripts/make-catalogue.py CATALOG.json [OUTPUT]

CATALOG.json lists the API as data: names, types, raw values, availability. OUTPUT (default
Sources/CatalogueData/Facts) receives one file per intent domain, and Types, Enumerations, ResolutionResults,
Protocols, Constants and Index. The files are complete: the package and its generator read nothing else. Same
input, same bytes.
"""

import json
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent

# Initialiser arguments that fill a property of another name.
ARGUMENT_PROPERTIES = {
    "INBillPayee": {"number": "accountNumber"},
    "INPaymentAccount": {"number": "accountNumber"},
    "INSetProfileInCarIntent": {"defaultProfile": "isDefaultProfile"},
    "INSetSeatSettingsInCarIntent": {"relativeLevel": "relativeLevelSetting"},
    "INPerson": {"handle": "personHandle"},
    "INRideDriver": {"handle": "personHandle"},
    "INInteraction": {"response": "intentResponse"},
}

# Fields of classes whose headers keep their storage to themselves, and of types that other frameworks own. The first
# are what the class must carry so that a copy sent elsewhere equals the original.
PRIVATE_FIELDS = {
    "INSpeakableString": [
        ("vocabularyIdentifier", "String?"), ("spokenPhrase", "String"), ("pronunciationHint", "String?"),
        ("alternativeSpeakableMatches", "[INSpeakableString]?"),
    ],
    "INImage": [
        ("name", "String?"), ("systemName", "String?"), ("data", "Data?"), ("url", "URL?"), ("width", "Double?"),
        ("height", "Double?"),
    ],
    "INCar": [("maximumPowers", "[String : Any]?")],
    "INMediaDestination": [("mediaDestinationType", "INMediaDestinationType")],
    "INMessage": [("referencedMessage", "INMessage?")],
    "INParameter": [("indices", "[String : Any]?")],
}

# Properties that are made of other fields and are not stored.
COMPUTED_FIELDS = {"INPerson": ["handle"]}

FOREIGN_TYPES = {
    "PersonNameComponents": ("Foundation", [
        ("namePrefix", "String?"), ("givenName", "String?"), ("middleName", "String?"), ("familyName", "String?"),
        ("nameSuffix", "String?"), ("nickname", "String?"), ("phoneticRepresentation", "PersonNameComponents?"),
    ]),
    "DateComponents": ("Foundation", [
        ("calendar", "String?"), ("timeZone", "String?"), ("era", "Int?"), ("year", "Int?"), ("month", "Int?"),
        ("day", "Int?"), ("hour", "Int?"), ("minute", "Int?"), ("second", "Int?"), ("nanosecond", "Int?"),
        ("weekday", "Int?"), ("weekdayOrdinal", "Int?"), ("quarter", "Int?"), ("weekOfMonth", "Int?"),
        ("weekOfYear", "Int?"), ("yearForWeekOfYear", "Int?"), ("isLeapMonth", "Bool?"),
    ]),
    "DateInterval": ("Foundation", [("start", "Date"), ("end", "Date")]),
    "Measurement": ("Foundation", [
        ("value", "Double"), ("unit", "String"), ("coefficient", "Double?"), ("constant", "Double?"),
    ]),
    "NSRange": ("Foundation", [("location", "Int"), ("length", "Int")]),
    "NSUserActivity": ("Foundation", [("activityType", "String"), ("title", "String?"), ("userInfo", "[String : Any]?")]),
    "CGColor": ("CoreGraphics", [("components", "[Double]")]),
    "CNPostalAddress": ("Contacts", [
        ("street", "String?"), ("subLocality", "String?"), ("city", "String?"), ("subAdministrativeArea", "String?"),
        ("state", "String?"), ("postalCode", "String?"), ("country", "String?"), ("isoCountryCode", "String?"),
    ]),
    "CLLocation": ("CoreLocation", [
        ("latitude", "Double"), ("longitude", "Double"), ("altitude", "Double?"), ("horizontalAccuracy", "Double?"),
        ("verticalAccuracy", "Double?"), ("course", "Double?"), ("speed", "Double?"), ("timestamp", "Date?"),
    ]),
    "CLRegion": ("CoreLocation", [("identifier", "String")]),
    "CLCircularRegion": ("CoreLocation", [
        ("identifier", "String"), ("latitude", "Double"), ("longitude", "Double"), ("radius", "Double"),
    ]),
    "CLPlacemark": ("CoreLocation", [
        ("name", "String?"), ("location", "CLLocation?"), ("postalAddress", "CNPostalAddress?"),
        ("region", "CLCircularRegion?"), ("timeZone", "String?"), ("areasOfInterest", "[String]?"),
    ]),
}

# Values of string constants, which headers do not state. Labels and relationships follow the spelling that address
# books use for theirs, so that a label taken from a contact is the same label here.
ADDRESS_BOOK_NEWTYPES = {"INPersonHandleLabel", "INPersonRelationship"}


def upper_first(text):
    return text[:1].upper() + text[1:]


def constant_value(newtype, constant):
    if newtype in ADDRESS_BOOK_NEWTYPES:
        if constant["name"] == "iPhone":
            return "iPhone"
        return f"_$!<{constant['objcConstant'].removeprefix(newtype)}>!$_"
    return constant["objcConstant"]


def global_constant_value(name):
    return "IntentsErrorDomain" if name == "INIntentErrorDomain" else name.removesuffix("Identifier")


def argument_names(signature):
    """The inner names of a function's parameters, in order."""
    inside = signature[signature.index("(") + 1 : signature.rindex(")")]
    return [names.split()[-1] for names in re.findall(r"(?:^|, )((?:\w+ )?\w+):", inside)]


class Catalogue:
    def __init__(self, catalog):
        self.catalog = catalog
        self.enumerations = {e["name"]: e for e in catalog["enums"] if e.get("framework", "Intents") == "Intents"}
        self.results = {r["name"]: r for r in catalog["resolutionResults"]}
        self.classes = {c["name"]: c for c in catalog["classes"] if c["framework"] == "Intents"}
        self.code_enumerations = {i["response"]["codeEnum"] for i in catalog["intents"]}
        self.intents = {i["name"] for i in catalog["intents"]}

    def value_type(self, swift):
        """The schema's type for a Swift type, as text."""
        swift = swift.strip().rstrip("?!").removeprefix("any ")
        simple = {
            "Bool": "boolean", "Int": "integer", "Double": "number", "Float": "number", "TimeInterval": "number",
            "NSNumber": "number", "NSDecimalNumber": "number", "String": "string", "UUID": "string", "Data": "data",
            "Date": "date", "URL": "url", "DateComponents": "dateComponents", "[String : Any]": "dictionary",
        }
        if swift in simple:
            return simple[swift]
        if match := re.fullmatch(r"Measurement<(\w+)>", swift):
            return f"measurement({match[1]})"
        if match := re.fullmatch(r"(?:\[(.+)\]|Set<(.+)>)", swift):
            return f"[{self.value_type(match[1] or match[2])}]"
        if swift in self.enumerations:
            kind = self.enumerations[swift]["kind"]
            if kind == "stringNewtype":
                return "string"
            return f"optionSet({swift})" if kind == "optionSet" else f"enumeration({swift})"
        if swift in FOREIGN_TYPES or swift in self.classes or swift in self.intents:
            return f"object({swift})"
        return f"opaque({swift})"

    def field(self, member, hidden=False):
        field = {"name": member["name"], "type": self.value_type(member["swiftType"]), "swift": member["swiftType"]}
        if not member.get("readonly", False):
            field["settable"] = True
        if member.get("deprecated"):
            field["deprecated"] = member["deprecated"]
        if member.get("static"):
            field["static"] = True
        if hidden:
            field["hidden"] = True
        return field

    def initialisers(self, owner, members):
        properties = ARGUMENT_PROPERTIES.get(owner, {})
        initialisers = []
        for member in members:
            renamed = {}
            for name in argument_names(member["swiftSignature"]):
                prop = properties.get(name, "url" if name == "URL" else name)
                if prop != name:
                    renamed[name] = prop
            initialiser = {"signature": member["swiftSignature"]}
            if renamed:
                initialiser["properties"] = renamed
            if member.get("deprecated"):
                initialiser["deprecated"] = member["deprecated"]
            initialisers.append(initialiser)
        return initialisers

    def cases(self, members):
        cases = []
        for member in members:
            case = {"name": member["case"], "rawValue": member["rawValue"]}
            if member.get("alias"):
                case["alias"] = True
            if case["name"] is None:  # Exists on the wire, but has no Swift spelling.
                case["name"] = re.sub(r"^.*Code", "", member["objcName"])
                case["name"] = case["name"][0].lower() + case["name"][1:]
                case["hidden"] = True
            cases.append(case)
        return cases

    def reasons(self, result, key):
        while result in self.results:
            if self.results[result][key]:
                return self.results[result][key]
            result = self.results[result]["superclass"]
        return None

    def method(self, intent, method):
        properties = ARGUMENT_PROPERTIES.get(intent["name"], {})
        fact = {"kind": method["kind"], "signature": method["swiftSignature"]}
        if method["parameter"]:
            fact["parameter"] = properties.get(method["parameter"], method["parameter"])
        if method.get("asyncSignature"):
            fact["async"] = method["asyncSignature"]
        # Code written for Swift 3 knows the domains of iOS 10 and 11 only.
        if method.get("swift3Name") and float(intent["introduced"]) < 12:
            fact["swift3"] = method["swift3Name"]
        if method.get("deprecated"):
            fact["deprecated"] = method["deprecated"]
        if method.get("resolutionResult"):
            fact["result"] = method["resolutionResult"]
            fact["array"] = method["resolvesArray"]
        fact["introduced"] = method["introduced"]
        return fact

    def intent(self, intent):
        handling = intent["handlingProtocol"]
        methods = [self.method(intent, m) for m in handling["methods"]] if handling else []
        parameters = []
        for member in intent["parameters"]:
            parameter = self.field(member)
            resolves = [m for m in methods if m["kind"] == "resolve" and m["parameter"] == member["name"]]
            if resolves:
                newest = max(resolves, key=lambda m: (not m.get("deprecated"), float(m["introduced"])))
                parameter["resolutionResult"] = newest["result"]
                for key, name in (
                    ("unsupportedReasonEnum", "unsupportedReasons"), ("confirmationReasonEnum", "confirmationReasons"),
                ):
                    if reasons := self.reasons(newest["result"], key):
                        parameter[name] = reasons
            parameters.append(parameter)
        response = intent["response"]
        fact = {"name": intent["name"], "introduced": intent["introduced"]}
        if intent["deprecated"]:
            fact["deprecated"] = intent["deprecated"]
        fact |= {
            "plainInit": intent["plainInit"],
            "parameters": parameters,
            "initialisers": self.initialisers(intent["name"], intent["initialisers"]),
            "response": {
                "className": response["class"],
                "codeEnumeration": response["codeEnum"],
                "plainInit": response["plainInit"],
                "codes": self.cases(response["codes"]),
                "properties": [self.field(p) for p in response["properties"] if p["name"] != "code"],
                "initialisers": self.initialisers(response["class"], response["initialisers"]),
            },
        }
        if handling:
            fact["handling"] = {"name": handling["name"], "methods": methods}
        return fact

    def domains(self):
        domains = {}
        for intent in self.catalog["intents"]:
            domains.setdefault(intent["domain"], []).append(self.intent(intent))
        return {name: {"domain": name, "intents": domains[name]} for name in sorted(domains)}

    def types(self):
        types = []
        for name, cls in self.classes.items():
            if cls["kind"] in ("protocol", "errorStruct"):
                continue
            known = {p["name"] for p in cls["properties"]}
            computed = COMPUTED_FIELDS.get(name, [])
            fields = [self.field(p) for p in cls["properties"] if p["name"] not in computed]
            for private, swift in PRIVATE_FIELDS.get(name, []):
                if private not in known:
                    fields.append(self.field({"name": private, "swiftType": swift, "readonly": True}, hidden=True))
            fact = {"name": name, "kind": cls["kind"], "introduced": cls["introduced"]}
            if cls["deprecated"]:
                fact["deprecated"] = cls["deprecated"]
            if cls.get("superclass", "NSObject") != "NSObject":
                fact["superclass"] = cls["superclass"]
            for key in ("objcName", "generic", "bridgesTo", "plainInit"):
                if cls.get(key) is not None:
                    fact[key] = cls[key]
            fact["conformsTo"] = cls["conformsTo"]
            fact["fields"] = fields
            fact["initialisers"] = self.initialisers(name, cls.get("initialisers", []))
            for key in ("methods", "typeMethods"):
                methods = []
                for method in cls.get(key, []):
                    entry = {"signature": method["swiftSignature"]}
                    if method.get("asyncSignature"):
                        entry["async"] = method["asyncSignature"]
                    methods.append(entry)
                if methods:
                    fact[key] = methods
            types.append(fact)
        for name, (module, fields) in FOREIGN_TYPES.items():
            types.append({
                "name": name, "kind": "foreign", "module": module,
                "fields": [self.field({"name": n, "swiftType": t, "readonly": True}) for n, t in fields],
            })
        return {"types": sorted(types, key=lambda t: t["name"])}

    def protocols(self):
        protocols = []
        for name, cls in sorted(self.classes.items()):
            if cls["kind"] == "protocol":
                fact = {"name": name, "introduced": cls["introduced"], "inherits": cls["inherits"]}
                if cls["deprecated"]:
                    fact["deprecated"] = cls["deprecated"]
                fact["methods"] = [m["swiftSignature"] for m in cls["methods"]]
                fact["properties"] = [f"{p['name']}: {p['swiftType']}" for p in cls["properties"]]
                protocols.append(fact)
        return {"protocols": protocols}

    def enumeration_facts(self):
        enumerations, newtypes = [], []
        for name, enumeration in sorted(self.enumerations.items()):
            if enumeration["kind"] == "stringNewtype":
                newtypes.append({
                    "name": name, "objcName": enumeration["objcName"],
                    "constants": [
                        {"name": c["name"], "value": constant_value(enumeration["objcName"], c)}
                        for c in enumeration["constants"]
                    ],
                })
            elif name not in self.code_enumerations:
                fact = {"name": name, "kind": enumeration["kind"], "rawType": enumeration["rawType"]}
                if enumeration.get("deprecated"):
                    fact["deprecated"] = enumeration["deprecated"]
                fact["cases"] = self.cases(enumeration["cases"])
                enumerations.append(fact)
        return {"enumerations": enumerations, "stringTypes": newtypes}

    def result_facts(self):
        results = []
        for name, result in sorted(self.results.items()):
            fact = {"name": name}
            if result["superclass"] != "NSObject":
                fact["superclass"] = result["superclass"]
            if result["deprecated"]:
                fact["deprecated"] = result["deprecated"]
            if result["wrappedType"]:
                fact["swift"] = result["wrappedType"].split(" = ")[0]
                fact["type"] = self.value_type(fact["swift"])
            for key, name in (
                ("unsupportedReasonEnum", "unsupportedReasons"), ("confirmationReasonEnum", "confirmationReasons"),
            ):
                if result[key]:
                    fact[name] = result[key]
            fact["factories"] = [f["swiftSignature"] for f in result["factoryMethods"]]
            fact["initialisers"] = [i["swiftSignature"] for i in result["initialisers"]]
            results.append(fact)
        return {"resolutionResults": results}

    def constants(self):
        return {
            "constants": [
                {"name": c["name"], "value": global_constant_value(c["name"])} for c in self.catalog["constants"]
            ]
        }

    def index(self, domains, types, enumerations):
        return {
            "intents": {i["name"]: d for d, f in domains.items() for i in f["intents"]},
            "codeEnumerations": {
                i["response"]["codeEnumeration"]: i["name"] for f in domains.values() for i in f["intents"]
            },
            "types": [t["name"] for t in types["types"]],
            "enumerations": [e["name"] for e in enumerations["enumerations"]],
        }


def tidy(value, indent=0, used=0, width=118):
    """JSON with each value on one line where it fits, so that a change of one fact changes one line."""
    line = json.dumps(value, ensure_ascii=False)
    if indent + used + len(line) < width or not isinstance(value, (dict, list)) or not value:
        return line
    pad = " " * (indent + 1)
    if isinstance(value, dict):
        items = [f"{pad}{json.dumps(k)}: {tidy(v, indent + 1, len(k) + 4)}" for k, v in value.items()]
    else:
        items = [pad + tidy(v, indent + 1) for v in value]
    first, last = "{}" if isinstance(value, dict) else "[]"
    return first + "\n" + ",\n".join(items) + "\n" + " " * indent + last


def main():
    if len(sys.argv) not in (2, 3):
        sys.exit(__doc__)
    output = pathlib.Path(sys.argv[2]) if len(sys.argv) == 3 else ROOT / "Sources/CatalogueData/Facts"
    catalogue = Catalogue(json.loads(pathlib.Path(sys.argv[1]).read_text(encoding="utf-8")))
    domains, types, enumerations = catalogue.domains(), catalogue.types(), catalogue.enumeration_facts()
    files = dict(domains)
    files["Types"] = types
    files["Protocols"] = catalogue.protocols()
    files["Enumerations"] = enumerations
    files["ResolutionResults"] = catalogue.result_facts()
    files["Constants"] = catalogue.constants()
    files["Index"] = catalogue.index(domains, types, enumerations)
    output.mkdir(parents=True, exist_ok=True)
    for name, value in files.items():
        (output / f"{name}.json").write_text(tidy(value) + "\n", encoding="utf-8")
    if len(sys.argv) == 2:
        behaviour = output.parent / "Behaviour"
        for domain in domains:
            path = behaviour / f"{domain}.json"
            if not path.exists():
                path.write_text("{}\n", encoding="utf-8")


main()
