"""derivatives.yaml -> autograd/generated/variable_type.py: the kernel of the Autograd key for every operator.

For `mul.Tensor` it writes

    def mul_Tensor(ks, self, other):  # mul.Tensor(Tensor self, Tensor other) -> Tensor
        grad_fn = MulBackward0(collect_next_edges_2(self, other))
        if grad_fn.next_edges[0] is not None:
            grad_fn.other_ = SavedVariable(other, False)
        ...
        ks &= AFTER_AUTOGRAD
        result = _mul_Tensor_table[ks](ks, self, other)
        set_history(result, grad_fn)
        return result

and for `add.Tensor`, whose formulas need only a number, `grad_fn.alpha = alpha` in place of the `if`s. The order is fixed:
inputs are saved before the call, since an in-place kernel overwrites them; outputs are saved after `set_history`, since a
saved output must already know its node (Note [Saved outputs] in autograd/variable/saved_variable.py). The call goes on
with `ks` cut down to the keys below autograd: the key set is an argument, so nothing thread-local has to change. There is
no test for requires_grad: the dispatcher takes this kernel only if an argument requires grad and grad mode is on.

Mirrors tools/autograd/gen_variable_type.py; its forward mode is gen_forward_ad.py. Left out: the checks of PyTorch's debug
builds.
"""

from __future__ import annotations

from tinytensor.aten.core.schema.function_schema import ListType, OptionalType, SchemaKind, is_tensor_like
from tinytensor.codegen.code_template import CodeTemplate, indent
from tinytensor.codegen.gen_autograd_functions import needed, saving_condition
from tinytensor.codegen.model import (
    DifferentiabilityInfo,
    NativeFunction,
    NativeFunctionWithInfo,
    SavedAttribute,
)

KERNEL = CodeTemplate(
    """
def $ident(ks, $args):  # $schema
    $body
"""
)

# Results that never need a gradient, although no entry of derivatives.yaml says so.
DONT_REQUIRE_DERIVATIVE = frozenset(
    [
        *("empty_like", "zeros_like", "ones_like", "full_like"),
        *("rand_like", "randn_like", "randint_like"),
        *("new_empty", "new_empty_strided", "new_zeros", "new_ones", "new_full"),
        *("argmax", "argmin", "searchsorted", "bucketize", "equal", "allclose", "_local_scalar_dense"),
        *("isinf", "isnan", "isposinf", "isneginf", "signbit", "isin"),
        *("logical_and", "logical_and_", "logical_or", "logical_or_", "logical_not", "logical_not_"),
        *("logical_xor", "logical_xor_"),
    ]
)

# Written by hand in autograd/variable_type_manual.py. They change what a tensor is for autograd (`detach_`,
# `requires_grad_`), or write to it in a way that no formula describes (`copy_`, `resize_`).
MANUAL_AUTOGRAD = frozenset(
    ["copy_", "detach", "detach_", "resize_", "resize_as_", "_backward", "requires_grad_", "retain_grad"]
)
# Written by hand as well, and otherwise like those that have no formula.
MANUAL_WITHOUT_FORMULA = frozenset(["set_"])


# PyTorch's table has an entry for these, which this one does not need.
ENTRY_FOR_OTHER_DEVICES = frozenset(["linear"])


def gen_variable_type(matched: NativeFunctionWithInfo) -> str:
    """The autograd kernel of one overload, as Python source; empty if the operator needs none."""
    fn, info = matched.fn, matched.info
    if not needs_autograd_kernel(matched) or fn.base_name in MANUAL_WITHOUT_FORMULA:
        return ""
    if fn.kind is SchemaKind.out:
        # PyTorch makes no kernel without an entry, nor for a form that is itself generated: there its fallback takes over.
        if (info is None and fn.base_name not in ENTRY_FOR_OTHER_DEVICES) or "generated" in fn.tags:
            return _not_implemented(fn)
        name = [f'"{fn.base_name}"', f'"{fn.func.overload_name}"']
        tensors = [(i, a) for i, a in enumerate(fn.arguments) if is_tensor_like(a.type)]
        inputs = [str(i) for i, a in tensors if info is None or a.name not in info.non_differentiable]
        places = inputs if len(inputs) < len(tensors) else []
        return f"{fn.ident} = throw_error_out_requires_grad({', '.join([*name, *places])})\n"
    if info is None:
        return _not_implemented(fn)
    return KERNEL.substitute(schema=fn.schema, ident=fn.ident, args=fn.arg_names, body=_body(fn, info))


def _not_implemented(fn: NativeFunction) -> str:
    """The row of an operator that derivatives.yaml does not know: which arguments are tensors or lists of them."""
    places = [str(i) for i, a in enumerate(fn.arguments) if is_tensor_like(a.type) and not a.is_out]
    form = {SchemaKind.inplace: "_inplace", SchemaKind.out: "_out"}.get(fn.kind, "")
    if fn.kind is SchemaKind.out:
        places.insert(0, str(len(fn.func.out_arguments)))
    guarded = ", guarded=True" if fn.needs_guard else ""
    name = f'"aten::{fn.base_name}", "{fn.func.overload_name}"'
    return f"{fn.ident} = not_implemented{form}({name}, {', '.join(places)}{guarded})\n"


def needs_autograd_kernel(matched: NativeFunctionWithInfo) -> bool:
    """Whether the operator has a kernel for the Autograd key.

    It has none if it is a composition, takes or returns no tensor, or has a result that never requires grad.
    """
    fn, info = matched.fn, matched.info
    if fn.is_composite_implicit or fn.base_name in MANUAL_AUTOGRAD or fn.manual_cpp_binding:
        return False
    if not fn.tensor_arguments or not (fn.returns_tensors or fn.kind is SchemaKind.out):
        return False
    if info is not None:
        return info.op is not None
    # Bounds are never differentiated; an out= that requires grad is refused, as for all operators without an entry.
    if fn.base_name in ("linspace", "logspace"):
        return fn.kind is SchemaKind.out
    return fn.base_name not in DONT_REQUIRE_DERIVATIVE


def _body(fn: NativeFunction, info: DifferentiabilityInfo) -> list[str]:
    inplace = fn.kind is SchemaKind.inplace
    saved = info.saved
    making = [f"grad_fn = {info.op}({_edges(fn, info.differentiable_inputs)})"]
    checking = ["check_inplace(self, True)"] if inplace else []
    # Asked whether anything is recorded or not: a call may have come here for this tensor alone.
    refusing = _check_no_requires_grad(fn, info)
    # Whether to record can depend on the arguments.
    condition = _recording_condition(fn, info)
    # Inputs are saved here, before the call: an in-place kernel is about to overwrite `self`.
    recording = [*making, *_save(fn, info, [s for s in saved if not s.is_output])]
    if condition is None:
        lines = [*checking, *refusing, *recording]
    else:
        lines = ["grad_fn = None", *refusing, f"if {condition}:", *indent([*checking, *recording])]
    lines += ["ks &= AFTER_AUTOGRAD", *redispatch(fn)]
    # Outputs are saved last, when they have their history: see Note [Saved outputs] in autograd/variable/saved_variable.py.
    history = [*_set_history(fn, info), *_save(fn, info, [s for s in saved if s.is_output])]
    lines += history if condition is None else ["if grad_fn is not None:", *indent(history)]
    return [*lines, f"return {', '.join(fn.return_names)}"]


def _check_no_requires_grad(fn: NativeFunction, info: DifferentiabilityInfo) -> list[str]:
    """Checks for tensors that the entry does not mention: they must not require grad, or a gradient would be lost."""
    mentioned = {*info.differentiable_inputs, *info.non_differentiable}
    # Formulas of second derivatives take the output of the first, which requires grad, beside the input it came from.
    names = [a.name for a in fn.tensor_arguments if not a.is_out and a.name not in mentioned and a.name != "output"]
    return [f'check_no_requires_grad({name}, "{name}", "{fn.base_name}")' for name in names]


def _edges(fn: NativeFunction, inputs: list[str]) -> str:
    """The call that collects the node's edges; the tensors of a list are edges of their own.

    `collect_next_edges_1` and `_2` are unrolled: they need no loop and no tuple of arguments, and serve most operators.
    """
    args, plain = _spread(fn, inputs)
    return f"collect_next_edges_{len(inputs)}({args})" if plain and len(inputs) <= 2 else f"collect_next_edges({args})"


def _spread(fn: NativeFunction, inputs: list[str]) -> tuple[str, bool]:
    """The tensors among these inputs as arguments of a call, and whether each is one tensor."""
    types = [fn.func.argument(name).type for name in inputs]
    args = ", ".join(f"*{n}" if isinstance(t, ListType) else n for n, t in zip(inputs, types, strict=True))
    return args, all(not isinstance(t, (ListType, OptionalType)) for t in types)


def _recording_condition(fn: NativeFunction, info: DifferentiabilityInfo) -> str | None:
    """The expression that decides at run time whether to record; None where every call is to be recorded.

    An expression in `output_differentiability` is one, as that of `to.dtype`: to an integer type nothing is differentiable.
    A call also comes here for an index that requires grad, as an empty one of floats may: it alone is no reason to record.
    """
    conditions = [c for c in info.output_differentiability or () if isinstance(c, str)][:1]
    others = [a.name for a in fn.tensor_arguments if a.name in info.non_differentiable and not a.is_out]
    if others:
        keys = " | ".join(f"{name}.meta_.key_set" for name in others)
        keys = f"({keys})" if len(others) > 1 else keys
        inputs, _ = _spread(fn, info.differentiable_inputs)
        conditions.append(f"not {keys} & REQUIRES_GRAD or any_requires_grad({inputs})")
    assert len(conditions) < 2, f"{fn.schema}: two conditions"
    return conditions[0] if conditions else None


def redispatch(fn: NativeFunction) -> list[str]:
    """Call the next kernel; the caller has masked `ks`. Results get the names of the schema."""
    call = f"_{fn.ident}_table[ks](ks, {', '.join(fn.arg_names)})"
    names = fn.return_names
    line = call if fn.kind in (SchemaKind.inplace, SchemaKind.out) or not names else f"{', '.join(names)} = {call}"
    # A kernel that calls public operators would meet autograd again, were it not excluded for this thread.
    return ["with AutoDispatchBelowADInplaceOrView():", f"    {line}"] if fn.needs_guard else [line]


def _save(fn: NativeFunction, info: DifferentiabilityInfo, saved: list[SavedAttribute]) -> list[str]:
    lines: list[str] = []
    for attribute in saved:
        expression = _saved_expression(fn, attribute)
        if attribute.wanted_by:
            edges = [info.differentiable_inputs.index(name) for name in attribute.wanted_by]
            wanted = " or ".join(needed(edge, "grad_fn") for edge in edges)
            expression = f"SavedVariable({attribute.name} if {wanted} else None, False)"
        line = f"grad_fn.{attribute.slot} = {expression}"
        condition = saving_condition(info, attribute, "grad_fn")
        # Numbers and sizes cost nothing: they are always kept, so that `_saved_alpha` can always be read.
        if condition is None or attribute.kind == "value":
            lines.append(line)
        else:
            lines += [f"if {condition}:", f"    {line}"]
    return lines


def _saved_expression(fn: NativeFunction, saved: SavedAttribute) -> str:
    name = saved.expression
    if saved.kind == "value":
        return name
    if saved.kind == "tensors":
        return f"SavedVariableList({name})"
    if fn.kind is SchemaKind.inplace:
        if saved.is_output:
            return "SavedVariable(self, True)"
        if name == "self":
            # The call is about to overwrite it, and the formula needs the old value.
            return "SavedVariable(F.clone(self), False)"
    return f"SavedVariable({name}, {saved.is_output})"


def _set_history(fn: NativeFunction, info: DifferentiabilityInfo) -> list[str]:
    if fn.kind is SchemaKind.inplace:
        # `t_` and the like change sizes and strides but no element, so the history of the base stays as it is. All other
        # in-place operators write: if `self` is a view, `rebase_history` also gives its base a new node (CopySlices).
        changes_geometry_only = "inplace_view" in fn.tags
        return [f"{'set' if changes_geometry_only else 'rebase'}_history(self, grad_fn)"]
    names = differentiable_outputs(fn, info)
    if isinstance(fn.func.returns[0].type, ListType):
        return [f"set_history_list({names[0]}, grad_fn)"]
    if len(names) == 1:
        return [f"set_history({names[0]}, grad_fn)"]
    return [f"set_history_list(({', '.join(names)}), grad_fn)"]


def differentiable_outputs(fn: NativeFunction, info: DifferentiabilityInfo) -> list[str]:
    """The names of the outputs that get the node as their grad_fn.

    A formula over `grad` uses the gradient of the first output alone. Formulas over `grads` may use that of every output;
    an output that `output_differentiability` rules out is passed as None, so that the others keep their number.
    """
    names = fn.return_names
    if not info.uses_grads:
        return names[:1]
    flags = info.output_differentiability or (True,) * len(names)
    return [name if flag else "None" for name, flag in zip(names, flags, strict=True)]
