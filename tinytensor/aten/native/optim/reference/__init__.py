"""NumPy kernels: steps of optimizers as operators."""
