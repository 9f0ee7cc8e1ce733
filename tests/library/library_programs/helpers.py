"""What the programs share: each runs under any module that has PyTorch's names, and returns what can be compared."""

from __future__ import annotations

import re
import warnings
from typing import Any

from tinytensor.testing.outcome import text_of

# What differs: where it happened, how classes are called, and the line that says which kernel it was.
_DIFFERENCES = (
    (r"\n  in (?:the kernel of|the fallback for) .*?(?= \(scroll|$)", ""),
    (r"0x[0-9a-f]+", "0x"),
    (r"(?:/[^\s'\"]+|<[a-z ]+>)\.?(?:py)?:\d+", "FILE"),
    (r"with implementation in <module [^>]*>", "with implementation in MODULE"),
    (r"(?:tinytensor|torch)\.Tensor", "Tensor"),
    (r"(?:tinytensor|torch)\.dtype", "dtype"),
    (r"(?:tinytensor|torch)\.device", "device"),
    (r", torch\.distributed[^,]*\.GroupName, typing\.Optional\[torch\.distributed[^\]]*\]", ""),
    (r"FakeTensor\(\.\.\., size", "tensor(..., device='meta', size"),
)


def normal(text: str) -> str:
    for pattern, replacement in _DIFFERENCES:
        text = re.sub(pattern, replacement, text)
    return text


def plain(value: Any) -> Any:
    """Tensors as lists, everything else that JSON does not hold by how it prints."""
    if isinstance(value, list | tuple):
        return [plain(v) for v in value]
    if isinstance(value, dict):
        return {str(k): plain(v) for k, v in value.items()}
    if hasattr(value, "tolist"):
        return f"meta {list(value.shape)} {value.dtype}" if value.is_meta else plain(value.detach().tolist())
    if value is None or isinstance(value, bool | int | float):
        return value
    return normal(str(value) if isinstance(value, str) else repr(value))


def attempt(call: Any) -> Any:
    """What the call returns, or its error as text."""
    try:
        return plain(call())
    except Exception as error:
        return normal(text_of(error))


def outcome(program: Any, module: Any) -> Any:
    """What a program gives, in a form that JSON can hold."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        return attempt(lambda: program(module))


def scoped(m: Any, namespace: str, kind: str = "DEF"):
    """A library that is gone after the `with`."""
    return m.library._scoped_library(namespace, kind)


def ones(m: Any, n: int = 2, **options: Any) -> Any:
    return m.ones(n, **options)


def leaf(m: Any, n: int = 2) -> Any:
    return m.ones(n, requires_grad=True)


def node(t: Any) -> str | None:
    """The name of the node that made it."""
    return None if t.grad_fn is None else t.grad_fn.name()
