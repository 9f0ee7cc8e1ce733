"""NumPy kernels: attention."""
