"""Entries of the operator database: rearranging, scatter and gather. See op_info.py for what an entry says."""

from __future__ import annotations

from tinytensor.testing.op_info import OpInfo

INDEXING_OPS: list[OpInfo] = []
