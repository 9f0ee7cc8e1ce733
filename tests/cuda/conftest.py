"""Without a simulated device there is nothing to collect here: tests/test_cuda.py runs these files with one."""

import os

if not os.environ.get("TINYTENSOR_CUDA", "").startswith("sim"):
    collect_ignore_glob = ["test_*.py"]
