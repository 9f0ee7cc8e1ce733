"""NumPy kernels: losses and distances."""
