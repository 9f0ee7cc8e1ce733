"""Read the two tables: native_functions.yaml and derivatives.yaml.

What a formula names decides what its node saves: `grad * other` saves `other`, `grad * self.sym_sizes()` only the sizes of
`self`. So formulas are parsed and not searched as text. After this module they are Python expressions over saved names:
`self.sym_sizes()` has become `self_sym_sizes`, and an operator between a tensor and a number is a call (scalar_operators.py).

Mirrors torchgen/gen.py (parse_native_yaml) and tools/autograd/load_derivatives.py.
"""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import yaml

from tinytensor.aten.core.schema.function_schema import FunctionSchema, ListType, SchemaKind, is_tensor_like
from tinytensor.aten.core.schema.function_schema_parser import parse_schema
from tinytensor.codegen.model import (
    DISPATCH_KEYS,
    LAYOUT_KEYS,
    Derivative,
    DifferentiabilityInfo,
    NativeFunction,
    NativeFunctionWithInfo,
    SavedAttribute,
)
from tinytensor.codegen.scalar_operators import numbers_among, with_scalar_operators

PACKAGE = Path(__file__).resolve().parent.parent
NATIVE_FUNCTIONS = PACKAGE / "aten" / "native" / "native_functions.yaml"
DERIVATIVES = PACKAGE / "autograd" / "derivatives.yaml"

SAFE_LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)

# `self.sym_sizes()` in a formula saves `self.meta_.sizes` under the name `self_sym_sizes`: a node that needs sizes alone must
# not keep the tensor's memory. The names are PyTorch's, since `grad_fn._saved_self_sym_sizes` shows them.
_SAVED_METHODS = {
    "sym_sizes": "{}.meta_.sizes",
    "sym_sizes_opt": "None if {0} is None else {0}.meta_.sizes",
    "sym_strides": "{}.meta_.strides",
    "sym_numel": "{}.meta_.numel",
    "dim": "{}.meta_.dim",
    "scalar_type": "{}.meta_.dtype",
    "layout": "{}.meta_.layout",
    "options": "{}.meta_.plain",
    "self_sym_blocksize_opt": "sym_blocksize_opt({})",
}
_SAVED_FUNCTIONS = {
    "TensorGeometry": ("{}_geometry", "TensorGeometry({})"),
    "to_args_sizes": ("{}_args_sizes", "[t.meta_.sizes for t in {}]"),
    "to_args_scalartypes": ("{}_args_scalartypes", "[t.meta_.dtype for t in {}]"),
    "zeros_like": ("{}_info", "{}.meta_.plain"),
}
_GRADS = frozenset({"grad", "grads", "grad_input_mask"})


class TableError(ValueError):
    """A yaml entry that cannot be right. The text names the entry.

    `formula`, `column` and `length` say where, if the fault lies in a formula.
    """

    def __init__(self, message: str, formula: str = "", column: int = 0, length: int = 1) -> None:
        super().__init__(message)
        self.formula, self.column, self.length = formula, column, length


# ---- native_functions.yaml -------------------------------------------------------------------------------------------

_FIELDS = frozenset(
    [
        *("func", "variants", "structured", "structured_delegate", "structured_inherits", "native", "dispatch", "tags"),
        *("precheck", "python_module", "manual_cpp_binding", "calls_operators"),
    ]
)


def load_native_functions(path: Path = NATIVE_FUNCTIONS) -> list[NativeFunction]:
    """Every operator of the table, in its order."""
    functions = [parse_native_function(entry) for entry in yaml.load(path.read_text(), SAFE_LOADER)]
    check_native_functions(functions)
    return functions


def parse_native_function(entry: str | dict[str, Any]) -> NativeFunction:
    """One entry, as yaml text or as yaml has read it."""
    entry = _entry(entry)
    schema = parse_schema(entry["func"])
    unknown = set(entry) - _FIELDS
    if unknown:
        raise TableError(f"{schema.operator_name}: unknown field {sorted(unknown)}")
    dispatch = {}
    for keys, function in entry.get("dispatch", {}).items():
        for key in keys.split(","):
            if key.strip() not in (*DISPATCH_KEYS, *LAYOUT_KEYS, "CUDA"):
                raise TableError(f"{schema.operator_name}: unknown dispatch key '{key.strip()}'")
            dispatch[key.strip()] = function
    return NativeFunction(
        func=schema,
        schema=entry["func"],
        variants=frozenset(v.strip() for v in entry.get("variants", "function").split(",")),
        structured=entry.get("structured", False),
        structured_delegate=entry.get("structured_delegate"),
        structured_inherits=entry.get("structured_inherits"),
        precheck=entry.get("precheck"),
        native=entry.get("native"),
        dispatch=dispatch,
        tags=frozenset(_as_list(entry.get("tags", []))),
        python_module=entry.get("python_module"),
        manual_cpp_binding=entry.get("manual_cpp_binding", False),
        calls_operators=entry.get("calls_operators"),
    )


def check_native_functions(functions: Sequence[NativeFunction]) -> None:
    """What no single entry can know: delegates exist, names are unique, keys go together."""
    by_name = {fn.full_name: fn for fn in functions}
    twice = [name for name, count in Counter(fn.full_name for fn in functions).items() if count > 1]
    if twice:
        raise TableError(f"{twice[0]}: two entries")
    for fn in functions:
        delegate = fn.structured_delegate
        if delegate is not None and (delegate not in by_name or not by_name[delegate].structured):
            raise TableError(f"{fn.full_name}: structured_delegate '{delegate}' is no structured operator")
        if fn.structured and not fn.dispatch.get("CPU", "").endswith("_impl"):
            raise TableError(f"{fn.full_name}: the dispatch of a structured operator names its `x_impl` function")
        if {"CompositeExplicitAutograd", "CompositeImplicitAutograd"} <= set(fn.dispatch):
            raise TableError(f"{fn.full_name}: CompositeExplicitAutograd excludes CompositeImplicitAutograd")
        own = not fn.dispatch or any(key not in LAYOUT_KEYS for key in fn.dispatch)
        if fn.native is None and delegate is None and not fn.manual_cpp_binding and own:
            raise TableError(f"{fn.full_name}: `native` must name the module of its functions")


def _entry(entry: str | dict[str, Any]) -> dict[str, Any]:
    """A copy of the entry; yaml text may have it as the only item of a list."""
    loaded = yaml.load(entry, SAFE_LOADER) if isinstance(entry, str) else entry
    return dict(loaded[0] if isinstance(loaded, list) else loaded)


def _as_list(value: Any) -> list[Any]:
    return value if isinstance(value, list) else [value]


# ---- derivatives.yaml ------------------------------------------------------------------------------------------------


def load_derivatives(path: Path = DERIVATIVES) -> list[DifferentiabilityInfo]:
    """Every entry, with its node's class name. Nodes of one base name are numbered in the table's order."""
    counter: Counter[str] = Counter()
    infos = [parse_derivative(entry, counter) for entry in yaml.load(path.read_text(), SAFE_LOADER)]
    return [*infos, *view_copy_infos(infos, load_native_functions())]


def view_copy_infos(
    infos: Sequence[DifferentiabilityInfo], functions: Sequence[NativeFunction]
) -> list[DifferentiabilityInfo]:
    """`select_copy` and the like have the formulas of their views (`add_view_copy_derivatives`): their tangents are views."""
    written = {info.name for info in infos}
    by_name = {fn.full_name: fn for fn in functions if fn.full_name not in written}
    found = []
    for info in infos:
        base, _, overload = info.name.partition(".")
        fn = by_name.get(f"{base}_copy.{overload}" if overload else f"{base}_copy")
        if fn is not None and info.op is not None:
            forward = {o: linear_formula(info) if f == "auto_linear" else f for o, f in info.forward.items()}
            found.append(replace(info, name=fn.full_name, func=fn.func, op=f"{info.op}_copy", forward=forward))
    return found


def linear_formula(info: DifferentiabilityInfo) -> str:
    """The tangent of a linear operator: the operator, of the inputs' tangents."""
    varying = set(info.differentiable_inputs)
    args = [f"{a.name}_t" if a.name in varying else a.name for a in info.func.arguments]
    return f"F.{info.func.operator_name.base_name}_{info.func.overload_name or 'default'}({', '.join(args)})"


def parse_derivative(entry: str | dict[str, Any], counter: Counter[str] | None = None) -> DifferentiabilityInfo:
    """One entry, as yaml text or as yaml has read it. `counter` numbers the nodes."""
    entry = _entry(entry)
    schema = parse_schema(entry.pop("name"))
    differentiability = entry.pop("output_differentiability", None)
    derivatives: list[Derivative] = []
    non_differentiable: set[str] = set()
    forward: dict[tuple[str, ...], str] = {}
    outputs = _output_names(schema)
    # By name, as in PyTorch: the order of the formulas is the order in which a mode sees their calls (mat2's before self's).
    for names, formula in sorted(entry.items()):
        var_names = tuple(name.strip() for name in names.split(","))
        if all(name in outputs for name in var_names) and not any(a.name in var_names for a in schema.arguments):
            forward[var_names] = str(formula)
            continue
        for name in var_names:
            if not any(a.name == name for a in schema.arguments):
                raise TableError(f"{schema.operator_name}: '{name}' is no argument")
        if formula == "non_differentiable":
            non_differentiable.update(var_names)
        else:
            derivatives.append(parse_formula(str(formula), var_names, schema))
    op = None
    if derivatives:
        prefix = op_prefix(schema.operator_name.base_name)
        counter = Counter() if counter is None else counter
        op = f"{prefix}{counter[prefix]}"
        counter[prefix] += 1
    return DifferentiabilityInfo(
        name=str(schema.operator_name),
        func=schema,
        op=op,
        derivatives=tuple(derivatives),
        non_differentiable=frozenset(non_differentiable),
        output_differentiability=None if differentiability is None else tuple(differentiability),
        forward=forward,
    )


def op_prefix(base_name: str) -> str:
    """`max_pool2d_` -> "MaxPool2DBackward"; `_pdist_forward` -> "PdistBackward".

    >>> op_prefix("_to_copy"), op_prefix("t_"), op_prefix("nll_loss2d_forward")
    ('ToCopyBackward', 'TBackward', 'NllLoss2DBackward')
    """
    return ("".join(word.title() for word in base_name.split("_")) + "Backward").replace("ForwardBackward", "Backward")


def parse_formula(formula: str, var_names: tuple[str, ...], schema: FunctionSchema) -> Derivative:
    """The formula with `self.sym_sizes()` written as `self_sym_sizes`, and the attributes it needs."""
    try:
        tree = ast.parse(formula, mode="eval")
    except SyntaxError as error:
        message = f"{schema.operator_name}: '{formula}' is no Python expression: {error.msg}"
        column = error.offset - 1 if error.offset else len(formula.rstrip())  # 0: the end came too early
        raise TableError(message, formula, column) from None
    arguments = {a.name: a for a in schema.arguments}
    outputs = _output_names(schema)
    source = formula
    saved: dict[str, SavedAttribute] = {}
    grads: set[str] = set()
    replaced: list[tuple[int, int, str]] = []

    def visit(node: ast.AST) -> None:
        fact = saved_fact(node, arguments, outputs)
        if fact is not None:
            saved[fact.name] = fact
            assert isinstance(node, ast.expr) and node.end_col_offset is not None
            use = f"zeros_of({fact.name})" if fact.name.endswith("_info") else fact.name
            replaced.append((node.col_offset, node.end_col_offset, use))
            return
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            if node.func.id == "wrap_opt_if":
                name, wanted_by = wrapped(node, var_names)
                saved[name] = replace(_saved_value(name, arguments[name].type), wanted_by=wanted_by)
                assert node.end_col_offset is not None
                replaced.append((node.col_offset, node.end_col_offset, name))
                return
            for child in (*node.args, *node.keywords):  # the function's own name is no saved value
                visit(child)
            return
        if isinstance(node, ast.Name):
            if node.id in _GRADS:
                grads.add(node.id)
            elif node.id in arguments:
                saved[node.id] = _saved_value(node.id, arguments[node.id].type)
            elif node.id in outputs:
                saved[node.id] = _saved_value(node.id, outputs[node.id], is_output=True)
            else:
                message = f"{schema.operator_name}: '{node.id}' in '{formula}' is neither argument nor output"
                raise TableError(message, formula, node.col_offset, len(node.id))
        for child in ast.iter_child_nodes(node):
            visit(child)

    visit(tree.body)
    # From right to left: a replacement moves only the columns behind it.
    for start, end, name in sorted(replaced, reverse=True):
        formula = formula[:start] + name + formula[end:]
    formula = with_scalar_operators(formula, numbers_among(schema.arguments))
    return Derivative(formula, var_names, tuple(saved.values()), frozenset(grads), source)


def wrapped(call: ast.Call, var_names: tuple[str, ...]) -> tuple[str, tuple[str, ...]]:
    """`wrap_opt_if(i1, grad_input_mask[1] or grad_input_mask[2])`: the argument, and those whose gradients need it."""
    argument, condition = call.args
    assert isinstance(argument, ast.Name)
    places = [ast.literal_eval(node.slice) for node in ast.walk(condition) if isinstance(node, ast.Subscript)]
    return argument.id, tuple(var_names[place] for place in sorted(places))


def _output_names(schema: FunctionSchema) -> dict[str, Any]:
    if len(schema.returns) == 1 and not schema.returns[0].name:
        return {"result": schema.returns[0].type}
    return {r.name or f"result{i}": r.type for i, r in enumerate(schema.returns)}


def _saved_value(name: str, type: Any, is_output: bool = False) -> SavedAttribute:
    kind = "value"
    if is_tensor_like(type):
        kind = "tensors" if isinstance(type, ListType) else "tensor"
    return SavedAttribute(name, name, name, kind, is_output)


def saved_fact(
    node: ast.AST, arguments: dict[str, Any], outputs: dict[str, Any] | None = None
) -> SavedAttribute | None:
    """`self.sym_sizes()` or `to_args_sizes(tensors)`: a fact about an argument, kept without the tensor."""
    if not isinstance(node, ast.Call):
        return None
    f = node.func
    if isinstance(f, ast.Attribute) and isinstance(f.value, ast.Name) and f.attr == "sym_size" and len(node.args) == 1:
        source, dim = f.value.id, ast.literal_eval(node.args[0])  # one size, of an output too
        if source in arguments or source in (outputs or {}):
            name = f"{source}_sym_argsize_{'minus_' if dim < 0 else ''}{abs(dim)}"
            return SavedAttribute(name, source, f"{source}.size({dim})", "value", source not in arguments)
    if isinstance(f, ast.Attribute) and isinstance(f.value, ast.Name) and f.attr in _SAVED_METHODS and not node.args:
        source = f.value.id
        if source in arguments and is_tensor_like(arguments[source].type):
            return SavedAttribute(f"{source}_{f.attr}", source, _SAVED_METHODS[f.attr].format(source), "value")
    if isinstance(f, ast.Name) and f.id in _SAVED_FUNCTIONS:
        (argument,) = node.args
        if isinstance(argument, ast.Name) and argument.id in arguments:
            name, expression = _SAVED_FUNCTIONS[f.id]
            return SavedAttribute(name.format(argument.id), argument.id, expression.format(argument.id), "value")
    return None


# ---- which function uses which entry ---------------------------------------------------------------------------------


def match_differentiability_info(
    functions: Sequence[NativeFunction], infos: Sequence[DifferentiabilityInfo]
) -> list[NativeFunctionWithInfo]:
    """Each overload with its own entry, or else with that of its other form.

    An in-place overload takes the entry of the functional one; a functional one that exists only because functionalization
    needs it (tag `generated`) takes that of the in-place one. Two forms are the same operator if their schemas agree once
    the trailing underscore and the `(a!)` are taken away.
    """
    exact = {info.name: info for info in infos}
    tables: dict[bool, dict[tuple[Any, ...], DifferentiabilityInfo]] = {}

    def agreeing(fn: NativeFunction, functional: bool) -> DifferentiabilityInfo | None:
        if functional not in tables:  # most callers have an entry of their own, and ask for no table
            chosen = [info for info in infos if (info.func.kind is SchemaKind.functional) is functional]
            tables[functional] = {_signature(info.func): info for info in chosen}
        return tables[functional].get(_signature(fn.func))

    matched = []
    for fn in functions:
        info = exact.get(fn.full_name)
        if info is None and fn.kind is not SchemaKind.functional:
            info = agreeing(fn, functional=True)
        elif info is None and "generated" in fn.tags:
            info = agreeing(fn, functional=False)
        matched.append(NativeFunctionWithInfo(fn, info))
    return matched


def _signature(schema: FunctionSchema) -> tuple[Any, ...]:
    """What the functional, in-place and out= forms have in common: base name and arguments, without `out`."""
    base = schema.operator_name.base_name
    if schema.kind is SchemaKind.inplace:
        base = base[:-1]
    # `_native_batch_norm_legit_functional`: the form of one that is not called in-place and still writes.
    base = base.removesuffix("_functional")
    return base, tuple((a.name, str(a.type)) for a in schema.arguments if not a.is_out)
