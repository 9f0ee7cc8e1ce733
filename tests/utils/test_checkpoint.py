"""utils.checkpoint: the same gradients from less memory, what is run when, and what is refused."""

from __future__ import annotations

import contextlib
import warnings

import pytest

import tinytensor as tt
from tinytensor.introspect import saved_bytes
from tinytensor.utils.checkpoint import CheckpointError, checkpoint, checkpoint_sequential

F = tt.nn.functional


def leaf(m, *values):
    return m.tensor([float(v) for v in values], requires_grad=True)


def caught(call):
    try:
        return call()
    except Exception as error:
        return type(error).__name__, str(error)


@pytest.mark.parametrize("use_reentrant", [False, True])
def test_gradients_of_inputs_and_parameters(same, use_reentrant):
    def f(m):
        x, w = leaf(m, 1, 2), leaf(m, 3, 4)
        y = m.utils.checkpoint.checkpoint(lambda a, b: (a * w).sin() * b, x, 2.0, use_reentrant=use_reentrant)
        y.sum().backward()
        return y, x.grad, w.grad

    _, x_grad, w_grad = same(f)
    assert x_grad == pytest.approx([-5.93996, -1.164], 1e-4)
    assert w_grad == pytest.approx([-1.97998, -0.582], 1e-4)


@pytest.mark.parametrize("use_reentrant", [False, True])
def test_how_often_the_function_runs(same, use_reentrant):
    def f(m):
        log = []

        def g(a):
            log.append((m.is_grad_enabled(), a.requires_grad, a.is_leaf))
            return a.exp().sin()

        x = leaf(m, 1)
        y = m.utils.checkpoint.checkpoint(g, x * 1, use_reentrant=use_reentrant)
        y.backward()
        return log, type(y.grad_fn).__name__

    log, node = same(f)
    assert log[1] == ([True, True, False] if not use_reentrant else [True, True, True])
    assert node == ("SinBackward0" if not use_reentrant else "CheckpointFunctionBackward")


def test_early_stop(same):
    def f(m):
        def run(**options):
            log = []

            def g(a):
                log.append("start")
                b = a.exp()
                log.append("saved")
                return (b + 1, log.append("end"))[0]

            x = leaf(m, 1)
            m.utils.checkpoint.checkpoint(g, x, use_reentrant=False, **options).backward()
            return log

        with m.utils.checkpoint.set_checkpoint_early_stop(False):
            forced = run(early_stop=True)
        return run(), run(early_stop=False), forced

    first, second, forced = same(f)
    assert first == ["start", "saved", "end", "start"]
    assert second == forced == ["start", "saved", "end"] * 2


def test_grad_and_second_derivatives(same):
    def f(m):
        x = leaf(m, 0.5, 2)
        y = m.utils.checkpoint.checkpoint(lambda a: a.exp() * a, x, use_reentrant=False)
        (g,) = m.autograd.grad(y.sum(), x, create_graph=True)
        (h,) = m.autograd.grad(g.sum(), x)
        return g, h

    g, h = same(f)
    assert g == pytest.approx([2.47308, 22.1672], 1e-4) and h == pytest.approx([4.1218, 29.5562], 1e-4)


def test_backward_twice(same):
    def f(m):
        runs = []
        x = leaf(m, 0.5)
        y = m.utils.checkpoint.checkpoint(lambda a: (runs.append(1), a.exp().sin())[1], x, use_reentrant=False)
        y.backward(retain_graph=True)
        y.backward()
        return len(runs), x.grad, caught(y.backward)

    assert same(f)[0] == 3


def test_nested(same):
    def f(m):
        ck = m.utils.checkpoint.checkpoint
        log = []

        def inner(a):
            log.append("inner")
            return a.sin().exp()

        def outer(a):
            log.append("outer")
            return ck(inner, a * 2, use_reentrant=False).cos()

        x = leaf(m, 0.3)
        ck(outer, x, use_reentrant=False).backward()
        return x.grad, log

    assert same(f)[1] == ["outer", "inner", "outer", "inner", "inner"]


@pytest.mark.parametrize("use_reentrant", [False, True])
def test_several_outputs_and_inputs_without_grad(same, use_reentrant):
    def f(m):
        x, c = leaf(m, 1, 2), m.tensor([5.0, 6.0])
        ck = m.utils.checkpoint.checkpoint
        a, b = ck(lambda p, q, n: (p * q, q.sin() * n), x, c, 3, use_reentrant=use_reentrant)
        (a.sum() + b.sum()).backward()
        return a, b, b.requires_grad, x.grad, c.grad

    same(f)


def test_kwargs_and_no_grad(same):
    def f(m):
        x = leaf(m, 1, 2)
        ck = m.utils.checkpoint.checkpoint
        y = ck(lambda a, *, scale: (a * scale).exp(), x, scale=0.5, use_reentrant=False)
        y.sum().backward()
        with m.no_grad():
            z = ck(lambda a: a.exp(), x, use_reentrant=False)
        return x.grad, z.requires_grad, z

    same(f)


def test_parameters_train_where_no_input_requires_grad(same):
    def f(m):
        w = leaf(m, 1, 2)
        x = m.tensor([3.0, 4.0])
        m.utils.checkpoint.checkpoint(lambda a: (a * w).exp(), x, use_reentrant=False).sum().backward()
        with warnings.catch_warnings(record=True) as seen:
            warnings.simplefilter("always")
            lost = m.utils.checkpoint.checkpoint(lambda a: (a * w).exp(), x, use_reentrant=True)
        return w.grad, lost.requires_grad, [str(w.message) for w in seen]

    _, requires_grad, texts = same(f)
    assert requires_grad is False
    assert texts == ["None of the inputs have requires_grad=True. Gradients will be None"]


@pytest.mark.parametrize("use_reentrant", [False, True])
def test_random_numbers_are_drawn_again(use_reentrant):
    masks = []

    def f(a):
        masks.append(tt.rand(4))
        return (a * masks[-1]).sin()

    x = tt.ones(4, requires_grad=True)
    y = checkpoint(f, x, use_reentrant=use_reentrant)
    state = tt.get_rng_state()
    y.sum().backward()
    assert masks[0].tolist() == masks[1].tolist()
    assert tt.equal(tt.get_rng_state(), state)
    expected = masks[0] * (masks[0]).cos()
    assert tt.allclose(x.grad, expected)
    checkpoint(f, x, use_reentrant=use_reentrant, preserve_rng_state=False).sum().backward()
    assert masks[2].tolist() != masks[3].tolist()


def test_dropout_of_a_checkpoint_is_the_plain_one():
    x = tt.ones(100, requires_grad=True)
    grads = []
    for use in (lambda f, a: f(a), lambda f, a: checkpoint(f, a, use_reentrant=False)):
        tt.manual_seed(3)
        x.grad = None
        use(lambda a: F.dropout(a.exp(), 0.5), x).sum().backward()
        grads.append(x.grad.tolist())
    assert grads[0] == grads[1] and 0.0 in grads[0]


def test_a_backward_pass_inside_the_region(same):
    def f(m):
        def g(a):
            b = a.exp()
            b.sum().backward(retain_graph=True)
            return b.sin()

        x = leaf(m, 0.5)
        y = m.utils.checkpoint.checkpoint(g, x, use_reentrant=False)
        y.backward()
        return x.grad

    same(f)


def test_writes_to_an_input_are_noticed(same):
    def f(m):
        x = leaf(m, 1, 2) * 1
        y = m.utils.checkpoint.checkpoint(lambda a: a.sin().exp(), x, use_reentrant=False)
        x.mul_(2)
        y.sum().backward()

    assert "modified by an inplace operation" in same(f)


@pytest.mark.parametrize(
    ("change", "options"),
    [
        (lambda a: a.cos(), {}),
        (lambda a: a.cos(), {"determinism_check": "none"}),
        (lambda a: a[:2], {}),
        (lambda a: a.double(), {}),
        (lambda a: a[:2], {"determinism_check": "none"}),
    ],
)
def test_a_first_run_that_differs(same, change, options):
    """What is saved in the first run is more, or other, than what is saved again."""

    def f(m):
        first = []

        def g(a):
            a = a.sin()
            if not first:
                first.append(1)
                a = change(a)
            return a.exp() * 2

        x = leaf(m, 1, 2, 3)
        m.utils.checkpoint.checkpoint(g, x, use_reentrant=False, **options).sum().backward()
        return x.grad

    same(f)


def test_a_second_run_that_saves_more(same):
    def f(m):
        runs = []

        def g(a):
            runs.append(1)
            a = a.sin()
            return a.exp().sin() if len(runs) > 1 else a + 1

        x = leaf(m, 1, 2, 3)
        m.utils.checkpoint.checkpoint(g, x, use_reentrant=False, early_stop=False).sum().backward()

    assert same(f).startswith(
        "CheckpointError: torch.utils.checkpoint: trying to save more tensors during recomputation"
    )


def test_the_texts_of_the_determinism_check():
    runs = []

    def fewer(a):
        runs.append(1)
        return (a.sin().exp() if len(runs) == 1 else a.sin()).cos()

    x = tt.ones(3, requires_grad=True)
    with pytest.raises(CheckpointError) as error:
        checkpoint(fewer, x, use_reentrant=False).sum().backward()
    assert str(error.value).startswith(
        "torch.utils.checkpoint: A different number of tensors was saved during the original forward and "
        "recomputation.\nNumber of tensors saved during forward: 3\nNumber of tensors saved during recomputation: 2.\n"
    )

    def other(a):
        runs.append(1)
        return (a[:2] if len(runs) == 1 else a).sin()

    runs.clear()
    with pytest.raises(CheckpointError) as error:
        checkpoint(other, x, use_reentrant=False).sum().backward()
    assert str(error.value).startswith(
        "torch.utils.checkpoint: Recomputed values for the following tensors have different metadata than during the "
        "forward pass.\ntensor at position 0:\n"
        "saved metadata: {'shape': torch.Size([2]), 'dtype': torch.float32, 'device': device(type='cpu')}\n"
        "recomputed metadata: {'shape': torch.Size([3]), 'dtype': torch.float32, 'device': device(type='cpu')}\n.\n"
    )


def test_debug_tells_the_operators_of_both_runs():
    runs = []

    def f(a):
        runs.append(1)
        a = a.sin().exp()
        a = a.cos() if len(runs) == 1 else a
        return tt.clamp(a * 2, min=0.5)

    x = tt.ones(3, requires_grad=True)
    with pytest.raises(CheckpointError) as error:
        checkpoint(f, x, use_reentrant=False, debug=True).sum().backward()
    text = str(error.value)
    assert text.startswith(" An error happened while unpacking tensors; dumping logs of latest computation\n")
    assert (
        "Operations executed during the original forward:\n\n"
        "$1: f32[3] = torch._ops.aten.sin.default($0)\n"
        "$2: f32[3] = torch._ops.aten.exp.default($1)\n"
        "$3: f32[3] = torch._ops.aten.cos.default($2)\n"
        "$4: f32[3] = torch._ops.aten.mul.Tensor($3, 2)\n"
        "$5: f32[3] = torch._ops.aten.clamp.default($4, 0.5)\n"
    ) in text
    again = text.partition("Operations executed during recomputation:")[2]
    assert again.count("cos") == 0 and again.count("sin") == 1
    assert f"{__file__}:" in text
    with tt.utils.checkpoint.set_checkpoint_debug_enabled(False):
        y = checkpoint(f, x, use_reentrant=False, debug=True)
    y.sum().backward()


@pytest.mark.parametrize(
    ("options", "text"),
    [
        ({"determinism_check": "all"}, "determinism_check should be one of ['default', 'none'], but got all"),
        (
            {"debug": True, "context_fn": lambda: (contextlib.nullcontext(), contextlib.nullcontext())},
            "debug=True is incompatible with non-default context_fn",
        ),
        ({"use_reentrant": True, "scale": 2}, "Unexpected keyword arguments: scale"),
        (
            {"use_reentrant": True, "debug": True},
            "Passing `context_fn` or `debug` is only supported when use_reentrant=False.",
        ),
    ],
)
def test_refusals(same, options, text):
    options = {"use_reentrant": False} | options
    assert same(lambda m: m.utils.checkpoint.checkpoint(lambda a: a, leaf(m, 1), **options)) == f"ValueError: {text}"


def test_reentrant_refuses_grad(same):
    def f(m, inputs):
        x = leaf(m, 1)
        y = m.utils.checkpoint.checkpoint(lambda a: a.exp(), x, use_reentrant=True)
        return y.backward(inputs=[x]) if inputs else m.autograd.grad(y, x)

    for inputs in (False, True):
        assert same(lambda m, inputs=inputs: f(m, inputs)).startswith(
            "RuntimeError: When use_reentrant=True, torch.utils.checkpoint is incompatible with .grad() or passing an"
        )


def test_reentrant_needs_an_output_that_requires_grad(same):
    def f(m):
        x = leaf(m, 1)
        m.utils.checkpoint.checkpoint(lambda a: a.detach() * 2, x, use_reentrant=True).backward()

    same(f)


def test_leaving_use_reentrant_out_warns(same):
    def f(m):
        texts = []
        for call in (m.utils.checkpoint.checkpoint, lambda g, x: m.utils.checkpoint.checkpoint_sequential([g], 1, x)):
            with warnings.catch_warnings(record=True) as seen:
                warnings.simplefilter("always")
                call(m.exp, leaf(m, 1))
            texts += [(w.category.__name__, str(w.message)) for w in seen]
        return texts

    kinds = [(kind, text[:72]) for kind, text in same(f)]
    assert kinds == [
        ("UserWarning", "torch.utils.checkpoint: the use_reentrant parameter should be passed exp"),
        ("UserWarning", "torch.utils.checkpoint.checkpoint_sequential: the use_reentrant paramete"),
    ]


def test_contexts_of_both_runs(same):
    def f(m):
        log = []

        @contextlib.contextmanager
        def noting(name):
            log.append(name)
            yield
            log.append("end of " + name)

        x = leaf(m, 1)
        both = lambda: (noting("first"), noting("second"))  # noqa: E731
        m.utils.checkpoint.checkpoint(lambda a: a.exp(), x, use_reentrant=False, context_fn=both).backward()
        swallow = lambda: (contextlib.suppress(ZeroDivisionError), contextlib.nullcontext())  # noqa: E731
        return log, caught(
            lambda: m.utils.checkpoint.checkpoint(lambda a: 1 / 0, x, use_reentrant=False, context_fn=swallow)
        )

    assert same(f)[0][:2] == ["first", "end of first"]


def test_exec_group_shares_the_recomputation(same):
    def f(m):
        counts = []
        for group in (contextlib.nullcontext, m.utils.checkpoint.GraphExecGroup):
            runs = []
            x, z = leaf(m, 1), leaf(m, 2)
            g = lambda a, b: (runs.append(1), a.exp().sin(), b.exp().sin())[1:]  # noqa: B023, E731
            y, u = m.utils.checkpoint.checkpoint(g, x, z, use_reentrant=False)
            with group():
                y.backward()
                u.backward()
            counts.append((len(runs), x.grad, z.grad))
        with m.utils.checkpoint.GraphExecGroup():
            y = m.utils.checkpoint.checkpoint(lambda a: a.exp(), leaf(m, 1), use_reentrant=False)
            y.backward(retain_graph=True)
            twice = caught(y.backward)
        return counts, twice

    counts, twice = same(f)
    assert [c[0] for c in counts] == [3, 2] and "overlap" in twice[1]


def test_unpacked_twice(same):
    def f(m):
        class Twice(m.autograd.Function):
            @staticmethod
            def forward(ctx, a):
                ctx.save_for_backward(a)
                return a * 2

            @staticmethod
            def backward(ctx, grad):
                _ = ctx.saved_tensors
                return grad * ctx.saved_tensors[0]

        m.utils.checkpoint.checkpoint(Twice.apply, leaf(m, 1), use_reentrant=False).backward()

    assert "already unpacked once" in same(f)


@pytest.mark.parametrize("use_reentrant", [False, True])
def test_sequential(same, use_reentrant):
    def f(m):
        runs = []
        pieces = [lambda a, i=i: (runs.append(i), (a * (i + 1)).sin())[1] for i in range(5)]
        x = leaf(m, 0.1, 0.2)
        m.utils.checkpoint.checkpoint_sequential(pieces, 2, x, use_reentrant=use_reentrant).sum().backward()
        return x.grad, runs

    assert same(f)[1] == [0, 1, 2, 3, 4, 0, 1]
    same(lambda m: m.utils.checkpoint.checkpoint_sequential([m.exp], 1, leaf(m, 1), use_reentrant=False, other=1))


def test_helpers(same):
    def f(m):
        ck = m.utils.checkpoint
        x = leaf(m, 1)
        out = ck.detach_variable((x * 2, 3, m.ones(1)))
        return [out[0].requires_grad, out[0].is_leaf, out[1], out[2].requires_grad], caught(
            lambda: ck.detach_variable([x])
        )

    same(f)


def layers(n, width=512):
    parameters = [(tt.randn(width, width, requires_grad=True), tt.zeros(width, requires_grad=True)) for _ in range(n)]
    return [t for pair in parameters for t in pair], [lambda h, p=p: F.linear(h, *p).relu() for p in parameters]


def saved(n, segments, width=512, use_reentrant=False):
    """Bytes kept after forward, and at most, of n layers in so many segments (0: no checkpoint)."""
    parameters, pieces = layers(n, width)
    with saved_bytes(ignore=parameters) as count:
        h = tt.randn(32, width, requires_grad=use_reentrant)
        if not segments:
            for piece in pieces:
                h = piece(h)
        for i in range(segments):
            size = n // segments
            part = pieces[i * size : (i + 1) * size]
            h = checkpoint(lambda a, p=part: checkpoint_sequential(p, 1, a, False), h, use_reentrant=use_reentrant)
        after = count.nbytes
        h.sum().backward()
    assert count.nbytes == 0
    return after, count.peak


def test_what_a_checkpoint_saves():
    """Each layer's input is the output of the one before, which is kept anyway: all layers save 11 %."""
    assert saved(8, 0) == (589_824, 589_824)
    assert saved(8, 8) == (524_288, 589_824)
    assert saved(8, 2) == (131_072, 6 * 65_536)
    assert saved(8, 2, use_reentrant=True) == (131_072, 6 * 65_536)


@pytest.mark.parametrize(("n", "k"), [(4, 1), (4, 2), (16, 4), (64, 8), (64, 32)])
def test_the_peak_is_segments_and_one_segment_computed_again(n, k):
    unit = 32 * 16 * 4
    assert saved(n, k, width=16) == (k * unit, (k + n // k) * unit)


def test_reentrant_inside_of_a_pass_for_some_inputs(same):
    """The backward pass around it, not the one that reaches the checkpoint, is the one that prunes."""

    def f(m):
        class Again(m.autograd.Function):
            @staticmethod
            def forward(ctx, a):
                return a * 2

            @staticmethod
            def backward(ctx, grad):
                with m.enable_grad():
                    x = leaf(m, 1)
                    m.utils.checkpoint.checkpoint(lambda a: a.exp(), x, use_reentrant=True).backward()
                return grad * x.grad

        x = leaf(m, 1)
        Again.apply(x).backward()
        whole = x.grad
        return whole, caught(lambda: m.autograd.grad(Again.apply(x), x))

    assert "incompatible" in same(f)[1][1]
