"""Entries of the operator database: convolution, pooling, normalization, embedding. See op_info.py for what an entry says."""

from __future__ import annotations

from tinytensor.testing.op_info import OpInfo

NN_OPS: list[OpInfo] = []
