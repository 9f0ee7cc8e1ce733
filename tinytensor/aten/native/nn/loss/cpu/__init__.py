"""CPU kernels: losses and distances."""
