# hot path
# Written by `python -m tinytensor.codegen` from aten/native/native_functions.yaml. Do not edit.
"""The kernels of the ADInplaceOrView key: bump the version counter, remember a view's base.

Most of them do the same: they call on, with ADInplaceOrView masked out, and count the write to one argument. Each of these
is a row, made by the function that stands for its number of arguments, which of them is written, and whether autograd has
to be kept away from a kernel that calls public operators ("guarded"). The others are written out. The last line of the
file registers all of them by their names, see aten/core/dispatch/kernel_names.py.

Mirrors the generated torch/csrc/autograd/generated/ADInplaceOrViewType_*.cpp.
"""

from tinytensor.autograd.variable.variable import as_view, as_view_list, increment_version
from tinytensor.c10.dispatch_key import DispatchKey
from tinytensor.c10.dispatch_key_set import AFTER_ADINPLACEORVIEW
from tinytensor.c10.local_dispatch_key_set import AutoDispatchBelowADInplaceOrView
from tinytensor.aten.core.dispatch.dispatcher import find_schema_or_throw, provide_kernels
from tinytensor.aten.core.dispatch.kernel_names import named


def increment_version_1_of_1(name, overload):
    table = find_schema_or_throw(name, overload).table

    def kernel(ks, a):
        ks &= AFTER_ADINPLACEORVIEW
        table[ks](ks, a)
        increment_version(a)
        return a

    return named(kernel, name, overload)


def increment_version_1_of_1_guarded(name, overload):
    table = find_schema_or_throw(name, overload).table

    def kernel(ks, a):
        ks &= AFTER_ADINPLACEORVIEW
        with AutoDispatchBelowADInplaceOrView():
            table[ks](ks, a)
        increment_version(a)
        return a

    return named(kernel, name, overload)


def increment_version_1_of_2(name, overload):
    table = find_schema_or_throw(name, overload).table

    def kernel(ks, a, b):
        ks &= AFTER_ADINPLACEORVIEW
        table[ks](ks, a, b)
        increment_version(a)
        return a

    return named(kernel, name, overload)


def increment_version_1_of_2_guarded(name, overload):
    table = find_schema_or_throw(name, overload).table

    def kernel(ks, a, b):
        ks &= AFTER_ADINPLACEORVIEW
        with AutoDispatchBelowADInplaceOrView():
            table[ks](ks, a, b)
        increment_version(a)
        return a

    return named(kernel, name, overload)


def increment_version_2_of_2(name, overload):
    table = find_schema_or_throw(name, overload).table

    def kernel(ks, a, b):
        ks &= AFTER_ADINPLACEORVIEW
        table[ks](ks, a, b)
        increment_version(b)
        return b

    return named(kernel, name, overload)


def increment_version_2_of_2_guarded(name, overload):
    table = find_schema_or_throw(name, overload).table

    def kernel(ks, a, b):
        ks &= AFTER_ADINPLACEORVIEW
        with AutoDispatchBelowADInplaceOrView():
            table[ks](ks, a, b)
        increment_version(b)
        return b

    return named(kernel, name, overload)


def increment_version_1_of_3(name, overload):
    table = find_schema_or_throw(name, overload).table

    def kernel(ks, a, b, c):
        ks &= AFTER_ADINPLACEORVIEW
        table[ks](ks, a, b, c)
        increment_version(a)
        return a

    return named(kernel, name, overload)


def increment_version_1_of_3_guarded(name, overload):
    table = find_schema_or_throw(name, overload).table

    def kernel(ks, a, b, c):
        ks &= AFTER_ADINPLACEORVIEW
        with AutoDispatchBelowADInplaceOrView():
            table[ks](ks, a, b, c)
        increment_version(a)
        return a

    return named(kernel, name, overload)


def increment_version_3_of_3(name, overload):
    table = find_schema_or_throw(name, overload).table

    def kernel(ks, a, b, c):
        ks &= AFTER_ADINPLACEORVIEW
        table[ks](ks, a, b, c)
        increment_version(c)
        return c

    return named(kernel, name, overload)


def increment_version_3_of_3_guarded(name, overload):
    table = find_schema_or_throw(name, overload).table

    def kernel(ks, a, b, c):
        ks &= AFTER_ADINPLACEORVIEW
        with AutoDispatchBelowADInplaceOrView():
            table[ks](ks, a, b, c)
        increment_version(c)
        return c

    return named(kernel, name, overload)


def increment_version_1_of_4(name, overload):
    table = find_schema_or_throw(name, overload).table

    def kernel(ks, a, b, c, d):
        ks &= AFTER_ADINPLACEORVIEW
        table[ks](ks, a, b, c, d)
        increment_version(a)
        return a

    return named(kernel, name, overload)


def increment_version_1_of_4_guarded(name, overload):
    table = find_schema_or_throw(name, overload).table

    def kernel(ks, a, b, c, d):
        ks &= AFTER_ADINPLACEORVIEW
        with AutoDispatchBelowADInplaceOrView():
            table[ks](ks, a, b, c, d)
        increment_version(a)
        return a

    return named(kernel, name, overload)


def increment_version_4_of_4(name, overload):
    table = find_schema_or_throw(name, overload).table

    def kernel(ks, a, b, c, d):
        ks &= AFTER_ADINPLACEORVIEW
        table[ks](ks, a, b, c, d)
        increment_version(d)
        return d

    return named(kernel, name, overload)


def increment_version_4_of_4_guarded(name, overload):
    table = find_schema_or_throw(name, overload).table

    def kernel(ks, a, b, c, d):
        ks &= AFTER_ADINPLACEORVIEW
        with AutoDispatchBelowADInplaceOrView():
            table[ks](ks, a, b, c, d)
        increment_version(d)
        return d

    return named(kernel, name, overload)


def increment_version_1_of_5(name, overload):
    table = find_schema_or_throw(name, overload).table

    def kernel(ks, a, b, c, d, e):
        ks &= AFTER_ADINPLACEORVIEW
        table[ks](ks, a, b, c, d, e)
        increment_version(a)
        return a

    return named(kernel, name, overload)


def increment_version_1_of_5_guarded(name, overload):
    table = find_schema_or_throw(name, overload).table

    def kernel(ks, a, b, c, d, e):
        ks &= AFTER_ADINPLACEORVIEW
        with AutoDispatchBelowADInplaceOrView():
            table[ks](ks, a, b, c, d, e)
        increment_version(a)
        return a

    return named(kernel, name, overload)


def increment_version_5_of_5(name, overload):
    table = find_schema_or_throw(name, overload).table

    def kernel(ks, a, b, c, d, e):
        ks &= AFTER_ADINPLACEORVIEW
        table[ks](ks, a, b, c, d, e)
        increment_version(e)
        return e

    return named(kernel, name, overload)


def increment_version_5_of_5_guarded(name, overload):
    table = find_schema_or_throw(name, overload).table

    def kernel(ks, a, b, c, d, e):
        ks &= AFTER_ADINPLACEORVIEW
        with AutoDispatchBelowADInplaceOrView():
            table[ks](ks, a, b, c, d, e)
        increment_version(e)
        return e

    return named(kernel, name, overload)


def increment_version_1_of_6(name, overload):
    table = find_schema_or_throw(name, overload).table

    def kernel(ks, a, b, c, d, e, f):
        ks &= AFTER_ADINPLACEORVIEW
        table[ks](ks, a, b, c, d, e, f)
        increment_version(a)
        return a

    return named(kernel, name, overload)


def increment_version_1_of_6_guarded(name, overload):
    table = find_schema_or_throw(name, overload).table

    def kernel(ks, a, b, c, d, e, f):
        ks &= AFTER_ADINPLACEORVIEW
        with AutoDispatchBelowADInplaceOrView():
            table[ks](ks, a, b, c, d, e, f)
        increment_version(a)
        return a

    return named(kernel, name, overload)


def increment_version_6_of_6(name, overload):
    table = find_schema_or_throw(name, overload).table

    def kernel(ks, a, b, c, d, e, f):
        ks &= AFTER_ADINPLACEORVIEW
        table[ks](ks, a, b, c, d, e, f)
        increment_version(f)
        return f

    return named(kernel, name, overload)


def increment_version_6_of_6_guarded(name, overload):
    table = find_schema_or_throw(name, overload).table

    def kernel(ks, a, b, c, d, e, f):
        ks &= AFTER_ADINPLACEORVIEW
        with AutoDispatchBelowADInplaceOrView():
            table[ks](ks, a, b, c, d, e, f)
        increment_version(f)
        return f

    return named(kernel, name, overload)


def increment_version_7_of_7(name, overload):
    table = find_schema_or_throw(name, overload).table

    def kernel(ks, a, b, c, d, e, f, g):
        ks &= AFTER_ADINPLACEORVIEW
        table[ks](ks, a, b, c, d, e, f, g)
        increment_version(g)
        return g

    return named(kernel, name, overload)


def increment_version_7_of_7_guarded(name, overload):
    table = find_schema_or_throw(name, overload).table

    def kernel(ks, a, b, c, d, e, f, g):
        ks &= AFTER_ADINPLACEORVIEW
        with AutoDispatchBelowADInplaceOrView():
            table[ks](ks, a, b, c, d, e, f, g)
        increment_version(g)
        return g

    return named(kernel, name, overload)


def increment_version_8_of_8(name, overload):
    table = find_schema_or_throw(name, overload).table

    def kernel(ks, a, b, c, d, e, f, g, h):
        ks &= AFTER_ADINPLACEORVIEW
        table[ks](ks, a, b, c, d, e, f, g, h)
        increment_version(h)
        return h

    return named(kernel, name, overload)


def increment_version_8_of_8_guarded(name, overload):
    table = find_schema_or_throw(name, overload).table

    def kernel(ks, a, b, c, d, e, f, g, h):
        ks &= AFTER_ADINPLACEORVIEW
        with AutoDispatchBelowADInplaceOrView():
            table[ks](ks, a, b, c, d, e, f, g, h)
        increment_version(h)
        return h

    return named(kernel, name, overload)


def increment_version_9_of_9(name, overload):
    table = find_schema_or_throw(name, overload).table

    def kernel(ks, a, b, c, d, e, f, g, h, i):
        ks &= AFTER_ADINPLACEORVIEW
        table[ks](ks, a, b, c, d, e, f, g, h, i)
        increment_version(i)
        return i

    return named(kernel, name, overload)


def max_dim_max(ks, self, dim, keepdim, max, max_values):  # max.dim_max(Tensor self, int dim, bool keepdim=False, *, Tensor(a!) max, Tensor(b!) max_values) -> (Tensor(a!) values, Tensor(b!) indices)
    ks &= AFTER_ADINPLACEORVIEW
    _max_dim_max_table[ks](ks, self, dim, keepdim, max, max_values)
    increment_version(max)
    increment_version(max_values)
    return max, max_values


def min_dim_min(ks, self, dim, keepdim, min, min_indices):  # min.dim_min(Tensor self, int dim, bool keepdim=False, *, Tensor(a!) min, Tensor(b!) min_indices) -> (Tensor(a!) values, Tensor(b!) indices)
    ks &= AFTER_ADINPLACEORVIEW
    _min_dim_min_table[ks](ks, self, dim, keepdim, min, min_indices)
    increment_version(min)
    increment_version(min_indices)
    return min, min_indices


def t(ks, self):  # t(Tensor(a) self) -> Tensor(a)
    ks &= AFTER_ADINPLACEORVIEW
    result = _t_table[ks](ks, self)
    return as_view(self, result)


def transpose_int(ks, self, dim0, dim1):  # transpose.int(Tensor(a) self, int dim0, int dim1) -> Tensor(a)
    ks &= AFTER_ADINPLACEORVIEW
    result = _transpose_int_table[ks](ks, self, dim0, dim1)
    return as_view(self, result)


def permute(ks, self, dims):  # permute(Tensor(a) self, int[] dims) -> Tensor(a)
    ks &= AFTER_ADINPLACEORVIEW
    result = _permute_table[ks](ks, self, dims)
    return as_view(self, result)


def view(ks, self, size):  # view(Tensor(a) self, SymInt[] size) -> Tensor(a)
    ks &= AFTER_ADINPLACEORVIEW
    result = _view_table[ks](ks, self, size)
    return as_view(self, result)


def _reshape_alias(ks, self, size, stride):  # _reshape_alias(Tensor(a) self, SymInt[] size, SymInt[] stride) -> Tensor(a)
    ks &= AFTER_ADINPLACEORVIEW
    result = __reshape_alias_table[ks](ks, self, size, stride)
    return as_view(self, result)


def as_strided(ks, self, size, stride, storage_offset):  # as_strided(Tensor(a) self, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None) -> Tensor(a)
    ks &= AFTER_ADINPLACEORVIEW
    result = _as_strided_table[ks](ks, self, size, stride, storage_offset)
    return as_view(self, result)


def expand(ks, self, size, implicit):  # expand(Tensor(a) self, SymInt[] size, *, bool implicit=False) -> Tensor(a)
    ks &= AFTER_ADINPLACEORVIEW
    result = _expand_table[ks](ks, self, size, implicit)
    return as_view(self, result)


def squeeze(ks, self):  # squeeze(Tensor(a) self) -> Tensor(a)
    ks &= AFTER_ADINPLACEORVIEW
    result = _squeeze_table[ks](ks, self)
    return as_view(self, result)


def squeeze_dim(ks, self, dim):  # squeeze.dim(Tensor(a) self, int dim) -> Tensor(a)
    ks &= AFTER_ADINPLACEORVIEW
    result = _squeeze_dim_table[ks](ks, self, dim)
    return as_view(self, result)


def squeeze_dims(ks, self, dim):  # squeeze.dims(Tensor(a) self, int[] dim) -> Tensor(a)
    ks &= AFTER_ADINPLACEORVIEW
    result = _squeeze_dims_table[ks](ks, self, dim)
    return as_view(self, result)


def unsqueeze(ks, self, dim):  # unsqueeze(Tensor(a) self, int dim) -> Tensor(a)
    ks &= AFTER_ADINPLACEORVIEW
    result = _unsqueeze_table[ks](ks, self, dim)
    return as_view(self, result)


def select_int(ks, self, dim, index):  # select.int(Tensor(a) self, int dim, SymInt index) -> Tensor(a)
    ks &= AFTER_ADINPLACEORVIEW
    result = _select_int_table[ks](ks, self, dim, index)
    return as_view(self, result)


def slice_Tensor(ks, self, dim, start, end, step):  # slice.Tensor(Tensor(a) self, int dim=0, SymInt? start=None, SymInt? end=None, SymInt step=1) -> Tensor(a)
    ks &= AFTER_ADINPLACEORVIEW
    result = _slice_Tensor_table[ks](ks, self, dim, start, end, step)
    return as_view(self, result)


def diagonal(ks, self, offset, dim1, dim2):  # diagonal(Tensor(a) self, int offset=0, int dim1=0, int dim2=1) -> Tensor(a)
    ks &= AFTER_ADINPLACEORVIEW
    result = _diagonal_table[ks](ks, self, offset, dim1, dim2)
    return as_view(self, result)


def alias(ks, self):  # alias(Tensor(a) self) -> Tensor(a)
    ks &= AFTER_ADINPLACEORVIEW
    result = _alias_table[ks](ks, self)
    return as_view(self, result)


def lift_fresh(ks, self):  # lift_fresh(Tensor(a) self) -> Tensor(a)
    ks &= AFTER_ADINPLACEORVIEW
    result = _lift_fresh_table[ks](ks, self)
    return as_view(self, result)


def unbind_int(ks, self, dim):  # unbind.int(Tensor(a -> *) self, int dim=0) -> Tensor(a)[]
    ks &= AFTER_ADINPLACEORVIEW
    result = _unbind_int_table[ks](ks, self, dim)
    return as_view_list(self, result)


def split_Tensor(ks, self, split_size, dim):  # split.Tensor(Tensor(a -> *) self, SymInt split_size, int dim=0) -> Tensor(a)[]
    ks &= AFTER_ADINPLACEORVIEW
    result = _split_Tensor_table[ks](ks, self, split_size, dim)
    return as_view_list(self, result)


def split_with_sizes(ks, self, split_sizes, dim):  # split_with_sizes(Tensor(a -> *) self, SymInt[] split_sizes, int dim=0) -> Tensor(a)[]
    ks &= AFTER_ADINPLACEORVIEW
    result = _split_with_sizes_table[ks](ks, self, split_sizes, dim)
    return as_view_list(self, result)


def frexp_Tensor_out(ks, self, mantissa, exponent):  # frexp.Tensor_out(Tensor self, *, Tensor(a!) mantissa, Tensor(b!) exponent) -> (Tensor(a!) mantissa, Tensor(b!) exponent)
    ks &= AFTER_ADINPLACEORVIEW
    _frexp_Tensor_out_table[ks](ks, self, mantissa, exponent)
    increment_version(mantissa)
    increment_version(exponent)
    return mantissa, exponent


def log_sigmoid_forward_output(ks, self, output, buffer):  # log_sigmoid_forward.output(Tensor self, *, Tensor(a!) output, Tensor(b!) buffer) -> (Tensor(a!), Tensor(b!))
    ks &= AFTER_ADINPLACEORVIEW
    _log_sigmoid_forward_output_table[ks](ks, self, output, buffer)
    increment_version(output)
    increment_version(buffer)
    return output, buffer


def rrelu_with_noise(ks, self, noise, lower, upper, training, generator):  # rrelu_with_noise(Tensor self, Tensor(b!) noise, Scalar lower=0.125, Scalar upper=0.3333333333333333, bool training=False, Generator? generator=None) -> Tensor
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        result = _rrelu_with_noise_table[ks](ks, self, noise, lower, upper, training, generator)
    return result


def nll_loss_forward_output(ks, self, target, weight, reduction, ignore_index, output, total_weight):  # nll_loss_forward.output(Tensor self, Tensor target, Tensor? weight, int reduction, SymInt ignore_index, *, Tensor(a!) output, Tensor(b!) total_weight) -> (Tensor(a!), Tensor(b!))
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _nll_loss_forward_output_table[ks](ks, self, target, weight, reduction, ignore_index, output, total_weight)
    increment_version(output)
    increment_version(total_weight)
    return output, total_weight


def nll_loss2d_forward_output(ks, self, target, weight, reduction, ignore_index, output, total_weight):  # nll_loss2d_forward.output(Tensor self, Tensor target, Tensor? weight, int reduction, SymInt ignore_index, *, Tensor(a!) output, Tensor(b!) total_weight) -> (Tensor(a!), Tensor(b!))
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _nll_loss2d_forward_output_table[ks](ks, self, target, weight, reduction, ignore_index, output, total_weight)
    increment_version(output)
    increment_version(total_weight)
    return output, total_weight


def multilabel_margin_loss_forward_output(ks, self, target, reduction, output, is_target):  # multilabel_margin_loss_forward.output(Tensor self, Tensor target, int reduction, *, Tensor(a!) output, Tensor(b!) is_target) -> (Tensor(a!), Tensor(b!))
    ks &= AFTER_ADINPLACEORVIEW
    _multilabel_margin_loss_forward_output_table[ks](ks, self, target, reduction, output, is_target)
    increment_version(output)
    increment_version(is_target)
    return output, is_target


def aminmax_out(ks, self, dim, keepdim, min, max):  # aminmax.out(Tensor self, *, int? dim=None, bool keepdim=False, Tensor(a!) min, Tensor(b!) max) -> (Tensor(a!) min, Tensor(b!) max)
    ks &= AFTER_ADINPLACEORVIEW
    _aminmax_out_table[ks](ks, self, dim, keepdim, min, max)
    increment_version(min)
    increment_version(max)
    return min, max


def cummax_out(ks, self, dim, values, indices):  # cummax.out(Tensor self, int dim, *, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices)
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _cummax_out_table[ks](ks, self, dim, values, indices)
    increment_version(values)
    increment_version(indices)
    return values, indices


def _cummax_helper(ks, self, values, indices, dim):  # _cummax_helper(Tensor self, Tensor(a!) values, Tensor(b!) indices, int dim) -> ()
    ks &= AFTER_ADINPLACEORVIEW
    __cummax_helper_table[ks](ks, self, values, indices, dim)
    increment_version(values)
    increment_version(indices)
    return None


def cummin_out(ks, self, dim, values, indices):  # cummin.out(Tensor self, int dim, *, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices)
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _cummin_out_table[ks](ks, self, dim, values, indices)
    increment_version(values)
    increment_version(indices)
    return values, indices


def _cummin_helper(ks, self, values, indices, dim):  # _cummin_helper(Tensor self, Tensor(a!) values, Tensor(b!) indices, int dim) -> ()
    ks &= AFTER_ADINPLACEORVIEW
    __cummin_helper_table[ks](ks, self, values, indices, dim)
    increment_version(values)
    increment_version(indices)
    return None


def sort_values(ks, self, dim, descending, values, indices):  # sort.values(Tensor self, int dim=-1, bool descending=False, *, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices)
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _sort_values_table[ks](ks, self, dim, descending, values, indices)
    increment_version(values)
    increment_version(indices)
    return values, indices


def sort_values_stable(ks, self, stable, dim, descending, values, indices):  # sort.values_stable(Tensor self, *, bool? stable, int dim=-1, bool descending=False, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices)
    ks &= AFTER_ADINPLACEORVIEW
    _sort_values_stable_table[ks](ks, self, stable, dim, descending, values, indices)
    increment_version(values)
    increment_version(indices)
    return values, indices


def topk_values(ks, self, k, dim, largest, sorted, values, indices):  # topk.values(Tensor self, SymInt k, int dim=-1, bool largest=True, bool sorted=True, *, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices)
    ks &= AFTER_ADINPLACEORVIEW
    _topk_values_table[ks](ks, self, k, dim, largest, sorted, values, indices)
    increment_version(values)
    increment_version(indices)
    return values, indices


def kthvalue_values(ks, self, k, dim, keepdim, values, indices):  # kthvalue.values(Tensor self, SymInt k, int dim=-1, bool keepdim=False, *, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices)
    ks &= AFTER_ADINPLACEORVIEW
    _kthvalue_values_table[ks](ks, self, k, dim, keepdim, values, indices)
    increment_version(values)
    increment_version(indices)
    return values, indices


def median_dim_values(ks, self, dim, keepdim, values, indices):  # median.dim_values(Tensor self, int dim, bool keepdim=False, *, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices)
    ks &= AFTER_ADINPLACEORVIEW
    _median_dim_values_table[ks](ks, self, dim, keepdim, values, indices)
    increment_version(values)
    increment_version(indices)
    return values, indices


def nanmedian_dim_values(ks, self, dim, keepdim, values, indices):  # nanmedian.dim_values(Tensor self, int dim, bool keepdim=False, *, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices)
    ks &= AFTER_ADINPLACEORVIEW
    _nanmedian_dim_values_table[ks](ks, self, dim, keepdim, values, indices)
    increment_version(values)
    increment_version(indices)
    return values, indices


def mode_values(ks, self, dim, keepdim, values, indices):  # mode.values(Tensor self, int dim=-1, bool keepdim=False, *, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices)
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _mode_values_table[ks](ks, self, dim, keepdim, values, indices)
    increment_version(values)
    increment_version(indices)
    return values, indices


def histogram_bins_tensor_out(ks, self, bins, weight, density, hist, bin_edges):  # histogram.bins_tensor_out(Tensor self, Tensor bins, *, Tensor? weight=None, bool density=False, Tensor(a!) hist, Tensor(b!) bin_edges) -> (Tensor(a!) hist, Tensor(b!) bin_edges)
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _histogram_bins_tensor_out_table[ks](ks, self, bins, weight, density, hist, bin_edges)
    increment_version(hist)
    increment_version(bin_edges)
    return hist, bin_edges


def histogram_bin_ct_out(ks, self, bins, range, weight, density, hist, bin_edges):  # histogram.bin_ct_out(Tensor self, int bins=100, *, float[]? range=None, Tensor? weight=None, bool density=False, Tensor(a!) hist, Tensor(b!) bin_edges) -> (Tensor(a!) hist, Tensor(b!) bin_edges)
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _histogram_bin_ct_out_table[ks](ks, self, bins, range, weight, density, hist, bin_edges)
    increment_version(hist)
    increment_version(bin_edges)
    return hist, bin_edges


def linalg_lu_factor_ex_out(ks, A, pivot, check_errors, LU, pivots, info):  # linalg_lu_factor_ex.out(Tensor A, *, bool pivot=True, bool check_errors=False, Tensor(a!) LU, Tensor(b!) pivots, Tensor(c!) info) -> (Tensor(a!) LU, Tensor(b!) pivots, Tensor(c!) info)
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _linalg_lu_factor_ex_out_table[ks](ks, A, pivot, check_errors, LU, pivots, info)
    increment_version(LU)
    increment_version(pivots)
    increment_version(info)
    return LU, pivots, info


def linalg_lu_out(ks, A, pivot, P, L, U):  # linalg_lu.out(Tensor A, *, bool pivot=True, Tensor(a!) P, Tensor(b!) L, Tensor(c!) U) -> (Tensor(a!) P, Tensor(b!) L, Tensor(c!) U)
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _linalg_lu_out_table[ks](ks, A, pivot, P, L, U)
    increment_version(P)
    increment_version(L)
    increment_version(U)
    return P, L, U


def lu_unpack_out(ks, LU_data, LU_pivots, unpack_data, unpack_pivots, P, L, U):  # lu_unpack.out(Tensor LU_data, Tensor LU_pivots, bool unpack_data=True, bool unpack_pivots=True, *, Tensor(a!) P, Tensor(b!) L, Tensor(c!) U) -> (Tensor(a!) P, Tensor(b!) L, Tensor(c!) U)
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _lu_unpack_out_table[ks](ks, LU_data, LU_pivots, unpack_data, unpack_pivots, P, L, U)
    increment_version(P)
    increment_version(L)
    increment_version(U)
    return P, L, U


def linalg_ldl_factor_ex_out(ks, self, hermitian, check_errors, LD, pivots, info):  # linalg_ldl_factor_ex.out(Tensor self, *, bool hermitian=False, bool check_errors=False, Tensor(a!) LD, Tensor(b!) pivots, Tensor(c!) info) -> (Tensor(a!) LD, Tensor(b!) pivots, Tensor(c!) info)
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _linalg_ldl_factor_ex_out_table[ks](ks, self, hermitian, check_errors, LD, pivots, info)
    increment_version(LD)
    increment_version(pivots)
    increment_version(info)
    return LD, pivots, info


def _linalg_solve_ex_result(ks, A, B, left, check_errors, result, LU, pivots, info):  # _linalg_solve_ex.result(Tensor A, Tensor B, *, bool left=True, bool check_errors=False, Tensor(a!) result, Tensor(b!) LU, Tensor(c!) pivots, Tensor(d!) info) -> (Tensor(a!) result, Tensor(b!) LU, Tensor(c!) pivots, Tensor(d!) info)
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        __linalg_solve_ex_result_table[ks](ks, A, B, left, check_errors, result, LU, pivots, info)
    increment_version(result)
    increment_version(LU)
    increment_version(pivots)
    increment_version(info)
    return result, LU, pivots, info


def linalg_inv_ex_inverse(ks, A, check_errors, inverse, info):  # linalg_inv_ex.inverse(Tensor A, *, bool check_errors=False, Tensor(a!) inverse, Tensor(b!) info) -> (Tensor(a!) inverse, Tensor(b!) info)
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _linalg_inv_ex_inverse_table[ks](ks, A, check_errors, inverse, info)
    increment_version(inverse)
    increment_version(info)
    return inverse, info


def triangular_solve_X(ks, self, A, upper, transpose, unitriangular, X, M):  # triangular_solve.X(Tensor self, Tensor A, bool upper=True, bool transpose=False, bool unitriangular=False, *, Tensor(a!) X, Tensor(b!) M) -> (Tensor(a!) solution, Tensor(b!) cloned_coefficient)
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _triangular_solve_X_table[ks](ks, self, A, upper, transpose, unitriangular, X, M)
    increment_version(X)
    increment_version(M)
    return X, M


def _linalg_det_result(ks, A, result, LU, pivots):  # _linalg_det.result(Tensor A, *, Tensor(a!) result, Tensor(b!) LU, Tensor(c!) pivots) -> (Tensor(a!) result, Tensor(b!) LU, Tensor(c!) pivots)
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        __linalg_det_result_table[ks](ks, A, result, LU, pivots)
    increment_version(result)
    increment_version(LU)
    increment_version(pivots)
    return result, LU, pivots


def _linalg_slogdet_sign(ks, A, sign, logabsdet, LU, pivots):  # _linalg_slogdet.sign(Tensor A, *, Tensor(a!) sign, Tensor(b!) logabsdet, Tensor(c!) LU, Tensor(d!) pivots) -> (Tensor(a!) sign, Tensor(b!) logabsdet, Tensor(c!) LU, Tensor(d!) pivots)
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        __linalg_slogdet_sign_table[ks](ks, A, sign, logabsdet, LU, pivots)
    increment_version(sign)
    increment_version(logabsdet)
    increment_version(LU)
    increment_version(pivots)
    return sign, logabsdet, LU, pivots


def linalg_cholesky_ex_L(ks, self, upper, check_errors, L, info):  # linalg_cholesky_ex.L(Tensor self, *, bool upper=False, bool check_errors=False, Tensor(a!) L, Tensor(b!) info) -> (Tensor(a!) L, Tensor(b!) info)
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _linalg_cholesky_ex_L_table[ks](ks, self, upper, check_errors, L, info)
    increment_version(L)
    increment_version(info)
    return L, info


def linalg_qr_out(ks, A, mode, Q, R):  # linalg_qr.out(Tensor A, str mode='reduced', *, Tensor(a!) Q, Tensor(b!) R) -> (Tensor(a!) Q, Tensor(b!) R)
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _linalg_qr_out_table[ks](ks, A, mode, Q, R)
    increment_version(Q)
    increment_version(R)
    return Q, R


def geqrf_a(ks, self, a, tau):  # geqrf.a(Tensor self, *, Tensor(a!) a, Tensor(b!) tau) -> (Tensor(a!) a, Tensor(b!) tau)
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _geqrf_a_table[ks](ks, self, a, tau)
    increment_version(a)
    increment_version(tau)
    return a, tau


def _linalg_svd_U(ks, A, full_matrices, compute_uv, driver, U, S, Vh):  # _linalg_svd.U(Tensor A, bool full_matrices=False, bool compute_uv=True, *, str? driver=None, Tensor(a!) U, Tensor(b!) S, Tensor(c!) Vh) -> (Tensor(a!) U, Tensor(b!) S, Tensor(c!) Vh)
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        __linalg_svd_U_table[ks](ks, A, full_matrices, compute_uv, driver, U, S, Vh)
    increment_version(U)
    increment_version(S)
    increment_version(Vh)
    return U, S, Vh


def _linalg_eigh_eigenvalues(ks, A, UPLO, compute_v, eigenvalues, eigenvectors):  # _linalg_eigh.eigenvalues(Tensor A, str UPLO="L", bool compute_v=True, *, Tensor(a!) eigenvalues, Tensor(b!) eigenvectors) -> (Tensor(a!) eigenvalues, Tensor(b!) eigenvectors)
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        __linalg_eigh_eigenvalues_table[ks](ks, A, UPLO, compute_v, eigenvalues, eigenvectors)
    increment_version(eigenvalues)
    increment_version(eigenvectors)
    return eigenvalues, eigenvectors


def linalg_eig_out(ks, self, eigenvalues, eigenvectors):  # linalg_eig.out(Tensor self, *, Tensor(a!) eigenvalues, Tensor(b!) eigenvectors) -> (Tensor(a!) eigenvalues, Tensor(b!) eigenvectors)
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _linalg_eig_out_table[ks](ks, self, eigenvalues, eigenvectors)
    increment_version(eigenvalues)
    increment_version(eigenvectors)
    return eigenvalues, eigenvectors


def linalg_lstsq_out(ks, self, b, rcond, driver, solution, residuals, rank, singular_values):  # linalg_lstsq.out(Tensor self, Tensor b, float? rcond=None, *, str? driver=None, Tensor(a!) solution, Tensor(b!) residuals, Tensor(c!) rank, Tensor(d!) singular_values) -> (Tensor(a!) solution, Tensor(b!) residuals, Tensor(c!) rank, Tensor(d!) singular_values)
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _linalg_lstsq_out_table[ks](ks, self, b, rcond, driver, solution, residuals, rank, singular_values)
    increment_version(solution)
    increment_version(residuals)
    increment_version(rank)
    increment_version(singular_values)
    return solution, residuals, rank, singular_values


def unfold(ks, self, dimension, size, step):  # unfold(Tensor(a) self, int dimension, int size, int step) -> Tensor(a)
    ks &= AFTER_ADINPLACEORVIEW
    result = _unfold_table[ks](ks, self, dimension, size, step)
    return as_view(self, result)


def split_copy_Tensor_out(ks, self, split_size, dim, out):  # split_copy.Tensor_out(Tensor self, SymInt split_size, int dim=0, *, Tensor(a!)[] out) -> ()
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _split_copy_Tensor_out_table[ks](ks, self, split_size, dim, out)
    for t in out:
        increment_version(t)
    return None


def split_with_sizes_copy_out(ks, self, split_sizes, dim, out):  # split_with_sizes_copy.out(Tensor self, SymInt[] split_sizes, int dim=0, *, Tensor(a!)[] out) -> ()
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _split_with_sizes_copy_out_table[ks](ks, self, split_sizes, dim, out)
    for t in out:
        increment_version(t)
    return None


def unbind_copy_int_out(ks, self, dim, out):  # unbind_copy.int_out(Tensor self, int dim=0, *, Tensor(a!)[] out) -> ()
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _unbind_copy_int_out_table[ks](ks, self, dim, out)
    for t in out:
        increment_version(t)
    return None


def max_pool2d_with_indices_out(ks, self, kernel_size, stride, padding, dilation, ceil_mode, out, indices):  # max_pool2d_with_indices.out(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, int[2] dilation=1, bool ceil_mode=False, *, Tensor(a!) out, Tensor(b!) indices) -> (Tensor(a!), Tensor(b!))
    ks &= AFTER_ADINPLACEORVIEW
    _max_pool2d_with_indices_out_table[ks](ks, self, kernel_size, stride, padding, dilation, ceil_mode, out, indices)
    increment_version(out)
    increment_version(indices)
    return out, indices


def max_pool3d_with_indices_out(ks, self, kernel_size, stride, padding, dilation, ceil_mode, out, indices):  # max_pool3d_with_indices.out(Tensor self, int[3] kernel_size, int[3] stride=[], int[3] padding=0, int[3] dilation=1, bool ceil_mode=False, *, Tensor(a!) out, Tensor(b!) indices) -> (Tensor(a!), Tensor(b!))
    ks &= AFTER_ADINPLACEORVIEW
    _max_pool3d_with_indices_out_table[ks](ks, self, kernel_size, stride, padding, dilation, ceil_mode, out, indices)
    increment_version(out)
    increment_version(indices)
    return out, indices


def adaptive_max_pool2d_out(ks, self, output_size, out, indices):  # adaptive_max_pool2d.out(Tensor self, int[2] output_size, *, Tensor(a!) out, Tensor(b!) indices) -> (Tensor(a!), Tensor(b!))
    ks &= AFTER_ADINPLACEORVIEW
    _adaptive_max_pool2d_out_table[ks](ks, self, output_size, out, indices)
    increment_version(out)
    increment_version(indices)
    return out, indices


def adaptive_max_pool3d_out(ks, self, output_size, out, indices):  # adaptive_max_pool3d.out(Tensor self, int[3] output_size, *, Tensor(a!) out, Tensor(b!) indices) -> (Tensor(a!), Tensor(b!))
    ks &= AFTER_ADINPLACEORVIEW
    _adaptive_max_pool3d_out_table[ks](ks, self, output_size, out, indices)
    increment_version(out)
    increment_version(indices)
    return out, indices


def fractional_max_pool2d_output(ks, self, kernel_size, output_size, random_samples, output, indices):  # fractional_max_pool2d.output(Tensor self, int[2] kernel_size, int[2] output_size, Tensor random_samples, *, Tensor(a!) output, Tensor(b!) indices) -> (Tensor(a!), Tensor(b!))
    ks &= AFTER_ADINPLACEORVIEW
    _fractional_max_pool2d_output_table[ks](ks, self, kernel_size, output_size, random_samples, output, indices)
    increment_version(output)
    increment_version(indices)
    return output, indices


def fractional_max_pool3d_output(ks, self, kernel_size, output_size, random_samples, output, indices):  # fractional_max_pool3d.output(Tensor self, int[3] kernel_size, int[3] output_size, Tensor random_samples, *, Tensor(a!) output, Tensor(b!) indices) -> (Tensor(a!), Tensor(b!))
    ks &= AFTER_ADINPLACEORVIEW
    _fractional_max_pool3d_output_table[ks](ks, self, kernel_size, output_size, random_samples, output, indices)
    increment_version(output)
    increment_version(indices)
    return output, indices


def native_batch_norm_out(ks, input, weight, bias, running_mean, running_var, training, momentum, eps, out, save_mean, save_invstd):  # native_batch_norm.out(Tensor input, Tensor? weight, Tensor? bias, Tensor? running_mean, Tensor? running_var, bool training, float momentum, float eps, *, Tensor(a!) out, Tensor(b!) save_mean, Tensor(c!) save_invstd) -> (Tensor(a!), Tensor(b!), Tensor(c!))
    ks &= AFTER_ADINPLACEORVIEW
    _native_batch_norm_out_table[ks](ks, input, weight, bias, running_mean, running_var, training, momentum, eps, out, save_mean, save_invstd)
    increment_version(out)
    increment_version(save_mean)
    increment_version(save_invstd)
    return out, save_mean, save_invstd


def _native_batch_norm_legit(ks, input, weight, bias, running_mean, running_var, training, momentum, eps):  # _native_batch_norm_legit(Tensor input, Tensor? weight, Tensor? bias, Tensor(a!) running_mean, Tensor(b!) running_var, bool training, float momentum, float eps) -> (Tensor, Tensor, Tensor)
    ks &= AFTER_ADINPLACEORVIEW
    result0, result1, result2 = __native_batch_norm_legit_table[ks](ks, input, weight, bias, running_mean, running_var, training, momentum, eps)
    return result0, result1, result2


def _native_batch_norm_legit_out(ks, input, weight, bias, running_mean, running_var, training, momentum, eps, out, save_mean, save_invstd):  # _native_batch_norm_legit.out(Tensor input, Tensor? weight, Tensor? bias, Tensor(a!) running_mean, Tensor(b!) running_var, bool training, float momentum, float eps, *, Tensor(d!) out, Tensor(e!) save_mean, Tensor(f!) save_invstd) -> (Tensor(d!), Tensor(e!), Tensor(f!))
    ks &= AFTER_ADINPLACEORVIEW
    __native_batch_norm_legit_out_table[ks](ks, input, weight, bias, running_mean, running_var, training, momentum, eps, out, save_mean, save_invstd)
    increment_version(out)
    increment_version(save_mean)
    increment_version(save_invstd)
    return out, save_mean, save_invstd


def _native_batch_norm_legit_no_stats_out(ks, input, weight, bias, training, momentum, eps, out, save_mean, save_invstd):  # _native_batch_norm_legit.no_stats_out(Tensor input, Tensor? weight, Tensor? bias, bool training, float momentum, float eps, *, Tensor(a!) out, Tensor(b!) save_mean, Tensor(c!) save_invstd) -> (Tensor(a!), Tensor(b!), Tensor(c!))
    ks &= AFTER_ADINPLACEORVIEW
    __native_batch_norm_legit_no_stats_out_table[ks](ks, input, weight, bias, training, momentum, eps, out, save_mean, save_invstd)
    increment_version(out)
    increment_version(save_mean)
    increment_version(save_invstd)
    return out, save_mean, save_invstd


def values(ks, self):  # values(Tensor(a) self) -> Tensor(a)
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        result = _values_table[ks](ks, self)
    return as_view(self, result)


def _sparse_broadcast_to(ks, self, size):  # _sparse_broadcast_to(Tensor(a) self, int[] size) -> Tensor(a)
    ks &= AFTER_ADINPLACEORVIEW
    result = __sparse_broadcast_to_table[ks](ks, self, size)
    return as_view(self, result)


def _fused_moving_avg_obs_fq_helper(ks, self, observer_on, fake_quant_on, running_min, running_max, scale, zero_point, averaging_const, quant_min, quant_max, ch_axis, per_row_fake_quant, symmetric_quant):  # _fused_moving_avg_obs_fq_helper(Tensor self, Tensor observer_on, Tensor fake_quant_on, Tensor(a!) running_min, Tensor(b!) running_max, Tensor(c!) scale, Tensor(d!) zero_point, float averaging_const, int quant_min, int quant_max, int ch_axis, bool per_row_fake_quant=False, bool symmetric_quant=False) -> (Tensor output, Tensor mask)
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        output, mask = __fused_moving_avg_obs_fq_helper_table[ks](ks, self, observer_on, fake_quant_on, running_min, running_max, scale, zero_point, averaging_const, quant_min, quant_max, ch_axis, per_row_fake_quant, symmetric_quant)
    return output, mask


zeros_out = increment_version_2_of_2_guarded("aten::zeros", "out")
ones_out = increment_version_2_of_2_guarded("aten::ones", "out")
full_out = increment_version_3_of_3_guarded("aten::full", "out")
arange_out = increment_version_2_of_2("aten::arange", "out")
arange_start_out = increment_version_4_of_4("aten::arange", "start_out")
add__Tensor = increment_version_1_of_3("aten::add_", "Tensor")
add_out = increment_version_4_of_4("aten::add", "out")
add__Scalar = increment_version_1_of_3_guarded("aten::add_", "Scalar")
sub__Tensor = increment_version_1_of_3("aten::sub_", "Tensor")
sub_out = increment_version_4_of_4("aten::sub", "out")
sub__Scalar = increment_version_1_of_3_guarded("aten::sub_", "Scalar")
mul__Tensor = increment_version_1_of_2("aten::mul_", "Tensor")
mul_out = increment_version_3_of_3("aten::mul", "out")
mul__Scalar = increment_version_1_of_2_guarded("aten::mul_", "Scalar")
div__Tensor = increment_version_1_of_2("aten::div_", "Tensor")
div_out = increment_version_3_of_3("aten::div", "out")
div__Scalar = increment_version_1_of_2_guarded("aten::div_", "Scalar")
pow__Tensor = increment_version_1_of_2("aten::pow_", "Tensor")
pow_Tensor_Tensor_out = increment_version_3_of_3("aten::pow", "Tensor_Tensor_out")
pow_Scalar_out = increment_version_3_of_3_guarded("aten::pow", "Scalar_out")
pow__Scalar = increment_version_1_of_2_guarded("aten::pow_", "Scalar")
pow_Tensor_Scalar_out = increment_version_3_of_3_guarded("aten::pow", "Tensor_Scalar_out")
maximum_out = increment_version_3_of_3("aten::maximum", "out")
minimum_out = increment_version_3_of_3("aten::minimum", "out")
logical_and_ = increment_version_1_of_2("aten::logical_and_", "")
logical_and_out = increment_version_3_of_3("aten::logical_and", "out")
logical_or_ = increment_version_1_of_2("aten::logical_or_", "")
logical_or_out = increment_version_3_of_3("aten::logical_or", "out")
logical_not_ = increment_version_1_of_1("aten::logical_not_", "")
logical_not_out = increment_version_2_of_2("aten::logical_not", "out")
bitwise_and__Tensor = increment_version_1_of_2("aten::bitwise_and_", "Tensor")
bitwise_and_Tensor_out = increment_version_3_of_3("aten::bitwise_and", "Tensor_out")
bitwise_and__Scalar = increment_version_1_of_2_guarded("aten::bitwise_and_", "Scalar")
bitwise_and_Scalar_out = increment_version_3_of_3_guarded("aten::bitwise_and", "Scalar_out")
bitwise_or__Tensor = increment_version_1_of_2("aten::bitwise_or_", "Tensor")
bitwise_or_Tensor_out = increment_version_3_of_3("aten::bitwise_or", "Tensor_out")
bitwise_or__Scalar = increment_version_1_of_2_guarded("aten::bitwise_or_", "Scalar")
bitwise_or_Scalar_out = increment_version_3_of_3_guarded("aten::bitwise_or", "Scalar_out")
bitwise_xor__Tensor = increment_version_1_of_2("aten::bitwise_xor_", "Tensor")
bitwise_xor_Tensor_out = increment_version_3_of_3("aten::bitwise_xor", "Tensor_out")
bitwise_xor__Scalar = increment_version_1_of_2_guarded("aten::bitwise_xor_", "Scalar")
bitwise_xor_Scalar_out = increment_version_3_of_3_guarded("aten::bitwise_xor", "Scalar_out")
bitwise_not_ = increment_version_1_of_1("aten::bitwise_not_", "")
bitwise_not_out = increment_version_2_of_2("aten::bitwise_not", "out")
eq__Scalar = increment_version_1_of_2("aten::eq_", "Scalar")
eq_Scalar_out = increment_version_3_of_3("aten::eq", "Scalar_out")
eq__Tensor = increment_version_1_of_2("aten::eq_", "Tensor")
eq_Tensor_out = increment_version_3_of_3("aten::eq", "Tensor_out")
ne__Scalar = increment_version_1_of_2("aten::ne_", "Scalar")
ne_Scalar_out = increment_version_3_of_3("aten::ne", "Scalar_out")
ne__Tensor = increment_version_1_of_2("aten::ne_", "Tensor")
ne_Tensor_out = increment_version_3_of_3("aten::ne", "Tensor_out")
lt__Scalar = increment_version_1_of_2("aten::lt_", "Scalar")
lt_Scalar_out = increment_version_3_of_3("aten::lt", "Scalar_out")
lt__Tensor = increment_version_1_of_2("aten::lt_", "Tensor")
lt_Tensor_out = increment_version_3_of_3("aten::lt", "Tensor_out")
le__Scalar = increment_version_1_of_2("aten::le_", "Scalar")
le_Scalar_out = increment_version_3_of_3("aten::le", "Scalar_out")
le__Tensor = increment_version_1_of_2("aten::le_", "Tensor")
le_Tensor_out = increment_version_3_of_3("aten::le", "Tensor_out")
gt__Scalar = increment_version_1_of_2("aten::gt_", "Scalar")
gt_Scalar_out = increment_version_3_of_3("aten::gt", "Scalar_out")
gt__Tensor = increment_version_1_of_2("aten::gt_", "Tensor")
gt_Tensor_out = increment_version_3_of_3("aten::gt", "Tensor_out")
ge__Scalar = increment_version_1_of_2("aten::ge_", "Scalar")
ge_Scalar_out = increment_version_3_of_3("aten::ge", "Scalar_out")
ge__Tensor = increment_version_1_of_2("aten::ge_", "Tensor")
ge_Tensor_out = increment_version_3_of_3("aten::ge", "Tensor_out")
neg_ = increment_version_1_of_1("aten::neg_", "")
neg_out = increment_version_2_of_2("aten::neg", "out")
abs_ = increment_version_1_of_1("aten::abs_", "")
abs_out = increment_version_2_of_2("aten::abs", "out")
sign_ = increment_version_1_of_1("aten::sign_", "")
sign_out = increment_version_2_of_2("aten::sign", "out")
reciprocal_ = increment_version_1_of_1("aten::reciprocal_", "")
reciprocal_out = increment_version_2_of_2("aten::reciprocal", "out")
sqrt_ = increment_version_1_of_1("aten::sqrt_", "")
sqrt_out = increment_version_2_of_2("aten::sqrt", "out")
rsqrt_ = increment_version_1_of_1("aten::rsqrt_", "")
rsqrt_out = increment_version_2_of_2("aten::rsqrt", "out")
exp_ = increment_version_1_of_1("aten::exp_", "")
exp_out = increment_version_2_of_2("aten::exp", "out")
log_ = increment_version_1_of_1("aten::log_", "")
log_out = increment_version_2_of_2("aten::log", "out")
sin_ = increment_version_1_of_1("aten::sin_", "")
sin_out = increment_version_2_of_2("aten::sin", "out")
cos_ = increment_version_1_of_1("aten::cos_", "")
cos_out = increment_version_2_of_2("aten::cos", "out")
tanh_ = increment_version_1_of_1("aten::tanh_", "")
tanh_out = increment_version_2_of_2("aten::tanh", "out")
sigmoid_ = increment_version_1_of_1("aten::sigmoid_", "")
sigmoid_out = increment_version_2_of_2("aten::sigmoid", "out")
relu_ = increment_version_1_of_1("aten::relu_", "")
floor_ = increment_version_1_of_1("aten::floor_", "")
floor_out = increment_version_2_of_2("aten::floor", "out")
ceil_ = increment_version_1_of_1("aten::ceil_", "")
ceil_out = increment_version_2_of_2("aten::ceil", "out")
trunc_ = increment_version_1_of_1("aten::trunc_", "")
trunc_out = increment_version_2_of_2("aten::trunc", "out")
where_self_out = increment_version_4_of_4("aten::where", "self_out")
clamp_ = increment_version_1_of_3("aten::clamp_", "")
clamp_out = increment_version_4_of_4("aten::clamp", "out")
clamp__Tensor = increment_version_1_of_3("aten::clamp_", "Tensor")
clamp_Tensor_out = increment_version_4_of_4("aten::clamp", "Tensor_out")
clamp_min_ = increment_version_1_of_2("aten::clamp_min_", "")
clamp_min_out = increment_version_3_of_3("aten::clamp_min", "out")
clamp_min__Tensor = increment_version_1_of_2("aten::clamp_min_", "Tensor")
clamp_min_Tensor_out = increment_version_3_of_3("aten::clamp_min", "Tensor_out")
clamp_max_ = increment_version_1_of_2("aten::clamp_max_", "")
clamp_max_out = increment_version_3_of_3("aten::clamp_max", "out")
clamp_max__Tensor = increment_version_1_of_2("aten::clamp_max_", "Tensor")
clamp_max_Tensor_out = increment_version_3_of_3("aten::clamp_max", "Tensor_out")
addcmul_ = increment_version_1_of_4("aten::addcmul_", "")
addcmul_out = increment_version_5_of_5("aten::addcmul", "out")
addcdiv_ = increment_version_1_of_4("aten::addcdiv_", "")
addcdiv_out = increment_version_5_of_5("aten::addcdiv", "out")
lerp__Scalar = increment_version_1_of_3("aten::lerp_", "Scalar")
lerp_Scalar_out = increment_version_4_of_4("aten::lerp", "Scalar_out")
lerp__Tensor = increment_version_1_of_3("aten::lerp_", "Tensor")
lerp_Tensor_out = increment_version_4_of_4("aten::lerp", "Tensor_out")
threshold_backward_grad_input = increment_version_4_of_4("aten::threshold_backward", "grad_input")
sigmoid_backward_grad_input = increment_version_3_of_3("aten::sigmoid_backward", "grad_input")
tanh_backward_grad_input = increment_version_3_of_3("aten::tanh_backward", "grad_input")
sum_IntList_out = increment_version_5_of_5("aten::sum", "IntList_out")
mean_dtype_out = increment_version_3_of_3_guarded("aten::mean", "dtype_out")
mean_out = increment_version_5_of_5("aten::mean", "out")
prod_int_out = increment_version_5_of_5("aten::prod", "int_out")
amax_out = increment_version_4_of_4("aten::amax", "out")
amin_out = increment_version_4_of_4("aten::amin", "out")
max_unary_out = increment_version_2_of_2_guarded("aten::max", "unary_out")
min_unary_out = increment_version_2_of_2_guarded("aten::min", "unary_out")
argmax_out = increment_version_4_of_4("aten::argmax", "out")
argmin_out = increment_version_4_of_4("aten::argmin", "out")
all_out = increment_version_4_of_4("aten::all", "out")
all_dims_out = increment_version_4_of_4("aten::all", "dims_out")
all_all_out = increment_version_2_of_2("aten::all", "all_out")
any_out = increment_version_4_of_4("aten::any", "out")
any_dims_out = increment_version_4_of_4("aten::any", "dims_out")
any_all_out = increment_version_2_of_2("aten::any", "all_out")
var_correction_out = increment_version_5_of_5("aten::var", "correction_out")
std_correction_out = increment_version_5_of_5("aten::std", "correction_out")
cumsum_ = increment_version_1_of_3("aten::cumsum_", "")
cumsum_out = increment_version_4_of_4("aten::cumsum", "out")
mm_out = increment_version_3_of_3("aten::mm", "out")
bmm_out = increment_version_3_of_3("aten::bmm", "out")
mv_out = increment_version_3_of_3("aten::mv", "out")
dot_out = increment_version_3_of_3("aten::dot", "out")
addmm_ = increment_version_1_of_5("aten::addmm_", "")
addmm_out = increment_version_6_of_6("aten::addmm", "out")
t_ = increment_version_1_of_1("aten::t_", "")
transpose_ = increment_version_1_of_3("aten::transpose_", "")
squeeze_ = increment_version_1_of_1("aten::squeeze_", "")
squeeze__dim = increment_version_1_of_2("aten::squeeze_", "dim")
squeeze__dims = increment_version_1_of_2("aten::squeeze_", "dims")
unsqueeze_ = increment_version_1_of_2("aten::unsqueeze_", "")
cat_out = increment_version_3_of_3("aten::cat", "out")
stack_out = increment_version_3_of_3_guarded("aten::stack", "out")
fill__Scalar = increment_version_1_of_2("aten::fill_", "Scalar")
fill__Tensor = increment_version_1_of_2_guarded("aten::fill_", "Tensor")
zero_ = increment_version_1_of_1("aten::zero_", "")
index_Tensor_out = increment_version_3_of_3("aten::index", "Tensor_out")
index_put_ = increment_version_1_of_4_guarded("aten::index_put_", "")
_index_put_impl_ = increment_version_1_of_5("aten::_index_put_impl_", "")
index_select_out = increment_version_4_of_4("aten::index_select", "out")
gather_out = increment_version_5_of_5("aten::gather", "out")
masked_select_out = increment_version_3_of_3("aten::masked_select", "out")
masked_fill__Scalar = increment_version_1_of_3("aten::masked_fill_", "Scalar")
masked_fill__Tensor = increment_version_1_of_3("aten::masked_fill_", "Tensor")
nonzero_out = increment_version_2_of_2("aten::nonzero", "out")
exp2_out = increment_version_2_of_2("aten::exp2", "out")
exp2_ = increment_version_1_of_1("aten::exp2_", "")
expm1_out = increment_version_2_of_2("aten::expm1", "out")
expm1_ = increment_version_1_of_1("aten::expm1_", "")
log2_out = increment_version_2_of_2("aten::log2", "out")
log2_ = increment_version_1_of_1("aten::log2_", "")
log10_out = increment_version_2_of_2("aten::log10", "out")
log10_ = increment_version_1_of_1("aten::log10_", "")
log1p_out = increment_version_2_of_2("aten::log1p", "out")
log1p_ = increment_version_1_of_1("aten::log1p_", "")
tan_out = increment_version_2_of_2("aten::tan", "out")
tan_ = increment_version_1_of_1("aten::tan_", "")
asin_out = increment_version_2_of_2("aten::asin", "out")
asin_ = increment_version_1_of_1("aten::asin_", "")
acos_out = increment_version_2_of_2("aten::acos", "out")
acos_ = increment_version_1_of_1("aten::acos_", "")
atan_out = increment_version_2_of_2("aten::atan", "out")
atan_ = increment_version_1_of_1("aten::atan_", "")
sinh_out = increment_version_2_of_2("aten::sinh", "out")
sinh_ = increment_version_1_of_1("aten::sinh_", "")
cosh_out = increment_version_2_of_2("aten::cosh", "out")
cosh_ = increment_version_1_of_1("aten::cosh_", "")
asinh_out = increment_version_2_of_2("aten::asinh", "out")
asinh_ = increment_version_1_of_1("aten::asinh_", "")
acosh_out = increment_version_2_of_2("aten::acosh", "out")
acosh_ = increment_version_1_of_1("aten::acosh_", "")
atanh_out = increment_version_2_of_2("aten::atanh", "out")
atanh_ = increment_version_1_of_1("aten::atanh_", "")
erf_out = increment_version_2_of_2("aten::erf", "out")
erf_ = increment_version_1_of_1("aten::erf_", "")
erfc_out = increment_version_2_of_2("aten::erfc", "out")
erfc_ = increment_version_1_of_1("aten::erfc_", "")
erfinv_out = increment_version_2_of_2("aten::erfinv", "out")
erfinv_ = increment_version_1_of_1("aten::erfinv_", "")
lgamma_out = increment_version_2_of_2("aten::lgamma", "out")
lgamma_ = increment_version_1_of_1("aten::lgamma_", "")
digamma_out = increment_version_2_of_2("aten::digamma", "out")
digamma_ = increment_version_1_of_1("aten::digamma_", "")
polygamma_out = increment_version_3_of_3("aten::polygamma", "out")
polygamma_ = increment_version_1_of_2_guarded("aten::polygamma_", "")
frac_out = increment_version_2_of_2("aten::frac", "out")
frac_ = increment_version_1_of_1("aten::frac_", "")
round_out = increment_version_2_of_2("aten::round", "out")
round_decimals_out = increment_version_3_of_3("aten::round", "decimals_out")
round_ = increment_version_1_of_1("aten::round_", "")
round__decimals = increment_version_1_of_2("aten::round_", "decimals")
signbit_out = increment_version_2_of_2("aten::signbit", "out")
sgn_out = increment_version_2_of_2("aten::sgn", "out")
sgn_ = increment_version_1_of_1("aten::sgn_", "")
isposinf_out = increment_version_2_of_2("aten::isposinf", "out")
isneginf_out = increment_version_2_of_2("aten::isneginf", "out")
sinc_out = increment_version_2_of_2("aten::sinc", "out")
sinc_ = increment_version_1_of_1("aten::sinc_", "")
i0_out = increment_version_2_of_2("aten::i0", "out")
i0_ = increment_version_1_of_1("aten::i0_", "")
special_entr_out = increment_version_2_of_2("aten::special_entr", "out")
special_ndtri_out = increment_version_2_of_2("aten::special_ndtri", "out")
special_log_ndtr_out = increment_version_2_of_2("aten::special_log_ndtr", "out")
special_i0e_out = increment_version_2_of_2("aten::special_i0e", "out")
special_i1_out = increment_version_2_of_2("aten::special_i1", "out")
special_i1e_out = increment_version_2_of_2("aten::special_i1e", "out")
special_erfcx_out = increment_version_2_of_2("aten::special_erfcx", "out")
logit_out = increment_version_3_of_3("aten::logit", "out")
logit_ = increment_version_1_of_2("aten::logit_", "")
mvlgamma_out = increment_version_3_of_3_guarded("aten::mvlgamma", "out")
mvlgamma_ = increment_version_1_of_2_guarded("aten::mvlgamma_", "")
deg2rad_out = increment_version_2_of_2_guarded("aten::deg2rad", "out")
deg2rad_ = increment_version_1_of_1_guarded("aten::deg2rad_", "")
rad2deg_out = increment_version_2_of_2_guarded("aten::rad2deg", "out")
rad2deg_ = increment_version_1_of_1_guarded("aten::rad2deg_", "")
nan_to_num_out = increment_version_5_of_5("aten::nan_to_num", "out")
nan_to_num_ = increment_version_1_of_4_guarded("aten::nan_to_num_", "")
angle_out = increment_version_2_of_2("aten::angle", "out")
ldexp_out = increment_version_3_of_3_guarded("aten::ldexp", "out")
ldexp_ = increment_version_1_of_2_guarded("aten::ldexp_", "")
nextafter_out = increment_version_3_of_3_guarded("aten::nextafter", "out")
nextafter_ = increment_version_1_of_2_guarded("aten::nextafter_", "")
copysign_out = increment_version_3_of_3("aten::copysign", "out")
copysign_Scalar_out = increment_version_3_of_3_guarded("aten::copysign", "Scalar_out")
copysign__Tensor = increment_version_1_of_2("aten::copysign_", "Tensor")
copysign__Scalar = increment_version_1_of_2_guarded("aten::copysign_", "Scalar")
heaviside_out = increment_version_3_of_3("aten::heaviside", "out")
heaviside_ = increment_version_1_of_2("aten::heaviside_", "")
conj_physical_out = increment_version_2_of_2("aten::conj_physical", "out")
conj_physical_ = increment_version_1_of_1_guarded("aten::conj_physical_", "")
div_out_mode = increment_version_4_of_4("aten::div", "out_mode")
div__Tensor_mode = increment_version_1_of_3("aten::div_", "Tensor_mode")
div__Scalar_mode = increment_version_1_of_3_guarded("aten::div_", "Scalar_mode")
floor_divide_out = increment_version_3_of_3("aten::floor_divide", "out")
floor_divide__Tensor = increment_version_1_of_2("aten::floor_divide_", "Tensor")
floor_divide__Scalar = increment_version_1_of_2_guarded("aten::floor_divide_", "Scalar")
remainder_Scalar_out = increment_version_3_of_3_guarded("aten::remainder", "Scalar_out")
remainder_Tensor_out = increment_version_3_of_3("aten::remainder", "Tensor_out")
remainder__Scalar = increment_version_1_of_2_guarded("aten::remainder_", "Scalar")
remainder__Tensor = increment_version_1_of_2("aten::remainder_", "Tensor")
fmod_Scalar_out = increment_version_3_of_3_guarded("aten::fmod", "Scalar_out")
fmod_Tensor_out = increment_version_3_of_3("aten::fmod", "Tensor_out")
fmod__Scalar = increment_version_1_of_2_guarded("aten::fmod_", "Scalar")
fmod__Tensor = increment_version_1_of_2("aten::fmod_", "Tensor")
atan2_out = increment_version_3_of_3("aten::atan2", "out")
atan2_ = increment_version_1_of_2("aten::atan2_", "")
fmax_out = increment_version_3_of_3("aten::fmax", "out")
fmin_out = increment_version_3_of_3("aten::fmin", "out")
hypot_out = increment_version_3_of_3("aten::hypot", "out")
hypot_ = increment_version_1_of_2("aten::hypot_", "")
logaddexp_out = increment_version_3_of_3("aten::logaddexp", "out")
logaddexp2_out = increment_version_3_of_3("aten::logaddexp2", "out")
igamma_out = increment_version_3_of_3("aten::igamma", "out")
igamma_ = increment_version_1_of_2("aten::igamma_", "")
igammac_out = increment_version_3_of_3("aten::igammac", "out")
igammac_ = increment_version_1_of_2("aten::igammac_", "")
xlogy_OutTensor = increment_version_3_of_3("aten::xlogy", "OutTensor")
xlogy_OutScalar_Self = increment_version_3_of_3_guarded("aten::xlogy", "OutScalar_Self")
xlogy_OutScalar_Other = increment_version_3_of_3_guarded("aten::xlogy", "OutScalar_Other")
xlogy__Tensor = increment_version_1_of_2("aten::xlogy_", "Tensor")
xlogy__Scalar_Other = increment_version_1_of_2_guarded("aten::xlogy_", "Scalar_Other")
special_xlog1py_out = increment_version_3_of_3("aten::special_xlog1py", "out")
special_xlog1py_self_scalar_out = increment_version_3_of_3_guarded("aten::special_xlog1py", "self_scalar_out")
special_xlog1py_other_scalar_out = increment_version_3_of_3_guarded("aten::special_xlog1py", "other_scalar_out")
special_zeta_out = increment_version_3_of_3("aten::special_zeta", "out")
special_zeta_self_scalar_out = increment_version_3_of_3_guarded("aten::special_zeta", "self_scalar_out")
special_zeta_other_scalar_out = increment_version_3_of_3_guarded("aten::special_zeta", "other_scalar_out")
logical_xor_out = increment_version_3_of_3("aten::logical_xor", "out")
logical_xor_ = increment_version_1_of_2_guarded("aten::logical_xor_", "")
gcd_out = increment_version_3_of_3("aten::gcd", "out")
gcd_ = increment_version_1_of_2("aten::gcd_", "")
lcm_out = increment_version_3_of_3("aten::lcm", "out")
lcm_ = increment_version_1_of_2("aten::lcm_", "")
bitwise_left_shift_Tensor_out = increment_version_3_of_3("aten::bitwise_left_shift", "Tensor_out")
bitwise_left_shift_Tensor_Scalar_out = increment_version_3_of_3_guarded("aten::bitwise_left_shift", "Tensor_Scalar_out")
bitwise_left_shift__Tensor = increment_version_1_of_2("aten::bitwise_left_shift_", "Tensor")
bitwise_left_shift__Tensor_Scalar = increment_version_1_of_2_guarded("aten::bitwise_left_shift_", "Tensor_Scalar")
bitwise_right_shift_Tensor_out = increment_version_3_of_3("aten::bitwise_right_shift", "Tensor_out")
bitwise_right_shift_Tensor_Scalar_out = increment_version_3_of_3_guarded("aten::bitwise_right_shift", "Tensor_Scalar_out")
bitwise_right_shift__Tensor = increment_version_1_of_2("aten::bitwise_right_shift_", "Tensor")
bitwise_right_shift__Tensor_Scalar = increment_version_1_of_2_guarded("aten::bitwise_right_shift_", "Tensor_Scalar")
__ilshift___Scalar = increment_version_1_of_2("aten::__ilshift__", "Scalar")
__ilshift___Tensor = increment_version_1_of_2("aten::__ilshift__", "Tensor")
__irshift___Scalar = increment_version_1_of_2("aten::__irshift__", "Scalar")
__irshift___Tensor = increment_version_1_of_2("aten::__irshift__", "Tensor")
elu_ = increment_version_1_of_4("aten::elu_", "")
elu_out = increment_version_5_of_5("aten::elu", "out")
elu_backward_grad_input = increment_version_7_of_7("aten::elu_backward", "grad_input")
gelu_ = increment_version_1_of_2("aten::gelu_", "")
gelu_out = increment_version_3_of_3("aten::gelu", "out")
gelu_backward_grad_input = increment_version_4_of_4("aten::gelu_backward", "grad_input")
silu_ = increment_version_1_of_1("aten::silu_", "")
silu_out = increment_version_2_of_2("aten::silu", "out")
silu_backward_grad_input = increment_version_3_of_3("aten::silu_backward", "grad_input")
mish_ = increment_version_1_of_1("aten::mish_", "")
mish_out = increment_version_2_of_2("aten::mish", "out")
hardsigmoid_ = increment_version_1_of_1("aten::hardsigmoid_", "")
hardsigmoid_out = increment_version_2_of_2("aten::hardsigmoid", "out")
hardsigmoid_backward_grad_input = increment_version_3_of_3("aten::hardsigmoid_backward", "grad_input")
leaky_relu_ = increment_version_1_of_2("aten::leaky_relu_", "")
leaky_relu_out = increment_version_3_of_3("aten::leaky_relu", "out")
leaky_relu_backward_grad_input = increment_version_5_of_5("aten::leaky_relu_backward", "grad_input")
threshold_ = increment_version_1_of_3("aten::threshold_", "")
threshold_out = increment_version_4_of_4("aten::threshold", "out")
softplus_out = increment_version_4_of_4("aten::softplus", "out")
softplus_backward_grad_input = increment_version_5_of_5("aten::softplus_backward", "grad_input")
softshrink_out = increment_version_3_of_3("aten::softshrink", "out")
softshrink_backward_grad_input = increment_version_4_of_4("aten::softshrink_backward", "grad_input")
hardshrink_out = increment_version_3_of_3("aten::hardshrink", "out")
hardshrink_backward_grad_input = increment_version_4_of_4("aten::hardshrink_backward", "grad_input")
celu_ = increment_version_1_of_2_guarded("aten::celu_", "")
hardtanh_ = increment_version_1_of_3_guarded("aten::hardtanh_", "")
hardtanh_out = increment_version_4_of_4_guarded("aten::hardtanh", "out")
hardtanh_backward_grad_input = increment_version_5_of_5("aten::hardtanh_backward", "grad_input")
hardswish_ = increment_version_1_of_1("aten::hardswish_", "")
hardswish_out = increment_version_2_of_2("aten::hardswish", "out")
log_sigmoid_backward_grad_input = increment_version_4_of_4("aten::log_sigmoid_backward", "grad_input")
glu_out = increment_version_3_of_3_guarded("aten::glu", "out")
glu_backward_grad_input = increment_version_4_of_4_guarded("aten::glu_backward", "grad_input")
softmax_int_out = increment_version_4_of_4_guarded("aten::softmax", "int_out")
_softmax_out = increment_version_4_of_4("aten::_softmax", "out")
_softmax_backward_data_out = increment_version_5_of_5("aten::_softmax_backward_data", "out")
log_softmax_int_out = increment_version_4_of_4_guarded("aten::log_softmax", "int_out")
_log_softmax_out = increment_version_4_of_4("aten::_log_softmax", "out")
_log_softmax_backward_data_out = increment_version_5_of_5("aten::_log_softmax_backward_data", "out")
rrelu_with_noise_ = increment_version_1_of_6_guarded("aten::rrelu_with_noise_", "")
rrelu_with_noise_out = increment_version_7_of_7_guarded("aten::rrelu_with_noise", "out")
mse_loss_out = increment_version_4_of_4_guarded("aten::mse_loss", "out")
mse_loss_backward_grad_input = increment_version_5_of_5_guarded("aten::mse_loss_backward", "grad_input")
smooth_l1_loss_out = increment_version_5_of_5_guarded("aten::smooth_l1_loss", "out")
smooth_l1_loss_backward_grad_input = increment_version_6_of_6_guarded("aten::smooth_l1_loss_backward", "grad_input")
huber_loss_out = increment_version_5_of_5_guarded("aten::huber_loss", "out")
huber_loss_backward_out = increment_version_6_of_6_guarded("aten::huber_loss_backward", "out")
binary_cross_entropy_out = increment_version_5_of_5_guarded("aten::binary_cross_entropy", "out")
binary_cross_entropy_backward_grad_input = increment_version_6_of_6_guarded("aten::binary_cross_entropy_backward", "grad_input")
nll_loss_backward_grad_input = increment_version_8_of_8_guarded("aten::nll_loss_backward", "grad_input")
nll_loss2d_backward_grad_input = increment_version_8_of_8_guarded("aten::nll_loss2d_backward", "grad_input")
soft_margin_loss_out = increment_version_4_of_4_guarded("aten::soft_margin_loss", "out")
soft_margin_loss_backward_grad_input = increment_version_5_of_5_guarded("aten::soft_margin_loss_backward", "grad_input")
multi_margin_loss_out = increment_version_7_of_7("aten::multi_margin_loss", "out")
multi_margin_loss_backward_grad_input = increment_version_8_of_8("aten::multi_margin_loss_backward", "grad_input")
multilabel_margin_loss_backward_grad_input = increment_version_6_of_6("aten::multilabel_margin_loss_backward", "grad_input")
linear_out = increment_version_4_of_4_guarded("aten::linear", "out")
nansum_out = increment_version_5_of_5("aten::nansum", "out")
logsumexp_out = increment_version_4_of_4_guarded("aten::logsumexp", "out")
linalg_vector_norm_out = increment_version_6_of_6_guarded("aten::linalg_vector_norm", "out")
norm_dtype_out = increment_version_6_of_6_guarded("aten::norm", "dtype_out")
norm_out = increment_version_5_of_5_guarded("aten::norm", "out")
renorm_out = increment_version_5_of_5_guarded("aten::renorm", "out")
renorm_ = increment_version_1_of_4_guarded("aten::renorm_", "")
cumprod_ = increment_version_1_of_3("aten::cumprod_", "")
cumprod_out = increment_version_4_of_4("aten::cumprod", "out")
logcumsumexp_out = increment_version_3_of_3_guarded("aten::logcumsumexp", "out")
_logcumsumexp_out = increment_version_3_of_3("aten::_logcumsumexp", "out")
histc_out = increment_version_5_of_5_guarded("aten::histc", "out")
_chunk_cat_out = increment_version_4_of_4_guarded("aten::_chunk_cat", "out")
isin_Tensor_Tensor_out = increment_version_5_of_5_guarded("aten::isin", "Tensor_Tensor_out")
isin_Tensor_Scalar_out = increment_version_5_of_5_guarded("aten::isin", "Tensor_Scalar_out")
isin_Scalar_Tensor_out = increment_version_5_of_5_guarded("aten::isin", "Scalar_Tensor_out")
searchsorted_Tensor_out = increment_version_7_of_7_guarded("aten::searchsorted", "Tensor_out")
searchsorted_Scalar_out = increment_version_7_of_7_guarded("aten::searchsorted", "Scalar_out")
bucketize_Tensor_out = increment_version_5_of_5_guarded("aten::bucketize", "Tensor_out")
addmv_out = increment_version_6_of_6("aten::addmv", "out")
addmv_ = increment_version_1_of_5("aten::addmv_", "")
baddbmm_out = increment_version_6_of_6("aten::baddbmm", "out")
baddbmm_ = increment_version_1_of_5("aten::baddbmm_", "")
addbmm_out = increment_version_6_of_6_guarded("aten::addbmm", "out")
addbmm_ = increment_version_1_of_5_guarded("aten::addbmm_", "")
addr_out = increment_version_6_of_6_guarded("aten::addr", "out")
addr_ = increment_version_1_of_5_guarded("aten::addr_", "")
vdot_out = increment_version_3_of_3_guarded("aten::vdot", "out")
linalg_cross_out = increment_version_4_of_4_guarded("aten::linalg_cross", "out")
linalg_lu_solve_out = increment_version_6_of_6_guarded("aten::linalg_lu_solve", "out")
linalg_ldl_solve_out = increment_version_5_of_5_guarded("aten::linalg_ldl_solve", "out")
linalg_solve_triangular_out = increment_version_6_of_6_guarded("aten::linalg_solve_triangular", "out")
cholesky_out = increment_version_3_of_3_guarded("aten::cholesky", "out")
cholesky_solve_out = increment_version_4_of_4_guarded("aten::cholesky_solve", "out")
cholesky_inverse_out = increment_version_3_of_3_guarded("aten::cholesky_inverse", "out")
linalg_householder_product_out = increment_version_3_of_3_guarded("aten::linalg_householder_product", "out")
ormqr_out = increment_version_6_of_6_guarded("aten::ormqr", "out")
linalg_eigvals_out = increment_version_2_of_2_guarded("aten::linalg_eigvals", "out")
linalg_pinv_atol_rtol_tensor_out = increment_version_5_of_5_guarded("aten::linalg_pinv", "atol_rtol_tensor_out")
scatter__src = increment_version_1_of_4("aten::scatter_", "src")
scatter_src_out = increment_version_5_of_5("aten::scatter", "src_out")
scatter__value = increment_version_1_of_4("aten::scatter_", "value")
scatter_value_out = increment_version_5_of_5("aten::scatter", "value_out")
scatter__reduce = increment_version_1_of_5_guarded("aten::scatter_", "reduce")
scatter_reduce_out = increment_version_6_of_6_guarded("aten::scatter", "reduce_out")
scatter__value_reduce = increment_version_1_of_5_guarded("aten::scatter_", "value_reduce")
scatter_value_reduce_out = increment_version_6_of_6_guarded("aten::scatter", "value_reduce_out")
scatter_add_ = increment_version_1_of_4("aten::scatter_add_", "")
scatter_add_out = increment_version_5_of_5("aten::scatter_add", "out")
scatter_reduce__two = increment_version_1_of_6_guarded("aten::scatter_reduce_", "two")
scatter_reduce_two_out = increment_version_7_of_7_guarded("aten::scatter_reduce", "two_out")
index_add_ = increment_version_1_of_5("aten::index_add_", "")
index_add_out = increment_version_6_of_6("aten::index_add", "out")
index_fill__int_Scalar = increment_version_1_of_4("aten::index_fill_", "int_Scalar")
index_fill__int_Tensor = increment_version_1_of_4_guarded("aten::index_fill_", "int_Tensor")
take_out = increment_version_3_of_3("aten::take", "out")
put_ = increment_version_1_of_4("aten::put_", "")
masked_scatter_ = increment_version_1_of_3_guarded("aten::masked_scatter_", "")
tril_ = increment_version_1_of_2("aten::tril_", "")
tril_out = increment_version_3_of_3("aten::tril", "out")
triu_ = increment_version_1_of_2("aten::triu_", "")
triu_out = increment_version_3_of_3("aten::triu", "out")
diag_embed_out = increment_version_5_of_5_guarded("aten::diag_embed", "out")
diagonal_copy_out = increment_version_5_of_5_guarded("aten::diagonal_copy", "out")
as_strided_ = increment_version_1_of_4("aten::as_strided_", "")
narrow_copy_out = increment_version_5_of_5("aten::narrow_copy", "out")
slice_scatter_out = increment_version_7_of_7_guarded("aten::slice_scatter", "out")
index_copy_ = increment_version_1_of_4("aten::index_copy_", "")
index_copy_out = increment_version_5_of_5("aten::index_copy", "out")
index_reduce_ = increment_version_1_of_6_guarded("aten::index_reduce_", "")
index_reduce_out = increment_version_7_of_7_guarded("aten::index_reduce", "out")
nonzero_static_out = increment_version_4_of_4("aten::nonzero_static", "out")
alias_copy_out = increment_version_2_of_2_guarded("aten::alias_copy", "out")
as_strided_copy_out = increment_version_5_of_5_guarded("aten::as_strided_copy", "out")
detach_copy_out = increment_version_2_of_2_guarded("aten::detach_copy", "out")
expand_copy_out = increment_version_4_of_4_guarded("aten::expand_copy", "out")
permute_copy_out = increment_version_3_of_3_guarded("aten::permute_copy", "out")
select_copy_int_out = increment_version_4_of_4_guarded("aten::select_copy", "int_out")
slice_copy_Tensor_out = increment_version_6_of_6_guarded("aten::slice_copy", "Tensor_out")
squeeze_copy_out = increment_version_2_of_2_guarded("aten::squeeze_copy", "out")
squeeze_copy_dim_out = increment_version_3_of_3_guarded("aten::squeeze_copy", "dim_out")
squeeze_copy_dims_out = increment_version_3_of_3_guarded("aten::squeeze_copy", "dims_out")
t_copy_out = increment_version_2_of_2_guarded("aten::t_copy", "out")
transpose_copy_int_out = increment_version_4_of_4_guarded("aten::transpose_copy", "int_out")
unfold_copy_out = increment_version_5_of_5_guarded("aten::unfold_copy", "out")
unsqueeze_copy_out = increment_version_3_of_3_guarded("aten::unsqueeze_copy", "out")
view_copy_out = increment_version_3_of_3_guarded("aten::view_copy", "out")
view_copy_dtype_out = increment_version_3_of_3_guarded("aten::view_copy", "dtype_out")
im2col_out = increment_version_6_of_6("aten::im2col", "out")
col2im_out = increment_version_7_of_7("aten::col2im", "out")
max_pool2d_with_indices_backward_grad_input = increment_version_9_of_9("aten::max_pool2d_with_indices_backward", "grad_input")
max_pool3d_with_indices_backward_grad_input = increment_version_9_of_9("aten::max_pool3d_with_indices_backward", "grad_input")
avg_pool2d_out = increment_version_8_of_8("aten::avg_pool2d", "out")
avg_pool2d_backward_grad_input = increment_version_9_of_9("aten::avg_pool2d_backward", "grad_input")
avg_pool3d_out = increment_version_8_of_8("aten::avg_pool3d", "out")
avg_pool3d_backward_grad_input = increment_version_9_of_9("aten::avg_pool3d_backward", "grad_input")
adaptive_avg_pool2d_out = increment_version_3_of_3("aten::adaptive_avg_pool2d", "out")
adaptive_avg_pool3d_out = increment_version_3_of_3("aten::adaptive_avg_pool3d", "out")
adaptive_max_pool2d_backward_grad_input = increment_version_4_of_4("aten::adaptive_max_pool2d_backward", "grad_input")
adaptive_max_pool3d_backward_grad_input = increment_version_4_of_4("aten::adaptive_max_pool3d_backward", "grad_input")
max_unpool2d_out = increment_version_4_of_4("aten::max_unpool2d", "out")
max_unpool3d_out = increment_version_6_of_6("aten::max_unpool3d", "out")
fractional_max_pool2d_backward_grad_input = increment_version_6_of_6("aten::fractional_max_pool2d_backward", "grad_input")
fractional_max_pool3d_backward_grad_input = increment_version_6_of_6("aten::fractional_max_pool3d_backward", "grad_input")
upsample_nearest1d_out = increment_version_4_of_4("aten::upsample_nearest1d", "out")
upsample_nearest2d_out = increment_version_5_of_5("aten::upsample_nearest2d", "out")
upsample_nearest3d_out = increment_version_6_of_6("aten::upsample_nearest3d", "out")
upsample_linear1d_out = increment_version_5_of_5("aten::upsample_linear1d", "out")
upsample_bilinear2d_out = increment_version_6_of_6("aten::upsample_bilinear2d", "out")
upsample_trilinear3d_out = increment_version_7_of_7("aten::upsample_trilinear3d", "out")
upsample_bicubic2d_out = increment_version_6_of_6("aten::upsample_bicubic2d", "out")
_upsample_nearest_exact1d_out = increment_version_4_of_4("aten::_upsample_nearest_exact1d", "out")
_upsample_nearest_exact2d_out = increment_version_5_of_5("aten::_upsample_nearest_exact2d", "out")
_upsample_nearest_exact3d_out = increment_version_6_of_6("aten::_upsample_nearest_exact3d", "out")
_upsample_bilinear2d_aa_out = increment_version_6_of_6("aten::_upsample_bilinear2d_aa", "out")
_upsample_bicubic2d_aa_out = increment_version_6_of_6("aten::_upsample_bicubic2d_aa", "out")
upsample_nearest1d_backward_grad_input = increment_version_5_of_5("aten::upsample_nearest1d_backward", "grad_input")
upsample_nearest2d_backward_grad_input = increment_version_6_of_6("aten::upsample_nearest2d_backward", "grad_input")
upsample_nearest3d_backward_grad_input = increment_version_7_of_7("aten::upsample_nearest3d_backward", "grad_input")
upsample_linear1d_backward_grad_input = increment_version_6_of_6("aten::upsample_linear1d_backward", "grad_input")
upsample_bilinear2d_backward_grad_input = increment_version_7_of_7("aten::upsample_bilinear2d_backward", "grad_input")
upsample_trilinear3d_backward_grad_input = increment_version_8_of_8("aten::upsample_trilinear3d_backward", "grad_input")
upsample_bicubic2d_backward_grad_input = increment_version_7_of_7("aten::upsample_bicubic2d_backward", "grad_input")
_upsample_nearest_exact1d_backward_grad_input = increment_version_5_of_5("aten::_upsample_nearest_exact1d_backward", "grad_input")
_upsample_nearest_exact2d_backward_grad_input = increment_version_6_of_6("aten::_upsample_nearest_exact2d_backward", "grad_input")
_upsample_nearest_exact3d_backward_grad_input = increment_version_7_of_7("aten::_upsample_nearest_exact3d_backward", "grad_input")
_upsample_bilinear2d_aa_backward_grad_input = increment_version_7_of_7("aten::_upsample_bilinear2d_aa_backward", "grad_input")
_upsample_bicubic2d_aa_backward_grad_input = increment_version_7_of_7("aten::_upsample_bicubic2d_aa_backward", "grad_input")
reflection_pad1d_out = increment_version_3_of_3("aten::reflection_pad1d", "out")
reflection_pad2d_out = increment_version_3_of_3("aten::reflection_pad2d", "out")
reflection_pad3d_out = increment_version_3_of_3("aten::reflection_pad3d", "out")
replication_pad1d_out = increment_version_3_of_3("aten::replication_pad1d", "out")
replication_pad2d_out = increment_version_3_of_3("aten::replication_pad2d", "out")
replication_pad3d_out = increment_version_3_of_3("aten::replication_pad3d", "out")
reflection_pad1d_backward_grad_input = increment_version_4_of_4("aten::reflection_pad1d_backward", "grad_input")
reflection_pad2d_backward_grad_input = increment_version_4_of_4("aten::reflection_pad2d_backward", "grad_input")
reflection_pad3d_backward_grad_input = increment_version_4_of_4("aten::reflection_pad3d_backward", "grad_input")
replication_pad1d_backward_grad_input = increment_version_4_of_4("aten::replication_pad1d_backward", "grad_input")
replication_pad2d_backward_grad_input = increment_version_4_of_4("aten::replication_pad2d_backward", "grad_input")
replication_pad3d_backward_grad_input = increment_version_4_of_4("aten::replication_pad3d_backward", "grad_input")
embedding_renorm_ = increment_version_1_of_4("aten::embedding_renorm_", "")
rand_out = increment_version_2_of_2_guarded("aten::rand", "out")
rand_generator_out = increment_version_3_of_3_guarded("aten::rand", "generator_out")
randint_out = increment_version_3_of_3_guarded("aten::randint", "out")
randint_generator_out = increment_version_4_of_4_guarded("aten::randint", "generator_out")
randint_low_out = increment_version_4_of_4_guarded("aten::randint", "low_out")
randint_low_generator_out = increment_version_5_of_5_guarded("aten::randint", "low_generator_out")
randperm_out = increment_version_2_of_2_guarded("aten::randperm", "out")
randperm_generator_out = increment_version_3_of_3_guarded("aten::randperm", "generator_out")
uniform_ = increment_version_1_of_4("aten::uniform_", "")
normal_ = increment_version_1_of_4("aten::normal_", "")
log_normal_ = increment_version_1_of_4("aten::log_normal_", "")
exponential_ = increment_version_1_of_3("aten::exponential_", "")
cauchy_ = increment_version_1_of_4("aten::cauchy_", "")
geometric_ = increment_version_1_of_3("aten::geometric_", "")
random_ = increment_version_1_of_2("aten::random_", "")
random__to = increment_version_1_of_3("aten::random_", "to")
random__from = increment_version_1_of_4("aten::random_", "from")
bernoulli__Tensor = increment_version_1_of_3("aten::bernoulli_", "Tensor")
bernoulli__float = increment_version_1_of_3("aten::bernoulli_", "float")
bernoulli_out = increment_version_3_of_3_guarded("aten::bernoulli", "out")
normal_Tensor_float_out = increment_version_4_of_4_guarded("aten::normal", "Tensor_float_out")
normal_float_Tensor_out = increment_version_4_of_4_guarded("aten::normal", "float_Tensor_out")
normal_Tensor_Tensor_out = increment_version_4_of_4_guarded("aten::normal", "Tensor_Tensor_out")
normal_float_float_out = increment_version_5_of_5_guarded("aten::normal", "float_float_out")
multinomial_out = increment_version_5_of_5_guarded("aten::multinomial", "out")
linspace_out = increment_version_4_of_4_guarded("aten::linspace", "out")
linspace_Tensor_Tensor_out = increment_version_4_of_4_guarded("aten::linspace", "Tensor_Tensor_out")
linspace_Tensor_Scalar_out = increment_version_4_of_4_guarded("aten::linspace", "Tensor_Scalar_out")
linspace_Scalar_Tensor_out = increment_version_4_of_4_guarded("aten::linspace", "Scalar_Tensor_out")
logspace_out = increment_version_5_of_5_guarded("aten::logspace", "out")
logspace_Tensor_Tensor_out = increment_version_5_of_5_guarded("aten::logspace", "Tensor_Tensor_out")
logspace_Tensor_Scalar_out = increment_version_5_of_5_guarded("aten::logspace", "Tensor_Scalar_out")
logspace_Scalar_Tensor_out = increment_version_5_of_5_guarded("aten::logspace", "Scalar_Tensor_out")
range_out_ = increment_version_3_of_3_guarded("aten::range", "out_")
range_out = increment_version_4_of_4("aten::range", "out")
eye_out = increment_version_2_of_2_guarded("aten::eye", "out")
eye_m_out = increment_version_3_of_3_guarded("aten::eye", "m_out")
special_airy_ai_out = increment_version_2_of_2("aten::special_airy_ai", "out")
special_bessel_j0_out = increment_version_2_of_2("aten::special_bessel_j0", "out")
special_bessel_j1_out = increment_version_2_of_2("aten::special_bessel_j1", "out")
special_bessel_y0_out = increment_version_2_of_2("aten::special_bessel_y0", "out")
special_bessel_y1_out = increment_version_2_of_2("aten::special_bessel_y1", "out")
special_modified_bessel_i0_out = increment_version_2_of_2("aten::special_modified_bessel_i0", "out")
special_modified_bessel_i1_out = increment_version_2_of_2("aten::special_modified_bessel_i1", "out")
special_modified_bessel_k0_out = increment_version_2_of_2("aten::special_modified_bessel_k0", "out")
special_modified_bessel_k1_out = increment_version_2_of_2("aten::special_modified_bessel_k1", "out")
special_scaled_modified_bessel_k0_out = increment_version_2_of_2("aten::special_scaled_modified_bessel_k0", "out")
special_scaled_modified_bessel_k1_out = increment_version_2_of_2("aten::special_scaled_modified_bessel_k1", "out")
special_spherical_bessel_j0_out = increment_version_2_of_2("aten::special_spherical_bessel_j0", "out")
special_chebyshev_polynomial_t_out = increment_version_3_of_3("aten::special_chebyshev_polynomial_t", "out")
special_chebyshev_polynomial_t_x_scalar_out = increment_version_3_of_3_guarded("aten::special_chebyshev_polynomial_t", "x_scalar_out")
special_chebyshev_polynomial_t_n_scalar_out = increment_version_3_of_3_guarded("aten::special_chebyshev_polynomial_t", "n_scalar_out")
special_chebyshev_polynomial_u_out = increment_version_3_of_3("aten::special_chebyshev_polynomial_u", "out")
special_chebyshev_polynomial_u_x_scalar_out = increment_version_3_of_3_guarded("aten::special_chebyshev_polynomial_u", "x_scalar_out")
special_chebyshev_polynomial_u_n_scalar_out = increment_version_3_of_3_guarded("aten::special_chebyshev_polynomial_u", "n_scalar_out")
special_chebyshev_polynomial_v_out = increment_version_3_of_3("aten::special_chebyshev_polynomial_v", "out")
special_chebyshev_polynomial_v_x_scalar_out = increment_version_3_of_3_guarded("aten::special_chebyshev_polynomial_v", "x_scalar_out")
special_chebyshev_polynomial_v_n_scalar_out = increment_version_3_of_3_guarded("aten::special_chebyshev_polynomial_v", "n_scalar_out")
special_chebyshev_polynomial_w_out = increment_version_3_of_3("aten::special_chebyshev_polynomial_w", "out")
special_chebyshev_polynomial_w_x_scalar_out = increment_version_3_of_3_guarded("aten::special_chebyshev_polynomial_w", "x_scalar_out")
special_chebyshev_polynomial_w_n_scalar_out = increment_version_3_of_3_guarded("aten::special_chebyshev_polynomial_w", "n_scalar_out")
special_shifted_chebyshev_polynomial_t_out = increment_version_3_of_3("aten::special_shifted_chebyshev_polynomial_t", "out")
special_shifted_chebyshev_polynomial_t_x_scalar_out = increment_version_3_of_3_guarded("aten::special_shifted_chebyshev_polynomial_t", "x_scalar_out")
special_shifted_chebyshev_polynomial_t_n_scalar_out = increment_version_3_of_3_guarded("aten::special_shifted_chebyshev_polynomial_t", "n_scalar_out")
special_shifted_chebyshev_polynomial_u_out = increment_version_3_of_3("aten::special_shifted_chebyshev_polynomial_u", "out")
special_shifted_chebyshev_polynomial_u_x_scalar_out = increment_version_3_of_3_guarded("aten::special_shifted_chebyshev_polynomial_u", "x_scalar_out")
special_shifted_chebyshev_polynomial_u_n_scalar_out = increment_version_3_of_3_guarded("aten::special_shifted_chebyshev_polynomial_u", "n_scalar_out")
special_shifted_chebyshev_polynomial_v_out = increment_version_3_of_3("aten::special_shifted_chebyshev_polynomial_v", "out")
special_shifted_chebyshev_polynomial_v_x_scalar_out = increment_version_3_of_3_guarded("aten::special_shifted_chebyshev_polynomial_v", "x_scalar_out")
special_shifted_chebyshev_polynomial_v_n_scalar_out = increment_version_3_of_3_guarded("aten::special_shifted_chebyshev_polynomial_v", "n_scalar_out")
special_shifted_chebyshev_polynomial_w_out = increment_version_3_of_3("aten::special_shifted_chebyshev_polynomial_w", "out")
special_shifted_chebyshev_polynomial_w_x_scalar_out = increment_version_3_of_3_guarded("aten::special_shifted_chebyshev_polynomial_w", "x_scalar_out")
special_shifted_chebyshev_polynomial_w_n_scalar_out = increment_version_3_of_3_guarded("aten::special_shifted_chebyshev_polynomial_w", "n_scalar_out")
special_hermite_polynomial_h_out = increment_version_3_of_3("aten::special_hermite_polynomial_h", "out")
special_hermite_polynomial_h_x_scalar_out = increment_version_3_of_3_guarded("aten::special_hermite_polynomial_h", "x_scalar_out")
special_hermite_polynomial_h_n_scalar_out = increment_version_3_of_3_guarded("aten::special_hermite_polynomial_h", "n_scalar_out")
special_hermite_polynomial_he_out = increment_version_3_of_3("aten::special_hermite_polynomial_he", "out")
special_hermite_polynomial_he_x_scalar_out = increment_version_3_of_3_guarded("aten::special_hermite_polynomial_he", "x_scalar_out")
special_hermite_polynomial_he_n_scalar_out = increment_version_3_of_3_guarded("aten::special_hermite_polynomial_he", "n_scalar_out")
special_laguerre_polynomial_l_out = increment_version_3_of_3("aten::special_laguerre_polynomial_l", "out")
special_laguerre_polynomial_l_x_scalar_out = increment_version_3_of_3_guarded("aten::special_laguerre_polynomial_l", "x_scalar_out")
special_laguerre_polynomial_l_n_scalar_out = increment_version_3_of_3_guarded("aten::special_laguerre_polynomial_l", "n_scalar_out")
special_legendre_polynomial_p_out = increment_version_3_of_3("aten::special_legendre_polynomial_p", "out")
special_legendre_polynomial_p_x_scalar_out = increment_version_3_of_3_guarded("aten::special_legendre_polynomial_p", "x_scalar_out")
special_legendre_polynomial_p_n_scalar_out = increment_version_3_of_3_guarded("aten::special_legendre_polynomial_p", "n_scalar_out")
_amp_update_scale_ = increment_version_1_of_6("aten::_amp_update_scale_", "")
_coalesced_ = increment_version_1_of_2("aten::_coalesced_", "")
sparse_resize_ = increment_version_1_of_4("aten::sparse_resize_", "")
sparse_resize_and_clear_ = increment_version_1_of_4("aten::sparse_resize_and_clear_", "")
resize_as_sparse_ = increment_version_1_of_2("aten::resize_as_sparse_", "")
sspaddmm_out = increment_version_6_of_6("aten::sspaddmm", "out")
mkldnn_adaptive_avg_pool2d_out = increment_version_3_of_3("aten::mkldnn_adaptive_avg_pool2d", "out")
_mkldnn_transpose_ = increment_version_1_of_3("aten::_mkldnn_transpose_", "")

provide_kernels(globals(), DispatchKey.ADInplaceOrView)
