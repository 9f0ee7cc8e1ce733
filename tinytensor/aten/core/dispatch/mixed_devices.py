"""What a call does whose tensors are partly of the meta device: a meta tensor has no memory, so no kernel may look for it.

Of two backends in a call the later one computes, and the last is Meta. But a kernel that serves CPU and Meta alike asks only
one of its arguments where it is, and would then read or write the others at address 0. So the kernel that the dispatch table
holds for such a key set is `guarded`: the devices are compared first, and where the result is of the meta device, the kernel
gets a meta tensor for each of the others. Calls on one device find another entry in the table, and pay nothing.

Note [Results that nobody writes]
PyTorch compares devices in most of its meta functions. Those that do not, such as that of `mm`, take the result's device from
one argument. If that one is on the CPU, the result is memory of the CPU that nobody has written: whatever was there before.
Such a call is refused here, in the words of the comparison. For the same reason a call may not write to a tensor of the CPU
what it would have read from a meta tensor; in PyTorch the tensor stays as it is.

PyTorch has this in torch/_prims_common (`check_same_device`) and torch/_meta_registrations, in each function for itself.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from tinytensor.c10.allocator import allocate_meta
from tinytensor.c10.device import Device, cpu
from tinytensor.c10.device import meta as meta_device
from tinytensor.c10.dispatch_key import DispatchKey
from tinytensor.c10.dispatch_key_set import BACKEND_MASK, META
from tinytensor.c10.layout import strided
from tinytensor.c10.metadata import metadata
from tinytensor.c10.tensor_impl import TensorImpl, new_tensor

_META_BIT = META & BACKEND_MASK

TAKES_ANY = frozenset(
    """
copy_ _copy_from _copy_from_and_resize _to_copy set_ resize_as_ is_same_size is_set_to _pack_padded_sequence
_pad_packed_sequence index mkldnn_rnn_layer
""".split()
)
"""Operators that are made for tensors of several devices, that look at metadata only, or that compare devices before all else:
`index` has to count first what a mask of the CPU takes from a meta tensor."""

# Operators whose results are where one of their tensors is, by its number.
_RESULT_IS_WITH = dict.fromkeys(
    """
_cdist_forward _ctc_loss _embedding_bag_backward _scaled_dot_product_flash_attention_for_cpu _segment_reduce_backward
_unsafe_index _unsafe_index_put addbmm baddbmm bucketize convolution convolution_backward diagonal_scatter embedding
embedding_dense_backward gather index_put _index_put_impl_ index_reduce index_select isin linalg_cross
linalg_solve_triangular lu_unpack masked_fill_ masked_scatter masked_scatter_backward mm rrelu_with_noise scatter
scatter_add scatter_reduce select_scatter slice_scatter take segment_reduce _embedding_bag
_embedding_bag_forward_only fractional_max_pool2d
fractional_max_pool3d add_ sub_ mul_ div_ logical_and_ logical_or_
logical_xor_ div.Tensor_mode floor_divide put as_strided_scatter native_dropout_backward conv_tbc
linalg_ldl_solve
""".split(),
    0,
) | dict.fromkeys(
    """
_adaptive_avg_pool2d_backward _adaptive_avg_pool3d_backward _cdist_backward _pdist_backward adaptive_max_pool2d_backward
adaptive_max_pool3d_backward avg_pool2d_backward avg_pool3d_backward bmm max_pool2d_with_indices_backward
max_pool3d_with_indices_backward reflection_pad1d_backward reflection_pad2d_backward reflection_pad3d_backward
replication_pad1d_backward replication_pad2d_backward searchsorted
""".split(),
    1,
) | {"addmm": 1, "linalg_lu_solve": 2}  # fmt: skip

# The numbers of arguments that are compared first, in this order; the others follow as they are given.
_ORDER: dict[str, tuple[int, ...]] = dict.fromkeys(
    """
_log_softmax_backward_data _prelu_kernel _unsafe_masked_index _weight_norm_interface binary_cross_entropy glu_backward
hardsigmoid_backward hardtanh_backward leaky_relu_backward masked_fill
max_unpool2d max_unpool3d multilabel_margin_loss_forward nll_loss_forward nll_loss2d_forward rsub threshold_backward
huber_loss_backward mse_loss_backward
""".split(),
    (1, 0),
) | {"addmv": (1, 2, 0), "binary_cross_entropy_with_logits": (3, 1, 0, 2)}  # fmt: skip

# Operators for which PyTorch has no kernel at Meta, so that it has other words.
_WITHOUT_META_KERNEL = frozenset(
    """
_ctc_loss.Tensor _ctc_loss_backward _ctc_loss_backward.Tensor _dirichlet_grad _standard_gamma_grad binomial equal linalg_lstsq
masked_select multi_margin_loss_backward multilabel_margin_loss_backward
""".split()
)

# Operators whose `out=` is looked at before a copy into it could be refused.
_ASKS_ABOUT_OUT = frozenset(
    """
linalg_inv_ex _linalg_det linalg_cholesky_ex _linalg_svd scatter scatter_add index_reduce select_copy slice_copy
""".split()
)


def _own_divisor(a: TensorImpl, b: TensorImpl) -> None:
    if not _is_number(b) and a.meta_.device is not b.meta_.device:
        raise RuntimeError(
            f"Expected divisor (b) to be on the same device ({a.meta_.device}) as dividend (a), but it is found on "
            f"{b.meta_.device}!"
        )


def _own_divisor_of_cpu(a: TensorImpl, b: TensorImpl) -> None:
    if a.meta_.device is not meta_device:
        _own_divisor(a, b)


def _own_index(name: str) -> Callable[..., None]:
    def ask(self: TensorImpl, index: TensorImpl, source: TensorImpl | None = None) -> None:
        where = (self if source is None else source).meta_.device
        raise RuntimeError(
            f"{name}(): self, index and source expected to be in the same device, but got (self) {self.meta_.device}, "
            f"(index) {index.meta_.device}, and (source) {where}"
        )

    return ask


def _own_solve(b: TensorImpl, A: TensorImpl) -> None:
    if b.meta_.device is not A.meta_.device:
        raise RuntimeError(
            f"Expected b and A to be on the same device, but found b on {b.meta_.device} and A on {A.meta_.device} instead."
        )


def _own_reflectors(name: str) -> Callable[..., None]:
    def ask(input: TensorImpl, tau: TensorImpl, *others: TensorImpl) -> None:
        for word, t in zip(("tau", "other"), (tau, *others), strict=False):
            if t.meta_.device is not input.meta_.device:
                raise RuntimeError(
                    f"torch.{name}: Expected {word} and input tensors to be on the same device, but got {word} on "
                    f"{t.meta_.device} and input on {input.meta_.device}"
                )

    return ask


def _own_filled(self: TensorImpl, mask: TensorImpl, value: TensorImpl) -> None:
    if value.meta_.device is not self.meta_.device:
        raise RuntimeError("Expected `value` to be on same device as `a`")


def _own_two_devices(*tensors: TensorImpl) -> None:
    if len({t.meta_.device for t in tensors if not _is_number(t)}) > 1:
        raise RuntimeError(
            "Expected all tensors to be on the same device, but found at least two devices, meta and cpu!"
        )


def _own_put(self: TensorImpl, *others: TensorImpl) -> None:
    if self.meta_.device is not meta_device:
        raise NotImplementedError("Cannot inplace into non-meta tensor with meta tensor argument")


def _own_copy(self: TensorImpl, *others: TensorImpl) -> None:
    if self.meta_.device is not meta_device and others[-1].meta_.device is meta_device:
        raise NotImplementedError("Cannot copy out of meta tensor; no data!")


def _own_addmm(self: TensorImpl, mat1: TensorImpl, mat2: TensorImpl) -> None:
    _same_device((mat1, self))


def _own_addr(self: TensorImpl, vec1: TensorImpl, vec2: TensorImpl) -> None:
    _same_device((vec1, vec2))


def _own_euclid(x1: TensorImpl, x2: TensorImpl) -> None:
    raise RuntimeError(
        f"X1 and X2 must have the same device type. X1: {x1.meta_.device.type} X2: {x2.meta_.device.type}"
    )


def _own_chunks(*tensors: TensorImpl) -> None:
    raise RuntimeError("_chunk_cat expects all inputs tensors on the same device")


def _own_blocks(*tensors: TensorImpl) -> None:
    first = tensors[0].meta_.device
    number, other = next((i, t.meta_.device) for i, t in enumerate(tensors) if t.meta_.device is not first)
    raise RuntimeError(
        f"Input tensors must all be on the same device. Input 0 is on device {first} and input {number} is on device {other}."
    )


def _own_grid(input: TensorImpl, grid: TensorImpl) -> None:
    raise RuntimeError(
        "grid_sampler(): expected input and grid to be on same device, but input is on "
        f"{input.meta_.device} and grid is on {grid.meta_.device}"
    )


# Operators that compare devices in words of their own. Each gets all tensors of the call but those of `out=`.
_OWN_WORDS: dict[str, Callable[..., None]] = {
    "div.Tensor_mode": _own_divisor_of_cpu,
    "floor_divide": _own_divisor_of_cpu,
    "copysign": _own_divisor,
    "index_add": _own_index("index_add"),
    "index_copy": _own_index("index_copy"),
    "index_fill": _own_index("index_copy"),
    "cholesky_solve": _own_solve,
    "triangular_solve": _own_solve,
    "linalg_ldl_solve": lambda LD, pivots, B: _own_solve(B, LD),
    "linalg_householder_product": _own_reflectors("linalg.householder_product"),
    "ormqr": _own_reflectors("ormqr"),
    "masked_fill.Tensor": _own_filled,
    "hardshrink_backward": _own_two_devices,
    "silu_backward": _own_two_devices,
    "softshrink_backward": _own_two_devices,
    "put": _own_put,
    "as_strided_scatter": _own_copy,
    "native_dropout_backward": _own_copy,
    "conv_tbc": _own_copy,
    "addmm": _own_addmm,
    "addr": _own_addr,
    "_euclidean_dist": _own_euclid,
    "_chunk_cat": _own_chunks,
    "block_diag": _own_blocks,
    "grid_sampler_3d": _own_grid,
}


def is_mixed(ks: int) -> bool:
    """Whether a call of this key set has meta tensors and others."""
    backends = ks & BACKEND_MASK
    return backends & _META_BIT != 0 and backends != _META_BIT


def guarded(kernel: Callable[..., Any], op: Any) -> Callable[..., Any]:
    """The kernel of the Meta backend for calls of several devices; `kernel` itself where it may get such arguments.

    RuntimeError where PyTorch refuses, and see Note [Results that nobody writes].
    """
    name = op.name.name.removeprefix("aten::")
    if op.name.namespace != "aten" or name in TAKES_ANY or name.startswith("_foreach_"):
        return kernel

    def one_device(ks: int, *args: Any) -> Any:
        arguments = op.schema.arguments
        inputs = [t for a, v in zip(arguments, args, strict=False) if not a.is_out for t in _tensors(v)]
        outs = [t for a, v in zip(arguments, args, strict=False) if a.is_out for t in _tensors(v)]
        if len({t.meta_.device for t in (*inputs, *outs)}) == 1:
            return kernel(ks, *args)
        unwritten = _compare(op, name, inputs, outs, args)
        twins: dict[int, TensorImpl] = {}
        result = kernel(ks, *[_on_meta(v, twins) for v in args])
        if unwritten is not None:  # sizes and types are refused before that
            raise RuntimeError(_not_expected(unwritten, meta_device))
        for argument, value in zip(arguments, args, strict=False):
            if argument.is_write:
                for t in _tensors(value):
                    if id(t) in twins:
                        raise RuntimeError(_no_copy(meta_device, t.meta_.device))
        return result

    return one_device


def _tensors(value: Any) -> Iterator[TensorImpl]:
    if isinstance(value, TensorImpl):
        yield value
    elif value.__class__ is list or value.__class__ is tuple:
        for item in value:
            if isinstance(item, TensorImpl):
                yield item


def _compare(
    op: Any, name: str, inputs: Sequence[TensorImpl], outs: Sequence[TensorImpl], args: Sequence[Any]
) -> Device | None:
    """RuntimeError where PyTorch compares the tensors' devices; else the device of a result that nobody would write."""
    base = name.removesuffix("_")
    full = f"{base}.{op.name.overload_name}".removesuffix(".")
    if full in _WITHOUT_META_KERNEL:
        op.entry.dispatcher.fallbacks[DispatchKey.Meta].boxed(op, 0, list(args))
    unwritten = None
    devices = [t.meta_.device for t in inputs]
    if len(set(devices)) > 1:
        ask = _OWN_WORDS.get(full) or _OWN_WORDS.get(base)
        if ask is not None:
            ask(*inputs)
        place = next((_RESULT_IS_WITH[n] for n in (full, name, base) if n in _RESULT_IS_WITH), None)
        if place is None or any(t.meta_.layout is not strided for t in inputs):
            first = [t for i in _ORDER.get(base, ()) for t in _tensors(args[i])]
            _same_device([*first, *inputs])
        elif devices[min(place, len(devices) - 1)] is not meta_device:
            unwritten = devices[place]
    if outs:
        computes = [d for t, d in zip(inputs, devices, strict=True) if not _is_number(t)] or devices
        for out in outs:
            if computes and out.meta_.device is not computes[0]:
                where = out.meta_.device
                if base in _ASKS_ABOUT_OUT:
                    raise RuntimeError(f"Expected out tensor to have device {computes[0]}, but got {where} instead")
                raise RuntimeError(_no_copy(computes[0], where))
    return unwritten


def _is_number(t: TensorImpl) -> bool:
    return t.meta_.dim == 0 and t.meta_.device is cpu


def _same_device(tensors: Sequence[TensorImpl]) -> None:
    """A number in a 0-d tensor of the CPU may stand beside tensors of any device."""
    expected: Device | None = None
    for t in tensors:
        if _is_number(t):
            continue
        if expected is None:
            expected = t.meta_.device
        elif t.meta_.device is not expected:
            raise RuntimeError(_not_expected(expected, t.meta_.device))


def _not_expected(expected: Device, found: Device) -> str:
    return f"Tensor on device {found} is not on the expected device {expected}!"


def _no_copy(source: Device, target: Device) -> str:
    return f"Attempting to copy from device {source} to device {target}, but cross-device copies are not allowed!"


def _on_meta(value: Any, twins: dict[int, TensorImpl]) -> Any:
    """The argument with a meta tensor of the same geometry for each tensor that is elsewhere, the same for the same."""
    if isinstance(value, TensorImpl):
        m = value.meta_
        if m.device is meta_device or m.layout is not strided:
            return value
        twin = twins.get(id(value))
        if twin is None:
            made = metadata(m.sizes, m.strides, m.dtype, meta_device, m.is_wrapped_number, m.quantizer)
            twin = twins[id(value)] = new_tensor(made, allocate_meta(value.storage_.nbytes), value.byte_offset_)
        return twin
    if value.__class__ is list or value.__class__ is tuple:
        return value.__class__([_on_meta(item, twins) for item in value])
    return value
