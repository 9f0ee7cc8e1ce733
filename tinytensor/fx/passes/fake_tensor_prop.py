"""FakeTensorProp: run a graph on fake tensors, which compute nothing, and note every value in `node.meta["val"]`.

Mirrors torch/fx/passes/fake_tensor_prop.py. Left out: symbolic sizes.
"""

from __future__ import annotations

from typing import Any

from tinytensor._subclasses.fake_tensor import FakeTensor, FakeTensorMode
from tinytensor._tensor import Tensor
from tinytensor.fx.interpreter import Interpreter
from tinytensor.fx.node import Node, map_aggregate


class FakeTensorProp(Interpreter):
    """Runs a GraphModule on fake tensors.

    >>> from tinytensor.fx.passes.fake_tensor_prop import FakeTensorProp
    >>> gm = tt.fx.symbolic_trace(lambda x: x.flatten())
    >>> FakeTensorProp(gm).propagate(tt.ones(2, 3)).shape
    torch.Size([6])
    """

    def __init__(self, module: Any, mode: FakeTensorMode | None = None) -> None:
        super().__init__(module)
        self._mode = FakeTensorMode() if mode is None else mode

    def run_node(self, n: Node) -> Any:
        """The value of one node, noted as it is now: a later node may change it in place."""
        result = super().run_node(n)

        def noted(value: Any) -> Any:
            if isinstance(value, Tensor):
                fake = value if isinstance(value, FakeTensor) else self._mode.from_tensor(value)
                return fake.detach()
            return value if isinstance(value, (int, float, bool)) else None

        meta = map_aggregate(result, noted)
        if meta is not None:
            n.meta["val"] = meta
        return result

    def propagate(self, *args: Any) -> Any:
        """Run the graph on fakes of the arguments; returns its result."""
        fakes = [self._mode.from_tensor(arg) if isinstance(arg, Tensor) else arg for arg in args]
        return self.propagate_dont_convert_inputs(*fakes)

    def propagate_dont_convert_inputs(self, *args: Any) -> Any:
        """Run the graph on arguments that are fakes already."""
        with self._mode:
            return self.run(*args)


__all__ = ["FakeTensorProp"]
