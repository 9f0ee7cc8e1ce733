"""NumPy kernels: the oracle of the tests, and what runs when nothing may be compiled (TINYTENSOR_JIT=off)."""
