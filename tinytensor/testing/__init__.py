"""Tools for tests: sample tensors, comparisons, the operator database, and PyTorch's name for this package."""
