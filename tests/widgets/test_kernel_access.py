"""kernel_access: steps of a warp, sectors and banks, marks; block and warp; pictures and words."""

import json
import re
import runpy
import xml.etree.ElementTree as ET
from pathlib import Path

import numpy as np
import pytest
import tinytensor_widgets as tw
from tinytensor_widgets.kernel_words import ranges, spread

import tinytensor as tt
from tinytensor.introspect.kernel_record import record_kernel
from tinytensor.kernel_compiler import cuda

SVG = "{http://www.w3.org/2000/svg}"
samples = runpy.run_path(str(Path(__file__).with_name("kernel_samples.py")))


@pytest.fixture(scope="module")
def unguarded():
    return samples["unguarded"]()


@pytest.fixture(scope="module")
def conflicting():
    return samples["conflicting"]()


@pytest.fixture(scope="module")
def racing():
    return samples["racing"]()


def cells(svg, row=None):
    """The labels of the cells, of one row or of all."""
    found = [g for g in ET.fromstring(svg).iter(f"{SVG}g") if g.get("role") == "gridcell"]
    return [g.get("aria-label") for g in found if row is None or g.get("data-row") == str(row)]


def words(svg):
    return [each.text for each in ET.fromstring(svg).iter(f"{SVG}text")]


def line(name, text):
    source = (Path(__file__).with_name("kernel_samples.py")).read_text().splitlines()
    return next(n for n, each in enumerate(source, 1) if text in each)


def test_steps_of_a_warp(unguarded):
    shown = tw.kernel_access(unguarded)
    assert (shown.block, shown.warp, shown.step, shown.steps) == (0, 0, 1, 3)
    at = line("add", "# no guard")
    assert shown.caption == (
        f"step 1 of 3, line {at}, after 0 barriers: read from a, lanes 0 to 31: a[0] to a[31]; "
        "4 sectors of 32 bytes; no fewer would do"
    )
    assert cells(shown._svg, 0) == [f"lane {n}: read a[{n}]" for n in range(32)]
    assert cells(shown._svg, 1)[9] == "lane 9: a[9], sector 1"
    before = shown._svg
    shown.step = 3
    assert shown._svg != before and "write to out" in shown._said and "W write" in " ".join(words(shown._svg))
    shown.step = 99
    assert shown.step == 3


def test_accesses_outside_are_where_they_would_be(unguarded):
    shown = tw.kernel_access(unguarded, block=3, warp=7)
    assert shown.caption.endswith(
        "1 sector of 32 bytes; no fewer would do; outside the array: lanes 8 to 31: a[1000] to a[1023]"
    )
    assert cells(shown._svg, 0)[7:9] == ["lane 7: read a[999]", "lane 8: read a[1000], outside"]
    assert cells(shown._svg, 1)[7:9] == ["lane 7: a[999], sector 124", "lane 8: a[1000], outside"]
    drawn = words(shown._svg)
    # A letter, and not the colour alone: under the lane, and under its place in memory.
    assert {"7", "8", "31"} <= set(drawn) and drawn.count("X") == 48
    assert any(each.startswith("line") and "Thread 1,000 wrote past the end of out" in each for each in drawn)


def test_sectors_and_banks(conflicting):
    shown = tw.kernel_access(conflicting, step=17)
    assert (
        "read from tile, lanes 0 to 31: tile[0, 0] to tile[31, 0], 32 elements apart; 32-way bank conflict"
        in shown.caption
    )
    assert "32x" in words(shown._svg) and "slow, line" in " ".join(words(shown._svg))
    assert cells(shown._svg, 32) == ["lane 31: tile[31, 0], bank 0"]

    def strided(a):
        a[cuda.grid(1) * 8]

    shown = tw.kernel_access(record_kernel(strided, 1, 32, tt.ones(256)))
    assert "32 sectors of 32 bytes; 4 would do" in shown.caption
    assert len([r for r in ET.fromstring(shown._svg).iter(f"{SVG}rect") if r.get("class") == "tt-fetched"]) == 32


def test_lanes_that_share_an_element():
    def same(out, a):
        out[cuda.grid(1)] = a[cuda.grid(1) // 16]

    shown = tw.kernel_access(record_kernel(same, 1, 32, tt.ones(32, dtype=tt.float64), tt.ones(2, dtype=tt.float16)))
    # Two elements of 2 bytes are in one word.
    assert cells(shown._svg, 1) == [f"lanes 0 to 31: {', '.join(f'a[{n // 16}]' for n in range(32))}, sector 0"]
    assert "x32" in words(shown._svg)
    shown.step = 2
    assert len(cells(shown._svg, 2)) == 16 and "8 sectors of 32 bytes" in shown.caption


def test_races_and_the_way_to_them(racing):
    shown = tw.kernel_access(racing)
    assert shown._faults and shown.next_fault()
    assert (shown.block, shown.warp, shown.step) == (0, 0, 4)
    assert "in a race: lanes 0 to 31: shared[64] to shared[95]" in shown.caption
    assert words(shown._svg).count("!") == 64
    visited = []
    for n in range(6):
        shown._ask = {"go": "fault", "n": n}
        visited.append((shown.block, shown.warp, shown.step))
    assert visited == [(0, 1, 4), (0, 2, 2), (0, 3, 2), (1, 0, 4), (1, 1, 4), (1, 2, 2)]
    assert shown.faults[0].startswith("line ") and "Race on shared[64] between threads 0 and 64" in shown.faults[0]
    right = tw.kernel_access(record_kernel(lambda a: a[0], 1, 1, tt.ones(1)))
    assert not right._faults and not right.next_fault() and "no faults" in words(right._svg)


def test_choosing_block_and_warp(racing):
    shown = tw.kernel_access(racing, step=5)
    assert shown._blocks == [0, 1] and shown._warps == [0, 1, 2, 3] and shown.step == 5
    shown.warp = 3
    assert shown.step == 1 and shown._steps == shown.steps and "warp 3, threads 96 to 127" in shown.text()
    shown.block = 1
    assert (shown.block, shown.warp, shown.step) == (1, 3, 1)
    shown.warp, shown.block = 99, 77
    assert (shown.block, shown.warp) == (0, 3)


def test_a_block_that_was_not_recorded(racing):
    spec = racing.as_dict(blocks=[0])
    with pytest.raises(ValueError, match="the record has no block 1, only 0"):
        tw.kernel_access(spec, block=1)
    assert tw.kernel_access(racing, block=1).block == 1
    with pytest.raises(ValueError, match="there is no block 7 in a grid of 2"):
        tw.kernel_access(racing, block=7)


def test_any_block_of_a_record_can_be_chosen():
    def fill(out):
        out[cuda.grid(1)] = 1

    record = record_kernel(fill, 100, 32, np.zeros(3200, np.float32))
    shown = tw.kernel_access(record)
    assert [each["block"] for each in shown.spec["blocks"]] == [0, 1, 2, 3] and shown._blocks == list(range(64))
    shown.block = 50
    assert "out[1600] to out[1631]" in shown.caption and "block 50 of 100" in shown.svg()
    shown = tw.kernel_access(record, block=99)
    assert shown.block == 99 and shown._blocks == [*range(64), 99] and "out[3168]" in shown.caption


def test_a_warp_that_touches_nothing():
    def first(a):
        if cuda.grid(1) == 0:
            a[0] = 1

    shown = tw.kernel_access(record_kernel(first, 1, 64, tt.ones(1)), warp=1)
    assert shown.step == shown.steps == 0 and shown.caption == "this warp touches no global or shared memory"
    ET.fromstring(shown.svg())
    shown.warp = 0
    assert shown.step == 1 and "takes no part" in cells(shown._svg, 0)[1]


def test_text_tells_everything(racing):
    text = tw.kernel_access(racing).text().splitlines()
    assert text[0] == "block_sum: 2 blocks of 128 threads, 14 barriers" and text[1] == "faults:"
    assert "  shared shared (256) float32: 510 reads, 510 writes" in text
    steps = [each for each in text if each.startswith("  step ")]
    assert len(steps) == tw.kernel_access(racing).steps and "in a race" in steps[3]


def test_picture_is_complete_and_the_same_every_time(racing):
    shown = tw.kernel_access(racing, step=4)
    first = shown.svg()
    assert first == tw.kernel_access(json.loads(json.dumps(racing.as_dict())), step=4).svg()
    root = ET.fromstring(first)
    assert [child.tag for child in root][:2] == [f"{SVG}title", f"{SVG}desc"] and root[1].text == shown.text()
    assert not re.search(r"\bid=|<script|<style|0x[0-9a-f]{6}|role=\"grid", first)
    assert all(g.get("aria-label") or g.get("role") == "row" for g in ET.fromstring(shown._svg).iter(f"{SVG}g"))


def test_ranges():
    array = {"name": "a", "shape": [64], "space": "global"}
    assert ranges([0, 1, 2, 5, 7, 8]) == "0 to 2, 5, 7 to 8"
    assert spread(array, [[0, 3, ""], [1, 3, ""]]) == "lanes 0 to 1: a[3]"
    assert spread(array, [[4, 3, ""]]) == "lane 4: a[3]"
    assert spread(array, [[0, 0, ""], [1, 2, ""], [2, 4, ""]]) == "lanes 0 to 2: a[0] to a[4], 2 elements apart"
    assert spread(array, [[0, 5, ""], [1, 2, ""], [2, 7, ""]]) == "lanes 0 to 2: a[5], a[2], a[7]"


def test_a_large_kernel_is_drawn_in_bounded_size():
    def long(a):
        for _ in range(500):
            a[cuda.grid(1)]

    record = record_kernel(long, 2, 64, np.ones(128, np.float32))
    shown = tw.kernel_access(record)
    assert shown.steps == 400 and "and 300 more steps" in shown.text()
    assert len(shown._svg) < 100_000 and len(json.dumps(record.as_dict())) < 2_000_000
