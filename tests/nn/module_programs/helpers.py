"""What the programs share."""

from __future__ import annotations

import re
import warnings

from tinytensor.testing.outcome import plain, text_of

__all__ = ["attempt", "fill", "plain", "text", "warned"]


def text(value) -> str:
    """A text that does not say which library wrote it."""
    return re.sub(r"0x[0-9a-f]+", "0x", str(value).replace("tinytensor", "torch"))


def attempt(call):
    """What the call returns, or its error as text."""
    try:
        return plain(call())
    except Exception as error:
        return text(text_of(error))


def warned(call):
    """What the call returns, and what it warns of."""
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        result = attempt(call)
    return [result, [f"{w.category.__name__}: {text(w.message)}" for w in caught]]


def fill(m, module):
    """The module with parameters that do not depend on chance."""
    with m.no_grad():
        for k, p in enumerate(module.parameters()):
            p.copy_((m.arange(p.numel(), dtype=p.dtype).reshape(p.shape) % 7 - 3 + k) / 8)
    return module
