"""NumPy kernels: activations and softmax."""
