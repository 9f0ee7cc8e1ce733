"""What once differed from PyTorch, one test each; the answers are PyTorch's, written down."""

from __future__ import annotations

import copy
import pickle
import warnings

import numpy as np
import pytest

import tinytensor as tt
from tinytensor.autograd import Function


def raises(kind: type[Exception], text: str, call) -> None:
    """Exactly this error."""
    with pytest.raises(kind) as caught:
        call()
    assert str(caught.value) == text


# ---- versions, views, storages ---------------------------------------------------------------------------------------


def test_a_new_tensor_has_version_0():
    x = tt.ones(2)
    made = [
        x,
        tt.zeros(2),
        tt.full((2,), 3),
        tt.eye(2),
        tt.zeros_like(x),
        tt.full_like(x, 2),
        x.new_ones(2),
        x.isfinite(),
    ]
    with tt.no_grad():
        made += [tt.zeros(2), tt.ones_like(x), tt.isinf(tt.arange(2))]
    assert [t._version for t in made] == [0] * len(made)


def test_a_power_writes_its_result_once():
    x = tt.tensor([4.0])
    assert [(x**n)._version for n in (0, 1, 2, 0.5, -1, 3)] == [0] * 6
    for exponent in (0, 1, 2, 0.5):
        y = tt.tensor([4.0])
        assert y.pow_(exponent)._version == 1


def test_fill_with_a_tensor_is_one_write():
    x = tt.zeros(3)
    assert x.fill_(tt.tensor(2.0))._version == 1
    x = tt.tensor([1.0, 2.0, 3.0])
    assert x.fill_(x[1]).tolist() == [2.0, 2.0, 2.0]  # the value is part of what is written


def test_fill_may_write_one_place_twice():
    assert tt.zeros(1).expand(3).fill_(2).tolist() == [2.0, 2.0, 2.0]


def test_masked_fill_may_write_one_place_twice():
    x = tt.tensor([[9], [8]]).expand(2, 2)
    with pytest.warns(UserWarning, match="masked_fill_ on expanded tensors is deprecated"):
        assert x.masked_fill_(tt.tensor([[False, True], [False, False]]), 1).tolist() == [[1, 1], [8, 8]]


def test_a_number_assigned_to_an_index_is_a_tensor_in_the_graph():
    x = tt.ones(3, requires_grad=True) * 1
    x[...] = 0.5
    assert x.grad_fn.name() == "FillBackward3"
    total = x.sum()
    total[...] = 0.5
    assert total.grad_fn.name() == "torch::autograd::CopyBackwards"


def test_index_put_leaves_the_copys_version():
    x = tt.tensor([1.0, -1.0])
    assert tt.index_put(x, (x < 0,), tt.tensor(0.0))._version == 0


def test_resize_to_the_same_sizes_is_no_write():
    x = tt.zeros(2)
    assert x.resize_((2,))._version == 0
    assert x.resize_((3,))._version == 1


def test_vector_times_matrix_squeezes_in_place():
    assert (tt.ones(2) @ tt.ones(2, 3))._version == 1


def test_a_smaller_storage_keeps_what_its_tensors_reach():
    x = tt.ones(100_000)
    x.untyped_storage().resize_(4)
    assert x.untyped_storage().nbytes() == 4
    x.add_(1)  # stays within memory that is still there
    x.untyped_storage().resize_(800)
    assert x.add_(1).sum().item() == 300_000


def test_deepcopy_keeps_shared_storages_shared():
    a = tt.arange(4.0)
    whole, part = copy.deepcopy([a, a[1:]])
    whole[1] = 9
    assert part.tolist() == [9.0, 2.0, 3.0]
    assert a[1].item() == 1.0


def test_pickle_keeps_strides_and_requires_grad():
    x = tt.arange(6.0).reshape(2, 3).t()
    again = pickle.loads(pickle.dumps(x))
    assert (again.stride(), again.tolist()) == ((1, 3), x.tolist())
    assert pickle.loads(pickle.dumps(tt.ones(2, dtype=tt.bfloat16, requires_grad=True))).requires_grad


def test_broadcast_tensors_gives_back_what_fits():
    x, y = tt.ones(2, 3), tt.ones(3)
    a, b = tt.broadcast_tensors(x, y)
    assert a is x
    assert tuple(b.shape) == (2, 3)


def test_several_views_come_as_a_tuple():
    x = tt.ones(2, 3)
    assert {type(r) for r in (x.unbind(), x.split(1), x.split((1, 1)), x.chunk(2), tt.where(x))} == {tuple}
    raises(IndexError, "tuple index out of range", lambda: x.unbind()[2])


def test_reshape_of_a_strided_tensor_is_a_reshape_alias():
    x = tt.ones(2, 3, 4, requires_grad=True)
    assert x.reshape(6, 4).grad_fn.name() == "ViewBackward0"
    assert x[:, :, ::2].reshape(6, 2).grad_fn.name() == "ReshapeAliasBackward0"


def test_empty_tensors_have_pytorchs_strides():
    assert tt.tensor([], dtype=tt.bfloat16).stride() == (1,)
    x = tt.zeros((2, 0, 4), dtype=tt.int32)[..., ::2]
    assert (x**2.0).stride() == (2, 2, 1)
    assert tt.ones(1)[False].stride() == (1, 1)
    assert tt.zeros(0, 3)[1:].numpy().shape == (0, 3)


def test_movedim_and_mt_of_a_0_dim_tensor():
    x = tt.tensor(1.0)
    assert x.movedim(0, -1).item() == 1.0
    with pytest.warns(UserWarning, match=r"Tensor\.mT is deprecated on 0-D tensors"):
        assert x.mT is x


# ---- values ----------------------------------------------------------------------------------------------------------


def test_a_wider_output_gets_rounded_results():
    a = tt.tensor([100], dtype=tt.int8)
    assert tt.add(a, a, out=tt.empty(1, dtype=tt.int64)).tolist() == [-56]
    half = tt.tensor([-1.5], dtype=tt.float16)
    assert tt.exp(half, out=tt.empty(1, dtype=tt.float64)).tolist() == [0.22314453125]


def test_addcmul_of_integers_truncates_its_number():
    x = tt.tensor([3])
    assert tt.addcmul(x, x, x, value=0.5).tolist() == [3]
    assert tt.addcmul(x, x, x, value=2.9).tolist() == [21]


def test_bool_to_the_power_of_a_bool_and_clamp_by_a_bool_tensor():
    b = tt.tensor([True, False])
    assert (b**True).tolist() == [True, False]
    assert (b**False).tolist() == [True, True]
    assert b.clamp_max(tt.tensor(False)).tolist() == [False, False]


def test_matrix_products_without_elements_take_bool():
    b = tt.zeros(2, 0, dtype=tt.bool)
    assert b.mm(b.t()).tolist() == [[False, False], [False, False]]
    assert b.mv(tt.zeros(0, dtype=tt.bool)).tolist() == [False, False]


def test_cumsum_in_place_of_a_0_dim_bool():
    assert tt.tensor(True).cumsum_(0).item() is True


def test_lerp_promotes_with_a_0_dim_weight():
    assert tt.lerp(tt.tensor([0.0]), tt.tensor([2.0]), tt.tensor(0.5, dtype=tt.float64)).tolist() == [1.0]
    x = tt.tensor([1, 2])
    raises(NotImplementedError, "\"lerp_kernel_scalar\" not implemented for 'Long'", lambda: x.lerp_(x, 0.5))


def test_amax_of_none_is_of_all():
    assert tt.tensor([[1, 5], [3, 2]]).amax(None).item() == 5


def test_tensors_among_numbers_count_as_numbers():
    assert tt.tensor([tt.tensor([1]), 2]).tolist() == [1, 2]
    raises(
        ValueError,
        "only one element tensors can be converted to Python scalars",
        lambda: tt.tensor([tt.ones(2), tt.ones(2)]),
    )


def test_tensor_takes_python_types_as_dtypes():
    assert tt.tensor([1], dtype=float).dtype is tt.float64
    assert tt.ones(2).type("torch.IntTensor").dtype is tt.int32
    assert tt.ones(2, dtype=tt.int8).new_tensor([1.0]).dtype is tt.int8


def test_nonzero_as_a_tuple():
    x = tt.tensor([[0, 1], [2, 0]])
    assert [t.tolist() for t in x.nonzero(as_tuple=True)] == [[0, 1], [1, 0]]
    assert [t.tolist() for t in tt.nonzero(x, as_tuple=True)] == [[0, 1], [1, 0]]


def test_masked_select_of_a_0_dim_tensor_differentiates():
    x = tt.tensor(2.0, requires_grad=True)
    tt.masked_select(x, x > 0).sum().backward()
    assert x.grad.item() == 1.0


# ---- what must be refused --------------------------------------------------------------------------------------------


def test_index_select_from_nothing_is_refused():
    index = tt.tensor([0, 0])
    raises(IndexError, "index out of range in self", lambda: tt.zeros(0).index_select(0, index))
    text = "index_select(): self indexing axis dim should be positive"
    raises(RuntimeError, text, lambda: tt.zeros(2, 0).index_select(1, index))
    text = "INDICES element is out of DATA bounds, id=7 axis_dim=2"
    raises(RuntimeError, text, lambda: tt.zeros(2, 0).index_select(0, tt.tensor([7])))


def test_a_running_sum_over_itself_is_refused():
    with pytest.raises(RuntimeError, match="more than one element of the written-to tensor"):
        tt.ones(1).expand(3).cumsum_(0)


def test_an_input_is_not_resized_as_output():
    out = tt.tensor(1.0)
    raises(
        RuntimeError,
        "output with shape [] doesn't match the broadcast shape [2]",
        lambda: tt.add(tt.ones(2), out, out=out),
    )


def test_an_output_of_the_wrong_kind_keeps_its_shape():
    out = tt.zeros((0, 0), dtype=tt.uint8)
    raises(
        RuntimeError,
        "result type Float can't be cast to the desired output type Byte",
        lambda: tt.exp(tt.tensor(3), out=out),
    )
    assert tuple(out.shape) == (0, 0)


def test_a_device_that_is_not_there():
    for call in (lambda: tt.zeros(2, device="cuda"), lambda: tt.ones(2).to("cuda"), tt.ones(2).cuda):
        raises(AssertionError, "Torch not compiled with CUDA enabled", call)
    raises(RuntimeError, "Cannot access accelerator device when none is available.", lambda: tt.ones(2).to(3))


def test_items_cannot_be_deleted():
    x = tt.ones(2)
    with pytest.raises(TypeError, match="Tensor does not support deleting items"):
        del x[0]


def test_in_place_calls_look_at_leaves_first():
    x = tt.ones(2, requires_grad=True)
    text = "a leaf Variable that requires grad is being used in an in-place operation."
    raises(RuntimeError, text, x.bitwise_not_)


@pytest.mark.parametrize(
    ("source", "kind", "text"),
    [
        ("tt.zeros(-1)", RuntimeError, "zeros: Dimension size must be non-negative."),
        ("tt.zeros(2, dtype=tt.int64, requires_grad=True)", RuntimeError,
         "Only Tensors of floating point and complex dtype can require gradients"),
        ("tt.zeros(2, out=tt.zeros(2, dtype=tt.int64), dtype=tt.float32)", RuntimeError,
         "dtype Float does not match dtype of out parameter (Long)"),
        ("tt.arange(3).clamp_(None, 1.5)", RuntimeError,
         "result type Float can't be cast to the desired output type long int"),
        ("tt.zeros(2).lerp_(tt.arange(2), 0.5)", RuntimeError, "expected dtype float for `end` but got dtype long int"),
        ("tt.ones(2, 3, 4).t_()", RuntimeError, "t_() expects a tensor with <= 2 dimensions, but self is 3D"),
        ("tt.ones(2, 3).view(-2, 3)", RuntimeError, "invalid shape dimension -2 at index 0 of shape [-2, 3]"),
        ("tt.ones(6).as_strided((2, -3), (3, 1))", RuntimeError,
         "Storage size calculation overflowed with sizes=[2, -3] and strides=[3, 1]"),
        ("tt.ones(4, 2, 3) + tt.ones(2, 5, 2)", RuntimeError,
         "The size of tensor a (3) must match the size of tensor b (2) at non-singleton dimension 2"),
        ("tt.ones(2, dtype=tt.bool) & tt.ones(3)", RuntimeError,
         "The size of tensor a (2) must match the size of tensor b (3) at non-singleton dimension 0"),
        ("tt.tensor(1.0).mv(tt.ones(1))", IndexError, "Dimension specified as 0 but tensor has no dimensions"),
        ("tt.tensor(1.0).unbind(-1)", IndexError, "Dimension specified as 0 but tensor has no dimensions"),
        ("tt.index_put(tt.tensor(1), (tt.tensor(True),), tt.tensor(2))", IndexError,
         "too many indices for tensor of dimension 0 (got 1)"),
        ("tt.isclose(tt.ones(2), tt.ones(2), rtol=-1)", RuntimeError,
         "rtol must be greater than or equal to zero, but got -1"),
        ("tt.zeros(0, 2).amin((0, 1))", IndexError, "amin(): Expected reduction dim 0 to have non-zero size."),
        ("tt.Size([2.5])", TypeError, "torch.Size() takes an iterable of 'int' (item 0 is 'float')"),
        ("tt.ones(2).size('a')", TypeError, "size(): argument 'dim' (position 1) must be int, not str"),
        ("tt.tensor(['a'])", ValueError, "too many dimensions 'str'"),
        ("tt.tensor(1, 2)", TypeError, "tensor() takes 1 positional argument but 2 were given"),
        ("tt.Tensor(True)", TypeError, "new(): data must be a sequence (got bool)"),
        ("tt.set_grad_enabled('a')", TypeError,
         "set_grad_enabled(): argument 'enabled' (position 1) must be bool, not str"),
        ("tt.empty((2,), memory_format=tt.preserve_format)", RuntimeError, "unsupported memory format Preserve"),
        ("tt.ones(2).resize_(-1)", RuntimeError, "numel: integer multiplication overflow"),
        ("tt.ones(2, device='meta').tolist()", NotImplementedError, "Cannot copy out of meta tensor; no data!"),
    ],
)  # fmt: skip
def test_error_texts(source: str, kind: type[Exception], text: str) -> None:
    raises(kind, text, lambda: eval(source, {"tt": tt}))


def test_bfloat16_has_another_name_in_the_version_message():
    x = tt.ones(2, dtype=tt.bfloat16, requires_grad=True)
    y = x * x
    with tt.no_grad():
        x.add_(1)
    with pytest.raises(RuntimeError, match=r"\[CPUBFloat16Type \[2\]\] is at version 1; expected version 0"):
        y.sum().backward()


def test_only_leaves_change_requires_grad():
    x = tt.ones(2, requires_grad=True) * 2

    def assign() -> None:
        x.requires_grad = True

    raises(RuntimeError, "you can only change requires_grad flags of leaf variables.", assign)


def test_names_of_nodes_that_pytorch_writes_in_cpp():
    x = tt.ones(2, requires_grad=True)
    y = tt.zeros(2)
    y.copy_(x)
    z = x * 1
    z[0].mul_(2)
    assert (y.grad_fn.name(), z.grad_fn.name()) == ("torch::autograd::CopyBackwards", "torch::autograd::CopySlices")


def test_batched_products_show_their_views_in_the_graph():
    x = tt.ones(2, 3, 4, requires_grad=True)
    bmm = (x @ x.mT).grad_fn.next_functions[0][0]
    assert [fn.name() for fn, _ in bmm.next_functions] == ["ViewBackward0", "ReshapeAliasBackward0"]


# ---- interrupts, depth -----------------------------------------------------------------------------------------------


def test_an_interrupt_leaves_the_library_usable():
    class Stops(Function):
        @staticmethod
        def forward(ctx, x):
            raise KeyboardInterrupt

    x = tt.ones(2, requires_grad=True)
    with pytest.raises(KeyboardInterrupt):
        Stops.apply(x)
    y = x * 2

    def interrupt(grad):
        raise KeyboardInterrupt

    y.register_hook(interrupt)
    with pytest.raises(KeyboardInterrupt):
        y.sum().backward()
    assert tt.is_grad_enabled()
    (x * 3).sum().backward()
    assert x.grad.tolist() == [3.0, 3.0]


def test_a_graph_of_100_000_nodes_runs_and_goes():
    x = tt.ones(1, requires_grad=True)
    y = x
    for _ in range(100_000):
        y = y + 1
    y.backward()
    del y
    assert x.grad.item() == 1.0


def test_arange_into_an_output_says_what_it_resizes():
    out = tt.empty(1)
    with pytest.warns(UserWarning, match="number of elements in the out tensor of shape"):
        tt.arange(3, out=out)
    assert out.tolist() == [0.0, 1.0, 2.0]
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        shaped = tt.empty(2, 3)
        tt.arange(6, out=shaped)  # as many elements: the shape stays
    assert tuple(shaped.shape) == (2, 3)


def test_a_list_of_arrays_is_slow():
    with pytest.warns(UserWarning, match="extremely slow"):
        made = tt.tensor([np.array([1, 2]), np.array([3, 4])])
    assert made.tolist() == [[1, 2], [3, 4]]
