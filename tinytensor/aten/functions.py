# hot path
# Written by `python -m tinytensor.codegen` from native/native_functions.yaml. Do not edit.
"""Every operator as Python functions: a call stub for each overload, and for each name the function in front of them.

    add_Tensor(self, other, alpha)    takes tensors and numbers of the schema's types, and calls through the dispatcher
    add(input, other, *, alpha=1)     takes what PyTorch's `torch.add` takes: also numbers for tensors, lists, `out=`

A function looks at the classes of its arguments. Plain ones it calls with at once; the rest goes to the argument
parser, which also knows the words for every mistake. Only tensors have `meta`, so reading it is the test for a tensor.

Mirrors the generated ATen/Functions.h, ATen/Operators_*.cpp and python_torch_functions_*.cpp.
"""

from collections import namedtuple

from tinytensor.c10 import layout as layouts
from tinytensor.c10.device import Device
from tinytensor.c10.layout import MemoryFormat
from tinytensor.c10.local_dispatch_key_set import FACTORY_KEYS, factory_keys, state, tls
from tinytensor.c10.scalar import wrap_number
from tinytensor.c10.scalar_type import ScalarType
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
    while count and values[count - 1] is defaults[count - 1]:
        count -= 1
    for place in range(count):
        if values[place] is NOT_GIVEN:
            for name, value in zip(names[place + 1 : count], values[place + 1 : count], strict=True):
                kwargs[name] = value
            return values[:place]
    return (*values[:count], *args)


def return_type(name, fields):
    """The class of `x.max(0)`: a tuple whose items have names, `torch.return_types.max`."""
    made = namedtuple(name, fields)
    made.__repr__ = lambda self: (
        f"torch.return_types.{name}(\n" + ",\n".join(f"{f}={v!r}" for f, v in zip(fields, self, strict=True)) + ")"
    )
    return made


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


# empty.memory_format(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor
_empty_memory_format = find_schema_or_throw("aten::empty", "memory_format")
_empty_memory_format_table = _empty_memory_format.table


def empty_memory_format(size, dtype=None, layout=None, device=None, pin_memory=None, memory_format=None):
    ks = FACTORY_KEYS[device] if layout is None else factory_keys(device, layout)
    if state.dirty:
        if state.observers:
            return _empty_memory_format.call_slow(ks, size, dtype, layout, device, pin_memory, memory_format)
        ks = (ks | tls.included) & tls.not_excluded
    return _empty_memory_format_table[ks](ks, size, dtype, layout, device, pin_memory, memory_format)


empty_parser = PythonArgParser("empty", (_empty_memory_format,))


def empty(*args, **kwargs):
    if not kwargs:
        size = as_ints(args)
        if size is not None:
            ks = FACTORY_KEYS[None]
            if state.dirty:
                if state.observers:
                    return _empty_memory_format.call_slow(ks, size, None, None, None, None, None)
                ks = (ks | tls.included) & tls.not_excluded
            return _empty_memory_format_table[ks](ks, size, None, None, None, None, None)
    return empty_parser.call(*args, **kwargs)


# empty_strided(SymInt[] size, SymInt[] stride, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
_empty_strided = find_schema_or_throw("aten::empty_strided", "")
_empty_strided_table = _empty_strided.table


def empty_strided_default(size, stride, dtype=None, layout=None, device=None, pin_memory=None):
    ks = FACTORY_KEYS[device] if layout is None else factory_keys(device, layout)
    if state.dirty:
        if state.observers:
            return _empty_strided.call_slow(ks, size, stride, dtype, layout, device, pin_memory)
        ks = (ks | tls.included) & tls.not_excluded
    return _empty_strided_table[ks](ks, size, stride, dtype, layout, device, pin_memory)


empty_strided_parser = PythonArgParser("empty_strided", (_empty_strided,))


def empty_strided(*args, **kwargs):
    if not kwargs and len(args) == 2:
        size, stride = args
        if is_ints(size) and is_ints(stride):
            ks = FACTORY_KEYS[None]
            if state.dirty:
                if state.observers:
                    return _empty_strided.call_slow(ks, size, stride, None, None, None, None)
                ks = (ks | tls.included) & tls.not_excluded
            return _empty_strided_table[ks](ks, size, stride, None, None, None, None)
    return empty_strided_parser.call(*args, **kwargs)


# empty_like(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor
_empty_like = find_schema_or_throw("aten::empty_like", "")
_empty_like_table = _empty_like.table


def empty_like_default(self, dtype=None, layout=None, device=None, pin_memory=None, memory_format=None):
    ks = self.meta.key_set
    if state.dirty:
        if state.observers:
            return _empty_like.call_slow(ks, self, dtype, layout, device, pin_memory, memory_format)
        ks = (ks | tls.included) & tls.not_excluded
    return _empty_like_table[ks](ks, self, dtype, layout, device, pin_memory, memory_format)


empty_like_parser = PythonArgParser("empty_like", (_empty_like,))


def empty_like(input=NOT_GIVEN, *args, **kwargs):
    if not kwargs and not args:
        try:
            ks = input.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _empty_like.call_slow(ks, input, None, None, None, None, None)
                ks = (ks | tls.included) & tls.not_excluded
            return _empty_like_table[ks](ks, input, None, None, None, None, None)
    return empty_like_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


# new_empty(Tensor self, SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
_new_empty = find_schema_or_throw("aten::new_empty", "")
_new_empty_table = _new_empty.table


def new_empty_default(self, size, dtype=None, layout=None, device=None, pin_memory=None):
    ks = self.meta.key_set
    if state.dirty:
        if state.observers:
            return _new_empty.call_slow(ks, self, size, dtype, layout, device, pin_memory)
        ks = (ks | tls.included) & tls.not_excluded
    return _new_empty_table[ks](ks, self, size, dtype, layout, device, pin_memory)


new_empty_parser = PythonArgParser("new_empty", (_new_empty,))


def new_empty(self=NOT_GIVEN, *args, **kwargs):
    if not kwargs:
        size = as_ints(args)
        if size is not None:
            try:
                ks = self.meta.key_set
            except AttributeError:
                pass
            else:
                if state.dirty:
                    if state.observers:
                        return _new_empty.call_slow(ks, self, size, None, None, None, None)
                    ks = (ks | tls.included) & tls.not_excluded
                return _new_empty_table[ks](ks, self, size, None, None, None, None)
    return new_empty_parser.call(*given(("self",), (self,), (NOT_GIVEN,), args, kwargs), **kwargs)


# new_empty_strided(Tensor self, SymInt[] size, SymInt[] stride, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
_new_empty_strided = find_schema_or_throw("aten::new_empty_strided", "")
_new_empty_strided_table = _new_empty_strided.table


def new_empty_strided_default(self, size, stride, dtype=None, layout=None, device=None, pin_memory=None):
    ks = self.meta.key_set
    if state.dirty:
        if state.observers:
            return _new_empty_strided.call_slow(ks, self, size, stride, dtype, layout, device, pin_memory)
        ks = (ks | tls.included) & tls.not_excluded
    return _new_empty_strided_table[ks](ks, self, size, stride, dtype, layout, device, pin_memory)


new_empty_strided_parser = PythonArgParser("new_empty_strided", (_new_empty_strided,))


def new_empty_strided(self=NOT_GIVEN, *args, **kwargs):
    if not kwargs and len(args) == 2:
        size, stride = args
        if is_ints(size) and is_ints(stride):
            try:
                ks = self.meta.key_set
            except AttributeError:
                pass
            else:
                if state.dirty:
                    if state.observers:
                        return _new_empty_strided.call_slow(ks, self, size, stride, None, None, None, None)
                    ks = (ks | tls.included) & tls.not_excluded
                return _new_empty_strided_table[ks](ks, self, size, stride, None, None, None, None)
    return new_empty_strided_parser.call(*given(("self",), (self,), (NOT_GIVEN,), args, kwargs), **kwargs)


# zeros(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
_zeros = find_schema_or_throw("aten::zeros", "")
_zeros_table = _zeros.table


def zeros_default(size, dtype=None, layout=None, device=None, pin_memory=None):
    ks = FACTORY_KEYS[device] if layout is None else factory_keys(device, layout)
    if state.dirty:
        if state.observers:
            return _zeros.call_slow(ks, size, dtype, layout, device, pin_memory)
        ks = (ks | tls.included) & tls.not_excluded
    return _zeros_table[ks](ks, size, dtype, layout, device, pin_memory)


# zeros.out(SymInt[] size, *, Tensor(a!) out) -> Tensor(a!)
_zeros_out = find_schema_or_throw("aten::zeros", "out")
_zeros_out_table = _zeros_out.table


def zeros_out(size, out):
    ks = out.meta.key_set
    if state.dirty:
        if state.observers:
            return _zeros_out.call_slow(ks, size, out)
        ks = (ks | tls.included) & tls.not_excluded
    return _zeros_out_table[ks](ks, size, out)


zeros_parser = PythonArgParser("zeros", (_zeros, _zeros_out))


def zeros(*args, **kwargs):
    if not kwargs:
        size = as_ints(args)
        if size is not None:
            ks = FACTORY_KEYS[None]
            if state.dirty:
                if state.observers:
                    return _zeros.call_slow(ks, size, None, None, None, None)
                ks = (ks | tls.included) & tls.not_excluded
            return _zeros_table[ks](ks, size, None, None, None, None)
    return zeros_parser.call(*args, **kwargs)


# zeros_like(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor
_zeros_like = find_schema_or_throw("aten::zeros_like", "")
_zeros_like_table = _zeros_like.table


def zeros_like_default(self, dtype=None, layout=None, device=None, pin_memory=None, memory_format=None):
    ks = self.meta.key_set
    if state.dirty:
        if state.observers:
            return _zeros_like.call_slow(ks, self, dtype, layout, device, pin_memory, memory_format)
        ks = (ks | tls.included) & tls.not_excluded
    return _zeros_like_table[ks](ks, self, dtype, layout, device, pin_memory, memory_format)


zeros_like_parser = PythonArgParser("zeros_like", (_zeros_like,))


def zeros_like(input=NOT_GIVEN, *args, **kwargs):
    if not kwargs and not args:
        try:
            ks = input.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _zeros_like.call_slow(ks, input, None, None, None, None, None)
                ks = (ks | tls.included) & tls.not_excluded
            return _zeros_like_table[ks](ks, input, None, None, None, None, None)
    return zeros_like_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


# new_zeros(Tensor self, SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
_new_zeros = find_schema_or_throw("aten::new_zeros", "")
_new_zeros_table = _new_zeros.table


def new_zeros_default(self, size, dtype=None, layout=None, device=None, pin_memory=None):
    ks = self.meta.key_set
    if state.dirty:
        if state.observers:
            return _new_zeros.call_slow(ks, self, size, dtype, layout, device, pin_memory)
        ks = (ks | tls.included) & tls.not_excluded
    return _new_zeros_table[ks](ks, self, size, dtype, layout, device, pin_memory)


new_zeros_parser = PythonArgParser("new_zeros", (_new_zeros,))


def new_zeros(self=NOT_GIVEN, *args, **kwargs):
    if not kwargs:
        size = as_ints(args)
        if size is not None:
            try:
                ks = self.meta.key_set
            except AttributeError:
                pass
            else:
                if state.dirty:
                    if state.observers:
                        return _new_zeros.call_slow(ks, self, size, None, None, None, None)
                    ks = (ks | tls.included) & tls.not_excluded
                return _new_zeros_table[ks](ks, self, size, None, None, None, None)
    return new_zeros_parser.call(*given(("self",), (self,), (NOT_GIVEN,), args, kwargs), **kwargs)


# ones(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
_ones = find_schema_or_throw("aten::ones", "")
_ones_table = _ones.table


def ones_default(size, dtype=None, layout=None, device=None, pin_memory=None):
    ks = FACTORY_KEYS[device] if layout is None else factory_keys(device, layout)
    if state.dirty:
        if state.observers:
            return _ones.call_slow(ks, size, dtype, layout, device, pin_memory)
        ks = (ks | tls.included) & tls.not_excluded
    return _ones_table[ks](ks, size, dtype, layout, device, pin_memory)


# ones.out(SymInt[] size, *, Tensor(a!) out) -> Tensor(a!)
_ones_out = find_schema_or_throw("aten::ones", "out")
_ones_out_table = _ones_out.table


def ones_out(size, out):
    ks = out.meta.key_set
    if state.dirty:
        if state.observers:
            return _ones_out.call_slow(ks, size, out)
        ks = (ks | tls.included) & tls.not_excluded
    return _ones_out_table[ks](ks, size, out)


ones_parser = PythonArgParser("ones", (_ones, _ones_out))


def ones(*args, **kwargs):
    if not kwargs:
        size = as_ints(args)
        if size is not None:
            ks = FACTORY_KEYS[None]
            if state.dirty:
                if state.observers:
                    return _ones.call_slow(ks, size, None, None, None, None)
                ks = (ks | tls.included) & tls.not_excluded
            return _ones_table[ks](ks, size, None, None, None, None)
    return ones_parser.call(*args, **kwargs)


# ones_like(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor
_ones_like = find_schema_or_throw("aten::ones_like", "")
_ones_like_table = _ones_like.table


def ones_like_default(self, dtype=None, layout=None, device=None, pin_memory=None, memory_format=None):
    ks = self.meta.key_set
    if state.dirty:
        if state.observers:
            return _ones_like.call_slow(ks, self, dtype, layout, device, pin_memory, memory_format)
        ks = (ks | tls.included) & tls.not_excluded
    return _ones_like_table[ks](ks, self, dtype, layout, device, pin_memory, memory_format)


ones_like_parser = PythonArgParser("ones_like", (_ones_like,))


def ones_like(input=NOT_GIVEN, *args, **kwargs):
    if not kwargs and not args:
        try:
            ks = input.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _ones_like.call_slow(ks, input, None, None, None, None, None)
                ks = (ks | tls.included) & tls.not_excluded
            return _ones_like_table[ks](ks, input, None, None, None, None, None)
    return ones_like_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


# new_ones(Tensor self, SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
_new_ones = find_schema_or_throw("aten::new_ones", "")
_new_ones_table = _new_ones.table


def new_ones_default(self, size, dtype=None, layout=None, device=None, pin_memory=None):
    ks = self.meta.key_set
    if state.dirty:
        if state.observers:
            return _new_ones.call_slow(ks, self, size, dtype, layout, device, pin_memory)
        ks = (ks | tls.included) & tls.not_excluded
    return _new_ones_table[ks](ks, self, size, dtype, layout, device, pin_memory)


new_ones_parser = PythonArgParser("new_ones", (_new_ones,))


def new_ones(self=NOT_GIVEN, *args, **kwargs):
    if not kwargs:
        size = as_ints(args)
        if size is not None:
            try:
                ks = self.meta.key_set
            except AttributeError:
                pass
            else:
                if state.dirty:
                    if state.observers:
                        return _new_ones.call_slow(ks, self, size, None, None, None, None)
                    ks = (ks | tls.included) & tls.not_excluded
                return _new_ones_table[ks](ks, self, size, None, None, None, None)
    return new_ones_parser.call(*given(("self",), (self,), (NOT_GIVEN,), args, kwargs), **kwargs)


# full(SymInt[] size, Scalar fill_value, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
_full = find_schema_or_throw("aten::full", "")
_full_table = _full.table


def full_default(size, fill_value, dtype=None, layout=None, device=None, pin_memory=None):
    ks = FACTORY_KEYS[device] if layout is None else factory_keys(device, layout)
    if state.dirty:
        if state.observers:
            return _full.call_slow(ks, size, fill_value, dtype, layout, device, pin_memory)
        ks = (ks | tls.included) & tls.not_excluded
    return _full_table[ks](ks, size, fill_value, dtype, layout, device, pin_memory)


# full.out(SymInt[] size, Scalar fill_value, *, Tensor(a!) out) -> Tensor(a!)
_full_out = find_schema_or_throw("aten::full", "out")
_full_out_table = _full_out.table


def full_out(size, fill_value, out):
    ks = out.meta.key_set
    if state.dirty:
        if state.observers:
            return _full_out.call_slow(ks, size, fill_value, out)
        ks = (ks | tls.included) & tls.not_excluded
    return _full_out_table[ks](ks, size, fill_value, out)


full_parser = PythonArgParser("full", (_full, _full_out))


def full(*args, **kwargs):
    if not kwargs and len(args) == 2:
        size, fill_value = args
        if is_ints(size) and fill_value.__class__ in NUMBERS:
            ks = FACTORY_KEYS[None]
            if state.dirty:
                if state.observers:
                    return _full.call_slow(ks, size, fill_value, None, None, None, None)
                ks = (ks | tls.included) & tls.not_excluded
            return _full_table[ks](ks, size, fill_value, None, None, None, None)
    return full_parser.call(*args, **kwargs)


# full_like(Tensor self, Scalar fill_value, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor
_full_like = find_schema_or_throw("aten::full_like", "")
_full_like_table = _full_like.table


def full_like_default(self, fill_value, dtype=None, layout=None, device=None, pin_memory=None, memory_format=None):
    ks = self.meta.key_set
    if state.dirty:
        if state.observers:
            return _full_like.call_slow(ks, self, fill_value, dtype, layout, device, pin_memory, memory_format)
        ks = (ks | tls.included) & tls.not_excluded
    return _full_like_table[ks](ks, self, fill_value, dtype, layout, device, pin_memory, memory_format)


full_like_parser = PythonArgParser("full_like", (_full_like,))


def full_like(input=NOT_GIVEN, *args, **kwargs):
    if not kwargs and len(args) == 1:
        (fill_value,) = args
        if fill_value.__class__ in NUMBERS:
            try:
                ks = input.meta.key_set
            except AttributeError:
                pass
            else:
                if state.dirty:
                    if state.observers:
                        return _full_like.call_slow(ks, input, fill_value, None, None, None, None, None)
                    ks = (ks | tls.included) & tls.not_excluded
                return _full_like_table[ks](ks, input, fill_value, None, None, None, None, None)
    return full_like_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


# new_full(Tensor self, SymInt[] size, Scalar fill_value, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
_new_full = find_schema_or_throw("aten::new_full", "")
_new_full_table = _new_full.table


def new_full_default(self, size, fill_value, dtype=None, layout=None, device=None, pin_memory=None):
    ks = self.meta.key_set
    if state.dirty:
        if state.observers:
            return _new_full.call_slow(ks, self, size, fill_value, dtype, layout, device, pin_memory)
        ks = (ks | tls.included) & tls.not_excluded
    return _new_full_table[ks](ks, self, size, fill_value, dtype, layout, device, pin_memory)


new_full_parser = PythonArgParser("new_full", (_new_full,))


def new_full(self=NOT_GIVEN, *args, **kwargs):
    if not kwargs and len(args) == 2:
        size, fill_value = args
        if is_ints(size) and fill_value.__class__ in NUMBERS:
            try:
                ks = self.meta.key_set
            except AttributeError:
                pass
            else:
                if state.dirty:
                    if state.observers:
                        return _new_full.call_slow(ks, self, size, fill_value, None, None, None, None)
                    ks = (ks | tls.included) & tls.not_excluded
                return _new_full_table[ks](ks, self, size, fill_value, None, None, None, None)
    return new_full_parser.call(*given(("self",), (self,), (NOT_GIVEN,), args, kwargs), **kwargs)


# scalar_tensor(Scalar s, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
_scalar_tensor = find_schema_or_throw("aten::scalar_tensor", "")
_scalar_tensor_table = _scalar_tensor.table


def scalar_tensor_default(s, dtype=None, layout=None, device=None, pin_memory=None):
    ks = FACTORY_KEYS[device] if layout is None else factory_keys(device, layout)
    if state.dirty:
        if state.observers:
            return _scalar_tensor.call_slow(ks, s, dtype, layout, device, pin_memory)
        ks = (ks | tls.included) & tls.not_excluded
    return _scalar_tensor_table[ks](ks, s, dtype, layout, device, pin_memory)


scalar_tensor_parser = PythonArgParser("scalar_tensor", (_scalar_tensor,))


def scalar_tensor(*args, **kwargs):
    if not kwargs and len(args) == 1:
        (s,) = args
        if s.__class__ in NUMBERS:
            ks = FACTORY_KEYS[None]
            if state.dirty:
                if state.observers:
                    return _scalar_tensor.call_slow(ks, s, None, None, None, None)
                ks = (ks | tls.included) & tls.not_excluded
            return _scalar_tensor_table[ks](ks, s, None, None, None, None)
    return scalar_tensor_parser.call(*args, **kwargs)


# arange(Scalar end, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
_arange = find_schema_or_throw("aten::arange", "")
_arange_table = _arange.table


def arange_default(end, dtype=None, layout=None, device=None, pin_memory=None):
    ks = FACTORY_KEYS[device] if layout is None else factory_keys(device, layout)
    if state.dirty:
        if state.observers:
            return _arange.call_slow(ks, end, dtype, layout, device, pin_memory)
        ks = (ks | tls.included) & tls.not_excluded
    return _arange_table[ks](ks, end, dtype, layout, device, pin_memory)


# arange.out(Scalar end, *, Tensor(a!) out) -> Tensor(a!)
_arange_out = find_schema_or_throw("aten::arange", "out")
_arange_out_table = _arange_out.table


def arange_out(end, out):
    ks = out.meta.key_set
    if state.dirty:
        if state.observers:
            return _arange_out.call_slow(ks, end, out)
        ks = (ks | tls.included) & tls.not_excluded
    return _arange_out_table[ks](ks, end, out)


# arange.start(Scalar start, Scalar end, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
_arange_start = find_schema_or_throw("aten::arange", "start")
_arange_start_table = _arange_start.table


def arange_start(start, end, dtype=None, layout=None, device=None, pin_memory=None):
    ks = FACTORY_KEYS[device] if layout is None else factory_keys(device, layout)
    if state.dirty:
        if state.observers:
            return _arange_start.call_slow(ks, start, end, dtype, layout, device, pin_memory)
        ks = (ks | tls.included) & tls.not_excluded
    return _arange_start_table[ks](ks, start, end, dtype, layout, device, pin_memory)


# arange.start_out(Scalar start, Scalar end, Scalar step=1, *, Tensor(a!) out) -> Tensor(a!)
_arange_start_out = find_schema_or_throw("aten::arange", "start_out")
_arange_start_out_table = _arange_start_out.table


def arange_start_out(start, end, step, out):
    ks = out.meta.key_set
    if state.dirty:
        if state.observers:
            return _arange_start_out.call_slow(ks, start, end, step, out)
        ks = (ks | tls.included) & tls.not_excluded
    return _arange_start_out_table[ks](ks, start, end, step, out)


# arange.start_step(Scalar start, Scalar end, Scalar step=1, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
_arange_start_step = find_schema_or_throw("aten::arange", "start_step")
_arange_start_step_table = _arange_start_step.table


def arange_start_step(start, end, step=1, dtype=None, layout=None, device=None, pin_memory=None):
    ks = FACTORY_KEYS[device] if layout is None else factory_keys(device, layout)
    if state.dirty:
        if state.observers:
            return _arange_start_step.call_slow(ks, start, end, step, dtype, layout, device, pin_memory)
        ks = (ks | tls.included) & tls.not_excluded
    return _arange_start_step_table[ks](ks, start, end, step, dtype, layout, device, pin_memory)


arange_parser = PythonArgParser("arange", (_arange, _arange_out, _arange_start, _arange_start_out, _arange_start_step))


def arange(*args, **kwargs):
    if not kwargs:
        if len(args) == 1:
            (end,) = args
            if end.__class__ in NUMBERS:
                ks = FACTORY_KEYS[None]
                if state.dirty:
                    if state.observers:
                        return _arange.call_slow(ks, end, None, None, None, None)
                    ks = (ks | tls.included) & tls.not_excluded
                return _arange_table[ks](ks, end, None, None, None, None)
        if len(args) == 2:
            start, end = args
            if start.__class__ in NUMBERS and end.__class__ in NUMBERS:
                ks = FACTORY_KEYS[None]
                if state.dirty:
                    if state.observers:
                        return _arange_start.call_slow(ks, start, end, None, None, None, None)
                    ks = (ks | tls.included) & tls.not_excluded
                return _arange_start_table[ks](ks, start, end, None, None, None, None)
        if len(args) == 3:
            start, end, step = args
            if start.__class__ in NUMBERS and end.__class__ in NUMBERS and step.__class__ in NUMBERS:
                ks = FACTORY_KEYS[None]
                if state.dirty:
                    if state.observers:
                        return _arange_start_step.call_slow(ks, start, end, step, None, None, None, None)
                    ks = (ks | tls.included) & tls.not_excluded
                return _arange_start_step_table[ks](ks, start, end, step, None, None, None, None)
    return arange_parser.call(*args, **kwargs)


# eye(SymInt n, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
_eye = find_schema_or_throw("aten::eye", "")
_eye_table = _eye.table


def eye_default(n, dtype=None, layout=None, device=None, pin_memory=None):
    ks = FACTORY_KEYS[device] if layout is None else factory_keys(device, layout)
    if state.dirty:
        if state.observers:
            return _eye.call_slow(ks, n, dtype, layout, device, pin_memory)
        ks = (ks | tls.included) & tls.not_excluded
    return _eye_table[ks](ks, n, dtype, layout, device, pin_memory)


# eye.m(SymInt n, SymInt m, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
_eye_m = find_schema_or_throw("aten::eye", "m")
_eye_m_table = _eye_m.table


def eye_m(n, m, dtype=None, layout=None, device=None, pin_memory=None):
    ks = FACTORY_KEYS[device] if layout is None else factory_keys(device, layout)
    if state.dirty:
        if state.observers:
            return _eye_m.call_slow(ks, n, m, dtype, layout, device, pin_memory)
        ks = (ks | tls.included) & tls.not_excluded
    return _eye_m_table[ks](ks, n, m, dtype, layout, device, pin_memory)


eye_parser = PythonArgParser("eye", (_eye, _eye_m))


def eye(*args, **kwargs):
    if not kwargs:
        if len(args) == 1:
            (n,) = args
            if n.__class__ is int:
                ks = FACTORY_KEYS[None]
                if state.dirty:
                    if state.observers:
                        return _eye.call_slow(ks, n, None, None, None, None)
                    ks = (ks | tls.included) & tls.not_excluded
                return _eye_table[ks](ks, n, None, None, None, None)
        if len(args) == 2:
            n, m = args
            if n.__class__ is int and m.__class__ is int:
                ks = FACTORY_KEYS[None]
                if state.dirty:
                    if state.observers:
                        return _eye_m.call_slow(ks, n, m, None, None, None, None)
                    ks = (ks | tls.included) & tls.not_excluded
                return _eye_m_table[ks](ks, n, m, None, None, None, None)
    return eye_parser.call(*args, **kwargs)


# add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor
_add_Tensor = find_schema_or_throw("aten::add", "Tensor")
_add_Tensor_table = _add_Tensor.table


def add_Tensor(self, other, alpha=1):
    ks = self.meta.key_set | other.meta.key_set
    if state.dirty:
        if state.observers:
            return _add_Tensor.call_slow(ks, self, other, alpha)
        ks = (ks | tls.included) & tls.not_excluded
    return _add_Tensor_table[ks](ks, self, other, alpha)


# add.out(Tensor self, Tensor other, *, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)
_add_out = find_schema_or_throw("aten::add", "out")
_add_out_table = _add_out.table


def add_out(self, other, alpha, out):
    ks = self.meta.key_set | other.meta.key_set | out.meta.key_set
    if state.dirty:
        if state.observers:
            return _add_out.call_slow(ks, self, other, alpha, out)
        ks = (ks | tls.included) & tls.not_excluded
    return _add_out_table[ks](ks, self, other, alpha, out)


# add.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor
_add_Scalar = find_schema_or_throw("aten::add", "Scalar")
_add_Scalar_table = _add_Scalar.table


def add_Scalar(self, other, alpha=1):
    ks = self.meta.key_set
    if state.dirty:
        if state.observers:
            return _add_Scalar.call_slow(ks, self, other, alpha)
        ks = (ks | tls.included) & tls.not_excluded
    return _add_Scalar_table[ks](ks, self, other, alpha)


add_parser = PythonArgParser("add", (_add_Tensor, _add_out))


def add(input=NOT_GIVEN, other=NOT_GIVEN, *args, alpha=1, out=None, **kwargs):
    if other.__class__ in NUMBERS:
        other = wrap_number(other)
    if out is None and not args and not kwargs and alpha.__class__ in NUMBERS:
        try:
            ks = input.meta.key_set | other.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _add_Tensor.call_slow(ks, input, other, alpha)
                ks = (ks | tls.included) & tls.not_excluded
            return _add_Tensor_table[ks](ks, input, other, alpha)
    return add_parser.call(*given(("input", "other"), (input, other), (NOT_GIVEN, NOT_GIVEN), args, kwargs), alpha=alpha, out=out, **kwargs)


# add_.Tensor(Tensor(a!) self, Tensor other, *, Scalar alpha=1) -> Tensor(a!)
_add__Tensor = find_schema_or_throw("aten::add_", "Tensor")
_add__Tensor_table = _add__Tensor.table


def add__Tensor(self, other, alpha=1):
    ks = self.meta.key_set | other.meta.key_set
    if state.dirty:
        if state.observers:
            return _add__Tensor.call_slow(ks, self, other, alpha)
        ks = (ks | tls.included) & tls.not_excluded
    return _add__Tensor_table[ks](ks, self, other, alpha)


# add_.Scalar(Tensor(a!) self, Scalar other, Scalar alpha=1) -> Tensor(a!)
_add__Scalar = find_schema_or_throw("aten::add_", "Scalar")
_add__Scalar_table = _add__Scalar.table


def add__Scalar(self, other, alpha=1):
    ks = self.meta.key_set
    if state.dirty:
        if state.observers:
            return _add__Scalar.call_slow(ks, self, other, alpha)
        ks = (ks | tls.included) & tls.not_excluded
    return _add__Scalar_table[ks](ks, self, other, alpha)


add__parser = PythonArgParser("add_", (_add__Tensor,))


def add_(self=NOT_GIVEN, other=NOT_GIVEN, *args, alpha=1, **kwargs):
    if other.__class__ in NUMBERS:
        other = wrap_number(other)
    if not args and not kwargs and alpha.__class__ in NUMBERS:
        try:
            ks = self.meta.key_set | other.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _add__Tensor.call_slow(ks, self, other, alpha)
                ks = (ks | tls.included) & tls.not_excluded
            return _add__Tensor_table[ks](ks, self, other, alpha)
    return add__parser.call(*given(("self", "other"), (self, other), (NOT_GIVEN, NOT_GIVEN), args, kwargs), alpha=alpha, **kwargs)


# sub.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor
_sub_Tensor = find_schema_or_throw("aten::sub", "Tensor")
_sub_Tensor_table = _sub_Tensor.table


def sub_Tensor(self, other, alpha=1):
    ks = self.meta.key_set | other.meta.key_set
    if state.dirty:
        if state.observers:
            return _sub_Tensor.call_slow(ks, self, other, alpha)
        ks = (ks | tls.included) & tls.not_excluded
    return _sub_Tensor_table[ks](ks, self, other, alpha)


# sub.out(Tensor self, Tensor other, *, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)
_sub_out = find_schema_or_throw("aten::sub", "out")
_sub_out_table = _sub_out.table


def sub_out(self, other, alpha, out):
    ks = self.meta.key_set | other.meta.key_set | out.meta.key_set
    if state.dirty:
        if state.observers:
            return _sub_out.call_slow(ks, self, other, alpha, out)
        ks = (ks | tls.included) & tls.not_excluded
    return _sub_out_table[ks](ks, self, other, alpha, out)


# sub.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor
_sub_Scalar = find_schema_or_throw("aten::sub", "Scalar")
_sub_Scalar_table = _sub_Scalar.table


def sub_Scalar(self, other, alpha=1):
    ks = self.meta.key_set
    if state.dirty:
        if state.observers:
            return _sub_Scalar.call_slow(ks, self, other, alpha)
        ks = (ks | tls.included) & tls.not_excluded
    return _sub_Scalar_table[ks](ks, self, other, alpha)


sub_parser = PythonArgParser("sub", (_sub_Tensor, _sub_out))


def sub(input=NOT_GIVEN, other=NOT_GIVEN, *args, alpha=1, out=None, **kwargs):
    if other.__class__ in NUMBERS:
        other = wrap_number(other)
    if out is None and not args and not kwargs and alpha.__class__ in NUMBERS:
        try:
            ks = input.meta.key_set | other.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _sub_Tensor.call_slow(ks, input, other, alpha)
                ks = (ks | tls.included) & tls.not_excluded
            return _sub_Tensor_table[ks](ks, input, other, alpha)
    return sub_parser.call(*given(("input", "other"), (input, other), (NOT_GIVEN, NOT_GIVEN), args, kwargs), alpha=alpha, out=out, **kwargs)


# sub_.Tensor(Tensor(a!) self, Tensor other, *, Scalar alpha=1) -> Tensor(a!)
_sub__Tensor = find_schema_or_throw("aten::sub_", "Tensor")
_sub__Tensor_table = _sub__Tensor.table


def sub__Tensor(self, other, alpha=1):
    ks = self.meta.key_set | other.meta.key_set
    if state.dirty:
        if state.observers:
            return _sub__Tensor.call_slow(ks, self, other, alpha)
        ks = (ks | tls.included) & tls.not_excluded
    return _sub__Tensor_table[ks](ks, self, other, alpha)


# sub_.Scalar(Tensor(a!) self, Scalar other, Scalar alpha=1) -> Tensor(a!)
_sub__Scalar = find_schema_or_throw("aten::sub_", "Scalar")
_sub__Scalar_table = _sub__Scalar.table


def sub__Scalar(self, other, alpha=1):
    ks = self.meta.key_set
    if state.dirty:
        if state.observers:
            return _sub__Scalar.call_slow(ks, self, other, alpha)
        ks = (ks | tls.included) & tls.not_excluded
    return _sub__Scalar_table[ks](ks, self, other, alpha)


sub__parser = PythonArgParser("sub_", (_sub__Tensor,))


def sub_(self=NOT_GIVEN, other=NOT_GIVEN, *args, alpha=1, **kwargs):
    if other.__class__ in NUMBERS:
        other = wrap_number(other)
    if not args and not kwargs and alpha.__class__ in NUMBERS:
        try:
            ks = self.meta.key_set | other.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _sub__Tensor.call_slow(ks, self, other, alpha)
                ks = (ks | tls.included) & tls.not_excluded
            return _sub__Tensor_table[ks](ks, self, other, alpha)
    return sub__parser.call(*given(("self", "other"), (self, other), (NOT_GIVEN, NOT_GIVEN), args, kwargs), alpha=alpha, **kwargs)


# rsub.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor
_rsub_Tensor = find_schema_or_throw("aten::rsub", "Tensor")
_rsub_Tensor_table = _rsub_Tensor.table


def rsub_Tensor(self, other, alpha=1):
    ks = self.meta.key_set | other.meta.key_set
    if state.dirty:
        if state.observers:
            return _rsub_Tensor.call_slow(ks, self, other, alpha)
        ks = (ks | tls.included) & tls.not_excluded
    return _rsub_Tensor_table[ks](ks, self, other, alpha)


# rsub.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor
_rsub_Scalar = find_schema_or_throw("aten::rsub", "Scalar")
_rsub_Scalar_table = _rsub_Scalar.table


def rsub_Scalar(self, other, alpha=1):
    ks = self.meta.key_set
    if state.dirty:
        if state.observers:
            return _rsub_Scalar.call_slow(ks, self, other, alpha)
        ks = (ks | tls.included) & tls.not_excluded
    return _rsub_Scalar_table[ks](ks, self, other, alpha)


rsub_parser = PythonArgParser("rsub", (_rsub_Tensor, _rsub_Scalar))


def rsub(input=NOT_GIVEN, *args, **kwargs):
    if not kwargs:
        if len(args) == 1:
            (other,) = args
            if other.__class__ in NUMBERS:
                try:
                    ks = input.meta.key_set
                except AttributeError:
                    pass
                else:
                    if state.dirty:
                        if state.observers:
                            return _rsub_Scalar.call_slow(ks, input, other, 1)
                        ks = (ks | tls.included) & tls.not_excluded
                    return _rsub_Scalar_table[ks](ks, input, other, 1)
            try:
                ks = input.meta.key_set | other.meta.key_set
            except AttributeError:
                pass
            else:
                if state.dirty:
                    if state.observers:
                        return _rsub_Tensor.call_slow(ks, input, other, 1)
                    ks = (ks | tls.included) & tls.not_excluded
                return _rsub_Tensor_table[ks](ks, input, other, 1)
        if len(args) == 2:
            other, alpha = args
            if other.__class__ in NUMBERS and alpha.__class__ in NUMBERS:
                try:
                    ks = input.meta.key_set
                except AttributeError:
                    pass
                else:
                    if state.dirty:
                        if state.observers:
                            return _rsub_Scalar.call_slow(ks, input, other, alpha)
                        ks = (ks | tls.included) & tls.not_excluded
                    return _rsub_Scalar_table[ks](ks, input, other, alpha)
    return rsub_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


# mul.Tensor(Tensor self, Tensor other) -> Tensor
_mul_Tensor = find_schema_or_throw("aten::mul", "Tensor")
_mul_Tensor_table = _mul_Tensor.table


def mul_Tensor(self, other):
    ks = self.meta.key_set | other.meta.key_set
    if state.dirty:
        if state.observers:
            return _mul_Tensor.call_slow(ks, self, other)
        ks = (ks | tls.included) & tls.not_excluded
    return _mul_Tensor_table[ks](ks, self, other)


# mul.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
_mul_out = find_schema_or_throw("aten::mul", "out")
_mul_out_table = _mul_out.table


def mul_out(self, other, out):
    ks = self.meta.key_set | other.meta.key_set | out.meta.key_set
    if state.dirty:
        if state.observers:
            return _mul_out.call_slow(ks, self, other, out)
        ks = (ks | tls.included) & tls.not_excluded
    return _mul_out_table[ks](ks, self, other, out)


# mul.Scalar(Tensor self, Scalar other) -> Tensor
_mul_Scalar = find_schema_or_throw("aten::mul", "Scalar")
_mul_Scalar_table = _mul_Scalar.table


def mul_Scalar(self, other):
    ks = self.meta.key_set
    if state.dirty:
        if state.observers:
            return _mul_Scalar.call_slow(ks, self, other)
        ks = (ks | tls.included) & tls.not_excluded
    return _mul_Scalar_table[ks](ks, self, other)


mul_parser = PythonArgParser("mul", (_mul_Tensor, _mul_out))


def mul(input=NOT_GIVEN, other=NOT_GIVEN, *args, out=None, **kwargs):
    if other.__class__ in NUMBERS:
        other = wrap_number(other)
    if out is None and not args and not kwargs:
        try:
            ks = input.meta.key_set | other.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _mul_Tensor.call_slow(ks, input, other)
                ks = (ks | tls.included) & tls.not_excluded
            return _mul_Tensor_table[ks](ks, input, other)
    return mul_parser.call(*given(("input", "other"), (input, other), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


# mul_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
_mul__Tensor = find_schema_or_throw("aten::mul_", "Tensor")
_mul__Tensor_table = _mul__Tensor.table


def mul__Tensor(self, other):
    ks = self.meta.key_set | other.meta.key_set
    if state.dirty:
        if state.observers:
            return _mul__Tensor.call_slow(ks, self, other)
        ks = (ks | tls.included) & tls.not_excluded
    return _mul__Tensor_table[ks](ks, self, other)


# mul_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
_mul__Scalar = find_schema_or_throw("aten::mul_", "Scalar")
_mul__Scalar_table = _mul__Scalar.table


def mul__Scalar(self, other):
    ks = self.meta.key_set
    if state.dirty:
        if state.observers:
            return _mul__Scalar.call_slow(ks, self, other)
        ks = (ks | tls.included) & tls.not_excluded
    return _mul__Scalar_table[ks](ks, self, other)


mul__parser = PythonArgParser("mul_", (_mul__Tensor,))


def mul_(self=NOT_GIVEN, other=NOT_GIVEN, *args, **kwargs):
    if other.__class__ in NUMBERS:
        other = wrap_number(other)
    if not args and not kwargs:
        try:
            ks = self.meta.key_set | other.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _mul__Tensor.call_slow(ks, self, other)
                ks = (ks | tls.included) & tls.not_excluded
            return _mul__Tensor_table[ks](ks, self, other)
    return mul__parser.call(*given(("self", "other"), (self, other), (NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


# div.Tensor(Tensor self, Tensor other) -> Tensor
_div_Tensor = find_schema_or_throw("aten::div", "Tensor")
_div_Tensor_table = _div_Tensor.table


def div_Tensor(self, other):
    ks = self.meta.key_set | other.meta.key_set
    if state.dirty:
        if state.observers:
            return _div_Tensor.call_slow(ks, self, other)
        ks = (ks | tls.included) & tls.not_excluded
    return _div_Tensor_table[ks](ks, self, other)


# div.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
_div_out = find_schema_or_throw("aten::div", "out")
_div_out_table = _div_out.table


def div_out(self, other, out):
    ks = self.meta.key_set | other.meta.key_set | out.meta.key_set
    if state.dirty:
        if state.observers:
            return _div_out.call_slow(ks, self, other, out)
        ks = (ks | tls.included) & tls.not_excluded
    return _div_out_table[ks](ks, self, other, out)


# div.Scalar(Tensor self, Scalar other) -> Tensor
_div_Scalar = find_schema_or_throw("aten::div", "Scalar")
_div_Scalar_table = _div_Scalar.table


def div_Scalar(self, other):
    ks = self.meta.key_set
    if state.dirty:
        if state.observers:
            return _div_Scalar.call_slow(ks, self, other)
        ks = (ks | tls.included) & tls.not_excluded
    return _div_Scalar_table[ks](ks, self, other)


div_parser = PythonArgParser("div", (_div_Tensor, _div_out))


def div(input=NOT_GIVEN, other=NOT_GIVEN, *args, out=None, **kwargs):
    if other.__class__ in NUMBERS:
        other = wrap_number(other)
    if out is None and not args and not kwargs:
        try:
            ks = input.meta.key_set | other.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _div_Tensor.call_slow(ks, input, other)
                ks = (ks | tls.included) & tls.not_excluded
            return _div_Tensor_table[ks](ks, input, other)
    return div_parser.call(*given(("input", "other"), (input, other), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


# div_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
_div__Tensor = find_schema_or_throw("aten::div_", "Tensor")
_div__Tensor_table = _div__Tensor.table


def div__Tensor(self, other):
    ks = self.meta.key_set | other.meta.key_set
    if state.dirty:
        if state.observers:
            return _div__Tensor.call_slow(ks, self, other)
        ks = (ks | tls.included) & tls.not_excluded
    return _div__Tensor_table[ks](ks, self, other)


# div_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
_div__Scalar = find_schema_or_throw("aten::div_", "Scalar")
_div__Scalar_table = _div__Scalar.table


def div__Scalar(self, other):
    ks = self.meta.key_set
    if state.dirty:
        if state.observers:
            return _div__Scalar.call_slow(ks, self, other)
        ks = (ks | tls.included) & tls.not_excluded
    return _div__Scalar_table[ks](ks, self, other)


div__parser = PythonArgParser("div_", (_div__Tensor,))


def div_(self=NOT_GIVEN, other=NOT_GIVEN, *args, **kwargs):
    if other.__class__ in NUMBERS:
        other = wrap_number(other)
    if not args and not kwargs:
        try:
            ks = self.meta.key_set | other.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _div__Tensor.call_slow(ks, self, other)
                ks = (ks | tls.included) & tls.not_excluded
            return _div__Tensor_table[ks](ks, self, other)
    return div__parser.call(*given(("self", "other"), (self, other), (NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


# pow.Tensor_Tensor(Tensor self, Tensor exponent) -> Tensor
_pow_Tensor_Tensor = find_schema_or_throw("aten::pow", "Tensor_Tensor")
_pow_Tensor_Tensor_table = _pow_Tensor_Tensor.table


def pow_Tensor_Tensor(self, exponent):
    ks = self.meta.key_set | exponent.meta.key_set
    if state.dirty:
        if state.observers:
            return _pow_Tensor_Tensor.call_slow(ks, self, exponent)
        ks = (ks | tls.included) & tls.not_excluded
    return _pow_Tensor_Tensor_table[ks](ks, self, exponent)


# pow.Tensor_Tensor_out(Tensor self, Tensor exponent, *, Tensor(a!) out) -> Tensor(a!)
_pow_Tensor_Tensor_out = find_schema_or_throw("aten::pow", "Tensor_Tensor_out")
_pow_Tensor_Tensor_out_table = _pow_Tensor_Tensor_out.table


def pow_Tensor_Tensor_out(self, exponent, out):
    ks = self.meta.key_set | exponent.meta.key_set | out.meta.key_set
    if state.dirty:
        if state.observers:
            return _pow_Tensor_Tensor_out.call_slow(ks, self, exponent, out)
        ks = (ks | tls.included) & tls.not_excluded
    return _pow_Tensor_Tensor_out_table[ks](ks, self, exponent, out)


# pow.Scalar(Scalar self, Tensor exponent) -> Tensor
_pow_Scalar = find_schema_or_throw("aten::pow", "Scalar")
_pow_Scalar_table = _pow_Scalar.table


def pow_Scalar(self, exponent):
    ks = exponent.meta.key_set
    if state.dirty:
        if state.observers:
            return _pow_Scalar.call_slow(ks, self, exponent)
        ks = (ks | tls.included) & tls.not_excluded
    return _pow_Scalar_table[ks](ks, self, exponent)


# pow.Scalar_out(Scalar self, Tensor exponent, *, Tensor(a!) out) -> Tensor(a!)
_pow_Scalar_out = find_schema_or_throw("aten::pow", "Scalar_out")
_pow_Scalar_out_table = _pow_Scalar_out.table


def pow_Scalar_out(self, exponent, out):
    ks = exponent.meta.key_set | out.meta.key_set
    if state.dirty:
        if state.observers:
            return _pow_Scalar_out.call_slow(ks, self, exponent, out)
        ks = (ks | tls.included) & tls.not_excluded
    return _pow_Scalar_out_table[ks](ks, self, exponent, out)


# pow.Tensor_Scalar(Tensor self, Scalar exponent) -> Tensor
_pow_Tensor_Scalar = find_schema_or_throw("aten::pow", "Tensor_Scalar")
_pow_Tensor_Scalar_table = _pow_Tensor_Scalar.table


def pow_Tensor_Scalar(self, exponent):
    ks = self.meta.key_set
    if state.dirty:
        if state.observers:
            return _pow_Tensor_Scalar.call_slow(ks, self, exponent)
        ks = (ks | tls.included) & tls.not_excluded
    return _pow_Tensor_Scalar_table[ks](ks, self, exponent)


# pow.Tensor_Scalar_out(Tensor self, Scalar exponent, *, Tensor(a!) out) -> Tensor(a!)
_pow_Tensor_Scalar_out = find_schema_or_throw("aten::pow", "Tensor_Scalar_out")
_pow_Tensor_Scalar_out_table = _pow_Tensor_Scalar_out.table


def pow_Tensor_Scalar_out(self, exponent, out):
    ks = self.meta.key_set | out.meta.key_set
    if state.dirty:
        if state.observers:
            return _pow_Tensor_Scalar_out.call_slow(ks, self, exponent, out)
        ks = (ks | tls.included) & tls.not_excluded
    return _pow_Tensor_Scalar_out_table[ks](ks, self, exponent, out)


pow_parser = PythonArgParser("pow", (
    _pow_Tensor_Tensor,
    _pow_Tensor_Tensor_out,
    _pow_Scalar,
    _pow_Scalar_out,
    _pow_Tensor_Scalar,
    _pow_Tensor_Scalar_out,
))


def pow(input=NOT_GIVEN, exponent=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and input.__class__ in NUMBERS:
        try:
            ks = exponent.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _pow_Scalar.call_slow(ks, input, exponent)
                ks = (ks | tls.included) & tls.not_excluded
            return _pow_Scalar_table[ks](ks, input, exponent)
    if out is None and not args and not kwargs and exponent.__class__ in NUMBERS:
        try:
            ks = input.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _pow_Tensor_Scalar.call_slow(ks, input, exponent)
                ks = (ks | tls.included) & tls.not_excluded
            return _pow_Tensor_Scalar_table[ks](ks, input, exponent)
    if out is None and not args and not kwargs:
        try:
            ks = input.meta.key_set | exponent.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _pow_Tensor_Tensor.call_slow(ks, input, exponent)
                ks = (ks | tls.included) & tls.not_excluded
            return _pow_Tensor_Tensor_table[ks](ks, input, exponent)
    return pow_parser.call(*given(("input", "exponent"), (input, exponent), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


# pow_.Tensor(Tensor(a!) self, Tensor exponent) -> Tensor(a!)
_pow__Tensor = find_schema_or_throw("aten::pow_", "Tensor")
_pow__Tensor_table = _pow__Tensor.table


def pow__Tensor(self, exponent):
    ks = self.meta.key_set | exponent.meta.key_set
    if state.dirty:
        if state.observers:
            return _pow__Tensor.call_slow(ks, self, exponent)
        ks = (ks | tls.included) & tls.not_excluded
    return _pow__Tensor_table[ks](ks, self, exponent)


# pow_.Scalar(Tensor(a!) self, Scalar exponent) -> Tensor(a!)
_pow__Scalar = find_schema_or_throw("aten::pow_", "Scalar")
_pow__Scalar_table = _pow__Scalar.table


def pow__Scalar(self, exponent):
    ks = self.meta.key_set
    if state.dirty:
        if state.observers:
            return _pow__Scalar.call_slow(ks, self, exponent)
        ks = (ks | tls.included) & tls.not_excluded
    return _pow__Scalar_table[ks](ks, self, exponent)


pow__parser = PythonArgParser("pow_", (_pow__Tensor, _pow__Scalar))


def pow_(self=NOT_GIVEN, exponent=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and exponent.__class__ in NUMBERS:
        try:
            ks = self.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _pow__Scalar.call_slow(ks, self, exponent)
                ks = (ks | tls.included) & tls.not_excluded
            return _pow__Scalar_table[ks](ks, self, exponent)
    if not args and not kwargs:
        try:
            ks = self.meta.key_set | exponent.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _pow__Tensor.call_slow(ks, self, exponent)
                ks = (ks | tls.included) & tls.not_excluded
            return _pow__Tensor_table[ks](ks, self, exponent)
    return pow__parser.call(*given(("self", "exponent"), (self, exponent), (NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


# maximum(Tensor self, Tensor other) -> Tensor
_maximum = find_schema_or_throw("aten::maximum", "")
_maximum_table = _maximum.table


def maximum_default(self, other):
    ks = self.meta.key_set | other.meta.key_set
    if state.dirty:
        if state.observers:
            return _maximum.call_slow(ks, self, other)
        ks = (ks | tls.included) & tls.not_excluded
    return _maximum_table[ks](ks, self, other)


# maximum.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
_maximum_out = find_schema_or_throw("aten::maximum", "out")
_maximum_out_table = _maximum_out.table


def maximum_out(self, other, out):
    ks = self.meta.key_set | other.meta.key_set | out.meta.key_set
    if state.dirty:
        if state.observers:
            return _maximum_out.call_slow(ks, self, other, out)
        ks = (ks | tls.included) & tls.not_excluded
    return _maximum_out_table[ks](ks, self, other, out)


maximum_parser = PythonArgParser("maximum", (_maximum, _maximum_out))


def maximum(input=NOT_GIVEN, other=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs:
        try:
            ks = input.meta.key_set | other.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _maximum.call_slow(ks, input, other)
                ks = (ks | tls.included) & tls.not_excluded
            return _maximum_table[ks](ks, input, other)
    return maximum_parser.call(*given(("input", "other"), (input, other), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


# minimum(Tensor self, Tensor other) -> Tensor
_minimum = find_schema_or_throw("aten::minimum", "")
_minimum_table = _minimum.table


def minimum_default(self, other):
    ks = self.meta.key_set | other.meta.key_set
    if state.dirty:
        if state.observers:
            return _minimum.call_slow(ks, self, other)
        ks = (ks | tls.included) & tls.not_excluded
    return _minimum_table[ks](ks, self, other)


# minimum.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
_minimum_out = find_schema_or_throw("aten::minimum", "out")
_minimum_out_table = _minimum_out.table


def minimum_out(self, other, out):
    ks = self.meta.key_set | other.meta.key_set | out.meta.key_set
    if state.dirty:
        if state.observers:
            return _minimum_out.call_slow(ks, self, other, out)
        ks = (ks | tls.included) & tls.not_excluded
    return _minimum_out_table[ks](ks, self, other, out)


minimum_parser = PythonArgParser("minimum", (_minimum, _minimum_out))


def minimum(input=NOT_GIVEN, other=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs:
        try:
            ks = input.meta.key_set | other.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _minimum.call_slow(ks, input, other)
                ks = (ks | tls.included) & tls.not_excluded
            return _minimum_table[ks](ks, input, other)
    return minimum_parser.call(*given(("input", "other"), (input, other), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


# logical_and(Tensor self, Tensor other) -> Tensor
_logical_and = find_schema_or_throw("aten::logical_and", "")
_logical_and_table = _logical_and.table


def logical_and_default(self, other):
    ks = self.meta.key_set | other.meta.key_set
    if state.dirty:
        if state.observers:
            return _logical_and.call_slow(ks, self, other)
        ks = (ks | tls.included) & tls.not_excluded
    return _logical_and_table[ks](ks, self, other)


# logical_and.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
_logical_and_out = find_schema_or_throw("aten::logical_and", "out")
_logical_and_out_table = _logical_and_out.table


def logical_and_out(self, other, out):
    ks = self.meta.key_set | other.meta.key_set | out.meta.key_set
    if state.dirty:
        if state.observers:
            return _logical_and_out.call_slow(ks, self, other, out)
        ks = (ks | tls.included) & tls.not_excluded
    return _logical_and_out_table[ks](ks, self, other, out)


logical_and_parser = PythonArgParser("logical_and", (_logical_and, _logical_and_out))


def logical_and(input=NOT_GIVEN, other=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs:
        try:
            ks = input.meta.key_set | other.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _logical_and.call_slow(ks, input, other)
                ks = (ks | tls.included) & tls.not_excluded
            return _logical_and_table[ks](ks, input, other)
    return logical_and_parser.call(*given(("input", "other"), (input, other), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


# logical_and_(Tensor(a!) self, Tensor other) -> Tensor(a!)
_logical_and_ = find_schema_or_throw("aten::logical_and_", "")
_logical_and__table = _logical_and_.table


def logical_and__default(self, other):
    ks = self.meta.key_set | other.meta.key_set
    if state.dirty:
        if state.observers:
            return _logical_and_.call_slow(ks, self, other)
        ks = (ks | tls.included) & tls.not_excluded
    return _logical_and__table[ks](ks, self, other)


logical_and__parser = PythonArgParser("logical_and_", (_logical_and_,))


def logical_and_(self=NOT_GIVEN, other=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs:
        try:
            ks = self.meta.key_set | other.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _logical_and_.call_slow(ks, self, other)
                ks = (ks | tls.included) & tls.not_excluded
            return _logical_and__table[ks](ks, self, other)
    return logical_and__parser.call(*given(("self", "other"), (self, other), (NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


# logical_or(Tensor self, Tensor other) -> Tensor
_logical_or = find_schema_or_throw("aten::logical_or", "")
_logical_or_table = _logical_or.table


def logical_or_default(self, other):
    ks = self.meta.key_set | other.meta.key_set
    if state.dirty:
        if state.observers:
            return _logical_or.call_slow(ks, self, other)
        ks = (ks | tls.included) & tls.not_excluded
    return _logical_or_table[ks](ks, self, other)


# logical_or.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
_logical_or_out = find_schema_or_throw("aten::logical_or", "out")
_logical_or_out_table = _logical_or_out.table


def logical_or_out(self, other, out):
    ks = self.meta.key_set | other.meta.key_set | out.meta.key_set
    if state.dirty:
        if state.observers:
            return _logical_or_out.call_slow(ks, self, other, out)
        ks = (ks | tls.included) & tls.not_excluded
    return _logical_or_out_table[ks](ks, self, other, out)


logical_or_parser = PythonArgParser("logical_or", (_logical_or, _logical_or_out))


def logical_or(input=NOT_GIVEN, other=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs:
        try:
            ks = input.meta.key_set | other.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _logical_or.call_slow(ks, input, other)
                ks = (ks | tls.included) & tls.not_excluded
            return _logical_or_table[ks](ks, input, other)
    return logical_or_parser.call(*given(("input", "other"), (input, other), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


# logical_or_(Tensor(a!) self, Tensor other) -> Tensor(a!)
_logical_or_ = find_schema_or_throw("aten::logical_or_", "")
_logical_or__table = _logical_or_.table


def logical_or__default(self, other):
    ks = self.meta.key_set | other.meta.key_set
    if state.dirty:
        if state.observers:
            return _logical_or_.call_slow(ks, self, other)
        ks = (ks | tls.included) & tls.not_excluded
    return _logical_or__table[ks](ks, self, other)


logical_or__parser = PythonArgParser("logical_or_", (_logical_or_,))


def logical_or_(self=NOT_GIVEN, other=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs:
        try:
            ks = self.meta.key_set | other.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _logical_or_.call_slow(ks, self, other)
                ks = (ks | tls.included) & tls.not_excluded
            return _logical_or__table[ks](ks, self, other)
    return logical_or__parser.call(*given(("self", "other"), (self, other), (NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


# logical_not(Tensor self) -> Tensor
_logical_not = find_schema_or_throw("aten::logical_not", "")
_logical_not_table = _logical_not.table


def logical_not_default(self):
    ks = self.meta.key_set
    if state.dirty:
        if state.observers:
            return _logical_not.call_slow(ks, self)
        ks = (ks | tls.included) & tls.not_excluded
    return _logical_not_table[ks](ks, self)


# logical_not.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
_logical_not_out = find_schema_or_throw("aten::logical_not", "out")
_logical_not_out_table = _logical_not_out.table


def logical_not_out(self, out):
    ks = self.meta.key_set | out.meta.key_set
    if state.dirty:
        if state.observers:
            return _logical_not_out.call_slow(ks, self, out)
        ks = (ks | tls.included) & tls.not_excluded
    return _logical_not_out_table[ks](ks, self, out)


logical_not_parser = PythonArgParser("logical_not", (_logical_not, _logical_not_out))


def logical_not(input=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs:
        try:
            ks = input.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _logical_not.call_slow(ks, input)
                ks = (ks | tls.included) & tls.not_excluded
            return _logical_not_table[ks](ks, input)
    return logical_not_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


# logical_not_(Tensor(a!) self) -> Tensor(a!)
_logical_not_ = find_schema_or_throw("aten::logical_not_", "")
_logical_not__table = _logical_not_.table


def logical_not__default(self):
    ks = self.meta.key_set
    if state.dirty:
        if state.observers:
            return _logical_not_.call_slow(ks, self)
        ks = (ks | tls.included) & tls.not_excluded
    return _logical_not__table[ks](ks, self)


logical_not__parser = PythonArgParser("logical_not_", (_logical_not_,))


def logical_not_(self=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs:
        try:
            ks = self.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _logical_not_.call_slow(ks, self)
                ks = (ks | tls.included) & tls.not_excluded
            return _logical_not__table[ks](ks, self)
    return logical_not__parser.call(*given(("self",), (self,), (NOT_GIVEN,), args, kwargs), **kwargs)


# bitwise_and.Tensor(Tensor self, Tensor other) -> Tensor
_bitwise_and_Tensor = find_schema_or_throw("aten::bitwise_and", "Tensor")
_bitwise_and_Tensor_table = _bitwise_and_Tensor.table


def bitwise_and_Tensor(self, other):
    ks = self.meta.key_set | other.meta.key_set
    if state.dirty:
        if state.observers:
            return _bitwise_and_Tensor.call_slow(ks, self, other)
        ks = (ks | tls.included) & tls.not_excluded
    return _bitwise_and_Tensor_table[ks](ks, self, other)


# bitwise_and.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
_bitwise_and_Tensor_out = find_schema_or_throw("aten::bitwise_and", "Tensor_out")
_bitwise_and_Tensor_out_table = _bitwise_and_Tensor_out.table


def bitwise_and_Tensor_out(self, other, out):
    ks = self.meta.key_set | other.meta.key_set | out.meta.key_set
    if state.dirty:
        if state.observers:
            return _bitwise_and_Tensor_out.call_slow(ks, self, other, out)
        ks = (ks | tls.included) & tls.not_excluded
    return _bitwise_and_Tensor_out_table[ks](ks, self, other, out)


# bitwise_and.Scalar(Tensor self, Scalar other) -> Tensor
_bitwise_and_Scalar = find_schema_or_throw("aten::bitwise_and", "Scalar")
_bitwise_and_Scalar_table = _bitwise_and_Scalar.table


def bitwise_and_Scalar(self, other):
    ks = self.meta.key_set
    if state.dirty:
        if state.observers:
            return _bitwise_and_Scalar.call_slow(ks, self, other)
        ks = (ks | tls.included) & tls.not_excluded
    return _bitwise_and_Scalar_table[ks](ks, self, other)


# bitwise_and.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)
_bitwise_and_Scalar_out = find_schema_or_throw("aten::bitwise_and", "Scalar_out")
_bitwise_and_Scalar_out_table = _bitwise_and_Scalar_out.table


def bitwise_and_Scalar_out(self, other, out):
    ks = self.meta.key_set | out.meta.key_set
    if state.dirty:
        if state.observers:
            return _bitwise_and_Scalar_out.call_slow(ks, self, other, out)
        ks = (ks | tls.included) & tls.not_excluded
    return _bitwise_and_Scalar_out_table[ks](ks, self, other, out)


# bitwise_and.Scalar_Tensor(Scalar self, Tensor other) -> Tensor
_bitwise_and_Scalar_Tensor = find_schema_or_throw("aten::bitwise_and", "Scalar_Tensor")
_bitwise_and_Scalar_Tensor_table = _bitwise_and_Scalar_Tensor.table


def bitwise_and_Scalar_Tensor(self, other):
    ks = other.meta.key_set
    if state.dirty:
        if state.observers:
            return _bitwise_and_Scalar_Tensor.call_slow(ks, self, other)
        ks = (ks | tls.included) & tls.not_excluded
    return _bitwise_and_Scalar_Tensor_table[ks](ks, self, other)


bitwise_and_parser = PythonArgParser("bitwise_and", (
    _bitwise_and_Tensor,
    _bitwise_and_Tensor_out,
    _bitwise_and_Scalar,
    _bitwise_and_Scalar_out,
    _bitwise_and_Scalar_Tensor,
))


def bitwise_and(input=NOT_GIVEN, other=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and other.__class__ in NUMBERS:
        try:
            ks = input.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _bitwise_and_Scalar.call_slow(ks, input, other)
                ks = (ks | tls.included) & tls.not_excluded
            return _bitwise_and_Scalar_table[ks](ks, input, other)
    if out is None and not args and not kwargs and input.__class__ in NUMBERS:
        try:
            ks = other.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _bitwise_and_Scalar_Tensor.call_slow(ks, input, other)
                ks = (ks | tls.included) & tls.not_excluded
            return _bitwise_and_Scalar_Tensor_table[ks](ks, input, other)
    if out is None and not args and not kwargs:
        try:
            ks = input.meta.key_set | other.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _bitwise_and_Tensor.call_slow(ks, input, other)
                ks = (ks | tls.included) & tls.not_excluded
            return _bitwise_and_Tensor_table[ks](ks, input, other)
    return bitwise_and_parser.call(*given(("input", "other"), (input, other), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


# bitwise_and_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
_bitwise_and__Tensor = find_schema_or_throw("aten::bitwise_and_", "Tensor")
_bitwise_and__Tensor_table = _bitwise_and__Tensor.table


def bitwise_and__Tensor(self, other):
    ks = self.meta.key_set | other.meta.key_set
    if state.dirty:
        if state.observers:
            return _bitwise_and__Tensor.call_slow(ks, self, other)
        ks = (ks | tls.included) & tls.not_excluded
    return _bitwise_and__Tensor_table[ks](ks, self, other)


# bitwise_and_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
_bitwise_and__Scalar = find_schema_or_throw("aten::bitwise_and_", "Scalar")
_bitwise_and__Scalar_table = _bitwise_and__Scalar.table


def bitwise_and__Scalar(self, other):
    ks = self.meta.key_set
    if state.dirty:
        if state.observers:
            return _bitwise_and__Scalar.call_slow(ks, self, other)
        ks = (ks | tls.included) & tls.not_excluded
    return _bitwise_and__Scalar_table[ks](ks, self, other)


bitwise_and__parser = PythonArgParser("bitwise_and_", (_bitwise_and__Tensor, _bitwise_and__Scalar))


def bitwise_and_(self=NOT_GIVEN, other=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and other.__class__ in NUMBERS:
        try:
            ks = self.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _bitwise_and__Scalar.call_slow(ks, self, other)
                ks = (ks | tls.included) & tls.not_excluded
            return _bitwise_and__Scalar_table[ks](ks, self, other)
    if not args and not kwargs:
        try:
            ks = self.meta.key_set | other.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _bitwise_and__Tensor.call_slow(ks, self, other)
                ks = (ks | tls.included) & tls.not_excluded
            return _bitwise_and__Tensor_table[ks](ks, self, other)
    return bitwise_and__parser.call(*given(("self", "other"), (self, other), (NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


# bitwise_or.Tensor(Tensor self, Tensor other) -> Tensor
_bitwise_or_Tensor = find_schema_or_throw("aten::bitwise_or", "Tensor")
_bitwise_or_Tensor_table = _bitwise_or_Tensor.table


def bitwise_or_Tensor(self, other):
    ks = self.meta.key_set | other.meta.key_set
    if state.dirty:
        if state.observers:
            return _bitwise_or_Tensor.call_slow(ks, self, other)
        ks = (ks | tls.included) & tls.not_excluded
    return _bitwise_or_Tensor_table[ks](ks, self, other)


# bitwise_or.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
_bitwise_or_Tensor_out = find_schema_or_throw("aten::bitwise_or", "Tensor_out")
_bitwise_or_Tensor_out_table = _bitwise_or_Tensor_out.table


def bitwise_or_Tensor_out(self, other, out):
    ks = self.meta.key_set | other.meta.key_set | out.meta.key_set
    if state.dirty:
        if state.observers:
            return _bitwise_or_Tensor_out.call_slow(ks, self, other, out)
        ks = (ks | tls.included) & tls.not_excluded
    return _bitwise_or_Tensor_out_table[ks](ks, self, other, out)


# bitwise_or.Scalar(Tensor self, Scalar other) -> Tensor
_bitwise_or_Scalar = find_schema_or_throw("aten::bitwise_or", "Scalar")
_bitwise_or_Scalar_table = _bitwise_or_Scalar.table


def bitwise_or_Scalar(self, other):
    ks = self.meta.key_set
    if state.dirty:
        if state.observers:
            return _bitwise_or_Scalar.call_slow(ks, self, other)
        ks = (ks | tls.included) & tls.not_excluded
    return _bitwise_or_Scalar_table[ks](ks, self, other)


# bitwise_or.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)
_bitwise_or_Scalar_out = find_schema_or_throw("aten::bitwise_or", "Scalar_out")
_bitwise_or_Scalar_out_table = _bitwise_or_Scalar_out.table


def bitwise_or_Scalar_out(self, other, out):
    ks = self.meta.key_set | out.meta.key_set
    if state.dirty:
        if state.observers:
            return _bitwise_or_Scalar_out.call_slow(ks, self, other, out)
        ks = (ks | tls.included) & tls.not_excluded
    return _bitwise_or_Scalar_out_table[ks](ks, self, other, out)


# bitwise_or.Scalar_Tensor(Scalar self, Tensor other) -> Tensor
_bitwise_or_Scalar_Tensor = find_schema_or_throw("aten::bitwise_or", "Scalar_Tensor")
_bitwise_or_Scalar_Tensor_table = _bitwise_or_Scalar_Tensor.table


def bitwise_or_Scalar_Tensor(self, other):
    ks = other.meta.key_set
    if state.dirty:
        if state.observers:
            return _bitwise_or_Scalar_Tensor.call_slow(ks, self, other)
        ks = (ks | tls.included) & tls.not_excluded
    return _bitwise_or_Scalar_Tensor_table[ks](ks, self, other)


bitwise_or_parser = PythonArgParser("bitwise_or", (
    _bitwise_or_Tensor,
    _bitwise_or_Tensor_out,
    _bitwise_or_Scalar,
    _bitwise_or_Scalar_out,
    _bitwise_or_Scalar_Tensor,
))


def bitwise_or(input=NOT_GIVEN, other=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and other.__class__ in NUMBERS:
        try:
            ks = input.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _bitwise_or_Scalar.call_slow(ks, input, other)
                ks = (ks | tls.included) & tls.not_excluded
            return _bitwise_or_Scalar_table[ks](ks, input, other)
    if out is None and not args and not kwargs and input.__class__ in NUMBERS:
        try:
            ks = other.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _bitwise_or_Scalar_Tensor.call_slow(ks, input, other)
                ks = (ks | tls.included) & tls.not_excluded
            return _bitwise_or_Scalar_Tensor_table[ks](ks, input, other)
    if out is None and not args and not kwargs:
        try:
            ks = input.meta.key_set | other.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _bitwise_or_Tensor.call_slow(ks, input, other)
                ks = (ks | tls.included) & tls.not_excluded
            return _bitwise_or_Tensor_table[ks](ks, input, other)
    return bitwise_or_parser.call(*given(("input", "other"), (input, other), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


# bitwise_or_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
_bitwise_or__Tensor = find_schema_or_throw("aten::bitwise_or_", "Tensor")
_bitwise_or__Tensor_table = _bitwise_or__Tensor.table


def bitwise_or__Tensor(self, other):
    ks = self.meta.key_set | other.meta.key_set
    if state.dirty:
        if state.observers:
            return _bitwise_or__Tensor.call_slow(ks, self, other)
        ks = (ks | tls.included) & tls.not_excluded
    return _bitwise_or__Tensor_table[ks](ks, self, other)


# bitwise_or_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
_bitwise_or__Scalar = find_schema_or_throw("aten::bitwise_or_", "Scalar")
_bitwise_or__Scalar_table = _bitwise_or__Scalar.table


def bitwise_or__Scalar(self, other):
    ks = self.meta.key_set
    if state.dirty:
        if state.observers:
            return _bitwise_or__Scalar.call_slow(ks, self, other)
        ks = (ks | tls.included) & tls.not_excluded
    return _bitwise_or__Scalar_table[ks](ks, self, other)


bitwise_or__parser = PythonArgParser("bitwise_or_", (_bitwise_or__Tensor, _bitwise_or__Scalar))


def bitwise_or_(self=NOT_GIVEN, other=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and other.__class__ in NUMBERS:
        try:
            ks = self.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _bitwise_or__Scalar.call_slow(ks, self, other)
                ks = (ks | tls.included) & tls.not_excluded
            return _bitwise_or__Scalar_table[ks](ks, self, other)
    if not args and not kwargs:
        try:
            ks = self.meta.key_set | other.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _bitwise_or__Tensor.call_slow(ks, self, other)
                ks = (ks | tls.included) & tls.not_excluded
            return _bitwise_or__Tensor_table[ks](ks, self, other)
    return bitwise_or__parser.call(*given(("self", "other"), (self, other), (NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


# bitwise_xor.Tensor(Tensor self, Tensor other) -> Tensor
_bitwise_xor_Tensor = find_schema_or_throw("aten::bitwise_xor", "Tensor")
_bitwise_xor_Tensor_table = _bitwise_xor_Tensor.table


def bitwise_xor_Tensor(self, other):
    ks = self.meta.key_set | other.meta.key_set
    if state.dirty:
        if state.observers:
            return _bitwise_xor_Tensor.call_slow(ks, self, other)
        ks = (ks | tls.included) & tls.not_excluded
    return _bitwise_xor_Tensor_table[ks](ks, self, other)


# bitwise_xor.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
_bitwise_xor_Tensor_out = find_schema_or_throw("aten::bitwise_xor", "Tensor_out")
_bitwise_xor_Tensor_out_table = _bitwise_xor_Tensor_out.table


def bitwise_xor_Tensor_out(self, other, out):
    ks = self.meta.key_set | other.meta.key_set | out.meta.key_set
    if state.dirty:
        if state.observers:
            return _bitwise_xor_Tensor_out.call_slow(ks, self, other, out)
        ks = (ks | tls.included) & tls.not_excluded
    return _bitwise_xor_Tensor_out_table[ks](ks, self, other, out)


# bitwise_xor.Scalar(Tensor self, Scalar other) -> Tensor
_bitwise_xor_Scalar = find_schema_or_throw("aten::bitwise_xor", "Scalar")
_bitwise_xor_Scalar_table = _bitwise_xor_Scalar.table


def bitwise_xor_Scalar(self, other):
    ks = self.meta.key_set
    if state.dirty:
        if state.observers:
            return _bitwise_xor_Scalar.call_slow(ks, self, other)
        ks = (ks | tls.included) & tls.not_excluded
    return _bitwise_xor_Scalar_table[ks](ks, self, other)


# bitwise_xor.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)
_bitwise_xor_Scalar_out = find_schema_or_throw("aten::bitwise_xor", "Scalar_out")
_bitwise_xor_Scalar_out_table = _bitwise_xor_Scalar_out.table


def bitwise_xor_Scalar_out(self, other, out):
    ks = self.meta.key_set | out.meta.key_set
    if state.dirty:
        if state.observers:
            return _bitwise_xor_Scalar_out.call_slow(ks, self, other, out)
        ks = (ks | tls.included) & tls.not_excluded
    return _bitwise_xor_Scalar_out_table[ks](ks, self, other, out)


# bitwise_xor.Scalar_Tensor(Scalar self, Tensor other) -> Tensor
_bitwise_xor_Scalar_Tensor = find_schema_or_throw("aten::bitwise_xor", "Scalar_Tensor")
_bitwise_xor_Scalar_Tensor_table = _bitwise_xor_Scalar_Tensor.table


def bitwise_xor_Scalar_Tensor(self, other):
    ks = other.meta.key_set
    if state.dirty:
        if state.observers:
            return _bitwise_xor_Scalar_Tensor.call_slow(ks, self, other)
        ks = (ks | tls.included) & tls.not_excluded
    return _bitwise_xor_Scalar_Tensor_table[ks](ks, self, other)


bitwise_xor_parser = PythonArgParser("bitwise_xor", (
    _bitwise_xor_Tensor,
    _bitwise_xor_Tensor_out,
    _bitwise_xor_Scalar,
    _bitwise_xor_Scalar_out,
    _bitwise_xor_Scalar_Tensor,
))


def bitwise_xor(input=NOT_GIVEN, other=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and other.__class__ in NUMBERS:
        try:
            ks = input.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _bitwise_xor_Scalar.call_slow(ks, input, other)
                ks = (ks | tls.included) & tls.not_excluded
            return _bitwise_xor_Scalar_table[ks](ks, input, other)
    if out is None and not args and not kwargs and input.__class__ in NUMBERS:
        try:
            ks = other.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _bitwise_xor_Scalar_Tensor.call_slow(ks, input, other)
                ks = (ks | tls.included) & tls.not_excluded
            return _bitwise_xor_Scalar_Tensor_table[ks](ks, input, other)
    if out is None and not args and not kwargs:
        try:
            ks = input.meta.key_set | other.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _bitwise_xor_Tensor.call_slow(ks, input, other)
                ks = (ks | tls.included) & tls.not_excluded
            return _bitwise_xor_Tensor_table[ks](ks, input, other)
    return bitwise_xor_parser.call(*given(("input", "other"), (input, other), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


# bitwise_xor_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
_bitwise_xor__Tensor = find_schema_or_throw("aten::bitwise_xor_", "Tensor")
_bitwise_xor__Tensor_table = _bitwise_xor__Tensor.table


def bitwise_xor__Tensor(self, other):
    ks = self.meta.key_set | other.meta.key_set
    if state.dirty:
        if state.observers:
            return _bitwise_xor__Tensor.call_slow(ks, self, other)
        ks = (ks | tls.included) & tls.not_excluded
    return _bitwise_xor__Tensor_table[ks](ks, self, other)


# bitwise_xor_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
_bitwise_xor__Scalar = find_schema_or_throw("aten::bitwise_xor_", "Scalar")
_bitwise_xor__Scalar_table = _bitwise_xor__Scalar.table


def bitwise_xor__Scalar(self, other):
    ks = self.meta.key_set
    if state.dirty:
        if state.observers:
            return _bitwise_xor__Scalar.call_slow(ks, self, other)
        ks = (ks | tls.included) & tls.not_excluded
    return _bitwise_xor__Scalar_table[ks](ks, self, other)


bitwise_xor__parser = PythonArgParser("bitwise_xor_", (_bitwise_xor__Tensor, _bitwise_xor__Scalar))


def bitwise_xor_(self=NOT_GIVEN, other=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and other.__class__ in NUMBERS:
        try:
            ks = self.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _bitwise_xor__Scalar.call_slow(ks, self, other)
                ks = (ks | tls.included) & tls.not_excluded
            return _bitwise_xor__Scalar_table[ks](ks, self, other)
    if not args and not kwargs:
        try:
            ks = self.meta.key_set | other.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _bitwise_xor__Tensor.call_slow(ks, self, other)
                ks = (ks | tls.included) & tls.not_excluded
            return _bitwise_xor__Tensor_table[ks](ks, self, other)
    return bitwise_xor__parser.call(*given(("self", "other"), (self, other), (NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


# bitwise_not(Tensor self) -> Tensor
_bitwise_not = find_schema_or_throw("aten::bitwise_not", "")
_bitwise_not_table = _bitwise_not.table


def bitwise_not_default(self):
    ks = self.meta.key_set
    if state.dirty:
        if state.observers:
            return _bitwise_not.call_slow(ks, self)
        ks = (ks | tls.included) & tls.not_excluded
    return _bitwise_not_table[ks](ks, self)


# bitwise_not.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
_bitwise_not_out = find_schema_or_throw("aten::bitwise_not", "out")
_bitwise_not_out_table = _bitwise_not_out.table


def bitwise_not_out(self, out):
    ks = self.meta.key_set | out.meta.key_set
    if state.dirty:
        if state.observers:
            return _bitwise_not_out.call_slow(ks, self, out)
        ks = (ks | tls.included) & tls.not_excluded
    return _bitwise_not_out_table[ks](ks, self, out)


bitwise_not_parser = PythonArgParser("bitwise_not", (_bitwise_not, _bitwise_not_out))


def bitwise_not(input=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs:
        try:
            ks = input.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _bitwise_not.call_slow(ks, input)
                ks = (ks | tls.included) & tls.not_excluded
            return _bitwise_not_table[ks](ks, input)
    return bitwise_not_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


# bitwise_not_(Tensor(a!) self) -> Tensor(a!)
_bitwise_not_ = find_schema_or_throw("aten::bitwise_not_", "")
_bitwise_not__table = _bitwise_not_.table


def bitwise_not__default(self):
    ks = self.meta.key_set
    if state.dirty:
        if state.observers:
            return _bitwise_not_.call_slow(ks, self)
        ks = (ks | tls.included) & tls.not_excluded
    return _bitwise_not__table[ks](ks, self)


bitwise_not__parser = PythonArgParser("bitwise_not_", (_bitwise_not_,))


def bitwise_not_(self=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs:
        try:
            ks = self.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _bitwise_not_.call_slow(ks, self)
                ks = (ks | tls.included) & tls.not_excluded
            return _bitwise_not__table[ks](ks, self)
    return bitwise_not__parser.call(*given(("self",), (self,), (NOT_GIVEN,), args, kwargs), **kwargs)


# eq.Scalar(Tensor self, Scalar other) -> Tensor
_eq_Scalar = find_schema_or_throw("aten::eq", "Scalar")
_eq_Scalar_table = _eq_Scalar.table


def eq_Scalar(self, other):
    ks = self.meta.key_set
    if state.dirty:
        if state.observers:
            return _eq_Scalar.call_slow(ks, self, other)
        ks = (ks | tls.included) & tls.not_excluded
    return _eq_Scalar_table[ks](ks, self, other)


# eq.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)
_eq_Scalar_out = find_schema_or_throw("aten::eq", "Scalar_out")
_eq_Scalar_out_table = _eq_Scalar_out.table


def eq_Scalar_out(self, other, out):
    ks = self.meta.key_set | out.meta.key_set
    if state.dirty:
        if state.observers:
            return _eq_Scalar_out.call_slow(ks, self, other, out)
        ks = (ks | tls.included) & tls.not_excluded
    return _eq_Scalar_out_table[ks](ks, self, other, out)


# eq.Tensor(Tensor self, Tensor other) -> Tensor
_eq_Tensor = find_schema_or_throw("aten::eq", "Tensor")
_eq_Tensor_table = _eq_Tensor.table


def eq_Tensor(self, other):
    ks = self.meta.key_set | other.meta.key_set
    if state.dirty:
        if state.observers:
            return _eq_Tensor.call_slow(ks, self, other)
        ks = (ks | tls.included) & tls.not_excluded
    return _eq_Tensor_table[ks](ks, self, other)


# eq.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
_eq_Tensor_out = find_schema_or_throw("aten::eq", "Tensor_out")
_eq_Tensor_out_table = _eq_Tensor_out.table


def eq_Tensor_out(self, other, out):
    ks = self.meta.key_set | other.meta.key_set | out.meta.key_set
    if state.dirty:
        if state.observers:
            return _eq_Tensor_out.call_slow(ks, self, other, out)
        ks = (ks | tls.included) & tls.not_excluded
    return _eq_Tensor_out_table[ks](ks, self, other, out)


eq_parser = PythonArgParser("eq", (_eq_Scalar, _eq_Scalar_out, _eq_Tensor, _eq_Tensor_out))


def eq(input=NOT_GIVEN, other=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and other.__class__ in NUMBERS:
        try:
            ks = input.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _eq_Scalar.call_slow(ks, input, other)
                ks = (ks | tls.included) & tls.not_excluded
            return _eq_Scalar_table[ks](ks, input, other)
    if out is None and not args and not kwargs:
        try:
            ks = input.meta.key_set | other.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _eq_Tensor.call_slow(ks, input, other)
                ks = (ks | tls.included) & tls.not_excluded
            return _eq_Tensor_table[ks](ks, input, other)
    return eq_parser.call(*given(("input", "other"), (input, other), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


# eq_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
_eq__Scalar = find_schema_or_throw("aten::eq_", "Scalar")
_eq__Scalar_table = _eq__Scalar.table


def eq__Scalar(self, other):
    ks = self.meta.key_set
    if state.dirty:
        if state.observers:
            return _eq__Scalar.call_slow(ks, self, other)
        ks = (ks | tls.included) & tls.not_excluded
    return _eq__Scalar_table[ks](ks, self, other)


# eq_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
_eq__Tensor = find_schema_or_throw("aten::eq_", "Tensor")
_eq__Tensor_table = _eq__Tensor.table


def eq__Tensor(self, other):
    ks = self.meta.key_set | other.meta.key_set
    if state.dirty:
        if state.observers:
            return _eq__Tensor.call_slow(ks, self, other)
        ks = (ks | tls.included) & tls.not_excluded
    return _eq__Tensor_table[ks](ks, self, other)


eq__parser = PythonArgParser("eq_", (_eq__Scalar, _eq__Tensor))


def eq_(self=NOT_GIVEN, other=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and other.__class__ in NUMBERS:
        try:
            ks = self.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _eq__Scalar.call_slow(ks, self, other)
                ks = (ks | tls.included) & tls.not_excluded
            return _eq__Scalar_table[ks](ks, self, other)
    if not args and not kwargs:
        try:
            ks = self.meta.key_set | other.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _eq__Tensor.call_slow(ks, self, other)
                ks = (ks | tls.included) & tls.not_excluded
            return _eq__Tensor_table[ks](ks, self, other)
    return eq__parser.call(*given(("self", "other"), (self, other), (NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


# ne.Scalar(Tensor self, Scalar other) -> Tensor
_ne_Scalar = find_schema_or_throw("aten::ne", "Scalar")
_ne_Scalar_table = _ne_Scalar.table


def ne_Scalar(self, other):
    ks = self.meta.key_set
    if state.dirty:
        if state.observers:
            return _ne_Scalar.call_slow(ks, self, other)
        ks = (ks | tls.included) & tls.not_excluded
    return _ne_Scalar_table[ks](ks, self, other)


# ne.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)
_ne_Scalar_out = find_schema_or_throw("aten::ne", "Scalar_out")
_ne_Scalar_out_table = _ne_Scalar_out.table


def ne_Scalar_out(self, other, out):
    ks = self.meta.key_set | out.meta.key_set
    if state.dirty:
        if state.observers:
            return _ne_Scalar_out.call_slow(ks, self, other, out)
        ks = (ks | tls.included) & tls.not_excluded
    return _ne_Scalar_out_table[ks](ks, self, other, out)


# ne.Tensor(Tensor self, Tensor other) -> Tensor
_ne_Tensor = find_schema_or_throw("aten::ne", "Tensor")
_ne_Tensor_table = _ne_Tensor.table


def ne_Tensor(self, other):
    ks = self.meta.key_set | other.meta.key_set
    if state.dirty:
        if state.observers:
            return _ne_Tensor.call_slow(ks, self, other)
        ks = (ks | tls.included) & tls.not_excluded
    return _ne_Tensor_table[ks](ks, self, other)


# ne.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
_ne_Tensor_out = find_schema_or_throw("aten::ne", "Tensor_out")
_ne_Tensor_out_table = _ne_Tensor_out.table


def ne_Tensor_out(self, other, out):
    ks = self.meta.key_set | other.meta.key_set | out.meta.key_set
    if state.dirty:
        if state.observers:
            return _ne_Tensor_out.call_slow(ks, self, other, out)
        ks = (ks | tls.included) & tls.not_excluded
    return _ne_Tensor_out_table[ks](ks, self, other, out)


ne_parser = PythonArgParser("ne", (_ne_Scalar, _ne_Scalar_out, _ne_Tensor, _ne_Tensor_out))


def ne(input=NOT_GIVEN, other=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and other.__class__ in NUMBERS:
        try:
            ks = input.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _ne_Scalar.call_slow(ks, input, other)
                ks = (ks | tls.included) & tls.not_excluded
            return _ne_Scalar_table[ks](ks, input, other)
    if out is None and not args and not kwargs:
        try:
            ks = input.meta.key_set | other.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _ne_Tensor.call_slow(ks, input, other)
                ks = (ks | tls.included) & tls.not_excluded
            return _ne_Tensor_table[ks](ks, input, other)
    return ne_parser.call(*given(("input", "other"), (input, other), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


# ne_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
_ne__Scalar = find_schema_or_throw("aten::ne_", "Scalar")
_ne__Scalar_table = _ne__Scalar.table


def ne__Scalar(self, other):
    ks = self.meta.key_set
    if state.dirty:
        if state.observers:
            return _ne__Scalar.call_slow(ks, self, other)
        ks = (ks | tls.included) & tls.not_excluded
    return _ne__Scalar_table[ks](ks, self, other)


# ne_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
_ne__Tensor = find_schema_or_throw("aten::ne_", "Tensor")
_ne__Tensor_table = _ne__Tensor.table


def ne__Tensor(self, other):
    ks = self.meta.key_set | other.meta.key_set
    if state.dirty:
        if state.observers:
            return _ne__Tensor.call_slow(ks, self, other)
        ks = (ks | tls.included) & tls.not_excluded
    return _ne__Tensor_table[ks](ks, self, other)


ne__parser = PythonArgParser("ne_", (_ne__Scalar, _ne__Tensor))


def ne_(self=NOT_GIVEN, other=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and other.__class__ in NUMBERS:
        try:
            ks = self.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _ne__Scalar.call_slow(ks, self, other)
                ks = (ks | tls.included) & tls.not_excluded
            return _ne__Scalar_table[ks](ks, self, other)
    if not args and not kwargs:
        try:
            ks = self.meta.key_set | other.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _ne__Tensor.call_slow(ks, self, other)
                ks = (ks | tls.included) & tls.not_excluded
            return _ne__Tensor_table[ks](ks, self, other)
    return ne__parser.call(*given(("self", "other"), (self, other), (NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


# lt.Scalar(Tensor self, Scalar other) -> Tensor
_lt_Scalar = find_schema_or_throw("aten::lt", "Scalar")
_lt_Scalar_table = _lt_Scalar.table


def lt_Scalar(self, other):
    ks = self.meta.key_set
    if state.dirty:
        if state.observers:
            return _lt_Scalar.call_slow(ks, self, other)
        ks = (ks | tls.included) & tls.not_excluded
    return _lt_Scalar_table[ks](ks, self, other)


# lt.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)
_lt_Scalar_out = find_schema_or_throw("aten::lt", "Scalar_out")
_lt_Scalar_out_table = _lt_Scalar_out.table


def lt_Scalar_out(self, other, out):
    ks = self.meta.key_set | out.meta.key_set
    if state.dirty:
        if state.observers:
            return _lt_Scalar_out.call_slow(ks, self, other, out)
        ks = (ks | tls.included) & tls.not_excluded
    return _lt_Scalar_out_table[ks](ks, self, other, out)


# lt.Tensor(Tensor self, Tensor other) -> Tensor
_lt_Tensor = find_schema_or_throw("aten::lt", "Tensor")
_lt_Tensor_table = _lt_Tensor.table


def lt_Tensor(self, other):
    ks = self.meta.key_set | other.meta.key_set
    if state.dirty:
        if state.observers:
            return _lt_Tensor.call_slow(ks, self, other)
        ks = (ks | tls.included) & tls.not_excluded
    return _lt_Tensor_table[ks](ks, self, other)


# lt.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
_lt_Tensor_out = find_schema_or_throw("aten::lt", "Tensor_out")
_lt_Tensor_out_table = _lt_Tensor_out.table


def lt_Tensor_out(self, other, out):
    ks = self.meta.key_set | other.meta.key_set | out.meta.key_set
    if state.dirty:
        if state.observers:
            return _lt_Tensor_out.call_slow(ks, self, other, out)
        ks = (ks | tls.included) & tls.not_excluded
    return _lt_Tensor_out_table[ks](ks, self, other, out)


lt_parser = PythonArgParser("lt", (_lt_Scalar, _lt_Scalar_out, _lt_Tensor, _lt_Tensor_out))


def lt(input=NOT_GIVEN, other=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and other.__class__ in NUMBERS:
        try:
            ks = input.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _lt_Scalar.call_slow(ks, input, other)
                ks = (ks | tls.included) & tls.not_excluded
            return _lt_Scalar_table[ks](ks, input, other)
    if out is None and not args and not kwargs:
        try:
            ks = input.meta.key_set | other.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _lt_Tensor.call_slow(ks, input, other)
                ks = (ks | tls.included) & tls.not_excluded
            return _lt_Tensor_table[ks](ks, input, other)
    return lt_parser.call(*given(("input", "other"), (input, other), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


# lt_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
_lt__Scalar = find_schema_or_throw("aten::lt_", "Scalar")
_lt__Scalar_table = _lt__Scalar.table


def lt__Scalar(self, other):
    ks = self.meta.key_set
    if state.dirty:
        if state.observers:
            return _lt__Scalar.call_slow(ks, self, other)
        ks = (ks | tls.included) & tls.not_excluded
    return _lt__Scalar_table[ks](ks, self, other)


# lt_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
_lt__Tensor = find_schema_or_throw("aten::lt_", "Tensor")
_lt__Tensor_table = _lt__Tensor.table


def lt__Tensor(self, other):
    ks = self.meta.key_set | other.meta.key_set
    if state.dirty:
        if state.observers:
            return _lt__Tensor.call_slow(ks, self, other)
        ks = (ks | tls.included) & tls.not_excluded
    return _lt__Tensor_table[ks](ks, self, other)


lt__parser = PythonArgParser("lt_", (_lt__Scalar, _lt__Tensor))


def lt_(self=NOT_GIVEN, other=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and other.__class__ in NUMBERS:
        try:
            ks = self.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _lt__Scalar.call_slow(ks, self, other)
                ks = (ks | tls.included) & tls.not_excluded
            return _lt__Scalar_table[ks](ks, self, other)
    if not args and not kwargs:
        try:
            ks = self.meta.key_set | other.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _lt__Tensor.call_slow(ks, self, other)
                ks = (ks | tls.included) & tls.not_excluded
            return _lt__Tensor_table[ks](ks, self, other)
    return lt__parser.call(*given(("self", "other"), (self, other), (NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


# le.Scalar(Tensor self, Scalar other) -> Tensor
_le_Scalar = find_schema_or_throw("aten::le", "Scalar")
_le_Scalar_table = _le_Scalar.table


def le_Scalar(self, other):
    ks = self.meta.key_set
    if state.dirty:
        if state.observers:
            return _le_Scalar.call_slow(ks, self, other)
        ks = (ks | tls.included) & tls.not_excluded
    return _le_Scalar_table[ks](ks, self, other)


# le.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)
_le_Scalar_out = find_schema_or_throw("aten::le", "Scalar_out")
_le_Scalar_out_table = _le_Scalar_out.table


def le_Scalar_out(self, other, out):
    ks = self.meta.key_set | out.meta.key_set
    if state.dirty:
        if state.observers:
            return _le_Scalar_out.call_slow(ks, self, other, out)
        ks = (ks | tls.included) & tls.not_excluded
    return _le_Scalar_out_table[ks](ks, self, other, out)


# le.Tensor(Tensor self, Tensor other) -> Tensor
_le_Tensor = find_schema_or_throw("aten::le", "Tensor")
_le_Tensor_table = _le_Tensor.table


def le_Tensor(self, other):
    ks = self.meta.key_set | other.meta.key_set
    if state.dirty:
        if state.observers:
            return _le_Tensor.call_slow(ks, self, other)
        ks = (ks | tls.included) & tls.not_excluded
    return _le_Tensor_table[ks](ks, self, other)


# le.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
_le_Tensor_out = find_schema_or_throw("aten::le", "Tensor_out")
_le_Tensor_out_table = _le_Tensor_out.table


def le_Tensor_out(self, other, out):
    ks = self.meta.key_set | other.meta.key_set | out.meta.key_set
    if state.dirty:
        if state.observers:
            return _le_Tensor_out.call_slow(ks, self, other, out)
        ks = (ks | tls.included) & tls.not_excluded
    return _le_Tensor_out_table[ks](ks, self, other, out)


le_parser = PythonArgParser("le", (_le_Scalar, _le_Scalar_out, _le_Tensor, _le_Tensor_out))


def le(input=NOT_GIVEN, other=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and other.__class__ in NUMBERS:
        try:
            ks = input.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _le_Scalar.call_slow(ks, input, other)
                ks = (ks | tls.included) & tls.not_excluded
            return _le_Scalar_table[ks](ks, input, other)
    if out is None and not args and not kwargs:
        try:
            ks = input.meta.key_set | other.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _le_Tensor.call_slow(ks, input, other)
                ks = (ks | tls.included) & tls.not_excluded
            return _le_Tensor_table[ks](ks, input, other)
    return le_parser.call(*given(("input", "other"), (input, other), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


# le_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
_le__Scalar = find_schema_or_throw("aten::le_", "Scalar")
_le__Scalar_table = _le__Scalar.table


def le__Scalar(self, other):
    ks = self.meta.key_set
    if state.dirty:
        if state.observers:
            return _le__Scalar.call_slow(ks, self, other)
        ks = (ks | tls.included) & tls.not_excluded
    return _le__Scalar_table[ks](ks, self, other)


# le_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
_le__Tensor = find_schema_or_throw("aten::le_", "Tensor")
_le__Tensor_table = _le__Tensor.table


def le__Tensor(self, other):
    ks = self.meta.key_set | other.meta.key_set
    if state.dirty:
        if state.observers:
            return _le__Tensor.call_slow(ks, self, other)
        ks = (ks | tls.included) & tls.not_excluded
    return _le__Tensor_table[ks](ks, self, other)


le__parser = PythonArgParser("le_", (_le__Scalar, _le__Tensor))


def le_(self=NOT_GIVEN, other=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and other.__class__ in NUMBERS:
        try:
            ks = self.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _le__Scalar.call_slow(ks, self, other)
                ks = (ks | tls.included) & tls.not_excluded
            return _le__Scalar_table[ks](ks, self, other)
    if not args and not kwargs:
        try:
            ks = self.meta.key_set | other.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _le__Tensor.call_slow(ks, self, other)
                ks = (ks | tls.included) & tls.not_excluded
            return _le__Tensor_table[ks](ks, self, other)
    return le__parser.call(*given(("self", "other"), (self, other), (NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


# gt.Scalar(Tensor self, Scalar other) -> Tensor
_gt_Scalar = find_schema_or_throw("aten::gt", "Scalar")
_gt_Scalar_table = _gt_Scalar.table


def gt_Scalar(self, other):
    ks = self.meta.key_set
    if state.dirty:
        if state.observers:
            return _gt_Scalar.call_slow(ks, self, other)
        ks = (ks | tls.included) & tls.not_excluded
    return _gt_Scalar_table[ks](ks, self, other)


# gt.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)
_gt_Scalar_out = find_schema_or_throw("aten::gt", "Scalar_out")
_gt_Scalar_out_table = _gt_Scalar_out.table


def gt_Scalar_out(self, other, out):
    ks = self.meta.key_set | out.meta.key_set
    if state.dirty:
        if state.observers:
            return _gt_Scalar_out.call_slow(ks, self, other, out)
        ks = (ks | tls.included) & tls.not_excluded
    return _gt_Scalar_out_table[ks](ks, self, other, out)


# gt.Tensor(Tensor self, Tensor other) -> Tensor
_gt_Tensor = find_schema_or_throw("aten::gt", "Tensor")
_gt_Tensor_table = _gt_Tensor.table


def gt_Tensor(self, other):
    ks = self.meta.key_set | other.meta.key_set
    if state.dirty:
        if state.observers:
            return _gt_Tensor.call_slow(ks, self, other)
        ks = (ks | tls.included) & tls.not_excluded
    return _gt_Tensor_table[ks](ks, self, other)


# gt.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
_gt_Tensor_out = find_schema_or_throw("aten::gt", "Tensor_out")
_gt_Tensor_out_table = _gt_Tensor_out.table


def gt_Tensor_out(self, other, out):
    ks = self.meta.key_set | other.meta.key_set | out.meta.key_set
    if state.dirty:
        if state.observers:
            return _gt_Tensor_out.call_slow(ks, self, other, out)
        ks = (ks | tls.included) & tls.not_excluded
    return _gt_Tensor_out_table[ks](ks, self, other, out)


gt_parser = PythonArgParser("gt", (_gt_Scalar, _gt_Scalar_out, _gt_Tensor, _gt_Tensor_out))


def gt(input=NOT_GIVEN, other=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and other.__class__ in NUMBERS:
        try:
            ks = input.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _gt_Scalar.call_slow(ks, input, other)
                ks = (ks | tls.included) & tls.not_excluded
            return _gt_Scalar_table[ks](ks, input, other)
    if out is None and not args and not kwargs:
        try:
            ks = input.meta.key_set | other.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _gt_Tensor.call_slow(ks, input, other)
                ks = (ks | tls.included) & tls.not_excluded
            return _gt_Tensor_table[ks](ks, input, other)
    return gt_parser.call(*given(("input", "other"), (input, other), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


# gt_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
_gt__Scalar = find_schema_or_throw("aten::gt_", "Scalar")
_gt__Scalar_table = _gt__Scalar.table


def gt__Scalar(self, other):
    ks = self.meta.key_set
    if state.dirty:
        if state.observers:
            return _gt__Scalar.call_slow(ks, self, other)
        ks = (ks | tls.included) & tls.not_excluded
    return _gt__Scalar_table[ks](ks, self, other)


# gt_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
_gt__Tensor = find_schema_or_throw("aten::gt_", "Tensor")
_gt__Tensor_table = _gt__Tensor.table


def gt__Tensor(self, other):
    ks = self.meta.key_set | other.meta.key_set
    if state.dirty:
        if state.observers:
            return _gt__Tensor.call_slow(ks, self, other)
        ks = (ks | tls.included) & tls.not_excluded
    return _gt__Tensor_table[ks](ks, self, other)


gt__parser = PythonArgParser("gt_", (_gt__Scalar, _gt__Tensor))


def gt_(self=NOT_GIVEN, other=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and other.__class__ in NUMBERS:
        try:
            ks = self.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _gt__Scalar.call_slow(ks, self, other)
                ks = (ks | tls.included) & tls.not_excluded
            return _gt__Scalar_table[ks](ks, self, other)
    if not args and not kwargs:
        try:
            ks = self.meta.key_set | other.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _gt__Tensor.call_slow(ks, self, other)
                ks = (ks | tls.included) & tls.not_excluded
            return _gt__Tensor_table[ks](ks, self, other)
    return gt__parser.call(*given(("self", "other"), (self, other), (NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


# ge.Scalar(Tensor self, Scalar other) -> Tensor
_ge_Scalar = find_schema_or_throw("aten::ge", "Scalar")
_ge_Scalar_table = _ge_Scalar.table


def ge_Scalar(self, other):
    ks = self.meta.key_set
    if state.dirty:
        if state.observers:
            return _ge_Scalar.call_slow(ks, self, other)
        ks = (ks | tls.included) & tls.not_excluded
    return _ge_Scalar_table[ks](ks, self, other)


# ge.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)
_ge_Scalar_out = find_schema_or_throw("aten::ge", "Scalar_out")
_ge_Scalar_out_table = _ge_Scalar_out.table


def ge_Scalar_out(self, other, out):
    ks = self.meta.key_set | out.meta.key_set
    if state.dirty:
        if state.observers:
            return _ge_Scalar_out.call_slow(ks, self, other, out)
        ks = (ks | tls.included) & tls.not_excluded
    return _ge_Scalar_out_table[ks](ks, self, other, out)


# ge.Tensor(Tensor self, Tensor other) -> Tensor
_ge_Tensor = find_schema_or_throw("aten::ge", "Tensor")
_ge_Tensor_table = _ge_Tensor.table


def ge_Tensor(self, other):
    ks = self.meta.key_set | other.meta.key_set
    if state.dirty:
        if state.observers:
            return _ge_Tensor.call_slow(ks, self, other)
        ks = (ks | tls.included) & tls.not_excluded
    return _ge_Tensor_table[ks](ks, self, other)


# ge.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
_ge_Tensor_out = find_schema_or_throw("aten::ge", "Tensor_out")
_ge_Tensor_out_table = _ge_Tensor_out.table


def ge_Tensor_out(self, other, out):
    ks = self.meta.key_set | other.meta.key_set | out.meta.key_set
    if state.dirty:
        if state.observers:
            return _ge_Tensor_out.call_slow(ks, self, other, out)
        ks = (ks | tls.included) & tls.not_excluded
    return _ge_Tensor_out_table[ks](ks, self, other, out)


ge_parser = PythonArgParser("ge", (_ge_Scalar, _ge_Scalar_out, _ge_Tensor, _ge_Tensor_out))


def ge(input=NOT_GIVEN, other=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and other.__class__ in NUMBERS:
        try:
            ks = input.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _ge_Scalar.call_slow(ks, input, other)
                ks = (ks | tls.included) & tls.not_excluded
            return _ge_Scalar_table[ks](ks, input, other)
    if out is None and not args and not kwargs:
        try:
            ks = input.meta.key_set | other.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _ge_Tensor.call_slow(ks, input, other)
                ks = (ks | tls.included) & tls.not_excluded
            return _ge_Tensor_table[ks](ks, input, other)
    return ge_parser.call(*given(("input", "other"), (input, other), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


# ge_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
_ge__Scalar = find_schema_or_throw("aten::ge_", "Scalar")
_ge__Scalar_table = _ge__Scalar.table


def ge__Scalar(self, other):
    ks = self.meta.key_set
    if state.dirty:
        if state.observers:
            return _ge__Scalar.call_slow(ks, self, other)
        ks = (ks | tls.included) & tls.not_excluded
    return _ge__Scalar_table[ks](ks, self, other)


# ge_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
_ge__Tensor = find_schema_or_throw("aten::ge_", "Tensor")
_ge__Tensor_table = _ge__Tensor.table


def ge__Tensor(self, other):
    ks = self.meta.key_set | other.meta.key_set
    if state.dirty:
        if state.observers:
            return _ge__Tensor.call_slow(ks, self, other)
        ks = (ks | tls.included) & tls.not_excluded
    return _ge__Tensor_table[ks](ks, self, other)


ge__parser = PythonArgParser("ge_", (_ge__Scalar, _ge__Tensor))


def ge_(self=NOT_GIVEN, other=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and other.__class__ in NUMBERS:
        try:
            ks = self.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _ge__Scalar.call_slow(ks, self, other)
                ks = (ks | tls.included) & tls.not_excluded
            return _ge__Scalar_table[ks](ks, self, other)
    if not args and not kwargs:
        try:
            ks = self.meta.key_set | other.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _ge__Tensor.call_slow(ks, self, other)
                ks = (ks | tls.included) & tls.not_excluded
            return _ge__Tensor_table[ks](ks, self, other)
    return ge__parser.call(*given(("self", "other"), (self, other), (NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


# neg(Tensor self) -> Tensor
_neg = find_schema_or_throw("aten::neg", "")
_neg_table = _neg.table


def neg_default(self):
    ks = self.meta.key_set
    if state.dirty:
        if state.observers:
            return _neg.call_slow(ks, self)
        ks = (ks | tls.included) & tls.not_excluded
    return _neg_table[ks](ks, self)


# neg.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
_neg_out = find_schema_or_throw("aten::neg", "out")
_neg_out_table = _neg_out.table


def neg_out(self, out):
    ks = self.meta.key_set | out.meta.key_set
    if state.dirty:
        if state.observers:
            return _neg_out.call_slow(ks, self, out)
        ks = (ks | tls.included) & tls.not_excluded
    return _neg_out_table[ks](ks, self, out)


neg_parser = PythonArgParser("neg", (_neg, _neg_out))


def neg(input=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs:
        try:
            ks = input.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _neg.call_slow(ks, input)
                ks = (ks | tls.included) & tls.not_excluded
            return _neg_table[ks](ks, input)
    return neg_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


# neg_(Tensor(a!) self) -> Tensor(a!)
_neg_ = find_schema_or_throw("aten::neg_", "")
_neg__table = _neg_.table


def neg__default(self):
    ks = self.meta.key_set
    if state.dirty:
        if state.observers:
            return _neg_.call_slow(ks, self)
        ks = (ks | tls.included) & tls.not_excluded
    return _neg__table[ks](ks, self)


neg__parser = PythonArgParser("neg_", (_neg_,))


def neg_(input=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs:
        try:
            ks = input.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _neg_.call_slow(ks, input)
                ks = (ks | tls.included) & tls.not_excluded
            return _neg__table[ks](ks, input)
    return neg__parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


# abs(Tensor self) -> Tensor
_abs = find_schema_or_throw("aten::abs", "")
_abs_table = _abs.table


def abs_default(self):
    ks = self.meta.key_set
    if state.dirty:
        if state.observers:
            return _abs.call_slow(ks, self)
        ks = (ks | tls.included) & tls.not_excluded
    return _abs_table[ks](ks, self)


# abs.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
_abs_out = find_schema_or_throw("aten::abs", "out")
_abs_out_table = _abs_out.table


def abs_out(self, out):
    ks = self.meta.key_set | out.meta.key_set
    if state.dirty:
        if state.observers:
            return _abs_out.call_slow(ks, self, out)
        ks = (ks | tls.included) & tls.not_excluded
    return _abs_out_table[ks](ks, self, out)


abs_parser = PythonArgParser("abs", (_abs, _abs_out))


def abs(input=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs:
        try:
            ks = input.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _abs.call_slow(ks, input)
                ks = (ks | tls.included) & tls.not_excluded
            return _abs_table[ks](ks, input)
    return abs_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


# abs_(Tensor(a!) self) -> Tensor(a!)
_abs_ = find_schema_or_throw("aten::abs_", "")
_abs__table = _abs_.table


def abs__default(self):
    ks = self.meta.key_set
    if state.dirty:
        if state.observers:
            return _abs_.call_slow(ks, self)
        ks = (ks | tls.included) & tls.not_excluded
    return _abs__table[ks](ks, self)


abs__parser = PythonArgParser("abs_", (_abs_,))


def abs_(input=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs:
        try:
            ks = input.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _abs_.call_slow(ks, input)
                ks = (ks | tls.included) & tls.not_excluded
            return _abs__table[ks](ks, input)
    return abs__parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


# sign(Tensor self) -> Tensor
_sign = find_schema_or_throw("aten::sign", "")
_sign_table = _sign.table


def sign_default(self):
    ks = self.meta.key_set
    if state.dirty:
        if state.observers:
            return _sign.call_slow(ks, self)
        ks = (ks | tls.included) & tls.not_excluded
    return _sign_table[ks](ks, self)


# sign.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
_sign_out = find_schema_or_throw("aten::sign", "out")
_sign_out_table = _sign_out.table


def sign_out(self, out):
    ks = self.meta.key_set | out.meta.key_set
    if state.dirty:
        if state.observers:
            return _sign_out.call_slow(ks, self, out)
        ks = (ks | tls.included) & tls.not_excluded
    return _sign_out_table[ks](ks, self, out)


sign_parser = PythonArgParser("sign", (_sign, _sign_out))


def sign(input=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs:
        try:
            ks = input.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _sign.call_slow(ks, input)
                ks = (ks | tls.included) & tls.not_excluded
            return _sign_table[ks](ks, input)
    return sign_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


# sign_(Tensor(a!) self) -> Tensor(a!)
_sign_ = find_schema_or_throw("aten::sign_", "")
_sign__table = _sign_.table


def sign__default(self):
    ks = self.meta.key_set
    if state.dirty:
        if state.observers:
            return _sign_.call_slow(ks, self)
        ks = (ks | tls.included) & tls.not_excluded
    return _sign__table[ks](ks, self)


sign__parser = PythonArgParser("sign_", (_sign_,))


def sign_(self=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs:
        try:
            ks = self.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _sign_.call_slow(ks, self)
                ks = (ks | tls.included) & tls.not_excluded
            return _sign__table[ks](ks, self)
    return sign__parser.call(*given(("self",), (self,), (NOT_GIVEN,), args, kwargs), **kwargs)


# reciprocal(Tensor self) -> Tensor
_reciprocal = find_schema_or_throw("aten::reciprocal", "")
_reciprocal_table = _reciprocal.table


def reciprocal_default(self):
    ks = self.meta.key_set
    if state.dirty:
        if state.observers:
            return _reciprocal.call_slow(ks, self)
        ks = (ks | tls.included) & tls.not_excluded
    return _reciprocal_table[ks](ks, self)


# reciprocal.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
_reciprocal_out = find_schema_or_throw("aten::reciprocal", "out")
_reciprocal_out_table = _reciprocal_out.table


def reciprocal_out(self, out):
    ks = self.meta.key_set | out.meta.key_set
    if state.dirty:
        if state.observers:
            return _reciprocal_out.call_slow(ks, self, out)
        ks = (ks | tls.included) & tls.not_excluded
    return _reciprocal_out_table[ks](ks, self, out)


reciprocal_parser = PythonArgParser("reciprocal", (_reciprocal, _reciprocal_out))


def reciprocal(input=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs:
        try:
            ks = input.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _reciprocal.call_slow(ks, input)
                ks = (ks | tls.included) & tls.not_excluded
            return _reciprocal_table[ks](ks, input)
    return reciprocal_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


# reciprocal_(Tensor(a!) self) -> Tensor(a!)
_reciprocal_ = find_schema_or_throw("aten::reciprocal_", "")
_reciprocal__table = _reciprocal_.table


def reciprocal__default(self):
    ks = self.meta.key_set
    if state.dirty:
        if state.observers:
            return _reciprocal_.call_slow(ks, self)
        ks = (ks | tls.included) & tls.not_excluded
    return _reciprocal__table[ks](ks, self)


reciprocal__parser = PythonArgParser("reciprocal_", (_reciprocal_,))


def reciprocal_(input=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs:
        try:
            ks = input.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _reciprocal_.call_slow(ks, input)
                ks = (ks | tls.included) & tls.not_excluded
            return _reciprocal__table[ks](ks, input)
    return reciprocal__parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


# square(Tensor self) -> Tensor
_square = find_schema_or_throw("aten::square", "")
_square_table = _square.table


def square_default(self):
    ks = self.meta.key_set
    if state.dirty:
        if state.observers:
            return _square.call_slow(ks, self)
        ks = (ks | tls.included) & tls.not_excluded
    return _square_table[ks](ks, self)


# square.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
_square_out = find_schema_or_throw("aten::square", "out")
_square_out_table = _square_out.table


def square_out(self, out):
    ks = self.meta.key_set | out.meta.key_set
    if state.dirty:
        if state.observers:
            return _square_out.call_slow(ks, self, out)
        ks = (ks | tls.included) & tls.not_excluded
    return _square_out_table[ks](ks, self, out)


square_parser = PythonArgParser("square", (_square, _square_out))


def square(input=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs:
        try:
            ks = input.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _square.call_slow(ks, input)
                ks = (ks | tls.included) & tls.not_excluded
            return _square_table[ks](ks, input)
    return square_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


# square_(Tensor(a!) self) -> Tensor(a!)
_square_ = find_schema_or_throw("aten::square_", "")
_square__table = _square_.table


def square__default(self):
    ks = self.meta.key_set
    if state.dirty:
        if state.observers:
            return _square_.call_slow(ks, self)
        ks = (ks | tls.included) & tls.not_excluded
    return _square__table[ks](ks, self)


square__parser = PythonArgParser("square_", (_square_,))


def square_(input=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs:
        try:
            ks = input.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _square_.call_slow(ks, input)
                ks = (ks | tls.included) & tls.not_excluded
            return _square__table[ks](ks, input)
    return square__parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


# sqrt(Tensor self) -> Tensor
_sqrt = find_schema_or_throw("aten::sqrt", "")
_sqrt_table = _sqrt.table


def sqrt_default(self):
    ks = self.meta.key_set
    if state.dirty:
        if state.observers:
            return _sqrt.call_slow(ks, self)
        ks = (ks | tls.included) & tls.not_excluded
    return _sqrt_table[ks](ks, self)


# sqrt.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
_sqrt_out = find_schema_or_throw("aten::sqrt", "out")
_sqrt_out_table = _sqrt_out.table


def sqrt_out(self, out):
    ks = self.meta.key_set | out.meta.key_set
    if state.dirty:
        if state.observers:
            return _sqrt_out.call_slow(ks, self, out)
        ks = (ks | tls.included) & tls.not_excluded
    return _sqrt_out_table[ks](ks, self, out)


sqrt_parser = PythonArgParser("sqrt", (_sqrt, _sqrt_out))


def sqrt(input=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs:
        try:
            ks = input.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _sqrt.call_slow(ks, input)
                ks = (ks | tls.included) & tls.not_excluded
            return _sqrt_table[ks](ks, input)
    return sqrt_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


# sqrt_(Tensor(a!) self) -> Tensor(a!)
_sqrt_ = find_schema_or_throw("aten::sqrt_", "")
_sqrt__table = _sqrt_.table


def sqrt__default(self):
    ks = self.meta.key_set
    if state.dirty:
        if state.observers:
            return _sqrt_.call_slow(ks, self)
        ks = (ks | tls.included) & tls.not_excluded
    return _sqrt__table[ks](ks, self)


sqrt__parser = PythonArgParser("sqrt_", (_sqrt_,))


def sqrt_(input=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs:
        try:
            ks = input.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _sqrt_.call_slow(ks, input)
                ks = (ks | tls.included) & tls.not_excluded
            return _sqrt__table[ks](ks, input)
    return sqrt__parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


# rsqrt(Tensor self) -> Tensor
_rsqrt = find_schema_or_throw("aten::rsqrt", "")
_rsqrt_table = _rsqrt.table


def rsqrt_default(self):
    ks = self.meta.key_set
    if state.dirty:
        if state.observers:
            return _rsqrt.call_slow(ks, self)
        ks = (ks | tls.included) & tls.not_excluded
    return _rsqrt_table[ks](ks, self)


# rsqrt.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
_rsqrt_out = find_schema_or_throw("aten::rsqrt", "out")
_rsqrt_out_table = _rsqrt_out.table


def rsqrt_out(self, out):
    ks = self.meta.key_set | out.meta.key_set
    if state.dirty:
        if state.observers:
            return _rsqrt_out.call_slow(ks, self, out)
        ks = (ks | tls.included) & tls.not_excluded
    return _rsqrt_out_table[ks](ks, self, out)


rsqrt_parser = PythonArgParser("rsqrt", (_rsqrt, _rsqrt_out))


def rsqrt(input=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs:
        try:
            ks = input.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _rsqrt.call_slow(ks, input)
                ks = (ks | tls.included) & tls.not_excluded
            return _rsqrt_table[ks](ks, input)
    return rsqrt_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


# rsqrt_(Tensor(a!) self) -> Tensor(a!)
_rsqrt_ = find_schema_or_throw("aten::rsqrt_", "")
_rsqrt__table = _rsqrt_.table


def rsqrt__default(self):
    ks = self.meta.key_set
    if state.dirty:
        if state.observers:
            return _rsqrt_.call_slow(ks, self)
        ks = (ks | tls.included) & tls.not_excluded
    return _rsqrt__table[ks](ks, self)


rsqrt__parser = PythonArgParser("rsqrt_", (_rsqrt_,))


def rsqrt_(input=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs:
        try:
            ks = input.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _rsqrt_.call_slow(ks, input)
                ks = (ks | tls.included) & tls.not_excluded
            return _rsqrt__table[ks](ks, input)
    return rsqrt__parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


# exp(Tensor self) -> Tensor
_exp = find_schema_or_throw("aten::exp", "")
_exp_table = _exp.table


def exp_default(self):
    ks = self.meta.key_set
    if state.dirty:
        if state.observers:
            return _exp.call_slow(ks, self)
        ks = (ks | tls.included) & tls.not_excluded
    return _exp_table[ks](ks, self)


# exp.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
_exp_out = find_schema_or_throw("aten::exp", "out")
_exp_out_table = _exp_out.table


def exp_out(self, out):
    ks = self.meta.key_set | out.meta.key_set
    if state.dirty:
        if state.observers:
            return _exp_out.call_slow(ks, self, out)
        ks = (ks | tls.included) & tls.not_excluded
    return _exp_out_table[ks](ks, self, out)


exp_parser = PythonArgParser("exp", (_exp, _exp_out))


def exp(input=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs:
        try:
            ks = input.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _exp.call_slow(ks, input)
                ks = (ks | tls.included) & tls.not_excluded
            return _exp_table[ks](ks, input)
    return exp_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


# exp_(Tensor(a!) self) -> Tensor(a!)
_exp_ = find_schema_or_throw("aten::exp_", "")
_exp__table = _exp_.table


def exp__default(self):
    ks = self.meta.key_set
    if state.dirty:
        if state.observers:
            return _exp_.call_slow(ks, self)
        ks = (ks | tls.included) & tls.not_excluded
    return _exp__table[ks](ks, self)


exp__parser = PythonArgParser("exp_", (_exp_,))


def exp_(input=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs:
        try:
            ks = input.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _exp_.call_slow(ks, input)
                ks = (ks | tls.included) & tls.not_excluded
            return _exp__table[ks](ks, input)
    return exp__parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


# log(Tensor self) -> Tensor
_log = find_schema_or_throw("aten::log", "")
_log_table = _log.table


def log_default(self):
    ks = self.meta.key_set
    if state.dirty:
        if state.observers:
            return _log.call_slow(ks, self)
        ks = (ks | tls.included) & tls.not_excluded
    return _log_table[ks](ks, self)


# log.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
_log_out = find_schema_or_throw("aten::log", "out")
_log_out_table = _log_out.table


def log_out(self, out):
    ks = self.meta.key_set | out.meta.key_set
    if state.dirty:
        if state.observers:
            return _log_out.call_slow(ks, self, out)
        ks = (ks | tls.included) & tls.not_excluded
    return _log_out_table[ks](ks, self, out)


log_parser = PythonArgParser("log", (_log, _log_out))


def log(input=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs:
        try:
            ks = input.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _log.call_slow(ks, input)
                ks = (ks | tls.included) & tls.not_excluded
            return _log_table[ks](ks, input)
    return log_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


# log_(Tensor(a!) self) -> Tensor(a!)
_log_ = find_schema_or_throw("aten::log_", "")
_log__table = _log_.table


def log__default(self):
    ks = self.meta.key_set
    if state.dirty:
        if state.observers:
            return _log_.call_slow(ks, self)
        ks = (ks | tls.included) & tls.not_excluded
    return _log__table[ks](ks, self)


log__parser = PythonArgParser("log_", (_log_,))


def log_(input=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs:
        try:
            ks = input.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _log_.call_slow(ks, input)
                ks = (ks | tls.included) & tls.not_excluded
            return _log__table[ks](ks, input)
    return log__parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


# sin(Tensor self) -> Tensor
_sin = find_schema_or_throw("aten::sin", "")
_sin_table = _sin.table


def sin_default(self):
    ks = self.meta.key_set
    if state.dirty:
        if state.observers:
            return _sin.call_slow(ks, self)
        ks = (ks | tls.included) & tls.not_excluded
    return _sin_table[ks](ks, self)


# sin.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
_sin_out = find_schema_or_throw("aten::sin", "out")
_sin_out_table = _sin_out.table


def sin_out(self, out):
    ks = self.meta.key_set | out.meta.key_set
    if state.dirty:
        if state.observers:
            return _sin_out.call_slow(ks, self, out)
        ks = (ks | tls.included) & tls.not_excluded
    return _sin_out_table[ks](ks, self, out)


sin_parser = PythonArgParser("sin", (_sin, _sin_out))


def sin(input=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs:
        try:
            ks = input.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _sin.call_slow(ks, input)
                ks = (ks | tls.included) & tls.not_excluded
            return _sin_table[ks](ks, input)
    return sin_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


# sin_(Tensor(a!) self) -> Tensor(a!)
_sin_ = find_schema_or_throw("aten::sin_", "")
_sin__table = _sin_.table


def sin__default(self):
    ks = self.meta.key_set
    if state.dirty:
        if state.observers:
            return _sin_.call_slow(ks, self)
        ks = (ks | tls.included) & tls.not_excluded
    return _sin__table[ks](ks, self)


sin__parser = PythonArgParser("sin_", (_sin_,))


def sin_(input=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs:
        try:
            ks = input.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _sin_.call_slow(ks, input)
                ks = (ks | tls.included) & tls.not_excluded
            return _sin__table[ks](ks, input)
    return sin__parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


# cos(Tensor self) -> Tensor
_cos = find_schema_or_throw("aten::cos", "")
_cos_table = _cos.table


def cos_default(self):
    ks = self.meta.key_set
    if state.dirty:
        if state.observers:
            return _cos.call_slow(ks, self)
        ks = (ks | tls.included) & tls.not_excluded
    return _cos_table[ks](ks, self)


# cos.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
_cos_out = find_schema_or_throw("aten::cos", "out")
_cos_out_table = _cos_out.table


def cos_out(self, out):
    ks = self.meta.key_set | out.meta.key_set
    if state.dirty:
        if state.observers:
            return _cos_out.call_slow(ks, self, out)
        ks = (ks | tls.included) & tls.not_excluded
    return _cos_out_table[ks](ks, self, out)


cos_parser = PythonArgParser("cos", (_cos, _cos_out))


def cos(input=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs:
        try:
            ks = input.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _cos.call_slow(ks, input)
                ks = (ks | tls.included) & tls.not_excluded
            return _cos_table[ks](ks, input)
    return cos_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


# cos_(Tensor(a!) self) -> Tensor(a!)
_cos_ = find_schema_or_throw("aten::cos_", "")
_cos__table = _cos_.table


def cos__default(self):
    ks = self.meta.key_set
    if state.dirty:
        if state.observers:
            return _cos_.call_slow(ks, self)
        ks = (ks | tls.included) & tls.not_excluded
    return _cos__table[ks](ks, self)


cos__parser = PythonArgParser("cos_", (_cos_,))


def cos_(input=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs:
        try:
            ks = input.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _cos_.call_slow(ks, input)
                ks = (ks | tls.included) & tls.not_excluded
            return _cos__table[ks](ks, input)
    return cos__parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


# tanh(Tensor self) -> Tensor
_tanh = find_schema_or_throw("aten::tanh", "")
_tanh_table = _tanh.table


def tanh_default(self):
    ks = self.meta.key_set
    if state.dirty:
        if state.observers:
            return _tanh.call_slow(ks, self)
        ks = (ks | tls.included) & tls.not_excluded
    return _tanh_table[ks](ks, self)


# tanh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
_tanh_out = find_schema_or_throw("aten::tanh", "out")
_tanh_out_table = _tanh_out.table


def tanh_out(self, out):
    ks = self.meta.key_set | out.meta.key_set
    if state.dirty:
        if state.observers:
            return _tanh_out.call_slow(ks, self, out)
        ks = (ks | tls.included) & tls.not_excluded
    return _tanh_out_table[ks](ks, self, out)


tanh_parser = PythonArgParser("tanh", (_tanh, _tanh_out))


def tanh(input=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs:
        try:
            ks = input.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _tanh.call_slow(ks, input)
                ks = (ks | tls.included) & tls.not_excluded
            return _tanh_table[ks](ks, input)
    return tanh_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


# tanh_(Tensor(a!) self) -> Tensor(a!)
_tanh_ = find_schema_or_throw("aten::tanh_", "")
_tanh__table = _tanh_.table


def tanh__default(self):
    ks = self.meta.key_set
    if state.dirty:
        if state.observers:
            return _tanh_.call_slow(ks, self)
        ks = (ks | tls.included) & tls.not_excluded
    return _tanh__table[ks](ks, self)


tanh__parser = PythonArgParser("tanh_", (_tanh_,))


def tanh_(input=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs:
        try:
            ks = input.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _tanh_.call_slow(ks, input)
                ks = (ks | tls.included) & tls.not_excluded
            return _tanh__table[ks](ks, input)
    return tanh__parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


# sigmoid(Tensor self) -> Tensor
_sigmoid = find_schema_or_throw("aten::sigmoid", "")
_sigmoid_table = _sigmoid.table


def sigmoid_default(self):
    ks = self.meta.key_set
    if state.dirty:
        if state.observers:
            return _sigmoid.call_slow(ks, self)
        ks = (ks | tls.included) & tls.not_excluded
    return _sigmoid_table[ks](ks, self)


# sigmoid.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
_sigmoid_out = find_schema_or_throw("aten::sigmoid", "out")
_sigmoid_out_table = _sigmoid_out.table


def sigmoid_out(self, out):
    ks = self.meta.key_set | out.meta.key_set
    if state.dirty:
        if state.observers:
            return _sigmoid_out.call_slow(ks, self, out)
        ks = (ks | tls.included) & tls.not_excluded
    return _sigmoid_out_table[ks](ks, self, out)


sigmoid_parser = PythonArgParser("sigmoid", (_sigmoid, _sigmoid_out))


def sigmoid(input=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs:
        try:
            ks = input.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _sigmoid.call_slow(ks, input)
                ks = (ks | tls.included) & tls.not_excluded
            return _sigmoid_table[ks](ks, input)
    return sigmoid_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


# sigmoid_(Tensor(a!) self) -> Tensor(a!)
_sigmoid_ = find_schema_or_throw("aten::sigmoid_", "")
_sigmoid__table = _sigmoid_.table


def sigmoid__default(self):
    ks = self.meta.key_set
    if state.dirty:
        if state.observers:
            return _sigmoid_.call_slow(ks, self)
        ks = (ks | tls.included) & tls.not_excluded
    return _sigmoid__table[ks](ks, self)


sigmoid__parser = PythonArgParser("sigmoid_", (_sigmoid_,))


def sigmoid_(input=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs:
        try:
            ks = input.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _sigmoid_.call_slow(ks, input)
                ks = (ks | tls.included) & tls.not_excluded
            return _sigmoid__table[ks](ks, input)
    return sigmoid__parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


# relu(Tensor self) -> Tensor
_relu = find_schema_or_throw("aten::relu", "")
_relu_table = _relu.table


def relu_default(self):
    ks = self.meta.key_set
    if state.dirty:
        if state.observers:
            return _relu.call_slow(ks, self)
        ks = (ks | tls.included) & tls.not_excluded
    return _relu_table[ks](ks, self)


relu_parser = PythonArgParser("relu", (_relu,))


def relu(input=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs:
        try:
            ks = input.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _relu.call_slow(ks, input)
                ks = (ks | tls.included) & tls.not_excluded
            return _relu_table[ks](ks, input)
    return relu_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


# relu_(Tensor(a!) self) -> Tensor(a!)
_relu_ = find_schema_or_throw("aten::relu_", "")
_relu__table = _relu_.table


def relu__default(self):
    ks = self.meta.key_set
    if state.dirty:
        if state.observers:
            return _relu_.call_slow(ks, self)
        ks = (ks | tls.included) & tls.not_excluded
    return _relu__table[ks](ks, self)


relu__parser = PythonArgParser("relu_", (_relu_,))


def relu_(input=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs:
        try:
            ks = input.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _relu_.call_slow(ks, input)
                ks = (ks | tls.included) & tls.not_excluded
            return _relu__table[ks](ks, input)
    return relu__parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


# floor(Tensor self) -> Tensor
_floor = find_schema_or_throw("aten::floor", "")
_floor_table = _floor.table


def floor_default(self):
    ks = self.meta.key_set
    if state.dirty:
        if state.observers:
            return _floor.call_slow(ks, self)
        ks = (ks | tls.included) & tls.not_excluded
    return _floor_table[ks](ks, self)


# floor.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
_floor_out = find_schema_or_throw("aten::floor", "out")
_floor_out_table = _floor_out.table


def floor_out(self, out):
    ks = self.meta.key_set | out.meta.key_set
    if state.dirty:
        if state.observers:
            return _floor_out.call_slow(ks, self, out)
        ks = (ks | tls.included) & tls.not_excluded
    return _floor_out_table[ks](ks, self, out)


floor_parser = PythonArgParser("floor", (_floor, _floor_out))


def floor(input=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs:
        try:
            ks = input.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _floor.call_slow(ks, input)
                ks = (ks | tls.included) & tls.not_excluded
            return _floor_table[ks](ks, input)
    return floor_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


# floor_(Tensor(a!) self) -> Tensor(a!)
_floor_ = find_schema_or_throw("aten::floor_", "")
_floor__table = _floor_.table


def floor__default(self):
    ks = self.meta.key_set
    if state.dirty:
        if state.observers:
            return _floor_.call_slow(ks, self)
        ks = (ks | tls.included) & tls.not_excluded
    return _floor__table[ks](ks, self)


floor__parser = PythonArgParser("floor_", (_floor_,))


def floor_(input=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs:
        try:
            ks = input.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _floor_.call_slow(ks, input)
                ks = (ks | tls.included) & tls.not_excluded
            return _floor__table[ks](ks, input)
    return floor__parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


# ceil(Tensor self) -> Tensor
_ceil = find_schema_or_throw("aten::ceil", "")
_ceil_table = _ceil.table


def ceil_default(self):
    ks = self.meta.key_set
    if state.dirty:
        if state.observers:
            return _ceil.call_slow(ks, self)
        ks = (ks | tls.included) & tls.not_excluded
    return _ceil_table[ks](ks, self)


# ceil.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
_ceil_out = find_schema_or_throw("aten::ceil", "out")
_ceil_out_table = _ceil_out.table


def ceil_out(self, out):
    ks = self.meta.key_set | out.meta.key_set
    if state.dirty:
        if state.observers:
            return _ceil_out.call_slow(ks, self, out)
        ks = (ks | tls.included) & tls.not_excluded
    return _ceil_out_table[ks](ks, self, out)


ceil_parser = PythonArgParser("ceil", (_ceil, _ceil_out))


def ceil(input=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs:
        try:
            ks = input.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _ceil.call_slow(ks, input)
                ks = (ks | tls.included) & tls.not_excluded
            return _ceil_table[ks](ks, input)
    return ceil_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


# ceil_(Tensor(a!) self) -> Tensor(a!)
_ceil_ = find_schema_or_throw("aten::ceil_", "")
_ceil__table = _ceil_.table


def ceil__default(self):
    ks = self.meta.key_set
    if state.dirty:
        if state.observers:
            return _ceil_.call_slow(ks, self)
        ks = (ks | tls.included) & tls.not_excluded
    return _ceil__table[ks](ks, self)


ceil__parser = PythonArgParser("ceil_", (_ceil_,))


def ceil_(input=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs:
        try:
            ks = input.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _ceil_.call_slow(ks, input)
                ks = (ks | tls.included) & tls.not_excluded
            return _ceil__table[ks](ks, input)
    return ceil__parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


# trunc(Tensor self) -> Tensor
_trunc = find_schema_or_throw("aten::trunc", "")
_trunc_table = _trunc.table


def trunc_default(self):
    ks = self.meta.key_set
    if state.dirty:
        if state.observers:
            return _trunc.call_slow(ks, self)
        ks = (ks | tls.included) & tls.not_excluded
    return _trunc_table[ks](ks, self)


# trunc.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
_trunc_out = find_schema_or_throw("aten::trunc", "out")
_trunc_out_table = _trunc_out.table


def trunc_out(self, out):
    ks = self.meta.key_set | out.meta.key_set
    if state.dirty:
        if state.observers:
            return _trunc_out.call_slow(ks, self, out)
        ks = (ks | tls.included) & tls.not_excluded
    return _trunc_out_table[ks](ks, self, out)


trunc_parser = PythonArgParser("trunc", (_trunc, _trunc_out))


def trunc(input=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs:
        try:
            ks = input.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _trunc.call_slow(ks, input)
                ks = (ks | tls.included) & tls.not_excluded
            return _trunc_table[ks](ks, input)
    return trunc_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


# trunc_(Tensor(a!) self) -> Tensor(a!)
_trunc_ = find_schema_or_throw("aten::trunc_", "")
_trunc__table = _trunc_.table


def trunc__default(self):
    ks = self.meta.key_set
    if state.dirty:
        if state.observers:
            return _trunc_.call_slow(ks, self)
        ks = (ks | tls.included) & tls.not_excluded
    return _trunc__table[ks](ks, self)


trunc__parser = PythonArgParser("trunc_", (_trunc_,))


def trunc_(input=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs:
        try:
            ks = input.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _trunc_.call_slow(ks, input)
                ks = (ks | tls.included) & tls.not_excluded
            return _trunc__table[ks](ks, input)
    return trunc__parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


# isnan(Tensor self) -> Tensor
_isnan = find_schema_or_throw("aten::isnan", "")
_isnan_table = _isnan.table


def isnan_default(self):
    ks = self.meta.key_set
    if state.dirty:
        if state.observers:
            return _isnan.call_slow(ks, self)
        ks = (ks | tls.included) & tls.not_excluded
    return _isnan_table[ks](ks, self)


isnan_parser = PythonArgParser("isnan", (_isnan,))


def isnan(input=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs:
        try:
            ks = input.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _isnan.call_slow(ks, input)
                ks = (ks | tls.included) & tls.not_excluded
            return _isnan_table[ks](ks, input)
    return isnan_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


# isinf(Tensor self) -> Tensor
_isinf = find_schema_or_throw("aten::isinf", "")
_isinf_table = _isinf.table


def isinf_default(self):
    ks = self.meta.key_set
    if state.dirty:
        if state.observers:
            return _isinf.call_slow(ks, self)
        ks = (ks | tls.included) & tls.not_excluded
    return _isinf_table[ks](ks, self)


isinf_parser = PythonArgParser("isinf", (_isinf,))


def isinf(input=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs:
        try:
            ks = input.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _isinf.call_slow(ks, input)
                ks = (ks | tls.included) & tls.not_excluded
            return _isinf_table[ks](ks, input)
    return isinf_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


# isfinite(Tensor self) -> Tensor
_isfinite = find_schema_or_throw("aten::isfinite", "")
_isfinite_table = _isfinite.table


def isfinite_default(self):
    ks = self.meta.key_set
    if state.dirty:
        if state.observers:
            return _isfinite.call_slow(ks, self)
        ks = (ks | tls.included) & tls.not_excluded
    return _isfinite_table[ks](ks, self)


isfinite_parser = PythonArgParser("isfinite", (_isfinite,))


def isfinite(input=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs:
        try:
            ks = input.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _isfinite.call_slow(ks, input)
                ks = (ks | tls.included) & tls.not_excluded
            return _isfinite_table[ks](ks, input)
    return isfinite_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


# where.self(Tensor condition, Tensor self, Tensor other) -> Tensor
_where_self = find_schema_or_throw("aten::where", "self")
_where_self_table = _where_self.table


def where_self(condition, self, other):
    ks = condition.meta.key_set | self.meta.key_set | other.meta.key_set
    if state.dirty:
        if state.observers:
            return _where_self.call_slow(ks, condition, self, other)
        ks = (ks | tls.included) & tls.not_excluded
    return _where_self_table[ks](ks, condition, self, other)


# where(Tensor condition) -> Tensor[]
_where = find_schema_or_throw("aten::where", "")
_where_table = _where.table


def where_default(condition):
    ks = condition.meta.key_set
    if state.dirty:
        if state.observers:
            return _where.call_slow(ks, condition)
        ks = (ks | tls.included) & tls.not_excluded
    return _where_table[ks](ks, condition)


# where.self_out(Tensor condition, Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
_where_self_out = find_schema_or_throw("aten::where", "self_out")
_where_self_out_table = _where_self_out.table


def where_self_out(condition, self, other, out):
    ks = condition.meta.key_set | self.meta.key_set | other.meta.key_set | out.meta.key_set
    if state.dirty:
        if state.observers:
            return _where_self_out.call_slow(ks, condition, self, other, out)
        ks = (ks | tls.included) & tls.not_excluded
    return _where_self_out_table[ks](ks, condition, self, other, out)


# where.ScalarSelf(Tensor condition, Scalar self, Tensor other) -> Tensor
_where_ScalarSelf = find_schema_or_throw("aten::where", "ScalarSelf")
_where_ScalarSelf_table = _where_ScalarSelf.table


def where_ScalarSelf(condition, self, other):
    ks = condition.meta.key_set | other.meta.key_set
    if state.dirty:
        if state.observers:
            return _where_ScalarSelf.call_slow(ks, condition, self, other)
        ks = (ks | tls.included) & tls.not_excluded
    return _where_ScalarSelf_table[ks](ks, condition, self, other)


# where.ScalarOther(Tensor condition, Tensor self, Scalar other) -> Tensor
_where_ScalarOther = find_schema_or_throw("aten::where", "ScalarOther")
_where_ScalarOther_table = _where_ScalarOther.table


def where_ScalarOther(condition, self, other):
    ks = condition.meta.key_set | self.meta.key_set
    if state.dirty:
        if state.observers:
            return _where_ScalarOther.call_slow(ks, condition, self, other)
        ks = (ks | tls.included) & tls.not_excluded
    return _where_ScalarOther_table[ks](ks, condition, self, other)


# where.Scalar(Tensor condition, Scalar self, Scalar other) -> Tensor
_where_Scalar = find_schema_or_throw("aten::where", "Scalar")
_where_Scalar_table = _where_Scalar.table


def where_Scalar(condition, self, other):
    ks = condition.meta.key_set
    if state.dirty:
        if state.observers:
            return _where_Scalar.call_slow(ks, condition, self, other)
        ks = (ks | tls.included) & tls.not_excluded
    return _where_Scalar_table[ks](ks, condition, self, other)


where_parser = PythonArgParser("where", (
    _where_self,
    _where,
    _where_self_out,
    _where_ScalarSelf,
    _where_ScalarOther,
    _where_Scalar,
))


def where(condition=NOT_GIVEN, *args, **kwargs):
    if not kwargs:
        if not args:
            try:
                ks = condition.meta.key_set
            except AttributeError:
                pass
            else:
                if state.dirty:
                    if state.observers:
                        return _where.call_slow(ks, condition)
                    ks = (ks | tls.included) & tls.not_excluded
                return _where_table[ks](ks, condition)
        if len(args) == 2:
            self, other = args
            if self.__class__ in NUMBERS and other.__class__ in NUMBERS:
                try:
                    ks = condition.meta.key_set
                except AttributeError:
                    pass
                else:
                    if state.dirty:
                        if state.observers:
                            return _where_Scalar.call_slow(ks, condition, self, other)
                        ks = (ks | tls.included) & tls.not_excluded
                    return _where_Scalar_table[ks](ks, condition, self, other)
            if self.__class__ in NUMBERS:
                try:
                    ks = condition.meta.key_set | other.meta.key_set
                except AttributeError:
                    pass
                else:
                    if state.dirty:
                        if state.observers:
                            return _where_ScalarSelf.call_slow(ks, condition, self, other)
                        ks = (ks | tls.included) & tls.not_excluded
                    return _where_ScalarSelf_table[ks](ks, condition, self, other)
            if other.__class__ in NUMBERS:
                try:
                    ks = condition.meta.key_set | self.meta.key_set
                except AttributeError:
                    pass
                else:
                    if state.dirty:
                        if state.observers:
                            return _where_ScalarOther.call_slow(ks, condition, self, other)
                        ks = (ks | tls.included) & tls.not_excluded
                    return _where_ScalarOther_table[ks](ks, condition, self, other)
            try:
                ks = condition.meta.key_set | self.meta.key_set | other.meta.key_set
            except AttributeError:
                pass
            else:
                if state.dirty:
                    if state.observers:
                        return _where_self.call_slow(ks, condition, self, other)
                    ks = (ks | tls.included) & tls.not_excluded
                return _where_self_table[ks](ks, condition, self, other)
    return where_parser.call(*given(("condition",), (condition,), (NOT_GIVEN,), args, kwargs), **kwargs)


# clamp(Tensor self, Scalar? min=None, Scalar? max=None) -> Tensor
_clamp = find_schema_or_throw("aten::clamp", "")
_clamp_table = _clamp.table


def clamp_default(self, min=None, max=None):
    ks = self.meta.key_set
    if state.dirty:
        if state.observers:
            return _clamp.call_slow(ks, self, min, max)
        ks = (ks | tls.included) & tls.not_excluded
    return _clamp_table[ks](ks, self, min, max)


# clamp.out(Tensor self, Scalar? min=None, Scalar? max=None, *, Tensor(a!) out) -> Tensor(a!)
_clamp_out = find_schema_or_throw("aten::clamp", "out")
_clamp_out_table = _clamp_out.table


def clamp_out(self, min, max, out):
    ks = self.meta.key_set | out.meta.key_set
    if state.dirty:
        if state.observers:
            return _clamp_out.call_slow(ks, self, min, max, out)
        ks = (ks | tls.included) & tls.not_excluded
    return _clamp_out_table[ks](ks, self, min, max, out)


# clamp.Tensor(Tensor self, Tensor? min=None, Tensor? max=None) -> Tensor
_clamp_Tensor = find_schema_or_throw("aten::clamp", "Tensor")
_clamp_Tensor_table = _clamp_Tensor.table


def clamp_Tensor(self, min=None, max=None):
    ks = self.meta.key_set
    if min is not None:
        ks |= min.meta.key_set
    if max is not None:
        ks |= max.meta.key_set
    if state.dirty:
        if state.observers:
            return _clamp_Tensor.call_slow(ks, self, min, max)
        ks = (ks | tls.included) & tls.not_excluded
    return _clamp_Tensor_table[ks](ks, self, min, max)


# clamp.Tensor_out(Tensor self, Tensor? min=None, Tensor? max=None, *, Tensor(a!) out) -> Tensor(a!)
_clamp_Tensor_out = find_schema_or_throw("aten::clamp", "Tensor_out")
_clamp_Tensor_out_table = _clamp_Tensor_out.table


def clamp_Tensor_out(self, min, max, out):
    ks = self.meta.key_set | out.meta.key_set
    if min is not None:
        ks |= min.meta.key_set
    if max is not None:
        ks |= max.meta.key_set
    if state.dirty:
        if state.observers:
            return _clamp_Tensor_out.call_slow(ks, self, min, max, out)
        ks = (ks | tls.included) & tls.not_excluded
    return _clamp_Tensor_out_table[ks](ks, self, min, max, out)


clamp_parser = PythonArgParser("clamp", (_clamp, _clamp_out, _clamp_Tensor, _clamp_Tensor_out))


def clamp(input=NOT_GIVEN, min=None, max=None, *args, out=None, **kwargs):
    if (
        out is None
        and not args
        and not kwargs
        and (min is None or min.__class__ in NUMBERS)
        and (max is None or max.__class__ in NUMBERS)
    ):
        try:
            ks = input.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _clamp.call_slow(ks, input, min, max)
                ks = (ks | tls.included) & tls.not_excluded
            return _clamp_table[ks](ks, input, min, max)
    return clamp_parser.call(*given(("input", "min", "max"), (input, min, max), (NOT_GIVEN, None, None), args, kwargs), out=out, **kwargs)


# clamp_(Tensor(a!) self, Scalar? min=None, Scalar? max=None) -> Tensor(a!)
_clamp_ = find_schema_or_throw("aten::clamp_", "")
_clamp__table = _clamp_.table


def clamp__default(self, min=None, max=None):
    ks = self.meta.key_set
    if state.dirty:
        if state.observers:
            return _clamp_.call_slow(ks, self, min, max)
        ks = (ks | tls.included) & tls.not_excluded
    return _clamp__table[ks](ks, self, min, max)


# clamp_.Tensor(Tensor(a!) self, Tensor? min=None, Tensor? max=None) -> Tensor(a!)
_clamp__Tensor = find_schema_or_throw("aten::clamp_", "Tensor")
_clamp__Tensor_table = _clamp__Tensor.table


def clamp__Tensor(self, min=None, max=None):
    ks = self.meta.key_set
    if min is not None:
        ks |= min.meta.key_set
    if max is not None:
        ks |= max.meta.key_set
    if state.dirty:
        if state.observers:
            return _clamp__Tensor.call_slow(ks, self, min, max)
        ks = (ks | tls.included) & tls.not_excluded
    return _clamp__Tensor_table[ks](ks, self, min, max)


clamp__parser = PythonArgParser("clamp_", (_clamp_, _clamp__Tensor))


def clamp_(input=NOT_GIVEN, min=None, max=None, *args, **kwargs):
    if (
        not args
        and not kwargs
        and (min is None or min.__class__ in NUMBERS)
        and (max is None or max.__class__ in NUMBERS)
    ):
        try:
            ks = input.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _clamp_.call_slow(ks, input, min, max)
                ks = (ks | tls.included) & tls.not_excluded
            return _clamp__table[ks](ks, input, min, max)
    return clamp__parser.call(*given(("input", "min", "max"), (input, min, max), (NOT_GIVEN, None, None), args, kwargs), **kwargs)


# clamp_min(Tensor self, Scalar min) -> Tensor
_clamp_min = find_schema_or_throw("aten::clamp_min", "")
_clamp_min_table = _clamp_min.table


def clamp_min_default(self, min):
    ks = self.meta.key_set
    if state.dirty:
        if state.observers:
            return _clamp_min.call_slow(ks, self, min)
        ks = (ks | tls.included) & tls.not_excluded
    return _clamp_min_table[ks](ks, self, min)


# clamp_min.out(Tensor self, Scalar min, *, Tensor(a!) out) -> Tensor(a!)
_clamp_min_out = find_schema_or_throw("aten::clamp_min", "out")
_clamp_min_out_table = _clamp_min_out.table


def clamp_min_out(self, min, out):
    ks = self.meta.key_set | out.meta.key_set
    if state.dirty:
        if state.observers:
            return _clamp_min_out.call_slow(ks, self, min, out)
        ks = (ks | tls.included) & tls.not_excluded
    return _clamp_min_out_table[ks](ks, self, min, out)


# clamp_min.Tensor(Tensor self, Tensor min) -> Tensor
_clamp_min_Tensor = find_schema_or_throw("aten::clamp_min", "Tensor")
_clamp_min_Tensor_table = _clamp_min_Tensor.table


def clamp_min_Tensor(self, min):
    ks = self.meta.key_set | min.meta.key_set
    if state.dirty:
        if state.observers:
            return _clamp_min_Tensor.call_slow(ks, self, min)
        ks = (ks | tls.included) & tls.not_excluded
    return _clamp_min_Tensor_table[ks](ks, self, min)


# clamp_min.Tensor_out(Tensor self, Tensor min, *, Tensor(a!) out) -> Tensor(a!)
_clamp_min_Tensor_out = find_schema_or_throw("aten::clamp_min", "Tensor_out")
_clamp_min_Tensor_out_table = _clamp_min_Tensor_out.table


def clamp_min_Tensor_out(self, min, out):
    ks = self.meta.key_set | min.meta.key_set | out.meta.key_set
    if state.dirty:
        if state.observers:
            return _clamp_min_Tensor_out.call_slow(ks, self, min, out)
        ks = (ks | tls.included) & tls.not_excluded
    return _clamp_min_Tensor_out_table[ks](ks, self, min, out)


clamp_min_parser = PythonArgParser("clamp_min", (_clamp_min, _clamp_min_out, _clamp_min_Tensor, _clamp_min_Tensor_out))


def clamp_min(input=NOT_GIVEN, min=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and min.__class__ in NUMBERS:
        try:
            ks = input.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _clamp_min.call_slow(ks, input, min)
                ks = (ks | tls.included) & tls.not_excluded
            return _clamp_min_table[ks](ks, input, min)
    if out is None and not args and not kwargs:
        try:
            ks = input.meta.key_set | min.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _clamp_min_Tensor.call_slow(ks, input, min)
                ks = (ks | tls.included) & tls.not_excluded
            return _clamp_min_Tensor_table[ks](ks, input, min)
    return clamp_min_parser.call(*given(("input", "min"), (input, min), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


# clamp_min_(Tensor(a!) self, Scalar min) -> Tensor(a!)
_clamp_min_ = find_schema_or_throw("aten::clamp_min_", "")
_clamp_min__table = _clamp_min_.table


def clamp_min__default(self, min):
    ks = self.meta.key_set
    if state.dirty:
        if state.observers:
            return _clamp_min_.call_slow(ks, self, min)
        ks = (ks | tls.included) & tls.not_excluded
    return _clamp_min__table[ks](ks, self, min)


# clamp_min_.Tensor(Tensor(a!) self, Tensor min) -> Tensor(a!)
_clamp_min__Tensor = find_schema_or_throw("aten::clamp_min_", "Tensor")
_clamp_min__Tensor_table = _clamp_min__Tensor.table


def clamp_min__Tensor(self, min):
    ks = self.meta.key_set | min.meta.key_set
    if state.dirty:
        if state.observers:
            return _clamp_min__Tensor.call_slow(ks, self, min)
        ks = (ks | tls.included) & tls.not_excluded
    return _clamp_min__Tensor_table[ks](ks, self, min)


clamp_min__parser = PythonArgParser("clamp_min_", (_clamp_min_, _clamp_min__Tensor))


def clamp_min_(input=NOT_GIVEN, min=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and min.__class__ in NUMBERS:
        try:
            ks = input.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _clamp_min_.call_slow(ks, input, min)
                ks = (ks | tls.included) & tls.not_excluded
            return _clamp_min__table[ks](ks, input, min)
    if not args and not kwargs:
        try:
            ks = input.meta.key_set | min.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _clamp_min__Tensor.call_slow(ks, input, min)
                ks = (ks | tls.included) & tls.not_excluded
            return _clamp_min__Tensor_table[ks](ks, input, min)
    return clamp_min__parser.call(*given(("input", "min"), (input, min), (NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


# clamp_max(Tensor self, Scalar max) -> Tensor
_clamp_max = find_schema_or_throw("aten::clamp_max", "")
_clamp_max_table = _clamp_max.table


def clamp_max_default(self, max):
    ks = self.meta.key_set
    if state.dirty:
        if state.observers:
            return _clamp_max.call_slow(ks, self, max)
        ks = (ks | tls.included) & tls.not_excluded
    return _clamp_max_table[ks](ks, self, max)


# clamp_max.out(Tensor self, Scalar max, *, Tensor(a!) out) -> Tensor(a!)
_clamp_max_out = find_schema_or_throw("aten::clamp_max", "out")
_clamp_max_out_table = _clamp_max_out.table


def clamp_max_out(self, max, out):
    ks = self.meta.key_set | out.meta.key_set
    if state.dirty:
        if state.observers:
            return _clamp_max_out.call_slow(ks, self, max, out)
        ks = (ks | tls.included) & tls.not_excluded
    return _clamp_max_out_table[ks](ks, self, max, out)


# clamp_max.Tensor(Tensor self, Tensor max) -> Tensor
_clamp_max_Tensor = find_schema_or_throw("aten::clamp_max", "Tensor")
_clamp_max_Tensor_table = _clamp_max_Tensor.table


def clamp_max_Tensor(self, max):
    ks = self.meta.key_set | max.meta.key_set
    if state.dirty:
        if state.observers:
            return _clamp_max_Tensor.call_slow(ks, self, max)
        ks = (ks | tls.included) & tls.not_excluded
    return _clamp_max_Tensor_table[ks](ks, self, max)


# clamp_max.Tensor_out(Tensor self, Tensor max, *, Tensor(a!) out) -> Tensor(a!)
_clamp_max_Tensor_out = find_schema_or_throw("aten::clamp_max", "Tensor_out")
_clamp_max_Tensor_out_table = _clamp_max_Tensor_out.table


def clamp_max_Tensor_out(self, max, out):
    ks = self.meta.key_set | max.meta.key_set | out.meta.key_set
    if state.dirty:
        if state.observers:
            return _clamp_max_Tensor_out.call_slow(ks, self, max, out)
        ks = (ks | tls.included) & tls.not_excluded
    return _clamp_max_Tensor_out_table[ks](ks, self, max, out)


clamp_max_parser = PythonArgParser("clamp_max", (_clamp_max, _clamp_max_out, _clamp_max_Tensor, _clamp_max_Tensor_out))


def clamp_max(input=NOT_GIVEN, max=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and max.__class__ in NUMBERS:
        try:
            ks = input.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _clamp_max.call_slow(ks, input, max)
                ks = (ks | tls.included) & tls.not_excluded
            return _clamp_max_table[ks](ks, input, max)
    if out is None and not args and not kwargs:
        try:
            ks = input.meta.key_set | max.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _clamp_max_Tensor.call_slow(ks, input, max)
                ks = (ks | tls.included) & tls.not_excluded
            return _clamp_max_Tensor_table[ks](ks, input, max)
    return clamp_max_parser.call(*given(("input", "max"), (input, max), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


# clamp_max_(Tensor(a!) self, Scalar max) -> Tensor(a!)
_clamp_max_ = find_schema_or_throw("aten::clamp_max_", "")
_clamp_max__table = _clamp_max_.table


def clamp_max__default(self, max):
    ks = self.meta.key_set
    if state.dirty:
        if state.observers:
            return _clamp_max_.call_slow(ks, self, max)
        ks = (ks | tls.included) & tls.not_excluded
    return _clamp_max__table[ks](ks, self, max)


# clamp_max_.Tensor(Tensor(a!) self, Tensor max) -> Tensor(a!)
_clamp_max__Tensor = find_schema_or_throw("aten::clamp_max_", "Tensor")
_clamp_max__Tensor_table = _clamp_max__Tensor.table


def clamp_max__Tensor(self, max):
    ks = self.meta.key_set | max.meta.key_set
    if state.dirty:
        if state.observers:
            return _clamp_max__Tensor.call_slow(ks, self, max)
        ks = (ks | tls.included) & tls.not_excluded
    return _clamp_max__Tensor_table[ks](ks, self, max)


clamp_max__parser = PythonArgParser("clamp_max_", (_clamp_max_, _clamp_max__Tensor))


def clamp_max_(input=NOT_GIVEN, max=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and max.__class__ in NUMBERS:
        try:
            ks = input.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _clamp_max_.call_slow(ks, input, max)
                ks = (ks | tls.included) & tls.not_excluded
            return _clamp_max__table[ks](ks, input, max)
    if not args and not kwargs:
        try:
            ks = input.meta.key_set | max.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _clamp_max__Tensor.call_slow(ks, input, max)
                ks = (ks | tls.included) & tls.not_excluded
            return _clamp_max__Tensor_table[ks](ks, input, max)
    return clamp_max__parser.call(*given(("input", "max"), (input, max), (NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


# addcmul(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor
_addcmul = find_schema_or_throw("aten::addcmul", "")
_addcmul_table = _addcmul.table


def addcmul_default(self, tensor1, tensor2, value=1):
    ks = self.meta.key_set | tensor1.meta.key_set | tensor2.meta.key_set
    if state.dirty:
        if state.observers:
            return _addcmul.call_slow(ks, self, tensor1, tensor2, value)
        ks = (ks | tls.included) & tls.not_excluded
    return _addcmul_table[ks](ks, self, tensor1, tensor2, value)


# addcmul.out(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1, Tensor(a!) out) -> Tensor(a!)
_addcmul_out = find_schema_or_throw("aten::addcmul", "out")
_addcmul_out_table = _addcmul_out.table


def addcmul_out(self, tensor1, tensor2, value, out):
    ks = self.meta.key_set | tensor1.meta.key_set | tensor2.meta.key_set | out.meta.key_set
    if state.dirty:
        if state.observers:
            return _addcmul_out.call_slow(ks, self, tensor1, tensor2, value, out)
        ks = (ks | tls.included) & tls.not_excluded
    return _addcmul_out_table[ks](ks, self, tensor1, tensor2, value, out)


addcmul_parser = PythonArgParser("addcmul", (_addcmul, _addcmul_out))


def addcmul(input=NOT_GIVEN, tensor1=NOT_GIVEN, tensor2=NOT_GIVEN, *args, value=1, out=None, **kwargs):
    if out is None and not args and not kwargs and value.__class__ in NUMBERS:
        try:
            ks = input.meta.key_set | tensor1.meta.key_set | tensor2.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _addcmul.call_slow(ks, input, tensor1, tensor2, value)
                ks = (ks | tls.included) & tls.not_excluded
            return _addcmul_table[ks](ks, input, tensor1, tensor2, value)
    return addcmul_parser.call(*given(("input", "tensor1", "tensor2"), (input, tensor1, tensor2), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), value=value, out=out, **kwargs)


# addcmul_(Tensor(a!) self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor(a!)
_addcmul_ = find_schema_or_throw("aten::addcmul_", "")
_addcmul__table = _addcmul_.table


def addcmul__default(self, tensor1, tensor2, value=1):
    ks = self.meta.key_set | tensor1.meta.key_set | tensor2.meta.key_set
    if state.dirty:
        if state.observers:
            return _addcmul_.call_slow(ks, self, tensor1, tensor2, value)
        ks = (ks | tls.included) & tls.not_excluded
    return _addcmul__table[ks](ks, self, tensor1, tensor2, value)


addcmul__parser = PythonArgParser("addcmul_", (_addcmul_,))


def addcmul_(self=NOT_GIVEN, tensor1=NOT_GIVEN, tensor2=NOT_GIVEN, *args, value=1, **kwargs):
    if not args and not kwargs and value.__class__ in NUMBERS:
        try:
            ks = self.meta.key_set | tensor1.meta.key_set | tensor2.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _addcmul_.call_slow(ks, self, tensor1, tensor2, value)
                ks = (ks | tls.included) & tls.not_excluded
            return _addcmul__table[ks](ks, self, tensor1, tensor2, value)
    return addcmul__parser.call(*given(("self", "tensor1", "tensor2"), (self, tensor1, tensor2), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), value=value, **kwargs)


# addcdiv(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor
_addcdiv = find_schema_or_throw("aten::addcdiv", "")
_addcdiv_table = _addcdiv.table


def addcdiv_default(self, tensor1, tensor2, value=1):
    ks = self.meta.key_set | tensor1.meta.key_set | tensor2.meta.key_set
    if state.dirty:
        if state.observers:
            return _addcdiv.call_slow(ks, self, tensor1, tensor2, value)
        ks = (ks | tls.included) & tls.not_excluded
    return _addcdiv_table[ks](ks, self, tensor1, tensor2, value)


# addcdiv.out(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1, Tensor(a!) out) -> Tensor(a!)
_addcdiv_out = find_schema_or_throw("aten::addcdiv", "out")
_addcdiv_out_table = _addcdiv_out.table


def addcdiv_out(self, tensor1, tensor2, value, out):
    ks = self.meta.key_set | tensor1.meta.key_set | tensor2.meta.key_set | out.meta.key_set
    if state.dirty:
        if state.observers:
            return _addcdiv_out.call_slow(ks, self, tensor1, tensor2, value, out)
        ks = (ks | tls.included) & tls.not_excluded
    return _addcdiv_out_table[ks](ks, self, tensor1, tensor2, value, out)


addcdiv_parser = PythonArgParser("addcdiv", (_addcdiv, _addcdiv_out))


def addcdiv(input=NOT_GIVEN, tensor1=NOT_GIVEN, tensor2=NOT_GIVEN, *args, value=1, out=None, **kwargs):
    if out is None and not args and not kwargs and value.__class__ in NUMBERS:
        try:
            ks = input.meta.key_set | tensor1.meta.key_set | tensor2.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _addcdiv.call_slow(ks, input, tensor1, tensor2, value)
                ks = (ks | tls.included) & tls.not_excluded
            return _addcdiv_table[ks](ks, input, tensor1, tensor2, value)
    return addcdiv_parser.call(*given(("input", "tensor1", "tensor2"), (input, tensor1, tensor2), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), value=value, out=out, **kwargs)


# addcdiv_(Tensor(a!) self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor(a!)
_addcdiv_ = find_schema_or_throw("aten::addcdiv_", "")
_addcdiv__table = _addcdiv_.table


def addcdiv__default(self, tensor1, tensor2, value=1):
    ks = self.meta.key_set | tensor1.meta.key_set | tensor2.meta.key_set
    if state.dirty:
        if state.observers:
            return _addcdiv_.call_slow(ks, self, tensor1, tensor2, value)
        ks = (ks | tls.included) & tls.not_excluded
    return _addcdiv__table[ks](ks, self, tensor1, tensor2, value)


addcdiv__parser = PythonArgParser("addcdiv_", (_addcdiv_,))


def addcdiv_(self=NOT_GIVEN, tensor1=NOT_GIVEN, tensor2=NOT_GIVEN, *args, value=1, **kwargs):
    if not args and not kwargs and value.__class__ in NUMBERS:
        try:
            ks = self.meta.key_set | tensor1.meta.key_set | tensor2.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _addcdiv_.call_slow(ks, self, tensor1, tensor2, value)
                ks = (ks | tls.included) & tls.not_excluded
            return _addcdiv__table[ks](ks, self, tensor1, tensor2, value)
    return addcdiv__parser.call(*given(("self", "tensor1", "tensor2"), (self, tensor1, tensor2), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), value=value, **kwargs)


# lerp.Scalar(Tensor self, Tensor end, Scalar weight) -> Tensor
_lerp_Scalar = find_schema_or_throw("aten::lerp", "Scalar")
_lerp_Scalar_table = _lerp_Scalar.table


def lerp_Scalar(self, end, weight):
    ks = self.meta.key_set | end.meta.key_set
    if state.dirty:
        if state.observers:
            return _lerp_Scalar.call_slow(ks, self, end, weight)
        ks = (ks | tls.included) & tls.not_excluded
    return _lerp_Scalar_table[ks](ks, self, end, weight)


# lerp.Scalar_out(Tensor self, Tensor end, Scalar weight, *, Tensor(a!) out) -> Tensor(a!)
_lerp_Scalar_out = find_schema_or_throw("aten::lerp", "Scalar_out")
_lerp_Scalar_out_table = _lerp_Scalar_out.table


def lerp_Scalar_out(self, end, weight, out):
    ks = self.meta.key_set | end.meta.key_set | out.meta.key_set
    if state.dirty:
        if state.observers:
            return _lerp_Scalar_out.call_slow(ks, self, end, weight, out)
        ks = (ks | tls.included) & tls.not_excluded
    return _lerp_Scalar_out_table[ks](ks, self, end, weight, out)


# lerp.Tensor(Tensor self, Tensor end, Tensor weight) -> Tensor
_lerp_Tensor = find_schema_or_throw("aten::lerp", "Tensor")
_lerp_Tensor_table = _lerp_Tensor.table


def lerp_Tensor(self, end, weight):
    ks = self.meta.key_set | end.meta.key_set | weight.meta.key_set
    if state.dirty:
        if state.observers:
            return _lerp_Tensor.call_slow(ks, self, end, weight)
        ks = (ks | tls.included) & tls.not_excluded
    return _lerp_Tensor_table[ks](ks, self, end, weight)


# lerp.Tensor_out(Tensor self, Tensor end, Tensor weight, *, Tensor(a!) out) -> Tensor(a!)
_lerp_Tensor_out = find_schema_or_throw("aten::lerp", "Tensor_out")
_lerp_Tensor_out_table = _lerp_Tensor_out.table


def lerp_Tensor_out(self, end, weight, out):
    ks = self.meta.key_set | end.meta.key_set | weight.meta.key_set | out.meta.key_set
    if state.dirty:
        if state.observers:
            return _lerp_Tensor_out.call_slow(ks, self, end, weight, out)
        ks = (ks | tls.included) & tls.not_excluded
    return _lerp_Tensor_out_table[ks](ks, self, end, weight, out)


lerp_parser = PythonArgParser("lerp", (_lerp_Scalar, _lerp_Scalar_out, _lerp_Tensor, _lerp_Tensor_out))


def lerp(input=NOT_GIVEN, end=NOT_GIVEN, weight=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and weight.__class__ in NUMBERS:
        try:
            ks = input.meta.key_set | end.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _lerp_Scalar.call_slow(ks, input, end, weight)
                ks = (ks | tls.included) & tls.not_excluded
            return _lerp_Scalar_table[ks](ks, input, end, weight)
    if out is None and not args and not kwargs:
        try:
            ks = input.meta.key_set | end.meta.key_set | weight.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _lerp_Tensor.call_slow(ks, input, end, weight)
                ks = (ks | tls.included) & tls.not_excluded
            return _lerp_Tensor_table[ks](ks, input, end, weight)
    return lerp_parser.call(*given(("input", "end", "weight"), (input, end, weight), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


# lerp_.Scalar(Tensor(a!) self, Tensor end, Scalar weight) -> Tensor(a!)
_lerp__Scalar = find_schema_or_throw("aten::lerp_", "Scalar")
_lerp__Scalar_table = _lerp__Scalar.table


def lerp__Scalar(self, end, weight):
    ks = self.meta.key_set | end.meta.key_set
    if state.dirty:
        if state.observers:
            return _lerp__Scalar.call_slow(ks, self, end, weight)
        ks = (ks | tls.included) & tls.not_excluded
    return _lerp__Scalar_table[ks](ks, self, end, weight)


# lerp_.Tensor(Tensor(a!) self, Tensor end, Tensor weight) -> Tensor(a!)
_lerp__Tensor = find_schema_or_throw("aten::lerp_", "Tensor")
_lerp__Tensor_table = _lerp__Tensor.table


def lerp__Tensor(self, end, weight):
    ks = self.meta.key_set | end.meta.key_set | weight.meta.key_set
    if state.dirty:
        if state.observers:
            return _lerp__Tensor.call_slow(ks, self, end, weight)
        ks = (ks | tls.included) & tls.not_excluded
    return _lerp__Tensor_table[ks](ks, self, end, weight)


lerp__parser = PythonArgParser("lerp_", (_lerp__Scalar, _lerp__Tensor))


def lerp_(self=NOT_GIVEN, end=NOT_GIVEN, weight=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and weight.__class__ in NUMBERS:
        try:
            ks = self.meta.key_set | end.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _lerp__Scalar.call_slow(ks, self, end, weight)
                ks = (ks | tls.included) & tls.not_excluded
            return _lerp__Scalar_table[ks](ks, self, end, weight)
    if not args and not kwargs:
        try:
            ks = self.meta.key_set | end.meta.key_set | weight.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _lerp__Tensor.call_slow(ks, self, end, weight)
                ks = (ks | tls.included) & tls.not_excluded
            return _lerp__Tensor_table[ks](ks, self, end, weight)
    return lerp__parser.call(*given(("self", "end", "weight"), (self, end, weight), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


# threshold_backward(Tensor grad_output, Tensor self, Scalar threshold) -> Tensor
_threshold_backward = find_schema_or_throw("aten::threshold_backward", "")
_threshold_backward_table = _threshold_backward.table


def threshold_backward_default(grad_output, self, threshold):
    ks = grad_output.meta.key_set | self.meta.key_set
    if state.dirty:
        if state.observers:
            return _threshold_backward.call_slow(ks, grad_output, self, threshold)
        ks = (ks | tls.included) & tls.not_excluded
    return _threshold_backward_table[ks](ks, grad_output, self, threshold)


# threshold_backward.grad_input(Tensor grad_output, Tensor self, Scalar threshold, *, Tensor(a!) grad_input) -> Tensor(a!)
_threshold_backward_grad_input = find_schema_or_throw("aten::threshold_backward", "grad_input")
_threshold_backward_grad_input_table = _threshold_backward_grad_input.table


def threshold_backward_grad_input(grad_output, self, threshold, grad_input):
    ks = grad_output.meta.key_set | self.meta.key_set | grad_input.meta.key_set
    if state.dirty:
        if state.observers:
            return _threshold_backward_grad_input.call_slow(ks, grad_output, self, threshold, grad_input)
        ks = (ks | tls.included) & tls.not_excluded
    return _threshold_backward_grad_input_table[ks](ks, grad_output, self, threshold, grad_input)


threshold_backward_parser = PythonArgParser("threshold_backward", (_threshold_backward, _threshold_backward_grad_input))


def threshold_backward(grad_output=NOT_GIVEN, self=NOT_GIVEN, threshold=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and threshold.__class__ in NUMBERS:
        try:
            ks = grad_output.meta.key_set | self.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _threshold_backward.call_slow(ks, grad_output, self, threshold)
                ks = (ks | tls.included) & tls.not_excluded
            return _threshold_backward_table[ks](ks, grad_output, self, threshold)
    return threshold_backward_parser.call(*given(("grad_output", "self", "threshold"), (grad_output, self, threshold), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


# sigmoid_backward(Tensor grad_output, Tensor output) -> Tensor
_sigmoid_backward = find_schema_or_throw("aten::sigmoid_backward", "")
_sigmoid_backward_table = _sigmoid_backward.table


def sigmoid_backward_default(grad_output, output):
    ks = grad_output.meta.key_set | output.meta.key_set
    if state.dirty:
        if state.observers:
            return _sigmoid_backward.call_slow(ks, grad_output, output)
        ks = (ks | tls.included) & tls.not_excluded
    return _sigmoid_backward_table[ks](ks, grad_output, output)


# sigmoid_backward.grad_input(Tensor grad_output, Tensor output, *, Tensor(a!) grad_input) -> Tensor(a!)
_sigmoid_backward_grad_input = find_schema_or_throw("aten::sigmoid_backward", "grad_input")
_sigmoid_backward_grad_input_table = _sigmoid_backward_grad_input.table


def sigmoid_backward_grad_input(grad_output, output, grad_input):
    ks = grad_output.meta.key_set | output.meta.key_set | grad_input.meta.key_set
    if state.dirty:
        if state.observers:
            return _sigmoid_backward_grad_input.call_slow(ks, grad_output, output, grad_input)
        ks = (ks | tls.included) & tls.not_excluded
    return _sigmoid_backward_grad_input_table[ks](ks, grad_output, output, grad_input)


sigmoid_backward_parser = PythonArgParser("sigmoid_backward", (_sigmoid_backward, _sigmoid_backward_grad_input))


def sigmoid_backward(grad_output=NOT_GIVEN, output=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs:
        try:
            ks = grad_output.meta.key_set | output.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _sigmoid_backward.call_slow(ks, grad_output, output)
                ks = (ks | tls.included) & tls.not_excluded
            return _sigmoid_backward_table[ks](ks, grad_output, output)
    return sigmoid_backward_parser.call(*given(("grad_output", "output"), (grad_output, output), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


# tanh_backward(Tensor grad_output, Tensor output) -> Tensor
_tanh_backward = find_schema_or_throw("aten::tanh_backward", "")
_tanh_backward_table = _tanh_backward.table


def tanh_backward_default(grad_output, output):
    ks = grad_output.meta.key_set | output.meta.key_set
    if state.dirty:
        if state.observers:
            return _tanh_backward.call_slow(ks, grad_output, output)
        ks = (ks | tls.included) & tls.not_excluded
    return _tanh_backward_table[ks](ks, grad_output, output)


# tanh_backward.grad_input(Tensor grad_output, Tensor output, *, Tensor(a!) grad_input) -> Tensor(a!)
_tanh_backward_grad_input = find_schema_or_throw("aten::tanh_backward", "grad_input")
_tanh_backward_grad_input_table = _tanh_backward_grad_input.table


def tanh_backward_grad_input(grad_output, output, grad_input):
    ks = grad_output.meta.key_set | output.meta.key_set | grad_input.meta.key_set
    if state.dirty:
        if state.observers:
            return _tanh_backward_grad_input.call_slow(ks, grad_output, output, grad_input)
        ks = (ks | tls.included) & tls.not_excluded
    return _tanh_backward_grad_input_table[ks](ks, grad_output, output, grad_input)


tanh_backward_parser = PythonArgParser("tanh_backward", (_tanh_backward, _tanh_backward_grad_input))


def tanh_backward(grad_output=NOT_GIVEN, output=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs:
        try:
            ks = grad_output.meta.key_set | output.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _tanh_backward.call_slow(ks, grad_output, output)
                ks = (ks | tls.included) & tls.not_excluded
            return _tanh_backward_table[ks](ks, grad_output, output)
    return tanh_backward_parser.call(*given(("grad_output", "output"), (grad_output, output), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


# sum(Tensor self, *, ScalarType? dtype=None) -> Tensor
_sum = find_schema_or_throw("aten::sum", "")
_sum_table = _sum.table


def sum_default(self, dtype=None):
    ks = self.meta.key_set
    if state.dirty:
        if state.observers:
            return _sum.call_slow(ks, self, dtype)
        ks = (ks | tls.included) & tls.not_excluded
    return _sum_table[ks](ks, self, dtype)


# sum.dim_IntList(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor
_sum_dim_IntList = find_schema_or_throw("aten::sum", "dim_IntList")
_sum_dim_IntList_table = _sum_dim_IntList.table


def sum_dim_IntList(self, dim, keepdim=False, dtype=None):
    ks = self.meta.key_set
    if state.dirty:
        if state.observers:
            return _sum_dim_IntList.call_slow(ks, self, dim, keepdim, dtype)
        ks = (ks | tls.included) & tls.not_excluded
    return _sum_dim_IntList_table[ks](ks, self, dim, keepdim, dtype)


# sum.IntList_out(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)
_sum_IntList_out = find_schema_or_throw("aten::sum", "IntList_out")
_sum_IntList_out_table = _sum_IntList_out.table


def sum_IntList_out(self, dim, keepdim, dtype, out):
    ks = self.meta.key_set | out.meta.key_set
    if state.dirty:
        if state.observers:
            return _sum_IntList_out.call_slow(ks, self, dim, keepdim, dtype, out)
        ks = (ks | tls.included) & tls.not_excluded
    return _sum_IntList_out_table[ks](ks, self, dim, keepdim, dtype, out)


sum_parser = PythonArgParser("sum", (_sum, _sum_dim_IntList, _sum_IntList_out))


def sum(input=NOT_GIVEN, dim=NOT_GIVEN, keepdim=False, *args, dtype=None, out=None, **kwargs):
    if dim is NOT_GIVEN:
        if (
            keepdim is False
            and out is None
            and not args
            and not kwargs
            and (dtype is None or dtype.__class__ is ScalarType)
        ):
            try:
                ks = input.meta.key_set
            except AttributeError:
                pass
            else:
                if state.dirty:
                    if state.observers:
                        return _sum.call_slow(ks, input, dtype)
                    ks = (ks | tls.included) & tls.not_excluded
                return _sum_table[ks](ks, input, dtype)
    if dim.__class__ is int:
        dim = (dim,)
    if (
        out is None
        and not args
        and not kwargs
        and (dim is None or is_ints(dim))
        and keepdim.__class__ is bool
        and (dtype is None or dtype.__class__ is ScalarType)
    ):
        try:
            ks = input.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _sum_dim_IntList.call_slow(ks, input, dim, keepdim, dtype)
                ks = (ks | tls.included) & tls.not_excluded
            return _sum_dim_IntList_table[ks](ks, input, dim, keepdim, dtype)
    return sum_parser.call(*given(("input", "dim", "keepdim"), (input, dim, keepdim), (NOT_GIVEN, NOT_GIVEN, False), args, kwargs), dtype=dtype, out=out, **kwargs)


# mean(Tensor self, *, ScalarType? dtype=None) -> Tensor
_mean = find_schema_or_throw("aten::mean", "")
_mean_table = _mean.table


def mean_default(self, dtype=None):
    ks = self.meta.key_set
    if state.dirty:
        if state.observers:
            return _mean.call_slow(ks, self, dtype)
        ks = (ks | tls.included) & tls.not_excluded
    return _mean_table[ks](ks, self, dtype)


# mean.dtype_out(Tensor self, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)
_mean_dtype_out = find_schema_or_throw("aten::mean", "dtype_out")
_mean_dtype_out_table = _mean_dtype_out.table


def mean_dtype_out(self, dtype, out):
    ks = self.meta.key_set | out.meta.key_set
    if state.dirty:
        if state.observers:
            return _mean_dtype_out.call_slow(ks, self, dtype, out)
        ks = (ks | tls.included) & tls.not_excluded
    return _mean_dtype_out_table[ks](ks, self, dtype, out)


# mean.dim(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor
_mean_dim = find_schema_or_throw("aten::mean", "dim")
_mean_dim_table = _mean_dim.table


def mean_dim(self, dim, keepdim=False, dtype=None):
    ks = self.meta.key_set
    if state.dirty:
        if state.observers:
            return _mean_dim.call_slow(ks, self, dim, keepdim, dtype)
        ks = (ks | tls.included) & tls.not_excluded
    return _mean_dim_table[ks](ks, self, dim, keepdim, dtype)


# mean.out(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)
_mean_out = find_schema_or_throw("aten::mean", "out")
_mean_out_table = _mean_out.table


def mean_out(self, dim, keepdim, dtype, out):
    ks = self.meta.key_set | out.meta.key_set
    if state.dirty:
        if state.observers:
            return _mean_out.call_slow(ks, self, dim, keepdim, dtype, out)
        ks = (ks | tls.included) & tls.not_excluded
    return _mean_out_table[ks](ks, self, dim, keepdim, dtype, out)


mean_parser = PythonArgParser("mean", (_mean, _mean_dtype_out, _mean_dim, _mean_out))


def mean(input=NOT_GIVEN, dim=NOT_GIVEN, keepdim=False, *args, dtype=None, out=None, **kwargs):
    if dim is NOT_GIVEN:
        if (
            keepdim is False
            and out is None
            and not args
            and not kwargs
            and (dtype is None or dtype.__class__ is ScalarType)
        ):
            try:
                ks = input.meta.key_set
            except AttributeError:
                pass
            else:
                if state.dirty:
                    if state.observers:
                        return _mean.call_slow(ks, input, dtype)
                    ks = (ks | tls.included) & tls.not_excluded
                return _mean_table[ks](ks, input, dtype)
    if dim.__class__ is int:
        dim = (dim,)
    if (
        out is None
        and not args
        and not kwargs
        and (dim is None or is_ints(dim))
        and keepdim.__class__ is bool
        and (dtype is None or dtype.__class__ is ScalarType)
    ):
        try:
            ks = input.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _mean_dim.call_slow(ks, input, dim, keepdim, dtype)
                ks = (ks | tls.included) & tls.not_excluded
            return _mean_dim_table[ks](ks, input, dim, keepdim, dtype)
    return mean_parser.call(*given(("input", "dim", "keepdim"), (input, dim, keepdim), (NOT_GIVEN, NOT_GIVEN, False), args, kwargs), dtype=dtype, out=out, **kwargs)


# prod(Tensor self, *, ScalarType? dtype=None) -> Tensor
_prod = find_schema_or_throw("aten::prod", "")
_prod_table = _prod.table


def prod_default(self, dtype=None):
    ks = self.meta.key_set
    if state.dirty:
        if state.observers:
            return _prod.call_slow(ks, self, dtype)
        ks = (ks | tls.included) & tls.not_excluded
    return _prod_table[ks](ks, self, dtype)


# prod.dim_int(Tensor self, int dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor
_prod_dim_int = find_schema_or_throw("aten::prod", "dim_int")
_prod_dim_int_table = _prod_dim_int.table


def prod_dim_int(self, dim, keepdim=False, dtype=None):
    ks = self.meta.key_set
    if state.dirty:
        if state.observers:
            return _prod_dim_int.call_slow(ks, self, dim, keepdim, dtype)
        ks = (ks | tls.included) & tls.not_excluded
    return _prod_dim_int_table[ks](ks, self, dim, keepdim, dtype)


# prod.int_out(Tensor self, int dim, bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)
_prod_int_out = find_schema_or_throw("aten::prod", "int_out")
_prod_int_out_table = _prod_int_out.table


def prod_int_out(self, dim, keepdim, dtype, out):
    ks = self.meta.key_set | out.meta.key_set
    if state.dirty:
        if state.observers:
            return _prod_int_out.call_slow(ks, self, dim, keepdim, dtype, out)
        ks = (ks | tls.included) & tls.not_excluded
    return _prod_int_out_table[ks](ks, self, dim, keepdim, dtype, out)


prod_parser = PythonArgParser("prod", (_prod, _prod_dim_int, _prod_int_out))


def prod(input=NOT_GIVEN, dim=NOT_GIVEN, keepdim=False, *args, dtype=None, out=None, **kwargs):
    if dim is NOT_GIVEN:
        if (
            keepdim is False
            and out is None
            and not args
            and not kwargs
            and (dtype is None or dtype.__class__ is ScalarType)
        ):
            try:
                ks = input.meta.key_set
            except AttributeError:
                pass
            else:
                if state.dirty:
                    if state.observers:
                        return _prod.call_slow(ks, input, dtype)
                    ks = (ks | tls.included) & tls.not_excluded
                return _prod_table[ks](ks, input, dtype)
    if (
        out is None
        and not args
        and not kwargs
        and dim.__class__ is int
        and keepdim.__class__ is bool
        and (dtype is None or dtype.__class__ is ScalarType)
    ):
        try:
            ks = input.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _prod_dim_int.call_slow(ks, input, dim, keepdim, dtype)
                ks = (ks | tls.included) & tls.not_excluded
            return _prod_dim_int_table[ks](ks, input, dim, keepdim, dtype)
    return prod_parser.call(*given(("input", "dim", "keepdim"), (input, dim, keepdim), (NOT_GIVEN, NOT_GIVEN, False), args, kwargs), dtype=dtype, out=out, **kwargs)


# amax(Tensor self, int[1] dim=[], bool keepdim=False) -> Tensor
_amax = find_schema_or_throw("aten::amax", "")
_amax_table = _amax.table


def amax_default(self, dim=(), keepdim=False):
    ks = self.meta.key_set
    if state.dirty:
        if state.observers:
            return _amax.call_slow(ks, self, dim, keepdim)
        ks = (ks | tls.included) & tls.not_excluded
    return _amax_table[ks](ks, self, dim, keepdim)


# amax.out(Tensor self, int[1] dim=[], bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)
_amax_out = find_schema_or_throw("aten::amax", "out")
_amax_out_table = _amax_out.table


def amax_out(self, dim, keepdim, out):
    ks = self.meta.key_set | out.meta.key_set
    if state.dirty:
        if state.observers:
            return _amax_out.call_slow(ks, self, dim, keepdim, out)
        ks = (ks | tls.included) & tls.not_excluded
    return _amax_out_table[ks](ks, self, dim, keepdim, out)


amax_parser = PythonArgParser("amax", (_amax, _amax_out))


def amax(input=NOT_GIVEN, dim=(), keepdim=False, *args, out=None, **kwargs):
    if dim.__class__ is int:
        dim = (dim,)
    if out is None and not args and not kwargs and is_ints(dim) and keepdim.__class__ is bool:
        try:
            ks = input.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _amax.call_slow(ks, input, dim, keepdim)
                ks = (ks | tls.included) & tls.not_excluded
            return _amax_table[ks](ks, input, dim, keepdim)
    return amax_parser.call(*given(("input", "dim", "keepdim"), (input, dim, keepdim), (NOT_GIVEN, (), False), args, kwargs), out=out, **kwargs)


# amin(Tensor self, int[1] dim=[], bool keepdim=False) -> Tensor
_amin = find_schema_or_throw("aten::amin", "")
_amin_table = _amin.table


def amin_default(self, dim=(), keepdim=False):
    ks = self.meta.key_set
    if state.dirty:
        if state.observers:
            return _amin.call_slow(ks, self, dim, keepdim)
        ks = (ks | tls.included) & tls.not_excluded
    return _amin_table[ks](ks, self, dim, keepdim)


# amin.out(Tensor self, int[1] dim=[], bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)
_amin_out = find_schema_or_throw("aten::amin", "out")
_amin_out_table = _amin_out.table


def amin_out(self, dim, keepdim, out):
    ks = self.meta.key_set | out.meta.key_set
    if state.dirty:
        if state.observers:
            return _amin_out.call_slow(ks, self, dim, keepdim, out)
        ks = (ks | tls.included) & tls.not_excluded
    return _amin_out_table[ks](ks, self, dim, keepdim, out)


amin_parser = PythonArgParser("amin", (_amin, _amin_out))


def amin(input=NOT_GIVEN, dim=(), keepdim=False, *args, out=None, **kwargs):
    if dim.__class__ is int:
        dim = (dim,)
    if out is None and not args and not kwargs and is_ints(dim) and keepdim.__class__ is bool:
        try:
            ks = input.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _amin.call_slow(ks, input, dim, keepdim)
                ks = (ks | tls.included) & tls.not_excluded
            return _amin_table[ks](ks, input, dim, keepdim)
    return amin_parser.call(*given(("input", "dim", "keepdim"), (input, dim, keepdim), (NOT_GIVEN, (), False), args, kwargs), out=out, **kwargs)


# max.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)
_max_dim = find_schema_or_throw("aten::max", "dim")
_max_dim_table = _max_dim.table
max_dim_return = return_type("max", ("values", "indices"))


def max_dim(self, dim, keepdim=False):
    ks = self.meta.key_set
    if state.dirty:
        if state.observers:
            return _max_dim.call_slow(ks, self, dim, keepdim)
        ks = (ks | tls.included) & tls.not_excluded
    return _max_dim_table[ks](ks, self, dim, keepdim)


# max.dim_max(Tensor self, int dim, bool keepdim=False, *, Tensor(a!) max, Tensor(b!) max_values) -> (Tensor(a!) values, Tensor(b!) indices)
_max_dim_max = find_schema_or_throw("aten::max", "dim_max")
_max_dim_max_table = _max_dim_max.table


def max_dim_max(self, dim, keepdim, max, max_values):
    ks = self.meta.key_set | max.meta.key_set | max_values.meta.key_set
    if state.dirty:
        if state.observers:
            return _max_dim_max.call_slow(ks, self, dim, keepdim, max, max_values)
        ks = (ks | tls.included) & tls.not_excluded
    return _max_dim_max_table[ks](ks, self, dim, keepdim, max, max_values)


# max(Tensor self) -> Tensor
_max = find_schema_or_throw("aten::max", "")
_max_table = _max.table


def max_default(self):
    ks = self.meta.key_set
    if state.dirty:
        if state.observers:
            return _max.call_slow(ks, self)
        ks = (ks | tls.included) & tls.not_excluded
    return _max_table[ks](ks, self)


# max.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
_max_out = find_schema_or_throw("aten::max", "out")
_max_out_table = _max_out.table


def max_out(self, other, out):
    ks = self.meta.key_set | other.meta.key_set | out.meta.key_set
    if state.dirty:
        if state.observers:
            return _max_out.call_slow(ks, self, other, out)
        ks = (ks | tls.included) & tls.not_excluded
    return _max_out_table[ks](ks, self, other, out)


# max.unary_out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
_max_unary_out = find_schema_or_throw("aten::max", "unary_out")
_max_unary_out_table = _max_unary_out.table


def max_unary_out(self, out):
    ks = self.meta.key_set | out.meta.key_set
    if state.dirty:
        if state.observers:
            return _max_unary_out.call_slow(ks, self, out)
        ks = (ks | tls.included) & tls.not_excluded
    return _max_unary_out_table[ks](ks, self, out)


# max.other(Tensor self, Tensor other) -> Tensor
_max_other = find_schema_or_throw("aten::max", "other")
_max_other_table = _max_other.table


def max_other(self, other):
    ks = self.meta.key_set | other.meta.key_set
    if state.dirty:
        if state.observers:
            return _max_other.call_slow(ks, self, other)
        ks = (ks | tls.included) & tls.not_excluded
    return _max_other_table[ks](ks, self, other)


max_parser = PythonArgParser("max", (_max_dim, _max_dim_max, _max, _max_out, _max_unary_out, _max_other))


def max(input=NOT_GIVEN, *args, **kwargs):
    if not kwargs:
        if not args:
            try:
                ks = input.meta.key_set
            except AttributeError:
                pass
            else:
                if state.dirty:
                    if state.observers:
                        return _max.call_slow(ks, input)
                    ks = (ks | tls.included) & tls.not_excluded
                return _max_table[ks](ks, input)
        if len(args) == 1:
            (dim,) = args
            if dim.__class__ is int:
                try:
                    ks = input.meta.key_set
                except AttributeError:
                    pass
                else:
                    if state.dirty:
                        if state.observers:
                            return max_dim_return._make(_max_dim.call_slow(ks, input, dim, False))
                        ks = (ks | tls.included) & tls.not_excluded
                    return max_dim_return._make(_max_dim_table[ks](ks, input, dim, False))
            (other,) = args
            try:
                ks = input.meta.key_set | other.meta.key_set
            except AttributeError:
                pass
            else:
                if state.dirty:
                    if state.observers:
                        return _max_other.call_slow(ks, input, other)
                    ks = (ks | tls.included) & tls.not_excluded
                return _max_other_table[ks](ks, input, other)
        if len(args) == 2:
            dim, keepdim = args
            if dim.__class__ is int and keepdim.__class__ is bool:
                try:
                    ks = input.meta.key_set
                except AttributeError:
                    pass
                else:
                    if state.dirty:
                        if state.observers:
                            return max_dim_return._make(_max_dim.call_slow(ks, input, dim, keepdim))
                        ks = (ks | tls.included) & tls.not_excluded
                    return max_dim_return._make(_max_dim_table[ks](ks, input, dim, keepdim))
    result = max_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)
    return max_dim_return._make(result) if isinstance(result, tuple) else result


# min.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)
_min_dim = find_schema_or_throw("aten::min", "dim")
_min_dim_table = _min_dim.table
min_dim_return = return_type("min", ("values", "indices"))


def min_dim(self, dim, keepdim=False):
    ks = self.meta.key_set
    if state.dirty:
        if state.observers:
            return _min_dim.call_slow(ks, self, dim, keepdim)
        ks = (ks | tls.included) & tls.not_excluded
    return _min_dim_table[ks](ks, self, dim, keepdim)


# min.dim_min(Tensor self, int dim, bool keepdim=False, *, Tensor(a!) min, Tensor(b!) min_indices) -> (Tensor(a!) values, Tensor(b!) indices)
_min_dim_min = find_schema_or_throw("aten::min", "dim_min")
_min_dim_min_table = _min_dim_min.table


def min_dim_min(self, dim, keepdim, min, min_indices):
    ks = self.meta.key_set | min.meta.key_set | min_indices.meta.key_set
    if state.dirty:
        if state.observers:
            return _min_dim_min.call_slow(ks, self, dim, keepdim, min, min_indices)
        ks = (ks | tls.included) & tls.not_excluded
    return _min_dim_min_table[ks](ks, self, dim, keepdim, min, min_indices)


# min(Tensor self) -> Tensor
_min = find_schema_or_throw("aten::min", "")
_min_table = _min.table


def min_default(self):
    ks = self.meta.key_set
    if state.dirty:
        if state.observers:
            return _min.call_slow(ks, self)
        ks = (ks | tls.included) & tls.not_excluded
    return _min_table[ks](ks, self)


# min.unary_out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
_min_unary_out = find_schema_or_throw("aten::min", "unary_out")
_min_unary_out_table = _min_unary_out.table


def min_unary_out(self, out):
    ks = self.meta.key_set | out.meta.key_set
    if state.dirty:
        if state.observers:
            return _min_unary_out.call_slow(ks, self, out)
        ks = (ks | tls.included) & tls.not_excluded
    return _min_unary_out_table[ks](ks, self, out)


# min.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
_min_out = find_schema_or_throw("aten::min", "out")
_min_out_table = _min_out.table


def min_out(self, other, out):
    ks = self.meta.key_set | other.meta.key_set | out.meta.key_set
    if state.dirty:
        if state.observers:
            return _min_out.call_slow(ks, self, other, out)
        ks = (ks | tls.included) & tls.not_excluded
    return _min_out_table[ks](ks, self, other, out)


# min.other(Tensor self, Tensor other) -> Tensor
_min_other = find_schema_or_throw("aten::min", "other")
_min_other_table = _min_other.table


def min_other(self, other):
    ks = self.meta.key_set | other.meta.key_set
    if state.dirty:
        if state.observers:
            return _min_other.call_slow(ks, self, other)
        ks = (ks | tls.included) & tls.not_excluded
    return _min_other_table[ks](ks, self, other)


min_parser = PythonArgParser("min", (_min_dim, _min_dim_min, _min, _min_unary_out, _min_out, _min_other))


def min(input=NOT_GIVEN, *args, **kwargs):
    if not kwargs:
        if not args:
            try:
                ks = input.meta.key_set
            except AttributeError:
                pass
            else:
                if state.dirty:
                    if state.observers:
                        return _min.call_slow(ks, input)
                    ks = (ks | tls.included) & tls.not_excluded
                return _min_table[ks](ks, input)
        if len(args) == 1:
            (dim,) = args
            if dim.__class__ is int:
                try:
                    ks = input.meta.key_set
                except AttributeError:
                    pass
                else:
                    if state.dirty:
                        if state.observers:
                            return min_dim_return._make(_min_dim.call_slow(ks, input, dim, False))
                        ks = (ks | tls.included) & tls.not_excluded
                    return min_dim_return._make(_min_dim_table[ks](ks, input, dim, False))
            (other,) = args
            try:
                ks = input.meta.key_set | other.meta.key_set
            except AttributeError:
                pass
            else:
                if state.dirty:
                    if state.observers:
                        return _min_other.call_slow(ks, input, other)
                    ks = (ks | tls.included) & tls.not_excluded
                return _min_other_table[ks](ks, input, other)
        if len(args) == 2:
            dim, keepdim = args
            if dim.__class__ is int and keepdim.__class__ is bool:
                try:
                    ks = input.meta.key_set
                except AttributeError:
                    pass
                else:
                    if state.dirty:
                        if state.observers:
                            return min_dim_return._make(_min_dim.call_slow(ks, input, dim, keepdim))
                        ks = (ks | tls.included) & tls.not_excluded
                    return min_dim_return._make(_min_dim_table[ks](ks, input, dim, keepdim))
    result = min_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)
    return min_dim_return._make(result) if isinstance(result, tuple) else result


# argmax(Tensor self, int? dim=None, bool keepdim=False) -> Tensor
_argmax = find_schema_or_throw("aten::argmax", "")
_argmax_table = _argmax.table


def argmax_default(self, dim=None, keepdim=False):
    ks = self.meta.key_set
    if state.dirty:
        if state.observers:
            return _argmax.call_slow(ks, self, dim, keepdim)
        ks = (ks | tls.included) & tls.not_excluded
    return _argmax_table[ks](ks, self, dim, keepdim)


# argmax.out(Tensor self, int? dim=None, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)
_argmax_out = find_schema_or_throw("aten::argmax", "out")
_argmax_out_table = _argmax_out.table


def argmax_out(self, dim, keepdim, out):
    ks = self.meta.key_set | out.meta.key_set
    if state.dirty:
        if state.observers:
            return _argmax_out.call_slow(ks, self, dim, keepdim, out)
        ks = (ks | tls.included) & tls.not_excluded
    return _argmax_out_table[ks](ks, self, dim, keepdim, out)


argmax_parser = PythonArgParser("argmax", (_argmax, _argmax_out))


def argmax(input=NOT_GIVEN, dim=None, keepdim=False, *args, out=None, **kwargs):
    if (
        out is None
        and not args
        and not kwargs
        and (dim is None or dim.__class__ is int)
        and keepdim.__class__ is bool
    ):
        try:
            ks = input.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _argmax.call_slow(ks, input, dim, keepdim)
                ks = (ks | tls.included) & tls.not_excluded
            return _argmax_table[ks](ks, input, dim, keepdim)
    return argmax_parser.call(*given(("input", "dim", "keepdim"), (input, dim, keepdim), (NOT_GIVEN, None, False), args, kwargs), out=out, **kwargs)


# argmin(Tensor self, int? dim=None, bool keepdim=False) -> Tensor
_argmin = find_schema_or_throw("aten::argmin", "")
_argmin_table = _argmin.table


def argmin_default(self, dim=None, keepdim=False):
    ks = self.meta.key_set
    if state.dirty:
        if state.observers:
            return _argmin.call_slow(ks, self, dim, keepdim)
        ks = (ks | tls.included) & tls.not_excluded
    return _argmin_table[ks](ks, self, dim, keepdim)


# argmin.out(Tensor self, int? dim=None, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)
_argmin_out = find_schema_or_throw("aten::argmin", "out")
_argmin_out_table = _argmin_out.table


def argmin_out(self, dim, keepdim, out):
    ks = self.meta.key_set | out.meta.key_set
    if state.dirty:
        if state.observers:
            return _argmin_out.call_slow(ks, self, dim, keepdim, out)
        ks = (ks | tls.included) & tls.not_excluded
    return _argmin_out_table[ks](ks, self, dim, keepdim, out)


argmin_parser = PythonArgParser("argmin", (_argmin, _argmin_out))


def argmin(input=NOT_GIVEN, dim=None, keepdim=False, *args, out=None, **kwargs):
    if (
        out is None
        and not args
        and not kwargs
        and (dim is None or dim.__class__ is int)
        and keepdim.__class__ is bool
    ):
        try:
            ks = input.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _argmin.call_slow(ks, input, dim, keepdim)
                ks = (ks | tls.included) & tls.not_excluded
            return _argmin_table[ks](ks, input, dim, keepdim)
    return argmin_parser.call(*given(("input", "dim", "keepdim"), (input, dim, keepdim), (NOT_GIVEN, None, False), args, kwargs), out=out, **kwargs)


# all.dim(Tensor self, int dim, bool keepdim=False) -> Tensor
_all_dim = find_schema_or_throw("aten::all", "dim")
_all_dim_table = _all_dim.table


def all_dim(self, dim, keepdim=False):
    ks = self.meta.key_set
    if state.dirty:
        if state.observers:
            return _all_dim.call_slow(ks, self, dim, keepdim)
        ks = (ks | tls.included) & tls.not_excluded
    return _all_dim_table[ks](ks, self, dim, keepdim)


# all.out(Tensor self, int dim, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)
_all_out = find_schema_or_throw("aten::all", "out")
_all_out_table = _all_out.table


def all_out(self, dim, keepdim, out):
    ks = self.meta.key_set | out.meta.key_set
    if state.dirty:
        if state.observers:
            return _all_out.call_slow(ks, self, dim, keepdim, out)
        ks = (ks | tls.included) & tls.not_excluded
    return _all_out_table[ks](ks, self, dim, keepdim, out)


# all.dims(Tensor self, int[]? dim=None, bool keepdim=False) -> Tensor
_all_dims = find_schema_or_throw("aten::all", "dims")
_all_dims_table = _all_dims.table


def all_dims(self, dim=None, keepdim=False):
    ks = self.meta.key_set
    if state.dirty:
        if state.observers:
            return _all_dims.call_slow(ks, self, dim, keepdim)
        ks = (ks | tls.included) & tls.not_excluded
    return _all_dims_table[ks](ks, self, dim, keepdim)


# all.dims_out(Tensor self, int[]? dim=None, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)
_all_dims_out = find_schema_or_throw("aten::all", "dims_out")
_all_dims_out_table = _all_dims_out.table


def all_dims_out(self, dim, keepdim, out):
    ks = self.meta.key_set | out.meta.key_set
    if state.dirty:
        if state.observers:
            return _all_dims_out.call_slow(ks, self, dim, keepdim, out)
        ks = (ks | tls.included) & tls.not_excluded
    return _all_dims_out_table[ks](ks, self, dim, keepdim, out)


# all(Tensor self) -> Tensor
_all = find_schema_or_throw("aten::all", "")
_all_table = _all.table


def all_default(self):
    ks = self.meta.key_set
    if state.dirty:
        if state.observers:
            return _all.call_slow(ks, self)
        ks = (ks | tls.included) & tls.not_excluded
    return _all_table[ks](ks, self)


# all.all_out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
_all_all_out = find_schema_or_throw("aten::all", "all_out")
_all_all_out_table = _all_all_out.table


def all_all_out(self, out):
    ks = self.meta.key_set | out.meta.key_set
    if state.dirty:
        if state.observers:
            return _all_all_out.call_slow(ks, self, out)
        ks = (ks | tls.included) & tls.not_excluded
    return _all_all_out_table[ks](ks, self, out)


all_parser = PythonArgParser("all", (_all_dim, _all_out, _all_dims, _all_dims_out, _all, _all_all_out))


def all(input=NOT_GIVEN, dim=NOT_GIVEN, keepdim=False, *args, out=None, **kwargs):
    if dim is NOT_GIVEN:
        if keepdim is False and out is None and not args and not kwargs:
            try:
                ks = input.meta.key_set
            except AttributeError:
                pass
            else:
                if state.dirty:
                    if state.observers:
                        return _all.call_slow(ks, input)
                    ks = (ks | tls.included) & tls.not_excluded
                return _all_table[ks](ks, input)
    if out is None and not args and not kwargs and dim.__class__ is int and keepdim.__class__ is bool:
        try:
            ks = input.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _all_dim.call_slow(ks, input, dim, keepdim)
                ks = (ks | tls.included) & tls.not_excluded
            return _all_dim_table[ks](ks, input, dim, keepdim)
    if out is None and not args and not kwargs and (dim is None or is_ints(dim)) and keepdim.__class__ is bool:
        try:
            ks = input.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _all_dims.call_slow(ks, input, dim, keepdim)
                ks = (ks | tls.included) & tls.not_excluded
            return _all_dims_table[ks](ks, input, dim, keepdim)
    return all_parser.call(*given(("input", "dim", "keepdim"), (input, dim, keepdim), (NOT_GIVEN, NOT_GIVEN, False), args, kwargs), out=out, **kwargs)


# any.dim(Tensor self, int dim, bool keepdim=False) -> Tensor
_any_dim = find_schema_or_throw("aten::any", "dim")
_any_dim_table = _any_dim.table


def any_dim(self, dim, keepdim=False):
    ks = self.meta.key_set
    if state.dirty:
        if state.observers:
            return _any_dim.call_slow(ks, self, dim, keepdim)
        ks = (ks | tls.included) & tls.not_excluded
    return _any_dim_table[ks](ks, self, dim, keepdim)


# any.out(Tensor self, int dim, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)
_any_out = find_schema_or_throw("aten::any", "out")
_any_out_table = _any_out.table


def any_out(self, dim, keepdim, out):
    ks = self.meta.key_set | out.meta.key_set
    if state.dirty:
        if state.observers:
            return _any_out.call_slow(ks, self, dim, keepdim, out)
        ks = (ks | tls.included) & tls.not_excluded
    return _any_out_table[ks](ks, self, dim, keepdim, out)


# any.dims(Tensor self, int[]? dim=None, bool keepdim=False) -> Tensor
_any_dims = find_schema_or_throw("aten::any", "dims")
_any_dims_table = _any_dims.table


def any_dims(self, dim=None, keepdim=False):
    ks = self.meta.key_set
    if state.dirty:
        if state.observers:
            return _any_dims.call_slow(ks, self, dim, keepdim)
        ks = (ks | tls.included) & tls.not_excluded
    return _any_dims_table[ks](ks, self, dim, keepdim)


# any.dims_out(Tensor self, int[]? dim=None, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)
_any_dims_out = find_schema_or_throw("aten::any", "dims_out")
_any_dims_out_table = _any_dims_out.table


def any_dims_out(self, dim, keepdim, out):
    ks = self.meta.key_set | out.meta.key_set
    if state.dirty:
        if state.observers:
            return _any_dims_out.call_slow(ks, self, dim, keepdim, out)
        ks = (ks | tls.included) & tls.not_excluded
    return _any_dims_out_table[ks](ks, self, dim, keepdim, out)


# any(Tensor self) -> Tensor
_any = find_schema_or_throw("aten::any", "")
_any_table = _any.table


def any_default(self):
    ks = self.meta.key_set
    if state.dirty:
        if state.observers:
            return _any.call_slow(ks, self)
        ks = (ks | tls.included) & tls.not_excluded
    return _any_table[ks](ks, self)


# any.all_out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
_any_all_out = find_schema_or_throw("aten::any", "all_out")
_any_all_out_table = _any_all_out.table


def any_all_out(self, out):
    ks = self.meta.key_set | out.meta.key_set
    if state.dirty:
        if state.observers:
            return _any_all_out.call_slow(ks, self, out)
        ks = (ks | tls.included) & tls.not_excluded
    return _any_all_out_table[ks](ks, self, out)


any_parser = PythonArgParser("any", (_any_dim, _any_out, _any_dims, _any_dims_out, _any, _any_all_out))


def any(input=NOT_GIVEN, dim=NOT_GIVEN, keepdim=False, *args, out=None, **kwargs):
    if dim is NOT_GIVEN:
        if keepdim is False and out is None and not args and not kwargs:
            try:
                ks = input.meta.key_set
            except AttributeError:
                pass
            else:
                if state.dirty:
                    if state.observers:
                        return _any.call_slow(ks, input)
                    ks = (ks | tls.included) & tls.not_excluded
                return _any_table[ks](ks, input)
    if out is None and not args and not kwargs and dim.__class__ is int and keepdim.__class__ is bool:
        try:
            ks = input.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _any_dim.call_slow(ks, input, dim, keepdim)
                ks = (ks | tls.included) & tls.not_excluded
            return _any_dim_table[ks](ks, input, dim, keepdim)
    if out is None and not args and not kwargs and (dim is None or is_ints(dim)) and keepdim.__class__ is bool:
        try:
            ks = input.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _any_dims.call_slow(ks, input, dim, keepdim)
                ks = (ks | tls.included) & tls.not_excluded
            return _any_dims_table[ks](ks, input, dim, keepdim)
    return any_parser.call(*given(("input", "dim", "keepdim"), (input, dim, keepdim), (NOT_GIVEN, NOT_GIVEN, False), args, kwargs), out=out, **kwargs)


# var(Tensor self, bool unbiased=True) -> Tensor
_var = find_schema_or_throw("aten::var", "")
_var_table = _var.table


def var_default(self, unbiased=True):
    ks = self.meta.key_set
    if state.dirty:
        if state.observers:
            return _var.call_slow(ks, self, unbiased)
        ks = (ks | tls.included) & tls.not_excluded
    return _var_table[ks](ks, self, unbiased)


# var.out(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)
_var_out = find_schema_or_throw("aten::var", "out")
_var_out_table = _var_out.table


def var_out(self, dim, unbiased, keepdim, out):
    ks = self.meta.key_set | out.meta.key_set
    if state.dirty:
        if state.observers:
            return _var_out.call_slow(ks, self, dim, unbiased, keepdim, out)
        ks = (ks | tls.included) & tls.not_excluded
    return _var_out_table[ks](ks, self, dim, unbiased, keepdim, out)


# var.dim(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False) -> Tensor
_var_dim = find_schema_or_throw("aten::var", "dim")
_var_dim_table = _var_dim.table


def var_dim(self, dim, unbiased=True, keepdim=False):
    ks = self.meta.key_set
    if state.dirty:
        if state.observers:
            return _var_dim.call_slow(ks, self, dim, unbiased, keepdim)
        ks = (ks | tls.included) & tls.not_excluded
    return _var_dim_table[ks](ks, self, dim, unbiased, keepdim)


# var.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False) -> Tensor
_var_correction = find_schema_or_throw("aten::var", "correction")
_var_correction_table = _var_correction.table


def var_correction(self, dim=None, correction=None, keepdim=False):
    ks = self.meta.key_set
    if state.dirty:
        if state.observers:
            return _var_correction.call_slow(ks, self, dim, correction, keepdim)
        ks = (ks | tls.included) & tls.not_excluded
    return _var_correction_table[ks](ks, self, dim, correction, keepdim)


# var.correction_out(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False, Tensor(a!) out) -> Tensor(a!)
_var_correction_out = find_schema_or_throw("aten::var", "correction_out")
_var_correction_out_table = _var_correction_out.table


def var_correction_out(self, dim, correction, keepdim, out):
    ks = self.meta.key_set | out.meta.key_set
    if state.dirty:
        if state.observers:
            return _var_correction_out.call_slow(ks, self, dim, correction, keepdim, out)
        ks = (ks | tls.included) & tls.not_excluded
    return _var_correction_out_table[ks](ks, self, dim, correction, keepdim, out)


var_parser = PythonArgParser("var", (_var, _var_out, _var_dim, _var_correction, _var_correction_out))


def var(input=NOT_GIVEN, *args, **kwargs):
    if not kwargs:
        if not args:
            try:
                ks = input.meta.key_set
            except AttributeError:
                pass
            else:
                if state.dirty:
                    if state.observers:
                        return _var.call_slow(ks, input, True)
                    ks = (ks | tls.included) & tls.not_excluded
                return _var_table[ks](ks, input, True)
        if len(args) == 1:
            (unbiased,) = args
            if unbiased.__class__ is bool:
                try:
                    ks = input.meta.key_set
                except AttributeError:
                    pass
                else:
                    if state.dirty:
                        if state.observers:
                            return _var.call_slow(ks, input, unbiased)
                        ks = (ks | tls.included) & tls.not_excluded
                    return _var_table[ks](ks, input, unbiased)
            (dim,) = args
            if dim.__class__ is int:
                dim = (dim,)
            if dim is None or is_ints(dim):
                try:
                    ks = input.meta.key_set
                except AttributeError:
                    pass
                else:
                    if state.dirty:
                        if state.observers:
                            return _var_dim.call_slow(ks, input, dim, True, False)
                        ks = (ks | tls.included) & tls.not_excluded
                    return _var_dim_table[ks](ks, input, dim, True, False)
        if len(args) == 2:
            dim, unbiased = args
            if dim.__class__ is int:
                dim = (dim,)
            if (dim is None or is_ints(dim)) and unbiased.__class__ is bool:
                try:
                    ks = input.meta.key_set
                except AttributeError:
                    pass
                else:
                    if state.dirty:
                        if state.observers:
                            return _var_dim.call_slow(ks, input, dim, unbiased, False)
                        ks = (ks | tls.included) & tls.not_excluded
                    return _var_dim_table[ks](ks, input, dim, unbiased, False)
        if len(args) == 3:
            dim, unbiased, keepdim = args
            if dim.__class__ is int:
                dim = (dim,)
            if (dim is None or is_ints(dim)) and unbiased.__class__ is bool and keepdim.__class__ is bool:
                try:
                    ks = input.meta.key_set
                except AttributeError:
                    pass
                else:
                    if state.dirty:
                        if state.observers:
                            return _var_dim.call_slow(ks, input, dim, unbiased, keepdim)
                        ks = (ks | tls.included) & tls.not_excluded
                    return _var_dim_table[ks](ks, input, dim, unbiased, keepdim)
    return var_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


# std(Tensor self, bool unbiased=True) -> Tensor
_std = find_schema_or_throw("aten::std", "")
_std_table = _std.table


def std_default(self, unbiased=True):
    ks = self.meta.key_set
    if state.dirty:
        if state.observers:
            return _std.call_slow(ks, self, unbiased)
        ks = (ks | tls.included) & tls.not_excluded
    return _std_table[ks](ks, self, unbiased)


# std.out(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)
_std_out = find_schema_or_throw("aten::std", "out")
_std_out_table = _std_out.table


def std_out(self, dim, unbiased, keepdim, out):
    ks = self.meta.key_set | out.meta.key_set
    if state.dirty:
        if state.observers:
            return _std_out.call_slow(ks, self, dim, unbiased, keepdim, out)
        ks = (ks | tls.included) & tls.not_excluded
    return _std_out_table[ks](ks, self, dim, unbiased, keepdim, out)


# std.dim(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False) -> Tensor
_std_dim = find_schema_or_throw("aten::std", "dim")
_std_dim_table = _std_dim.table


def std_dim(self, dim, unbiased=True, keepdim=False):
    ks = self.meta.key_set
    if state.dirty:
        if state.observers:
            return _std_dim.call_slow(ks, self, dim, unbiased, keepdim)
        ks = (ks | tls.included) & tls.not_excluded
    return _std_dim_table[ks](ks, self, dim, unbiased, keepdim)


# std.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False) -> Tensor
_std_correction = find_schema_or_throw("aten::std", "correction")
_std_correction_table = _std_correction.table


def std_correction(self, dim=None, correction=None, keepdim=False):
    ks = self.meta.key_set
    if state.dirty:
        if state.observers:
            return _std_correction.call_slow(ks, self, dim, correction, keepdim)
        ks = (ks | tls.included) & tls.not_excluded
    return _std_correction_table[ks](ks, self, dim, correction, keepdim)


# std.correction_out(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False, Tensor(a!) out) -> Tensor(a!)
_std_correction_out = find_schema_or_throw("aten::std", "correction_out")
_std_correction_out_table = _std_correction_out.table


def std_correction_out(self, dim, correction, keepdim, out):
    ks = self.meta.key_set | out.meta.key_set
    if state.dirty:
        if state.observers:
            return _std_correction_out.call_slow(ks, self, dim, correction, keepdim, out)
        ks = (ks | tls.included) & tls.not_excluded
    return _std_correction_out_table[ks](ks, self, dim, correction, keepdim, out)


std_parser = PythonArgParser("std", (_std, _std_out, _std_dim, _std_correction, _std_correction_out))


def std(input=NOT_GIVEN, *args, **kwargs):
    if not kwargs:
        if not args:
            try:
                ks = input.meta.key_set
            except AttributeError:
                pass
            else:
                if state.dirty:
                    if state.observers:
                        return _std.call_slow(ks, input, True)
                    ks = (ks | tls.included) & tls.not_excluded
                return _std_table[ks](ks, input, True)
        if len(args) == 1:
            (unbiased,) = args
            if unbiased.__class__ is bool:
                try:
                    ks = input.meta.key_set
                except AttributeError:
                    pass
                else:
                    if state.dirty:
                        if state.observers:
                            return _std.call_slow(ks, input, unbiased)
                        ks = (ks | tls.included) & tls.not_excluded
                    return _std_table[ks](ks, input, unbiased)
            (dim,) = args
            if dim.__class__ is int:
                dim = (dim,)
            if dim is None or is_ints(dim):
                try:
                    ks = input.meta.key_set
                except AttributeError:
                    pass
                else:
                    if state.dirty:
                        if state.observers:
                            return _std_dim.call_slow(ks, input, dim, True, False)
                        ks = (ks | tls.included) & tls.not_excluded
                    return _std_dim_table[ks](ks, input, dim, True, False)
        if len(args) == 2:
            dim, unbiased = args
            if dim.__class__ is int:
                dim = (dim,)
            if (dim is None or is_ints(dim)) and unbiased.__class__ is bool:
                try:
                    ks = input.meta.key_set
                except AttributeError:
                    pass
                else:
                    if state.dirty:
                        if state.observers:
                            return _std_dim.call_slow(ks, input, dim, unbiased, False)
                        ks = (ks | tls.included) & tls.not_excluded
                    return _std_dim_table[ks](ks, input, dim, unbiased, False)
        if len(args) == 3:
            dim, unbiased, keepdim = args
            if dim.__class__ is int:
                dim = (dim,)
            if (dim is None or is_ints(dim)) and unbiased.__class__ is bool and keepdim.__class__ is bool:
                try:
                    ks = input.meta.key_set
                except AttributeError:
                    pass
                else:
                    if state.dirty:
                        if state.observers:
                            return _std_dim.call_slow(ks, input, dim, unbiased, keepdim)
                        ks = (ks | tls.included) & tls.not_excluded
                    return _std_dim_table[ks](ks, input, dim, unbiased, keepdim)
    return std_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


# cumsum(Tensor self, int dim, *, ScalarType? dtype=None) -> Tensor
_cumsum = find_schema_or_throw("aten::cumsum", "")
_cumsum_table = _cumsum.table


def cumsum_default(self, dim, dtype=None):
    ks = self.meta.key_set
    if state.dirty:
        if state.observers:
            return _cumsum.call_slow(ks, self, dim, dtype)
        ks = (ks | tls.included) & tls.not_excluded
    return _cumsum_table[ks](ks, self, dim, dtype)


# cumsum.out(Tensor self, int dim, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)
_cumsum_out = find_schema_or_throw("aten::cumsum", "out")
_cumsum_out_table = _cumsum_out.table


def cumsum_out(self, dim, dtype, out):
    ks = self.meta.key_set | out.meta.key_set
    if state.dirty:
        if state.observers:
            return _cumsum_out.call_slow(ks, self, dim, dtype, out)
        ks = (ks | tls.included) & tls.not_excluded
    return _cumsum_out_table[ks](ks, self, dim, dtype, out)


cumsum_parser = PythonArgParser("cumsum", (_cumsum, _cumsum_out))


def cumsum(input=NOT_GIVEN, dim=NOT_GIVEN, *args, dtype=None, out=None, **kwargs):
    if (
        out is None
        and not args
        and not kwargs
        and dim.__class__ is int
        and (dtype is None or dtype.__class__ is ScalarType)
    ):
        try:
            ks = input.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _cumsum.call_slow(ks, input, dim, dtype)
                ks = (ks | tls.included) & tls.not_excluded
            return _cumsum_table[ks](ks, input, dim, dtype)
    return cumsum_parser.call(*given(("input", "dim"), (input, dim), (NOT_GIVEN, NOT_GIVEN), args, kwargs), dtype=dtype, out=out, **kwargs)


# cumsum_(Tensor(a!) self, int dim, *, ScalarType? dtype=None) -> Tensor(a!)
_cumsum_ = find_schema_or_throw("aten::cumsum_", "")
_cumsum__table = _cumsum_.table


def cumsum__default(self, dim, dtype=None):
    ks = self.meta.key_set
    if state.dirty:
        if state.observers:
            return _cumsum_.call_slow(ks, self, dim, dtype)
        ks = (ks | tls.included) & tls.not_excluded
    return _cumsum__table[ks](ks, self, dim, dtype)


cumsum__parser = PythonArgParser("cumsum_", (_cumsum_,))


def cumsum_(self=NOT_GIVEN, dim=NOT_GIVEN, *args, dtype=None, **kwargs):
    if not args and not kwargs and dim.__class__ is int and (dtype is None or dtype.__class__ is ScalarType):
        try:
            ks = self.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _cumsum_.call_slow(ks, self, dim, dtype)
                ks = (ks | tls.included) & tls.not_excluded
            return _cumsum__table[ks](ks, self, dim, dtype)
    return cumsum__parser.call(*given(("self", "dim"), (self, dim), (NOT_GIVEN, NOT_GIVEN), args, kwargs), dtype=dtype, **kwargs)


# equal(Tensor self, Tensor other) -> bool
_equal = find_schema_or_throw("aten::equal", "")
_equal_table = _equal.table


def equal_default(self, other):
    ks = self.meta.key_set | other.meta.key_set
    if state.dirty:
        if state.observers:
            return _equal.call_slow(ks, self, other)
        ks = (ks | tls.included) & tls.not_excluded
    return _equal_table[ks](ks, self, other)


equal_parser = PythonArgParser("equal", (_equal,))


def equal(input=NOT_GIVEN, other=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs:
        try:
            ks = input.meta.key_set | other.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _equal.call_slow(ks, input, other)
                ks = (ks | tls.included) & tls.not_excluded
            return _equal_table[ks](ks, input, other)
    return equal_parser.call(*given(("input", "other"), (input, other), (NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


# allclose(Tensor self, Tensor other, float rtol=1e-05, float atol=1e-08, bool equal_nan=False) -> bool
_allclose = find_schema_or_throw("aten::allclose", "")
_allclose_table = _allclose.table


def allclose_default(self, other, rtol=1e-05, atol=1e-08, equal_nan=False):
    ks = self.meta.key_set | other.meta.key_set
    if state.dirty:
        if state.observers:
            return _allclose.call_slow(ks, self, other, rtol, atol, equal_nan)
        ks = (ks | tls.included) & tls.not_excluded
    return _allclose_table[ks](ks, self, other, rtol, atol, equal_nan)


allclose_parser = PythonArgParser("allclose", (_allclose,))


def allclose(input=NOT_GIVEN, other=NOT_GIVEN, rtol=1e-05, atol=1e-08, equal_nan=False, *args, **kwargs):
    if (
        not args
        and not kwargs
        and rtol.__class__ is float
        and atol.__class__ is float
        and equal_nan.__class__ is bool
    ):
        try:
            ks = input.meta.key_set | other.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _allclose.call_slow(ks, input, other, rtol, atol, equal_nan)
                ks = (ks | tls.included) & tls.not_excluded
            return _allclose_table[ks](ks, input, other, rtol, atol, equal_nan)
    return allclose_parser.call(*given(("input", "other", "rtol", "atol", "equal_nan"), (input, other, rtol, atol, equal_nan), (NOT_GIVEN, NOT_GIVEN, 1e-05, 1e-08, False), args, kwargs), **kwargs)


# isclose(Tensor self, Tensor other, float rtol=1e-05, float atol=1e-08, bool equal_nan=False) -> Tensor
_isclose = find_schema_or_throw("aten::isclose", "")
_isclose_table = _isclose.table


def isclose_default(self, other, rtol=1e-05, atol=1e-08, equal_nan=False):
    ks = self.meta.key_set | other.meta.key_set
    if state.dirty:
        if state.observers:
            return _isclose.call_slow(ks, self, other, rtol, atol, equal_nan)
        ks = (ks | tls.included) & tls.not_excluded
    return _isclose_table[ks](ks, self, other, rtol, atol, equal_nan)


isclose_parser = PythonArgParser("isclose", (_isclose,))


def isclose(input=NOT_GIVEN, other=NOT_GIVEN, rtol=1e-05, atol=1e-08, equal_nan=False, *args, **kwargs):
    if (
        not args
        and not kwargs
        and rtol.__class__ is float
        and atol.__class__ is float
        and equal_nan.__class__ is bool
    ):
        try:
            ks = input.meta.key_set | other.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _isclose.call_slow(ks, input, other, rtol, atol, equal_nan)
                ks = (ks | tls.included) & tls.not_excluded
            return _isclose_table[ks](ks, input, other, rtol, atol, equal_nan)
    return isclose_parser.call(*given(("input", "other", "rtol", "atol", "equal_nan"), (input, other, rtol, atol, equal_nan), (NOT_GIVEN, NOT_GIVEN, 1e-05, 1e-08, False), args, kwargs), **kwargs)


# mm(Tensor self, Tensor mat2) -> Tensor
_mm = find_schema_or_throw("aten::mm", "")
_mm_table = _mm.table


def mm_default(self, mat2):
    ks = self.meta.key_set | mat2.meta.key_set
    if state.dirty:
        if state.observers:
            return _mm.call_slow(ks, self, mat2)
        ks = (ks | tls.included) & tls.not_excluded
    return _mm_table[ks](ks, self, mat2)


# mm.out(Tensor self, Tensor mat2, *, Tensor(a!) out) -> Tensor(a!)
_mm_out = find_schema_or_throw("aten::mm", "out")
_mm_out_table = _mm_out.table


def mm_out(self, mat2, out):
    ks = self.meta.key_set | mat2.meta.key_set | out.meta.key_set
    if state.dirty:
        if state.observers:
            return _mm_out.call_slow(ks, self, mat2, out)
        ks = (ks | tls.included) & tls.not_excluded
    return _mm_out_table[ks](ks, self, mat2, out)


mm_parser = PythonArgParser("mm", (_mm, _mm_out))


def mm(input=NOT_GIVEN, mat2=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs:
        try:
            ks = input.meta.key_set | mat2.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _mm.call_slow(ks, input, mat2)
                ks = (ks | tls.included) & tls.not_excluded
            return _mm_table[ks](ks, input, mat2)
    return mm_parser.call(*given(("input", "mat2"), (input, mat2), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


# bmm(Tensor self, Tensor mat2) -> Tensor
_bmm = find_schema_or_throw("aten::bmm", "")
_bmm_table = _bmm.table


def bmm_default(self, mat2):
    ks = self.meta.key_set | mat2.meta.key_set
    if state.dirty:
        if state.observers:
            return _bmm.call_slow(ks, self, mat2)
        ks = (ks | tls.included) & tls.not_excluded
    return _bmm_table[ks](ks, self, mat2)


# bmm.out(Tensor self, Tensor mat2, *, Tensor(a!) out) -> Tensor(a!)
_bmm_out = find_schema_or_throw("aten::bmm", "out")
_bmm_out_table = _bmm_out.table


def bmm_out(self, mat2, out):
    ks = self.meta.key_set | mat2.meta.key_set | out.meta.key_set
    if state.dirty:
        if state.observers:
            return _bmm_out.call_slow(ks, self, mat2, out)
        ks = (ks | tls.included) & tls.not_excluded
    return _bmm_out_table[ks](ks, self, mat2, out)


bmm_parser = PythonArgParser("bmm", (_bmm, _bmm_out))


def bmm(input=NOT_GIVEN, mat2=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs:
        try:
            ks = input.meta.key_set | mat2.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _bmm.call_slow(ks, input, mat2)
                ks = (ks | tls.included) & tls.not_excluded
            return _bmm_table[ks](ks, input, mat2)
    return bmm_parser.call(*given(("input", "mat2"), (input, mat2), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


# mv(Tensor self, Tensor vec) -> Tensor
_mv = find_schema_or_throw("aten::mv", "")
_mv_table = _mv.table


def mv_default(self, vec):
    ks = self.meta.key_set | vec.meta.key_set
    if state.dirty:
        if state.observers:
            return _mv.call_slow(ks, self, vec)
        ks = (ks | tls.included) & tls.not_excluded
    return _mv_table[ks](ks, self, vec)


# mv.out(Tensor self, Tensor vec, *, Tensor(a!) out) -> Tensor(a!)
_mv_out = find_schema_or_throw("aten::mv", "out")
_mv_out_table = _mv_out.table


def mv_out(self, vec, out):
    ks = self.meta.key_set | vec.meta.key_set | out.meta.key_set
    if state.dirty:
        if state.observers:
            return _mv_out.call_slow(ks, self, vec, out)
        ks = (ks | tls.included) & tls.not_excluded
    return _mv_out_table[ks](ks, self, vec, out)


mv_parser = PythonArgParser("mv", (_mv, _mv_out))


def mv(input=NOT_GIVEN, vec=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs:
        try:
            ks = input.meta.key_set | vec.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _mv.call_slow(ks, input, vec)
                ks = (ks | tls.included) & tls.not_excluded
            return _mv_table[ks](ks, input, vec)
    return mv_parser.call(*given(("input", "vec"), (input, vec), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


# dot(Tensor self, Tensor tensor) -> Tensor
_dot = find_schema_or_throw("aten::dot", "")
_dot_table = _dot.table


def dot_default(self, tensor):
    ks = self.meta.key_set | tensor.meta.key_set
    if state.dirty:
        if state.observers:
            return _dot.call_slow(ks, self, tensor)
        ks = (ks | tls.included) & tls.not_excluded
    return _dot_table[ks](ks, self, tensor)


# dot.out(Tensor self, Tensor tensor, *, Tensor(a!) out) -> Tensor(a!)
_dot_out = find_schema_or_throw("aten::dot", "out")
_dot_out_table = _dot_out.table


def dot_out(self, tensor, out):
    ks = self.meta.key_set | tensor.meta.key_set | out.meta.key_set
    if state.dirty:
        if state.observers:
            return _dot_out.call_slow(ks, self, tensor, out)
        ks = (ks | tls.included) & tls.not_excluded
    return _dot_out_table[ks](ks, self, tensor, out)


dot_parser = PythonArgParser("dot", (_dot, _dot_out))


def dot(input=NOT_GIVEN, tensor=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs:
        try:
            ks = input.meta.key_set | tensor.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _dot.call_slow(ks, input, tensor)
                ks = (ks | tls.included) & tls.not_excluded
            return _dot_table[ks](ks, input, tensor)
    return dot_parser.call(*given(("input", "tensor"), (input, tensor), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


# addmm(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1) -> Tensor
_addmm = find_schema_or_throw("aten::addmm", "")
_addmm_table = _addmm.table


def addmm_default(self, mat1, mat2, beta=1, alpha=1):
    ks = self.meta.key_set | mat1.meta.key_set | mat2.meta.key_set
    if state.dirty:
        if state.observers:
            return _addmm.call_slow(ks, self, mat1, mat2, beta, alpha)
        ks = (ks | tls.included) & tls.not_excluded
    return _addmm_table[ks](ks, self, mat1, mat2, beta, alpha)


# addmm.out(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)
_addmm_out = find_schema_or_throw("aten::addmm", "out")
_addmm_out_table = _addmm_out.table


def addmm_out(self, mat1, mat2, beta, alpha, out):
    ks = self.meta.key_set | mat1.meta.key_set | mat2.meta.key_set | out.meta.key_set
    if state.dirty:
        if state.observers:
            return _addmm_out.call_slow(ks, self, mat1, mat2, beta, alpha, out)
        ks = (ks | tls.included) & tls.not_excluded
    return _addmm_out_table[ks](ks, self, mat1, mat2, beta, alpha, out)


addmm_parser = PythonArgParser("addmm", (_addmm, _addmm_out))


def addmm(input=NOT_GIVEN, mat1=NOT_GIVEN, mat2=NOT_GIVEN, *args, beta=1, alpha=1, out=None, **kwargs):
    if out is None and not args and not kwargs and beta.__class__ in NUMBERS and alpha.__class__ in NUMBERS:
        try:
            ks = input.meta.key_set | mat1.meta.key_set | mat2.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _addmm.call_slow(ks, input, mat1, mat2, beta, alpha)
                ks = (ks | tls.included) & tls.not_excluded
            return _addmm_table[ks](ks, input, mat1, mat2, beta, alpha)
    return addmm_parser.call(*given(("input", "mat1", "mat2"), (input, mat1, mat2), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), beta=beta, alpha=alpha, out=out, **kwargs)


# addmm_(Tensor(a!) self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1) -> Tensor(a!)
_addmm_ = find_schema_or_throw("aten::addmm_", "")
_addmm__table = _addmm_.table


def addmm__default(self, mat1, mat2, beta=1, alpha=1):
    ks = self.meta.key_set | mat1.meta.key_set | mat2.meta.key_set
    if state.dirty:
        if state.observers:
            return _addmm_.call_slow(ks, self, mat1, mat2, beta, alpha)
        ks = (ks | tls.included) & tls.not_excluded
    return _addmm__table[ks](ks, self, mat1, mat2, beta, alpha)


addmm__parser = PythonArgParser("addmm_", (_addmm_,))


def addmm_(self=NOT_GIVEN, mat1=NOT_GIVEN, mat2=NOT_GIVEN, *args, beta=1, alpha=1, **kwargs):
    if not args and not kwargs and beta.__class__ in NUMBERS and alpha.__class__ in NUMBERS:
        try:
            ks = self.meta.key_set | mat1.meta.key_set | mat2.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _addmm_.call_slow(ks, self, mat1, mat2, beta, alpha)
                ks = (ks | tls.included) & tls.not_excluded
            return _addmm__table[ks](ks, self, mat1, mat2, beta, alpha)
    return addmm__parser.call(*given(("self", "mat1", "mat2"), (self, mat1, mat2), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), beta=beta, alpha=alpha, **kwargs)


# matmul(Tensor self, Tensor other) -> Tensor
_matmul = find_schema_or_throw("aten::matmul", "")
_matmul_table = _matmul.table


def matmul_default(self, other):
    ks = self.meta.key_set | other.meta.key_set
    if state.dirty:
        if state.observers:
            return _matmul.call_slow(ks, self, other)
        ks = (ks | tls.included) & tls.not_excluded
    return _matmul_table[ks](ks, self, other)


# matmul.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
_matmul_out = find_schema_or_throw("aten::matmul", "out")
_matmul_out_table = _matmul_out.table


def matmul_out(self, other, out):
    ks = self.meta.key_set | other.meta.key_set | out.meta.key_set
    if state.dirty:
        if state.observers:
            return _matmul_out.call_slow(ks, self, other, out)
        ks = (ks | tls.included) & tls.not_excluded
    return _matmul_out_table[ks](ks, self, other, out)


matmul_parser = PythonArgParser("matmul", (_matmul, _matmul_out))


def matmul(input=NOT_GIVEN, other=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs:
        try:
            ks = input.meta.key_set | other.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _matmul.call_slow(ks, input, other)
                ks = (ks | tls.included) & tls.not_excluded
            return _matmul_table[ks](ks, input, other)
    return matmul_parser.call(*given(("input", "other"), (input, other), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


# t(Tensor(a) self) -> Tensor(a)
_t = find_schema_or_throw("aten::t", "")
_t_table = _t.table


def t_default(self):
    ks = self.meta.key_set
    if state.dirty:
        if state.observers:
            return _t.call_slow(ks, self)
        ks = (ks | tls.included) & tls.not_excluded
    return _t_table[ks](ks, self)


t_parser = PythonArgParser("t", (_t,))


def t(input=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs:
        try:
            ks = input.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _t.call_slow(ks, input)
                ks = (ks | tls.included) & tls.not_excluded
            return _t_table[ks](ks, input)
    return t_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


# t_(Tensor(a!) self) -> Tensor(a!)
_t_ = find_schema_or_throw("aten::t_", "")
_t__table = _t_.table


def t__default(self):
    ks = self.meta.key_set
    if state.dirty:
        if state.observers:
            return _t_.call_slow(ks, self)
        ks = (ks | tls.included) & tls.not_excluded
    return _t__table[ks](ks, self)


t__parser = PythonArgParser("t_", (_t_,))


def t_(self=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs:
        try:
            ks = self.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _t_.call_slow(ks, self)
                ks = (ks | tls.included) & tls.not_excluded
            return _t__table[ks](ks, self)
    return t__parser.call(*given(("self",), (self,), (NOT_GIVEN,), args, kwargs), **kwargs)


# transpose.int(Tensor(a) self, int dim0, int dim1) -> Tensor(a)
_transpose_int = find_schema_or_throw("aten::transpose", "int")
_transpose_int_table = _transpose_int.table


def transpose_int(self, dim0, dim1):
    ks = self.meta.key_set
    if state.dirty:
        if state.observers:
            return _transpose_int.call_slow(ks, self, dim0, dim1)
        ks = (ks | tls.included) & tls.not_excluded
    return _transpose_int_table[ks](ks, self, dim0, dim1)


transpose_parser = PythonArgParser("transpose", (_transpose_int,))


def transpose(input=NOT_GIVEN, dim0=NOT_GIVEN, dim1=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and dim0.__class__ is int and dim1.__class__ is int:
        try:
            ks = input.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _transpose_int.call_slow(ks, input, dim0, dim1)
                ks = (ks | tls.included) & tls.not_excluded
            return _transpose_int_table[ks](ks, input, dim0, dim1)
    return transpose_parser.call(*given(("input", "dim0", "dim1"), (input, dim0, dim1), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


# transpose_(Tensor(a!) self, int dim0, int dim1) -> Tensor(a!)
_transpose_ = find_schema_or_throw("aten::transpose_", "")
_transpose__table = _transpose_.table


def transpose__default(self, dim0, dim1):
    ks = self.meta.key_set
    if state.dirty:
        if state.observers:
            return _transpose_.call_slow(ks, self, dim0, dim1)
        ks = (ks | tls.included) & tls.not_excluded
    return _transpose__table[ks](ks, self, dim0, dim1)


transpose__parser = PythonArgParser("transpose_", (_transpose_,))


def transpose_(self=NOT_GIVEN, dim0=NOT_GIVEN, dim1=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and dim0.__class__ is int and dim1.__class__ is int:
        try:
            ks = self.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _transpose_.call_slow(ks, self, dim0, dim1)
                ks = (ks | tls.included) & tls.not_excluded
            return _transpose__table[ks](ks, self, dim0, dim1)
    return transpose__parser.call(*given(("self", "dim0", "dim1"), (self, dim0, dim1), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


# permute(Tensor(a) self, int[] dims) -> Tensor(a)
_permute = find_schema_or_throw("aten::permute", "")
_permute_table = _permute.table


def permute_default(self, dims):
    ks = self.meta.key_set
    if state.dirty:
        if state.observers:
            return _permute.call_slow(ks, self, dims)
        ks = (ks | tls.included) & tls.not_excluded
    return _permute_table[ks](ks, self, dims)


permute_parser = PythonArgParser("permute", (_permute,))


def permute(input=NOT_GIVEN, *args, **kwargs):
    if not kwargs:
        dims = as_ints(args)
        if dims is not None:
            try:
                ks = input.meta.key_set
            except AttributeError:
                pass
            else:
                if state.dirty:
                    if state.observers:
                        return _permute.call_slow(ks, input, dims)
                    ks = (ks | tls.included) & tls.not_excluded
                return _permute_table[ks](ks, input, dims)
    return permute_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


# numpy_T(Tensor(a) self) -> Tensor(a)
_numpy_T = find_schema_or_throw("aten::numpy_T", "")
_numpy_T_table = _numpy_T.table


def numpy_T_default(self):
    ks = self.meta.key_set
    if state.dirty:
        if state.observers:
            return _numpy_T.call_slow(ks, self)
        ks = (ks | tls.included) & tls.not_excluded
    return _numpy_T_table[ks](ks, self)


numpy_T_parser = PythonArgParser("numpy_T", (_numpy_T,))


def numpy_T(self=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs:
        try:
            ks = self.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _numpy_T.call_slow(ks, self)
                ks = (ks | tls.included) & tls.not_excluded
            return _numpy_T_table[ks](ks, self)
    return numpy_T_parser.call(*given(("self",), (self,), (NOT_GIVEN,), args, kwargs), **kwargs)


# mT(Tensor(a) self) -> Tensor(a)
_mT = find_schema_or_throw("aten::mT", "")
_mT_table = _mT.table


def mT_default(self):
    ks = self.meta.key_set
    if state.dirty:
        if state.observers:
            return _mT.call_slow(ks, self)
        ks = (ks | tls.included) & tls.not_excluded
    return _mT_table[ks](ks, self)


mT_parser = PythonArgParser("mT", (_mT,))


def mT(self=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs:
        try:
            ks = self.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _mT.call_slow(ks, self)
                ks = (ks | tls.included) & tls.not_excluded
            return _mT_table[ks](ks, self)
    return mT_parser.call(*given(("self",), (self,), (NOT_GIVEN,), args, kwargs), **kwargs)


# movedim.intlist(Tensor(a) self, int[] source, int[] destination) -> Tensor(a)
_movedim_intlist = find_schema_or_throw("aten::movedim", "intlist")
_movedim_intlist_table = _movedim_intlist.table


def movedim_intlist(self, source, destination):
    ks = self.meta.key_set
    if state.dirty:
        if state.observers:
            return _movedim_intlist.call_slow(ks, self, source, destination)
        ks = (ks | tls.included) & tls.not_excluded
    return _movedim_intlist_table[ks](ks, self, source, destination)


# movedim.int(Tensor(a) self, int source, int destination) -> Tensor(a)
_movedim_int = find_schema_or_throw("aten::movedim", "int")
_movedim_int_table = _movedim_int.table


def movedim_int(self, source, destination):
    ks = self.meta.key_set
    if state.dirty:
        if state.observers:
            return _movedim_int.call_slow(ks, self, source, destination)
        ks = (ks | tls.included) & tls.not_excluded
    return _movedim_int_table[ks](ks, self, source, destination)


movedim_parser = PythonArgParser("movedim", (_movedim_intlist, _movedim_int))


def movedim(input=NOT_GIVEN, source=NOT_GIVEN, destination=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and is_ints(source) and is_ints(destination):
        try:
            ks = input.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _movedim_intlist.call_slow(ks, input, source, destination)
                ks = (ks | tls.included) & tls.not_excluded
            return _movedim_intlist_table[ks](ks, input, source, destination)
    if not args and not kwargs and source.__class__ is int and destination.__class__ is int:
        try:
            ks = input.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _movedim_int.call_slow(ks, input, source, destination)
                ks = (ks | tls.included) & tls.not_excluded
            return _movedim_int_table[ks](ks, input, source, destination)
    return movedim_parser.call(*given(("input", "source", "destination"), (input, source, destination), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


# view(Tensor(a) self, SymInt[] size) -> Tensor(a)
_view = find_schema_or_throw("aten::view", "")
_view_table = _view.table


def view_default(self, size):
    ks = self.meta.key_set
    if state.dirty:
        if state.observers:
            return _view.call_slow(ks, self, size)
        ks = (ks | tls.included) & tls.not_excluded
    return _view_table[ks](ks, self, size)


# view.dtype(Tensor(a) self, ScalarType dtype) -> Tensor(a)
_view_dtype = find_schema_or_throw("aten::view", "dtype")
_view_dtype_table = _view_dtype.table


def view_dtype(self, dtype):
    ks = self.meta.key_set
    if state.dirty:
        if state.observers:
            return _view_dtype.call_slow(ks, self, dtype)
        ks = (ks | tls.included) & tls.not_excluded
    return _view_dtype_table[ks](ks, self, dtype)


view_parser = PythonArgParser("view", (_view, _view_dtype))


def view(self=NOT_GIVEN, *args, **kwargs):
    if not kwargs:
        size = as_ints(args)
        if size is not None:
            try:
                ks = self.meta.key_set
            except AttributeError:
                pass
            else:
                if state.dirty:
                    if state.observers:
                        return _view.call_slow(ks, self, size)
                    ks = (ks | tls.included) & tls.not_excluded
                return _view_table[ks](ks, self, size)
    return view_parser.call(*given(("self",), (self,), (NOT_GIVEN,), args, kwargs), **kwargs)


# view_as(Tensor(a) self, Tensor other) -> Tensor(a)
_view_as = find_schema_or_throw("aten::view_as", "")
_view_as_table = _view_as.table


def view_as_default(self, other):
    ks = self.meta.key_set | other.meta.key_set
    if state.dirty:
        if state.observers:
            return _view_as.call_slow(ks, self, other)
        ks = (ks | tls.included) & tls.not_excluded
    return _view_as_table[ks](ks, self, other)


view_as_parser = PythonArgParser("view_as", (_view_as,))


def view_as(self=NOT_GIVEN, other=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs:
        try:
            ks = self.meta.key_set | other.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _view_as.call_slow(ks, self, other)
                ks = (ks | tls.included) & tls.not_excluded
            return _view_as_table[ks](ks, self, other)
    return view_as_parser.call(*given(("self", "other"), (self, other), (NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


# _reshape_alias(Tensor(a) self, SymInt[] size, SymInt[] stride) -> Tensor(a)
__reshape_alias = find_schema_or_throw("aten::_reshape_alias", "")
__reshape_alias_table = __reshape_alias.table


def _reshape_alias_default(self, size, stride):
    ks = self.meta.key_set
    if state.dirty:
        if state.observers:
            return __reshape_alias.call_slow(ks, self, size, stride)
        ks = (ks | tls.included) & tls.not_excluded
    return __reshape_alias_table[ks](ks, self, size, stride)


_reshape_alias_parser = PythonArgParser("_reshape_alias", (__reshape_alias,))


def _reshape_alias(input=NOT_GIVEN, size=NOT_GIVEN, stride=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and is_ints(size) and is_ints(stride):
        try:
            ks = input.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return __reshape_alias.call_slow(ks, input, size, stride)
                ks = (ks | tls.included) & tls.not_excluded
            return __reshape_alias_table[ks](ks, input, size, stride)
    return _reshape_alias_parser.call(*given(("input", "size", "stride"), (input, size, stride), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


# as_strided(Tensor(a) self, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None) -> Tensor(a)
_as_strided = find_schema_or_throw("aten::as_strided", "")
_as_strided_table = _as_strided.table


def as_strided_default(self, size, stride, storage_offset=None):
    ks = self.meta.key_set
    if state.dirty:
        if state.observers:
            return _as_strided.call_slow(ks, self, size, stride, storage_offset)
        ks = (ks | tls.included) & tls.not_excluded
    return _as_strided_table[ks](ks, self, size, stride, storage_offset)


as_strided_parser = PythonArgParser("as_strided", (_as_strided,))


def as_strided(input=NOT_GIVEN, size=NOT_GIVEN, stride=NOT_GIVEN, storage_offset=None, *args, **kwargs):
    if (
        not args
        and not kwargs
        and is_ints(size)
        and is_ints(stride)
        and (storage_offset is None or storage_offset.__class__ is int)
    ):
        try:
            ks = input.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _as_strided.call_slow(ks, input, size, stride, storage_offset)
                ks = (ks | tls.included) & tls.not_excluded
            return _as_strided_table[ks](ks, input, size, stride, storage_offset)
    return as_strided_parser.call(*given(("input", "size", "stride", "storage_offset"), (input, size, stride, storage_offset), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, None), args, kwargs), **kwargs)


# expand(Tensor(a) self, SymInt[] size, *, bool implicit=False) -> Tensor(a)
_expand = find_schema_or_throw("aten::expand", "")
_expand_table = _expand.table


def expand_default(self, size, implicit=False):
    ks = self.meta.key_set
    if state.dirty:
        if state.observers:
            return _expand.call_slow(ks, self, size, implicit)
        ks = (ks | tls.included) & tls.not_excluded
    return _expand_table[ks](ks, self, size, implicit)


expand_parser = PythonArgParser("expand", (_expand,))


def expand(self=NOT_GIVEN, *args, **kwargs):
    if not kwargs:
        size = as_ints(args)
        if size is not None:
            try:
                ks = self.meta.key_set
            except AttributeError:
                pass
            else:
                if state.dirty:
                    if state.observers:
                        return _expand.call_slow(ks, self, size, False)
                    ks = (ks | tls.included) & tls.not_excluded
                return _expand_table[ks](ks, self, size, False)
    return expand_parser.call(*given(("self",), (self,), (NOT_GIVEN,), args, kwargs), **kwargs)


# expand_as(Tensor(a) self, Tensor other) -> Tensor(a)
_expand_as = find_schema_or_throw("aten::expand_as", "")
_expand_as_table = _expand_as.table


def expand_as_default(self, other):
    ks = self.meta.key_set | other.meta.key_set
    if state.dirty:
        if state.observers:
            return _expand_as.call_slow(ks, self, other)
        ks = (ks | tls.included) & tls.not_excluded
    return _expand_as_table[ks](ks, self, other)


expand_as_parser = PythonArgParser("expand_as", (_expand_as,))


def expand_as(self=NOT_GIVEN, other=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs:
        try:
            ks = self.meta.key_set | other.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _expand_as.call_slow(ks, self, other)
                ks = (ks | tls.included) & tls.not_excluded
            return _expand_as_table[ks](ks, self, other)
    return expand_as_parser.call(*given(("self", "other"), (self, other), (NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


# squeeze(Tensor(a) self) -> Tensor(a)
_squeeze = find_schema_or_throw("aten::squeeze", "")
_squeeze_table = _squeeze.table


def squeeze_default(self):
    ks = self.meta.key_set
    if state.dirty:
        if state.observers:
            return _squeeze.call_slow(ks, self)
        ks = (ks | tls.included) & tls.not_excluded
    return _squeeze_table[ks](ks, self)


# squeeze.dim(Tensor(a) self, int dim) -> Tensor(a)
_squeeze_dim = find_schema_or_throw("aten::squeeze", "dim")
_squeeze_dim_table = _squeeze_dim.table


def squeeze_dim(self, dim):
    ks = self.meta.key_set
    if state.dirty:
        if state.observers:
            return _squeeze_dim.call_slow(ks, self, dim)
        ks = (ks | tls.included) & tls.not_excluded
    return _squeeze_dim_table[ks](ks, self, dim)


# squeeze.dims(Tensor(a) self, int[] dim) -> Tensor(a)
_squeeze_dims = find_schema_or_throw("aten::squeeze", "dims")
_squeeze_dims_table = _squeeze_dims.table


def squeeze_dims(self, dim):
    ks = self.meta.key_set
    if state.dirty:
        if state.observers:
            return _squeeze_dims.call_slow(ks, self, dim)
        ks = (ks | tls.included) & tls.not_excluded
    return _squeeze_dims_table[ks](ks, self, dim)


squeeze_parser = PythonArgParser("squeeze", (_squeeze, _squeeze_dim, _squeeze_dims))


def squeeze(input=NOT_GIVEN, *args, **kwargs):
    if not kwargs:
        if not args:
            try:
                ks = input.meta.key_set
            except AttributeError:
                pass
            else:
                if state.dirty:
                    if state.observers:
                        return _squeeze.call_slow(ks, input)
                    ks = (ks | tls.included) & tls.not_excluded
                return _squeeze_table[ks](ks, input)
        if len(args) == 1:
            (dim,) = args
            if dim.__class__ is int:
                try:
                    ks = input.meta.key_set
                except AttributeError:
                    pass
                else:
                    if state.dirty:
                        if state.observers:
                            return _squeeze_dim.call_slow(ks, input, dim)
                        ks = (ks | tls.included) & tls.not_excluded
                    return _squeeze_dim_table[ks](ks, input, dim)
            if is_ints(dim):
                try:
                    ks = input.meta.key_set
                except AttributeError:
                    pass
                else:
                    if state.dirty:
                        if state.observers:
                            return _squeeze_dims.call_slow(ks, input, dim)
                        ks = (ks | tls.included) & tls.not_excluded
                    return _squeeze_dims_table[ks](ks, input, dim)
    return squeeze_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


# squeeze_(Tensor(a!) self) -> Tensor(a!)
_squeeze_ = find_schema_or_throw("aten::squeeze_", "")
_squeeze__table = _squeeze_.table


def squeeze__default(self):
    ks = self.meta.key_set
    if state.dirty:
        if state.observers:
            return _squeeze_.call_slow(ks, self)
        ks = (ks | tls.included) & tls.not_excluded
    return _squeeze__table[ks](ks, self)


# squeeze_.dim(Tensor(a!) self, int dim) -> Tensor(a!)
_squeeze__dim = find_schema_or_throw("aten::squeeze_", "dim")
_squeeze__dim_table = _squeeze__dim.table


def squeeze__dim(self, dim):
    ks = self.meta.key_set
    if state.dirty:
        if state.observers:
            return _squeeze__dim.call_slow(ks, self, dim)
        ks = (ks | tls.included) & tls.not_excluded
    return _squeeze__dim_table[ks](ks, self, dim)


# squeeze_.dims(Tensor(a!) self, int[] dim) -> Tensor(a!)
_squeeze__dims = find_schema_or_throw("aten::squeeze_", "dims")
_squeeze__dims_table = _squeeze__dims.table


def squeeze__dims(self, dim):
    ks = self.meta.key_set
    if state.dirty:
        if state.observers:
            return _squeeze__dims.call_slow(ks, self, dim)
        ks = (ks | tls.included) & tls.not_excluded
    return _squeeze__dims_table[ks](ks, self, dim)


squeeze__parser = PythonArgParser("squeeze_", (_squeeze_, _squeeze__dim, _squeeze__dims))


def squeeze_(self=NOT_GIVEN, *args, **kwargs):
    if not kwargs:
        if not args:
            try:
                ks = self.meta.key_set
            except AttributeError:
                pass
            else:
                if state.dirty:
                    if state.observers:
                        return _squeeze_.call_slow(ks, self)
                    ks = (ks | tls.included) & tls.not_excluded
                return _squeeze__table[ks](ks, self)
        if len(args) == 1:
            (dim,) = args
            if dim.__class__ is int:
                try:
                    ks = self.meta.key_set
                except AttributeError:
                    pass
                else:
                    if state.dirty:
                        if state.observers:
                            return _squeeze__dim.call_slow(ks, self, dim)
                        ks = (ks | tls.included) & tls.not_excluded
                    return _squeeze__dim_table[ks](ks, self, dim)
            if is_ints(dim):
                try:
                    ks = self.meta.key_set
                except AttributeError:
                    pass
                else:
                    if state.dirty:
                        if state.observers:
                            return _squeeze__dims.call_slow(ks, self, dim)
                        ks = (ks | tls.included) & tls.not_excluded
                    return _squeeze__dims_table[ks](ks, self, dim)
    return squeeze__parser.call(*given(("self",), (self,), (NOT_GIVEN,), args, kwargs), **kwargs)


# unsqueeze(Tensor(a) self, int dim) -> Tensor(a)
_unsqueeze = find_schema_or_throw("aten::unsqueeze", "")
_unsqueeze_table = _unsqueeze.table


def unsqueeze_default(self, dim):
    ks = self.meta.key_set
    if state.dirty:
        if state.observers:
            return _unsqueeze.call_slow(ks, self, dim)
        ks = (ks | tls.included) & tls.not_excluded
    return _unsqueeze_table[ks](ks, self, dim)


unsqueeze_parser = PythonArgParser("unsqueeze", (_unsqueeze,))


def unsqueeze(input=NOT_GIVEN, dim=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and dim.__class__ is int:
        try:
            ks = input.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _unsqueeze.call_slow(ks, input, dim)
                ks = (ks | tls.included) & tls.not_excluded
            return _unsqueeze_table[ks](ks, input, dim)
    return unsqueeze_parser.call(*given(("input", "dim"), (input, dim), (NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


# unsqueeze_(Tensor(a!) self, int dim) -> Tensor(a!)
_unsqueeze_ = find_schema_or_throw("aten::unsqueeze_", "")
_unsqueeze__table = _unsqueeze_.table


def unsqueeze__default(self, dim):
    ks = self.meta.key_set
    if state.dirty:
        if state.observers:
            return _unsqueeze_.call_slow(ks, self, dim)
        ks = (ks | tls.included) & tls.not_excluded
    return _unsqueeze__table[ks](ks, self, dim)


unsqueeze__parser = PythonArgParser("unsqueeze_", (_unsqueeze_,))


def unsqueeze_(self=NOT_GIVEN, dim=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and dim.__class__ is int:
        try:
            ks = self.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _unsqueeze_.call_slow(ks, self, dim)
                ks = (ks | tls.included) & tls.not_excluded
            return _unsqueeze__table[ks](ks, self, dim)
    return unsqueeze__parser.call(*given(("self", "dim"), (self, dim), (NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


# select.int(Tensor(a) self, int dim, SymInt index) -> Tensor(a)
_select_int = find_schema_or_throw("aten::select", "int")
_select_int_table = _select_int.table


def select_int(self, dim, index):
    ks = self.meta.key_set
    if state.dirty:
        if state.observers:
            return _select_int.call_slow(ks, self, dim, index)
        ks = (ks | tls.included) & tls.not_excluded
    return _select_int_table[ks](ks, self, dim, index)


select_parser = PythonArgParser("select", (_select_int,))


def select(input=NOT_GIVEN, dim=NOT_GIVEN, index=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and dim.__class__ is int and index.__class__ is int:
        try:
            ks = input.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _select_int.call_slow(ks, input, dim, index)
                ks = (ks | tls.included) & tls.not_excluded
            return _select_int_table[ks](ks, input, dim, index)
    return select_parser.call(*given(("input", "dim", "index"), (input, dim, index), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


# slice.Tensor(Tensor(a) self, int dim=0, SymInt? start=None, SymInt? end=None, SymInt step=1) -> Tensor(a)
_slice_Tensor = find_schema_or_throw("aten::slice", "Tensor")
_slice_Tensor_table = _slice_Tensor.table


def slice_Tensor(self, dim=0, start=None, end=None, step=1):
    ks = self.meta.key_set
    if state.dirty:
        if state.observers:
            return _slice_Tensor.call_slow(ks, self, dim, start, end, step)
        ks = (ks | tls.included) & tls.not_excluded
    return _slice_Tensor_table[ks](ks, self, dim, start, end, step)


slice_parser = PythonArgParser("slice", (_slice_Tensor,))


def slice(input=NOT_GIVEN, dim=0, start=None, end=None, step=1, *args, **kwargs):
    if (
        not args
        and not kwargs
        and dim.__class__ is int
        and (start is None or start.__class__ is int)
        and (end is None or end.__class__ is int)
        and step.__class__ is int
    ):
        try:
            ks = input.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _slice_Tensor.call_slow(ks, input, dim, start, end, step)
                ks = (ks | tls.included) & tls.not_excluded
            return _slice_Tensor_table[ks](ks, input, dim, start, end, step)
    return slice_parser.call(*given(("input", "dim", "start", "end", "step"), (input, dim, start, end, step), (NOT_GIVEN, 0, None, None, 1), args, kwargs), **kwargs)


# diagonal(Tensor(a) self, int offset=0, int dim1=0, int dim2=1) -> Tensor(a)
_diagonal = find_schema_or_throw("aten::diagonal", "")
_diagonal_table = _diagonal.table


def diagonal_default(self, offset=0, dim1=0, dim2=1):
    ks = self.meta.key_set
    if state.dirty:
        if state.observers:
            return _diagonal.call_slow(ks, self, offset, dim1, dim2)
        ks = (ks | tls.included) & tls.not_excluded
    return _diagonal_table[ks](ks, self, offset, dim1, dim2)


diagonal_parser = PythonArgParser("diagonal", (_diagonal,))


def diagonal(input=NOT_GIVEN, offset=0, dim1=0, dim2=1, *args, **kwargs):
    if not args and not kwargs and offset.__class__ is int and dim1.__class__ is int and dim2.__class__ is int:
        try:
            ks = input.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _diagonal.call_slow(ks, input, offset, dim1, dim2)
                ks = (ks | tls.included) & tls.not_excluded
            return _diagonal_table[ks](ks, input, offset, dim1, dim2)
    return diagonal_parser.call(*given(("input", "offset", "dim1", "dim2"), (input, offset, dim1, dim2), (NOT_GIVEN, 0, 0, 1), args, kwargs), **kwargs)


# alias(Tensor(a) self) -> Tensor(a)
_alias = find_schema_or_throw("aten::alias", "")
_alias_table = _alias.table


def alias_default(self):
    ks = self.meta.key_set
    if state.dirty:
        if state.observers:
            return _alias.call_slow(ks, self)
        ks = (ks | tls.included) & tls.not_excluded
    return _alias_table[ks](ks, self)


alias_parser = PythonArgParser("alias", (_alias,))


def alias(input=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs:
        try:
            ks = input.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _alias.call_slow(ks, input)
                ks = (ks | tls.included) & tls.not_excluded
            return _alias_table[ks](ks, input)
    return alias_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


# detach(Tensor(a) self) -> Tensor(a)
_detach = find_schema_or_throw("aten::detach", "")
_detach_table = _detach.table


def detach_default(self):
    ks = self.meta.key_set
    if state.dirty:
        if state.observers:
            return _detach.call_slow(ks, self)
        ks = (ks | tls.included) & tls.not_excluded
    return _detach_table[ks](ks, self)


detach_parser = PythonArgParser("detach", (_detach,))


def detach(input=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs:
        try:
            ks = input.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _detach.call_slow(ks, input)
                ks = (ks | tls.included) & tls.not_excluded
            return _detach_table[ks](ks, input)
    return detach_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


# detach_(Tensor(a!) self) -> Tensor(a!)
_detach_ = find_schema_or_throw("aten::detach_", "")
_detach__table = _detach_.table


def detach__default(self):
    ks = self.meta.key_set
    if state.dirty:
        if state.observers:
            return _detach_.call_slow(ks, self)
        ks = (ks | tls.included) & tls.not_excluded
    return _detach__table[ks](ks, self)


detach__parser = PythonArgParser("detach_", (_detach_,))


def detach_(input=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs:
        try:
            ks = input.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _detach_.call_slow(ks, input)
                ks = (ks | tls.included) & tls.not_excluded
            return _detach__table[ks](ks, input)
    return detach__parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


# unbind.int(Tensor(a -> *) self, int dim=0) -> Tensor(a)[]
_unbind_int = find_schema_or_throw("aten::unbind", "int")
_unbind_int_table = _unbind_int.table


def unbind_int(self, dim=0):
    ks = self.meta.key_set
    if state.dirty:
        if state.observers:
            return _unbind_int.call_slow(ks, self, dim)
        ks = (ks | tls.included) & tls.not_excluded
    return _unbind_int_table[ks](ks, self, dim)


unbind_parser = PythonArgParser("unbind", (_unbind_int,))


def unbind(input=NOT_GIVEN, dim=0, *args, **kwargs):
    if not args and not kwargs and dim.__class__ is int:
        try:
            ks = input.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _unbind_int.call_slow(ks, input, dim)
                ks = (ks | tls.included) & tls.not_excluded
            return _unbind_int_table[ks](ks, input, dim)
    return unbind_parser.call(*given(("input", "dim"), (input, dim), (NOT_GIVEN, 0), args, kwargs), **kwargs)


# split.Tensor(Tensor(a -> *) self, SymInt split_size, int dim=0) -> Tensor(a)[]
_split_Tensor = find_schema_or_throw("aten::split", "Tensor")
_split_Tensor_table = _split_Tensor.table


def split_Tensor(self, split_size, dim=0):
    ks = self.meta.key_set
    if state.dirty:
        if state.observers:
            return _split_Tensor.call_slow(ks, self, split_size, dim)
        ks = (ks | tls.included) & tls.not_excluded
    return _split_Tensor_table[ks](ks, self, split_size, dim)


# split.sizes(Tensor(a -> *) self, SymInt[] split_size, int dim=0) -> Tensor(a)[]
_split_sizes = find_schema_or_throw("aten::split", "sizes")
_split_sizes_table = _split_sizes.table


def split_sizes(self, split_size, dim=0):
    ks = self.meta.key_set
    if state.dirty:
        if state.observers:
            return _split_sizes.call_slow(ks, self, split_size, dim)
        ks = (ks | tls.included) & tls.not_excluded
    return _split_sizes_table[ks](ks, self, split_size, dim)


split_parser = PythonArgParser("split", (_split_Tensor, _split_sizes))


def split(input=NOT_GIVEN, split_size=NOT_GIVEN, dim=0, *args, **kwargs):
    if not args and not kwargs and split_size.__class__ is int and dim.__class__ is int:
        try:
            ks = input.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _split_Tensor.call_slow(ks, input, split_size, dim)
                ks = (ks | tls.included) & tls.not_excluded
            return _split_Tensor_table[ks](ks, input, split_size, dim)
    if not args and not kwargs and is_ints(split_size) and dim.__class__ is int:
        try:
            ks = input.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _split_sizes.call_slow(ks, input, split_size, dim)
                ks = (ks | tls.included) & tls.not_excluded
            return _split_sizes_table[ks](ks, input, split_size, dim)
    return split_parser.call(*given(("input", "split_size", "dim"), (input, split_size, dim), (NOT_GIVEN, NOT_GIVEN, 0), args, kwargs), **kwargs)


# split_with_sizes(Tensor(a -> *) self, SymInt[] split_sizes, int dim=0) -> Tensor(a)[]
_split_with_sizes = find_schema_or_throw("aten::split_with_sizes", "")
_split_with_sizes_table = _split_with_sizes.table


def split_with_sizes_default(self, split_sizes, dim=0):
    ks = self.meta.key_set
    if state.dirty:
        if state.observers:
            return _split_with_sizes.call_slow(ks, self, split_sizes, dim)
        ks = (ks | tls.included) & tls.not_excluded
    return _split_with_sizes_table[ks](ks, self, split_sizes, dim)


split_with_sizes_parser = PythonArgParser("split_with_sizes", (_split_with_sizes,))


def split_with_sizes(input=NOT_GIVEN, split_sizes=NOT_GIVEN, dim=0, *args, **kwargs):
    if not args and not kwargs and is_ints(split_sizes) and dim.__class__ is int:
        try:
            ks = input.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _split_with_sizes.call_slow(ks, input, split_sizes, dim)
                ks = (ks | tls.included) & tls.not_excluded
            return _split_with_sizes_table[ks](ks, input, split_sizes, dim)
    return split_with_sizes_parser.call(*given(("input", "split_sizes", "dim"), (input, split_sizes, dim), (NOT_GIVEN, NOT_GIVEN, 0), args, kwargs), **kwargs)


# reshape(Tensor(a) self, SymInt[] shape) -> Tensor(a)
_reshape = find_schema_or_throw("aten::reshape", "")
_reshape_table = _reshape.table


def reshape_default(self, shape):
    ks = self.meta.key_set
    if state.dirty:
        if state.observers:
            return _reshape.call_slow(ks, self, shape)
        ks = (ks | tls.included) & tls.not_excluded
    return _reshape_table[ks](ks, self, shape)


reshape_parser = PythonArgParser("reshape", (_reshape,))


def reshape(input=NOT_GIVEN, *args, **kwargs):
    if not kwargs:
        shape = as_ints(args)
        if shape is not None:
            try:
                ks = input.meta.key_set
            except AttributeError:
                pass
            else:
                if state.dirty:
                    if state.observers:
                        return _reshape.call_slow(ks, input, shape)
                    ks = (ks | tls.included) & tls.not_excluded
                return _reshape_table[ks](ks, input, shape)
    return reshape_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


# _unsafe_view(Tensor self, SymInt[] size) -> Tensor
__unsafe_view = find_schema_or_throw("aten::_unsafe_view", "")
__unsafe_view_table = __unsafe_view.table


def _unsafe_view_default(self, size):
    ks = self.meta.key_set
    if state.dirty:
        if state.observers:
            return __unsafe_view.call_slow(ks, self, size)
        ks = (ks | tls.included) & tls.not_excluded
    return __unsafe_view_table[ks](ks, self, size)


_unsafe_view_parser = PythonArgParser("_unsafe_view", (__unsafe_view,))


def _unsafe_view(input=NOT_GIVEN, *args, **kwargs):
    if not kwargs:
        size = as_ints(args)
        if size is not None:
            try:
                ks = input.meta.key_set
            except AttributeError:
                pass
            else:
                if state.dirty:
                    if state.observers:
                        return __unsafe_view.call_slow(ks, input, size)
                    ks = (ks | tls.included) & tls.not_excluded
                return __unsafe_view_table[ks](ks, input, size)
    return _unsafe_view_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


# flatten.using_ints(Tensor(a) self, int start_dim=0, int end_dim=-1) -> Tensor(a)
_flatten_using_ints = find_schema_or_throw("aten::flatten", "using_ints")
_flatten_using_ints_table = _flatten_using_ints.table


def flatten_using_ints(self, start_dim=0, end_dim=-1):
    ks = self.meta.key_set
    if state.dirty:
        if state.observers:
            return _flatten_using_ints.call_slow(ks, self, start_dim, end_dim)
        ks = (ks | tls.included) & tls.not_excluded
    return _flatten_using_ints_table[ks](ks, self, start_dim, end_dim)


flatten_parser = PythonArgParser("flatten", (_flatten_using_ints,))


def flatten(input=NOT_GIVEN, start_dim=0, end_dim=-1, *args, **kwargs):
    if not args and not kwargs and start_dim.__class__ is int and end_dim.__class__ is int:
        try:
            ks = input.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _flatten_using_ints.call_slow(ks, input, start_dim, end_dim)
                ks = (ks | tls.included) & tls.not_excluded
            return _flatten_using_ints_table[ks](ks, input, start_dim, end_dim)
    return flatten_parser.call(*given(("input", "start_dim", "end_dim"), (input, start_dim, end_dim), (NOT_GIVEN, 0, -1), args, kwargs), **kwargs)


# unflatten.int(Tensor(a) self, int dim, SymInt[] sizes) -> Tensor(a)
_unflatten_int = find_schema_or_throw("aten::unflatten", "int")
_unflatten_int_table = _unflatten_int.table


def unflatten_int(self, dim, sizes):
    ks = self.meta.key_set
    if state.dirty:
        if state.observers:
            return _unflatten_int.call_slow(ks, self, dim, sizes)
        ks = (ks | tls.included) & tls.not_excluded
    return _unflatten_int_table[ks](ks, self, dim, sizes)


unflatten_parser = PythonArgParser("unflatten", (_unflatten_int,))


def unflatten(input=NOT_GIVEN, dim=NOT_GIVEN, sizes=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and dim.__class__ is int and is_ints(sizes):
        try:
            ks = input.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _unflatten_int.call_slow(ks, input, dim, sizes)
                ks = (ks | tls.included) & tls.not_excluded
            return _unflatten_int_table[ks](ks, input, dim, sizes)
    return unflatten_parser.call(*given(("input", "dim", "sizes"), (input, dim, sizes), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


# narrow(Tensor(a) self, int dim, SymInt start, SymInt length) -> Tensor(a)
_narrow = find_schema_or_throw("aten::narrow", "")
_narrow_table = _narrow.table


def narrow_default(self, dim, start, length):
    ks = self.meta.key_set
    if state.dirty:
        if state.observers:
            return _narrow.call_slow(ks, self, dim, start, length)
        ks = (ks | tls.included) & tls.not_excluded
    return _narrow_table[ks](ks, self, dim, start, length)


narrow_parser = PythonArgParser("narrow", (_narrow,))


def narrow(input=NOT_GIVEN, dim=NOT_GIVEN, start=NOT_GIVEN, length=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and dim.__class__ is int and start.__class__ is int and length.__class__ is int:
        try:
            ks = input.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _narrow.call_slow(ks, input, dim, start, length)
                ks = (ks | tls.included) & tls.not_excluded
            return _narrow_table[ks](ks, input, dim, start, length)
    return narrow_parser.call(*given(("input", "dim", "start", "length"), (input, dim, start, length), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


# chunk(Tensor(a -> *) self, int chunks, int dim=0) -> Tensor(a)[]
_chunk = find_schema_or_throw("aten::chunk", "")
_chunk_table = _chunk.table


def chunk_default(self, chunks, dim=0):
    ks = self.meta.key_set
    if state.dirty:
        if state.observers:
            return _chunk.call_slow(ks, self, chunks, dim)
        ks = (ks | tls.included) & tls.not_excluded
    return _chunk_table[ks](ks, self, chunks, dim)


chunk_parser = PythonArgParser("chunk", (_chunk,))


def chunk(input=NOT_GIVEN, chunks=NOT_GIVEN, dim=0, *args, **kwargs):
    if not args and not kwargs and chunks.__class__ is int and dim.__class__ is int:
        try:
            ks = input.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _chunk.call_slow(ks, input, chunks, dim)
                ks = (ks | tls.included) & tls.not_excluded
            return _chunk_table[ks](ks, input, chunks, dim)
    return chunk_parser.call(*given(("input", "chunks", "dim"), (input, chunks, dim), (NOT_GIVEN, NOT_GIVEN, 0), args, kwargs), **kwargs)


# broadcast_to(Tensor(a) self, SymInt[] size) -> Tensor(a)
_broadcast_to = find_schema_or_throw("aten::broadcast_to", "")
_broadcast_to_table = _broadcast_to.table


def broadcast_to_default(self, size):
    ks = self.meta.key_set
    if state.dirty:
        if state.observers:
            return _broadcast_to.call_slow(ks, self, size)
        ks = (ks | tls.included) & tls.not_excluded
    return _broadcast_to_table[ks](ks, self, size)


broadcast_to_parser = PythonArgParser("broadcast_to", (_broadcast_to,))


def broadcast_to(input=NOT_GIVEN, *args, **kwargs):
    if not kwargs:
        size = as_ints(args)
        if size is not None:
            try:
                ks = input.meta.key_set
            except AttributeError:
                pass
            else:
                if state.dirty:
                    if state.observers:
                        return _broadcast_to.call_slow(ks, input, size)
                    ks = (ks | tls.included) & tls.not_excluded
                return _broadcast_to_table[ks](ks, input, size)
    return broadcast_to_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


# broadcast_tensors(Tensor[] tensors) -> Tensor[]
_broadcast_tensors = find_schema_or_throw("aten::broadcast_tensors", "")
_broadcast_tensors_table = _broadcast_tensors.table


def broadcast_tensors_default(tensors):
    ks = 0
    for t in tensors:
        ks |= t.meta.key_set
    if state.dirty:
        if state.observers:
            return _broadcast_tensors.call_slow(ks, tensors)
        ks = (ks | tls.included) & tls.not_excluded
    return _broadcast_tensors_table[ks](ks, tensors)


broadcast_tensors_parser = PythonArgParser("broadcast_tensors", (_broadcast_tensors,))


def broadcast_tensors(tensors=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and tensors.__class__ in SEQUENCES:
        try:
            ks = 0
            for t in tensors:
                ks |= t.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _broadcast_tensors.call_slow(ks, tensors)
                ks = (ks | tls.included) & tls.not_excluded
            return _broadcast_tensors_table[ks](ks, tensors)
    return broadcast_tensors_parser.call(*given(("tensors",), (tensors,), (NOT_GIVEN,), args, kwargs), **kwargs)


# cat(Tensor[] tensors, int dim=0) -> Tensor
_cat = find_schema_or_throw("aten::cat", "")
_cat_table = _cat.table


def cat_default(tensors, dim=0):
    ks = 0
    for t in tensors:
        ks |= t.meta.key_set
    if state.dirty:
        if state.observers:
            return _cat.call_slow(ks, tensors, dim)
        ks = (ks | tls.included) & tls.not_excluded
    return _cat_table[ks](ks, tensors, dim)


# cat.out(Tensor[] tensors, int dim=0, *, Tensor(a!) out) -> Tensor(a!)
_cat_out = find_schema_or_throw("aten::cat", "out")
_cat_out_table = _cat_out.table


def cat_out(tensors, dim, out):
    ks = out.meta.key_set
    for t in tensors:
        ks |= t.meta.key_set
    if state.dirty:
        if state.observers:
            return _cat_out.call_slow(ks, tensors, dim, out)
        ks = (ks | tls.included) & tls.not_excluded
    return _cat_out_table[ks](ks, tensors, dim, out)


cat_parser = PythonArgParser("cat", (_cat, _cat_out))


def cat(tensors=NOT_GIVEN, dim=0, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and tensors.__class__ in SEQUENCES and dim.__class__ is int:
        try:
            ks = 0
            for t in tensors:
                ks |= t.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _cat.call_slow(ks, tensors, dim)
                ks = (ks | tls.included) & tls.not_excluded
            return _cat_table[ks](ks, tensors, dim)
    return cat_parser.call(*given(("tensors", "dim"), (tensors, dim), (NOT_GIVEN, 0), args, kwargs), out=out, **kwargs)


# stack(Tensor[] tensors, int dim=0) -> Tensor
_stack = find_schema_or_throw("aten::stack", "")
_stack_table = _stack.table


def stack_default(tensors, dim=0):
    ks = 0
    for t in tensors:
        ks |= t.meta.key_set
    if state.dirty:
        if state.observers:
            return _stack.call_slow(ks, tensors, dim)
        ks = (ks | tls.included) & tls.not_excluded
    return _stack_table[ks](ks, tensors, dim)


# stack.out(Tensor[] tensors, int dim=0, *, Tensor(a!) out) -> Tensor(a!)
_stack_out = find_schema_or_throw("aten::stack", "out")
_stack_out_table = _stack_out.table


def stack_out(tensors, dim, out):
    ks = out.meta.key_set
    for t in tensors:
        ks |= t.meta.key_set
    if state.dirty:
        if state.observers:
            return _stack_out.call_slow(ks, tensors, dim, out)
        ks = (ks | tls.included) & tls.not_excluded
    return _stack_out_table[ks](ks, tensors, dim, out)


stack_parser = PythonArgParser("stack", (_stack, _stack_out))


def stack(tensors=NOT_GIVEN, dim=0, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and tensors.__class__ in SEQUENCES and dim.__class__ is int:
        try:
            ks = 0
            for t in tensors:
                ks |= t.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _stack.call_slow(ks, tensors, dim)
                ks = (ks | tls.included) & tls.not_excluded
            return _stack_table[ks](ks, tensors, dim)
    return stack_parser.call(*given(("tensors", "dim"), (tensors, dim), (NOT_GIVEN, 0), args, kwargs), out=out, **kwargs)


# select_backward(Tensor grad_output, SymInt[] input_sizes, int dim, SymInt index) -> Tensor
_select_backward = find_schema_or_throw("aten::select_backward", "")
_select_backward_table = _select_backward.table


def select_backward_default(grad_output, input_sizes, dim, index):
    ks = grad_output.meta.key_set
    if state.dirty:
        if state.observers:
            return _select_backward.call_slow(ks, grad_output, input_sizes, dim, index)
        ks = (ks | tls.included) & tls.not_excluded
    return _select_backward_table[ks](ks, grad_output, input_sizes, dim, index)


select_backward_parser = PythonArgParser("select_backward", (_select_backward,))


def select_backward(grad_output=NOT_GIVEN, input_sizes=NOT_GIVEN, dim=NOT_GIVEN, index=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and is_ints(input_sizes) and dim.__class__ is int and index.__class__ is int:
        try:
            ks = grad_output.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _select_backward.call_slow(ks, grad_output, input_sizes, dim, index)
                ks = (ks | tls.included) & tls.not_excluded
            return _select_backward_table[ks](ks, grad_output, input_sizes, dim, index)
    return select_backward_parser.call(*given(("grad_output", "input_sizes", "dim", "index"), (grad_output, input_sizes, dim, index), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


# slice_backward(Tensor grad_output, SymInt[] input_sizes, int dim, SymInt start, SymInt end, SymInt step) -> Tensor
_slice_backward = find_schema_or_throw("aten::slice_backward", "")
_slice_backward_table = _slice_backward.table


def slice_backward_default(grad_output, input_sizes, dim, start, end, step):
    ks = grad_output.meta.key_set
    if state.dirty:
        if state.observers:
            return _slice_backward.call_slow(ks, grad_output, input_sizes, dim, start, end, step)
        ks = (ks | tls.included) & tls.not_excluded
    return _slice_backward_table[ks](ks, grad_output, input_sizes, dim, start, end, step)


slice_backward_parser = PythonArgParser("slice_backward", (_slice_backward,))


def slice_backward(grad_output=NOT_GIVEN, input_sizes=NOT_GIVEN, dim=NOT_GIVEN, start=NOT_GIVEN, end=NOT_GIVEN, step=NOT_GIVEN, *args, **kwargs):
    if (
        not args
        and not kwargs
        and is_ints(input_sizes)
        and dim.__class__ is int
        and start.__class__ is int
        and end.__class__ is int
        and step.__class__ is int
    ):
        try:
            ks = grad_output.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _slice_backward.call_slow(ks, grad_output, input_sizes, dim, start, end, step)
                ks = (ks | tls.included) & tls.not_excluded
            return _slice_backward_table[ks](ks, grad_output, input_sizes, dim, start, end, step)
    return slice_backward_parser.call(*given(("grad_output", "input_sizes", "dim", "start", "end", "step"), (grad_output, input_sizes, dim, start, end, step), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


# copy_(Tensor(a!) self, Tensor src, bool non_blocking=False) -> Tensor(a!)
_copy_ = find_schema_or_throw("aten::copy_", "")
_copy__table = _copy_.table


def copy__default(self, src, non_blocking=False):
    ks = self.meta.key_set | src.meta.key_set
    if state.dirty:
        if state.observers:
            return _copy_.call_slow(ks, self, src, non_blocking)
        ks = (ks | tls.included) & tls.not_excluded
    return _copy__table[ks](ks, self, src, non_blocking)


copy__parser = PythonArgParser("copy_", (_copy_,))


def copy_(self=NOT_GIVEN, src=NOT_GIVEN, non_blocking=False, *args, **kwargs):
    if not args and not kwargs and non_blocking.__class__ is bool:
        try:
            ks = self.meta.key_set | src.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _copy_.call_slow(ks, self, src, non_blocking)
                ks = (ks | tls.included) & tls.not_excluded
            return _copy__table[ks](ks, self, src, non_blocking)
    return copy__parser.call(*given(("self", "src", "non_blocking"), (self, src, non_blocking), (NOT_GIVEN, NOT_GIVEN, False), args, kwargs), **kwargs)


# clone(Tensor self, *, MemoryFormat? memory_format=None) -> Tensor
_clone = find_schema_or_throw("aten::clone", "")
_clone_table = _clone.table


def clone_default(self, memory_format=None):
    ks = self.meta.key_set
    if state.dirty:
        if state.observers:
            return _clone.call_slow(ks, self, memory_format)
        ks = (ks | tls.included) & tls.not_excluded
    return _clone_table[ks](ks, self, memory_format)


clone_parser = PythonArgParser("clone", (_clone,))


def clone(input=NOT_GIVEN, *args, memory_format=None, **kwargs):
    if not args and not kwargs and (memory_format is None or memory_format.__class__ is MemoryFormat):
        try:
            ks = input.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _clone.call_slow(ks, input, memory_format)
                ks = (ks | tls.included) & tls.not_excluded
            return _clone_table[ks](ks, input, memory_format)
    return clone_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), memory_format=memory_format, **kwargs)


# contiguous(Tensor(a) self, *, MemoryFormat memory_format=contiguous_format) -> Tensor(a)
_contiguous = find_schema_or_throw("aten::contiguous", "")
_contiguous_table = _contiguous.table


def contiguous_default(self, memory_format=layouts.contiguous_format):
    ks = self.meta.key_set
    if state.dirty:
        if state.observers:
            return _contiguous.call_slow(ks, self, memory_format)
        ks = (ks | tls.included) & tls.not_excluded
    return _contiguous_table[ks](ks, self, memory_format)


contiguous_parser = PythonArgParser("contiguous", (_contiguous,))


def contiguous(self=NOT_GIVEN, *args, memory_format=layouts.contiguous_format, **kwargs):
    if not args and not kwargs and memory_format.__class__ is MemoryFormat:
        try:
            ks = self.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _contiguous.call_slow(ks, self, memory_format)
                ks = (ks | tls.included) & tls.not_excluded
            return _contiguous_table[ks](ks, self, memory_format)
    return contiguous_parser.call(*given(("self",), (self,), (NOT_GIVEN,), args, kwargs), memory_format=memory_format, **kwargs)


# _to_copy(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, bool non_blocking=False, MemoryFormat? memory_format=None) -> Tensor
__to_copy = find_schema_or_throw("aten::_to_copy", "")
__to_copy_table = __to_copy.table


def _to_copy_default(self, dtype=None, layout=None, device=None, pin_memory=None, non_blocking=False, memory_format=None):
    ks = self.meta.key_set
    if state.dirty:
        if state.observers:
            return __to_copy.call_slow(ks, self, dtype, layout, device, pin_memory, non_blocking, memory_format)
        ks = (ks | tls.included) & tls.not_excluded
    return __to_copy_table[ks](ks, self, dtype, layout, device, pin_memory, non_blocking, memory_format)


_to_copy_parser = PythonArgParser("_to_copy", (__to_copy,))


def _to_copy(input=NOT_GIVEN, *args, **kwargs):
    if not kwargs and not args:
        try:
            ks = input.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return __to_copy.call_slow(ks, input, None, None, None, None, False, None)
                ks = (ks | tls.included) & tls.not_excluded
            return __to_copy_table[ks](ks, input, None, None, None, None, False, None)
    return _to_copy_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


# to.dtype_layout(Tensor(a) self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, bool non_blocking=False, bool copy=False, MemoryFormat? memory_format=None) -> Tensor(a)
_to_dtype_layout = find_schema_or_throw("aten::to", "dtype_layout")
_to_dtype_layout_table = _to_dtype_layout.table


def to_dtype_layout(self, dtype=None, layout=None, device=None, pin_memory=None, non_blocking=False, copy=False, memory_format=None):
    ks = self.meta.key_set
    if state.dirty:
        if state.observers:
            return _to_dtype_layout.call_slow(ks, self, dtype, layout, device, pin_memory, non_blocking, copy, memory_format)
        ks = (ks | tls.included) & tls.not_excluded
    return _to_dtype_layout_table[ks](ks, self, dtype, layout, device, pin_memory, non_blocking, copy, memory_format)


# to.device(Tensor(a) self, Device device, ScalarType dtype, bool non_blocking=False, bool copy=False, MemoryFormat? memory_format=None) -> Tensor(a)
_to_device = find_schema_or_throw("aten::to", "device")
_to_device_table = _to_device.table


def to_device(self, device, dtype, non_blocking=False, copy=False, memory_format=None):
    ks = self.meta.key_set
    if state.dirty:
        if state.observers:
            return _to_device.call_slow(ks, self, device, dtype, non_blocking, copy, memory_format)
        ks = (ks | tls.included) & tls.not_excluded
    return _to_device_table[ks](ks, self, device, dtype, non_blocking, copy, memory_format)


# to.dtype(Tensor(a) self, ScalarType dtype, bool non_blocking=False, bool copy=False, MemoryFormat? memory_format=None) -> Tensor(a)
_to_dtype = find_schema_or_throw("aten::to", "dtype")
_to_dtype_table = _to_dtype.table


def to_dtype(self, dtype, non_blocking=False, copy=False, memory_format=None):
    ks = self.meta.key_set
    if state.dirty:
        if state.observers:
            return _to_dtype.call_slow(ks, self, dtype, non_blocking, copy, memory_format)
        ks = (ks | tls.included) & tls.not_excluded
    return _to_dtype_table[ks](ks, self, dtype, non_blocking, copy, memory_format)


# to.other(Tensor(a) self, Tensor other, bool non_blocking=False, bool copy=False, MemoryFormat? memory_format=None) -> Tensor(a)
_to_other = find_schema_or_throw("aten::to", "other")
_to_other_table = _to_other.table


def to_other(self, other, non_blocking=False, copy=False, memory_format=None):
    ks = self.meta.key_set | other.meta.key_set
    if state.dirty:
        if state.observers:
            return _to_other.call_slow(ks, self, other, non_blocking, copy, memory_format)
        ks = (ks | tls.included) & tls.not_excluded
    return _to_other_table[ks](ks, self, other, non_blocking, copy, memory_format)



to_parser = PythonArgParser(
    "to",
    (
        PythonOverload(
            "to(Tensor self, Device? device=None, ScalarType? dtype=None, bool non_blocking=False, bool copy=False, *, "
            "MemoryFormat? memory_format=None) -> Tensor",
            lambda self, device, dtype, non_blocking, copy, memory_format: to_dtype_layout(
                self, dtype, None, device, None, non_blocking, copy, memory_format
            ),
        ),
        PythonOverload(
            "to.dtype(Tensor self, ScalarType dtype, bool non_blocking=False, bool copy=False, *, "
            "MemoryFormat? memory_format=None) -> Tensor",
            to_dtype,
        ),
        PythonOverload(
            "to.other(Tensor self, Tensor tensor, bool non_blocking=False, bool copy=False, *, "
            "MemoryFormat? memory_format=None) -> Tensor",
            to_other,
        ),
    ),
    method=True,
)


def to(self, *args, **kwargs):
    if not kwargs and len(args) == 1:
        (target,) = args
        if target.__class__ is ScalarType:
            return to_dtype(self, target)
        if target.__class__ is Device:
            return to_dtype_layout(self, device=target)
    return to_parser.call(self, *args, **kwargs)


# type_as(Tensor self, Tensor other) -> Tensor
_type_as = find_schema_or_throw("aten::type_as", "")
_type_as_table = _type_as.table


def type_as_default(self, other):
    ks = self.meta.key_set | other.meta.key_set
    if state.dirty:
        if state.observers:
            return _type_as.call_slow(ks, self, other)
        ks = (ks | tls.included) & tls.not_excluded
    return _type_as_table[ks](ks, self, other)


type_as_parser = PythonArgParser("type_as", (_type_as,))


def type_as(self=NOT_GIVEN, other=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs:
        try:
            ks = self.meta.key_set | other.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _type_as.call_slow(ks, self, other)
                ks = (ks | tls.included) & tls.not_excluded
            return _type_as_table[ks](ks, self, other)
    return type_as_parser.call(*given(("self", "other"), (self, other), (NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


# fill.Scalar(Tensor self, Scalar value) -> Tensor
_fill_Scalar = find_schema_or_throw("aten::fill", "Scalar")
_fill_Scalar_table = _fill_Scalar.table


def fill_Scalar(self, value):
    ks = self.meta.key_set
    if state.dirty:
        if state.observers:
            return _fill_Scalar.call_slow(ks, self, value)
        ks = (ks | tls.included) & tls.not_excluded
    return _fill_Scalar_table[ks](ks, self, value)


# fill.Tensor(Tensor self, Tensor value) -> Tensor
_fill_Tensor = find_schema_or_throw("aten::fill", "Tensor")
_fill_Tensor_table = _fill_Tensor.table


def fill_Tensor(self, value):
    ks = self.meta.key_set | value.meta.key_set
    if state.dirty:
        if state.observers:
            return _fill_Tensor.call_slow(ks, self, value)
        ks = (ks | tls.included) & tls.not_excluded
    return _fill_Tensor_table[ks](ks, self, value)


fill_parser = PythonArgParser("fill", (_fill_Scalar, _fill_Tensor))


def fill(input=NOT_GIVEN, value=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and value.__class__ in NUMBERS:
        try:
            ks = input.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _fill_Scalar.call_slow(ks, input, value)
                ks = (ks | tls.included) & tls.not_excluded
            return _fill_Scalar_table[ks](ks, input, value)
    if not args and not kwargs:
        try:
            ks = input.meta.key_set | value.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _fill_Tensor.call_slow(ks, input, value)
                ks = (ks | tls.included) & tls.not_excluded
            return _fill_Tensor_table[ks](ks, input, value)
    return fill_parser.call(*given(("input", "value"), (input, value), (NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


# fill_.Scalar(Tensor(a!) self, Scalar value) -> Tensor(a!)
_fill__Scalar = find_schema_or_throw("aten::fill_", "Scalar")
_fill__Scalar_table = _fill__Scalar.table


def fill__Scalar(self, value):
    ks = self.meta.key_set
    if state.dirty:
        if state.observers:
            return _fill__Scalar.call_slow(ks, self, value)
        ks = (ks | tls.included) & tls.not_excluded
    return _fill__Scalar_table[ks](ks, self, value)


# fill_.Tensor(Tensor(a!) self, Tensor value) -> Tensor(a!)
_fill__Tensor = find_schema_or_throw("aten::fill_", "Tensor")
_fill__Tensor_table = _fill__Tensor.table


def fill__Tensor(self, value):
    ks = self.meta.key_set | value.meta.key_set
    if state.dirty:
        if state.observers:
            return _fill__Tensor.call_slow(ks, self, value)
        ks = (ks | tls.included) & tls.not_excluded
    return _fill__Tensor_table[ks](ks, self, value)


fill__parser = PythonArgParser("fill_", (_fill__Scalar, _fill__Tensor))


def fill_(input=NOT_GIVEN, value=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and value.__class__ in NUMBERS:
        try:
            ks = input.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _fill__Scalar.call_slow(ks, input, value)
                ks = (ks | tls.included) & tls.not_excluded
            return _fill__Scalar_table[ks](ks, input, value)
    if not args and not kwargs:
        try:
            ks = input.meta.key_set | value.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _fill__Tensor.call_slow(ks, input, value)
                ks = (ks | tls.included) & tls.not_excluded
            return _fill__Tensor_table[ks](ks, input, value)
    return fill__parser.call(*given(("input", "value"), (input, value), (NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


# zero_(Tensor(a!) self) -> Tensor(a!)
_zero_ = find_schema_or_throw("aten::zero_", "")
_zero__table = _zero_.table


def zero__default(self):
    ks = self.meta.key_set
    if state.dirty:
        if state.observers:
            return _zero_.call_slow(ks, self)
        ks = (ks | tls.included) & tls.not_excluded
    return _zero__table[ks](ks, self)


zero__parser = PythonArgParser("zero_", (_zero_,))


def zero_(input=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs:
        try:
            ks = input.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _zero_.call_slow(ks, input)
                ks = (ks | tls.included) & tls.not_excluded
            return _zero__table[ks](ks, input)
    return zero__parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


# resize_(Tensor(a!) self, SymInt[] size, *, MemoryFormat? memory_format=None) -> Tensor(a!)
_resize_ = find_schema_or_throw("aten::resize_", "")
_resize__table = _resize_.table


def resize__default(self, size, memory_format=None):
    ks = self.meta.key_set
    if state.dirty:
        if state.observers:
            return _resize_.call_slow(ks, self, size, memory_format)
        ks = (ks | tls.included) & tls.not_excluded
    return _resize__table[ks](ks, self, size, memory_format)


resize__parser = PythonArgParser("resize_", (_resize_,))


def resize_(self=NOT_GIVEN, *args, **kwargs):
    if not kwargs:
        size = as_ints(args)
        if size is not None:
            try:
                ks = self.meta.key_set
            except AttributeError:
                pass
            else:
                if state.dirty:
                    if state.observers:
                        return _resize_.call_slow(ks, self, size, None)
                    ks = (ks | tls.included) & tls.not_excluded
                return _resize__table[ks](ks, self, size, None)
    return resize__parser.call(*given(("self",), (self,), (NOT_GIVEN,), args, kwargs), **kwargs)


# index.Tensor(Tensor self, Tensor?[] indices) -> Tensor
_index_Tensor = find_schema_or_throw("aten::index", "Tensor")
_index_Tensor_table = _index_Tensor.table


def index_Tensor(self, indices):
    ks = self.meta.key_set
    for t in indices:
        if t is not None:
            ks |= t.meta.key_set
    if state.dirty:
        if state.observers:
            return _index_Tensor.call_slow(ks, self, indices)
        ks = (ks | tls.included) & tls.not_excluded
    return _index_Tensor_table[ks](ks, self, indices)


# index.Tensor_out(Tensor self, Tensor?[] indices, *, Tensor(a!) out) -> Tensor(a!)
_index_Tensor_out = find_schema_or_throw("aten::index", "Tensor_out")
_index_Tensor_out_table = _index_Tensor_out.table


def index_Tensor_out(self, indices, out):
    ks = self.meta.key_set | out.meta.key_set
    for t in indices:
        if t is not None:
            ks |= t.meta.key_set
    if state.dirty:
        if state.observers:
            return _index_Tensor_out.call_slow(ks, self, indices, out)
        ks = (ks | tls.included) & tls.not_excluded
    return _index_Tensor_out_table[ks](ks, self, indices, out)


index_parser = PythonArgParser("index", (_index_Tensor, _index_Tensor_out))


def index(input=NOT_GIVEN, indices=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and indices.__class__ in SEQUENCES:
        try:
            ks = input.meta.key_set
            for t in indices:
                if t is not None:
                    ks |= t.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _index_Tensor.call_slow(ks, input, indices)
                ks = (ks | tls.included) & tls.not_excluded
            return _index_Tensor_table[ks](ks, input, indices)
    return index_parser.call(*given(("input", "indices"), (input, indices), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


# index_put(Tensor self, Tensor?[] indices, Tensor values, bool accumulate=False) -> Tensor
_index_put = find_schema_or_throw("aten::index_put", "")
_index_put_table = _index_put.table


def index_put_default(self, indices, values, accumulate=False):
    ks = self.meta.key_set | values.meta.key_set
    for t in indices:
        if t is not None:
            ks |= t.meta.key_set
    if state.dirty:
        if state.observers:
            return _index_put.call_slow(ks, self, indices, values, accumulate)
        ks = (ks | tls.included) & tls.not_excluded
    return _index_put_table[ks](ks, self, indices, values, accumulate)


index_put_parser = PythonArgParser("index_put", (_index_put,))


def index_put(input=NOT_GIVEN, indices=NOT_GIVEN, values=NOT_GIVEN, accumulate=False, *args, **kwargs):
    if not args and not kwargs and indices.__class__ in SEQUENCES and accumulate.__class__ is bool:
        try:
            ks = input.meta.key_set | values.meta.key_set
            for t in indices:
                if t is not None:
                    ks |= t.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _index_put.call_slow(ks, input, indices, values, accumulate)
                ks = (ks | tls.included) & tls.not_excluded
            return _index_put_table[ks](ks, input, indices, values, accumulate)
    return index_put_parser.call(*given(("input", "indices", "values", "accumulate"), (input, indices, values, accumulate), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, False), args, kwargs), **kwargs)


# index_put_(Tensor(a!) self, Tensor?[] indices, Tensor values, bool accumulate=False) -> Tensor(a!)
_index_put_ = find_schema_or_throw("aten::index_put_", "")
_index_put__table = _index_put_.table


def index_put__default(self, indices, values, accumulate=False):
    ks = self.meta.key_set | values.meta.key_set
    for t in indices:
        if t is not None:
            ks |= t.meta.key_set
    if state.dirty:
        if state.observers:
            return _index_put_.call_slow(ks, self, indices, values, accumulate)
        ks = (ks | tls.included) & tls.not_excluded
    return _index_put__table[ks](ks, self, indices, values, accumulate)


index_put__parser = PythonArgParser("index_put_", (_index_put_,))


def index_put_(input=NOT_GIVEN, indices=NOT_GIVEN, values=NOT_GIVEN, accumulate=False, *args, **kwargs):
    if not args and not kwargs and indices.__class__ in SEQUENCES and accumulate.__class__ is bool:
        try:
            ks = input.meta.key_set | values.meta.key_set
            for t in indices:
                if t is not None:
                    ks |= t.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _index_put_.call_slow(ks, input, indices, values, accumulate)
                ks = (ks | tls.included) & tls.not_excluded
            return _index_put__table[ks](ks, input, indices, values, accumulate)
    return index_put__parser.call(*given(("input", "indices", "values", "accumulate"), (input, indices, values, accumulate), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, False), args, kwargs), **kwargs)


# _index_put_impl_(Tensor(a!) self, Tensor?[] indices, Tensor values, bool accumulate=False, bool unsafe=False) -> Tensor(a!)
__index_put_impl_ = find_schema_or_throw("aten::_index_put_impl_", "")
__index_put_impl__table = __index_put_impl_.table


def _index_put_impl__default(self, indices, values, accumulate=False, unsafe=False):
    ks = self.meta.key_set | values.meta.key_set
    for t in indices:
        if t is not None:
            ks |= t.meta.key_set
    if state.dirty:
        if state.observers:
            return __index_put_impl_.call_slow(ks, self, indices, values, accumulate, unsafe)
        ks = (ks | tls.included) & tls.not_excluded
    return __index_put_impl__table[ks](ks, self, indices, values, accumulate, unsafe)


_index_put_impl__parser = PythonArgParser("_index_put_impl_", (__index_put_impl_,))


def _index_put_impl_(input=NOT_GIVEN, indices=NOT_GIVEN, values=NOT_GIVEN, accumulate=False, unsafe=False, *args, **kwargs):
    if (
        not args
        and not kwargs
        and indices.__class__ in SEQUENCES
        and accumulate.__class__ is bool
        and unsafe.__class__ is bool
    ):
        try:
            ks = input.meta.key_set | values.meta.key_set
            for t in indices:
                if t is not None:
                    ks |= t.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return __index_put_impl_.call_slow(ks, input, indices, values, accumulate, unsafe)
                ks = (ks | tls.included) & tls.not_excluded
            return __index_put_impl__table[ks](ks, input, indices, values, accumulate, unsafe)
    return _index_put_impl__parser.call(*given(("input", "indices", "values", "accumulate", "unsafe"), (input, indices, values, accumulate, unsafe), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, False, False), args, kwargs), **kwargs)


# index_select(Tensor self, int dim, Tensor index) -> Tensor
_index_select = find_schema_or_throw("aten::index_select", "")
_index_select_table = _index_select.table


def index_select_default(self, dim, index):
    ks = self.meta.key_set | index.meta.key_set
    if state.dirty:
        if state.observers:
            return _index_select.call_slow(ks, self, dim, index)
        ks = (ks | tls.included) & tls.not_excluded
    return _index_select_table[ks](ks, self, dim, index)


# index_select.out(Tensor self, int dim, Tensor index, *, Tensor(a!) out) -> Tensor(a!)
_index_select_out = find_schema_or_throw("aten::index_select", "out")
_index_select_out_table = _index_select_out.table


def index_select_out(self, dim, index, out):
    ks = self.meta.key_set | index.meta.key_set | out.meta.key_set
    if state.dirty:
        if state.observers:
            return _index_select_out.call_slow(ks, self, dim, index, out)
        ks = (ks | tls.included) & tls.not_excluded
    return _index_select_out_table[ks](ks, self, dim, index, out)


index_select_parser = PythonArgParser("index_select", (_index_select, _index_select_out))


def index_select(input=NOT_GIVEN, dim=NOT_GIVEN, index=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and dim.__class__ is int:
        try:
            ks = input.meta.key_set | index.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _index_select.call_slow(ks, input, dim, index)
                ks = (ks | tls.included) & tls.not_excluded
            return _index_select_table[ks](ks, input, dim, index)
    return index_select_parser.call(*given(("input", "dim", "index"), (input, dim, index), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


# gather(Tensor self, int dim, Tensor index, *, bool sparse_grad=False) -> Tensor
_gather = find_schema_or_throw("aten::gather", "")
_gather_table = _gather.table


def gather_default(self, dim, index, sparse_grad=False):
    ks = self.meta.key_set | index.meta.key_set
    if state.dirty:
        if state.observers:
            return _gather.call_slow(ks, self, dim, index, sparse_grad)
        ks = (ks | tls.included) & tls.not_excluded
    return _gather_table[ks](ks, self, dim, index, sparse_grad)


# gather.out(Tensor self, int dim, Tensor index, *, bool sparse_grad=False, Tensor(a!) out) -> Tensor(a!)
_gather_out = find_schema_or_throw("aten::gather", "out")
_gather_out_table = _gather_out.table


def gather_out(self, dim, index, sparse_grad, out):
    ks = self.meta.key_set | index.meta.key_set | out.meta.key_set
    if state.dirty:
        if state.observers:
            return _gather_out.call_slow(ks, self, dim, index, sparse_grad, out)
        ks = (ks | tls.included) & tls.not_excluded
    return _gather_out_table[ks](ks, self, dim, index, sparse_grad, out)


gather_parser = PythonArgParser("gather", (_gather, _gather_out))


def gather(input=NOT_GIVEN, dim=NOT_GIVEN, index=NOT_GIVEN, *args, sparse_grad=False, out=None, **kwargs):
    if out is None and not args and not kwargs and dim.__class__ is int and sparse_grad.__class__ is bool:
        try:
            ks = input.meta.key_set | index.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _gather.call_slow(ks, input, dim, index, sparse_grad)
                ks = (ks | tls.included) & tls.not_excluded
            return _gather_table[ks](ks, input, dim, index, sparse_grad)
    return gather_parser.call(*given(("input", "dim", "index"), (input, dim, index), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), sparse_grad=sparse_grad, out=out, **kwargs)


# masked_select(Tensor self, Tensor mask) -> Tensor
_masked_select = find_schema_or_throw("aten::masked_select", "")
_masked_select_table = _masked_select.table


def masked_select_default(self, mask):
    ks = self.meta.key_set | mask.meta.key_set
    if state.dirty:
        if state.observers:
            return _masked_select.call_slow(ks, self, mask)
        ks = (ks | tls.included) & tls.not_excluded
    return _masked_select_table[ks](ks, self, mask)


# masked_select.out(Tensor self, Tensor mask, *, Tensor(a!) out) -> Tensor(a!)
_masked_select_out = find_schema_or_throw("aten::masked_select", "out")
_masked_select_out_table = _masked_select_out.table


def masked_select_out(self, mask, out):
    ks = self.meta.key_set | mask.meta.key_set | out.meta.key_set
    if state.dirty:
        if state.observers:
            return _masked_select_out.call_slow(ks, self, mask, out)
        ks = (ks | tls.included) & tls.not_excluded
    return _masked_select_out_table[ks](ks, self, mask, out)


masked_select_parser = PythonArgParser("masked_select", (_masked_select, _masked_select_out))


def masked_select(input=NOT_GIVEN, mask=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs:
        try:
            ks = input.meta.key_set | mask.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _masked_select.call_slow(ks, input, mask)
                ks = (ks | tls.included) & tls.not_excluded
            return _masked_select_table[ks](ks, input, mask)
    return masked_select_parser.call(*given(("input", "mask"), (input, mask), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


# masked_fill.Scalar(Tensor self, Tensor mask, Scalar value) -> Tensor
_masked_fill_Scalar = find_schema_or_throw("aten::masked_fill", "Scalar")
_masked_fill_Scalar_table = _masked_fill_Scalar.table


def masked_fill_Scalar(self, mask, value):
    ks = self.meta.key_set | mask.meta.key_set
    if state.dirty:
        if state.observers:
            return _masked_fill_Scalar.call_slow(ks, self, mask, value)
        ks = (ks | tls.included) & tls.not_excluded
    return _masked_fill_Scalar_table[ks](ks, self, mask, value)


# masked_fill.Tensor(Tensor self, Tensor mask, Tensor value) -> Tensor
_masked_fill_Tensor = find_schema_or_throw("aten::masked_fill", "Tensor")
_masked_fill_Tensor_table = _masked_fill_Tensor.table


def masked_fill_Tensor(self, mask, value):
    ks = self.meta.key_set | mask.meta.key_set | value.meta.key_set
    if state.dirty:
        if state.observers:
            return _masked_fill_Tensor.call_slow(ks, self, mask, value)
        ks = (ks | tls.included) & tls.not_excluded
    return _masked_fill_Tensor_table[ks](ks, self, mask, value)


masked_fill_parser = PythonArgParser("masked_fill", (_masked_fill_Scalar, _masked_fill_Tensor))


def masked_fill(input=NOT_GIVEN, mask=NOT_GIVEN, value=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and value.__class__ in NUMBERS:
        try:
            ks = input.meta.key_set | mask.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _masked_fill_Scalar.call_slow(ks, input, mask, value)
                ks = (ks | tls.included) & tls.not_excluded
            return _masked_fill_Scalar_table[ks](ks, input, mask, value)
    if not args and not kwargs:
        try:
            ks = input.meta.key_set | mask.meta.key_set | value.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _masked_fill_Tensor.call_slow(ks, input, mask, value)
                ks = (ks | tls.included) & tls.not_excluded
            return _masked_fill_Tensor_table[ks](ks, input, mask, value)
    return masked_fill_parser.call(*given(("input", "mask", "value"), (input, mask, value), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


# masked_fill_.Scalar(Tensor(a!) self, Tensor mask, Scalar value) -> Tensor(a!)
_masked_fill__Scalar = find_schema_or_throw("aten::masked_fill_", "Scalar")
_masked_fill__Scalar_table = _masked_fill__Scalar.table


def masked_fill__Scalar(self, mask, value):
    ks = self.meta.key_set | mask.meta.key_set
    if state.dirty:
        if state.observers:
            return _masked_fill__Scalar.call_slow(ks, self, mask, value)
        ks = (ks | tls.included) & tls.not_excluded
    return _masked_fill__Scalar_table[ks](ks, self, mask, value)


# masked_fill_.Tensor(Tensor(a!) self, Tensor mask, Tensor value) -> Tensor(a!)
_masked_fill__Tensor = find_schema_or_throw("aten::masked_fill_", "Tensor")
_masked_fill__Tensor_table = _masked_fill__Tensor.table


def masked_fill__Tensor(self, mask, value):
    ks = self.meta.key_set | mask.meta.key_set | value.meta.key_set
    if state.dirty:
        if state.observers:
            return _masked_fill__Tensor.call_slow(ks, self, mask, value)
        ks = (ks | tls.included) & tls.not_excluded
    return _masked_fill__Tensor_table[ks](ks, self, mask, value)


masked_fill__parser = PythonArgParser("masked_fill_", (_masked_fill__Scalar, _masked_fill__Tensor))


def masked_fill_(self=NOT_GIVEN, mask=NOT_GIVEN, value=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and value.__class__ in NUMBERS:
        try:
            ks = self.meta.key_set | mask.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _masked_fill__Scalar.call_slow(ks, self, mask, value)
                ks = (ks | tls.included) & tls.not_excluded
            return _masked_fill__Scalar_table[ks](ks, self, mask, value)
    if not args and not kwargs:
        try:
            ks = self.meta.key_set | mask.meta.key_set | value.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _masked_fill__Tensor.call_slow(ks, self, mask, value)
                ks = (ks | tls.included) & tls.not_excluded
            return _masked_fill__Tensor_table[ks](ks, self, mask, value)
    return masked_fill__parser.call(*given(("self", "mask", "value"), (self, mask, value), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


# nonzero(Tensor self) -> Tensor
_nonzero = find_schema_or_throw("aten::nonzero", "")
_nonzero_table = _nonzero.table


def nonzero_default(self):
    ks = self.meta.key_set
    if state.dirty:
        if state.observers:
            return _nonzero.call_slow(ks, self)
        ks = (ks | tls.included) & tls.not_excluded
    return _nonzero_table[ks](ks, self)


# nonzero.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
_nonzero_out = find_schema_or_throw("aten::nonzero", "out")
_nonzero_out_table = _nonzero_out.table


def nonzero_out(self, out):
    ks = self.meta.key_set | out.meta.key_set
    if state.dirty:
        if state.observers:
            return _nonzero_out.call_slow(ks, self, out)
        ks = (ks | tls.included) & tls.not_excluded
    return _nonzero_out_table[ks](ks, self, out)


nonzero_parser = PythonArgParser("nonzero", (_nonzero, _nonzero_out))


def nonzero(input=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs:
        try:
            ks = input.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _nonzero.call_slow(ks, input)
                ks = (ks | tls.included) & tls.not_excluded
            return _nonzero_table[ks](ks, input)
    return nonzero_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


# scatter.src(Tensor self, int dim, Tensor index, Tensor src) -> Tensor
_scatter_src = find_schema_or_throw("aten::scatter", "src")
_scatter_src_table = _scatter_src.table


def scatter_src(self, dim, index, src):
    ks = self.meta.key_set | index.meta.key_set | src.meta.key_set
    if state.dirty:
        if state.observers:
            return _scatter_src.call_slow(ks, self, dim, index, src)
        ks = (ks | tls.included) & tls.not_excluded
    return _scatter_src_table[ks](ks, self, dim, index, src)


# scatter.src_out(Tensor self, int dim, Tensor index, Tensor src, *, Tensor(a!) out) -> Tensor(a!)
_scatter_src_out = find_schema_or_throw("aten::scatter", "src_out")
_scatter_src_out_table = _scatter_src_out.table


def scatter_src_out(self, dim, index, src, out):
    ks = self.meta.key_set | index.meta.key_set | src.meta.key_set | out.meta.key_set
    if state.dirty:
        if state.observers:
            return _scatter_src_out.call_slow(ks, self, dim, index, src, out)
        ks = (ks | tls.included) & tls.not_excluded
    return _scatter_src_out_table[ks](ks, self, dim, index, src, out)


# scatter.value(Tensor self, int dim, Tensor index, Scalar value) -> Tensor
_scatter_value = find_schema_or_throw("aten::scatter", "value")
_scatter_value_table = _scatter_value.table


def scatter_value(self, dim, index, value):
    ks = self.meta.key_set | index.meta.key_set
    if state.dirty:
        if state.observers:
            return _scatter_value.call_slow(ks, self, dim, index, value)
        ks = (ks | tls.included) & tls.not_excluded
    return _scatter_value_table[ks](ks, self, dim, index, value)


# scatter.value_out(Tensor self, int dim, Tensor index, Scalar value, *, Tensor(a!) out) -> Tensor(a!)
_scatter_value_out = find_schema_or_throw("aten::scatter", "value_out")
_scatter_value_out_table = _scatter_value_out.table


def scatter_value_out(self, dim, index, value, out):
    ks = self.meta.key_set | index.meta.key_set | out.meta.key_set
    if state.dirty:
        if state.observers:
            return _scatter_value_out.call_slow(ks, self, dim, index, value, out)
        ks = (ks | tls.included) & tls.not_excluded
    return _scatter_value_out_table[ks](ks, self, dim, index, value, out)


# scatter.reduce(Tensor self, int dim, Tensor index, Tensor src, *, str reduce) -> Tensor
_scatter_dot_reduce = find_schema_or_throw("aten::scatter", "reduce")
_scatter_dot_reduce_table = _scatter_dot_reduce.table


def scatter_dot_reduce(self, dim, index, src, reduce):
    ks = self.meta.key_set | index.meta.key_set | src.meta.key_set
    if state.dirty:
        if state.observers:
            return _scatter_dot_reduce.call_slow(ks, self, dim, index, src, reduce)
        ks = (ks | tls.included) & tls.not_excluded
    return _scatter_dot_reduce_table[ks](ks, self, dim, index, src, reduce)


# scatter.reduce_out(Tensor self, int dim, Tensor index, Tensor src, *, str reduce, Tensor(a!) out) -> Tensor(a!)
_scatter_reduce_out = find_schema_or_throw("aten::scatter", "reduce_out")
_scatter_reduce_out_table = _scatter_reduce_out.table


def scatter_reduce_out(self, dim, index, src, reduce, out):
    ks = self.meta.key_set | index.meta.key_set | src.meta.key_set | out.meta.key_set
    if state.dirty:
        if state.observers:
            return _scatter_reduce_out.call_slow(ks, self, dim, index, src, reduce, out)
        ks = (ks | tls.included) & tls.not_excluded
    return _scatter_reduce_out_table[ks](ks, self, dim, index, src, reduce, out)


# scatter.value_reduce(Tensor self, int dim, Tensor index, Scalar value, *, str reduce) -> Tensor
_scatter_value_reduce = find_schema_or_throw("aten::scatter", "value_reduce")
_scatter_value_reduce_table = _scatter_value_reduce.table


def scatter_value_reduce(self, dim, index, value, reduce):
    ks = self.meta.key_set | index.meta.key_set
    if state.dirty:
        if state.observers:
            return _scatter_value_reduce.call_slow(ks, self, dim, index, value, reduce)
        ks = (ks | tls.included) & tls.not_excluded
    return _scatter_value_reduce_table[ks](ks, self, dim, index, value, reduce)


# scatter.value_reduce_out(Tensor self, int dim, Tensor index, Scalar value, *, str reduce, Tensor(a!) out) -> Tensor(a!)
_scatter_value_reduce_out = find_schema_or_throw("aten::scatter", "value_reduce_out")
_scatter_value_reduce_out_table = _scatter_value_reduce_out.table


def scatter_value_reduce_out(self, dim, index, value, reduce, out):
    ks = self.meta.key_set | index.meta.key_set | out.meta.key_set
    if state.dirty:
        if state.observers:
            return _scatter_value_reduce_out.call_slow(ks, self, dim, index, value, reduce, out)
        ks = (ks | tls.included) & tls.not_excluded
    return _scatter_value_reduce_out_table[ks](ks, self, dim, index, value, reduce, out)


scatter_parser = PythonArgParser("scatter", (
    _scatter_src,
    _scatter_src_out,
    _scatter_value,
    _scatter_value_out,
    _scatter_dot_reduce,
    _scatter_reduce_out,
    _scatter_value_reduce,
    _scatter_value_reduce_out,
))


def scatter(input=NOT_GIVEN, *args, **kwargs):
    if not kwargs and len(args) == 3:
        dim, index, value = args
        if dim.__class__ is int and value.__class__ in NUMBERS:
            try:
                ks = input.meta.key_set | index.meta.key_set
            except AttributeError:
                pass
            else:
                if state.dirty:
                    if state.observers:
                        return _scatter_value.call_slow(ks, input, dim, index, value)
                    ks = (ks | tls.included) & tls.not_excluded
                return _scatter_value_table[ks](ks, input, dim, index, value)
        dim, index, src = args
        if dim.__class__ is int:
            try:
                ks = input.meta.key_set | index.meta.key_set | src.meta.key_set
            except AttributeError:
                pass
            else:
                if state.dirty:
                    if state.observers:
                        return _scatter_src.call_slow(ks, input, dim, index, src)
                    ks = (ks | tls.included) & tls.not_excluded
                return _scatter_src_table[ks](ks, input, dim, index, src)
    return scatter_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


# scatter_.src(Tensor(a!) self, int dim, Tensor index, Tensor src) -> Tensor(a!)
_scatter__src = find_schema_or_throw("aten::scatter_", "src")
_scatter__src_table = _scatter__src.table


def scatter__src(self, dim, index, src):
    ks = self.meta.key_set | index.meta.key_set | src.meta.key_set
    if state.dirty:
        if state.observers:
            return _scatter__src.call_slow(ks, self, dim, index, src)
        ks = (ks | tls.included) & tls.not_excluded
    return _scatter__src_table[ks](ks, self, dim, index, src)


# scatter_.value(Tensor(a!) self, int dim, Tensor index, Scalar value) -> Tensor(a!)
_scatter__value = find_schema_or_throw("aten::scatter_", "value")
_scatter__value_table = _scatter__value.table


def scatter__value(self, dim, index, value):
    ks = self.meta.key_set | index.meta.key_set
    if state.dirty:
        if state.observers:
            return _scatter__value.call_slow(ks, self, dim, index, value)
        ks = (ks | tls.included) & tls.not_excluded
    return _scatter__value_table[ks](ks, self, dim, index, value)


# scatter_.reduce(Tensor(a!) self, int dim, Tensor index, Tensor src, *, str reduce) -> Tensor(a!)
_scatter__reduce = find_schema_or_throw("aten::scatter_", "reduce")
_scatter__reduce_table = _scatter__reduce.table


def scatter__reduce(self, dim, index, src, reduce):
    ks = self.meta.key_set | index.meta.key_set | src.meta.key_set
    if state.dirty:
        if state.observers:
            return _scatter__reduce.call_slow(ks, self, dim, index, src, reduce)
        ks = (ks | tls.included) & tls.not_excluded
    return _scatter__reduce_table[ks](ks, self, dim, index, src, reduce)


# scatter_.value_reduce(Tensor(a!) self, int dim, Tensor index, Scalar value, *, str reduce) -> Tensor(a!)
_scatter__value_reduce = find_schema_or_throw("aten::scatter_", "value_reduce")
_scatter__value_reduce_table = _scatter__value_reduce.table


def scatter__value_reduce(self, dim, index, value, reduce):
    ks = self.meta.key_set | index.meta.key_set
    if state.dirty:
        if state.observers:
            return _scatter__value_reduce.call_slow(ks, self, dim, index, value, reduce)
        ks = (ks | tls.included) & tls.not_excluded
    return _scatter__value_reduce_table[ks](ks, self, dim, index, value, reduce)


scatter__parser = PythonArgParser("scatter_", (
    _scatter__src,
    _scatter__value,
    _scatter__reduce,
    _scatter__value_reduce,
))


def scatter_(self=NOT_GIVEN, *args, **kwargs):
    if not kwargs and len(args) == 3:
        dim, index, value = args
        if dim.__class__ is int and value.__class__ in NUMBERS:
            try:
                ks = self.meta.key_set | index.meta.key_set
            except AttributeError:
                pass
            else:
                if state.dirty:
                    if state.observers:
                        return _scatter__value.call_slow(ks, self, dim, index, value)
                    ks = (ks | tls.included) & tls.not_excluded
                return _scatter__value_table[ks](ks, self, dim, index, value)
        dim, index, src = args
        if dim.__class__ is int:
            try:
                ks = self.meta.key_set | index.meta.key_set | src.meta.key_set
            except AttributeError:
                pass
            else:
                if state.dirty:
                    if state.observers:
                        return _scatter__src.call_slow(ks, self, dim, index, src)
                    ks = (ks | tls.included) & tls.not_excluded
                return _scatter__src_table[ks](ks, self, dim, index, src)
    return scatter__parser.call(*given(("self",), (self,), (NOT_GIVEN,), args, kwargs), **kwargs)


# scatter_add(Tensor self, int dim, Tensor index, Tensor src) -> Tensor
_scatter_add = find_schema_or_throw("aten::scatter_add", "")
_scatter_add_table = _scatter_add.table


def scatter_add_default(self, dim, index, src):
    ks = self.meta.key_set | index.meta.key_set | src.meta.key_set
    if state.dirty:
        if state.observers:
            return _scatter_add.call_slow(ks, self, dim, index, src)
        ks = (ks | tls.included) & tls.not_excluded
    return _scatter_add_table[ks](ks, self, dim, index, src)


# scatter_add.out(Tensor self, int dim, Tensor index, Tensor src, *, Tensor(a!) out) -> Tensor(a!)
_scatter_add_out = find_schema_or_throw("aten::scatter_add", "out")
_scatter_add_out_table = _scatter_add_out.table


def scatter_add_out(self, dim, index, src, out):
    ks = self.meta.key_set | index.meta.key_set | src.meta.key_set | out.meta.key_set
    if state.dirty:
        if state.observers:
            return _scatter_add_out.call_slow(ks, self, dim, index, src, out)
        ks = (ks | tls.included) & tls.not_excluded
    return _scatter_add_out_table[ks](ks, self, dim, index, src, out)


scatter_add_parser = PythonArgParser("scatter_add", (_scatter_add, _scatter_add_out))


def scatter_add(input=NOT_GIVEN, dim=NOT_GIVEN, index=NOT_GIVEN, src=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and dim.__class__ is int:
        try:
            ks = input.meta.key_set | index.meta.key_set | src.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _scatter_add.call_slow(ks, input, dim, index, src)
                ks = (ks | tls.included) & tls.not_excluded
            return _scatter_add_table[ks](ks, input, dim, index, src)
    return scatter_add_parser.call(*given(("input", "dim", "index", "src"), (input, dim, index, src), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


# scatter_add_(Tensor(a!) self, int dim, Tensor index, Tensor src) -> Tensor(a!)
_scatter_add_ = find_schema_or_throw("aten::scatter_add_", "")
_scatter_add__table = _scatter_add_.table


def scatter_add__default(self, dim, index, src):
    ks = self.meta.key_set | index.meta.key_set | src.meta.key_set
    if state.dirty:
        if state.observers:
            return _scatter_add_.call_slow(ks, self, dim, index, src)
        ks = (ks | tls.included) & tls.not_excluded
    return _scatter_add__table[ks](ks, self, dim, index, src)


scatter_add__parser = PythonArgParser("scatter_add_", (_scatter_add_,))


def scatter_add_(self=NOT_GIVEN, dim=NOT_GIVEN, index=NOT_GIVEN, src=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and dim.__class__ is int:
        try:
            ks = self.meta.key_set | index.meta.key_set | src.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _scatter_add_.call_slow(ks, self, dim, index, src)
                ks = (ks | tls.included) & tls.not_excluded
            return _scatter_add__table[ks](ks, self, dim, index, src)
    return scatter_add__parser.call(*given(("self", "dim", "index", "src"), (self, dim, index, src), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


# scatter_reduce.two(Tensor self, int dim, Tensor index, Tensor src, str reduce, *, bool include_self=True) -> Tensor
_scatter_reduce_two = find_schema_or_throw("aten::scatter_reduce", "two")
_scatter_reduce_two_table = _scatter_reduce_two.table


def scatter_reduce_two(self, dim, index, src, reduce, include_self=True):
    ks = self.meta.key_set | index.meta.key_set | src.meta.key_set
    if state.dirty:
        if state.observers:
            return _scatter_reduce_two.call_slow(ks, self, dim, index, src, reduce, include_self)
        ks = (ks | tls.included) & tls.not_excluded
    return _scatter_reduce_two_table[ks](ks, self, dim, index, src, reduce, include_self)


# scatter_reduce.two_out(Tensor self, int dim, Tensor index, Tensor src, str reduce, *, bool include_self=True, Tensor(a!) out) -> Tensor(a!)
_scatter_reduce_two_out = find_schema_or_throw("aten::scatter_reduce", "two_out")
_scatter_reduce_two_out_table = _scatter_reduce_two_out.table


def scatter_reduce_two_out(self, dim, index, src, reduce, include_self, out):
    ks = self.meta.key_set | index.meta.key_set | src.meta.key_set | out.meta.key_set
    if state.dirty:
        if state.observers:
            return _scatter_reduce_two_out.call_slow(ks, self, dim, index, src, reduce, include_self, out)
        ks = (ks | tls.included) & tls.not_excluded
    return _scatter_reduce_two_out_table[ks](ks, self, dim, index, src, reduce, include_self, out)


scatter_reduce_parser = PythonArgParser("scatter_reduce", (_scatter_reduce_two, _scatter_reduce_two_out))


def scatter_reduce(input=NOT_GIVEN, dim=NOT_GIVEN, index=NOT_GIVEN, src=NOT_GIVEN, reduce=NOT_GIVEN, *args, include_self=True, out=None, **kwargs):
    return scatter_reduce_parser.call(*given(("input", "dim", "index", "src", "reduce"), (input, dim, index, src, reduce), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), include_self=include_self, out=out, **kwargs)


# scatter_reduce_.two(Tensor(a!) self, int dim, Tensor index, Tensor src, str reduce, *, bool include_self=True) -> Tensor(a!)
_scatter_reduce__two = find_schema_or_throw("aten::scatter_reduce_", "two")
_scatter_reduce__two_table = _scatter_reduce__two.table


def scatter_reduce__two(self, dim, index, src, reduce, include_self=True):
    ks = self.meta.key_set | index.meta.key_set | src.meta.key_set
    if state.dirty:
        if state.observers:
            return _scatter_reduce__two.call_slow(ks, self, dim, index, src, reduce, include_self)
        ks = (ks | tls.included) & tls.not_excluded
    return _scatter_reduce__two_table[ks](ks, self, dim, index, src, reduce, include_self)


scatter_reduce__parser = PythonArgParser("scatter_reduce_", (_scatter_reduce__two,))


def scatter_reduce_(self=NOT_GIVEN, dim=NOT_GIVEN, index=NOT_GIVEN, src=NOT_GIVEN, reduce=NOT_GIVEN, *args, include_self=True, **kwargs):
    return scatter_reduce__parser.call(*given(("self", "dim", "index", "src", "reduce"), (self, dim, index, src, reduce), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), include_self=include_self, **kwargs)


# index_add(Tensor self, int dim, Tensor index, Tensor source, *, Scalar alpha=1) -> Tensor
_index_add = find_schema_or_throw("aten::index_add", "")
_index_add_table = _index_add.table


def index_add_default(self, dim, index, source, alpha=1):
    ks = self.meta.key_set | index.meta.key_set | source.meta.key_set
    if state.dirty:
        if state.observers:
            return _index_add.call_slow(ks, self, dim, index, source, alpha)
        ks = (ks | tls.included) & tls.not_excluded
    return _index_add_table[ks](ks, self, dim, index, source, alpha)


# index_add.out(Tensor self, int dim, Tensor index, Tensor source, *, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)
_index_add_out = find_schema_or_throw("aten::index_add", "out")
_index_add_out_table = _index_add_out.table


def index_add_out(self, dim, index, source, alpha, out):
    ks = self.meta.key_set | index.meta.key_set | source.meta.key_set | out.meta.key_set
    if state.dirty:
        if state.observers:
            return _index_add_out.call_slow(ks, self, dim, index, source, alpha, out)
        ks = (ks | tls.included) & tls.not_excluded
    return _index_add_out_table[ks](ks, self, dim, index, source, alpha, out)


index_add_parser = PythonArgParser("index_add", (_index_add, _index_add_out))


def index_add(input=NOT_GIVEN, dim=NOT_GIVEN, index=NOT_GIVEN, source=NOT_GIVEN, *args, alpha=1, out=None, **kwargs):
    if out is None and not args and not kwargs and dim.__class__ is int and alpha.__class__ in NUMBERS:
        try:
            ks = input.meta.key_set | index.meta.key_set | source.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _index_add.call_slow(ks, input, dim, index, source, alpha)
                ks = (ks | tls.included) & tls.not_excluded
            return _index_add_table[ks](ks, input, dim, index, source, alpha)
    return index_add_parser.call(*given(("input", "dim", "index", "source"), (input, dim, index, source), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), alpha=alpha, out=out, **kwargs)


# index_add_(Tensor(a!) self, int dim, Tensor index, Tensor source, *, Scalar alpha=1) -> Tensor(a!)
_index_add_ = find_schema_or_throw("aten::index_add_", "")
_index_add__table = _index_add_.table


def index_add__default(self, dim, index, source, alpha=1):
    ks = self.meta.key_set | index.meta.key_set | source.meta.key_set
    if state.dirty:
        if state.observers:
            return _index_add_.call_slow(ks, self, dim, index, source, alpha)
        ks = (ks | tls.included) & tls.not_excluded
    return _index_add__table[ks](ks, self, dim, index, source, alpha)


index_add__parser = PythonArgParser("index_add_", (_index_add_,))


def index_add_(self=NOT_GIVEN, dim=NOT_GIVEN, index=NOT_GIVEN, source=NOT_GIVEN, *args, alpha=1, **kwargs):
    if not args and not kwargs and dim.__class__ is int and alpha.__class__ in NUMBERS:
        try:
            ks = self.meta.key_set | index.meta.key_set | source.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _index_add_.call_slow(ks, self, dim, index, source, alpha)
                ks = (ks | tls.included) & tls.not_excluded
            return _index_add__table[ks](ks, self, dim, index, source, alpha)
    return index_add__parser.call(*given(("self", "dim", "index", "source"), (self, dim, index, source), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), alpha=alpha, **kwargs)


# index_fill_.int_Scalar(Tensor(a!) self, int dim, Tensor index, Scalar value) -> Tensor(a!)
_index_fill__int_Scalar = find_schema_or_throw("aten::index_fill_", "int_Scalar")
_index_fill__int_Scalar_table = _index_fill__int_Scalar.table


def index_fill__int_Scalar(self, dim, index, value):
    ks = self.meta.key_set | index.meta.key_set
    if state.dirty:
        if state.observers:
            return _index_fill__int_Scalar.call_slow(ks, self, dim, index, value)
        ks = (ks | tls.included) & tls.not_excluded
    return _index_fill__int_Scalar_table[ks](ks, self, dim, index, value)


# index_fill_.int_Tensor(Tensor(a!) self, int dim, Tensor index, Tensor value) -> Tensor(a!)
_index_fill__int_Tensor = find_schema_or_throw("aten::index_fill_", "int_Tensor")
_index_fill__int_Tensor_table = _index_fill__int_Tensor.table


def index_fill__int_Tensor(self, dim, index, value):
    ks = self.meta.key_set | index.meta.key_set | value.meta.key_set
    if state.dirty:
        if state.observers:
            return _index_fill__int_Tensor.call_slow(ks, self, dim, index, value)
        ks = (ks | tls.included) & tls.not_excluded
    return _index_fill__int_Tensor_table[ks](ks, self, dim, index, value)


index_fill__parser = PythonArgParser("index_fill_", (_index_fill__int_Scalar, _index_fill__int_Tensor))


def index_fill_(self=NOT_GIVEN, dim=NOT_GIVEN, index=NOT_GIVEN, value=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and dim.__class__ is int and value.__class__ in NUMBERS:
        try:
            ks = self.meta.key_set | index.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _index_fill__int_Scalar.call_slow(ks, self, dim, index, value)
                ks = (ks | tls.included) & tls.not_excluded
            return _index_fill__int_Scalar_table[ks](ks, self, dim, index, value)
    if not args and not kwargs and dim.__class__ is int:
        try:
            ks = self.meta.key_set | index.meta.key_set | value.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _index_fill__int_Tensor.call_slow(ks, self, dim, index, value)
                ks = (ks | tls.included) & tls.not_excluded
            return _index_fill__int_Tensor_table[ks](ks, self, dim, index, value)
    return index_fill__parser.call(*given(("self", "dim", "index", "value"), (self, dim, index, value), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


# index_fill.int_Scalar(Tensor self, int dim, Tensor index, Scalar value) -> Tensor
_index_fill_int_Scalar = find_schema_or_throw("aten::index_fill", "int_Scalar")
_index_fill_int_Scalar_table = _index_fill_int_Scalar.table


def index_fill_int_Scalar(self, dim, index, value):
    ks = self.meta.key_set | index.meta.key_set
    if state.dirty:
        if state.observers:
            return _index_fill_int_Scalar.call_slow(ks, self, dim, index, value)
        ks = (ks | tls.included) & tls.not_excluded
    return _index_fill_int_Scalar_table[ks](ks, self, dim, index, value)


# index_fill.int_Tensor(Tensor self, int dim, Tensor index, Tensor value) -> Tensor
_index_fill_int_Tensor = find_schema_or_throw("aten::index_fill", "int_Tensor")
_index_fill_int_Tensor_table = _index_fill_int_Tensor.table


def index_fill_int_Tensor(self, dim, index, value):
    ks = self.meta.key_set | index.meta.key_set | value.meta.key_set
    if state.dirty:
        if state.observers:
            return _index_fill_int_Tensor.call_slow(ks, self, dim, index, value)
        ks = (ks | tls.included) & tls.not_excluded
    return _index_fill_int_Tensor_table[ks](ks, self, dim, index, value)


index_fill_parser = PythonArgParser("index_fill", (_index_fill_int_Scalar, _index_fill_int_Tensor))


def index_fill(input=NOT_GIVEN, dim=NOT_GIVEN, index=NOT_GIVEN, value=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and dim.__class__ is int and value.__class__ in NUMBERS:
        try:
            ks = input.meta.key_set | index.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _index_fill_int_Scalar.call_slow(ks, input, dim, index, value)
                ks = (ks | tls.included) & tls.not_excluded
            return _index_fill_int_Scalar_table[ks](ks, input, dim, index, value)
    if not args and not kwargs and dim.__class__ is int:
        try:
            ks = input.meta.key_set | index.meta.key_set | value.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _index_fill_int_Tensor.call_slow(ks, input, dim, index, value)
                ks = (ks | tls.included) & tls.not_excluded
            return _index_fill_int_Tensor_table[ks](ks, input, dim, index, value)
    return index_fill_parser.call(*given(("input", "dim", "index", "value"), (input, dim, index, value), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


# take(Tensor self, Tensor index) -> Tensor
_take = find_schema_or_throw("aten::take", "")
_take_table = _take.table


def take_default(self, index):
    ks = self.meta.key_set | index.meta.key_set
    if state.dirty:
        if state.observers:
            return _take.call_slow(ks, self, index)
        ks = (ks | tls.included) & tls.not_excluded
    return _take_table[ks](ks, self, index)


# take.out(Tensor self, Tensor index, *, Tensor(a!) out) -> Tensor(a!)
_take_out = find_schema_or_throw("aten::take", "out")
_take_out_table = _take_out.table


def take_out(self, index, out):
    ks = self.meta.key_set | index.meta.key_set | out.meta.key_set
    if state.dirty:
        if state.observers:
            return _take_out.call_slow(ks, self, index, out)
        ks = (ks | tls.included) & tls.not_excluded
    return _take_out_table[ks](ks, self, index, out)


take_parser = PythonArgParser("take", (_take, _take_out))


def take(input=NOT_GIVEN, index=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs:
        try:
            ks = input.meta.key_set | index.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _take.call_slow(ks, input, index)
                ks = (ks | tls.included) & tls.not_excluded
            return _take_table[ks](ks, input, index)
    return take_parser.call(*given(("input", "index"), (input, index), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


# put_(Tensor(a!) self, Tensor index, Tensor source, bool accumulate=False) -> Tensor(a!)
_put_ = find_schema_or_throw("aten::put_", "")
_put__table = _put_.table


def put__default(self, index, source, accumulate=False):
    ks = self.meta.key_set | index.meta.key_set | source.meta.key_set
    if state.dirty:
        if state.observers:
            return _put_.call_slow(ks, self, index, source, accumulate)
        ks = (ks | tls.included) & tls.not_excluded
    return _put__table[ks](ks, self, index, source, accumulate)


put__parser = PythonArgParser("put_", (_put_,))


def put_(self=NOT_GIVEN, index=NOT_GIVEN, source=NOT_GIVEN, accumulate=False, *args, **kwargs):
    if not args and not kwargs and accumulate.__class__ is bool:
        try:
            ks = self.meta.key_set | index.meta.key_set | source.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _put_.call_slow(ks, self, index, source, accumulate)
                ks = (ks | tls.included) & tls.not_excluded
            return _put__table[ks](ks, self, index, source, accumulate)
    return put__parser.call(*given(("self", "index", "source", "accumulate"), (self, index, source, accumulate), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, False), args, kwargs), **kwargs)


# put(Tensor self, Tensor index, Tensor source, bool accumulate=False) -> Tensor
_put = find_schema_or_throw("aten::put", "")
_put_table = _put.table


def put_default(self, index, source, accumulate=False):
    ks = self.meta.key_set | index.meta.key_set | source.meta.key_set
    if state.dirty:
        if state.observers:
            return _put.call_slow(ks, self, index, source, accumulate)
        ks = (ks | tls.included) & tls.not_excluded
    return _put_table[ks](ks, self, index, source, accumulate)


put_parser = PythonArgParser("put", (_put,))


def put(input=NOT_GIVEN, index=NOT_GIVEN, source=NOT_GIVEN, accumulate=False, *args, **kwargs):
    if not args and not kwargs and accumulate.__class__ is bool:
        try:
            ks = input.meta.key_set | index.meta.key_set | source.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _put.call_slow(ks, input, index, source, accumulate)
                ks = (ks | tls.included) & tls.not_excluded
            return _put_table[ks](ks, input, index, source, accumulate)
    return put_parser.call(*given(("input", "index", "source", "accumulate"), (input, index, source, accumulate), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, False), args, kwargs), **kwargs)


# masked_scatter_(Tensor(a!) self, Tensor mask, Tensor source) -> Tensor(a!)
_masked_scatter_ = find_schema_or_throw("aten::masked_scatter_", "")
_masked_scatter__table = _masked_scatter_.table


def masked_scatter__default(self, mask, source):
    ks = self.meta.key_set | mask.meta.key_set | source.meta.key_set
    if state.dirty:
        if state.observers:
            return _masked_scatter_.call_slow(ks, self, mask, source)
        ks = (ks | tls.included) & tls.not_excluded
    return _masked_scatter__table[ks](ks, self, mask, source)


masked_scatter__parser = PythonArgParser("masked_scatter_", (_masked_scatter_,))


def masked_scatter_(self=NOT_GIVEN, mask=NOT_GIVEN, source=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs:
        try:
            ks = self.meta.key_set | mask.meta.key_set | source.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _masked_scatter_.call_slow(ks, self, mask, source)
                ks = (ks | tls.included) & tls.not_excluded
            return _masked_scatter__table[ks](ks, self, mask, source)
    return masked_scatter__parser.call(*given(("self", "mask", "source"), (self, mask, source), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


# masked_scatter(Tensor self, Tensor mask, Tensor source) -> Tensor
_masked_scatter = find_schema_or_throw("aten::masked_scatter", "")
_masked_scatter_table = _masked_scatter.table


def masked_scatter_default(self, mask, source):
    ks = self.meta.key_set | mask.meta.key_set | source.meta.key_set
    if state.dirty:
        if state.observers:
            return _masked_scatter.call_slow(ks, self, mask, source)
        ks = (ks | tls.included) & tls.not_excluded
    return _masked_scatter_table[ks](ks, self, mask, source)


masked_scatter_parser = PythonArgParser("masked_scatter", (_masked_scatter,))


def masked_scatter(input=NOT_GIVEN, mask=NOT_GIVEN, source=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs:
        try:
            ks = input.meta.key_set | mask.meta.key_set | source.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _masked_scatter.call_slow(ks, input, mask, source)
                ks = (ks | tls.included) & tls.not_excluded
            return _masked_scatter_table[ks](ks, input, mask, source)
    return masked_scatter_parser.call(*given(("input", "mask", "source"), (input, mask, source), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


# masked_scatter_backward(Tensor grad_output, Tensor mask, SymInt[] sizes) -> Tensor
_masked_scatter_backward = find_schema_or_throw("aten::masked_scatter_backward", "")
_masked_scatter_backward_table = _masked_scatter_backward.table


def masked_scatter_backward_default(grad_output, mask, sizes):
    ks = grad_output.meta.key_set | mask.meta.key_set
    if state.dirty:
        if state.observers:
            return _masked_scatter_backward.call_slow(ks, grad_output, mask, sizes)
        ks = (ks | tls.included) & tls.not_excluded
    return _masked_scatter_backward_table[ks](ks, grad_output, mask, sizes)


masked_scatter_backward_parser = PythonArgParser("masked_scatter_backward", (_masked_scatter_backward,))


def masked_scatter_backward(grad_output=NOT_GIVEN, mask=NOT_GIVEN, sizes=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and is_ints(sizes):
        try:
            ks = grad_output.meta.key_set | mask.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _masked_scatter_backward.call_slow(ks, grad_output, mask, sizes)
                ks = (ks | tls.included) & tls.not_excluded
            return _masked_scatter_backward_table[ks](ks, grad_output, mask, sizes)
    return masked_scatter_backward_parser.call(*given(("grad_output", "mask", "sizes"), (grad_output, mask, sizes), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


# tril(Tensor self, SymInt diagonal=0) -> Tensor
_tril = find_schema_or_throw("aten::tril", "")
_tril_table = _tril.table


def tril_default(self, diagonal=0):
    ks = self.meta.key_set
    if state.dirty:
        if state.observers:
            return _tril.call_slow(ks, self, diagonal)
        ks = (ks | tls.included) & tls.not_excluded
    return _tril_table[ks](ks, self, diagonal)


# tril.out(Tensor self, SymInt diagonal=0, *, Tensor(a!) out) -> Tensor(a!)
_tril_out = find_schema_or_throw("aten::tril", "out")
_tril_out_table = _tril_out.table


def tril_out(self, diagonal, out):
    ks = self.meta.key_set | out.meta.key_set
    if state.dirty:
        if state.observers:
            return _tril_out.call_slow(ks, self, diagonal, out)
        ks = (ks | tls.included) & tls.not_excluded
    return _tril_out_table[ks](ks, self, diagonal, out)


tril_parser = PythonArgParser("tril", (_tril, _tril_out))


def tril(input=NOT_GIVEN, diagonal=0, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and diagonal.__class__ is int:
        try:
            ks = input.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _tril.call_slow(ks, input, diagonal)
                ks = (ks | tls.included) & tls.not_excluded
            return _tril_table[ks](ks, input, diagonal)
    return tril_parser.call(*given(("input", "diagonal"), (input, diagonal), (NOT_GIVEN, 0), args, kwargs), out=out, **kwargs)


# tril_(Tensor(a!) self, SymInt diagonal=0) -> Tensor(a!)
_tril_ = find_schema_or_throw("aten::tril_", "")
_tril__table = _tril_.table


def tril__default(self, diagonal=0):
    ks = self.meta.key_set
    if state.dirty:
        if state.observers:
            return _tril_.call_slow(ks, self, diagonal)
        ks = (ks | tls.included) & tls.not_excluded
    return _tril__table[ks](ks, self, diagonal)


tril__parser = PythonArgParser("tril_", (_tril_,))


def tril_(self=NOT_GIVEN, diagonal=0, *args, **kwargs):
    if not args and not kwargs and diagonal.__class__ is int:
        try:
            ks = self.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _tril_.call_slow(ks, self, diagonal)
                ks = (ks | tls.included) & tls.not_excluded
            return _tril__table[ks](ks, self, diagonal)
    return tril__parser.call(*given(("self", "diagonal"), (self, diagonal), (NOT_GIVEN, 0), args, kwargs), **kwargs)


# triu(Tensor self, SymInt diagonal=0) -> Tensor
_triu = find_schema_or_throw("aten::triu", "")
_triu_table = _triu.table


def triu_default(self, diagonal=0):
    ks = self.meta.key_set
    if state.dirty:
        if state.observers:
            return _triu.call_slow(ks, self, diagonal)
        ks = (ks | tls.included) & tls.not_excluded
    return _triu_table[ks](ks, self, diagonal)


# triu.out(Tensor self, SymInt diagonal=0, *, Tensor(a!) out) -> Tensor(a!)
_triu_out = find_schema_or_throw("aten::triu", "out")
_triu_out_table = _triu_out.table


def triu_out(self, diagonal, out):
    ks = self.meta.key_set | out.meta.key_set
    if state.dirty:
        if state.observers:
            return _triu_out.call_slow(ks, self, diagonal, out)
        ks = (ks | tls.included) & tls.not_excluded
    return _triu_out_table[ks](ks, self, diagonal, out)


triu_parser = PythonArgParser("triu", (_triu, _triu_out))


def triu(input=NOT_GIVEN, diagonal=0, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and diagonal.__class__ is int:
        try:
            ks = input.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _triu.call_slow(ks, input, diagonal)
                ks = (ks | tls.included) & tls.not_excluded
            return _triu_table[ks](ks, input, diagonal)
    return triu_parser.call(*given(("input", "diagonal"), (input, diagonal), (NOT_GIVEN, 0), args, kwargs), out=out, **kwargs)


# triu_(Tensor(a!) self, SymInt diagonal=0) -> Tensor(a!)
_triu_ = find_schema_or_throw("aten::triu_", "")
_triu__table = _triu_.table


def triu__default(self, diagonal=0):
    ks = self.meta.key_set
    if state.dirty:
        if state.observers:
            return _triu_.call_slow(ks, self, diagonal)
        ks = (ks | tls.included) & tls.not_excluded
    return _triu__table[ks](ks, self, diagonal)


triu__parser = PythonArgParser("triu_", (_triu_,))


def triu_(self=NOT_GIVEN, diagonal=0, *args, **kwargs):
    if not args and not kwargs and diagonal.__class__ is int:
        try:
            ks = self.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _triu_.call_slow(ks, self, diagonal)
                ks = (ks | tls.included) & tls.not_excluded
            return _triu__table[ks](ks, self, diagonal)
    return triu__parser.call(*given(("self", "diagonal"), (self, diagonal), (NOT_GIVEN, 0), args, kwargs), **kwargs)


# flip(Tensor self, int[] dims) -> Tensor
_flip = find_schema_or_throw("aten::flip", "")
_flip_table = _flip.table


def flip_default(self, dims):
    ks = self.meta.key_set
    if state.dirty:
        if state.observers:
            return _flip.call_slow(ks, self, dims)
        ks = (ks | tls.included) & tls.not_excluded
    return _flip_table[ks](ks, self, dims)


flip_parser = PythonArgParser("flip", (_flip,))


def flip(input=NOT_GIVEN, *args, **kwargs):
    if not kwargs:
        dims = as_ints(args)
        if dims is not None:
            try:
                ks = input.meta.key_set
            except AttributeError:
                pass
            else:
                if state.dirty:
                    if state.observers:
                        return _flip.call_slow(ks, input, dims)
                    ks = (ks | tls.included) & tls.not_excluded
                return _flip_table[ks](ks, input, dims)
    return flip_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


# roll(Tensor self, SymInt[1] shifts, int[1] dims=[]) -> Tensor
_roll = find_schema_or_throw("aten::roll", "")
_roll_table = _roll.table


def roll_default(self, shifts, dims=()):
    ks = self.meta.key_set
    if state.dirty:
        if state.observers:
            return _roll.call_slow(ks, self, shifts, dims)
        ks = (ks | tls.included) & tls.not_excluded
    return _roll_table[ks](ks, self, shifts, dims)


roll_parser = PythonArgParser("roll", (_roll,))


def roll(input=NOT_GIVEN, shifts=NOT_GIVEN, dims=(), *args, **kwargs):
    if shifts.__class__ is int:
        shifts = (shifts,)
    if dims.__class__ is int:
        dims = (dims,)
    if not args and not kwargs and is_ints(shifts) and is_ints(dims):
        try:
            ks = input.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _roll.call_slow(ks, input, shifts, dims)
                ks = (ks | tls.included) & tls.not_excluded
            return _roll_table[ks](ks, input, shifts, dims)
    return roll_parser.call(*given(("input", "shifts", "dims"), (input, shifts, dims), (NOT_GIVEN, NOT_GIVEN, ()), args, kwargs), **kwargs)


# repeat(Tensor self, SymInt[] repeats) -> Tensor
_repeat = find_schema_or_throw("aten::repeat", "")
_repeat_table = _repeat.table


def repeat_default(self, repeats):
    ks = self.meta.key_set
    if state.dirty:
        if state.observers:
            return _repeat.call_slow(ks, self, repeats)
        ks = (ks | tls.included) & tls.not_excluded
    return _repeat_table[ks](ks, self, repeats)


repeat_parser = PythonArgParser("repeat", (_repeat,))


def repeat(self=NOT_GIVEN, *args, **kwargs):
    if not kwargs:
        repeats = as_ints(args)
        if repeats is not None:
            try:
                ks = self.meta.key_set
            except AttributeError:
                pass
            else:
                if state.dirty:
                    if state.observers:
                        return _repeat.call_slow(ks, self, repeats)
                    ks = (ks | tls.included) & tls.not_excluded
                return _repeat_table[ks](ks, self, repeats)
    return repeat_parser.call(*given(("self",), (self,), (NOT_GIVEN,), args, kwargs), **kwargs)


# diag_embed(Tensor self, int offset=0, int dim1=-2, int dim2=-1) -> Tensor
_diag_embed = find_schema_or_throw("aten::diag_embed", "")
_diag_embed_table = _diag_embed.table


def diag_embed_default(self, offset=0, dim1=-2, dim2=-1):
    ks = self.meta.key_set
    if state.dirty:
        if state.observers:
            return _diag_embed.call_slow(ks, self, offset, dim1, dim2)
        ks = (ks | tls.included) & tls.not_excluded
    return _diag_embed_table[ks](ks, self, offset, dim1, dim2)


diag_embed_parser = PythonArgParser("diag_embed", (_diag_embed,))


def diag_embed(input=NOT_GIVEN, offset=0, dim1=-2, dim2=-1, *args, **kwargs):
    if not args and not kwargs and offset.__class__ is int and dim1.__class__ is int and dim2.__class__ is int:
        try:
            ks = input.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _diag_embed.call_slow(ks, input, offset, dim1, dim2)
                ks = (ks | tls.included) & tls.not_excluded
            return _diag_embed_table[ks](ks, input, offset, dim1, dim2)
    return diag_embed_parser.call(*given(("input", "offset", "dim1", "dim2"), (input, offset, dim1, dim2), (NOT_GIVEN, 0, -2, -1), args, kwargs), **kwargs)


# diag(Tensor self, int diagonal=0) -> Tensor
_diag = find_schema_or_throw("aten::diag", "")
_diag_table = _diag.table


def diag_default(self, diagonal=0):
    ks = self.meta.key_set
    if state.dirty:
        if state.observers:
            return _diag.call_slow(ks, self, diagonal)
        ks = (ks | tls.included) & tls.not_excluded
    return _diag_table[ks](ks, self, diagonal)


# diag.out(Tensor self, int diagonal=0, *, Tensor(a!) out) -> Tensor(a!)
_diag_out = find_schema_or_throw("aten::diag", "out")
_diag_out_table = _diag_out.table


def diag_out(self, diagonal, out):
    ks = self.meta.key_set | out.meta.key_set
    if state.dirty:
        if state.observers:
            return _diag_out.call_slow(ks, self, diagonal, out)
        ks = (ks | tls.included) & tls.not_excluded
    return _diag_out_table[ks](ks, self, diagonal, out)


diag_parser = PythonArgParser("diag", (_diag, _diag_out))


def diag(input=NOT_GIVEN, diagonal=0, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and diagonal.__class__ is int:
        try:
            ks = input.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _diag.call_slow(ks, input, diagonal)
                ks = (ks | tls.included) & tls.not_excluded
            return _diag_table[ks](ks, input, diagonal)
    return diag_parser.call(*given(("input", "diagonal"), (input, diagonal), (NOT_GIVEN, 0), args, kwargs), out=out, **kwargs)


# diagflat(Tensor self, int offset=0) -> Tensor
_diagflat = find_schema_or_throw("aten::diagflat", "")
_diagflat_table = _diagflat.table


def diagflat_default(self, offset=0):
    ks = self.meta.key_set
    if state.dirty:
        if state.observers:
            return _diagflat.call_slow(ks, self, offset)
        ks = (ks | tls.included) & tls.not_excluded
    return _diagflat_table[ks](ks, self, offset)


diagflat_parser = PythonArgParser("diagflat", (_diagflat,))


def diagflat(input=NOT_GIVEN, offset=0, *args, **kwargs):
    if not args and not kwargs and offset.__class__ is int:
        try:
            ks = input.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _diagflat.call_slow(ks, input, offset)
                ks = (ks | tls.included) & tls.not_excluded
            return _diagflat_table[ks](ks, input, offset)
    return diagflat_parser.call(*given(("input", "offset"), (input, offset), (NOT_GIVEN, 0), args, kwargs), **kwargs)


# reshape_as(Tensor(a) self, Tensor other) -> Tensor(a)
_reshape_as = find_schema_or_throw("aten::reshape_as", "")
_reshape_as_table = _reshape_as.table


def reshape_as_default(self, other):
    ks = self.meta.key_set | other.meta.key_set
    if state.dirty:
        if state.observers:
            return _reshape_as.call_slow(ks, self, other)
        ks = (ks | tls.included) & tls.not_excluded
    return _reshape_as_table[ks](ks, self, other)


reshape_as_parser = PythonArgParser("reshape_as", (_reshape_as,))


def reshape_as(self=NOT_GIVEN, other=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs:
        try:
            ks = self.meta.key_set | other.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _reshape_as.call_slow(ks, self, other)
                ks = (ks | tls.included) & tls.not_excluded
            return _reshape_as_table[ks](ks, self, other)
    return reshape_as_parser.call(*given(("self", "other"), (self, other), (NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


# unfold(Tensor(a) self, int dimension, int size, int step) -> Tensor(a)
_unfold = find_schema_or_throw("aten::unfold", "")
_unfold_table = _unfold.table


def unfold_default(self, dimension, size, step):
    ks = self.meta.key_set
    if state.dirty:
        if state.observers:
            return _unfold.call_slow(ks, self, dimension, size, step)
        ks = (ks | tls.included) & tls.not_excluded
    return _unfold_table[ks](ks, self, dimension, size, step)


unfold_parser = PythonArgParser("unfold", (_unfold,))


def unfold(self=NOT_GIVEN, dimension=NOT_GIVEN, size=NOT_GIVEN, step=NOT_GIVEN, *args, **kwargs):
    if (
        not args
        and not kwargs
        and dimension.__class__ is int
        and size.__class__ is int
        and step.__class__ is int
    ):
        try:
            ks = self.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _unfold.call_slow(ks, self, dimension, size, step)
                ks = (ks | tls.included) & tls.not_excluded
            return _unfold_table[ks](ks, self, dimension, size, step)
    return unfold_parser.call(*given(("self", "dimension", "size", "step"), (self, dimension, size, step), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


# unfold_backward(Tensor grad_in, SymInt[] input_sizes, int dim, int size, int step) -> Tensor
_unfold_backward = find_schema_or_throw("aten::unfold_backward", "")
_unfold_backward_table = _unfold_backward.table


def unfold_backward_default(grad_in, input_sizes, dim, size, step):
    ks = grad_in.meta.key_set
    if state.dirty:
        if state.observers:
            return _unfold_backward.call_slow(ks, grad_in, input_sizes, dim, size, step)
        ks = (ks | tls.included) & tls.not_excluded
    return _unfold_backward_table[ks](ks, grad_in, input_sizes, dim, size, step)


unfold_backward_parser = PythonArgParser("unfold_backward", (_unfold_backward,))


def unfold_backward(grad_in=NOT_GIVEN, input_sizes=NOT_GIVEN, dim=NOT_GIVEN, size=NOT_GIVEN, step=NOT_GIVEN, *args, **kwargs):
    if (
        not args
        and not kwargs
        and is_ints(input_sizes)
        and dim.__class__ is int
        and size.__class__ is int
        and step.__class__ is int
    ):
        try:
            ks = grad_in.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _unfold_backward.call_slow(ks, grad_in, input_sizes, dim, size, step)
                ks = (ks | tls.included) & tls.not_excluded
            return _unfold_backward_table[ks](ks, grad_in, input_sizes, dim, size, step)
    return unfold_backward_parser.call(*given(("grad_in", "input_sizes", "dim", "size", "step"), (grad_in, input_sizes, dim, size, step), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


# diagonal_copy(Tensor self, int offset=0, int dim1=0, int dim2=1) -> Tensor
_diagonal_copy = find_schema_or_throw("aten::diagonal_copy", "")
_diagonal_copy_table = _diagonal_copy.table


def diagonal_copy_default(self, offset=0, dim1=0, dim2=1):
    ks = self.meta.key_set
    if state.dirty:
        if state.observers:
            return _diagonal_copy.call_slow(ks, self, offset, dim1, dim2)
        ks = (ks | tls.included) & tls.not_excluded
    return _diagonal_copy_table[ks](ks, self, offset, dim1, dim2)


# diagonal_copy.out(Tensor self, int offset=0, int dim1=0, int dim2=1, *, Tensor(a!) out) -> Tensor(a!)
_diagonal_copy_out = find_schema_or_throw("aten::diagonal_copy", "out")
_diagonal_copy_out_table = _diagonal_copy_out.table


def diagonal_copy_out(self, offset, dim1, dim2, out):
    ks = self.meta.key_set | out.meta.key_set
    if state.dirty:
        if state.observers:
            return _diagonal_copy_out.call_slow(ks, self, offset, dim1, dim2, out)
        ks = (ks | tls.included) & tls.not_excluded
    return _diagonal_copy_out_table[ks](ks, self, offset, dim1, dim2, out)


diagonal_copy_parser = PythonArgParser("diagonal_copy", (_diagonal_copy, _diagonal_copy_out))


def diagonal_copy(input=NOT_GIVEN, offset=0, dim1=0, dim2=1, *args, out=None, **kwargs):
    if (
        out is None
        and not args
        and not kwargs
        and offset.__class__ is int
        and dim1.__class__ is int
        and dim2.__class__ is int
    ):
        try:
            ks = input.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _diagonal_copy.call_slow(ks, input, offset, dim1, dim2)
                ks = (ks | tls.included) & tls.not_excluded
            return _diagonal_copy_table[ks](ks, input, offset, dim1, dim2)
    return diagonal_copy_parser.call(*given(("input", "offset", "dim1", "dim2"), (input, offset, dim1, dim2), (NOT_GIVEN, 0, 0, 1), args, kwargs), out=out, **kwargs)


# item(Tensor self) -> Scalar
_item = find_schema_or_throw("aten::item", "")
_item_table = _item.table


def item_default(self):
    ks = self.meta.key_set
    if state.dirty:
        if state.observers:
            return _item.call_slow(ks, self)
        ks = (ks | tls.included) & tls.not_excluded
    return _item_table[ks](ks, self)


item_parser = PythonArgParser("item", (_item,))


def item(self=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs:
        try:
            ks = self.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _item.call_slow(ks, self)
                ks = (ks | tls.included) & tls.not_excluded
            return _item_table[ks](ks, self)
    return item_parser.call(*given(("self",), (self,), (NOT_GIVEN,), args, kwargs), **kwargs)


# _local_scalar_dense(Tensor self) -> Scalar
__local_scalar_dense = find_schema_or_throw("aten::_local_scalar_dense", "")
__local_scalar_dense_table = __local_scalar_dense.table


def _local_scalar_dense_default(self):
    ks = self.meta.key_set
    if state.dirty:
        if state.observers:
            return __local_scalar_dense.call_slow(ks, self)
        ks = (ks | tls.included) & tls.not_excluded
    return __local_scalar_dense_table[ks](ks, self)


_local_scalar_dense_parser = PythonArgParser("_local_scalar_dense", (__local_scalar_dense,))


def _local_scalar_dense(input=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs:
        try:
            ks = input.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return __local_scalar_dense.call_slow(ks, input)
                ks = (ks | tls.included) & tls.not_excluded
            return __local_scalar_dense_table[ks](ks, input)
    return _local_scalar_dense_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


# _backward(Tensor self, Tensor[] inputs, Tensor? gradient=None, bool? retain_graph=None, bool create_graph=False) -> ()
__backward = find_schema_or_throw("aten::_backward", "")
__backward_table = __backward.table


def _backward_default(self, inputs, gradient=None, retain_graph=None, create_graph=False):
    ks = self.meta.key_set
    for t in inputs:
        ks |= t.meta.key_set
    if gradient is not None:
        ks |= gradient.meta.key_set
    if state.dirty:
        if state.observers:
            return __backward.call_slow(ks, self, inputs, gradient, retain_graph, create_graph)
        ks = (ks | tls.included) & tls.not_excluded
    return __backward_table[ks](ks, self, inputs, gradient, retain_graph, create_graph)


_backward_parser = PythonArgParser("_backward", (__backward,))


def _backward(self=NOT_GIVEN, inputs=NOT_GIVEN, gradient=None, retain_graph=None, create_graph=False, *args, **kwargs):
    return _backward_parser.call(*given(("self", "inputs", "gradient", "retain_graph", "create_graph"), (self, inputs, gradient, retain_graph, create_graph), (NOT_GIVEN, NOT_GIVEN, None, None, False), args, kwargs), **kwargs)


# requires_grad_(Tensor(a!) self, bool requires_grad=True) -> Tensor(a!)
_requires_grad_ = find_schema_or_throw("aten::requires_grad_", "")
_requires_grad__table = _requires_grad_.table


def requires_grad__default(self, requires_grad=True):
    ks = self.meta.key_set
    if state.dirty:
        if state.observers:
            return _requires_grad_.call_slow(ks, self, requires_grad)
        ks = (ks | tls.included) & tls.not_excluded
    return _requires_grad__table[ks](ks, self, requires_grad)


requires_grad__parser = PythonArgParser("requires_grad_", (_requires_grad_,))


def requires_grad_(self=NOT_GIVEN, requires_grad=True, *args, **kwargs):
    if not args and not kwargs and requires_grad.__class__ is bool:
        try:
            ks = self.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _requires_grad_.call_slow(ks, self, requires_grad)
                ks = (ks | tls.included) & tls.not_excluded
            return _requires_grad__table[ks](ks, self, requires_grad)
    return requires_grad__parser.call(*given(("self", "requires_grad"), (self, requires_grad), (NOT_GIVEN, True), args, kwargs), **kwargs)


# retain_grad(Tensor(a!) self) -> ()
_retain_grad = find_schema_or_throw("aten::retain_grad", "")
_retain_grad_table = _retain_grad.table


def retain_grad_default(self):
    ks = self.meta.key_set
    if state.dirty:
        if state.observers:
            return _retain_grad.call_slow(ks, self)
        ks = (ks | tls.included) & tls.not_excluded
    return _retain_grad_table[ks](ks, self)


retain_grad_parser = PythonArgParser("retain_grad", (_retain_grad,))


def retain_grad(self=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs:
        try:
            ks = self.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _retain_grad.call_slow(ks, self)
                ks = (ks | tls.included) & tls.not_excluded
            return _retain_grad_table[ks](ks, self)
    return retain_grad_parser.call(*given(("self",), (self,), (NOT_GIVEN,), args, kwargs), **kwargs)
