"""Nodes and autograd kernels of every operator. Written by `python -m tinytensor.codegen`."""
