"""Questions to the dispatcher by PyTorch's names: the same answers, but for where kernels were registered."""

from __future__ import annotations

import importlib
import re

import pytest

import tinytensor as tt
from tinytensor.testing.outcome import attempt

TEXT = 'f::g(int[2] a=[1, 2], float? b=None, *, str c="x", Tensor(a!) e) -> (Tensor, int)'
QUESTIONS = """
C._dispatch_has_kernel("aten::add.Tensor"), C._dispatch_has_kernel("aten::nope")
has("aten::add.Tensor", "CPU"), has("aten::mm", C.DispatchKey.CPU)
has("aten::add.Tensor", "AutogradCPU"), has("aten::mm", "Autograd")
has("aten::matmul", "CompositeImplicitAutograd"), has("aten::matmul", "CPU")
has("aten::nope", "CPU")
has("aten::mm", "nope")
computed("aten::matmul", "CPU")
computed("aten::mm", "AutogradCPU"), computed("aten::mm", "CPU")
computed("aten::matmul", "CompositeImplicitAutograd")
computed("aten::nope", "CPU")
C._dispatch_has_kernel_for_any_dispatch_key("aten::mm", C.DispatchKeySet(C.DispatchKey.CPU))
C._dispatch_kernel_for_dispatch_key_is_fallthrough("aten::mm", C.DispatchKey.CPU)
C._dispatch_dump("aten::nope"), C._dispatch_dump_table("aten::nope")
C._dispatch_dump("aten::matmul").splitlines()[:2], "aten::mm" in C._dispatch_get_all_op_names()
"aten::mm" in registered("CPU"), "aten::mm" in registered("AutogradCPU")
"aten::mm" in registered(), C._dispatch_find_dangling_impls()
registered("nope")
C._dispatch_find_schema_or_throw("aten::nope", "")
C._dispatch_has_backend_fallback(C.DispatchKey.CPU), C._dispatch_has_backend_fallback(C.DispatchKey.AutocastCPU)
C._dispatch_key_name(C.DispatchKey.CPU), str(C._dispatch_key_parse("CPU")), str(C._parse_dispatch_key("Meta")), C._parse_dispatch_key("x")
C._dispatch_key_parse("x")
C._dispatch_is_alias_key(C.DispatchKey.Autograd), C._dispatch_is_alias_key(C.DispatchKey.AutogradCPU)
C._dispatch_is_included_in_alias("CPU", "CompositeImplicitAutograd"), C._dispatch_is_included_in_alias("CPU", "Autograd")
str(C._dispatch_get_backend_keyset_from_autograd(C.DispatchKey.AutogradCPU)), C._dispatch_isTensorSubclassLike(torch.ones(1))
C._dispatch_tls_is_dispatch_key_included(C.DispatchKey.BackendSelect), C._dispatch_tls_is_dispatch_key_excluded(C.DispatchKey.AutogradCPU)
torch.ops.aten.add.Tensor._schema.name, torch.ops.aten.add.Tensor._schema.overload_name, repr(torch.ops.aten.relu.default._schema)
[(a.name, a.kwarg_only, a.default_value, a.has_default_value()) for a in torch.ops.aten.add.Tensor._schema.arguments]
torch.ops.aten.add_.Tensor._schema.arguments[0].alias_info.is_write, torch.ops.aten.add_.Tensor._schema.is_mutable
[(a.name, a.default_value, a.N, a.kwarg_only, a.is_out) for a in C.parse_schema(TEXT).arguments]
str(C.parse_schema("foo::bar(Tensor a, int b=3, *, Tensor(a!) out) -> Tensor(a!)"))
C.parse_schema("f::g() -> ()") == C.parse_schema("f::g() -> ()")
[C.parse_schema(t).arguments[0].alias_info.before_set for t in ("f::g(Tensor(a!) x) -> Tensor(a!)",)] == [{"a"}]
torch.library.Library("aten", "DEF")
""".strip().splitlines()  # fmt: skip


def names(m):
    return {
        "torch": m, "C": m._C, "has": m._C._dispatch_has_kernel_for_dispatch_key,
        "computed": m._C._dispatch_has_computed_kernel_for_dispatch_key,
        "registered": m._C._dispatch_get_registrations_for_dispatch_key, "TEXT": TEXT,
    }  # fmt: skip


@pytest.mark.parametrize("number", range(len(QUESTIONS)))
def test_questions(same, number):
    def program(m):
        answer = attempt(lambda: eval(QUESTIONS[number], names(m)))
        # Where something was registered differs, and so may the end of a message.
        return re.split(r"  If you were trying", answer)[0] if isinstance(answer, str) else answer

    same(program)


def test_tables_are_the_operator_s_own():
    table = tt._C._dispatch_dump_table("aten::matmul")
    assert table == tt._C._dispatch_find_schema_or_throw("aten::matmul", "").entry.dump_computed_table()
    assert re.search(r"^CPU: registered at .* \[math kernel\]$", table, re.M)
    assert "Autograd[alias]: " in tt._C._dispatch_dump("aten::mm")


def test_printing(capsys):
    tt._C._dispatch_print_registrations_for_dispatch_key("CPU")
    assert capsys.readouterr().out.splitlines() == tt._C._dispatch_get_registrations_for_dispatch_key("CPU")


CALLS = {
    "std": lambda m, x: [m.std(x), x.std(), x.std(unbiased=True), m.std(x, True), m.std(x, unbiased=False), x.std(0)],
    "var": lambda m, x: [m.var(x), x.var(), x.var(unbiased=True), x.var(False), x.var(dim=0), x.var(0, False, True)],
    "both": lambda m, x: [m.std_mean(x)[0], m.var_mean(x)[0], m.std_mean(x, unbiased=True)[0], m.var_mean(x, 0)[0]],
    "dropout": lambda m, x: [m.nn.functional.dropout(x, 0.5)],
    "range": lambda m, x: [m.range(1, 3), m.range(1, 3, 0.5)],
}


@pytest.mark.parametrize("name", CALLS)
def test_which_overload_is_called(same, name):
    """What a handler sees, and what the node keeps."""

    def program(m):
        seen = []
        mode = importlib.import_module(f"{m.__name__}.utils._python_dispatch").TorchDispatchMode

        class Log(mode):
            def __torch_dispatch__(self, func, types, args=(), kwargs=None):
                options = {key: value for key, value in (kwargs or {}).items() if key in ("correction", "keepdim")}
                seen.append([str(func), options])
                return func(*args, **(kwargs or {}))

        x = m.ones(3, 2, requires_grad=True)
        with Log():
            made = CALLS[name](m, x)
        return seen, [getattr(y.grad_fn, "_saved_correction", None) for y in made]

    same(program)
