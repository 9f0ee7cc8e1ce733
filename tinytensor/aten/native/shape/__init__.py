"""Operators that change how elements are laid out, and no element's value.

    tensor_shape              views: arithmetic on sizes and strides, no element is touched; reshape, narrow
    tensor_shape_view_copy    the same as functions that return copies
    tensor_shape_split        a tensor in parts: split, chunk, unbind and what is made of them
    tensor_shape_cat          joining: cat, stack and what is made of them
    tensor_transformations, repeat, triangular_ops    elements in another order, several times, or a triangle of them
    copy, resize              copy_, clone, to; room for a result

Mirrors a part of aten/src/ATen/native.
"""
