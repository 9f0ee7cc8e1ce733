"""CPU kernels: matrix products, decompositions and solvers."""
