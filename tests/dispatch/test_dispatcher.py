import threading

import pytest

from tinytensor.aten.core.dispatch.dispatcher import Dispatcher
from tinytensor.aten.core.dispatch.fallback_kernels import register_fallthroughs
from tinytensor.aten.core.dispatch.kernel_function import KernelFunction, fallthrough
from tinytensor.c10.dispatch_key import RUNTIME_KEYS, DispatchKey
from tinytensor.c10.dispatch_key_set import (
    AFTER_AUTOGRAD,
    AUTOCAST_ON,
    REQUIRES_GRAD,
    key_set,
    tensor_key_set,
)
from tinytensor.c10.grad_mode import no_grad
from tinytensor.c10.local_dispatch_key_set import (
    AutoDispatchBelowADInplaceOrView,
    IncludeDispatchKeyGuard,
    state,
    tls_set_dispatch_key_excluded,
)

D = DispatchKey
CPU, META = tensor_key_set("cpu"), tensor_key_set("meta")
GRAD = CPU | REQUIRES_GRAD
FOO = "test::foo(Tensor self, Tensor? other=None, Tensor[] rest=[], *, int alpha=1) -> Tensor"


class FakeMeta:
    def __init__(self, ks):
        self.key_set = ks


class FakeTensor:
    """All that the dispatcher asks of a tensor."""

    def __init__(self, ks):
        self.meta_ = FakeMeta(ks)


@pytest.fixture
def dispatcher():
    result = Dispatcher()
    register_fallthroughs(result)
    return result


def kernel(name):
    return lambda ks, *args: name


def call(op, ks=CPU, *rest):
    return op.call(FakeTensor(ks), *(rest or (None, (), 1)))


def autograd(op):
    def kernel(ks, *args):
        return ("autograd", op.redispatch(ks & AFTER_AUTOGRAD, *args))

    return kernel


def test_precedence_one_registration_at_a_time(dispatcher):
    """The rules, from the weakest on: each registration wins over those before it."""
    op = dispatcher.def_(FOO)
    cpu = RUNTIME_KEYS.index(D.CPU)

    def reason():
        return op.entry.computed_table()[cpu][1]

    assert reason() == "missing"
    for key, expected in (
        (D.CompositeImplicitAutograd, "math kernel"),
        (D.CompositeExplicitAutograd, "default backend kernel"),
        (D.CompositeExplicitAutogradNonFunctional, "default backend kernel"),
        (D.CPU, "kernel"),
    ):
        dispatcher.register_impl("test::foo", "", key, kernel(key.name))
        assert reason() == expected
        assert call(op) == key.name


def test_registering_a_backend_refreshes_its_autograd_entry(dispatcher):
    op = dispatcher.def_(FOO)
    dispatcher.register_impl("test::foo", "", D.CompositeImplicitAutograd, kernel("math"))
    autograd_cpu = RUNTIME_KEYS.index(D.AutogradCPU)
    assert op.entry.computed_table()[autograd_cpu][1] == "math kernel"
    assert call(op, GRAD) == "math"
    cpu = dispatcher.register_impl("test::foo", "", D.CPU, kernel("cpu"))
    assert op.entry.computed_table()[autograd_cpu][1] == "backend fallback"
    assert call(op, GRAD) == "cpu"
    assert call(op, META | REQUIRES_GRAD) == "math"
    dispatcher.deregister_kernel(op, D.CPU, cpu)
    assert call(op, GRAD) == "math"


def test_table_is_cleared_and_never_replaced(dispatcher):
    op = dispatcher.def_(FOO)
    table = op.table
    dispatcher.register_impl("test::foo", "", D.CPU, kernel("one"))
    call(op)
    assert list(table) == [CPU]
    with pytest.warns(UserWarning, match=r"Overriding a previously registered kernel"):
        dispatcher.register_impl("test::foo", "", D.CPU, kernel("two"))
    assert not table and op.table is table
    assert call(op) == "two"
    dispatcher.register_fallback(D.Python, kernel("python"))
    assert not table


def test_values_are_raw_callables(dispatcher):
    op = dispatcher.def_(FOO)
    raw = kernel("cpu")
    dispatcher.register_impl("test::foo", "", D.CPU, raw)
    assert op.table[CPU] is raw


def test_deregistering_brings_the_overridden_kernel_back(dispatcher):
    op = dispatcher.def_(FOO)
    dispatcher.register_impl("test::foo", "", D.CPU, kernel("one"))
    with pytest.warns(UserWarning):
        second = dispatcher.register_impl("test::foo", "", D.CPU, kernel("two"))
    assert "CPU (inactive): " in op.entry.dump_state()
    dispatcher.deregister_kernel(op, D.CPU, second)
    assert call(op) == "one"


def test_override_warning_is_pytorchs(dispatcher):
    dispatcher.def_(FOO, "registered at defs.py:1")
    dispatcher.register_impl("test::foo", "", D.CPU, kernel("one"), debug="registered at a.py:1")
    with pytest.warns(UserWarning) as caught:
        dispatcher.register_impl("test::foo", "", D.CPU, kernel("two"), debug="registered at b.py:2")
    assert str(caught[0].message) == (
        "Warning only once for all operators,  other operators may also be overridden.\n"
        "  Overriding a previously registered kernel for the same operator and the same dispatch key\n"
        "  operator: test::foo(Tensor self, Tensor? other=None, Tensor[] rest=[], *, int alpha=1) -> Tensor\n"
        "    registered at defs.py:1\n  dispatch key: CPU\n  previous kernel: registered at a.py:1\n"
        "       new kernel: registered at b.py:2"
    )


def test_autograd_then_backend(dispatcher):
    op = dispatcher.def_(FOO)
    dispatcher.register_impl("test::foo", "", D.CPU, kernel("cpu"))
    dispatcher.register_impl("test::foo", "", D.Autograd, autograd(op))
    assert call(op, GRAD) == call(op, CPU) == ("autograd", "cpu")


def test_only_if_requires_grad(dispatcher):
    op = dispatcher.def_(FOO)
    dispatcher.register_impl("test::foo", "", D.CPU, kernel("cpu"))
    dispatcher.register_impl("test::foo", "", D.Autograd, autograd(op), only_if_requires_grad=True)
    assert call(op, CPU) == "cpu"
    assert call(op, GRAD) == ("autograd", "cpu")
    assert call(op, CPU, FakeTensor(GRAD), (), 1) == ("autograd", "cpu")
    with no_grad():
        assert call(op, GRAD) == "cpu"
    with AutoDispatchBelowADInplaceOrView():
        assert call(op, GRAD) == "cpu"
    assert not state.dirty


def test_autocast_keys_need_autocast(dispatcher):
    op = dispatcher.def_(FOO)
    dispatcher.register_impl("test::foo", "", D.CPU, kernel("cpu"))
    dispatcher.register_impl("test::foo", "", D.AutocastCPU, kernel("autocast"))
    assert call(op) == "cpu"
    assert op.table[CPU | AUTOCAST_ON](CPU) == "autocast"
    tls_set_dispatch_key_excluded(D.AutocastCPU, False)
    try:
        assert call(op) == "autocast"
        assert call(op, META | CPU) == "autocast"
    finally:
        tls_set_dispatch_key_excluded(D.AutocastCPU, True)
    assert call(op) == "cpu"


def test_fallthrough_is_a_mask_per_backend(dispatcher):
    op = dispatcher.def_(FOO)
    for key in (D.CPU, D.Meta, D.Python, D.Autograd):
        dispatcher.register_impl("test::foo", "", key, kernel(key.name))
    dispatcher.register_kernel("test::foo", "", D.AutogradCPU, fallthrough())
    assert call(op, CPU) == "CPU"
    assert call(op, META) == "Autograd"
    assert call(op, CPU | key_set(D.Python)) == "Python"
    table = op.entry.dump_computed_table()
    assert "AutogradCPU: fallthrough no debug info [kernel]" in table


def test_keys_come_from_all_kinds_of_tensor_arguments(dispatcher):
    op = dispatcher.def_(FOO)
    for key in (D.CPU, D.Meta, D.SparseCPU, D.Python):
        dispatcher.register_impl("test::foo", "", key, kernel(key.name))
    sparse = FakeTensor(tensor_key_set("cpu", D.Sparse))
    assert call(op, CPU, sparse, (), 1) == "SparseCPU"
    assert call(op, CPU, None, (FakeTensor(CPU), sparse), 1) == "SparseCPU"
    assert call(op, CPU, None, (FakeTensor(key_set(D.Python)),), 1) == "Python"
    with IncludeDispatchKeyGuard(D.Python):
        assert call(op) == "Python"


def test_factories_start_from_their_device(dispatcher):
    schema = "zeros(int[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None) -> Tensor"
    from tinytensor.c10.device import Device
    from tinytensor.c10.layout import sparse_coo

    op = dispatcher.def_(f"test::{schema}")
    for key in (D.CPU, D.Meta, D.SparseCPU):
        dispatcher.register_impl("test::zeros", "", key, kernel(key.name))
    assert op.call((2,), None, None, None) == "CPU"
    assert op.call((2,), None, None, Device("meta")) == "Meta"
    assert op.call((2,), None, sparse_coo, Device("cpu")) == "SparseCPU"
    dispatcher.register_impl("test::zeros", "", D.BackendSelect, kernel("select"))
    assert op.call((2,), None, None, None) == "select"


def test_no_tensor_arguments(dispatcher):
    op = dispatcher.def_("test::n(int x) -> int")
    with pytest.raises(NotImplementedError) as caught:
        op.call(3)
    assert str(caught.value).startswith(
        "There were no tensor arguments to this function (e.g., you passed an empty list of Tensors), but no fallback "
        "function is registered for schema test::n.  This usually means that this function requires a non-empty list "
        "of Tensors, or that you (the operator writer) forgot to register a fallback function.  Available functions "
        "are [BackendSelect, "
    )
    dispatcher.register_impl("test::n", "", D.CompositeImplicitAutograd, lambda ks, x: x + 1)
    assert op.call(3) == 4


def test_missing_kernel_says_which_exist(dispatcher):
    op = dispatcher.def_(FOO)
    dispatcher.register_impl("test::foo", "", D.CPU, kernel("cpu"), debug="registered at here.py:1")
    with pytest.raises(NotImplementedError) as caught:
        call(op, META)
    message = str(caught.value)
    assert message.startswith("Could not run 'test::foo' with arguments from the 'Meta' backend. ")
    assert "'test::foo' is only available for these backends: [CPU, BackendSelect, ADInplaceOrView, " in message
    assert "\n\nCPU: registered at here.py:1 [kernel]\nBackendSelect: fallthrough " in message
    assert META not in op.table


def test_missing_kernel_has_pytorchs_parts(dispatcher, torch):
    library = torch.library.Library("tinytensor_test_missing", "DEF")
    library.define("foo(Tensor self) -> Tensor")
    try:
        with pytest.raises(NotImplementedError) as theirs:
            torch.ops.tinytensor_test_missing.foo(torch.ones(1))
    finally:
        library._destroy()
    op = dispatcher.def_("tinytensor_test_missing::foo(Tensor self) -> Tensor")
    with pytest.raises(NotImplementedError) as ours:
        op.call(FakeTensor(CPU))
    for part in (
        "Could not run 'tinytensor_test_missing::foo' with arguments from the 'CPU' backend. "
        "This could be because the operator doesn't exist for this backend",
        "'tinytensor_test_missing::foo' is only available for these backends: [",
        "].\n\n",
        "\nADInplaceOrView: fallthrough registered at ",
        " [backend fallback]\n",
    ):
        assert part in str(theirs.value) and part in str(ours.value)


def test_ambiguous_autogradother(dispatcher):
    op = dispatcher.def_("test::foo(Tensor self) -> Tensor")
    dispatcher.register_impl("test::foo", "", D.CompositeImplicitAutograd, kernel("math"))
    dispatcher.register_impl("test::foo", "", D.SparseCPU, kernel("sparse"))
    assert "AutogradOther: ambiguous_autogradother [ambiguous autogradother]" in op.entry.dump_computed_table()
    with pytest.raises(RuntimeError, match=r"test::foo has kernels registered to both CompositeImplicitAutograd and a"):
        op.redispatch(key_set(D.AutogradOther), FakeTensor(0))


def test_boxed_kernels(dispatcher):
    """A boxed kernel is adapted once for each operator, and the stack holds the results afterwards."""
    one = dispatcher.def_("test::one(Tensor self, int x=3) -> Tensor")
    two = dispatcher.def_("test::two(Tensor self) -> (Tensor, Tensor)")
    none = dispatcher.def_("test::none(Tensor self) -> ()")
    seen = []

    def boxed(op, ks, stack):
        seen.append((str(op.name), ks, len(stack)))
        stack[:] = ["a", "b"][: len(op.schema.returns)]

    dispatcher.register_fallback(D.Python, boxed)
    ks = CPU | key_set(D.Python)
    x = FakeTensor(ks)
    assert (one.call(x, 3), two.call(x), none.call(x)) == ("a", ("a", "b"), None)
    assert seen == [("test::one", ks, 2), ("test::two", ks, 1), ("test::none", ks, 1)]
    assert one.table[ks] is one.table[ks | REQUIRES_GRAD]
    stack = [x]
    two.call_boxed(ks, stack)
    assert stack == ["a", "b"]


def test_unboxed_kernels_called_boxed(dispatcher):
    op = dispatcher.def_("test::two(Tensor self) -> (Tensor, Tensor)")
    dispatcher.register_impl("test::two", "", D.CPU, lambda ks, self: (self, ks))
    stack = ["x"]
    op.redispatch_boxed(CPU, stack)
    assert stack == ["x", CPU]


def test_fallback_that_redispatches(dispatcher):
    op = dispatcher.def_(FOO)
    dispatcher.register_impl("test::foo", "", D.CPU, kernel("cpu"))

    def boxed(op, ks, stack):
        op.redispatch_boxed(ks & AFTER_AUTOGRAD & ~key_set(D.Python), stack)
        stack[0] = f"seen {stack[0]}"

    dispatcher.register_fallback(D.Python, boxed)
    assert call(op, CPU | key_set(D.Python)) == "seen cpu"
    dispatcher.deregister_fallback(D.Python)
    with pytest.raises(NotImplementedError, match=r"from the 'Python' backend"):
        call(op, CPU | key_set(D.Python))


def test_two_fallbacks_at_one_key(dispatcher):
    dispatcher.register_fallback(D.Python, KernelFunction(boxed=print, debug="registered at a.py:1"))
    with pytest.raises(
        RuntimeError,
        match=r"^Tried to register multiple backend fallbacks for the same dispatch key Python; previous registration "
        r"registered at a\.py:1, new registration registered at b\.py:2$",
    ):
        dispatcher.register_fallback(D.Python, KernelFunction(boxed=print, debug="registered at b.py:2"))
    with pytest.raises(RuntimeError, match=r"runtime keys"):
        dispatcher.register_fallback(D.Autograd, fallthrough())


def test_definitions(dispatcher):
    op = dispatcher.def_(FOO, "registered at a.py:1")
    assert dispatcher.find_schema("test::foo") is op is dispatcher.find_schema_or_throw("test::foo", "")
    with pytest.raises(RuntimeError, match=r"^Could not find schema for test::foo\.Tensor\.$"):
        dispatcher.find_schema_or_throw("test::foo", "Tensor")
    with pytest.raises(RuntimeError, match="with the same name and overload name multiple times") as caught:
        dispatcher.def_(FOO, "registered at b.py:2")
    assert str(caught.value).endswith(
        "Duplicate registration: registered at b.py:2. Original registration: registered at a.py:1"
    )
    with pytest.raises(RuntimeError, match=r"^Tried to parse a function schema but only the operator name was given$"):
        dispatcher.def_("test::bar")


def test_schemas_are_parsed_on_first_use(dispatcher):
    op = dispatcher.def_("test::broken(Tensor self -> Tensor")
    with pytest.raises(RuntimeError, match=r"expected \) but found 'arrow' here"):
        _ = op.schema


def test_kernels_may_come_before_the_schema(dispatcher):
    dispatcher.register_impl("test::foo", "", D.CPU, kernel("cpu"))
    op = dispatcher.find_op("test::foo")
    assert dispatcher.find_schema("test::foo") is None
    assert dispatcher.find_dangling_impls() == [op]
    assert op.entry.dump_state().startswith("name: test::foo\nschema: (none)\nCPU: ")
    assert "CPU: " in op.entry.dump_computed_table()
    assert dispatcher.def_(FOO) is op
    assert call(op) == "cpu"
    dispatcher.deregister_def(op)
    assert dispatcher.find_op("test::foo") is op
    dispatcher.deregister_kernel(op, D.CPU, op.entry.kernel_at(D.CPU))
    assert dispatcher.find_op("test::foo") is None


def test_registry_questions(dispatcher):
    dispatcher.def_("test::a.x(Tensor self) -> Tensor")
    b = dispatcher.def_("test::a(Tensor self) -> Tensor")
    dispatcher.register_impl("test::a", "", D.Meta, kernel("meta"))
    assert [str(name) for name in dispatcher.get_all_op_names()] == ["test::a.x", "test::a"]
    assert [str(n) for n in dispatcher.get_registrations_for_dispatch_key(D.Meta)] == ["test::a"]
    assert [str(op.name) for op in dispatcher.overloads("test::a")] == ["test::a.x", "test::a"]
    assert b.has_kernel_for_dispatch_key(D.Meta) and not b.has_kernel_for_dispatch_key(D.CPU)
    assert b.has_computed_kernel_for_dispatch_key(D.AutogradMeta)
    assert not b.has_computed_kernel_for_dispatch_key(D.CUDA)
    assert b.key_set_of_call((FakeTensor(META),)) & META == META


def test_listeners(dispatcher):
    log = []

    class Listener:
        def on_operator_registered(self, op):
            log.append(f"+{op.name}")

        def on_operator_deregistered(self, op):
            log.append(f"-{op.name}")

    dispatcher.def_("test::a(int x) -> int")
    stop = dispatcher.add_registration_listener(Listener())
    b = dispatcher.def_("test::b(int x) -> int")
    dispatcher.deregister_def(b)
    stop()
    dispatcher.def_("test::c(int x) -> int")
    assert log == ["+test::a", "+test::b", "-test::b"]


def test_dump_state(dispatcher):
    op = dispatcher.def_("test::foo(Tensor self) -> Tensor", "registered at defs.py:1")
    dispatcher.register_impl("test::foo", "", D.CPU, kernel("cpu"), debug="registered at a.py:1")
    dispatcher.register_impl("test::foo", "", D.Autograd, kernel("x"), only_if_requires_grad=True, debug="at c")
    dispatcher.register_kernel("test::foo", "", D.AutogradCPU, fallthrough("registered at b.py:1"))
    assert op.entry.dump_state() == (
        "name: test::foo\nschema: test::foo(Tensor self) -> Tensor\ndebug: registered at defs.py:1\n"
        "alias analysis kind: FROM_SCHEMA\nCPU: registered at a.py:1 :: (none) [ boxed unboxed ]\n"
        "AutogradCPU: registered at b.py:1 :: (none) [ fallthrough boxed ]\n"
        "Autograd[alias]: at c :: (none) [ boxed unboxed only_if_requires_grad ]\n"
    )


def test_debug_text_is_where_the_kernel_stands(dispatcher):
    registered = dispatcher.register_impl("test::foo", "", D.CPU, kernel("cpu"))
    assert registered.debug.startswith("registered at ") and "test_dispatcher.py:" in registered.debug


def test_calls_during_registrations(dispatcher):
    """A call that runs while another thread registers gets the old kernel or the new one, and then the new one."""
    op = dispatcher.def_("test::foo(Tensor self) -> Tensor")
    dispatcher.register_impl("test::foo", "", D.CompositeExplicitAutograd, kernel("default"))
    x, stop, failures = FakeTensor(CPU), threading.Event(), []

    def calls():
        while not stop.is_set():
            if op.call(x) not in ("default", "cpu"):
                failures.append("wrong kernel")

    threads = [threading.Thread(target=calls) for _ in range(2)]
    for thread in threads:
        thread.start()
    for _ in range(300):
        registered = dispatcher.register_impl("test::foo", "", D.CPU, kernel("cpu"))
        assert op.call(x) == "cpu"
        dispatcher.deregister_kernel(op, D.CPU, registered)
        assert op.call(x) == "default"
    stop.set()
    for thread in threads:
        thread.join()
    assert not failures
