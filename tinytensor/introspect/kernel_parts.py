"""Where the code of a call stands: the function that was called, and the functions that a generated kernel is made of.

The parts of a kernel are read off its source, so that nothing has to be watched while it runs: a generated kernel is a
few lines that call a meta function, make an output and call an impl (aten/native/README.md).
"""

from __future__ import annotations

import ast
import functools
import inspect
import sys
import textwrap
from collections.abc import Callable
from pathlib import Path
from types import FrameType, FunctionType
from typing import Any

# Modules whose functions users call, and modules whose frames may lie between such a function and the recorder.
_PUBLIC = ("tinytensor.aten.ops.", "tinytensor.aten.tensor_methods", "tinytensor._ops")
_PACKAGE = str(Path(__file__).parents[1]).replace("\\", "/") + "/"
_BETWEEN = ("tinytensor.aten.core.", "tinytensor.aten.record_function", "tinytensor.introspect.")


def source_of_function(function: Any) -> dict[str, Any] | None:
    """File, line and name of a Python function or method; None for others."""
    code = getattr(getattr(function, "__func__", function), "__code__", None)
    return None if code is None else source_of_code(code)


def source_of_code(code: Any) -> dict[str, Any]:
    name = getattr(code, "co_qualname", code.co_name)
    return {"file": file_name(code.co_filename), "line": code.co_firstlineno, "function": name.split(".<locals>")[0]}


def file_name(path: str) -> str:
    """A file's name that is the same on every machine: its path from the package on, or "notebook cell"."""
    path = path.replace("\\", "/")
    if path.startswith(_PACKAGE):
        return f"tinytensor/{path.removeprefix(_PACKAGE)}"
    if "/ipykernel_" in path or path.startswith("<ipython-input"):
        return "notebook cell"
    return path.rpartition("/")[2]


def public_function(frame: FrameType | None) -> dict[str, Any] | None:
    """The public function or method that led to the call at this frame; None if the call came another way.

    The outermost of them counts: `x.add` calls the stub `add_Tensor`, and the reader wrote `x.add`.
    """
    found = None
    while frame is not None:
        module = frame.f_globals.get("__name__", "")
        if module.startswith(_PUBLIC):
            found = frame
        elif not module.startswith(_BETWEEN):
            break
        frame = frame.f_back
    return None if found is None else source_of_code(found.f_code)


@functools.cache
def parts_of(function: Callable[..., Any]) -> tuple[dict[str, Any], ...]:
    """The functions of the package that a generated kernel calls, in the order in which its source names them."""
    module = getattr(function, "__module__", "")
    if not isinstance(function, FunctionType) or not module.startswith("tinytensor.aten.native.generated."):
        return ()
    names = dict(sys.modules[module].__dict__)
    # A row of the registrations: its meta function and impl are what the function that made it was given.
    cells = zip(function.__code__.co_freevars, function.__closure__ or (), strict=True)
    names |= {name: cell.cell_contents for name, cell in cells}
    tree = ast.parse(textwrap.dedent(inspect.getsource(function)))
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call)]
    found: list[dict[str, Any]] = []
    # By the end of the call: in `as_new(f(x))` the inner one runs first.
    for call in sorted(calls, key=lambda node: (node.lineno, node.end_col_offset)):
        called = _resolve(call.func, names)
        if isinstance(called, FunctionType) and (part := source_of_code(called.__code__)) not in found:
            found.append(part)
    # The machinery that calls kernels is not a part of any: schemas, tables and argument parsing.
    return tuple(part for part in found if part["file"].startswith("tinytensor/aten/") and "/core/" not in part["file"])


def _resolve(node: ast.expr, names: dict[str, Any]) -> Any:
    if isinstance(node, ast.Name):
        return names.get(node.id)
    if isinstance(node, ast.Attribute):
        return getattr(_resolve(node.value, names), node.attr, None)
    return None
