"""Every layer of tt.nn tells its arguments and shapes and has an example, and all examples run."""

from __future__ import annotations

import doctest
import inspect
import re
import warnings
from types import FunctionType
from typing import Any

import tinytensor as tt
from tinytensor import nn

LAYERS = {
    name: getattr(nn, name)
    for name in nn.__all__
    if isinstance(getattr(nn, name), type) and getattr(nn, name).__module__.startswith("tinytensor.nn.modules")
}
LAYERS.pop("Module")  # no layer: users write subclasses of it


def own_docstring(cls: type) -> str:
    return inspect.cleandoc(vars(cls).get("__doc__") or "")


def methods(cls: type) -> dict[str, Any]:
    """The public methods that a layer has beside Module's, inherited ones too. The class tells the shapes of forward."""
    found = {}
    for base in reversed(cls.__mro__):
        if base is not object and not issubclass(nn.Module, base) and base.__module__.startswith("tinytensor"):
            for name, member in vars(base).items():
                function = member.fget if isinstance(member, property) else getattr(member, "__func__", member)
                if isinstance(function, FunctionType) and not name.startswith("_") and name != "forward":
                    found[name] = function
    return found


def run_examples(name: str, text: str) -> str:
    """What doctest reports: nothing where all examples print what they should."""
    example = doctest.DocTestParser().get_doctest(text, {"tt": tt, "nn": nn}, name, None, None)
    told: list[str] = []
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        doctest.DocTestRunner(verbose=False).run(example, out=told.append)
    return "".join(told)


def test_every_layer_has_a_docstring_with_shapes_and_an_example() -> None:
    missing = []
    for name, cls in LAYERS.items():
        text = own_docstring(cls)
        missing += [f"{name}: {what}" for what in ("Shapes:", ">>> ") if what not in text]
        for each in inspect.signature(cls).parameters:
            if each not in ("args", "kwargs") and not re.search(rf"\b{each}\b", text):
                missing.append(f"{name}: argument {each}")
        missing += [f"{name}.{each}" for each, method in methods(cls).items() if not inspect.getdoc(method)]
    assert len(LAYERS) > 150
    assert missing == []


def test_examples_of_layers_run() -> None:
    wrong = []
    for name, cls in LAYERS.items():
        texts = {name: own_docstring(cls)}
        texts |= {f"{name}.{each}": inspect.getdoc(method) or "" for each, method in methods(cls).items()}
        wrong += [report for each, text in texts.items() if ">>> " in text and (report := run_examples(each, text))]
    assert wrong == [], "\n".join(wrong)
