"""What PyTorch calls experimental in torch.fx: tracing by dispatch, in proxy_tensor.py; constants folded, in const_fold.py."""

from tinytensor.c10.first_use import on_first_use as _on_first_use

__getattr__, __dir__ = _on_first_use(globals(), "const_fold proxy_tensor")
