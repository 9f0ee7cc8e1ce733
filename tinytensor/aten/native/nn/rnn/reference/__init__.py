"""NumPy kernels: recurrent layers."""
