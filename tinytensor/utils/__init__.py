"""torch.utils: what is neither operator nor module.

Mirrors torch/utils.
"""

import os as _os
from typing import TYPE_CHECKING

from tinytensor.c10.first_use import on_first_use as _on_first_use

if TYPE_CHECKING:
    from tinytensor.utils import (
        _mode_utils,
        _python_dispatch,
        _pytree,
        backend_registration,
        checkpoint,
        collect_env,
        data,
        deterministic,
        dlpack,
        hooks,
        mkldnn,
        weak,
    )  # fmt: skip
    from tinytensor.utils._swap_tensors import swap_tensors
    from tinytensor.utils.backend_registration import (
        generate_methods_for_privateuse1_backend,
        rename_privateuse1_backend,
    )

__getattr__, __dir__ = _on_first_use(
    globals(),
    "_mode_utils _python_dispatch _pytree backend_registration checkpoint collect_env data deterministic dlpack hooks mkldnn weak",
    swap_tensors="tinytensor.utils._swap_tensors",
    generate_methods_for_privateuse1_backend="tinytensor.utils.backend_registration",
    rename_privateuse1_backend="tinytensor.utils.backend_registration",
)

# Where PyTorch has what a C++ program is built with. There is no C++ here, so the folder does not exist.
cmake_prefix_path = _os.path.join(_os.path.dirname(_os.path.dirname(__file__)), "share", "cmake")

__all__ = [
    "_mode_utils",
    "_python_dispatch",
    "_pytree",
    "backend_registration",
    "checkpoint",
    "cmake_prefix_path",
    "collect_env",
    "data",
    "deterministic",
    "dlpack",
    "generate_methods_for_privateuse1_backend",
    "hooks",
    "mkldnn",
    "rename_privateuse1_backend",
    "swap_tensors",
    "weak",
]
