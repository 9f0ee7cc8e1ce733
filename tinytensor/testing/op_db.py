"""The entries of the operator database. See op_info.py for what an entry says."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from tinytensor.c10.scalar_type import ScalarType, bool_, float32, float64, int64
from tinytensor.testing.op_db_activation import ACTIVATION_OPS
from tinytensor.testing.op_db_ctc import CTC_OPS
from tinytensor.testing.op_db_indexing import INDEXING_OPS
from tinytensor.testing.op_db_linalg import LINALG_OPS
from tinytensor.testing.op_db_nn import NN_OPS
from tinytensor.testing.op_db_pointwise import POINTWISE_OPS
from tinytensor.testing.op_db_quantization import QUANTIZATION_OPS
from tinytensor.testing.op_db_random import RANDOM_OPS
from tinytensor.testing.op_db_rearrange import REARRANGE_OPS
from tinytensor.testing.op_db_recurrent import RECURRENT_OPS
from tinytensor.testing.op_db_reduction import REDUCTION_OPS
from tinytensor.testing.op_db_segments import SEGMENT_OPS
from tinytensor.testing.op_db_sequences import SEQUENCE_OPS
from tinytensor.testing.op_db_shape import SHAPE_OPS
from tinytensor.testing.op_db_sorting import SORTING_OPS
from tinytensor.testing.op_db_special import SPECIAL_OPS
from tinytensor.testing.op_db_splitting import SPLITTING_OPS
from tinytensor.testing.op_info import (
    EVERY,
    FLOATS,
    INTEGERS,
    NUMBERS,
    Arr,
    OpInfo,
    Refusal,
    Sample,
    binary_samples,
    reduction_samples,
    samples,
    unary_samples,
)
from tinytensor.testing.sample_tensors import make_array


def _unary(name: str, reference: Any, **kwargs: Any) -> OpInfo:
    low, high = kwargs.pop("low", -3), kwargs.pop("high", 3)
    exclude_zero = kwargs.pop("exclude_zero", False)
    return OpInfo(name, reference, unary_samples(low, high, exclude_zero), inplace=True, out=True, **kwargs)


def _to_float(name: str, reference: Any, **kwargs: Any) -> OpInfo:
    """Integers compute in the default dtype."""
    return _unary(name, reference, dtypes=EVERY, integer_to_float=True, **kwargs)


def _binary(name: str, reference: Any, **kwargs: Any) -> OpInfo:
    sampler = kwargs.pop("sample", None) or binary_samples(exclude_zero=kwargs.pop("exclude_zero", False))
    return OpInfo(name, reference, sampler, out=True, **{"inplace": True, **kwargs})


_MISMATCH = "The size of tensor a (3) must match the size of tensor b (2) at non-singleton dimension 0"


def _shapes_differ(name: str) -> Refusal:
    return Refusal(lambda tt: getattr(tt, name)(tt.ones(3), tt.ones(2)), RuntimeError, _MISMATCH)


UNARY = [
    _to_float("exp", np.exp),
    _to_float("log", np.log, low=0.1, high=5, exclude_zero=True),
    _to_float("sqrt", np.sqrt, low=0.1, high=5, exclude_zero=True),
    _to_float("rsqrt", lambda a: 1 / np.sqrt(a), low=0.1, high=5, exclude_zero=True),
    _to_float("sin", np.sin),
    _to_float("cos", np.cos),
    _to_float("tanh", np.tanh),
    _to_float("sigmoid", lambda a: 1 / (1 + np.exp(-a))),
    _to_float("reciprocal", lambda a: 1 / a, exclude_zero=True),
    _unary("neg", np.negative, refusals=(
        Refusal(lambda tt: -tt.ones(2, dtype=tt.bool), RuntimeError, "Negation, the `-` operator, on a bool tensor is not supported. If you are trying to invert a mask, use the `~` or `logical_not()` operator instead."),
    )),
    _unary("abs", np.abs, refusals=(
        Refusal(lambda tt: tt.abs(tt.ones(2, dtype=tt.bool)), NotImplementedError, "\"abs_cpu\" not implemented for 'Bool'"),
    )),
    _unary("sign", lambda a: a if a.dtype == bool else np.sign(a), dtypes=EVERY),
    _unary("square", np.square),
    _unary("floor", np.floor),
    _unary("ceil", np.ceil),
    _unary("trunc", np.trunc),
    _unary("bitwise_not", np.invert, dtypes=(bool_, *INTEGERS), differentiable=False, refusals=(
        Refusal(lambda tt: ~tt.ones(2), TypeError, "~ (operator.invert) is only implemented on integer and Boolean-type tensors"),
    )),
    _unary("logical_not", np.logical_not, dtypes=EVERY, differentiable=False),
    OpInfo("relu", lambda a: np.maximum(a, 0), unary_samples(), inplace=True, refusals=(
        Refusal(lambda tt: tt.relu(tt.ones(2, dtype=tt.bool)), RuntimeError, "Boolean inputs not supported for relu"),
    )),
    OpInfo("isnan", np.isnan, unary_samples(), EVERY, differentiable=False),
    OpInfo("isinf", np.isinf, unary_samples(), EVERY, differentiable=False),
    OpInfo("isfinite", np.isfinite, unary_samples(), EVERY, differentiable=False),
]  # fmt: skip


def _add(a: Any, b: Any, alpha: float = 1) -> Any:
    return np.logical_or(a, b) if np.asarray(a).dtype == bool and np.asarray(b).dtype == bool else a + alpha * b


def _alpha_samples(dtype: ScalarType) -> Iterator[Sample]:
    yield from binary_samples()(dtype)
    pair = Arr(make_array((3, 4), dtype, seed=1)), Arr(make_array((4,), dtype, seed=2))
    yield Sample(pair, {"alpha": 2}, "alpha")


def _pow_samples(dtype: ScalarType) -> Iterator[Sample]:
    base = Arr(make_array((3, 4), dtype, 0.5, 3, exclude_zero=True, seed=1))
    yield Sample((base, Arr(make_array((4,), dtype, 0, 3, seed=2))), name="tensor")
    exponent: float
    for exponent in (0, 1, 2, 3):
        yield Sample((base, exponent), name=f"exponent{exponent}")
    if dtype.is_floating_point:
        for exponent in (0.5, -1, -0.5, 2.5):
            yield Sample((base, exponent), name=f"exponent{exponent}")


BINARY = [
    _binary("add", _add, sample=_alpha_samples, dtypes=EVERY, refusals=(
        _shapes_differ("add"),
        Refusal(lambda tt: tt.add(tt.ones(2, dtype=tt.int64), 1, alpha=1.5), RuntimeError, "For integral input tensors, argument alpha must not be a floating point number."),
        Refusal(lambda tt: tt.add(tt.ones(2), 1, alpha=True), RuntimeError, "Boolean alpha only supported for Boolean results."),
        Refusal(lambda tt: tt.ones(2, dtype=tt.int64).add_(1.5), RuntimeError, "result type Float can't be cast to the desired output type Long"),
        Refusal(lambda tt: tt.ones(2).add_(tt.ones(2, 2)), RuntimeError, "output with shape [2] doesn't match the broadcast shape [2, 2]"),
        Refusal(lambda tt: tt.ones(1).expand(3).add_(1), RuntimeError, "unsupported operation: more than one element of the written-to tensor refers to a single memory location. Please clone() the tensor before performing the operation."),
        Refusal(lambda tt: (lambda x: tt.add(x[:-1], 1, out=x[1:]))(tt.ones(4)), RuntimeError, "unsupported operation: some elements of the input tensor and the written-to tensor refer to a single memory location. Please clone() the tensor before performing the operation."),
        Refusal(lambda tt: tt.ones(2) + tt.ones(2, device="meta"), RuntimeError, "Tensor on device meta is not on the expected device cpu!"),
        Refusal(lambda tt: tt.ones(2) + "a", TypeError, "unsupported operand type(s) for +: 'Tensor' and 'str'"),
    )),
    _binary("sub", lambda a, b, alpha=1: a - alpha * b, sample=_alpha_samples, refusals=(
        Refusal(lambda tt: tt.ones(2, dtype=tt.bool) - tt.ones(2, dtype=tt.bool), RuntimeError, "Subtraction, the `-` operator, with two bool tensors is not supported. Use the `^` or `logical_xor()` operator instead."),
        Refusal(lambda tt: 1 - tt.ones(2, dtype=tt.bool), RuntimeError, "Subtraction, the `-` operator, with a bool tensor is not supported. If you are trying to invert a mask, use the `~` or `logical_not()` operator instead."),
    )),
    OpInfo("rsub", lambda a, b, alpha=1: b - alpha * a, _alpha_samples),
    _binary("mul", np.multiply, dtypes=EVERY, refusals=(_shapes_differ("mul"),)),
    _binary("div", np.true_divide, dtypes=EVERY, integer_to_float=True, exclude_zero=True, refusals=(
        Refusal(lambda tt: tt.ones(2, dtype=tt.int64).div_(2), RuntimeError, "result type Float can't be cast to the desired output type Long"),
    )),
    _binary("pow", np.power, sample=_pow_samples, refusals=(
        Refusal(lambda tt: tt.ones(2, dtype=tt.int64) ** -1, RuntimeError, "Integers to negative integer powers are not allowed."),
        Refusal(lambda tt: tt.ones(2, dtype=tt.bool) ** tt.ones(2, dtype=tt.bool), NotImplementedError, "\"pow\" not implemented for 'Bool'"),
    )),
    _binary("maximum", np.maximum, sample=binary_samples(scalars=False), dtypes=EVERY, inplace=False),
    _binary("minimum", np.minimum, sample=binary_samples(scalars=False), dtypes=EVERY, inplace=False),
    *(
        _binary(name, reference, dtypes=EVERY, differentiable=False)
        for name, reference in (
            ("eq", np.equal), ("ne", np.not_equal), ("lt", np.less), ("le", np.less_equal), ("gt", np.greater),
            ("ge", np.greater_equal),
        )
    ),
    *(
        _binary(name, reference, dtypes=EVERY, differentiable=False, sample=binary_samples(scalars=False))
        for name, reference in (("logical_and", np.logical_and), ("logical_or", np.logical_or))
    ),
    *(
        _binary(name, reference, dtypes=(bool_, *INTEGERS), differentiable=False, sample=binary_samples(scalars=False), refusals=(
            Refusal(lambda tt, name=name: getattr(tt, name)(tt.ones(2), tt.ones(2)), NotImplementedError, f"\"{name}_cpu\" not implemented for 'Float'"),
        ))
        for name, reference in (
            ("bitwise_and", np.bitwise_and), ("bitwise_or", np.bitwise_or), ("bitwise_xor", np.bitwise_xor),
        )
    ),
]  # fmt: skip


def _where_samples(dtype: ScalarType) -> Iterator[Sample]:
    mask = Arr(make_array((3, 1), bool_, seed=3), bool_)
    a, b = Arr(make_array((3, 4), dtype, seed=1)), Arr(make_array((4,), dtype, seed=2))
    yield Sample((mask, a, b), name="broadcast")
    yield Sample((mask, a, 1), name="number")
    yield Sample((mask, 2, a), name="number_first")


def _clamp_samples(dtype: ScalarType) -> Iterator[Sample]:
    a = Arr(make_array((3, 4), dtype, seed=1))
    yield Sample((a, 0, 2), name="both")
    yield Sample((a, None, 1), name="max")
    yield Sample((a,), {"min": 1}, "min")
    yield Sample((a, Arr(make_array((4,), dtype, seed=5)), Arr(make_array((4,), dtype, 1, 4, seed=6))), name="tensors")


def _clamp(a: Any, min: Any = None, max: Any = None) -> Any:
    a = a if min is None else np.maximum(a, min)
    return a if max is None else np.minimum(a, max)


def _masked_fill_samples(dtype: ScalarType) -> Iterator[Sample]:
    a = Arr(make_array((3, 4), dtype, seed=1))
    yield Sample((a, Arr(make_array((3, 4), bool_, seed=3), bool_), 1), name="number")
    yield Sample((a, Arr(make_array((4,), bool_, seed=3), bool_), Arr(make_array((), dtype, seed=4))), name="tensor")


def _masked_fill(a: Any, mask: Any, value: Any) -> Any:
    return np.where(mask, value, a)


def _lerp_samples(dtype: ScalarType) -> Iterator[Sample]:
    a, b = Arr(make_array((3, 4), dtype, seed=1)), Arr(make_array((4,), dtype, seed=2))
    yield Sample((a, b, 0.25), name="number")
    yield Sample((a, b, Arr(make_array((3, 1), dtype, 0, 1, seed=3))), name="tensor")


def _addc_samples(dtype: ScalarType) -> Iterator[Sample]:
    tensors = tuple(Arr(make_array(s, dtype, exclude_zero=True, seed=i)) for i, s in enumerate(((3, 4), (4,), (3, 1))))
    yield Sample(tensors, name="plain")
    yield Sample(tensors, {"value": 2}, "value")


POINTWISE = [
    OpInfo("where", np.where, _where_samples, EVERY, refusals=(
        Refusal(lambda tt: tt.where(tt.ones(2), 1, 2), RuntimeError, "where expected condition to be a boolean tensor, but got a tensor with dtype Float"),
        Refusal(lambda tt: tt.where(tt.ones(3) > 0, tt.ones(2), tt.ones(2)), RuntimeError, _MISMATCH),
    )),
    OpInfo("clamp", _clamp, _clamp_samples, NUMBERS, inplace=True, out=True, refusals=(
        Refusal(lambda tt: tt.clamp(tt.ones(2)), RuntimeError, "torch.clamp: At least one of 'min' or 'max' must not be None"),
        Refusal(lambda tt: tt.ones(2, dtype=tt.int32).clamp_(0, 2.5), RuntimeError, "result type Float can't be cast to the desired output type int"),
    )),
    OpInfo("clamp_min", np.maximum, binary_samples(), NUMBERS, inplace=True, out=True),
    OpInfo("clamp_max", np.minimum, binary_samples(), NUMBERS, inplace=True, out=True),
    OpInfo("masked_fill", _masked_fill, _masked_fill_samples, EVERY, refusals=(
        Refusal(lambda tt: tt.ones(2).masked_fill(tt.ones(2), 1), RuntimeError, "masked_fill_ only supports boolean masks, but got mask with dtype float"),
    )),
    OpInfo("lerp", lambda a, b, w: a + w * (b - a), _lerp_samples, FLOATS, inplace=False),
    OpInfo("addcmul", lambda a, b, c, value=1: a + value * b * c, _addc_samples, NUMBERS, out=True),
    OpInfo("addcdiv", lambda a, b, c, value=1: a + value * b / c, _addc_samples, FLOATS, out=True),
]  # fmt: skip


def _truths(dtype: ScalarType) -> Iterator[Sample]:
    for values in ([[True, False], [True, True]], [True, True, True], [False], [], True):
        yield Sample((Arr(np.array(values, bool)),))


def _axis(reference: Any, **fixed: Any) -> Any:
    """A NumPy reduction called in PyTorch's way."""

    def call(a: Any, dim: Any = None, keepdim: bool = False, **kwargs: Any) -> Any:
        axis = tuple(dim) if isinstance(dim, list) else dim
        if np.ndim(a) == 0 and axis is not None:
            axis = None
        return reference(a, axis=axis, keepdims=keepdim, **fixed)

    return call


def _sum(a: Any, dim: Any = None, keepdim: bool = False) -> Any:
    wide = a.astype(np.int64) if a.dtype == bool else a
    return _axis(np.sum)(wide, dim, keepdim)


def _prod(a: Any, dim: Any = None, keepdim: bool = False) -> Any:
    return _axis(np.prod)(a.astype(np.int64) if a.dtype == bool else a, dim, keepdim)


def _max_with_indices(select: Any, index: Any) -> Any:
    def call(a: Any, dim: Any = None, keepdim: bool = False) -> Any:
        if dim is None:
            return select(a)
        return select(a, axis=dim, keepdims=keepdim), index(a, axis=dim, keepdims=keepdim)

    return call


def _some(**kwargs: Any) -> Any:
    """Reductions of non-empty tensors, over all or over one dimension."""

    def sample(dtype: ScalarType) -> Iterator[Sample]:
        # Distinct values, so that every index is determined and the gradient is smooth.
        count = 24
        if dtype is bool_:
            values = make_array((3, 4, 2), dtype, seed=1)
        else:
            values = np.random.default_rng(0).permutation(count).reshape(3, 4, 2)
            values = values / 4 if dtype.is_floating_point else values
        yield Sample((Arr(values),), name="all")
        yield Sample((Arr(values), 1), name="dim")
        yield Sample((Arr(values), -1, True), name="keepdim")

    return sample


def _variance(root: bool) -> Any:
    def call(a: Any, dim: Any = None, correction: float = 1, keepdim: bool = False) -> Any:
        axis = tuple(dim) if isinstance(dim, list) else dim
        result = np.var(a, axis=axis, ddof=correction, keepdims=keepdim)
        return np.sqrt(result) if root else result

    return call


_VAR_SAMPLES = samples(
    ([(3, 4)], {"correction": 1}),
    ([(3, 4)], 1, {"correction": 0}),
    ([(2, 3, 4)], (0, 2), {"correction": 1, "keepdim": True}),
)

_EMPTY_MAX = "max(): Expected reduction dim to be specified for input.numel() == 0. Specify the reduction dim with the 'dim' argument."

REDUCTIONS = [
    OpInfo("sum", _sum, reduction_samples(), EVERY, refusals=(
        Refusal(lambda tt: tt.ones(2, 3).sum(2), IndexError, "Dimension out of range (expected to be in range of [-2, 1], but got 2)"),
        Refusal(lambda tt: tt.ones(2, 3).sum((0, 0)), RuntimeError, "dim 0 appears multiple times in the list of dims"),
    )),
    OpInfo("mean", _axis(np.mean), reduction_samples(empty=False), FLOATS, refusals=(
        Refusal(lambda tt: tt.ones(2, dtype=tt.int64).mean(), RuntimeError, "mean(): could not infer output dtype. Input dtype must be either a floating point or complex dtype. Got: Long"),
    )),
    OpInfo("prod", _prod, reduction_samples(dims=False), (bool_, int64, float32, float64), rtol=1e-5),
    OpInfo("amax", _axis(np.max), reduction_samples(empty=False), EVERY, out=True),
    OpInfo("amin", _axis(np.min), reduction_samples(empty=False), EVERY, out=True),
    OpInfo("max", _max_with_indices(np.max, np.argmax), _some(), NUMBERS, refusals=(
        Refusal(lambda tt: tt.ones(0).max(), RuntimeError, _EMPTY_MAX),
    )),
    OpInfo("min", _max_with_indices(np.min, np.argmin), _some(), NUMBERS),
    OpInfo("argmax", _axis(np.argmax), _some(), NUMBERS, differentiable=False),
    OpInfo("argmin", _axis(np.argmin), _some(), NUMBERS, differentiable=False),
    OpInfo("all", _axis(np.all), reduction_samples(), EVERY, differentiable=False),
    OpInfo("any", _axis(np.any), reduction_samples(), EVERY, differentiable=False),
    OpInfo("_is_all_true", np.all, _truths, (bool_,), differentiable=False),
    OpInfo("_is_any_true", np.any, _truths, (bool_,), differentiable=False),
    OpInfo("var", _variance(False), _VAR_SAMPLES, FLOATS, rtol=2e-2),
    OpInfo("std", _variance(True), _VAR_SAMPLES, FLOATS, rtol=2e-2),
    OpInfo("cumsum", lambda a, dim: np.cumsum(a.astype(np.int64) if a.dtype == bool else a, dim), samples(([(3, 4)], 0), ([(3, 4)], -1), ([(0, 2)], 1)), EVERY, out=True),
]  # fmt: skip

_MATRIX = (int64, *FLOATS)

LINEAR_ALGEBRA = [
    OpInfo("mm", np.matmul, samples(([(2, 3), (3, 4)],), ([(1, 5), (5, 1)],), ([(2, 0), (0, 3)],), ([(0, 2), (2, 3)],)), _MATRIX, out=True, rtol=2e-3, refusals=(
        Refusal(lambda tt: tt.mm(tt.ones(2, 3), tt.ones(2, 3)), RuntimeError, "mat1 and mat2 shapes cannot be multiplied (2x3 and 2x3)"),
        Refusal(lambda tt: tt.mm(tt.ones(2), tt.ones(2, 3)), RuntimeError, "self must be a matrix"),
        Refusal(lambda tt: tt.mm(tt.ones(2, 3), tt.ones(3)), RuntimeError, "mat2 must be a matrix"),
        Refusal(lambda tt: tt.mm(tt.ones(2, 3), tt.ones(3, 2, dtype=tt.float64)), RuntimeError, "expected m1 and m2 to have the same dtype, but got: float != double"),
    )),
    OpInfo("bmm", np.matmul, samples(([(2, 3, 4), (2, 4, 5)],), ([(0, 3, 4), (0, 4, 5)],)), _MATRIX, out=True, rtol=2e-3, half_atol=0.05),
    OpInfo("mv", np.matmul, samples(([(3, 4), (4,)],), ([(3, 0), (0,)],)), _MATRIX, rtol=2e-3),
    OpInfo("dot", np.dot, samples(([(5,), (5,)],), ([(0,), (0,)],)), _MATRIX, rtol=2e-3),
    OpInfo("addmm", lambda c, a, b, beta=1, alpha=1: beta * c + alpha * (a @ b), samples(([(4,), (2, 3), (3, 4)],), ([(2, 4), (2, 3), (3, 4)], {"beta": 2, "alpha": 3})), _MATRIX, rtol=2e-2),
    OpInfo("matmul", np.matmul, samples(([(4,), (4,)],), ([(3, 4), (4,)],), ([(4,), (4, 2)],), ([(2, 3, 4), (4, 5)],), ([(2, 1, 3, 4), (5, 4, 2)],), ([(3, 4), (2, 4, 2)],)), _MATRIX, rtol=2e-3, half_atol=0.05, refusals=(
        Refusal(lambda tt: tt.ones(2) @ tt.ones(3), RuntimeError, "inconsistent tensor size, expected tensor [2] and src [3] to have the same number of elements, but got 2 and 3 elements respectively"),
    )),
]  # fmt: skip

OP_DB: tuple[OpInfo, ...] = (
    *UNARY,
    *BINARY,
    *POINTWISE,
    *REDUCTIONS,
    *LINEAR_ALGEBRA,
    *SHAPE_OPS,
    *POINTWISE_OPS,
    *ACTIVATION_OPS,
    *REDUCTION_OPS,
    *SORTING_OPS,
    *LINALG_OPS,
    *INDEXING_OPS,
    *REARRANGE_OPS,
    *RECURRENT_OPS,
    *SEGMENT_OPS,
    *SEQUENCE_OPS,
    *CTC_OPS,
    *QUANTIZATION_OPS,
    *SPECIAL_OPS,
    *SPLITTING_OPS,
    *NN_OPS,
    *RANDOM_OPS,
)
