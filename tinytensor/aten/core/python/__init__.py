"""From the arguments that a Python caller wrote to those that a kernel gets, and the words for every mistake.

Mirrors torch/csrc/utils and the parts of torch/csrc/autograd that bind operators to Python.
"""
