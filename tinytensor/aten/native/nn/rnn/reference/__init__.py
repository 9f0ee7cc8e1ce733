"""NumPy kernels: normalization."""
