"""The frame of every generated file: docstring, imports and the few helpers that its blocks share.

`$blocks` is where the generators' text goes. Imports that no block uses are left out of the files of aten/ (aten_files.py).

Mirrors aten/src/ATen/templates/ and tools/autograd/templates/.
"""

from tinytensor.codegen.code_template import CodeTemplate

OPERATORS = CodeTemplate(
    '''
"""The operators of the family `$family`: for each overload its schema and handle, for each name its Python function.

    add_Tensor_op = def_("aten::add.Tensor(...)")   what the dispatcher knows: the operator's schema, kernels and table
    add_Tensor(self, other, alpha)                  the call stub: takes the schema's types, calls through the dispatcher
    add(input, other, *, alpha=1)                   what `torch.add` takes: also numbers for tensors, lists, `out=`

A function looks at the classes of its arguments. If they are plain it calls at once; all else goes to the argument parser,
which also has the error for every mistake. A stub stands where a method or another module calls it; a function whose
overload has none makes the call itself. Only tensors have `meta_`, so a function may test for a tensor by reading it.

From `a + b` to the kernel: `Tensor.__add__` (aten/tensor_methods.py) sees that both are tensors and calls `add_Tensor`.
That unites the key sets of both, and `add_Tensor_op.table` has the kernel for the union
(aten/core/dispatch/operator_entry.py).

Mirrors the generated ATen/Functions.h, ATen/Operators_*.cpp, RegisterSchema.cpp and python_torch_functions_*.cpp.
"""

from tinytensor.aten.python_binding import (
    NOT_GIVEN,
    NUMBERS,
    SEQUENCES,
    HandlersAnswer,
    PythonOverload,
    are_tensors,
    are_tensors_or_none,
    as_bools,
    as_floats_or_none,
    as_ints,
    as_tuple,
    as_tuple_or_none,
    given,
    named,
    return_type,
)
from tinytensor.c10 import layout as layouts
from tinytensor.c10 import scalar_type
from tinytensor.c10.device import Device, cpu
from tinytensor.c10.dispatch_key_set import REQUIRES_GRAD
from tinytensor.c10.layout import MemoryFormat
from tinytensor.c10.local_dispatch_key_set import DEFAULT_INCLUDED, FACTORY_KEYS, factory_keys, state, tls
from tinytensor.c10.metadata import PLAIN
from tinytensor.c10.scalar import wrap_number
from tinytensor.c10.scalar_type import ScalarType
from tinytensor.c10.tensor_impl import TensorImpl
from tinytensor.aten.core.dispatch.dispatcher import def_
from tinytensor.aten.core.dispatch.library import replaced_kernels
from tinytensor.aten.core.python.python_arg_parser import PythonArgParser

$blocks
'''
)

FUNCTIONS = CodeTemplate(
    '''
"""Every operator as Python functions, all families together: `from tinytensor.aten.functions import add`.

Nothing is defined here. The operators stand in aten/ops/, in a file for each family: `grep -n 'def add(' aten/ops/*.py`.
The imports are stars because lists of all names would be five times this file; a star leaves out names that begin with
`_`, so these are listed. See Note [Star imports of aten/functions.py] in codegen/aten_files.py.

Mirrors the generated ATen/Functions.h.
"""

from types import FunctionType

$imports
from tinytensor.aten.python_binding import PythonOverload
from tinytensor.aten.python_docs import document_functions
from tinytensor.aten.core.dispatch.call_stub import compile_stub


def __getattr__(name):
    """A stub that nobody in the library calls is not written. Whoever asks for it here gets it made."""
    handle = globals().get(name.removesuffix("_default") + "_op")
    if handle is None:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    stub = globals()[name] = compile_stub(handle)
    return stub


document_functions({name: value for name, value in globals().items() if value.__class__ is FunctionType})
'''
)

TENSOR_METHODS = CodeTemplate(
    '''
"""The operators as methods of Tensor, and Python's operators.

A method looks at the classes of its arguments as the functions of aten/ops/ do, and calls the stubs that stand there.

Mirrors the generated python_variable_methods.cpp and the operators of torch/_tensor.py.
"""

from types import FunctionType

from tinytensor.aten import functions as _f
from tinytensor.aten.functions import (
$handles
)  # fmt: skip
from tinytensor.aten.python_binding import (
    NOT_GIVEN,
    NUMBERS,
    HandlersAnswer,
    are_tensors,
    are_tensors_or_none,
    as_bools,
    as_floats_or_none,
    as_ints,
    as_tuple,
    as_tuple_or_none,
    given,
    named,
)
from tinytensor.aten.python_docs import document_method
from tinytensor.c10 import layout as layouts
from tinytensor.c10 import scalar_type
from tinytensor.c10.device import Device, cpu
from tinytensor.c10.dispatch_key_set import REQUIRES_GRAD
from tinytensor.c10.layout import MemoryFormat
from tinytensor.c10.local_dispatch_key_set import state, tls
from tinytensor.c10.metadata import PLAIN
from tinytensor.c10.scalar import readers, wrap_number
from tinytensor.c10.scalar_type import ScalarType
from tinytensor.c10.tensor_impl import TensorImpl
from tinytensor.aten.core.dispatch.library import replaced_kernels
from tinytensor.aten.core.python.python_arg_parser_errors import refuse_arguments
from tinytensor.aten.core.python.python_arg_parser import not_implemented, reflected_product


class TensorMethods:
    """What Tensor inherits: one method for each operator whose variants say so."""

    __slots__ = ()

    # Tensors compare elementwise, and are keys of dicts by identity.
    __hash__ = object.__hash__

$methods


# The signatures of methods that are not those of their functions, without `input` and `out`.
SIGNATURES = {
    $signatures
}

for name, method in vars(TensorMethods).items():
    if isinstance(method, FunctionType):
        # So that Python's own TypeErrors say `add() missing`, as PyTorch's do, and not `TensorMethods.add() missing`.
        method.__qualname__ = method.__name__
        document_method(name, method, vars(_f), SIGNATURES)
'''
)

REGISTER = CodeTemplate(
    '''
"""The kernels of dispatch key$s $keys$whose.

Mirrors the generated $mirrors.
"""

$imports

$registrars
$lookup


$blocks
'''
)

DEFERRED = CodeTemplate(
    '''
"""Which module of this package has which operators' kernels, so that they can be registered before it is imported.

See Note [Kernels are imported when they are needed] in aten/core/dispatch/kernel_function.py.
"""

from tinytensor.aten.core.dispatch.dispatcher import defer_kernels
from tinytensor.c10.dispatch_key import DispatchKey

$blocks
'''
)

KERNEL_PATTERNS = CodeTemplate(
    '''
"""What makes the kernels that follow a pattern; the number in a name is that of the operator's arguments.

    forward_2            calls the function that native_functions.yaml names
    new_2                the same, for a function that calls operators: its result is a new tensor, see `as_new`
    functional_2         a structured operator: plan, allocate what the plan says, run. `_new`: the run calls operators
    inplace_2            the plan for an output that is there: the first argument. `_reads_b`: the second is a tensor too
    out_2                the same with an output that may have to be resized
    meta_functional_2    for the Meta key: the plan alone, nothing runs
    default_inplace_2    for other backends: see Note [Default backend kernels] in codegen/gen_register.py

Each function makes a kernel that is called `kernel(ks, *args)`; whoever registers it gives it the operator's name.
"""

$imports


$blocks
'''
)

AUTOGRAD_FUNCTIONS = CodeTemplate(
    '''
"""The nodes of the backward graph: a class for each entry of derivatives.yaml.

`node` is the node itself; the other names are those of the formula, which may well contain `self`. A slot with an
underscore at its end, `self_`, holds a saved tensor; the others hold numbers, sizes and the like. `saved_for_edge` names
the tensors that are saved only if the gradient along that edge is wanted. See autograd/engine/traceable_function.py.

Mirrors the generated torch/csrc/autograd/generated/Functions.{h,cpp}.
"""

$imports


$blocks
'''
)

VARIABLE_TYPE = CodeTemplate(
    '''
"""The kernels of the Autograd key: make the node, save what it needs, call on, hook up the result.

They run only if an argument requires grad and grad mode is on: otherwise the dispatcher skips them. The last line of the
file registers them, each by its name: `add_Tensor` is the kernel of aten::add.Tensor. There `_add_Tensor_table`, with which
it calls on, becomes the dispatch table of that operator. See aten/core/dispatch/kernel_names.py.

Mirrors the generated torch/csrc/autograd/generated/VariableType_*.cpp.
"""

$imports


def throw_error_out_requires_grad(name, overload, *inputs):
    """The kernel of an out= overload: nothing is recorded. `inputs` are the places of its differentiable tensors; without
    them all of its tensors are."""
    table = find_schema_or_throw(f"aten::{name}", overload).table if inputs else None

    def kernel(ks, *args):
        if inputs and not any_requires_grad(*tensors_among(args, inputs)):
            ks &= AFTER_AUTOGRAD
            with AutoDispatchBelowADInplaceOrView():
                return table[ks](ks, *args)
        raise RuntimeError(
            f"{name}(): functions with out=... arguments don't support automatic differentiation, but one of the arguments "
            "requires grad."
        )

    return named(kernel, name, overload)


def not_implemented(name, overload, *inputs, guarded=False):
    """The kernel of an operator without an entry in derivatives.yaml. `inputs` are the places of tensors and lists of them.

    As in autograd_not_implemented_fallback.cpp, results that cannot require grad are passed over.
    """
    table = find_schema_or_throw(name, overload).table
    guard = AutoDispatchBelowADInplaceOrView if guarded else nullcontext

    def kernel(ks, *args):
        grad_fn = NotImplementedNode(name, edges_of_recorded(args, inputs))
        ks &= AFTER_AUTOGRAD
        with guard():
            result = table[ks](ks, *args)
        set_history_where_differentiable(result if isinstance(result, (tuple, list)) else (result,), grad_fn)
        return result

    return named(kernel, name, overload)


def not_implemented_inplace(name, overload, *inputs, guarded=False):
    """The same for an in-place overload."""
    table = find_schema_or_throw(name, overload).table
    guard = AutoDispatchBelowADInplaceOrView if guarded else nullcontext

    def kernel(ks, self, *others):
        check_inplace(self, True)
        args = (self, *others)
        grad_fn = NotImplementedNode(name, edges_of_recorded(args, inputs))
        ks &= AFTER_AUTOGRAD
        with guard():
            table[ks](ks, *args)
        if self.meta_.is_differentiable:
            rebase_history(self, grad_fn)
        return self

    return named(kernel, name, overload)


def not_implemented_out(name, overload, outs, *inputs, guarded=False):
    """The same for an `out=` overload, whose last arguments are `outs` outputs: none may be a leaf, nor a view of one."""
    table = find_schema_or_throw(name, overload).table
    guard = AutoDispatchBelowADInplaceOrView if guarded else nullcontext
    refuse = throw_error_out_requires_grad(name, overload)

    def kernel(ks, *args):
        written = args[-outs:]
        if any(map(cannot_record_a_write, written)):
            refuse(ks, *args)
        grad_fn = NotImplementedNode(name, edges_of_recorded(args, (*inputs, *range(len(args) - outs, len(args)))))
        ks &= AFTER_AUTOGRAD
        with guard():
            result = table[ks](ks, *args)
        for out in written:
            if out.meta_.is_differentiable:
                rebase_history(out, grad_fn)
        return result

    return named(kernel, name, overload)


def edges_of_recorded(args, inputs):
    """The edges of a node without a formula: to what requires grad among these, and to nothing else."""
    return collect_next_edges(*[t for t in tensors_among(args, inputs) if any_requires_grad(t)])


def tensors_among(args, inputs):
    """The tensors at these places, those of lists one by one."""
    tensors = []
    for place in inputs:
        if isinstance(args[place], (tuple, list)):
            tensors += args[place]
        else:
            tensors.append(args[place])
    return tensors


$blocks

provide_kernels(globals(), DispatchKey.Autograd, only_if_requires_grad=True)
'''
)

INPLACE_OR_VIEW = CodeTemplate(
    '''
"""The kernels of the ADInplaceOrView key: bump the version counter, remember a view's base.

Most of them do the same: they call on, with ADInplaceOrView masked out, and count the write to one argument. Each of these
is a row, made by the function that stands for its number of arguments, which of them is written, and whether autograd has
to be kept away from a kernel that calls public operators ("guarded"). The others are written out. The last line of the
file registers all of them by their names, see aten/core/dispatch/kernel_names.py.

Mirrors the generated torch/csrc/autograd/generated/ADInplaceOrViewType_*.cpp.
"""

from tinytensor.autograd.variable.variable import as_view, as_view_list, increment_version
from tinytensor.c10.dispatch_key import DispatchKey
from tinytensor.c10.dispatch_key_set import AFTER_ADINPLACEORVIEW
from tinytensor.c10.local_dispatch_key_set import AutoDispatchBelowADInplaceOrView
from tinytensor.aten.core.dispatch.dispatcher import find_schema_or_throw, provide_kernels
from tinytensor.aten.core.dispatch.kernel_names import named


$makers


$blocks

provide_kernels(globals(), DispatchKey.ADInplaceOrView)
'''
)

FORWARD_AD = CodeTemplate(
    '''
"""The kernels of forward mode: call on, then give the result its tangent. See Note [Forward mode is a bit].

Most kernels differ in their formula alone, so most of the file is formulas: the tangent of the result from the result, the
arguments and their tangents (`self_t` is that of `self`). An in-place overload takes the formula of the functional one.
autograd/forward_ad/forward_ad_kernels.py makes the kernels. Those with several results are written out. The last line of
the file registers all of them by their names, see aten/core/dispatch/kernel_names.py.

Mirrors the forward-mode half of the generated torch/csrc/autograd/generated/VariableType_*.cpp.
"""

from tinytensor.aten import functions as F
from tinytensor.autograd.forward_ad.forward_ad import (
    PRIMAL, below_forward_ad, has_tangent, not_implemented, refuse_out, set_tangent, set_tangent_list, tangent_or_zeros,
)
from tinytensor.autograd.forward_ad.forward_ad_kernels import jvp, jvp_inplace
$imports
from tinytensor.aten.core.dispatch.dispatcher import find_schema_or_throw, register_forward_ad, register_forward_ad_kernels


$blocks

# out= overloads: they refuse a tangent, as their autograd kernels refuse a tensor that requires grad.
for name in (
$refused
):
    name, _, overload = name.partition(".")
    table = find_schema_or_throw(f"aten::{name}", overload).table
    register_forward_ad(f"aten::{name}", overload, refuse_out(name, overload, table))

# Operators without a forward formula: an input with a tangent is an error.
for name in (
$missing
):
    name, _, overload = name.partition(".")
    table = find_schema_or_throw(f"aten::{name}", overload).table
    register_forward_ad(f"aten::{name}", overload, not_implemented(name, table))

register_forward_ad_kernels(globals())
'''
)
