"""A program that says `import torch` gets tinytensor, with the version of the PyTorch that is mirrored."""

from __future__ import annotations

import subprocess
import sys

PROGRAM = """
import sys
from tinytensor.testing.serve_as_torch import serve_as_torch
serve_as_torch(); serve_as_torch()
import torch, torch.nn as nn, torch.version, functorch
from torch import Tensor
from torch.torch_version import TorchVersion
import tinytensor as tt
assert str(torch.__version__) == str(torch.version.__version__) == "2.13.0", torch.__version__
assert torch.__version__ >= "2.0" and torch.__version__ < "10" and TorchVersion(torch.__version__) >= (1, 13)
assert tuple(map(int, torch.__version__.split(".")[:2])) == (2, 13)
assert str(tt.__version__) == str(tt.version.__version__) == "0.1.0", tt.__version__
assert torch.__name__ == "torch" and nn is tt.nn is torch.nn and torch.Tensor is tt.Tensor and Tensor is tt.Tensor
assert dir(torch) == dir(tt) and torch.__path__ == tt.__path__ and not hasattr(torch, "absent")
torch.mine = 3
assert tt.mine == 3
del torch.mine
assert not hasattr(tt, "mine") and not hasattr(torch, "mine")
import torch.utils.weak, torch.utils.collect_env
from functorch import make_functional, vmap
assert functorch.vmap is vmap and torch.utils.weak is tt.utils.weak
for absent in ("torch.absent", "torch.nn.absent", "functorch.absent"):
    try:
        __import__(absent)
    except ModuleNotFoundError as error:
        assert str(error) == f"No module named {absent!r}", error
    else:
        raise AssertionError(absent)
try:
    torch.absent
except AttributeError as error:
    assert str(error) == "module 'torch' has no attribute 'absent'", error
sys.modules["tensorboard"] = None
try:
    import torch.utils.tensorboard
except ModuleNotFoundError as error:
    assert error.name == "tensorboard", error
else:
    raise AssertionError("tensorboard")
print("done")
"""


def test_a_program():
    ran = subprocess.run([sys.executable, "-c", PROGRAM], capture_output=True, text=True, check=False)
    assert ran.stdout == "done\n", ran.stderr
