"""memory_timeline of a snapshot: steps, blocks, figures; pictures and words."""

import pickle
import re
import runpy
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest
import tinytensor_widgets as tw
from tinytensor_widgets.segment_picture import ACROSS, LEFT, WIDTH, _places
from tinytensor_widgets.segment_words import frame_text, who, who_rows

SVG = "{http://www.w3.org/2000/svg}"
MB = 1024 * 1024
samples = runpy.run_path(str(Path(__file__).parents[1] / "introspect" / "memory_samples.py"))
make, five, fragmented, from_pytorch = (samples[name] for name in ("make", "five", "fragmented", "from_pytorch"))


def cells(svg, row=None):
    """(key, label) of the blocks, of one segment or of all."""
    found = [g for g in ET.fromstring(svg).iter(f"{SVG}g") if g.get("role") == "gridcell"]
    return [(g.get("data-block"), g.get("aria-label")) for g in found if row is None or g.get("data-row") == str(row)]


def words(svg):
    return [each.text for each in ET.fromstring(svg).iter(f"{SVG}text")]


def test_it_begins_where_it_says_most():
    shown = tw.memory_timeline(five())
    assert isinstance(shown, tw.SegmentTimeline)
    assert (shown.step, shown.steps, shown.selected) == (6, 17, "b5")
    shown = tw.memory_timeline(fragmented())
    assert shown.step == shown.replay.failures()[0] and shown.caption.startswith("step 30 of 32: out of memory")


def test_sentences_of_five_tensors():
    shown = tw.memory_timeline(five())
    told = []
    for n in (0, 1, 2, 3, 6, 7, 8, 10, 16, 17):
        shown.step = n
        assert shown._said == shown.caption
        told.append(shown.caption)
    assert told == [
        "before the first step: nothing is reserved. Press play: step by step, blocks are cut out of segments",
        "step 1 of 17: the device gives segment 1, 20.0 MiB, for the large pool: no free piece is large enough for 4,000,000 "
        "bytes",
        "step 2 of 17: malloc 4,000,000 bytes on stream 0, rounded to 4,000,256: block 1 is the beginning of the new memory in "
        "segment 1; split, 16.2 MiB stay free",
        "step 3 of 17: malloc 4,000,000 bytes on stream 0, rounded to 4,000,256: it fits into a free piece of 16.2 MiB in "
        "segment 1; it becomes block 2; split, 12.4 MiB stay free",
        "step 6 of 17: malloc 4,000,000 bytes on stream 0, rounded to 4,000,256: it fits into a free piece of 4.74 MiB in "
        "segment 1; it becomes block 5; not split: the rest of 970,240 bytes is too small for a block of its own and stays "
        "with it",
        "step 7 of 17: the program frees block 1, 4,000,256 bytes (3.81 MiB); no other stream uses it",
        "step 8 of 17: block 1 becomes free: a free piece of its own",
        "step 10 of 17: block 2 becomes free: it joins free neighbours to a piece of 7.63 MiB",
        "step 16 of 17: block 5 becomes free: it joins free neighbours to a piece of 20.0 MiB; segment 1 is empty, and the "
        "allocator keeps it",
        "step 17 of 17: segment 1, 20.0 MiB, is empty and goes back to the device",
    ]


def test_best_fit_is_named():
    allocator = make()
    held = [allocator.malloc(size * MB, 0) for size in (5, 2, 3, 2, 6)]
    allocator.free(held[0])
    allocator.free(held[2])
    allocator.malloc(2_500_000, 0)
    shown = tw.memory_timeline(allocator.snapshot())
    shown.step = shown.steps
    assert shown.caption.endswith(
        "rounded to 2,500,096: the best fit of 2 free pieces is a free piece of 3.00 MiB in segment 1; it becomes block 6; not "
        "split: the rest of 645,632 bytes is too small for a block of its own and stays with it"
    )


def test_why_a_request_fails_though_enough_is_free():
    shown = tw.memory_timeline(fragmented())
    assert shown.caption == (
        "step 30 of 32: out of memory: no block for 12,582,912 bytes (12.0 MiB); the device has 2.00 MiB left. 30.0 MiB are free "
        "in 6 pieces of the large pool on stream 0, but the largest has 5.00 MiB, and pieces apart cannot serve one request: "
        "this is fragmentation. The blocks between them keep their segments from going back"
    )
    drawn = words(shown._svg)
    assert "12.0 MiB in one piece: nowhere" in drawn and "X" in drawn
    assert "5,242,880 bytes (5.00 MiB), 16 % of that" in drawn
    shown.step = 0
    assert "12.0 MiB in one piece: nowhere" not in words(shown._svg)
    assert shown.next_failure() and shown.step == 30
    assert not tw.memory_timeline(five()).next_failure()


def test_memory_is_out_for_other_reasons():
    def last_words(capacity, *sizes):
        allocator = make(capacity)
        with pytest.raises(RuntimeError, match="CUDA out of memory"):
            for size in sizes:
                allocator.malloc(size, 0)
        return tw.memory_timeline(allocator.snapshot()).caption.partition("; ")[2]

    assert last_words(MB, 12) == "the device has 1.00 MiB left, and the small pool has no free piece on stream 0"
    assert last_words(22 * MB, 15 * MB, 12 * MB).endswith(
        "6.00 MiB left, and the large pool has no free piece on stream 0"
    )
    told = last_words(22 * MB, 4 * MB, 30 * MB)
    assert told == "the device has 2.00 MiB left, and 16.0 MiB are free in 1 piece of the large pool on stream 0: less than " \
        "the request"  # fmt: skip


def test_a_block_that_waits_for_another_stream():
    shown = tw.memory_timeline(fragmented())
    waits = next(n for n in range(1, shown.steps) if "so it waits" in " ".join(_caption(shown, n)))
    shown.step = waits
    assert words(shown._svg).count("5,242,880 bytes (5.00 MiB)") == 1 and "3 waits: 5.00 MiB" in words(shown._svg)
    assert shown.selected == "b3" and shown._details[0] == ["block 3", "freed, waits for another stream"]
    assert "freed, waits for another stream" in dict(cells(shown._svg))["b3"]
    shown.step = waits - 1
    assert "5,242,880 bytes (5.00 MiB)" not in words(shown._svg)  # nothing waits yet


def test_a_block_that_nobody_has_to_wait_for():
    shown = tw.memory_timeline(five())
    shown.step = 7
    assert "1 freed: 3.81 MiB" in words(shown._svg) and shown._details[0] == ["block 1", "freed"]
    assert shown.state["waiting"] == 0 and shown.state["pending"] == 4_000_256


def _caption(shown, n):
    shown.step = n
    return [shown.caption]


def test_details_of_a_block_and_of_a_free_piece():
    shown = tw.memory_timeline(five())
    shown.selected = "b3"
    assert shown._details == [
        ["block 3", "allocated"],
        ["size", "4,000,256 bytes (3.81 MiB)"],
        ["requested", "4,000,000 bytes (3.81 MiB); 256 bytes lost to rounding"],
        ["stream", "0"],
        ["place", "segment 1 (20.0 MiB, stream 0, large pool), from byte 8,000,512"],
        ["before it", "block 2, 3.81 MiB, allocated"],
        ["after it", "block 4, 3.81 MiB, allocated"],
        ["since", "step 4"],
        ["allocated by", "project/model.py:7, in forward"],
        ["", "called from project/train.py:30"],
    ]
    assert shown._said.startswith("block 3 in segment 1, 4,000,256 bytes") and shown._said.endswith(
        "model.py:7, in forward"
    )
    shown.step = 4
    shown.selected = "f1:12000768"
    facts = dict(shown._details)
    assert (facts["free piece"], facts["size"]) == ("free", "8,970,752 bytes (8.56 MiB)")
    assert facts["before it"] == "block 3, 3.81 MiB, allocated" and facts["after it"] == "the segment ends"
    assert facts["stream"] == "0; requests on other streams cannot use it"
    shown.selected = "nonsense"
    assert shown.selected == "" and shown._details == []


def test_the_selected_block_stays_while_it_lives():
    shown = tw.memory_timeline(five())
    shown.selected = "b5"
    shown.step = 1  # nothing is allocated yet
    assert shown.selected == ""
    shown.step = 3
    assert shown.selected == "b2"
    shown.go_to_block(1)
    assert (shown.step, shown.selected) == (2, "b1")
    with pytest.raises(ValueError, match="there is no block 4 at step 2"):
        shown.go_to_block(4)
    shown.step = 6
    shown._ask = {"go": "b2", "n": 1}
    assert (shown.step, shown.selected) == (3, "b2")
    shown._ask = {"go": "f1:8000512", "n": 2}
    assert shown.step == 3
    shown.step = 99
    assert shown.step == 17
    shown.go_to_peak()
    assert shown.step == 6


def test_who_allocated_is_the_program_and_not_the_library():
    shown = tw.memory_timeline(from_pytorch())
    shown.step = 5
    rows = [row for row in shown._details if row[0] in ("allocated by", "") or "called" in row[1]]
    assert rows == [["allocated by", "gpt/model.py:88, in forward"], ["", "called from gpt/train.py:301, in main"]]
    assert "by gpt/model.py:88" in dict(cells(shown._svg))["b3"]
    only_library = [{"filename": "/x/site-packages/torch/nn.py", "line": 4, "name": "f"}]
    assert who(only_library) == "torch/nn.py:4, in f" and who([]) == "" and who_rows([], "by") == []
    assert (
        frame_text({"filename": "/tmp/ipykernel_12/345.py", "line": 3, "name": "<module>"}) == "notebook cell, line 3"
    )
    assert frame_text({"filename": "C:\\work\\a.py", "line": 3, "name": "g"}) == "work/a.py:3, in g"
    cell = [{"filename": f"/tmp/ipykernel_1/{n}.py", "line": n, "name": "<module>"} for n in (8, 9)]
    runner = [{"filename": "/opt/kernel/server.py", "line": 7, "name": "main"}]
    assert who_rows(cell + runner, "by") == [["by", "notebook cell, line 8"], ["", "called from notebook cell, line 9"]]
    many = [{"filename": f"/p/{n}.py", "line": n, "name": "f"} for n in range(9)]
    assert who_rows(many, "by")[-1] == ["", "and 3 calls more"]


def test_what_is_older_than_the_history():
    shown = tw.memory_timeline(from_pytorch())
    shown.step = 0
    assert shown.caption.startswith("before the first step: 1 segment with 1 block from before the history. Press play")
    shown.selected = "b1"
    facts = dict(shown._details)
    assert facts["size"] == "at least 3,145,728 bytes (3.00 MiB): it is older than the history"
    assert (facts["since"], facts["allocated by"]) == ("before the history", "not recorded")


def test_without_a_history_it_says_how_to_get_one():
    for source in (five()["segments"] or {"segments": []}, from_pytorch() | {"device_traces": []}):
        shown = tw.memory_timeline(source)
        assert shown.steps == shown.step == 0
        assert "Call tt.cuda.memory._record_memory_history() before the program allocates" in shown.caption
        assert "tt-curve" not in shown.svg() and ET.fromstring(shown.svg()) is not None
    assert len(cells(shown._svg)) == 4 and "2 segments with 2 blocks" in shown.caption


def test_files_and_devices(tmp_path):
    file = tmp_path / "snapshot.pickle"
    file.write_bytes(pickle.dumps(from_pytorch()))
    assert tw.memory_timeline(file).steps == tw.memory_timeline(str(file)).steps == 6
    assert tw.memory_timeline(from_pytorch(), device=0).steps == 0
    with pytest.raises(ValueError, match="device 7: the snapshot has 2 devices"):
        tw.memory_timeline(file, device=7)
    with pytest.raises(ValueError, match="no snapshot; expected what"):
        tw.memory_timeline({"a": 1})
    with pytest.raises(ValueError, match="axis and shown are for profiles"):
        tw.memory_timeline(from_pytorch(), axis="time")
    with pytest.raises(ValueError, match="device is for snapshots"):
        tw.memory_timeline([], device=1)


def test_blocks_lie_side_by_side_and_add_up():
    for snapshot in (five(), fragmented(), from_pytorch()):
        shown = tw.memory_timeline(snapshot)
        for n in range(shown.steps + 1):
            shown.step = n
            wanted = [
                f"b{b['number']}" if b["number"] else f"f{segment['number']}:{b['offset']}"
                for small in (False, True)
                for segment in shown.state["segments"]
                if segment["small"] == small
                for b in segment["blocks"]
            ]
            assert [key for key, _ in cells(shown._svg)] == wanted
            for rect in ET.fromstring(shown._svg).iter(f"{SVG}rect"):
                assert float(rect.get("x")) + float(rect.get("width")) <= WIDTH
                assert float(rect.get("width")) > 0


@pytest.mark.parametrize("count", [1, 3, 50, 3000])
def test_places_of_blocks(count):
    blocks = [{"size": 512 * (1 + n % 7), "number": n} for n in range(count)] + [{"size": MB, "number": None}]
    placed = _places(blocks, 800.0)
    assert [block for _, _, group in placed for block in group] == blocks
    x = 0.0
    for start, across, _ in placed:
        assert start == pytest.approx(x) and across > 0
        x += across
    assert x == pytest.approx(800) and len(placed) <= 130
    assert all(across >= 6.9 for _, across, group in placed if len(group) == 1) or count > 100


def test_blocks_too_thin_are_drawn_as_one():
    allocator = make()
    held = [allocator.malloc(512, 0) for _ in range(2000)]
    for block in held[::2]:
        allocator.free(block)
    shown = tw.memory_timeline(allocator.snapshot())
    shown.step = shown.steps
    assert len(cells(shown._svg)) < 140 and len(shown._svg) < 120_000
    assert "too thin to draw apart" in cells(shown._svg)[0][1]
    assert any("Dense stripes" in each for each in words(shown._svg))
    assert "and more" in shown.text()


def test_many_segments_are_cut_and_the_rest_is_summed_up():
    allocator = make(2**40)
    for _ in range(30):
        allocator.malloc(20 * MB, 0)
    shown = tw.memory_timeline(allocator.snapshot())
    assert "and 14 other segments: 280 MiB, of which 0 B free" in words(shown._svg)
    shown.step = shown.steps  # its segment is among those that are drawn
    assert "segment 30" in words(shown._svg) and "segment 29" not in words(shown._svg)


def test_where_memory_is_out_the_segments_with_the_most_free_bytes_are_drawn():
    allocator = make(1000 * MB)
    held = [allocator.malloc(size * MB, 0) for _ in range(20) for size in (15, 30)]
    for block in held[2::2]:  # every segment of 16 MiB but the first
        allocator.free(block)
    kept = [allocator.malloc(11 * MB, 0) for _ in range(19)]
    with pytest.raises(RuntimeError, match="CUDA out of memory"):
        allocator.malloc(100 * MB, 0)
    drawn = words(tw.memory_timeline(allocator.snapshot())._svg)
    assert sum(each == "16.0 MiB, stream 0" for each in drawn) == 16 and len(kept) == 19


def test_text_tells_everything():
    text = tw.memory_timeline(fragmented()).text().splitlines()
    assert text[0] == (
        "memory of cuda:0: 32 steps; at most 60.0 MiB allocated and 62.0 MiB reserved; out of memory at step 30"
    )
    assert "  allocated: 31,458,304 bytes (30.0 MiB)" in text
    assert "segment 2: 20.0 MiB, stream 0, large pool" in text
    assert text.count("  free piece  5,242,880 B") == 6
    assert len([line for line in text if line.startswith("  step ")]) == 32


def test_picture_is_complete_and_the_same_every_time():
    shown = tw.memory_timeline(fragmented())
    first = shown.svg()
    assert first == tw.memory_timeline(pickle.loads(pickle.dumps(fragmented()))).svg()
    root = ET.fromstring(first)
    assert [child.tag for child in root][:2] == [f"{SVG}title", f"{SVG}desc"] and root[1].text == shown.text()
    assert not re.search(r'\bid=|<script|<style|0x[0-9a-f]{6}|role="grid', first)
    assert all(float(each.get("font-size")) >= 13 for each in root.iter(f"{SVG}text"))
    live = ET.fromstring(shown._svg)
    assert live.get("role") == "group" and all(label for _, label in cells(shown._svg))
    assert shown._across == [LEFT, ACROSS]


def test_the_view_of_a_notebook_that_is_printed(monkeypatch):
    monkeypatch.setenv("TINYTENSOR_MODE", "static")
    bundle = tw.memory_timeline(five())._repr_mimebundle_()
    assert set(bundle) == {"text/plain", "image/svg+xml"}
