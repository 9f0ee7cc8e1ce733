"""Attention whose scores a function of the user changes, and whose mask is a function too, kept by blocks.

    >>> from tinytensor.nn.attention.flex_attention import create_block_mask, flex_attention
    >>> def causal(b, h, q_idx, kv_idx):
    ...     return q_idx >= kv_idx
    >>> mask = create_block_mask(causal, None, None, 256, 256, BLOCK_SIZE=64)
    >>> print(mask)
    BlockMask(shape=(1, 1, 256, 256), sparsity=37.50%,
    (0, 0)
    ██
    ████
    ██████
    ████████
    )
    >>> q = tt.ones(1, 1, 256, 8)
    >>> flex_attention(q, q, q, block_mask=mask).shape
    torch.Size([1, 1, 256, 8])

The functions see one score, or one place, at a time: `vmap` gives them all. The whole matrix of scores is made, as PyTorch does
without `torch.compile`; as there, on the CPU it has no backward and returns no maxima.

Mirrors torch/nn/attention/flex_attention.py and math_attention of torch/_higher_order_ops/flex_attention.py. Left out: kernels
(their options are checked, and there is one implementation), and a BlockMask's closures as leaves of a tree.
"""

from __future__ import annotations

import itertools
import math
import typing
import warnings
from collections.abc import Callable
from enum import Enum
from inspect import Parameter, signature
from typing import Any, Literal, NamedTuple, TypedDict

from tinytensor._tensor import Tensor
from tinytensor.accelerator import current_accelerator
from tinytensor.aten import functions as F
from tinytensor.c10.scalar_type import bool_, float32, float64, int8, int32
from tinytensor.func import vmap
from tinytensor.functional import broadcast_shapes
from tinytensor.nn.functional import pad

__all__ = [
    "AuxOutput", "AuxRequest", "BlockMask", "FlexKernelOptions", "and_masks", "create_block_mask", "create_mask",
    "flex_attention", "noop_mask", "or_masks",
]  # fmt: skip

_FLEX_ATTENTION_DISABLE_COMPILE_DEBUG = False  # True: no warning about the missing `torch.compile`
_DEFAULT_SPARSE_BLOCK_SIZE = 128
_LARGE_SPARSE_BLOCK_SIZE = 1 << 30  # one block for everything: no mask was given

ScoreMod = Callable[[Tensor, Tensor, Tensor, Tensor, Tensor], Tensor]
MaskMod = Callable[[Tensor, Tensor, Tensor, Tensor], Tensor]
_Backend = Literal["AUTO", "TRITON", "FLASH", "TRITON_DECODE"]
_shown: set[str] = set()


def _warn_once(name: str, message: str, category: type[Warning] = UserWarning) -> None:
    if name not in _shown:
        warnings.warn(message, category, stacklevel=3)
        _shown.add(name)


class FlexKernelOptions(TypedDict, total=False):
    """The options of PyTorch's kernels. They may be given, and change nothing here.

    >>> tt.nn.attention.flex_attention.FlexKernelOptions(BLOCK_M=64)
    {'BLOCK_M': 64}
    """

    num_warps: int
    num_stages: int
    BLOCK_M: int
    BLOCK_N: int
    BLOCK_M1: int
    BLOCK_N1: int
    BLOCK_M2: int
    BLOCK_N2: int
    PRESCALE_QK: bool
    ROWS_GUARANTEED_SAFE: bool
    BLOCKS_ARE_CONTIGUOUS: bool
    WRITE_DQ: bool
    FORCE_USE_FLEX_ATTENTION: bool
    USE_TMA: bool
    kpack: int
    matrix_instr_nonkdim: int
    waves_per_eu: int
    BACKEND: _Backend


class AuxRequest(NamedTuple):
    """What `flex_attention` shall return beside its output.

    >>> tt.nn.attention.flex_attention.AuxRequest(lse=True)
    AuxRequest(lse=True, max_scores=False)
    """

    lse: bool = False
    max_scores: bool = False


class AuxOutput(NamedTuple):
    """What was asked for with an AuxRequest: (B, Hq, L) each, None where it was not.

    >>> tt.nn.attention.flex_attention.AuxOutput()
    AuxOutput(lse=None, max_scores=None)
    """

    lse: Tensor | None = None
    max_scores: Tensor | None = None


class _ModificationType(Enum):
    SCORE_MOD = 1
    MASK_MOD = 2
    UNKNOWN = 3


def _get_mod_type(fn: Callable[..., Any]) -> _ModificationType:
    """Of a score with five arguments, or of a mask with four; arguments with a default do not count."""
    code = getattr(fn, "__code__", None)
    if code is not None:
        count = code.co_argcount - len(getattr(fn, "__defaults__", None) or ())
    else:
        count = sum(p.default is Parameter.empty for p in signature(fn).parameters.values())
    if count not in (4, 5):
        raise AssertionError(f"Expected 4 or 5 positional args, got {count}")
    return _ModificationType.SCORE_MOD if count == 5 else _ModificationType.MASK_MOD


def _vmap_for_bhqkv(fn: Callable[..., Any], prefix: tuple[int, ...]) -> Callable[..., Any]:
    """`fn` over vectors of batches, heads, queries and keys at once; `prefix` is (0,) if a score comes first."""
    for place in (3, 2, 1, 0):
        fn = vmap(fn, in_dims=(*prefix, *(0 if i == place else None for i in range(4))))
    return fn


def _identity(score: Tensor, batch: Tensor, head: Tensor, token_q: Tensor, token_kv: Tensor) -> Tensor:
    return score


def noop_mask(batch: Tensor, head: Tensor, token_q: Tensor, token_kv: Tensor) -> Tensor:
    """A mask function that hides nothing.

    >>> i = tt.tensor(0)
    >>> tt.nn.attention.flex_attention.noop_mask(i, i, i, i)
    tensor(True)
    """
    return batch.new_ones(size=(), dtype=bool_, device=batch.device)


def _sliced_mask_mod_error(batch: Tensor, head: Tensor, token_q: Tensor, token_kv: Tensor) -> Tensor:
    """The mask function of a part of a BlockMask, whose indices no longer count from 0."""
    raise RuntimeError(
        "Cannot use mask_mod from a sliced BlockMask. When you slice a BlockMask using [], the mask_mod attribute is reset. "
        "You must set it from the original BlockMask's mask_mod.\n\n"
        "Incorrect usage:\n"
        "  base_mask = create_block_mask(my_mask_fn, ...)\n"
        "  sliced_mask = base_mask[:, :, block_idx]\n"
        "  sliced_mask.mask_mod = apply_offset(sliced_mask.mask_mod, offset)  # WRONG!\n\n"
        "Correct usage:\n"
        "  base_mask = create_block_mask(my_mask_fn, ...)\n"
        "  sliced_mask = base_mask[:, :, block_idx]\n"
        "  sliced_mask.mask_mod = apply_offset(base_mask.mask_mod, offset)  # Use base_mask!"
    )


# ---- lists of blocks -------------------------------------------------------------------------------------------------


def _ordered_to_dense(num_blocks_in_row: Tensor, col_indices: Tensor, num_cols: int) -> Tensor:
    """(..., rows) counts and (..., rows, most) columns -> (..., rows, num_cols) of 0 and 1."""
    device, (*sizes, most) = col_indices.device, col_indices.shape
    listed = F.arange(most, device=device) < num_blocks_in_row.unsqueeze(-1)
    columns = F.where(listed, col_indices, num_cols)  # what is not listed goes to one column too many
    rows = [F.arange(size, device=device).view(size, *(1,) * (len(sizes) - i)) for i, size in enumerate(sizes)]
    dense = F.zeros((*sizes, num_cols + 1), dtype=int32, device=device)
    dense[(*rows, columns)] = 1
    return dense[..., :num_cols].contiguous()


def _dense_to_ordered(dense_mask: Tensor) -> tuple[Tensor, Tensor]:
    """The opposite: how many blocks a row has, and which, those that it has not behind them."""
    dense_mask = dense_mask.to(dtype=int32)
    columns = F.argsort(dense_mask, stable=True, dim=-1, descending=True)
    return dense_mask.sum(dim=-1).to(int32).contiguous(), columns.to(int32).contiguous()


def _transpose_ordered(num_blocks_in_row: Tensor, col_indices: Tensor) -> tuple[Tensor, Tensor]:
    dense = _ordered_to_dense(num_blocks_in_row, col_indices, col_indices.shape[-1])
    return _dense_to_ordered(dense.transpose(-2, -1))


def _adjust_num_blocks_and_indices(
    num_blocks: Tensor, indices: Tensor, new_num_rows: int, new_num_cols: int
) -> tuple[Tensor, Tensor]:
    """The lists of the upper left corner."""
    indices = indices[:, :, :new_num_rows, :new_num_cols]
    num_blocks = num_blocks[:, :, :new_num_rows]
    num_blocks = F.where(num_blocks < new_num_cols, num_blocks, new_num_cols)
    return (indices < num_blocks[:, :, :, None]).sum(dim=-1).to(int32), indices


def _check_pairs(indices: Tensor, full_kv: tuple[Any, Any], full_q: tuple[Any, Any] = (None, None)) -> None:
    if indices.dim() < 2:
        raise RuntimeError("BlockMask must have at least 2 dimensions")
    for name, (num_blocks, columns) in {"full_kv": full_kv, "full_q": full_q}.items():
        if (num_blocks is None) != (columns is None):
            raise AssertionError(f"{name}_num_blocks and {name}_indices must be both provided or omitted")


class BlockMask:
    """A mask of attention by blocks of BLOCK_SIZE: a block is left out where the mask hides all of it.

        kv_num_blocks, kv_indices              for each row of blocks how many are partly visible, and which columns:
                                               (B, H, rows) and (B, H, rows, columns), int32; numbers behind the count mean nothing
        full_kv_num_blocks, full_kv_indices    the same for blocks of which all is visible, so that no mask is asked; or None
        q_num_blocks, q_indices, full_q_...    the same by columns, for a backward pass
        dq_write_order, dq_write_order_full    in which order blocks of a column are added up, where that was asked for
        mask_mod                               the function
        seq_lengths                            (queries, keys)

    `create_block_mask` makes one of a function, `BlockMask.from_kv_blocks` of the lists. RuntimeError for lists with less than
    two dimensions, AssertionError for one half of a pair.

    >>> from tinytensor.nn.attention.flex_attention import create_block_mask
    >>> mask = create_block_mask(lambda b, h, q, kv: q >= kv, 1, 1, 4, 4, BLOCK_SIZE=2)
    >>> mask.kv_num_blocks, mask.full_kv_indices[0, 0, 1, 0], mask.sparsity()
    (tensor([[[1, 1]]], dtype=torch.int32), tensor(0, dtype=torch.int32), 25.0)
    """

    _TENSOR_ATTRS = (
        "kv_num_blocks", "kv_indices", "full_kv_num_blocks", "full_kv_indices", "q_num_blocks", "q_indices",
        "full_q_num_blocks", "full_q_indices", "dq_write_order", "dq_write_order_full", "dq_kv_order",
    )  # fmt: skip

    def __init__(
        self,
        seq_lengths: tuple[int, int],
        kv_num_blocks: Tensor,
        kv_indices: Tensor,
        full_kv_num_blocks: Tensor | None,
        full_kv_indices: Tensor | None,
        q_num_blocks: Tensor | None,
        q_indices: Tensor | None,
        full_q_num_blocks: Tensor | None,
        full_q_indices: Tensor | None,
        BLOCK_SIZE: tuple[int, int] = (_DEFAULT_SPARSE_BLOCK_SIZE, _DEFAULT_SPARSE_BLOCK_SIZE),
        mask_mod: MaskMod = noop_mask,
        *,
        dq_write_order: Tensor | None = None,
        dq_write_order_full: Tensor | None = None,
        dq_kv_order: Tensor | None = None,
        dq_kv_order_spt: bool | None = None,
    ) -> None:
        _check_pairs(kv_indices, (full_kv_num_blocks, full_kv_indices), (full_q_num_blocks, full_q_indices))
        if kv_num_blocks is None:
            raise AssertionError("kv_num_blocks must be provided")
        if dq_write_order_full is not None and dq_write_order is None:
            raise ValueError("dq_write_order_full requires dq_write_order")
        self.seq_lengths = seq_lengths
        self.kv_num_blocks, self.kv_indices = kv_num_blocks, kv_indices
        self.full_kv_num_blocks, self.full_kv_indices = full_kv_num_blocks, full_kv_indices
        self.q_num_blocks, self.q_indices = q_num_blocks, q_indices
        self.full_q_num_blocks, self.full_q_indices = full_q_num_blocks, full_q_indices
        self.dq_write_order, self.dq_write_order_full = dq_write_order, dq_write_order_full
        self.dq_kv_order, self.dq_kv_order_spt = dq_kv_order, dq_kv_order_spt
        self.BLOCK_SIZE = BLOCK_SIZE
        self.mask_mod = mask_mod

    @classmethod
    def from_kv_blocks(
        cls,
        kv_num_blocks: Tensor,
        kv_indices: Tensor,
        full_kv_num_blocks: Tensor | None = None,
        full_kv_indices: Tensor | None = None,
        BLOCK_SIZE: int | tuple[int, int] = _DEFAULT_SPARSE_BLOCK_SIZE,
        mask_mod: MaskMod | None = None,
        seq_lengths: tuple[int, int] | None = None,
        compute_q_blocks: bool = True,
        *,
        dq_write_order: Tensor | None = None,
        dq_write_order_full: Tensor | None = None,
        dq_kv_order: Tensor | bool | None = None,
    ) -> BlockMask:
        """Of the lists by rows; those by columns are made, unless `compute_q_blocks` is False."""
        _check_pairs(kv_indices, (full_kv_num_blocks, full_kv_indices))
        by_columns: list[tuple[Tensor | None, Tensor | None]] = [(None, None), (None, None)]
        if compute_q_blocks:
            by_columns[0] = _transpose_ordered(kv_num_blocks, kv_indices)
            if full_kv_num_blocks is not None and full_kv_indices is not None:
                by_columns[1] = _transpose_ordered(full_kv_num_blocks, full_kv_indices)
        if isinstance(BLOCK_SIZE, int):
            BLOCK_SIZE = (BLOCK_SIZE, BLOCK_SIZE)
        if seq_lengths is None:
            seq_lengths = (kv_indices.shape[-2] * BLOCK_SIZE[0], kv_indices.shape[-1] * BLOCK_SIZE[1])
        if dq_kv_order is not None and not isinstance(dq_kv_order, bool | Tensor):
            raise ValueError("dq_kv_order must be a bool, Tensor, or None")
        return cls(
            seq_lengths, kv_num_blocks, kv_indices, full_kv_num_blocks, full_kv_indices, *by_columns[0], *by_columns[1],
            BLOCK_SIZE, mask_mod if mask_mod is not None else noop_mask,
            dq_write_order=dq_write_order, dq_write_order_full=dq_write_order_full,
            dq_kv_order=dq_kv_order if isinstance(dq_kv_order, Tensor) else None,
            dq_kv_order_spt=dq_kv_order if isinstance(dq_kv_order, bool) else None,
        )  # fmt: skip

    def as_tuple(self, flatten: bool = True) -> tuple[Any, ...]:
        """Everything in one tuple: lengths first, then tensors, block sizes, the function."""
        lengths, block_size = (
            (self.seq_lengths, self.BLOCK_SIZE) if flatten else ((self.seq_lengths,), (self.BLOCK_SIZE,))
        )
        tensors = [getattr(self, name) for name in self._TENSOR_ATTRS]
        return (*lengths, *tensors, self.dq_kv_order_spt, *block_size, self.mask_mod)

    @property
    def shape(self) -> tuple[int, ...]:
        """(B, H, queries, keys)."""
        return (*self.kv_indices.shape[:-2], *self.seq_lengths)

    def numel(self) -> int:
        """The product of `shape`."""
        return math.prod(self.shape)

    def sparsity(self) -> float:
        """How many percent of all places lie in blocks that are left out."""
        computed = self.kv_num_blocks.sum()
        if self.full_kv_num_blocks is not None:
            computed = computed + self.full_kv_num_blocks.sum()
        places = computed.item() * self.BLOCK_SIZE[0] * self.BLOCK_SIZE[1]
        return 100 * (1 - places / self.numel())

    def __getitem__(self, index: Any) -> BlockMask:
        """The mask of some batches, heads and rows of blocks. Its function has to be set anew."""
        if self.dq_kv_order is not None:
            raise NotImplementedError(
                "Slicing BlockMask with tensor dq_kv_order is not supported yet. "
                "Construct a new BlockMask with matching precomputed dq_write_order metadata."
            )
        given = index if isinstance(index, tuple) else (index,)
        padded = (*given, slice(None), slice(None), slice(None))[:3]
        sizes = self.kv_num_blocks.shape[:3]
        # A number keeps its dimension, so that all masks have the same number of them.
        items = tuple(
            (slice(i + n, i + n + 1) if -n <= i < 0 else slice(i, i + 1)) if isinstance(i, int) else i
            for i, n in zip(padded, sizes, strict=True)
        )
        lists = (self.kv_num_blocks, self.kv_indices, self.full_kv_num_blocks, self.full_kv_indices)
        return self._like([None if t is None else t[items] for t in lists], _sliced_mask_mod_error, self.seq_lengths)

    def _adjust(self, new_q_len: int, new_kv_len: int) -> BlockMask:
        """The upper left corner of the mask, for shorter sequences."""
        if self.dq_kv_order is not None:
            raise NotImplementedError(
                "Adjusting BlockMask with tensor dq_kv_order is not supported yet. "
                "Construct a new BlockMask with matching precomputed dq_write_order metadata."
            )
        rows, columns = _blocks(new_q_len, self.BLOCK_SIZE[0]), _blocks(new_kv_len, self.BLOCK_SIZE[1])
        lists: list[Tensor | None] = [
            *_adjust_num_blocks_and_indices(self.kv_num_blocks, self.kv_indices, rows, columns)
        ]
        if self.full_kv_num_blocks is not None and self.full_kv_indices is not None:
            lists += _adjust_num_blocks_and_indices(self.full_kv_num_blocks, self.full_kv_indices, rows, columns)
        else:
            lists += [None, None]
        return self._like(lists, self.mask_mod, (new_q_len, new_kv_len))

    def _like(self, lists: list[Any], mask_mod: MaskMod, seq_lengths: tuple[int, int]) -> BlockMask:
        made = BlockMask.from_kv_blocks(
            lists[0], lists[1], lists[2], lists[3], self.BLOCK_SIZE, mask_mod, seq_lengths, self.q_indices is not None
        )  # fmt: skip
        made.dq_kv_order_spt = self.dq_kv_order_spt
        if self.dq_write_order is not None:
            made.dq_write_order, made.dq_write_order_full = _compute_dq_write_order_from_block_mask(
                made, self.dq_kv_order_spt
            )
        return made

    def to_dense(self) -> Tensor:
        """(B, H, rows, columns) of blocks, int32: 1 where one is computed."""
        dense = _ordered_to_dense(self.kv_num_blocks, self.kv_indices, self.kv_indices.shape[-1])
        if self.full_kv_num_blocks is not None and self.full_kv_indices is not None:
            dense = dense | _ordered_to_dense(
                self.full_kv_num_blocks, self.full_kv_indices, self.full_kv_indices.shape[-1]
            )
        return dense

    def to_string(self, grid_size: int | tuple[int, int] = (20, 20), limit: int = 4) -> str:
        """A picture: two characters for each part of a grid, full, half or blank; `limit` batches and heads are shown."""
        dense = self.to_dense()
        *batch, rows, columns = dense.shape
        most_rows, most_columns = (grid_size, grid_size) if isinstance(grid_size, int) else grid_size
        row_step, column_step = max(1, _blocks(rows, most_rows)), max(1, _blocks(columns, most_columns))

        def picture(of: tuple[int, ...]) -> str:
            lines = [f"{of}"]
            for r in range(0, rows, row_step):
                parts = [dense[of][r : r + row_step, c : c + column_step] for c in range(0, columns, column_step)]
                shares = [part.float().mean().item() for part in parts]
                lines.append("".join(("█" if share == 1 else " " if share == 0 else "░") * 2 for share in shares))
            return "\n".join(lines) + "\n"

        pictures = []
        for number, of in enumerate(itertools.product(*[range(size) for size in batch])):
            if number == limit:
                pictures += [
                    "...", "To print out more, set BlockMask.to_string(limit=N)",
                    "You can also index (BlockMask[batch, head]) to choose a specific batch or head",
                ]  # fmt: skip
                break
            pictures.append(picture(of))
        return "\n".join(pictures)

    def to(self, device: Any) -> BlockMask:
        """The same with all tensors on a device."""
        tensors = {name: getattr(self, name) for name in self._TENSOR_ATTRS}
        moved: dict[str, Any] = {name: None if t is None else t.to(device) for name, t in tensors.items()}
        return BlockMask(
            self.seq_lengths,
            **moved,
            BLOCK_SIZE=self.BLOCK_SIZE,
            mask_mod=self.mask_mod,
            dq_kv_order_spt=self.dq_kv_order_spt,
        )

    def __str__(self) -> str:
        return f"BlockMask(shape={self.shape}, sparsity={self.sparsity():.2f}%, \n{self.to_string().strip()}\n)"

    def __repr__(self) -> str:
        shown = [(name, getattr(self, name)) for name in self._TENSOR_ATTRS[:8]]
        lines = [f"    {name}={None if t is None else t.shape},\n" for name, t in shown]
        name = getattr(self.mask_mod, "__name__", self.mask_mod)
        return (
            f"BlockMask(\n{''.join(lines)}    BLOCK_SIZE={self.BLOCK_SIZE},\n    shape={self.shape},\n"
            f"    sparsity={self.sparsity():.2f}%,\n    mask_mod={name}\n)"
        )


def _blocks(length: int, size: int) -> int:
    return (length + size - 1) // size


# ---- masks of functions ----------------------------------------------------------------------------------------------


def _check_callable(mask_mods: tuple[MaskMod, ...]) -> None:
    if not all(callable(mod) for mod in mask_mods):
        raise RuntimeError(f"All inputs should be callable mask_mods: {mask_mods}")


def or_masks(*mask_mods: MaskMod) -> MaskMod:
    """A mask function that shows what one of several shows. RuntimeError for what cannot be called.

    >>> i = tt.tensor(0)
    >>> near = tt.nn.attention.flex_attention.or_masks(lambda b, h, q, kv: q == kv, lambda b, h, q, kv: kv == 0)
    >>> near(i, i, tt.tensor(2), tt.tensor(1)), near(i, i, tt.tensor(2), tt.tensor(0))
    (tensor(False), tensor(True))
    """
    _check_callable(mask_mods)

    def or_mask(b: Tensor, h: Tensor, q_idx: Tensor, kv_idx: Tensor) -> Tensor:
        result = b.new_zeros((), dtype=bool_)
        for mask in mask_mods:
            result = result | mask(b, h, q_idx, kv_idx)
        return result

    return or_mask


def and_masks(*mask_mods: MaskMod) -> MaskMod:
    """A mask function that shows what all of several show. RuntimeError for what cannot be called.

    >>> i = tt.tensor(0)
    >>> window = tt.nn.attention.flex_attention.and_masks(lambda b, h, q, kv: q >= kv, lambda b, h, q, kv: q - kv < 2)
    >>> window(i, i, tt.tensor(2), tt.tensor(1)), window(i, i, tt.tensor(2), tt.tensor(0))
    (tensor(True), tensor(False))
    """
    _check_callable(mask_mods)

    def and_mask(b: Tensor, h: Tensor, q_idx: Tensor, kv_idx: Tensor) -> Tensor:
        result = b.new_ones((), dtype=bool_)
        for mask in mask_mods:
            result = result & mask(b, h, q_idx, kv_idx)
        return result

    return and_mask


def create_mask(
    mod_fn: ScoreMod | MaskMod, B: int | None, H: int | None, Q_LEN: int, KV_LEN: int, device: Any = None
) -> Tensor:
    """The bools of a function, (B, H, Q_LEN, KV_LEN): of a mask, or of a score, which hides where it gives -inf.

        B, H      None: 1
        device    the accelerator, or the CPU where there is none

    AssertionError for a function that takes neither four nor five arguments.

    >>> tt.nn.attention.flex_attention.create_mask(lambda b, h, q, kv: q >= kv, 1, 1, 2, 3)
    tensor([[[[ True, False, False],
              [ True,  True, False]]]])
    """
    device = device if device is not None else current_accelerator() or "cpu"
    sizes = (1 if B is None else B, 1 if H is None else H, Q_LEN, KV_LEN)
    places = [F.arange(size, device=device) for size in sizes]
    if _get_mod_type(mod_fn) is _ModificationType.MASK_MOD:
        return _vmap_for_bhqkv(mod_fn, ())(*places)
    scores = _vmap_for_bhqkv(mod_fn, (0,))(F.zeros(sizes, device=device), *places)
    return ~F.isneginf(scores)


def _convert_mask_to_block_mask(
    mask: Tensor,
    Q_BLOCK_SIZE: int = _DEFAULT_SPARSE_BLOCK_SIZE,
    KV_BLOCK_SIZE: int = _DEFAULT_SPARSE_BLOCK_SIZE,
    separate_full_blocks: bool = False,
) -> tuple[Tensor, Tensor | None]:
    """Which blocks show something, int8; with `separate_full_blocks` those that show a part, and those that show all."""
    if mask.dtype is not bool_:
        raise AssertionError(f"mask.dtype must be torch.bool, got {mask.dtype}")
    while mask.dim() < 4:
        mask = mask.unsqueeze(0)
    mask = pad(mask, (0, -mask.shape[-1] % KV_BLOCK_SIZE, 0, -mask.shape[-2] % Q_BLOCK_SIZE))
    batch, heads, q, kv = mask.shape
    parts = mask.view(batch, heads, q // Q_BLOCK_SIZE, Q_BLOCK_SIZE, kv // KV_BLOCK_SIZE, KV_BLOCK_SIZE)
    shown = parts.sum(dim=[3, 5])
    if not separate_full_blocks:
        return (shown > 0).to(int8), None
    full = shown == Q_BLOCK_SIZE * KV_BLOCK_SIZE
    return ((shown > 0) & ~full).to(int8), full.to(int8)


def _create_sparse_block_from_block_mask(
    block_mask: tuple[Tensor, Tensor | None],
    mask_mod: MaskMod | None,
    seq_lengths: tuple[int, int],
    Q_BLOCK_SIZE: int = _DEFAULT_SPARSE_BLOCK_SIZE,
    KV_BLOCK_SIZE: int = _DEFAULT_SPARSE_BLOCK_SIZE,
) -> BlockMask:
    partial, full = block_mask
    num_blocks, columns = _dense_to_ordered(partial)
    full_num_blocks, full_columns = (None, None) if full is None else _dense_to_ordered(full)
    return BlockMask.from_kv_blocks(
        num_blocks, columns, full_num_blocks, full_columns, (Q_BLOCK_SIZE, KV_BLOCK_SIZE), mask_mod, seq_lengths
    )


def _compute_dq_write_order_from_block_mask(
    block_mask: BlockMask, dq_kv_order: bool | None = False
) -> tuple[Tensor, Tensor | None]:
    """The place of each block of a column among the blocks of its row, counted from the left, or from the right if True."""
    if block_mask.q_num_blocks is None or block_mask.q_indices is None:
        raise ValueError("BlockMask must have q_num_blocks and q_indices to compute dq_write_order")
    lists = [block_mask.kv_indices, block_mask.q_indices, block_mask.full_kv_indices, block_mask.full_q_indices]
    batch, heads = broadcast_shapes(*[t.shape[:2] for t in lists if t is not None])
    rows, columns = block_mask.kv_indices.shape[2], block_mask.q_indices.shape[2]
    dense = _ordered_to_dense(block_mask.kv_num_blocks, block_mask.kv_indices, columns)
    if block_mask.full_kv_num_blocks is not None and block_mask.full_kv_indices is not None:
        full = _ordered_to_dense(block_mask.full_kv_num_blocks, block_mask.full_kv_indices, columns)
        dense = (dense + full).clamp(max=1)
    dense = dense.expand(batch, heads, rows, columns)
    before = dense.cumsum(dim=-1) - dense
    ranks = (dense.sum(dim=-1, keepdim=True) - 1 - before if dq_kv_order else before).to(int32)

    def of(q_indices: Tensor) -> Tensor:
        chosen = q_indices.expand(batch, heads, *q_indices.shape[2:]).long().clamp(0, rows - 1)
        return ranks.transpose(-2, -1).gather(-1, chosen)

    full_q = block_mask.full_q_indices if block_mask.full_kv_indices is not None else None
    return of(block_mask.q_indices), None if full_q is None else of(full_q)


def create_block_mask(
    mask_mod: MaskMod,
    B: int | None,
    H: int | None,
    Q_LEN: int,
    KV_LEN: int,
    device: Any = None,
    BLOCK_SIZE: int | tuple[int, int] = _DEFAULT_SPARSE_BLOCK_SIZE,
    _compile: bool = False,
    separate_full_blocks: bool = True,
    compute_dq_write_order: bool = False,
    dq_kv_order: bool = True,
) -> BlockMask:
    """The BlockMask of a mask function.

        mask_mod                (b, h, q_idx, kv_idx), 0-d tensors of ints, -> a 0-d tensor of bool: True where a query sees a key
        B, H                    batches and heads; None: 1, for a function that does not ask for them
        Q_LEN, KV_LEN           lengths of the sequences
        BLOCK_SIZE              of queries and keys, or one number for both: 128
        separate_full_blocks    whether blocks of which all is visible are kept apart: True

    AssertionError for a function that does not take four arguments.

    >>> from tinytensor.nn.attention.flex_attention import create_block_mask
    >>> create_block_mask(lambda b, h, q, kv: q - kv < 2, 1, 1, 8, 8, BLOCK_SIZE=4).to_dense()
    tensor([[[[1, 1],
              [1, 1]]]], dtype=torch.int32)
    """
    if _get_mod_type(mask_mod) is not _ModificationType.MASK_MOD:
        raise AssertionError(f"create-block_mask requires a mask_mod function! Got {mask_mod}")
    if _compile:
        warnings.warn(
            "_compile flag on create_block_mask was originally added to work around a torch.compile limitation. That limitation "
            "has since been addressed. So, to compile create_block_mask, we suggest doing torch.compile(create_block_mask). This "
            "still works for now, but will be removed in the future.",
            DeprecationWarning,
            stacklevel=2,
        )
    if not isinstance(dq_kv_order, bool):
        raise ValueError("dq_kv_order must be a bool when using create_block_mask")
    block = (BLOCK_SIZE, BLOCK_SIZE) if isinstance(BLOCK_SIZE, int) else BLOCK_SIZE
    blocks = _convert_mask_to_block_mask(
        create_mask(mask_mod, B, H, Q_LEN, KV_LEN, device), *block, separate_full_blocks
    )
    made = _create_sparse_block_from_block_mask(blocks, mask_mod, (Q_LEN, KV_LEN), *block)
    if compute_dq_write_order:
        made.dq_write_order, made.dq_write_order_full = _compute_dq_write_order_from_block_mask(made, dq_kv_order)
        made.dq_kv_order_spt = dq_kv_order
    return made


# ---- attention -------------------------------------------------------------------------------------------------------


def _create_empty_block_mask(query: Tensor) -> BlockMask:
    """One block that is everything."""
    return BlockMask.from_kv_blocks(
        F.ones((1, 1, 1), dtype=int32, device=query.device), F.zeros((1, 1, 1, 1), dtype=int32, device=query.device),
        BLOCK_SIZE=_LARGE_SPARSE_BLOCK_SIZE, seq_lengths=(1, 1),
    )  # fmt: skip


def _validate_inputs(query: Tensor, key: Tensor, value: Tensor, enable_gqa: bool) -> None:
    if query.is_nested or key.is_nested or value.is_nested:
        raise NotImplementedError(
            "flex_attention does not support NestedTensor inputs, including torch.compile(flex_attention) with jagged "
            "NestedTensor inputs. Convert inputs to dense tensors before calling flex_attention."
        )
    if query.device != key.device or query.device != value.device:
        raise ValueError(
            f"Expected query, key, and value to have the same device type, but got query.device: {query.device}, "
            f"key.device: {key.device}, and value.device: {value.device} instead."
        )
    if query.dim() < 2 or key.dim() < 2 or value.dim() < 2:
        raise ValueError(
            f"Expected query, key, and value to all be  at least 2 dimensional, but got query.dim: {query.dim()}, "
            f"key.dim: {key.dim()} and value.dim: {value.dim()} instead."
        )
    if query.shape[-1] != key.shape[-1]:
        raise ValueError(
            f"Expect query and key/value to have the same embedding dimension "
            f"but got E={query.shape[-1]} and E={key.shape[-1]}."
        )
    if query.device.type == "cpu" and (query.requires_grad or key.requires_grad or value.requires_grad):
        raise NotImplementedError(
            "FlexAttention does not support backward on CPU. Please set the input requires_grad to False or use another device."
        )
    if query.device.type not in ("cuda", "cpu"):
        raise ValueError(
            "FlexAttention is only supported on CUDA, CPU, HPU, or MPS devices. "
            f"Found input tensors on {query.device.type} device."
        )
    if query.dim() != 4 or key.dim() != 4 or value.dim() != 4:
        raise NotImplementedError("NYI: query, key, and value must be 4D tensors")
    if not enable_gqa and query.shape[-3] != key.shape[-3]:
        raise ValueError(
            f"Expect query and key/value to have the same number of heads but got Hq={query.shape[-3]} and Hkv={key.shape[-3]}. "
            f"Try setting enable_gqa=True for GQA."
        )
    if enable_gqa and query.shape[1] % key.shape[1] != 0:
        raise ValueError(
            f"Expect number of query heads to be a multiple of kv heads for GQA "
            f"but got Hq={query.shape[1]} and Hkv={key.shape[1]}."
        )


def _validate_block_mask(query: Tensor, key: Tensor, block_mask: BlockMask | None) -> None:
    if query.shape[0] != key.shape[0]:
        if block_mask is None:
            raise ValueError(
                f"Expect query and key/value to have the same batch size, or non-none block_mask, "
                f"but got block_mask=None, Bq={query.shape[0]}, and Bkv={key.shape[0]}."
            )
        if block_mask.kv_num_blocks.shape[0] != query.shape[0]:
            raise ValueError(
                f"Expect query and key/value to have the same batch size, "
                f"or block_mask and query to have the same batch size, "
                f"but got Bq={query.shape[0]}, Bkv={key.shape[0]}, B_block_mask={block_mask.kv_num_blocks.shape[0]}."
            )
    if block_mask is None:
        return
    if block_mask.mask_mod is _sliced_mask_mod_error:
        raise RuntimeError("Cannot use mask_mod from a sliced BlockMask")
    if tuple(block_mask.BLOCK_SIZE) == (_LARGE_SPARSE_BLOCK_SIZE, _LARGE_SPARSE_BLOCK_SIZE):
        return
    q_len, kv_len = block_mask.shape[-2:]
    made_for = (
        f"block_mask was created for block_mask.shape={block_mask.shape} but got q_len={query.shape[-2]} and "
        f"kv_len={key.shape[-2]}. As the block mask was created for a"
    )
    if query.shape[-2] > q_len or key.shape[-2] > kv_len:
        raise ValueError(
            f"{made_for} smaller length than you're using it for, you likely need to create a new block mask."
        )
    if query.shape[-2] < q_len or key.shape[-2] < kv_len:
        raise ValueError(
            f"{made_for} larger length than you're using it for, you can either 1. create a new block mask with the correct "
            "length, or 2. 'adjust' the existing block mask to the correct length by calling block_mask._adjust(q_len, kv_len). "
            "This essentially 'crops' the block mask to the upper left corner, which does not work for all mask_mods!"
        )


def _check_kernel_options(options: dict[str, Any]) -> None:
    if "BACKEND" in options and options.get("FORCE_USE_FLEX_ATTENTION", False):
        raise RuntimeError(
            "BACKEND cannot be combined with legacy FORCE_USE_FLEX_ATTENTION. BACKEND supersedes the legacy knob; please drop "
            "FORCE_USE_FLEX_ATTENTION and only specify the desired BACKEND."
        )
    backends = typing.get_args(_Backend)
    if options.get("BACKEND", "AUTO") not in backends:
        raise ValueError(f"Invalid BACKEND value '{options['BACKEND']}'. Must be one of {backends}")
    for name in ("OUTPUT_LOGSUMEXP", "OUTPUT_MAX"):
        if name in options:
            raise AssertionError(f"{name} must not be in kernel_options")


def flex_attention(
    query: Tensor,
    key: Tensor,
    value: Tensor,
    score_mod: ScoreMod | None = None,
    block_mask: BlockMask | None = None,
    scale: float | None = None,
    enable_gqa: bool = False,
    return_lse: bool = False,
    kernel_options: FlexKernelOptions | None = None,
    *,
    return_aux: AuxRequest | None = None,
) -> Any:
    """softmax(score_mod(query @ key^T * scale)) @ value, where `block_mask` shows something.

        query         (B, Hq, L, E)
        key, value    (B, Hkv, S, E) and (B, Hkv, S, Ev)
        score_mod     (score, b, h, q_idx, kv_idx), all 0-d tensors, -> a score; None: as it is
        block_mask    of `create_block_mask`; None: everything is seen
        scale         None: 1 / sqrt(E)
        enable_gqa    whether Hq may be a multiple of Hkv
        return_aux    what else is returned

    Returns (B, Hq, L, Ev), and beside it an AuxOutput if `return_aux` is given. NotImplementedError for an input on the CPU that
    requires grad, ValueError for shapes that do not fit. Scores are float32, or float64 for inputs of it.

    >>> from tinytensor.nn.attention.flex_attention import flex_attention
    >>> q = tt.ones(1, 1, 3, 2)
    >>> v = tt.arange(3.).view(1, 1, 3, 1)
    >>> flex_attention(q, q, v, lambda score, b, h, q_idx, kv_idx: score.masked_fill(q_idx < kv_idx, -float("inf")))
    tensor([[[[0.0000],
              [0.5000],
              [1.0000]]]])
    """
    _validate_inputs(query, key, value, enable_gqa)
    _validate_block_mask(query, key, block_mask)
    if block_mask is None:
        block_mask = _create_empty_block_mask(query)
    if query.device != block_mask.kv_num_blocks.device:
        raise RuntimeError(
            f"Expect q/k/v and block_mask to be on the same device but got {query.device} and {block_mask.kv_num_blocks.device}."
        )
    if return_lse and return_aux is not None:
        raise ValueError(
            "Cannot specify both return_lse and return_aux. return_lse is deprecated, please use return_aux=AuxRequest(lse=True) "
            "instead."
        )
    if return_lse:
        _warn_once(
            "deprecated_return_lse",
            "return_lse is deprecated and will be removed in v2.10. Please use return_aux=AuxRequest(lse=True) instead.",
            FutureWarning,
        )
    options: dict[str, Any] = dict(kernel_options or {})
    _check_kernel_options(options)
    request = AuxRequest(lse=return_lse) if return_aux is None else return_aux
    if request.max_scores:
        if options.get("BACKEND") == "FLASH":
            raise NotImplementedError(
                "Returning max scores is not supported with BACKEND='FLASH'. "
                "Use return_aux=AuxRequest(lse=True) or omit max_scores."
            )
        if query.device.type == "cpu":
            raise NotImplementedError("Returning max scores is not supported on CPU/MPS.")
    if not _FLEX_ATTENTION_DISABLE_COMPILE_DEBUG:
        _warn_once(
            "flex_attention_performance",
            "flex_attention called without torch.compile() - this will use an unfused implementation that materializes the full "
            "scores matrix instead of generating a fused kernel.\n\n"
            "SOLUTION: Use torch.compile(flex_attention)(...)\n\n"
            "If you want to debug your score_mod/mask_mod, you can set:\n"
            "torch.nn.attention.flex_attention._FLEX_ATTENTION_DISABLE_COMPILE_DEBUG = True\n\n"
            "This will allow you to use print statements or breakpoints. Note: This doesn't work with the backwards pass and may "
            "produce incorrect results.",
        )
    scale = 1.0 / math.sqrt(query.shape[-1]) if scale is None else scale
    out, lse, max_scores = _math_attention(query, key, value, score_mod or _identity, block_mask.mask_mod, scale)
    if return_aux is not None:
        return out, AuxOutput(lse if request.lse else None, max_scores if request.max_scores else None)
    return (out, lse) if return_lse else out


def _math_attention(
    query: Tensor, key: Tensor, value: Tensor, score_mod: ScoreMod, mask_mod: MaskMod, scale: float
) -> tuple[Tensor, Tensor, Tensor]:
    """The output, the log of the sum of exponentials and the maximum of each row of scores."""
    groups = query.shape[1] // key.shape[1]
    key, value = F.repeat_interleave(key, groups, dim=1), F.repeat_interleave(value, groups, dim=1)
    batch = query.shape[0]
    if batch != key.shape[0] and not (batch > 1 and key.shape[0] == 1):
        raise RuntimeError(f"Bq and Bkv must broadcast. Got Bq={batch} and Bkv={key.shape[0]}")
    key, value = key.expand(batch, *key.shape[1:]), value.expand(batch, *value.shape[1:])
    precision = float64 if query.dtype is float64 else float32
    scores = (query.to(precision) @ key.to(precision).transpose(-2, -1)) * scale
    places = [F.arange(size, device=scores.device) for size in scores.shape]
    scores = F.where(
        _vmap_for_bhqkv(mask_mod, ())(*places), _vmap_for_bhqkv(score_mod, (0,))(scores, *places),
        F.scalar_tensor(-math.inf, dtype=precision, device=scores.device),
    )  # fmt: skip
    hidden = (scores == -math.inf).all(dim=-1)
    lse = F.where(hidden, -math.inf, scores.logsumexp(dim=-1))
    # Where a row is hidden whole, its weights are 0 and not NaN.
    weights = F._safe_softmax(scores, -1)
    return _permute_strides(weights.to(query.dtype) @ value.to(query.dtype), query), lse, scores.amax(dim=-1)


def _permute_strides(out: Tensor, query: Tensor) -> Tensor:
    """`out` laid out as the query is, but for the last dimension, which is the innermost one."""
    strides: Any = query.stride()
    last = query.dim() - 1
    order = sorted(range(query.dim()), key=lambda d: (d == last, -strides[d]))
    return out.permute(order).contiguous().permute([order.index(d) for d in range(query.dim())])
