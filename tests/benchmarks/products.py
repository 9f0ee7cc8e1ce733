"""Matrix products, convolutions, pooling and attention."""

from __future__ import annotations

from functools import partial
from typing import Any

from workload import Rows, tensor

# (batch, channels, filters, side, size of the filter, stride, groups)
CONVOLUTIONS = (
    (8, 3, 32, 64, 3, 1, 1), (8, 16, 16, 32, 3, 1, 1), (8, 64, 64, 32, 3, 1, 1), (4, 128, 128, 16, 3, 1, 1),
    (8, 64, 64, 32, 1, 1, 1), (8, 16, 32, 32, 5, 1, 1), (8, 32, 64, 32, 3, 2, 1), (8, 64, 64, 32, 3, 1, 64),
    (8, 64, 64, 32, 3, 1, 4), (4, 3, 64, 112, 7, 2, 1),
)  # fmt: skip


def products(library: Any) -> Rows:
    """The rows."""
    functional = library.nn.functional
    rows: Rows = {}
    for n in (16, 64, 128, 256, 512, 1024):
        a, b = tensor(library, n, n), tensor(library, n, n, seed=1)
        rows[f"mm, {n}"] = partial(library.mm, a, b)
    a = tensor(library, 256, 256)
    rows["mm of t(), 256"] = lambda a=a: a.t() @ a
    wide = tensor(library, 256, 256, dtype="float64")
    rows["mm, 256, float64"] = lambda wide=wide: wide @ wide
    half = tensor(library, 256, 256, dtype="bfloat16")
    rows["mm, 256, bfloat16"] = lambda half=half: half @ half
    vector = tensor(library, 1000)
    square = tensor(library, 1000, 1000)
    rows["mv, 1000"] = lambda: square.mv(vector)
    rows["dot, 1000"] = lambda: vector.dot(vector)
    rows["outer, 1000"] = lambda: library.outer(vector, vector)
    for batch, n in ((64, 16), (64, 64), (8, 256)):
        x, y = tensor(library, batch, n, n), tensor(library, batch, n, n, seed=1)
        rows[f"bmm, {batch} of {n}"] = partial(library.bmm, x, y)
    for count, inputs, outputs in ((1, 784, 128), (32, 784, 128), (64, 1024, 1024), (512, 256, 256)):
        x, w, b = tensor(library, count, inputs), tensor(library, outputs, inputs), tensor(library, outputs)
        rows[f"linear, {count} x {inputs} -> {outputs}"] = partial(functional.linear, x, w, b)
    x, y = tensor(library, 32, 64, 48), tensor(library, 32, 48, 64)
    rows["einsum bij,bjk->bik"] = lambda x=x, y=y: library.einsum("bij,bjk->bik", x, y)
    for batch, channels, filters, side, size, stride, groups in CONVOLUTIONS:
        image = tensor(library, batch, channels, side, side)
        w, b = tensor(library, filters, channels // groups, size, size), tensor(library, filters)
        conv = partial(functional.conv2d, image, w, b, stride, size // 2, 1, groups)
        name = f"conv2d {size} x {size}, {channels} -> {filters}, {side} x {side}"
        name += f", stride {stride}" * (stride > 1) + f", {groups} groups" * (groups > 1)
        rows[name] = conv
    signal, w = tensor(library, 8, 32, 512), tensor(library, 32, 32, 3)
    rows["conv1d 3, 32 -> 32, 512"] = partial(functional.conv1d, signal, w, None, 1, 1)
    volume, w = tensor(library, 2, 8, 16, 16, 16), tensor(library, 8, 8, 3, 3, 3)
    rows["conv3d 3 x 3 x 3, 8 -> 8, 16"] = partial(functional.conv3d, volume, w, None, 1, 1)
    image, w = tensor(library, 8, 32, 16, 16), tensor(library, 32, 16, 4, 4)
    rows["conv_transpose2d 4 x 4, 32 -> 16, stride 2"] = partial(functional.conv_transpose2d, image, w, None, 2, 1)
    image, w = tensor(library, 8, 32, 32, 32).requires_grad_(), tensor(library, 32, 32, 3, 3).requires_grad_()

    def there_and_back() -> None:
        image.grad = w.grad = None
        functional.conv2d(image, w, None, 1, 1).sum().backward()

    rows["conv2d 3 x 3, 32 -> 32, with its gradients"] = there_and_back
    pictures = tensor(library, 8, 32, 32, 32)
    rows["max_pool2d(2)"] = lambda: functional.max_pool2d(pictures, 2)
    rows["avg_pool2d(2)"] = lambda: functional.avg_pool2d(pictures, 2)
    rows["adaptive_avg_pool2d(1)"] = lambda: functional.adaptive_avg_pool2d(pictures, 1)
    rows["interpolate, bilinear"] = lambda: functional.interpolate(pictures, scale_factor=2, mode="bilinear")
    q, k, v = (tensor(library, 4, 8, 128, 32, seed=seed) for seed in range(3))
    rows["attention, 4 x 8 x 128 x 32"] = partial(functional.scaled_dot_product_attention, q, k, v)
    rows["attention, causal"] = partial(functional.scaled_dot_product_attention, q, k, v, is_causal=True)
    rows["cholesky, 128"] = partial(library.linalg.cholesky, _positive(library, 128))
    rows["solve, 128"] = partial(library.linalg.solve, _positive(library, 128), tensor(library, 128, 4))
    return rows


def _positive(library: Any, n: int) -> Any:
    a = tensor(library, n, n)
    return a @ a.t() + n * library.eye(n)
