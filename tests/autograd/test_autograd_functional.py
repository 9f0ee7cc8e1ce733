"""autograd.functional beside PyTorch: values, nesting, history, and what strict mode refuses."""

from __future__ import annotations

import pytest

import tinytensor as tt


def inputs(m, requires_grad=False):
    x = m.tensor([1.0, 2.0], requires_grad=requires_grad)
    y = m.tensor([[0.5, 1.0], [2.0, 0.25]], requires_grad=requires_grad)
    return x, y


def vector_of_one(x):
    return (x**3).exp().sqrt()


def two_of_two(x, y):
    return (y @ x).sin(), (x * x).sum()


def scalar_of_two(x, y):
    return ((y @ x) ** 2).sum() * x[0]


def scalar(x):
    return (x**3).sum()


FUNCTIONS = {"one": (vector_of_one, 1), "two": (two_of_two, 2)}


@pytest.mark.parametrize("requires_grad", [False, True])
@pytest.mark.parametrize("options", [{}, {"create_graph": True}, {"vectorize": True}, {"strict": True}])
@pytest.mark.parametrize("name", FUNCTIONS)
def test_jacobian(same, name, options, requires_grad):
    def f(m):
        func, count = FUNCTIONS[name]
        given = inputs(m, requires_grad)[:count]
        result = m.autograd.functional.jacobian(func, given if count > 1 else given[0], **options)
        flat = [result] if count == 1 else [t for row in result for t in row]
        return result, [t.requires_grad for t in flat], type(result).__name__

    if name == "two" and options.get("strict"):
        assert same(f).startswith("RuntimeError: Output 1 of the user-provided function is independent of input 1.")
    else:
        same(f)


@pytest.mark.parametrize("name", FUNCTIONS)
def test_jacobian_by_forward_mode(same, name):
    def f(m):
        func, count = FUNCTIONS[name]
        given = inputs(m)[:count]
        jacobian = m.autograd.functional.jacobian
        forward = jacobian(func, given if count > 1 else given[0], vectorize=True, strategy="forward-mode")
        return forward, type(forward).__name__

    same(f)


@pytest.mark.parametrize(
    "options",
    [{}, {"create_graph": True}, {"vectorize": True}, {"vectorize": True, "outer_jacobian_strategy": "forward-mode"}],
)
@pytest.mark.parametrize("func", [scalar, scalar_of_two])
def test_hessian(same, func, options):
    def f(m):
        given = inputs(m, requires_grad="create_graph" in options)
        return m.autograd.functional.hessian(func, given if func is scalar_of_two else given[0], **options)

    same(f)


@pytest.mark.parametrize("requires_grad", [False, True])
@pytest.mark.parametrize("options", [{}, {"create_graph": True}, {"strict": True}])
@pytest.mark.parametrize("name", ["vjp", "jvp", "vhp", "hvp"])
def test_products(same, name, options, requires_grad):
    def f(m):
        x, y = inputs(m, requires_grad)
        call = getattr(m.autograd.functional, name)
        if name == "vjp":
            outcomes = [call(vector_of_one, x, x, **options), call(two_of_two, (x, y), (x, m.ones(())), **options)]
        elif name == "jvp":
            outcomes = [call(vector_of_one, x, x, **options), call(two_of_two, (x, y), (x, y), **options)]
        else:
            outcomes = [call(scalar, x, x, **options), call(scalar_of_two, (x, y), (x, y), **options)]
        first = outcomes[0]
        with m.no_grad():
            silent = call(vector_of_one if name in ("vjp", "jvp") else scalar, x, x, **options)
        return outcomes, [t.requires_grad for t in first], silent

    result = same(f)
    assert not isinstance(result, str), result


def test_v_may_be_left_out(same):
    def f(m):
        one = m.tensor([3.0])
        functional = m.autograd.functional
        return [getattr(functional, n)(lambda t: (t**3).sum(), one) for n in ("vjp", "jvp", "vhp", "hvp")]

    assert same(f) == [[27, [27]], [27, 27], [27, [18]], [27, [18]]]


def test_history_with_create_graph(same):
    def f(m):
        x = m.tensor([1.0, 2.0], requires_grad=True)
        functional = m.autograd.functional
        functional.jacobian(lambda t: t**3, x, create_graph=True).sum().backward()
        functional.hessian(scalar, x, create_graph=True).sum().backward()
        functional.jvp(vector_of_one, x, m.ones(2), create_graph=True)[1].sum().backward()
        functional.hvp(lambda t: (t**4).sum(), x, m.ones(2), create_graph=True)[1].sum().backward()
        return x.grad

    same(f)


def test_captured_inputs_are_not_arguments(same):
    def f(m):
        x = m.tensor([1.0, 2.0], requires_grad=True)
        return m.autograd.functional.jacobian(lambda t: t * x, x), x.grad

    assert same(f) == [[[1, 0], [0, 2]], None]


def linear(x):
    return (x * 3).sum()


def constant(x):
    return x.detach() * 1


def unrelated(x, y):
    return (x * 2).sum()


REFUSED = {
    "inputs": lambda f, x, y: f.jacobian(scalar, 3),
    "inputs in a tuple": lambda f, x, y: f.jacobian(scalar, (x, 3)),
    "inputs of a list": lambda f, x, y: f.vjp(scalar, [x]),
    "outputs": lambda f, x, y: f.jacobian(lambda t: 1, x),
    "outputs in a tuple": lambda f, x, y: f.vjp(lambda t: (t, 1), x),
    "outputs, forward": lambda f, x, y: f.jacobian(lambda t: 1, x, vectorize=True, strategy="forward-mode"),
    "v": lambda f, x, y: f.vjp(scalar, x, 3),
    "no v for vjp": lambda f, x, y: f.vjp(lambda t: t, x),
    "no v for jvp": lambda f, x, y: f.jvp(lambda t: t, x),
    "no v for hvp": lambda f, x, y: f.hvp(scalar, x),
    "v of another size": lambda f, x, y: f.jvp(scalar, x, y),
    "v of another size in a tuple": lambda f, x, y: f.jvp(scalar_of_two, (x, y), (x, x)),
    "too many v": lambda f, x, y: f.jvp(scalar, x, (x, x)),
    "too few v": lambda f, x, y: f.jvp(scalar_of_two, (x, y), x),
    "strategy": lambda f, x, y: f.jacobian(scalar, x, strategy="sideways"),
    "outer strategy": lambda f, x, y: f.hessian(scalar, x, outer_jacobian_strategy="sideways"),
    "forward without vectorize": lambda f, x, y: f.jacobian(scalar, x, strategy="forward-mode"),
    "hessian forward without vectorize": lambda f, x, y: f.hessian(scalar, x, outer_jacobian_strategy="forward-mode"),
    "forward with create_graph": lambda f, x, y: f.jacobian(scalar, x, create_graph=True, strategy="forward-mode"),
    "forward with strict": lambda f, x, y: f.jacobian(scalar, x, strict=True, strategy="forward-mode"),
    "vectorize with strict": lambda f, x, y: f.jacobian(scalar, x, strict=True, vectorize=True),
    "hessian of a tuple": lambda f, x, y: f.hessian(lambda t: (t.sum(),), x),
    "hessian of a vector": lambda f, x, y: f.hessian(lambda t: t, x),
    "vhp of a tuple": lambda f, x, y: f.vhp(lambda t: (t.sum(),), x, x),
    "hvp of a vector": lambda f, x, y: f.hvp(lambda t: t, x, x),
}
STRICT = {
    "jacobian of a constant": lambda f, x, y, o: f.jacobian(constant, x, **o),
    "jacobian of unrelated": lambda f, x, y, o: f.jacobian(unrelated, (x, y), **o),
    "jacobian of linear": lambda f, x, y, o: f.jacobian(linear, x, **o),
    "hessian of linear": lambda f, x, y, o: f.hessian(linear, x, **o),
    "hessian of a square": lambda f, x, y, o: f.hessian(lambda t: (t * t).sum(), x, **o),
    "hessian of unrelated": lambda f, x, y, o: f.hessian(unrelated, (x, y), **o),
    "vjp of a constant": lambda f, x, y, o: f.vjp(constant, x, x, **o),
    "vjp of unrelated": lambda f, x, y, o: f.vjp(unrelated, (x, y), **o),
    "vjp of linear": lambda f, x, y, o: f.vjp(linear, x, **o),
    "jvp of a constant": lambda f, x, y, o: f.jvp(constant, x, x, **o),
    "jvp of unrelated": lambda f, x, y, o: f.jvp(unrelated, (x, y), (x, y), **o),
    "jvp of linear": lambda f, x, y, o: f.jvp(linear, x, x, **o),
    "vhp of linear": lambda f, x, y, o: f.vhp(linear, x, x, **o),
    "vhp of a square": lambda f, x, y, o: f.vhp(lambda t: (t * t).sum(), x, x, **o),
    "vhp of unrelated": lambda f, x, y, o: f.vhp(lambda a, b: (a**3).sum() + b.sum(), (x, y), (x, y), **o),
    "hvp of linear": lambda f, x, y, o: f.hvp(linear, x, x, **o),
    "hvp of a square": lambda f, x, y, o: f.hvp(lambda t: (t * t).sum(), x, x, **o),
    "hvp of unrelated": lambda f, x, y, o: f.hvp(lambda a, b: (a**3).sum() + b.sum(), (x, y), (x, y), **o),
}


@pytest.mark.parametrize("name", REFUSED)
def test_refusals(same, name):
    assert "Error: " in same(lambda m: REFUSED[name](m.autograd.functional, *inputs(m)))


@pytest.mark.parametrize("create_graph", [False, True])
@pytest.mark.parametrize("strict", [False, True])
@pytest.mark.parametrize("name", STRICT)
def test_strict(same, name, strict, create_graph):
    options = {"strict": strict, "create_graph": create_graph}
    result = same(lambda m: STRICT[name](m.autograd.functional, *inputs(m, create_graph), options))
    assert strict or not isinstance(result, str)


def test_golden():
    functional = tt.autograd.functional
    x = tt.tensor([1.0, 2.0])
    assert functional.jacobian(lambda t: t**2, x).tolist() == [[2, 0], [0, 4]]
    assert functional.hessian(scalar, x).tolist() == [[6, 0], [0, 12]]
    both = functional.hessian(lambda a, b: (a * b).sum(), (x, x))
    assert [[t.tolist() for t in row] for row in both] == [
        [[[0, 0], [0, 0]], [[1, 0], [0, 1]]],
        [[[1, 0], [0, 1]], [[0, 0], [0, 0]]],
    ]
    assert functional.hvp(scalar, x, x)[1].tolist() == functional.vhp(scalar, x, x)[1].tolist() == [6, 24]
    assert functional.jvp(scalar, x, x)[1].item() == 27 and functional.vjp(scalar, x)[1].tolist() == [3, 12]
    with pytest.raises(RuntimeError, match="found that the jacobian of the user-provided function with respect to inp"):
        functional.hessian(linear, x, strict=True)
    with pytest.raises(NotImplementedError, match="isonly implemented for `vectorize=True`"):
        functional.jacobian(scalar, x, strategy="forward-mode")
