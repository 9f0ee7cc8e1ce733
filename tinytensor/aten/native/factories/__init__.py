"""Tensors made from sizes and numbers.

    tensor_factories    empty, zeros, full, arange, eye, windows
    range_factories     linspace, logspace, range
    fill                fill_, zero_, and what deterministic mode writes to fresh memory

Mirrors a part of aten/src/ATen/native.
"""
