"""What the generators write for one entry, as text and run."""

from __future__ import annotations

import pytest
from for_each import for_each

import tinytensor as tt
from tinytensor.codegen import (
    gen_autograd_function,
    gen_function,
    gen_handle,
    gen_inplace_or_view,
    gen_kernel,
    gen_method,
    gen_stub,
    gen_variable_type,
    load_derivatives,
    load_native_functions,
    parse_derivative,
    parse_native_function,
)
from tinytensor.codegen.code_template import CodeTemplate
from tinytensor.codegen.gen_inplace_or_view import gen_maker, write_of
from tinytensor.codegen.load import match_differentiability_info
from tinytensor.codegen.model import NativeFunctionWithInfo, group_by_base_name

FUNCTIONS = load_native_functions()
BY_NAME = {fn.full_name: fn for fn in FUNCTIONS}
MATCHED = {m.fn.full_name: m for m in match_differentiability_info(FUNCTIONS, load_derivatives())}
GROUPS = group_by_base_name(FUNCTIONS)

HYPOT = parse_native_function(
    """
func: hypot(Tensor self, Tensor other) -> Tensor
variants: function, method
structured_delegate: hypot.out
"""
)
HYPOT_DERIVATIVE = """
name: hypot(Tensor self, Tensor other) -> Tensor
self: grad * self / result
other: grad * other / result
"""


def test_the_handle_and_the_stub_of_add():
    assert gen_handle(BY_NAME["add.Tensor"]) == (
        'add_Tensor_op = def_("aten::add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor")\n'
    )
    assert gen_stub(BY_NAME["add.Tensor"]) == (
        "def add_Tensor(self, other, alpha=1):\n"
        "    ks = self.meta_.key_set | other.meta_.key_set\n"
        "    if state.dirty:\n"
        "        ks = (ks | tls.included | state.observed) & tls.not_excluded\n"
        "    return add_Tensor_op.table[ks](ks, self, other, alpha)\n"
    )


def test_the_autograd_kernel_of_a_new_operator():
    text = gen_variable_type(NativeFunctionWithInfo(HYPOT, parse_derivative(HYPOT_DERIVATIVE)))
    assert text == (
        "def hypot(ks, self, other):  # hypot(Tensor self, Tensor other) -> Tensor\n"
        "    grad_fn = HypotBackward0(collect_next_edges_2(self, other))\n"
        "    if grad_fn.next_edges[1] is not None:\n"
        "        grad_fn.other_ = SavedVariable(other, False)\n"
        "    if grad_fn.next_edges[0] is not None:\n"
        "        grad_fn.self_ = SavedVariable(self, False)\n"
        "    ks &= AFTER_AUTOGRAD\n"
        "    result = _hypot_table[ks](ks, self, other)\n"
        "    set_history(result, grad_fn)\n"
        "    grad_fn.result_ = SavedVariable(result, True)\n"
        "    return result\n"
    )


def test_the_node_of_a_new_operator():
    text = gen_autograd_function(parse_derivative(HYPOT_DERIVATIVE))
    assert text.startswith("class HypotBackward0(TraceableFunction):  # derivatives.yaml: hypot\n")
    assert '__slots__ = ("other_", "result_", "self_")\n    saved_for_edge = {"other_": 1, "self_": 0}\n' in text
    assert "self_grad = grad * self / result" in text and "other_grad = grad * other / result" in text


def test_an_edited_formula_changes_what_is_saved():
    before = gen_autograd_function(parse_derivative("name: exp(Tensor self) -> Tensor\nself: grad * result"))
    after = gen_autograd_function(parse_derivative("name: exp(Tensor self) -> Tensor\nself: grad * exp(self)"))
    assert '__slots__ = ("result_",)' in before and "self_" not in before
    assert '__slots__ = ("self_",)' in after and "result_" not in after


def test_what_several_gradients_need_is_saved_for_these_alone():
    derivative = parse_derivative(
        "name: hypot(Tensor self, Tensor other) -> Tensor\n"
        "self, other: both(grad, wrap_opt_if(self, grad_input_mask[1]), other, grad_input_mask)"
    )
    kernel = gen_variable_type(NativeFunctionWithInfo(HYPOT, derivative))
    assert "grad_fn.self_ = SavedVariable(self if grad_fn.next_edges[1] is not None else None, False)" in kernel
    assert "grad_fn.other_ = SavedVariable(other, False)" in kernel
    assert "both(grad, self, other, grad_input_mask)" in gen_autograd_function(derivative)


def test_inplace_saves_before_it_overwrites():
    text = gen_variable_type(MATCHED["mul_.Tensor"])
    saving, _, rest = text.partition("_mul__Tensor_table[ks]")
    assert "SavedVariable(F.clone(self), False)" in saving and "SavedVariable" not in rest
    assert "check_inplace(self, True)" in saving and "rebase_history(self, grad_fn)" in rest


def test_out_overloads_refuse_gradients():
    assert gen_variable_type(MATCHED["add.out"]) == 'add_out = throw_error_out_requires_grad("add", "out")\n'


@pytest.mark.parametrize("name", ["eq.Tensor", "argmax", "zeros_like", "matmul", "empty.memory_format", "any"])
def test_no_autograd_kernel_where_nothing_is_differentiable(name):
    assert gen_variable_type(MATCHED[name]) == ""


def test_structured_forms_differ_only_in_their_output():
    functional = gen_kernel(BY_NAME["add.Tensor"], "CPU", BY_NAME)
    inplace = gen_kernel(BY_NAME["add_.Tensor"], "CPU", BY_NAME)
    out = gen_kernel(BY_NAME["add.out"], "CPU", BY_NAME)
    assert "it = binary_ops.add_meta(None, self, other, alpha)" in functional
    assert "it = binary_ops.add_meta(self, self, other, alpha)" in inplace
    assert "it = structured_out(binary_ops.add_meta, out, (self, other, alpha))" in out
    for text in (functional, inplace, out):
        assert text.count("binary_ops.add_impl(it, ") == 1
    assert "add_impl" not in gen_kernel(BY_NAME["add.Tensor"], "Meta", BY_NAME)


def test_views_and_writes_have_adinplaceorview_kernels():
    assert "return as_view(self, result)" in gen_inplace_or_view(BY_NAME["t"])
    assert "return as_view_list(self, result)" in gen_inplace_or_view(BY_NAME["unbind.int"])
    row = gen_inplace_or_view(BY_NAME["add_.Tensor"])
    assert row == 'add__Tensor = increment_version_1_of_3("aten::add_", "Tensor")\n'
    row = gen_inplace_or_view(BY_NAME["add.out"])
    assert row == 'add_out = increment_version_4_of_4("aten::add", "out")\n'
    write = write_of(BY_NAME["add.out"])
    assert write is not None
    maker = gen_maker(write)
    assert (
        "def increment_version_4_of_4(name, overload):" in maker
        and "    increment_version(d)\n        return d" in maker
    )
    text = gen_inplace_or_view(BY_NAME["max.dim_max"])
    assert "    increment_version(max)\n    increment_version(max_values)\n    return max, max_values\n" in text
    assert gen_inplace_or_view(BY_NAME["add.Tensor"]) == ""
    assert gen_inplace_or_view(BY_NAME["narrow"]) == ""  # composite: the views that it calls have theirs
    assert gen_inplace_or_view(BY_NAME["view.dtype"], MATCHED["view.dtype"].info) == ""


def test_a_view_as_another_dtype_is_not_differentiable():
    x = tt.ones(2, requires_grad=True)
    seen = x.view(tt.int32)
    assert not seen.requires_grad and seen._base is None and seen.tolist() == [0x3F800000] * 2


@for_each(sorted(GROUPS))
def test_every_block_compiles(name):
    for fn in GROUPS[name]:
        for text in (
            gen_handle(fn) + gen_stub(fn),
            gen_variable_type(MATCHED[fn.full_name]),
            gen_inplace_or_view(fn),
            *(gen_kernel(fn, key, BY_NAME) for key in ("CPU", "Meta", "CompositeImplicitAutograd")),
        ):
            compile(text, name, "exec")
    compile(gen_function(GROUPS[name]), name, "exec")
    compile(gen_method(GROUPS[name]), name, "exec")


def test_generated_python_takes_what_torch_takes():
    x = tt.arange(6).reshape(2, 3)
    assert x.view(3, 2).shape == x.view((3, 2)).shape == x.view(size=(3, 2)).shape == (3, 2)
    assert tt.add(input=x, other=1).tolist() == (x + 1).tolist() == (1 + x).tolist()
    assert x.sum(0).tolist() == x.sum(dim=0).tolist() == x.sum((0,)).tolist() == tt.sum(x, dim=[0]).tolist()
    assert tt.max(x, x.max()).tolist() == [[5, 5, 5], [5, 5, 5]]
    assert x.max(1).values.tolist() == tt.max(x, dim=1).values.tolist() == [2, 5]
    assert str(x.max(1)) == "torch.return_types.max(\nvalues=tensor([2, 5]),\nindices=tensor([2, 2]))"
    assert tt.where(x > 2, x, 0).tolist() == x.where(x > 2, 0).tolist() == [[0, 0, 0], [3, 4, 5]]
    assert x.to(tt.float64).dtype is x.to("cpu", tt.float64).dtype is x.to(tt.ones(1).double()).dtype is tt.float64
    assert tt.zeros(2, 3, requires_grad=True).requires_grad


def test_mistakes_are_told_in_the_words_of_torch():
    x = tt.ones(2)
    for call, message in (
        (lambda: x.add("a"), r"add\(\): argument 'other' \(position 1\) must be Tensor, not str"),
        (lambda: tt.add(x, "a"), r"add\(\): argument 'other' \(position 2\) must be Tensor, not str"),
        (lambda: tt.add(x, x, alpha="a"), r"add\(\): argument 'alpha' must be Number, not str"),
        (lambda: x.mm(), r"^mm\(\) missing 1 required positional argument"),
        (lambda: x.max("a"), r"^max\(\) received an invalid combination of arguments - got \(str\), but expected one"),
        (lambda: x.view(), r"^view\(\) received an invalid combination of arguments"),
    ):
        with pytest.raises(TypeError, match=message):
            call()


def test_plain_arguments_are_ints_not_bools_or_floats():
    """True == 1 == 1.0: a fast path that compared values would let them through."""
    x = tt.ones(2, 3)
    assert x.view(3, 2).shape == (3, 2)
    for call in (lambda: x.view(3.0, 2), lambda: x.permute(1.0, 0), lambda: x.sum(0.0), lambda: x.select(0.0, 0)):
        with pytest.raises(TypeError):
            call()


def test_operators_let_the_other_operand_try():
    class Meters:
        def __radd__(self, other):
            return "meters"

        def __rmatmul__(self, other):
            return "matrix of meters"

    assert tt.ones(2) + Meters() == "meters"
    assert tt.ones(2) @ Meters() == "matrix of meters"
    with pytest.raises(TypeError):
        tt.ones(2) + "two"


def test_code_template():
    template = CodeTemplate("def f($args):\n    $body\n    return ${name}_\n")
    text = template.substitute(args=["a", "b"], body=["if a:", "    $b", ""], name="x")
    assert text == "def f(a, b):\n    if a:\n        $b\n\n    return x_\n"
    assert template.substitute(args="", body=[], name="x") == "def f():\n    return x_\n"
    with pytest.raises(KeyError):
        template.substitute(args="", body="")
