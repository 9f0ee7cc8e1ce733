"""native_functions.yaml -> autograd/generated/inplace_or_view_type.py: the kernels of the ADInplaceOrView key.

They run whether or not a gradient is required, since a later call may depend on it: a write bumps the version counter,
and a view remembers its base. `add.Tensor` does neither and has no kernel. For `add_.Tensor` and `select.int` it writes

    add__Tensor = increment_version_1_of_3("aten::add_", "Tensor")

    def select_int(ks, self, dim, index):  # select.int(Tensor(a) self, int dim, SymInt index) -> Tensor(a)
        ks &= AFTER_ADINPLACEORVIEW
        result = _select_int_table[ks](ks, self, dim, index)
        return as_view(self, result)

The first is a row: it writes to the first of its three arguments, and `increment_version_1_of_3`, which is written once at
the head of the file, makes the kernel. Several hundred operators differ in no more than that. The maker has a fixed number of
arguments, and not `*args`, because in-place operators are on the hot path.

Mirrors tools/autograd/gen_inplace_or_view_type.py.
"""

from __future__ import annotations

from dataclasses import dataclass

from tinytensor.aten.core.schema.function_schema import Argument, ListType, SchemaKind
from tinytensor.codegen.code_template import CodeTemplate
from tinytensor.codegen.gen_variable_type import MANUAL_AUTOGRAD, redispatch
from tinytensor.codegen.model import DifferentiabilityInfo, NativeFunction

KERNEL = CodeTemplate(
    """
def $ident(ks, $args):  # $schema
    ks &= AFTER_ADINPLACEORVIEW
    $body
"""
)

# The function that makes the kernel of a row. The version is counted after the call, as in PyTorch: if the kernel raises,
# nothing was written and the version stays.
MAKER = CodeTemplate(
    """
def $name(name, overload):
    table = find_schema_or_throw(name, overload).table

    def kernel(ks, $args):
        ks &= AFTER_ADINPLACEORVIEW
        $call
        increment_version($written)
        return $written

    return named(kernel, name, overload)
"""
)


@dataclass(frozen=True, order=True)
class Write:
    """What tells apart the kernels that write to one tensor and return it.

    count     how many arguments they take
    place     the number of the argument that is written to, from 0
    guarded   whether the kernel below calls public operators, and autograd must be kept away from these
    """

    count: int
    place: int
    guarded: bool

    @property
    def maker(self) -> str:
        """The function that makes such a kernel: `increment_version_1_of_3`."""
        return f"increment_version_{self.place + 1}_of_{self.count}{'_guarded' if self.guarded else ''}"


def gen_inplace_or_view(fn: NativeFunction, info: DifferentiabilityInfo | None = None) -> str:
    """The ADInplaceOrView kernel of one overload, as Python source; empty if it neither writes nor views.

    A view that is not differentiable (`view.dtype`) is no view for autograd: it does not remember its base.
    """
    if not needs_inplace_or_view_kernel(fn) or (fn.is_view and info is not None and info.op is None):
        return ""
    write = write_of(fn)
    if write is not None:
        return f'{fn.ident} = {write.maker}("aten::{fn.base_name}", "{fn.func.overload_name}")\n'
    body = redispatch(fn)
    if fn.is_view:
        (result,) = fn.func.returns
        is_list = isinstance(result.type, ListType)
        body.append(f"return {'as_view_list' if is_list else 'as_view'}({fn.arguments[0].name}, result)")
    else:
        for argument in _counted(fn):
            if isinstance(argument.type, ListType):
                body += [f"for t in {argument.name}:", "    increment_version(t)"]
            else:
                body.append(f"increment_version({argument.name})")
        body.append(f"return {', '.join(fn.return_names)}" if fn.func.returns else "return None")
    return KERNEL.substitute(schema=fn.schema, ident=fn.ident, args=fn.arg_names, body=body)


def gen_maker(write: Write) -> str:
    """The function that makes the kernels of such rows, as Python source."""
    names = [chr(ord("a") + i) for i in range(write.count)]
    call = f"table[ks](ks, {', '.join(names)})"
    lines = ["with AutoDispatchBelowADInplaceOrView():", f"    {call}"] if write.guarded else [call]
    return MAKER.substitute(name=write.maker, args=names, call=lines, written=names[write.place])


def write_of(fn: NativeFunction) -> Write | None:
    """How the kernel's row is made; None if it is written out."""
    counted = _counted(fn)
    if fn.is_view or len(counted) != 1 or fn.return_names != [counted[0].name] or isinstance(counted[0].type, ListType):
        return None
    return Write(len(fn.arguments), fn.arguments.index(counted[0]), fn.needs_guard)


def _counted(fn: NativeFunction) -> list[Argument]:
    """The arguments whose version the call increments.

    As in PyTorch, an argument that is written to but not returned keeps its version. `rrelu_with_noise` relies on it: the
    autograd kernel saves `noise` before the call fills it, and a new version would make the saved tensor useless.
    """
    returned = fn.return_names if fn.func.returns else [a.name for a in fn.arguments]
    return [a for a in fn.arguments if a.is_write and a.name in returned]


def needs_inplace_or_view_kernel(fn: NativeFunction) -> bool:
    if fn.is_composite_implicit or fn.manual_cpp_binding or fn.base_name in MANUAL_AUTOGRAD:
        return False
    if fn.base_name == "set_":
        return False  # the counter stays while the storage changes: see autograd/variable_type_manual.py
    if fn.kind is SchemaKind.inplace and not fn.func.returns:
        return False  # what is not returned keeps its version
    return fn.is_view or fn.kind in (SchemaKind.inplace, SchemaKind.out, SchemaKind.mutable)
