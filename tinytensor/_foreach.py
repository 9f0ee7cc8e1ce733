"""`torch._foreach_*`: an operator over lists of tensors, as optimizers and averages of weights use them.

    >>> import tinytensor as tt
    >>> tt._foreach_add([tt.ones(1), tt.zeros(2)], 1)
    (tensor([2.]), tensor([1., 1.]))

Each is its operator, tensor by tensor: a loop, where PyTorch has fused kernels for GPUs and this loop for the CPU. What stands
in place of a second list is a number for all tensors, a number for each, or one tensor without dimensions. New lists are tuples;
a name with an underscore writes to the tensors and returns the list that it was given.

Mirrors aten/src/ATen/native/ForeachOpsKernels.cpp. Left out: these names as operators, `torch.ops.aten._foreach_exp`; the five
that optimizers here need are operators (aten/native/optim/foreach_ops_kernels.py).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import tinytensor.aten.functions as F
from tinytensor._tensor import Tensor
from tinytensor.c10.error import check
from tinytensor.linalg import vector_norm

_UNARY = """
abs acos asin atan ceil cos cosh erf erfc exp expm1 floor frac lgamma log log10 log1p log2 neg reciprocal round rsqrt sigmoid sign
sin sinh sqrt tan tanh trunc
""".split()
_BINARY = "add sub mul div clamp_max clamp_min maximum minimum pow".split()


def _tensors(name: str, values: Any, position: int = 0) -> list[Tensor]:
    """A list of tensors that is not empty."""
    for i, value in enumerate(values):
        if not isinstance(value, Tensor):
            raise TypeError(f"expected Tensor as element {i} in argument {position}, but got {type(value).__name__}")
    check(len(values) > 0, "Tensor list must have at least one tensor.")
    return list(values)


def _for_each_of(count: int, value: Any) -> list[Any]:
    """What goes with each of `count` tensors: of a list its entries, of anything else the thing itself."""
    if isinstance(value, Tensor):
        check(
            value.dim() == 0,
            lambda: (
                f"scalar tensor expected to be 0 dim but it has {value.dim()} dimensions and {value.numel()} elements."
            ),
        )
        return [value] * count
    if not isinstance(value, list | tuple):
        return [value] * count
    if value and isinstance(value[0], Tensor):
        check(
            len(value) == count,
            lambda: f"Tensor lists must have the same number of tensors, got {count} and {len(value)}",
        )
    else:
        check(len(value) == count, "Tensor list must have same number of elements as scalar list.")
    return list(value)


def _apply(self: Any, out: Iterator[Tensor], in_place: bool) -> Any:
    """All the calls, and what the caller gets."""
    results = tuple(out)
    return self if in_place else results


def _unary(name: str, in_place: bool) -> Callable[..., Any]:
    operator = getattr(Tensor, name + "_" * in_place)

    def function(self: Sequence[Tensor]) -> Any:
        return _apply(self, (operator(t) for t in _tensors(name, self)), in_place)

    function.__doc__ = f"`{name}{'_' * in_place}` of each tensor."
    return function


def _binary(name: str, in_place: bool) -> Callable[..., Any]:
    # The bounds of clamp may be other tensors; maximum and minimum of a number are clamps.
    limits = {"maximum": "clamp_min", "minimum": "clamp_max"}
    operator = getattr(Tensor, limits.get(name, name) + "_" * in_place)

    def function(self: Sequence[Tensor], other: Any, *, alpha: Any = 1) -> Any:
        if name == "pow" and not isinstance(self, list | tuple):
            exponents = _tensors(name, other, 1)
            return tuple(F.pow(self, e) for e in exponents)
        tensors = _tensors(name, self)
        others = _for_each_of(len(tensors), other)
        how = {} if alpha == 1 else {"alpha": alpha}
        return _apply(self, (operator(t, o, **how) for t, o in zip(tensors, others, strict=True)), in_place)

    function.__doc__ = f"`{name}{'_' * in_place}` of each tensor and what goes with it: a list, a number, numbers."
    return function


def _pointwise(name: str, in_place: bool) -> Callable[..., Any]:
    operator = getattr(Tensor, name + "_" * in_place)

    def function(self: Sequence[Tensor], tensor1: Any, tensor2: Any, value: Any = 1, *, scalars: Any = None) -> Any:
        tensors = _tensors(name, self)
        count = len(tensors)
        value = value if scalars is None else scalars
        if isinstance(value, Tensor):
            check(value.device.type == "cpu", lambda: f"Expected scalars to be on CPU, got {value.device} instead.")
            check(
                value.dim() == 1,
                lambda: f"Expected packed scalar Tensor to be of dimension 1. Got {value.dim()} instead.",
            )
            check(
                len(value) == count,
                lambda: f"Expected length of scalars to match input of length {count} but got {len(value)} instead.",
            )
            value = value.tolist()
        parts = (tensors, _for_each_of(count, tensor1), _for_each_of(count, tensor2), _for_each_of(count, value))
        return _apply(self, (operator(t, a, b, value=v) for t, a, b, v in zip(*parts, strict=True)), in_place)

    function.__doc__ = f"`{name}{'_' * in_place}` of each tensor; `value` is a number, or one for each."
    return function


def _lerp(in_place: bool) -> Callable[..., Any]:
    operator = Tensor.lerp_ if in_place else Tensor.lerp

    def function(self: Sequence[Tensor], tensors1: Any, weight: Any) -> Any:
        tensors = _tensors("lerp", self)
        ends, weights = _for_each_of(len(tensors), tensors1), _for_each_of(len(tensors), weight)
        return _apply(self, (operator(t, e, w) for t, e, w in zip(tensors, ends, weights, strict=True)), in_place)

    function.__doc__ = "`lerp` of each tensor towards its partner; the weight is a number, one for each, or tensors."
    return function


def _foreach_clone(self: Sequence[Tensor], *, memory_format: Any = None) -> tuple[Tensor, ...]:
    """A copy of each tensor."""
    return tuple(t.clone(memory_format=memory_format) for t in _tensors("clone", self))


def _foreach_copy_(self: Sequence[Tensor], src: Sequence[Tensor], non_blocking: bool = False) -> Any:
    """Each tensor gets what its partner holds."""
    tensors = _tensors("copy_", self)
    sources = _for_each_of(len(tensors), list(src))
    return _apply(self, (t.copy_(s, non_blocking) for t, s in zip(tensors, sources, strict=True)), True)


def _foreach_max(self: Sequence[Tensor]) -> tuple[Tensor, ...]:
    """The largest element of each tensor. RuntimeError for one without elements."""
    tensors = _tensors("max", self)
    for t in tensors:
        check(
            t.numel() > 0,
            "_foreach_max cannot compute the maximum of an empty tensor; max over zero elements is undefined.",
        )
    return tuple(t.max() for t in tensors)


def _foreach_mm(self: Sequence[Tensor], mat2: Sequence[Tensor]) -> tuple[Tensor, ...]:
    """The product of each matrix with its partner."""
    tensors = _tensors("mm", self)
    return tuple(t.mm(m) for t, m in zip(tensors, _for_each_of(len(tensors), mat2), strict=True))


def _foreach_norm(self: Sequence[Tensor], ord: Any = 2, dtype: Any = None) -> tuple[Tensor, ...]:
    """The norm of each tensor, as if it were a vector."""
    return tuple(vector_norm(t, ord, dtype=dtype) for t in _tensors("norm", self))


def _foreach_powsum(self: Sequence[Tensor], ord: Any = 2, dtype: Any = None) -> tuple[Tensor, ...]:
    """The sum of `|x| ** ord` of each tensor."""
    return tuple(F.sum(t.abs().pow(ord), dtype=dtype) for t in _tensors("powsum", self))


def _foreach_zero_(self: Sequence[Tensor]) -> Any:
    """Zeros in each tensor."""
    F._foreach_zero_(_tensors("zero_", self))
    return self


def _counting(self: Sequence[Tensor], other: Any, *, alpha: Any = 1) -> Any:
    """`add_` of each tensor and what goes with it: a list, a number, numbers."""
    if isinstance(other, int | float) and alpha == 1:
        F._foreach_add__Scalar(_tensors("add_", self), other)  # an operator: it counts the steps of optimizers
        return self
    return _adds(self, other, alpha=alpha)


_adds = _binary("add", True)
_FUNCTIONS: dict[str, Callable[..., Any]] = {
    **{n + "_" * i: _unary(n, bool(i)) for n in _UNARY for i in (0, 1)},
    **{n + "_" * i: _binary(n, bool(i)) for n in _BINARY for i in (0, 1)},
    **{n + "_" * i: _pointwise(n, bool(i)) for n in ("addcmul", "addcdiv") for i in (0, 1)},
    "lerp": _lerp(False), "lerp_": _lerp(True), "clone": _foreach_clone, "copy_": _foreach_copy_, "max": _foreach_max,
    "mm": _foreach_mm, "norm": _foreach_norm, "powsum": _foreach_powsum, "zero_": _foreach_zero_, "add_": _counting,
}  # fmt: skip
for _name, _function in _FUNCTIONS.items():
    _function.__name__ = _function.__qualname__ = f"_foreach_{_name}"
    globals()[f"_foreach_{_name}"] = _function
NAMES = tuple(f"_foreach_{name}" for name in _FUNCTIONS)
