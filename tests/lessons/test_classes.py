"""Exercises that are classes, plugs that are methods or kernels, curves."""

from __future__ import annotations

import linecache
import xml.etree.ElementTree as ET
from dataclasses import replace

import pytest
from tinytensor_lessons import begin, progress
from tinytensor_lessons.check import BLANK, provided, run_check
from tinytensor_lessons.exercise import Plug
from tinytensor_lessons.lesson_11.exercises import SAVED_VARIABLE
from tinytensor_lessons.lesson_12.exercises import CUBE, MY_RELU
from tinytensor_lessons.plot import Plot
from tinytensor_lessons.plug import Calls, plugged, replaced

import tinytensor as tt
from tinytensor.autograd.variable.copy_slices import CopySlices

CELL = '''import tinytensor as tt

class Cube(tt.autograd.Function):
    """Kept with its text."""

    @staticmethod
    def forward(ctx, x):
        ctx.save_for_backward(x)
        return x * x * x

    @staticmethod
    def backward(ctx, grad):
        (x,) = ctx.saved_tensors
        return 3 * x * x * grad

after = 1
'''


def cell(text, name):
    """What a notebook does: compiled from no file, its lines in linecache."""
    linecache.cache[name] = (len(text), None, text.splitlines(keepends=True), name)
    scope = {}
    exec(compile(text, name, "exec"), scope)
    return scope


def test_a_class_is_called_by_its_own_name():
    assert (MY_RELU.name, MY_RELU.symbol, MY_RELU.keyword) == ("my_relu", "MyReLU", "class")
    assert (SAVED_VARIABLE.symbol, SAVED_VARIABLE.keyword) == ("SavedVariable", "class")
    result = run_check(MY_RELU, 3)
    assert result.failure.mismatch.expected == "the class MyReLU"


def test_a_class_with_one_method_missing_is_not_started():
    class Cube(tt.autograd.Function):
        @staticmethod
        def forward(ctx, x):
            return x * x * x

        @staticmethod
        def backward(ctx, grad):
            raise NotImplementedError("12.cube")

    assert (
        run_check(replace(CUBE, parts=(replace(CUBE.parts[0], cases=CUBE.parts[0].cases[1:]),)), Cube).status == BLANK
    )


def test_the_text_of_a_passing_class_is_kept(tmp_path, monkeypatch):
    monkeypatch.setenv("TINYTENSOR_HOME", str(tmp_path))
    scope = cell(CELL, "<cell of a class>")
    begin("12").check("12.cube", scope["Cube"])
    kept = progress.kept_source("12.cube")
    assert kept.startswith("class Cube(") and kept.rstrip().endswith("return 3 * x * x * grad")
    progress.keep_source("12.cube", type("Cube", (), {}))  # without a method there is no text: the old one stays
    assert progress.kept_source("12.cube") == kept


def test_provided_names_reach_the_methods_of_a_class():
    scope = cell("class C:\n    def get(self):\n        return helper()\n", "<cell of helper>")
    with provided(scope["C"], {"helper": lambda: 7}):
        assert scope["C"]().get() == 7
    assert "helper" not in scope


def test_a_method_is_replaced_and_put_back():
    before = CopySlices.apply
    seen = []

    def apply(node, grad):
        seen.append(tuple(grad.shape))
        return before(node, grad)

    with replaced("tinytensor.autograd.variable.copy_slices:CopySlices.apply", apply) as calls:
        x = tt.ones(2, 2, requires_grad=True)
        y = x * 1
        y[0].mul_(2)
        y.sum().backward()
    assert CopySlices.apply is before and seen == [(2, 2)] and calls.count == 1
    with pytest.raises(AttributeError), replaced("tinytensor.autograd.variable.copy_slices:CopySlices.nothing", apply):
        pass


def test_a_plug_that_installs_itself():
    from contextlib import contextmanager

    places = []

    @contextmanager
    def install(adapted):
        places.append(adapted)
        yield Calls()
        places.clear()

    part = Plug(1, "somewhere:else", {}, lambda fn: (fn, "adapted"), install=install)
    with plugged(part, len):
        assert places == [(len, "adapted")]
    assert places == []


def test_curves_are_the_same_every_time_and_say_everything():
    pytest.importorskip("matplotlib")
    plot = Plot("Bytes", "change", "bytes saved (KiB)")
    plot.steps("plain", [64, 128.5, 0])
    plot.steps("checkpointed", [64, 0], dash="--")
    assert repr(plot) == "Bytes\n  change from 0, bytes saved (KiB)\n  plain: 64, 128.5, 0\n  checkpointed: 64, 0"
    bundle = plot._repr_mimebundle_()
    assert bundle["text/plain"] == repr(plot) and bundle["image/svg+xml"] == plot.svg()
    assert "currentColor" in bundle["text/html"] and "background:white" not in bundle["text/html"]
    picture = plot.svg()
    root = ET.fromstring(picture)
    assert root.tag.endswith("svg") and "Bytes" in picture and "background:white" in picture
    assert "<dc:date>" not in picture and "http://" not in picture.replace("http://www.w3.org", "").replace(
        "http://purl.org", ""
    ).replace("http://creativecommons.org", "")
