"""dispatch_trace: the pictures, the words, and the call made again with something else on."""

import re
import xml.etree.ElementTree as ET

import pytest
import tinytensor_widgets as tw

import tinytensor as tt
from tinytensor import introspect
from tinytensor.aten.core.dispatch.dispatcher import dispatcher

SVG = "{http://www.w3.org/2000/svg}"


def texts(svg):
    return [t.text for t in ET.fromstring(svg).iter(f"{SVG}text")]


def program():
    w = tt.ones(4, 3, requires_grad=True)
    (tt.nn.functional.linear(tt.ones(2, 3), w).relu() ** 2).sum().backward()
    with tt.no_grad():
        w.sub_(w.grad)


@pytest.fixture
def shown():
    a, b = tt.ones(2, 3, requires_grad=True), tt.ones(3, 2)
    return tw.dispatch_trace(lambda: tt.mm(a, b))


def test_path_as_text(shown):
    assert shown.text().splitlines() == [
        "aten::mm(float32 (2, 3), float32 (3, 2)) -> float32 (2, 2)    aten/ops/linalg.py mm",
        "  1.  AutogradCPU      autograd kernel                                     autograd/generated/variable_type.py mm",
        "  -   ADInplaceOrView  fallthrough: nothing to do here",
        "  -   BackendSelect    fallthrough: nothing to do here",
        "  2.  CPU              kernel                                              aten/native/generated/register_cpu_linalg.py mm",
        "                         meta function: checks, and says what the output is  aten/native/linalg/linear_algebra.py mm_meta",
        "                         makes the output                                    aten/empty_tensor.py "
        "empty_from_metadata",
        "                         impl: reads and writes elements                     aten/native/linalg/linear_algebra.py mm_impl",
    ]


def test_keys_that_were_not_reached_and_calls_inside():
    a, w = tt.ones(2, 3), tt.ones(4, 3)
    lines = tw.dispatch_trace(lambda: tt.nn.functional.linear(a, w)).text().splitlines()
    assert lines[0].startswith("aten::linear(float32 (2, 3), float32 (4, 3)) -> float32 (2, 4)")
    assert [line.split()[0] for line in lines if line.lstrip()[0].isdigit()] == ["1.", "2.", "3.", "4.", "5."]
    assert "    aten::t(float32 (4, 3)) -> float32 (3, 4)    aten/ops/shape.py t_default" in lines
    assert lines[-1] == "  -   CPU              not reached: nobody redispatched to it"


def test_keyset_view(shown):
    shown.view = "keyset"
    lines = {line.split()[0]: line.split()[1:] for line in shown.text().splitlines()[2:]}
    assert lines["AutogradFunctionality"] == ["1", "1", "1", "AutogradCPU"] and lines["Dense"] == ["1", "1", "1", "1"]
    assert lines["ADInplaceOrView"] == ["1", "1", "1", "1", "skipped", "1"] and lines["AutocastCUDA"] == ["1"]
    assert lines["CPUBit"] == ["1", "1", "1", "AutogradCPU", "1"] and lines["REQUIRES_GRAD"] == ["1", "1"]
    words = texts(shown.svg())
    assert words.count("AutogradCPU") == 2 and {
        "self",
        "mat2",
        "+ included",
        "- excluded",
        "= key set",
        "then CPU",
    } <= set(words)


def test_table_view():
    table = tw.dispatch_trace(op="aten::mm", view="table")
    lines = [line.split() for line in table.text().splitlines()]
    assert ["CPU", "kernel", "aten/native/generated/register_cpu_linalg.py", "mm"] in lines
    assert ["BackendSelect", "backend", "fallback", "fallthrough"] in lines
    assert "computed table: what runs at each key, and why" in texts(table.svg())
    assert table._views == ["table"] and table._toggles == []
    with pytest.raises(ValueError, match="there is no operator aten::nonsense"):
        tw.dispatch_trace(op="aten::nonsense", view="table")
    with pytest.raises(TypeError, match="needs a function to run, or an operator"):
        tw.dispatch_trace()
    with pytest.raises(ValueError, match="there is no view 'map'; there are path, keyset, table, program"):
        tw.dispatch_trace(lambda: None, view="map")


def test_a_program_as_a_tree():
    tree = tw.dispatch_trace(program, view="program")
    lines = tree.text().splitlines()
    assert [line.split(":")[0] for line in lines if line.startswith("- ")] == [
        "- forward", "- backward", "- after backward",
    ]  # fmt: skip
    nodes = [line.strip() for line in lines if "Backward0" in line]
    assert nodes == [
        "- SumBackward0: 1 call", "- PowBackward0: 4 calls", "- ReluBackward0: 1 call", "- MmBackward0: 3 calls",
        "- TBackward0: 1 call",
    ]  # fmt: skip
    assert "  aten::sub_.Tensor(float32 (4, 3), float32 (4, 3)) -> float32 (4, 3): ADInplaceOrView, then CPU" in lines
    assert re.search(r"^  aten::t +4  AutogradCPU, ADInplaceOrView, CPU$", tree.text(), re.M)
    assert " us" not in tree.text() + tree.svg() and " us</text>" in tree._svg
    tree._ask = {"do": "fold_all"}
    assert [t for t in texts(tree.svg()) if "aten" in t] == []
    tree._ask = {"do": "fold", "id": "s1"}
    assert "MmBackward0" in texts(tree.svg()) and "forward" in texts(tree.svg())
    tree._ask = {"do": "unfold_all"}
    assert "aten::mm(float32 (4, 2), float32 (2, 3)) -> float32 (4, 3)" in texts(tree.svg())


def test_long_programs_are_folded():
    x = tt.ones(2)
    tree = tw.dispatch_trace(lambda: [x + 1 for _ in range(60)] and x.sum(), view="program")
    assert "  + aten::sum(float32 (2,)) -> float32 (): CPU, 1 call inside" in tree.text().splitlines()
    assert tree._toggles == []  # the arguments of so many calls are not kept
    tree.view = "path"
    assert any("more lines" in words for words in texts(tree.svg()))


@pytest.mark.parametrize("view", ["path", "keyset", "table", "program"])
def test_pictures_are_complete_and_the_same_every_time(view):
    first, second = (tw.dispatch_trace(program, view=view).svg() for _ in range(2))
    assert first == second
    root = ET.fromstring(first)
    assert [child.tag for child in root][:2] == [f"{SVG}title", f"{SVG}desc"] and len(root[1].text) > 200
    assert not re.search(r"\bid=|<script|<style|0x[0-9a-f]{6}", first)
    live = ET.fromstring(tw.dispatch_trace(program, view=view)._svg)
    cells = [g for g in live.iter(f"{SVG}g") if g.get("role") == "gridcell"]
    assert cells and all(cell.get("aria-label") and cell.get("tabindex") == "-1" for cell in cells)


def test_what_ran_and_what_did_not_differ_by_more_than_colour(shown):
    boxes = [r for r in ET.fromstring(shown.svg()).iter(f"{SVG}rect") if r.get("class") in ("tt-key", "tt-box")]
    assert [(r.get("class"), r.get("stroke-dasharray")) for r in boxes] == [
        ("tt-key", None), ("tt-box", "3 3"), ("tt-box", "3 3"), ("tt-key", None),
    ]  # fmt: skip
    assert {"1", "2"} <= set(texts(shown.svg()))


def test_steps(shown):
    assert shown.steps == 2 and shown.step == 0
    shown.step = 9
    assert shown.step == 2
    assert re.match(
        r"step 2 of 2: aten::mm at CPU, kernel, aten/native/generated/register_cpu_linalg\.py:\d+ mm$", shown._says[1]
    )  # with the line, live


def test_errors_are_shown():
    a = tt.ones(2, 3)
    shown = tw.dispatch_trace(lambda: tt.mm(a, a))
    raised = "raised RuntimeError: mat1 and mat2 shapes cannot be multiplied (2x3 and 2x3)"
    assert shown.text().splitlines()[-1].strip() == raised and raised in texts(shown.svg())
    assert "raised ValueError: before anything" in tw.dispatch_trace(lambda: fail()).text()
    assert tw.dispatch_trace(lambda: None).text() == "no operator was called"


def fail():
    raise ValueError("before anything")


def test_a_subclass_is_asked_first():
    class Plain(tt.Tensor):
        pass

    y = tt.ones(2).as_subclass(Plain)
    shown = tw.dispatch_trace(lambda: y + 1)
    assert shown.text().splitlines()[:2][0] == "torch.Tensor.add(float32 (2,), 1) -> float32 (2,)"
    assert "Plain.__torch_function__ is asked" in texts(shown.svg())
    shown.view = "table"  # of the first operator that it led to
    assert shown.text().startswith("aten::add.Tensor(")
    shape = tw.dispatch_trace(lambda: y.shape, view="table")
    assert shape.text().startswith("torch.Tensor.shape.__get__") and shape.svg()


# The call made again.


def path(widget):
    return [stop["key"] for stop in widget.shown["calls"][0]["stops"]]


def test_toggles_change_the_path_and_nothing_else(shown):
    assert shown.on == ["self.requires_grad"] and path(shown) == ["AutogradCPU", "CPU"]
    shown.toggle("self.requires_grad")
    assert path(shown) == ["CPU"] and shown._said == "before: AutogradCPU, then CPU; now: CPU"
    shown.toggle("mat2.requires_grad")
    assert path(shown) == ["AutogradCPU", "CPU"]
    shown.toggle("no_grad")
    assert path(shown) == ["CPU"] and shown.on == ["mat2.requires_grad", "no_grad"]
    shown.toggle("no_grad", "meta")
    assert path(shown) == ["AutogradMeta", "Meta"]
    shown.toggle("TorchDispatchMode")
    assert path(shown) == ["PythonTLSSnapshot", "AutogradMeta", "Python", "Python"]
    shown.reset()
    assert shown.shown is shown.trace and path(shown) == ["AutogradCPU", "CPU"] and shown.on == ["self.requires_grad"]
    with pytest.raises(ValueError, match=r"there is no toggle .hat.; there are self\.requires_grad, mat2"):
        shown.toggle("hat")


def test_what_is_refused_is_said_and_taken_back(shown):
    shown.toggle("self.inference")
    assert shown._error.startswith("RuntimeError: Setting requires_grad=True on inference tensor outside InferenceMode")
    assert shown.on == ["self.requires_grad"] and path(shown) == ["AutogradCPU", "CPU"]
    shown.toggle("mat2.inference")
    assert shown._error == "" and shown.on == ["self.requires_grad", "mat2.inference"]
    shown.view = "keyset"
    line = next(line for line in shown.text().splitlines() if line.split()[0] == "AutogradFunctionality")
    assert line.split()[1:] == ["1", "1", "AutogradCPU"]  # of self and of the set, not of mat2


@pytest.mark.parametrize(
    ("key", "ran", "changed"),
    [
        ("CPU", ["AutogradCPU", "CPU"], ["CPU"]),
        ("ADInplaceOrView", ["AutogradCPU", "ADInplaceOrView", "CPU"], ["ADInplaceOrView"]),
        ("BackendSelect", ["AutogradCPU", "BackendSelect", "CPU"], ["BackendSelect"]),
        ("AutogradCPU", ["AutogradCPU", "CPU"], ["AutogradCPU"]),
        ("CompositeExplicitAutograd", ["AutogradCPU", "CPU"], [f"Sparse{b}" for b in ("CUDA", "PrivateUse1", "Meta")]),
    ],
)  # fmt: skip
def test_a_kernel_for_the_time_of_a_call(shown, key, ran, changed):
    before = dispatcher.find_op("aten::mm").entry.dump_state()
    shown.view = "table"
    shown.register_at = key
    assert path(shown) == ran and shown._said.endswith(f"entries of the table that changed: {', '.join(changed)}")
    assert [line.split()[1] for line in shown.text().splitlines() if line.startswith("  *")] == changed
    assert any("(before: " in words for words in texts(shown.svg()))
    assert dispatcher.find_op("aten::mm").entry.dump_state() == before
    shown.register_at = ""
    assert shown.shown is shown.trace and "*" not in shown.text()


def test_the_arguments_are_copies():
    x = tt.ones(2)
    shown = tw.dispatch_trace(lambda: x.add_(1))
    assert x.tolist() == [2, 2]
    shown.toggle("TorchDispatchMode")
    assert x.tolist() == [2, 2] and x._version == 1 and path(shown)[0] == "PythonTLSSnapshot"


def test_another_call_of_a_program_is_made_again():
    a, b = tt.ones(2, 3), tt.ones(3, 2)
    shown = tw.dispatch_trace(lambda: (tt.neg(a), tt.mm(a, b)))
    assert shown._name == "aten::neg"
    shown.call = 1
    assert shown._name == "aten::mm" and [name for name, _ in shown._toggles][:2] == [
        "self.requires_grad", "mat2.requires_grad",
    ]  # fmt: skip
    shown.toggle("mat2.requires_grad")
    assert [c["name"] for c in shown.shown["calls"]] == ["aten::mm"] and path(shown) == ["AutogradCPU", "CPU"]
    shown.reset()
    assert shown.call == 1 and len(shown.shown["calls"]) == 2


def test_a_dict_is_drawn_as_it_is():
    a, b = tt.ones(2, 3), tt.ones(3, 2)
    trace = introspect.dispatch_trace(lambda: tt.mm(a, b))
    assert tw.dispatch_trace(trace).svg() == tw.dispatch_trace(lambda: tt.mm(a, b)).svg()
    assert tw.dispatch_trace(trace)._toggles == []
