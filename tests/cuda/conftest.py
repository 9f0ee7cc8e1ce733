"""Without a simulated device there is nothing to collect here: tests/test_cuda.py runs these files with one."""

import os
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))  # cuda_samples.py

if not os.environ.get("TINYTENSOR_CUDA", "").startswith("sim"):
    collect_ignore_glob = ["test_*.py"]
