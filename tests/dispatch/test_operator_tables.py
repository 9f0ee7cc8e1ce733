"""The computed tables of the library's own operators against PyTorch's, key by key with the reason."""

from __future__ import annotations

import collections
import json

import dispatch_table_letters
import make_golden_tables
import pytest
from operator_differences import RULES, SPARSE_AND_QUANTIZED, TRANSFORMS

import tinytensor  # noqa: F401  (defines the operators)
from tinytensor.aten.core.dispatch.dispatcher import dispatcher
from tinytensor.aten.core.schema.function_schema_parser import parse_name

GOLDEN = json.loads(make_golden_tables.OPERATORS.read_text())
THEIRS = {name: word for word, names in GOLDEN["tables"].items() for name in names.split()}
KEYS = GOLDEN["runtime_keys"]


def our_word(name: str) -> str:
    parsed = parse_name(f"aten::{name}")
    entry = dispatcher.find_schema_or_throw(parsed.name, parsed.overload_name).entry
    return dispatch_table_letters.word(entry.dump_computed_table(), entry.dump_state())


@pytest.fixture(scope="module")
def differences():
    """(operator, key, ours, theirs), wherever a letter is another."""
    return [
        (name, key, a, b)
        for name, theirs in THEIRS.items()
        for key, a, b in zip(KEYS, our_word(name), theirs, strict=True)
        if a != b
    ]


def test_golden_data_is_about_our_keys():
    assert KEYS == dispatch_table_letters.RUNTIME
    assert len(THEIRS) > 1800


def test_every_difference_has_a_cause(differences):
    unexplained = collections.defaultdict(list)
    for name, key, a, b in differences:
        if not any(rule.explains(name, key, a, b) for rule in RULES):
            unexplained[f"{key}: {a} for {b}"].append(name)
    assert not unexplained


def test_every_named_operator_still_differs(differences):
    for rule in RULES:
        if rule.operators is not None:
            differing = {name for name, *difference in differences if rule.explains(name, *difference)}
            assert set(rule.operators.split()) == differing, rule.cause


def test_most_tables_are_equal(differences):
    """Key by key, but for what the library does not have: sparse and quantized kernels, and kernels of transforms."""
    absent = {*TRANSFORMS, *SPARSE_AND_QUANTIZED}
    differing = {name for name, key, *_ in differences if key not in absent}
    equal = set(THEIRS) - differing
    assert len(equal) >= 1000
    # Of every kind: structured, in-place, out, view, composite, random, factory, reduction, backward.
    for name in (
        "sin", "sin_", "sin.out", "add.out", "mm.out", "select.int", "transpose.int", "expand", "reshape", "matmul",
        "flatten.using_ints", "dropout", "relu", "normal_", "bernoulli_.float", "sort.stable",
        "topk", "tanh_backward", "max_pool2d", "conv2d", "layer_norm", "index.Tensor", "scatter.src", "item",
    ):  # fmt: skip
        assert name in equal, name


def test_reasons():
    """The letters, spelled out for one operator of each kind."""

    def reason(name, key):
        return our_word(name)[KEYS.index(key)]

    assert reason("add.Tensor", "CPU") == "k"
    assert reason("add.Tensor", "PrivateUse1") == "n"
    assert reason("matmul", "AutogradCPU") == reason("matmul", "CUDA") == "m"
    assert reason("transpose.int", "Meta") == "e"
    assert reason("mm", "AutogradCUDA") == "a"
    assert reason("add.out", "ADInplaceOrView") == "k"
    assert reason("mm", "ADInplaceOrView") == "F"
    assert reason("relu", "CUDA") == "."
