"""Functionalization: a program that writes to tensors becomes one that does not, with the same results.

Mirrors aten/src/ATen/Functional*.cpp.
"""
