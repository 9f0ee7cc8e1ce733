"""Parameter and Buffer: tensors that a Module counts as its own.

    Parameter    a leaf that requires grad; assigned to a module it is one of `module.parameters()`
    Buffer       no parameter, but part of the module's state: it moves with it and is saved with it
    UninitializedParameter, UninitializedBuffer    the same without a shape yet: those of a lazy module

Both add nothing to Tensor but their names, which modules look for; operators on them return plain Tensors. A tensor of any
other subclass keeps its class and gets a mark, `_is_param` or `_is_buffer`. `isinstance` looks at the mark.

Mirrors torch/nn/parameter.py and `_rebuild_parameter` of torch/_utils.py.
"""

from __future__ import annotations

from collections import OrderedDict
from typing import Any, SupportsIndex

from tinytensor._tensor import Tensor
from tinytensor._tensor.subclass import TensorMeta
from tinytensor.aten import functions as F
from tinytensor.aten.core.python.torch_function import disabled_torch_function
from tinytensor.c10.layout import preserve_format

__all__ = ["Buffer", "Parameter", "UninitializedBuffer", "UninitializedParameter", "is_lazy"]


class _ParameterMeta(TensorMeta):
    """Makes `isinstance(t, Parameter)` true for a marked tensor of another class too.

    `cls is Parameter`: for a subclass of Parameter the mark says nothing, and the class alone counts.
    """

    def __instancecheck__(cls, instance: Any) -> bool:
        if cls is Parameter and isinstance(instance, Tensor) and getattr(instance, "_is_param", False):
            return True
        return super().__instancecheck__(instance)


class Parameter(Tensor, metaclass=_ParameterMeta):
    """A tensor that is a parameter of the module it is assigned to. It shares the bytes of `data`, without history.

        data            a tensor; without one, an empty one
        requires_grad   False for a parameter that is not to be trained

    >>> class Scale(nn.Module):
    ...     def __init__(self):
    ...         super().__init__()
    ...         self.factor = nn.Parameter(tt.ones(1))
    ...     def forward(self, x):
    ...         return x * self.factor
    >>> list(Scale().parameters())
    [Parameter containing:
    tensor([1.], requires_grad=True)]
    """

    def __new__(cls, data: Any = None, requires_grad: bool = True) -> Any:
        if data is None:
            data = F.empty(0)
        if type(data) is Tensor or type(data) is Parameter:
            return Tensor._make_subclass(cls, data, requires_grad)
        # A subclass of Tensor keeps its class, since its methods are what it is for. The mark below makes it a Parameter for
        # `isinstance`.
        parameter = data.detach().requires_grad_(requires_grad)
        if type(parameter) is not type(data):
            raise RuntimeError(
                f"Creating a Parameter from an instance of type {type(data).__name__} requires that detach() returns an "
                f"instance of the same type, but return type {type(parameter).__name__} was found instead. To use the type as "
                "a Parameter, please correct the detach() semantics defined by its __torch_dispatch__() implementation."
            )
        parameter._is_param = True
        return parameter

    def __deepcopy__(self, memo: dict[int, Any]) -> Any:
        """A parameter with bytes of its own and without a gradient.

        `memo` has what this deepcopy has copied already: a parameter that two modules share is shared by their copies too.
        """
        if id(self) not in memo:
            memo[id(self)] = type(self)(self.data.clone(memory_format=preserve_format), self.requires_grad)
        return memo[id(self)]

    def __repr__(self) -> str:  # type: ignore[override]
        return "Parameter containing:\n" + super().__repr__()

    def __reduce_ex__(self, protocol: SupportsIndex) -> Any:
        # The third part once was the backward hooks. They are no longer saved, but the functions that rebuild a parameter, whose
        # names stand in files, still take that argument.
        parts: Any = (self.data, self.requires_grad, OrderedDict())
        state = dict(self.__dict__)
        return (_rebuild_parameter_with_state, (*parts, state)) if state else (_rebuild_parameter, parts)

    __torch_function__ = disabled_torch_function


def _rebuild_parameter(data: Tensor, requires_grad: bool, backward_hooks: Any) -> Parameter:
    """What unpickling a parameter calls. Pickles name this function; `tt.save` names the one in torch._utils instead."""
    parameter = Parameter(data, requires_grad)
    parameter._backward_hooks = backward_hooks
    return parameter


def _rebuild_parameter_with_state(data: Tensor, requires_grad: bool, backward_hooks: Any, state: Any) -> Parameter:
    """The same for a parameter with attributes that a user has set on it."""
    parameter = _rebuild_parameter(data, requires_grad, backward_hooks)
    parameter.__dict__.update(state)
    return parameter


class _BufferMeta(TensorMeta):
    """Makes `isinstance(t, Buffer)` look at the mark: `Buffer(data)` has the class of `data`, never Buffer itself."""

    def __instancecheck__(cls, instance: Any) -> bool:
        if cls is Buffer and isinstance(instance, Tensor) and getattr(instance, "_is_buffer", False):
            return True
        return super().__instancecheck__(instance)


class Buffer(Tensor, metaclass=_BufferMeta):
    """A tensor that becomes a buffer of the module it is assigned to: saved and moved with it, not trained.

        data         a tensor
        persistent   whether it is in the `state_dict`: True

    >>> module = nn.Module()
    >>> module.count = nn.Buffer(tt.zeros(1))
    >>> list(module.state_dict())
    ['count']
    """

    def __new__(cls, data: Any = None, *, persistent: bool = True) -> Any:
        if data is None:
            data = F.empty(0)
        # `detach` makes an object of its own over the same bytes, so the caller's tensor does not get the marks.
        buffer = data.detach().requires_grad_(data.requires_grad)
        buffer.persistent = persistent
        buffer._is_buffer = True
        return buffer

    __torch_function__ = disabled_torch_function


# Methods that a tensor without a shape has. Its attributes may be read and set as well.
_ALLOWED_METHODS = (
    "__hash__ size copy_ is_complex is_floating_point half float double char short int long cuda cpu to get_device"
).split()


class UninitializedTensorMixin:
    """A tensor without a shape. It can be converted, moved, and given its shape by `materialize`. Other calls raise."""

    cls_to_become: type

    def materialize(self, shape: Any, device: Any = None, dtype: Any = None) -> None:
        """Become a tensor of this shape, without values yet.

        `device` and `dtype`: default, those that it has.

        >>> p = nn.UninitializedParameter()
        >>> p.materialize((2, 3), dtype=tt.float64)
        >>> p.dtype
        torch.float64
        """
        own: Any = self
        device = own.data.device if device is None else device
        dtype = own.data.dtype if dtype is None else dtype
        own.data = F.empty(shape, device=device, dtype=dtype)
        # The object stays the same, so optimizers and modules that hold it see the new shape.
        own.__class__ = self.cls_to_become

    @property
    def shape(self) -> Any:
        """RuntimeError: there is no shape before `materialize`."""
        raise RuntimeError(
            "Can't access the shape of an uninitialized parameter or buffer. This error usually happens in "
            "`load_state_dict` when trying to load an uninitialized parameter into an initialized one. Call `forward` to "
            "initialize the parameters before accessing their attributes."
        )

    def share_memory_(self) -> None:
        """RuntimeError: there is nothing to share before `materialize`."""
        raise RuntimeError(
            "Can't share memory on an uninitialized parameter or buffer. Call `forward` to initialize the parameters "
            "before calling `module.share_memory()`."
        )

    def __repr__(self) -> str:
        return f"<{self.__class__.__name__}>"

    def __reduce_ex__(self, protocol: SupportsIndex) -> Any:
        return self.__class__, (self.requires_grad,)  # type: ignore[attr-defined]

    @classmethod
    def __torch_function__(cls, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        # Reads and writes of attributes arrive as the `__get__` or `__set__` of a descriptor, which are method-wrappers.
        if (
            any(func is getattr(Tensor, name) for name in _ALLOWED_METHODS)
            or func.__class__.__name__ == "method-wrapper"
        ):
            return super().__torch_function__(func, types, args, kwargs or {})  # type: ignore[misc]
        raise ValueError(
            f"Attempted to use an uninitialized parameter in {func}. This error happens when you are using a `LazyModule` "
            f"or explicitly manipulating `torch.nn.parameter.{cls.__name__}` objects. When using LazyModules Call "
            "`forward` with a dummy batch to initialize the parameters before calling torch functions"
        )


def is_lazy(param: Any) -> bool:
    """Whether a parameter or buffer still waits for its shape.

    >>> from tinytensor.nn.parameter import is_lazy
    >>> is_lazy(nn.UninitializedParameter()), is_lazy(nn.Parameter(tt.ones(1)))
    (True, False)
    """
    return isinstance(param, UninitializedTensorMixin)


class UninitializedParameter(UninitializedTensorMixin, Parameter):  # type: ignore[misc]
    """A parameter whose shape is not known before the module's first input; `materialize` makes it a Parameter.

        requires_grad, device, dtype   what it will have

    >>> p = nn.UninitializedParameter()
    >>> p.materialize((2, 3))
    >>> p.shape, type(p).__name__
    (torch.Size([2, 3]), 'Parameter')
    """

    cls_to_become = Parameter

    def __new__(cls, requires_grad: bool = True, device: Any = None, dtype: Any = None) -> Any:
        return Tensor._make_subclass(cls, F.empty(0, device=device, dtype=dtype), requires_grad)

    def __deepcopy__(self, memo: dict[int, Any]) -> Any:
        if id(self) not in memo:
            memo[id(self)] = type(self)(self.requires_grad, self.data.device, self.data.dtype)
        return memo[id(self)]


class UninitializedBuffer(UninitializedTensorMixin, Tensor):  # type: ignore[misc]
    """A buffer whose shape is not known before the module's first input; `materialize` makes it a Tensor.

        requires_grad, device, dtype, persistent   what it will have

    >>> b = nn.UninitializedBuffer()
    >>> b.materialize((2, 3))
    >>> b.shape
    torch.Size([2, 3])
    """

    cls_to_become = Tensor

    def __new__(
        cls, requires_grad: bool = False, device: Any = None, dtype: Any = None, persistent: bool = True
    ) -> Any:
        buffer = Tensor._make_subclass(cls, F.empty(0, device=device, dtype=dtype), requires_grad)
        buffer.persistent = persistent
        buffer._is_buffer = True
        return buffer
