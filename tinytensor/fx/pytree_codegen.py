"""The code of a graph whose function takes and returns nested containers.

    def forward(self, d, l):
        d_1, l_1, l_2, = fx_pytree.tree_flatten_spec([d, l], self._in_spec)
        add = torch.ops.aten.add.Tensor(d_1, l_1);  d_1 = l_1 = None
        return pytree.tree_unflatten([add, l_2], self._out_spec)

Mirrors `_PyTreeCodeGen` of torch/fx/graph.py, and torch/fx/_pytree.py.
"""

from __future__ import annotations

from typing import Any

from tinytensor.fx.codegen import CodeGen
from tinytensor.utils._pytree import TreeSpec, arg_tree_leaves, tree_unflatten


class PyTreeCodeGen(CodeGen):
    """`names` are the function's own arguments, `in_spec` and `out_spec` how they and the results are nested."""

    def __init__(self, names: list[str], in_spec: TreeSpec) -> None:
        self.names = names
        self.in_spec = in_spec
        self.out_spec: TreeSpec | None = None

    def gen_fn_def(self, free_vars: list[str]) -> str:
        definition = super().gen_fn_def(list(self.names))
        if not free_vars:
            return definition
        annotated = [each for each in free_vars if ":" in each]
        notes = f"\n    {''.join(f'{each}; ' for each in annotated)}\n" if annotated else ""
        plain = ", ".join(each.split(":")[0] for each in free_vars)
        arguments = f"[{', '.join(self.names)}], self._in_spec"
        return f"{definition}{notes}\n    {plain}, = fx_pytree.tree_flatten_spec({arguments})"

    def generate_output(self, output: str) -> str:
        if self.out_spec is None:
            return super().generate_output(output)
        return f"return pytree.tree_unflatten({output}, self._out_spec)"

    def process_inputs(self, *args: Any) -> Any:
        return arg_tree_leaves(*args)

    def process_outputs(self, outputs: Any) -> Any:
        if self.out_spec is None:
            return outputs
        return tree_unflatten(outputs if isinstance(outputs, (list, tuple)) else [outputs], self.out_spec)


def tree_flatten_spec(tree: Any, spec: TreeSpec) -> list[Any]:
    """The leaves of arguments that must be nested as the traced ones were."""
    return spec.flatten_up_to(tuple(tree))
