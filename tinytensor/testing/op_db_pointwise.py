"""Entries of the operator database: elementwise mathematics. See op_info.py for what an entry says."""

from __future__ import annotations

from tinytensor.testing.op_info import OpInfo

POINTWISE_OPS: list[OpInfo] = []
