# hot path
# Written by `python -m tinytensor.codegen` from autograd/derivatives.yaml. Do not edit.
"""The nodes of the backward graph: a class for each entry of derivatives.yaml.

`node` is the node itself; the other names are those of the formula, which may well contain `self`.

Mirrors the generated torch/csrc/autograd/generated/Functions.{h,cpp}.
"""

from tinytensor.aten.functions import (
    index,
    masked_scatter_backward,
    select_backward,
    sigmoid_backward,
    slice,
    tanh_backward,
    threshold_backward,
    unfold_backward,
    where,
    zeros_like,
)
from tinytensor.autograd.functions_manual import (
    _to_copy_backward,
    clamp_backward,
    clamp_backward_min_max,
    cumsum_backward,
    evenly_distribute_backward,
    gather_backward,
    index_backward,
    index_select_backward,
    masked_fill_backward,
    masked_select_backward,
    maybe_multiply,
    mean_backward,
    mm_mat1_backward,
    mm_mat2_backward,
    pow_backward,
    pow_backward_exponent,
    pow_backward_self,
    prod_backward,
    restore_reduced_dims,
    scale_grad_by_count,
    std_backward,
    sum_backward,
    sum_to_size,
    value_selecting_reduction_backward,
    var_backward,
)
from tinytensor.autograd.functions_manual_indexing import (
    index_fill_value_backward,
    repeat_backward,
    roll_backward,
    scatter_reduce_backward,
    take_backward,
    zeros_of,
)
from tinytensor.autograd.functions_manual_shape import (
    as_strided_backward,
    cat_tensors_backward,
    diagonal_backward,
    permute_backwards,
    slice_backward_wrapper,
    split_backward,
    split_with_sizes_backward,
    stack_tensors_backward,
    unbind_backward,
    unsqueeze_to,
)
from tinytensor.autograd.node import Node
from tinytensor.autograd.saved_variable import SavedVariable


def saved(node, slot):
    """What a slot holds, for Python to look at: None if no formula needed it."""
    value = getattr(node, slot, None)
    if isinstance(value, list):
        return tuple(None if v is None else v.unpack(node) for v in value)
    return None if value is None else value.unpack(node)


def save_list(tensors):
    """A SavedVariable for each tensor of a list; entries may be None."""
    return [None if t is None else SavedVariable(t, False) for t in tensors]


def unpack_list(saved_variables):
    return [None if v is None else v.unpack() for v in saved_variables]


def reset_list(saved_variables):
    for v in saved_variables:
        if v is not None:
            v.reset_data()


# from derivatives.yaml: abs
class AbsBackward0(Node):
    __slots__ = ("self_",)

    def apply(node, grad):
        if grad is None:
            return (None,)
        self = node.self_.unpack()
        return (grad * self.sign(),)

    def release_variables(node):
        node.self_.reset_data()

    @property
    def _saved_self(node):
        return saved(node, "self_")


# from derivatives.yaml: add.Tensor
class AddBackward0(Node):
    __slots__ = ("alpha",)

    def apply(node, grad):
        if grad is None:
            return None, None
        grad_self = grad_other = None
        if node.next_edges[0] is not None:
            grad_self = grad
        if node.next_edges[1] is not None:
            alpha = node.alpha
            grad_other = maybe_multiply(grad, alpha)
        return grad_self, grad_other

    @property
    def _saved_alpha(node):
        return node.alpha


# from derivatives.yaml: add.Scalar
class AddBackward1(Node):
    __slots__ = ()

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (grad,)


# from derivatives.yaml: addcdiv
class AddcdivBackward0(Node):
    __slots__ = ("tensor1_", "tensor2_", "value")

    def apply(node, grad):
        if grad is None:
            return None, None, None
        grad_self = grad_tensor1 = grad_tensor2 = None
        if node.next_edges[0] is not None:
            grad_self = grad
        if node.next_edges[1] is not None:
            value = node.value
            tensor2 = node.tensor2_.unpack()
            grad_tensor1 = grad * (value / tensor2)
        if node.next_edges[2] is not None:
            value = node.value
            tensor1 = node.tensor1_.unpack()
            tensor2 = node.tensor2_.unpack()
            grad_tensor2 = -grad * (value * tensor1 / (tensor2 * tensor2))
        return grad_self, grad_tensor1, grad_tensor2

    def release_variables(node):
        if node.next_edges[2] is not None:
            node.tensor1_.reset_data()
        if node.next_edges[1] is not None or node.next_edges[2] is not None:
            node.tensor2_.reset_data()

    @property
    def _saved_tensor1(node):
        return saved(node, "tensor1_")

    @property
    def _saved_tensor2(node):
        return saved(node, "tensor2_")

    @property
    def _saved_value(node):
        return node.value


# from derivatives.yaml: addcmul
class AddcmulBackward0(Node):
    __slots__ = ("tensor1_", "tensor2_", "value")

    def apply(node, grad):
        if grad is None:
            return None, None, None
        grad_self = grad_tensor1 = grad_tensor2 = None
        if node.next_edges[0] is not None:
            grad_self = grad
        if node.next_edges[1] is not None:
            tensor2 = node.tensor2_.unpack()
            value = node.value
            grad_tensor1 = grad * (tensor2 * value)
        if node.next_edges[2] is not None:
            tensor1 = node.tensor1_.unpack()
            value = node.value
            grad_tensor2 = grad * (tensor1 * value)
        return grad_self, grad_tensor1, grad_tensor2

    def release_variables(node):
        if node.next_edges[2] is not None:
            node.tensor1_.reset_data()
        if node.next_edges[1] is not None:
            node.tensor2_.reset_data()

    @property
    def _saved_tensor1(node):
        return saved(node, "tensor1_")

    @property
    def _saved_tensor2(node):
        return saved(node, "tensor2_")

    @property
    def _saved_value(node):
        return node.value


# from derivatives.yaml: addmm
class AddmmBackward0(Node):
    __slots__ = ("alpha", "beta", "mat1_", "mat1_layout", "mat1_sym_sizes", "mat1_sym_strides", "mat2_", "mat2_layout", "mat2_sym_sizes", "mat2_sym_strides")

    def apply(node, grad):
        if grad is None:
            return None, None, None
        grad_self = grad_mat1 = grad_mat2 = None
        if node.next_edges[0] is not None:
            beta = node.beta
            grad_self = maybe_multiply(grad, beta)
        if node.next_edges[1] is not None:
            mat2 = node.mat2_.unpack()
            mat1_sym_sizes = node.mat1_sym_sizes
            mat1_sym_strides = node.mat1_sym_strides
            mat1_layout = node.mat1_layout
            alpha = node.alpha
            grad_mat1 = mm_mat1_backward(grad, mat2, mat1_sym_sizes, mat1_sym_strides, mat1_layout, alpha)
        if node.next_edges[2] is not None:
            mat1 = node.mat1_.unpack()
            mat2_sym_sizes = node.mat2_sym_sizes
            mat2_sym_strides = node.mat2_sym_strides
            mat2_layout = node.mat2_layout
            alpha = node.alpha
            grad_mat2 = mm_mat2_backward(grad, mat1, mat2_sym_sizes, mat2_sym_strides, mat2_layout, alpha)
        return grad_self, grad_mat1, grad_mat2

    def release_variables(node):
        if node.next_edges[2] is not None:
            node.mat1_.reset_data()
        if node.next_edges[1] is not None:
            node.mat2_.reset_data()

    @property
    def _saved_alpha(node):
        return node.alpha

    @property
    def _saved_beta(node):
        return node.beta

    @property
    def _saved_mat1(node):
        return saved(node, "mat1_")

    @property
    def _saved_mat1_sym_sizes(node):
        return node.mat1_sym_sizes

    @property
    def _saved_mat1_sym_strides(node):
        return node.mat1_sym_strides

    @property
    def _saved_mat2(node):
        return saved(node, "mat2_")

    @property
    def _saved_mat2_sym_sizes(node):
        return node.mat2_sym_sizes

    @property
    def _saved_mat2_sym_strides(node):
        return node.mat2_sym_strides


# from derivatives.yaml: alias
class AliasBackward0(Node):
    __slots__ = ()

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (grad,)


# from derivatives.yaml: as_strided
class AsStridedBackward0(Node):
    __slots__ = ("self_geometry", "size", "storage_offset", "stride")

    def apply(node, grad):
        if grad is None:
            return (None,)
        self_geometry = node.self_geometry
        size = node.size
        stride = node.stride
        storage_offset = node.storage_offset
        return (as_strided_backward(grad, self_geometry, size, stride, storage_offset),)

    @property
    def _saved_size(node):
        return node.size

    @property
    def _saved_storage_offset(node):
        return node.storage_offset

    @property
    def _saved_stride(node):
        return node.stride


# from derivatives.yaml: bmm
class BmmBackward0(Node):
    __slots__ = ("mat2_", "self_")

    def apply(node, grad):
        if grad is None:
            return None, None
        grad_self = grad_mat2 = None
        if node.next_edges[0] is not None:
            mat2 = node.mat2_.unpack()
            grad_self = grad.bmm(mat2.transpose(1, 2))
        if node.next_edges[1] is not None:
            self = node.self_.unpack()
            grad_mat2 = self.transpose(1, 2).bmm(grad)
        return grad_self, grad_mat2

    def release_variables(node):
        if node.next_edges[0] is not None:
            node.mat2_.reset_data()
        if node.next_edges[1] is not None:
            node.self_.reset_data()

    @property
    def _saved_mat2(node):
        return saved(node, "mat2_")

    @property
    def _saved_self(node):
        return saved(node, "self_")


# from derivatives.yaml: cat
class CatBackward0(Node):
    __slots__ = ("dim", "tensors_args_scalartypes", "tensors_args_sizes")

    def apply(node, grad):
        if grad is None:
            return (None,) * len(node.next_edges)
        tensors_args_sizes = node.tensors_args_sizes
        tensors_args_scalartypes = node.tensors_args_scalartypes
        dim = node.dim
        return tuple(cat_tensors_backward(grad, tensors_args_sizes, tensors_args_scalartypes, dim))

    @property
    def _saved_dim(node):
        return node.dim


# from derivatives.yaml: ceil
class CeilBackward0(Node):
    __slots__ = ()

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (zeros_like(grad),)


# from derivatives.yaml: clamp.Tensor
class ClampBackward0(Node):
    __slots__ = ("max_", "min_", "self_")

    def apply(node, grad):
        if grad is None:
            return None, None, None
        grad_self = grad_min = grad_max = None
        if node.next_edges[0] is not None:
            self = node.self_.unpack()
            min = node.min_.unpack()
            max = node.max_.unpack()
            grad_self = clamp_backward(grad, self, min, max)
        if node.next_edges[1] is not None or node.next_edges[2] is not None:
            self = node.self_.unpack()
            min = node.min_.unpack()
            max = node.max_.unpack()
            grad_input_mask = (node.next_edges[1] is not None, node.next_edges[2] is not None)
            grad_min, grad_max = clamp_backward_min_max(grad, self, min, max, grad_input_mask)
        return grad_self, grad_min, grad_max

    def release_variables(node):
        node.max_.reset_data()
        node.min_.reset_data()
        node.self_.reset_data()

    @property
    def _saved_max(node):
        return saved(node, "max_")

    @property
    def _saved_min(node):
        return saved(node, "min_")

    @property
    def _saved_self(node):
        return saved(node, "self_")


# from derivatives.yaml: clamp
class ClampBackward1(Node):
    __slots__ = ("max", "min", "self_")

    def apply(node, grad):
        if grad is None:
            return (None,)
        self = node.self_.unpack()
        min = node.min
        max = node.max
        return (clamp_backward(grad, self, min, max),)

    def release_variables(node):
        node.self_.reset_data()

    @property
    def _saved_max(node):
        return node.max

    @property
    def _saved_min(node):
        return node.min

    @property
    def _saved_self(node):
        return saved(node, "self_")


# from derivatives.yaml: clamp_min
class ClampMinBackward0(Node):
    __slots__ = ("min", "self_")

    def apply(node, grad):
        if grad is None:
            return (None,)
        self = node.self_.unpack()
        min = node.min
        return (where(self >= min, grad, 0),)

    def release_variables(node):
        node.self_.reset_data()

    @property
    def _saved_min(node):
        return node.min

    @property
    def _saved_self(node):
        return saved(node, "self_")


# from derivatives.yaml: clamp_min.Tensor
class ClampMinBackward1(Node):
    __slots__ = ("min_", "self_")

    def apply(node, grad):
        if grad is None:
            return None, None
        grad_self = grad_min = None
        if node.next_edges[0] is not None:
            self = node.self_.unpack()
            min = node.min_.unpack()
            grad_self = where(self >= min, grad, 0)
        if node.next_edges[1] is not None:
            self = node.self_.unpack()
            min = node.min_.unpack()
            grad_min = where(self < min, grad, 0)
        return grad_self, grad_min

    def release_variables(node):
        node.min_.reset_data()
        node.self_.reset_data()

    @property
    def _saved_min(node):
        return saved(node, "min_")

    @property
    def _saved_self(node):
        return saved(node, "self_")


# from derivatives.yaml: clamp_max
class ClampMaxBackward0(Node):
    __slots__ = ("max", "self_")

    def apply(node, grad):
        if grad is None:
            return (None,)
        self = node.self_.unpack()
        max = node.max
        return (where(self <= max, grad, 0),)

    def release_variables(node):
        node.self_.reset_data()

    @property
    def _saved_max(node):
        return node.max

    @property
    def _saved_self(node):
        return saved(node, "self_")


# from derivatives.yaml: clamp_max.Tensor
class ClampMaxBackward1(Node):
    __slots__ = ("max_", "self_")

    def apply(node, grad):
        if grad is None:
            return None, None
        grad_self = grad_max = None
        if node.next_edges[0] is not None:
            self = node.self_.unpack()
            max = node.max_.unpack()
            grad_self = where(self <= max, grad, 0)
        if node.next_edges[1] is not None:
            self = node.self_.unpack()
            max = node.max_.unpack()
            grad_max = where(self > max, grad, 0)
        return grad_self, grad_max

    def release_variables(node):
        node.max_.reset_data()
        node.self_.reset_data()

    @property
    def _saved_max(node):
        return saved(node, "max_")

    @property
    def _saved_self(node):
        return saved(node, "self_")


# from derivatives.yaml: clone
class CloneBackward0(Node):
    __slots__ = ()

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (grad,)


# from derivatives.yaml: _to_copy
class ToCopyBackward0(Node):
    __slots__ = ("self_options",)

    def apply(node, grad):
        if grad is None:
            return (None,)
        self_options = node.self_options
        return (_to_copy_backward(grad, self_options),)


# from derivatives.yaml: cos
class CosBackward0(Node):
    __slots__ = ("self_",)

    def apply(node, grad):
        if grad is None:
            return (None,)
        self = node.self_.unpack()
        return (grad * -self.sin(),)

    def release_variables(node):
        node.self_.reset_data()

    @property
    def _saved_self(node):
        return saved(node, "self_")


# from derivatives.yaml: cumsum
class CumsumBackward0(Node):
    __slots__ = ("dim", "self_scalar_type")

    def apply(node, grad):
        if grad is None:
            return (None,)
        self_scalar_type = node.self_scalar_type
        dim = node.dim
        return (cumsum_backward(grad.to(self_scalar_type), dim),)

    @property
    def _saved_dim(node):
        return node.dim


# from derivatives.yaml: diagonal
class DiagonalBackward0(Node):
    __slots__ = ("dim1", "dim2", "offset", "self_sym_sizes")

    def apply(node, grad):
        if grad is None:
            return (None,)
        self_sym_sizes = node.self_sym_sizes
        offset = node.offset
        dim1 = node.dim1
        dim2 = node.dim2
        return (diagonal_backward(grad, self_sym_sizes, offset, dim1, dim2),)

    @property
    def _saved_dim1(node):
        return node.dim1

    @property
    def _saved_dim2(node):
        return node.dim2

    @property
    def _saved_offset(node):
        return node.offset

    @property
    def _saved_self_sym_sizes(node):
        return node.self_sym_sizes


# from derivatives.yaml: div.Tensor
class DivBackward0(Node):
    __slots__ = ("other_", "self_")

    def apply(node, grad):
        if grad is None:
            return None, None
        grad_self = grad_other = None
        if node.next_edges[0] is not None:
            other = node.other_.unpack()
            grad_self = grad / other
        if node.next_edges[1] is not None:
            self = node.self_.unpack()
            other = node.other_.unpack()
            grad_other = -grad * ((self / other) / other)
        return grad_self, grad_other

    def release_variables(node):
        node.other_.reset_data()
        if node.next_edges[1] is not None:
            node.self_.reset_data()

    @property
    def _saved_other(node):
        return saved(node, "other_")

    @property
    def _saved_self(node):
        return saved(node, "self_")


# from derivatives.yaml: div.Scalar
class DivBackward1(Node):
    __slots__ = ("other",)

    def apply(node, grad):
        if grad is None:
            return (None,)
        other = node.other
        return (grad / other,)

    @property
    def _saved_other(node):
        return node.other


# from derivatives.yaml: dot
class DotBackward0(Node):
    __slots__ = ("self_", "tensor_")

    def apply(node, grad):
        if grad is None:
            return None, None
        grad_self = grad_tensor = None
        if node.next_edges[0] is not None:
            tensor = node.tensor_.unpack()
            grad_self = grad * tensor
        if node.next_edges[1] is not None:
            self = node.self_.unpack()
            grad_tensor = grad * self
        return grad_self, grad_tensor

    def release_variables(node):
        if node.next_edges[1] is not None:
            node.self_.reset_data()
        if node.next_edges[0] is not None:
            node.tensor_.reset_data()

    @property
    def _saved_self(node):
        return saved(node, "self_")

    @property
    def _saved_tensor(node):
        return saved(node, "tensor_")


# from derivatives.yaml: eq_.Scalar
class EqBackward0(Node):
    __slots__ = ()

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (zeros_like(grad),)


# from derivatives.yaml: eq_.Tensor
class EqBackward1(Node):
    __slots__ = ()

    def apply(node, grad):
        if grad is None:
            return None, None
        grad_self = grad_other = None
        if node.next_edges[0] is not None:
            grad_self = zeros_like(grad)
        if node.next_edges[1] is not None:
            grad_other = zeros_like(grad)
        return grad_self, grad_other


# from derivatives.yaml: exp
class ExpBackward0(Node):
    __slots__ = ("result_",)

    def apply(node, grad):
        if grad is None:
            return (None,)
        result = node.result_.unpack(node)
        return (grad * result,)

    def release_variables(node):
        node.result_.reset_data()

    @property
    def _saved_result(node):
        return saved(node, "result_")


# from derivatives.yaml: expand
class ExpandBackward0(Node):
    __slots__ = ("self_sym_sizes",)

    def apply(node, grad):
        if grad is None:
            return (None,)
        self_sym_sizes = node.self_sym_sizes
        return (sum_to_size(grad, self_sym_sizes),)

    @property
    def _saved_self_sym_sizes(node):
        return node.self_sym_sizes


# from derivatives.yaml: fill.Scalar
class FillBackward0(Node):
    __slots__ = ()

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (zeros_like(grad),)


# from derivatives.yaml: fill.Tensor
class FillBackward1(Node):
    __slots__ = ()

    def apply(node, grad):
        if grad is None:
            return None, None
        grad_self = grad_value = None
        if node.next_edges[0] is not None:
            grad_self = zeros_like(grad)
        if node.next_edges[1] is not None:
            grad_value = grad.sum()
        return grad_self, grad_value


# from derivatives.yaml: fill_.Scalar
class FillBackward2(Node):
    __slots__ = ()

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (zeros_like(grad),)


# from derivatives.yaml: fill_.Tensor
class FillBackward3(Node):
    __slots__ = ()

    def apply(node, grad):
        if grad is None:
            return None, None
        grad_self = grad_value = None
        if node.next_edges[0] is not None:
            grad_self = zeros_like(grad)
        if node.next_edges[1] is not None:
            grad_value = grad.sum()
        return grad_self, grad_value


# from derivatives.yaml: floor
class FloorBackward0(Node):
    __slots__ = ()

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (zeros_like(grad),)


# from derivatives.yaml: gather
class GatherBackward0(Node):
    __slots__ = ("dim", "index_", "self_", "sparse_grad")

    def apply(node, grad):
        if grad is None:
            return (None,)
        self = node.self_.unpack()
        dim = node.dim
        index = node.index_.unpack()
        sparse_grad = node.sparse_grad
        return (gather_backward(grad, self, dim, index, sparse_grad),)

    def release_variables(node):
        node.index_.reset_data()
        node.self_.reset_data()

    @property
    def _saved_dim(node):
        return node.dim

    @property
    def _saved_index(node):
        return saved(node, "index_")

    @property
    def _saved_self(node):
        return saved(node, "self_")

    @property
    def _saved_sparse_grad(node):
        return node.sparse_grad


# from derivatives.yaml: ge_.Scalar
class GeBackward0(Node):
    __slots__ = ()

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (zeros_like(grad),)


# from derivatives.yaml: ge_.Tensor
class GeBackward1(Node):
    __slots__ = ()

    def apply(node, grad):
        if grad is None:
            return None, None
        grad_self = grad_other = None
        if node.next_edges[0] is not None:
            grad_self = zeros_like(grad)
        if node.next_edges[1] is not None:
            grad_other = zeros_like(grad)
        return grad_self, grad_other


# from derivatives.yaml: gt_.Scalar
class GtBackward0(Node):
    __slots__ = ()

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (zeros_like(grad),)


# from derivatives.yaml: gt_.Tensor
class GtBackward1(Node):
    __slots__ = ()

    def apply(node, grad):
        if grad is None:
            return None, None
        grad_self = grad_other = None
        if node.next_edges[0] is not None:
            grad_self = zeros_like(grad)
        if node.next_edges[1] is not None:
            grad_other = zeros_like(grad)
        return grad_self, grad_other


# from derivatives.yaml: index.Tensor
class IndexBackward0(Node):
    __slots__ = ("indices_", "self_sym_sizes")

    def apply(node, grad):
        if grad is None:
            return (None,)
        self_sym_sizes = node.self_sym_sizes
        indices = unpack_list(node.indices_)
        return (index_backward(grad.new_zeros(self_sym_sizes), indices, grad),)

    def release_variables(node):
        reset_list(node.indices_)

    @property
    def _saved_indices(node):
        return saved(node, "indices_")

    @property
    def _saved_self_sym_sizes(node):
        return node.self_sym_sizes


# from derivatives.yaml: index_put
class IndexPutBackward0(Node):
    __slots__ = ("accumulate", "indices_")

    def apply(node, grad):
        if grad is None:
            return None, None
        grad_self = grad_values = None
        if node.next_edges[0] is not None:
            accumulate = node.accumulate
            indices = unpack_list(node.indices_)
            grad_self = grad if accumulate else grad.index_put(indices, grad.new_zeros(()), False)
        if node.next_edges[1] is not None:
            indices = unpack_list(node.indices_)
            grad_values = index(grad, indices)
        return grad_self, grad_values

    def release_variables(node):
        reset_list(node.indices_)

    @property
    def _saved_accumulate(node):
        return node.accumulate

    @property
    def _saved_indices(node):
        return saved(node, "indices_")


# from derivatives.yaml: _index_put_impl_
class IndexPutImplBackward0(Node):
    __slots__ = ("accumulate", "indices_")

    def apply(node, grad):
        if grad is None:
            return None, None
        grad_self = grad_values = None
        if node.next_edges[0] is not None:
            accumulate = node.accumulate
            indices = unpack_list(node.indices_)
            grad_self = grad if accumulate else grad.index_put(indices, grad.new_zeros(()), False)
        if node.next_edges[1] is not None:
            indices = unpack_list(node.indices_)
            grad_values = index(grad, indices)
        return grad_self, grad_values

    def release_variables(node):
        reset_list(node.indices_)

    @property
    def _saved_accumulate(node):
        return node.accumulate

    @property
    def _saved_indices(node):
        return saved(node, "indices_")


# from derivatives.yaml: index_select
class IndexSelectBackward0(Node):
    __slots__ = ("dim", "index_", "self_sym_sizes")

    def apply(node, grad):
        if grad is None:
            return (None,)
        self_sym_sizes = node.self_sym_sizes
        dim = node.dim
        index = node.index_.unpack()
        return (index_select_backward(grad, self_sym_sizes, dim, index),)

    def release_variables(node):
        node.index_.reset_data()

    @property
    def _saved_dim(node):
        return node.dim

    @property
    def _saved_index(node):
        return saved(node, "index_")

    @property
    def _saved_self_sym_sizes(node):
        return node.self_sym_sizes


# from derivatives.yaml: le_.Scalar
class LeBackward0(Node):
    __slots__ = ()

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (zeros_like(grad),)


# from derivatives.yaml: le_.Tensor
class LeBackward1(Node):
    __slots__ = ()

    def apply(node, grad):
        if grad is None:
            return None, None
        grad_self = grad_other = None
        if node.next_edges[0] is not None:
            grad_self = zeros_like(grad)
        if node.next_edges[1] is not None:
            grad_other = zeros_like(grad)
        return grad_self, grad_other


# from derivatives.yaml: lerp.Scalar
class LerpBackward0(Node):
    __slots__ = ("weight",)

    def apply(node, grad):
        if grad is None:
            return None, None
        grad_self = grad_end = None
        if node.next_edges[0] is not None:
            weight = node.weight
            grad_self = grad * (1 - weight)
        if node.next_edges[1] is not None:
            weight = node.weight
            grad_end = grad * weight
        return grad_self, grad_end

    @property
    def _saved_weight(node):
        return node.weight


# from derivatives.yaml: lerp.Tensor
class LerpBackward1(Node):
    __slots__ = ("end_", "self_", "weight_")

    def apply(node, grad):
        if grad is None:
            return None, None, None
        grad_self = grad_end = grad_weight = None
        if node.next_edges[0] is not None:
            weight = node.weight_.unpack()
            grad_self = grad * (1 - weight)
        if node.next_edges[1] is not None:
            weight = node.weight_.unpack()
            grad_end = grad * weight
        if node.next_edges[2] is not None:
            end = node.end_.unpack()
            self = node.self_.unpack()
            grad_weight = grad * (end - self)
        return grad_self, grad_end, grad_weight

    def release_variables(node):
        if node.next_edges[2] is not None:
            node.end_.reset_data()
        if node.next_edges[2] is not None:
            node.self_.reset_data()
        if node.next_edges[0] is not None or node.next_edges[1] is not None:
            node.weight_.reset_data()

    @property
    def _saved_end(node):
        return saved(node, "end_")

    @property
    def _saved_self(node):
        return saved(node, "self_")

    @property
    def _saved_weight(node):
        return saved(node, "weight_")


# from derivatives.yaml: log
class LogBackward0(Node):
    __slots__ = ("self_",)

    def apply(node, grad):
        if grad is None:
            return (None,)
        self = node.self_.unpack()
        return (grad.div(self),)

    def release_variables(node):
        node.self_.reset_data()

    @property
    def _saved_self(node):
        return saved(node, "self_")


# from derivatives.yaml: lt_.Scalar
class LtBackward0(Node):
    __slots__ = ()

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (zeros_like(grad),)


# from derivatives.yaml: lt_.Tensor
class LtBackward1(Node):
    __slots__ = ()

    def apply(node, grad):
        if grad is None:
            return None, None
        grad_self = grad_other = None
        if node.next_edges[0] is not None:
            grad_self = zeros_like(grad)
        if node.next_edges[1] is not None:
            grad_other = zeros_like(grad)
        return grad_self, grad_other


# from derivatives.yaml: masked_fill.Scalar
class MaskedFillBackward0(Node):
    __slots__ = ("mask_",)

    def apply(node, grad):
        if grad is None:
            return (None,)
        mask = node.mask_.unpack()
        return (grad.masked_fill(mask, 0),)

    def release_variables(node):
        node.mask_.reset_data()

    @property
    def _saved_mask(node):
        return saved(node, "mask_")


# from derivatives.yaml: masked_fill.Tensor
class MaskedFillBackward1(Node):
    __slots__ = ("mask_",)

    def apply(node, grad):
        if grad is None:
            return None, None
        grad_self = grad_value = None
        if node.next_edges[0] is not None:
            mask = node.mask_.unpack()
            grad_self = grad.masked_fill(mask, 0)
        if node.next_edges[1] is not None:
            mask = node.mask_.unpack()
            grad_value = masked_fill_backward(grad, mask)
        return grad_self, grad_value

    def release_variables(node):
        node.mask_.reset_data()

    @property
    def _saved_mask(node):
        return saved(node, "mask_")


# from derivatives.yaml: masked_select
class MaskedSelectBackward0(Node):
    __slots__ = ("mask_", "self_")

    def apply(node, grad):
        if grad is None:
            return (None,)
        self = node.self_.unpack()
        mask = node.mask_.unpack()
        return (masked_select_backward(grad, self, mask),)

    def release_variables(node):
        node.mask_.reset_data()
        node.self_.reset_data()

    @property
    def _saved_mask(node):
        return saved(node, "mask_")

    @property
    def _saved_self(node):
        return saved(node, "self_")


# from derivatives.yaml: max.dim
class MaxBackward0(Node):
    __slots__ = ("dim", "indices_", "keepdim", "self_sym_sizes")

    def apply(node, grad):
        if grad is None:
            return (None,)
        dim = node.dim
        indices = node.indices_.unpack(node)
        self_sym_sizes = node.self_sym_sizes
        keepdim = node.keepdim
        return (value_selecting_reduction_backward(grad, dim, indices, self_sym_sizes, keepdim),)

    def release_variables(node):
        node.indices_.reset_data()

    @property
    def _saved_dim(node):
        return node.dim

    @property
    def _saved_indices(node):
        return saved(node, "indices_")

    @property
    def _saved_keepdim(node):
        return node.keepdim

    @property
    def _saved_self_sym_sizes(node):
        return node.self_sym_sizes


# from derivatives.yaml: max
class MaxBackward1(Node):
    __slots__ = ("result_", "self_")

    def apply(node, grad):
        if grad is None:
            return (None,)
        self = node.self_.unpack()
        result = node.result_.unpack(node)
        return (evenly_distribute_backward(grad, self, result),)

    def release_variables(node):
        node.result_.reset_data()
        node.self_.reset_data()

    @property
    def _saved_result(node):
        return saved(node, "result_")

    @property
    def _saved_self(node):
        return saved(node, "self_")


# from derivatives.yaml: maximum
class MaximumBackward0(Node):
    __slots__ = ("other_", "self_")

    def apply(node, grad):
        if grad is None:
            return None, None
        grad_self = grad_other = None
        if node.next_edges[0] is not None:
            self = node.self_.unpack()
            other = node.other_.unpack()
            grad_self = where(self == other, grad / 2, grad).masked_fill_(self < other, 0)
        if node.next_edges[1] is not None:
            self = node.self_.unpack()
            other = node.other_.unpack()
            grad_other = where(self == other, grad / 2, grad).masked_fill_(self > other, 0)
        return grad_self, grad_other

    def release_variables(node):
        node.other_.reset_data()
        node.self_.reset_data()

    @property
    def _saved_other(node):
        return saved(node, "other_")

    @property
    def _saved_self(node):
        return saved(node, "self_")


# from derivatives.yaml: mean
class MeanBackward0(Node):
    __slots__ = ("self_sym_numel", "self_sym_sizes")

    def apply(node, grad):
        if grad is None:
            return (None,)
        self_sym_sizes = node.self_sym_sizes
        self_sym_numel = node.self_sym_numel
        return (grad.expand(self_sym_sizes) / self_sym_numel,)

    @property
    def _saved_self_sym_numel(node):
        return node.self_sym_numel

    @property
    def _saved_self_sym_sizes(node):
        return node.self_sym_sizes


# from derivatives.yaml: mean.dim
class MeanBackward1(Node):
    __slots__ = ("dim", "keepdim", "self_sym_numel", "self_sym_sizes")

    def apply(node, grad):
        if grad is None:
            return (None,)
        self_sym_sizes = node.self_sym_sizes
        dim = node.dim
        self_sym_numel = node.self_sym_numel
        keepdim = node.keepdim
        return (mean_backward(grad, self_sym_sizes, dim, self_sym_numel, keepdim),)

    @property
    def _saved_dim(node):
        return node.dim

    @property
    def _saved_keepdim(node):
        return node.keepdim

    @property
    def _saved_self_sym_numel(node):
        return node.self_sym_numel

    @property
    def _saved_self_sym_sizes(node):
        return node.self_sym_sizes


# from derivatives.yaml: min.dim
class MinBackward0(Node):
    __slots__ = ("dim", "indices_", "keepdim", "self_sym_sizes")

    def apply(node, grad):
        if grad is None:
            return (None,)
        dim = node.dim
        indices = node.indices_.unpack(node)
        self_sym_sizes = node.self_sym_sizes
        keepdim = node.keepdim
        return (value_selecting_reduction_backward(grad, dim, indices, self_sym_sizes, keepdim),)

    def release_variables(node):
        node.indices_.reset_data()

    @property
    def _saved_dim(node):
        return node.dim

    @property
    def _saved_indices(node):
        return saved(node, "indices_")

    @property
    def _saved_keepdim(node):
        return node.keepdim

    @property
    def _saved_self_sym_sizes(node):
        return node.self_sym_sizes


# from derivatives.yaml: min
class MinBackward1(Node):
    __slots__ = ("result_", "self_")

    def apply(node, grad):
        if grad is None:
            return (None,)
        self = node.self_.unpack()
        result = node.result_.unpack(node)
        return (evenly_distribute_backward(grad, self, result),)

    def release_variables(node):
        node.result_.reset_data()
        node.self_.reset_data()

    @property
    def _saved_result(node):
        return saved(node, "result_")

    @property
    def _saved_self(node):
        return saved(node, "self_")


# from derivatives.yaml: minimum
class MinimumBackward0(Node):
    __slots__ = ("other_", "self_")

    def apply(node, grad):
        if grad is None:
            return None, None
        grad_self = grad_other = None
        if node.next_edges[0] is not None:
            self = node.self_.unpack()
            other = node.other_.unpack()
            grad_self = where(self == other, grad / 2, grad).masked_fill_(self > other, 0)
        if node.next_edges[1] is not None:
            self = node.self_.unpack()
            other = node.other_.unpack()
            grad_other = where(self == other, grad / 2, grad).masked_fill_(self < other, 0)
        return grad_self, grad_other

    def release_variables(node):
        node.other_.reset_data()
        node.self_.reset_data()

    @property
    def _saved_other(node):
        return saved(node, "other_")

    @property
    def _saved_self(node):
        return saved(node, "self_")


# from derivatives.yaml: amax
class AmaxBackward0(Node):
    __slots__ = ("dim", "keepdim", "result_", "self_")

    def apply(node, grad):
        if grad is None:
            return (None,)
        dim = node.dim
        keepdim = node.keepdim
        result = node.result_.unpack(node)
        self = node.self_.unpack()
        return (scale_grad_by_count(restore_reduced_dims(grad, dim, keepdim), restore_reduced_dims(result, dim, keepdim) == self, dim),)

    def release_variables(node):
        node.result_.reset_data()
        node.self_.reset_data()

    @property
    def _saved_dim(node):
        return node.dim

    @property
    def _saved_keepdim(node):
        return node.keepdim

    @property
    def _saved_result(node):
        return saved(node, "result_")

    @property
    def _saved_self(node):
        return saved(node, "self_")


# from derivatives.yaml: amin
class AminBackward0(Node):
    __slots__ = ("dim", "keepdim", "result_", "self_")

    def apply(node, grad):
        if grad is None:
            return (None,)
        dim = node.dim
        keepdim = node.keepdim
        result = node.result_.unpack(node)
        self = node.self_.unpack()
        return (scale_grad_by_count(restore_reduced_dims(grad, dim, keepdim), restore_reduced_dims(result, dim, keepdim) == self, dim),)

    def release_variables(node):
        node.result_.reset_data()
        node.self_.reset_data()

    @property
    def _saved_dim(node):
        return node.dim

    @property
    def _saved_keepdim(node):
        return node.keepdim

    @property
    def _saved_result(node):
        return saved(node, "result_")

    @property
    def _saved_self(node):
        return saved(node, "self_")


# from derivatives.yaml: mm
class MmBackward0(Node):
    __slots__ = ("mat2_", "mat2_layout", "mat2_sym_sizes", "mat2_sym_strides", "self_", "self_layout", "self_sym_sizes", "self_sym_strides")

    def apply(node, grad):
        if grad is None:
            return None, None
        grad_self = grad_mat2 = None
        if node.next_edges[0] is not None:
            mat2 = node.mat2_.unpack()
            self_sym_sizes = node.self_sym_sizes
            self_sym_strides = node.self_sym_strides
            self_layout = node.self_layout
            grad_self = mm_mat1_backward(grad, mat2, self_sym_sizes, self_sym_strides, self_layout, 1)
        if node.next_edges[1] is not None:
            self = node.self_.unpack()
            mat2_sym_sizes = node.mat2_sym_sizes
            mat2_sym_strides = node.mat2_sym_strides
            mat2_layout = node.mat2_layout
            grad_mat2 = mm_mat2_backward(grad, self, mat2_sym_sizes, mat2_sym_strides, mat2_layout, 1)
        return grad_self, grad_mat2

    def release_variables(node):
        if node.next_edges[0] is not None:
            node.mat2_.reset_data()
        if node.next_edges[1] is not None:
            node.self_.reset_data()

    @property
    def _saved_mat2(node):
        return saved(node, "mat2_")

    @property
    def _saved_mat2_sym_sizes(node):
        return node.mat2_sym_sizes

    @property
    def _saved_mat2_sym_strides(node):
        return node.mat2_sym_strides

    @property
    def _saved_self(node):
        return saved(node, "self_")

    @property
    def _saved_self_sym_sizes(node):
        return node.self_sym_sizes

    @property
    def _saved_self_sym_strides(node):
        return node.self_sym_strides


# from derivatives.yaml: mul.Tensor
class MulBackward0(Node):
    __slots__ = ("other_", "self_")

    def apply(node, grad):
        if grad is None:
            return None, None
        grad_self = grad_other = None
        if node.next_edges[0] is not None:
            other = node.other_.unpack()
            grad_self = grad * other
        if node.next_edges[1] is not None:
            self = node.self_.unpack()
            grad_other = grad * self
        return grad_self, grad_other

    def release_variables(node):
        if node.next_edges[0] is not None:
            node.other_.reset_data()
        if node.next_edges[1] is not None:
            node.self_.reset_data()

    @property
    def _saved_other(node):
        return saved(node, "other_")

    @property
    def _saved_self(node):
        return saved(node, "self_")


# from derivatives.yaml: mul.Scalar
class MulBackward1(Node):
    __slots__ = ("other",)

    def apply(node, grad):
        if grad is None:
            return (None,)
        other = node.other
        return (grad * other,)

    @property
    def _saved_other(node):
        return node.other


# from derivatives.yaml: mv
class MvBackward0(Node):
    __slots__ = ("self_", "vec_")

    def apply(node, grad):
        if grad is None:
            return None, None
        grad_self = grad_vec = None
        if node.next_edges[0] is not None:
            vec = node.vec_.unpack()
            grad_self = grad.unsqueeze(1) * vec
        if node.next_edges[1] is not None:
            self = node.self_.unpack()
            grad_vec = self.t().mv(grad)
        return grad_self, grad_vec

    def release_variables(node):
        if node.next_edges[1] is not None:
            node.self_.reset_data()
        if node.next_edges[0] is not None:
            node.vec_.reset_data()

    @property
    def _saved_self(node):
        return saved(node, "self_")

    @property
    def _saved_vec(node):
        return saved(node, "vec_")


# from derivatives.yaml: ne_.Scalar
class NeBackward0(Node):
    __slots__ = ()

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (zeros_like(grad),)


# from derivatives.yaml: ne_.Tensor
class NeBackward1(Node):
    __slots__ = ()

    def apply(node, grad):
        if grad is None:
            return None, None
        grad_self = grad_other = None
        if node.next_edges[0] is not None:
            grad_self = zeros_like(grad)
        if node.next_edges[1] is not None:
            grad_other = zeros_like(grad)
        return grad_self, grad_other


# from derivatives.yaml: neg
class NegBackward0(Node):
    __slots__ = ()

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (grad.neg(),)


# from derivatives.yaml: permute
class PermuteBackward0(Node):
    __slots__ = ("dims",)

    def apply(node, grad):
        if grad is None:
            return (None,)
        dims = node.dims
        return (permute_backwards(grad, dims),)

    @property
    def _saved_dims(node):
        return node.dims


# from derivatives.yaml: pow.Tensor_Scalar
class PowBackward0(Node):
    __slots__ = ("exponent", "self_")

    def apply(node, grad):
        if grad is None:
            return (None,)
        self = node.self_.unpack()
        exponent = node.exponent
        return (pow_backward(grad, self, exponent),)

    def release_variables(node):
        node.self_.reset_data()

    @property
    def _saved_exponent(node):
        return node.exponent

    @property
    def _saved_self(node):
        return saved(node, "self_")


# from derivatives.yaml: pow.Tensor_Tensor
class PowBackward1(Node):
    __slots__ = ("exponent_", "result_", "self_")

    def apply(node, grad):
        if grad is None:
            return None, None
        grad_self = grad_exponent = None
        if node.next_edges[0] is not None:
            self = node.self_.unpack()
            exponent = node.exponent_.unpack()
            grad_self = pow_backward_self(grad, self, exponent)
        if node.next_edges[1] is not None:
            self = node.self_.unpack()
            exponent = node.exponent_.unpack()
            result = node.result_.unpack(node)
            grad_exponent = pow_backward_exponent(grad, self, exponent, result)
        return grad_self, grad_exponent

    def release_variables(node):
        node.exponent_.reset_data()
        if node.next_edges[1] is not None:
            node.result_.reset_data()
        node.self_.reset_data()

    @property
    def _saved_exponent(node):
        return saved(node, "exponent_")

    @property
    def _saved_result(node):
        return saved(node, "result_")

    @property
    def _saved_self(node):
        return saved(node, "self_")


# from derivatives.yaml: pow.Scalar
class PowBackward2(Node):
    __slots__ = ("exponent_", "result_", "self")

    def apply(node, grad):
        if grad is None:
            return (None,)
        self = node.self
        exponent = node.exponent_.unpack()
        result = node.result_.unpack(node)
        return (pow_backward_exponent(grad, self, exponent, result),)

    def release_variables(node):
        node.exponent_.reset_data()
        node.result_.reset_data()

    @property
    def _saved_exponent(node):
        return saved(node, "exponent_")

    @property
    def _saved_result(node):
        return saved(node, "result_")

    @property
    def _saved_self(node):
        return node.self


# from derivatives.yaml: prod
class ProdBackward0(Node):
    __slots__ = ("result_", "self_")

    def apply(node, grad):
        if grad is None:
            return (None,)
        self = node.self_.unpack()
        result = node.result_.unpack(node)
        return (prod_backward(grad, self.to(grad.dtype), result),)

    def release_variables(node):
        node.result_.reset_data()
        node.self_.reset_data()

    @property
    def _saved_result(node):
        return saved(node, "result_")

    @property
    def _saved_self(node):
        return saved(node, "self_")


# from derivatives.yaml: prod.dim_int
class ProdBackward1(Node):
    __slots__ = ("dim", "keepdim", "result_", "self_")

    def apply(node, grad):
        if grad is None:
            return (None,)
        self = node.self_.unpack()
        result = node.result_.unpack(node)
        dim = node.dim
        keepdim = node.keepdim
        return (prod_backward(grad, self.to(grad.dtype), result, dim, keepdim),)

    def release_variables(node):
        node.result_.reset_data()
        node.self_.reset_data()

    @property
    def _saved_dim(node):
        return node.dim

    @property
    def _saved_keepdim(node):
        return node.keepdim

    @property
    def _saved_result(node):
        return saved(node, "result_")

    @property
    def _saved_self(node):
        return saved(node, "self_")


# from derivatives.yaml: reciprocal
class ReciprocalBackward0(Node):
    __slots__ = ("result_",)

    def apply(node, grad):
        if grad is None:
            return (None,)
        result = node.result_.unpack(node)
        return (-grad * (result * result),)

    def release_variables(node):
        node.result_.reset_data()

    @property
    def _saved_result(node):
        return saved(node, "result_")


# from derivatives.yaml: _reshape_alias
class ReshapeAliasBackward0(Node):
    __slots__ = ("self_sym_sizes",)

    def apply(node, grad):
        if grad is None:
            return (None,)
        self_sym_sizes = node.self_sym_sizes
        return (grad.reshape(self_sym_sizes),)

    @property
    def _saved_self_sym_sizes(node):
        return node.self_sym_sizes


# from derivatives.yaml: rsqrt
class RsqrtBackward0(Node):
    __slots__ = ("result_",)

    def apply(node, grad):
        if grad is None:
            return (None,)
        result = node.result_.unpack(node)
        return (-0.5 * grad * result.pow(3),)

    def release_variables(node):
        node.result_.reset_data()

    @property
    def _saved_result(node):
        return saved(node, "result_")


# from derivatives.yaml: select.int
class SelectBackward0(Node):
    __slots__ = ("dim", "index", "self_sym_sizes")

    def apply(node, grad):
        if grad is None:
            return (None,)
        self_sym_sizes = node.self_sym_sizes
        dim = node.dim
        index = node.index
        return (select_backward(grad, self_sym_sizes, dim, index),)

    @property
    def _saved_dim(node):
        return node.dim

    @property
    def _saved_index(node):
        return node.index

    @property
    def _saved_self_sym_sizes(node):
        return node.self_sym_sizes


# from derivatives.yaml: select_backward
class SelectBackwardBackward0(Node):
    __slots__ = ("dim", "index")

    def apply(node, grad):
        if grad is None:
            return (None,)
        dim = node.dim
        index = node.index
        return (grad.select(dim, index),)

    @property
    def _saved_dim(node):
        return node.dim

    @property
    def _saved_index(node):
        return node.index


# from derivatives.yaml: sigmoid
class SigmoidBackward0(Node):
    __slots__ = ("result_",)

    def apply(node, grad):
        if grad is None:
            return (None,)
        result = node.result_.unpack(node)
        return (sigmoid_backward(grad, result),)

    def release_variables(node):
        node.result_.reset_data()

    @property
    def _saved_result(node):
        return saved(node, "result_")


# from derivatives.yaml: sign
class SignBackward0(Node):
    __slots__ = ()

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (zeros_like(grad),)


# from derivatives.yaml: sin
class SinBackward0(Node):
    __slots__ = ("self_",)

    def apply(node, grad):
        if grad is None:
            return (None,)
        self = node.self_.unpack()
        return (grad * self.cos(),)

    def release_variables(node):
        node.self_.reset_data()

    @property
    def _saved_self(node):
        return saved(node, "self_")


# from derivatives.yaml: slice.Tensor
class SliceBackward0(Node):
    __slots__ = ("dim", "end", "self_sym_sizes", "start", "step")

    def apply(node, grad):
        if grad is None:
            return (None,)
        self_sym_sizes = node.self_sym_sizes
        dim = node.dim
        start = node.start
        end = node.end
        step = node.step
        return (slice_backward_wrapper(grad, self_sym_sizes, dim, start, end, step),)

    @property
    def _saved_dim(node):
        return node.dim

    @property
    def _saved_end(node):
        return node.end

    @property
    def _saved_self_sym_sizes(node):
        return node.self_sym_sizes

    @property
    def _saved_start(node):
        return node.start

    @property
    def _saved_step(node):
        return node.step


# from derivatives.yaml: slice_backward
class SliceBackwardBackward0(Node):
    __slots__ = ("dim", "end", "start", "step")

    def apply(node, grad):
        if grad is None:
            return (None,)
        dim = node.dim
        start = node.start
        end = node.end
        step = node.step
        return (slice(grad, dim, start, end, step),)

    @property
    def _saved_dim(node):
        return node.dim

    @property
    def _saved_end(node):
        return node.end

    @property
    def _saved_start(node):
        return node.start

    @property
    def _saved_step(node):
        return node.step


# from derivatives.yaml: split.Tensor
class SplitBackward0(Node):
    __slots__ = ("dim", "self_options", "self_sym_sizes", "split_size")

    def apply(node, *grads):
        split_size = node.split_size
        dim = node.dim
        self_sym_sizes = node.self_sym_sizes
        self_options = node.self_options
        return (split_backward(grads, split_size, dim, self_sym_sizes, self_options),)

    @property
    def _saved_dim(node):
        return node.dim

    @property
    def _saved_self_sym_sizes(node):
        return node.self_sym_sizes

    @property
    def _saved_split_size(node):
        return node.split_size


# from derivatives.yaml: split_with_sizes
class SplitWithSizesBackward0(Node):
    __slots__ = ("dim", "self_options", "self_sym_sizes", "split_sizes")

    def apply(node, *grads):
        split_sizes = node.split_sizes
        dim = node.dim
        self_sym_sizes = node.self_sym_sizes
        self_options = node.self_options
        return (split_with_sizes_backward(grads, split_sizes, dim, self_sym_sizes, self_options),)

    @property
    def _saved_dim(node):
        return node.dim

    @property
    def _saved_self_sym_sizes(node):
        return node.self_sym_sizes

    @property
    def _saved_split_sizes(node):
        return node.split_sizes


# from derivatives.yaml: sqrt
class SqrtBackward0(Node):
    __slots__ = ("result_",)

    def apply(node, grad):
        if grad is None:
            return (None,)
        result = node.result_.unpack(node)
        return (grad / (2 * result),)

    def release_variables(node):
        node.result_.reset_data()

    @property
    def _saved_result(node):
        return saved(node, "result_")


# from derivatives.yaml: squeeze
class SqueezeBackward0(Node):
    __slots__ = ("self_sym_sizes",)

    def apply(node, grad):
        if grad is None:
            return (None,)
        self_sym_sizes = node.self_sym_sizes
        return (unsqueeze_to(grad, self_sym_sizes),)

    @property
    def _saved_self_sym_sizes(node):
        return node.self_sym_sizes


# from derivatives.yaml: squeeze.dim
class SqueezeBackward1(Node):
    __slots__ = ("dim", "self_sym_sizes")

    def apply(node, grad):
        if grad is None:
            return (None,)
        dim = node.dim
        self_sym_sizes = node.self_sym_sizes
        return (unsqueeze_to(grad, dim, self_sym_sizes),)

    @property
    def _saved_dim(node):
        return node.dim

    @property
    def _saved_self_sym_sizes(node):
        return node.self_sym_sizes


# from derivatives.yaml: squeeze.dims
class SqueezeBackward2(Node):
    __slots__ = ("dim", "self_sym_sizes")

    def apply(node, grad):
        if grad is None:
            return (None,)
        dim = node.dim
        self_sym_sizes = node.self_sym_sizes
        return (unsqueeze_to(grad, dim, self_sym_sizes),)

    @property
    def _saved_dim(node):
        return node.dim

    @property
    def _saved_self_sym_sizes(node):
        return node.self_sym_sizes


# from derivatives.yaml: squeeze_
class SqueezeBackward3(Node):
    __slots__ = ("self_sym_sizes",)

    def apply(node, grad):
        if grad is None:
            return (None,)
        self_sym_sizes = node.self_sym_sizes
        return (unsqueeze_to(grad, self_sym_sizes),)

    @property
    def _saved_self_sym_sizes(node):
        return node.self_sym_sizes


# from derivatives.yaml: squeeze_.dim
class SqueezeBackward4(Node):
    __slots__ = ("dim", "self_sym_sizes")

    def apply(node, grad):
        if grad is None:
            return (None,)
        dim = node.dim
        self_sym_sizes = node.self_sym_sizes
        return (unsqueeze_to(grad, dim, self_sym_sizes),)

    @property
    def _saved_dim(node):
        return node.dim

    @property
    def _saved_self_sym_sizes(node):
        return node.self_sym_sizes


# from derivatives.yaml: squeeze_.dims
class SqueezeBackward5(Node):
    __slots__ = ("dim", "self_sym_sizes")

    def apply(node, grad):
        if grad is None:
            return (None,)
        dim = node.dim
        self_sym_sizes = node.self_sym_sizes
        return (unsqueeze_to(grad, dim, self_sym_sizes),)

    @property
    def _saved_dim(node):
        return node.dim

    @property
    def _saved_self_sym_sizes(node):
        return node.self_sym_sizes


# from derivatives.yaml: std.correction
class StdBackward0(Node):
    __slots__ = ("correction", "dim", "keepdim", "result_", "self_")

    def apply(node, grad):
        if grad is None:
            return (None,)
        result = node.result_.unpack(node)
        self = node.self_.unpack()
        dim = node.dim
        correction = node.correction
        keepdim = node.keepdim
        return (std_backward(result, grad, self, dim, correction, keepdim),)

    def release_variables(node):
        node.result_.reset_data()
        node.self_.reset_data()

    @property
    def _saved_correction(node):
        return node.correction

    @property
    def _saved_dim(node):
        return node.dim

    @property
    def _saved_keepdim(node):
        return node.keepdim

    @property
    def _saved_result(node):
        return saved(node, "result_")

    @property
    def _saved_self(node):
        return saved(node, "self_")


# from derivatives.yaml: sub.Tensor
class SubBackward0(Node):
    __slots__ = ("alpha",)

    def apply(node, grad):
        if grad is None:
            return None, None
        grad_self = grad_other = None
        if node.next_edges[0] is not None:
            grad_self = grad
        if node.next_edges[1] is not None:
            alpha = node.alpha
            grad_other = maybe_multiply(-grad, alpha)
        return grad_self, grad_other

    @property
    def _saved_alpha(node):
        return node.alpha


# from derivatives.yaml: sub.Scalar
class SubBackward1(Node):
    __slots__ = ()

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (grad,)


# from derivatives.yaml: rsub.Tensor
class RsubBackward0(Node):
    __slots__ = ("alpha",)

    def apply(node, grad):
        if grad is None:
            return None, None
        grad_self = grad_other = None
        if node.next_edges[0] is not None:
            alpha = node.alpha
            grad_self = maybe_multiply(-grad, alpha)
        if node.next_edges[1] is not None:
            grad_other = grad
        return grad_self, grad_other

    @property
    def _saved_alpha(node):
        return node.alpha


# from derivatives.yaml: rsub.Scalar
class RsubBackward1(Node):
    __slots__ = ("alpha",)

    def apply(node, grad):
        if grad is None:
            return (None,)
        alpha = node.alpha
        return (maybe_multiply(-grad, alpha),)

    @property
    def _saved_alpha(node):
        return node.alpha


# from derivatives.yaml: sum
class SumBackward0(Node):
    __slots__ = ("self_sym_sizes",)

    def apply(node, grad):
        if grad is None:
            return (None,)
        self_sym_sizes = node.self_sym_sizes
        return (grad.expand(self_sym_sizes),)

    @property
    def _saved_self_sym_sizes(node):
        return node.self_sym_sizes


# from derivatives.yaml: sum.dim_IntList
class SumBackward1(Node):
    __slots__ = ("dim", "keepdim", "self_sym_sizes")

    def apply(node, grad):
        if grad is None:
            return (None,)
        self_sym_sizes = node.self_sym_sizes
        dim = node.dim
        keepdim = node.keepdim
        return (sum_backward(grad, self_sym_sizes, dim, keepdim),)

    @property
    def _saved_dim(node):
        return node.dim

    @property
    def _saved_keepdim(node):
        return node.keepdim

    @property
    def _saved_self_sym_sizes(node):
        return node.self_sym_sizes


# from derivatives.yaml: t
class TBackward0(Node):
    __slots__ = ()

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (grad.t(),)


# from derivatives.yaml: t_
class TBackward1(Node):
    __slots__ = ()

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (grad.t(),)


# from derivatives.yaml: tanh
class TanhBackward0(Node):
    __slots__ = ("result_",)

    def apply(node, grad):
        if grad is None:
            return (None,)
        result = node.result_.unpack(node)
        return (tanh_backward(grad, result),)

    def release_variables(node):
        node.result_.reset_data()

    @property
    def _saved_result(node):
        return saved(node, "result_")


# from derivatives.yaml: transpose.int
class TransposeBackward0(Node):
    __slots__ = ("dim0", "dim1")

    def apply(node, grad):
        if grad is None:
            return (None,)
        dim0 = node.dim0
        dim1 = node.dim1
        return (grad.transpose(dim0, dim1),)

    @property
    def _saved_dim0(node):
        return node.dim0

    @property
    def _saved_dim1(node):
        return node.dim1


# from derivatives.yaml: transpose_
class TransposeBackward1(Node):
    __slots__ = ("dim0", "dim1")

    def apply(node, grad):
        if grad is None:
            return (None,)
        dim0 = node.dim0
        dim1 = node.dim1
        return (grad.transpose(dim0, dim1),)

    @property
    def _saved_dim0(node):
        return node.dim0

    @property
    def _saved_dim1(node):
        return node.dim1


# from derivatives.yaml: trunc
class TruncBackward0(Node):
    __slots__ = ()

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (zeros_like(grad),)


# from derivatives.yaml: _unsafe_view
class UnsafeViewBackward0(Node):
    __slots__ = ("self_sym_sizes",)

    def apply(node, grad):
        if grad is None:
            return (None,)
        self_sym_sizes = node.self_sym_sizes
        return (grad.reshape(self_sym_sizes),)

    @property
    def _saved_self_sym_sizes(node):
        return node.self_sym_sizes


# from derivatives.yaml: unsqueeze
class UnsqueezeBackward0(Node):
    __slots__ = ("dim",)

    def apply(node, grad):
        if grad is None:
            return (None,)
        dim = node.dim
        return (grad.squeeze(dim),)

    @property
    def _saved_dim(node):
        return node.dim


# from derivatives.yaml: unsqueeze_
class UnsqueezeBackward1(Node):
    __slots__ = ("dim",)

    def apply(node, grad):
        if grad is None:
            return (None,)
        dim = node.dim
        return (grad.squeeze(dim),)

    @property
    def _saved_dim(node):
        return node.dim


# from derivatives.yaml: var.correction
class VarBackward0(Node):
    __slots__ = ("correction", "dim", "keepdim", "self_")

    def apply(node, grad):
        if grad is None:
            return (None,)
        self = node.self_.unpack()
        dim = node.dim
        correction = node.correction
        keepdim = node.keepdim
        return (var_backward(grad, self, dim, correction, keepdim),)

    def release_variables(node):
        node.self_.reset_data()

    @property
    def _saved_correction(node):
        return node.correction

    @property
    def _saved_dim(node):
        return node.dim

    @property
    def _saved_keepdim(node):
        return node.keepdim

    @property
    def _saved_self(node):
        return saved(node, "self_")


# from derivatives.yaml: view
class ViewBackward0(Node):
    __slots__ = ("self_sym_sizes",)

    def apply(node, grad):
        if grad is None:
            return (None,)
        self_sym_sizes = node.self_sym_sizes
        return (grad.reshape(self_sym_sizes),)

    @property
    def _saved_self_sym_sizes(node):
        return node.self_sym_sizes


# from derivatives.yaml: where.self
class WhereBackward0(Node):
    __slots__ = ("condition_",)

    def apply(node, grad):
        if grad is None:
            return None, None
        grad_self = grad_other = None
        if node.next_edges[0] is not None:
            condition = node.condition_.unpack()
            grad_self = where(condition, grad, 0)
        if node.next_edges[1] is not None:
            condition = node.condition_.unpack()
            grad_other = where(condition, 0, grad)
        return grad_self, grad_other

    def release_variables(node):
        node.condition_.reset_data()

    @property
    def _saved_condition(node):
        return saved(node, "condition_")


# from derivatives.yaml: zero_
class ZeroBackward0(Node):
    __slots__ = ()

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (zeros_like(grad),)


# from derivatives.yaml: relu
class ReluBackward0(Node):
    __slots__ = ("result_",)

    def apply(node, grad):
        if grad is None:
            return (None,)
        result = node.result_.unpack(node)
        return (threshold_backward(grad, result, 0),)

    def release_variables(node):
        node.result_.reset_data()

    @property
    def _saved_result(node):
        return saved(node, "result_")


# from derivatives.yaml: threshold_backward
class ThresholdBackwardBackward0(Node):
    __slots__ = ("self_", "threshold")

    def apply(node, grad):
        if grad is None:
            return None, None
        grad_grad_output = grad_self = None
        if node.next_edges[0] is not None:
            self = node.self_.unpack()
            threshold = node.threshold
            grad_grad_output = threshold_backward(grad, self, threshold)
        if node.next_edges[1] is not None:
            grad_self = zeros_like(grad)
        return grad_grad_output, grad_self

    def release_variables(node):
        if node.next_edges[0] is not None:
            node.self_.reset_data()

    @property
    def _saved_self(node):
        return saved(node, "self_")

    @property
    def _saved_threshold(node):
        return node.threshold


# from derivatives.yaml: sigmoid_backward
class SigmoidBackwardBackward0(Node):
    __slots__ = ("grad_output_", "output_")

    def apply(node, grad):
        if grad is None:
            return None, None
        grad_grad_output = grad_output = None
        if node.next_edges[0] is not None:
            output = node.output_.unpack()
            grad_grad_output = sigmoid_backward(grad, output)
        if node.next_edges[1] is not None:
            grad_output = node.grad_output_.unpack()
            output = node.output_.unpack()
            grad_output = grad * grad_output * (-2 * output + 1)
        return grad_grad_output, grad_output

    def release_variables(node):
        if node.next_edges[1] is not None:
            node.grad_output_.reset_data()
        node.output_.reset_data()

    @property
    def _saved_grad_output(node):
        return saved(node, "grad_output_")

    @property
    def _saved_output(node):
        return saved(node, "output_")


# from derivatives.yaml: tanh_backward
class TanhBackwardBackward0(Node):
    __slots__ = ("grad_output_", "output_")

    def apply(node, grad):
        if grad is None:
            return None, None
        grad_grad_output = grad_output = None
        if node.next_edges[0] is not None:
            output = node.output_.unpack()
            grad_grad_output = tanh_backward(grad, output)
        if node.next_edges[1] is not None:
            output = node.output_.unpack()
            grad_output = node.grad_output_.unpack()
            grad_output = grad * (-2 * output * grad_output)
        return grad_grad_output, grad_output

    def release_variables(node):
        if node.next_edges[1] is not None:
            node.grad_output_.reset_data()
        node.output_.reset_data()

    @property
    def _saved_grad_output(node):
        return saved(node, "grad_output_")

    @property
    def _saved_output(node):
        return saved(node, "output_")


# from derivatives.yaml: unbind.int
class UnbindBackward0(Node):
    __slots__ = ("dim",)

    def apply(node, *grads):
        dim = node.dim
        return (unbind_backward(grads, dim),)

    @property
    def _saved_dim(node):
        return node.dim


# from derivatives.yaml: stack
class StackBackward0(Node):
    __slots__ = ("dim", "tensors_args_scalartypes")

    def apply(node, grad):
        if grad is None:
            return (None,) * len(node.next_edges)
        dim = node.dim
        tensors_args_scalartypes = node.tensors_args_scalartypes
        return tuple(stack_tensors_backward(grad, dim, tensors_args_scalartypes))

    @property
    def _saved_dim(node):
        return node.dim


# from derivatives.yaml: diag_embed
class DiagEmbedBackward0(Node):
    __slots__ = ("dim1", "dim2", "offset")

    def apply(node, grad):
        if grad is None:
            return (None,)
        offset = node.offset
        dim1 = node.dim1
        dim2 = node.dim2
        return (grad.diagonal(offset, dim1, dim2),)

    @property
    def _saved_dim1(node):
        return node.dim1

    @property
    def _saved_dim2(node):
        return node.dim2

    @property
    def _saved_offset(node):
        return node.offset


# from derivatives.yaml: flip
class FlipBackward0(Node):
    __slots__ = ("dims",)

    def apply(node, grad):
        if grad is None:
            return (None,)
        dims = node.dims
        return (grad.flip(dims),)

    @property
    def _saved_dims(node):
        return node.dims


# from derivatives.yaml: index_add
class IndexAddBackward0(Node):
    __slots__ = ("alpha", "dim", "index_", "source_", "source_dim")

    def apply(node, grad):
        if grad is None:
            return None, None
        grad_self = grad_source = None
        if node.next_edges[0] is not None:
            grad_self = grad
        if node.next_edges[1] is not None:
            source_dim = node.source_dim
            dim = node.dim
            index = node.index_.unpack()
            source = node.source_.unpack()
            alpha = node.alpha
            grad_source = maybe_multiply(grad.index_select(dim, index).expand_as(source) if source_dim > 0 else grad.index_select(dim, index.squeeze(0)), alpha)
        return grad_self, grad_source

    def release_variables(node):
        if node.next_edges[1] is not None:
            node.index_.reset_data()
        if node.next_edges[1] is not None:
            node.source_.reset_data()

    @property
    def _saved_alpha(node):
        return node.alpha

    @property
    def _saved_dim(node):
        return node.dim

    @property
    def _saved_index(node):
        return saved(node, "index_")

    @property
    def _saved_source(node):
        return saved(node, "source_")

    @property
    def _saved_source_dim(node):
        return node.source_dim


# from derivatives.yaml: index_fill.int_Scalar
class IndexFillBackward0(Node):
    __slots__ = ("dim", "index_")

    def apply(node, grad):
        if grad is None:
            return (None,)
        dim = node.dim
        index = node.index_.unpack()
        return (grad.index_fill(dim, index, 0),)

    def release_variables(node):
        node.index_.reset_data()

    @property
    def _saved_dim(node):
        return node.dim

    @property
    def _saved_index(node):
        return saved(node, "index_")


# from derivatives.yaml: index_fill.int_Tensor
class IndexFillBackward1(Node):
    __slots__ = ("dim", "index_")

    def apply(node, grad):
        if grad is None:
            return None, None
        grad_self = grad_value = None
        if node.next_edges[0] is not None:
            dim = node.dim
            index = node.index_.unpack()
            grad_self = grad.index_fill(dim, index, 0)
        if node.next_edges[1] is not None:
            dim = node.dim
            index = node.index_.unpack()
            grad_value = index_fill_value_backward(grad, dim, index)
        return grad_self, grad_value

    def release_variables(node):
        node.index_.reset_data()

    @property
    def _saved_dim(node):
        return node.dim

    @property
    def _saved_index(node):
        return saved(node, "index_")


# from derivatives.yaml: masked_scatter
class MaskedScatterBackward0(Node):
    __slots__ = ("mask_", "source_sym_sizes")

    def apply(node, grad):
        if grad is None:
            return None, None
        grad_self = grad_source = None
        if node.next_edges[0] is not None:
            mask = node.mask_.unpack()
            grad_self = grad.masked_fill(mask, 0)
        if node.next_edges[1] is not None:
            mask = node.mask_.unpack()
            source_sym_sizes = node.source_sym_sizes
            grad_source = masked_scatter_backward(grad, mask, source_sym_sizes)
        return grad_self, grad_source

    def release_variables(node):
        node.mask_.reset_data()

    @property
    def _saved_mask(node):
        return saved(node, "mask_")

    @property
    def _saved_source_sym_sizes(node):
        return node.source_sym_sizes


# from derivatives.yaml: masked_scatter_backward
class MaskedScatterBackwardBackward0(Node):
    __slots__ = ("grad_output_info", "mask_")

    def apply(node, grad):
        if grad is None:
            return (None,)
        grad_output_info = node.grad_output_info
        mask = node.mask_.unpack()
        return (zeros_of(grad_output_info).masked_scatter(mask, grad),)

    def release_variables(node):
        node.mask_.reset_data()

    @property
    def _saved_mask(node):
        return saved(node, "mask_")


# from derivatives.yaml: put
class PutBackward0(Node):
    __slots__ = ("accumulate", "index_", "source_", "source_info")

    def apply(node, grad):
        if grad is None:
            return None, None
        grad_self = grad_source = None
        if node.next_edges[0] is not None:
            accumulate = node.accumulate
            index = node.index_.unpack()
            source_info = node.source_info
            grad_self = grad if accumulate else grad.put(index, zeros_of(source_info), False)
        if node.next_edges[1] is not None:
            index = node.index_.unpack()
            source = node.source_.unpack()
            grad_source = grad.take(index).reshape_as(source)
        return grad_self, grad_source

    def release_variables(node):
        node.index_.reset_data()
        if node.next_edges[1] is not None:
            node.source_.reset_data()

    @property
    def _saved_accumulate(node):
        return node.accumulate

    @property
    def _saved_index(node):
        return saved(node, "index_")

    @property
    def _saved_source(node):
        return saved(node, "source_")


# from derivatives.yaml: repeat
class RepeatBackward0(Node):
    __slots__ = ("repeats", "self_sym_sizes")

    def apply(node, grad):
        if grad is None:
            return (None,)
        repeats = node.repeats
        self_sym_sizes = node.self_sym_sizes
        return (repeat_backward(grad, repeats, self_sym_sizes),)

    @property
    def _saved_repeats(node):
        return node.repeats

    @property
    def _saved_self_sym_sizes(node):
        return node.self_sym_sizes


# from derivatives.yaml: roll
class RollBackward0(Node):
    __slots__ = ("dims", "shifts")

    def apply(node, grad):
        if grad is None:
            return (None,)
        shifts = node.shifts
        dims = node.dims
        return (roll_backward(grad, shifts, dims),)

    @property
    def _saved_dims(node):
        return node.dims

    @property
    def _saved_shifts(node):
        return node.shifts


# from derivatives.yaml: scatter.src
class ScatterBackward0(Node):
    __slots__ = ("dim", "index_")

    def apply(node, grad):
        if grad is None:
            return None, None
        grad_self = grad_src = None
        if node.next_edges[0] is not None:
            dim = node.dim
            index = node.index_.unpack()
            grad_self = grad.scatter(dim, index, 0)
        if node.next_edges[1] is not None:
            dim = node.dim
            index = node.index_.unpack()
            grad_src = grad.gather(dim, index)
        return grad_self, grad_src

    def release_variables(node):
        node.index_.reset_data()

    @property
    def _saved_dim(node):
        return node.dim

    @property
    def _saved_index(node):
        return saved(node, "index_")


# from derivatives.yaml: scatter.value
class ScatterBackward1(Node):
    __slots__ = ("dim", "index_")

    def apply(node, grad):
        if grad is None:
            return (None,)
        dim = node.dim
        index = node.index_.unpack()
        return (grad.scatter(dim, index, 0),)

    def release_variables(node):
        node.index_.reset_data()

    @property
    def _saved_dim(node):
        return node.dim

    @property
    def _saved_index(node):
        return saved(node, "index_")


# from derivatives.yaml: scatter_add
class ScatterAddBackward0(Node):
    __slots__ = ("dim", "index_")

    def apply(node, grad):
        if grad is None:
            return None, None
        grad_self = grad_src = None
        if node.next_edges[0] is not None:
            grad_self = grad
        if node.next_edges[1] is not None:
            dim = node.dim
            index = node.index_.unpack()
            grad_src = grad.gather(dim, index)
        return grad_self, grad_src

    def release_variables(node):
        if node.next_edges[1] is not None:
            node.index_.reset_data()

    @property
    def _saved_dim(node):
        return node.dim

    @property
    def _saved_index(node):
        return saved(node, "index_")


# from derivatives.yaml: scatter_reduce.two
class ScatterReduceBackward0(Node):
    __slots__ = ("dim", "include_self", "index_", "reduce", "result_", "self_", "src_")

    def apply(node, grad):
        if grad is None:
            return None, None
        grad_self = grad_src = None
        if node.next_edges[0] is not None or node.next_edges[1] is not None:
            self = node.self_.unpack()
            dim = node.dim
            index = node.index_.unpack()
            src = node.src_.unpack()
            reduce = node.reduce
            include_self = node.include_self
            result = node.result_.unpack(node)
            grad_self, grad_src = scatter_reduce_backward(grad, self, dim, index, src, reduce, include_self, result)
        return grad_self, grad_src

    def release_variables(node):
        node.index_.reset_data()
        node.result_.reset_data()
        node.self_.reset_data()
        node.src_.reset_data()

    @property
    def _saved_dim(node):
        return node.dim

    @property
    def _saved_include_self(node):
        return node.include_self

    @property
    def _saved_index(node):
        return saved(node, "index_")

    @property
    def _saved_reduce(node):
        return node.reduce

    @property
    def _saved_result(node):
        return saved(node, "result_")

    @property
    def _saved_self(node):
        return saved(node, "self_")

    @property
    def _saved_src(node):
        return saved(node, "src_")


# from derivatives.yaml: take
class TakeBackward0(Node):
    __slots__ = ("index_", "self_")

    def apply(node, grad):
        if grad is None:
            return (None,)
        self = node.self_.unpack()
        index = node.index_.unpack()
        return (take_backward(grad, self, index),)

    def release_variables(node):
        node.index_.reset_data()
        node.self_.reset_data()

    @property
    def _saved_index(node):
        return saved(node, "index_")

    @property
    def _saved_self(node):
        return saved(node, "self_")


# from derivatives.yaml: tril
class TrilBackward0(Node):
    __slots__ = ("diagonal",)

    def apply(node, grad):
        if grad is None:
            return (None,)
        diagonal = node.diagonal
        return (grad.tril(diagonal),)

    @property
    def _saved_diagonal(node):
        return node.diagonal


# from derivatives.yaml: triu
class TriuBackward0(Node):
    __slots__ = ("diagonal",)

    def apply(node, grad):
        if grad is None:
            return (None,)
        diagonal = node.diagonal
        return (grad.triu(diagonal),)

    @property
    def _saved_diagonal(node):
        return node.diagonal


# from derivatives.yaml: unfold
class UnfoldBackward0(Node):
    __slots__ = ("dimension", "self_sym_sizes", "size", "step")

    def apply(node, grad):
        if grad is None:
            return (None,)
        self_sym_sizes = node.self_sym_sizes
        dimension = node.dimension
        size = node.size
        step = node.step
        return (unfold_backward(grad, self_sym_sizes, dimension, size, step),)

    @property
    def _saved_dimension(node):
        return node.dimension

    @property
    def _saved_self_sym_sizes(node):
        return node.self_sym_sizes

    @property
    def _saved_size(node):
        return node.size

    @property
    def _saved_step(node):
        return node.step


# from derivatives.yaml: unfold_backward
class UnfoldBackwardBackward0(Node):
    __slots__ = ("dim", "size", "step")

    def apply(node, grad):
        if grad is None:
            return (None,)
        dim = node.dim
        size = node.size
        step = node.step
        return (grad.unfold(dim, size, step),)

    @property
    def _saved_dim(node):
        return node.dim

    @property
    def _saved_size(node):
        return node.size

    @property
    def _saved_step(node):
        return node.step


# from derivatives.yaml: diagonal_copy
class DiagonalBackward0_copy(Node):
    __slots__ = ("dim1", "dim2", "offset", "self_sym_sizes")

    def apply(node, grad):
        if grad is None:
            return (None,)
        self_sym_sizes = node.self_sym_sizes
        offset = node.offset
        dim1 = node.dim1
        dim2 = node.dim2
        return (diagonal_backward(grad, self_sym_sizes, offset, dim1, dim2),)

    @property
    def _saved_dim1(node):
        return node.dim1

    @property
    def _saved_dim2(node):
        return node.dim2

    @property
    def _saved_offset(node):
        return node.offset

    @property
    def _saved_self_sym_sizes(node):
        return node.self_sym_sizes
