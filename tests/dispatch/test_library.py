import gc

import pytest

import tinytensor as tt
from tinytensor.aten.core.dispatch.dispatcher import dispatcher
from tinytensor.c10.dispatch_key import DispatchKey
from tinytensor.c10.dispatch_key_set import AFTER_AUTOGRAD, DispatchKeySet
from tinytensor.library import Library, fallthrough_kernel, impl


@pytest.fixture
def make():
    libraries = []

    def make(*args):
        libraries.append(Library(*args))
        return libraries[-1]

    yield make
    for library in reversed(libraries):
        library._destroy()
    assert not [name for name in dispatcher.get_all_op_names() if name.namespace.startswith("testlib")]


@pytest.fixture
def lib(make):
    return make("testlib", "DEF")


X = tt.ones(2)


def test_define_and_call(lib):
    assert lib.define("twice(Tensor self) -> Tensor") == "twice"
    lib.impl("twice", lambda self: self + self, "CompositeImplicitAutograd")
    assert tt.ops.testlib.twice(X).tolist() == [2.0, 2.0]


def test_default_key(make):
    lib = make("testlib", "DEF")
    lib.define("f(Tensor self) -> Tensor")
    lib.impl("f", lambda self: self)
    assert dispatcher.find_op("testlib::f").has_kernel_for_dispatch_key(DispatchKey.CompositeImplicitAutograd)
    other = make("testlib", "IMPL", "CPU")
    other.impl("f", lambda self: self * 3)
    assert tt.ops.testlib.f(X).tolist() == [3.0, 3.0]


def test_arguments_arrive_as_python_programmers_write_them(lib):
    """PyTorch passes keyword-only arguments by keyword and leaves out what has its default."""
    lib.define("foo(Tensor self, int a=3, *, Tensor? t=None, int b=2) -> (Tensor, Tensor)")
    calls = []

    def kernel(*args, **kwargs):
        calls.append((len(args), args[1:], kwargs))
        return args[0], args[0]

    lib.impl("foo", kernel, "CPU")
    foo = tt.ops.testlib.foo
    foo(X)
    foo(X, 3, b=2)
    foo(X, 4, b=5)
    foo(X, b=5)
    assert calls == [(1, (), {}), (1, (), {}), (2, (4,), {"b": 5}), (1, (), {"b": 5})]


def test_arguments_arrive_as_in_pytorch(lib, torch):
    theirs = torch.library.Library("testlib_arguments", "DEF")
    schema = "foo(Tensor self, int a=3, float c=1.5, *, int b=2, str r='x') -> Tensor"
    calls = {"ours": [], "theirs": []}
    for name, library in (("ours", lib), ("theirs", theirs)):
        library.define(schema)

        def kernel(self, *args, log=calls[name], **kwargs):
            log.append((args, kwargs))
            return self

        library.impl("foo", kernel, "CPU")
    try:
        keywords = {"b": 3, "r": "x"}, {"r": "y", "c": 1.5}
        for args, kwargs in (((), {}), ((3,), {}), ((3, 2.5), {}), ((4,), keywords[0]), ((), keywords[1])):
            torch.ops.testlib_arguments.foo(torch.ones(1), *args, **kwargs)
            tt.ops.testlib.foo(X, *args, **kwargs)
    finally:
        theirs._destroy()
    assert calls["ours"] == calls["theirs"] and len(calls["ours"]) == 5


def test_with_keyset(lib):
    lib.define("foo(Tensor self, *, int b=2) -> Tensor")
    seen = []

    def autograd(ks, self, *, b=2):
        seen.append(b)
        return tt.ops.testlib.foo.default.redispatch(ks & AFTER_AUTOGRAD, self, b=b)

    raw = lambda ks, self, b: self * b  # noqa: E731
    lib.impl("foo", autograd, "Autograd", with_keyset=True)
    lib.impl("foo", raw, "CPU", with_keyset=True)
    assert tt.ops.testlib.foo(X, b=5).tolist() == [5.0, 5.0]
    assert seen == [5]


def test_fallthrough(lib):
    lib.define("foo(Tensor self) -> Tensor")
    lib.impl("foo", lambda self: self + 1, "CPU")
    lib.impl("foo", lambda self: self + 2, "ADInplaceOrView")
    assert tt.ops.testlib.foo(X).tolist() == [3.0, 3.0]
    lib._destroy()
    lib = Library("testlib", "DEF")
    try:
        lib.define("foo(Tensor self) -> Tensor")
        lib.impl("foo", lambda self: self + 1, "CPU")
        lib.impl("foo", fallthrough_kernel, "ADInplaceOrView")
        assert tt.ops.testlib.foo(X).tolist() == [2.0, 2.0]
    finally:
        lib._destroy()
    with pytest.raises(NotImplementedError):
        fallthrough_kernel()


def test_overriding_and_destroying(make, lib):
    lib.define("foo(Tensor self) -> Tensor")
    lib.impl("foo", lambda self: self + 1, "CPU")
    other = make("testlib", "IMPL")
    with pytest.warns(UserWarning, match="Overriding") if not dispatcher._warned_about_override else _nothing():
        other.impl("foo", lambda self: self + 2, "CPU")
    assert tt.ops.testlib.foo(X).tolist() == [3.0, 3.0]
    with pytest.raises(RuntimeError, match=r"already a kernel registered from python overriding foo"):
        other.impl("foo", lambda self: self, "CPU", allow_override=False)
    other._destroy()
    other._destroy()
    assert tt.ops.testlib.foo(X).tolist() == [2.0, 2.0]


class _nothing:
    def __enter__(self):
        return self

    def __exit__(self, *exc_info):
        pass


def test_destroyed_operators_are_gone(lib):
    lib.define("foo.over(Tensor self) -> Tensor")
    packet = tt.ops.testlib.foo
    assert packet.over.name() == "testlib::foo.over"
    lib._destroy()
    gc.collect()
    with pytest.raises(AttributeError, match=r"^'_OpNamespace' 'testlib' object has no attribute 'foo'$"):
        _ = tt.ops.testlib.foo
    with pytest.raises(AttributeError, match=r"has no overload name 'over'"):
        _ = packet.over
    with pytest.raises(AssertionError, match=r"^Library object has been destroyed$"):
        lib.define("bar(Tensor self) -> Tensor")


def test_a_fallback_serves_an_operator_that_was_defined_anew(make):
    """With other arguments and other results."""
    make("_", "IMPL").fallback(lambda op, *args: args[0], "PrivateUse1")
    keys = DispatchKeySet(DispatchKey.PrivateUse1)
    first = Library("testlib_anew", "DEF")
    first.define("f(Tensor x) -> Tensor")
    x = tt.ones(2)
    assert tt.ops.testlib_anew.f.default.redispatch(keys, x) is x
    first._destroy()
    second = make("testlib_anew", "DEF")
    second.define("f(Tensor x, int n) -> (Tensor, Tensor)")
    with pytest.raises((RuntimeError, TypeError), match="testlib_anew::f"):
        tt.ops.testlib_anew.f.default.redispatch(keys, x, 3)


def test_fallback(make, lib):
    lib.define("foo(Tensor self, int a=3, *, int b=2) -> Tensor")
    fallbacks = make("_", "IMPL")
    seen = []

    def fallback(op, *args, **kwargs):
        seen.append((str(op), args[1:], kwargs))
        return args[0]

    fallbacks.fallback(fallback, "PrivateUse1")
    op = dispatcher.find_op("testlib::foo")
    from tinytensor.c10.dispatch_key_set import tensor_key_set

    assert op.redispatch(tensor_key_set("privateuseone"), X, 3, 5) is X
    assert seen == [("testlib.foo.default", (), {"b": 5})]
    with pytest.raises(RuntimeError, match=r'on the global namespace "_" but it is testlib$'):
        lib.fallback(fallback, "CUDA")
    with pytest.raises(AssertionError, match=r"^dispatch_key must not be empty for fallback$"):
        fallbacks.fallback(fallback)


def test_decorator(lib):
    lib.define("foo(Tensor self) -> Tensor")

    @impl(lib, "foo", "CPU")
    def foo(self):
        return self * 7

    assert tt.ops.testlib.foo(X).tolist() == foo(X).tolist() == [7.0, 7.0]


def test_impl_takes_overloads(lib):
    lib.define("foo.over(Tensor self) -> Tensor")
    lib.impl(tt.ops.testlib.foo.over, lambda self: self * 2, "CPU")
    assert tt.ops.testlib.foo.over(X).tolist() == [2.0, 2.0]


def test_repr_is_pytorchs(lib):
    assert repr(lib) == "Library(kind=DEF, ns=testlib, dispatch_key=)>"


def error_of(function):
    with pytest.raises((RuntimeError, ValueError, TypeError, AssertionError)) as caught:
        function()
    return type(caught.value), str(caught.value)


def test_errors_are_pytorchs(make, lib, torch):
    theirs_def = torch.library.Library("testlib", "DEF")
    theirs_impl = torch.library.Library("testlib", "IMPL")
    ours_impl = make("testlib", "IMPL")
    try:
        for theirs, ours in ((theirs_def, lib), (theirs_impl, ours_impl)):
            for attempt in (
                lambda l: l.define("zz"),
                lambda l: l.define("other::a(Tensor x) -> Tensor"),
                lambda l: l.define("a(Tensor x) -> Tensor", "WRONG"),
                lambda l: l.impl("a", 3, "CPU"),
                lambda l: l.impl("a", print, "Foo"),
                lambda l: l.impl("other::a.b", print, "CPU"),
                lambda l: l.fallback(print, "CPU"),
            ):
                expected, actual = error_of(lambda a=attempt, t=theirs: a(t)), error_of(lambda a=attempt, o=ours: a(o))
                assert expected[0] == actual[0]
                # Where it happened differs.
                cut = "(Error occurred while processing"
                assert actual[1].partition(cut)[0] == expected[1].partition(cut)[0]
                assert (cut in actual[1]) == (cut in expected[1])
        for args in (("testlib", "WRONG"), ("prim", "DEF")):
            assert error_of(lambda a=args: torch.library.Library(*a)) == error_of(lambda a=args: Library(*a))
        expected = error_of(lambda: torch.library.Library("testlib", "DEF"))
        actual = error_of(lambda: Library("testlib", "DEF"))
        assert actual[1].partition("Previous registration")[0] == expected[1].partition("Previous registration")[0]
        theirs_def.define("b(Tensor x) -> Tensor")
        lib.define("b(Tensor x) -> Tensor")
        for library in (theirs_def, lib):
            library.impl("b", print, "CompositeImplicitAutograd")
        assert error_of(lambda: theirs_def.impl("b", print, "Meta")) == error_of(lambda: lib.impl("b", print, "Meta"))
        expected = error_of(lambda: theirs_def.define("b(Tensor x) -> Tensor"))
        actual = error_of(lambda: lib.define("b(Tensor x) -> Tensor"))
        assert actual[1].partition("Duplicate")[0] == expected[1].partition("Duplicate")[0]
    finally:
        theirs_impl._destroy()
        theirs_def._destroy()


def test_a_kernel_of_a_backend_runs_below_autograd():
    """As PyTorch: the operator is recorded once, and what its kernel calls is not, nor counted as a write."""
    seen = []

    def frac(self):
        result = self * 2
        version = self._version
        self.detach().add_(0)
        seen.append((result.requires_grad, result.grad_fn, self._version - version))
        return result

    library = Library("aten", "IMPL")
    library.impl("frac", frac, "CPU")
    try:
        y = tt.frac(tt.ones(2, requires_grad=True))
        assert seen == [(False, None, 0)]
        assert y.grad_fn.name() == "FracBackward0" and y.tolist() == [2.0, 2.0]
    finally:
        library._destroy()
