"""Tools for tests: `assert_close` and `make_tensor` for programs; sample tensors, the operator database, and PyTorch's name
for this package.

Mirrors torch/testing/__init__.py. Left out: FileCheck, and torch.testing._internal.
"""

from typing import TYPE_CHECKING

from tinytensor.c10.first_use import on_first_use as _on_first_use

if TYPE_CHECKING:
    from tinytensor.testing._comparison import assert_allclose, assert_close
    from tinytensor.testing._creation import make_tensor

# Many processes import a part of this package, and need not know these.
__getattr__, __dir__ = _on_first_use(
    globals(), "", assert_allclose="tinytensor.testing._comparison", assert_close="tinytensor.testing._comparison",
    make_tensor="tinytensor.testing._creation",
)  # fmt: skip

__all__ = ["assert_allclose", "assert_close", "make_tensor"]
