"""profiler_flame: where the bars stand, what they say, zooming and merging."""

import json
import re
import runpy
import xml.etree.ElementTree as ET
from itertools import pairwise
from pathlib import Path

import pytest
import tinytensor_widgets as tw
from tinytensor_widgets.flame_layout import bars_of, boxes_of, table_of, view_of
from tinytensor_widgets.units import bytes_text, size_text, time_text

import tinytensor as tt
from tinytensor import introspect
from tinytensor.profiler import profile, record_function

SVG = "{http://www.w3.org/2000/svg}"
samples = runpy.run_path(str(Path(__file__).with_name("profile_samples.py")))
op, tree = samples["op"], samples["tree"]


def texts(svg):
    return [t.text for t in ET.fromstring(svg).iter(f"{SVG}text")]


def cells(svg):
    return [g for g in ET.fromstring(svg).iter(f"{SVG}g") if g.get("role") == "gridcell"]


def named(bars, name):
    return next(bar for bar in bars if bar.name == name)


def test_bars_of_calls():
    bars = bars_of(tree())
    linear, addmm = named(bars, "aten::linear"), named(bars, "aten::addmm")
    assert (linear.start, linear.total, linear.self, linear.depth) == (500, 10000, 900, 1)
    assert bars[addmm.parent] is linear and addmm.depth == 2 and not addmm.backward
    assert [bars[i].name for i in linear.children] == ["aten::t", "aten::addmm"]
    kernels = [bar for bar in bars if bar.name == "aten::mm"]
    assert len(kernels) == 3 and all(bar.backward for bar in kernels)  # they run in a backward range
    with pytest.raises(ValueError, match="there is no group 'stack'; there are time, name, shape"):
        tw.profiler_flame(tree(), group="stack")
    with pytest.raises(ValueError, match="there is no sort 'name'; there are self, total, calls"):
        tw.profiler_flame(tree(), sort="name")


def test_merged_bars_stand_side_by_side_and_add_up():
    roots = tree() + tree(60000)
    for group, linears in (("name", 1), ("shape", 2)):
        bars = bars_of(roots, group)
        forward = named(bars, "forward")
        inside = [bars[i] for i in forward.children]
        assert forward.calls == 2 and forward.total == 48000
        assert [bar.name for bar in inside].count("aten::linear") == linears
        assert sum(bar.calls for bar in inside if bar.name == "aten::linear") == 4
        for bar, after in pairwise(inside):
            assert bar.end == after.start
        assert sum(bar.self for bar in bars) == sum(node["end"] - node["start"] for node in roots)
    assert named(bars_of(roots, "shape"), "aten::addmm").shapes == [[20], [32, 10], [10, 20]]


def test_table_adds_up_to_the_roots():
    lines = table_of(bars_of(tree()))
    assert [(line.name, line.self, line.total, line.calls) for line in lines[:3]] == [
        ("aten::addmm", 14100, 14900, 2), ("aten::mm", 10800, 10800, 3), ("aten::add_", 5000, 5000, 10),
    ]  # fmt: skip
    assert sum(line.self for line in lines) == sum(n["end"] - n["start"] for n in tree())
    assert table_of(bars_of(tree()), sort="total")[0].name == "forward"
    assert table_of(bars_of(tree()), sort="calls")[0].name == "aten::add_"
    shaped = [line.shapes for line in table_of(bars_of(tree()), by_shape=True) if line.name == "aten::linear"]
    assert sorted(shaped) == ["(32, 10) (20, 10) (20,)", "(32, 20) (2, 20) (2,)"]


def test_self_time_is_worked_out_where_it_is_not_given():
    inner = {"name": "b", "start": 2, "end": 5, "children": []}
    bars = bars_of([{"name": "a", "start": 0, "end": 10, "children": [inner]}])
    assert [(bar.name, bar.total, bar.self) for bar in bars] == [("a", 10, 7), ("b", 3, 3)]


def test_boxes_lie_inside_their_caller():
    bars = bars_of(tree())
    boxes, headlines = boxes_of(bars, view_of(bars), 700)
    place = {box.key: box for box in boxes}
    assert len(boxes) == len(bars) and not headlines
    for box in boxes:
        if box.parent:
            outer = place[box.parent]
            assert box.row == outer.row + 1
            assert outer.x - 0.01 <= box.x and box.x + box.width <= outer.x + outer.width + 0.01
    assert max(box.x + box.width for box in boxes) == pytest.approx(700)


def test_zoom_fills_the_width_with_a_box():
    bars = bars_of(tree())
    linear = named(bars, "aten::linear")
    boxes, _ = boxes_of(bars, view_of(bars, str(linear.id)), 700)
    assert [(box.key, box.row, round(box.width, 6), box.above) for box in boxes[:2]] == [
        (str(linear.parent), 0, 700, True), (str(linear.id), 1, 700, False),
    ]  # fmt: skip
    assert {bars[box.bars[0]].name for box in boxes[2:]} == {"aten::t", "aten::addmm", "aten::copy_"}


def test_narrow_bars_stand_together_and_there_are_never_more_than_200():
    storm = [
        op("loop", 0, 1_000_000, *[op(("aten::add", "aten::mul")[k % 2], 100 * k, 100 * k + 60) for k in range(9000)])
    ]
    bars = bars_of(storm)
    boxes, _ = boxes_of(bars, view_of(bars), 700)
    assert [(box.key, len(box.bars)) for box in boxes] == [("0", 1), ("1-9000", 9000)]
    inside, _ = boxes_of(bars, view_of(bars, "101-200"), 700)
    assert len(inside) == 101 and inside[1].key == "101" and inside[0].above
    spread = bars_of([op("aten::add", 1000 * k, 1000 * k + 900) for k in range(190)] + tree(190_000) + tree(241_000))
    boxes, _ = boxes_of(spread, view_of(spread), 1000)
    assert 1 < len(boxes) <= 200 and sum(len(box.bars) for box in boxes if not box.row) == 200
    shown = tw.profiler_flame(storm)
    assert shown._boxes["1-9000"][0] == ["ops", "aten::add 4500 times, aten::mul 4500 times; together 540 us"]
    assert "9000 ops" in texts(shown.svg())
    assert "merged by name" in shown.text() and re.search(r"^    aten::add +270 us", shown.text(), re.M)


def test_threads_have_rows_of_their_own():
    shown = tw.profiler_flame(tree(thread=2))
    assert {"thread 1", "thread 2"} <= set(texts(shown.svg()))
    rows = {cell.get("data-key"): int(cell.get("data-row")) for cell in cells(shown._svg)}
    bars = bars_of(shown.tree)
    assert min(row for key, row in rows.items() if bars[int(key)].thread == 2) > max(
        row for key, row in rows.items() if bars[int(key)].thread == 1
    )


def test_text_tells_the_tree_and_the_table():
    lines = tw.profiler_flame(tree()).text().splitlines()
    assert lines[0] == "32 calls, 5 of them at the top, 1 thread; 46.7 us in ops"
    assert lines[1].split() == ["op", "total", "self", "of", "all", "calls", "kind", "shapes"]
    assert re.sub(" +", " ", lines[5]) == " aten::addmm 8.30 us 7.90 us 17.8% 1 op (20,) (32, 10) (10, 20)"
    at = lines.index("by name, sorted by self:")
    assert re.sub(" +", " ", lines[at + 2]) == " aten::addmm 14.1 us 30.2% 14.9 us 2"
    assert any(line.startswith("  aten::mm [B]") for line in lines) and lines[-1].endswith("only in the backward pass")
    assert tw.profiler_flame([]).text().startswith("no op was recorded")
    ET.fromstring(tw.profiler_flame([]).svg())


def test_zoom_and_group():
    shown = tw.profiler_flame(tree())
    shown.zoom_in("aten::addmm")
    assert shown._said == "zoomed into aten::addmm: 1 inside" and "zoomed into forward > aten::linear" in shown.text()
    shown.zoom_out()
    assert shown._said == "zoomed into aten::linear: 2 inside"
    shown.group = "name"
    assert shown.zoom == "" and shown.focused == "" and "aten::linear x2" in texts(shown.svg())
    for nonsense in ("x", "99-100", "7-3"):
        shown.zoom = nonsense
        assert shown.zoom == ""
    shown.sort = "calls"
    assert shown._rows[0][0] == "aten::add_" and shown.table[0]["calls"] == 10
    with pytest.raises(ValueError, match=r"no op is called 'aten::nonsense'; there are: AddmmBackward0, Optimizer"):
        shown.zoom_in("aten::nonsense")


def test_what_is_said_of_a_bar():
    shown = tw.profiler_flame(tree())
    addmm = named(bars_of(shown.tree), "aten::addmm")
    shown.focused = str(addmm.id)
    assert shown.caption == (
        "aten::addmm: total 8.30 us, self 7.90 us, 17.8% of all, op, shapes (20,) (32, 10) (10, 20), level 3, "
        "inside aten::linear, 1 inside"
    )
    facts = dict(shown._boxes[shown.focused])
    assert (
        facts["flops"] == "12,800"
        and facts["memory, net"] == "2,560 bytes (2.50 KiB), of which self 2,560 bytes (2.50 KiB)"
    )
    assert facts["stack"] == "train.py(12): step" and facts["began"] == "2.00 us after the start, on thread 1"
    assert shown._rows[0][2] == "aten::addmm: self 14.1 us, 30.2%; total 14.9 us; 2 calls"


def test_picture_is_complete_and_the_same_every_time():
    shown, again = tw.profiler_flame(tree()), tw.profiler_flame(json.loads(json.dumps(tree())))
    first = shown.svg()
    assert first == again.svg()
    root = ET.fromstring(first)
    assert [child.tag for child in root][:2] == [f"{SVG}title", f"{SVG}desc"] and root[1].text == shown.text()
    assert not re.search(r"\bid=|<script|<style|0x[0-9a-f]{6}", first)
    live = cells(shown._svg)
    assert len(live) == 32 and all(cell.get("aria-label") and cell.get("tabindex") == "-1" for cell in live)
    assert all(cell.get("data-parent") == "" or cell.get("data-parent") in shown._boxes for cell in live)


def test_backward_and_ranges_differ_by_more_than_colour():
    root = ET.fromstring(tw.profiler_flame(tree()).svg())
    kinds = {}
    for group in root.iter(f"{SVG}g"):
        body = next((r for r in group.findall(f"{SVG}rect") if "tt-body" in (r.get("class") or "")), None)
        if body is not None:
            band = any(r.get("class") == "tt-band" for r in group.findall(f"{SVG}rect"))
            kinds.setdefault(body.get("class"), set()).add((body.get("stroke-dasharray"), band))
    assert kinds == {
        "tt-body tt-kind-op": {(None, False)}, "tt-body tt-kind-backward": {(None, True)},
        "tt-body tt-kind-range": {("6 3", False)},
    }  # fmt: skip
    focused = tw.profiler_flame(tree())
    focused.focused = "1"
    assert 'stroke-width="3.5"' in focused.svg() and 'stroke-dasharray="5 2"' in focused.svg()  # the other linear


def test_units():
    assert [time_text(t) for t in (0, 950, 12_345, 999_999, 3_210_000_000)] == [
        "0 ns", "950 ns", "12.3 us", "1.00 ms", "3.21 s",
    ]  # fmt: skip
    assert [size_text(b) for b in (0, 1000, 1536, 65_536, 589_824, -2048)] == [
        "0 B", "1000 B", "1.50 KiB", "64.0 KiB", "576 KiB", "-2.00 KiB",
    ]  # fmt: skip
    assert (bytes_text(1), bytes_text(589_824)) == ("1 byte", "589,824 bytes (576 KiB)")


def test_a_profile_that_was_really_recorded():
    w = tt.ones(4, 3, requires_grad=True)
    with profile(profile_memory=True, record_shapes=True) as prof, record_function("step"):
        tt.nn.functional.linear(tt.ones(2, 3), w).relu().sum().backward()
    shown = tw.profiler_flame(prof)
    lines = {line["name"]: line for line in shown.table}
    assert lines["step"]["total"] == sum(line["self"] for line in shown.table)
    assert lines["MmBackward0"]["backward"] and not lines["aten::linear"]["backward"]
    assert not lines["aten::mm"]["backward"] and lines["aten::mm"]["calls"] == 2  # one in each pass
    again = tw.profiler_flame(introspect.op_tree(prof), group="shape")
    assert any(line["name"] == "aten::linear" and line["shapes"] == "(2, 3) (4, 3)" for line in again.table)
    memory = tw.memory_timeline(prof)
    told = introspect.memory_events(prof)
    assert [sum(state) for state in memory.story.live(memory.shown)][1:] == [
        e["live"] for e in told if not e.get("older")
    ]
    assert memory.peak["bytes"] == max(event["live"] for event in told)
