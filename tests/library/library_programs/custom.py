"""custom_op, apart from derivatives."""

# ruff: noqa: UP006, B023
from typing import List, Tuple  # noqa: UP035

from .helpers import attempt, leaf, node, ones


def _op(m, name, function, mutates_args=(), **options):
    return m.library.custom_op(f"tlc::{name}", mutates_args=mutates_args, **options)(function)


def basics(m):
    def twice(x: m.Tensor, y: float = 2.0) -> m.Tensor:
        return x * y

    op = _op(m, "twice", twice)
    x = ones(m)
    overload = op._opoverload
    return [
        op, op(x), op(x, 3), op(x, y=4), m.ops.tlc.twice(x, 5.0), overload, str(overload._schema), overload.tags,
        attempt(lambda: op()), attempt(lambda: op("a")), attempt(lambda: op(x, 1, 2)),
        attempt(lambda: op(x.to("meta"))), op.register_fake(lambda x, y=2.0: m.empty_like(x)) is not None, op(x.to("meta")),
    ]  # fmt: skip


def aliases(m):
    T = m.Tensor

    def same(x: T) -> T:
        return x

    def view(x: T) -> T:
        return x.view(-1)

    def twins(x: T) -> Tuple[T, T]:
        y = x * 2
        return y, y.view(-1)

    def in_list(x: T) -> List[T]:
        return [x * 2, x]

    def from_list(xs: List[T]) -> T:
        return xs[1]

    ops = [_op(m, f.__name__, f) for f in (same, view, twins, in_list)]
    return [attempt(lambda: op(x)) for op in ops for x in (ones(m), leaf(m))] + [
        attempt(lambda: _op(m, "from_list", from_list)([ones(m), ones(m)]))
    ]


def wrong_results(m):
    T = m.Tensor

    def number(x: T) -> T:
        return 3

    def single(x: T) -> Tuple[T, T]:
        return x * 2

    def something(x: T) -> None:
        return x * 2

    return [attempt(lambda: _op(m, f.__name__, f)(ones(m))) for f in (number, single, something)]


def refused(m):
    T = m.Tensor

    def keyword(x: T, *, k: T) -> T:
        return x

    def factory(n: int) -> T:
        return m.ones(n)

    return [
        attempt(lambda: _op(m, "unannotated", lambda x: x)),
        attempt(lambda: _op(m, "keyword", keyword)),
        attempt(lambda: _op(m, "mismatch", keyword, schema="(Tensor(a!) x) -> ()")),
        attempt(lambda: _op(m, "factory", factory, device_types="cpu")),
        attempt(lambda: m.library.custom_op("nonamespace", mutates_args=())(factory)),
        attempt(lambda: _op(m, "badschema", keyword, schema="(Tensor x -> ()")),
    ]


def mutating(m):
    T = m.Tensor

    def add_to(x: T, ys: List[T], k: int = 1) -> None:
        x.add_(k)
        for y in ys:
            y.add_(k)

    op = _op(m, "add_to", add_to, {"x", "ys"})
    x, y, other = ones(m), ones(m), ones(m) * 3
    before = [t._version for t in (x, y, other)]
    result = op(x, [y])
    after = [t._version - b for t, b in zip((x, y, other), before, strict=True)]
    base = ones(m, 4)
    op(base[:2], [base[2:]], k=2)
    return [
        result, x, y, other, after, base, base._version, str(op._opoverload._schema), op(x.to("meta"), []),
        attempt(lambda: op.register_autograd(lambda ctx: None)),
        attempt(lambda: op(leaf(m), [])),
        op._opoverload.is_view, op._opoverload._schema.is_mutable,
    ]  # fmt: skip


def factory(m):
    def make(n: int, device: m.device) -> m.Tensor:
        return m.ones(n, device=device)

    op = _op(m, "make", make, device_types="cpu")
    return [op(3, m.device("cpu")), attempt(lambda: op(3, m.device("meta")))]


def kernels_by_device(m):
    def first(x: m.Tensor) -> m.Tensor:
        return x * 2

    op = _op(m, "by_device", first, device_types="cuda")
    x = ones(m)
    found = [attempt(lambda: op(x)).partition(" This could")[0]]
    op.register_kernel("cpu", lambda x: x + 10)
    found.append(op(x))
    op.register_kernel("cpu")(lambda x: x + 20)
    found.append(op(x))
    with op.set_kernel_enabled("cpu", False):
        found.append(op(x))
    found.append(op(x))
    m.library.register_kernel("tlc::by_device", "cpu", lambda x: x + 30)
    m.library.register_kernel(op._opoverload, ("cuda", "cpu"), lambda x: x + 40)
    found.append(op(x))
    found.append(attempt(lambda: op.register_kernel("nowhere", lambda x: x)))
    return found


def made_again(m):
    def first(x: m.Tensor) -> m.Tensor:
        return x + 1

    def second(x: m.Tensor, y: int) -> m.Tensor:
        return x + y

    old = _op(m, "again", first)
    found = [m.ops.tlc.again(ones(m)), old(ones(m))]
    op = _op(m, "again", second)
    return [
        *found,
        attempt(lambda: old(ones(m), 4)),
        attempt(lambda: old(ones(m))),
        op(ones(m), 5),
        m.ops.tlc.again(ones(m), 6),
        str(m.ops.tlc.again.default._schema),
    ]


def tagged_inplace(m):
    T = m.Tensor

    def inp(x: T) -> T:
        x.add_(1)
        return x

    def not_inp(x: T) -> T:
        return x + 1

    op = _op(m, "inp", inp, ("x",), tags=m.Tag.inplace)
    x = ones(m)
    result = op(x)
    y = leaf(m) * 1
    z = op(y)
    return [
        result is x, x, x._version, str(op._opoverload._schema), op._opoverload.tags, op(x.to("meta")), node(y), node(z),
        attempt(lambda: op.register_autograd(lambda ctx, g: g)),
        attempt(lambda: _op(m, "not_inp", not_inp, ("x",), tags=m.Tag.inplace)(x)),
    ]  # fmt: skip


def tagged_out(m):
    T = m.Tensor

    def into(x: T, *, out: T) -> T:
        out.copy_(x)
        return out

    def not_into(x: T, *, out: T) -> T:
        return x + 1

    op = _op(m, "into", into, ("out",), tags=m.Tag.out)
    x, t = ones(m), m.zeros(2)
    return [
        op(x, out=t) is t, t, t._version, str(op._opoverload._schema), op._opoverload.tags,
        attempt(lambda: op(leaf(m), out=t)),
        attempt(lambda: op.register_autograd(lambda ctx, g: g)),
        attempt(lambda: _op(m, "not_into", not_into, ("out",), tags=m.Tag.out)(x, out=t)),
        op(x.to("meta"), out=t.to("meta")),
    ]  # fmt: skip


def fakes(m):
    def f(x: m.Tensor) -> m.Tensor:
        return x * 2

    op = _op(m, "with_ctx", f)
    x = ones(m, device="meta")
    found = [m.library.get_ctx()]

    @op.register_fake
    def fake(x):
        return x.new_empty((m.library.get_ctx().new_dynamic_size(),))

    found.append(attempt(lambda: op(x)))
    m.library.register_fake("tlc::with_ctx", lambda x: x.new_empty((7,)))
    return [*found, op(x), m.library.get_ctx()]


def modes(m):
    """Under no_grad and in inference mode, and from another thread."""
    import threading

    def f(x: m.Tensor) -> m.Tensor:
        return x * 2

    op = _op(m, "in_modes", f)
    op.register_autograd(lambda ctx, g: g * 2)
    found = []
    for mode in (m.no_grad, m.inference_mode, m.enable_grad):
        with mode():
            result = op(leaf(m))
            found.append([result.requires_grad, node(result), result.is_inference()])
    thread = threading.Thread(target=lambda: found.append(node(op(leaf(m)))))
    thread.start()
    thread.join()
    with m.no_grad():
        thread = threading.Thread(target=lambda: found.append(node(op(leaf(m)))))
        thread.start()
        thread.join()
    return found
