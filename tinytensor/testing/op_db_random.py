"""Entries of the operator database: random numbers and more factories. See op_info.py for what an entry says."""

from __future__ import annotations

from tinytensor.testing.op_info import OpInfo

RANDOM_OPS: list[OpInfo] = []
