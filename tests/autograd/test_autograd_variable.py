"""What a tensor knows of its history: leaves, views, in-place writes, versions, detach and data."""

from __future__ import annotations

import gc
import weakref

import pytest

import tinytensor as tt


def leaf(m, *values):
    return m.tensor([float(v) for v in values], requires_grad=True)


PROGRAMS = {}


def program(f):
    PROGRAMS[f.__name__] = f
    return f


@program
def write_to_a_leaf(m):
    leaf(m, 1, 2).add_(1)


@program
def write_to_a_view_of_a_leaf(m):
    leaf(m, 1, 2)[0].add_(1)


@program
def write_to_a_leaf_without_recording(m):
    x = leaf(m, 1, 2)
    with m.no_grad():
        x.add_(1)
        y = x * 1
    return x, x._version, y.requires_grad


@program
def write_to_a_no_grad_view(m):
    x = leaf(m, 1, 2) * 1
    with m.no_grad():
        v = x[0]
    v.add_(1)


@program
def base_of_a_no_grad_view_written(m):
    x = leaf(m, 1, 2) * 1
    with m.no_grad():
        v = x[0]
    x.add_(1)
    return v.grad_fn


@program
def no_grad_view_of_a_plain_base(m):
    x = m.ones(2)
    with m.no_grad():
        v = x[0]
    v.add_(leaf(m, 1)[0])


@program
def write_to_one_of_several_views(m):
    (m.ones(2, 2, requires_grad=True) * 1).unbind(0)[0].add_(1)


@program
def write_to_a_split(m):
    (m.ones(4, requires_grad=True) * 1).split(2)[1].add_(1)


@program
def base_of_several_views_written(m):
    x = m.ones(2, 2, requires_grad=True) * 1
    views = x.unbind(0)
    x.add_(1)
    return views[1].grad_fn


@program
def a_view_made_before_its_base_required_grad(m):
    base = m.zeros(2, 2)
    v, of_view = base[0], base[0][1]
    w = m.ones(2, 2, requires_grad=True)
    base.mul_(w)
    seen = v.requires_grad, v.is_leaf, v.grad_fn, v.grad_fn.next_functions, of_view.requires_grad
    (v * 3).backward(m.ones(2))
    return seen, base.grad_fn, base.grad_fn.next_functions, w.grad


@program
def write_through_a_view_makes_its_base_require_grad(m):
    base = m.zeros(2, 2)
    v, other = base[0], base[1]
    w = m.ones(2, requires_grad=True)
    v.mul_(w)
    return (
        base.requires_grad, base.grad_fn, base.grad_fn.next_functions, v.grad_fn, v.grad_fn.next_functions,
        other.requires_grad, other.grad_fn, base.is_leaf, v.is_leaf,
    )  # fmt: skip


@program
def copy_slices(m):
    x = m.ones(2, 3, requires_grad=True)
    base, w = x * 2, leaf(m, 1, 2, 3)
    v = base[1]
    v.mul_(w)
    v.mul_(w * 3)
    base.backward(m.ones(2, 3))
    return x.grad, w.grad, base.grad_fn, base.grad_fn.next_functions


@program
def saved_view_of_what_was_written(m):
    x = m.tensor([[1.0, 2.0], [3.0, 4.0]], requires_grad=True)
    y = x * 1
    y[0].mul_(y[1])
    y.backward(m.ones(2, 2))


@program
def copy_slices_twice_differentiated(m):
    x = m.tensor([[1.0, 2.0], [3.0, 4.0]], requires_grad=True)
    y = x * 1
    y[0].mul_(x[1])
    y.t()[0].pow_(2)
    (g,) = m.autograd.grad(y, x, m.ones(2, 2), create_graph=True)
    return g, m.autograd.grad(g, x, m.ones(2, 2))


@program
def assignment(m):
    x = m.ones(2, 3, requires_grad=True)
    y = x * 2
    y[0] = m.tensor([5.0, 6.0, 7.0])
    y.backward(m.ones(2, 3))
    return x.grad, y, y.grad_fn


@program
def assignment_from_a_tensor_that_requires_grad(m):
    x, out = leaf(m, 1, 2, 3), m.zeros(2, 3)
    out[0] = x
    out[1] = x * 2
    out.backward(m.ones(2, 3))
    return x.grad, out.grad_fn, out.grad_fn.next_functions


@program
def copy_broadcasts_and_converts(m):
    x = m.tensor([1.0, 2.0], dtype=m.float64, requires_grad=True)
    out = m.zeros(3, 2)
    out.copy_(x)
    out.backward(m.ones(3, 2))
    return x.grad, str(x.grad.dtype), out.grad_fn


@program
def copy_into_integers(m):
    out = m.zeros(2, dtype=m.int64)
    out.copy_(leaf(m, 1, 2))
    return out, out.requires_grad


@program
def in_place_output_on_a_view(m):
    x = m.zeros(2, 2, requires_grad=True)
    y = x * 1
    v = y[0]
    v.exp_()
    seen = v.grad_fn, y.grad_fn, y.grad_fn.next_functions
    (g,) = m.autograd.grad(y, x, m.ones(2, 2), create_graph=True)
    return seen, g, m.autograd.grad(g, x, m.ones(2, 2))


@program
def as_strided_view_written(m):
    x = m.ones(6, requires_grad=True)
    y = x * 1
    y.as_strided((2, 2), (3, 1), 1).mul_(5)
    y.backward(m.ones(6))
    return x.grad


@program
def no_grad_view_of_a_leaf(m):
    x = m.ones(2, 2, requires_grad=True)
    with m.no_grad():
        v = x[0]
        inside = v.requires_grad, v._is_view(), v.is_leaf
    return inside, v.requires_grad, v._base is x, v.grad_fn, (v * 2).requires_grad, (v * 2).grad_fn.next_functions


@program
def base_set_to_require_grad(m):
    base = m.zeros(2, 2)
    v = base[0]
    base.requires_grad_()
    return v.requires_grad, v.is_leaf, v.grad_fn, (v * 2).grad_fn.next_functions


@program
def view_set_to_require_grad(m):
    base = m.zeros(2, 2)
    v = base[0]
    v.requires_grad_()
    (v * 2).backward(m.ones(2))
    return v.grad, v._is_view(), base.requires_grad, v.is_leaf


@program
def versions(m):
    x = m.tensor([0.0, 0.0])
    d, data, v = x.detach(), x.data, x[0]
    seen = [x._version, data._version]
    x.add_(1)
    seen += [x._version, d._version, v._version, data._version]
    d.add_(1)
    v.add_(1)
    seen += [x._version, d._version, v._version, data._version]
    data.add_(1)
    data[0].add_(1)
    data.detach().add_(1)
    return [*seen, x._version, data._version, data[1]._version, x.tolist()]


@program
def what_is_a_view(m):
    x = m.zeros(2, 2)
    v = x[0:1][0]
    return x._is_view(), v._is_view(), v._base is x, v.detach()._is_view(), v.data._is_view(), x.detach()._is_view()


@program
def saved_tensor_written(m):
    y = leaf(m, 1, 2).exp()
    y.add_(1)
    y.backward(m.ones(2))


@program
def saved_leaf_written(m):
    x = leaf(m, 1, 2)
    y = x * x
    with m.no_grad():
        x.add_(1)
    y.backward(m.ones(2))


@program
def saved_tensor_written_through_detach(m):
    x = leaf(m, 1, 2)
    y = x * x
    x.detach().mul_(2)
    y.backward(m.ones(2))


@program
def saved_tensor_written_through_data(m):
    x = leaf(m, 1, 2)
    y = x * x
    x.data.mul_(2)
    y.backward(m.ones(2))
    return x.grad, x._version


@program
def saved_data_written(m):
    x = leaf(m, 1, 2)
    data = x.data
    y = x * data
    data.mul_(2)
    y.backward(m.ones(2))


@program
def saved_data_not_touched_by_a_write_to_its_tensor(m):
    x = leaf(m, 1, 2)
    w = leaf(m, 1, 1)
    y = w * x.data
    with m.no_grad():
        x.mul_(2)
    y.backward(m.ones(2))
    return w.grad


@program
def requires_grad_of_a_result(m):
    (leaf(m, 1) * 1).requires_grad_(False)


@program
def requires_grad_set_on_a_result(m):
    y = leaf(m, 1) * 1
    y.requires_grad = False


@program
def integers_cannot_require_grad(m):
    m.ones(2, dtype=m.int64).requires_grad_()


@program
def integers_cannot_require_grad_by_attribute(m):
    x = m.ones(2, dtype=m.int64)
    x.requires_grad = True


@program
def switching_a_leaf_off(m):
    x = leaf(m, 1)
    x.requires_grad_(False)
    y = x * 2
    x.requires_grad = True
    return y.requires_grad, (x * 2).requires_grad


@program
def frozen_before_backward(m):
    x, w = leaf(m, 1), leaf(m, 2)
    y = x * w
    x.requires_grad_(False)
    y.backward()
    return x.grad, w.grad


@program
def detaching(m):
    x = leaf(m, 1, 2)
    y = x * 2
    d = y.detach()
    y.detach_()
    return d.requires_grad, d.is_leaf, y.requires_grad, y.is_leaf, x.detach_().requires_grad, d.grad_fn


@program
def detaching_a_view_in_place(m):
    (leaf(m, 1, 2) * 1)[0].detach_()


@program
def resize_of_a_leaf(m):
    leaf(m, 1).resize_(3)


@program
def resize_of_a_result(m):
    (leaf(m, 1) * 1).resize_(3)


@program
def out_is_not_recorded(m):
    m.add(leaf(m, 1), 1, out=m.ones(1))


@program
def data_assigned(m):
    x = leaf(m, 1, 2)
    y = x * 3
    x.data = m.tensor([5.0, 6.0])
    y.backward(m.ones(2))
    return x, x.grad, x.requires_grad, x.is_leaf


@program
def data_of_another_size_assigned(m):
    x = leaf(m, 1, 2)
    x.data = m.ones(3)
    (x * 2).backward(m.ones(3))
    return x, x.grad


@program
def data_of_integers_assigned(m):
    leaf(m, 1).data = m.ones(1, dtype=m.int64)


@program
def data_that_is_no_tensor_assigned(m):
    leaf(m, 1).data = 3


@program
def no_grad_in_place_on_a_result(m):
    y = leaf(m, 1, 2) * 2
    with m.no_grad():
        y.add_(1)
    return y.requires_grad, y.grad_fn, y._version, y


GRADS = {
    "size": lambda m, x: m.ones(3), "dtype": lambda m, x: m.ones(2, dtype=m.float64), "no tensor": lambda m, x: 3,
    "itself": lambda m, x: x, "right": lambda m, x: m.ones(2), "none": lambda m, x: None,
}  # fmt: skip


@pytest.mark.parametrize("kind", GRADS)
def test_assigning_grad(same, kind):
    def f(m):
        x = leaf(m, 1, 2)
        x.grad = GRADS[kind](m, x)
        return x.grad

    same(f)


@pytest.mark.parametrize("name", PROGRAMS)
def test_like_pytorch(same, name):
    same(PROGRAMS[name])


def test_grad_of_a_result_warns():
    y = tt.ones(1, requires_grad=True) * 1
    with pytest.warns(UserWarning, match="The .grad attribute of a Tensor that is not a leaf Tensor is being accessed"):
        assert y.grad is None


def test_views_of_a_plain_base_are_forgotten_when_they_die():
    base = tt.zeros(4)
    kept = [base[i] for i in range(3)]
    for _ in range(2000):
        base[0]
    assert len(base.autograd_meta_.views) < 100
    gone = weakref.ref(base[1])
    assert gone() is None
    base.mul_(tt.ones(4, requires_grad=True))
    assert all(v.requires_grad for v in kept)


def test_no_cycles():
    """Every graph is freed by reference counts alone."""
    gc.collect()
    gc.disable()
    try:
        x = tt.ones(2, 2, requires_grad=True)
        base = x * 1
        base[0].mul_(2)
        saved_output = base.exp()
        saved_in_place = (x * 2).exp_()
        on_a_view = x * 1
        on_a_view[0].exp_()
        watched = [weakref.ref(t) for t in (base, saved_output, saved_in_place, on_a_view)]
        watched += [weakref.ref(t().grad_fn) for t in watched]
        base.grad_fn.register_hook(lambda i, o: None)
        del base, saved_output, saved_in_place, on_a_view
        assert [w() for w in watched] == [None] * 8
        y = x * 3
        y.sum().backward()
        accumulate = weakref.ref(y.grad_fn.next_functions[0][0])
        gone = weakref.ref(x)
        del x
        assert gone() is not None  # the graph needs its leaf
        del y
        assert gone() is None and accumulate() is None
    finally:
        gc.enable()


def test_backward_frees_saved_tensors_as_it_goes():
    x = tt.ones(2, requires_grad=True)
    a = x * 2
    b = a * a
    saved = weakref.ref(a)
    del a
    assert saved() is not None
    b.sum().backward()
    assert saved() is None


def test_one_accumulator_per_leaf_at_a_time():
    x = tt.ones(1, requires_grad=True)
    a, b = x * 1, x * 2
    assert a.grad_fn.next_functions[0][0] is b.grad_fn.next_functions[0][0]
    assert a.grad_fn.next_functions[0][0].variable is x
