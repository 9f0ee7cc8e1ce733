"""autocast as programs meet it: dtypes, casts, the cache, nesting, threads, gradients, decorators, warnings and errors."""

from __future__ import annotations

import importlib
import threading
import warnings

import pytest

import tinytensor as tt
from tinytensor.utils._python_dispatch import TorchDispatchMode


def name(value):
    """A dtype by its name; whatever has one by that of its dtype."""
    return str(getattr(value, "dtype", value)).removeprefix("torch.")


def op_log(tt, program):
    """The operators below autograd that the program calls."""
    base = importlib.import_module(f"{tt.__name__}.utils._python_dispatch").TorchDispatchMode
    log = []

    class Log(base):
        def __torch_dispatch__(self, func, types, args=(), kwargs=None):
            log.append(str(func))
            return func(*args, **(kwargs or {}))

    with Log():
        program()
    return log


def heard(program):
    """What the program warns of, with what it returns."""
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        result = program()
    texts = [str(w.message).partition(" (Triggered internally")[0] for w in caught]
    return result, [[w.category.__name__, text] for w, text in zip(caught, texts, strict=True)]


def weight(tt):
    return tt.tensor([[0.5, -1.25], [2.0, 0.125]], requires_grad=True)


def test_results_have_the_dtypes_of_the_lists(same):
    def program(tt):
        x, half, double = tt.ones(2, 2), tt.ones(2, 2, dtype=tt.bfloat16), tt.ones(2, 2, dtype=tt.float64)
        integers, f = tt.ones(2, 2, dtype=tt.int64), tt.nn.functional
        with tt.autocast("cpu"):
            found = [
                tt.mm(x, x), x @ half, tt.mm(double, double), tt.mm(integers, integers), f.linear(x, x, x[0]),
                tt.addmm(x, x, x), tt.einsum("ij,jk", x, x), tt.exp(half), tt.exp(x), half.sum(), half.prod(),
                tt.prod(half, dtype=tt.float64), f.mse_loss(half, half), f.softmax(half, 0), x + half, half * 2.0,
                tt.cat([x, half]), tt.cat([half, half]), tt.stack([half, x]), tt.cat([half, double]), tt.trace(half),
                tt.bmm(x[None], x[None]), tt.tensordot(x, x), f.binary_cross_entropy(tt.sigmoid(half), half),
                tt.linalg.inv(half + 2 * tt.eye(2)), f.conv1d(x[None], x[None]), f.layer_norm(half, (2,)),
            ]  # fmt: skip
        return [name(each) for each in found]

    same(program)


def test_values_are_those_of_the_cast_inputs(same):
    def program(tt):
        a, b = tt.tensor([[0.1, 0.7], [1.3, -2.9]]), tt.tensor([[3.1, 0.2], [-0.4, 5.3]])
        with tt.autocast("cpu"):
            half = a @ b
            loss = tt.nn.functional.mse_loss(half, b)
        with tt.autocast("cpu", dtype=tt.float16):
            other = tt.mm(a, b)
        return [half.float(), loss, name(other), other.float()]

    same(program)


def test_backward_runs_in_the_dtypes_of_forward(same):
    def program(tt):
        w, x = weight(tt), tt.ones(2, 2)
        seen = []
        with tt.autocast("cpu"):
            hidden = x @ w
            hidden.register_hook(lambda grad: seen.append(name(grad)))
            loss = tt.nn.functional.mse_loss(hidden, x)
        nodes, node = [], loss.grad_fn
        while node is not None:
            nodes.append(type(node).__name__)
            node = next((n for n, _ in reversed(node.next_functions) if n is not None), None)
        log = op_log(tt, loss.backward)
        return [name(loss), nodes, seen, name(w.grad), w.grad, log]

    same(program)


def test_what_is_saved_is_the_cast(same):
    def program(tt):
        w, x = weight(tt), tt.ones(2, 2)
        with tt.autocast("cpu"):
            y = x @ w
        return [name(y.grad_fn._saved_self), type(y.grad_fn.next_functions[1][0]).__name__, y.requires_grad]

    same(program)


@pytest.mark.parametrize("others", ["", "no_grad", "inference_mode", "cache_enabled"])
def test_a_weight_is_cast_once(same, others):
    def program(tt):
        w, x = weight(tt), tt.ones(2, 2)

        def run():
            with tt.autocast("cpu", cache_enabled=others != "cache_enabled"):
                tt.mm(w, x)
                if others.startswith(("no", "inf")):
                    with getattr(tt, others)():
                        tt.mm(w, x)
                return tt.mm(w, x)

        result = run()
        nodes = [name(result.grad_fn.next_functions[0][0] is run().grad_fn.next_functions[0][0])]
        return [op_log(tt, run), nodes, result.requires_grad]

    same(program)


def test_a_cast_that_was_made_without_grad_mode_can_be_differentiated(same):
    def program(tt):
        w, x = weight(tt), tt.ones(2, 2)
        with tt.autocast("cpu"):
            with tt.no_grad():
                before = tt.mm(w, x)
            after = tt.mm(w, x)
        after.sum().backward()
        return [before.requires_grad, after.requires_grad, w.grad]

    same(program)


def test_only_leaves_of_float32_are_kept(same):
    def program(tt):
        w, x = weight(tt), tt.ones(2, 2)

        def twice(t):
            with tt.autocast("cpu"):
                first = tt.mm(t, x)
                second = tt.mm(t, x)
            return first.grad_fn.next_functions[0][0] is second.grad_fn.next_functions[0][0]

        double = w.detach().half().requires_grad_()
        return [twice(w), twice(w.view(2, 2)), twice(w * 1), twice(double)]

    same(program)


def test_the_cache_knows_nothing_of_a_change_in_place(same):
    def program(tt):
        w, x = weight(tt), tt.ones(2, 2)
        with tt.autocast("cpu"):
            first = tt.mm(w, x)
            with tt.no_grad():
                w.mul_(2)
            stale = tt.mm(w, x)
            tt.clear_autocast_cache()
            fresh = tt.mm(w, x)
        return [first.float(), stale.float(), fresh.float()]

    same(program)


def test_nesting(same):
    def program(tt):
        x, found = tt.ones(2, 2), []

        def note():
            state = [tt.is_autocast_enabled("cpu"), tt.get_autocast_dtype("cpu"), tt.is_autocast_cache_enabled()]
            found.append([*map(name, state), name(tt.mm(x, x))])

        note()
        with tt.autocast("cpu"):
            note()
            with tt.autocast("cpu", enabled=False):
                note()
                with tt.autocast("cpu", dtype=tt.float16, cache_enabled=False):
                    note()
                note()
            with tt.autocast("cpu", cache_enabled=False), tt.autocast("cpu"):
                note()
            note()
        note()
        return found

    same(program)


def test_only_the_outermost_exit_clears_the_cache(same):
    def program(tt):
        w, x = weight(tt), tt.ones(2, 2)

        def run():
            with tt.autocast("cpu"):
                tt.mm(w, x)
                with tt.autocast("cpu"):
                    tt.mm(w, x)
                tt.mm(w, x)
            with tt.autocast("cpu"):
                tt.mm(w, x)

        return op_log(tt, run)

    same(program)


def test_state_comes_back_when_the_region_raises(same):
    def program(tt):
        try:
            with tt.autocast("cpu", dtype=tt.float16, cache_enabled=False):
                raise ValueError
        except ValueError:
            pass
        return [tt.is_autocast_enabled("cpu"), name(tt.get_autocast_dtype("cpu")), tt.is_autocast_cache_enabled()]

    same(program)


def test_a_thread_starts_without(same):
    def program(tt):
        found, x = [], tt.ones(2, 2)

        def other():
            found.append([tt.is_autocast_enabled("cpu"), name(tt.get_autocast_dtype("cpu")), name(tt.mm(x, x))])

        with tt.autocast("cpu", dtype=tt.float16):
            thread = threading.Thread(target=other)
            thread.start()
            thread.join()
            found.append(name(tt.mm(x, x)))
        return found

    same(program)


def test_as_a_decorator(same):
    def program(tt):
        @tt.autocast("cpu")
        def product(a, b):
            """Multiplies."""
            return a @ b, tt.is_autocast_enabled("cpu")

        x = tt.ones(2, 2)
        result, inside = product(x, x)
        return [name(result), inside, tt.is_autocast_enabled("cpu"), product.__name__, product.__doc__]

    same(program)


def test_errors_of_inner_operators_leave_the_key_as_it_was(same):
    def program(tt):
        x, texts = tt.ones(2, 2), []
        with tt.autocast("cpu"):
            for wrong in (
                lambda: tt.mm(x, tt.ones(3, 3)),
                lambda: tt.mm(x, x.double()),
                lambda: tt.stack([x.half(), x.bfloat16()]),
            ):
                try:
                    wrong()
                except RuntimeError as error:
                    texts.append(str(error))
            after = name(tt.mm(x, x))
        return [texts, after]

    same(program)


def test_it_is_off_inside_a_composite_operator(same):
    def program(tt):
        w, x = weight(tt), tt.ones(2, 2)
        bias = tt.ones(2, requires_grad=True)

        def run():
            with tt.autocast("cpu"):
                tt.nn.functional.linear(x, w, bias)
                tt.nn.functional.cosine_embedding_loss(x.bfloat16(), x.bfloat16(), tt.ones(2))
                tt.matmul(x[None], w)

        return op_log(tt, run)

    same(program)


def test_out_and_in_place_variants_are_not_cast(same):
    def program(tt):
        x, half = tt.ones(2, 2), tt.ones(2, 2, dtype=tt.bfloat16)
        with tt.autocast("cpu"):
            out = tt.mm(x, x, out=tt.empty(2, 2))
            added = x.clone().addmm_(x, x)
            try:
                half.clone().addmm_(x, x)
            except RuntimeError as error:
                text = str(error)
        return [name(out), name(added), text]

    same(program)


def test_meta_tensors_are_not_cast(same):
    def program(tt):
        x = tt.ones(2, 2, device="meta")
        with tt.autocast("cpu"):
            return [name(tt.mm(x, x)), name(tt.nn.functional.mse_loss(x.bfloat16(), x.bfloat16()))]

    same(program)


def test_forward_mode(same):
    def program(tt):
        fwAD = importlib.import_module(f"{tt.__name__}.autograd.forward_ad")
        w, x = weight(tt).detach(), tt.ones(2, 2)
        with fwAD.dual_level(), tt.autocast("cpu"):
            primal, tangent = fwAD.unpack_dual(tt.mm(fwAD.make_dual(w, x), x))
        return [name(primal), name(tangent), tangent.float()]

    same(program)


def test_under_grad_and_checkpoint(same):
    def program(tt):
        checkpoint = importlib.import_module(f"{tt.__name__}.utils.checkpoint").checkpoint
        found = []
        for reentrant in (False, True):
            w, x, seen = weight(tt), tt.ones(2, 2), []

            def region(w, x=x, seen=seen):
                y = x @ w
                seen.append(name(y))
                return y.float().sum()

            with tt.autocast("cpu"):
                loss = checkpoint(region, w, use_reentrant=reentrant)
            loss.backward()
            found.append([seen, w.grad])
        return found

    same(program)


# Modes, subclasses and the profiler's callbacks.


def test_a_function_mode_sees_the_call_once_and_a_dispatch_mode_the_casts(same):
    def program(tt):
        overrides = importlib.import_module(f"{tt.__name__}.overrides")
        calls, x = [], tt.ones(2, 2)

        class Calls(overrides.TorchFunctionMode):
            def __torch_function__(self, func, types, args=(), kwargs=None):
                calls.append(func.__name__)
                return func(*args, **(kwargs or {}))

        with tt.autocast("cpu"), Calls():
            log = op_log(tt, lambda: tt.mm(x, x))
        return [calls, log]

    same(program)


def test_a_handler_may_change_the_state(same):
    def program(tt):
        overrides = importlib.import_module(f"{tt.__name__}.overrides")
        x = tt.ones(2, 2)

        class Off(overrides.TorchFunctionMode):
            def __torch_function__(self, func, types, args=(), kwargs=None):
                with tt.autocast("cpu", enabled=False):
                    return func(*args, **(kwargs or {}))

        with tt.autocast("cpu"), Off():
            inside = tt.mm(x, x)
        return name(inside)

    same(program)


def test_a_handler_that_turns_it_off_for_its_own_time_leaves_it_on():
    class Off(TorchDispatchMode):
        def __torch_dispatch__(self, func, types, args=(), kwargs=None):
            with tt.autocast("cpu", enabled=False):
                return func(*args, **(kwargs or {}))

    x = tt.ones(2, 2)
    with tt.autocast("cpu"):
        with Off():
            assert (x @ x).dtype is tt.bfloat16
        assert (x @ x).dtype is tt.bfloat16
        assert tt.is_autocast_enabled("cpu")
    assert (x @ x).dtype is tt.float32


def test_a_wrapper_subclass_is_cast(same):
    def program(tt):
        tree_map = importlib.import_module(f"{tt.__name__}.utils._pytree").tree_map
        log = []

        class Wrapper(tt.Tensor):
            @staticmethod
            def __new__(cls, inner):
                return tt.Tensor._make_wrapper_subclass(cls, inner.size(), dtype=inner.dtype)

            def __init__(self, inner):
                self.inner = inner

            @classmethod
            def __torch_dispatch__(cls, func, types, args=(), kwargs=None):
                log.append(str(func))
                args, kwargs = tree_map(lambda t: t.inner if isinstance(t, Wrapper) else t, (args, kwargs or {}))
                return tree_map(lambda t: Wrapper(t) if isinstance(t, tt.Tensor) else t, func(*args, **kwargs))

        x = Wrapper(tt.ones(2, 2))
        with tt.autocast("cpu"):
            result = tt.mm(x, x)
        return [log, type(result).__name__, name(result), name(result.inner)]

    same(program)


def test_operators_of_libraries(same):
    def program(tt):
        library = importlib.import_module(f"{tt.__name__}.library")
        with library._scoped_library("autocast_test", "FRAGMENT") as lib:
            lib.define("dtype_of(Tensor x) -> Tensor")
            lib.impl("dtype_of", lambda x: x.clone(), "CompositeExplicitAutograd")
            x = tt.ones(2)
            with tt.autocast("cpu"):
                before = name(tt.ops.autocast_test.dtype_of(x))
            library.register_autocast("autocast_test::dtype_of", "cpu", tt.bfloat16, lib=lib)
            with tt.autocast("cpu"):
                after = name(tt.ops.autocast_test.dtype_of(x))
        return [before, after]

    same(program)


# Functions.


def test_custom_fwd_and_custom_bwd(same):
    def program(tt):
        found = []

        def make(**options):
            class Product(tt.autograd.Function):
                @staticmethod
                @tt.amp.custom_fwd(device_type="cpu", **options)
                def forward(ctx, a, b):
                    ctx.save_for_backward(a, b)
                    found.append([name(a), tt.is_autocast_enabled("cpu"), name(a.mm(b))])
                    return a.mm(b)

                @staticmethod
                @tt.amp.custom_bwd(device_type="cpu")
                def backward(ctx, grad):
                    a, b = ctx.saved_tensors
                    found.append([name(grad), tt.is_autocast_enabled("cpu"), name(tt.mm(a, b))])
                    return grad.mm(b.t().to(grad.dtype)), a.t().to(grad.dtype).mm(grad)

            return Product

        for options in ({}, {"cast_inputs": tt.float32}, {"cast_inputs": tt.bfloat16}):
            for enabled in (True, False):
                a, b = weight(tt), weight(tt)
                with tt.autocast("cpu", enabled=enabled):
                    result = make(**options).apply(a, b)
                result.sum().backward()
                found.append([name(result), name(a.grad), a.grad])
        return found

    same(program)


def test_custom_fwd_casts_containers(same):
    def program(tt):
        seen = []

        @tt.amp.custom_fwd(device_type="cpu", cast_inputs=tt.bfloat16)
        def forward(ctx, *args, **kwargs):
            seen.extend([args, kwargs])

        x = tt.ones(2)
        with tt.autocast("cpu"):
            forward(type("Ctx", (), {})(), x, [x, (x.double(), "text")], {"k": x}, tt.ones(2, dtype=tt.int64), y=x)
        args, kwargs = seen
        return [name(args[0]), name(args[1][0]), name(args[1][1][0]), args[1][1][1], name(args[2]["k"]), name(args[3]),
                name(kwargs["y"])]  # fmt: skip

    same(program)


# Warnings and errors.

SOURCES = """
tt.autocast('cpu', dtype=tt.float32)._enabled
tt.autocast('cpu', dtype=tt.float32, enabled=False)._enabled
tt.autocast('cpu', dtype='bfloat16')._enabled
tt.autocast('cpu', enabled=3)._enabled
tt.autocast('cpu', enabled=3).__enter__()
tt.autocast('cuda')._enabled
tt.autocast('cuda', enabled=False)._enabled
tt.autocast('meta')
tt.autocast('foo')
tt.autocast('cpu:0')._enabled
tt.autocast(3)
tt.autocast()
tt.autocast('cpu')(3)
tt.autocast('cpu').__exit__(None, None, None)
[tt.autocast_increment_nesting(), tt.autocast_increment_nesting(), tt.autocast_decrement_nesting()]
tt.cpu.amp.autocast()._enabled
tt.cpu.amp.autocast(dtype=tt.float32)._enabled
str(tt.cpu.amp.autocast(dtype=tt.float16).fast_dtype)
tt.cuda.amp.autocast()._enabled
str(tt.cuda.amp.autocast(enabled=False).fast_dtype)
tt.cuda.amp.custom_fwd(lambda x: x).__name__
tt.cuda.amp.custom_bwd(lambda x: x).__name__
tt.amp.custom_fwd(lambda x: x)
tt.amp.custom_fwd(lambda x: x, device_type=3)
tt.amp.custom_bwd(lambda x: x, device_type=3)
tt.amp.is_autocast_available('cpu')
tt.amp.is_autocast_available('cuda')
tt.amp.is_autocast_available('meta')
tt.amp.is_autocast_available('foo')
tt.amp.is_autocast_available(3)
tt.is_autocast_enabled()
tt.is_autocast_enabled('cpu')
tt.is_autocast_enabled('cpu:0')
tt.is_autocast_enabled(device_type='cuda')
tt.is_autocast_enabled('meta')
tt.is_autocast_enabled('foo')
tt.is_autocast_enabled(3)
tt.is_autocast_enabled(None)
tt.is_autocast_enabled('cpu', 'x')
tt.is_autocast_enabled(foo=1)
tt.set_autocast_enabled()
tt.set_autocast_enabled('cpu')
tt.set_autocast_enabled('cpu', 3)
tt.set_autocast_enabled(3)
tt.set_autocast_enabled(True, 'cpu')
tt.set_autocast_enabled('cpu', True, 1)
[tt.set_autocast_enabled(True), tt.is_autocast_enabled(), tt.set_autocast_enabled(enabled=False), tt.is_autocast_enabled()]
[tt.set_autocast_enabled('cpu', True), tt.is_autocast_enabled('cpu'), tt.set_autocast_enabled('cpu', enabled=False)]
str(tt.get_autocast_dtype('cpu'))
str(tt.get_autocast_dtype('cuda'))
tt.get_autocast_dtype('meta')
tt.get_autocast_dtype('foo')
tt.get_autocast_dtype()
tt.get_autocast_dtype(3)
tt.get_autocast_dtype('cpu', 1)
tt.set_autocast_dtype('cpu', 3)
tt.set_autocast_dtype('cpu')
tt.set_autocast_dtype(3, tt.float16)
tt.set_autocast_dtype('cpu', tt.bfloat16, 3)
[tt.set_autocast_dtype('cpu', tt.float16), str(tt.get_autocast_dtype('cpu')), tt.set_autocast_dtype('cpu', tt.bfloat16)]
tt.is_autocast_cpu_enabled()
tt.set_autocast_cpu_enabled(False)
tt.set_autocast_cpu_enabled(3)
str(tt.get_autocast_cpu_dtype())
tt.set_autocast_cpu_dtype(tt.bfloat16)
tt.set_autocast_cpu_dtype(3)
str(tt.get_autocast_gpu_dtype())
tt.set_autocast_gpu_dtype(tt.float16)
tt.set_autocast_gpu_dtype(3)
tt.is_autocast_cache_enabled()
tt.set_autocast_cache_enabled(3)
tt.set_autocast_cache_enabled(True)
tt.clear_autocast_cache()
""".strip().splitlines()


@pytest.mark.parametrize("source", SOURCES)
def test_words(same, source):
    def program(tt):
        def call():
            try:
                return eval(source, {"tt": tt})
            except Exception as error:
                return f"{type(error).__name__}: {error}"

        try:
            return heard(call)
        finally:
            depth = tt.autocast_decrement_nesting()
            while depth > 0:
                depth = tt.autocast_decrement_nesting()
            while depth < 0:
                depth = tt.autocast_increment_nesting()

    same(program)


def test_off_it_leaves_no_trace():
    """Nothing of this thread's state differs from before, so calls take the short road again."""
    from tinytensor.c10.local_dispatch_key_set import get_local_keys, state

    before = get_local_keys(), set(state.dirty)
    x = tt.ones(2, 2)
    with tt.autocast("cpu"):
        tt.mm(x, x)
        assert state.dirty
    assert (get_local_keys(), set(state.dirty)) == before


def test_one_call_is_recorded_with_its_casts():
    from tinytensor.aten.record_function import Callback, add_global_callback, remove_callback

    names = []
    callback = add_global_callback(Callback(lambda record: names.append(record.name)))
    try:
        x = tt.ones(2, 2)
        names.clear()
        with tt.autocast("cpu"):
            tt.mm(x, x)
    finally:
        remove_callback(callback)
    assert names[:3] == ["aten::mm", "aten::to", "aten::_to_copy"]
    assert names.count("aten::mm") == 2
