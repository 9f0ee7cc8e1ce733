"""NumPy kernels: advanced indexing, scatter and gather."""
