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
