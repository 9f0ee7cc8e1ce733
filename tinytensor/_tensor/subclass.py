"""Subclasses of Tensor: how they are made, and how their methods come to `__torch_function__`.

    __torch_function__    sees calls of the public API, `torch.add`, `Tensor.add`, `Tensor.shape`: default, keeps the class
    __torch_dispatch__    sees operators below autograd, `aten.add.Tensor`: default, none

A tensor whose class overrides one carries that in its key set, so calls find the way (see
aten/core/python/torch_dispatch.py, Note [Overrides are an entry of the table]). A call with tensors of class Tensor alone
does not ask any handler.

Note [Methods of subclasses]
Many methods and all attributes of Tensor are no operators. So that handlers see these as well, the metaclass puts one
class more into the ancestry of a subclass that overrides, right before Tensor:

    Sub -> TorchFunctionMethods -> Tensor -> ...

It has a stand-in for each of Tensor's methods and properties, which asks the handlers. The class itself answers with
Tensor's own: `Sub.add is Tensor.add`. While some thread has a TorchFunctionMode, Tensor itself has the stand-ins of what is no
operator, so that modes see `x.shape` and `x[0]` too.

Note [Methods called through the class]
`Tensor.dim(x)` asks the handlers of x as `x.dim()` does. A method that is an operator asks by itself; for the others the metaclass
answers `Tensor.dim` with a function that asks and then calls the method. Handlers are handed that function, so their tables, which
are written with `Tensor.dim`, have it. `x.dim()` of a plain tensor finds the method itself, in Tensor's dict, without a question.

Mirrors THPVariable_make_subclass, THPVariable_make_wrapper_subclass and THPVariable_as_subclass of
torch/csrc/autograd/python_variable.cpp, and Tensor.__torch_function__ of torch/_tensor.py. Left out: the options
`dispatch_sizes_strides_policy`, `dispatch_device` and `dispatch_layout`.
"""

from __future__ import annotations

import functools
import sys
import weakref
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from tinytensor.aten import functions as F
from tinytensor.aten.core.python.invalid_arguments import TORCH_NAMES
from tinytensor.aten.core.python.python_arg_parser import not_implemented
from tinytensor.aten.core.python.torch_function import (
    disabled_torch_dispatch,
    disabled_torch_function,
    handle,
    keys_of_class,
    overloaded_args,
    types_of,
)
from tinytensor.aten.core.python.torch_function_entry import (
    METHOD_OF,
    METHODS,
    OPERATORS_IN_PYTHON,
    asks_mode,
    has_parameters,
    is_told_of_as,
)
from tinytensor.aten.core.python.written_call import signature, written_as_pytorch_does
from tinytensor.c10 import contiguity, tensor_impl
from tinytensor.c10.device import Device, cpu, initialize
from tinytensor.c10.dispatch_key_set import TORCH_FUNCTION
from tinytensor.c10.error import check
from tinytensor.c10.local_dispatch_key_set import set_local_keys, state, tls
from tinytensor.c10.metadata import metadata, subclass_metadata, without_grad
from tinytensor.c10.python_torch_function_tls import DisableTorchFunction, watch_modes
from tinytensor.c10.scalar_type import ScalarType, get_default_dtype
from tinytensor.c10.storage import InvalidStorage
from tinytensor.c10.tensor_impl import TensorImpl, new_subclass_tensor
from tinytensor.c10.torch_dispatch_mode_tls import python_key_is_used

_NOT_A_TENSOR_CLASS = (
    "Creating a Tensor subclass from a class that does not inherit from Tensor is not possible. Make sure your class "
    "inherits from Tensor."
)
# No stand-ins for these: they are about the object and its class (of get_ignored_functions of torch/overrides.py).
IGNORED = frozenset(
    (
        "__class__", "__class_getitem__", "__delattr__", "__delitem__", "__dict__", "__dir__", "__doc__",
        "__getattribute__", "__hash__", "__init__", "__init_subclass__", "__iter__", "__module__", "__new__",
        "__setattr__", "__slots__", "__subclasshook__", "__torch_dispatch__", "__torch_function__", "__weakref__",
        "_make_subclass", "_make_wrapper_subclass", "as_subclass",
    )
)  # fmt: skip


class SubclassMethods:
    """What Tensor has for its subclasses."""

    __slots__ = ()

    __torch_dispatch__ = disabled_torch_dispatch

    @classmethod
    def __torch_function__(
        cls, func: Any, types: Sequence[type], args: Sequence[Any] = (), kwargs: dict[str, Any] | None = None
    ) -> Any:
        """Run the call; tensors that come back are of this class. NotImplemented if another class knows better."""
        for each in types:
            if not issubclass(cls, each):
                return NotImplemented
        # DisableTorchFunctionSubclass, without the object.
        before = tls.not_excluded
        set_local_keys(tls.included, before & ~TORCH_FUNCTION)
        try:
            result = func(*args, **kwargs) if kwargs else func(*args)
        finally:
            set_local_keys(tls.included, tls.not_excluded | before & TORCH_FUNCTION)
        return result if func in default_nowrap_functions() else _convert(result, cls)

    @staticmethod
    def _make_subclass(cls: Any, data: Any, require_grad: bool = False) -> Any:
        """A tensor of class `cls` over the bytes of `data`, without history."""
        if not isinstance(data, TensorImpl):
            name = type(data).__name__
            raise TypeError(f"_make_subclass(): argument 'data' (position 2) must be Tensor, not {name}")
        _check_class(cls)
        meta = subclass_metadata(without_grad(data.meta_), keys_of_class(cls))
        return _requiring(new_subclass_tensor(cls, meta, data.storage_, data.byte_offset_), require_grad)

    @staticmethod
    def _make_wrapper_subclass(
        cls: Any,
        size: Sequence[int],
        *,
        strides: Sequence[int] | None = None,
        storage_offset: int | None = None,
        memory_format: Any = None,
        dtype: ScalarType | None = None,
        layout: Any = None,
        device: Any = None,
        pin_memory: bool = False,
        requires_grad: bool = False,
    ) -> Any:
        """A tensor of class `cls` with sizes, strides, dtype and device, and no bytes: its handler has those elsewhere."""
        _check_class(cls)
        if cls.__torch_dispatch__ is disabled_torch_dispatch:
            raise TypeError(f"{cls.__name__} must define __torch_dispatch__")
        sizes = tuple(size)
        if strides is None:
            strides = contiguity.contiguous_strides(sizes)
        check(
            len(sizes) == len(strides),
            f"dimensionality of sizes ({len(sizes)}) must match dimensionality of strides ({len(strides)})",
        )
        place = cpu if device is None else initialize(Device(device) if isinstance(device, str) else device)
        meta = metadata(sizes, tuple(strides), dtype or get_default_dtype(), place)
        offset = (storage_offset or 0) * meta.itemsize
        storage = InvalidStorage(meta.nbytes + offset if meta.numel else 0, place)
        made = new_subclass_tensor(cls, subclass_metadata(meta, keys_of_class(cls)), storage, offset)
        return _requiring(made, requires_grad)

    def as_subclass(self: Any, cls: type) -> Any:
        """The same tensor, with its history, as an instance of `cls`, a subclass of Tensor.

        TypeError where `cls` is no class or no subclass of Tensor.

        >>> class Named(tt.Tensor):
        ...     pass
        >>> type(tt.ones(2).as_subclass(Named)).__name__
        'Named'
        """
        if not isinstance(cls, type):
            raise TypeError(f"cls must be a type (got {type(cls).__name__})")
        if not issubclass(cls, TensorImpl):
            raise TypeError(_NOT_A_TENSOR_CLASS)
        if state.dirty or self.meta_.key_set & TORCH_FUNCTION:
            with DisableTorchFunction():
                made = F.alias_default(self)
        else:
            made = F.alias_default(self)
        if made.__class__ is not tensor_impl.tensor_type:  # what a handler of `__torch_dispatch__` has made
            of = made.__class__.__name__
            check(
                isinstance(made, cls),
                f"Creating a new Tensor subclass {cls.__name__} but the raw Tensor object is already associated to a python "
                f"object of type {of} which is not a subclass of the requested type",
            )
            return made
        meta = subclass_metadata(made.meta_, keys_of_class(cls))
        try:
            made.__class__ = cls
        except TypeError:  # a class with `__slots__`: its instances have another layout
            made = _of_another_layout(made, cls)
        made.meta_ = meta
        return made


def _of_another_layout(made: Any, cls: type) -> Any:
    """A tensor with all that `made` has, which nobody else knows but the list of its base's views."""
    history = made.autograd_meta_
    moved = new_subclass_tensor(cls, made.meta_, made.storage_, made.byte_offset_)
    moved.autograd_meta_ = history
    root = history and history.base
    views = root is not None and root.autograd_meta_ and root.autograd_meta_.views
    if views:
        views[:] = [weakref.ref(moved) if view() is made else view for view in views]
    return moved


def _check_class(cls: Any) -> None:
    if not (isinstance(cls, type) and issubclass(cls, TensorImpl)):
        raise TypeError(_NOT_A_TENSOR_CLASS)


def _requiring(made: Any, requires_grad: bool) -> Any:
    if requires_grad:
        with DisableTorchFunction():
            check(
                made.meta_.dtype.is_floating_point,
                "Only Tensors of floating point and complex dtype can require gradients",
            )
            made.requires_grad = True
    return made


def _convert(result: Any, cls: type) -> Any:
    """Tensors, and those in tuples and lists, as instances of `cls`."""
    if cls is tensor_impl.tensor_type:
        return result
    if isinstance(result, TensorImpl) and not isinstance(result, cls):
        return result.as_subclass(cls)
    if isinstance(result, (tuple, list)):
        converted = [_convert(each, cls) for each in result]
        make = getattr(type(result), "_make", type(result))  # namedtuples
        return make(converted)
    return result


@functools.cache
def default_nowrap_functions() -> frozenset[Any]:
    """What the default `__torch_function__` leaves as it is: attributes that hold a tensor, whose identity counts."""
    tensor: Any = tensor_impl.tensor_type
    return frozenset((tensor._base.__get__, tensor.grad.__get__, tensor._grad.__get__))


_default_torch_function: Any = SubclassMethods.__dict__["__torch_function__"].__func__


class TorchFunctionMethods:
    """Stand-ins for Tensor's methods and properties. See Note [Methods of subclasses]."""

    __slots__ = ()


class TensorMeta(type):
    """The class of Tensor and its subclasses. See Note [Methods of subclasses] and Note [Methods called through the class]."""

    if not TYPE_CHECKING:  # checkers would let every name pass

        def __getattribute__(cls, name):
            found = type.__getattribute__(cls, name)
            asking = _called_through_the_class.get(name)
            return asking if asking is not None and found is asking.__wrapped__ else found

    # Not with a `mro` of its own: CPython would then cache no attribute of Tensor, for any call.
    def __new__(mcs, name: str, bases: tuple[type, ...], namespace: dict[str, Any], **kwargs: Any) -> TensorMeta:
        tensor = tensor_impl.tensor_type
        if any(isinstance(base, TensorMeta) for base in bases):
            owners = [base for base in bases if hasattr(base, "__torch_function__")]
            handler = namespace.get("__torch_function__", getattr(owners[0], "__torch_function__", None))
            if getattr(handler, "__func__", None) is _default_torch_function:
                above = [getattr(base, "__torch_dispatch__", disabled_torch_dispatch) for base in bases]
                dispatch = namespace.get("__torch_dispatch__", above[0])
                if dispatch is not disabled_torch_dispatch:
                    # Below it sees all operators; results need not be given its class above.
                    handler = namespace["__torch_function__"] = disabled_torch_function
            asked_already = any(issubclass(base, TorchFunctionMethods) for base in bases)
            if handler is not disabled_torch_function and not asked_already:
                # Just before Tensor in the ancestry; a base without overrides, as Parameter is, comes before both.
                place = bases.index(tensor) if tensor in bases else len(bases)
                bases = (*bases[:place], TorchFunctionMethods, tensor, *bases[place + 1 :])
            if "__torch_dispatch__" in namespace or any("__torch_dispatch__" in base.__dict__ for base in bases):
                python_key_is_used()
        return super().__new__(mcs, name, bases, namespace, **kwargs)


TORCH_NAMES[TensorMeta] = "torch._C._TensorMeta"


# The methods that PyTorch has written in Python (torch/_tensor.py): handlers get their arguments as those hand them over.
_IN_PYTHON = frozenset(
    """
    __array__ __array_wrap__ __contains__ __deepcopy__ __dir__ __dlpack__ __dlpack_device__ __format__ __len__ __reduce_ex__
    __repr__ __reversed__ __setstate__ backward dim_order is_shared lu module_load norm register_hook
    register_post_accumulate_grad_hook resize resize_as share_memory_ split stft istft storage storage_type unflatten unique
    unique_consecutive
    """.split()
)
# These ask for their second argument too; the others for their object alone.
_ASK_TWO = ("module_load", "resize_as")
# Methods that are no operators, and of which handlers are told under another name.
_ALIASES = {"ndimension": "dim", "nelement": "numel", "__long__": "__int__", "__nonzero__": "__bool__"}
# Methods that are no operators, but ask the handlers of their other arguments too: of `x[s]`, where x is a plain tensor.
_CALL_OPERATORS = ("__getitem__", "__setitem__")


class _Method:
    """Stands for a method of Tensor in the ancestry of a subclass.

    own        the method itself
    public     what `Tensor.method` gives
    asked_as   what handlers are handed: `public`, or that of another method
    relevant   how many of the arguments are asked; None for all
    """

    def __init__(self, own: Any, name: str) -> None:
        self.own = self.public = self.asked_as = own
        self.name = f"torch.Tensor.{name}"
        self.hands_over_defaults = name in _IN_PYTHON
        self.is_python = self.hands_over_defaults or name in OPERATORS_IN_PYTHON
        self.relevant = (1 + (name in _ASK_TWO)) if self.hands_over_defaults else None
        self.has_parameters = has_parameters(own)

    def __get__(self, obj: Any, cls: type | None = None) -> Any:
        if obj is None:
            return self.public
        # As in `_is_asked`: this is on the way of every operator between tensors of subclasses.
        if obj.meta_.key_set & TORCH_FUNCTION and (not state.dirty or tls.not_excluded & TORCH_FUNCTION):
            return functools.partial(self._call, obj)
        if state.dirty and asks_mode(sys._getframe(1)):
            return functools.partial(self._call_of_mode, obj)
        return self.own.__get__(obj, cls)

    def _call(self, /, *args: Any, **kwargs: Any) -> Any:
        named: dict[str, Any] | None = kwargs if kwargs or self.is_python else None
        if self.hands_over_defaults:
            args, named = self._as_pytorch_does(args, kwargs)
        try:
            relevant = args[: self.relevant] if self.relevant else (*args, *named.values()) if named else args
            types = types_of(relevant) if self.is_python else ()
            return handle(self.asked_as, self.name, overloaded_args(relevant), args, named, types)
        except TypeError as error:
            # A plain method raises. After an operator (`x + y`, which asks as `add`) Python tries the other operand.
            if self.public is self.asked_as:
                raise
            return not_implemented(error)

    def _call_of_mode(self, /, *args: Any, **kwargs: Any) -> Any:
        named: dict[str, Any] | None = kwargs if kwargs or self.is_python else None
        types = (type(args[0]),) if self.is_python or not self.has_parameters else ()
        if self.hands_over_defaults:
            args, named = self._as_pytorch_does(args, kwargs)
        return handle(self.asked_as, self.name, (), args, named, types)

    def _as_pytorch_does(self, args: tuple[Any, ...], kwargs: dict[str, Any]) -> tuple[tuple[Any, ...], dict[str, Any]]:
        try:
            bound = signature(self.own).bind(*args, **kwargs)
        except TypeError:
            self.own(*args, **kwargs)  # a wrong call: Python refuses it in its own words
            raise
        bound.apply_defaults()
        positional, named = written_as_pytorch_does(self.own, bound.arguments)
        return tuple(positional), named

    def called_through_the_class(self, name: str) -> Any:
        """What asks the handlers of the first argument, and then calls the method."""
        own, is_descriptor = self.own, not (self.hands_over_defaults or name.startswith("__"))

        @functools.wraps(own)
        def asking(*args: Any, **kwargs: Any) -> Any:
            if args and isinstance(args[0], TensorImpl):
                if _is_asked(args[0]):
                    return self._call(*args, **kwargs)
                if state.dirty and asks_mode(sys._getframe(1)):
                    return self._call_of_mode(*args, **kwargs)
            elif args and is_descriptor:
                of = type(args[0]).__name__
                raise TypeError(
                    f"descriptor '{name}' for 'torch._C.TensorBase' objects doesn't apply to a '{of}' object"
                )
            return own(*args, **kwargs)

        asking.__name__, asking.__qualname__, asking.__module__ = name, f"Tensor.{name}", "tinytensor"
        return asking


class _Property:
    """Stands for a property of Tensor in the ancestry of a subclass."""

    def __init__(self, own: property, name: str) -> None:
        self.own = own
        self.name = f"torch.Tensor.{name}"

    def __get__(self, obj: Any, cls: type | None = None) -> Any:
        if obj is None:
            return self.own
        if not (_is_asked(obj) or (state.dirty and asks_mode(sys._getframe(1)))):
            return self.own.__get__(obj, cls)
        return handle(self.own.__get__, f"{self.name}.__get__", overloaded_args((obj,)), (obj,), None, (type(obj),))

    def __set__(self, obj: Any, value: Any) -> None:
        if not (_is_asked(obj) or (state.dirty and asks_mode(sys._getframe(1)))):
            self.own.__set__(obj, value)
        else:
            of_object = overloaded_args((obj,))
            handle(self.own.__set__, f"{self.name}.__set__", of_object, (obj, value), None, (type(obj),))

    def __delete__(self, obj: Any) -> None:
        if not (_is_asked(obj) or (state.dirty and asks_mode(sys._getframe(1)))):
            self.own.__delete__(obj)
        else:
            handle(self.own.__delete__, f"{self.name}.__delete__", overloaded_args((obj,)), (obj,), None, (type(obj),))


def _is_asked(obj: Any) -> bool:
    return obj.meta_.key_set & TORCH_FUNCTION != 0 and (not state.dirty or tls.not_excluded & TORCH_FUNCTION != 0)


def _stand_in_for_modes(active: bool) -> None:
    """Put stand-ins into Tensor itself, or take them out again."""
    tensor: Any = tensor_impl.tensor_type
    for name, stand_in in _OF_MODES.items():
        if active:
            setattr(tensor, name, stand_in)
        elif name in _OF_TENSOR:
            setattr(tensor, name, _OF_TENSOR[name])
        else:
            delattr(tensor, name)


# What stands for methods and properties that are no operators; and those of them that are in Tensor's own dict, not in a base's.
_OF_MODES: dict[str, Any] = {}
_OF_TENSOR: dict[str, Any] = {}


# Name of a method that is no operator -> what `Tensor.method` is. See Note [Methods called through the class].
_called_through_the_class: dict[str, Any] = {}


def install_torch_function_methods(tensor: Any) -> None:
    """Give TorchFunctionMethods its stand-ins. Called once, by the module that defines Tensor."""
    methods: dict[str, _Method] = {}
    for ancestor in tensor.__mro__:
        if ancestor is object or ancestor is TensorImpl:
            continue
        for name, value in ancestor.__dict__.items():
            if name in IGNORED or name == "set_" or name in TorchFunctionMethods.__dict__:
                continue
            is_operator = getattr(value, "__module__", None) == METHODS
            if isinstance(value, property):
                setattr(TorchFunctionMethods, name, _Property(value, name))
            elif hasattr(value, "__code__"):
                method = methods[name] = _Method(value, METHOD_OF.get(name, _ALIASES.get(name, name)))
                setattr(TorchFunctionMethods, name, method)
                if not is_operator:
                    method.public = _called_through_the_class[name] = method.called_through_the_class(name)
            else:
                continue
            if not is_operator:
                _OF_MODES[name] = TorchFunctionMethods.__dict__[name]
                if name in tensor.__dict__:
                    _OF_TENSOR[name] = value
    for name, method in methods.items():
        method.asked_as = methods[METHOD_OF.get(name, _ALIASES.get(name, name))].public
    for name in _CALL_OPERATORS:
        method = methods[name]
        is_told_of_as(method.own.__code__, method.public, method.name)
    watch_modes(_stand_in_for_modes)
