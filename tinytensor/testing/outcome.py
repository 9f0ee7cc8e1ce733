"""What a program gives under PyTorch and under tinytensor, in a form that can be compared and that JSON can hold."""

from __future__ import annotations

import importlib
import re
import warnings
from collections.abc import Callable, Sequence
from typing import Any

DIGITS = 5  # significant digits of a float that are written down


def plain(value: Any) -> Any:
    """Tensors as rounded lists, nodes as their type's name, everything else as it is."""
    if isinstance(value, list | tuple):
        return [plain(v) for v in value]
    if isinstance(value, dict):
        return {str(k): plain(v) for k, v in value.items()}
    if hasattr(value, "tolist"):
        return plain(value.detach().tolist() if hasattr(value, "detach") else value.tolist())
    if isinstance(value, float):
        return value if value != value else float(f"{value:.{DIGITS}g}")
    if value is None or isinstance(value, bool | int | str):
        return value
    return type(value).__name__


def text_of(error: BaseException) -> str:
    """An exception as text, without what differs from run to run, or from one version of Python to the next."""
    lines = str(error).split("\nException raised from")[0].split("\nC++ CapturedTraceback")[0]
    lines = lines.removesuffix(" and no __dict__ for setting new attributes")  # Python 3.13 says so, 3.11 does not
    return re.sub(r"0x[0-9a-f]+", "0x", f"{type(error).__name__}: {lines}")


def attempt(call: Callable[[], Any]) -> Any:
    """What the call returns, or its error as text."""
    try:
        return plain(call())
    except Exception as error:
        return text_of(error)


def outcome(program: Callable[[Any], Any], module: Any) -> Any:
    """What a program gives, in a form that JSON can hold."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        return attempt(lambda: program(module))


def programs_of(package: str, modules: Sequence[str]) -> dict[str, Callable[[Any], Any]]:
    """The public functions that these modules of a package define, as `module.function`."""
    found = {}
    for name in modules:
        module = importlib.import_module(f"{package}.{name}")
        for function_name, function in vars(module).items():
            if getattr(function, "__module__", "") == module.__name__ and not function_name.startswith("_"):
                found[f"{name}.{function_name}"] = function
    return found
