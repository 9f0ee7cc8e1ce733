"""A tensor's autograd half: its place in the graph, its gradient, its base if it is a view, and what nodes save of it.

Mirrors torch/csrc/autograd/variable.cpp and the files around it. `Variable` is that of torch/autograd/variable.py.
"""

from tinytensor.autograd.variable.legacy_variable import Variable

__all__ = ["Variable"]
