"""Float modules that stand for several in a row: what `fuse_modules` makes.

Mirrors torch/ao/nn/intrinsic/modules/fused.py. Left out: fusions that PyTorch has for one engine only.
"""

from __future__ import annotations

from typing import Any, ClassVar

from tinytensor.nn import (
    BatchNorm1d,
    BatchNorm2d,
    BatchNorm3d,
    Conv1d,
    Conv2d,
    Conv3d,
    Linear,
    Module,
    ReLU,
    Sequential,
)


class FusedModule(Sequential):
    """A Sequential that is observed, and swapped, as one. `_PARTS` are the classes of what it is made of.

    >>> nn, nni = tt.nn, tt.ao.nn.intrinsic
    >>> nni.LinearReLU(nn.Linear(2, 3), nn.ReLU())(tt.zeros(1, 2)).shape
    torch.Size([1, 3])
    """

    _PARTS: ClassVar[tuple[type[Module], ...]]

    def __init__(self, *modules: Module) -> None:
        names = [type(module).__name__ for module in modules]
        # The subclasses for training have no modules inside: they are one module that does the work of several.
        if modules and tuple(type(module) for module in modules) != self._PARTS:
            listed = " and ".join(names) if len(names) < 3 else f"{', '.join(names[:-1])}, and {names[-1]}"
            raise AssertionError(f"Incorrect types for input modules: {listed}")
        super().__init__(*modules)


class ConvReLU1d(FusedModule):
    """Conv1d, then ReLU."""

    _PARTS = (Conv1d, ReLU)


class ConvReLU2d(FusedModule):
    """Conv2d, then ReLU."""

    _PARTS = (Conv2d, ReLU)


class ConvReLU3d(FusedModule):
    """Conv3d, then ReLU."""

    _PARTS = (Conv3d, ReLU)


class LinearReLU(FusedModule):
    """Linear, then ReLU."""

    _PARTS = (Linear, ReLU)


class ConvBn1d(FusedModule):
    """Conv1d, then BatchNorm1d."""

    _PARTS = (Conv1d, BatchNorm1d)


class ConvBn2d(FusedModule):
    """Conv2d, then BatchNorm2d."""

    _PARTS = (Conv2d, BatchNorm2d)


class ConvBn3d(FusedModule):
    """Conv3d, then BatchNorm3d."""

    _PARTS = (Conv3d, BatchNorm3d)


class ConvBnReLU1d(FusedModule):
    """Conv1d, BatchNorm1d, then ReLU."""

    _PARTS = (Conv1d, BatchNorm1d, ReLU)


class ConvBnReLU2d(FusedModule):
    """Conv2d, BatchNorm2d, then ReLU."""

    _PARTS = (Conv2d, BatchNorm2d, ReLU)


class ConvBnReLU3d(FusedModule):
    """Conv3d, BatchNorm3d, then ReLU."""

    _PARTS = (Conv3d, BatchNorm3d, ReLU)


class BNReLU2d(FusedModule):
    """BatchNorm2d, then ReLU."""

    _PARTS = (BatchNorm2d, ReLU)


class BNReLU3d(FusedModule):
    """BatchNorm3d, then ReLU."""

    _PARTS = (BatchNorm3d, ReLU)


class LinearBn1d(FusedModule):
    """Linear, then BatchNorm1d."""

    _PARTS = (Linear, BatchNorm1d)


class ConvAdd2d(FusedModule):
    """A convolution, and the sum of its result and a second input."""

    _PARTS = (Conv2d,)

    def __init__(self, conv: Module, add: Any) -> None:
        super().__init__(conv)
        self.add = add

    def forward(self, x1: Any, x2: Any) -> Any:  # type: ignore[override]
        return self.add(self[0](x1), x2)


class ConvAddReLU2d(FusedModule):
    """The same, then a relu."""

    _PARTS = (Conv2d,)

    def __init__(self, conv: Module, add: Any, relu: Any) -> None:
        super().__init__(conv)
        self.add = add
        self.relu = relu

    def forward(self, x1: Any, x2: Any) -> Any:  # type: ignore[override]
        return self.relu(self.add(self[0](x1), x2))
