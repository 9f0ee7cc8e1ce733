"""NumPy kernels: pools."""
