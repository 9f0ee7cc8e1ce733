"""The frame of every generated file: docstring, imports and the few helpers that its blocks share.

Mirrors aten/src/ATen/templates/ and tools/autograd/templates/.
"""

from tinytensor.codegen.code_template import CodeTemplate

SCHEMAS = CodeTemplate(
    '''
"""The schema of every operator.

Mirrors the generated RegisterSchema.cpp.
"""

from tinytensor.dispatch.dispatcher import def_

SCHEMAS = (
    $schemas
)

for schema in SCHEMAS:
    def_(schema)
'''
)

FUNCTIONS = CodeTemplate(
    '''
"""Every operator as Python functions: a call stub for each overload, and for each name the function in front of them.

    add_Tensor(self, other, alpha)    takes tensors and numbers of the schema's types, and calls through the dispatcher
    add(input, other, *, alpha=1)     takes what PyTorch's `torch.add` takes: also numbers for tensors, lists, `out=`

A function looks at the classes of its arguments. Plain ones it calls with at once; the rest goes to the argument
parser, which also knows the words for every mistake. Only tensors have `meta`, so reading it is the test for a tensor.

Mirrors the generated ATen/Functions.h, ATen/Operators_*.cpp and python_torch_functions_*.cpp.
"""

from tinytensor.c10 import layout as layouts
from tinytensor.c10 import scalar_type
from tinytensor.c10.device import Device, cpu
from tinytensor.c10.layout import MemoryFormat
from tinytensor.c10.local_dispatch_key_set import DEFAULT_INCLUDED, FACTORY_KEYS, factory_keys, state, tls
from tinytensor.c10.scalar import wrap_number
from tinytensor.c10.scalar_type import ScalarType
from tinytensor.c10.struct_sequence import struct_sequence
from tinytensor.dispatch.dispatcher import find_schema_or_throw
from tinytensor.dispatch.python_arg_parser import PythonArgParser
from tinytensor.dispatch.schema_parser import parse_schema

NUMBERS = frozenset((int, float, bool))
SEQUENCES = frozenset((tuple, list))
NOT_GIVEN = object()  # the default of an argument that has none, or for which None is a value


def is_ints(value):
    """Whether it is a tuple of ints and nothing else: True == 1 == 1.0, so equality would not do."""
    if not isinstance(value, tuple):
        return False
    for item in value:
        if item.__class__ is not int:
            return False
    return True


def as_ints(args):
    """`view(2, 3)` and `view((2, 3))`: the ints as a tuple; None if there are none or they are not plain ints."""
    if not args:
        return None
    if len(args) == 1 and isinstance(args[0], (tuple, list)):
        args = tuple(args[0])
    for item in args:
        if item.__class__ is not int:
            return None
    return args


def given(names, values, defaults, args, kwargs):
    """Positional arguments as the caller wrote them: without the defaults at the end; after a gap, by name."""
    count = len(values)
    while not args and count and values[count - 1] is defaults[count - 1]:
        count -= 1
    for place, value in enumerate(values[:count]):  # `range` is an operator here
        if value is NOT_GIVEN:
            kwargs.update(zip(names[place + 1 : count], values[place + 1 : count], strict=True))
            return values[:place]
    return (*values[:count], *args)


def return_type(name, fields):
    """The class of `x.max(0)`: a tuple whose items have names, `torch.return_types.max`; with out=, of another name."""
    made, made.with_out = (struct_sequence(n, fields, "tinytensor.return_types") for n in (name, f"{name}_out"))
    return made


def named(made, result, out):
    """Several results with their names."""
    if not isinstance(result, tuple):
        return result
    return tuple.__new__(made if out is None else made.with_out, result)


class PythonOverload:
    """A function that a parser takes for an operator: for Python forms that are not the schema of one."""

    def __init__(self, schema, function):
        self.name = schema
        self.function = function
        self.table = self

    @property
    def schema(self):
        return parse_schema(self.name)

    def call(self, *values):
        return self.function(*values)

    def call_slow(self, ks, *values):
        return self.function(*values)

    def __getitem__(self, ks):
        return self.call_slow


$blocks
'''
)

TENSOR_METHODS = CodeTemplate(
    '''
"""The operators as methods of Tensor, and Python's operators.

A method looks at the classes of its arguments as the functions of aten/functions.py do, and calls the same stubs.

Mirrors the generated python_variable_methods.cpp and the operators of torch/_tensor.py.
"""

from types import FunctionType

from tinytensor.aten import functions as _f
from tinytensor.aten.functions import NOT_GIVEN, NUMBERS, as_ints, given, is_ints
from tinytensor.c10 import layout as layouts
from tinytensor.c10 import scalar_type
from tinytensor.c10.layout import MemoryFormat
from tinytensor.c10.local_dispatch_key_set import state, tls
from tinytensor.c10.scalar import wrap_number
from tinytensor.c10.scalar_type import ScalarType
from tinytensor.c10.tensor_impl import TensorImpl
from tinytensor.dispatch.argument_errors import refuse_arguments
from tinytensor.dispatch.python_arg_parser import PythonArgParser, not_implemented, reflected_product

$parsers


class TensorMethods:
    """What Tensor inherits: one method for each operator whose variants say so."""

    __slots__ = ()

    # Tensors compare elementwise, and are keys of dicts by identity.
    __hash__ = object.__hash__

$methods


for method in vars(TensorMethods).values():
    if isinstance(method, FunctionType):
        # So that Python's own TypeErrors say `add() missing`, as PyTorch's do, and not `TensorMethods.add() missing`.
        method.__qualname__ = method.__name__
'''
)

REGISTER = CodeTemplate(
    '''
"""The kernels of dispatch key$s $keys.

Mirrors the generated $mirrors.
"""

from collections.abc import Callable
from typing import Any

$imports


$blocks

kernel: Callable[..., Any]

$registrations
'''
)

AUTOGRAD_FUNCTIONS = CodeTemplate(
    '''
"""The nodes of the backward graph: a class for each entry of derivatives.yaml.

`node` is the node itself; the other names are those of the formula, which may well contain `self`. A slot with an
underscore at its end, `self_`, holds a saved tensor; the others hold numbers, sizes and the like. `saved_for_edge` names
the tensors that are saved only if the gradient along that edge is wanted. See autograd/traceable_function.py.

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
it calls on, becomes the dispatch table of that operator. See dispatch/kernel_names.py.

Mirrors the generated torch/csrc/autograd/generated/VariableType_*.cpp.
"""

$imports


def throw_error_out_requires_grad(name, overload):
    """The kernel of an out= overload: nothing is recorded."""

    def kernel(ks, *args):
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
        grad_fn = NotImplementedNode(name, collect_next_edges(*tensors_among(args, inputs)))
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
        grad_fn = NotImplementedNode(name, collect_next_edges(*tensors_among(args, inputs)))
        ks &= AFTER_AUTOGRAD
        with guard():
            table[ks](ks, *args)
        if self.meta.is_differentiable:
            rebase_history(self, grad_fn)
        return self

    return named(kernel, name, overload)


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

register_kernels(globals(), DispatchKey.Autograd, only_if_requires_grad=True)
'''
)

INPLACE_OR_VIEW = CodeTemplate(
    '''
"""The kernels of the ADInplaceOrView key: bump the version counter, remember a view's base.

Most of them do the same: they call on, with ADInplaceOrView masked out, and count the write to one argument. Each of these
is a row, made by the function that stands for its number of arguments, which of them is written, and whether autograd has
to be kept away from a kernel that calls public operators ("guarded"). The others are written out. The last line of the
file registers all of them by their names, see dispatch/kernel_names.py.

Mirrors the generated torch/csrc/autograd/generated/ADInplaceOrViewType_*.cpp.
"""

from tinytensor.autograd.variable import as_view, as_view_list, increment_version
from tinytensor.c10.dispatch_key import DispatchKey
from tinytensor.c10.dispatch_key_set import AFTER_ADINPLACEORVIEW
from tinytensor.c10.local_dispatch_key_set import AutoDispatchBelowADInplaceOrView
from tinytensor.dispatch.dispatcher import find_schema_or_throw, register_kernels
from tinytensor.dispatch.kernel_names import named


$makers


$blocks

register_kernels(globals(), DispatchKey.ADInplaceOrView)
'''
)

FORWARD_AD = CodeTemplate(
    '''
"""The kernels of forward mode: call on, then give the result its tangent. See Note [Forward mode is a bit].

Most kernels differ in their formula alone, so most of the file is formulas: the tangent of the result from the result, the
arguments and their tangents (`self_t` is that of `self`). An in-place overload takes the formula of the functional one.
autograd/forward_ad_kernels.py makes the kernels. Those with several results are written out. The last line registers all by
their names, see dispatch/kernel_names.py.

Mirrors the forward-mode half of the generated torch/csrc/autograd/generated/VariableType_*.cpp.
"""

from tinytensor.aten import functions as F
from tinytensor.autograd.forward_ad import (
    PRIMAL, below_forward_ad, has_tangent, not_implemented, refuse_out, set_tangent, set_tangent_list, tangent_or_zeros,
)
from tinytensor.autograd.forward_ad_kernels import jvp, jvp_inplace
$imports
from tinytensor.dispatch.dispatcher import find_schema_or_throw, register_forward_ad, register_forward_ad_kernels


$blocks

# A written result cannot be differentiated.
for name in (
$refused
):
    name, _, overload = name.partition(".")
    table = find_schema_or_throw(f"aten::{name}", overload).table
    register_forward_ad(f"aten::{name}", overload, refuse_out(name, overload, table))

# No formula.
for name in (
$missing
):
    name, _, overload = name.partition(".")
    table = find_schema_or_throw(f"aten::{name}", overload).table
    register_forward_ad(f"aten::{name}", overload, not_implemented(name, table))

register_forward_ad_kernels(globals())
'''
)
