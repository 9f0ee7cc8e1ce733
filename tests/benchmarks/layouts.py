"""Workloads over other layouts than rows of floats: sparse rows, 8-bit integers, blocks of channels."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import torch
import torch.ao.nn.quantized
import torch.utils.mkldnn

import tinytensor as tt

Row = tuple[str, Callable[[], object], Callable[[], object]]


def layouts() -> Iterator[Row]:
    yield from csr_times_dense()
    yield from quantized()
    yield from blocked()


def _both(make: Callable[[Any], Callable[[], object]]) -> tuple[Callable[[], object], Callable[[], object]]:
    """What a library runs, for each."""
    return make(tt), make(torch)


def _random(*sizes: int, seed: int = 0) -> Any:
    return torch.randn(*sizes, generator=torch.Generator().manual_seed(seed)).numpy()


def csr_times_dense() -> Iterator[Row]:
    """Matrices of 2000 rows, of three densities and three widths."""
    for percent in (0.1, 1, 10):
        chosen = torch.rand(2000, 2000, generator=torch.Generator().manual_seed(1)) < percent / 100
        matrix = (torch.from_numpy(_random(2000, 2000)) * chosen).to_sparse_csr()
        parts = [part.numpy() for part in (matrix.crow_indices(), matrix.col_indices(), matrix.values())]
        for columns in (1, 64, 256):

            def make(library: Any, parts: list = parts, columns: int = columns) -> Callable[[], object]:
                sparse = library.sparse_csr_tensor(*map(library.tensor, parts), size=(2000, 2000))
                dense = library.tensor(_random(2000, columns))
                return lambda: sparse @ dense

            yield f"csr @ dense, {percent} %, {columns} columns", *_both(make)


def quantized() -> Iterator[Row]:
    """Numbers of 8 bits times weights of 8 bits."""
    for rows, inputs, outputs in ((1, 64, 64), (32, 784, 256), (256, 1024, 1024)):

        def linear(library: Any, rows: int = rows, inputs: int = inputs, outputs: int = outputs) -> Any:
            weight = library.quantize_per_tensor(library.tensor(_random(outputs, inputs)), 0.03, 0, library.qint8)
            x = library.quantize_per_tensor(library.tensor(_random(rows, inputs)), 0.03, 128, library.quint8)
            packed = library.ops.quantized.linear_prepack(weight, None)
            return partial(library.ops.quantized.linear, x, packed, 1.0, 128)

        yield f"quantized linear, {rows} x {inputs} -> {outputs}", *_both(linear)
    for channels, size, stride, groups in ((16, 3, 1, 1), (64, 3, 1, 1), (64, 1, 1, 1), (64, 3, 2, 1), (64, 3, 1, 64)):

        def conv(
            library: Any, channels: int = channels, size: int = size, stride: int = stride, groups: int = groups
        ) -> Any:
            filters = library.tensor(_random(channels, channels // groups, size, size))
            weight = library.quantize_per_tensor(filters, 0.03, 0, library.qint8)
            image = library.tensor(_random(4, channels, 32, 32)).contiguous(memory_format=library.channels_last)
            x = library.quantize_per_tensor(image, 0.03, 128, library.quint8)
            places = [stride] * 2, [size // 2] * 2, [1, 1], groups
            packed = library.ops.quantized.conv2d_prepack(weight, None, *places)
            return partial(library.ops.quantized.conv2d, x, packed, 1.0, 128)

        kind = "depthwise" if groups > 1 else f"{size} x {size}"
        yield f"quantized conv, {kind}, {channels} channels, stride {stride}", *_both(conv)


def blocked() -> Iterator[Row]:
    """Images in blocks of eight channels, 4 of 32 x 32."""
    for channels, size, groups in ((16, 3, 1), (64, 3, 1), (64, 1, 1), (64, 3, 64)):

        def conv(library: Any, channels: int = channels, size: int = size, groups: int = groups) -> Any:
            layer = library.nn.Conv2d(channels, channels, size, padding=size // 2, groups=groups).eval()
            module = library.utils.mkldnn.to_mkldnn(layer)
            x = library.tensor(_random(4, channels, 32, 32)).to_mkldnn()

            def run() -> object:
                with library.no_grad():
                    return module(x)

            return run

        kind = "depthwise" if groups > 1 else f"{size} x {size}"
        yield f"blocked conv, {kind}, {channels} channels", *_both(conv)
