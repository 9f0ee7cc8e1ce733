"""CPU kernels: attention."""
