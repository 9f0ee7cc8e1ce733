"""Operators under their own names."""

from .helpers import attempt, ones, scoped


def names(m):
    found = []
    for op in (m.ops.aten.add.Tensor, m.ops.aten.add_.Tensor, m.ops.aten.relu.default, m.ops.aten.view.default):
        found.append(
            [
                op,
                str(op),
                op.name(),
                op.__name__,
                op.__qualname__,
                op.namespace,
                op._namespace,
                op._opname,
                op._name,
                op._overloadname,
                op.overloadpacket,
                str(op._schema),
                op.is_view,
                op._defined_in_python,
                op.__module__.partition(".")[2],
            ]
        )
    packet = m.ops.aten.add
    found.append([packet, str(packet), packet.__name__, packet._qualified_op_name, packet.__module__.partition(".")[2]])
    return found


def views(m):
    ops = m.ops.aten
    overloads = (ops.t.default, ops.t_.default, ops.reshape.default, ops.add.Tensor, ops.add.out, ops.split.Tensor)
    return [op.is_view for op in overloads]


def kernels(m):
    add, matmul = m.ops.aten.add.Tensor, m.ops.aten.matmul.default
    has = [
        op.has_kernel_for_dispatch_key(key)
        for op in (add, matmul)
        for key in ("CPU", "Meta", "CompositeImplicitAutograd")
    ]
    x = ones(m)
    return [
        has[0], has[2], has[5], matmul._can_decompose(), add._can_decompose(), matmul.decompose(x, x),
        attempt(lambda: add.decompose(x, x)), attempt(lambda: m.ops.aten.reshape.default.decompose(x, [2, 1])),
    ]  # fmt: skip


def python_kernels(m):
    with scoped(m, "tlv_python") as lib:
        lib.define("f(Tensor x) -> Tensor")
        lib.impl("f", lambda x: x + 1, "CPU")
        op = m.ops.tlv_python.f.default
        Key = m._C.DispatchKey if hasattr(m, "_C") else m.c10.dispatch_key.DispatchKey

        @op.py_impl(Key.CPU)
        def kernel(x):
            return x + 100

        found = [op(ones(m)), list(op.py_kernels.values()) == [kernel], op._can_decompose()]
        found += [attempt(lambda: op.py_impl(Key.CPU)(kernel)), attempt(lambda: op.py_impl(Key.Python)(kernel))]
        found += [attempt(lambda: op.py_impl(3)(kernel)), attempt(lambda: op.decompose(ones(m)))]
        op.py_impl(Key.CompositeImplicitAutograd)(lambda x: x + 200)
        return [*found, op.decompose(ones(m)), op._can_decompose(), op._defined_in_python]


def looking_up(m):
    with scoped(m, "tlv_lookup") as lib:
        lib.define("f(Tensor x) -> Tensor")
        lib.define("f.a(Tensor x, int a) -> Tensor")
        ns = m.ops.tlv_lookup
        found = [hasattr(ns, "g"), ns.f, list(ns), list(ns.f), ns.f.a, list(ns.f), sorted(ns.f.overloads())]
        found += [ns.f.a is ns.f.a, ns.f.default.overloadpacket == ns.f, len(ns.f.op_overloads()), ns]
        lib.define("f.b(Tensor x, str b) -> Tensor")
        found += [sorted(ns.f.overloads()), ns.f.b, attempt(lambda: ns.__origin__), attempt(lambda: ns.f.nope)]
        found += [attempt(lambda: ns.f("a")), "tlv_lookup" in list(m.ops)]
        import copy

        found += [copy.deepcopy(ns.f.a) is ns.f.a, copy.deepcopy(ns.f) is ns.f]
    return found


def redispatching(m):
    add = m.ops.aten.add.Tensor
    Key = m._C.DispatchKey if hasattr(m, "_C") else m.c10.dispatch_key.DispatchKey
    Keys = m._C.DispatchKeySet if hasattr(m, "_C") else m.c10.dispatch_key_set.DispatchKeySet
    x = m.ones(2, requires_grad=True)
    return [add.redispatch(Keys(Key.CPU), x, x).requires_grad, add.redispatch(Keys(Key.CPU), x, x, alpha=2)]
