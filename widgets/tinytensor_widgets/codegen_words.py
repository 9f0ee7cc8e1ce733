"""The words of codegen_diff.py: letters for the words of an entry, sentences about causes and changes, and everything as text.

A "word" is a part of a yaml entry that caused emitted lines, such as an argument's name or a formula. It is known by its
number, which gives its letter and its colour.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
NODE_AND_KERNEL = ("autograd/generated/variable_type.py", "autograd/generated/functions.py")


def letter(word: int) -> str:
    return LETTERS[word] if word < len(LETTERS) else str(word)


def letters(words: Sequence[int]) -> str:
    return "".join(letter(word) for word in words)


def counted(count: int, noun: str) -> str:
    return f"{count} {noun}" if count == 1 else f"{count} {noun}s"


def listed(words: Sequence[str]) -> str:
    """ "a", "a and b", "a, b and c"."""
    # `filter` drops the empty first part of a single word.
    return " and ".join(filter(None, [", ".join(words[:-1]), *words[-1:]]))


def chosen_files(spec: dict[str, Any], show: str) -> list[dict[str, Any]]:
    """The files of the spec that `show` names: one, "all", or "" for the node and its kernel."""
    files = spec["files"]
    if show == "all":
        return list(files)
    wanted = NODE_AND_KERNEL if show == "" else (show,)
    return [f for f in files if f["file"] in wanted] or list(files)


# ---- sentences


def word_sentence(spec: dict[str, Any], word: int) -> str:
    """ "I, result, in the formula of self: caused 5 lines, 1 in autograd/generated/variable_type.py, ..." """
    found = spec["words"][word]
    places = []
    for f in spec["files"]:
        count = sum(word in line["words"] for line in f["lines"])
        if count:
            places.append(f"{count} in {f['file']}")
    total = counted(found["lines"], "line")
    return f"{letter(word)}, {found['text']}, {found['what']}: caused {total}: {', '.join(places)}"


def line_sentence(spec: dict[str, Any], line: dict[str, Any]) -> str:
    """The line, and by which words it was caused; the most particular first."""
    if not line["words"]:
        return f"{line['text'].strip()}: in every operator of this kind"
    causes = [f"{letter(w)} {spec['words'][w]['text']}, {spec['words'][w]['what']}" for w in line["words"]]
    return f"{line['text'].strip()}: caused by {'; '.join(causes)}"


def origin_sentence(spec: dict[str, Any]) -> str:
    lines = [line for f in spec["files"] for line in f["lines"] if line["text"].strip()]
    caused = sum(bool(line["words"]) for line in lines)
    return (
        f"{spec['name']}: {counted(len(spec['words']), 'word')} of the entries cause {caused} of {len(lines)} lines "
        f"in {counted(len(spec['files']), 'file')}; the others are the frame that every operator gets."
    )


def saved_sentence(before: dict[str, Any], after: dict[str, Any]) -> str:
    """ "ExpBackward0 saves self instead of result." """
    old, new = before["saved"], after["saved"]
    if new["node"] is None:
        return "No node is made any more." if old["node"] else ""
    names = [{name: kind for kind in ("inputs", "outputs", "values") for name in saved[kind]} for saved in (old, new)]
    kinds = {"inputs": "the input", "outputs": "the output", "values": "the value"}
    gained = [f"{kinds[kind]} {name}" for name, kind in names[1].items() if name not in names[0]]
    lost = [f"{kinds[kind]} {name}" for name, kind in names[0].items() if name not in names[1]]
    if gained and lost:
        return f"{new['node']} saves {listed(gained)} instead of {listed(lost)}."
    if gained:
        return f"{new['node']} saves {listed(gained)} as well."
    if lost:
        return f"{new['node']} no longer saves {listed(lost)}."
    return f"{new['node']} saves what it saved before."


def diff_sentence(before: dict[str, Any], after: dict[str, Any], changes: list[dict[str, Any]]) -> str:
    if before == after:
        return f"{after['name']}: the entries are as shipped, nothing differs."
    if not changes:
        return f"{after['name']}: the entries differ, and the same lines come out."
    gone = sum(sign == "-" for f in changes for sign, _ in f["lines"])
    come = sum(sign == "+" for f in changes for sign, _ in f["lines"])
    files = counted(len(changes), "file")
    return f"{saved_sentence(before, after)} {counted(gone, 'line')} gone, {come} new, in {files}.".strip()


def journey_sentence(journey: dict[str, Any]) -> str:
    places = journey["places"]
    by_hand = sum(p["written"] == "by hand" for p in places)
    tables = "first two" if places[1]["file"].endswith(".yaml") else "first"
    return (
        f"{journey['name']} appears in {len(places)} places: {by_hand} written by hand, "
        f"{len(places) - by_hand} generated from the {tables}."
    )


# ---- as text


def entry_text(entries: list[dict[str, Any]]) -> list[str]:
    """Each line of the entries, and below it the letters of its words where they begin."""
    lines = []
    for entry in entries:
        lines.append(entry["file"])
        for line in entry["lines"]:
            lines.append("  " + line["text"])
            marks = [" "] * (len(line["text"]) + 1)
            for start, _, word in line["words"]:
                marks[start] = letter(word)
            if line["words"]:
                lines.append("  " + "".join(marks).rstrip())
    return lines


def origin_text(spec: dict[str, Any], show: str) -> str:
    lines = [origin_sentence(spec), *entry_text(spec["entries"]), "words"]
    for k, word in enumerate(spec["words"]):
        lines.append(f"  {letter(k)}  {word['text']}, {word['what']}: {counted(word['lines'], 'line')}")
    for f in chosen_files(spec, show):
        lines.append(f"{f['file']}: {f['what']}")
        lines += [f"  {letters(line['words']).ljust(6)} {line['text']}".rstrip() for line in f["lines"]]
    return "\n".join(lines)


def diff_text(before: dict[str, Any], after: dict[str, Any], changes: list[dict[str, Any]]) -> str:
    lines = [diff_sentence(before, after, changes)]
    for old, new in zip(before["entries"], after["entries"], strict=False):
        was, now = ([line["text"] for line in e["lines"]] for e in (old, new))
        if was != now:
            lines.append(new["file"])
            lines += [f"- {line}" for line in was if line not in now] + [f"+ {line}" for line in now if line not in was]
    for f in changes:
        lines.append(f["file"])
        lines += [f"{sign} {line}".rstrip() for sign, line in f["lines"]]
    return "\n".join(lines)


def journey_text(journey: dict[str, Any]) -> str:
    lines = [journey_sentence(journey)]
    for k, place in enumerate(journey["places"], 1):
        lines.append(f"{k:>3}  {place['file']}:{place['line']}  {place['what']} ({place['written']})")
        lines.append(f"     {place['text'].strip()}")
    return "\n".join(lines)
