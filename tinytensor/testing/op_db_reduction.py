"""Entries of the operator database: reductions, scans, sorting. See op_info.py for what an entry says."""

from __future__ import annotations

from tinytensor.testing.op_info import OpInfo

REDUCTION_OPS: list[OpInfo] = []
