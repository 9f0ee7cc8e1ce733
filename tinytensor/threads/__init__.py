"""Loops on several cores: who runs which part, and how the threads wait for each other.

Mirrors aten/src/ATen/Parallel*.cpp.
"""

from tinytensor.threads.parallel import get_num_threads, set_num_threads

__all__ = ["get_num_threads", "set_num_threads"]
