"""What the handlers of overridable functions are handed, in tinytensor and in torch: a table of calls and answers.

golden/handed_over.json has, for each function and each method of Tensor, calls as text. A call is made once with tensors of a subclass
(`s`, `i`), and once with plain ones in a TorchFunctionMode; `x` is always plain. Both handlers return -1, so nothing below runs.
For each question there is

    [func, number of positional arguments, names of the others or None, classes that are told]

where `func` is "=" for the very function that was called, and otherwise what resolve_name says of it. A method is called through its
object, `s.dim()`, and through the class, `f(s)` with `f = torch.Tensor.dim`.

Whoever adds a function adds a line to the file, with empty answers, and has `make_op_logs.py` fill them in.
"""

from __future__ import annotations

import contextlib
import importlib
import warnings
from typing import Any

# What is not in the table, and why.
LEFT_OUT = {
    "torch.spmm": "PyTorch's name for torch.dsmm, which is torch.mm here",
    "torch.hspmm": "PyTorch's name for torch.hsmm, which is not here",
    "torch.sspaddmm": "PyTorch's name for torch.saddmm, which is another object there",
    "torch.Tensor.record_stream": "takes a stream of a GPU",
    "torch.Tensor.__reduce_ex__": "a mode is told of it, and not of the hooks that it looks at",
    "torch.Tensor.index": "binds dimensions of functorch.dim, which is not here",
    "torch.segment_reduce": "PyTorch finds no name for it",
    "torch.sym_int": "PyTorch finds it under a private name",
    "torch.sparse": "PyTorch names the private functions behind these",
}


def at(torch: Any, path: str) -> Any:
    """`torch.linalg.svd`, by its name. AttributeError where there is none."""
    found = torch
    for name in path.split(".")[1:]:
        found = getattr(found, name)
    return found


def answers(torch: Any, path: str, calls: list[str]) -> dict[str, Any]:
    """What is told of these calls of the function at `path`, and its name."""
    function = at(torch, path)
    overrides = importlib.import_module(f"{torch.__name__}.overrides")
    log: list[Any] = []

    def note(func: Any, types: Any, args: Any, kwargs: Any) -> int:
        name = "=" if func is function else overrides.resolve_name(func)
        names = None if kwargs is None else sorted(kwargs)
        log.append([name, len(args), names, [each.__name__ for each in types]])
        return -1

    class Sub(torch.Tensor):
        @classmethod
        def __torch_function__(cls, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
            return note(func, types, args, kwargs)

    class Mode(overrides.TorchFunctionMode):
        def __torch_function__(self, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
            return note(func, types, args, kwargs)

    def told(call: str, of_subclass: bool) -> list[Any]:
        tensors = {"s": torch.eye(3), "i": torch.tensor([0, 1, 2])}
        if of_subclass:
            tensors = {name: tensor.as_subclass(Sub) for name, tensor in tensors.items()}
        scope = {"__name__": "__main__", "torch": torch, "f": function, "x": torch.eye(3), **tensors}
        log.clear()
        # What follows is wrong where something else than the function itself was asked for: -1 is no tensor.
        with contextlib.nullcontext() if of_subclass else Mode(), contextlib.suppress(Exception):
            eval(call, scope)
        return list(log)

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        found = {call: [told(call, True), told(call, False)] for call in calls}
    if callable(function):
        found["name"] = overrides.resolve_name(function)
    return found
