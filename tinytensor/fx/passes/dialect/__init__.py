"""Passes over graphs of operators.

Mirrors torch/fx/passes/dialect/__init__.py.
"""
