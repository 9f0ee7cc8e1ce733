"""Lesson 14, counting floating point operations: 14.flops."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from typing import Any, ClassVar

import tinytensor as tt
from tinytensor.nn.functional import linear
from tinytensor.utils import _python_dispatch
from tinytensor_lessons.compare import difference, raised, show_outcome, show_value
from tinytensor_lessons.exercise import Cases, Exercise, Exhaustive, Mismatch, Outcome, Property


@dataclass(frozen=True)
class Work:
    """What runs inside the mode.

    what    "mm", "addmm", "bmm" with `sizes` (n, k, m); "conv2d" with (channels in, out, groups, kernel, stride);
            "mlp" (forward), "training" (forward and backward), "inference" (forward, in inference mode) with the widths
            of the layers; "x.grad" (training where the input requires grad, too); "outside" (one mm inside, one out)
    """

    what: str
    sizes: tuple[int, ...]
    batch: int = 4


PUZZLE = (10, 20, 5)


def _layers(case: Work) -> tuple[Any, list[tuple[Any, Any]]]:
    weights = [(tt.ones(b, a) / a, tt.zeros(b)) for a, b in pairwise(case.sizes)]
    for w, b in weights:
        w.requires_grad_()
        b.requires_grad_()
    return tt.ones(case.batch, case.sizes[0], requires_grad=case.what == "x.grad"), weights


def forward(x: Any, weights: list[tuple[Any, Any]]) -> Any:
    for number, (w, b) in enumerate(weights):
        x = linear(x.relu() if number else x, w, b)
    return x


def _run(cls: Any, case: Work) -> Any:
    mode = cls()
    if case.what in ("mlp", "training", "inference", "x.grad"):
        x, weights = _layers(case)
        with tt.inference_mode(case.what == "inference"), mode:
            out = forward(x, weights).sum()
            if case.what in ("training", "x.grad"):
                out.backward()
    else:
        out = _product(mode, case)
    return {"total": mode.total, "counts": dict(mode.counts), "result": round(out.item(), 4)}


def _product(mode: Any, case: Work) -> Any:
    if case.what == "conv2d":
        a, b, groups, kernel, stride = case.sizes
        x, w = tt.ones(case.batch, a, 8, 9), tt.ones(b, a // groups, kernel, kernel)
        with mode:
            return tt.conv2d(x, w, stride=stride, groups=groups).sum()
    n, k, m = case.sizes
    a, b = tt.ones(n, k), tt.ones(k, m)
    if case.what == "bmm":
        a, b = (t.expand(case.batch, *t.shape).contiguous() for t in (a, b))
    with mode:
        if case.what == "addmm":
            return tt.addmm(tt.ones(m), a, b, alpha=2).sum()
        out = tt.bmm(a, b) if case.what == "bmm" else a.mm(b)
        if case.what == "twice":
            return out.mm(tt.ones(m, 1)).sum()
    if case.what == "outside":
        a.mm(b)
    return out.sum()


def _counts(case: Work) -> dict[str, int]:
    if case.what == "conv2d":
        a, b, groups, kernel, stride = case.sizes
        elements = case.batch * b * ((8 - kernel) // stride + 1) * ((9 - kernel) // stride + 1)
        return {"convolution": 2 * elements * (a // groups) * kernel**2}
    if case.what in ("mm", "addmm", "bmm", "outside", "twice"):
        n, k, m = case.sizes
        flops = 2 * n * k * m * (case.batch if case.what == "bmm" else 1)
        if case.what == "twice":
            return {"mm": flops + 2 * n * m}
        return {"mm" if case.what == "outside" else case.what: flops}
    each = [2 * case.batch * a * b for a, b in pairwise(case.sizes)]
    counts = {"addmm": sum(each)}
    if case.what == "training":  # for the weight of each layer, and for the input of each but the first
        counts["mm"] = 2 * sum(each) - each[0]
    if case.what == "x.grad":
        counts["mm"] = 2 * sum(each)
    return counts


def _observe(cls: Any, case: Work) -> Outcome:
    before = len(_python_dispatch._get_current_dispatch_mode_stack())
    try:
        return Outcome(_run(cls, case))
    except (Exception, SystemExit) as error:
        return raised(cls, error)
    finally:
        while len(_python_dispatch._get_current_dispatch_mode_stack()) > before:
            _python_dispatch._pop_mode()


class _Nothing(_python_dispatch.BaseTorchDispatchMode):
    """What the operators return where nobody counts."""

    total = 0
    counts: ClassVar[dict[str, int]] = {}


def _judge(case: Work, outcome: Outcome) -> Mismatch | None:
    counts = _counts(case)
    expected = {"total": sum(counts.values()), "counts": counts, "result": _run(_Nothing, case)["result"]}
    if outcome.raised:
        return Mismatch(show_value(expected), show_outcome(outcome), outcome.where)
    got = outcome.value
    found = difference(expected, got, 1e-5)
    more = {name: n for name, n in got["counts"].items() if n and name not in counts}
    if found is None and not more:
        return None
    return Mismatch(show_value(expected), show_value(got), found or f"not asked for: {more}")


def _show(case: Work) -> str:
    n = " -> ".join(map(str, case.sizes))
    if case.what in ("mlp", "training", "inference", "x.grad"):
        also = {"mlp": "", "training": ", forward and backward", "inference": ", in inference mode"}
        return f"layers {n}, batch {case.batch}" + also.get(case.what, ", forward and backward, x requires grad")
    if case.what == "conv2d":
        a, b, groups, kernel, stride = case.sizes
        x = f"({case.batch}, {a}, 8, 9)"
        return f"conv2d of {x} with ({b}, {a // groups}, {kernel}, {kernel}), stride {stride}, groups {groups}"
    n, k, m = map(str, case.sizes)
    what = {"outside": "mm once inside, once outside", "twice": "mm twice: then with (m, 1)"}.get(case.what, case.what)
    return f"{what} of ({n}, {k}) and ({k}, {m})" + (f", {case.batch} of them" if case.what == "bmm" else "")


def _networks() -> Any:
    from hypothesis import strategies as st

    widths = st.lists(st.integers(1, 12), min_size=2, max_size=5).map(tuple)
    return st.builds(Work, st.sampled_from(("mlp", "training", "x.grad")), widths, st.integers(1, 6))


_CONVOLUTIONS = ((3, 4, 1, 3, 1), (4, 6, 2, 3, 2), (2, 2, 1, 1, 1))

FLOPS = Exercise(
    id="14.flops",
    signature="FlopMode(tt.utils._python_dispatch.TorchDispatchMode)",
    parts=(
        Cases(4, (Work("mm", (2, 3, 5)), Work("addmm", (2, 3, 5)), Work("mlp", PUZZLE), Work("training", PUZZLE))),
        Exhaustive(
            "operators",
            3,
            lambda: [
                *(Work(what, (3, 4, 5)) for what in ("bmm", "outside", "twice")),
                *(Work("conv2d", sizes, 2) for sizes in _CONVOLUTIONS),
            ],
            hint="Each number of the result is a sum of products: how many terms has it? Two operations for each.",
        ),
        Property("networks", 4, _networks, 40),
        Exhaustive(
            "inference",
            3,
            lambda: [Work("inference", PUZZLE), Work("inference", (3, 4, 5, 6))],
            hint="In inference mode linear arrives whole. func.decompose(*args, **kwargs), inside `with self`, runs its "
            "parts where you see them; what has no parts returns NotImplemented.",
        ),
    ),
    probes=(
        Work("mm", (2, 3, 5)),
        Work("addmm", (2, 3, 5)),
        Work("mlp", PUZZLE),
        Work("training", PUZZLE),
        Work("inference", PUZZLE),
    ),
    hints=(
        "How many multiplications make one number of a matrix product, and how many additions?",
        "2 * out.numel() * k: k is the last size of the left matrix, and for a convolution the number of weights behind "
        "one number of the result. For all other operators ask func.decompose inside `with self` first.",
        "(7, 2) @ (2, 3) has 21 numbers of 2 products each: 2 * 21 * 2 = 84. A 3 by 3 convolution of one channel to one, "
        "with a result of 5 by 5: 2 * 25 * 9 = 450.",
    ),
    observe=_observe,
    judge=_judge,
    show=_show,
    seconds=20.0,
)
