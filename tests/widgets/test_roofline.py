"""roofline: the words, the picture, the lists."""

import itertools
import re
import xml.etree.ElementTree as ET

import pytest
import tinytensor_widgets as tw
import traitlets
from tinytensor_widgets._svg import width_of
from tinytensor_widgets.roofline import WIDTH

from tinytensor.introspect.roofline import DTYPES, EXAMPLE, KERNELS, SIDES

SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture
def plot():
    return tw.roofline("add", 512, machine=EXAMPLE)


def test_text(plot):
    assert plot.text().splitlines() == [
        "add, 512 x 512 float32: 0.0833 FLOP per byte, memory-bound. Memory allows 1.67 GFLOP/s.",
        "An example machine: memory 20 GB/s, peak 64 GFLOP/s in float32; the roofs meet at 3.2 FLOP per byte.",
        "* add      a + b      0.0833 FLOP/B  memory   roof 1.67 GFLOP/s  not measured",
        "  relu     max(a, 0)  0.125 FLOP/B   memory   roof 2.5 GFLOP/s   not measured",
        "  addcmul  c + a * b  0.125 FLOP/B   memory   roof 2.5 GFLOP/s   not measured",
        "  sum      sum of a   0.25 FLOP/B    memory   roof 5 GFLOP/s     not measured",
        "  mm       a @ b      85.3 FLOP/B    compute  roof 64 GFLOP/s    not measured",
    ]


def test_static_pages_measure_nothing(monkeypatch):
    monkeypatch.setenv("TINYTENSOR_MODE", "static")
    first, second = tw.roofline("mm", 64), tw.roofline("mm", 64)
    assert not first.spec["machine"]["measured"]
    assert "An example machine" in first.text() and "not measured" in first.text()
    assert first._repr_mimebundle_() == second._repr_mimebundle_()


def test_live_it_measures(monkeypatch):
    monkeypatch.delenv("TINYTENSOR_MODE", raising=False)
    plot = tw.roofline("sum", 32)
    assert plot.spec["machine"]["measured"] and "This machine" in plot.text()
    assert re.search(r"measured \S+ [TGM]FLOP/s, \d+% of it", plot.sentence())
    assert all(row[-1].startswith("measured ") for row in plot._rows)


def test_above_the_slope_is_said(plot):
    plot.spec = {**plot.spec, "kernels": [{**k, "achieved": 2 * k["attainable"]} for k in plot.spec["kernels"]]}
    assert plot.sentence().endswith(
        "measured 3.33 GFLOP/s, 200% of it. More than memory allows: the numbers came out of a cache."
    )


def test_lists_redraw(plot):
    before = plot._svg
    plot.kernel = "mm"
    assert plot._svg != before and plot._caption.startswith("mm, 512 x 512 float32: 85.3 FLOP per byte, compute-bound.")
    plot.dtype = "float64"
    assert plot.chosen["intensity"] == pytest.approx(512 / 12)
    plot.side = 32
    assert "32 x 32 float64" in plot._caption
    for name, value in (("kernel", "conv"), ("side", 100), ("dtype", "int8")):
        with pytest.raises(traitlets.TraitError):
            setattr(plot, name, value)


def overlapping(root):
    """Pairs of texts of which one covers the other."""
    boxes = []
    for t in root.iter(f"{SVG}text"):
        wide = width_of(t.text, float(t.get("font-size")))
        x = float(t.get("x")) - {"middle": wide / 2, "end": wide}.get(t.get("text-anchor"), 0)
        y = float(t.get("y"))
        boxes.append((t.text, x, x + wide, y - 11, y + 2))
        assert float(t.get("font-size")) >= 13
        assert x >= 0 and x + wide <= WIDTH + 1, t.text
    return [
        (a[0], b[0])
        for a, b in itertools.combinations(boxes, 2)
        if a[1] < b[2] and b[1] < a[2] and a[3] < b[4] and b[3] < a[4]
    ]


def test_svg():
    for kernel, side, dtype in itertools.product(KERNELS, SIDES, DTYPES):
        plot = tw.roofline(kernel, side, dtype, machine=EXAMPLE)
        root = ET.fromstring(plot.svg())
        assert [child.tag for child in root][:2] == [f"{SVG}title", f"{SVG}desc"]
        assert root[1].text.startswith(plot.sentence())
        assert overlapping(root) == [], (kernel, side, dtype)
        classes = [c.get("class") for c in root.iter(f"{SVG}circle")]
        assert sorted(classes) == ["tt-dot"] * 4 + ["tt-dot tt-filled"]
        assert plot.svg() == tw.roofline(kernel, side, dtype, machine=EXAMPLE).svg()
    assert WIDTH <= 932


@pytest.mark.parametrize("machine", [(1e9, 1e9), (1e12, 1e13), (5e8, 4e12), (3e11, 1e10)])
def test_machines_of_all_kinds_fit_the_frame(machine):
    bandwidth, peak = machine
    plot = tw.roofline(machine={"bandwidth": bandwidth, "peak": {"float32": peak}})
    root = ET.fromstring(plot.svg())
    for circle in root.iter(f"{SVG}circle"):
        assert 0 < float(circle.get("cx")) < WIDTH and 34 <= float(circle.get("cy")) <= 380
    assert "A machine: memory" in plot.text()


def test_measured_points_have_their_names_beside_them():
    """Wherever they lie: above the slope, below it, on it, upon each other."""
    for factors in itertools.product((0.02, 0.9, 5.0), repeat=3):
        plot = tw.roofline("sum", machine=EXAMPLE)
        scaled = itertools.cycle(factors)
        kernels = [{**k, "achieved": k["attainable"] * next(scaled)} for k in plot.spec["kernels"]]
        plot.spec = {**plot.spec, "kernels": kernels, "machine": {**plot.spec["machine"], "measured": True}}
        assert overlapping(ET.fromstring(plot.svg())) == [], factors
