"""Quantized tensors: kernels at the keys QuantizedCPU and QuantizedMeta, and what makes and ends such tensors."""
