"""Names that programs write annotations for TorchScript with, and questions about such annotations.

Mirrors torch/jit/annotations.py. Left out: what makes types of TorchScript out of annotations, as nothing is compiled here.
"""

from __future__ import annotations

from typing import Any, Dict, List, Optional, Tuple, Union  # noqa: UP035  # programs take these from here

from tinytensor._jit_internal import (
    BroadcastingList1,
    BroadcastingList2,
    BroadcastingList3,
    is_dict,
    is_future,
    is_ignored_fn,
    is_list,
    is_optional,
    is_tuple,
    is_union,
)  # fmt: skip
from tinytensor._tensor import Tensor
from tinytensor.futures import Future
from tinytensor.nn.modules.module import Module

__all__ = [
    "Any", "BroadcastingList1", "BroadcastingList2", "BroadcastingList3", "Dict", "Future", "List", "Module", "Optional", "Tensor",
    "Tuple", "Union", "is_dict", "is_future", "is_ignored_fn", "is_list", "is_optional", "is_tuple", "is_union",
]  # fmt: skip
