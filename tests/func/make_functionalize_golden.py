"""Writes golden_functionalize.json, what PyTorch's functionalize makes of the programs: python make_functionalize_golden.py"""

from __future__ import annotations

import json
import warnings
from pathlib import Path
from typing import Any

from functionalize_programs import PROGRAMS

GOLDEN = Path(__file__).parent / "golden_functionalize.json"
# What is random has no result to compare.
RANDOM = ("normal", "uniform", "random", "bernoulli")


def text(value: Any) -> str:
    """A value of a call: of a tensor, sizes and strides."""
    if hasattr(value, "shape"):
        return f"T{list(value.shape)}{list(value.stride())}"
    if isinstance(value, (list, tuple)):
        return f"[{','.join(map(text, value))}]"
    return str(value)


def outcome(source: str, remove: str, torch: Any, mode: Any, tree_map: Any) -> list[Any]:
    """[result and argument, or the error; the operators that a mode below saw], as JSON knows them."""
    log: list[str] = []

    class Log(mode):
        def __torch_dispatch__(self, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
            out = func(*args, **(kwargs or {}))
            given = [*map(text, args), *(f"{k}={text(v)}" for k, v in (kwargs or {}).items())]
            log.append(f"{func}({', '.join(given)}) -> {text(out)}")
            return out

    x = torch.arange(6.0).reshape(2, 3)
    try:
        with Log(), warnings.catch_warnings():
            warnings.simplefilter("ignore")
            result = torch.func.functionalize(eval(source, {"torch": torch}), remove=remove)(x)
    except RuntimeError as error:
        return [[type(error).__name__, str(error)], log]
    if any(name in source for name in RANDOM):
        result = None
    described = tree_map(lambda t: [t.tolist(), t.stride(), str(t.dtype)] if hasattr(t, "tolist") else t, (result, x))
    return json.loads(json.dumps([described, log]))


if __name__ == "__main__":
    import torch
    from torch.utils._python_dispatch import TorchDispatchMode
    from torch.utils._pytree import tree_map

    golden = {
        remove: {source: outcome(source, remove, torch, TorchDispatchMode, tree_map) for source in PROGRAMS}
        for remove in ("mutations", "mutations_and_views")
    }
    GOLDEN.write_text(json.dumps(golden, indent=0) + "\n")
