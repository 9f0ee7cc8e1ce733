"""Factors of low rank, under PyTorch's name for the file.

Mirrors torch/_lowrank.py; what is done is in `linalg/_lowrank.py`.
"""

from tinytensor.linalg._lowrank import get_approximate_basis, pca_lowrank, svd_lowrank

__all__ = ["get_approximate_basis", "pca_lowrank", "svd_lowrank"]
