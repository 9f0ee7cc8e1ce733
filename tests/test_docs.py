"""What `tt.add?` shows: every public name has a docstring, a signature that can be read, and examples that run."""

from __future__ import annotations

import doctest
import importlib.util
import inspect
import re
import subprocess
import sys
from types import ModuleType

import pytest
import yaml

import tinytensor as tt
from tinytensor.codegen.gen_docs import DOCS, docstring, entries, groups

# Where names are public: all that do not begin with an underscore and are defined for it.
NAMESPACES = {
    "tt": tt, "tt.Tensor": tt.Tensor, "tt.special": tt.special, "tt.linalg": tt.linalg,
    "tt.nn.functional": tt.nn.functional,
}  # fmt: skip
FAMILIES = sorted(path.stem for path in DOCS.glob("*.yaml"))
FLAGS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE | doctest.IGNORE_EXCEPTION_DETAIL

# `torch` takes anything there as well.
TAKES_ANYTHING = {"tt.fork", "tt.vmap", "tt.nn.functional.handle_torch_function"}


def _names(space: str) -> dict[str, object]:
    """The functions, methods and classes of a namespace."""
    owner = NAMESPACES[space]
    listed = getattr(owner, "__all__", None) or [name for name in dir(owner) if not name.startswith("_")]
    for name in listed:
        hasattr(owner, name)  # what is imported at first use is there after that
    found = {f"{space}.{name}": inspect.getattr_static(owner, name) for name in listed}
    found = {name: getattr(value, "__func__", value) for name, value in found.items()}
    return {name: value for name, value in found.items() if callable(value) and not isinstance(value, ModuleType)}


def _operators(space: str) -> dict[str, object]:
    """Those of them that the generator writes."""
    made = ("tinytensor.aten.ops.", "tinytensor.aten.tensor_methods")
    names = _names(space) | ({f"{space}.{n}": v for n, v in vars(tt.Tensor).items()} if owner_is_class(space) else {})
    return {name: value for name, value in names.items() if getattr(value, "__module__", "").startswith(made)}


def owner_is_class(space: str) -> bool:
    return isinstance(NAMESPACES[space], type)


@pytest.mark.parametrize("space", NAMESPACES)
def test_every_public_name_has_a_docstring(space):
    assert [name for name, value in _names(space).items() if not (value.__doc__ or "").strip()] == []


@pytest.mark.parametrize("space", NAMESPACES)
def test_no_signature_shows_an_address_or_takes_anything(space):
    unreadable = []
    for name, value in _names(space).items():
        if isinstance(value, type) or name in TAKES_ANYTHING:
            continue
        text = str(inspect.signature(value))
        if "0x" in text or "NOT_GIVEN" in text or re.search(r"\*args.*\*\*kwargs", text):
            unreadable.append(f"{name}{text}")
    assert unreadable == []


def test_every_public_operator_has_an_entry():
    """No docstring of an operator is made of its schema alone."""
    without = []
    for space in NAMESPACES:
        for name, value in _operators(space).items():
            base = value.__name__
            if base.startswith("__") or base in entries() or base.removesuffix("_") in entries():
                continue
            without.append(name)
    assert without == []


def test_every_entry_says_what_it_has_to():
    for name, entry in entries().items():
        assert name in groups(), name
        if "same_as" in entry:
            assert entry["same_as"] in entries() and set(entry) <= {"same_as", "args"}, name
        else:
            assert {"summary", "returns", "example"} <= set(entry), name
            assert "\n" not in entry["summary"] and entry["summary"].endswith("."), name


def _arguments_of(text: str) -> set[str]:
    """The arguments that a docstring describes."""
    block = re.search(r"^( *)Args:\n((?:\1    .*\n)+)", text, re.MULTILINE)
    return set() if block is None else set(re.findall(rf"^{block[1]}    \*?(\w+):", block[2], re.MULTILINE))


@pytest.mark.parametrize("space", NAMESPACES)
def test_every_described_argument_is_in_a_signature(space):
    for name, value in _operators(space).items():
        head, _, rest = inspect.cleandoc(value.__doc__ or "").partition("\n\n")
        given = set(re.findall(r"[(\s*](\w+)(?=[,)=])", head)) | ({"input", "self"} if owner_is_class(space) else set())
        assert _arguments_of(f"{rest}\n") <= given, (name, head, _arguments_of(f"{rest}\n") - given)


def test_signatures_are_those_of_the_documentation():
    shown = {
        tt.add: "(input, other, *, alpha=1, out=None)",
        tt.sum: "(input, dim=None, keepdim=False, *, dtype=None, out=None)",
        tt.clamp: "(input, min=None, max=None, *, out=None)",
        tt.special.erf: "(input, *, out=None)",
        tt.conv2d: "(input, weight, bias=None, stride=1, padding=0, dilation=1, groups=1)",
        tt.Tensor.add: "(self, other, *, alpha=1)",
        tt.Tensor.add_: "(self, other, *, alpha=1)",
        tt.Tensor.view: "(self, *size)",
        tt.Tensor.reshape: "(self, *shape)",
        tt.Tensor.__add__: "(self, other)",
        tt.ones(2).mul: "(other)",
    }
    assert {function: str(inspect.signature(function)) for function in shown} == shown
    bound = inspect.signature(tt.add).bind(tt.ones(1), 2, alpha=3)
    assert list(bound.arguments) == ["input", "other", "alpha"]


def test_a_method_has_the_text_of_its_function():
    told = inspect.getdoc(tt.Tensor.add)
    assert told.startswith("add(other, *, alpha=1) -> Tensor\n\nThis tensor is `input`.\n\nAdds `other`")
    written = inspect.getdoc(tt.Tensor.add_)
    assert written.startswith("add_(other, *, alpha=1) -> Tensor\n\nIn place:")
    assert "\nReturns:" in told and "\nReturns:" not in written and "\n    out:" not in told + written
    assert inspect.getdoc(tt.Tensor.__rsub__) == "`other - self`, which is `rsub(self, other)`."


def test_a_docstring_says_what_the_tables_say():
    told = docstring("t")
    assert "A view of `input`: it shares its memory." in told
    assert "Derivative: self: grad.t()" in told and "`TBackward0`" in told
    assert "Mirrors: aten/src/ATen/native/TensorShape.cpp" in told
    assert "Another name of `abs`." in docstring("absolute")


def test_without_docstrings_everything_works():
    code = "import tinytensor as tt; print(tt.add.__doc__, tt.Tensor.add.__doc__, (tt.ones(2) + 1).tolist())"
    told = subprocess.run([sys.executable, "-OO", "-c", code], check=True, capture_output=True, text=True).stdout
    assert told == "None None [2.0, 2.0]\n"


def _examples(family: str) -> dict[str, str]:
    operators = yaml.safe_load((DOCS / f"{family}.yaml").read_text(encoding="utf-8"))["operators"]
    return {name: entry["example"] for name, entry in operators.items() if "example" in entry}


def _failures(library: ModuleType, family: str) -> str:
    """What the examples print that they should not."""
    told: list[str] = []
    for name, text in _examples(family).items():
        library.manual_seed(0)
        names = {"tt": library, "torch": library, "F": library.nn.functional, "tensor": library.tensor}
        test = doctest.DocTestParser().get_doctest(text, names, name, f"{family}.yaml", 0)
        assert test.examples, name
        doctest.DocTestRunner(verbose=False, optionflags=FLAGS).run(test, out=told.append)
    return "".join(told)


@pytest.mark.parametrize("family", FAMILIES)
def test_examples_run(family):
    assert _failures(tt, family) == ""


@pytest.mark.skipif(importlib.util.find_spec("torch") is None, reason="PyTorch is not installed")
@pytest.mark.parametrize("family", FAMILIES)
def test_pytorch_prints_the_same(family):
    import torch

    assert _failures(torch, family) == ""
