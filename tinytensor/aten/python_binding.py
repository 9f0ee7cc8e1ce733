"""What the generated functions and methods share: tests of their arguments, and the way to the argument parser.

Mirrors the helpers of torch/csrc/utils/python_arg_parser.h that the generated bindings use.
"""

from tinytensor.aten.core.python.call_site import NOT_GIVEN
from tinytensor.aten.core.python.running_handlers import HandlersAnswer as HandlersAnswer
from tinytensor.aten.core.python.structseq import struct_sequence
from tinytensor.aten.core.schema.function_schema_parser import parse_schema
from tinytensor.c10.tensor_impl import TensorImpl

NUMBERS = frozenset((int, float, bool))
SEQUENCES = frozenset((tuple, list))


def as_ints(args):
    """`view(2, 3)` and `view((2, 3))`: the ints as a tuple; None if there are none or they are not plain ints of 30 bits."""
    if len(args) == 1:
        (first,) = args
        if first.__class__ is int:
            return args if -(2**30) < first < 2**30 else None
        if first.__class__ is tuple:
            args = first
        elif isinstance(first, (tuple, list)):
            args = tuple(first)
    elif not args:
        return None
    for item in args:
        if item.__class__ is not int or not -(2**30) < item < 2**30:
            return None
    return args


def as_tuple(value, size=0):
    """The value of an `int[size]` as a tuple; False if it is not made of plain ints of 30 bits, and the parser must look at it.

    Classes are compared, since True == 1 == 1.0. Without a size, one int does not stand for a list.
    """
    kind = value.__class__
    if kind is int:
        return (value,) * size if size and -(2**30) < value < 2**30 else False
    if kind is not tuple and not isinstance(value, (tuple, list)):
        return False
    for item in value:
        if item.__class__ is not int or not -(2**30) < item < 2**30:
            return False
    return value if kind is tuple or isinstance(value, tuple) else tuple(value)


def as_tuple_or_none(value, size=0):
    """The same for an `int[size]?`."""
    return None if value is None else as_tuple(value, size)


def as_floats_or_none(value):
    """The value of a `float[]?` as a tuple; False if it is not made of plain floats and ints, and the parser must look at it."""
    if value is None:
        return None
    if value.__class__ not in SEQUENCES:
        return False
    for item in value:
        if item.__class__ is not float and (item.__class__ is not int or not -(2**30) < item < 2**30):
            return False
    return tuple(map(float, value))


def as_bools(value, size):
    """The value of a `bool[size]` as a tuple, such as the mask of the gradients that are wanted; False if it is none."""
    if value.__class__ not in SEQUENCES or len(value) != size:
        return False
    for item in value:
        if item.__class__ is not bool:
            return False
    return tuple(value)


def are_tensors(values):
    """Whether it is a tuple or list of tensors and nothing else."""
    if values.__class__ not in SEQUENCES:
        return False
    for value in values:  # noqa: SIM110  # a generator would cost more
        if not isinstance(value, TensorImpl):
            return False
    return True


def are_tensors_or_none(values):
    """Whether it is a tuple or list of tensors, some of which may be None."""
    if values.__class__ not in SEQUENCES:
        return False
    for value in values:  # noqa: SIM110  # a generator would cost more
        if value is not None and not isinstance(value, TensorImpl):
            return False
    return True


def given(names, values, defaults, args, kwargs):
    """Positional arguments as the caller wrote them: without the defaults at the end; after a gap, by name."""
    count = len(values)
    while not args and count and values[count - 1] is defaults[count - 1]:
        count -= 1
    for place, value in enumerate(values[:count]):
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
    return tuple.__new__(made if out is None or out is NOT_GIVEN else made.with_out, result)


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
