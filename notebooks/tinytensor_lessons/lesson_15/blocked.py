"""Lesson 15: channels in blocks, packed and unpacked."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

import tinytensor as tt
from tinytensor.aten.native.mkldnn import mkldnn_common
from tinytensor_lessons.compare import difference, raised, show_outcome, show_value
from tinytensor_lessons.exercise import Cases, Exercise, Mismatch, Outcome, Plug, Property
from tinytensor_lessons.lesson_15.entries import told

Ints = tuple[int, ...]


@dataclass(frozen=True)
class Images:
    """A batch (N, C, H, W) of 1, 2, 3, ..., cut out of a wider one where `cut`, and the channels of a block."""

    sizes: Ints
    block: int = 8
    dtype: str = "float32"
    cut: bool = False

    def array(self) -> np.ndarray:
        return (np.arange(np.prod(self.sizes)) + 1).astype(self.dtype).reshape(self.sizes)

    def tensor(self) -> Any:
        if not self.cut:
            return tt.from_numpy(self.array())
        wide = np.zeros((*self.sizes[:3], self.sizes[3] + 2), self.dtype)
        wide[..., : self.sizes[3]] = self.array()
        return tt.from_numpy(wide)[..., : self.sizes[3]]

    def packed(self) -> np.ndarray:
        """Element by element, by the formula of the position."""
        n, c, h, w = self.sizes
        blocks = -(-c // self.block)
        flat = np.zeros(n * blocks * h * w * self.block, self.dtype)
        array = self.array()
        for i, j, y, x in itertools.product(range(n), range(c), range(h), range(w)):
            flat[(((i * blocks + j // self.block) * h + y) * w + x) * self.block + j % self.block] = array[i, j, y, x]
        return flat.reshape(n, blocks, h, w, self.block)

    def __str__(self) -> str:
        n, c, h, w = self.sizes
        kind = "" if self.dtype == "float32" else f", {self.dtype}"
        block = "" if self.block == 8 else f", {self.block}"
        return f"Blocked.pack(x{block})  x {n} x {c} x {h} x {w} of 1, 2, 3, ...{kind}{', a view' * self.cut}"


def _observe(fn: Any, case: Images) -> Outcome:
    """Both ways, each from numbers that are right: a fault in one does not hide the other."""
    try:
        x = case.tensor()
        packed = fn.pack(x) if case.block == 8 else fn.pack(x, case.block)
        channels = case.sizes[1]
        value = {"packed": told(packed), "contiguous": isinstance(packed, tt.Tensor) and packed.is_contiguous()}
        whole = tt.from_numpy(case.packed())
        value["unpacked"] = told(fn.unpack(whole, channels))
        changed = "x" if x.tolist() != case.array().tolist() else ""
        changed = changed or ("packed" if whole.tolist() != case.packed().tolist() else "")
    except (Exception, SystemExit) as error:
        return raised(getattr(fn, "pack", fn), error)
    return Outcome(value, changed=changed)


NEIGHBORS = "The numbers are right, but they lie elsewhere in memory."


def _judge(case: Images, outcome: Outcome) -> Mismatch | None:
    packed, array = case.packed(), case.array()
    if outcome.raised:
        return Mismatch(f"sizes {packed.shape}", show_outcome(outcome), outcome.where)
    for name, wanted in (("packed", packed), ("unpacked", array)):
        got = outcome.value[name]
        if type(got) is not dict:
            return Mismatch(f"{name}: a dense tensor", f"{name}: {show_value(got)}")
        if got["size"] != wanted.shape:
            return Mismatch(f"{name}: sizes {wanted.shape}", f"{name}: sizes {got['size']}")
        if difference(wanted.tolist(), got["numbers"]) is not None:
            return Mismatch(
                f"{name}: {_flat(wanted.tolist())}", f"{name}: {_flat(got['numbers'])}", "read in memory order"
            )
        if got["dtype"] != f"torch.{case.dtype}":
            return Mismatch(f"{name}: {case.dtype}", f"{name}: {got['dtype']}", "The numbers are right.")
        if name == "packed" and not outcome.value["contiguous"]:
            return Mismatch("packed: contiguous", "packed: a view with other strides", NEIGHBORS)
    if outcome.changed:
        return Mismatch(f"{outcome.changed} as it was", f"{outcome.changed} changed by your call")
    return None


def _flat(numbers: Any) -> str:
    return show_value(np.array(numbers).ravel().tolist())


def _images() -> Any:
    from hypothesis import strategies as st

    @st.composite
    def case(draw: st.DrawFn) -> Images:
        n, c = draw(st.integers(1, 2)), draw(st.integers(1, 10))
        h, w = draw(st.integers(1, 3)), draw(st.integers(1, 3))
        dtype = draw(st.sampled_from(("float32", "float64", "int64")))
        return Images((n, c, h, w), draw(st.sampled_from((2, 4, 8))), dtype, draw(st.booleans()))

    return case()


def _batch() -> Any:
    """10 channels, numbers on both sides of 0."""
    return tt.arange(120.0).view(2, 10, 2, 3) - 60


def _sum() -> Any:
    blocked = _batch().to_mkldnn()
    return (blocked + blocked.relu()).to_dense()


def _gradient() -> Mismatch | None:
    x = _batch().requires_grad_()
    x.to_mkldnn().relu().to_dense().sum().backward()
    return _same(x.grad, (_batch() > 0).to(tt.float32))


def _same(got: Any, wanted: Any) -> Mismatch | None:
    numbers, right = got.tolist(), wanted.tolist()
    return (
        None if difference(right, numbers) is None else Mismatch(_flat(right), _flat(numbers), "read in memory order")
    )


def _plug_blocked(fn: Any) -> dict[str, Callable[..., Any]]:
    """`pack` and `unpack` of the library. Its kernels trust sizes and strides, so these are looked at."""
    of_weights = mkldnn_common.unpack_weight

    def pack(dense: Any) -> Any:
        packed = fn.pack(dense)
        n, c, h, w = dense.size()
        sizes = (n, -(-c // 8), h, w, 8)
        if tuple(packed.size()) != sizes or packed.dtype != dense.dtype or not packed.is_contiguous():
            raise ValueError(f"pack returned {tuple(packed.size())}, {packed.dtype}; contiguous {sizes} was wanted")
        return packed

    def unpack(opaque: Any, sizes: Ints) -> Any:
        if opaque.dim() == len(sizes):
            return opaque
        if opaque.dim() != 5:
            return of_weights(opaque, sizes)
        whole = fn.unpack(opaque, sizes[1])
        if tuple(whole.size()) != tuple(sizes):
            raise ValueError(f"unpack returned {tuple(whole.size())} for {tuple(sizes)}")
        return whole.contiguous()

    place = "tinytensor.aten.native.mkldnn.mkldnn_common"
    return {f"{place}:pack": pack, f"{place}:unpack": unpack}


BLOCKED = Exercise(
    id="15.blocked",
    signature="Blocked",
    parts=(
        Cases(
            3,
            (
                Images((1, 8, 1, 1)),
                Images((1, 4, 1, 2), 2),
                Images((1, 3, 1, 2), 2),
                Images((2, 4, 2, 2), 4),
            ),
        ),
        Property("any batch", 3, _images, 120),
        Plug(
            3,
            "tinytensor.aten.native.mkldnn.mkldnn_common:pack",
            {
                "x.to_mkldnn().to_dense()": lambda: _same(_batch().to_mkldnn().to_dense(), _batch()),
                "x.to_mkldnn().relu()": lambda: _same(_batch().to_mkldnn().relu().to_dense(), _batch().relu()),
                "the sum of two blocked tensors": lambda: _same(_sum(), _batch() + _batch().relu()),
                "the gradient of x.to_mkldnn()": _gradient,
            },
            _plug_blocked,
        ),
    ),
    # 0 one block of one pixel; 1 two blocks; 2 a lane to fill; 3 several images, pixels, one block; 4 and 5 other blocks;
    # 6 a view; 7 10 channels
    probes=(
        Images((1, 8, 1, 1)),
        Images((1, 4, 1, 2), 2),
        Images((1, 3, 1, 2), 2),
        Images((2, 4, 2, 2), 4),
        Images((2, 6, 2, 3), 2),
        Images((1, 5, 2, 1), 4, "float64"),
        Images((1, 4, 2, 3), 2, "float32", True),
        Images((1, 10, 1, 2)),
    ),
    hints=(
        "Fill the channels up to whole blocks first. Then: which dimension has to be cut in two, and which of the two parts "
        "goes to the end?",
        "From (N, C, H, W): zeros up to blocks * block channels, view as (N, blocks, block, H, W), move the third dimension to "
        "the end, and copy, so that the lanes are neighbors. `unpack` takes the same steps back.",
        "C = 3, blocks of 2, one pixel, channels 1, 2, 3: filled up 1, 2, 3, 0; in blocks [1, 2] and [3, 0]. Back: "
        "1, 2, 3, 0, of which the first 3 stay.",
    ),
    observe=_observe,
    judge=_judge,
    show=str,
    oracles=(
        "tinytensor.aten.native.mkldnn.mkldnn_common:pack",
        "tinytensor.aten.native.mkldnn.mkldnn_common:unpack",
    ),
)
