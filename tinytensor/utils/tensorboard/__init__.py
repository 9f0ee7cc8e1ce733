"""SummaryWriter: write what a training does, for TensorBoard to show. It needs the package `tensorboard`, as PyTorch's does.

    from tinytensor.utils.tensorboard import SummaryWriter
    with SummaryWriter("runs/first") as writer:
        writer.add_scalar("loss", loss, step)

Without that package `import tinytensor.utils.tensorboard` raises Python's ModuleNotFoundError for it.

Mirrors torch/utils/tensorboard/__init__.py.
"""

import tensorboard

from tinytensor.torch_version import TorchVersion

if not hasattr(tensorboard, "__version__") or TorchVersion(tensorboard.__version__) < "1.15":
    raise ImportError("TensorBoard logging requires TensorBoard version 1.15 or above")

from tensorboard.summary.writer.record_writer import RecordWriter

from tinytensor.utils.tensorboard.writer import FileWriter, SummaryWriter

__all__ = ["FileWriter", "RecordWriter", "SummaryWriter"]
