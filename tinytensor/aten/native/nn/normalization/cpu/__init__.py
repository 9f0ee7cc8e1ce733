"""CPU kernels: normalization."""
