"""CPU kernels: convolutions."""
