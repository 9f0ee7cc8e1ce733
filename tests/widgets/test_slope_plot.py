"""slope_plot: the numbers and the picture."""

import math
import xml.etree.ElementTree as ET

import pytest
import tinytensor_widgets as tw
from tinytensor_widgets.slope_plot import ticks

SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture
def plot():
    return tw.slope_plot(lambda x: (2 * x + 3) ** 3, x=2.0, eps=0.1, derivative=lambda x: 6 * (2 * x + 3) ** 2)


def test_the_three_slopes(plot):
    assert plot.forward == pytest.approx(302.48)
    assert plot.central == pytest.approx(294.08)
    assert plot.exact == 294.0
    assert plot.text().splitlines()[:4] == [
        "x = 2, eps = 0.1: forward 302.48, central 294.08, derivative 294",
        "  forward (f(x+eps) - f(x)) / eps                   302.48  off by 8.48",
        "  central (f(x+eps) - f(x-eps)) / (2*eps)           294.08  off by 0.08",
        "  derivative                                           294",
    ]


def test_sliders_redraw(plot):
    before = plot._svg
    plot.eps = 0.01
    assert plot._svg != before and abs(plot.central - 294) < 0.001
    plot.eps = 0.0
    assert plot.eps == 1e-8
    plot.x = 1.0
    assert plot.exact == 150.0


def test_svg(plot):
    root = ET.fromstring(plot.svg())
    assert [c.tag for c in root][:2] == [f"{SVG}title", f"{SVG}desc"]
    assert root[1].text.startswith("x = 2, eps = 0.1: forward 302.48")
    paths = [p.get("class") for p in root.iter(f"{SVG}path")]
    assert {"tt-line tt-f", "tt-line tt-forward", "tt-line tt-central", "tt-line tt-tangent"} <= set(paths)
    assert plot.svg() == tw.slope_plot(plot._f, 2.0, 0.1, derivative=plot._derivative).svg()


def test_without_derivative_and_outside_the_domain():
    plot = tw.slope_plot(lambda x: math.log(x), x=0.05, eps=0.1)
    assert plot.exact is None and math.isnan(plot.central)
    assert "nan" in plot.text()
    assert ET.fromstring(plot.svg()) is not None
    ET.fromstring(tw.slope_plot(lambda x: 1 / 0, x=1.0).svg())
    ET.fromstring(tw.slope_plot(lambda x: x**0.5, x=0.05).svg())
    ET.fromstring(tw.slope_plot(lambda x: 3.0, x=1.0).svg())


def test_ticks():
    assert ticks(0.2, 3.1) == [0.5, 1.0, 1.5, 2.0, 2.5, 3.0]
    assert ticks(-2e-9, 2e-9)[len(ticks(-2e-9, 2e-9)) // 2] == 0.0
