"""What an import of the library leaves for later, and that nothing is lost by it."""

from __future__ import annotations

import subprocess
import sys

import tinytensor as tt
from tinytensor.aten.core.dispatch.dispatcher import dispatcher
from tinytensor.aten.core.dispatch.kernel_function import DeferredKernel
from tinytensor.aten.native import cpu, dispatch_stub

LATER = ("nn", "optim", "fx", "func", "profiler", "library", "utils.data", "autograd.generated.variable_type")


def run(program: str) -> str:
    return subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout


def test_a_sum_needs_neither_autograd_kernels_nor_modules():
    found = run(
        "import sys, tinytensor as tt\n"
        "tt.ones(2) + tt.ones(2)\n"
        f"print([name for name in {LATER} if 'tinytensor.' + name in sys.modules])\n"
        "print(tt.autograd.variable_type.add_Tensor.__name__, tt.nn.Linear.__name__, tt.utils.data.DataLoader.__name__)\n"
        "print({'nn', 'load', 'vmap', 'utils'} <= set(dir(tt)), hasattr(tt, 'no_such_name'))\n"
    )
    assert found.splitlines() == ["[]", "add_Tensor Linear DataLoader", "True False"]


def test_any_late_module_may_be_the_first_that_is_imported():
    found = run(
        "import importlib, os, tinytensor as tt\n"
        "late = 'cpu cuda func fx library nn nn.init optim overrides profiler safetensors serialization signal utils.data'\n"
        "for name in late.split():\n"
        "    child = os.fork()\n"  # a process in which the other modules have not been imported
        "    if not child:\n"
        "        importlib.import_module(f'tinytensor.{name}')\n"
        "        os._exit(0)\n"
        "    if os.waitpid(child, 0)[1]:\n"
        "        print(name)\n"
    )
    assert found == ""


def test_every_deferred_kernel_is_in_the_module_that_is_said_to_have_it():
    count = 0
    for op in dispatcher.operators.values():
        for kernels in op.entry.kernels.values():
            for kernel in kernels:
                if isinstance(kernel, DeferredKernel):
                    assert callable(kernel.unboxed) and "no debug info" not in kernel.debug
                    count += 1
    assert count > 4000 and not dispatcher._deferred


def test_a_kernel_that_comes_before_the_deferred_one_stays_in_front():
    found = run(
        "import warnings, tinytensor as tt\n"
        "from tinytensor.library import Library\n"
        "warnings.simplefilter('ignore')\n"
        "library = Library('aten', 'IMPL')\n"
        "library.impl('hypot', lambda a, b: a, 'CPU')\n"
        "from tinytensor.aten.native.generated import register_cpu_pointwise\n"
        "print(tt.hypot(tt.tensor(3.0), tt.tensor(4.0)).item())\n"
        "library._destroy()\n"
        "print(tt.hypot(tt.tensor(3.0), tt.tensor(4.0)).item())\n"
    )
    assert found.split() == ["3.0", "5.0"]


# On the CPU these operators are written without a stub.
ON_DEVICES_ONLY = {
    "embedding_backward", "grid_sampler_backward", "grid_sampler", "nll_loss_on_device_stub", "repeat_interleave_stub",
    "triangle_indices_stub",
    "unique_stub", "isin_stub", "bincount_stub", "histc_stub", "multinomial_stub", "randperm_stub",
    "embedding_bag", "embedding_bag_backward", "embedding_bag_weights_backward", "embedding_renorm",
    "fractional_max_pool",
    "segment_reduce_stub", "segment_reduce_backward_stub",
    "non_finite_check_and_unscale", "update_scale",
}  # fmt: skip


def test_every_file_of_cpu_kernels_is_known():
    cpu.import_kernels()
    stubs = [
        value
        for name, module in sys.modules.items()
        if name.startswith("tinytensor.aten.native.") and name.endswith("_stubs")
        for value in vars(module).values()
        if isinstance(value, dispatch_stub.DispatchStub)
    ]
    without = {stub.name for stub in stubs if "cpu" not in stub}
    assert len(stubs) > 150 and without <= ON_DEVICES_ONLY


def test_collecting_is_as_it_was_before_the_import():
    program = "import gc\n{}\nimport tinytensor\nprint(gc.isenabled())"
    assert run(program.format("gc.disable()")) == "False\n"
    assert run(program.format("")) == "True\n"
    assert tt.__all__ == sorted(tt.__all__)
