"""Operators that work element by element.

    unary_ops, binary_ops, binary_ops_math, pointwise_ops    operators: checks, and the plan of TensorIterator
    *_stubs                                                  where an operator finds the kernel for a device
    ufunc                                                    what happens to one element: plain functions of numbers
    cpu                                                      which functor makes which kernel; the loops are in native/cpu
    reference                                                the same in NumPy

Mirrors a part of aten/src/ATen/native.
"""
