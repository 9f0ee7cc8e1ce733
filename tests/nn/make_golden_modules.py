"""Write golden_modules.json: what PyTorch's modules say and compute for modules_db.py, in samples of their numbers.

    python tests/nn/make_golden_modules.py

A tensor is [its shape, its mean, and up to six of its elements, evenly spread].
"""

from __future__ import annotations

import importlib
import inspect
import json
import sys
import warnings
from pathlib import Path
from typing import Any

import numpy as np

sys.path.insert(0, str(Path(__file__).parent))
import modules_db as db

GOLDEN = Path(__file__).with_name("golden_modules.json")


def brief(array: np.ndarray) -> list[Any]:
    """[shape, mean, elements]"""
    flat = np.asarray(array, np.float64).reshape(-1)
    places = np.unique(np.linspace(0, flat.size - 1, 6).astype(int)) if flat.size else []
    return [list(array.shape), rounded(flat.mean() if flat.size else 0.0), [rounded(flat[n]) for n in places]]


def rounded(number: float) -> float | int:
    number = float(f"{number:.7g}")
    if number != number:
        return number
    return int(number) if number == int(number) else number


def draws(library: Any, item: db.Sample) -> list[str]:
    """The random numbers that making the module draws, in order: the operator, the shape, the arguments."""
    drawn = []
    dispatch = importlib.import_module(f"{library.__name__}.utils._python_dispatch")

    class Watch(dispatch.TorchDispatchMode):  # type: ignore[misc, name-defined]
        def __torch_dispatch__(self, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
            if str(func) in ("aten.uniform_.default", "aten.normal_.default"):
                drawn.append(f"{str(func)[5:-9]} {list(args[0].shape)} {' '.join(f'{a:.5g}' for a in args[1:])}")
            return func(*args, **(kwargs or {}))

    with Watch(), warnings.catch_warnings():
        warnings.simplefilter("ignore")
        getattr(library.nn, item.name)(*item.args, **item.kwargs)
    return drawn


def lazy(library: Any, item: db.Sample) -> dict[str, Any]:
    """What a lazy module is before its first input, and after."""
    module = getattr(library.nn, item.name)(*item.args, **item.kwargs)
    waiting = [name for name, tensor in module.state_dict().items() if library.nn.parameter.is_lazy(tensor)]
    before = repr(module)
    shape = list(module(library.tensor(item.inputs[0].array(0.0))).shape)
    state = {name: list(tensor.shape) for name, tensor in module.state_dict().items()}
    return {
        "before": before,
        "waiting": waiting,
        "after": repr(module),
        "class": type(module).__name__,
        "output": shape,
        "state": state,
        "parameters": [f"{name} {type(p).__name__} {p.requires_grad}" for name, p in module.named_parameters()],
    }


def graph(library: Any, item: db.Sample) -> list[str]:
    """The operators of a forward and a backward, and the parameters that they read, in order."""
    module, backward = db.made(library, item), item.grad
    tensors = [library.tensor(arg.array(float(n))) for n, arg in enumerate(item.inputs)]
    make_fx = importlib.import_module(f"{library.__name__}.fx.experimental.proxy_tensor").make_fx

    def program(*args: Any) -> Any:
        with library.enable_grad() if backward else library.no_grad():
            output = module(*args)
            output = output[0] if isinstance(output, tuple) else output
            return library.autograd.grad(output.sum(), list(module.parameters())) if backward else output

    nodes = make_fx(program)(*tensors).graph.nodes
    return [str(node.target) for node in nodes if node.op in ("call_function", "get_attr")]


def signatures(library: Any, name: str) -> list[list[str]]:
    """The parameters of __init__ and forward, with defaults."""
    module = getattr(library.nn, name)
    return [
        [_parameter(p) for p in inspect.signature(f).parameters.values()] for f in (module.__init__, module.forward)
    ]


def _parameter(p: inspect.Parameter) -> str:
    star = "*" if p.kind is p.KEYWORD_ONLY else ""
    if p.default is p.empty:
        return star + p.name
    return f"{star}{p.name}={p.default.__name__ if callable(p.default) else repr(p.default)}"


NAMES = sorted({item.name for item in [*db.SAMPLES, *db.LAZY]})

if __name__ == "__main__":
    import torch

    answers = {
        "samples": {item.id: db.measure(torch, item, brief) for item in db.SAMPLES},
        "refused": {item.id: db.refusal(torch, item) for item in db.REFUSED},
        "draws": {item.id: draws(torch, item) for item in db.DRAWN},
        "lazy": {item.id: lazy(torch, item) for item in db.LAZY},
        "graphs": {item.id: graph(torch, item) for item in db.TRACED},
        "signatures": {name: signatures(torch, name) for name in NAMES},
    }
    parts = []
    for part, entries in answers.items():
        lines = [f"{json.dumps(key)}:{json.dumps(value, separators=(',', ':'))}" for key, value in entries.items()]
        parts.append(f"{json.dumps(part)}:{{\n" + ",\n".join(lines) + "\n}")
    GOLDEN.write_text("{" + ",\n".join(parts) + "}\n")
