"""Helpers of the distributions: parameters of one shape, probabilities and logits, triangles as vectors.

Mirrors torch/distributions/utils.py.
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any

import tinytensor as tt
from tinytensor.nn import functional as F
from tinytensor.overrides import is_tensor_like

euler_constant = 0.57721566490153286060

__all__ = [
    "broadcast_all",
    "clamp_probs",
    "lazy_property",
    "logits_to_probs",
    "probs_to_logits",
    "tril_matrix_to_vec",
    "vec_to_tril_matrix",
]


def is_number(value: Any) -> bool:
    """Whether a parameter is a Python number, which adds no batch dimensions."""
    return isinstance(value, (int, float))


def batch_shape_of(parameter: tt.Tensor, *given: Any) -> tt.Size:
    """The batch shape of a distribution: none where all that was given are numbers, else that of the joint parameters."""
    return tt.Size() if all(map(is_number, given)) else parameter.shape


def broadcast_all(*values: Any) -> tuple[tt.Tensor, ...]:
    """Tensors of one shape. A number becomes a tensor of the dtype and device of the first tensor, or of the default dtype.

    Raises ValueError for what is neither a number nor a tensor.

        >>> from tinytensor.distributions.utils import broadcast_all
        >>> broadcast_all(tt.zeros(2), 3)
        (tensor([0., 0.]), tensor([3., 3.]))
    """
    if not all(is_tensor_like(v) or is_number(v) for v in values):
        raise ValueError(
            "Input arguments must all be instances of Number, torch.Tensor or objects implementing __torch_function__."
        )
    first = next((v for v in values if isinstance(v, tt.Tensor)), None)
    made = {"dtype": tt.get_default_dtype()} if first is None else {"dtype": first.dtype, "device": first.device}
    return tuple(tt.broadcast_tensors(*(v if is_tensor_like(v) else tt.tensor(v, **made) for v in values)))


def _standard_normal(shape: Any, dtype: Any, device: Any) -> tt.Tensor:
    return tt.empty(shape, dtype=dtype, device=device).normal_()


def _sum_rightmost(value: tt.Tensor, dim: int) -> tt.Tensor:
    """The sum over the last `dim` dimensions."""
    return value.reshape((*value.shape[:-dim], -1)).sum(-1) if dim else value


def logits_to_probs(logits: tt.Tensor, is_binary: bool = False) -> tt.Tensor:
    """Probabilities of log-odds (`is_binary`), or of unnormalized log-probabilities along the last dimension.

    >>> from tinytensor.distributions.utils import logits_to_probs
    >>> logits_to_probs(tt.zeros(2)), logits_to_probs(tt.zeros(2), is_binary=True)
    (tensor([0.5000, 0.5000]), tensor([0.5000, 0.5000]))
    """
    return tt.sigmoid(logits) if is_binary else F.softmax(logits, dim=-1)


def clamp_probs(probs: tt.Tensor) -> tt.Tensor:
    """Probabilities moved away from 0 and 1 by the dtype's eps, so that their logarithms are finite.

    >>> from tinytensor.distributions.utils import clamp_probs
    >>> clamp_probs(tt.tensor([0.0, 0.5]))
    tensor([1.1921e-07, 5.0000e-01])
    """
    eps = tt.finfo(probs.dtype).eps
    return probs.clamp(min=eps, max=1 - eps)


def probs_to_logits(probs: tt.Tensor, is_binary: bool = False) -> tt.Tensor:
    """Log-odds (`is_binary`) or log-probabilities, all of them finite: see clamp_probs.

    >>> from tinytensor.distributions.utils import probs_to_logits
    >>> probs_to_logits(tt.tensor([0.5, 0.75]), is_binary=True)
    tensor([0.0000, 1.0986])
    """
    clamped = clamp_probs(probs)
    return tt.log(clamped) - tt.log1p(-clamped) if is_binary else tt.log(clamped)


class lazy_property:
    """A property that is computed once, when it is first asked for, with autograd on; then an attribute of the instance.

    >>> from tinytensor.distributions.utils import lazy_property
    >>> class Square:
    ...     side = 3
    ...
    ...     @lazy_property
    ...     def area(self):
    ...         return self.side**2
    >>> s = Square()
    >>> "area" in vars(s), s.area, "area" in vars(s)
    (False, 9, True)
    """

    def __init__(self, wrapped: Callable[[Any], Any]) -> None:
        self.wrapped = wrapped
        functools.update_wrapper(self, wrapped)  # type: ignore[arg-type]

    def __get__(self, instance: Any, obj_type: Any = None) -> Any:
        if instance is None:
            return _lazy_property_and_property(self.wrapped)
        # Whoever asks first may do so without gradients; the value is kept for all who come later.
        with tt.enable_grad():
            value = self.wrapped(instance)
        setattr(instance, self.wrapped.__name__, value)
        return value


class _lazy_property_and_property(lazy_property, property):
    """What a class gives for its lazy property: tools that look for properties find one."""

    def __init__(self, wrapped: Callable[[Any], Any]) -> None:
        property.__init__(self, wrapped)


class OneParameter:
    """A distribution with one parameter in two forms: `_param` is the one that was given."""

    _param: tt.Tensor

    def _new(self, *args: Any, **kwargs: Any) -> tt.Tensor:
        return self._param.new(*args, **kwargs)

    @property
    def param_shape(self) -> tt.Size:
        """The shape of the parameter that was given."""
        return self._param.shape


class ProbsOrLogits:
    """A distribution of yes and no that is given `probs` or `logits`; the other is computed when it is asked for."""

    def _take(self, probs: Any, logits: Any, *others: Any) -> tuple[Any, ...]:
        """Keep what was given, in the shape of all; the `others` are returned in the same shape."""
        if (probs is None) == (logits is None):
            raise ValueError("Either `probs` or `logits` must be specified, but not both.")
        *joint, self._param = broadcast_all(*others, logits if probs is None else probs)
        setattr(self, "logits" if probs is None else "probs", self._param)
        return tuple(joint)

    @lazy_property
    def logits(self) -> tt.Tensor:
        """The log-odds of a success."""
        return probs_to_logits(self.probs, is_binary=True)

    @lazy_property
    def probs(self) -> tt.Tensor:
        """The probability of a success."""
        return logits_to_probs(self.logits, is_binary=True)


def _lower_triangle(n: int, diag: int, device: Any) -> tt.Tensor:
    """An n x n mask: the entries on the diagonal number `diag` and below."""
    position = tt.arange(n, device=device)
    return position < position.view(-1, 1) + (diag + 1)


def tril_matrix_to_vec(mat: tt.Tensor, diag: int = 0) -> tt.Tensor:
    """The lower triangle of `(..., n, n)` matrices, up to the diagonal number `diag`, row by row as vectors.

    Raises ValueError for a diagonal outside of the matrix.

        >>> from tinytensor.distributions.utils import tril_matrix_to_vec
        >>> tril_matrix_to_vec(tt.tensor([[1, 2], [3, 4]]))
        tensor([1, 3, 4])
    """
    n = mat.shape[-1]
    if diag < -n or diag >= n:
        raise ValueError(f"diag ({diag}) provided is outside [{-n}, {n - 1}].")
    return mat[..., _lower_triangle(n, diag, mat.device)]


def vec_to_tril_matrix(vec: tt.Tensor, diag: int = 0) -> tt.Tensor:
    """Vectors as lower triangles of square matrices: the inverse of tril_matrix_to_vec.

    Raises ValueError where no square matrix has a triangle of this many entries.

        >>> from tinytensor.distributions.utils import vec_to_tril_matrix
        >>> vec_to_tril_matrix(tt.tensor([1, 3, 4]).double())
        tensor([[1., 0.],
                [3., 4.]], dtype=torch.float64)
    """
    # The positive root of n**2 + (1 + 2 diag) n = 2 size + |diag| (diag + 1).
    b = 1 + 2 * diag
    root = (-b + (b**2 + 8 * vec.shape[-1] + 4 * abs(diag) * (diag + 1)) ** 0.5) / 2
    n = round(root)
    if n - root > tt.finfo(vec.dtype).eps:
        raise ValueError(
            f"The size of last dimension is {vec.shape[-1]} which cannot be expressed as the lower triangular part of a "
            "square D x D matrix."
        )
    mat = vec.new_zeros((*vec.shape[:-1], n, n))
    mat[..., _lower_triangle(n, diag, vec.device)] = vec
    return mat
