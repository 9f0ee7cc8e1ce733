"""FlopCounterMode counts what PyTorch's counts, operator by operator, forward and backward."""

from __future__ import annotations

import importlib
from collections.abc import Callable
from typing import Any

import pytest

import tinytensor as tt
from tinytensor.utils.flop_counter import FlopCounterMode, register_flop_formula

Same = Callable[[Callable[[Any], Any]], Any]


def counter(m: Any) -> Any:
    return importlib.import_module(f"{m.__name__}.utils.flop_counter")


def counts(m: Any, run: Callable[[], Any], backward: bool = True, **options: Any) -> list[Any]:
    """The total and the counts by operator, of the forward pass and of the backward pass."""
    found = []
    mode = counter(m).FlopCounterMode(display=False, **options)
    with mode:
        loss = run()
    found.append([mode.get_total_flops(), {str(op): n for op, n in mode.get_flop_counts().get("Global", {}).items()}])
    if backward:
        with mode:
            loss.backward()
        found.append([mode.get_total_flops(), {str(op): n for op, n in mode.get_flop_counts()["Global"].items()}])
    return found


def weights(m: Any, *shape: int) -> Any:
    return m.ones(*shape).requires_grad_()


def test_products(same: Same) -> None:
    def program(m: Any) -> Any:
        a, b = weights(m, 3, 4), weights(m, 4, 5)
        x, y = weights(m, 2, 3, 4), weights(m, 2, 4, 5)
        v = weights(m, 4)
        runs = [
            lambda: a @ b, lambda: m.addmm(m.ones(5), a, b), lambda: m.bmm(x, y), lambda: m.baddbmm(m.ones(1, 3, 5), x, y),
            lambda: x @ b, lambda: a @ v, lambda: v @ v, lambda: m.einsum("bij,bjk->bik", x, y), lambda: m.outer(v, v),
            lambda: m.nn.functional.linear(x, b.t()), lambda: m.tensordot(x, y, dims=([2], [1])),
            lambda: m.nn.functional.bilinear(a, a, m.ones(2, 4, 4)), lambda: m.chain_matmul(a, b, b.t()),
            lambda: m.linalg.multi_dot([a, b, b.t()]), lambda: a * a,
        ]  # fmt: skip
        return [counts(m, lambda run=run: run().sum()) for run in runs]

    same(program)


def test_convolutions(same: Same) -> None:
    def program(m: Any) -> Any:
        F = m.nn.functional
        x1, x2, x3 = weights(m, 2, 4, 9), weights(m, 2, 4, 8, 7), weights(m, 1, 2, 5, 4, 3)
        runs = [
            lambda: F.conv1d(x1, weights(m, 6, 4, 3)),
            lambda: F.conv2d(x2, weights(m, 6, 4, 3, 3), weights(m, 6), stride=2, padding=1),
            lambda: F.conv2d(x2, weights(m, 6, 2, 3, 2), groups=2, dilation=2),
            lambda: F.conv2d(x2.detach(), weights(m, 6, 4, 3, 3)),
            lambda: F.conv2d(x2, weights(m, 6, 4, 3, 3).detach()),
            lambda: F.conv3d(x3, weights(m, 3, 2, 2, 2, 2)),
            lambda: F.conv_transpose1d(x1, weights(m, 4, 3, 3), stride=2),
            lambda: F.conv_transpose2d(x2, weights(m, 4, 3, 3, 3), stride=2, output_padding=1),
            lambda: F.conv2d(m.ones(4, 8, 7), weights(m, 6, 4, 3, 3), padding="same"),
        ]
        return [counts(m, lambda run=run: run().sum()) for run in runs]

    same(program)


def mlp(m: Any) -> Any:
    F = m.nn.functional
    w1, b1, w2, b2 = (weights(m, *s) for s in ((6, 5), (6,), (3, 6), (3,)))
    return F.cross_entropy(F.linear(F.relu(F.linear(m.ones(4, 5), w1, b1)), w2, b2), m.tensor([0, 2, 1, 1]))


def convolution_net(m: Any) -> Any:
    F = m.nn.functional
    h = F.relu(F.conv2d(m.ones(2, 3, 8, 8), weights(m, 4, 3, 3, 3), weights(m, 4), padding=1))
    h = F.conv2d(F.max_pool2d(h, 2), weights(m, 5, 4, 3, 3), stride=2, padding=1)
    return F.cross_entropy(F.linear(h.flatten(1), weights(m, 3, 20), weights(m, 3)), m.tensor([0, 2]))


def attention(m: Any) -> Any:
    x, w, wo = weights(m, 2, 5, 8), weights(m, 24, 8), weights(m, 8, 8)
    q, k, v = (p.view(2, 5, 2, 4).transpose(1, 2) for p in m.nn.functional.linear(x, w).chunk(3, -1))
    q, k, v = (p.flatten(0, 1) for p in (q, k, v))  # of three dimensions attention is a composition
    y = m.nn.functional.scaled_dot_product_attention(q, k, v).view(2, 2, 5, 4)
    return (x + m.nn.functional.linear(y.transpose(1, 2).reshape(2, 5, 8), wo)).pow(2).mean()


@pytest.mark.parametrize("program", [mlp, convolution_net, attention])
def test_networks(same: Same, program: Callable[[Any], Any]) -> None:
    found = same(lambda m: counts(m, lambda: program(m)))
    assert found[0][0] and found[1][0] > found[0][0]


@pytest.mark.parametrize("program", [mlp, convolution_net, attention])
def test_fake_tensors_are_counted_the_same(program: Callable[[Any], Any]) -> None:
    with tt._subclasses.FakeTensorMode():
        fake = counts(tt, lambda: program(tt))
    assert fake == counts(tt, lambda: program(tt))


def test_fused_attention_by_its_formulas(same: Same) -> None:
    def program(m: Any) -> Any:
        registry = {str(op): formula for op, formula in counter(m).flop_registry.items()}
        q, k, v = m.ones(2, 8, 5, 4), m.ones(2, 2, 7, 4), m.ones(2, 2, 7, 6)
        grad = m.ones(2, 8, 5, 6)
        names = ["_scaled_dot_product_flash_attention", "_scaled_dot_product_efficient_attention",
                 "_scaled_dot_product_cudnn_attention"]  # fmt: skip
        found = [registry[f"aten.{name}"](q, k, v, out_val=None) for name in names]
        found += [registry[f"aten.{name}_backward"](grad, q, k, v, out_val=None) for name in names]
        flash, efficient = registry["aten._flash_attention_forward"], registry["aten._efficient_attention_forward"]
        back, efficient_back = (
            registry["aten._flash_attention_backward"],
            registry["aten._efficient_attention_backward"],
        )
        found += [flash(q, k, v, None, None, 5, 7), efficient(q, k, v, None, None, None, 5, 7)]
        found += [back(grad, q, k, v, grad, None, None, None, 5, 7)]
        found += [efficient_back(grad, q, k, v, None, grad, None, None, 5, 7)]
        # Sequences of different lengths, end to end.
        ends, flat = m.tensor([0, 2, 5]), m.ones(5, 8, 4)
        found += [flash(flat, flat, flat, ends, ends, 3, 3), back(flat, flat, flat, flat, flat, None, ends, ends, 3, 3)]
        batched = flat[None]
        found += [efficient(batched, batched, batched, None, ends, ends, 3, 3)]
        found += [registry["aten._scaled_mm"](m.ones(3, 4), m.ones(4, 5), None, None, out_val=None)]
        return [found, sorted(name for name in registry if name.startswith("aten."))]

    same(program)


def test_formulas_refuse_shapes_that_do_not_fit(same: Same) -> None:
    def program(m: Any) -> Any:
        registry = {str(op): formula for op, formula in counter(m).flop_registry.items()}
        calls = [
            ("mm", m.ones(2, 3), m.ones(4, 5)), ("bmm", m.ones(2, 3, 4), m.ones(3, 4, 5)),
            ("bmm", m.ones(2, 3, 4), m.ones(2, 5, 5)),
        ]  # fmt: skip
        found = []
        for name, *args in calls:
            with pytest.raises(AssertionError) as error:
                registry[f"aten.{name}"](*args, out_val=None)
            found.append(str(error.value))
        return found

    same(program)


def test_formulas_of_ones_own(same: Same) -> None:
    def program(m: Any) -> Any:
        register = counter(m).register_flop_formula
        found = []
        with m.library._scoped_library("flopprog", "FRAGMENT") as lib:
            for name in ("f", "g", "h"):
                lib.define(f"{name}(Tensor x) -> Tensor")
                lib.impl(name, lambda x: x.clone(), "CPU")
            ops = m.ops.flopprog
            register([ops.f])(lambda x_shape, out_shape=None: x_shape[0] * 100)
            register(ops.g, get_raw=True)(lambda x, out_val=None: int(x.numel() + out_val.dim()))
            for call in (
                lambda: register(ops.f)(len), lambda: register(ops.f.default)(len), lambda: register("f")(len),
            ):  # fmt: skip
                try:
                    call()
                except (RuntimeError, ValueError) as error:
                    found.append([type(error).__name__, str(error).split(", got")[0]])
            mapping = {ops.h: lambda x_shape, out_shape: 7, m.ops.aten.mm: lambda *shapes, out_shape: 1}
            run = lambda: ops.f(m.ones(3, 2)) + ops.g(m.ones(3, 2)) + ops.h(m.ones(3, 2)) @ m.ones(2, 2)  # noqa: E731
            found.append(counts(m, run, backward=False, custom_mapping=mapping))
        return found

    same(program)


def test_options(same: Same) -> None:
    def program(m: Any) -> Any:
        with pytest.warns(UserWarning, match="mods argument is not needed anymore"):
            mode = counter(m).FlopCounterMode([], display=False)
        with mode:
            m.ones(2, 3) @ m.ones(3, 4)
        first = mode.get_total_flops()
        with mode:
            pass
        suffix = [counter(m).get_suffix_str(n) for n in (0, 10, 9999, 10_000, 12_345_678, 10**14)]
        return [first, mode.get_total_flops(), suffix, counter(m).convert_num_with_suffix(12345678, "M"),
                counter(m).convert_to_percent_str(1, 3), counter(m).convert_to_percent_str(1, 0)]  # fmt: skip

    same(program)


def test_the_table(capsys: pytest.CaptureFixture[str]) -> None:
    # As tabulate prints it for PyTorch: columns as wide as their header and two, at least.
    with FlopCounterMode() as mode:
        mlp(tt).backward()
    assert mode.get_table().splitlines() == [
        "Module            FLOP    % Total",
        "-------------  -------  ---------",
        "Global         912.000    100.00%",
        " - aten.addmm  384.000     42.11%",
        " - aten.mm     528.000     57.89%",
    ]
    assert capsys.readouterr().out == mode.get_table() + "\n"


def test_an_exception_ends_the_counting() -> None:
    mode = FlopCounterMode(display=False)
    with pytest.raises(ZeroDivisionError), mode:
        tt.ones(2, 2) @ tt.ones(2, 2)
        raise ZeroDivisionError
    tt.ones(2, 2) @ tt.ones(2, 2)
    assert mode.get_total_flops() == 16 and mode.mode is None


def test_formulas_are_for_packets() -> None:
    with pytest.raises(RuntimeError, match=r"duplicate registrations for aten\.mm"):
        register_flop_formula(tt.ops.aten.mm)(len)
