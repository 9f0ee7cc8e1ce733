"""The two tables: read correctly, refused where wrong, and equal to PyTorch's where they speak of the same thing."""

from __future__ import annotations

import ast
import inspect
from pathlib import Path

import pytest

from tinytensor.codegen import load_derivatives, load_native_functions, parse_derivative, parse_native_function
from tinytensor.codegen.load import TableError, match_differentiability_info, op_prefix
from tinytensor.dispatch.schema import SchemaKind

FUNCTIONS = load_native_functions()
INFOS = load_derivatives()


@pytest.fixture(scope="module")
def torch_tables():
    torchgen = pytest.importorskip("torchgen")
    yaml = pytest.importorskip("yaml")
    packaged = Path(inspect.getfile(torchgen)).parent / "packaged"
    loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    functions = yaml.load((packaged / "ATen/native/native_functions.yaml").read_text(), loader)
    derivatives = yaml.load((packaged / "autograd/derivatives.yaml").read_text(), loader)
    return {e["func"].split("(")[0]: e for e in functions}, {e["name"].split("(")[0]: e for e in derivatives}


def _variants(entry):
    return {v.strip() for v in entry.get("variants", "function").split(",")}


def test_schemas_and_variants_are_pytorchs(torch_tables):
    for fn in FUNCTIONS:
        theirs = torch_tables[0][fn.full_name]
        assert fn.schema == theirs["func"]
        assert set(fn.variants) == _variants(theirs), fn.full_name


def test_structured_delegates_are_pytorchs(torch_tables):
    for fn in FUNCTIONS:
        theirs = torch_tables[0][fn.full_name].get("structured_delegate")
        assert theirs is None or fn.structured_delegate == theirs


def test_derivative_entries_are_pytorchs(torch_tables):
    for info in INFOS:
        theirs = torch_tables[1][info.name]
        assert str(info.func).replace("SymInt", "int") == theirs["name"].replace("SymInt", "int")
        named = {n.strip() for key in theirs for n in key.split(",")} & {a.name for a in info.func.arguments}
        # PyTorch has the formula of select, view and others under `dispatch: Default`.
        for key in theirs.get("dispatch", {}).get("Default", {}):
            named |= {n.strip() for n in key.split(",")} & {a.name for a in info.func.arguments}
        assert named == set(info.differentiable_inputs) | info.non_differentiable, info.name


def test_entries_come_in_pytorchs_order(torch_tables):
    """The order numbers the nodes: PowBackward0, PowBackward1, ..."""
    order = list(torch_tables[1])
    by_prefix: dict[str, list[int]] = {}
    for info in INFOS:
        if info.op is not None:
            by_prefix.setdefault(op_prefix(info.func.name.base_name), []).append(order.index(info.name))
    assert all(positions == sorted(positions) for positions in by_prefix.values())


def test_nodes_and_what_they_show_are_pytorchs():
    torch = pytest.importorskip("torch")
    from tinytensor.autograd.generated import functions

    for info in INFOS:
        if info.op is None:
            continue
        theirs = getattr(torch._C._functions, info.op)
        ours = getattr(functions, info.op)
        shown = [{a for a in dir(node) if a.startswith("_saved_")} for node in (ours, theirs)]
        assert shown[0] == shown[1], info.op


def test_every_inplace_form_finds_its_formula():
    without = {
        m.fn.full_name
        for m in match_differentiability_info(FUNCTIONS, INFOS)
        if m.fn.kind is SchemaKind.inplace and m.info is None and not m.fn.is_composite_implicit
    }
    logical = {f"{name}_" for name in ("logical_and", "logical_or", "logical_not", "bitwise_not")}
    bitwise = {f"bitwise_{op}_.{o}" for op in ("and", "or", "xor") for o in ("Tensor", "Scalar")}
    assert without <= logical | bitwise | {"copy_", "detach_", "resize_", "requires_grad_"}


def test_functions_of_the_table_exist():
    """Every name in `dispatch` is a function of its module, and every structured operator has its meta function."""
    import importlib

    for fn in FUNCTIONS:
        if fn.structured_delegate or fn.manual_cpp_binding:
            continue
        module = importlib.import_module(f"tinytensor.native.{fn.native}")
        for name in set(fn.dispatch.values()) or {fn.ident}:
            assert callable(getattr(module, name, None)), f"{fn.full_name}: {fn.native}.{name}"
            if fn.structured:
                meta = name.removesuffix("_impl") + "_meta"
                assert callable(getattr(module, meta, None)), f"{fn.full_name}: {fn.native}.{meta}"


def _calls_operators(source: str) -> dict[str, bool]:
    """Function name -> whether it, or a function of the same module that it calls, calls a function of `F`."""
    functions = {n.name: n for n in ast.parse(source).body if isinstance(n, ast.FunctionDef)}
    calls = {}
    for name, node in functions.items():
        called = {n.func.id for n in ast.walk(node) if isinstance(n, ast.Call) and isinstance(n.func, ast.Name)}
        direct = any(
            isinstance(n, ast.Attribute) and isinstance(n.value, ast.Name) and n.value.id == "F" for n in ast.walk(node)
        )
        calls[name] = called & set(functions), direct

    def reaches(name: str, seen: frozenset[str]) -> bool:
        called, direct = calls[name]
        return direct or any(reaches(c, seen | {c}) for c in called - seen)

    return {name: reaches(name, frozenset({name})) for name in functions}


def test_kernels_that_call_operators_are_guarded():
    """Without the guard a public operator below autograd would be recorded, and bump versions, a second time."""
    import importlib

    calls: dict[str, dict[str, bool]] = {}
    unguarded = []
    for fn in FUNCTIONS:
        if fn.native is None or fn.structured or fn.is_composite_implicit or fn.needs_guard or not fn.tensor_arguments:
            continue
        if fn.native not in calls:
            module = importlib.import_module(f"tinytensor.native.{fn.native}")
            calls[fn.native] = _calls_operators(inspect.getsource(module))
        unguarded += [f"{fn.full_name}: {name}" for name in fn.dispatch.values() if calls[fn.native].get(name)]
    assert not unguarded


@pytest.mark.parametrize(
    ("entry", "message"),
    [
        ("func: f(Tensor self) -> Tensor\nnative: m\ncolour: red", "unknown field"),
        ("func: f(Tensor self) -> Tensor\nnative: m\ndispatch:\n  TPU: f", "unknown dispatch key 'TPU'"),
    ],
)
def test_wrong_function_entries_are_refused(entry, message):
    with pytest.raises(TableError, match=message):
        parse_native_function(entry)


@pytest.mark.parametrize(
    ("formula", "message"),
    [
        ("self: grad * sef", "'sef' in 'grad \\* sef' is neither argument nor output"),
        ("self: grad *", "no Python expression"),
        ("other: grad", "'other' is no argument"),
    ],
)
def test_wrong_formulas_are_refused(formula, message):
    with pytest.raises(TableError, match=message):
        parse_derivative(f"name: f(Tensor self) -> Tensor\n{formula}")


@pytest.mark.parametrize(
    ("formula", "saved"),
    [
        ("grad * other", {"other"}),
        ("grad.reshape(self.sym_sizes())", {"self_sym_sizes"}),
        ("grad * result", {"result"}),
        ("grad * self.cos()", {"self"}),
        ("self_info(grad, alpha)", {"alpha"}),
        ("grad.to(self.scalar_type()) * self", {"self", "self_scalar_type"}),
        ("grad", set()),
    ],
)
def test_what_a_formula_saves(formula, saved):
    info = parse_derivative(f"name: f(Tensor self, Tensor other, Scalar alpha) -> Tensor\nself: {formula}")
    assert {s.name for s in info.saved} == saved


def test_an_output_is_saved_as_an_output():
    (saved,) = parse_derivative("name: exp(Tensor self) -> Tensor\nself: grad * result").saved
    assert saved.is_output and saved.slot == "result_"
