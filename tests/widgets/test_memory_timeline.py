"""memory_timeline: blocks, layers, leaks and the peak; the cursor and the filter; pictures and words."""

import json
import re
import runpy
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest
import tinytensor_widgets as tw
from tinytensor_widgets.memory_layout import Axis, lanes, story_of
from tinytensor_widgets.memory_picture import STYLES

SVG = "{http://www.w3.org/2000/svg}"
events = runpy.run_path(str(Path(__file__).with_name("profile_samples.py")))["events"]


def plain(*moves):
    """`plain(100, 200, -0)`: allocations by their bytes; a string frees that allocation."""
    return [
        {"action": "free", "id": int(move)}
        if isinstance(move, str)
        else {"action": "alloc", "id": number, "bytes": move}
        for number, move in enumerate(moves)
    ]


def texts(svg):
    return [t.text for t in ET.fromstring(svg).iter(f"{SVG}text")]


def test_blocks_and_live_bytes():
    story = story_of(events(2))
    assert [(b.category, b.bytes, b.start, b.end) for b in story.blocks[:4]] == [
        ("parameter", 16384, 0, None), ("input", 8192, 1, 7), ("activation", 8192, 2, 6), ("temporary", 2048, 3, 4),
    ]  # fmt: skip
    assert story.layers == ["parameter", "optimizer_state", "input", "gradient", "activation", "temporary"]
    totals = [sum(state) for state in story.live(story.layers)]
    assert totals == [0, *(event["live"] for event in events(2))]
    assert [b.number for b in story.alive(4, story.layers)] == [0, 1, 2, 3]
    assert [b.number for b in story.alive(5, story.layers)] == [0, 1, 2]
    assert story.blocks[2].freed_in == "AddmmBackward0" and story.changes() == [(9, 1)]


def test_plain_events_need_only_action_id_and_bytes():
    shown = tw.memory_timeline(plain(100, 200, "0", 50))
    assert shown.axis == "events" and shown._axes == ["events"] and shown.peak == {
        "event": 2, "time": None, "bytes": 300, "by_layer": {"unknown": 300},
    }  # fmt: skip
    shown.axis = "time"
    assert shown.axis == "events"  # they have none
    assert shown._summary == "4 events, 3 blocks; peak 300 bytes after event 2; 250 bytes live at the end"
    assert tw.memory_timeline([]).text() == "no allocation was recorded"
    ET.fromstring(tw.memory_timeline([]).svg())


def test_what_was_there_before():
    told = [
        {"action": "free", "id": 7, "bytes": 100, "live": 900, "op": "aten::add"},
        {"action": "alloc", "id": 8, "bytes": 50, "live": 950},
    ]
    shown = tw.memory_timeline(told)
    assert shown.story.base == 900 and shown.story.layers == ["before", "unknown"]
    assert [sum(state) for state in shown.story.live(shown.story.layers)] == [1000, 900, 950]
    assert (shown.blocks[0].start, shown.blocks[0].end, shown.blocks[0].freed_in) == (-1, 0, "aten::add")
    assert shown.peak["event"] == 0 and "peak 1,000 bytes before the first event" in shown.text()
    shown.go_to_block(0)
    assert shown.step == 0 and dict(shown._details)["allocated"] == "before the recording"


def test_older_blocks_are_no_events():
    told = [
        {"time": 0, "action": "alloc", "id": 1, "bytes": 64, "live": 64, "category": "parameter", "older": True},
        {"time": 0, "action": "alloc", "id": 2, "bytes": 32, "live": 96, "category": "input", "older": True},
        {"time": 500, "action": "alloc", "id": 3, "bytes": 8, "live": 104, "category": "activation"},
        {"time": 900, "action": "free", "id": 2, "bytes": 32, "live": 72, "category": "input", "older": True},
    ]
    shown = tw.memory_timeline(told)
    assert shown.steps == 2 and [(b.start, b.end) for b in shown.blocks] == [(-1, None), (-1, 1), (0, None)]
    assert shown.caption == "before the first event: 96 bytes live" and shown.story.base == 0
    assert [sum(state) for state in shown.story.live(shown.shown)] == [96, 104, 72]


def test_events_that_do_not_fit_are_refused():
    with pytest.raises(ValueError, match="event 2 frees 0, which is not live"):
        tw.memory_timeline(plain(10, "0", "0"))
    with pytest.raises(ValueError, match="event 1 allocates 3, which is live already"):
        tw.memory_timeline([{"action": "alloc", "id": 3, "bytes": 1}] * 2)
    with pytest.raises(ValueError, match='event 0: action is \'malloc\'; it is "alloc" or "free"'):
        tw.memory_timeline([{"action": "malloc", "id": 3}])
    with pytest.raises(ValueError, match="there is no 'leak' here; there are parameter, "):
        tw.memory_timeline(events(2), shown=["leak"])


def test_leaks_grow_with_every_step():
    shown = tw.memory_timeline(events(5, leak=True))
    assert [(b.bytes, b.step, b.category) for b in shown.leaks] == [(3000, step, "activation") for step in range(5)]
    assert "leak" in shown.shown and "15,000 bytes (14.6 KiB) leaked" in shown._summary
    # Neither what is made once (parameters, the optimizer's state) nor what every step replaces (gradients).
    assert tw.memory_timeline(events(5)).leaks == []
    assert tw.memory_timeline(events(2, leak=True)).leaks == []  # too early to say
    shown.selected = shown.leaks[1].number
    assert dict(shown._details)["leak"] == "one of 5 from this place, 5 steps; none was freed"
    assert shown._said.startswith("block 10, activation, leaked (750,), 3,000 bytes (2.93 KiB), made by aten::mul, ")


def test_a_node_and_its_evaluation_are_one():
    path = ["autograd::engine::evaluate_function: MmBackward0", "MmBackward0", "aten::mm"]
    told = [
        {"action": "alloc", "id": 1, "bytes": 8, "op": "aten::mm", "path": path},
        {"action": "free", "id": 1, "freed_in": "autograd::engine::evaluate_function: TBackward0"},
    ]
    shown = tw.memory_timeline(told)
    assert (
        shown.text().splitlines()[-1].split() == "0 U 8 B MmBackward0 > aten::mm event 1 event 2, in TBackward0".split()
    )


def test_the_cursor():
    shown = tw.memory_timeline(events(3))
    assert shown.steps == len(events(3)) and shown.caption == "before the first event: 0 bytes live"
    shown.step = 3
    assert shown.selected == 2 and shown._said == shown.caption == (
        "event 3 at 3.00 us, step 0 allocates block 2, activation (32, 64), 8,192 bytes (8.00 KiB), "
        "by aten::linear > aten::addmm; 32,768 bytes (32.0 KiB) live"
    )
    assert shown._details == [
        ["block", "2"], ["size", "8,192 bytes (8.00 KiB)"], ["shape", "(32, 64)"], ["category", "activation"],
        ["op", "aten::linear > aten::addmm"], ["allocated", "event 3 at 3.00 us, step 0"],
        ["freed", "event 7 at 7.00 us, step 0, in AddmmBackward0"], ["lifetime", "4.00 us, 4 events"],
        ["stack", "model.py(14): forward"], ["", "train.py(20): step"],
    ]  # fmt: skip
    assert [row[:2] for row in shown._live] == [
        [0, ["P", "16.0 KiB", "(64, 64)", "no op", "1.00 us"]], [1, ["I", "8.00 KiB", "(32, 64)", "no op", "2.00 us"]],
        [2, ["A", "8.00 KiB", "(32, 64)", "aten::linear > aten::addmm", "3.00 us"]],
    ]  # fmt: skip
    shown.step = 7
    assert "frees block 2, activation" in shown._said and "in AddmmBackward0" in shown._said
    shown.step = 999
    assert shown.step == shown.steps
    shown.go_to_peak()
    assert shown.step == shown._peak == shown.peak["event"] and max(e["live"] for e in events(3)) == shown.peak["bytes"]
    shown._ask = {"go": 3, "n": 1}
    assert shown.step == 4 and shown.selected == 3


def test_the_filter_keeps_the_place_of_the_cursor():
    shown = tw.memory_timeline(events(3, leak=True))
    shown.step = 6  # in full: the sixth event, an activation that leaks
    before = shown._svg
    shown.shown = ["activation", "leak", "nonsense"]
    assert shown.shown == ["leak", "activation"] and shown.step == 2 and shown.steps == 9
    assert len(shown._xs) == 10 and shown._svg != before and "only leak, activation" in shown._said
    assert shown.peak["by_layer"] == {"leak": 9000, "activation": 8192}
    assert {row[1][0] for row in shown._live} == {"L", "A"}
    shown.shown = []
    assert shown.steps == 0 and shown.step == 0
    ET.fromstring(shown.svg())


def test_axes():
    story = story_of([{"action": "alloc", "id": k, "bytes": 10, "time": t} for k, t in enumerate((0, 10, 1000))])
    by_time, by_event = Axis(story, "time", 100), Axis(story, "events", 100)
    assert by_event.xs == [0, 25, 50, 75]
    assert by_time.xs[1] < by_time.xs[2] < 5 and by_time.xs[3] > 95
    # A peak of one event is drawn, however short it is.
    assert 2 in Axis(story, "time", 40).columns([0, 10, 99, 20])


def test_lines_for_the_largest_and_for_leaks():
    story = story_of(events(8, leak=True))
    chosen = lanes(story, story.layers, 10)
    assert len(chosen) == 10 and sum(block.leaks for block in chosen) == 5
    assert [b.start for b in chosen] == sorted(b.start for b in chosen)
    assert min(b.bytes for b in chosen if not b.leaks) == 16384


def test_text_tells_everything():
    lines = [re.sub(" +", " ", line) for line in tw.memory_timeline(events(3, leak=True)).text().splitlines()]
    assert lines[0].startswith("28 events, 17 blocks; peak 74,536 bytes (72.8 KiB) after event 26 at 26.0 us, step 2; ")
    assert " P parameter 16.0 KiB 16.0 KiB" in lines and " L leak 8.79 KiB 8.79 KiB" in lines
    assert (
        " 2 A 8,192 B (32, 64) aten::linear > aten::addmm event 3 at 3.00 us, step 0 event 8 at 8.00 us, step 0, in AddmmBackward0"
        in lines
    )
    assert lines.index("largest live blocks at the peak:") < lines.index("blocks:")
    shown = tw.memory_timeline(events(3))
    shown.step = 1
    assert "cursor: event 1 at 1.00 us, step 0 allocates block 0" in shown.text()
    many = tw.memory_timeline(plain(*range(1, 300)))
    assert many.text().splitlines()[-1].strip() == "and 99 smaller ones"


def test_picture_is_complete_and_the_same_every_time():
    shown = tw.memory_timeline(events(4, leak=True))
    first = shown.svg()
    assert first == tw.memory_timeline(json.loads(json.dumps(events(4, leak=True)))).svg()
    root = ET.fromstring(first)
    assert [child.tag for child in root][:2] == [f"{SVG}title", f"{SVG}desc"] and root[1].text == shown.text()
    assert not re.search(r"\bid=|<script|<style|0x[0-9a-f]{6}", first)
    words = texts(first)
    assert any(word.startswith("peak 75.7 KiB, event 35 at 35.0 us") for word in words)
    assert {"step 1", "step 2", "step 3", "optimizer state", "leak"} <= set(words)
    live = [g for g in ET.fromstring(shown._svg).iter(f"{SVG}g") if g.get("role") == "gridcell"]
    assert len(live) == 22 and all(g.get("aria-label") and g.get("tabindex") == "-1" for g in live)


def test_layers_differ_by_more_than_colour():
    marks = [(distance, dash) for _, _, distance, dash in STYLES.values() if distance]
    assert len(marks) == len(set(marks)) >= 7
    letters = {row[1][0] for row in tw.memory_timeline(events(4, leak=True))._layers}
    assert letters == set("POILGAT")
    root = ET.fromstring(tw.memory_timeline(events(4, leak=True)).svg())
    dashed = [r for r in root.iter(f"{SVG}rect") if r.get("stroke-dasharray") == "4 2"]
    assert len(dashed) == 4 and all("tt-is-leak" in r.get("class") for r in dashed)


def test_ten_thousand_events_are_drawn_in_bounded_size():
    told = []
    for k in range(5000):
        told += [{"action": "alloc", "id": k, "bytes": 64 + k % 7}, {"action": "free", "id": k}]
    shown = tw.memory_timeline(told)
    assert len(shown._svg) < 100_000 and len(shown.text()) < 30_000 and shown.steps == 10_000
