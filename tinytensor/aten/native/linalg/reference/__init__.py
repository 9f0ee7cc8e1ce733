"""NumPy kernels: matrix products, decompositions and solvers."""
