"""What every entry of the operator database returns under autocast, in tinytensor or in PyTorch: the dtypes of its results.

`python tests/amp/sweep.py` asks PyTorch and writes golden/sweep.json.
"""

from __future__ import annotations

import json
import warnings
from pathlib import Path
from typing import Any

from tinytensor.aten.autocast_mode import CPU
from tinytensor.c10.device import Device
from tinytensor.c10.layout import Layout, MemoryFormat
from tinytensor.c10.scalar_type import ScalarType, bfloat16, float32
from tinytensor.testing.op_db import OP_DB
from tinytensor.testing.op_info import Arr, OpInfo
from tinytensor.testing.outcome import text_of
from tinytensor.testing.sample_tensors import lay_out
from tinytensor.utils._pytree import tree_leaves, tree_map

GOLDEN = Path(__file__).with_name("golden") / "sweep.json"
SAMPLES = 2
LISTED = frozenset(name.partition(".")[0] for names in CPU.values() for name in names)


def entries() -> list[tuple[OpInfo, ScalarType]]:
    """Every operator with float32 inputs, and those that autocast casts with bfloat16 ones too."""
    found = []
    for op in OP_DB:
        found.append((op, float32 if float32 in op.dtypes else op.dtypes[0]))
        base = op.name.rpartition(".")[2]
        if bfloat16 in op.dtypes and (base in LISTED or f"linalg_{base}" in LISTED):
            found.append((op, bfloat16))
    return found


def results(op: OpInfo, dtype: ScalarType, module: Any) -> list[Any]:
    """For each of the first samples: the dtypes of the results, or the error."""
    found = []
    for _, sample in zip(range(SAMPLES), op.sample(dtype), strict=False):
        args, kwargs = tree_map(lambda value: _in(module, value, dtype), (sample.args, sample.kwargs))
        module.manual_seed(3)
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            try:
                with module.autocast("cpu", dtype=module.bfloat16):
                    result = op.find(module)(*args, **kwargs)
            except Exception as error:
                found.append(text_of(error))
            else:
                found.append([_describe(leaf) for leaf in tree_leaves(_as_tuple(result))])
    return found


def _in(module: Any, value: Any, dtype: ScalarType) -> Any:
    """A sample's argument as the library's own."""
    ours = module.__name__ == "tinytensor"
    if isinstance(value, Arr):
        if ours:
            return lay_out(value.values, value.dtype or dtype)
        made = module.tensor(value.values.tolist()).reshape(value.values.shape)
        return made.to(getattr(module, (value.dtype or dtype).name))
    if not ours and isinstance(value, ScalarType | Layout | MemoryFormat):
        return getattr(module, str(value).removeprefix("torch."))
    if not ours and isinstance(value, Device):
        return module.device(str(value))
    return value


def _as_tuple(result: Any) -> Any:
    return tuple(result) if isinstance(result, tuple | list) else result


def _describe(leaf: Any) -> Any:
    return str(leaf.dtype).removeprefix("torch.") if hasattr(leaf, "dtype") else type(leaf).__name__


def key(op: OpInfo, dtype: ScalarType) -> str:
    return f"{op.name} {dtype.name}"


if __name__ == "__main__":
    import torch

    answers = {key(op, dtype): results(op, dtype, torch) for op, dtype in entries()}
    GOLDEN.parent.mkdir(exist_ok=True)
    lines = [f"{json.dumps(name)}: {json.dumps(answer)}" for name, answer in answers.items()]
    GOLDEN.write_text("{\n" + ",\n".join(lines) + "\n}\n")
