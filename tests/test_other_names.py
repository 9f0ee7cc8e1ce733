"""Names of `torch` that are asked for now and then: mapped files, counters, what compilers and exporters are called by."""

from __future__ import annotations

import datetime
import importlib
import io
import operator
import os
import tempfile
from typing import Any

import pytest

import tinytensor as tt

POWERS = """
m.linalg._powsum(x)
m.linalg._powsum(x, 3, 1)
m.linalg._powsum(x, 0.5, (0, 1), True)
m.linalg._powsum(x, 0)
m.linalg._powsum(x, float("-inf"), 1)
m.linalg._powsum(x, 2, dtype=m.float64)
m.linalg._powsum(x[:0], 2, 0)
m.linalg._powsum(m.tensor(3.0))
m.linalg._powsum(x.long())
m.linalg._powsum(x, dtype=m.int64)
""".strip().splitlines()


def test_sums_of_powers(same):
    for program in POWERS:
        same(lambda m, p=program: eval(p, {"m": m, "x": m.tensor([[1.0, -2.0, 3.5], [0.0, 4.0, 100.0]])}))


FILES = """
m.from_file(f, size=3)
m.from_file(f, shared=True, size=3)
os.path.getsize(f)
m.from_file(f, shared=True, size=3).fill_(1.5)
m.from_file(f, size=3)
m.from_file(f, False, 3).mul_(0)
m.from_file(f, size=12, dtype=m.uint8)
m.from_file(f, size=30)
m.from_file(f)
m.from_file(f, shared=True, size=4, dtype=m.int64).shape
os.path.getsize(f)
m.from_file(f, size=2, requires_grad=True).requires_grad
m.from_file(f, shared=False, size=-1)
m.from_file(3, size=2)
m.from_file(os.path.join(f, "x"), shared=True, size=2)
""".strip().splitlines()


def test_from_file(same):
    names = {}
    with tempfile.TemporaryDirectory() as folder:
        for program in FILES:

            def run(m, program=program):
                name = names.setdefault(m, os.path.join(folder, m.__name__))
                try:
                    return eval(program, {"m": m, "f": name, "os": os})
                except Exception as error:
                    raise type(error)(str(error).replace(name, "FILE")) from None

            same(run)


def test_monitor(same):
    def counters(m):
        monitor = importlib.import_module(f"{m.__name__}.monitor")
        heard: list[Any] = []
        handle = monitor.register_event_handler(lambda event: heard.append((event.name, sorted(event.data.items()))))
        hour = datetime.timedelta(hours=100_000)
        stat = monitor.Stat("a", list(monitor.Aggregation.__members__.values()), hour, 3)
        said = [stat.count, sorted((kind.name, value) for kind, value in stat.get().items())]
        for value in (1, 5, 2, 7):
            stat.add(value)
            said += [stat.count, sorted((kind.name, value) for kind, value in stat.get().items())]
        del stat
        monitor.log_event(monitor.Event(name="mine", timestamp=datetime.datetime.now(), data={"x": 1, "y": "text"}))
        monitor.unregister_event_handler(handle)
        monitor.log_event(monitor.Event("not heard", datetime.datetime.now(), {}))
        written: list[Any] = []
        writer = type("Writer", (), {"add_scalar": lambda self, name, value, walltime: written.append((name, value))})()
        event = monitor.Event(monitor.STAT_EVENT, datetime.datetime.now(), {"a.sum": 3.0})
        monitor.TensorboardEventHandler(writer)(event)
        return said, heard, written

    same(counters)


def test_compilers_and_exporters(same):
    def default(m):
        m.compiler.set_default_backend("eager")
        kept = m.compiler.get_default_backend()
        m.compiler.set_default_backend(None)
        return kept, m.compiler.get_default_backend()

    Dim = "m.export.Dim('batch', min=2, max=8)"
    same(default)
    for program in (
        "m.compiler.set_default_backend(3)", "m.compiler.substitute_in_graph(3)", "m.compiler.skip_all_guards_unsafe([])",
        Dim, "m.export.Dim('a b')", "m.export.Dim('a', min=3, max=2)", "m.export.dims('a', 'b')", "m.library.wrap_triton(3)",
        "m.library.triton_op('names::f', lambda x: x, mutates_args={})",
    ):  # fmt: skip
        same(lambda m, program=program: repr(eval(program, {"m": m})))
    assert tt.compiler.substitute_in_graph(operator.indexOf)(len) is len
    with pytest.raises(NotImplementedError, match=r"torch\.export\.export is not supported by this library"):
        tt.export.export(tt.nn.Linear(1, 1), (tt.ones(1, 1),))
    with pytest.raises(RuntimeError, match=r"this library has no C\+\+ that an extension could be compiled against"):
        importlib.import_module("tinytensor.utils.cpp_extension").load("mine", ["mine.cpp"])


def test_skip_data(same):
    """The files have the same size with and without; zeros are loaded where nothing was written, and nothing is read."""

    def saved(m, skip_saving, skip_loading):
        file = io.BytesIO()
        skip = m.serialization.skip_data
        value = {"a": m.arange(5.0), "b": [m.ones(2, 3, dtype=m.int64).t()], "n": 3}
        if skip_saving:
            with skip():
                m.save(value, file)
        else:
            m.save(value, file)
        file.seek(0)
        if not skip_loading:
            return m.load(file)
        with skip():
            loaded = m.load(file)
        return loaded["a"].shape, loaded["b"][0].shape, loaded["b"][0].stride(), loaded["n"]

    for skip_saving in (False, True):
        for skip_loading in (False, True):
            same(lambda m, a=skip_saving, b=skip_loading: saved(m, a, b))


def test_redispatch_function(same):
    def run(m, mode):
        calls: list[str] = []
        overrides = m.overrides

        class Loud(m.Tensor):
            @classmethod
            def __torch_function__(cls, func, types, args=(), kwargs=None):
                calls.append(func.__name__)
                return overrides.redispatch_function(func, types, args, kwargs)

        class Mode(overrides.TorchFunctionMode):
            def __torch_function__(self, func, types, args=(), kwargs=None):
                calls.append(func.__name__)
                with self:
                    return overrides.redispatch_function(func, types, args, kwargs)

        def scaled(a, b):
            if overrides.has_torch_function((a, b)):
                return overrides.handle_torch_function(scaled, (a, b), a, b)
            return a * b + 1

        a, b = m.ones(2), m.ones(2) * 3
        if mode:
            with Mode():
                result = scaled(a, b)
        else:
            result = scaled(a.as_subclass(Loud), b.as_subclass(Loud))
        return calls, type(result).__name__, result

    same(lambda m: run(m, False))
    same(lambda m: run(m, True))


def test_overridable_functions(library):
    functions = library.overrides.get_overridable_functions()
    assert library.add in functions[library] and library.Tensor.add in functions[library.Tensor]
    assert library.nn.functional.relu in functions[library.nn.functional]
    overrides = library.overrides.get_testing_overrides()
    assert len(overrides) > 1000 and overrides[library.Tensor.add](1, 2) == -1


def test_every_overridable_function_asks():
    """What is in the list is asked about: a sample of functions of one tensor."""

    class Loud(tt.Tensor):
        @classmethod
        def __torch_function__(cls, func, types, args=(), kwargs=None):
            return func.__name__

    x = tt.ones(2).as_subclass(Loud)
    listed = tt.overrides.get_overridable_functions()
    for name in "abs exp relu sum mean argmax neg sigmoid flatten".split():
        assert getattr(tt, name) in listed[tt] and getattr(tt, name)(x) == name


CONTROL_FLOW = """
m.cond(x.sum() > 2, lambda x: x + 1, lambda x: x - 1, (x,))
m.cond(x.sum() > 9, lambda x: x + 1, lambda x: x - 1, (x,))
m.cond(True, lambda: 3, lambda: 4)
m.cond(x > 0, lambda x: x, lambda x: x, (x,))
m.cond("a", lambda x: x, lambda x: x, (x,))
m.cond(x.sum() > 2, 3, lambda x: x, (x,))
m.cond(x.sum() > 2, lambda x: x, lambda x: x, (3,))
m.while_loop(lambda i, x: i < 3, lambda i, x: (i + 1, x * 2), (m.tensor(0), x))
m.while_loop(lambda i, x: x.sum() < 100, lambda i, x: (i + 1, x + i), (m.tensor(1), x))
m.while_loop(3, lambda x: x, (x,))
m.while_loop(lambda x: x, lambda x: x, ("a",))
""".strip().splitlines()


def test_control_flow():
    """PyTorch compiles these; what they compute and refuse without a compiler is the same."""
    x = tt.tensor([1.0, 2.0])
    one, other, *_ = answers = [_outcome(program, x) for program in CONTROL_FLOW]
    assert one == [2.0, 3.0] and other == [0.0, 1.0] and answers[2] == 3
    assert [str(answer)[:48] for answer in answers[3:7]] == [
        "Expected pred to be bool or single-element tenso", "Expected pred to be bool or tensor, but got a.",
        "Expect both branches to be callable.", "Expect operands to be a tuple of possibly nested",
    ]  # fmt: skip
    assert answers[7] == [3, [8.0, 16.0]] and answers[8] == [11, [56.0, 57.0]]
    assert answers[9] == "Expect cond_fn and body_fn to be callable."
    assert answers[10].startswith("['a'] can only be of (<class 'torch.Tensor'>, <class 'int'>, ")


def _outcome(program: str, x: Any) -> Any:
    try:
        result = eval(program, {"m": tt, "x": x})
    except (RuntimeError, AssertionError) as error:
        return str(error)
    return [t.tolist() for t in result] if isinstance(result, tuple) else getattr(result, "tolist", lambda: result)()


def test_enforce_grad_layout_policy(same):
    def strides(m, enabled, decorated):
        p = m.ones(2, 3).t().requires_grad_()
        factor = m.ones(3, 2)

        def run():
            p.grad = None
            (p * factor).sum().backward()
            return p.grad.stride()

        if decorated:
            return m.autograd.enforce_grad_layout_policy(enabled)(run)(), run()
        with m.autograd.enforce_grad_layout_policy(enabled):
            inside = run()
        return inside, run()

    for enabled in (True, False):
        for decorated in (True, False):
            same(lambda m, e=enabled, d=decorated: strides(m, e, d))


def test_sparse_mm_reductions(same):
    def product(m, reduce):
        a = m.tensor([[1.0, 0, 2], [0, 3, 0]]).to_sparse_csr().requires_grad_()
        b = m.tensor([[1.0, -2], [3, 4], [5, -6]], requires_grad=True)
        y = m.sparse.mm(a, b, reduce)
        y.sum().backward()
        return y, a.grad.values(), b.grad

    for reduce in ("sum", "mean", "amax", "amin", "max", "min", "prod", "other"):
        same(lambda m, r=reduce: product(m, r))


INSIDE = """
part(".nn.modules.transformer")._get_activation_fn("gelu")(m.ones(2))
part(".nn.modules.transformer")._get_activation_fn("silu")
m._VF.norm(m.ones(2))
part("._VF").dropout(m.ones(2), 0.0, True)
m._C._VariableFunctions.add(m.ones(2), 1)
m._C._VariableFunctions.no_such_function
part("._utils")._flatten_dense_tensors([m.ones(2), m.zeros(2, 2)])
part("._utils")._flatten_dense_tensors([])
part("._utils")._unflatten_dense_tensors(m.arange(6.0), [m.ones(2), m.zeros(2, 2)])
list(part("._utils")._take_tensors([m.ones(2), m.zeros(2, 2), m.ones(3).long(), m.eye(2).to_sparse().coalesce()._values()], 20))
part(".jit.annotations").is_tuple(part(".jit.annotations").Tuple[int, int])
part(".jit.annotations").is_optional(part(".jit.annotations").Optional[int])
part(".jit.annotations").is_list(part(".jit.annotations").List)
part(".jit.annotations").BroadcastingList2[int]
part("._jit_internal").boolean_dispatch("b", 1, False, lambda x, b=0: "T", lambda x, b=0: "F", "module", "name")(3)
part("._jit_internal").boolean_dispatch("b", 1, False, lambda x, b=0: "T", lambda x, b=0: "F", "module", "name")(3, True)
part("._jit_internal").boolean_dispatch("b", 1, False, lambda x, b=0: "T", lambda x, b=0: "F", "module", "name")(3, b=True)
part("._jit_internal").is_ignored_fn(part("._jit_internal").ignore(lambda x: x))
F._Reduction.get_enum("mean")
F._Reduction.get_enum("q")
F._Reduction.legacy_get_enum(True, False)
F.has_torch_function((m.ones(1),)), F.has_torch_function_unary(m.ones(1)), F.has_torch_function_variadic(m.ones(1))
F._in_projection(x, x, x, m.eye(4), m.eye(4), m.eye(4), m.ones(4))
F._in_projection(x, x, x, m.eye(3), m.eye(4), m.eye(4))
F._in_projection(x, x, x, m.eye(4), m.eye(4), m.eye(4), m.ones(3))
F._in_projection_packed(x, x, x, m.ones(12, 4))
F._verify_batch_size([1, 3])
F._verify_spatial_size([1, 3, 1, 1])
nn.init._no_grad_normal_(m.ones(2), 3.0, 0.0)
nn.init._no_grad_uniform_(m.ones(2), 2.0, 2.0, m.Generator())
nn.init._no_grad_trunc_normal_(m.ones(2), 0.0, 1e-9, 0.0, 0.0)
nn.init._no_grad_fill_(m.ones(2, requires_grad=True), 3)
nn.init._no_grad_zero_(m.ones(2, requires_grad=True))
nn.init._calculate_correct_fan(m.ones(3, 4, 5), "FAN_IN")
part(".utils.data.dataloader")._BaseDataLoaderIter in type(iter(m.utils.data.DataLoader([1]))).__mro__
isinstance(iter(m.utils.data.DataLoader([1])), part(".utils.data.dataloader")._SingleProcessDataLoaderIter)
isinstance(iter(m.utils.data.DataLoader([1], num_workers=1)), part(".utils.data.dataloader")._MultiProcessingDataLoaderIter)
part(".utils.checkpoint").get_device_states(m.ones(1))
part(".utils.checkpoint").set_device_states([], [])
part("._tensor_str")._str(m.ones(2))
part("._tensor_str").PRINT_OPTS.precision
part("._lowrank").get_approximate_basis(m.eye(3), 2).shape
part(".torch_version").__version__ == m.__version__
part(".serialization").get_default_load_endianness()
part(".serialization").set_default_load_endianness(3)
part(".serialization").get_default_mmap_options()
part(".serialization").set_default_mmap_options(77)
part(".serialization").location_tag(m.ones(2).untyped_storage())
part(".serialization").location_tag(m.ones(2, device="meta").untyped_storage())
issubclass(part(".autograd.function").NestedIOFunction, m.autograd.Function)
m.autograd.is_multithreading_enabled()
m._C._get_tracing_state(), m._C._log_api_usage_once("q"), m._C.default_generator is m.default_generator
m._C._log_api_usage_once(3)
part(".utils._pytree").LeafSpec() == part(".utils._pytree").tree_structure(3)
[m._debug_has_internal_overlap(y) for y in (x, m.ones(1).expand(3), m.ones(10).as_strided((3, 3), (2, 1)), m.ones(0).expand(3, 0))]
m._debug_has_internal_overlap(3)
m.wait(m.fork(lambda x: x + 1, m.ones(1)))
issubclass(m.jit.ScriptFunction, m.ScriptFunction), issubclass(m.jit.ScriptModule, m.nn.Module), issubclass(m.futures.Future, m.Future)
m.utils.cmake_prefix_path.endswith("cmake")
nn.factory_kwargs(None)
nn.factory_kwargs({"device": "cpu", "factory_kwargs": {"requires_grad": True}})
nn.factory_kwargs({"device": "cpu", "factory_kwargs": {"device": "cpu"}})
nn.factory_kwargs({"x": 1})
str(nn.Module.T_destination)
part(".ops").aten.add(m.ones(1), 1)
part(".cuda.comm").broadcast is part(".nn.parallel.comm").broadcast
part(".nn.modules.utils")._list_with_default([None, 3], [1, 2, 4])
part(".nn.modules.utils")._list_with_default([None, 3], [1, 2])
""".strip().splitlines()


def test_names_inside_of_modules(same):
    for program in INSIDE:

        def run(m, program=program):
            def part(name):
                return importlib.import_module(m.__name__ + name)

            return eval(program, {"m": m, "nn": m.nn, "F": m.nn.functional, "x": m.ones(1, 2, 4), "part": part})

        same(run)


def test_specs_of_trees_as_json(same):
    from collections import OrderedDict, defaultdict, deque, namedtuple

    Pair = namedtuple("Pair", "a b")
    for tree in ([1, {"a": (2,)}], OrderedDict(a=1), defaultdict(list, {"a": 1}), deque([1], 3), Pair(1, 2), 3):

        def there_and_back(m, tree=tree):
            pytree = importlib.import_module(f"{m.__name__}.utils._pytree")
            spec = pytree.tree_structure(tree)
            try:
                text = pytree.treespec_dumps(spec)
            except NotImplementedError as error:
                return str(error).partition(" class ")[0]
            return text, pytree.treespec_loads(text) == spec

        same(there_and_back)
    for program in ("dumps(3)", "loads('[2, 3]')", "dumps(treespec, 4)",
                    """loads('[1, {"type":"x","context":"null","children_spec":[]}]')"""):  # fmt: skip

        def refused(m, program=program):
            pytree = importlib.import_module(f"{m.__name__}.utils._pytree")
            names = {
                "dumps": pytree.treespec_dumps,
                "loads": pytree.treespec_loads,
                "treespec": pytree.tree_structure(1),
            }
            return eval(program, names)

        same(refused)


def test_impl_abstract():
    op = tt.library.custom_op("names_test::f", lambda x: x + 1, mutates_args=(), schema="(Tensor x) -> Tensor")
    with pytest.warns(FutureWarning, match="was renamed to `torch.library.register_fake`"):
        tt.library.impl_abstract("names_test::f", lambda x: tt.empty_like(x))
    assert op(tt.zeros(2, device="meta")).shape == (2,)


def test_packages_of_files(same):
    """A tagger's word stands in the file, and the deserializer is asked about it."""

    def there_and_back(m):
        serialization, asked = m.serialization, []

        def restore(storage, location):
            asked.append(location)
            return storage if location == "somewhere" else None

        packages = serialization._package_registry if m is not tt else serialization.storages.packages
        before = list(packages)
        serialization.register_package(1, lambda storage: "somewhere" if storage.nbytes() == 12 else None, restore)
        try:
            file = io.BytesIO()
            m.save([m.ones(3), m.zeros(2)], file)
            file.seek(0)
            return m.load(file), asked, b"somewhere" in file.getvalue()
        finally:
            packages[:] = before

    same(there_and_back)


def test_files_that_do_not_say_their_order_of_bytes():
    serialization = tt.serialization
    file = io.BytesIO()
    tt.save(tt.arange(3, dtype=tt.int16), file, _disable_byteorder_record=True)
    for order, expected in ((None, [0, 1, 2]), ("LITTLE", [0, 1, 2]), ("BIG", [0, 256, 512]), ("NATIVE", [0, 1, 2])):
        serialization.set_default_load_endianness(serialization.LoadEndianness[order] if order else None)
        try:
            file.seek(0)
            assert tt.load(file).tolist() == expected
        finally:
            serialization.set_default_load_endianness(None)


SMALL = """
m.autograd.Variable(m.ones(1), volatile=True)
m.autograd.Variable(m.ones(1), True, volatile=True)
m.autograd.Variable(m.ones(1), foo=True)
m.testing.assert_close(m.tensor(True), m.tensor(False))
m.testing.assert_close([m.tensor(True)], [m.tensor(False)])
m.testing.assert_close([1, 2], [1], msg=lambda s: "X" + s)
m.testing.assert_close([1, 2], [1], msg="X")
m.testing.assert_close({"a": 1}, {"b": 1}, msg=lambda s: "X" + s)
m.testing.assert_close([1, [2, 3]], [2, [3]], msg=lambda s: "X" + s)
m.testing.assert_close([1, 2], [1, 3], msg=lambda s: "X" + s)
m.testing.assert_close({"a": [1]}, {"a": 3}, msg=lambda s: "X" + s)
m.testing.assert_close(m.ones(2), m.zeros(2), msg=3)
m.utils.data.default_collate([m.eye(2).to_sparse()] * 2)
m.utils.data.default_collate([{"a": m.eye(2).to_sparse_csr()}] * 2)
m.load(io.BytesIO(), mmap=True)
m.load(io.BytesIO(b"abc"), mmap=True)
m.load(3, mmap=True)
m.autograd.gradcheck(lambda x: 3, m.ones(2, dtype=m.float64, requires_grad=True))
m.autograd.gradcheck(lambda x: (x, 3), m.ones(2, dtype=m.float64, requires_grad=True))
m.autograd.gradgradcheck(lambda x: 3, m.ones(2, dtype=m.float64, requires_grad=True))
m.Generator("mps")
m.Generator("xpu")
m.Generator("meta")
m.Generator("hpu")
""".strip().splitlines()


def test_small_behaviours(same):
    for program in SMALL:
        same(lambda m, p=program: eval(p, {"m": m, "io": io}))


def test_volatile_warns():
    with pytest.warns(UserWarning, match="volatile was removed and now has no effect"):
        tt.autograd.Variable(tt.ones(1), volatile=True)
