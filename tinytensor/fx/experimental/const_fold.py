"""Values that depend on no argument, computed once: before the first run.

Mirrors torch/fx/experimental/const_fold.py.
"""

from __future__ import annotations

import operator
import re
from collections.abc import Callable
from typing import Any

from tinytensor import nn
from tinytensor.aten import functions as aten
from tinytensor.fx._symbolic_trace import symbolic_trace
from tinytensor.fx.graph import Graph
from tinytensor.fx.graph_module import GraphModule
from tinytensor.fx.node import Node, map_arg
from tinytensor.fx.passes.split_module import split_module


class FoldedGraphModule(GraphModule):
    """A module with the graph `const_subgraph` of constants, which runs before the first call: its results become the parameter
    `fx_const_folded_attrs_name`, or a ParameterList.
    """

    def __init__(
        self,
        root: nn.Module,
        graph: Graph,
        const_subgraph: Graph | None = None,
        fx_const_folded_attrs_name: str | None = None,
        device_for_folded_attrs: str = "cuda",
    ) -> None:
        super().__init__(root, graph)
        self.const_subgraph_module = None if const_subgraph is None else GraphModule(root, const_subgraph)
        self.has_folding_been_run = False
        self.fx_const_folded_attrs_name = fx_const_folded_attrs_name
        self.device_for_folded_attrs = device_for_folded_attrs

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        """Compute the constants if that was not done, and run."""
        if not self.has_folding_been_run:
            self.run_folding()
        return super().__call__(*args)

    def run_folding(self) -> None:
        """Compute the constants. AssertionError for the second time."""
        if self.const_subgraph_module is None or self.fx_const_folded_attrs_name is None:
            return
        if self.has_folding_been_run:
            raise AssertionError("Folding has already been run")
        self.has_folding_been_run = True
        folded = self.const_subgraph_module()

        def parameter(value: Any) -> nn.Parameter:
            if isinstance(value, int):
                number = aten.tensor([float(value)]).to(device=self.device_for_folded_attrs)
                return nn.Parameter(number, requires_grad=False)
            return nn.Parameter(value.detach().clone(), requires_grad=value.requires_grad)

        found = nn.ParameterList(map(parameter, folded)) if isinstance(folded, tuple) else parameter(folded)
        setattr(self, self.fx_const_folded_attrs_name, found)


def _inline_module(gm: GraphModule, inline_mod_name: str, run_dce: bool = True) -> dict[Node, Any]:
    """Put a submodule's nodes in the place of the node that calls it; returns each of its nodes -> what stands for it."""
    module = dict(gm.named_modules())[inline_mod_name]
    if not isinstance(module, GraphModule):
        raise AssertionError(f"Expected GraphModule, got {type(module)}")
    call = next((n for n in gm.graph.nodes if n.op == "call_module" and n.target == inline_mod_name), None)
    if call is None:
        raise AssertionError(f"Could not find call_module node for {inline_mod_name}")
    copies: dict[Node, Any] = {}
    given = iter(call.args)

    def copied(node: Node) -> Any:
        copies[node].meta = node.meta.copy()
        return copies[node]

    for node in module.graph.nodes:
        if node.op == "placeholder":
            by_position = next(given, None)
            copies[node] = call.kwargs.get(node.name, by_position)
        elif node.op == "output":
            results: Any = map_arg(node.args[0], copied)
            if isinstance(results, (list, tuple)):
                for user in list(call.users):
                    if user.op == "call_function" and user.target is operator.getitem and isinstance(user.args[1], int):
                        copies[user] = results[user.args[1]]
                        user.replace_all_uses_with(copies[user])
                        gm.graph.erase_node(user)
                _put(call, results)
            else:
                call.replace_all_uses_with(results)
        else:
            with gm.graph.inserting_before(call):
                copies[node] = gm.graph.node_copy(node, copied)
    gm.graph.erase_node(call)
    if run_dce:
        gm.graph.eliminate_dead_code()
    return copies


def _put(call: Node, results: Any) -> None:
    """Let those who use a node take several values in its place, nested."""
    for user in list(call.users):
        user._update_args_kwargs(*map_arg((user.args, user.kwargs), lambda n: results if n is call else n))


def get_unique_attr_name_in_module(mod_traced: nn.Module, name: str) -> str:
    """A name that the module does not have: `name`, or with a number.

    >>> from tinytensor.fx.experimental.const_fold import get_unique_attr_name_in_module
    >>> get_unique_attr_name_in_module(tt.nn.Linear(1, 1), "weight")
    'weight_1'
    """
    name = re.sub("[^0-9a-zA-Z_]+", "_", name)
    if name[0].isdigit():
        name = f"_{name}"
    while hasattr(mod_traced, name):
        match = re.match(r"(.*)_(\d+)$", name)
        name = f"{match[1]}_{int(match[2]) + 1}" if match else f"{name}_1"
    return name


def _has_impure_ops(module: GraphModule) -> bool:
    for node in module.graph.nodes:
        if node.op == "call_function" and node.is_impure():
            return True
        inner = module.get_submodule(node.target) if node.op == "call_module" else None
        if isinstance(inner, GraphModule):
            return _has_impure_ops(inner)
    return False


def _constant_nodes(module: GraphModule, skip: Callable[[Node], bool] | None) -> set[Node]:
    found: set[Node] = set()
    for node in module.graph.nodes:
        if node.op in ("placeholder", "output") or (
            node.op != "get_attr" and not found.issuperset(node.all_input_nodes)
        ):
            continue
        if (skip is not None and skip(node)) or node.is_impure():
            continue
        inner = module.get_submodule(node.target) if node.op == "call_module" else None
        if not isinstance(inner, GraphModule) or not _has_impure_ops(inner):
            found.add(node)
    return found


def split_const_subgraphs(
    module: nn.Module,
    skip_folding_node_fn: Callable[[Node], bool] | None = None,
    device_for_folded_attrs: str = "cpu",
) -> FoldedGraphModule:
    """The module with everything that depends on no argument in a graph of its own, which runs once.

    >>> from tinytensor.fx.experimental.const_fold import split_const_subgraphs
    >>> class Scaled(tt.nn.Module):
    ...     def __init__(self):
    ...         super().__init__()
    ...         self.w = tt.nn.Parameter(tt.ones(2))
    ...     def forward(self, x):
    ...         return x * (self.w + 1)
    >>> folded = split_const_subgraphs(Scaled())
    >>> folded(tt.ones(2)).tolist(), [node.name for node in folded.graph.nodes]
    ([2.0, 2.0], ['x', '_fx_const_folded_attrs', 'mul', 'output'])
    """
    traced = module if isinstance(module, GraphModule) else symbolic_trace(module)
    constants = _constant_nodes(traced, skip_folding_node_fn)
    if all(node.op == "get_attr" for node in constants):
        return FoldedGraphModule(traced, traced.graph)
    split = split_module(traced, module, lambda node: 0 if node in constants else 1)
    const_name, rest_name = "submod_0", "submod_1"
    const, rest = getattr(split, const_name), getattr(split, rest_name, None)
    # Their modules are called from the graph above soon.
    for part in (rest, const):
        for node in part.graph.nodes if part is not None else ():
            if node.op == "call_module":
                setattr(split, node.target, getattr(part, node.target))
    call = split.graph.find_nodes(op="call_module", target=const_name)[0]
    root = GraphModule(split, const.graph)
    for node, given in zip(root.graph.find_nodes(op="placeholder"), call.args, strict=True):
        if given.op != "get_attr":
            raise AssertionError(f"Expected get_attr, got {given.op}")
        with root.graph.inserting_before(node):
            new = root.graph.get_attr(given.target)
        new.meta = node.meta.copy()
        node.replace_all_uses_with(new)
        root.graph.erase_node(node)
    several = isinstance(root.graph.output_node().args[0], tuple)
    name = get_unique_attr_name_in_module(traced, "_FX_CONST_FOLDED_ATTRS")
    setattr(split, name, nn.ParameterList() if several else nn.Parameter())
    with split.graph.inserting_before(call):
        folded = split.graph.get_attr(name)
    folded.meta = call.meta.copy()
    call.replace_all_uses_with(folded)
    if rest is not None:
        _inline_module(split, rest_name)
    split.graph.eliminate_dead_code()
    return FoldedGraphModule(split, split.graph, root.graph, name, device_for_folded_attrs)


__all__ = ["FoldedGraphModule", "get_unique_attr_name_in_module", "split_const_subgraphs"]
