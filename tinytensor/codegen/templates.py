"""The frame of every generated file: docstring, imports and the few helpers that its blocks share.

Mirrors aten/src/ATen/templates/ and tools/autograd/templates/.
"""

from tinytensor.codegen.code_template import CodeTemplate

OPERATORS = CodeTemplate(
    '''
"""The operators of the family `$family`: for each overload its schema and handle, for each name its Python function.

    add_Tensor_op = def_("aten::add.Tensor(...)")   what the dispatcher knows: the operator's schema, kernels and table
    add_Tensor(self, other, alpha)                  the call stub: takes the schema's types, calls through the dispatcher
    add(input, other, *, alpha=1)                   what `torch.add` takes: also numbers for tensors, lists, `out=`

A function looks at the classes of its arguments. With plain ones it calls at once; the rest goes to the argument parser,
which also knows the words for every mistake. A stub stands where a method or another module calls it; a function whose
overload has none makes the call itself. Only tensors have `meta`, so there the reading of it is the test for a tensor.

From `a + b` to the kernel: `Tensor.__add__` (aten/tensor_methods.py) sees that both are tensors and calls `add_Tensor`.
That unites the key sets of both, and `add_Tensor_op.table` has the kernel for the union (dispatch/operator_entry.py).

Mirrors the generated ATen/Functions.h, ATen/Operators_*.cpp, RegisterSchema.cpp and python_torch_functions_*.cpp.
"""

from tinytensor.aten.python_binding import (
    NOT_GIVEN,
    NUMBERS,
    SEQUENCES,
    PythonOverload,
    are_tensors,
    are_tensors_or_none,
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
from tinytensor.c10.layout import MemoryFormat
from tinytensor.c10.local_dispatch_key_set import DEFAULT_INCLUDED, FACTORY_KEYS, factory_keys, state, tls
from tinytensor.c10.scalar import wrap_number
from tinytensor.c10.scalar_type import ScalarType
from tinytensor.c10.tensor_impl import TensorImpl
from tinytensor.dispatch.dispatcher import def_
from tinytensor.dispatch.python_arg_parser import PythonArgParser

$blocks
'''
)

FUNCTIONS = CodeTemplate(
    '''
"""Every operator as Python functions, all families together: `from tinytensor.aten.functions import add`.

The text stands in aten/ops/, in a file for each family: `grep -n 'def add(' aten/ops/*.py`.

Mirrors the generated ATen/Functions.h.
"""

from types import FunctionType

from tinytensor.aten.python_binding import PythonOverload
from tinytensor.aten.python_docs import document_functions
$imports
from tinytensor.dispatch.call_stub import compile_stub


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
    are_tensors,
    are_tensors_or_none,
    as_ints,
    as_tuple,
    as_tuple_or_none,
    given,
    named,
)
from tinytensor.aten.python_docs import document_method
from tinytensor.c10 import layout as layouts
from tinytensor.c10 import scalar_type
from tinytensor.c10.layout import MemoryFormat
from tinytensor.c10.local_dispatch_key_set import state, tls
from tinytensor.c10.scalar import wrap_number
from tinytensor.c10.scalar_type import ScalarType
from tinytensor.c10.tensor_impl import TensorImpl
from tinytensor.dispatch.argument_errors import refuse_arguments
from tinytensor.dispatch.python_arg_parser import not_implemented, reflected_product


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
"""The kernels of dispatch key$s $keys.

Mirrors the generated $mirrors.
"""

$imports

$registrars
$lookup


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

`node` is the node itself; the other names are those of the formula, which may well contain `self`.

Mirrors the generated torch/csrc/autograd/generated/Functions.{h,cpp}.
"""

$imports


def saved(node, slot):
    """What a slot holds, for Python to look at: None if no formula needed it."""
    value = getattr(node, slot, None)
    if isinstance(value, list):
        return tuple(None if v is None else v.unpack(node) for v in value)
    return None if value is None else value.unpack(node)


def raw_saved(slot):
    """An attribute that shows what a slot holds as it is, to register hooks for it."""

    def get(node):
        value = getattr(node, slot, None)
        if isinstance(value, list):
            return tuple(SavedVariable(None) if v is None else v for v in value)
        return SavedVariable(None) if value is None else value

    return property(get)


def save_list(tensors):
    """A SavedVariable for each tensor of a list; entries may be None."""
    return [None if t is None else SavedVariable(t, False) for t in tensors]


def unpack_list(saved_variables):
    return [None if v is None else v.unpack() for v in saved_variables]


def reset_list(saved_variables):
    for v in saved_variables:
        if v is not None:
            v.reset_data()


$blocks
'''
)

VARIABLE_TYPE = CodeTemplate(
    '''
"""The kernels of the Autograd key: make the node, save what it needs, call on, hook up the result.

They run only if an argument requires grad and grad mode is on: otherwise the dispatcher skips them.

Mirrors the generated torch/csrc/autograd/generated/VariableType_*.cpp.
"""

$imports


def throw_error_out_requires_grad(name):
    raise RuntimeError(
        f"{name}(): functions with out=... arguments don't support automatic differentiation, but one of the arguments "
        "requires grad."
    )


$blocks

$registrations
'''
)

INPLACE_OR_VIEW = CodeTemplate(
    '''
"""The kernels of the ADInplaceOrView key: bump the version counter, remember a view's base.

Mirrors the generated torch/csrc/autograd/generated/ADInplaceOrViewType_*.cpp.
"""

from tinytensor.autograd.variable import as_view, as_view_list, increment_version
from tinytensor.c10.dispatch_key import DispatchKey
from tinytensor.c10.dispatch_key_set import AFTER_ADINPLACEORVIEW
from tinytensor.c10.local_dispatch_key_set import AutoDispatchBelowADInplaceOrView
from tinytensor.dispatch.dispatcher import find_schema_or_throw, register_impl

$blocks

$registrations
'''
)

FORWARD_AD = CodeTemplate(
    '''
"""The kernels of forward mode: call on, then give the result its tangent. See Note [Forward mode is a bit].

Mirrors the forward-mode half of the generated torch/csrc/autograd/generated/VariableType_*.cpp.
"""

from tinytensor.aten import functions as F
from tinytensor.autograd.forward_ad import (
    PRIMAL,
    below_forward_ad,
    has_tangent,
    not_implemented,
    refuse_out,
    set_tangent,
    set_tangent_inplace,
    set_tangent_list,
    tangent_or_zeros,
)
$imports
from tinytensor.dispatch.dispatcher import find_schema_or_throw, register_forward_ad

$blocks

for name, overload, kernel in (
$kernels
):
    register_forward_ad(f"aten::{name}", overload, kernel)

# A written result cannot be differentiated.
for name, overload in (
$refused
):
    table = find_schema_or_throw(f"aten::{name}", overload).table
    register_forward_ad(f"aten::{name}", overload, refuse_out(name, overload, table))

# No formula.
for name, overload in (
$missing
):
    table = find_schema_or_throw(f"aten::{name}", overload).table
    register_forward_ad(f"aten::{name}", overload, not_implemented(name, table))
'''
)
