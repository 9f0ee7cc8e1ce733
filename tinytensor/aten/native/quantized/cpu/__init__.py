"""Loops over the integers of quantized tensors."""
