"""native_functions.yaml -> native/generated/register_*.py: the kernel of every operator for one dispatch key.

A structured operator's three forms are spelled out: where the output comes from is all that they differ in. The others
call the function that the table names.

Note [Default backend kernels]
A backend outside this library need only register the out= form of a structured operator. Its functional and in-place
forms are the kernels of CompositeExplicitAutogradNonFunctional: meta function, output, the backend's own out= kernel.

Mirrors torchgen/dest/register_dispatch_key.py.
"""

from __future__ import annotations

from collections.abc import Mapping

from tinytensor.codegen.code_template import CodeTemplate
from tinytensor.codegen.model import NativeFunction
from tinytensor.dispatch.schema import SchemaKind, base_type

KERNEL = CodeTemplate(
    """
# $schema
def $ident(ks$comma$args):
    $body
"""
)

# Modules imported under another name, because an argument or a kernel has theirs: `to(..., copy=False)`, `cat`.
MODULE_ALIASES = {
    "cat": "cat_ops",
    "copy": "copy_ops",
    "fill": "fill_ops",
    "resize": "resize_ops",
    "scalar": "scalar_ops",
}

Functions = Mapping[str, NativeFunction]  # by full name: a delegate looks up its structured overload


def gen_kernel(fn: NativeFunction, key: str, functions: Functions) -> str:
    """The kernel of one overload for one dispatch key, as Python source; empty if the key has none."""
    module = _called(fn)
    if fn.is_structured:
        body = _structured_body(fn, key, functions)
    elif key in fn.dispatch:
        call = f"{module}.{fn.dispatch[key]}({', '.join(fn.arg_names)})"
        body = [f"return as_new({call})" if _makes_new(fn) else f"return {call}"]
    elif key == "CompositeImplicitAutograd" and fn.is_composite_implicit:
        body = [f"return {module}.{fn.ident}({', '.join(fn.arg_names)})"]
    else:
        return ""
    if not body:
        return ""
    comma = ", " if fn.arguments else ""
    return KERNEL.substitute(schema=fn.schema, ident=fn.ident, comma=comma, args=fn.arg_names, body=body)


def native_module(fn: NativeFunction, functions: Functions) -> str | None:
    """The module of tinytensor/native that a kernel calls."""
    return functions[fn.structured_delegate].native if fn.structured_delegate else fn.native


def _called(fn: NativeFunction) -> str | None:
    """The name under which the generated file knows the operator's module."""
    return MODULE_ALIASES.get(fn.native or "", fn.native)


def _structured_body(fn: NativeFunction, key: str, functions: Functions) -> list[str]:
    owner = functions[fn.structured_delegate] if fn.structured_delegate else fn
    if key == "CompositeExplicitAutogradNonFunctional":
        return _default_backend_body(fn, owner)
    if key not in ("Meta", *owner.dispatch):
        return []
    impl = f"{_called(owner)}.{owner.dispatch['CPU']}"
    meta = impl.removesuffix("_impl") + "_meta"
    outs = [a.name for a in fn.func.out_arguments]
    args = ", ".join(name for name in fn.arg_names if name not in outs)
    runs = key != "Meta"
    if fn.kind is SchemaKind.inplace:
        others = [a.name for a in fn.arguments[1:] if base_type(a.type).name == "Tensor"]
        given = ", ".join(others) + ("," if len(others) == 1 else "")
        lines = [f"{'it = ' if runs else ''}{meta}(self, {args})"]
        if others:  # TensorIterator looks at memory first, other operators at what they are asked to do
            place = 0 if owner.structured_inherits else 1
            lines.insert(place, f"check_inplace_geometry(self, ({given}))")
        return [*_precheck(owner, args), *lines, *([f"{impl}(it, self, {args})"] if runs else []), "return self"]
    if fn.kind is SchemaKind.out:
        count = len(outs)
        given = args + ("," if "," not in args else "")
        plan = f"structured_out({meta}, {outs[0]}, ({given}))" if count == 1 else (
            f"structured_outs({meta}, ({', '.join(outs)}), ({given}))"
        )  # fmt: skip
        lines = [f"it = {plan}" if runs else plan]
        return [
            *_precheck(owner, args),
            *lines,
            *([f"{impl}(it, {', '.join(outs)}, {args})"] if runs else []),
            f"return {', '.join(outs)}",
        ]
    lines, names = _outputs(fn, meta, args)
    lines = [*_precheck(owner, args), *lines]
    run = [f"{impl}(it, {', '.join(names)}, {args})"] if runs else []
    results = ", ".join(names)
    if runs and _makes_new(fn):
        results = f"as_new({results})" if len(names) == 1 else f"as_new(({results}))"
    return [*lines, *run, f"return {results}"]


def _precheck(owner: NativeFunction, args: str) -> list[str]:
    """The line that asks what has to be right before anything else is looked at."""
    return [f"{_called(owner)}.{owner.precheck}({args})"] if owner.precheck else []


def _makes_new(fn: NativeFunction) -> bool:
    """Whether the results are new tensors that public operators make: see `as_new`."""
    if fn.kind is not SchemaKind.functional or fn.func.is_view or not fn.tensor_arguments or fn.is_composite_implicit:
        return False
    return fn.needs_guard and all(str(r.type) in ("Tensor", "Tensor[]") for r in fn.func.returns)


def _outputs(fn: NativeFunction, meta: str, args: str) -> tuple[list[str], list[str]]:
    """Plan, and allocate what the plan says; the outputs' names."""
    lines = [f"it = {meta}(None, {args})"]
    if len(fn.func.returns) == 1:
        return [*lines, "out = empty_from_metadata(it.out_meta)"], ["out"]
    names = fn.return_names
    return [*lines, *(f"{n} = empty_from_metadata(it.out_metas[{i}])" for i, n in enumerate(names))], names


def _default_backend_body(fn: NativeFunction, owner: NativeFunction) -> list[str]:
    """See Note [Default backend kernels]."""
    if fn is owner or not owner.func.out_arguments:
        return []
    args = ", ".join(fn.arg_names)
    redispatch = f"_{owner.ident}_table[ks](ks, {args}"
    masked = "ks &= AFTER_ADINPLACEORVIEW"
    if fn.kind is SchemaKind.inplace:
        return [masked, f"{redispatch}, self)", "return self"]
    meta = f"{_called(owner)}.{owner.dispatch['CPU'].removesuffix('_impl')}_meta"
    lines, names = _outputs(fn, meta, args)
    return [*_precheck(owner, args), *lines, masked, f"{redispatch}, {', '.join(names)})", f"return {', '.join(names)}"]
