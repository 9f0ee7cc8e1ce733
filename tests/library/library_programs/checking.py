"""opcheck."""

# ruff: noqa: B023
from .helpers import attempt, leaf, ones, scoped

_TESTS = ("test_schema", "test_autograd_registration", "test_faketensor")


def _check(m, op, *args, tests=_TESTS):
    return [attempt(lambda: m.library.opcheck(op, args, test_utils=test)) for test in tests]


def good(m):
    T = m.Tensor

    @m.library.custom_op("tlo::good", mutates_args=())
    def good(x: T, y: float) -> T:
        return x * y

    good.register_fake(lambda x, y: m.empty_like(x))
    good.register_autograd(lambda ctx, g: (g, None))

    @m.library.custom_op("tlo::writes", mutates_args={"x"})
    def writes(x: T, y: T) -> None:
        x.add_(y)

    @m.library.custom_op("tlo::lists", mutates_args=())
    def lists(xs: list[T]) -> list[T]:
        return [x.clone() for x in xs]

    lists.register_fake(lambda xs: [m.empty_like(x) for x in xs])
    return [
        _check(m, good, ones(m), 2.0), _check(m, good, leaf(m), 2.0), _check(m, writes, ones(m), ones(m)),
        _check(m, lists, [ones(m), leaf(m)]), m.library.opcheck(good, (ones(m), 2.0), test_utils=_TESTS),
        _check(m, m.ops.aten.sin.default, ones(m)), _check(m, m.ops.aten.add_.Tensor, ones(m), ones(m)),
        _check(m, m.ops.aten.view.default, ones(m), [2, 1]),
    ]  # fmt: skip


def no_fake(m):
    @m.library.custom_op("tlo::no_fake", mutates_args=())
    def no_fake(x: m.Tensor) -> m.Tensor:
        return x.clone()

    found = m.library.opcheck(no_fake, (ones(m),), test_utils=_TESTS, raise_exception=False)
    with scoped(m, "tlo_no_fake") as lib:
        lib.define("f(Tensor x) -> Tensor")
        lib.impl("f", lambda x: x * 2, "CPU")
        return [found, _check(m, m.ops.tlo_no_fake.f, ones(m), tests=["test_faketensor"])]


def schemas_that_lie(m):
    def writes(x):
        return x.add_(1).clone()

    def view(x):
        return x.view(-1)

    def same(x):
        return x

    def twins(x):
        y = x * 2
        return y, y.view(-1)

    found = []
    with scoped(m, "tlo_lies") as lib:
        for name, schema, kernel in (
            ("a", "(Tensor x) -> Tensor", writes), ("b", "(Tensor x) -> Tensor", view), ("c", "(Tensor x) -> Tensor", same),
            ("d", "(Tensor(a) x) -> Tensor(a)", same), ("e", "(Tensor x) -> (Tensor, Tensor)", twins),
            ("f", "(Tensor self) -> Tensor", lambda self: self.add_(1).clone()),
            ("g", "(Tensor[] xs) -> Tensor", lambda xs: xs[1].add_(1).clone()),
        ):  # fmt: skip
            lib.define(name + schema)
            lib.impl(name, kernel, "CPU")
            op = getattr(m.ops.tlo_lies, name)
            args = ([ones(m), ones(m)],) if name == "g" else (ones(m),)
            found.append(_check(m, op, *args, tests=["test_schema"]))
    return found


def fakes_that_lie(m):
    fakes = (
        lambda x: x.new_empty(3),
        lambda x: x.new_empty(2, dtype=m.int64),
        lambda x: (x,),
        lambda x: x.new_empty(2, 1),
        lambda x: x.new_empty(4)[::2],
        lambda x: x[:],
        lambda x: x,
    )
    found = []
    with scoped(m, "tlo_fakes") as lib:
        for i, fake in enumerate(fakes):
            lib.define(f"f{i}(Tensor x) -> Tensor")
            lib.impl(f"f{i}", lambda x: x * 2, "CPU")
            m.library.register_fake(f"tlo_fakes::f{i}", fake, lib=lib)
            found.append(_check(m, getattr(m.ops.tlo_fakes, f"f{i}"), ones(m), tests=["test_faketensor"]))
    return found


def autograd_at_the_wrong_key(m):
    with scoped(m, "tlo_wrong_key") as lib:
        lib.define("f(Tensor x) -> Tensor")
        lib.impl("f", lambda x: x * 2, "CPU")
        f = m.ops.tlo_wrong_key.f
        return [_check(m, f, leaf(m), tests=_TESTS[:2]), _check(m, f, ones(m), tests=_TESTS[:2])]


def refused(m):
    check = m.library.opcheck
    x = ones(m)
    return [
        attempt(lambda: check(3, (x,))),
        attempt(lambda: check(m.ops.aten.add, (x, x))).partition(":")[0],
        attempt(lambda: check(m.ops.aten.sin.default, (x,), rtol=1)),
        attempt(lambda: check(m.ops.aten.sin.default, (x,), test_utils="foo")).partition(" to be subset")[0],
    ]
