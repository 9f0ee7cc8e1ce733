"""Reading and writing at places that a tensor names.

    tensor_advanced_indexing          x[indices], x[mask], nonzero, index_select, masked_fill
    tensor_advanced_indexing_gather   gather, take, put_, masked_scatter
    tensor_advanced_indexing_scatter  scatter, index_add, index_copy and their kind

An index can be wrong, and kernels cannot raise: they report a bad index, and the operator raises.

Mirrors a part of aten/src/ATen/native.
"""
