"""CPU kernels: advanced indexing, scatter and gather."""
