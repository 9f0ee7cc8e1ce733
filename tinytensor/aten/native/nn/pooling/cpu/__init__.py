"""CPU kernels: pools."""
