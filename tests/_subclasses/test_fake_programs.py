"""Fake tensors as in PyTorch: programs that give, or refuse, the same in both."""

from __future__ import annotations

import copy
import importlib
import logging
import warnings
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from tinytensor.testing.outcome import text_of

Same = Callable[[Callable[[Any], Any]], Any]


@pytest.fixture(autouse=True)
def quiet() -> Any:
    logging.disable(logging.CRITICAL)
    yield
    logging.disable(logging.NOTSET)


def fake(m: Any) -> Any:
    return importlib.import_module(f"{m.__name__}._subclasses.fake_tensor")


def said(*calls: Callable[[], Any]) -> list[str]:
    """What each call returns, or refuses, as text."""
    found = []
    for call in calls:
        try:
            found.append(repr(call()))
        except Exception as error:
            found.append(text_of(error))
    return found


def facts(t: Any) -> list[Any]:
    return [
        list(t.shape), list(t.stride()), t.storage_offset(), str(t.dtype), str(t.device), t.requires_grad, t.is_leaf,
        t._is_view(), t._version, type(t.grad_fn).__name__,
    ]  # fmt: skip


def in_mode(program: Callable[[Any], Any]) -> Callable[[Any], Any]:
    def run(m: Any) -> Any:
        with fake(m).FakeTensorMode():
            return program(m)

    return run


def test_repr(same: Same) -> None:
    same(in_mode(lambda m: said(
        lambda: m.empty(2, 3), lambda: m.empty(2, 3, device="cuda"), lambda: m.empty(2, device="cuda:1"),
        lambda: m.empty(2, device="meta"), lambda: m.empty(0), lambda: m.empty(2, 0),
        lambda: m.ones(2, 3, dtype=m.int64), lambda: m.ones(3, dtype=m.float64, device="cuda"),
        lambda: m.empty(3, requires_grad=True), lambda: m.empty(3, requires_grad=True) * 2,
        lambda: m.tensor(3), lambda: m.tensor([1.0, 2.0]), lambda: f"{m.empty(2)}", lambda: f"{m.empty(2):.2f}",
    )))  # fmt: skip


def test_factory_functions_remember_the_device(same: Same) -> None:
    def program(m: Any) -> Any:
        x = m.empty(2, 3, device="cuda")
        made = [
            m.zeros(2), m.arange(5), m.full((2,), 3), m.rand(3), m.randperm(5), m.linspace(0, 1, 5), m.eye(3),
            m.tensor([1.0, 2], device="cuda:0"), m.zeros_like(x), m.zeros_like(x, device="cpu"), x.new_empty(2),
            m.randn_like(x), m.full_like(x, 3), x.new_ones(2, device="cpu"), m.scalar_tensor(3), m.as_tensor(3.0),
            m.from_numpy(np.ones(3)), m.empty_strided((2, 3), (1, 2)), m.tril_indices(3, 3),
        ]  # fmt: skip
        return [[str(t.device), list(t.shape), str(t.dtype)] for t in made]

    same(in_mode(program))


def test_devices_of_results(same: Same) -> None:
    def program(m: Any) -> Any:
        cpu, gpu, other = m.empty(2, 3), m.empty(2, 3, device="cuda"), m.empty(2, 3, device="cuda:1")
        number = m.empty(())
        return said(
            lambda: cpu + gpu, lambda: gpu + cpu, lambda: gpu + other, lambda: m.mm(cpu, gpu.t()),
            lambda: m.cat([cpu, gpu]), lambda: gpu + number, lambda: number + gpu, lambda: gpu.add_(cpu),
            lambda: gpu.mul_(number), lambda: m.where(gpu > 0, gpu, number), lambda: m.nextafter(number, gpu),
            lambda: m.gather(gpu, 0, cpu.long()), lambda: m.embedding(gpu, m.tensor([1])),
            lambda: m.index_put(gpu, (m.tensor([0]),), cpu[:1]), lambda: gpu.view(3, 2), lambda: gpu.cpu(),
            lambda: cpu.to("cuda:0"), lambda: (gpu.is_cuda, gpu.is_cpu, gpu.is_meta, gpu.get_device(), gpu.type()),
            lambda: (cpu.is_cuda, cpu.is_cpu, cpu.is_meta, cpu.get_device(), cpu.type()),
        )  # fmt: skip

    same(in_mode(program))


def test_what_depends_on_values(same: Same) -> None:
    def program(m: Any) -> Any:
        x = m.empty(2, 3)
        return said(
            lambda: x.item(), lambda: x.sum().item(), lambda: bool(x.sum() > 0), lambda: int(x.sum()),
            lambda: x.tolist(), lambda: x[0].tolist(), lambda: 3 in x, lambda: m.equal(x, x), lambda: m.allclose(x, x),
            lambda: m.nonzero(x), lambda: m.argwhere(x), lambda: x[x > 0], lambda: m.masked_select(x, x > 0),
            lambda: m.unique(x), lambda: m.unique(x, dim=0), lambda: m.unique_consecutive(x),
            lambda: m.bincount(m.tensor([1, 2])), lambda: m.combinations(x[0]), lambda: m.linalg.lstsq(x, x),
            lambda: m.repeat_interleave(x, m.tensor([1, 2]), 0),
            lambda: m.repeat_interleave(x, m.tensor([1, 2]), 0, output_size=3), lambda: m.cov(x),
            lambda: m.nn.functional.one_hot(x.long(), 4), lambda: m.nn.functional.one_hot(x.long()),
            lambda: x.index_put_((x > 0,), m.tensor(1.0)), lambda: x.index_put((x > 0,), m.tensor(1.0)),
            lambda: x.masked_scatter(x > 0, x), lambda: x.numpy(), lambda: np.asarray(x), lambda: m.quantile(x, 0.5),
        )  # fmt: skip

    same(in_mode(program))


def test_exceptions_name_the_operator(same: Same) -> None:
    def program(m: Any) -> Any:
        x = m.empty(2)
        found = []
        for call in (lambda: x.sum().item(), lambda: m.nonzero(x)):
            with pytest.raises(RuntimeError) as error:
                call()
            found.append([repr(error.value), str(error.value), str(error.value.func)])
        return found

    same(in_mode(program))


def test_constants(same: Same) -> None:
    def program(m: Any) -> Any:
        c = m.tensor(3)
        first = [
            c.constant is None,
            c.item(),
            (c + 1).constant is None,
            (c * 2).item(),
            bool(c > 2),
            m.add(2, c).item(),
        ]
        c.add_(1)
        after_write = [c.constant is None, c.item()]
        v = c.view(1)
        v.add_(2)
        through_a_view = [c.item(), v.tolist(), c.untyped_storage()._cdata == v.untyped_storage()._cdata]
        c.fill_(m.empty((), dtype=m.int64))
        forgotten = [c.constant, v.constant, said(lambda: v.item())]
        none = [
            t.constant for t in (m.tensor([1, 2]), m.ones(1), m.tensor([3.0]).expand(4), m.tensor(1.0, device="cuda:0"))
        ]
        kept = [m.tensor(4.0).sqrt().item(), m.tensor(4.0).to(m.int64).item(), m.rsub(m.tensor(2), 3).item()]
        return [first, after_write, through_a_view, forgotten, none, kept]

    same(in_mode(program))


def test_resizing_forgets_a_constant(same: Same) -> None:
    def program(m: Any) -> Any:
        c = m.tensor(3)
        c.resize_(1)
        return [c.constant, said(lambda: c.item()), list(c.shape)]

    same(in_mode(program))


def test_geometry_follows_writes(same: Same) -> None:
    def program(m: Any) -> Any:
        x = m.ones(2, 3)
        found = [facts(x.t_()), facts(x.resize_(7)), x.untyped_storage().nbytes(), facts(x.unsqueeze_(0))]
        out = m.empty(0)
        m.add(m.ones(4), 1, out=out)
        y = m.empty(5)
        y.set_(m.ones(3, 3)[1:])
        return [*found, facts(out), out.untyped_storage().nbytes(), facts(y)]

    same(in_mode(program))


def test_views_share_storage_and_version(same: Same) -> None:
    def program(m: Any) -> Any:
        x = m.ones(4, 6)
        v = x[1:].t()[::2]
        v.add_(1)
        x.mul_(2)
        d = x.detach()
        parts = x.chunk(2)
        storages = [t.untyped_storage()._cdata for t in (x, v, d, *parts, x.clone())]
        return [facts(v), x._version, d._version, v._base is x, [s == storages[0] for s in storages]]

    same(in_mode(program))


def test_from_tensor(same: Same) -> None:
    def program(m: Any) -> Any:
        mode = fake(m).FakeTensorMode()
        a = m.ones(3, 4).requires_grad_()
        b, c = a.view(12), a * 2
        w = m.ones(6)
        v, d = w[2:].view(2, 2), a.detach()
        fakes = [mode.from_tensor(t) for t in (a, b, c, v, d, c.t())]
        storages = [t.untyped_storage()._cdata for t in fakes]
        return [
            [[*facts(t)[:-2], *facts(t)[-1:]] for t in fakes],  # the versions of views differ
            [t is mode.from_tensor(o) for t, o in zip(fakes, (a, b, c, v, d), strict=False)],
            [s == storages[0] for s in storages],
            [type(t._base).__name__ for t in fakes],
            said(lambda: fakes[2].sum().backward()),
            [t.untyped_storage().nbytes() for t in fakes],
        ]

    same(program)


def test_autograd(same: Same) -> None:
    def program(m: Any) -> Any:
        mode = fake(m).FakeTensorMode()
        w = mode.from_tensor(m.ones(3, 4).requires_grad_())
        x = mode.from_tensor(m.ones(4, 5, dtype=m.float32))
        y = (w @ x).relu().pow(2)
        y.sum().backward()
        first = [facts(y), repr(w.grad), type(w.grad).__name__]
        (y.sum() if False else (w * w).sum()).backward()
        (g,) = m.autograd.grad((w.exp() * w).sum(), w, create_graph=True)
        (gg,) = m.autograd.grad(g.sum(), w)
        with mode:
            h = m.nn.functional.conv2d(m.empty(1, 3, 8, 8), m.empty(4, 3, 3, 3, requires_grad=True), stride=2)
            h.sum().backward()
        return [first, repr(w.grad), repr(g), repr(gg), facts(h)]

    same(program)


def test_real_tensors_in_the_mode(same: Same) -> None:
    def program(m: Any) -> Any:
        r = m.ones(2, 3)
        strict, lenient = fake(m).FakeTensorMode(), fake(m).FakeTensorMode(allow_non_fake_inputs=True)
        with strict:
            x = m.empty(2, 3)
            refused = said(lambda: r + 1, lambda: r + x, lambda: r.t_(), lambda: m.exp(r))
        outside = said(lambda: x + r, lambda: x + 1, lambda: m.sin(x))
        with lenient:
            taken = said(lambda: r + 1, lambda: x + 1, lambda: m.mm(r, r.t()))
        same_mode = said(lambda: lenient.from_tensor(r) + lenient.from_tensor(r))
        return [refused, outside, taken, same_mode, r.tolist()]

    same(program)


def test_errors_of_operators(same: Same) -> None:
    same(in_mode(lambda m: said(
        lambda: m.empty(2, 3).view(5), lambda: m.empty(2, 3).expand(4, 3),
        lambda: m.nn.functional.conv2d(m.empty(1, 3, 8, 8), m.empty(4, 3, 3, 3, dtype=m.float64)),
        lambda: m.empty(2, 3).sum(5),
    )))  # fmt: skip


def test_modes_nest(same: Same) -> None:
    def program(m: Any) -> Any:
        log: list[str] = []
        base = importlib.import_module(f"{m.__name__}.utils._python_dispatch").TorchDispatchMode

        class Log(base):
            def __torch_dispatch__(self, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
                log.append(f"{func} {[type(a).__name__ for a in args]}")
                return func(*args, **(kwargs or {}))

        outer, inner = fake(m).FakeTensorMode(), fake(m).FakeTensorMode()
        with Log(), outer:
            m.ones(2) + 1
        with outer, Log():
            m.ones(2) + 1
        x = inner.from_tensor(m.ones(2))
        with Log():
            x + 1
        with outer, inner, inner:
            made = m.ones(2)
        with outer:
            again = m.ones(2)
            mixed = said(lambda: made + again)[0].split(" x.")[0]
        return [log, made.fake_mode is inner, again.fake_mode is outer, type(m.ones(2)).__name__, mixed]

    same(program)


def test_in_kernel_invocation(same: Same) -> None:
    def program(m: Any) -> Any:
        mode = fake(m).FakeTensorMode()
        x = mode.from_tensor(m.ones(3, 4).requires_grad_())
        with fake(m).in_kernel_invocation_manager(mode):
            y = x + 1
            return [str(x.device), x.is_meta, repr(y), type(y).__name__, str(x.fake_device)]

    same(program)


def test_making_one_by_hand(same: Same) -> None:
    def program(m: Any) -> Any:
        F = fake(m).FakeTensor
        mode = fake(m).FakeTensorMode()
        meta = m.ones(2, device="meta")
        return said(
            lambda: F(mode, meta, "cpu"), lambda: F(mode, m.ones(2), "cpu"), lambda: F(mode, meta),
            lambda: F(meta, device="cpu"), lambda: F(meta, fake_mode=mode, device="cuda"), lambda: F(mode, device="cpu"),
            lambda: F(mode, meta, "cpu", fake_device="cuda"), lambda: F(3, meta, "cpu"),
            lambda: F(meta, meta, "cpu", fake_mode=mode), lambda: F(mode, meta, "cpu", fake_device="cpu"),
            lambda: F(mode, meta, "cpu", fake_mode=fake(m).FakeTensorMode()),
        )  # fmt: skip

    same(program)


def test_copies_and_pickles_of_its_kind(same: Same) -> None:
    def program(m: Any) -> Any:
        x = m.ones(2, 3, requires_grad=True)
        c = copy.deepcopy(x)
        d = x.detach().clone()
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            return [type(c).__name__, facts(c), c is x, type(d).__name__, x.data_ptr()]

    same(in_mode(program))


def test_is_fake(same: Same) -> None:
    def program(m: Any) -> Any:
        f = fake(m)
        mode = f.FakeTensorMode()
        x, r = mode.from_tensor(m.ones(2)), m.ones(2)
        with f.FakeTensorMode() as other, f.unset_fake_temporarily() as unset:
            plain = type(m.ones(2)).__name__
        return [f.is_fake(x), f.is_fake(r), f.is_fake(3), f.maybe_get_fake_mode(x) is mode, plain, unset is other,
                mode.is_our_fake(x), other.is_our_fake(x), type(f.FakeTensor.from_tensor(r, mode)).__name__]  # fmt: skip

    same(program)


def test_custom_operators(same: Same) -> None:
    def program(m: Any) -> Any:
        F = fake(m)
        found = []
        with m.library._scoped_library("fkprog", "FRAGMENT") as lib:
            lib.define("scale(Tensor x, float by) -> Tensor")
            lib.define("bare(Tensor x) -> Tensor")
            lib.define("write(Tensor(a!) x) -> ()")
            lib.define("some(Tensor x) -> Tensor")
            for schema, function, key in (
                ("make(int n, Device? device=None) -> Tensor", lambda n, device=None: m.ones(n, device=device), ""),
                ("sines(Tensor x) -> Tensor", lambda x: x.sin() * 2, "CompositeImplicitAutograd"),
                ("double(Tensor x) -> Tensor", lambda x: x + x, ""),
            ):
                lib.define(schema)
                lib.impl(schema.partition("(")[0], function, key or "CompositeExplicitAutograd")
            for name in ("scale", "bare", "some"):
                lib.impl(name, lambda x, *rest: x.clone(), "CPU")
            lib.impl("write", lambda x: None, "CPU")
            register = lib._register_fake if m.__name__ == "torch" else lib.register_fake
            register("scale", lambda x, by: x.new_empty(x.shape[0], 7))
            register("some", lambda x: x.new_empty(m.library.get_ctx().new_dynamic_size()))
            ops = m.ops.fkprog
            with F.FakeTensorMode():
                x = m.empty(2, 3, device="cuda")
                found += said(lambda: ops.scale(x, 2.0), lambda: ops.bare(x), lambda: ops.write(x), lambda: ops.some(x))
                found += said(
                    lambda: ops.make(3),
                    lambda: ops.make(3, m.device("cuda")),
                    lambda: ops.sines(x),
                    lambda: ops.double(x),
                )
        return found

    same(program)
