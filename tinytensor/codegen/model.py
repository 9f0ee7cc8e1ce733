"""What the generators know about one operator and its derivative.

`NativeFunction` is an entry of native_functions.yaml, `DifferentiabilityInfo` one of derivatives.yaml. Both are plain
data; the reading is in load.py.

Mirrors torchgen/model.py and torchgen/api/autograd.py. Left out: symbolic sizes, generated out= and view_copy variants.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from tinytensor.aten.core.dispatch.call_stub import parameter_name
from tinytensor.aten.core.dispatch.kernel_names import python_name
from tinytensor.aten.core.schema.function_schema import (
    Argument,
    BaseType,
    FunctionSchema,
    ListType,
    OptionalType,
    SchemaKind,
    Type,
    is_tensor_like,
)

# Aliases that stand for many keys: see `computed_table` in aten/core/dispatch/operator_entry.py. The last one differentiates
# through what it calls; the first two have autograd kernels, and the first serves backends with an out= kernel alone.
COMPOSITE_KEYS = (
    "CompositeExplicitAutogradNonFunctional",
    "CompositeExplicitAutograd",
    "CompositeImplicitAutograd",
)
DISPATCH_KEYS = ("CPU", "Meta", *COMPOSITE_KEYS)
"""Keys whose kernels are generated, each in files of their own. A kernel of CUDA is always one of the CPU's too."""
LAYOUT_FILES: dict[str, tuple[str, ...]] = {
    "sparse": ("SparseCPU", "SparseMeta"),
    "sparse_csr": ("SparseCsrCPU", "SparseCsrMeta"),
    "mkldnn": ("MkldnnCPU",),
    "quantized": ("QuantizedCPU", "QuantizedMeta"),
}
"""register_x.py -> the keys of a layout, or of quantized numbers. Their kernels stand in other rooms than an operator's dense
ones, so the table names module and function: `SparseCPU: sparse.sparse_tensor_math.add_sparse`."""
LAYOUT_KEYS = tuple(key for keys in LAYOUT_FILES.values() for key in keys)
TENSOR_OPTIONS = ("dtype", "layout", "device", "pin_memory")


@dataclass(frozen=True)
class NativeFunction:
    """One overload.

    func, schema      its schema, parsed and as the table writes it
    structured        owns `x_meta` and `x_impl`; `structured_delegate` names the overload that does, for the others
    precheck          function that refuses arguments before an iterator looks at their memory and sizes
    native            module below tinytensor/aten/native that holds the functions of `dispatch`
    dispatch          dispatch key -> function name
    calls_operators   whether the kernel calls public operators; None: composites do
    """

    func: FunctionSchema
    schema: str
    variants: frozenset[str] = frozenset({"function"})
    structured: bool = False
    structured_delegate: str | None = None
    structured_inherits: str | None = None
    precheck: str | None = None
    native: str | None = None
    dispatch: dict[str, str] = field(default_factory=dict)
    tags: frozenset[str] = frozenset()
    python_module: str | None = None
    manual_cpp_binding: bool = False
    calls_operators: bool | None = None

    @property
    def base_name(self) -> str:
        """`add_` of `add_.Tensor`."""
        return self.func.operator_name.base_name

    @property
    def full_name(self) -> str:
        """`add.Tensor`."""
        overload = self.func.overload_name
        return f"{self.base_name}.{overload}" if overload else self.base_name

    @property
    def ident(self) -> str:
        """`add_Tensor`: the overload as a Python name (torchgen's unambiguous name)."""
        return python_name(self.base_name, self.func.overload_name)

    @property
    def kind(self) -> SchemaKind:
        return self.func.kind

    @property
    def arguments(self) -> tuple[Argument, ...]:
        return self.func.arguments

    @property
    def arg_names(self) -> list[str]:
        """As Python spells them: `from` is `from_`."""
        return [parameter_name(a.name) for a in self.arguments]

    @property
    def counts_arguments(self) -> bool:
        """A factory function, or one with an argument that is no name in Python: it takes `*args, **kwargs`."""
        return self.has_tensor_options or any(parameter_name(a.name) != a.name for a in self.arguments)

    @property
    def tensor_arguments(self) -> list[Argument]:
        """The arguments that carry dispatch keys, out arguments included."""
        return [a for a in self.arguments if is_tensor_like(a.type)]

    @property
    def returns_tensors(self) -> bool:
        return any(is_tensor_like(r.type) for r in self.func.returns)

    @property
    def is_structured(self) -> bool:
        return self.structured or self.structured_delegate is not None

    @property
    def is_composite_implicit(self) -> bool:
        """No autograd kernel: it is differentiated through the operators that it calls."""
        return not self.manual_cpp_binding and (
            "CompositeImplicitAutograd" in self.dispatch or not (self.dispatch or self.is_structured)
        )

    @property
    def needs_guard(self) -> bool:
        """Whether the kernel calls public operators, which must not go through autograd a second time."""
        if self.calls_operators is not None:
            return self.calls_operators
        return any(key in self.dispatch for key in COMPOSITE_KEYS)

    @property
    def is_view(self) -> bool:
        """A result that shares its storage with an argument."""
        return self.func.is_view and not self.is_composite_implicit

    @property
    def has_tensor_options(self) -> bool:
        """Takes dtype, layout, device and pin_memory: a factory function."""
        return all(name in self.arg_names for name in TENSOR_OPTIONS)

    @property
    def return_names(self) -> list[str]:
        """Names of the results: the schema's, or `result`, or `result0`, `result1`, ..."""
        if self.kind is SchemaKind.inplace:
            return ["self"]
        if self.kind is SchemaKind.out:
            return [a.name for a in self.func.out_arguments]
        returns = self.func.returns
        return [r.name or ("result" if len(returns) == 1 else f"result{i}") for i, r in enumerate(returns)]


@dataclass(frozen=True)
class SavedAttribute:
    """Something that a formula mentions and the node keeps.

    name        as in the formula: `self`, `alpha`, `self_sym_sizes`
    source      the argument or output that it comes from
    expression  how variable_type.py computes it there: `self`, `alpha`, `self.meta_.sizes`
    kind        "tensor", "tensors" (a list), or "value"
    is_output   saved as an output of the node, so that the node does not keep itself alive
    wanted_by   of `wrap_opt_if`: the arguments for whose gradients it is kept; without them the node keeps nothing there
    """

    name: str
    source: str
    expression: str
    kind: str
    is_output: bool = False
    wanted_by: tuple[str, ...] = ()

    @property
    def slot(self) -> str:
        """Where the node keeps it: `self_` for a SavedVariable, as in PyTorch, and the plain name for a value."""
        return self.name if self.kind == "value" else f"{self.name}_"


@dataclass(frozen=True)
class Derivative:
    """One formula: the gradients of the arguments `var_names`, and what it needs. `source` is as the table has it."""

    formula: str
    var_names: tuple[str, ...]
    saved: tuple[SavedAttribute, ...]
    named_grads: frozenset[str] = frozenset()
    source: str = ""


@dataclass(frozen=True)
class DifferentiabilityInfo:
    """One entry of derivatives.yaml. `op` is the class name of its node, None where nothing is differentiable;
    `forward` has the formulas of the outputs' tangents: outputs -> auto_linear, auto_element_wise or an expression."""

    name: str
    func: FunctionSchema
    op: str | None
    derivatives: tuple[Derivative, ...]
    non_differentiable: frozenset[str]
    output_differentiability: tuple[bool | str, ...] | None
    forward: dict[tuple[str, ...], str] = field(default_factory=dict)

    @property
    def saved(self) -> list[SavedAttribute]:
        """All that the node keeps, each once, sorted by name."""
        found = {s.name: s for d in self.derivatives for s in d.saved}
        return [found[name] for name in sorted(found)]

    @property
    def differentiable_inputs(self) -> list[str]:
        """The arguments that have a gradient, in schema order: the node's edges."""
        named = {name for d in self.derivatives for name in d.var_names}
        return [a.name for a in self.func.arguments if a.name in named]

    @property
    def uses_grads(self) -> bool:
        """Whether a formula reads the gradients of all outputs, and not of the first alone; if none reads any, of all."""
        named = [d.named_grads for d in self.derivatives]
        return any("grads" in names for names in named) or (len(self.func.returns) > 1 and not any(named))


@dataclass(frozen=True)
class NativeFunctionWithInfo:
    """An overload with the derivative entry that it uses; None if there is none."""

    fn: NativeFunction
    info: DifferentiabilityInfo | None


def group_by_base_name(functions: Sequence[NativeFunction]) -> dict[str, list[NativeFunction]]:
    """Overloads by the name under which Python calls them; out= overloads belong to their functional one."""
    groups: dict[str, list[NativeFunction]] = {}
    for fn in functions:
        groups.setdefault(fn.base_name, []).append(fn)
    return groups


def type_name(type: Type) -> str:
    """`int[]?` -> "int[]?", with SymInt read as int and list sizes dropped."""
    if isinstance(type, BaseType):
        return type.name
    if isinstance(type, OptionalType):
        return type_name(type.elem) + "?"
    assert isinstance(type, ListType)
    return type_name(type.elem) + "[]"
