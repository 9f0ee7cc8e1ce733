"""storage_grid: traits, printed form, edit mode."""

import re
import xml.etree.ElementTree as ET
from itertools import pairwise

import pytest
import tinytensor_widgets as tw

import tinytensor as tt
from tinytensor import introspect

SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture
def x():
    return tt.arange(1, 7, dtype=tt.float32).view(2, 3)


def test_labels_are_the_source_text(x):
    grid = tw.storage_grid(
        x,
        x[:,  0],
        x.t(),
    )  # fmt: skip
    assert [t["label"] for t in grid.spec["tensors"]] == ["x", "x[:, 0]", "x.t()"]
    views = [x, x[1]]
    assert [t["label"] for t in tw.storage_grid(*views).spec["tensors"]] == ["A", "B"]
    assert [t["label"] for t in tw.storage_grid(*views, labels=["p", "q"]).spec["tensors"]] == ["p", "q"]


def test_selecting_an_element(x):
    grid = tw.storage_grid(x, x.t())
    assert grid.selected == {} and grid.caption == ""
    grid.select(2, 1, view=1)
    assert grid.selected == {"view": 1, "index": [2, 1], "storage": 0, "byte": 20, "position": 5}
    assert grid.caption == "x.t(), index (2, 1): 0 + 2*1 + 1*3 = storage[5] = 6"
    grid._key = "s0:float32:3"
    assert grid.selected == {"view": None, "index": None, "storage": 0, "byte": 12, "position": 3}
    assert grid.caption == "storage[3] = 4, bytes 12 to 15, read by A (1, 0), B (0, 1)"
    grid._key = "v7:0"
    assert grid.selected == {}


def test_text_says_everything(x):
    assert tw.storage_grid(x, x[1], labels=["x", "x[1]"]).text().splitlines() == [
        "storage: 24 bytes = 6 float32, cpu, version 0",
        "  position   0 1 2 3 4 5",
        "  float32    1 2 3 4 5 6",
        "A  x: sizes (2, 3)  strides (3, 1)  offset 0  float32, contiguous, view",
        "     1@0  2@1  3@2",
        "     4@3  5@4  6@5",
        "B  x[1]: sizes (3,)  strides (1,)  offset 3  float32, contiguous, view",
        "     4@3  5@4  6@5",
        "(value@position in the storage)",
    ]


def test_svg_is_complete_and_the_same_every_time(x):
    first = tw.storage_grid(x, x[1], labels=["x", "x[1]"]).svg()
    again = tt.arange(1, 7, dtype=tt.float32).view(2, 3)
    assert tw.storage_grid(again, again[1], labels=["x", "x[1]"]).svg() == first
    root = ET.fromstring(first)
    assert root.get("role") == "img" and root.get("aria-label")
    assert [child.tag for child in root][:3] == [f"{SVG}title", f"{SVG}desc", f"{SVG}rect"]
    assert root[2].get("fill") == "#FFFFFF" and root[2].get("width") == root.get("width")
    assert "A: x, sizes (2, 3) strides (3, 1) offset 0" in root[1].text
    assert not re.search(r"\bid=|0x[0-9a-f]{6}|<script|<style|http(?!://www.w3.org/2000/svg)", first)
    words = "".join(t.text or "" for t in root.iter(f"{SVG}text"))
    assert all(f"[{i}]" in words for i in range(6))


def test_live_svg_can_be_operated(x):
    grid = tw.storage_grid(x, x.t())
    root = ET.fromstring(grid._svg)
    assert root.get("role") == "group"
    grids = [g for g in root.iter(f"{SVG}g") if g.get("role") == "grid"]
    assert [g.get("aria-label") for g in grids] == [
        "storage", "A: x, sizes (2, 3) strides (3, 1) offset 0", "B: x.t(), sizes (3, 2) strides (1, 3) offset 0",
    ]  # fmt: skip
    for g in grids:
        assert all(row.get("role") == "row" for row in g)
        assert all(cell.get("role") == "gridcell" and cell.get("aria-label") for row in g for cell in row)
    cells = [c for g in grids for row in g for c in row]
    assert len(cells) == 6 * 3
    # Cells of the same memory have the same bytes, wherever they stand.
    same = [c.get("data-key") for c in cells if c.get("data-from") == "20"]
    assert same == ["s0:float32:5", "v0:1,2", "v1:2,1"]


def test_bytes_of_two_dtypes():
    t = tt.tensor([1.0, -2.0])
    grid = tw.storage_grid(t, t.view(tt.int32), bytes=True)
    keys = set(grid._picture.sentences)
    assert {"s0:byte:3", "s0:float32:0", "s0:int32:1", "v0:0", "v1:1"} <= keys
    assert grid._picture.sentences["s0:byte:3"] == "byte 3 is 0x3f = 63, read by A (0,), B (0,)"
    assert "00 00 80 3f 00 00 00 c0" in re.sub(" +", " ", grid.text())


def test_empty_zero_dim_three_dim_and_meta():
    zero = tt.tensor(5.0)
    empty = tt.zeros(2, 0, 3)
    cube = tt.arange(8).view(2, 2, 2)
    ghost = tt.zeros(2, 2, device="meta")
    grid = tw.storage_grid(zero, empty, cube, ghost)
    words = "|".join(t.text or "" for t in ET.fromstring(grid.svg()).iter(f"{SVG}text"))
    assert "no elements: size 0 in dimension 1" in words
    assert "[0, :, :]" in words and "[1, :, :]" in words
    assert "nothing was ever stored" in words
    grid.select(view=0)
    assert grid.caption == "zero, index (): 0 = storage[0] = 5"
    grid.select(1, 0, 1, view=2)
    assert grid.caption == "cube, index (1, 0, 1): 0 + 1*4 + 0*2 + 1*1 = storage[5] = 5"
    grid.select(1, 1, view=3)
    assert grid.caption.endswith("= storage[3] = -")


def test_stride_zero_is_counted():
    x = tt.tensor([7.0])
    words = "|".join(t.text or "" for t in ET.fromstring(tw.storage_grid(x.expand(3)).svg()).iter(f"{SVG}text"))
    assert "A x3" in words


def test_large_tensors_say_what_is_not_shown():
    x = tt.arange(5000, dtype=tt.float32).view(100, 50)
    grid = tw.storage_grid(x)
    words = "|".join(t.text or "" for t in ET.fromstring(grid.svg()).iter(f"{SVG}text"))
    assert "dimension 0: the first 3 and last 3 of 100; dimension 1: the first 5 and last 5 of 50" in words
    assert "not shown" in words and "the first 3 and last 3 of 100" in grid.text()
    assert len(grid._svg) < 200_000


def test_refresh_marks_what_changed(x):
    grid = tw.storage_grid(x, x.t())
    x[0, 1] = 100.0
    grid.refresh()
    assert grid._changed == [[0, 4, 8]]
    assert grid._news == ("the storage was at version 0, is at 1; storage[1] was 2, is 100, read by A (0, 1), B (1, 0)")
    assert "version 1, was 0" in grid.svg()
    assert grid.spec["storages"][0]["version"] == 1
    grid.refresh()
    assert grid._changed == []


def test_edit_mode_is_as_strided(x):
    grid = tw.storage_grid(x, edit=True)
    assert grid._geometry == {"sizes": [2, 3], "strides": [3, 1], "storage_offset": 0}
    grid._request = {"sizes": [3, 2], "strides": [1, 3], "storage_offset": 0}
    assert grid.tensor.stride() == (1, 3) and grid.tensor.data_ptr() == x.data_ptr()
    assert grid.spec["tensors"][0]["label"] == "x.as_strided((3, 2), (1, 3), 0)"
    assert grid._error == "" and grid._geometry["sizes"] == [3, 2]
    grid._request = {"sizes": [3, 2], "strides": [1, 4], "storage_offset": 0}
    assert grid._error == (
        "setStorage: sizes [3, 2], strides [1, 4], storage offset 0, and itemsize 4 requiring a storage size of 28 are "
        "out of bounds for storage of size 24"
    )
    assert grid.tensor.stride() == (1, 3)
    grid._request = {"sizes": [3, 2], "strides": [-1, 3], "storage_offset": 2}
    assert grid._error == "as_strided: Negative strides are not supported at the moment, got strides: [-1, 3]"
    grid._request = {"sizes": [], "strides": [], "storage_offset": 5}
    assert grid._error == "" and grid.tensor.item() == 6.0


def test_without_edit_a_request_does_nothing(x):
    grid = tw.storage_grid(x)
    grid._request = {"sizes": [6], "strides": [1], "storage_offset": 0}
    assert grid.tensor is x and grid._geometry == {}


def test_a_dict_is_drawn_as_it_is(x):
    spec = introspect.storage(x, labels=["x"])
    assert tw.storage_grid(spec).svg() == tw.storage_grid(x, labels=["x"]).svg()


def test_labels_are_escaped(x):
    svg = tw.storage_grid(x, labels=["<b>&\"'"]).svg()
    assert "<b>" not in svg and ET.fromstring(svg) is not None


def test_bytes_show_floats_as_the_integers_of_the_same_bits():
    t = tt.tensor([1.0, -2.0])
    grid = tw.storage_grid(t, bytes=True)
    said = grid._picture.sentences
    assert said["s0:float32:0"] == "storage[0] = 1, bytes 0 to 3: 00 00 80 3f, read by A (0,)"
    assert said["s0:int32:0"] == "storage[0] = 1065353216, bytes 0 to 3: 00 00 80 3f, read by A (0,)"
    assert {said[key].split(",")[0] for key in said if grid._picture.spans[key] == (0, 0, 4)} == {
        "storage[0] = 1", "storage[0] = 1065353216", "t",
    }  # fmt: skip
    t[0] = 2.0
    grid.refresh()
    assert "storage[0] was 1065353216, is 1073741824" in grid._news
    assert "int32" not in tw.storage_grid(t).text() and "float" not in tw.storage_grid(tt.arange(2), bytes=True).text()
    assert "16256" in tw.storage_grid(tt.ones(2, dtype=tt.bfloat16), bytes=True).text()


def words_of(svg):
    return [t.text or "" for t in ET.fromstring(svg).iter(f"{SVG}text")]


def test_saved_tensors_have_badges_that_a_write_crosses_out():
    x = tt.tensor([0.0, 1.0], requires_grad=True)
    y = x.exp()
    s = (y * x).sum()
    grid = tw.storage_grid(x, y, graph=s)
    good = "result of ExpBackward0 was saved at version 0; its bytes are at version 0: good"
    assert f"  saved: {good}" in grid.text().splitlines()
    assert "saved result of ExpBackward0" in words_of(grid.svg()) and "tt-cross" not in grid.svg()
    assert good in ET.fromstring(grid.svg())[1].text
    y.add_(1)
    grid.refresh()
    lost = "result of ExpBackward0 was saved at version 0; its bytes are at version 1: backward will refuse"
    assert f"  saved: {lost}" in grid.text().splitlines() and lost in grid._news
    # y is saved twice, by exp as its result and by mul as a factor; x, saved by mul, is as it was.
    assert grid.svg().count("tt-cross") == 4
    assert "saved result of ExpBackward0: overwritten, backward will refuse" in words_of(grid.svg())
    grid._key = "k1:0"
    assert grid.caption == lost and grid.selected == {
        "view": None, "index": None, "storage": 1, "byte": 0, "position": 0,
    }  # fmt: skip
    assert [s["saved"][-1]["state"] for s in grid.spec["storages"]] == ["valid", "stale"]


def test_badges_are_cells_that_light_their_bytes():
    x = tt.arange(6, dtype=tt.float32).requires_grad_()
    s = x[2:4].sin().sum()
    grid = tw.storage_grid(x, graph=s)
    root = ET.fromstring(grid._svg)
    grids = [g for g in root.iter(f"{SVG}g") if g.get("role") == "grid"]
    assert grids[0].get("aria-label") == "saved tensors of storage 0"
    (cell,) = [c for row in grids[0] for c in row]
    assert cell.get("role") == "gridcell" and cell.get("tabindex") == "-1" and cell.get("data-key") == "k0:0"
    assert (cell.get("data-from"), cell.get("data-to")) == ("8", "16")
    assert cell.get("aria-label") == "self of SinBackward0 was saved at version 0; its bytes are at version 0: good"
    s.backward()
    grid.refresh()
    assert "self of SinBackward0 was saved at version 0 and is released" in grid.text()


def test_a_tensor_with_a_version_of_its_own_says_so():
    x = tt.zeros(2)
    d = x.data
    x.add_(1)
    assert "float32, contiguous, counts its own version, 0" in tw.storage_grid(x, d, labels=["x", "d"]).text()
    assert "own version" not in tw.storage_grid(x, x.detach()).text()


def test_a_walk_goes_where_the_strides_lead(x):
    grid = tw.storage_grid(x, x.t(), walk=True)
    keys, sentences, arcs = zip(*grid._walk, strict=True)
    assert keys == ("v1:0,0", "v1:0,1", "v1:1,0", "v1:1,1", "v1:2,0", "v1:2,1")
    assert sentences[0].endswith("0 + 0*1 + 0*3 = storage[0] = 1; the walk starts at the offset, 0")
    assert sentences[1] == (
        "x.t(), index (0, 1): 0 + 0*1 + 1*3 = storage[3] = 4; a step along dimension 1 moves 1*3 = 3"
    )
    assert sentences[2].endswith("; a step along dimension 0, with dimension 1 back at 0, moves 1*1 - 1*3 = -2")
    hops = [int(re.search(r">([+-]\d+)</text>", arc)[1]) for arc in arcs[1:]]
    reads = [0, *(sum(hops[: n + 1]) for n in range(5))]
    assert arcs[0] == "" and reads == tt.arange(6).view(2, 3).t().flatten().tolist()
    grid.step = 99
    assert grid.step == 6
    assert "x.t()" in grid._words["slider"] and "B in order reads the positions 0, 3, 1, 4, 2, 5" in grid.text()
    assert "B in order reads the positions 0, 3, 1, 4, 2, 5" in grid.svg()
    grid.step = 3
    assert [stop[1].count("= storage[") for stop in grid._walk] == [1] * 6


def test_a_walk_of_what_has_no_arcs(x):
    assert tw.storage_grid(x)._walk == [] and "in order" not in tw.storage_grid(x).text()
    assert tw.storage_grid(tt.zeros(0), walk=True)._walk == []
    still = tw.storage_grid(x[0, :1].expand(3), walk=True)
    assert [arc for *_, arc in still._walk] == ["", "", ""]
    assert still._walk[2][1].endswith("a step along dimension 0 moves 1*0 = 0")
    assert len(tw.storage_grid(tt.tensor(1.0), walk=True)._walk) == 1
    square = tw.storage_grid(tt.arange(64).view(8, 8), walk=True)
    assert len(square._walk) == 64 and "and 40 more" in square.text()
    ways = [bool(arc) for *_, arc in square._walk]
    assert any(ways) and not all(ways[1:]), "no arc leads from one line of the strip to the next"
    long = tw.storage_grid(tt.arange(200), walk=True)
    assert len(long._walk) == len(long.spec["tensors"][0]["shown"][0]) < 200
    assert "of what is shown, A in order reads" in long.text()


def test_a_changed_tensor_begins_another_walk(x):
    grid = tw.storage_grid(x, x.t(), edit=True, walk=True)
    grid.step = 4
    grid._request = {"sizes": [2, 2], "strides": [3, 2], "storage_offset": 0, "count": 1}
    assert grid.step == 0 and [stop[1].split(" = ")[1] for stop in grid._walk] == [
        "storage[0]", "storage[2]", "storage[3]", "storage[5]",
    ]  # fmt: skip


# ---- sparse and blocked tensors


def test_parts_of_a_sparse_tensor_say_what_they_are_for():
    coo = tw.storage_grid(tt.eye(2).to_sparse(), labels=["s"])
    assert "   a column for each entry: its index, from top to bottom" in coo.text().splitlines()
    assert "A value for each entry, in the same order." in ET.fromstring(coo.svg())[1].text
    for made, rows, columns in (
        (tt.eye(2).to_sparse_csr(), "row", "column"),
        (tt.eye(2).to_sparse_csc(), "column", "row"),
    ):
        words = words_of(tw.storage_grid(made).svg())
        assert {f"{rows} i: entries [i] up to [i + 1]", f"the {columns} of each entry"} <= set(words)
    blocks = tw.storage_grid(tt.ones(1, 2, 1, 1).to_mkldnn())
    assert "dimensions: image, block of 8 channels, row, column, channel in its block" in words_of(blocks.svg())
    assert [t["note"] for t in tw.storage_grid(tt.ones(2)).spec["tensors"]] == [""]


# ---- quantized tensors


@pytest.fixture
def q():
    return tt.quantize_per_tensor(tt.tensor([[-1.0, 0.03, 0.06], [0.5, 1.0, 30.0]]), 0.1, 10, tt.quint8)


def test_a_quantized_tensor_is_shown_as_integers_with_their_meaning(q):
    grid = tw.storage_grid(q)
    assert grid.text().splitlines()[3:] == [
        "A  q: sizes (2, 3)  strides (3, 1)  offset 0  quint8, contiguous, scale 0.1, zero point 10",
        "       0=-1.0@0    10=0.0@1    11=0.1@2",
        "       15=0.5@3    20=1.0@4  255=24.5@5",
        "   scale 0.1, zero point 10: the integers 0 to 255 mean -1.0 to 24.5, and 10 means 0.0",
        "(integer=number@position in the storage)",
    ]
    said = [(0, 1, "(10 - 10) * 0.1 = 0.0, and stores the numbers from -0.05 to 0.05"),
            (0, 0, "(0 - 10) * 0.1 = -1.0, and stores all numbers up to -0.95"),
            (1, 2, "(255 - 10) * 0.1 = 24.5, and stores all numbers from 24.45 on")]  # fmt: skip
    for i, j, words in said:
        grid.select(i, j)
        assert grid.caption.endswith(f"storage[{3 * i + j}] = {q.int_repr()[i, j].item()}; it means {words}")


def test_the_ruler_says_where_zero_and_the_ends_are(q):
    svg = tw.storage_grid(q, labels=["q"]).svg()
    words = words_of(svg)
    for word in (
        "0",
        "-1.0",
        "10",
        "0.0",
        "64",
        "5.4",
        "255",
        "24.5",
        "clamped",
        "= -1.0",
        "10 is 0.0",
        "-0.05",
        "0.05",
    ):
        assert word in words, word
    assert "scale 0.1, zero point 10; -1.0 and below is stored as 0, 24.5 and above as 255" in words
    assert "the integers 0 to 255 mean -1.0 to 24.5, and 10 means 0.0." in ET.fromstring(svg)[1].text
    # The zero point stands where it belongs between the ends.
    at = {t.text: float(t.get("x")) for t in ET.fromstring(svg).iter(f"{SVG}text") if t.get("text-anchor") == "middle"}
    assert at["24.5"] == 846 and at["0.0"] == pytest.approx(144 + 10 / 255 * 702, abs=0.01)


def test_marks_on_the_ruler_light_with_their_cells(q):
    root = ET.fromstring(tw.storage_grid(q)._svg)
    tracks = [g for g in root.iter(f"{SVG}g") if g.get("class") == "tt-track"]
    assert [g.get("data-from") for g in tracks] == [*"012345"] * 2  # under the storage, and on the ruler
    assert all(g.get("aria-hidden") == "true" for g in tracks)


def test_ends_near_the_zero_point_make_room():
    """Labels do not cover each other, wherever the zero point is."""
    for dtype, least, most in ((tt.quint8, 0, 255), (tt.qint8, -128, 127)):
        for zero in range(least, most + 1):
            grid = tw.storage_grid(tt.quantize_per_tensor(tt.zeros(1), 0.3, zero, dtype))
            lines: dict[str, list[tuple[float, float]]] = {}
            for t in ET.fromstring(grid.svg()).iter(f"{SVG}text"):
                width = len(t.text) * 13 * 0.605
                left = float(t.get("x")) - {"middle": width / 2, "end": width}.get(t.get("text-anchor"), 0)
                assert left >= 0 and left + width <= 920, t.text
                lines.setdefault(t.get("y"), []).append((left, left + width))
            for places in lines.values():
                places.sort()
                assert all(a[1] <= b[0] + 0.5 for a, b in pairwise(places)), (dtype, zero)


def test_a_ruler_for_each_channel():
    x = tt.arange(12.0).view(6, 2)
    c = tt.quantize_per_channel(x, tt.arange(1.0, 7) / 10, tt.arange(6), 0, tt.quint8)
    text = tw.storage_grid(c).text()
    assert "6 scales and zero points, for the indices of dimension 0" in text
    assert "index 3 of dimension 0: scale 0.4, zero point 3: the integers 0 to 255 mean -1.2 to 100.8" in text
    assert "2 more scales are not shown" in text and "index 4" not in text
    words = words_of(tw.storage_grid(c, labels=["c"]).svg())
    assert "index 3 of dimension 0" in words and "and 2 more" in words
    grid = tw.storage_grid(tt.quantize_per_channel(x.t(), tt.arange(1.0, 7) / 10, tt.arange(6), 1, tt.quint8))
    grid.select(1, 3)
    assert grid.caption.endswith(
        "= storage[9] = 20; it means (20 - 3) * 0.4 = 6.8, and stores the numbers from 6.6 to 7.0"
    )
    one = tw.storage_grid(tt.quantize_per_channel(x[:2], tt.tensor([0.5, 2.0]), tt.tensor([0, 9]), 1, tt.qint8))
    assert [g.get("data-from") for g in ET.fromstring(one._svg).iter(f"{SVG}g") if g.get("class") == "tt-track"] == [
        *"0123", *"02", *"13",
    ]  # fmt: skip


def test_a_quantized_tensor_that_changes(q):
    grid = tw.storage_grid(q)
    q[0, 0] = 2.0
    grid.refresh()
    assert "storage[0] was 0, is 30" in grid._news and "= 2.0" in words_of(grid.svg())
    assert tw.storage_grid(q[:, 1:].t())._picture.spec["tensors"][0]["quantizer"]["scales"] == [0.1]


def test_a_quantized_tensor_of_which_little_is_known():
    nobody = tw.storage_grid(tt.empty(2, dtype=tt.quint8))
    assert "no scale: nobody has said what the integers mean" in nobody.text()
    assert "(value@position in the storage)" in nobody.text() and "clamped" not in nobody.svg()
    empty = tw.storage_grid(tt.quantize_per_tensor(tt.zeros(0), 0.1, 10, tt.quint8))
    assert "clamped" not in empty.svg()
    wide = tw.storage_grid(tt.quantize_per_tensor(tt.tensor([1e6, -3.0]), 0.01, 5, tt.qint32))
    assert "-2147483648" in words_of(wide.svg())
