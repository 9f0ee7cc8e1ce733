"""Transforms with inputs, and constraints with values, made alike in both libraries."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

Make = Callable[[Any, Any], Any]  # of the library and its `distributions`


def _t(L: Any, *values: Any) -> Any:
    return L.tensor(values[0] if len(values) == 1 else list(values), dtype=L.float64)


_RNG = np.random.default_rng(7)
REAL = _RNG.normal(size=(2, 3, 3)) * 1.5
POSITIVE = _RNG.uniform(0.2, 3, size=(2, 3, 3))
SIXES = _RNG.normal(size=(2, 6))

# name: the transform, and what it is applied to.
TRANSFORMS: dict[str, tuple[Make, np.ndarray]] = {
    "abs": (lambda L, D: D.AbsTransform(), REAL),
    "exp": (lambda L, D: D.ExpTransform(), REAL),
    "exp cached": (lambda L, D: D.ExpTransform(cache_size=1), REAL),
    "power": (lambda L, D: D.PowerTransform(_t(L, 2.0)), POSITIVE),
    "power -1.5": (lambda L, D: D.PowerTransform(exponent=_t(L, -1.5, 2.0, 0.5)), POSITIVE),
    "sigmoid": (lambda L, D: D.SigmoidTransform(), REAL),
    "softplus": (lambda L, D: D.SoftplusTransform(), REAL),
    "tanh": (lambda L, D: D.TanhTransform(), REAL),
    "affine": (lambda L, D: D.AffineTransform(1.0, -2.0), REAL),
    "affine tensor": (lambda L, D: D.AffineTransform(_t(L, 1.0, 2.0, 3.0), _t(L, -1.0, 2.0, 0.5)), REAL),
    "affine event": (lambda L, D: D.AffineTransform(_t(L, 1.0, 2.0, 3.0), _t(L, -1.0, 2.0, 0.5), event_dim=1), REAL),
    "affine event 2": (lambda L, D: D.AffineTransform(0.0, 3.0, event_dim=2, cache_size=1), REAL),
    "softmax": (lambda L, D: D.SoftmaxTransform(), REAL),
    "stick": (lambda L, D: D.StickBreakingTransform(), REAL),
    "corr": (lambda L, D: D.CorrCholeskyTransform(), SIXES),
    "lower": (lambda L, D: D.LowerCholeskyTransform(), REAL),
    "positive definite": (lambda L, D: D.PositiveDefiniteTransform(), REAL),
    "reshape": (lambda L, D: D.ReshapeTransform((3, 3), (9,)), REAL),
    "reshape -": (lambda L, D: D.ReshapeTransform((3,), (3, 1)), REAL),
    "identity": (lambda L, D: D.identity_transform, REAL),
    "compose": (lambda L, D: D.ComposeTransform([D.AffineTransform(1.0, 2.0), D.ExpTransform(), D.PowerTransform(_t(L, 0.5))]), REAL),
    "compose cached": (lambda L, D: D.ComposeTransform([D.TanhTransform(), D.AffineTransform(0.0, 2.0)], cache_size=1), REAL),
    "compose events": (lambda L, D: D.ComposeTransform([D.ExpTransform(), D.SoftmaxTransform()]), REAL),
    "compose stick": (lambda L, D: D.ComposeTransform([D.StickBreakingTransform(), D.AffineTransform(0.0, 2.0)]), REAL),
    "compose independent": (lambda L, D: D.ComposeTransform([D.IndependentTransform(D.ExpTransform(), 2), D.AffineTransform(1.0, 2.0, 1)]), REAL),
    "independent": (lambda L, D: D.IndependentTransform(D.ExpTransform(), 1), REAL),
    "independent stick": (lambda L, D: D.IndependentTransform(D.StickBreakingTransform(), 1, cache_size=1), REAL),
    "cat": (lambda L, D: D.CatTransform([D.ExpTransform(), D.TanhTransform(), D.identity_transform], dim=1), REAL),
    "cat lengths": (lambda L, D: D.CatTransform([D.ExpTransform(), D.AffineTransform(1.0, 2.0)], dim=-1, lengths=[1, 2]), REAL),
    "cat events": (lambda L, D: D.CatTransform([D.ExpTransform(), D.IndependentTransform(D.TanhTransform(), 1)], dim=-1, lengths=[1, 2]), REAL),
    "cat batch": (lambda L, D: D.CatTransform([D.IndependentTransform(D.ExpTransform(), 1), D.IndependentTransform(D.TanhTransform(), 1)], dim=0), REAL),
    "cat cached": (lambda L, D: D.CatTransform([D.ExpTransform(), D.ExpTransform()], dim=0, cache_size=1), REAL),
    "stack": (lambda L, D: D.StackTransform([D.ExpTransform(), D.TanhTransform(), D.SigmoidTransform()], dim=1), REAL),
    "stack -1": (lambda L, D: D.StackTransform([D.ExpTransform(), D.TanhTransform(), D.SigmoidTransform()], dim=-1, cache_size=1), REAL),
    "cdf": (lambda L, D: D.CumulativeDistributionTransform(D.Normal(_t(L, 0.0), _t(L, 1.0))), REAL),
    "cdf laplace": (lambda L, D: D.CumulativeDistributionTransform(D.Laplace(_t(L, 0.5), _t(L, 2.0)), cache_size=1), REAL),
}  # fmt: skip

# name: the constraint, values that it checks, and whether there are transforms to it.
GOOD = np.array([[1.0, 0.0, 0.0], [0.0, 0.0, 1.0]])
NUMBERS = np.array([-2.0, -1.0, -0.5, 0.0, 0.5, 1.0, 1.5, 2.0, 3.0, np.nan, np.inf, -np.inf])
VECTORS = np.array(
    [
        [1.0, 0.0, 0.0],
        [0.5, 0.5, 0.0],
        [0.2, 0.3, 0.5],
        [1.0, 1.0, 0.0],
        [-0.5, 1.0, 0.5],
        [2.0, -1.0, 0.0],
        [0.0, 0.0, 0.0],
        [0.2, np.nan, 0.5],
    ]
)
MATRICES = np.stack([
    np.eye(3), 2 * np.eye(3), -np.eye(3), np.ones((3, 3)), np.tril(np.ones((3, 3))), np.triu(np.ones((3, 3))),
    np.array([[1.0, 0.0, 0.0], [0.6, 0.8, 0.0], [0.0, 0.6, 0.8]]), np.array([[2.0, 1.0, 0.0], [1.0, 2.0, 1.0], [0.0, 1.0, 2.0]]),
    np.zeros((3, 3)), np.array([[1.0, 2.0, 0.0], [2.0, 1.0, 0.0], [0.0, 0.0, 1.0]]),
])  # fmt: skip
CONSTRAINTS: dict[str, tuple[Callable[[Any, Any], Any], np.ndarray]] = {
    **{
        name: (lambda L, c, name=name: getattr(c, name), NUMBERS)
        for name in "boolean nonnegative nonnegative_integer positive positive_integer real unit_interval".split()
    },
    "greater_than": (lambda L, c: c.greater_than(0.5), NUMBERS),
    "greater_than_eq": (lambda L, c: c.greater_than_eq(0.5), NUMBERS),
    "greater_than tensor": (lambda L, c: c.greater_than(L.tensor(0.5)), NUMBERS),
    "less_than": (lambda L, c: c.less_than(1.0), NUMBERS),
    "interval": (lambda L, c: c.interval(-1.0, 1.5), NUMBERS),
    "interval tensor": (lambda L, c: c.interval(L.tensor(-1.0), L.tensor(2.0)), NUMBERS),
    "half_open_interval": (lambda L, c: c.half_open_interval(-1.0, 1.5), NUMBERS),
    "integer_interval": (lambda L, c: c.integer_interval(-1, 2), NUMBERS),
    "integer_less_than": (lambda L, c: c._IntegerLessThan(1), NUMBERS),
    **{name: (lambda L, c, name=name: getattr(c, name), VECTORS) for name in "one_hot real_vector simplex".split()},
    "multinomial": (lambda L, c: c.multinomial(1), VECTORS),
    "independent": (lambda L, c: c.independent(c.positive, 1), VECTORS),
    "independent simplex": (lambda L, c: c.independent(c.simplex, 1), np.stack([GOOD, VECTORS[:2], VECTORS[3:5]])),
    "independent 2": (lambda L, c: c.independent(c.nonnegative, 2), MATRICES),
    "mixture": (lambda L, c: c.MixtureSameFamilyConstraint(c.positive), NUMBERS),
    "mixture vector": (lambda L, c: c.MixtureSameFamilyConstraint(c.independent(c.nonnegative, 1)), VECTORS),
    "cat": (lambda L, c: c.cat([c.positive, c.real, c.unit_interval], dim=-1), VECTORS),
    "cat lengths": (lambda L, c: c.cat([c.nonnegative, c.real], dim=1, lengths=[2, 1]), VECTORS),
    "stack": (lambda L, c: c.stack([c.positive, c.nonnegative, c.real], dim=-1), VECTORS),
    "stack 0": (lambda L, c: c.stack([c.simplex, c.real_vector], dim=0), GOOD),
    **{
        name: (lambda L, c, name=name: getattr(c, name), MATRICES)
        for name in "corr_cholesky lower_cholesky lower_triangular positive_definite positive_semidefinite square symmetric".split()
    },
    "dependent": (lambda L, c: c.dependent, NUMBERS),
    "dependent known": (lambda L, c: c.dependent(is_discrete=True, event_dim=1), NUMBERS),
}  # fmt: skip
