"""CPU kernels: steps of optimizers as operators."""
