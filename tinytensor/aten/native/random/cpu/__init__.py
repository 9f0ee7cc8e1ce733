"""CPU kernels: random numbers."""
