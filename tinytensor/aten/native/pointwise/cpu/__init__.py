"""CPU kernels: operators that work element by element."""
