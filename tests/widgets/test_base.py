"""What all widgets share: the mime bundle in its three modes, the import error, the pictures."""

import re
import subprocess
import sys
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest
import tinytensor_widgets as tw
from tinytensor_widgets._svg import PALETTE, el, num
from tinytensor_widgets.pictures import pictures

import tinytensor as tt
from tinytensor.introspect.kernel_record import record_kernel

WIDGETS = Path(tw.__file__).parent
VIEW = "application/vnd.jupyter.widget-view+json"


def _all():
    x = tt.tensor([1.0, 2.0], requires_grad=True)
    return [
        tw.storage_grid(x),
        tw.autograd_graph((x * 2).sum()),
        tw.slope_plot(lambda x: x**2),
        tw.promotion_lattice(x, 1.5),
        tw.iterator_steps(x, 1.5, edit=True),
        tw.dispatch_trace(lambda: x + 1),
        tw.codegen_diff("exp"),
        tw.profiler_flame([{"name": "aten::add", "start": 0, "end": 1500, "children": []}]),
        tw.memory_timeline([{"action": "alloc", "id": 1, "bytes": 64}]),
        tw.kernel_access(record_kernel(lambda a: a[4], 1, 2, tt.ones(2))),
        tw.training_board({"loss": [2.0, 1.0], "accuracy": [0.1, 0.5]}),
        tw.roofline("add", 32),
    ]


@pytest.mark.parametrize("which", range(12))
def test_mime_bundle(which, monkeypatch):
    for name in ("TINYTENSOR_MODE", "NBGRADER_EXECUTION"):
        monkeypatch.delenv(name, raising=False)
    widget = _all()[which]
    live, _ = widget._repr_mimebundle_()
    assert live.keys() >= {"text/plain", "image/svg+xml", VIEW}
    assert live["text/plain"] == widget.text() == repr(widget) and "0x" not in repr(widget)
    monkeypatch.setenv("TINYTENSOR_MODE", "static")
    assert _all()[which]._repr_mimebundle_().keys() == {"text/plain", "image/svg+xml"}
    monkeypatch.setenv("NBGRADER_EXECUTION", "autograde")
    assert _all()[which]._repr_mimebundle_().keys() == {"text/plain"}


@pytest.mark.parametrize("which", range(12))
def test_every_string_of_the_script_comes_from_python(which):
    widget = _all()[which]
    used = set(re.findall(r"words\.(\w+)|_words\"\)\.(\w+)", widget._esm))
    names = {a or b for a, b in used}
    assert names <= widget._words.keys(), names - widget._words.keys()


@pytest.mark.parametrize("script", sorted(WIDGETS.glob("*.js")), ids=lambda p: p.name)
def test_scripts_fetch_nothing(script):
    source = script.read_text()
    assert not re.search(r"^\s*import\b|\bimport\(|fetch\(|https?:|XMLHttpRequest", source, re.M)
    assert len(source) < 16_000


def test_every_widget_lists_its_keys():
    for widget in _all():
        assert {"?", "Esc"} <= {key for key, _ in widget._keys}


def test_themes():
    for sheet in WIDGETS.glob("*.css"):
        assert "forced-colors" in sheet.read_text(), sheet
    assert "--jp-" in (WIDGETS / "_base.css").read_text()


def _luminance(colour):
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    linear = [c / 12.92 if c <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4 for c in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


@pytest.mark.parametrize(("fill", "ink"), PALETTE)
def test_text_on_a_colour_can_be_read(fill, ink):
    bright, dark = sorted([_luminance(fill), _luminance(ink)], reverse=True)
    assert (bright + 0.05) / (dark + 0.05) >= 4.5


def test_svg_elements():
    assert el("g", el("a"), class_="x", data_ix='"<', skipped=None) == '<g class="x" data-ix="&quot;&lt;"><a/></g>'
    assert [num(v) for v in (1.0, -0.0, 0.126, 1e-9, -3.5)] == ["1", "0", "0.13", "0", "-3.5"]


def test_without_anywidget_the_error_names_the_extra():
    code = "import sys; sys.modules['anywidget'] = None; import tinytensor_widgets"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, cwd=WIDGETS.parent, check=False)
    assert done.returncode == 1
    assert (
        done.stderr.strip().splitlines()[-1]
        == "ImportError: tinytensor_widgets needs anywidget: pip install tinytensor[lab]"
    )


def test_readme_pictures():
    drawn = pictures()
    assert drawn.keys() == {"storage.svg", "graph.svg", "promotion.svg", "iterator.svg", "dispatch.svg", "memory.svg"}
    assert pictures() == drawn
    for svg in drawn.values():
        ET.fromstring(svg)
