"""Programs that use passes over graphs, as functions of the library: `torch`, or this one under that name.

`answers(m)` runs all of them; an answer is made of texts and numbers, in which this library has PyTorch's name.
"""

from __future__ import annotations

import copy
import functools
import importlib
import operator
import random
import re
import types
from typing import Any


def _of(m: Any, path: str) -> Any:
    return importlib.import_module(f"{m.__name__}.{path}")


def _graph(gm: Any) -> list[str]:
    return [str(gm.graph), gm.code]


PROGRAMS = {}


def program(function: Any) -> Any:
    PROGRAMS[function.__name__] = function
    return function


FUNCTIONS = "relu sin cos tanh sigmoid exp neg abs".split()


def _random_function(m: Any, seed: int) -> Any:
    """A function of two tensors with many branches, traced."""
    dice = random.Random(seed)
    plan = [(dice.choice([*FUNCTIONS, "add", "mul", "chunk"]), dice.random(), dice.random()) for _ in range(12)]

    def run(x: Any, y: Any) -> Any:
        values = [x, y]
        for name, a, b in plan:
            left, right = values[int(a * len(values))], values[int(b * len(values))]
            if name in ("add", "mul"):
                values.append(getattr(operator, name)(left, right))
            elif name == "chunk":
                parts = m.chunk(left, 2)
                values.append(m.cat((parts[1], parts[0])))
            else:
                values.append(getattr(m, name)(left))
        return values[-1], values[len(values) // 2]

    return m.fx.symbolic_trace(run)


@program
def partitions(m: Any) -> Any:
    partitioner = _of(m, "fx.passes.infra.partitioner")
    support = _of(m, "fx.passes.operator_support")
    found = []
    for seed in range(25):
        dice = random.Random(seed + 1000)
        names = dice.sample([*FUNCTIONS, "add", "mul", "chunk", "cat", "getitem"], dice.randint(3, 11))
        for options in ({}, {"allows_single_node_partition": True}, {"skip_horizontal_fusion": True}):
            gm = _random_function(m, seed)
            supported = support.create_op_support(
                lambda modules, node, names=names: node.op == "call_function" and node.target.__name__ in names
            )
            made = partitioner.CapabilityBasedPartitioner(
                gm, supported, non_compute_ops=["torch.neg", "_operator.add"], **options
            )
            parts = made.propose_partitions()
            found.append([[node.name for node in part.nodes] for part in parts])
            if seed % 2:
                made.remove_bookend_non_compute_ops(parts)
                found.append([sorted(node.name for node in part.nodes) for part in parts])
            x = m.linspace(-1, 1, 8)
            fused = made.fuse_partitions([part for part in parts if part.size()])
            found.append([_graph(fused), [_graph(child) for child in fused.children()]])
            found.append([each.tolist() for each in fused(x, x * 2)])
    return found


@program
def partition_errors(m: Any) -> Any:
    utils, P = _of(m, "fx.passes.utils.fuser_utils"), _of(m, "fx.passes.infra.partitioner").Partition
    gm = m.fx.symbolic_trace(lambda x: m.sin(m.cos(m.sin(x))))
    nodes = list(gm.graph.nodes)
    other = m.fx.symbolic_trace(lambda x: m.sin(x))
    found = []
    for call in (
        lambda: utils.fuse_as_graphmodule(gm, [nodes[1], nodes[3]], "M"),
        lambda: utils.fuse_as_graphmodule(other, [nodes[1]], "M"),
        lambda: P(0, nodes, [1]),
    ):
        found.append(_error(call))
    part = P(0, nodes[:2], [1, 0])
    part.add_node(nodes[2])
    part.remove_node(nodes[0])
    return [*found, repr(part), part.size()]


def _error(call: Any) -> Any:
    try:
        return str(call())
    except Exception as error:
        inner = "" if error.__cause__ is None else f" <- {type(error.__cause__).__name__}: {error.__cause__}"
        return re.sub("0x[0-9a-f]+", "0x", f"{type(error).__name__}: {error}{inner}")


@program
def managers(m: Any) -> Any:
    new, old = _of(m, "fx.passes.infra.pass_manager"), _of(m, "fx.passes.pass_manager")
    base = _of(m, "fx.passes.infra.pass_base")

    def a(gm: Any) -> Any:
        for node in gm.graph.nodes:
            if node.target is m.sin:
                node.target = m.cos
                return base.PassResult(gm, True)
        return base.PassResult(gm, False)

    def b(gm: Any) -> None:
        for node in gm.graph.nodes:
            if node.target == "relu":
                node.target = "tanh"

    class C(base.PassBase):
        def call(self, gm: Any) -> Any:
            raise ValueError("no")

    def wrong(gm: Any) -> Any:
        return 3

    def traced() -> Any:
        return m.fx.symbolic_trace(lambda x: m.sin(m.sin(m.sin(x))).relu())

    found: list[Any] = []
    for steps in (None, 2, 5):
        manager = new.PassManager(passes=[a, new.pass_result_wrapper(b)], steps=steps)
        result = manager(traced())
        found += [*_graph(result.graph_module), result.modified]
    result = new.PassManager(passes=[a], steps=9)(m.fx.symbolic_trace(lambda x: x))
    found += [result.modified, [each.__name__ for each in (new.pass_result_wrapper(b), new.pass_result_wrapper(C()))]]
    before = new.this_before_that_pass_constraint
    manager = new.PassManager([a, b, wrong], [before(wrong, a), before(b, a), before(b, wrong)])
    found.append(_error(manager.validate_constraints))
    manager.solve_constraints()
    found.append([each.__name__ for each in manager.passes])
    manager.add_constraint(before(a, b))
    found += [_error(manager.solve_constraints), _error(lambda: manager.add_checks(lambda x, y: 0))]
    found += [
        _error(lambda: new.PassManager([a, wrong])(traced())),
        _error(lambda: new.PassManager([a, C()])(traced())),
    ]
    checked = new.PassManager([a], run_checks_after_each_pass=True)
    checks: list[int] = []
    checked.add_checks(lambda gm: checks.append(len(gm.graph.nodes)))
    checked(traced())
    found.append(checks)
    # The older one.
    found.append(old.loop_pass(lambda x: x + 1, n_iter=4)(0))
    for options in ({}, {"n_iter": 0}, {"n_iter": 1, "predicate": bool}):
        found.append(_error(lambda options=options: old.loop_pass(lambda x: x, **options)(1)))
    older = old.PassManager([old.inplace_wrapper(b), a])
    older.add_constraint(old.these_before_those_pass_constraint(a, b))
    found.append(_error(lambda: older(3)).replace(str(older.passes), ""))
    older.replace_pass(a, b)
    found.append([each.__name__ for each in older.passes])
    older.remove_pass(["b"])
    found.append(older("x"))
    return [re.sub("0x[0-9a-f]+", "0x", each) if isinstance(each, str) else each for each in found]


def _cnn(m: Any) -> Any:
    nn = m.nn
    m.manual_seed(0)
    model = nn.Sequential(
        nn.Conv2d(3, 4, 3), nn.BatchNorm2d(4), nn.ReLU(), nn.Dropout(), nn.MaxPool2d(2), nn.Flatten(), nn.Linear(36, 5),
        nn.BatchNorm1d(5), nn.ReLU(inplace=True), nn.Dropout(0.1), nn.Linear(5, 3),
    )  # fmt: skip
    for index, each in enumerate([*model.parameters(), *model.buffers()]):
        if each.dtype.is_floating_point:
            with m.no_grad():
                each.copy_((m.arange(each.numel()).reshape(each.shape) * 7 + index) % 11 / 23 + 0.05)
    return model.eval()


def _image(m: Any) -> Any:
    return (m.arange(2 * 3 * 64).reshape(2, 3, 8, 8) % 17 / 9 - 1).float()


@program
def for_inference(m: Any) -> Any:
    optimization = _of(m, "fx.experimental.optimization")
    model, x = _cnn(m), _image(m)
    found: list[Any] = []
    for change in (optimization.fuse, optimization.remove_dropout):
        changed = change(model)
        found += [_graph(changed), changed(x).tolist()]
    for config in ({"mkldnn_layout_optimize": False}, {"conv_bn_fuse": False}, {}, {"remove_dropout": False}):
        changed = optimization.optimize_for_inference(model, config)
        found += [_graph(changed), changed(x).tolist()]
    for wrong in (3, {}):
        found.append(
            _error(lambda wrong=wrong: optimization.optimize_for_inference(model, {"mkldnn_layout_optimize": wrong}))
        )
    return found


@program
def drawings(m: Any) -> Any:
    module = _of(m, "fx.passes.shape_prop")
    drawer = importlib.reload(_of(m, "fx.passes.graph_drawer"))
    found: list[Any] = []
    gm = m.fx.symbolic_trace(_cnn(m))
    module.ShapeProp(gm).propagate(_image(m))
    other = _random_function(m, 3)
    for options in (
        {},
        {"ignore_parameters_and_buffers": True},
        {"skip_node_names_in_args": False, "normalize_args": True},
    ):
        found += [each.rows for each in drawer.FxGraphDrawer(gm, "g", **options).get_all_dot_graphs().values()]
        if not options.get("normalize_args"):
            found.append(drawer.FxGraphDrawer(other, "h", dot_graph_shape="box", **options).get_dot_graph().rows)
    # Modules of this library have no `__constants__`, whose values are written here.
    for rows in found:
        for row in rows:
            row[1] = {k: re.sub(r"(\\ntorch[\w.]*\\n\|)[^|]*", r"\1", v) for k, v in row[1].items()}
    return found


class Pydot(types.ModuleType):
    """What stands for the package `pydot`: it writes down what is drawn."""

    class Dot:
        def __init__(self, *args: Any, **kwargs: Any) -> None:
            self.rows: list[Any] = [[list(args), kwargs]]

        def add_node(self, node: Any) -> None:
            self.rows.append(node)

        add_edge = add_node

    @staticmethod
    def Node(*args: Any, **kwargs: Any) -> Any:
        return [list(args), kwargs]

    Edge = Node


@program
def constants(m: Any) -> Any:
    const_fold = _of(m, "fx.experimental.const_fold")

    class Model(m.nn.Module):
        def __init__(self) -> None:
            super().__init__()
            self.a = m.nn.Parameter(m.arange(4.0))
            self.register_buffer("b", m.arange(4.0) + 1)
            self.inner = m.nn.Linear(4, 4)

        def forward(self, x: Any) -> Any:
            first = (self.a + self.b).sin()
            second = (self.b * 2).relu()
            return x * first + second, first - x

    class None_(m.nn.Module):
        def forward(self, x: Any) -> Any:
            return x * 2

    class One(Model):
        def forward(self, x: Any) -> Any:
            return x + self.inner(self.b).detach() * 0

    found: list[Any] = []
    for kind in (Model, None_, One):
        folded = const_fold.split_const_subgraphs(kind())
        found += [_graph(folded), [name for name, _ in folded.named_children()]]
        result = folded(m.ones(4))
        found.append([each.tolist() for each in result] if isinstance(result, tuple) else result.tolist())
        found.append([name for name, _ in folded.named_parameters()])
    folded = const_fold.split_const_subgraphs(Model(), skip_folding_node_fn=lambda node: node.name.startswith("sin"))
    found += [_graph(folded), [each.tolist() for each in folded(m.ones(4))], _error(folded.run_folding)]
    return found


@program
def merged_products(m: Any) -> Any:
    merge = _of(m, "fx.experimental.merge_matmul").merge_matmul

    class Model(m.nn.Module):
        def __init__(self) -> None:
            super().__init__()
            self.w = m.nn.Parameter(m.arange(6.0).reshape(2, 3))

        def forward(self, x: Any, y: Any) -> Any:
            a, b = m.matmul(x, self.w), m.matmul(y, self.w)
            return a.sum(0) + b.sum(0), m.matmul(a, b.t())

    gm = merge(Model())
    return [_graph(gm), [each.tolist() for each in gm(m.ones(2, 2), m.ones(1, 2) * 3)]]


@program
def common_subexpressions(m: Any) -> Any:
    cse = _of(m, "fx.passes.dialect.common.cse_pass")
    make_fx = _of(m, "fx.experimental.proxy_tensor").make_fx

    def f(x):
        a, b = x.cos(), x.cos()
        c = a + a + b + b + x.sum(dim=0) + x.sum(dim=0)
        return c + m.rand_like(x) * m.rand_like(x) + x.clone().add_(1) + x.clone().add_(1)

    found = []
    for banned in (None, cse.get_CSE_banned_ops()):
        for gm in (make_fx(f)(m.ones(3)), _random_function(m, 5)):
            result = cse.CSEPass(banned)(gm)
            found.append([*_graph(result.graph_module), result.modified])
    return found


@program
def tags(m: Any) -> Any:
    split = _of(m, "fx.passes.split_utils")
    found: list[Any] = []
    for seed in range(6):
        gm = _random_function(m, seed)
        nodes = [node for node in gm.graph.nodes if node.op not in ("placeholder", "output")]
        for index, node in enumerate(nodes):
            node.tag = f"part{index * 3 // len(nodes)}"
        names = ["part0", "part1", "part2"]
        made, paths = split.split_by_tags(gm, names, return_fqn_mapping=True, return_tuple=bool(seed % 2))
        found += [_graph(made), [_graph(getattr(made, name)) for name in names], paths]
        found.append([each.tolist() for each in made(m.arange(8.0), m.ones(8))])
        found.append(_error(lambda gm=gm, names=names: split.split_by_tags(gm, names[::-1])))
    gm = m.fx.symbolic_trace(_cnn(m))
    found.append(_error(lambda: split.split_by_tags(gm, ["a"])))
    for index, node in enumerate(gm.graph.nodes):
        node.tag = "a" if index < 5 else "b"
    made, paths = split.split_by_tags(gm, ["a", "b"], return_fqn_mapping=True)
    found += [_graph(made), paths, made(_image(m)).tolist(), split.getattr_recursive(gm, "0.nothing")]
    return found


@program
def sizes(m: Any) -> Any:
    manipulation, fetch = _of(m, "fx.passes.graph_manipulation"), _of(m, "fx.passes.param_fetch")
    gm = m.fx.symbolic_trace(m.nn.Sequential(m.nn.Conv2d(3, 4, 3), m.nn.BatchNorm2d(4), m.nn.ReLU(), m.nn.MaxPool2d(2)))
    found = [_error(lambda: manipulation.get_size_of_all_nodes(gm))]
    manipulation.get_size_of_all_nodes(gm, [_image(m)])
    found.append([list(node.size_bytes) for node in gm.graph.nodes if node.op != "output"])
    fetch.lift_lowering_attrs_to_nodes(gm)
    for node in gm.graph.nodes:
        if node.op == "call_module":
            attributes = node.attrs_for_lowering
            found.append({name: str(getattr(value, "shape", value)) for name, value in attributes.items()})
    found.append(_error(lambda: fetch.extract_attrs_for_lowering(m.nn.Tanh())))
    manipulation.replace_target_nodes_with(gm, "call_module", "2", "call_function", m.tanh)
    found.append(_graph(gm))
    common = _of(m, "fx.passes.tools_common")
    modules = dict(gm.named_modules())
    found.append([common.get_node_target(modules, n) for n in gm.graph.nodes if n.op in common.CALLABLE_NODE_OPS])
    utils = _of(m, "fx.passes.utils")
    found.append(
        [utils.compare_graphs(gm.graph, other) for other in (copy.deepcopy(gm.graph), _random_function(m, 1).graph)]
    )
    return found


@program
def named_matches(m: Any) -> Any:
    matcher = _of(m, "fx.passes.utils.matcher_with_name_node_map_utils").SubgraphMatcherWithNameNodeMap

    def pattern(x: Any, y: Any) -> Any:
        s = m.sin(x)
        total = s + y
        return total, {"sine": s, "sum": total}

    def target(x: Any, y: Any) -> Any:
        return m.cos((m.sin(x) + y) * (m.sin(y) + x))

    # Results nested in a tree are what export gives, with its specification.
    found = []
    graph = m.fx.Tracer().trace(pattern)
    output = next(reversed(graph.nodes))
    pytree, fx_graph = _of(m, "utils._pytree"), _of(m, "fx.graph")
    leaves, out_spec = pytree.tree_flatten(
        (output.args[0][0], dict(output.args[0][1])), is_leaf=lambda x: isinstance(x, m.fx.Node)
    )
    in_spec = pytree.tree_flatten((0, 0))[1]
    output.args = (leaves,)
    graph.set_codegen(fx_graph._PyTreeCodeGen(fx_graph._PyTreeInfo(["x", "y"], in_spec, out_spec)))
    gm = m.fx.GraphModule(m.nn.Module(), graph)
    for match in matcher(gm, ignore_literals=True).match(m.fx.symbolic_trace(target).graph):
        found.append({name: node.name for name, node in match.name_node_map.items()})
    return [found, gm.code]


@program
def sources(m: Any) -> Any:
    utils = _of(m, "fx.passes.utils.source_matcher_utils")
    graph = m.fx.symbolic_trace(lambda x: m.tanh(m.relu(m.sin(x) + 1))).graph
    for node in graph.nodes:
        if node.name in ("sin", "add"):
            node.meta["source_fn_stack"] = [("first", m.nn.Linear)]
        elif node.name == "relu":
            node.meta["nn_module_stack"] = {"k": ("second", "torch.nn.modules.activation.ReLU")}
        elif node.name == "tanh":
            node.meta["torch_fn"] = ("tanh_1", "builtin.tanh")
    found = utils.get_source_partitions(graph, [m.nn.Linear, "tanh"])
    rows = [
        [[n.name for n in names] for names in (part.nodes, part.input_nodes, part.output_nodes, part.params)]
        for parts in found.values() for part in parts
    ]  # fmt: skip
    (linear,), (tanh,) = found.values()
    return rows, utils.check_subgraphs_connected(linear, tanh), utils.check_subgraphs_connected(tanh, linear)


@program
def normal_arguments(m: Any) -> Any:
    schemas, normalize = _of(m, "fx.operator_schemas"), _of(m, "fx.experimental.normalize")
    F, aten = m.nn.functional, m.ops.aten
    found: list[Any] = []
    calls = [
        (F.relu, (1,), {}), (F.conv2d, (1, 2), {"padding": 3}), (F.max_pool2d, (1, 2), {}), (F.dropout, (1,), {"p": 0.2}),
        (F.linear, (1, 2), {}), (F.batch_norm, (1, 2, 3), {"eps": 4}), (m.relu, (1,), {}), (m.cat, ((1, 2),), {"dim": 1}),
        (aten.relu.default, (1,), {}), (aten.sum.dim_IntList, (1, [0]), {}), (aten.conv2d.default, (1, 2), {}),
        (aten.split.Tensor, (1, 2), {}), (aten.empty.memory_format, ([1, 2],), {"pin_memory": False}), (operator.add, (1, 2), {}),
        (aten.upsample_nearest2d.vec, (1, None), {"scale_factors": [2.0]}), (m.softmax, (1,), {"dim": 0, "dtype": None}),
        (aten.native_layer_norm.default, (1, [2], None, None, 1e-5), {}), (F.softmax, (1,), {}), (m.nn.Linear(1, 1).forward, (1,), {}),
    ]  # fmt: skip
    for target, args, kwargs in calls:
        for only in (False, True):
            call = functools.partial(
                schemas.normalize_function, target, args, kwargs, normalize_to_only_use_kwargs=only
            )
            found.append(_error(call))
        if isinstance(target, type(aten.relu.default)):
            found.append(_error(lambda target=target: schemas.get_signature_for_torch_op(target)))
    T = m.Tensor
    found.append(_error(lambda: schemas.normalize_function(m.add, (1, 2), {}, (T, T))))
    found.append(
        _error(lambda: schemas.normalize_function(aten.add, (1, 2), {}, (T, float), normalize_to_only_use_kwargs=True))
    )
    for one in (int, float, list[int], list[T], T, tuple[int, ...], m.dtype, typing_any()):
        found.append(
            [schemas.type_matches(one, other) for other in (int, float, list[int], tuple[int, ...], T, m.dtype)]
        )
    for hint in ([int, int], (int, bool), [int, str], [], (), 3, T):
        found.append(_error(lambda hint=hint: schemas.create_type_hint(hint)))
    found.append(_error(lambda: schemas.check_for_mutable_operation(aten.add_.Tensor, (1, 2), {})))
    gm = m.fx.symbolic_trace(_cnn(m))
    found.append([_error(lambda node=node: node.normalized_arguments(gm)) for node in gm.graph.nodes])
    found.append(_error(lambda: schemas.normalize_module(gm, "nothing", (), {})))

    def functions(x: Any) -> Any:
        return F.relu(m.add(m.sin(x), x), inplace=False) + F.avg_pool1d(x, 2, stride=1)

    traced = m.fx.symbolic_trace(functions)
    # PyTorch notes types of results, too.
    found.append(
        [
            text.replace(": torch.Tensor [", ": [").replace(" : torch.Tensor", "")
            for text in _graph(normalize.NormalizeOperators(traced).transform())
        ]
    )
    plain = m.fx.symbolic_trace(lambda x: F.gelu(F.softmax(m.relu(x), 0)))
    for only in (True, False):
        found.append(_graph(normalize.NormalizeArgs(plain, normalize_to_only_use_kwargs=only).transform()))
        found.append(_graph(normalize.NormalizeArgs(gm, normalize_to_only_use_kwargs=only).transform()))
    return found


def typing_any() -> Any:
    from typing import List, Optional  # noqa: UP035

    return Optional[List[int]]  # noqa: UP006, UP045


@program
def types_of_tensors(m: Any) -> Any:
    tensor_type, annotate = _of(m, "fx.tensor_type"), _of(m, "fx.passes.annotate_getitem_nodes")
    T, Dyn = tensor_type.TensorType, tensor_type.Dyn
    each = [T((1, 2)), T((1, Dyn)), T[1, 2], T[3], T[Dyn, Dyn], Dyn, 1, int, T((T((1,)), 2)), T((Dyn, 2))]
    found: list[Any] = [repr(each)]
    for function in (tensor_type.is_consistent, tensor_type.is_more_precise):
        found.append([[function(a, b) for b in each] for a in each])
    import typing

    for kind in (
        tuple[int, str],
        tuple[int, ...],
        list[m.Tensor],
        typing.Tuple[int, str],  # noqa: UP006
        typing.List[int],  # noqa: UP006
        m.Tensor,
        None,
    ):
        graph = m.fx.Graph()
        x = graph.placeholder("x", type_expr=kind)
        item = graph.call_function(operator.getitem, (x, 1))
        graph.output(item)
        annotate.annotate_getitem_nodes(graph)
        found.append(str(item.type))
    return found


@program
def provenance(m: Any) -> Any:
    traceback, observer = _of(m, "fx.traceback"), _of(m, "fx.passes.graph_transform_observer").GraphTransformObserver
    gm = m.fx.symbolic_trace(lambda x: m.sin(m.cos(x)))
    cos = list(gm.graph.nodes)[1]
    source = traceback.NodeSource(cos, "mine", traceback.NodeSourceAction.CREATE)
    cos.meta["from_node"] = [source]
    outer = traceback.NodeSource(cos, "next", [traceback.NodeSourceAction.REPLACE, traceback.NodeSourceAction.CREATE])
    found: list[Any] = [
        re.sub("graph_id=\\d+", "graph_id", repr(outer)),
        outer == traceback.NodeSource._from_dict(outer.to_dict()),
    ]
    found += [
        hash(outer) == hash(traceback.NodeSource._from_dict(outer.to_dict())),
        traceback.NodeSource(None).to_dict(),
    ]
    found.append(_error(lambda: traceback.NodeSource(cos, "", 3)))
    with traceback.preserve_node_meta(), traceback.annotate({"a": 1}):
        traceback.set_stack_trace(["x", "y"])
        traceback.set_grad_fn_seq_nr(7)
        found.append(dict(traceback.get_current_meta()))
        traceback.reset_grad_fn_seq_nr()
        found += [_error(traceback.reset_grad_fn_seq_nr), traceback.format_stack(), traceback.has_preserved_node_meta()]
        with traceback.set_current_meta(cos, "pass"):
            found.append(sorted(traceback.get_current_meta()))
    found += [dict(traceback.get_current_meta()), sorted(traceback.get_graph_provenance_json(gm.graph))]
    # The hooks by which changes are watched.
    seen: list[Any] = []
    hooks = {
        "create_node": lambda node: seen.append(["create", node.name]),
        "erase_node": lambda node: seen.append(["erase", node.name]),
        "replace_node": lambda old, new, user: seen.append(["replace", old.name, new, user.name]),
    }
    for name, hook in hooks.items():
        getattr(gm, f"_register_{name}_hook")(hook)
        found.append(_error(lambda name=name: getattr(gm, f"_register_{name}_hook")(3)))
    with gm.graph.inserting_after(cos):
        new = gm.graph.call_function(m.tanh, (cos.args[0],))
    cos.replace_all_uses_with(new)
    gm.graph.erase_node(cos)
    for name, hook in hooks.items():
        getattr(gm, f"_unregister_{name}_hook")(hook)
    gm.graph.call_function(m.tanh, (new,))
    return [*found, seen, observer(gm, "p").apply_gm_pass(lambda gm: len(gm.graph.nodes))]


@program
def fake_values(m: Any) -> Any:
    prop = _of(m, "fx.passes.fake_tensor_prop").FakeTensorProp
    gm = m.fx.symbolic_trace(lambda x: m.nn.functional.max_pool2d(x.relu(), 2).double().flatten(1))
    prop(gm).propagate(_image(m))
    rows = [[node.name, list(node.meta["val"].shape), str(node.meta["val"].dtype)] for node in gm.graph.nodes]
    return rows, [type(node.meta["val"]).__name__ for node in gm.graph.nodes]


@program
def supports(m: Any) -> Any:
    support, shapes = _of(m, "fx.passes.operator_support"), _of(m, "fx.passes.shape_prop")

    def f(x: Any, y: Any) -> Any:
        return m.add(x, y) + m.nn.functional.relu(x).to(m.int32) + m.mul(x, other=y)

    gm = m.fx.symbolic_trace(f)
    shapes.ShapeProp(gm).propagate(m.ones(2), m.ones(2, dtype=m.float64))
    modules = dict(gm.named_modules())
    table = {
        "torch.add": (((m.float32,), (m.float64,)), {}), "torch.mul": (((m.float32,),), {"other": (m.float32,)}),
        "torch.nn.functional.relu": None, "to": (((m.float64,),), {}),
    }  # fmt: skip
    both = [support.OperatorSupport(table), support.OpSupports.decline_if_input_dtype(m.float64)]
    both.append(support.OpSupports.decline_if_node_in_names({"add", "to"}))
    both += [support.chain(*both), support.any_chain(*both)]
    return [[each.is_node_supported(modules, node) for node in gm.graph.nodes] for each in both]


@program
def topological_order(m: Any) -> Any:
    common = _of(m, "fx.passes.tools_common")
    found = []
    for sort in (common.legalize_graph, common.stable_topological_sort):
        for seed in range(5):
            gm = _random_function(m, seed)
            nodes = list(gm.graph.nodes)
            random.Random(seed).shuffle(nodes)
            for node in nodes:
                gm.graph._root.append(node)
            found.append(_graph(sort(gm)))
        gm = m.fx.symbolic_trace(lambda x: m.sin(m.cos(x)))
        _, cos, sin, _ = gm.graph.nodes
        cos.args = (sin,)
        found.append(_error(lambda gm=gm, sort=sort: sort(gm)))
        accelerated = {node for node in _random_function(m, 2).graph.nodes if node.op == "call_function"}
        gm = next(iter(accelerated)).graph.owning_module
        groups = common.FxNetAccFusionsFinder(gm, accelerated)()
        found.append(
            {node.name: sorted(each.name for each in group) for node, group in sorted(groups.items(), key=str)}
        )
    return found


def renamed(answer: Any) -> Any:
    """The answer with PyTorch's name in the place of this library's."""
    if isinstance(answer, str):
        return answer.replace("tinytensor", "torch")
    if isinstance(answer, dict):
        return {renamed(key): renamed(value) for key, value in answer.items()}
    if isinstance(answer, float):
        return float(f"{answer:.5g}")
    return [renamed(each) for each in answer] if isinstance(answer, (list, tuple)) else answer


def answer(m: Any, name: str) -> Any:
    m.manual_seed(0)
    return renamed(PROGRAMS[name](m))
