"""NumPy kernels: views, joining, splitting, copying and rearranging."""
