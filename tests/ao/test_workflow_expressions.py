"""Observers and modules of quantization beside PyTorch: what many expressions print, or refuse."""

from __future__ import annotations

import json

import pytest
from workflow_expressions import DIFFERENT, FILES, GOLDEN, expressions, text_of

import tinytensor as tt

RECORDED = json.loads(GOLDEN.read_text())
CASES = list(expressions())


def _differing(torch, file: str) -> dict[str, tuple[str, str]]:
    found = {}
    for where, expression in CASES:
        if where == file:
            ours, recorded = text_of(torch, expression), RECORDED[f"{file}: {expression}"]
            if ours != recorded:
                found[expression] = (ours, recorded)
    return found


@pytest.mark.parametrize("file", FILES)
def test_prints_what_pytorch_prints(file):
    differing = _differing(tt, file)
    assert {e: texts for e, texts in differing.items() if e not in DIFFERENT} == {}
    assert {e for where, e in CASES if where == file and e in DIFFERENT} == set(differing), (
        "mended: take it off the list"
    )


@pytest.mark.parametrize("file", FILES)
def test_pytorch_still_prints_it(torch, file):
    assert _differing(torch, file) == {}
