"""Printing: the text of a tensor, equal to PyTorch's.

Mirrors torch/_tensor_str.py. The three steps are the same: choose one format for all elements (`_Formatter`), lay the
elements out as nested rows (`_layout`), append what the text does not show (`tensor_str`).
"""

from __future__ import annotations

import math
import textwrap
from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, cast

import numpy as np

from tinytensor.aten import functions as F
from tinytensor.c10.batched_tensor_impl import BatchedStorage, batched_storage
from tinytensor.c10.device import cpu
from tinytensor.c10.dispatch_key_set import FUNCTIONALIZE, FUNCTORCH_BATCHED
from tinytensor.c10.functional_tensor import sync, wrapper_of
from tinytensor.c10.layout import SPARSE_COMPRESSED, _mkldnn, sparse_coo, strided
from tinytensor.c10.quantizer import PerTensorAffineQuantizer
from tinytensor.c10.scalar_type import bfloat16, bool_, get_default_dtype, int64

if TYPE_CHECKING:
    from tinytensor.c10.tensor_impl import TensorImpl


@dataclass
class _PrintOptions:
    precision: int = 4
    threshold: float = 1000
    edgeitems: int = 3
    linewidth: int = 80
    sci_mode: bool | None = None


PRINT_OPTIONS = _PrintOptions()
_PROFILES: dict[str, dict[str, float]] = {
    "default": {"precision": 4, "threshold": 1000, "edgeitems": 3, "linewidth": 80},
    "short": {"precision": 2, "threshold": 1000, "edgeitems": 2, "linewidth": 80},
    "full": {"precision": 4, "threshold": math.inf, "edgeitems": 3, "linewidth": 80},
}


def set_printoptions(
    precision: int | None = None,
    threshold: float | None = None,
    edgeitems: int | None = None,
    linewidth: int | None = None,
    profile: str | None = None,
    sci_mode: bool | None = None,
) -> None:
    """Set how tensors are printed. What is not given stays as it is, `sci_mode` apart.

        precision   digits after the point: 4
        threshold   up to how many elements all of them are printed: 1000
        edgeitems   how many are printed at each end of a dimension, where there are more: 3
        linewidth   characters in a line: 80
        profile     "default", "short" or "full": sets the four above; the other arguments change it
        sci_mode    True, False: with exponents or without; None: as it reads better

    >>> tt.set_printoptions(precision=2)
    >>> tt.tensor([1 / 3])
    tensor([0.33])
    >>> tt.set_printoptions(profile="default")
    """
    if profile is not None:
        for name, value in _PROFILES.get(profile, {}).items():  # PyTorch lets unknown names pass
            setattr(PRINT_OPTIONS, name, value)
    given = {"precision": precision, "threshold": threshold, "edgeitems": edgeitems, "linewidth": linewidth}
    for name, chosen in given.items():
        if chosen is not None:
            setattr(PRINT_OPTIONS, name, chosen)
    PRINT_OPTIONS.sci_mode = sci_mode


class _Elements:
    """A storage as a sequence of Python numbers, decoded one by one: printing one row of a large tensor stays cheap."""

    def __init__(self, tensor: TensorImpl):
        raw = tensor.storage_.as_bytes()
        itemsize = tensor.meta_.itemsize
        self._array = raw[: len(raw) // itemsize * itemsize].view(tensor.meta_.dtype.numpy)
        if tensor.meta_.dtype is bfloat16:
            # A bfloat16 is the upper half of a float32.
            self._array = (self._array.astype(np.uint32) << 16).view(np.float32)

    def __len__(self) -> int:
        return len(self._array)

    def __getitem__(self, position: int | slice) -> Any:
        if isinstance(position, slice):
            return self._array[position].tolist()
        return self._array[position].item()


def _nested(storage: Any, sizes: tuple[int, ...], strides: tuple[int, ...], storage_offset: int) -> Any:
    """The elements of a view as nested lists; one number for a 0-dim tensor."""
    if not sizes:
        return storage[storage_offset]
    return [_nested(storage, sizes[1:], strides[1:], storage_offset + i * strides[0]) for i in range(sizes[0])]


class _Formatter:
    """One format for all elements of a tensor: width, and for floats whether as integers, fixed or scientific."""

    def __init__(self, values: list[Any], floating: bool):
        self.floating = floating
        self.int_mode = True
        self.sci_mode = False
        self.width = 1
        if not floating:
            self.width = max((len(str(value)) for value in values), default=1)
            return
        # Zeros, infinities and NaN fit into any format, so they do not choose one.
        shown = [v for v in values if math.isfinite(v) and v != 0]
        if not shown:
            return
        magnitudes = [abs(v) for v in shown]
        smallest, largest = min(magnitudes), max(magnitudes)
        self.int_mode = all(v == math.ceil(v) for v in shown)
        # With a fixed point such numbers would either lose all digits of the smallest, or need too wide columns.
        self.sci_mode = largest / smallest > 1000.0 or largest > 1.0e8 or smallest < 1.0e-4
        if PRINT_OPTIONS.sci_mode is not None:
            self.sci_mode = PRINT_OPTIONS.sci_mode
        precision = PRINT_OPTIONS.precision
        if self.sci_mode:
            self.width = max(len(f"{v:.{precision}e}") for v in shown)
        elif self.int_mode:
            # Whole numbers get a point, which tells them from integers, and no digits after it.
            self.width = max(len(f"{v:.0f}.") for v in shown)
        else:
            self.width = max(len(f"{v:.{precision}f}") for v in shown)

    def format(self, value: Any) -> str:
        if not self.floating:
            text = str(value)
        elif self.sci_mode:
            text = f"{value:{self.width}.{PRINT_OPTIONS.precision}e}"
        elif self.int_mode:
            text = f"{value:.0f}"
            if math.isfinite(value):
                text += "."
        else:
            text = f"{value:.{PRINT_OPTIONS.precision}f}"
        return text.rjust(self.width)


def _layout_row(values: list[Any], indent: int, summarize: bool, formatter: _Formatter) -> str:
    # An element takes its width and ", ".
    per_line = max(1, math.floor((PRINT_OPTIONS.linewidth - indent) / (formatter.width + 2)))
    edge = PRINT_OPTIONS.edgeitems
    if summarize and not edge:
        data = ["..."]
    elif summarize and len(values) > 2 * edge:
        data = [*map(formatter.format, values[:edge]), " ...", *map(formatter.format, values[-edge:])]
    else:
        data = [formatter.format(value) for value in values]
    lines = [", ".join(data[i : i + per_line]) for i in range(0, len(data), per_line)]
    return "[" + (",\n" + " " * (indent + 1)).join(lines) + "]"


def _layout(values: Any, ndim: int, indent: int, summarize: bool, formatter: _Formatter) -> str:
    """Nested lists as rows; a summary shows the edges of each dimension."""
    if ndim == 0:
        return formatter.format(values)
    if summarize and not PRINT_OPTIONS.edgeitems:
        return "[...]"
    if ndim == 1:
        return _layout_row(values, indent, summarize, formatter)
    edge = PRINT_OPTIONS.edgeitems
    if summarize and len(values) > 2 * edge:
        rows = [_layout(v, ndim - 1, indent + 1, summarize, formatter) for v in values[:edge]]
        rows.append("...")
        rows += [_layout(v, ndim - 1, indent + 1, summarize, formatter) for v in values[-edge:]]
    else:
        rows = [_layout(v, ndim - 1, indent + 1, summarize, formatter) for v in values]
    # The more dimensions two blocks have, the more empty lines stand between them.
    return "[" + ("," + "\n" * (ndim - 1) + " " * (indent + 1)).join(rows) + "]"


def _leaves(values: Any) -> Iterator[Any]:
    if not isinstance(values, list):
        yield values
        return
    for value in values:
        yield from _leaves(value)


def _edge_geometry(sizes: tuple[int, ...], strides: tuple[int, ...], offset: int) -> list[int]:
    """Storage positions of the elements that a summary's format is chosen by: the edges of every dimension."""
    positions = [offset]
    edge = PRINT_OPTIONS.edgeitems
    for size, stride in zip(sizes, strides, strict=True):
        kept = range(size) if size <= 2 * edge else [*range(edge), *range(size - edge, size)]
        positions = [position + i * stride for position in positions for i in kept]
    return positions


class _SummaryRows:
    """Nested lists of a large tensor, read only where the summary looks."""

    def __init__(self, storage: Any, sizes: tuple[int, ...], strides: tuple[int, ...], offset: int):
        self._storage, self._sizes, self._strides, self._offset = storage, sizes, strides, offset

    def __len__(self) -> int:
        return self._sizes[0]

    def __getitem__(self, index: int | slice) -> Any:
        if isinstance(index, slice):
            return [self[i] for i in range(*index.indices(len(self)))]
        at = self._offset + index * self._strides[0]
        if len(self._sizes) == 1:
            return self._storage[at]
        return _SummaryRows(self._storage, self._sizes[1:], self._strides[1:], at)

    def __iter__(self) -> Iterator[Any]:
        return (self[i] for i in range(len(self)))


def _contents(self: TensorImpl, indent: int) -> str:
    if self.meta_.layout is _mkldnn:
        self = F.to_dense(F.detach(cast(Any, self)))
    m = self.meta_
    summarize = m.dim > 0 and m.numel > PRINT_OPTIONS.threshold
    storage = _Elements(self)
    offset = self.byte_offset_ // m.itemsize
    sizes = tuple(m.sizes)
    if summarize:
        values: Any = _SummaryRows(storage, sizes, m.strides, offset)
        seen = [storage[position] for position in _edge_geometry(sizes, m.strides, offset)]
    else:
        values = _nested(storage, sizes, m.strides, offset)
        seen = list(_leaves(values))
    return _layout(values, m.dim, indent, summarize, _Formatter(seen, m.dtype.is_floating_point))


def _batched_str(storage: BatchedStorage) -> str:
    """A tensor inside of a vmap, with what is behind."""
    value = repr(storage.value)
    if storage.bdim is None:
        return value
    return f"BatchedTensor(lvl={storage.level}, bdim={storage.bdim}, value=\n{textwrap.indent(value, '    ')}\n)"


def tensor_str(self: TensorImpl) -> str:
    """`repr(tensor)`."""
    m = self.meta_
    if m.key_set & FUNCTORCH_BATCHED:
        return _batched_str(batched_storage(self))
    if m.key_set & FUNCTIONALIZE:
        return _functional_str(self)
    if m.layout is sparse_coo or m.layout in SPARSE_COMPRESSED:
        return _sparse_str(self)
    name = type(self).__name__
    prefix = "tensor(" if name in ("Tensor", "Parameter") else f"{name}("
    indent = len(prefix)
    suffixes: list[str] = []
    # The dtype is left out where the text shows it: the default dtype by its points, int64 by their absence, bool by its words.
    default_dtype = m.dtype in (get_default_dtype(), int64, bool_)
    if m.device is not cpu:
        suffixes.append(f"device='{m.device}'")
    if m.quantizer is not None:
        suffixes += _quantizer_suffixes(self)
        real = F.dequantize(cast(Any, self))
        text = _contents(real, indent) if m.numel else "[]"
    elif self.storage_.device.type == "meta":  # a fake tensor as well, whose device is another
        suffixes.append(f"size={tuple(m.sizes)}")
        if m.dtype is not get_default_dtype():
            suffixes.append(f"dtype={m.dtype}")
        text = "..."
    elif m.numel == 0:
        # `[]` is how the size (0,) looks; every other empty size has to be said.
        if m.dim != 1:
            suffixes.append(f"size={tuple(m.sizes)}")
        if m.dtype is not get_default_dtype():
            suffixes.append(f"dtype={m.dtype}")
        text = "[]"
    else:
        if not PRINT_OPTIONS.edgeitems:
            suffixes.append(f"size={tuple(m.sizes)}")
        if not default_dtype:
            suffixes.append(f"dtype={m.dtype}")
        # PyTorch asks a foreign device for element after element; the text is the same.
        text = _contents(self if m.device is cpu else F.to(self.detach(), cpu), indent)
    if m.layout is not strided:
        suffixes.append(f"layout={m.layout}")
    shown = _with_suffixes(prefix + text, [*suffixes, *_autograd_suffixes(self)], indent)
    # Not for plain parameters, whose `repr` has always been another.
    return f"Parameter({shown})" if prefix != "tensor(" and _is_parameter(self) else shown


def _quantizer_suffixes(self: TensorImpl) -> list[str]:
    """Size, dtype and what the integers mean."""
    m = self.meta_
    quantizer: Any = m.quantizer
    first = [f"size={tuple(m.sizes)}", f"dtype={m.dtype}", f"quantization_scheme={quantizer.qscheme}"]
    if isinstance(quantizer, PerTensorAffineQuantizer):
        return [*first, f"scale={quantizer.scale}", f"zero_point={quantizer.zero_point}"]
    tables = [f"scale={tensor_str(quantizer.scales)}", f"zero_point={tensor_str(quantizer.zero_points)}"]
    return [*first, *tables, f"axis={quantizer.axis}"]


_PARTS = {"sparse_coo": ("indices", "_indices", "values", "_values")}
_BY_ROWS = ("crow_indices", "crow_indices", "col_indices", "col_indices", "values", "values")
_BY_COLUMNS = ("ccol_indices", "ccol_indices", "row_indices", "row_indices", "values", "values")


def _sparse_str(self: TensorImpl) -> str:
    """The tensors that a sparse tensor is made of, each with its name, then sizes and number of entries."""
    m = self.meta_
    name = type(self).__name__
    prefix = "tensor(" if name in ("Tensor", "Parameter") else f"{name}("
    indent = len(prefix)
    suffixes = []
    if m.device is not cpu:
        suffixes.append(f"device='{m.device}'")
    suffixes.append(f"size={tuple(m.sizes)}")
    if m.device.type != "meta":
        suffixes.append(f"nnz={self._nnz()}")
    if m.dtype not in (get_default_dtype(), int64, bool_):
        suffixes.append(f"dtype={m.dtype}")
    names = _PARTS.get(m.layout.name) or (_BY_ROWS if m.layout.name in ("sparse_csr", "sparse_bsr") else _BY_COLUMNS)
    shown = []
    detached = self.detach()
    for label, method in zip(names[::2], names[1::2], strict=True):
        tensor = getattr(detached, method)()
        opening = f"{label}=tensor("
        text = _part_text(tensor, indent + len(opening))
        extra = []
        # An empty tensor shows its size, and any part a dtype that the text does not.
        if tensor.numel() == 0 or m.device.type == "meta":
            extra.append(f"size={tuple(tensor.shape)}")
        shown.append(_with_suffixes(opening + text, extra, indent + len(opening)))
    separator = f",\n{' ' * indent}"
    body = separator.join(shown) + (separator if m.layout is sparse_coo else "")
    suffixes.append(f"layout={m.layout}")
    suffixes += _autograd_suffixes(self)
    if m.layout is sparse_coo:
        text = _with_suffixes(prefix + body + suffixes[0], suffixes[1:], indent)
    else:
        text = _with_suffixes(prefix + body, suffixes, indent)
    return f"Parameter({text})" if prefix != "tensor(" and _is_parameter(self) else text


def _part_text(tensor: TensorImpl, indent: int) -> str:
    if tensor.meta_.device.type == "meta":
        return "..."
    return _contents(tensor, indent) if tensor.meta_.numel else "[]"


def _is_parameter(self: TensorImpl) -> bool:
    """isinstance(self, Parameter), which is on a floor above."""
    return getattr(self, "_is_param", False) or any(base.__name__ == "Parameter" for base in type(self).__mro__)


def _autograd_suffixes(self: TensorImpl) -> list[str]:
    suffixes = []
    try:
        grad_fn = self.grad_fn
        name = "" if grad_fn is None else grad_fn.name().rsplit("::", maxsplit=1)[-1]
    except RuntimeError:  # one of several views that was written to in place, and may not be used any more
        name = "Invalid"
    if name:
        suffixes.append(f"grad_fn=<{name}>")
    elif self.requires_grad:
        suffixes.append("requires_grad=True")
    if self.autograd_meta_ is not None and self.autograd_meta_.fw_grad is not None:
        suffixes.append(f"tangent={self.autograd_meta_.fw_grad}")
    return suffixes


def _functional_str(self: TensorImpl) -> str:
    """What is inside of a functional tensor; one of a transform is brought up to date first."""
    wrapper = wrapper_of(self)
    if wrapper.level >= 0:
        sync(self)
        return f"FunctionalTensor(lvl={wrapper.level}, value=\\\n{wrapper.value!r})"
    prefix = "_to_functional_tensor("
    return _with_suffixes(f"{prefix}{wrapper.value!r}", _autograd_suffixes(self), len(prefix))


def _with_suffixes(text: str, suffixes: list[str], indent: int) -> str:
    """Append each suffix on the last line, or on a new one where the line would grow too long."""
    # The length of the last line, with PyTorch's count of the closing parenthesis: breaks must fall in the same places.
    last = len(text) - text.rfind("\n") + 1
    parts = [text]
    for suffix in suffixes:
        if last + len(suffix) + 2 > PRINT_OPTIONS.linewidth:
            parts.append(",\n" + " " * indent + suffix)
            last = indent + len(suffix)
        else:
            parts.append(", " + suffix)
            last += len(suffix) + 2
    return "".join(parts) + ")"
