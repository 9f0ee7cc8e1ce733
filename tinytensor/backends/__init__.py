"""`torch.backends`: switches of the libraries behind the kernels.

Of PyTorch's only `mkldnn` is here, since the others stand for libraries that this one does not use.

Mirrors torch/backends/__init__.py.
"""

from typing import TYPE_CHECKING

from tinytensor.c10.first_use import on_first_use as _on_first_use

if TYPE_CHECKING:
    from tinytensor.backends import mkldnn

__getattr__, __dir__ = _on_first_use(globals(), "mkldnn")

__all__ = ["mkldnn"]
