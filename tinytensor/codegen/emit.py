"""One operator through all generators, in memory: the blocks that the generated files have for it.

`read(name, texts)` turns the entries, as shipped or edited, into what the generators need; `emit` returns the generated text.
It calls the same functions as files.py, so what it shows is what stands in the files. journey.py and origins.py use it.

torchgen has no counterpart.
"""

from __future__ import annotations

import ast
import contextlib
import functools
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from tinytensor.aten.core.schema.function_schema import SchemaKind
from tinytensor.codegen.entry_text import (
    EntryFault,
    as_mapping,
    derivative_entry,
    derivatives,
    fault,
    native_entry,
    native_functions,
)
from tinytensor.codegen.families import FAMILIES, family_of
from tinytensor.codegen.files import formula_helpers
from tinytensor.codegen.gen_autograd_functions import called_names, gen_autograd_function
from tinytensor.codegen.gen_bindings import stub_name
from tinytensor.codegen.gen_forward_ad import called_in_forward, gen_forward_ad
from tinytensor.codegen.gen_functions import gen_function, gen_handle, gen_stub, stubs_of
from tinytensor.codegen.gen_inplace_or_view import gen_inplace_or_view
from tinytensor.codegen.gen_register import gen_kernel
from tinytensor.codegen.gen_tensor_methods import gen_method
from tinytensor.codegen.gen_variable_type import gen_variable_type
from tinytensor.codegen.load import (
    PACKAGE,
    TableError,
    match_differentiability_info,
    op_prefix,
    parse_derivative,
    parse_native_function,
)
from tinytensor.codegen.model import COMPOSITE_KEYS, DifferentiabilityInfo, NativeFunction, NativeFunctionWithInfo

# What each file is for, in the order in which a call meets them.
FILES = {
    **{f"aten/ops/{family}.py": "the schema, the call stub, and the function in front of it" for family in FAMILIES},
    "aten/tensor_methods.py": "the method",
    "autograd/generated/variable_type.py": "the autograd kernel",
    "autograd/generated/functions.py": "the node of the backward graph",
    "autograd/generated/forward_ad_type.py": "the kernel of forward mode",
    "autograd/generated/inplace_or_view_type.py": "the kernel that counts writes and notes views",
    **{f"aten/native/generated/register_cpu_{family}.py": "the kernel of the CPU key" for family in FAMILIES},
    **{
        f"aten/native/generated/register_composite_{family}.py": "the kernel for keys that have none of their own"
        for family in FAMILIES
    },
}


@dataclass(frozen=True)
class Operator:
    """An overload as its two entries describe it. `texts` are those: "native", "owner" (the overload that has the
    kernel, where that is another one) and "derivative"; `others` are all overloads that share its base name."""

    fn: NativeFunction
    info: DifferentiabilityInfo | None
    others: tuple[NativeFunction, ...]
    functions: Mapping[str, NativeFunction]
    texts: Mapping[str, str]


def full_name(name: str) -> str:
    """`add` -> `add.Tensor`: the overload that the name alone means, the first one without `out`."""
    known = native_functions()
    if name in known:
        return name
    for fn in known.values():
        if fn.base_name == name and fn.kind is not SchemaKind.out:
            return fn.full_name
    raise ValueError(f"there is no operator {name!r} in native_functions.yaml")


def shipped_texts(name: str) -> dict[str, str]:
    """The entries of an overload as they are shipped."""
    fn = native_functions()[name]
    found = native_entry(name)
    assert found is not None
    texts = {"native": found.text}
    owner = native_entry(fn.structured_delegate or "")
    if owner is not None:
        texts["owner"] = owner.text
    info = _matched(fn, tuple(derivatives().values()))
    written = None if info is None else derivative_entry(info.name)
    if written is not None:
        texts["derivative"] = written.text
    return texts


def _matched(fn: NativeFunction, infos: tuple[DifferentiabilityInfo, ...]) -> DifferentiabilityInfo | None:
    return match_differentiability_info([fn], infos)[0].info


def read(name: str, texts: Mapping[str, str], strict: bool = True) -> Operator:
    """The operator that these entries describe in place of the shipped ones; EntryFault if they describe none.

    strict    refuse a derivative that is not that of the operator, instead of doing without
    """
    functions = dict(native_functions())
    shipped = functions[name]
    fn, text = shipped, ""
    for place in ("owner", "native"):
        text = texts.get(place, "")
        if not text:
            continue
        replaced = shipped.structured_delegate if place == "owner" else name
        try:
            fn = parse_native_function(as_mapping(text))
        except Exception as error:
            raise fault(error, place, text) from None
        functions = {
            (fn.full_name if key == replaced else key): (fn if key == replaced else value)
            for key, value in functions.items()
        }
    if fn.structured_delegate is not None and fn.structured_delegate not in functions:
        message = f"structured_delegate '{fn.structured_delegate}' is no operator"
        raise fault(ValueError(message), "native", text)
    info = _read_derivative(fn, shipped, texts.get("derivative"), strict)
    others = tuple(other for other in functions.values() if other.base_name == fn.base_name)
    return Operator(fn, info, others, functions, dict(texts))


def _read_derivative(
    fn: NativeFunction, shipped: NativeFunction, text: str | None, strict: bool
) -> DifferentiabilityInfo | None:
    if text is None:
        return None
    before = _matched(shipped, tuple(derivatives().values()))
    try:
        counter: Counter[str] = Counter()
        if before is not None and before.op is not None:  # nodes of one name are numbered in the order of the table
            prefix = op_prefix(before.func.operator_name.base_name)
            counter[prefix] = int(before.op.removeprefix(prefix) or 0)
        info = parse_derivative(as_mapping(text), counter)
        _check_calls(info)
    except Exception as error:
        raise fault(error, "derivative", text) from None
    matched = _matched(fn, (info,))
    if matched is None and strict:
        message = f"'{info.func}' is not the schema of the entry in native_functions.yaml"
        raise EntryFault(message, "derivative", text, 0, text.index("name:") + 6 if "name:" in text else 0)
    return matched


@functools.cache
def _callable() -> frozenset[str]:
    """What a formula may call: public operators and the functions of autograd/functions_manual*.py."""
    return frozenset({fn.base_name for fn in native_functions().values()} | set(formula_helpers(PACKAGE)))


def _check_calls(info: DifferentiabilityInfo) -> None:
    for name in sorted(called_names([info]) - _callable()):
        for derivative in info.derivatives:
            for node in ast.walk(ast.parse(derivative.source, mode="eval")):
                if isinstance(node, ast.Name) and node.id == name:
                    message = f"{name}: neither an operator nor a function of autograd/functions_manual/*.py"
                    raise TableError(message, derivative.source, node.col_offset, len(name))
    for name in sorted(called_in_forward([info]) - _callable()):
        raise TableError(f"'{name}': neither an operator nor a function of autograd/functions_manual/*.py")


def emit(operator: Operator) -> dict[str, list[str]]:
    """File -> the lines that it has for this operator; files without any are left out."""
    texts = {file: make(operator) for file, make in _MAKERS.items()}
    return {file: text.strip("\n").splitlines() for file, text in texts.items() if text.strip()}


def emit_what_can_be(operator: Operator) -> dict[str, list[str]]:
    """The same, without the files whose generator refuses the operator."""
    found = {}
    for file, make in _MAKERS.items():
        with contextlib.suppress(Exception):
            found[file] = make(operator).strip("\n").splitlines()
    return found


@functools.cache
def _overloads() -> dict[str, list[NativeFunction]]:
    """The shipped operators: name -> its overloads."""
    found: dict[str, list[NativeFunction]] = {}
    for fn in native_functions().values():
        found.setdefault(fn.base_name, []).append(fn)
    return found


@functools.cache
def _operators() -> frozenset[str]:
    return frozenset(_overloads())


def _match(operator: Operator) -> NativeFunctionWithInfo:
    return match_differentiability_info([operator.fn], [] if operator.info is None else [operator.info])[0]


def _is_in(operator: Operator, family: str) -> bool:
    # By the shipped tables: an edited word must not move the operator to another file, since then every line would differ.
    shipped = _overloads().get(operator.fn.base_name)
    return family_of(shipped or operator.others, native_functions() if shipped else operator.functions) == family


def _kernels(operator: Operator, keys: Sequence[str], family: str) -> str:
    """The overload's kernels for these keys."""
    if not _is_in(operator, family):
        return ""
    return "".join(gen_kernel(operator.fn, key, operator.functions) for key in keys)


def _functions(operator: Operator, family: str) -> str:
    """The handle and the stub of the overload, and the function of its name."""
    if not _is_in(operator, family):
        return ""
    stub = [gen_stub(operator.fn)] if stub_name(operator.fn) in stubs_of(operator.others) else []
    return "\n\n".join([gen_handle(operator.fn), *stub, gen_function(operator.others)])


_MAKERS: dict[str, Callable[[Operator], str]] = {
    **{f"aten/ops/{family}.py": functools.partial(_functions, family=family) for family in FAMILIES},
    "aten/tensor_methods.py": lambda o: gen_method(o.others),
    "autograd/generated/variable_type.py": lambda o: gen_variable_type(_match(o)),
    "autograd/generated/functions.py": lambda o: "" if o.info is None else gen_autograd_function(o.info),
    "autograd/generated/forward_ad_type.py": lambda o: gen_forward_ad(_match(o), _operators()),
    "autograd/generated/inplace_or_view_type.py": lambda o: gen_inplace_or_view(o.fn, o.info),
    **{
        f"aten/native/generated/register_{file}_{family}.py": functools.partial(_kernels, keys=keys, family=family)
        for file, keys in (("cpu", ("CPU",)), ("composite", COMPOSITE_KEYS))
        for family in FAMILIES
    },
}
