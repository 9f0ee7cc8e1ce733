"""Entries of the operator database: activations and losses. See op_info.py for what an entry says."""

from __future__ import annotations

from tinytensor.testing.op_info import OpInfo

ACTIVATION_OPS: list[OpInfo] = []
