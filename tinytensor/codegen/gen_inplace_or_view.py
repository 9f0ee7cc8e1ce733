"""native_functions.yaml -> autograd/generated/inplace_or_view_type.py: the kernels of the ADInplaceOrView key.

They run whether or not a gradient is required, since a later call may depend on it: a write bumps the version counter,
and a view remembers its base.

Mirrors tools/autograd/gen_inplace_or_view_type.py.
"""

from __future__ import annotations

from tinytensor.codegen.code_template import CodeTemplate
from tinytensor.codegen.gen_variable_type import MANUAL_AUTOGRAD, redispatch
from tinytensor.codegen.model import DifferentiabilityInfo, NativeFunction
from tinytensor.dispatch.schema import ListType, SchemaKind

KERNEL = CodeTemplate(
    """
# $schema
def $ident(ks, $args):
    ks &= AFTER_ADINPLACEORVIEW
    $body
"""
)


def gen_inplace_or_view(fn: NativeFunction, info: DifferentiabilityInfo | None = None) -> str:
    """The ADInplaceOrView kernel of one overload, as Python source; empty if it neither writes nor views.

    A view that is not differentiable (`view.dtype`) is none for autograd.
    """
    if not needs_inplace_or_view_kernel(fn) or (fn.is_view and info is not None and info.op is None):
        return ""
    body = redispatch(fn)
    if fn.is_view:
        (result,) = fn.func.returns
        is_list = isinstance(result.type, ListType)
        body.append(f"return {'as_view_list' if is_list else 'as_view'}({fn.arguments[0].name}, result)")
    else:
        # As in PyTorch, an argument that is written to but not returned keeps its version: rrelu's noise is saved before.
        returned = fn.return_names if fn.func.returns else [a.name for a in fn.arguments]
        for argument in (a for a in fn.arguments if a.is_write and a.name in returned):
            if isinstance(argument.type, ListType):
                body += [f"for t in {argument.name}:", "    increment_version(t)"]
            else:
                body.append(f"increment_version({argument.name})")
        body.append(f"return {', '.join(fn.return_names)}" if fn.func.returns else "return None")
    return KERNEL.substitute(schema=fn.schema, ident=fn.ident, args=fn.arg_names, body=body)


def needs_inplace_or_view_kernel(fn: NativeFunction) -> bool:
    if fn.is_composite_implicit or fn.manual_cpp_binding or fn.base_name in MANUAL_AUTOGRAD:
        return False
    if fn.kind is SchemaKind.inplace and not fn.func.returns:
        return False  # what is not returned keeps its version
    return fn.is_view or fn.kind in (SchemaKind.inplace, SchemaKind.out, SchemaKind.mutable)
