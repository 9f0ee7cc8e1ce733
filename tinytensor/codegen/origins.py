"""Which word of the two yaml entries caused which generated line.

No generator notes where its words came from. Instead the generators run again, once for each word of the entries, with the
word taken out or another in its place. The lines that come out different are the lines that the word caused. So the answer
comes from the generators themselves, and stays right when they change.

A line that no word changes is the frame that every operator gets.

torchgen has no counterpart.
"""

from __future__ import annotations

import ast
import difflib
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from tinytensor.aten.core.schema.function_schema import SchemaKind
from tinytensor.codegen.emit import FILES, Operator, emit, emit_what_can_be, full_name, read, shipped_texts
from tinytensor.codegen.entry_text import EntryFault, derivative_entry, native_entry
from tinytensor.codegen.load import saved_fact

VERSION = 1
_OTHER = "another"  # put in the place of a word; a name like any other, so that the generators accept it

Texts = Mapping[str, str]
Span = tuple[str, int, int, int]


@dataclass(frozen=True)
class Word:
    """A word of the entries.

    spans     where it stands: (place, line, start, end)
    without   the texts of the entries without it, or with another word in its place where something must stand
    """

    text: str
    what: str
    spans: tuple[Span, ...]
    without: Texts


def origins(name: str, derivative: str | None = None, native: str | None = None) -> dict[str, Any]:
    """The entries of `name` beside the lines that the generators make of them, as a dict for `json.dumps`.

    name        "exp", or with the overload, "add.Tensor"
    derivative  an entry to take the place of the one in derivatives.yaml, as yaml text
    native      the same for native_functions.yaml

    {"version": 1, "kind": "codegen", "name", "edited",
     "entries": [{"place", "file", "line", "lines": [{"text", "words": [[start, end, word]]}]}],
     "words": [{"text", "what", "lines"}],
     "files": [{"file", "what", "lines": [{"text", "words": [word, ...]}]}],
     "saved": {"node", "inputs", "outputs", "values"}}

    A word is a place in the list `words`; of the words of a line the first is the one that caused the fewest lines.
    EntryFault, with line and column, if the entries cannot be read. ValueError if there is no such operator.
    """
    name = full_name(name)
    shipped = shipped_texts(name)
    texts = dict(shipped)
    for place, text in (("derivative", derivative), ("native", native)):
        if text is not None:
            texts[place] = text.rstrip()
    operator = read(name, texts)
    emitted = emit(operator)
    words: list[tuple[Word, int]] = []
    caused: dict[tuple[str, int], list[int]] = {}
    for word in sorted(_words(operator), key=lambda w: _place(w.spans[0])):
        lines = _caused(name, emitted, word)
        if lines:
            for line in lines:
                caused.setdefault(line, []).append(len(words))
            words.append((word, len(lines)))
    for found in caused.values():
        found.sort(key=lambda word: (words[word][1], word))
    return {
        "version": VERSION,
        "kind": "codegen",
        "name": operator.fn.full_name,
        "edited": texts != shipped,
        "entries": [_entry(name, place, text, operator, words) for place, text in texts.items()],
        "words": [{"text": word.text, "what": word.what, "lines": count} for word, count in words],
        "files": [
            {
                "file": file,
                "what": FILES[file],
                "lines": [{"text": line, "words": caused.get((file, k), [])} for k, line in enumerate(emitted[file])],
            }
            for file in FILES
            if file in emitted
        ],
        "saved": _saved(operator),
    }


def changes(before: Mapping[str, Any], after: Mapping[str, Any]) -> list[dict[str, Any]]:
    """What differs between two results of `origins`: [{"file", "lines": [[sign, text], ...]}], sign one of " ", "-", "+".

    Files without a difference are left out; the lines of the others are all there.
    """
    old = {f["file"]: [line["text"] for line in f["lines"]] for f in before["files"]}
    new = {f["file"]: [line["text"] for line in f["lines"]] for f in after["files"]}
    found = []
    for file in FILES:
        a, b = old.get(file, []), new.get(file, [])
        if a != b:
            lines = []
            for kind, i1, i2, j1, j2 in difflib.SequenceMatcher(None, a, b, autojunk=False).get_opcodes():
                if kind == "equal":
                    lines += [[" ", line] for line in a[i1:i2]]
                else:
                    lines += [["-", line] for line in a[i1:i2]] + [["+", line] for line in b[j1:j2]]
            found.append({"file": file, "lines": lines})
    return found


def _entry(name: str, place: str, text: str, operator: Operator, words: list[tuple[Word, int]]) -> dict[str, Any]:
    written = {
        "native": native_entry(name),
        "owner": native_entry(operator.fn.structured_delegate or "") or native_entry(name),
        "derivative": derivative_entry(name if operator.info is None else operator.info.name) or derivative_entry(name),
    }[place]
    spans = [(span, k) for k, (word, _) in enumerate(words) for span in word.spans]
    lines = [
        {
            "text": line,
            "words": sorted([start, end, k] for (where, at, start, end), k in spans if (where, at) == (place, number)),
        }
        for number, line in enumerate(text.splitlines())
    ]
    file = "autograd/derivatives.yaml" if place == "derivative" else "aten/native/native_functions.yaml"
    return {"place": place, "file": file, "line": None if written is None else written.line, "lines": lines}


def _saved(operator: Operator) -> dict[str, Any]:
    """What the node keeps: tensors that came in, results, and numbers or sizes."""
    info = operator.info
    if info is None or info.op is None:
        return {"node": None, "inputs": [], "outputs": [], "values": []}
    tensors = [s for s in info.saved if s.kind != "value"]
    return {
        "node": info.op,
        "inputs": [s.name for s in tensors if not s.is_output],
        "outputs": [s.name for s in tensors if s.is_output],
        "values": [s.name for s in info.saved if s.kind == "value"],
    }


def _caused(name: str, emitted: dict[str, list[str]], word: Word) -> set[tuple[str, int]]:
    """The lines that come out different without the word; none if the entries cannot be read without it."""
    try:
        without = emit_what_can_be(read(name, word.without, strict=False))
    except EntryFault:
        return set()
    lines = set()
    for file, before in emitted.items():
        matcher = difflib.SequenceMatcher(None, before, without.get(file, []), autojunk=False)
        for kind, start, end, _, _ in matcher.get_opcodes():
            if kind != "equal":
                lines |= {(file, k) for k in range(start, end) if before[k].strip()}
    return lines


# ---- the words -------------------------------------------------------------------------------------------------------

_ORDER = {"native": 0, "owner": 1, "derivative": 2}


def _place(span: Span) -> tuple[int, int, int]:
    return _ORDER[span[0]], span[1], span[2]


def _words(operator: Operator) -> Iterator[Word]:
    yield _operator_name(operator)
    for argument in operator.fn.arguments:
        yield _renamed(operator, argument.name, "argument")
    yield from _marks(operator)
    yield from _fields(operator)
    if operator.info is not None and "derivative" in operator.texts:
        yield from _formula_words(operator)


def _exchanged(texts: Texts, pattern: str, places: str = "native owner derivative") -> tuple[tuple[Span, ...], Texts]:
    """All matches of group 1 of a pattern: their spans, and the texts with something else in their place."""
    spans, changed = [], dict(texts)
    for place, text in texts.items():
        if place not in places:
            continue
        matches = list(re.finditer(pattern, text, re.MULTILINE))
        for match in matches:
            line = text.count("\n", 0, match.start(1))
            start = match.start(1) - (text.rfind("\n", 0, match.start(1)) + 1)
            spans.append((place, line, start, start + len(match[1])))
        for match in reversed(matches):
            changed[place] = changed[place][: match.start(1)] + _OTHER + changed[place][match.end(1) :]
    return tuple(spans), changed


def _operator_name(operator: Operator) -> Word:
    name = operator.fn.base_name
    base = name.removesuffix("_") if operator.fn.kind is SchemaKind.inplace else name
    spans, without = _exchanged(
        operator.texts, rf"^(?:- (?:func|name)|  structured_delegate): ({re.escape(base)})(?=_?[.(]|$)"
    )
    return Word(base, "the operator's name", spans, without)


def _renamed(operator: Operator, name: str, what: str) -> Word:
    """An argument: in the schemas, in front of its formula, and in the formulas."""
    spans, without = _exchanged(operator.texts, rf"(?<![\w.])({re.escape(name)})(?=\b|_[tp]\b)(?!\.?\w*:\s*\w+_impl)")
    schema_and_key = tuple(s for s in spans if _is_schema_or_key(operator.texts[s[0]].splitlines()[s[1]], s[2]))
    return Word(name, what, schema_and_key, without)


def _is_schema_or_key(line: str, start: int) -> bool:
    return line.startswith("- ") or start < line.find(":")


def _marks(operator: Operator) -> Iterator[Word]:
    """`(a!)`, which says that an argument is written to, and defaults."""
    line = operator.texts["native"].splitlines()[0]
    for match in re.finditer(r"\([a-z]!?\)", line):
        changed = {**operator.texts, "native": operator.texts["native"].replace(match[0], "", 1)}
        if line.index(match[0]) == match.start():
            spans = tuple(("native", 0, m.start(), m.end()) for m in re.finditer(re.escape(match[0]), line))
            changed["native"] = operator.texts["native"].replace(match[0], "")
            yield Word(match[0], "written to" if "!" in match[0] else "shares its memory", spans, changed)
    arguments = {a.name: a for a in operator.fn.arguments}
    for match in re.finditer(r"(\w+)=(\[[^\]]*\]|[^,) ]+)", line):
        if match[1] in arguments and arguments[match[1]].has_default_value():
            instead = {"False": "True", "True": "False"}.get(match[2]) or re.sub(r"[\d.]+", "7", match[2])
            instead = line[: match.start(2)] + instead if instead != match[2] else line[: match.start(2) - 1]
            changed = {**operator.texts, "native": instead + operator.texts["native"][match.end(2) :]}
            span = ("native", 0, match.start(2), match.end(2))
            yield Word(match[2], f"default of {match[1]}", (span,), changed)


def _fields(operator: Operator) -> Iterator[Word]:
    """The words of `variants`, `structured`, `structured_delegate`, `native`, `dispatch`."""
    for place in ("native", "owner"):
        text = operator.texts.get(place, "")
        lines = text.splitlines()
        for number, line in enumerate(lines[1:], 1):
            key, _, value = line.partition(":")
            key, value = key.strip(), value.strip()
            start = len(line) - len(line.lstrip())
            if key == "variants":
                for word in re.finditer(r"\w+", line[line.index(":") :]):
                    left = [v.strip() for v in value.split(",") if v.strip() != word[0]]
                    instead = f"  variants: {', '.join(left)}" if left else ""
                    at = line.index(":") + word.start()
                    yield _line_word(operator, place, number, word[0], "variant", (at, at + len(word[0])), instead)
            elif key in ("structured", "structured_delegate", "manual_cpp_binding", "calls_operators"):
                yield _line_word(operator, place, number, line.strip(), "field", (start, len(line)), "")
            elif value and (key == "native" or line.startswith("    ")):
                at = line.index(value)
                what = "module of the kernel" if key == "native" else f"kernel for {key}"
                instead = line[:at] + (f"{_OTHER}_impl" if value.endswith("_impl") else _OTHER)
                yield _line_word(operator, place, number, value, what, (at, at + len(value)), instead)


def _line_word(
    operator: Operator, place: str, number: int, word: str, what: str, span: tuple[int, int], instead: str
) -> Word:
    lines = operator.texts[place].splitlines()
    lines[number : number + 1] = [instead] if instead else []
    changed = {**operator.texts, place: "\n".join(lines)}
    return Word(word, what, ((place, number, *span),), changed)


def _formula_words(operator: Operator) -> Iterator[Word]:
    """The names in each formula, and each formula of forward mode as a whole."""
    assert operator.info is not None
    text = operator.texts["derivative"]
    lines = text.splitlines()
    written = {derivative.var_names: derivative.source for derivative in operator.info.derivatives}
    for number, line in enumerate(lines[1:], 1):
        key, _, formula = line.partition(": ")
        names = tuple(name.strip() for name in key.split(","))
        start = len(line) - len(formula)
        if names in written and written[names] == formula.strip():
            yield from _names(operator, number, ", ".join(names), formula, start)
        elif names in written:  # written in several lines or between quotes
            yield _line_word(operator, "derivative", number, formula, f"formula of {', '.join(names)}",
                             (start, len(line)), f"{key}: grad")  # fmt: skip
        elif tuple(name.strip() for name in names) in operator.info.forward:
            yield _line_word(operator, "derivative", number, formula, f"forward formula of {', '.join(names)}",
                             (start, len(line)), "")  # fmt: skip


def _names(operator: Operator, number: int, of: str, formula: str, start: int) -> Iterator[Word]:
    """Each name of a formula with all of its uses there."""
    info = operator.info
    assert info is not None
    arguments = {a.name: a for a in info.func.arguments}
    outputs = {s.source: s for s in info.saved if s.is_output}
    found: dict[str, list[tuple[int, int]]] = {}
    called: set[str] = set()

    def visit(node: ast.AST) -> None:
        fact = saved_fact(node, arguments, outputs)
        if fact is not None or isinstance(node, ast.Name):
            assert isinstance(node, ast.expr)
            found.setdefault(ast.unparse(node), []).append((node.col_offset, node.end_col_offset or 0))
        if fact is not None:
            return
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            called.add(node.func.id)
        for child in ast.iter_child_nodes(node):
            visit(child)

    visit(ast.parse(formula.strip(), mode="eval").body)
    for name, places in found.items():
        changed = formula
        for begin, end in sorted(places, reverse=True):
            changed = changed[:begin] + (_other_function(name) if name in called else "(1)") + changed[end:]
        lines = operator.texts["derivative"].splitlines()
        lines[number] = lines[number][:start] + changed
        texts = {**operator.texts, "derivative": "\n".join(lines)}
        what = f"called in the formula of {of}" if name in called else f"in the formula of {of}"
        spans = tuple(("derivative", number, start + begin, start + end) for begin, end in places)
        yield Word(name, what, spans, texts)


def _other_function(name: str) -> str:
    """Another function that exists, so that the generator does not refuse the formula."""
    return "neg" if name != "neg" else "exp"
