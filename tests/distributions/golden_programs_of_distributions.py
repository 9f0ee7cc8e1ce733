"""What golden_distributions.json holds, as programs over a library: values by case and function, edges, transforms, checks."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
from distribution_cases import COMPOSED, Case, cases
from distribution_edges import EDGES, run_edge
from transform_cases import CONSTRAINTS, TRANSFORMS

from tinytensor.testing.outcome import attempt as attempt_as_it_is

FUNCTIONS = ("log_prob", "cdf")
ATTRIBUTES = ("mean", "mode", "variance", "stddev", "support", "batch_shape", "event_shape")


def attempt(call: Callable[[], Any]) -> Any:
    """The outcome, with PyTorch's name in the place of this library's."""
    found = attempt_as_it_is(call)
    return found.replace("tinytensor.", "torch.") if isinstance(found, str) else found


def in_float64(case: Case) -> bool:
    """Without numbers, which would make float32 parameters."""
    return all(isinstance(a, np.ndarray | int) for a in (*case.args, *case.kwargs.values()))


def text(value: Any) -> Any:
    """Answers that are no numbers, as text that both libraries give."""
    if hasattr(value, "detach") or isinstance(value, bool | int | float | list | tuple) or value is None:
        return value
    return str(value).replace("tinytensor.", "torch.")


def values(L: Any, case: Case, draws: list[Any]) -> dict[str, Any]:
    """Functions and attributes of one distribution, with the gradient of log_prob."""
    made, parameters = case.make(L, "float64", requires_grad=True)
    x = L.tensor(draws, dtype=L.float64)
    found = {name: attempt(lambda name=name: text(getattr(made, name))) for name in ATTRIBUTES}
    found |= {name: attempt(lambda name=name: getattr(made, name)(x)) for name in FUNCTIONS}
    found["entropy"] = attempt(made.entropy)
    found["icdf"] = attempt(lambda: made.icdf(L.linspace(0.1, 0.9, x.numel(), dtype=L.float64).reshape(x.shape)))
    found["enumerate_support"] = attempt(lambda: made.enumerate_support(False))
    found["gradients"] = attempt(lambda: list(L.autograd.grad(made.log_prob(x).sum(), parameters, allow_unused=True)))
    found["expand"] = attempt(lambda: made.expand((2, *made.batch_shape)).log_prob(x[:2]))
    found["repr"] = repr(made)
    return found


def kl_pairs() -> Iterator[tuple[Case, Case]]:
    """The first case of each class with that of each other one, where parameters are float64."""
    first: dict[str, Case] = {}
    for case in filter(in_float64, cases()):
        first.setdefault(case.cls, case)
    return itertools.product(first.values(), repeat=2)


def kl(L: Any) -> dict[str, Any]:
    """The pairs that have a formula."""
    found = {}
    for p, q in kl_pairs():
        value = attempt(lambda p=p, q=q: L.distributions.kl_divergence(p.make(L)[0], q.make(L)[0]))
        if not isinstance(value, str):
            found[f"{p.cls} {q.cls}"] = value
    return found


def composed(L: Any, name: str, draws: list[Any]) -> dict[str, Any]:
    made = COMPOSED[name](L, L.distributions)
    x = L.tensor(draws, dtype=L.float64)
    return {
        "log_prob": attempt(lambda: made.log_prob(x)), "cdf": attempt(lambda: made.cdf(x)), "repr": repr(made),
        "mean": attempt(lambda: made.mean), "variance": attempt(lambda: made.variance),
    }  # fmt: skip


def transform(L: Any, name: str) -> list[Any]:
    make, x = TRANSFORMS[name]

    def program() -> Any:
        t = make(L, L.distributions)
        a = L.tensor(x.tolist(), dtype=L.float64)
        b = t(a)
        return [b, t.inv(b), repr(t)]

    def jacobian() -> Any:
        t = make(L, L.distributions)
        a = L.tensor(x.tolist(), dtype=L.float64)
        return t.log_abs_det_jacobian(a, t(a))

    return [attempt(program), attempt(jacobian)]


def constraint(L: Any, name: str) -> list[Any]:
    make, values_ = CONSTRAINTS[name]

    def program() -> Any:
        c = make(L, L.distributions.constraints)
        return [c.check(L.tensor(values_.tolist(), dtype=L.float64)), repr(c)]

    return [attempt(program)]


def edges(L: Any) -> dict[str, Any]:
    return {line: attempt(lambda line=line: text(run_edge(L, line))) for line in EDGES}
