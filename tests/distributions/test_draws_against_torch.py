"""A seed's draws beside PyTorch's: the same numbers from every distribution, and the same state of the generator behind them."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from distribution_cases import COMPOSED, Case, cases
from for_each import for_each

import tinytensor as tt

pytestmark = pytest.mark.oracle

SEEDS = 0, 1, 12345
EPS = {"torch.float32": 2.0**-23, "torch.float64": 2.0**-52}
# The draws are the same numbers; what is computed from them may differ in its last digits.
TOLERANCE = {"torch.float32": 1e-6, "torch.float64": 1e-11, "torch.int64": 0.0}
# Sums whose terms cancel: in float32 their error is measured by the largest number of the tensor.
SUMS = ["GeneralizedPareto", "Gumbel", "LowRankMultivariateNormal", "MultivariateNormal", "Wishart"]
torch: Any = None  # PyTorch, from the fixture below


@pytest.fixture(autouse=True, scope="module")
def _oracle() -> None:
    global torch
    import importlib

    torch = importlib.import_module("torch")


def drawn(L: Any, seed: int, draw: Callable[[Any], Any]) -> tuple[Any, list[int]]:
    """What `draw` gives after this seed, and the state of the generator behind it."""
    L.manual_seed(seed)
    try:
        result: Any = draw(L).detach()
    except NotImplementedError as error:
        result = str(error)
    return result, L.get_rng_state().tolist()


def assert_same_draws(
    where: str, draw: Callable[[Any], Any], tolerance: dict[str, float], absolute: bool = False, squares: bool = False
) -> int:
    """The same numbers, dtype and shape, and generators that are left alike. How many numbers were compared.

    absolute: in float32 the tolerance is of the largest number. squares: it is of the squares.
    """
    compared = 0
    for seed in SEEDS:
        (ours, state), (theirs, expected) = drawn(tt, seed, draw), drawn(torch, seed, draw)
        assert state == expected, f"{where}, seed {seed}: the generators differ"
        if isinstance(theirs, str):
            assert ours == theirs, where
            continue
        dtype = str(theirs.dtype)
        assert (str(ours.dtype), tuple(ours.shape)) == (dtype, tuple(theirs.shape)), where
        a, b = (np.array(t.tolist(), np.float64) for t in (ours, theirs))
        if squares:
            a, b = a * abs(a), b * abs(b)
        rtol = tolerance[dtype]
        atol = rtol * abs(b).max(initial=0.0) if absolute and dtype == "torch.float32" else 0.0
        np.testing.assert_allclose(a, b, rtol=rtol, atol=atol, err_msg=f"{where}, seed {seed}")
        compared += a.size
    return compared


# Below 1, where a number is made of two; at 1; large; and 1e-3, of which many numbers are the smallest there is.
ALPHA = [1e-3, 0.05, 0.3, 0.99, 1.0, 1.7, 2.5, 40.0, 1e5]

PARAMETERS: dict[str, Callable[[Any, Any], Any]] = {
    "one": lambda L, of: of(1),
    "many": lambda L, of: of(1000),
    "matrix": lambda L, of: of(2, 3, 17),
    "transposed": lambda L, of: of(9, 20).t(),
    "expanded": lambda L, of: of(9, 1).expand(4, 9, 5),
    "every other": lambda L, of: of(40)[::2],
    "none": lambda L, of: of(0, 3),
    "limits": lambda L, of: of(3) * 0,
    "after a normal number that left a second one": lambda L, of: (L.randn(3, dtype=L.float64), of(30))[1],
}


@for_each(itertools.product(("_standard_gamma", "_sample_dirichlet"), ("float32", "float64")))
def test_operators(each: tuple[str, str]) -> None:
    """Gamma numbers are equal bit for bit; Dirichlet numbers but for the order of the sum that they are divided by."""
    name, dtype = each
    tolerance = dict.fromkeys(EPS, 0.0) if name == "_standard_gamma" else {d: 2 * eps for d, eps in EPS.items()}

    def parameters(L: Any, make: Callable[[Any, Any], Any]) -> Any:
        def of(*shape: int) -> Any:
            return L.tensor(np.resize(ALPHA, shape).tolist(), dtype=getattr(L, dtype)).reshape(shape)

        return make(L, of)

    compared = 0
    for case, make in PARAMETERS.items():
        draw = lambda L, make=make: getattr(L, name)(parameters(L, make))  # noqa: E731
        compared += assert_same_draws(f"{name} {dtype} {case}", draw, tolerance)
    assert compared > 4000

    def of_a_generator(L: Any) -> Any:
        g = L.Generator().manual_seed(5)
        numbers = getattr(L, name)(L.tensor(ALPHA, dtype=getattr(L, dtype)), generator=g)
        return L.cat([numbers, L.rand(3, generator=g, dtype=numbers.dtype)])

    assert assert_same_draws(f"{name} {dtype} generator", of_a_generator, tolerance)


@for_each(cases(), lambda case: case.name)
def test_distributions(case: Case) -> None:
    """sample and rsample of every class."""
    compared = 0
    for dtype, shape, name in itertools.product(("float32", "float64"), ((), (3,), (7, 5)), ("sample", "rsample")):
        draw = lambda L, dtype=dtype, shape=shape, name=name: getattr(case.make(L, dtype)[0], name)(shape)  # noqa: E731
        # The diagonal of LKJCholesky's matrix is the root of what is left of 1.
        absolute, squares = case.cls in [*SUMS, "LKJCholesky"], case.cls == "LKJCholesky"
        compared += assert_same_draws(f"{case.name}.{name}({shape}) {dtype}", draw, TOLERANCE, absolute, squares)
    assert compared


@for_each(COMPOSED)
def test_composed(name: str) -> None:
    for draw in ("sample", "rsample"):

        def program(L: Any, draw: str = draw) -> Any:
            return getattr(COMPOSED[name](L, L.distributions), draw)((6,))

        compared = assert_same_draws(f"{name}.{draw}", program, TOLERANCE)
        assert compared or draw == "rsample"
