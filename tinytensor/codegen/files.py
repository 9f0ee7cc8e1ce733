"""The generated files as wholes: imports, blocks in the order of the tables, registrations.

The generators (gen_*.py) give the text of one operator; here the texts are put together, with the imports that they
need. The imports are read off the finished text (`"SavedVariableList(" in used`), so no generator has to report what it
used. The blocks keep the order of the tables: a small edit of a table gives a small diff.

What is registered is listed once more, in two files deferred_kernels.py: these name the operators of each generated
module, so that a module is imported only when one of its kernels is wanted.

Mirrors torchgen/gen.py (gen_source_files).
"""

from __future__ import annotations

import ast
import re
import textwrap
from collections.abc import Collection, Iterable, Mapping, Sequence
from pathlib import Path

from tinytensor.aten.core.schema.function_schema import SchemaKind
from tinytensor.codegen.aten_files import gen_family, gen_index, gen_tensor_methods
from tinytensor.codegen.callers import names_in, texts_by_hand
from tinytensor.codegen.families import families
from tinytensor.codegen.gen_autograd_functions import called_names, gen_autograd_function
from tinytensor.codegen.gen_forward_ad import called_in_forward, gen_forward_ad, has_forward_formula
from tinytensor.codegen.gen_functions import is_public
from tinytensor.codegen.gen_inplace_or_view import gen_inplace_or_view, gen_maker, write_of
from tinytensor.codegen.gen_register import (
    MODULE_ALIASES,
    REGISTRARS,
    WRITTEN_OUT,
    gen_kernel,
    gen_pattern,
    import_modules,
    kernel_of,
    keys_of,
    native_module,
)
from tinytensor.codegen.gen_variable_type import gen_variable_type, needs_autograd_kernel
from tinytensor.codegen.load import (
    TableError,
    load_derivatives,
    load_native_functions,
    match_differentiability_info,
)
from tinytensor.codegen.model import (
    COMPOSITE_KEYS,
    DISPATCH_KEYS,
    LAYOUT_FILES,
    LAYOUT_KEYS,
    DifferentiabilityInfo,
    NativeFunction,
    NativeFunctionWithInfo,
    group_by_base_name,
)
from tinytensor.codegen.templates import (
    AUTOGRAD_FUNCTIONS,
    DEFERRED,
    FORWARD_AD,
    INPLACE_OR_VIEW,
    KERNEL_PATTERNS,
    REGISTER,
    VARIABLE_TYPE,
)

HEADER = "# Written by `python -m tinytensor.codegen` from {}. Do not edit.\n"
_NATIVE, _DERIVATIVES = "aten/native/native_functions.yaml", "autograd/derivatives.yaml"

_VARIABLE_HELPERS = (
    "any_requires_grad",
    "check_no_requires_grad",
    "collect_next_edges_1",
    "collect_next_edges_2",
    "set_history",
    "set_history_list",
)
# Helpers that the template of variable_type.py uses itself, so that they are imported always.
_ROW_HELPERS = (
    "check_inplace", "collect_next_edges", "cannot_record_a_write", "rebase_history", "set_history_where_differentiable",
)  # fmt: skip


def generate(package: Path) -> dict[Path, str]:
    """Path -> text of every generated file of a package directory."""
    functions = load_native_functions(package / "aten" / "native" / "native_functions.yaml")
    infos = load_derivatives(package / "autograd" / "derivatives.yaml")
    helpers = formula_helpers(package)
    generated, native = package / "autograd" / "generated", package / "aten" / "native" / "generated"
    texts = {
        native / "kernel_patterns.py": gen_kernel_patterns(functions),
        generated / "functions.py": gen_autograd_functions(functions, infos, helpers),
        generated / "variable_type.py": gen_variable_types(functions, infos),
        generated / "forward_ad_type.py": gen_forward_ads(functions, infos, helpers),
        generated / "inplace_or_view_type.py": gen_inplace_or_views(functions, infos),
        package / "__init__.py": public_names(functions, (package / "__init__.py").read_text()),
    }
    registered, texts_of_kernels = gen_registers(functions)
    texts |= {native / name: text for name, text in texts_of_kernels.items()}
    texts[native / "deferred_kernels.py"] = gen_deferred(_NATIVE, "aten.native.generated", registered)
    texts[generated / "deferred_kernels.py"] = gen_deferred(
        _DERIVATIVES, "autograd.generated", registered_for_autograd(functions, infos)
    )
    # Which stubs aten/ops has depends on who calls them, and the other generated files call some: so those come first.
    called = names_in([*texts_by_hand(package), *texts.values()])
    operators = {family: gen_family(family, groups, called) for family, groups in families(functions).items()}
    texts |= {package / "aten" / "ops" / f"{family}.py": text for family, text in operators.items()}
    texts[package / "aten" / "functions.py"] = gen_index(operators)
    texts[package / "aten" / "tensor_methods.py"] = gen_tensor_methods(functions, called)
    return texts


_PUBLIC_NAMES = re.compile(r"(from tinytensor\.aten\.functions import \(\n).*?(\n\)  # fmt: skip)", re.S)


def public_names(functions: Sequence[NativeFunction], text: str) -> str:
    """`tinytensor/__init__.py` with its list of operators brought up to date: all that PyTorch has in its top module."""
    spelled = {alias.asname or alias.name for node in ast.parse(_PUBLIC_NAMES.sub("", text)).body
               if isinstance(node, ast.ImportFrom) for alias in node.names}  # fmt: skip
    names = {name for name, overloads in group_by_base_name(functions).items() if is_public(overloads)}
    listed = sorted(names - spelled)
    block = textwrap.fill(", ".join(listed) + ",", 118, initial_indent="    ", subsequent_indent="    ")
    return _PUBLIC_NAMES.sub(lambda m: m[1] + block + m[2], text)


def formula_helpers(package: Path) -> dict[str, str]:
    """Name of a function of autograd/functions_manual/*.py -> the module that defines it."""
    found = {}
    for path in sorted((package / "autograd" / "functions_manual").glob("functions_manual*.py")):
        for node in ast.parse(path.read_text()).body:
            if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
                found[node.name] = f"tinytensor.autograd.functions_manual.{path.stem}"
    return found


# Keys that a generated module has kernels for, more words for their registration -> the operators' full names.
Registered = dict[tuple[tuple[str, ...], str], list[str]]


def gen_registers(functions: Sequence[NativeFunction]) -> tuple[dict[str, Registered], dict[str, str]]:
    """The kernels of CPU, of Meta and of the composite keys, a file for each family: what is in each, and its text."""
    registered, texts = {}, {}
    for file, keys, mirrors in (
        ("register_cpu", ["CPU"], "RegisterCPU_*.cpp"),
        ("register_meta", ["Meta"], "RegisterMeta_*.cpp"),
        ("register_composite", COMPOSITE_KEYS, "RegisterComposite*.cpp"),
    ):
        for family, groups in families(functions).items():
            own = [fn for fn in functions if fn.base_name in groups]
            found = _registered(own, keys, functions)
            if found:
                registered[f"{file}_{family}"] = found
                texts[f"{file}_{family}.py"] = gen_register(own, keys, mirrors, context=functions, family=family)
    # A layout has one file for all families: it is one room, and has no more kernels than a family of dense ones.
    for layout, layout_keys in LAYOUT_FILES.items():
        own = [fn for fn in functions if any(key in fn.dispatch for key in layout_keys)]
        if own:
            mirrors = f"Register{layout_keys[0]}_*.cpp"
            registered[f"register_{layout}"] = _registered(own, layout_keys, functions)
            texts[f"register_{layout}.py"] = gen_register(own, layout_keys, mirrors, context=functions)
    return registered, texts


def _registered(own: Sequence[NativeFunction], keys: Sequence[str], functions: Sequence[NativeFunction]) -> Registered:
    by_name = {fn.full_name: fn for fn in functions}
    found: Registered = {}
    for key in keys:
        for fn in own:
            at = keys_of(fn, key, by_name)
            if at[0] == key and kernel_of(fn, key, by_name) is not None:
                # See Note [Kernels of CUDA wait] in aten/core/dispatch/registrar.py
                now = tuple(other for other in at if other != "CUDA")
                found.setdefault((now, ""), []).append(fn.full_name)
    return found


def registered_for_autograd(
    functions: Sequence[NativeFunction], infos: Sequence[DifferentiabilityInfo]
) -> dict[str, Registered]:
    """The same of the modules for the keys Autograd and ADInplaceOrView."""
    matched = match_differentiability_info(functions, infos)
    autograd = [m.fn.full_name for m in matched if gen_variable_type(m)]
    counted = [m.fn.full_name for m in matched if gen_inplace_or_view(m.fn, m.info)]
    return {
        "variable_type": {(("Autograd",), ", only_if_requires_grad=True"): autograd},
        "inplace_or_view_type": {(("ADInplaceOrView",), ""): counted},
    }


def gen_deferred(source: str, package: str, registered: Mapping[str, Registered]) -> str:
    """What registers the kernels of a package's modules before they are imported."""
    blocks = []
    for module, found in registered.items():
        for (keys, more), names in found.items():
            listed = textwrap.fill(
                " ".join(names), 120, initial_indent="    ", subsequent_indent="    ",
                break_long_words=False, break_on_hyphens=False,
            )  # fmt: skip
            at = ", ".join(f"DispatchKey.{key}" for key in keys)
            blocks.append(
                f'defer_kernels(\n    "tinytensor.{package}.{module}", ({at},), """\n{listed}\n    """{more},\n)\n'
            )
    return _header(source, hot=False) + DEFERRED.substitute(blocks="\n".join(blocks))


def gen_register(
    functions: Sequence[NativeFunction],
    keys: Sequence[str],
    mirrors: str,
    rows: bool = True,
    context: Sequence[NativeFunction] | None = None,
    family: str | None = None,
) -> str:
    """The kernels that `functions` have for these keys.

    rows      those that follow a pattern as rows; else all are written out
    context   all operators of the tables, where `functions` are some of them
    family    whose operators these are
    """
    by_name = {fn.full_name: fn for fn in context or functions}
    blocks, modules, registered_at = [], set(), set()
    for key in keys:
        for fn in functions:
            at = keys_of(fn, key, by_name)
            text = gen_kernel(fn, key, by_name, rows)
            if text and at[0] == key:  # what CPU and Meta share stands with CPU
                blocks.append(text)
                registered_at.add(at)
                module = native_module(fn, key, by_name)
                assert module is not None
                modules.add(module)
    known = by_name.values()
    taken = {fn.ident for fn in known} | {name for fn in known for name in fn.arg_names}
    hidden = {m.rpartition(".")[2] for m in modules} - set(MODULE_ALIASES)
    # A kernel `def copy(...)` or an argument `copy` would hide the module `copy` where the next kernel calls it.
    hidden &= taken
    if hidden:
        raise TableError(f"module {min(hidden)} has the name of a kernel or an argument: add it to MODULE_ALIASES")
    used = "\n".join(blocks)
    structured = [n for n in ("check_inplace_geometry", "structured_out", "structured_outs") if f"{n}(" in used]
    looks_up = "table_of(" in used
    masks = ["from tinytensor.c10.dispatch_key_set import AFTER_ADINPLACEORVIEW"] if "AFTER_ADINP" in used else []
    below = ["AutoDispatchBelowADInplaceOrView"] if "AutoDispatchBelow" in used else []
    making = [n for n in ("as_new", "empty_from_metadata") if f"{n}(" in used]
    imports = [
        "from tinytensor.c10.dispatch_key import DispatchKey",
        *masks,
        f"from tinytensor.aten.core.dispatch.dispatcher import {'find_schema_or_throw, ' if looks_up else ''}provide_impl",
        "from tinytensor.aten.core.dispatch.registrar import registrar",
        *import_modules(modules),
        *_import("tinytensor.c10.local_dispatch_key_set", below),
        *_import("tinytensor.aten.empty_tensor", making),
        *_import("tinytensor.aten.native.generated.kernel_patterns", _patterns_in(used)),
        *_import("tinytensor.aten.native.structured", structured),
    ]
    lookup = ["", "", "def table_of(name, overload):", "    return find_schema_or_throw(name, overload).table"]
    return _header(_NATIVE, hot=True) + REGISTER.substitute(
        s="s" if len(keys) > 1 else "",
        keys=", ".join(keys),
        whose=f" of the family `{family}`" if family else "",
        mirrors=mirrors,
        imports=imports,
        registrars=[
            f"{name} = registrar(provide_impl, {', '.join(f'DispatchKey.{key}' for key in at)})"
            for at, name in REGISTRARS.items()
            if at in registered_at
        ],
        lookup=lookup if looks_up else "",
        blocks=_closed_up(blocks),
    )


def gen_kernel_patterns(functions: Sequence[NativeFunction]) -> str:
    """The functions that make the kernels of the registrations' rows."""
    by_name = {fn.full_name: fn for fn in functions}
    found: dict[str, str] = {}
    for key in (*DISPATCH_KEYS, *LAYOUT_KEYS):
        for fn in functions:
            kernel = kernel_of(fn, key, by_name)
            if kernel is not None and kernel.pattern and fn.base_name not in WRITTEN_OUT:
                text = gen_pattern(kernel)
                if found.setdefault(kernel.pattern, text) != text:
                    raise TableError(f"{fn.full_name}: its kernel is not the one that {kernel.pattern} makes")
    return _header(_NATIVE, hot=True) + KERNEL_PATTERNS.substitute(
        imports=[
            "from tinytensor.c10.dispatch_key_set import AFTER_ADINPLACEORVIEW",
            "from tinytensor.c10.local_dispatch_key_set import AutoDispatchBelowADInplaceOrView",
            "from tinytensor.aten.empty_tensor import as_new, empty_from_metadata",
            "from tinytensor.aten.native.structured import check_inplace_geometry, structured_out",
        ],
        blocks=_spaced([found[name] for name in sorted(found, key=_import_order)]),
    )


def _patterns_in(text: str) -> set[str]:
    """The functions of kernel_patterns.py that rows call."""
    return set(re.findall(r'^\w+ = \w+\("[\w.]+", (\w+)\(', text, re.M))


def _closed_up(blocks: Sequence[str]) -> str:
    """Blocks two blank lines apart, and rows directly one below the other."""
    text = ""
    for before, block in zip(["", *blocks], blocks, strict=False):
        is_row = "\n" not in block.rstrip("\n")
        apart = "" if not before or (is_row and "\n" not in before.rstrip("\n")) else "\n\n"
        text += apart + block.rstrip("\n") + "\n"
    return text


def gen_autograd_functions(
    functions: Sequence[NativeFunction], infos: Sequence[DifferentiabilityInfo], helpers: dict[str, str]
) -> str:
    operators = {fn.base_name for fn in functions}
    called = called_names(infos)
    by_module: dict[str, list[str]] = {}
    for name in called - operators:
        if name not in helpers:
            raise TableError(f"{name}: neither an operator nor a function of autograd/functions_manual/*.py")
        by_module.setdefault(helpers[name], []).append(name)
    modules = sorted(by_module)
    imports = [
        *_import("tinytensor.aten.functions", called & operators),
        "from tinytensor.autograd.engine.engine import pruned_passes, wanted_edges",
        *(line for module in modules for line in _import(module, by_module[module])),
        "from tinytensor.autograd.engine.traceable_function import TraceableFunction",
    ]
    blocks = [gen_autograd_function(info) for info in infos]
    return _header(_DERIVATIVES, hot=True) + AUTOGRAD_FUNCTIONS.substitute(imports=imports, blocks=_spaced(blocks))


def gen_variable_types(functions: Sequence[NativeFunction], infos: Sequence[DifferentiabilityInfo]) -> str:
    blocks = [gen_variable_type(matched) for matched in match_differentiability_info(functions, infos)]
    used = "\n".join(blocks)
    nodes = set(re.findall(r"= (\w+)\(collect_next_edges", used))
    helpers = [n for n in _VARIABLE_HELPERS if re.search(rf"\b{n}\(", used)]
    geometry = ["TensorGeometry"] if "TensorGeometry(" in used else []
    lists = ["SavedVariableList"] if "SavedVariableList(" in used else []
    imports = [
        "from contextlib import nullcontext",
        "",
        *(["from tinytensor.aten import functions as F"] if "F." in used else []),
        *_import("tinytensor.autograd.functions_manual.functions_manual", geometry),
        *_import("tinytensor.c10.sparse_tensor_impl", ["sym_blocksize_opt"] if "sym_blocksize_opt(" in used else []),
        *_import("tinytensor.autograd.generated.functions", nodes),
        "from tinytensor.autograd.engine.node import NotImplementedNode",
        "from tinytensor.autograd.variable.saved_variable import SavedVariable",
        *_import("tinytensor.autograd.engine.traceable_function", lists),
        *_import("tinytensor.autograd.variable.variable", {*helpers, *_ROW_HELPERS}),
        "from tinytensor.c10.dispatch_key import DispatchKey",
        "from tinytensor.c10.dispatch_key_set import AFTER_AUTOGRAD, REQUIRES_GRAD",
        "from tinytensor.c10.local_dispatch_key_set import AutoDispatchBelowADInplaceOrView",
        "from tinytensor.aten.core.dispatch.dispatcher import find_schema_or_throw, provide_kernels",
        "from tinytensor.aten.core.dispatch.kernel_names import named",
    ]
    return _header(_DERIVATIVES, hot=True) + VARIABLE_TYPE.substitute(imports=imports, blocks=_rows_last(blocks))


def gen_forward_ads(
    functions: Sequence[NativeFunction], infos: Sequence[DifferentiabilityInfo], helpers: dict[str, str]
) -> str:
    matched = match_differentiability_info(functions, infos)
    operators = {fn.base_name for fn in functions}
    with_formula = [m for m in matched if has_forward_formula(m)]
    without = [m.fn for m in matched if needs_autograd_kernel(m) and not has_forward_formula(m)]
    by_module: dict[str, list[str]] = {}
    for name in called_in_forward(infos) - operators:
        if name not in helpers:
            raise TableError(f"{name}: neither an operator nor a function of autograd/functions_manual/*.py")
        by_module.setdefault(helpers[name], []).append(name)
    return _header(_DERIVATIVES, hot=False) + FORWARD_AD.substitute(
        imports=[line for module in sorted(by_module) for line in _import(module, by_module[module])],
        blocks=_rows_last(gen_forward_ad(m, operators) for m in sorted(with_formula, key=_is_inplace)),
        refused=_filled(fn for fn in without if fn.kind is SchemaKind.out),
        missing=_filled(fn for fn in without if fn.kind is not SchemaKind.out),
    )


def _is_inplace(matched: NativeFunctionWithInfo) -> bool:
    """Sorts in-place overloads behind the others: their rows name the functional kernel, whose formula they take."""
    return matched.fn.kind is SchemaKind.inplace


def _filled(functions: Iterable[NativeFunction]) -> list[str]:
    """The names of operators, several a line."""
    text = ", ".join(f'"{fn.full_name}"' for fn in functions) + ","
    return textwrap.wrap(text, 118, initial_indent="    ", subsequent_indent="    ", break_on_hyphens=False)


def gen_inplace_or_views(functions: Sequence[NativeFunction], infos: Sequence[DifferentiabilityInfo]) -> str:
    texts = [(m.fn, gen_inplace_or_view(m.fn, m.info)) for m in match_differentiability_info(functions, infos)]
    writes = {write for fn, text in texts if text and (write := write_of(fn)) is not None}
    return _header(_NATIVE, hot=True) + INPLACE_OR_VIEW.substitute(
        makers=_spaced(gen_maker(write) for write in sorted(writes)),
        blocks=_rows_last(text for _, text in texts),
    )


def _rows_last(blocks: Iterable[str]) -> str:
    """Blocks two blank lines apart, then the rows, which are blocks of one line."""
    rows: list[str] = []
    written_out: list[str] = []
    for block in filter(None, blocks):
        (rows if block.count("\n") == 1 else written_out).append(block)
    return _spaced([*written_out, "".join(rows)])


def _header(source: str, hot: bool) -> str:
    return ("# hot path\n" if hot else "") + HEADER.format(source)


def _spaced(blocks: Iterable[str]) -> str:
    """Blocks two blank lines apart."""
    return "\n\n".join(block.rstrip("\n") + "\n" for block in blocks if block)


def _import(module: str, names: Collection[str]) -> list[str]:
    if not names:
        return []
    names = sorted(names, key=_import_order)
    line = f"from {module} import {', '.join(names)}"
    if len(line) <= 120:
        return [line]
    block = textwrap.fill(", ".join(names) + ",", 118, initial_indent="    ", subsequent_indent="    ")
    return [f"from {module} import (", *block.splitlines(), ")"]


def _import_order(name: str) -> tuple[bool, list[str | int]]:
    """As isort sorts: classes first, and numbers by value, so that `Log2` precedes `Log10`."""
    parts = re.split(r"(\d+)", name.lower())
    return name[0].islower() or name[0] == "_", [int(part) if part.isdigit() else part for part in parts]
