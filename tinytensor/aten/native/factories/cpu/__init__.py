"""CPU kernels: tensors made from sizes and numbers."""
