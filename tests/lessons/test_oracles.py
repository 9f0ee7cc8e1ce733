"""What the checks compare with, compared with torch and with each other."""

from __future__ import annotations

import importlib.util
import json
import random
from pathlib import Path

import pytest
from tinytensor_lessons import geometry
from tinytensor_lessons.exercise import Outcome
from tinytensor_lessons.lesson_00.exercises import _difference_quotients
from tinytensor_lessons.lesson_00.graphs import CUBED, LONG_LEG, TRIANGLE, _slopes
from tinytensor_lessons.lesson_01 import exercises as lesson_01
from tinytensor_lessons.lesson_02 import exercises as lesson_02
from tinytensor_lessons.lesson_02 import layouts
from tinytensor_lessons.lesson_03 import exercises as lesson_03
from tinytensor_lessons.lesson_03 import promotion
from tinytensor_lessons.lesson_04 import exercises as lesson_04
from tinytensor_lessons.lesson_04 import kernels
from tinytensor_lessons.lesson_04.misconceptions import _RIGHT
from tinytensor_lessons.lesson_05 import exercises as lesson_05
from tinytensor_lessons.lesson_05 import loops
from tinytensor_lessons.values import FORWARD, backward, chain, doubling, local_grads, topo

import tinytensor as tt
from tinytensor import introspect
from tinytensor.c10.scalar_type import ALL_TYPES, BY_NAME

HERE = Path(__file__).parent


def load_make_golden():
    spec = importlib.util.spec_from_file_location("make_golden", HERE / "make_golden.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_golden_tables_are_torchs(tmp_path, monkeypatch, torch):
    make_golden = load_make_golden()
    monkeypatch.setattr(make_golden, "GOLDEN", tmp_path)
    make_golden.main()
    golden = geometry.Path(geometry.__file__).parent / "golden"
    made = sorted(path.name for path in tmp_path.glob("*.json"))
    # Those of lessons 07 and 08 come from the dumps of PyTorch's dispatcher, make_golden_dispatch.py; that of 20 from
    # make_golden_training.py.
    others = {"lesson_07.json", "lesson_08.json", "lesson_20.json"}
    assert {path.name for path in golden.glob("*.json")} - {*made} == others
    for name in made:
        fresh, kept = (json.loads((folder / name).read_text()) for folder in (tmp_path, golden))
        assert {**fresh, "torch": ""} == {**kept, "torch": ""}


def test_contiguity_table_is_what_the_word_means():
    for (sizes, strides), answer in lesson_01._small_layouts().items():
        found = geometry.positions(sizes, strides)
        assert answer == (found == list(range(len(found)))), (sizes, strides)


def test_required_storage_is_what_walking_finds():
    for *layout, needed in geometry.golden("01")["storage_nbytes"]:
        sizes, strides, offset, itemsize = geometry.tuples(layout)
        assert needed == (max(geometry.positions(sizes, strides, offset)) + 1) * itemsize


def random_layout(rng, low=0, high=4, most=4):
    sizes = tuple(rng.randint(low, high) for _ in range(rng.randint(0, most)))
    if rng.random() < 0.4:
        return sizes, tuple(rng.randint(0, 9) for _ in sizes)
    strides, step = [0] * len(sizes), 1
    for dim in rng.sample(range(len(sizes)), len(sizes)):
        step *= rng.choice((1, 1, 2))
        strides[dim] = step
        step *= max(sizes[dim], 1)
    return sizes, tuple(strides)


def regrouped(rng, numel):
    shape = []
    while numel > 1:
        shape.append(rng.choice([f for f in range(2, numel + 1) if numel % f == 0]))
        numel //= shape[-1]
    for _ in range(rng.randint(0, 2)):
        shape.insert(rng.randint(0, len(shape)), 1)
    return tuple(shape)


def test_view_strides_agree_with_torch(torch):
    rng = random.Random(0)
    for _ in range(3000):
        sizes, strides = random_layout(rng, low=1)
        x = torch.empty_strided(sizes, strides)
        new = regrouped(rng, x.numel())
        try:
            theirs = x.view(new).stride()
        except RuntimeError:
            theirs = None
        ours = layouts._strides_by_search(sizes, strides, new)
        case = (sizes, strides, new)
        assert layouts._stepped_strides(case, ours) == layouts._stepped_strides(case, theirs), case


def test_slices_agree_with_torch(torch):
    rng = random.Random(0)
    for _ in range(2000):
        size, start, stop, step = rng.randint(0, 6), rng.randint(-9, 9), rng.randint(-9, 9), rng.randint(1, 4)
        x = torch.arange(100).as_strided((size, 2), (5, 1), 3)[start:stop:step]
        ours = lesson_02._numpy_slice((size, 2), (5, 1), 3, 0, start, stop, step)
        assert (tuple(x.shape), x.stride(), x.storage_offset()) == ours


def test_expansions_agree_with_torch(torch):
    rng = random.Random(0)
    for _ in range(2000):
        sizes, strides = random_layout(rng, high=3, most=3)
        target = [rng.randint(0, 3) for _ in range(rng.randint(0, 2))]
        target += [rng.randint(-1, 3) if size == 1 else rng.choice((size, -1)) for size in sizes]
        x = torch.empty_strided(sizes, strides).expand(target)
        case = (sizes, strides, tuple(target))
        theirs = lesson_02._free_strides(case, (tuple(x.shape), x.stride()))
        assert lesson_02._free_strides(case, lesson_02._numpy_expand(*case)) == theirs


def test_who_sees_is_decided_by_writing(torch):
    rng = random.Random(0)
    for _ in range(300):
        sizes, strides = random_layout(rng, high=3, most=2)
        offset, position = rng.randint(0, 5), rng.randint(0, 20)
        storage = torch.zeros(100)
        storage[position] = 1
        seen = bool(storage.as_strided(sizes, strides, offset).any())
        assert layouts._by_writing([("v", 0, sizes, strides, offset)], (0, position)) == ["v"] * seen


@pytest.mark.parametrize("graph", [TRIANGLE, CUBED, LONG_LEG, doubling(5), chain(5)], ids=str)
def test_differences_agree_with_the_chain_rule(graph):
    made, _ = graph.build()
    backward(made[-1])
    for label, slope in _slopes(graph, 1).items():
        leaf = next(v for v in made if v.label == label)
        if made.index(leaf) not in graph.exponents():
            assert leaf.grad == pytest.approx(slope, rel=1e-6)


@pytest.mark.parametrize(
    ("op", "args"), [("add", (2, 5)), ("mul", (2, 5)), ("pow", (2, 3)), ("exp", (0.5,)), ("relu", (3,))]
)
def test_difference_quotients_agree_with_the_rules(op, args):
    out = FORWARD[op](*args)
    assert _difference_quotients(op, args, out) == pytest.approx(local_grads(op, args, out), abs=1e-6)


def test_topo_of_the_lesson_is_in_order():
    made, _ = LONG_LEG.build()
    order = topo(made[-1])
    assert len(order) == len(set(map(id, order))) == 5
    assert all(order.index(x) < order.index(v) for v in order for x in v.inputs)


def test_reads_of_inputs_are_counted():
    made, reads = TRIANGLE.build()
    before = reads.count
    _ = made[-1].inputs, made[-1].inputs
    assert reads.count == before + 2


def test_gallery_answers_read_what_they_promise():
    for name, (values, (sizes, strides, offset)) in layouts.GALLERY.items():
        assert geometry.view_of_positions(sizes, strides, offset).tolist() == values
        assert layouts._judge_gallery((name,), Outcome((sizes, strides, offset))) is None


# ---- lesson 03


def test_promotions_are_the_librarys():
    for (a, b), joined in promotion._joins().items():
        assert tt.promote_types(a, b) is joined


def test_results_of_three_operands_are_the_librarys():
    rng = random.Random(0)
    for _ in range(500):
        operands = [rng.choice(promotion.SPOKEN) for _ in range(rng.randint(1, 3))]
        found = introspect.promotion(*((dtype.name, kind) for dtype, kind in operands))["result"]
        assert found == promotion.golden_result(operands).name


def test_views_of_bytes_agree_with_torch(torch):
    rng, done = random.Random(0), 0
    while done < 300:
        sizes, strides = random_layout(rng, low=1, most=3)
        old, new, offset = rng.choice(ALL_TYPES), rng.choice(ALL_TYPES), rng.randint(0, 8)
        x = torch.empty(4096, dtype=getattr(torch, old.name)).as_strided(sizes, strides, offset)
        try:
            theirs = x.view(getattr(torch, new.name))
        except RuntimeError:
            continue
        done += 1
        ours = lesson_03._numpy_view(sizes, strides, offset, old, new)
        assert ours == (tuple(theirs.shape), theirs.stride(), theirs.storage_offset())


def test_refused_writes_are_the_librarys():
    for own, common, text in geometry.golden("03")["inplace_errors"]:
        x = tt.ones(1, dtype=BY_NAME[common])
        if text:
            with pytest.raises(RuntimeError) as caught:
                tt.add(x, x, out=tt.ones(1, dtype=BY_NAME[own]))
            assert str(caught.value) == text
        else:
            tt.add(x, x, out=tt.ones(1, dtype=BY_NAME[own]))


# ---- lesson 04


def test_schemas_are_taken_apart_field_by_field():
    for entry, text in _RIGHT.items():
        assert lesson_04.fields(text) == lesson_04.fields(lesson_04._golden_schema(entry))
        assert lesson_04._judge_schemas((entry,), Outcome(text)) is None
    renamed = _RIGHT["relu_"].replace("(a!)", "(z!)")
    assert lesson_04._judge_schemas(("relu_",), Outcome(renamed)) is None
    short = lesson_04._judge_schemas(("t",), Outcome("t(Tensor(a) self, int dim) -> Tensor(a)"))
    assert short.note == "expected result 0, its type (Tensor(a)), got argument 1, its name (dim)"
    broken = lesson_04._judge_schemas(("t",), Outcome("t(Tensr self) -> Tensor"))
    assert broken.note.startswith("The parser says: unknown type specifier")


def test_mm_refuses_as_the_table_says():
    for (shape_a, a, shape_b, b), text in lesson_04._mm_errors().items():
        pair = tt.ones(shape_a, dtype=BY_NAME[a]), tt.ones(shape_b, dtype=BY_NAME[b])
        if text:
            with pytest.raises(RuntimeError) as caught:
                tt.mm(*pair)
            assert str(caught.value) == text


@pytest.mark.filterwarnings("ignore:An output with one or more elements")
def test_outs_are_treated_as_the_table_says():
    for sizes, strides, dtype, after, error, _ in geometry.golden("04")["outs"]:
        out = tt.empty_strided(sizes, strides, dtype=BY_NAME[dtype])
        if error:
            with pytest.raises(RuntimeError) as caught:
                tt.mm(tt.ones(2, 4), tt.ones(4, 3), out=out)
            assert str(caught.value) == error
        else:
            tt.mm(tt.ones(2, 4), tt.ones(4, 3), out=out)
        assert out.stride() == tuple(after)


def test_a_kernel_is_judged_by_what_it_wrote():
    case = (kernels.Product(2, 2, 2, ((6, 2), 0), ((2, 1), 0), ((2, 1), 0)),)
    judge, observe = kernels._judge_kernel, kernels._observe_kernel

    def at_once(out, a, b):
        kernels._matrix(out)[...] = kernels._matrix(a) @ kernels._matrix(b)

    def right(out, a, b):
        flat, _, (rows, columns), begin = out
        for i, row in enumerate(kernels._matrix(a) @ kernels._matrix(b)):
            for j, number in enumerate(row):
                flat[begin + i * rows + j * columns] = number

    def spills(out, a, b):
        right(out, a, b)
        out[0][1] = 0

    def changes_a(out, a, b):
        right(out, a, b)
        a[0][0] += 1

    assert judge(case, observe(right, case)) is None
    assert judge(case, observe(at_once, case)).got == "many elements at once written"
    assert "do not belong to out" in judge(case, observe(spills, case)).note
    assert judge(case, observe(changes_a, case)).got == "a changed by your call"


# ---- lesson 05


def test_broadcast_sizes_agree_with_the_library():
    rng = random.Random(0)
    for _ in range(500):
        a, b = rng.choice(lesson_05._SHAPES), rng.choice(lesson_05._SHAPES)
        try:
            ours = lesson_05._broadcast(a, b)
        except RuntimeError as error:
            with pytest.raises(RuntimeError) as caught:
                tt.ones(a, device="meta") + tt.ones(b, device="meta")
            assert str(caught.value) == str(error)
        else:
            assert tuple((tt.ones(a, device="meta") + tt.ones(b, device="meta")).size()) == ours


def test_order_and_dense_strides_give_torchs_outputs():
    for operands, shape, strides in geometry.golden("05")["sums"]:
        over = [lesson_05._numpy_strides(tuple(sizes), tuple(steps), tuple(shape)) for sizes, steps in operands]
        perm = loops._library_order(tuple(shape), [None, *over])
        assert loops._dense_strides(tuple(shape), perm) == tuple(strides)
    assert loops.torchs_sums() is None


def test_fewest_dimensions_are_the_librarys():
    rng = random.Random(0)
    for _ in range(400):
        shape = tuple(rng.randint(1, 4) for _ in range(rng.randint(0, 4)))
        operands = []
        for _ in range(rng.randint(1, 3)):
            strides: list[int] = []
            for dim in range(len(shape)):
                even = shape[dim - 1] * strides[dim - 1] if dim and rng.random() < 0.7 else rng.randint(0, 9)
                strides.append(even)
            operands.append(tuple(strides))
        sizes, merged = loops.coalesce_dimensions(shape, operands)
        assert len(loops.fewest_dimensions(shape, operands)[0]) == len(sizes)
        assert loops._judge_coalesce((shape, operands), Outcome((sizes, list(merged)))) is None
