"""CPU kernels: activations and softmax."""
