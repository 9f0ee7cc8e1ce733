"""native/docs/*.yaml -> the docstrings of the functions in aten/ops/ and of the methods that have no function.

For `add` it writes

    def add(input=NOT_GIVEN, other=NOT_GIVEN, *args, alpha=1, out=None, **kwargs):
        \"\"\"add(input, other, *, alpha=1, out=None) -> Tensor
        ...
        Derivative: self: grad
                    other: maybe_multiply(grad, alpha)
        Journey: `add_Tensor_op` (aten/ops/pointwise.py), `AddBackward0`, ...

The tables have what people must write: meaning, arguments, results, errors, an example. What the other tables know is
added here, so that it cannot become wrong: the call signatures and whether the result is a view (native_functions.yaml), the
derivative (derivatives.yaml), the stops of a call, and the file of PyTorch's that the kernel's module mirrors.

An operator in place has no entry where there is one without the underscore: its method says what differs, see
aten/python_docs.py.

Mirrors torch/_torch_docs.py and torch/_tensor_docs.py.
"""

from __future__ import annotations

import ast
import functools
import re
import textwrap
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import yaml

from tinytensor.aten.core.schema.function_schema import SchemaKind
from tinytensor.aten.python_docs import method_head
from tinytensor.codegen.argument_tests import NO_PYTHON_BINDING, NOT_BOUND
from tinytensor.codegen.entry_text import derivatives, native_functions
from tinytensor.codegen.families import family_of
from tinytensor.codegen.load import NATIVE_FUNCTIONS, PACKAGE, SAFE_LOADER, TableError, match_differentiability_info
from tinytensor.codegen.model import DifferentiabilityInfo, NativeFunction, group_by_base_name
from tinytensor.codegen.python_signatures import CallForm, call_forms

DOCS = NATIVE_FUNCTIONS.parent / "docs"
WIDTH = 106  # of a line of text: what a cell of JupyterLab shows without a break on a laptop
FIELDS = ("summary", "formula", "args", "returns", "errors", "notes", "example", "same_as")

Entry = dict[str, Any]

# The call forms of operators whose binding is written by hand, since they are not those of the schema.
FORMS = {
    "to": (
        "to(device=None, dtype=None, non_blocking=False, copy=False, *, memory_format=None) -> Tensor",
        "to(dtype, non_blocking=False, copy=False, *, memory_format=None) -> Tensor",
        "to(other, non_blocking=False, copy=False, *, memory_format=None) -> Tensor",
    )
}
# The schema of these says that the result may be a view; it is one only if the memory allows it.
SOMETIMES_VIEWS = frozenset(["reshape", "reshape_as", "flatten", "ravel", "contiguous", "to", "type_as", "expand_as"])


@functools.cache
def entries() -> dict[str, Entry]:
    """Base name -> its entry, with the shared words filled in. TableError for a field that there is not."""
    found: dict[str, Entry] = {}
    for path in sorted(DOCS.glob("*.yaml")):
        table = yaml.load(path.read_text(encoding="utf-8"), SAFE_LOADER)
        words = table.get("words") or {}
        for name, entry in table["operators"].items():
            unknown = set(entry) - set(FIELDS)
            if unknown:
                raise TableError(f"{path.name}, {name}: no field is called {min(unknown)}")
            found[name] = _filled(entry, words)
    return found


def _filled(value: Any, words: dict[str, str]) -> Any:
    if isinstance(value, dict):
        return {key: item if key in ("example", "same_as") else _filled(item, words) for key, item in value.items()}
    if isinstance(value, list):
        return [_filled(item, words) for item in value]
    return re.sub(r"\{(\w+)\}", lambda match: words.get(match[1], match[0]), str(value)).strip()


@functools.cache
def groups() -> dict[str, list[NativeFunction]]:
    return group_by_base_name(list(native_functions().values()))


def documented_function(name: str) -> str:
    """The docstring of the function; empty where the function is not one of Python's names."""
    overloads = groups().get(name, [])
    if not overloads or not _has("function", overloads):
        return ""
    module = overloads[0].python_module
    if module is None and NO_PYTHON_BINDING.fullmatch(name):
        return ""
    hidden = module == "nn" or (_works_in_place(name) and documented_function(name[:-1]))
    return "" if hidden and name not in entries() else docstring(name)


def documented_method(name: str) -> str:
    """The docstring of a method that has no function, or another one; empty for those that get the function's."""
    overloads = groups().get(name, [])
    if not _has("method", overloads) or name.startswith("_") or documented_function(name):
        return ""
    if _works_in_place(name) and name not in entries() and documented_function(name[:-1]):
        described = set(entries().get(name[:-1], {}).get("args") or ()) - {"input", "out"}
        taken = {p.name for form in call_forms(overloads, True) for p in form.parameters}
        # The function's text serves the method too, unless it explains an argument that this form does not have.
        if described <= taken:
            return ""
    return docstring(name, method=True)


def _works_in_place(name: str) -> bool:
    return name.endswith("_") and not name.endswith("__")


def method_signatures(names: Sequence[str]) -> dict[str, str]:
    """The signatures of the methods for which those of the function, without `input` and `out`, are not the right ones."""
    found = {}
    for name in names:
        base = name if documented_function(name) else name.removesuffix("_")
        text = documented_function(base)
        if text:
            own = "\n".join(_signatures(name, groups()[name], True))
            if own and own != method_head(text.split("\n\n")[0], name):
                found[name] = own
    return found


def _has(variant: str, overloads: Sequence[NativeFunction]) -> bool:
    return any(variant in fn.variants and fn.kind is not SchemaKind.out for fn in overloads)


def docstring(name: str, method: bool = False) -> str:
    """The docstring of an operator's function, or of its method where that is the only form.

    >>> print(docstring("t").splitlines()[0])
    t(input) -> Tensor
    """
    overloads = groups()[name]
    entry = entries().get(name, {})
    if not entry and _works_in_place(name):
        entry = _in_place(entries().get(name[:-1], {}), call_forms(overloads, method))
    other = entry.get("same_as")
    if other:
        meant = entries().get(other, {})
        summary = f"Another name of `{_python_name(other)}`. {meant.get('summary', '')}".strip()
        entry = {"summary": summary, "args": _renamed(meant.get("args") or {}, other, name), **entry}
    parts = [
        "\n".join(_signatures(name, overloads, method)),
        "\n".join([_wrapped(entry.get("summary") or _first_sentence(overloads)), *_formula(entry)]),
        f"{_facts(overloads, entry, method)}\n{_origins(overloads)}".strip(),
        textwrap.dedent(entry.get("example", "")).strip(),
    ]
    text = "\n\n".join(part for part in parts if part.strip())
    text = text.replace("`input`", "`self`") if method else text
    return text.replace("\\", "\\\\").replace('"""', '\\"\\"\\"') + "\n"


def _in_place(entry: Entry, forms: Sequence[CallForm]) -> Entry:
    """The entry of the operator that works in place, made from that of the other one."""
    taken = {"input"} | {p.name for form in forms for p in form.parameters}
    args = {key: value for key, value in (entry.get("args") or {}).items() if key in taken}
    return {
        **entry,
        "args": args,
        "summary": f"{entry.get('summary', '')} It works in place.",
        "returns": "This tensor.",
    }


def _renamed(args: dict[str, str], other: str, name: str) -> dict[str, str]:
    """The arguments of another operator under the names that this one has: `axis0` for `dim0`."""
    theirs, own = (call_forms(groups()[n], False) or call_forms(groups()[n], True) for n in (other, name))
    pairs = zip(theirs[0].parameters, own[0].parameters, strict=False)
    names = {their.name: mine.name for their, mine in pairs}
    return {names.get(key, key): value for key, value in args.items()}


def _formula(entry: Entry) -> list[str]:
    return textwrap.indent(entry.get("formula", ""), "    ").splitlines()


def _signatures(name: str, overloads: Sequence[NativeFunction], method: bool) -> list[str]:
    if name in FORMS:
        return [FORMS[name][0], *FORMS[name][1:]]
    shown = name if method else _python_name(name)
    return [form.text(shown) for form in call_forms(overloads, method)]


def _python_name(name: str) -> str:
    """`special.erf` of special_erf: where a program finds the function."""
    if name == "log_sigmoid":
        return "nn.functional.logsigmoid"
    module = groups()[name][0].python_module if name in groups() else None
    if module in ("special", "linalg"):
        return name.replace(f"{module}_", f"{module}.", 1)
    return f"nn.functional.{name}" if module == "nn" else name


def _facts(overloads: Sequence[NativeFunction], entry: Entry, method: bool) -> str:
    """Arguments, result, errors, notes."""
    args = dict(entry.get("args") or {})
    if method:
        args = {("self" if key == "input" else key): value for key, value in args.items() if key != "out"}
    lines = ["Args:", *(_wrapped(f"{key}: {value}", "    ") for key, value in args.items())] if args else []
    returns = " ".join(part for part in (_view(overloads, entry), entry.get("returns", "")) if part)
    if returns:
        lines.append(_wrapped(f"Returns: {returns}", "", "    "))
    errors = entry.get("errors") or []
    errors = [errors] if isinstance(errors, str) else errors
    if errors:
        several = ["Raises:", *(_wrapped(error, "    ") for error in errors)]
        lines += several if len(errors) > 1 else [_wrapped(f"Raises: {errors[0]}", "", "    ")]
    if entry.get("notes"):
        lines.append(_wrapped(f"Note: {entry['notes']}", "", "    "))
    return "\n".join(lines)


def _view(overloads: Sequence[NativeFunction], entry: Entry) -> str:
    """What the alias marks of the schema say about the result."""
    views = [fn for fn in overloads if fn.func.is_view and fn.kind is SchemaKind.functional]
    if not views or re.search(r"\bviews?\b", entry.get("returns", "")):
        return ""
    if views[0].base_name in SOMETIMES_VIEWS:
        return "A view of `input` where its strides allow it, else a copy."
    several = str(views[0].func.returns[0].type).endswith("[]")
    return "Views of `input`: they share its memory." if several else "A view of `input`: it shares its memory."


def _origins(overloads: Sequence[NativeFunction]) -> str:
    """The rows of derivatives.yaml, the stops of a call and the file of PyTorch's."""
    functional = [fn for fn in overloads if fn.kind is not SchemaKind.out] or list(overloads)
    matched = match_differentiability_info(functional, list(derivatives().values()))
    infos = [m.info for m in matched]
    fn = next((m.fn for m in matched if m.info is not None and m.info.derivatives), functional[0])
    lines = _derivative(functional, infos)
    module = _module(fn)
    stops = [f"`{fn.ident}_op` (aten/ops/{_family(overloads)}.py)"]
    node = next((info.op for info in infos if info is not None and info.op), None)
    if node:
        stops.append(f"`{node}`")
    if module is not None:
        stops.append(f"{_kernel(fn)} ({module.relative_to(PACKAGE)})")
    lines.append(_wrapped(f"Journey: {', '.join(stops)}.", "", "    "))
    mirrored = _mirrored(module) if module is not None else ""
    if mirrored:
        lines.append(f"Mirrors: {mirrored}")
    return "\n".join(lines)


def _derivative(functional: Sequence[NativeFunction], infos: Sequence[DifferentiabilityInfo | None]) -> list[str]:
    rows: dict[str, list[str]] = {}
    for info in infos:
        if info is not None and info.derivatives and info.name.partition("(")[0] not in NOT_BOUND:
            own = [f"{', '.join(d.var_names)}: {' '.join(d.source.split())}" for d in info.derivatives]
            if own not in rows.values():
                rows[info.name] = own
    if len(rows) == 1:
        own = [
            f"Derivative: {row}" if k == 0 else f"            {row}" for k, row in enumerate(next(iter(rows.values())))
        ]
        return [textwrap.fill(row, WIDTH, subsequent_indent=" " * 16, break_long_words=False) for row in own]
    if rows:
        lines = ["Derivative:"]
        for name, own in rows.items():
            lines += [_wrapped(f"{name.partition('(')[0]}, {row}", "    ") for row in own]
        return lines
    if all(fn.is_composite_implicit for fn in functional):
        return ["Derivative: those of the operators that it calls."]
    if any(info is not None for info in infos) or not any(fn.returns_tensors for fn in functional):
        return ["Derivative: none, the result is not differentiable."]
    return ["Derivative: none."]


def _family(overloads: Sequence[NativeFunction]) -> str:
    return family_of(overloads, native_functions())


def _owner(fn: NativeFunction) -> NativeFunction:
    return native_functions().get(fn.structured_delegate or "", fn)


def _kernel(fn: NativeFunction) -> str:
    """The functions that people wrote."""
    owner = _owner(fn)
    function = owner.dispatch.get("CPU") or next(iter(owner.dispatch.values()), owner.ident)
    return f"`{function.removesuffix('_impl')}_meta`, `{function}`" if fn.is_structured else f"`{function}`"


def _module(fn: NativeFunction) -> Path | None:
    native = _owner(fn).native
    path = None if native is None else NATIVE_FUNCTIONS.parent / f"{native.replace('.', '/')}.py"
    return path if path is not None and path.exists() else None


@functools.cache
def _tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def _mirrored(path: Path) -> str:
    """The file of PyTorch's that the module's docstring names first."""
    docstring = ast.get_docstring(_tree(path)) or ""
    found = re.search(r"(?:aten/src|torch|c10|tools|torchgen)/[\w./{},*]*\w", docstring.partition("Mirrors")[2])
    return found[0] if found else ""


def _first_sentence(overloads: Sequence[NativeFunction]) -> str:
    """For an operator without an entry: what its native function says, or the module where it stands."""
    for fn in overloads:
        path = _module(fn)
        if path is None:
            continue
        names = {*fn.dispatch.values(), *_owner(fn).dispatch.values(), fn.ident}
        names |= {name.removesuffix("_impl") + "_meta" for name in names}
        for node in _tree(path).body:
            if isinstance(node, ast.FunctionDef) and node.name in names and ast.get_docstring(node):
                return _sentence(ast.get_docstring(node) or "")
        return _sentence(ast.get_docstring(_tree(path)) or "")
    return ""


def _sentence(text: str) -> str:
    return " ".join(re.split(r"(?<=\.)\s", " ".join(text.split("\n\n")[0].split()))[:1])


def _wrapped(text: str, margin: str = "", hanging: str | None = None) -> str:
    """`text` in lines; those after the first one stand further in, where the first one does."""
    further = hanging if hanging is not None else f"{margin}    " if margin else ""
    return textwrap.fill(
        " ".join(text.split()), WIDTH, initial_indent=margin, subsequent_indent=further,
        break_long_words=False, break_on_hyphens=False,
    )  # fmt: skip
