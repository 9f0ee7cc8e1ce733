"""Origins of generated lines: counterfactuals of the generators themselves, edits, faults at their column, journeys."""

import json
from pathlib import Path

import pytest

import tinytensor as tt
from tinytensor.codegen import EntryFault, changes, journey, origins
from tinytensor.codegen.emit import FILES, emit, full_name, read, shipped_texts
from tinytensor.codegen.entry_text import derivative_entry, derivatives, native_entry, native_functions

PACKAGE = Path(tt.__file__).parent
OPERATORS = (
    "exp",
    "add",
    "add_",
    "mul_.Tensor",
    "hypot",
    "sum",
    "mm",
    "linear",
    "view",
    "max.dim",
    "addmm",
    "svd",
    "where",
)
EXP = "- name: exp(Tensor self) -> Tensor\n"


def word(spec, text, what):
    (found,) = [k for k, w in enumerate(spec["words"]) if (w["text"], w["what"]) == (text, what)]
    return found


def lines_of(spec, word):
    return [line["text"].strip() for f in spec["files"] for line in f["lines"] if word in line["words"]]


@pytest.mark.parametrize("name", OPERATORS)
def test_what_is_shown_is_what_stands_in_the_files(name):
    """Every emitted block stands in its generated file, line for line; methods are indented there."""
    name = full_name(name)
    for file, lines in emit(read(name, shipped_texts(name))).items():
        text = "\n".join(line.strip() for line in (PACKAGE / file).read_text().splitlines())
        for block in "\n".join(line.strip() for line in lines).split("\n\n\n"):
            assert block in text, (file, block)


def test_every_file_is_one_that_the_generator_writes():
    assert all((PACKAGE / file).exists() for file in FILES)


def test_exp_word_by_word():
    spec = origins("exp")
    assert json.loads(json.dumps(spec)) == spec
    result = word(spec, "result", "in the formula of self")
    assert lines_of(spec, result) == [
        "grad_fn.result_ = SavedVariable(result, True)",
        '__slots__ = ("result_",)',
        "result = node.result_.unpack(node)",
        "return (grad * result,)",
        'exp = jvp("aten::exp", "", lambda result, self, self_t: (self_t * result))',
    ]
    assert spec["words"][result]["lines"] == 5
    kernel = word(spec, "exp_impl", "kernel for CPU, CUDA")
    assert lines_of(spec, kernel)[0] == "it = unary_ops.exp_meta(None, self)"
    frame = [line["text"].strip() for f in spec["files"] for line in f["lines"] if not line["words"]]
    assert "if grad is None:" in frame and "return (None,)" in frame
    assert spec["saved"] == {"node": "ExpBackward0", "inputs": [], "outputs": ["result"], "values": []}
    assert not spec["edited"]


@pytest.mark.parametrize("name", OPERATORS)
def test_words_stand_where_the_entries_say(name):
    spec = origins(name)
    for entry in spec["entries"]:
        for line in entry["lines"]:
            for start, end, k in line["words"]:
                assert line["text"][start:end] == spec["words"][k]["text"]
    assert all(found["lines"] > 0 for found in spec["words"])
    for f in spec["files"]:
        for line in f["lines"]:
            counts = [spec["words"][k]["lines"] for k in line["words"]]
            assert counts == sorted(counts)


def test_a_mark_that_says_written_to():
    spec = origins("add_")
    mark = word(spec, "(a!)", "written to")
    assert 'add__Tensor = increment_version_1_of_3("aten::add_", "Tensor")' in lines_of(spec, mark)
    assert "rebase_history(self, grad_fn)" in lines_of(spec, mark)


def test_facts_and_called_functions_are_words():
    spec = origins("sum")
    sizes = word(spec, "self.sym_sizes()", "in the formula of self")
    assert "grad_fn.self_sym_sizes = self.meta_.sizes" in lines_of(spec, sizes)
    add = origins("add")
    called = word(add, "maybe_multiply", "called in the formula of other")
    assert [line.partition(" = ")[2] for line in lines_of(add, called)] == ["maybe_multiply(grad, node.alpha)"]


def test_an_edit_changes_what_is_saved():
    before = origins("exp")
    after = origins("exp", derivative=EXP + "  self: grad * exp(self)\n  result: auto_element_wise")
    assert after["edited"] and after["saved"]["inputs"] == ["self"] and after["saved"]["outputs"] == []
    found = {f["file"]: f["lines"] for f in changes(before, after)}
    assert list(found) == [
        "autograd/generated/variable_type.py",
        "autograd/generated/functions.py",
        "autograd/generated/forward_ad_type.py",
    ]
    kernel = found["autograd/generated/variable_type.py"]
    assert ["+", "    grad_fn.self_ = SavedVariable(self, False)"] in kernel
    assert ["-", "    grad_fn.result_ = SavedVariable(result, True)"] in kernel
    assert changes(before, before) == []
    assert origins("exp", derivative=derivative_entry("exp").text) == before


def test_an_edited_native_entry():
    entry = native_entry("exp").text.replace("function, method", "function")
    after = origins("exp", native=entry)
    assert "aten/tensor_methods.py" not in [f["file"] for f in after["files"]]
    assert [f["file"] for f in changes(origins("exp"), after)] == ["aten/tensor_methods.py"]


FAULTS = [
    ("derivative", EXP + "  self: grad * reslt", 1, 15, 5, "neither argument nor output"),
    ("derivative", EXP + "  self: grad * * result", 1, 15, 1, "no Python expression"),
    ("derivative", EXP + "  self: grad *", 1, 14, 1, "no Python expression"),
    ("derivative", EXP + "  self: grad * exq(self)", 1, 15, 3, "neither an operator nor a function"),
    ("derivative", EXP + "  slf: grad", 1, 2, 3, "'slf' is no argument"),
    ("derivative", "- name: exp(Tensr self) -> Tensor", 0, 12, 5, "unknown type specifier"),
    ("derivative", "- name: exp(Tensor self) Tensor", 0, 25, 6, "expected arrow"),
    ("derivative", EXP + "  self: [grad", 1, 13, 1, "no yaml"),
    ("derivative", EXP.replace("exp", "exq") + "  self: grad", 0, 8, 1, "is not the schema of the entry"),
    ("derivative", "grad", 0, 0, 1, "one entry is expected"),
    ("native", "- func: exp(Tensor self)", 0, 24, 1, "expected arrow but found 'eof'"),
    ("native", "- func: exp(Tensor self) -> Tensor\n  structured_delegate: exp.oot", 1, 23, 7, "is no operator"),
    ("native", "- func: exp(Tensor self) -> Tensor\n  delegate: exp.out", 1, 2, 8, "unknown field"),
]


@pytest.mark.parametrize(("place", "text", "line", "column", "length", "message"), FAULTS)
def test_faults_are_reported_at_their_column(place, text, line, column, length, message):
    with pytest.raises(EntryFault, match=message) as caught:
        origins("exp", **{place: text})
    fault = caught.value
    assert (fault.place, fault.line, fault.length) == (place, line, length)
    if "no yaml" not in message:
        assert fault.column == column
    assert str(fault).splitlines()[-1] == " " * fault.column + "~" * length + " here"


def test_unknown_operators_are_refused():
    with pytest.raises(ValueError, match="there is no operator 'exq'"):
        origins("exq")


def test_entries_know_their_lines():
    for name in ("exp", "add.out", "zeros"):
        entry = native_entry(name)
        assert (PACKAGE / entry.file).read_text().splitlines()[entry.line - 1 :][: len(entry.lines)] == entry.lines
    assert set(native_functions()) == {name for name in native_functions() if native_entry(name)}
    assert [n for n in derivatives() if derivative_entry(n) is None and not n.partition(".")[0].endswith("_copy")] == []


def test_journey_of_add():
    found = journey("add")
    assert json.loads(json.dumps(found)) == found
    places = [(p["file"], p["written"]) for p in found["places"]]
    assert [file for file, written in places if written == "by hand"] == [
        "aten/native/native_functions.yaml",
        "autograd/derivatives.yaml",
        "aten/native/pointwise/binary_ops.py",
        "aten/native/pointwise/ufunc/arithmetic.py",
    ]
    assert ("autograd/generated/functions.py", "generated") in places and len(places) == 11
    for place in found["places"]:
        line = (PACKAGE / place["file"]).read_text().splitlines()[place["line"] - 1]
        assert line.strip() == place["text"].strip()
        assert "add" in line.lower()


def test_journey_of_a_composition():
    files = [p["file"] for p in journey("linear")["places"]]
    assert files[0] == "aten/native/native_functions.yaml" and files[-1] == "aten/native/nn/linear.py"
    assert not [file for file in files if file.startswith("autograd")]
