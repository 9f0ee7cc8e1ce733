"""Functions that only move elements about: they do with the mask what they do with the data.

Mirrors torch/masked/maskedtensor/passthrough.py. PyTorch hands the last positional argument on for every keyword; here each
keyword keeps its own.
"""

from __future__ import annotations

import functools
from typing import Any

from tinytensor._ops import ops
from tinytensor.masked.maskedtensor.core import DISPATCH_TABLE, _get_data, _map_mt_args_kwargs, _wrap_result

PASSTHROUGH_NAMES = """
select transpose split t slice slice_backward select_backward index expand view _unsafe_view _reshape_alias cat unsqueeze unfold
unfold_backward im2col col2im stack
""".split()


def _pass_through(fn: Any, *args: Any, **kwargs: Any) -> Any:
    data, data_options = _map_mt_args_kwargs(args, kwargs, _get_data)
    mask, mask_options = _map_mt_args_kwargs(args, kwargs, lambda masked: masked.get_mask())
    return _wrap_result(fn(*data, **data_options), fn(*mask, **mask_options))


for _name in PASSTHROUGH_NAMES:
    _packet = getattr(ops.aten, _name)
    DISPATCH_TABLE[_packet] = functools.partial(_pass_through, _packet)
