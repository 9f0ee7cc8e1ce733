"""NumPy kernels: operators that work element by element."""
