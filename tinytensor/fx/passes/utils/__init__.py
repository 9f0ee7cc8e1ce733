"""What passes share: finding a pattern in a graph.

Mirrors torch/fx/passes/utils/__init__.py.
"""
