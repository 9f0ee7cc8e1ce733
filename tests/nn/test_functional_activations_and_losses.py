"""What the operator database does not reach: in-place functions, special values through the backward operators, names of
nodes, legacy arguments, large softmaxes, random activations. PyTorch is the oracle."""

from __future__ import annotations

import warnings
from typing import Any

import numpy as np
import pytest

import tinytensor as tt

pytestmark = pytest.mark.oracle
torch = pytest.importorskip("torch")

INF, NAN = float("inf"), float("nan")
NASTY = [-INF, -100.0, -3.0, -1.0, -0.5, -0.0, 0.0, 0.5, 1.0, 3.0, 6.0, 100.0, NAN]


def same(ours: Any, theirs: Any, rtol: float = 1e-6, atol: float = 2e-7) -> None:
    np.testing.assert_allclose(ours.detach().numpy(), theirs.detach().numpy(), rtol=rtol, atol=atol)


def both(call: Any) -> tuple[Any, Any]:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        return call(tt), call(torch)


# ---- the backward operators ------------------------------------------------------------------------------------------

ELEMENTWISE = {
    "elu": {}, "selu": {}, "celu": {"alpha": 2.0}, "gelu": {"approximate": "tanh"}, "silu": {}, "mish": {}, "relu6": {},
    "hardtanh": {}, "hardswish": {}, "hardsigmoid": {}, "softplus": {}, "softshrink": {}, "hardshrink": {},
    "leaky_relu": {"negative_slope": 0.3}, "logsigmoid": {}, "rrelu": {}, "softsign": {}, "tanhshrink": {},
}  # fmt: skip


@pytest.mark.parametrize("name", ELEMENTWISE)
def test_gradients_at_special_values(name: str) -> None:
    def gradient(ns: Any) -> Any:
        x = ns.tensor(NASTY, requires_grad=True)
        getattr(ns.nn.functional, name)(x, **ELEMENTWISE[name]).backward(ns.ones(len(NASTY)))
        return x.grad

    same(*both(gradient))


@pytest.mark.parametrize("name", ["mse_loss", "l1_loss", "smooth_l1_loss", "huber_loss", "soft_margin_loss"])
@pytest.mark.parametrize("reduction", ["none", "mean", "sum"])
def test_gradients_of_losses_at_special_values(name: str, reduction: str) -> None:
    def gradient(ns: Any) -> Any:
        x = ns.tensor(NASTY, requires_grad=True)
        loss = getattr(ns.nn.functional, name)(x, ns.ones(len(NASTY)), reduction=reduction)
        loss.backward(ns.ones_like(loss))
        return x.grad

    same(*both(gradient))


@pytest.mark.parametrize(
    "call",
    [
        lambda F, x, ns: F.mse_loss(x, ns.zeros(2, 4)),
        lambda F, x, ns: F.mse_loss(x, ns.zeros(2, 4), reduction="none"),
        lambda F, x, ns: F.cross_entropy(x, ns.tensor([0, 1])),
        lambda F, x, ns: F.cross_entropy(x, ns.tensor([0, 1]), label_smoothing=0.1),
        lambda F, x, ns: F.cross_entropy(x, ns.ones(2, 4)),
        lambda F, x, ns: F.nll_loss(x.reshape(1, 2, 4), ns.zeros(1, 4, dtype=ns.int64), reduction="none"),
        lambda F, x, ns: F.binary_cross_entropy(x.sigmoid(), ns.zeros(2, 4)),
        lambda F, x, ns: F.binary_cross_entropy_with_logits(x, ns.zeros(2, 4)),
        lambda F, x, ns: F.kl_div(x, ns.ones(2, 4), reduction="sum"),
        lambda F, x, ns: F.poisson_nll_loss(x, ns.ones(2, 4), full=True),
        lambda F, x, ns: F.hinge_embedding_loss(x, ns.ones(2, 4)),
        lambda F, x, ns: F.margin_ranking_loss(x, x, ns.ones(2, 4)),
        lambda F, x, ns: F.cosine_embedding_loss(x, ns.ones(2, 4), ns.ones(2)),
        lambda F, x, ns: F.triplet_margin_loss(x, ns.ones(2, 4), ns.zeros(2, 4), swap=True),
        lambda F, x, ns: F.multilabel_soft_margin_loss(x, ns.ones(2, 4)),
        lambda F, x, ns: F.soft_margin_loss(x, ns.ones(2, 4)),
        lambda F, x, ns: F.cosine_similarity(x, ns.ones(2, 4)),
        lambda F, x, ns: F.normalize(x),
        lambda F, x, ns: F.linear(x, ns.ones(3, 4), ns.ones(3)),
        lambda F, x, ns: F.linear(x.reshape(1, 2, 4), ns.ones(3, 4), ns.ones(3)),
        lambda F, x, ns: F.bilinear(x, ns.ones(2, 3), ns.ones(5, 4, 3), ns.ones(5)),
        lambda F, x, ns: F.scaled_dot_product_attention(x, x, x),
        lambda F, x, ns: F.scaled_dot_product_attention(x, x, x, is_causal=True),
        lambda F, x, ns: F.celu_(x.clone()),
        lambda F, x, ns: F.selu_(x.clone()),
        lambda F, x, ns: F.leaky_relu_(x.clone()),
        lambda F, x, ns: F.prelu(x, ns.ones(4)),
        lambda F, x, ns: F.glu(x),
        lambda F, x, ns: F.softmin(x, 1),
    ],
)
def test_graphs_have_pytorchs_nodes(call: Any) -> None:
    def nodes(ns: Any) -> Any:
        def walk(fn: Any) -> Any:
            if fn is None:
                return None
            return type(fn).__name__, [walk(edge) for edge, _ in fn.next_functions]

        x = ns.tensor(np.linspace(-1, 1, 8, dtype=np.float32).reshape(2, 4).tolist(), requires_grad=True)
        return walk(call(ns.nn.functional, x, ns).grad_fn)

    ours, theirs = both(nodes)
    assert ours == theirs


# ---- in place --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "name", ["relu_", "elu_", "celu_", "selu_", "leaky_relu_", "hardtanh_", "threshold_", "rrelu_"]
)
def test_inplace_functions(name: str) -> None:
    extra = (0.5, 7.0) if name == "threshold_" else ()

    def run(ns: Any) -> Any:
        leaf = ns.tensor([-2.0, -0.5, 0.25, 3.0], requires_grad=True)
        x = leaf.clone()
        result = getattr(ns.nn.functional, name)(x, *extra)
        assert result is x and x._version == 1
        (result * result).sum().backward()
        return leaf.grad

    same(*both(run))


@pytest.mark.parametrize(
    "name",
    ["relu6", "elu", "selu", "celu", "leaky_relu", "hardtanh", "hardswish", "hardsigmoid", "silu", "mish", "rrelu"],
)
def test_inplace_argument(name: str) -> None:
    x = tt.tensor([-2.0, -0.5, 0.25, 3.0])
    wanted = getattr(tt.nn.functional, name)(x)
    assert getattr(tt.nn.functional, name)(x, inplace=True) is x
    same(x, wanted)


# ---- softmax ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("shape", [(3, 70000), (300, 257), (5, 40, 33), (2, 3, 4, 5)])
@pytest.mark.parametrize("name", ["softmax", "log_softmax"])
def test_large_softmaxes_in_every_dimension(shape: tuple[int, ...], name: str) -> None:
    values = np.random.default_rng(0).normal(size=shape).astype(np.float32) * 5
    for dim in range(-1, len(shape) - 1):

        def run(ns: Any, dim: int = dim) -> Any:
            x = (tt.from_numpy if ns is tt else torch.from_numpy)(values.copy()).requires_grad_()
            y = getattr(x, name)(dim)
            (y * x.detach()).sum().backward()
            return y, x.grad

        ours, theirs = both(run)
        same(ours[0], theirs[0], rtol=2e-5, atol=2e-6)  # the logarithm of a sum, near 20, has steps of 2e-6
        np.testing.assert_allclose(ours[1].numpy(), theirs[1].numpy(), rtol=1e-3, atol=1e-4)


@pytest.mark.parametrize("name", ["softmax", "log_softmax"])
@pytest.mark.parametrize("dim", [0, 1])
def test_softmax_of_infinities(name: str, dim: int) -> None:
    rows = [[1.0, INF, 2.0], [-INF, -INF, -INF], [1.0, NAN, 2.0], [-INF, 0.0, 1.0], [-0.0, 3e38, -3e38]]
    same(*both(lambda ns: getattr(ns.tensor(rows), name)(dim)))


def test_softmax_converts_first() -> None:
    x = tt.tensor([[1, 2], [3, 4]])
    assert x.softmax(1, dtype=tt.float64).dtype is tt.float64
    same(*both(lambda ns: ns.tensor([[1, 2], [3, 4]]).softmax(1, dtype=ns.float32)))
    same(*both(lambda ns: ns.nn.functional.log_softmax(ns.tensor([1.0, 2.0]), 0, dtype=ns.float64)))


def test_softmax_without_dim_warns() -> None:
    with pytest.warns(UserWarning, match="Implicit dimension choice for softmax has been deprecated"):
        same(tt.nn.functional.softmax(tt.ones(2, 2)), tt.ones(2, 2) / 2)


def test_masked_rows_attend_to_nothing() -> None:
    def run(ns: Any) -> Any:
        q = ns.ones(2, 3)
        mask = ns.tensor([[True, False], [False, False]])
        return ns.nn.functional.scaled_dot_product_attention(q, q, q, attn_mask=mask)

    same(*both(run))


# ---- losses ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "call",
    [
        lambda F, ns: F.nll_loss(ns.ones(2, 3), ns.tensor([-100, -100])),
        lambda F, ns: F.nll_loss(ns.ones(2, 3), ns.tensor([-100, -100]), reduction="sum"),
        lambda F, ns: F.nll_loss(ns.ones(0, 3), ns.zeros(0, dtype=ns.int64)),
        lambda F, ns: F.nll_loss(ns.ones(3), ns.tensor(1), ns.tensor([1.0, 2.0, 3.0]), reduction="none"),
        lambda F, ns: F.nll_loss(ns.ones(2, 3), ns.tensor([0, 1]), ns.zeros(3)),
        lambda F, ns: F.cross_entropy(ns.ones(2, 3, 4, 5).transpose(1, 3), ns.zeros(2, 4, 3, dtype=ns.int64)),
        lambda F, ns: F.cross_entropy(ns.ones(0, 3), ns.ones(0, 3)),
        lambda F, ns: F.mse_loss(ns.ones(0), ns.ones(0)),
        lambda F, ns: F.binary_cross_entropy(ns.tensor([0.0, 1.0]), ns.tensor([1.0, 0.0])),
        lambda F, ns: F.kl_div(ns.zeros(3), ns.zeros(3), reduction="none"),
        lambda F, ns: F.one_hot(ns.tensor([0, 2, 1])),
        lambda F, ns: F.one_hot(ns.zeros(0, dtype=ns.int64), 3),
        lambda F, ns: F.cosine_similarity(ns.zeros(2, 3), ns.ones(2, 3)),
        lambda F, ns: F.normalize(ns.zeros(2, 3)),
        lambda F, ns: F.mse_loss(ns.ones(2), ns.zeros(2), weight=ns.tensor([1.0, 3.0])),
        lambda F, ns: F.huber_loss(ns.ones(2), ns.zeros(2), weight=ns.tensor([1.0, 3.0])),
        lambda F, ns: F.gaussian_nll_loss(ns.ones(2), ns.zeros(2), 0.5, full=True),
        lambda F, ns: F.multi_margin_loss(ns.ones(3), ns.tensor([1]), reduction="none"),
        lambda F, ns: F.smooth_l1_loss(ns.ones(2, 2), ns.zeros(2)),
    ],
)
def test_corner_cases_of_losses(call: Any) -> None:
    ours, theirs = both(lambda ns: call(ns.nn.functional, ns))
    assert tuple(ours.shape) == tuple(theirs.shape) and repr(ours.dtype) == repr(theirs.dtype)
    same(ours, theirs)


@pytest.mark.parametrize(
    ("size_average", "reduce", "reduction"),
    [(True, True, "mean"), (False, True, "sum"), (None, False, "none"), (False, None, "sum")],
)
def test_legacy_reductions(size_average: bool | None, reduce: bool | None, reduction: str) -> None:
    a, b = tt.tensor([1.0, 2.0]), tt.tensor([0.0, 4.0])
    with pytest.warns(UserWarning, match=f"please use reduction='{reduction}' instead"):
        got = tt.nn.functional.mse_loss(a, b, size_average=size_average, reduce=reduce)
    same(got, tt.nn.functional.mse_loss(a, b, reduction=reduction))


def test_unlike_sizes_warn() -> None:
    with pytest.warns(
        UserWarning, match=r"Using a target size \(torch.Size\(\[1\]\)\) that is different to the input size"
    ):
        tt.nn.functional.mse_loss(tt.ones(3), tt.ones(1))


def test_losses_on_the_meta_device() -> None:
    x = tt.ones(4, 3, device="meta")
    assert tuple(tt.nn.functional.cross_entropy(x, tt.ones(4, device="meta", dtype=tt.int64)).shape) == ()
    assert tuple(tt.nn.functional.mse_loss(x, x, reduction="none").shape) == (4, 3)
    assert tuple(tt.nn.functional.binary_cross_entropy(x, x).shape) == ()
    assert tuple(tt.nn.functional.rrelu(x, training=True).shape) == (4, 3)


# ---- random activations ----------------------------------------------------------------------------------------------


def test_rrelu_keeps_the_slopes_it_drew() -> None:
    x = tt.tensor([-1.0, 2.0, -3.0, -1.0, -1.0], requires_grad=True)
    y = tt.nn.functional.rrelu(x, 0.25, 0.5, training=True)
    y.sum().backward()
    slopes = x.grad.tolist()
    assert slopes[1] == 1.0 and all(0.25 <= s <= 0.5 for s in slopes[:1] + slopes[2:])
    assert len(set(slopes)) == 5
    same(y, x.detach() * x.grad)


def test_gumbel_softmax() -> None:
    logits = tt.zeros(200, 4, requires_grad=True)
    soft = tt.nn.functional.gumbel_softmax(logits)
    same(soft.sum(1), tt.ones(200), rtol=1e-5)
    hard = tt.nn.functional.gumbel_softmax(logits, hard=True)
    assert set(hard.detach().round().flatten().tolist()) == {0.0, 1.0}
    assert hard.detach().sum().item() == pytest.approx(200, abs=1e-3)
    hard[:, 0].sum().backward()
    assert bool((logits.grad != 0).any())


def test_nll_loss_of_weights_that_add_up_to_zero() -> None:
    """The mean divides by 0 as C++ does: an infinity or NaN, where Python's own division would raise."""
    target, weight = tt.tensor([0, 1]), tt.tensor([1.0, -1.0])
    means = [
        tt.nn.functional.nll_loss(tt.tensor([[a, 0.0], [0.0, b]]), target, weight).item()
        for a, b in ((1.0, 5.0), (2.0, 1.0), (1.0, 1.0), (float("nan"), 1.0))
    ]
    np.testing.assert_equal(means, [np.inf, -np.inf, np.nan, np.nan])
