# hot path
# Written by `python -m tinytensor.codegen` from aten/native/native_functions.yaml. Do not edit.
"""The kernels of dispatch keys CompositeExplicitAutogradNonFunctional, CompositeExplicitAutograd, CompositeImplicitAutograd of the family `shape`.

Mirrors the generated RegisterComposite*.cpp.
"""

from tinytensor.c10.dispatch_key import DispatchKey
from tinytensor.c10.dispatch_key_set import AFTER_ADINPLACEORVIEW
from tinytensor.aten.core.dispatch.dispatcher import find_schema_or_throw, provide_impl
from tinytensor.aten.core.dispatch.registrar import registrar
from tinytensor.aten.native.shape import (
    copy as copy_ops, repeat as repeat_ops, tensor_shape, tensor_shape_cat, tensor_shape_split,
    tensor_shape_view_copy, tensor_transformations, triangular_ops,
)
from tinytensor.aten.empty_tensor import empty_from_metadata
from tinytensor.aten.native.generated.kernel_patterns import (
    default_functional_2, default_inplace_2, forward_1, forward_2, forward_3, forward_4, forward_5, forward_6,
    forward_7, forward_8, new_1, new_2, new_3, new_4, new_5, new_6, new_7,
)

explicit_non_functional = registrar(provide_impl, DispatchKey.CompositeExplicitAutogradNonFunctional)
explicit = registrar(provide_impl, DispatchKey.CompositeExplicitAutograd)
implicit = registrar(provide_impl, DispatchKey.CompositeImplicitAutograd)


def table_of(name, overload):
    return find_schema_or_throw(name, overload).table


lift_fresh_copy = explicit_non_functional("lift_fresh_copy", new_1(tensor_shape_view_copy.lift_fresh_copy))


_cat_table = table_of("aten::cat", "out")
# cat(Tensor[] tensors, int dim=0) -> Tensor
@explicit_non_functional("cat")
def cat(ks, tensors, dim):
    it = tensor_shape_cat.cat_meta(None, tensors, dim)
    out = empty_from_metadata(it.out_meta)
    ks &= AFTER_ADINPLACEORVIEW
    _cat_table[ks](ks, tensors, dim, out)
    return out


select_backward = explicit_non_functional("select_backward", new_4(tensor_shape.select_backward))
tril = explicit_non_functional("tril", default_functional_2(triangular_ops.tril_meta, table_of("aten::tril", "out")))
tril_ = explicit_non_functional("tril_", default_inplace_2(table_of("aten::tril", "out")))
triu = explicit_non_functional("triu", default_functional_2(triangular_ops.triu_meta, table_of("aten::triu", "out")))
triu_ = explicit_non_functional("triu_", default_inplace_2(table_of("aten::triu", "out")))
diag_embed = explicit_non_functional("diag_embed", new_4(tensor_transformations.diag_embed))
diagonal_copy = explicit_non_functional("diagonal_copy", new_4(tensor_shape_view_copy.diagonal_copy))
as_strided_ = explicit_non_functional("as_strided_", forward_4(tensor_shape.as_strided_))
select_scatter = explicit_non_functional("select_scatter", new_4(tensor_shape_view_copy.select_scatter))
slice_scatter = explicit_non_functional("slice_scatter", new_6(tensor_shape_view_copy.slice_scatter))
diagonal_scatter = explicit_non_functional("diagonal_scatter", new_5(tensor_shape_view_copy.diagonal_scatter))
as_strided_scatter = explicit_non_functional("as_strided_scatter", new_5(tensor_shape_view_copy.as_strided_scatter))
alias_copy = explicit_non_functional("alias_copy", new_1(tensor_shape_view_copy.alias_copy))
_reshape_alias_copy = explicit_non_functional("_reshape_alias_copy", new_3(tensor_shape_view_copy.reshape_alias_copy))
as_strided_copy = explicit_non_functional("as_strided_copy", new_4(tensor_shape_view_copy.as_strided_copy))
detach_copy = explicit_non_functional("detach_copy", new_1(tensor_shape_view_copy.detach_copy))
expand_copy = explicit_non_functional("expand_copy", new_3(tensor_shape_view_copy.expand_copy))
permute_copy = explicit_non_functional("permute_copy", new_2(tensor_shape_view_copy.permute_copy))
select_copy_int = explicit_non_functional("select_copy.int", new_3(tensor_shape_view_copy.select_copy))
slice_copy_Tensor = explicit_non_functional("slice_copy.Tensor", new_5(tensor_shape_view_copy.slice_copy))
squeeze_copy = explicit_non_functional("squeeze_copy", new_1(tensor_shape_view_copy.squeeze_copy))
squeeze_copy_dim = explicit_non_functional("squeeze_copy.dim", new_2(tensor_shape_view_copy.squeeze_copy_dim))
squeeze_copy_dims = explicit_non_functional("squeeze_copy.dims", new_2(tensor_shape_view_copy.squeeze_copy_dims))
t_copy = explicit_non_functional("t_copy", new_1(tensor_shape_view_copy.t_copy))
transpose_copy_int = explicit_non_functional("transpose_copy.int", new_3(tensor_shape_view_copy.transpose_copy))
unfold_copy = explicit_non_functional("unfold_copy", new_4(tensor_shape_view_copy.unfold_copy))
unsqueeze_copy = explicit_non_functional("unsqueeze_copy", new_2(tensor_shape_view_copy.unsqueeze_copy))
view_copy = explicit_non_functional("view_copy", new_2(tensor_shape_view_copy.view_copy))
view_copy_dtype = explicit_non_functional("view_copy.dtype", new_2(tensor_shape_view_copy.view_copy_dtype))
split_copy_Tensor = explicit_non_functional("split_copy.Tensor", new_3(tensor_shape_view_copy.split_copy))
split_with_sizes_copy = explicit_non_functional("split_with_sizes_copy", new_3(tensor_shape_view_copy.split_with_sizes_copy))
unbind_copy_int = explicit_non_functional("unbind_copy.int", new_2(tensor_shape_view_copy.unbind_copy))


# t(Tensor(a) self) -> Tensor(a)
@explicit("t")
def t(ks, self):
    return tensor_shape.t(self)


t_ = explicit("t_", forward_1(tensor_shape.t_))


# transpose.int(Tensor(a) self, int dim0, int dim1) -> Tensor(a)
@explicit("transpose.int")
def transpose_int(ks, self, dim0, dim1):
    return tensor_shape.transpose(self, dim0, dim1)


transpose_ = explicit("transpose_", forward_3(tensor_shape.transpose_))
permute = explicit("permute", forward_2(tensor_shape.permute))


# view.dtype(Tensor(a) self, ScalarType dtype) -> Tensor(a)
@explicit("view.dtype")
def view_dtype(ks, self, dtype):
    return tensor_shape.view_dtype(self, dtype)


# expand(Tensor(a) self, SymInt[] size, *, bool implicit=False) -> Tensor(a)
@explicit("expand")
def expand(ks, self, size, implicit):
    return tensor_shape.expand(self, size, implicit)


squeeze = explicit("squeeze", forward_1(tensor_shape.squeeze))
squeeze_ = explicit("squeeze_", forward_1(tensor_shape.squeeze_))
squeeze_dim = explicit("squeeze.dim", forward_2(tensor_shape.squeeze_dim))
squeeze__dim = explicit("squeeze_.dim", forward_2(tensor_shape.squeeze__dim))
squeeze_dims = explicit("squeeze.dims", forward_2(tensor_shape.squeeze_dims))
squeeze__dims = explicit("squeeze_.dims", forward_2(tensor_shape.squeeze__dims))
unsqueeze = explicit("unsqueeze", forward_2(tensor_shape.unsqueeze))
unsqueeze_ = explicit("unsqueeze_", forward_2(tensor_shape.unsqueeze_))


# select.int(Tensor(a) self, int dim, SymInt index) -> Tensor(a)
@explicit("select.int")
def select_int(ks, self, dim, index):
    return tensor_shape.select(self, dim, index)


# slice.Tensor(Tensor(a) self, int dim=0, SymInt? start=None, SymInt? end=None, SymInt step=1) -> Tensor(a)
@explicit("slice.Tensor")
def slice_Tensor(ks, self, dim, start, end, step):
    return tensor_shape.slice(self, dim, start, end, step)


diagonal = explicit("diagonal", forward_4(tensor_shape.diagonal))
alias = explicit("alias", forward_1(tensor_shape.alias))
lift_fresh = explicit("lift_fresh", forward_1(tensor_shape.lift_fresh))
detach = explicit("detach", forward_1(tensor_shape.detach))
unbind_int = explicit("unbind.int", forward_2(tensor_shape_split.unbind))
split_Tensor = explicit("split.Tensor", forward_3(tensor_shape_split.split_Tensor))
split_with_sizes = explicit("split_with_sizes", forward_3(tensor_shape_split.split_with_sizes))
_unsafe_view = explicit("_unsafe_view", forward_2(tensor_shape.unsafe_view))
stack = explicit("stack", new_2(tensor_shape_cat.stack))
stack_out = explicit("stack.out", forward_3(tensor_shape_cat.stack_out))
slice_backward = explicit("slice_backward", new_6(tensor_shape.slice_backward))
diagonal_backward = explicit("diagonal_backward", new_5(tensor_shape.diagonal_backward))


# copy_(Tensor(a!) self, Tensor src, bool non_blocking=False) -> Tensor(a!)
@explicit("copy_")
def copy_(ks, self, src, non_blocking):
    return copy_ops.copy_(self, src, non_blocking)


# clone(Tensor self, *, MemoryFormat? memory_format=None) -> Tensor
@explicit("clone")
def clone(ks, self, memory_format):
    return copy_ops.clone(self, memory_format)


_to_copy = explicit("_to_copy", new_7(copy_ops._to_copy))
_chunk_cat = explicit("_chunk_cat", new_3(tensor_shape_cat._chunk_cat))
_chunk_cat_out = explicit("_chunk_cat.out", forward_4(tensor_shape_cat._chunk_cat_out))
repeat = explicit("repeat", new_2(tensor_transformations.repeat))
diag_embed_out = explicit("diag_embed.out", forward_5(tensor_transformations.diag_embed_out))
diagonal_copy_out = explicit("diagonal_copy.out", forward_5(tensor_shape_view_copy.diagonal_copy_out))
unsafe_split_Tensor = explicit("unsafe_split.Tensor", forward_3(tensor_shape_split.unsafe_split))
unsafe_split_with_sizes = explicit("unsafe_split_with_sizes", forward_3(tensor_shape_split.unsafe_split_with_sizes))
block_diag = explicit("block_diag", new_1(tensor_shape_cat.block_diag))
rot90 = explicit("rot90", new_3(repeat_ops.rot90))
constant_pad_nd = explicit("constant_pad_nd", new_3(repeat_ops.constant_pad_nd))
slice_scatter_out = explicit("slice_scatter.out", forward_7(tensor_shape_view_copy.slice_scatter_out))
resize_as_ = explicit("resize_as_", forward_3(tensor_shape.resize_as_))
alias_copy_out = explicit("alias_copy.out", forward_2(tensor_shape_view_copy.alias_copy_out))
as_strided_copy_out = explicit("as_strided_copy.out", forward_5(tensor_shape_view_copy.as_strided_copy_out))
detach_copy_out = explicit("detach_copy.out", forward_2(tensor_shape_view_copy.detach_copy_out))
expand_copy_out = explicit("expand_copy.out", forward_4(tensor_shape_view_copy.expand_copy_out))
permute_copy_out = explicit("permute_copy.out", forward_3(tensor_shape_view_copy.permute_copy_out))
select_copy_int_out = explicit("select_copy.int_out", forward_4(tensor_shape_view_copy.select_copy_out))
slice_copy_Tensor_out = explicit("slice_copy.Tensor_out", forward_6(tensor_shape_view_copy.slice_copy_out))
squeeze_copy_out = explicit("squeeze_copy.out", forward_2(tensor_shape_view_copy.squeeze_copy_out))
squeeze_copy_dim_out = explicit("squeeze_copy.dim_out", forward_3(tensor_shape_view_copy.squeeze_copy_dim_out))
squeeze_copy_dims_out = explicit("squeeze_copy.dims_out", forward_3(tensor_shape_view_copy.squeeze_copy_dims_out))
t_copy_out = explicit("t_copy.out", forward_2(tensor_shape_view_copy.t_copy_out))
transpose_copy_int_out = explicit("transpose_copy.int_out", forward_4(tensor_shape_view_copy.transpose_copy_out))
unfold_copy_out = explicit("unfold_copy.out", forward_5(tensor_shape_view_copy.unfold_copy_out))
unsqueeze_copy_out = explicit("unsqueeze_copy.out", forward_3(tensor_shape_view_copy.unsqueeze_copy_out))
view_copy_out = explicit("view_copy.out", forward_3(tensor_shape_view_copy.view_copy_out))
view_copy_dtype_out = explicit("view_copy.dtype_out", forward_3(tensor_shape_view_copy.view_copy_dtype_out))
split_copy_Tensor_out = explicit("split_copy.Tensor_out", forward_4(tensor_shape_view_copy.split_copy_out))
split_with_sizes_copy_out = explicit("split_with_sizes_copy.out", forward_4(tensor_shape_view_copy.split_with_sizes_copy_out))
unbind_copy_int_out = explicit("unbind_copy.int_out", forward_3(tensor_shape_view_copy.unbind_copy_out))
numpy_T = implicit("numpy_T", forward_1(tensor_shape.numpy_T))
mT = implicit("mT", forward_1(tensor_shape.mT))
movedim_intlist = implicit("movedim.intlist", forward_3(tensor_shape.movedim_intlist))
movedim_int = implicit("movedim.int", forward_3(tensor_shape.movedim_int))
view_as = implicit("view_as", forward_2(tensor_shape.view_as))
expand_as = implicit("expand_as", forward_2(tensor_shape.expand_as))
split_sizes = implicit("split.sizes", forward_3(tensor_shape_split.split_sizes))


# reshape(Tensor(a) self, SymInt[] shape) -> Tensor(a)
@implicit("reshape")
def reshape(ks, self, shape):
    return tensor_shape.reshape(self, shape)


flatten_using_ints = implicit("flatten.using_ints", forward_3(tensor_shape.flatten))
unflatten_int = implicit("unflatten.int", forward_3(tensor_shape.unflatten))
narrow = implicit("narrow", forward_4(tensor_shape.narrow))
chunk = implicit("chunk", forward_3(tensor_shape_split.chunk))
broadcast_to = implicit("broadcast_to", forward_2(tensor_shape.broadcast_to))
broadcast_tensors = implicit("broadcast_tensors", forward_1(tensor_shape.broadcast_tensors))
contiguous = implicit("contiguous", forward_2(copy_ops.contiguous))
to_dtype_layout = implicit("to.dtype_layout", forward_8(copy_ops.to_dtype_layout))
to_device = implicit("to.device", forward_6(copy_ops.to_device))
to_dtype = implicit("to.dtype", forward_5(copy_ops.to_dtype))
to_other = implicit("to.other", forward_5(copy_ops.to_other))
type_as = implicit("type_as", forward_2(copy_ops.type_as))
diag = implicit("diag", forward_2(tensor_transformations.diag))
diag_out = implicit("diag.out", forward_3(tensor_transformations.diag_out))
diagflat = implicit("diagflat", forward_2(tensor_transformations.diagflat))
reshape_as = implicit("reshape_as", forward_2(tensor_shape.reshape_as))
swapaxes = implicit("swapaxes", forward_3(tensor_shape_cat.swapaxes))
swapaxes_ = implicit("swapaxes_", forward_3(tensor_shape_cat.swapaxes_))
swapdims = implicit("swapdims", forward_3(tensor_shape_cat.swapdims))
swapdims_ = implicit("swapdims_", forward_3(tensor_shape_cat.swapdims_))
moveaxis_intlist = implicit("moveaxis.intlist", forward_3(tensor_shape_cat.moveaxis_intlist))
moveaxis_int = implicit("moveaxis.int", forward_3(tensor_shape_cat.moveaxis_int))
tensor_split_sections = implicit("tensor_split.sections", forward_3(tensor_shape_split.tensor_split_sections))
tensor_split_indices = implicit("tensor_split.indices", forward_3(tensor_shape_split.tensor_split_indices))
tensor_split_tensor_indices_or_sections = implicit("tensor_split.tensor_indices_or_sections", forward_3(tensor_shape_split.tensor_split_tensor_indices_or_sections))
hsplit_int = implicit("hsplit.int", forward_2(tensor_shape_split.hsplit_int))
hsplit_array = implicit("hsplit.array", forward_2(tensor_shape_split.hsplit_array))
vsplit_int = implicit("vsplit.int", forward_2(tensor_shape_split.vsplit_int))
vsplit_array = implicit("vsplit.array", forward_2(tensor_shape_split.vsplit_array))
dsplit_int = implicit("dsplit.int", forward_2(tensor_shape_split.dsplit_int))
dsplit_array = implicit("dsplit.array", forward_2(tensor_shape_split.dsplit_array))
unsafe_chunk = implicit("unsafe_chunk", forward_3(tensor_shape_split.unsafe_chunk))
narrow_Tensor = implicit("narrow.Tensor", forward_4(tensor_shape_cat.narrow_Tensor))
ravel = implicit("ravel", forward_1(tensor_shape.ravel))
atleast_1d = implicit("atleast_1d", forward_1(tensor_shape_cat.atleast_1d))
atleast_1d_Sequence = implicit("atleast_1d.Sequence", forward_1(tensor_shape_cat.atleast_1d_Sequence))
atleast_2d = implicit("atleast_2d", forward_1(tensor_shape_cat.atleast_2d))
atleast_2d_Sequence = implicit("atleast_2d.Sequence", forward_1(tensor_shape_cat.atleast_2d_Sequence))
atleast_3d = implicit("atleast_3d", forward_1(tensor_shape_cat.atleast_3d))
atleast_3d_Sequence = implicit("atleast_3d.Sequence", forward_1(tensor_shape_cat.atleast_3d_Sequence))
hstack = implicit("hstack", forward_1(tensor_shape_cat.hstack))
hstack_out = implicit("hstack.out", forward_2(tensor_shape_cat.hstack_out))
vstack = implicit("vstack", forward_1(tensor_shape_cat.vstack))
vstack_out = implicit("vstack.out", forward_2(tensor_shape_cat.vstack_out))
dstack = implicit("dstack", forward_1(tensor_shape_cat.dstack))
dstack_out = implicit("dstack.out", forward_2(tensor_shape_cat.dstack_out))
column_stack = implicit("column_stack", forward_1(tensor_shape_cat.column_stack))
column_stack_out = implicit("column_stack.out", forward_2(tensor_shape_cat.column_stack_out))
row_stack = implicit("row_stack", forward_1(tensor_shape_cat.row_stack))
row_stack_out = implicit("row_stack.out", forward_2(tensor_shape_cat.row_stack_out))
concat = implicit("concat", forward_2(tensor_shape_cat.concat))
concat_out = implicit("concat.out", forward_3(tensor_shape_cat.concat_out))
concatenate = implicit("concatenate", forward_2(tensor_shape_cat.concatenate))
concatenate_out = implicit("concatenate.out", forward_3(tensor_shape_cat.concatenate_out))
meshgrid = implicit("meshgrid", forward_1(tensor_shape_cat.meshgrid))
meshgrid_indexing = implicit("meshgrid.indexing", forward_2(tensor_shape_cat.meshgrid_indexing))
cartesian_prod = implicit("cartesian_prod", forward_1(tensor_shape_cat.cartesian_prod))
combinations = implicit("combinations", forward_3(tensor_shape_cat.combinations))
tile = implicit("tile", forward_2(repeat_ops.tile))
repeat_interleave_self_Tensor = implicit("repeat_interleave.self_Tensor", forward_4(repeat_ops.repeat_interleave_self_Tensor))
repeat_interleave_self_int = implicit("repeat_interleave.self_int", forward_4(repeat_ops.repeat_interleave_self_int))
fliplr = implicit("fliplr", forward_1(repeat_ops.fliplr))
flipud = implicit("flipud", forward_1(repeat_ops.flipud))
fill_diagonal_ = implicit("fill_diagonal_", forward_3(repeat_ops.fill_diagonal_))
set__source_Tensor_storage_offset = implicit("set_.source_Tensor_storage_offset", forward_5(tensor_shape.set__source_Tensor_storage_offset))
