"""Passes over graphs of any operators.

Mirrors torch/fx/passes/dialect/common/__init__.py.
"""
