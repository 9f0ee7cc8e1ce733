"""The words of dispatch_trace.py: from an `introspect.dispatch_trace` dict to rows, sentences and tables of text.

Texts leave out times, since they must be the same on every machine. They also leave out line numbers of the package's files,
unless a caller wants them (`exact`): a notebook that was executed yesterday would point at the wrong line tomorrow.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, NamedTuple

from tinytensor.introspect.dispatch_table import BACKEND_BITS, FUNCTIONALITIES, MARKS

WHY_SKIPPED = {
    "fallthrough": "fallthrough: nothing to do here",
    "no grad": "skipped: nothing requires grad (PyTorch asks in the kernel)",
    "autocast is off": "skipped: autocast is off",
    "below": "not reached: nobody redispatched to it",
    "missing": "no kernel",
    "runs": "not reached",
}
# Every bit of a key set, highest priority first.
BITS: dict[str, tuple[str, ...]] = {
    "functionalities": FUNCTIONALITIES[::-1], "backends": BACKEND_BITS[::-1], "marks": MARKS,
}  # fmt: skip


MOST_LINES = 400
MOST_PLACE = 44  # letters of a place in a picture
MOST_REASON = 36  # and of a reason


class Row(NamedTuple):
    """A line of the path: a call's head, a stop that ran, a key that was skipped, or a part of a kernel's body."""

    kind: str  # "call", "stop", "skipped", "part", "error"
    depth: int
    call: int
    number: int | None  # stops count through the whole trace, from 1
    stop: int | None
    key: str
    words: str
    place: str


def family(key: str) -> str:
    """What kind of key it is."""
    if key.startswith("Autograd") or key == "REQUIRES_GRAD":
        return "autograd"
    if key.startswith(("Python", "__torch")):
        return "python"
    if key == "ADInplaceOrView":
        return "view"
    if key.startswith(("Autocast", "Functionalize", "FuncTorch")):
        return "transform"
    return "other" if key in ("BackendSelect", "PreDispatch", "Undefined", *BITS["marks"]) else "backend"


def operator_name(call: dict[str, Any]) -> str:
    return f"{call['name']}.{call['overload']}" if call["overload"] else call["name"]


def signature(call: dict[str, Any]) -> str:
    """`aten::mm(float32 (2, 3), float32 (3, 2)) -> float32 (2, 2)`; what has its default is left out where it can be."""
    # Positional arguments with their defaults can be left out only from the end.
    positional = [argument for argument in call["arguments"] if not argument["keyword"]]
    while positional and positional[-1]["default"]:
        positional.pop()
    given = [argument["value"] for argument in positional]
    given += [f"{a['name']}={a['value']}" for a in call["arguments"] if a["keyword"] and not a["default"]]
    result = " -> " + ", ".join(call["results"]) if call["results"] and call["results"] != ["None"] else ""
    return f"{operator_name(call)}({', '.join(given)}){result}"


def file_only(place: str) -> str:
    """A place without its folders, and a long one without its function: the sentences beside pictures have the whole of it.

    >>> file_only("aten/native/linalg/linear_algebra.py:120 mm_meta")
    'linear_algebra.py:120 mm_meta'
    >>> file_only("aten/core/python_fallback_kernel.py:100 python_tls_snapshot_fallback")
    'python_fallback_kernel.py:100'
    """
    place = re.sub(r"^(?:\w+/)+", "", place)
    return place if len(place) <= MOST_PLACE else re.sub(r"(\.py(:\d+)?) \S+", r"\1", place)


def short_reason(words: str) -> str:
    """A reason as pictures show it: of a handler with a long name the method, which its sentence names in full.

    >>> short_reason("OperationLogger.__torch_dispatch__ is asked")
    '__torch_dispatch__ is asked'
    """
    return words if len(words) <= MOST_REASON else re.sub(r"^\w+\.(__torch_)", r"\1", words)


def place(source: dict[str, Any] | None, exact: bool = False) -> str:
    """`aten/native/linalg/linear_algebra.py mm_meta`: from the package on. Of the package's own files the line only
    where `exact`."""
    if source is None:
        return ""
    name = source["file"].removeprefix("tinytensor/")
    line = f":{source['line']}" if exact or name == source["file"] else ""
    function = f" {source['function']}" if source["function"] else ""
    return f"{name}{line}{function}"


def stop_words(stop: dict[str, Any]) -> str:
    """Why this kernel: the reason, and what is unusual about it."""
    if stop["kind"] in ("mode", "subclass", "torch_function"):
        return f"{stop['kernel']} is asked"
    boxed = ", boxed" if stop["boxed"] else ""
    return f"{stop['reason']}{boxed}" if stop["kind"] == "kernel" else "no kernel"


def rows_of(trace: dict[str, Any], exact: bool = False) -> list[Row]:
    """The whole path, in the order in which things ran. Skipped keys are shown for outermost calls only."""
    rows: list[Row] = []
    counter = [0]  # a list, so that the calls of `_call_rows` count together
    for call in trace["calls"]:
        if call["parent"] is None:
            _call_rows(trace, call, 0, rows, counter, exact)
    if trace["error"] and not any(row.kind == "error" for row in rows):
        rows.append(Row("error", 0, -1, None, None, "", trace["error"].splitlines()[0], ""))
    return rows


def _call_rows(
    trace: dict[str, Any], call: dict[str, Any], depth: int, rows: list[Row], counter: list[int], exact: bool
) -> None:
    """Append the rows of one call: its head, then its stops and skipped keys, with the calls that a stop made below it.

    `waiting` are the keys that the call's key set has, by priority, and that have not been shown yet. Before a stop is shown,
    all keys above its own are shown as skipped.
    """
    number = call["id"]
    head = "" if call["node"] is None or _inside_node(trace, call) else f", called by {node_name(trace, call)}"
    rows.append(Row("call", depth, number, None, None, "", signature(call) + head, place(call["entry"], exact)))
    overridden = bool(call["stops"]) and call["stops"][0]["key"] == "__torch_function__"  # no key was looked at
    waiting = list(call["way"]) if depth == 0 and not overridden else []

    def add_stop(index: int) -> None:
        stop = call["stops"][index]
        while stop["kind"] in ("kernel", "missing") and any(key["key"] == stop["key"] for key in waiting):
            key = waiting.pop(0)
            if key["key"] == stop["key"]:
                break
            rows.append(Row("skipped", depth + 1, number, None, None, key["key"], WHY_SKIPPED[key["stop"]], ""))
        counter[0] += 1
        words, where = stop_words(stop), place(stop["source"], exact)
        rows.append(Row("stop", depth + 1, number, counter[0], index, stop["key"], words, where))
        for part in stop["parts"] if depth == 0 else ():
            words, where = _PARTS[kind_of_part(part)], place(part, exact)
            rows.append(Row("part", depth + 2, number, None, index, "", words, where))
        # Inside of a stop are further stops of the same call (redispatches) and other calls, in the order in which they began.
        inside: list[tuple[Any, Any, Any]] = [
            (other["order"], add_stop, place_) for place_, other in enumerate(call["stops"]) if other["inside"] == index
        ]
        inside += [(trace["calls"][inner]["order"], add_call, inner) for inner in stop["calls"]]
        for _, add, what in sorted(inside, key=lambda step: step[0]):
            add(what)

    def add_call(inner: int) -> None:
        _call_rows(trace, trace["calls"][inner], depth + 2, rows, counter, exact)

    for index, stop in enumerate(call["stops"]):
        if stop["inside"] is None:
            add_stop(index)
    rows += [Row("skipped", depth + 1, number, None, None, key["key"], WHY_SKIPPED[key["stop"]], "") for key in waiting]
    if call["error"]:
        rows.append(Row("error", depth + 1, number, None, None, "", call["error"].splitlines()[0], ""))


_PARTS = {"meta": "meta function: checks, and says what the output is", "out": "makes the output",
          "impl": "impl: reads and writes elements", "": "is called in it"}  # fmt: skip


def kind_of_part(part: dict[str, Any]) -> str:
    """Which station of a structured kernel a function is: "meta", "out", "impl" or ""."""
    name = part["function"]
    if name.endswith("_meta"):
        return "meta"
    if name.endswith("_impl") or name.startswith("run_"):
        return "impl"
    return "out" if name in ("empty_from_metadata", "structured_out", "structured_inplace") else ""


def node_name(trace: dict[str, Any], call: dict[str, Any]) -> str:
    return trace["nodes"][call["node"]]["name"]


def _inside_node(trace: dict[str, Any], call: dict[str, Any]) -> bool:
    """Whether the call around this one belongs to the same node, so that the node need not be named again."""
    return call["parent"] is not None and trace["calls"][call["parent"]]["node"] == call["node"]


def sentence(trace: dict[str, Any], row: Row, steps: int) -> str:
    """What happens at a stop, to be read aloud."""
    name = operator_name(trace["calls"][row.call])
    where = f", {row.place}" if row.place else ""
    return f"step {row.number} of {steps}: {name} at {row.key}, {row.words}{where}"


def aligned(table: list[list[str]], indent: str = "") -> list[str]:
    """The rows with their columns under each other."""
    widths = [max(len(row[column]) for row in table) for column in range(len(table[0]))] if table else []
    return [indent + "  ".join(c.ljust(w) for c, w in zip(row, widths, strict=True)).rstrip() for row in table]


# The views as text.


def path_text(trace: dict[str, Any]) -> str:
    lines: list[str] = []
    every = rows_of(trace)
    rows = every[:MOST_LINES]
    width = max((len(row.key) for row in rows), default=0)
    words = max((len(row.words) for row in rows if row.kind != "call" and row.kind != "error"), default=0)
    for row in rows:
        indent = "  " * row.depth
        if row.kind == "call":
            lines.append(f"{indent}{row.words}" + (f"    {row.place}" if row.place else ""))
        elif row.kind == "error":
            lines.append(f"{indent}raised {row.words}")
        else:
            mark = {"stop": f"{row.number}.", "skipped": "-", "part": ""}[row.kind]
            lines.append(f"{indent}{mark:<4}{row.key:<{width}}  {row.words:<{words}}  {row.place}".rstrip())
    if len(every) > len(rows):
        lines.append(f"and {len(every) - len(rows)} more lines")
    return "\n".join(lines) or "no operator was called"


def keyset_rows(call: dict[str, Any]) -> tuple[list[str], list[tuple[str, list[str]]]]:
    """(heads, rows): for every bit, highest priority first, then backends, then marks, what each set says: "1" or "".

    The arguments, what the thread adds and takes away, the set that the call dispatches on, what the operator's mask
    takes away, which bit wins; then the set with which each redispatch went on.
    """
    later = [stop for stop in call["stops"] if stop["inside"] is not None and stop["kind"] in ("kernel", "missing")]
    arguments = [argument for argument in call["arguments"] if argument["keys"]]
    heads = [argument["name"] for argument in arguments] + ["+ included", "- excluded", "= key set", "skipped", "wins"]
    heads += [f"then {stop['key']}" for stop in later]
    sets = [argument["keys"] for argument in arguments] + [call["included"], call["excluded"], call["keys"]]
    first = next((stop for stop in call["stops"] if stop["kind"] in ("kernel", "missing")), None)
    winner = first["key"] if first else ""
    rows: list[tuple[str, list[str]]] = []
    for kind in ("functionalities", "backends", "marks"):
        for name in BITS[kind]:
            cells = ["1" if name in keys.get(kind, ()) else "" for keys in sets]
            after = ["1" if name in stop["keys"][kind] else "" for stop in later]
            if kind == "marks" and not any(cells):
                continue
            skipped = kind == "functionalities" and name in call["mask"]["skipped"] and cells[-1]
            rows.append((name, [*cells, "skipped" if skipped else "", winner if wins(call, name) else "", *after]))
    return heads, rows


def keyset_steps(call: dict[str, Any]) -> list[dict[str, Any]]:
    """How the dispatcher comes to a key, step by step: {"says", "columns", "row", "gone"}.

    `columns` of `keyset_rows` are known after the step, `row` is the bit that it is about ("" for none), and the bits in
    `gone` have been cleared. First the sets are united, column by column; then the highest bit is looked at, again and again.
    """
    arguments = [argument for argument in call["arguments"] if argument["keys"]]
    steps: list[dict[str, Any]] = []

    def add(says: str, columns: int, row: str = "", gone: list[str] | None = None) -> None:
        steps.append({"says": says, "columns": columns, "row": row, "gone": list(gone or [])})

    known = len(arguments)
    if known:
        names = " and ".join(argument["name"] for argument in arguments)
        add(f"every tensor brings its keys: the bits of {names}", known)
    included, excluded = call["included"]["functionalities"], call["excluded"]["functionalities"]
    add(f"the thread adds {' and '.join(included) or 'no bit'}", known + 1)
    add(f"the thread takes away {' and '.join(excluded) or 'no bit'}", known + 2)
    left = [name for name in BITS["functionalities"] if name in call["keys"]["functionalities"]]
    add(f"the key set of this call: {len(left)} functionalities, and the bits of backends", known + 3)
    reasons = [WHY_SKIPPED[way["stop"]] for way in call["way"]] if len(call["way"]) == len(left) else []
    gone: list[str] = []
    for place, name in enumerate(left):
        if name not in call["mask"]["skipped"]:
            break
        gone.append(name)
        why = f", {reasons[place]}" if reasons else ""
        add(f"the highest bit is {name}{why}; so the bit is masked", known + 4, name, gone)
    first = next((stop for stop in call["stops"] if stop["kind"] in ("kernel", "missing")), None)
    top = next((name for name in left if wins(call, name)), "")
    if first is not None and top:
        add(
            f"the highest bit that is left is {top}: the key is {first['key']}, and its kernel runs",
            known + 5,
            top,
            gone,
        )
    later = [stop for stop in call["stops"] if stop["inside"] is not None and stop["kind"] in ("kernel", "missing")]
    for number, stop in enumerate(later, known + 6):
        after = stop["keys"]["functionalities"]
        gone = [name for name in left if name not in after or name in call["mask"]["skipped"]]
        row = next((name for name in left if name not in gone), "")
        add(f"the kernel calls again without its own bit and those above it; now {stop['key']} is the highest key that has "
            "something to do", number, row, gone)  # fmt: skip
    return [{**step, "says": f"step {n} of {len(steps)}: {step['says']}"} for n, step in enumerate(steps, 1)]


def wins(call: dict[str, Any], name: str) -> bool:
    """Whether this bit is of the key whose kernel runs. Such a key may have two: a functionality and a backend."""
    return name in call["mask"]["winner"]


def keyset_text(call: dict[str, Any]) -> str:
    heads, rows = keyset_rows(call)
    table = [["bit", *heads], *([name, *cells] for name, cells in rows)]
    lines = [signature(call), *aligned(table, "  ")]
    return "\n".join([*lines, f"key set: {call['keys']['text']}", f"runs: {stops_text(call)}"])


def stops_text(call: dict[str, Any]) -> str:
    """`AutogradCPU, then CPU`."""
    return ", then ".join(stop["key"] for stop in call["stops"] if stop["kind"] != "mode") or "nothing"


def table_text(table: dict[str, Any], before: dict[str, Any] | None = None) -> str:
    """Registered kernels, and the computed table that follows. What differs from `before` is marked with `*`."""
    lines = [table["schema"] or table["name"], "registered:"]
    lines += aligned([[r["key"] + ("[alias]" if r["alias"] else "") + ("" if r["active"] else " (inactive)"),
                       place(r["source"]) or r["kernel"]] for r in table["registered"]], "  ")  # fmt: skip
    lines.append("computed table:")
    old = {row["key"]: row for row in before["rows"]} if before else {}
    rows = []
    for row in table["rows"]:
        if row["is_valid"] or (row["key"] in old and old[row["key"]]["is_valid"]):
            rows.append([changed_mark(row, old), row["key"], row["reason"], kernel_words(row)])
    lines += aligned(rows, "  ")
    missing = [row["key"] for row in table["rows"] if not row["is_valid"]]
    if missing:
        lines.append(f"missing: {', '.join(missing)}")
    lines += [f"fallthrough on {backend}: {', '.join(names) or 'none'}"
              for backend, names in table["fallthrough"].items()]  # fmt: skip
    return "\n".join(lines)


def changed_mark(row: dict[str, Any], old: dict[str, dict[str, Any]]) -> str:
    return "*" if row["key"] in old and not same_entry(row, old[row["key"]]) else " "


def same_entry(row: dict[str, Any], other: dict[str, Any]) -> bool:
    return (row["reason"], row["kernel"], row["is_valid"]) == (other["reason"], other["kernel"], other["is_valid"])


def kernel_words(row: dict[str, Any], exact: bool = False) -> str:
    if not row["is_valid"]:
        return ""
    words = "fallthrough" if row["is_fallthrough"] else place(row["source"], exact) or row["kernel"]
    return words + (", if grad is required" if row["only_if_requires_grad"] else "")


def walk(trace: dict[str, Any], numbers: list[int]) -> Iterator[dict[str, Any]]:
    """These calls and all inside of them."""
    for number in numbers:
        call = trace["calls"][number]
        yield call
        yield from walk(trace, call["calls"])
