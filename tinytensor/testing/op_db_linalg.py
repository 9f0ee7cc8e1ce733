"""Entries of the operator database: linear algebra and decompositions. See op_info.py for what an entry says."""

from __future__ import annotations

from tinytensor.testing.op_info import OpInfo

LINALG_OPS: list[OpInfo] = []
