"""Distributions with parameters, made alike in both libraries: a table of class, parameters, shapes.

A parameter is written as `kind` or `kind(sizes)`: `positive(3,2)` are positive numbers of shape (3, 2). The kinds are the
functions of `KINDS`; the numbers depend on the seed, the name and the place alone.
"""

from __future__ import annotations

import re
import zlib
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import numpy as np

Array = np.ndarray
Rng = np.random.Generator


def _spd(rng: Rng, shape: tuple[int, ...]) -> Array:
    a = rng.normal(size=shape)
    return a @ np.swapaxes(a, -1, -2) + shape[-1] * np.eye(shape[-1])


KINDS: dict[str, Callable[[Rng, tuple[int, ...]], Array]] = {
    "real": lambda rng, shape: rng.normal(size=shape) * 2,
    "positive": lambda rng, shape: rng.uniform(0.3, 3, size=shape),
    "large": lambda rng, shape: rng.uniform(4.5, 9, size=shape),
    "unit": lambda rng, shape: rng.uniform(0.05, 0.95, size=shape),
    "half": lambda rng, shape: np.full(shape, 0.5) + rng.uniform(-5e-4, 5e-4, size=shape),
    "count": lambda rng, shape: rng.integers(1, 9, size=shape).astype(float),
    "simplex": lambda rng, shape: rng.dirichlet(np.ones(shape[-1]), size=shape[:-1]),
    "weights": lambda rng, shape: rng.uniform(0.1, 2, size=shape),
    "spd": _spd,
    "tril": lambda rng, shape: np.linalg.cholesky(_spd(rng, shape)),
    "one": lambda rng, shape: np.full(shape, 1.0),
    "zero": lambda rng, shape: np.zeros(shape),
    "bounds": lambda rng, shape: rng.uniform(3, 5, size=shape),
}

# class: lists of parameters in the order of the constructor; `name=` in front of one that is given by name; a bare number
# stays a number.
TABLE = """
Bernoulli               probs=unit(3) | logits=real(2,3) | 0.25 | probs=unit()
Beta                    positive(3) positive(2,1) | 2.0 3.0 | large(3) large(3)
Binomial                5 unit(3) | count(3) probs=unit(3) | 4 logits=real(2,3) | 0 unit(2)
Categorical             weights(4) | weights(2,3) | logits=real(2,3) | logits=real(3)
Cauchy                  real(3) positive(2,3) | 0.5 2.0
Chi2                    positive(3) | large(2,2) | 3.0
ContinuousBernoulli     unit(3) | logits=real(2,3) | half(3) | 0.25
Dirichlet               positive(3) | large(2,4)
Exponential             positive(3) | 2.0
FisherSnedecor          positive(3) large(3) | large(3) positive(2,3) | 5.0 7.0
Gamma                   positive(3) positive(2,3) | 2.0 3.0
GeneralizedPareto       real(3) positive(3) real(3) | zero(3) positive(3) zero(3) | 0.0 1.0 0.25
Geometric               unit(3) | logits=real(2,3) | 0.25 | one(2)
Gumbel                  real(3) positive(3) | 0.5 2.0
HalfCauchy              positive(3) | 2.0
HalfNormal              positive(2,3) | 2.0
InverseGamma            positive(3) positive(3) | large(3) positive(2,3) | 3.0 2.0
Kumaraswamy             positive(3) positive(2,3) | 2.0 3.0
LKJCholesky             3 positive(2) | 4 1.5 | 2 positive()
Laplace                 real(3) positive(2,1) | 0.5 2.0
LogNormal               real(3) positive(3) | 0.5 1.0
LogisticNormal          real(3) positive(3) | real(2,3) positive(2,3)
LowRankMultivariateNormal  real(4) real(4,2) positive(4) | real(2,4) real(4,1) positive(4) | real(4) real(3,4,2) positive(3,4)
Multinomial             5 weights(3) | 3 logits=real(2,4)
MultivariateNormal      real(3) spd(3,3) | real(2,3) scale_tril=tril(3,3) | real(3) precision_matrix=spd(2,3,3) | real(3) scale_tril=tril(2,1,3,3)
NegativeBinomial        positive(3) unit(3) | 4 logits=real(2,3) | count(3) probs=unit(3)
Normal                  real(3) positive(2,3) | 0.5 2.0 | real() positive()
OneHotCategorical       weights(4) | logits=real(2,3)
OneHotCategoricalStraightThrough  weights(2,4) | logits=real(3)
Pareto                  positive(3) positive(3) | positive(3) large(2,3) | 1.0 2.5
Poisson                 positive(3) | large(2,3) | 2.0
RelaxedBernoulli        positive() unit(3) | positive() logits=real(2,3)
RelaxedOneHotCategorical  positive() weights(3) | positive() logits=real(2,4)
StudentT                positive(3) real(3) positive(3) | large(2,3) | 3.0 1.0 2.0
Uniform                 real(3) bounds(3) | 1.0 3.0
VonMises                real(3) positive(3) | real(2,2) large(2,2)
Weibull                 positive(3) positive(3) | 2.0 1.5
Wishart                 bounds() spd(3,3) | bounds(2) scale_tril=tril(3,3) | 4.0 precision_matrix=spd(2,3,3)
"""


class Case(NamedTuple):
    """A class, its parameters as arrays or numbers, and a name for reports."""

    name: str
    cls: str
    args: list[Any]
    kwargs: dict[str, Any]

    def parameters(self, library: Any, dtype: str, requires_grad: bool = False) -> tuple[list[Any], dict[str, Any]]:
        def convert(value: Any) -> Any:
            if not isinstance(value, np.ndarray):
                return value
            t = library.tensor(value.tolist(), dtype=getattr(library, dtype))
            return t.requires_grad_() if requires_grad else t

        return [convert(a) for a in self.args], {k: convert(v) for k, v in self.kwargs.items()}

    def make(
        self, library: Any, dtype: str = "float64", requires_grad: bool = False, **more: Any
    ) -> tuple[Any, list[Any]]:
        """The distribution, and its parameters that are tensors."""
        args, kwargs = self.parameters(library, dtype, requires_grad)
        made = getattr(library.distributions, self.cls)(*args, **kwargs, **more)
        return made, [a for a in (*args, *kwargs.values()) if isinstance(a, library.Tensor)]


def parse(cls: str, text: str, seed: int = 0) -> Case:
    """One row of the table: `positive(3) scale=2.0`."""
    name = f"{cls}({', '.join(text.split())})"
    args: list[Any] = []
    kwargs: dict[str, Any] = {}
    for place, word in enumerate(text.split()):
        key, _, spec = word.rpartition("=")
        found = re.fullmatch(r"([a-z]+)(?:\(([\d,]*)\))?", spec)
        if found:
            shape = tuple(int(n) for n in (found[2] or "").split(",") if n)
            value: Any = KINDS[found[1]](np.random.default_rng(zlib.crc32(f"{name} {place} {seed}".encode())), shape)
            value = np.asarray(value)
        else:
            value = float(spec) if "." in spec else int(spec)
        if key:
            kwargs[key] = value
        else:
            args.append(value)
    return Case(f"{name}#{seed}" if seed else name, cls, args, kwargs)


def rows() -> Iterator[tuple[str, str]]:
    for line in TABLE.strip().splitlines():
        cls, _, lists = line.partition(" ")
        for text in lists.split("|"):
            yield cls, text.strip()


def cases(seeds: int = 1) -> list[Case]:
    return [parse(cls, text, seed) for cls, text in rows() for seed in range(seeds)]


# ---- distributions made of others ------------------------------------------------------------------------------------

COMPOSED: dict[str, Callable[[Any, Any], Any]] = {
    "Independent": lambda L, D: D.Independent(D.Normal(L.zeros(2, 3).double(), L.ones(3).double()), 1),
    "Independent0": lambda L, D: D.Independent(D.Bernoulli(L.full((3,), 0.25).double()), 0),
    "Independent2": lambda L, D: D.Independent(D.Gamma(L.ones(2, 3).double(), 2.0), 2),
    "IndependentMVN": lambda L, D: D.Independent(D.MultivariateNormal(L.zeros(2, 3).double(), L.eye(3).double()), 1),
    "Mixture": lambda L, D: D.MixtureSameFamily(
        D.Categorical(L.tensor([0.25, 0.75]).double()), D.Normal(L.tensor([0.0, 2.0]).double(), 1.0)
    ),
    "MixtureBatch": lambda L, D: D.MixtureSameFamily(
        D.Categorical(L.tensor([[0.25, 0.75], [0.5, 0.5], [0.1, 0.9]]).double()),
        D.Independent(D.Normal(L.arange(12.0).double().reshape(3, 2, 2), 1.0), 1),
    ),
    "MixturePoisson": lambda L, D: D.MixtureSameFamily(
        D.Categorical(L.tensor([0.25, 0.75]).double()), D.Poisson(L.tensor([1.0, 5.0]).double())
    ),
    "Logistic": lambda L, D: D.TransformedDistribution(
        D.Uniform(L.zeros(3).double(), L.ones(3).double()), [D.SigmoidTransform().inv, D.AffineTransform(1.0, 2.0)]
    ),
    "ScaledAndTurned": lambda L, D: D.TransformedDistribution(
        D.Normal(L.zeros(3).double(), 1.0), [D.AffineTransform(L.tensor([1.0, 2.0, 3.0]).double(), -2.0), D.ExpTransform()]
    ),
    "Broadcast": lambda L, D: D.TransformedDistribution(
        D.Normal(L.zeros(3).double(), 1.0), D.AffineTransform(L.zeros(2, 1).double(), L.ones(2, 3).double())
    ),
    "StickBreaking": lambda L, D: D.TransformedDistribution(D.Normal(L.zeros(3).double(), 1.0), D.StickBreakingTransform()),
    "Reshaped": lambda L, D: D.TransformedDistribution(
        D.Normal(L.zeros(4).double(), 1.0), D.ReshapeTransform((4,), (2, 2))
    ),
    "NoTransform": lambda L, D: D.TransformedDistribution(D.Normal(L.zeros(2).double(), 1.0), []),
}  # fmt: skip
