"""ShapeProp: run a graph, and note the sizes and dtype of every value in `node.meta`.

Mirrors torch/fx/passes/shape_prop.py. Left out: fake tensors.
"""

from __future__ import annotations

import traceback
from typing import Any, NamedTuple

from tinytensor._tensor import Tensor
from tinytensor.c10.layout import channels_last, channels_last_3d, contiguous_format, strided
from tinytensor.fx.interpreter import Interpreter
from tinytensor.fx.node import Node, map_aggregate


class TensorMetadata(NamedTuple):
    """What `node.meta["tensor_meta"]` says of a tensor."""

    shape: Any
    dtype: Any
    requires_grad: bool
    stride: tuple[int, ...]
    memory_format: Any
    is_quantized: bool
    qparams: dict[str, Any]


def _extract_tensor_metadata(result: Tensor, include_contiguity: bool = True) -> TensorMetadata:
    dense = result.layout == strided
    memory_format = None
    if include_contiguity and dense:
        formats = [contiguous_format]
        formats += {4: [channels_last], 5: [channels_last_3d]}.get(result.dim(), [])
        memory_format = next((each for each in formats if result.is_contiguous(memory_format=each)), None)
    qparams: dict[str, Any] = {}
    if result.is_quantized:
        qparams["qscheme"] = result.qscheme()
        if "per_tensor" in str(result.qscheme()):
            qparams |= {"scale": result.q_scale(), "zero_point": result.q_zero_point()}
        else:
            qparams |= {
                "scale": result.q_per_channel_scales().tolist(),
                "zero_point": result.q_per_channel_zero_points().tolist(),
                "axis": result.q_per_channel_axis(),
            }
    stride: Any = result.stride() if dense else ()
    return TensorMetadata(
        result.shape, result.dtype, result.requires_grad, stride, memory_format, result.is_quantized, qparams
    )


class ShapeProp(Interpreter):
    """Runs a GraphModule on real arguments. RuntimeError names the node that fails.

    >>> from tinytensor.fx.passes.shape_prop import ShapeProp
    >>> gm = tt.fx.symbolic_trace(lambda x: x.flatten())
    >>> _ = ShapeProp(gm).propagate(tt.ones(2, 3))
    >>> [node.meta["tensor_meta"].shape for node in gm.graph.nodes]
    [torch.Size([2, 3]), torch.Size([6]), torch.Size([6])]
    """

    def __init__(self, gm: Any) -> None:
        super().__init__(gm)

    def run_node(self, n: Node) -> Any:
        """The value of one node, whose notes are made."""
        try:
            result = super().run_node(n)
        except Exception as error:
            traceback.print_exc()
            raise RuntimeError(f"ShapeProp error for: node={n.format_node()} with meta={n.meta}") from error
        found = False

        def extract(obj: Any) -> Any:
            nonlocal found
            if not isinstance(obj, Tensor):
                return obj
            found = True
            return _extract_tensor_metadata(obj)

        meta = map_aggregate(result, extract)
        if found:
            n.meta["tensor_meta"] = meta
        n.meta["type"] = type(result)
        return result

    def propagate(self, *args: Any) -> Any:
        """Run the graph; returns its result."""
        return self.run(*args)


__all__ = ["ShapeProp", "TensorMetadata"]
