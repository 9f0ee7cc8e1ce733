"""CUDA kernels that make tensors out of numbers. Mirrors files of aten/src/ATen/native/cuda."""
