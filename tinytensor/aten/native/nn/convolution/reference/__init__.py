"""NumPy kernels: convolutions."""
