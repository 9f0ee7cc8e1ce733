"""CUDA kernels of this family. Mirrors aten/src/ATen/native/cuda."""
