"""Entries of the operator database: random numbers and more factories. See op_info.py for what an entry says.

The samples here are those whose result is certain: probabilities 0 and 1, deviations of 0. What the numbers look like
where chance has a say is tested in tests/native/test_distributions.py, factories in tests/native/test_range_factories.py.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

from tinytensor.aten.native.pointwise.reference.pointwise import by_element
from tinytensor.aten.native.random.ufunc import gamma
from tinytensor.c10.scalar_type import ScalarType, float32, float64
from tinytensor.testing.op_info import EVERY, FLOATS, Arr, OpInfo, Refusal, Sample, samples, unary_samples
from tinytensor.testing.sample_tensors import make_array

_SHAPES = ((3, 4), (2, 3, 2), (0, 3), (2, 1))


def _indicator(shape: tuple[int, ...], dtype: ScalarType, seed: int = 1) -> Arr:
    """Zeros and ones."""
    return Arr((make_array(shape, dtype, seed=seed) > 0).astype(np.float64))


def _indicators(dtype: ScalarType) -> Iterator[Sample]:
    for shape in ((), *_SHAPES):
        yield Sample((_indicator(shape, dtype),), name=f"shape{list(shape)}")


def _counts(dtype: ScalarType) -> Iterator[Sample]:
    count = Arr(np.arange(12.0).reshape(3, 4))
    yield Sample((count, _indicator((3, 4), dtype)), name="same")
    yield Sample((count, _indicator((4,), dtype)), name="broadcast")


def _all_dropped(*modes: float) -> Any:
    return samples(*(([shape], p, True) for p in modes for shape in _SHAPES))


def _dropout(name: str) -> OpInfo:
    return OpInfo(name, lambda a, p, train: a * (1 - p), _all_dropped(1.0), FLOATS, refusals=(
        Refusal(lambda tt: getattr(tt, name)(tt.ones(2, 2), 1.5, True), RuntimeError, "dropout probability has to be between 0 and 1, but got 1.5"),
        Refusal(lambda tt: getattr(tt, name)(tt.ones(2, 2), -0.25, False), RuntimeError, "dropout probability has to be between 0 and 1, but got -0.25"),
    ))  # fmt: skip


def _one_hot(dtype: ScalarType) -> Iterator[Sample]:
    rows = np.eye(4)[[2, 0, 3]]
    yield Sample((Arr(rows), 1), name="rows")
    yield Sample((Arr(rows), 5, True), name="rows_replacement")


def _where_one(a: np.ndarray, count: int, replacement: bool = False) -> np.ndarray:
    return np.repeat(np.argmax(a, -1)[..., None], count, -1)


def _smallest(a: np.ndarray) -> np.ndarray:
    """What Gamma numbers with the shape parameter 0 are."""
    return np.full(a.shape, np.finfo(a.dtype).tiny, a.dtype)


def _no_shape(dtype: ScalarType) -> Iterator[Sample]:
    yield from (Sample((Arr(np.zeros(shape)),), name=f"shape{list(shape)}") for shape in _SHAPES)


def _huge(dtype: ScalarType) -> Iterator[Sample]:
    """Concentrations with which all draws are alike, to all digits that are compared."""
    yield Sample((Arr(np.full((3, 2), 1e16)),), name="huge")


def _by_element(functor: Callable[..., Any]) -> Callable[..., np.ndarray]:
    """Each number in float64, whatever the dtype."""
    return lambda *arrays: by_element(functor)(*(a.astype(np.float64) for a in arrays)).astype(arrays[0].dtype)


def _gamma_draws(dtype: ScalarType) -> Iterator[Sample]:
    """Numbers in all regions of the approximation."""
    alpha = np.array([0.05, 0.7, 2.0, 2.0, 9.0, 20.0, 300.0])
    yield Sample((Arr(alpha), Arr(np.array([0.01, 0.5, 0.3, 4.0, 9.5, 5.0, 420.0]))), name="regions")


def _beta_draws(dtype: ScalarType) -> Iterator[Sample]:
    x = np.array([0.1, 0.9, 0.5, 0.3, 0.4, 0.97])
    alpha = np.array([0.5, 2.0, 20.0, 15.0, 3.0, 0.7])
    yield Sample((Arr(x), Arr(alpha), Arr(alpha + np.array([1.5, 0.25, 20.0, 30.0, 12.0, 5.0]))), name="regions")


_INVALID = "probability tensor contains either `inf`, `nan` or element < 0"

RANDOM_OPS: list[OpInfo] = [
    OpInfo("conj_physical", lambda a: a, unary_samples(), EVERY, inplace=True, out=True),
    OpInfo("resolve_conj", lambda a: a, unary_samples(), EVERY),
    OpInfo("isreal", lambda a: np.ones(a.shape, bool), unary_samples(), EVERY, differentiable=False),
    _dropout("dropout"),
    _dropout("alpha_dropout"),
    _dropout("feature_dropout"),
    _dropout("feature_alpha_dropout"),
    OpInfo("native_dropout", lambda a, p, train: (a, np.ones(a.shape, bool)) if train is False else (a * (1 - p), np.full(a.shape, p == 0)),
           samples(([(3, 4)], 0.0, True), ([(3, 4)], 1.0, True), ([(3, 4)], 0.5, False), ([()], 0.0, None)), FLOATS,
           covers=("native_dropout_backward",)),
    OpInfo("bernoulli", lambda a: a, _indicators, FLOATS, out=True, differentiable=False,
           covers=("bernoulli_", "uniform_", "random_", "normal_", "cauchy_", "exponential_", "geometric_", "log_normal_"), refusals=(
        Refusal(lambda tt: tt.bernoulli(tt.ones(2), 2.0), RuntimeError, "bernoulli_ expects p to be in [0, 1], but got p=2"),
        Refusal(lambda tt: tt.bernoulli(tt.ones(2, dtype=tt.int64)), NotImplementedError, "\"bernoulli_tensor_cpu_p_\" not implemented for 'Long'"),
        Refusal(lambda tt: tt.bernoulli(2 * tt.ones(2)), RuntimeError, "Expected p_in >= 0 && p_in <= 1 to be true, but got false.  (Could this error message be improved?  If so, please report an enhancement request to PyTorch.)"),
        Refusal(lambda tt: tt.ones(2).uniform_(1, 0), RuntimeError, "uniform_ expects to return a [from, to) range, but found from=1 > to=0"),
        Refusal(lambda tt: tt.ones(2).uniform_(-3e38, 3e38), RuntimeError, "uniform_ expects to-from <= std::numeric_limits<Float>::max(), but found to=3e+38 and from=-3e+38 which result in to-from to exceed the limit"),
        Refusal(lambda tt: tt.rand(2, dtype=tt.int64), NotImplementedError, "\"check_uniform_bounds\" not implemented for 'Long'"),
        Refusal(lambda tt: tt.randn(2, dtype=tt.int64), NotImplementedError, "\"normal_kernel_cpu\" not implemented for 'Long'"),
        Refusal(lambda tt: tt.randint(5, 5, (2,)), RuntimeError, "random_ expects 'from' to be less than 'to', but got from=5 >= to=5"),
        Refusal(lambda tt: tt.randint(0, 300, (2,), dtype=tt.uint8), RuntimeError, "to - 1 is out of bounds for unsigned char"),
        Refusal(lambda tt: tt.randint(-1, 3, (2,), dtype=tt.uint8), RuntimeError, "from is out of bounds for unsigned char"),
        Refusal(lambda tt: tt.randperm(300, dtype=tt.uint8), RuntimeError, "value cannot be converted to type uint8_t without overflow"),
        Refusal(lambda tt: tt.randperm(3000, dtype=tt.float16), RuntimeError, "n cannot be greater than 2049 for Half type."),
        Refusal(lambda tt: tt.ones(1).expand(3).uniform_(), RuntimeError, "unsupported operation: more than one element of the written-to tensor refers to a single memory location. Please clone() the tensor before performing the operation."),
        Refusal(lambda tt: tt.ones(2).exponential_(0), RuntimeError, "exponential_ expects lambda > 0.0, but found lambda=0"),
        Refusal(lambda tt: tt.ones(2).geometric_(1.0), RuntimeError, "geometric_ expects p to be in (0, 1), but got p=1"),
        Refusal(lambda tt: tt.ones(2).cauchy_(0, -1), RuntimeError, "cauchy_ expects sigma > 0.0, but found sigma=-1"),
        Refusal(lambda tt: tt.ones(2, dtype=tt.int64).cauchy_(), RuntimeError, "Cauchy distribution is a continuous probability distribution. dtype must be a floating point but you specified long int"),
        Refusal(lambda tt: tt.ones(2).log_normal_(0, 0), RuntimeError, "log_normal_ expects std > 0.0, but found std=0"),
    )),
    OpInfo("normal", lambda a, std: a, samples(([(3, 4)], 0.0), ([()], 0.0), ([(0, 2)], 0.0)), FLOATS, differentiable=False, refusals=(
        Refusal(lambda tt: tt.normal(tt.zeros(2), -1.0), RuntimeError, "normal expects std >= 0.0, but found std -1"),
        Refusal(lambda tt: tt.normal(tt.zeros(2), -tt.ones(2)), RuntimeError, "normal expects all elements of std >= 0.0"),
        Refusal(lambda tt: tt.normal(tt.zeros(2), tt.ones(3)), RuntimeError, "The size of tensor a (2) must match the size of tensor b (3) at non-singleton dimension 0"),
    )),
    OpInfo("poisson", lambda a: a, lambda dtype: (Sample((Arr(np.zeros(shape)),), name=f"shape{list(shape)}") for shape in _SHAPES), FLOATS, differentiable=False, refusals=(
        Refusal(lambda tt: tt.poisson(-tt.ones(2)), RuntimeError, "invalid Poisson rate, expected rate to be non-negative"),
        Refusal(lambda tt: tt.poisson(tt.ones(2, dtype=tt.int64)), NotImplementedError, "\"poisson_cpu\" not implemented for 'Long'"),
    )),
    OpInfo("binomial", lambda n, p: n * p, _counts, (float32, float64), differentiable=False, refusals=(
        Refusal(lambda tt: tt.binomial(tt.ones(2, dtype=tt.int64), tt.ones(2)), ValueError, "binomial only supports floating-point dtypes for count, got: Long"),
        Refusal(lambda tt: tt.binomial(tt.ones(2), tt.ones(2, dtype=tt.float64)), RuntimeError, "Found dtype Double but expected Float"),
    )),
    OpInfo("_standard_gamma", _smallest, _no_shape, (float32, float64), differentiable=False, refusals=(
        Refusal(lambda tt: tt._standard_gamma(tt.ones(2, dtype=tt.int64)), NotImplementedError, "\"gamma_cpu\" not implemented for 'Long'"),
    )),
    OpInfo("_sample_dirichlet", lambda a: np.full(a.shape, 0.5, a.dtype), _huge, (float32, float64), differentiable=False, refusals=(
        Refusal(lambda tt: tt._sample_dirichlet(tt.ones(2, dtype=tt.int64)), NotImplementedError, "\"dirichlet\" not implemented for 'Long'"),
    )),
    OpInfo("_standard_gamma_grad", _by_element(gamma.standard_gamma_grad), _gamma_draws, (float32, float64), differentiable=False, refusals=(
        Refusal(lambda tt: tt._standard_gamma_grad(tt.ones(2), tt.ones(3)), RuntimeError, "The size of tensor a (2) must match the size of tensor b (3) at non-singleton dimension 0"),
        Refusal(lambda tt: tt._standard_gamma_grad(tt.ones(2), tt.ones(2).double()), RuntimeError, "Found dtype Double but expected Float"),
    )),
    OpInfo("_dirichlet_grad", _by_element(gamma.dirichlet_grad), _beta_draws, (float32, float64), differentiable=False, refusals=(
        Refusal(lambda tt: tt._dirichlet_grad(*[tt.ones(2, dtype=tt.int64)] * 3), NotImplementedError, "\"_dirichlet_grad_cpu\" not implemented for 'Long'"),
    )),
    OpInfo("multinomial", _where_one, _one_hot, FLOATS, out=True, differentiable=False, refusals=(
        Refusal(lambda tt: tt.multinomial(tt.ones(3), 4), RuntimeError, "cannot sample n_sample > prob_dist.size(-1) samples without replacement"),
        Refusal(lambda tt: tt.multinomial(tt.ones(3), 0), RuntimeError, "cannot sample n_sample <= 0 samples"),
        Refusal(lambda tt: tt.multinomial(tt.ones(2, 3, 1), 1), RuntimeError, "prob_dist must be 1 or 2 dim"),
        Refusal(lambda tt: tt.multinomial(tt.zeros(3), 2, True), RuntimeError, "invalid multinomial distribution (sum of probabilities <= 0)"),
        Refusal(lambda tt: tt.multinomial(tt.zeros(3), 2), RuntimeError, "invalid multinomial distribution (sum of probabilities <= 0)"),
        Refusal(lambda tt: tt.multinomial(-tt.ones(3), 2), RuntimeError, _INVALID),
        Refusal(lambda tt: tt.multinomial(tt.ones(3, dtype=tt.int64), 1), RuntimeError, "multinomial only supports floating-point dtypes for input, got: Long"),
    )),
]  # fmt: skip
