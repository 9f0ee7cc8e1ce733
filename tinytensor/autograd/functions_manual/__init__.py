"""Derivative formulas that take more than one expression: derivatives.yaml calls them by name.

Mirrors torch/csrc/autograd/FunctionsManual.cpp.
"""
