"""Where an operator appears: from the two tables, through what is generated from them, to the code that adds numbers.

The generated blocks are not remembered anywhere: they are generated again, and looked for in the files.

torchgen has no counterpart.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from tinytensor.codegen.emit import FILES, emit, full_name, read, shipped_texts
from tinytensor.codegen.entry_text import derivative_entry, native_entry
from tinytensor.codegen.gen_register import module_path
from tinytensor.codegen.load import PACKAGE

VERSION = 1


def journey(name: str) -> dict[str, Any]:
    """The places of one operator in the package, in the order in which one follows from the other.

    {"version": 1, "kind": "journey", "name", "places": [{"file", "line", "text", "what", "written"}]}

    `written` is "by hand" or "generated". ValueError if there is no such operator.
    """
    name = full_name(name)
    operator = read(name, shipped_texts(name))
    entries = [(native_entry(name), "says what it takes and which kernel it has")]
    if operator.info is not None:
        entries.append((derivative_entry(operator.info.name), "says what its gradients are"))
    places = [
        {"file": entry.file, "line": entry.line, "text": entry.lines[0], "what": what, "written": "by hand"}
        for entry, what in entries
        if entry is not None
    ]
    for file, lines in emit(operator).items():
        line = _line_of(PACKAGE / file, lines)
        if line is not None:
            text = _defining_line(lines)
            places.append({"file": file, "line": line, "text": text, "what": FILES[file], "written": "generated"})
    places += _kernel(operator.functions.get(operator.fn.structured_delegate or "", operator.fn))
    return {"version": VERSION, "kind": "journey", "name": name, "places": places}


def _defining_line(lines: list[str]) -> str:
    """The line that defines something: `def add_Tensor(...)`, `class AddBackward0(Node):`; of a schema, itself."""
    return next((line for line in lines if line.startswith(("def ", "class "))), lines[0])


def _line_of(path: Path, lines: list[str]) -> int | None:
    """Where the block stands in its file, which may indent it."""
    wanted = [line.strip() for line in lines]
    # The definition has to match first: blocks may begin with lines that others have as well.
    defined = wanted.index(_defining_line(lines).strip())
    text = [line.strip() for line in path.read_text(encoding="utf-8").splitlines()]
    for start in range(len(text) - len(wanted) + 1):
        if text[start + defined] == wanted[defined] and text[start : start + len(wanted)] == wanted:
            return start + defined + 1
    return next((k for k, line in enumerate(text, 1) if line == wanted[defined]), None)


def _kernel(owner: Any) -> list[dict[str, Any]]:
    """The functions that people wrote: what the CPU key calls, and what happens to one element."""
    places = []
    function = owner.dispatch.get("CPU") or next(iter(owner.dispatch.values()), owner.ident)
    what = "the kernel" if "CPU" in owner.dispatch else "what it is made of"
    found = _definition(PACKAGE / Path(*module_path(owner.native).split(".")[1:]).with_suffix(".py"), function)
    if found is not None:
        places.append({**found, "what": what, "written": "by hand"})
    for path in sorted((PACKAGE / "aten" / "native").rglob("ufunc/*.py")):
        found = _definition(path, owner.base_name)
        if found is not None:
            places.append({**found, "what": "what happens to one element", "written": "by hand"})
    return places


def _definition(path: Path, name: str) -> dict[str, Any] | None:
    if not path.exists():
        return None
    pattern = re.compile(rf"def {re.escape(name)}\(|(?:\w+ = )*{re.escape(name)} = ")
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if pattern.match(line):
            return {"file": str(path.relative_to(PACKAGE)), "line": number, "text": line}
    return None
