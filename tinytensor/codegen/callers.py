"""Who calls what: the stubs that the library's modules name, and the operators that the formulas of derivatives call.

A stub is written only where somebody calls it, so the generator searches the library for their names. The modules are read
as text, and not parsed, because there are 700 and the generator also runs for a widget. A name too many does no harm: it is one
more stub. A name too few neither: aten/functions.py makes a missing stub when it is asked for.

torchgen has no counterpart: it writes everything that could be called.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Iterable
from pathlib import Path

from tinytensor.codegen.load import DERIVATIVES, PACKAGE

_IMPORT = re.compile(r"^ *from tinytensor\.aten\.functions import (\([^)]*\)|.*)", re.MULTILINE)
_ATTRIBUTE = re.compile(r"\b(?:F|_f|functions)\.(\w+)")
_NAME_AS_TEXT = re.compile(r'"(\w+_default)"')  # getattr(F, "upsample_nearest1d_default")
_IN_ATEN = (("aten", "functions.py"), ("aten", "tensor_methods.py"), ("aten", "ops"))
_WORD = re.compile(r"\w+")
_CALL = re.compile(r"\b(\w+)\(")
_SCHEMA = re.compile(r"^- name: .*", re.MULTILINE)


def names_in(texts: Iterable[str]) -> frozenset[str]:
    """The names of aten/functions.py that the modules with these texts use."""
    found: set[str] = set()
    for text in texts:
        if "aten" in text:
            for block in _IMPORT.findall(text):
                found.update(_WORD.findall(block))
            found.update(_ATTRIBUTE.findall(text))
            found.update(_NAME_AS_TEXT.findall(text))
    return frozenset(found)


def texts_by_hand(package: Path) -> list[str]:
    """The modules of the library that no generator writes."""
    paths = sorted(package.rglob("*.py"))
    return [path.read_text(encoding="utf-8") for path in paths if not _is_generated(path.relative_to(package))]


def _is_generated(path: Path) -> bool:
    return "generated" in path.parts or path.parts[:2] in _IN_ATEN


@functools.cache
def called_names() -> frozenset[str]:
    """What the library as it stands on the disk calls, the formulas included, which are generated."""
    generated = [path.read_text(encoding="utf-8") for path in sorted(PACKAGE.glob("autograd/generated/*.py"))]
    return names_in([*texts_by_hand(PACKAGE), *generated])


@functools.cache
def called_in_formulas() -> frozenset[str]:
    """The names that formulas of derivatives.yaml call: a backward pass calls nothing else."""
    return frozenset(_CALL.findall(_SCHEMA.sub("", DERIVATIVES.read_text(encoding="utf-8"))))
