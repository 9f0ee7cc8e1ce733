"""Without a simulated device there is nothing to collect here: tests/test_cuda.py runs these files with one.

With PRETENDED_BINDINGS the device is not the simulated driver's but that of real ones, over bindings that only pretend.
"""

import os
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))  # cuda_samples.py

if os.environ.get("PRETENDED_BINDINGS"):
    from pretended_bindings import pretended_driver

    from tinytensor.c10.cuda import cuda_runtime

    _, cuda_runtime._driver = pretended_driver(devices=2, capacity=8 * 1024**3)

simulated = os.environ.get("TINYTENSOR_CUDA", "").startswith("sim")
if not simulated and not os.environ.get("ON_THIS_DEVICE"):  # which benchmarks/cuda.py sets
    collect_ignore_glob = ["test_*.py"]
