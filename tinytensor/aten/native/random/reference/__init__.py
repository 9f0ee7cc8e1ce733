"""NumPy kernels: random numbers."""
