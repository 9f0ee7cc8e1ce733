"""Library and the functions that register by name."""

# ruff: noqa: B023  (the calls that loops hand to `attempt` happen at once)
from .helpers import attempt, leaf, node, ones, scoped


def faults_in_schemas(m):
    texts = (
        "f(Tensor x -> Tensor", "f(Tensr x) -> Tensor", "f(Tensor x) -> ", "f(Tensor x) Tensor", "f(Tensor(a x) -> Tensor",
        "f(Tensor x=) -> Tensor", "f(Tensor[ x) -> Tensor", "f(int x=a) -> int", "f($) -> Tensor", "f(Tensor x,) -> Tensor",
        "f(Tensor x) -> (Tensor", "zz",
    )  # fmt: skip
    with scoped(m, "tl_faults") as lib:
        return [attempt(lambda: lib.define(text)) for text in texts]


def names_of_definitions(m):
    with scoped(m, "tl_names") as lib:
        return [lib.define(s) for s in ("f(Tensor x) -> Tensor", "f.over(Tensor x, int a) -> Tensor", "g() -> ()")]


def kinds(m):
    lib = m.library
    return [
        attempt(lambda: lib.Library("tl_kinds", "WRONG")),
        attempt(lambda: lib.Library("prim", "DEF")),
        attempt(lambda: lib.Library("prim", "FRAGMENT")),
        repr(lib.Library("tl_kinds", "IMPL", "CPU")),
    ]


def double_definition(m):
    with scoped(m, "tl_double") as lib:
        lib.define("f(Tensor x) -> Tensor")
        found = [attempt(lambda: lib.define("f(Tensor x) -> Tensor"))]
        found.append(attempt(lambda: m.library.define("tl_double::f", "(Tensor x) -> Tensor", lib=lib)))
        found.append(attempt(lambda: lib.define("f.over(Tensor x) -> Tensor")))
        found.append(sorted(m.ops.tl_double.f.overloads()))
    return found


def wrong_calls(m):
    library = m.library
    with scoped(m, "tl_wrong") as lib:
        lib.define("f(Tensor x) -> Tensor")
        return [
            attempt(lambda: lib.define("a(Tensor x) -> Tensor", "WRONG")),
            attempt(lambda: lib.impl("f", 3, "CPU")),
            attempt(lambda: lib.impl(3, print, "CPU")),
            attempt(lambda: lib.impl("other::f", print, "CPU")),
            attempt(lambda: lib.define("other::f(Tensor x) -> Tensor")),
            attempt(lambda: lib.fallback(print, "CPU")),
            attempt(lambda: library.define("a", "(Tensor x) -> Tensor")),
            attempt(lambda: library.define("tl_wrong::a", "Tensor x -> Tensor")),
            attempt(lambda: library.define(3, "(Tensor x) -> Tensor")),
            attempt(lambda: library.impl("tl_wrong::f", "foo", print)),
            attempt(lambda: library.impl("f", "cpu", print)),
            attempt(lambda: m.ops.tl_wrong.nope),
            attempt(lambda: m.ops.tl_wrong.f.nope),
        ]


def wrong_names(m):
    found = []
    for name in ("register_kernel", "register_fake", "register_autograd", "register_vmap", "register_torch_dispatch"):
        register = getattr(m.library, name)
        for op in (3, "tl_nowhere", "a::b::c"):
            args = (op, "cpu", print) if name in ("register_kernel", "register_torch_dispatch") else (op, print)
            found.append(attempt(lambda: register(*args)))
    found += [
        attempt(lambda: getattr(m.library, n)("tl_nowhere::a", print)) for n in ("register_autograd", "register_vmap")
    ]
    return found


def destroyed(m):
    with scoped(m, "tl_gone") as lib:
        lib.define("f(Tensor x) -> Tensor")
        lib.impl("f", lambda x: x + 1, "CPU")
        found = [m.ops.tl_gone.f(ones(m))]
    found += [attempt(lambda: m.ops.tl_gone.f), attempt(lambda: lib.define("g(Tensor x) -> Tensor"))]
    found += [
        attempt(lambda: lib.impl("f", print, "CPU")),
        attempt(lambda: m.library.Library("tl_gone", "DEF")._destroy()),
    ]
    with scoped(m, "tl_gone") as lib:
        lib.define("f(Tensor x, int n) -> Tensor")
        lib.impl("f", lambda x, n: x * n, "CPU")
        found.append(m.ops.tl_gone.f(ones(m), 5))
    return found


def forgotten(m):
    """A library that nothing refers to takes its registrations with it."""
    import gc

    lib = m.library.Library("tl_forgotten", "DEF")
    lib.define("f(Tensor x) -> Tensor")
    found = [hasattr(m.ops.tl_forgotten, "f")]
    del lib
    gc.collect()
    return [*found, hasattr(m.ops.tl_forgotten, "f")]


def no_override(m):
    with scoped(m, "tl_once") as lib:
        lib.define("f(Tensor x) -> Tensor")
        lib.impl("f", lambda x: x, "CPU")
        found = [attempt(lambda: lib.impl("f", lambda x: x, "CPU", allow_override=False))]
        found.append(attempt(lambda: lib.impl("f", lambda x: x, "CUDA", allow_override=False)))
        lib.define("c(Tensor x) -> Tensor")
        lib.impl("c", lambda x: x, "CompositeImplicitAutograd")
        found.append(attempt(lambda: lib.impl("c", lambda x: x, "Meta")))
        fake = m.library.register_fake
        found.append(attempt(lambda: fake("tl_once::c", lambda x: x, lib=lib)))
        found.append(attempt(lambda: fake("tl_once::c", lambda x: x, lib=lib, allow_override=False)))
        fake("tl_once::f", lambda x: m.empty_like(x), lib=lib)
        found.append(attempt(lambda: fake("tl_once::f", lambda x: x, lib=lib, allow_override=False)))
        found.append(m.ops.tl_once.f(ones(m, device="meta")))
    found.append(attempt(lambda: m.library.register_fake("aten::sin", print, allow_override=False)))
    return found


def by_name(m):
    library = m.library
    with scoped(m, "tl_byname", "FRAGMENT") as lib:
        library.define("tl_byname::f", "(Tensor x, float s=2.) -> Tensor", lib=lib)
        library.impl("tl_byname::f", "cpu", lambda x, s=2.0: x * s, lib=lib)
        f = m.ops.tl_byname.f
        found = [f(ones(m)), f(ones(m), 3), str(f.default._schema)]

        @library.impl("tl_byname::g", ("cpu", "cuda"), lib=lib)
        def g(x):
            return x + 1

        library.define("tl_byname::g", "(Tensor x) -> Tensor", lib=lib)
        found += [m.ops.tl_byname.g(ones(m)), g]
        library.define("tl_byname::h", "(Tensor x) -> Tensor", lib=lib)
        library.register_kernel("tl_byname::h", None, lambda x: x + 2, lib=lib)
        found.append(m.ops.tl_byname.h(ones(m)))

        @library.define(lib, "k(Tensor x) -> Tensor")
        def k(x):
            return x + 3

        @library.impl(lib, "k", "CPU")
        def k_cpu(x):
            return x + 4

        found += [m.ops.tl_byname.k(ones(m)), k(ones(m)), k_cpu(ones(m))]
        library.define("tl_byname::t", "(Tensor x) -> Tensor", lib=lib, tags=m.Tag.pointwise)
        found += [m.ops.tl_byname.t.default.tags, str(m.Tag.core), int(m.Tag.view_copy), list(m.Tag.__members__)]
    return found


def arguments_of_kernels(m):
    """Keyword-only arguments by keyword, defaults left out, lists as lists."""
    calls = []

    def kernel(*args, **kwargs):
        calls.append([list(args[1:]), kwargs])
        return args[0].clone()

    with scoped(m, "tl_args") as lib:
        lib.define("f(Tensor x, int a=3, int[] l=[1, 2], Tensor[]? ts=None, *, int b=2, float[]? g=None) -> Tensor")
        lib.impl("f", kernel, "CPU")
        f, x = m.ops.tl_args.f, ones(m)
        f(x)
        f(x, 3, [1, 2])
        f(x, 4, [1, 3], [x], b=5, g=[2.0])
        f(x, 3, (1, 3), b=2)
        f(x, ts=[])
    return calls


def with_keyset(m):
    seen = []

    def autograd(keyset, x, *rest, **keywords):
        seen.append([list(rest), keywords])
        return m.ops.tl_keyset.f.default.redispatch(keyset & after, x, *rest, **keywords)

    after = m._C._after_autograd_keyset
    with scoped(m, "tl_keyset") as lib:
        lib.define("f(Tensor x, int n=2, *, int k=1) -> Tensor")
        lib.impl("f", autograd, "Autograd", with_keyset=True)
        lib.impl("f", lambda x, n=2, *, k=1: x * n * k, "CPU")
        f = m.ops.tl_keyset.f
        return [f(ones(m)), f(ones(m), 3), f(leaf(m), k=5), node(f(leaf(m))), seen]


def going_on_in_a_kernel(m):
    """A kernel with the key set takes keys out of it, and goes on to what remains."""
    stops = []
    below = m.DispatchKeySet(m.DispatchKey.CPU)

    def autograd(keyset, x):
        stops.append("autograd")
        return m.ops.tl_going_on.f.default.redispatch(keyset & below, x)

    def cpu(keyset, x):
        stops.append("cpu")
        return x.clone()

    with scoped(m, "tl_going_on") as lib:
        lib.define("f(Tensor x) -> Tensor")
        lib.impl("f", autograd, "Autograd", with_keyset=True)
        lib.impl("f", cpu, "CPU", with_keyset=True)
        m.ops.tl_going_on.f(leaf(m))
        m.ops.tl_going_on.f(ones(m))
    return stops


def tagged_schemas(m):
    inplace, out = m.Tag.inplace, m.Tag.out
    attempts = (
        ("() -> ()", inplace), ("(Tensor x) -> Tensor", inplace), ("(Tensor(a!) x) -> ()", inplace),
        ("(Tensor(a!) x) -> Tensor(b!)", inplace), ("(Tensor(a!) x) -> Tensor", inplace), ("(Tensor(a!)[] x) -> ()", inplace),
        ("(Tensor(a!) x, Tensor(b!) y) -> Tensor(a!)", inplace), ("(Tensor(a!) x) -> Tensor(a)", inplace),
        ("(Tensor(a!) x, int n) -> Tensor(a!)", inplace), ("(Tensor x) -> Tensor", out),
        ("(Tensor x, *, Tensor(a!) o) -> ()", out), ("(Tensor(a!) x) -> Tensor(a!)", out),
        ("(Tensor x, *, Tensor(a!) o) -> Tensor", out), ("(Tensor x, *, Tensor(a!) o) -> Tensor(a)", out),
        ("(Tensor x, *, Tensor(a!) o, Tensor(b!) p) -> (Tensor(b!), Tensor(a!))", out),
        ("(Tensor x, *, Tensor(a!) o) -> Tensor(a!)", out),
    )  # fmt: skip
    with scoped(m, "tl_tagged") as lib:
        return [attempt(lambda: lib.define(f"f{i}{s}", tags=tag)) for i, (s, tag) in enumerate(attempts)]


def kernels_looked_up(m):
    get = m.library.get_kernel
    kernel = get("aten::add.Tensor", "CPU")
    return [
        attempt(lambda: get("aten::add.Tensor", "FOO")),
        attempt(lambda: get("aten::nope", "CPU")),
        attempt(lambda: get(3, "CPU")),
        repr(kernel).partition("(")[0],
    ]
