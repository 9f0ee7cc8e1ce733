"""Every distribution, transform and constraint beside PyTorch's: values, gradients, shapes, texts, and what is refused."""

from __future__ import annotations

import itertools
import pickle
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from comparing import compare, outcome, plain
from distribution_cases import COMPOSED, Case, cases
from distribution_edges import EDGES, run_edge
from for_each import for_each
from transform_cases import CONSTRAINTS, NUMBERS, TRANSFORMS

import tinytensor as tt

pytestmark = pytest.mark.oracle

torch: Any = None  # PyTorch, from the fixture below


@pytest.fixture(autouse=True, scope="module")
def _oracle() -> None:
    global torch
    import importlib

    torch = importlib.import_module("torch")
    # torch.compile turns PyTorch's checks off for the whole process, and a test before these may have called it.
    torch.distributions.Distribution.set_default_validate_args(True)


ATTRIBUTES = """
batch_shape event_shape mean mode variance stddev support has_rsample has_enumerate_support param_shape logits probs scale_tril
covariance_matrix precision_matrix arg_constraints df concentration concentration1 rate loc scale alpha temperature total_count
""".split()


def same(case: Any, what: str, program: Callable[[Any], Any], rtol: float = 1e-8, atol: float = 1e-9) -> Any:
    return compare(program, tt, torch, f"{case} {what}", rtol, atol)


def convert(L: Any, value: Any) -> Any:
    """A tensor of PyTorch's, or an array, in the library L."""
    if isinstance(value, np.ndarray):
        return L.tensor(value.tolist(), dtype=L.float64)
    dtype = getattr(L, str(value.dtype).removeprefix("torch."))
    return L.tensor(value.tolist(), dtype=dtype).reshape(tuple(value.shape))


def draws_of(case: Case, dtype: str = "float64") -> Any:
    torch.manual_seed(1)
    return case.make(torch, dtype)[0].sample((4,))


def by_name(case: Case) -> str:
    return case.name


def test_names() -> None:
    """Every name of torch.distributions, of its modules, and of every class."""
    theirs, ours = torch.distributions, tt.distributions
    assert set(theirs.__all__) == set(ours.__all__)
    missing = [n for n in dir(theirs) if not n.startswith("_") and not hasattr(ours, n)]
    for module in (n for n in dir(theirs) if type(getattr(theirs, n)).__name__ == "module" and not n.startswith("_")):
        names = getattr(getattr(theirs, module), "__all__", ())
        missing += [f"{module}.{n}" for n in names if not hasattr(getattr(ours, module), n)]
    for name in theirs.__all__:
        if isinstance(getattr(theirs, name), type):
            members = [m for m in dir(getattr(theirs, name)) if not m.startswith("_")]
            missing += [f"{name}.{m}" for m in members if not hasattr(getattr(ours, name), m)]
    assert missing == []


@for_each(cases(), by_name)
def test_attributes(case: Case) -> None:
    for name in ATTRIBUTES:
        same(case, name, lambda L, name=name: getattr(case.make(L)[0], name))
    for dtype in ("float64", "float32"):
        same(case, "repr", lambda L, dtype=dtype: repr(case.make(L, dtype)[0]))
        for name in ("mean", "mode", "variance", "stddev"):
            same(case, name, lambda L, name=name, dtype=dtype: getattr(case.make(L, dtype)[0], name))


@for_each(cases(2), by_name)
def test_functions(case: Case) -> None:
    for dtype in ("float64", "float32"):
        value = draws_of(case, dtype)
        shares = torch.linspace(0.01, 0.99, value.numel(), dtype=getattr(torch, dtype)).reshape(value.shape)
        for name, given in (("log_prob", value), ("cdf", value), ("icdf", shares)):
            same(
                case, f"{name} {dtype}",
                lambda L, name=name, given=given, dtype=dtype: getattr(case.make(L, dtype)[0], name)(convert(L, given)),
            )  # fmt: skip
        for name in ("entropy", "perplexity"):
            same(case, f"{name} {dtype}", lambda L, name=name, dtype=dtype: getattr(case.make(L, dtype)[0], name)())
        for expand in (True, False):
            same(
                case, f"enumerate_support {dtype}",
                lambda L, expand=expand, dtype=dtype: case.make(L, dtype)[0].enumerate_support(expand),
            )  # fmt: skip


@for_each(cases(), by_name)
def test_gradients(case: Case) -> None:
    """Of log_prob, entropy and cdf: with respect to the parameters, and to the value where it is continuous."""
    value = draws_of(case)

    def gradients(L: Any, function: Callable[[Any, Any], Any]) -> Any:
        d, parameters = case.make(L, "float64", requires_grad=True)
        x = convert(L, value)
        if x.dtype.is_floating_point and not d.support.is_discrete:
            x = x.requires_grad_()
            parameters = [*parameters, x]
        return L.autograd.grad(function(d, x).sum(), parameters, allow_unused=True)

    same(case, "log_prob", lambda L: gradients(L, lambda d, x: d.log_prob(x)), 1e-7, 1e-8)
    same(case, "entropy", lambda L: gradients(L, lambda d, x: d.entropy()), 1e-7, 1e-8)
    same(case, "cdf", lambda L: gradients(L, lambda d, x: d.cdf(x)), 1e-7, 1e-8)
    same(case, "mean", lambda L: gradients(L, lambda d, x: d.mean), 1e-7, 1e-8)
    same(case, "variance", lambda L: gradients(L, lambda d, x: d.variance), 1e-7, 1e-8)


@for_each(cases(), by_name)
def test_expand(case: Case) -> None:
    value, batch = draws_of(case), tuple(case.make(torch)[0].batch_shape)
    for shape in ((2, *batch), (1, *batch), (5,), [3, 1, *batch]):

        def expanded(L: Any, shape: Any = shape) -> Any:
            return case.make(L)[0].expand(shape)

        same(
            case,
            f"expand {shape}",
            lambda L: [expanded(L).batch_shape, expanded(L).event_shape, type(expanded(L)).__name__],
        )
        for name in ("mean", "variance", "support"):
            same(case, f"expand {shape} {name}", lambda L, name=name: getattr(expanded(L), name))
        same(case, f"expand {shape} sample", lambda L: expanded(L).sample((2,)).shape)
        same(case, f"expand {shape} repr", lambda L: repr(expanded(L)))
    four = (4, *batch)
    same(case, "expand log_prob", lambda L: case.make(L)[0].expand(four).log_prob(convert(L, value)))
    same(case, "expand twice", lambda L: case.make(L)[0].expand(four).expand((2, *four)).log_prob(convert(L, value)))
    same(case, "expand entropy", lambda L: case.make(L)[0].expand(four).entropy())


@for_each(cases(), by_name)
def test_what_draws_are(case: Case) -> None:
    """Shape, dtype, whether they require grad, and the node that made them."""

    def about(x: Any) -> Any:
        return (
            x.shape,
            str(x.dtype),
            x.requires_grad,
            type(x.grad_fn).__name__.removeprefix("torch."),
            x.is_contiguous(),
        )

    for dtype in ("float64", "float32"):
        for shape in ((), (3,), (3, 2), [2]):
            same(case, "sample", lambda L, s=shape, t=dtype: about(case.make(L, t, True)[0].sample(s)))
            same(case, "rsample", lambda L, s=shape, t=dtype: about(case.make(L, t, True)[0].rsample(s)))
    same(case, "sample_n", lambda L: case.make(L)[0].sample_n(3).shape)


@for_each(cases(), by_name)
def test_refused_values_and_parameters(case: Case) -> None:
    value = draws_of(case)
    far = value.double() - 100.5
    same(case, "outside", lambda L: case.make(L)[0].log_prob(convert(L, far)))
    same(case, "outside cdf", lambda L: case.make(L)[0].cdf(convert(L, far)))
    same(case, "nan", lambda L: case.make(L)[0].log_prob(convert(L, value.double() * float("nan"))))
    same(case, "shape", lambda L: case.make(L)[0].log_prob(L.ones(7, 7, 7).double()))
    same(case, "no tensor", lambda L: case.make(L)[0].log_prob(1.5))
    same(case, "unchecked", lambda L: case.make(L, validate_args=False)[0].log_prob(convert(L, far)), 1e-6, 1e-8)
    for place, key in [*((i, None) for i in range(len(case.args))), *((None, k) for k in case.kwargs)]:
        if isinstance(case.args[place] if key is None else case.kwargs[key], int):
            continue  # a count or a dimension: `test_edges` has those
        for wrong in (-1.0, float("nan"), 0.0, 2.5):
            if case.cls.startswith("LowRank") and wrong == 0.0 and place == 2:
                continue  # infinite: which Cholesky factor that gives depends on the LAPACK

            def program(L: Any, place: Any = place, key: Any = key, wrong: float = wrong) -> Any:
                args, kwargs = case.parameters(L, "float64")
                old = args[place] if key is None else kwargs[key]
                new = old * 0 + wrong if isinstance(old, L.Tensor) else wrong
                if key is None:
                    args[place] = new
                else:
                    kwargs[key] = new
                return repr(getattr(L.distributions, case.cls)(*args, **kwargs))

            same(case, f"parameter {place}{key} = {wrong}", program)


def composed(L: Any, name: str) -> Any:
    return COMPOSED[name](L, L.distributions)


@for_each(COMPOSED)
def test_composed(name: str) -> None:
    torch.manual_seed(1)
    value = composed(torch, name).sample((4,))
    for attribute in ATTRIBUTES:
        same(name, attribute, lambda L, attribute=attribute: getattr(composed(L, name), attribute))
    for function in ("log_prob", "cdf"):
        same(name, function, lambda L, function=function: getattr(composed(L, name), function)(convert(L, value)))
    same(name, "icdf", lambda L: composed(L, name).icdf(L.full((3,), 0.3, dtype=L.float64)))
    same(name, "repr", lambda L: repr(composed(L, name)))
    same(name, "entropy", lambda L: composed(L, name).entropy())
    same(name, "enumerate_support", lambda L: composed(L, name).enumerate_support())
    same(name, "sample", lambda L: composed(L, name).sample((2,)).shape)
    same(name, "rsample", lambda L: composed(L, name).rsample((2,)).shape)
    same(name, "outside", lambda L: composed(L, name).log_prob(convert(L, value.double() * float("nan"))))
    batch = tuple(composed(torch, name).batch_shape)

    def expanded(L: Any) -> Any:
        return composed(L, name).expand((2, *batch))

    same(name, "expand", lambda L: [expanded(L).batch_shape, expanded(L).event_shape, expanded(L).sample().shape])
    same(name, "expand mean", lambda L: expanded(L).mean)


# ---- KL --------------------------------------------------------------------------------------------------------------


def by_class() -> dict[str, list[Case]]:
    found: dict[str, list[Case]] = {}
    for case in cases():
        found.setdefault(case.cls, []).append(case)
    return found


@for_each(itertools.product(by_class(), repeat=2))
def test_kl(pair: tuple[str, str]) -> None:
    """All pairs of classes: the value and its gradients, or that there is none."""
    table = by_class()
    every = itertools.product(table[pair[0]], table[pair[1]])
    for p, q in every if pair[0] == pair[1] else itertools.islice(every, 2):
        # A number makes float32 parameters, and what is computed from them differs in its last digits.
        numbers = not all(isinstance(a, np.ndarray) for a in (*p.args, *q.args, *p.kwargs.values(), *q.kwargs.values()))
        rtol = 2e-5 if numbers else 1e-8

        def kl(L: Any, grad: bool = False, p: Case = p, q: Case = q) -> Any:
            (a, of_p), (b, of_q) = (case.make(L, "float64", grad) for case in (p, q))
            value = L.distributions.kl_divergence(a, b)
            return L.autograd.grad(value.sum(), [*of_p, *of_q], allow_unused=True) if grad else value

        theirs, _ = same(f"{p.name} {q.name}", "kl", kl, rtol, rtol)
        if not isinstance(theirs, str):
            same(f"{p.name} {q.name}", "gradient", lambda L, kl=kl: kl(L, grad=True), 10 * rtol, 10 * rtol)


@for_each(itertools.product(COMPOSED, repeat=2))
def test_kl_of_composed(pair: tuple[str, str]) -> None:
    same(pair, "kl", lambda L: L.distributions.kl_divergence(composed(L, pair[0]), composed(L, pair[1])))


def test_kl_registry() -> None:
    def names(L: Any) -> set[tuple[str, str]]:
        return {(p.__name__, q.__name__) for p, q in L.distributions.kl._KL_REGISTRY}

    assert names(tt) == names(torch)


@for_each(EDGES)
def test_edges(line: str) -> None:
    """The last value of a line: numbers, texts, refusals, warnings."""
    same(line, "", lambda L: run_edge(L, line), 1e-6, 1e-7)


# ---- transforms and constraints --------------------------------------------------------------------------------------


def transform(L: Any, name: str) -> Any:
    return TRANSFORMS[name][0](L, L.distributions)


@for_each(TRANSFORMS)
def test_transforms(name: str) -> None:
    x = TRANSFORMS[name][1]

    def forward_and_back(L: Any) -> Any:
        t = transform(L, name)
        a = convert(L, x)
        b = t(a)
        back = t.inv(b)
        return b, back, (back is a), t.inv.inv is t, L.equal(t(back), b) or L.allclose(t(back), b)

    same(name, "forward and back", forward_and_back, 1e-7, 1e-8)
    for attribute in ("bijective", "domain", "codomain", "event_dim", "sign", "inv"):
        same(name, attribute, lambda L, attribute=attribute: getattr(transform(L, name), attribute))
        same(name, f"inv {attribute}", lambda L, attribute=attribute: getattr(transform(L, name).inv, attribute))
    for which in (lambda t: t, lambda t: t.inv):
        for end in ("domain", "codomain"):
            for fact in ("event_dim", "is_discrete"):
                of = lambda L, w=which, e=end, f=fact: getattr(getattr(w(transform(L, name)), e), f)  # noqa: E731
                same(name, f"{end} {fact}", of)

    def jacobian(L: Any, inverse: bool) -> Any:
        t = transform(L, name)
        a = convert(L, x).requires_grad_()
        b = t(a)
        result = t.inv.log_abs_det_jacobian(b, a) if inverse else t.log_abs_det_jacobian(a, b)
        return result, L.autograd.grad(result.sum(), [a], allow_unused=True) if result.requires_grad else None

    for inverse in (False, True):
        same(name, "log_abs_det_jacobian", lambda L, inverse=inverse: jacobian(L, inverse), 1e-7, 1e-8)
    for shape in ((), (3,), (4,), (2, 3), (3, 3), (2, 2, 3, 3), (9,), (6,)):
        same(
            name,
            f"forward_shape {shape}",
            lambda L, shape=shape: tuple(transform(L, name).forward_shape(L.Size(shape))),
        )
        same(
            name,
            f"inverse_shape {shape}",
            lambda L, shape=shape: tuple(transform(L, name).inverse_shape(L.Size(shape))),
        )
        same(
            name, f"call {shape}", lambda L, shape=shape: transform(L, name)(L.full(shape, 0.25, dtype=L.float64)).shape
        )
        same(
            name,
            f"inv {shape}",
            lambda L, shape=shape: transform(L, name).inv(L.full(shape, 0.25, dtype=L.float64)).shape,
        )
    for size in (0, 1, 2):
        same(
            name,
            f"with_cache {size}",
            lambda L, size=size: [t._cache_size for t in [transform(L, name).with_cache(size)]],
        )
    same(name, "hash", lambda L: hash(transform(L, name)))
    same(name, "repr", lambda L: repr(transform(L, name)))
    same(name, "pickled", lambda L: repr(pickle.loads(pickle.dumps(transform(L, name)))))


@for_each(itertools.product(TRANSFORMS, repeat=2))
def test_equal_transforms(pair: tuple[str, str]) -> None:
    same(pair, "==", lambda L: transform(L, pair[0]) == transform(L, pair[1]))
    same(pair, "inv ==", lambda L: transform(L, pair[0]).inv == transform(L, pair[1]).inv)
    same(pair, "!=", lambda L: transform(L, pair[0]) != transform(L, pair[1]))


def constraint(L: Any, name: str) -> Any:
    return CONSTRAINTS[name][0](L, L.distributions.constraints)


@for_each(CONSTRAINTS)
def test_constraints(name: str) -> None:
    values = CONSTRAINTS[name][1]
    same(name, "check", lambda L: constraint(L, name).check(convert(L, values)))
    same(name, "check float32", lambda L: constraint(L, name).check(convert(L, values).float()))
    same(name, "repr", lambda L: repr(constraint(L, name)))
    for fact in ("event_dim", "is_discrete"):
        same(name, fact, lambda L, fact=fact: getattr(constraint(L, name), fact))
    shape = (2, 3, 3) if values.ndim == 3 else (2, 3)
    for registry in ("biject_to", "transform_to"):

        def program(L: Any, registry: str = registry) -> Any:
            t = getattr(L.distributions, registry)(constraint(L, name))
            x = L.linspace(-1, 1, int(np.prod(shape)), dtype=L.float64).reshape(shape)
            y = t(x)
            return repr(t), y, constraint(L, name).check(y), t.inv(y)

        same(name, registry, program, 1e-7, 1e-8)


@for_each(cases(), by_name)
def test_transforms_to_supports(case: Case) -> None:
    for registry in ("biject_to", "transform_to"):
        same(
            case,
            registry,
            lambda L, registry=registry: repr(getattr(L.distributions, registry)(case.make(L)[0].support)),
        )


# ---- draws with the same noise ---------------------------------------------------------------------------------------

NOISE = np.random.default_rng(3).uniform(0.02, 0.98, size=(64,))


class SameNoise:
    """Inside of it every random operator takes its numbers from one list, so that both libraries draw alike."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, L: Any) -> None:
        def numbers(shape: Any, dtype: Any) -> Any:
            count = int(np.prod(tuple(shape)))
            return L.tensor(np.resize(NOISE, count).tolist(), dtype=dtype).reshape(tuple(shape))

        def fill(change: Callable[[Any], Any]) -> Callable[..., Any]:
            return lambda self, *a, **k: (
                self.copy_(change(numbers(self.shape, self.dtype)))
                if not a
                else self.copy_(numbers(self.shape, self.dtype) * (a[1] - a[0]) + a[0])
            )

        def new(shape: Any, dtype: Any = None, device: Any = None) -> Any:
            return numbers(shape, dtype or L.get_default_dtype())

        monkeypatch.setattr(L, "rand", new)
        monkeypatch.setattr(L, "randn", lambda s, dtype=None, device=None: new(s, dtype) * 2 - 1)
        monkeypatch.setattr(L.Tensor, "normal_", fill(lambda u: u * 2 - 1))
        monkeypatch.setattr(L.Tensor, "uniform_", fill(lambda u: u))
        monkeypatch.setattr(L.Tensor, "exponential_", fill(lambda u: -u.log()))
        monkeypatch.setattr(L.Tensor, "cauchy_", fill(lambda u: (3.14 * (u - 0.5)).tan()))

        class Gamma(L.autograd.Function):
            @staticmethod
            def forward(ctx: Any, alpha: Any) -> Any:
                x = numbers(alpha.shape, alpha.dtype) * alpha
                ctx.save_for_backward(alpha, x)
                return x

            @staticmethod
            def backward(ctx: Any, grad: Any) -> Any:
                return grad * L._standard_gamma_grad(*ctx.saved_tensors)

        monkeypatch.setattr(L, "_standard_gamma", Gamma.apply)
        monkeypatch.setattr(
            L, "_sample_dirichlet", lambda a: (x := numbers(a.shape, a.dtype) * a) / x.sum(-1, keepdim=True)
        )


def test_gradients_of_draws(monkeypatch: pytest.MonkeyPatch) -> None:
    """rsample with the same noise: the draw, and its gradients with respect to the parameters."""
    compared = 0
    for case in cases():
        made, parameters = case.make(torch)
        if not made.has_rsample or not parameters or case.cls == "OneHotCategoricalStraightThrough":
            continue

        def draw(L: Any, case: Case = case) -> Any:
            with monkeypatch.context() as patch:
                SameNoise(patch, L)
                d, parameters = case.make(L, "float64", requires_grad=True)
                x = d.rsample((2,))
                weights = L.linspace(1, 2, x.numel(), dtype=x.dtype).reshape(x.shape)
                return x, L.autograd.grad((x * weights).sum(), parameters, allow_unused=True)

        result = outcome(lambda draw=draw: draw(torch))
        if isinstance(result[0], str):  # Wishart draws anew in place, so that the backward pass refuses
            assert case.cls == "Wishart", result
            continue
        same(case, "rsample", draw, 1e-6, 1e-7)
        compared += 1
    assert compared > 40


def test_gradients_of_gamma_and_beta_numbers() -> None:
    rng = np.random.default_rng(0)
    alpha, beta = 10 ** rng.uniform(-2, 3, (2, 5000))
    x, share = np.maximum(rng.gamma(alpha), 1e-30), np.clip(rng.beta(alpha, beta), 1e-30, 1 - 1e-6)
    same("_standard_gamma_grad", "", lambda L: L._standard_gamma_grad(convert(L, alpha), convert(L, x)), 1e-11, 0)
    same(
        "_dirichlet_grad", "",
        lambda L: L._dirichlet_grad(convert(L, share), convert(L, alpha), convert(L, alpha + beta)), 1e-9, 1e-14,
    )  # fmt: skip
    # In float32 PyTorch computes a part of it in float32, this library all in float64: the median is all that agrees.
    single = plain(torch._dirichlet_grad(*(convert(torch, v).float() for v in (share, alpha, alpha + beta))))[1]
    ours = plain(tt._dirichlet_grad(*(convert(tt, v).float() for v in (share, alpha, alpha + beta))))[1]
    assert np.median(np.abs(single - ours) / np.abs(single)) < 1e-6
    same("refused", "", lambda L: L._standard_gamma(L.ones(2, dtype=L.int64)))
    same("refused", "", lambda L: L._sample_dirichlet(L.ones(2, dtype=L.float16)))
    same("refused", "", lambda L: L._standard_gamma_grad(L.ones(2), L.ones(3)))
    same("refused", "", lambda L: L._dirichlet_grad(L.ones(2), L.ones(2).double(), L.ones(2)))
    same("limits", "", lambda L: L._standard_gamma(L.tensor([0.0, float("nan")])))
    same("limits", "", lambda L: L._sample_dirichlet(L.tensor([1e-30, 1.0])))
    assert NUMBERS.size
