"""Workloads over other layouts than rows of floats: sparse rows, 8-bit integers, blocks of channels."""

from __future__ import annotations

import importlib
from functools import partial
from typing import Any

import numpy as np
from workload import Rows, array, tensor


def layouts(library: Any) -> Rows:
    """The rows."""
    return csr_times_dense(library) | quantized(library) | blocked(library)


def csr_times_dense(library: Any) -> Rows:
    """Matrices of 2000 rows, of three densities and seven widths."""
    rows: Rows = {}
    for percent in (0.1, 1, 10):
        chosen = np.random.default_rng(1).random((2000, 2000)) < percent / 100
        for dtype in ("float32", "float64"):
            sparse = library.from_numpy(array(2000, 2000, dtype=dtype) * chosen).to_sparse_csr()
            for columns in (1, 2, 4, 8, 16, 64, 256):
                dense = library.from_numpy(array(2000, columns, dtype=dtype))
                rows[f"csr @ dense, {percent} %, {columns} columns, {dtype}"] = partial(library.mm, sparse, dense)
    return rows


def quantized(library: Any) -> Rows:
    """Numbers of 8 bits times weights of 8 bits."""
    runs: Rows = {}
    for rows, inputs, outputs in ((1, 64, 64), (32, 784, 256), (256, 1024, 1024)):
        weight = library.quantize_per_tensor(tensor(library, outputs, inputs), 0.03, 0, library.qint8)
        x = library.quantize_per_tensor(tensor(library, rows, inputs), 0.03, 128, library.quint8)
        packed = library.ops.quantized.linear_prepack(weight, None)
        run = partial(library.ops.quantized.linear, x, packed, 1.0, 128)
        runs[f"quantized linear, {rows} x {inputs} -> {outputs}"] = run
    for channels, size, stride, groups in ((16, 3, 1, 1), (64, 3, 1, 1), (64, 1, 1, 1), (64, 3, 2, 1), (64, 3, 1, 64)):
        filters = tensor(library, channels, channels // groups, size, size)
        weight = library.quantize_per_tensor(filters, 0.03, 0, library.qint8)
        image = tensor(library, 4, channels, 32, 32).contiguous(memory_format=library.channels_last)
        x = library.quantize_per_tensor(image, 0.03, 128, library.quint8)
        places = [stride] * 2, [size // 2] * 2, [1, 1], groups
        packed = library.ops.quantized.conv2d_prepack(weight, None, *places)
        kind = "depthwise" if groups > 1 else f"{size} x {size}"
        run = partial(library.ops.quantized.conv2d, x, packed, 1.0, 128)
        runs[f"quantized conv, {kind}, {channels} channels, stride {stride}"] = run
    return runs


def blocked(library: Any) -> Rows:
    """Images in blocks of channels, 4 of 32 x 32."""
    to_mkldnn = importlib.import_module(f"{library.__name__}.utils.mkldnn").to_mkldnn
    rows: Rows = {}
    for channels, size, groups in ((16, 3, 1), (64, 3, 1), (64, 1, 1), (64, 3, 64)):
        module = to_mkldnn(library.nn.Conv2d(channels, channels, size, padding=size // 2, groups=groups).eval())
        x = tensor(library, 4, channels, 32, 32).to_mkldnn()

        def run(module: Any = module, x: Any = x) -> None:
            with library.no_grad():
                module(x)

        kind = "depthwise" if groups > 1 else f"{size} x {size}"
        rows[f"blocked conv, {kind}, {channels} channels"] = run
    return rows
