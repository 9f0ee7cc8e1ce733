"""NumPy kernels: reductions, running folds, sorting and counting."""
