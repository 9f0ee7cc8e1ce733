"""torch.nn.functional: affine maps.

    linear(input, weight, bias=None)               (*, in), (out, in), (out) -> (*, out)
    bilinear(input1, input2, weight, bias=None)    (*, in1), (*, in2), (out, in1, in2), (out) -> (*, out)

Both are the operators themselves. RuntimeError where sizes do not fit.

Mirrors torch/nn/functional.py.
"""

from __future__ import annotations

from tinytensor.aten import functions as F

linear, bilinear = F.linear, F.bilinear
