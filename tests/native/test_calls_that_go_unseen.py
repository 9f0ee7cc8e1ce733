"""Compositions that call native functions in place of operators where nobody sees it (`unseen.goes_unseen`)."""

from collections.abc import Callable
from typing import Any

import pytest

import tinytensor as tt
from tinytensor.library import Library
from tinytensor.utils._python_dispatch import TorchDispatchMode

F = tt.nn.functional


class Watching(TorchDispatchMode):
    """Passes every operator on: a composition that is watched calls its operators one by one."""

    def __init__(self):
        self.seen = []

    def __torch_dispatch__(self, func, types, args=(), kwargs=None):
        self.seen.append(str(func))
        return func(*args, **(kwargs or {}))


def _inputs():
    tt.manual_seed(0)
    x = tt.randn(4, 4)
    return {
        "x": x,
        "pd": x @ x.T + 4 * tt.eye(4),
        "batch": tt.randn(2, 3, 3) + 3 * tt.eye(3),
        "v": tt.rand(4) + 0.5,
        "classes": tt.tensor([0, 2, 1, 3]),
        "image": tt.randn(1, 2, 6, 6),
        "kernel": tt.randn(3, 2, 3, 3),
        "heads": tt.randn(1, 2, 4, 4),
    }


CALLS = {
    "batch_norm": lambda x, v, **_: F.batch_norm(x, v, v, v, v),
    "nll_loss": lambda x, classes, **_: F.nll_loss(x, classes),
    "nll_loss, each": lambda x, classes, v, **_: F.nll_loss(x, classes, v, reduction="none"),
    "cross_entropy": lambda x, classes, **_: F.cross_entropy(x, classes),
    "one_hot": lambda classes, **_: F.one_hot(classes, 5),
    "pad": lambda x, **_: [F.pad(x, (1, 2), value=3.0) for _ in range(2)],
    "pad and cut": lambda x, **_: [F.pad(x, (-1, 2, 1, -2)) for _ in range(2)],
    "glu": lambda x, **_: F.glu(x, 0),
    "conv2d": lambda image, kernel, **_: F.conv2d(image, kernel, padding=1),
    "attention": lambda heads, **_: F.scaled_dot_product_attention(heads, heads + 1, heads - 1),
    "cosine_similarity": lambda x, pd, **_: F.cosine_similarity(x, pd),
    "binary_cross_entropy": lambda x, **_: F.binary_cross_entropy(x.sigmoid(), x.sigmoid()),
    "interpolate": lambda image, **_: F.interpolate(image, scale_factor=(1.5, 2)),
    "sum": lambda x, **_: x.sum(),
    "mean": lambda x, **_: x.mean(dtype=tt.float64),
    "norm": lambda x, **_: tt.linalg.norm(x),
    "solve": lambda pd, v, **_: tt.linalg.solve(pd, v),
    "solve from the right": lambda batch, **_: tt.linalg.solve(batch, batch + 1, left=False),
    "inv": lambda pd, **_: tt.linalg.inv(pd),
    "inverse of a batch": lambda batch, **_: tt.inverse(batch),
    "det": lambda x, **_: tt.linalg.det(x),
    "cholesky": lambda pd, **_: tt.linalg.cholesky(pd, upper=True),
    "qr": lambda x, **_: tt.linalg.qr(x[:, :3], "complete"),
    "svd": lambda x, **_: tt.linalg.svd(x),
    "diag": lambda v, **_: [tt.diag(v), tt.diag(v, -1), tt.diag_embed(v, 1, 1, 0), tt.diag(v)],
    "new_zeros": lambda x, **_: [x.new_zeros(3), x.new_full((2,), 7), tt.full((2,), 3.0)],
    "logsumexp": lambda x, **_: [tt.logsumexp(x, 0), tt.logsumexp(x, (0, 1), keepdim=True)],
    "quantile": lambda x, **_: [tt.quantile(x, 0.3), tt.quantile(x, 0.5, keepdim=True, interpolation="nearest")],
    "outer": lambda v, **_: tt.outer(v, v),
    "eigh": lambda pd, **_: tt.linalg.eigh(pd),
}


def _described(result):
    if not isinstance(result, tt.Tensor):
        return [_described(each) for each in result]
    return result.tolist(), result.stride(), result.dtype, result._version, result._is_view()


@pytest.mark.parametrize("name", CALLS)
def test_the_same_as_the_composition(name):
    call, inputs = CALLS[name], _inputs()
    unseen = _described(call(**inputs))
    with Watching() as mode:
        watched = call(**inputs)
    assert mode.seen
    assert unseen == _described(watched)
    with tt.no_grad():
        assert unseen == _described(call(**inputs))
    with tt.inference_mode():
        results = call(**inputs)
        assert all(t.is_inference() for t in (results if isinstance(results, (tuple, list)) else [results]))


VIEWS = {
    "T": lambda x, **_: [x.T, x[:, :3].T],
    "mT": lambda batch, **_: [batch.mT],
    "flatten": lambda batch, **_: [batch.flatten(), batch.flatten(1), batch.mT.flatten(1)],
    "movedim": lambda batch, **_: [batch.movedim(0, 1), batch.movedim(-1, 0)],
    "repeat_interleave": lambda x, **_: [x.repeat_interleave(2), *(x.T.repeat_interleave(3, 0) for _ in range(2))],
    "einsum": lambda x, pd, **_: [tt.einsum("ij,jk->ki", x, pd) for _ in range(2)],
    "indices": lambda batch, **_: [batch[..., 1], batch[:, 1], batch[1, :, None]],
}


@pytest.mark.parametrize("name", VIEWS)
def test_the_same_views(name: str) -> None:
    call, inputs = VIEWS[name], _inputs()
    unseen = _described(call(**inputs))
    with Watching() as mode:
        watched = _described(call(**inputs))
    assert mode.seen
    assert unseen == watched
    for t in inputs.values():
        if t.is_floating_point():
            t.requires_grad_()
    recorded = call(**inputs)
    with tt.profiler.profile():
        observed = call(**inputs)
    assert [r.grad_fn.name() for r in recorded] == [o.grad_fn.name() for o in observed]


def test_kernels_of_a_program_are_called():
    x, classes = _inputs()["x"], tt.tensor([0, 1, 2, 3])
    lib = Library("aten", "IMPL")
    try:
        lib.impl("nll_loss_forward", lambda *args: (tt.tensor(7.0), tt.tensor(1.0)), "CPU")
        assert F.nll_loss(x, classes).item() == F.cross_entropy(x, classes).item() == 7.0
    finally:
        lib._destroy()
    assert F.nll_loss(x, classes).item() != 7.0


@pytest.mark.parametrize(
    ("name", "call"),
    [
        ("zero_", lambda: tt.zeros_like(tt.ones(3))),
        ("uniform_", lambda: tt.rand(3)),
        ("fill_.Scalar", lambda: tt.ones(3)),
        ("slice.Tensor", lambda: tt.ones(4).split(2)),
        ("cat", lambda: tt.stack([tt.ones(3)])),
        ("tanh", lambda: tt.nn.RNN(2, 3)(tt.ones(4, 1, 2))[0]),
        ("sigmoid_", lambda: tt.nn.GRU(2, 3)(tt.ones(4, 1, 2))[0]),
    ],
)
def test_a_kernel_of_a_program_is_called_by_factories_views_and_layers(
    name: str, call: Callable[[], tt.Tensor]
) -> None:
    calls = []

    def kernel(x: Any, *args: Any, **kwargs: Any) -> Any:
        calls.append(name)
        return x[0] if isinstance(x, list) else x

    lib = Library("aten", "IMPL")
    try:
        lib.impl(name, kernel, "CPU")
        call()
        assert name in calls
        calls.clear()
    finally:
        lib._destroy()
    call()
    assert not calls


def test_a_singular_matrix_is_refused():
    with pytest.raises(tt.linalg.LinAlgError, match=r"^linalg.inv: The diagonal element 1 is zero"):
        tt.linalg.inv(tt.zeros(2, 2))
    with pytest.raises(tt.linalg.LinAlgError, match=r"^torch.linalg.solve: The solver failed"):
        tt.linalg.solve(tt.zeros(2, 2), tt.ones(2))
    with pytest.raises(tt.linalg.LinAlgError, match=r"^linalg.cholesky: \(Batch element 1\): "):
        tt.linalg.cholesky(tt.stack([tt.eye(2), -tt.eye(2)]))
    with pytest.raises(tt.linalg.LinAlgError, match=r"^linalg.cholesky: The factorization"):
        tt.linalg.cholesky(tt.full((2, 2), float("nan")))


ANSWERED = {
    "aten::contiguous": lambda x: x.contiguous(),
    "aten::to": lambda x: [x.to("cpu"), x.to(x.device), x.cpu(), x.float(), x.to(device=x.device, dtype=x.dtype)],
    "aten::type_as": lambda x: x.type_as(x),
    "aten::item": lambda x: [float(x), int(x), bool(x), x.item()],
}


@pytest.mark.parametrize("name", ANSWERED)
def test_methods_that_need_no_operator_are_seen_by_a_profiler(name: str) -> None:
    x, call = tt.tensor([1.5]), ANSWERED[name]
    answer = call(x)
    assert not isinstance(answer, tt.Tensor) or answer is x
    with tt.profiler.profile() as profile:
        assert _values(call(x)) == _values(answer)
    counts = {event.key: event.count for event in profile.key_averages()}
    assert counts[name] == (len(answer) if isinstance(answer, list) else 1)


def _values(answer: Any) -> Any:
    return [_values(each) for each in answer] if isinstance(answer, list) else (type(answer), float(answer))


def test_a_kernel_of_a_program_reads_the_only_element() -> None:
    lib = Library("aten", "IMPL")
    try:
        lib.impl("_local_scalar_dense", lambda x: 7.0, "CPU")
        x = tt.tensor([1.5])
        assert x.item() == float(x) == int(x) == 7
    finally:
        lib._destroy()
    assert x.item() == 1.5
