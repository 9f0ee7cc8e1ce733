"""Random programs over quantized tensors, run by both libraries and compared after every step.

    python tests/native/quantized/random_quantized.py [--programs 2000] [--first 0] [--show 40]

A program is text: it makes a few tensors, then applies to them what `STEPS` has. After each step all that can be seen of the
result is compared (dtype, scheme, scales, integers, geometry, what it shares memory with, how it prints), and all integers of
the tensors before it, since the step may have written to them. A refusal counts with its class and first line. About one
argument in thirty is wrong on purpose. It needs PyTorch; from the command line programs run in a process of their own, since some
mistakes end PyTorch's process.
"""

from __future__ import annotations

import argparse
import copy
import json
import pickle
import random
import re
import subprocess
import sys
import warnings
from collections.abc import Callable
from typing import Any

import numpy as np
import torch

import tinytensor as tt

# A word after a dollar is replaced by the method of `Writer` of this name. `$q` is any quantized tensor, `$i` one with the
# dimensions of an image; what follows in the line speaks of this tensor. No scale_factor is 1: several images of three
# dimensions with their channels last, which keep their size, PyTorch reads from memory that nobody wrote.
STEPS = """
torch.quantize_per_tensor($f, $qp)
torch.quantize_per_tensor($f, $qp)
torch.quantize_per_tensor($f, T($s), T($z), $t)
torch.quantize_per_tensor([$f, $f], T([$s, $s]), T([$z, $z]), $t)
torch.quantize_per_tensor($q.dequantize(), $qp)
torch.quantize_per_channel($f, $tables)
torch.quantize_per_channel($f, $tables)
torch.quantize_per_tensor_dynamic($f, $t, $b)
$q.dequantize()
torch.dequantize([$q, $p])
$q.int_repr()
torch._make_per_tensor_quantized_tensor($q.int_repr(), $s, $z)
$q.view($sizes)
$q.reshape($sizes)
$q.flatten()
$q.flatten($d, $d)
$q.t()
$q.T
$q.transpose($d, $d)
$q.permute($order)
$q.movedim($d, $d)
$q.select($d, $at)
$q.narrow($d, $at, $n)
$q[$at]
$q[$at:$n]
$q[..., $at]
$q[..., ::2]
$q[:, $at]
$q[None]
$q[T([$at, $at])]
$q[T([[$at, 0]]), $at]
$q.unsqueeze($d)
$q.squeeze()
$q.squeeze($d)
$q.expand($wider)
$q.as_strided($geometry)
$q.as_strided($geometry, $n)
$q.unfold($d, $n, 1)
$q.diagonal()
$q.unflatten($d, (1, -1))
$q.view_as($p)
$q.expand_as($p)
$q.index_select($d, T([$at, $at]))
$q.masked_select($q > $r)
$q[$q > $r]
$q.gather($d, $q.int_repr().long() * 0)
$q.take(T([$at, $at]))
$q.unbind($d)
$q.split($n, $d)
$q.chunk($n, $d)
$q.split([1], $d)
$q.tensor_split($n, $d)
$q.detach()
$q.data
$q.clone()
$q.clone(memory_format=$mf)
$q.contiguous()
$q.contiguous(memory_format=$mf)
$q.to(memory_format=$mf)
$q.to($anytype)
$q.to('cpu')
$q.cpu()
$q.type(torch.float32)
facts(torch.empty_like($q))
facts(torch.empty_like($q, memory_format=$mf))
facts(torch.empty_quantized((2, 3), $q))
torch.zeros_like($q)
torch.ones_like($q)
facts($q.new_empty((2, 3)))
$q.copy_($p)
$q.copy_($q.dequantize() * 2)
$q.copy_($q.dequantize().flip(0))
$p.copy_($q)
$q.fill_($r)
$q.fill_(T($r))
$q.zero_()
$q[$at].fill_($r)
sett($q, $at, $r)
sett($q, $at, $f)
sett($q, $at, $p)
sett($q, $q > $r, $r)
sett($q, T([$at, 0]), $r)
$q.masked_fill($q > $r, $r)
$q.masked_fill_($q > $r, $r)
$q.index_put_((T([$at]),), T($r))
$q.resize_($sizes).fill_($r)
$q.set_($p)
$q.requires_grad_()
$q.requires_grad_(False)
$q.numpy()
$q.tolist()
$q.item()
pickle.loads(pickle.dumps($q))
copy.deepcopy($q)
copy.copy($q)
$q.q_scale()
$q.q_zero_point()
$q.q_per_channel_scales()
$q.q_per_channel_axis()
$q.is_contiguous(memory_format=$mf)
torch.nn.Parameter($q, requires_grad=False)
$q.clamp($r, $r)
$q.clamp(min=$r)
$q.clamp(max=$r)
$q.clamp()
$q.relu()
$q.relu_()
F.relu($q, inplace=True)
F.relu6($q)
F.relu6($q, inplace=True)
F.hardswish($q)
F.hardtanh($q, $r, $r)
F.hardtanh($q, -0.3, 0.4, True)
F.hardsigmoid($q)
$q.sigmoid()
$q.tanh()
F.elu($q)
F.elu($q, $r)
F.celu($q)
F.silu($q)
F.mish($q)
F.selu($q)
F.softmax($q, $d)
F.leaky_relu($q, $r)
F.leaky_relu($q, 0.1, True)
F.gelu($q)
F.gelu($q, approximate='tanh')
F.threshold($q, $r, $r)
F.prelu($q, $slopes)
F.dropout($q, 0.5, False)
torch.cat([$q, $p], $d)
torch.cat([$q, $q], $d)
torch.cat([$q, $q.clone(), $p])
torch.stack([$q, $q], $d)
torch.stack([$q, $p])
torch.hstack([$q, $p])
F.max_pool1d($i, $k)
F.max_pool1d($i, $k, $k, $zo, $k, $b)
F.max_pool2d($i, $k)
F.max_pool2d($i, $k, $k, $zo, $k, $b)
F.max_pool2d($i, ($k, $k), ($k, $k), ($zo, $zo))
F.max_pool2d($i, $k, return_indices=True)
torch.quantized_max_pool2d($i, [$k, $k], [$k, $k], [$zo, $zo], [1, 1], $b)
torch.quantized_max_pool1d($i, [$k], [$k], [$zo], [$k], $b)
torch.quantized_max_pool3d($i, [$k, $k, $k])
F.max_pool3d($i, $k)
F.avg_pool1d($i, $k)
F.avg_pool2d($two, $k)
F.avg_pool2d($two, $k, $k, $zo, $b, $b)
F.avg_pool2d($two, ($k, $k), ($k, $k), ($zo, $zo), $b, $b, $k)
F.avg_pool3d($i, $k)
F.avg_pool3d($i, $k, $k, $zo, $b, $b)
F.adaptive_avg_pool1d($i, $k)
F.adaptive_avg_pool2d($two, $k)
F.adaptive_avg_pool2d($two, ($k, $k))
F.adaptive_avg_pool3d($three, $k)
F.adaptive_max_pool2d($i, $k)
F.interpolate($i, scale_factor=2)
F.interpolate($i, scale_factor=1.7)
F.interpolate($i, size=($k, $k))
F.interpolate($i, size=($k, $k), mode='nearest-exact')
F.interpolate($rows, size=(5, 7), mode='bilinear', align_corners=$b)
F.interpolate($rows, scale_factor=1.5, mode='bilinear', align_corners=$b)
F.interpolate($i, size=(3, 5, 4))
F.interpolate($i, size=(3, 5), mode='bicubic')
F.pixel_shuffle($i, $k)
F.pixel_unshuffle($i, $k)
F.channel_shuffle($i, $k)
F.pad($i, ($zo, $zo), mode='reflect')
F.pad($i, ($zo, $zo, $zo, $zo), mode='reflect')
F.pad($i, ($zo, $zo), value=$r)
F.grid_sample($i, real(($n, 2, 2, 2), 3))
F.instance_norm($i)
F.group_norm($i, $k)
$q.mean()
$q.mean($d)
$q.mean($d, keepdim=True)
$q.mean(($d, $d))
$q.mean(dtype=$t)
$q.std()
$q.std($d)
$q.std($d, unbiased=$b, keepdim=$b)
$q.var()
$q.sum()
$q.prod()
$q.max()
$q.min()
$q.max($d)
$q.min($d, $b)
torch.max($q, $p)
torch.maximum($q, $p)
$q.amax()
$q.argmax()
$q.topk($n)
$q.topk($n, $d, $b, True)
$q.sort()
$q.sort($d, $b)
$q.sort(stable=True, dim=$d)
$q.argsort($d)
$q.kthvalue(1)
$q.median()
$q == $p
$q == $r
$q != $r
$q < $p
$q <= $r
$q > $f
$q >= T($r)
torch.eq($q, $p, out=torch.zeros(2, 3, dtype=torch.bool))
torch.equal($q, $p)
torch.equal($q, $q.clone())
torch.allclose($q, $p)
$q.flip($d)
$q.flip(($d, $d))
$q.roll(1)
$q.roll(1, $d)
$q.repeat(2, 1, 1)
$q.repeat_interleave(2)
$q.tile((2,))
torch.where($q > $r, $q, $q)
torch.tril($q)
torch.broadcast_tensors($q, $p)
$q + $p
$q + $r
$r - $q
$q * $r
$q * $p
$q / $r
$q - $p
$q += $p
-$q
abs($q)
$q.add_($r)
$q.mul_($p)
$q.exp()
$q.sqrt()
F.linear($q, $p)
F.conv2d($i, $p)
$q & $p
~$q
Q.add($q, $p, $sz)
Q.add($q, $q, $sz)
Q.add_relu($q, $q, $sz)
Q.add($q, $r)
Q.add_scalar($q, $r)
Q.add_scalar($q, $r)
Q.add_scalar($q, T($r))
Q.add_scalar_relu($q, $r)
Q.mul($q, $p, $sz)
Q.mul($q, $q, $sz)
Q.mul_relu($q, $q, $sz)
Q.mul_scalar($q, $r)
Q.mul_scalar($q, T($r))
Q.mul_scalar_relu($q, $r)
Q.add_out($q, $q, $p)
Q.add_scalar_out($q, $r, $p)
Q.mul_scalar_out($q, $r, $q.clone())
Q.cat([$q, $p], $d, $sz)
Q.cat([$q, $q], $d, None, None)
Q.cat_relu([$q, $q], $d, $sz)
Q.cat_out([$q, $q], $d, $p)
Q.matmul($q, $p, $sz)
Q.matmul($q, $q.transpose(-1, -2), $sz)
Q.softmax($q, $d, $sz)
Q.sigmoid($q, $sz)
Q.relu6($q)
Q.relu6($q, True)
Q.hardswish($q, $sz)
Q.leaky_relu($q, $r, $b, $sz)
Q.elu($q, $sz)
Q.elu($q, $sz, $r)
Q.celu($q, $sz, $r)
Q.prelu($q, $slopes, $sz)
Q.clamp($q, $r, $r)
Q.threshold($q, $r, $r)
Q.dropout($q, $sz)
Q.max_pool1d($i, [$k], [$k], [$zo], [1], $b)
Q.max_pool2d($i, [$k, $k], [$k, $k], [$zo, $zo], [1, $k], $b)
Q.batch_norm($i, $stats, 1e-5, $sz)
Q.batch_norm1d($i, $stats, 1e-5, $sz)
Q.batch_norm2d($i, $stats, 1e-5, $sz)
Q.batch_norm2d_relu($i, $stats, 1e-5, $sz)
Q.batch_norm3d($i, $stats, 1e-5, $sz)
Q.batch_norm_relu($i, $stats, 1e-5, $sz)
torch.quantized_batch_norm($i, $stats, 1e-5, $sz)
Q.layer_norm($q, $last, None, None, 1e-5, $sz)
Q.layer_norm($q, $last, real($last, 4), real($last, 5), 1e-5, $sz)
Q.group_norm($groups, $k, None, None, 1e-5, $sz)
Q.group_norm($groups, 1, $affine, 1e-5, $sz)
Q.instance_norm($groups, $affine, 1e-5, $sz)
Q.instance_norm($groups, None, None, 1e-5, $sz)
Q.linear($q, $matrix, $fine)
Q.linear($q, $matrix, $fine)
Q.linear_relu($q, $matrix, $fine)
Q.linear_dynamic($q.dequantize(), $matrix)
Q.linear_dynamic($q, $matrix)
Q.linear_relu_dynamic($q.dequantize(), $matrix, True)
Q.linear_unpack($matrix)
Q.linear_with_input_q_dq_qweight_dq_output_fp32($q.dequantize(), $sz, $matrix)
Q.conv1d($i, $filters1, $fine)
Q.conv1d_relu($i, $filters1, $fine)
Q.conv2d($i, $filters2, $fine)
Q.conv2d($i, $filters2, $fine)
Q.conv2d_relu($i, $filters2, $fine)
Q.conv2d_dynamic($i.dequantize(), $filters2)
Q.conv2d_dynamic($i.dequantize(), $filters2, True)
Q.conv2d_unpack($filtersof4)
Q.conv3d($i, $filters3, $fine)
Q.conv3d_relu($i, $filters3, $fine)
Q.conv_transpose2d($i, $turned2, $fine)
Q.conv_transpose1d($i, $turned1, $fine)
Q.embedding_byte($table, $indices)
Q.embedding_bag_byte($table, $indices, T([0, 2]))
Q.embedding_bag_byte($table, $indices, T([0, 2]), False, 0, False, $weights, None, $b)
Q.embedding_bag_byte_rowwise_offsets(Q.embedding_bag_byte_prepack(real((5, 4), 3)), $indices, T([0, 2]))
Q.embedding_bag_byte_prepack($f.contiguous())
Q.embedding_bag_byte_unpack(Q.embedding_bag_byte_prepack($f.contiguous()))
"""
LINES = [line for line in STEPS.strip().splitlines() if line]
DTYPES = ("torch.quint8", "torch.quint8", "torch.qint8", "torch.qint32")
WRONG_DTYPES = ("torch.float32", "torch.uint8", "torch.int64", "torch.bool", "torch.float64")
FORMATS = "torch.contiguous_format", "torch.channels_last", "torch.preserve_format", "torch.channels_last_3d"
ODD_SCALES = "0.0", "-0.1", "float('inf')", "float('nan')", "1e-40", "1e30", "1e-30", "2"
ODD_NUMBERS = "float('nan')", "float('inf')", "-float('inf')", "1e20", "-1e20", "3", "True"


class Writer:
    """Writes the next line of a program; it looks at PyTorch's values so that most arguments fit."""

    def __init__(self, dice: random.Random, values: dict[str, Any]):
        self.dice, self.values = dice, values
        self.current: Any = None

    def line(self) -> str:
        self.current = None
        return re.sub(r"\$(\w+)", lambda found: getattr(self, found[1])(), self.dice.choice(LINES))

    def wrong(self) -> bool:
        return self.dice.random() < 0.03

    def of(self, fits: Callable[[Any], bool]) -> str | None:
        names = [name for name, v in self.values.items() if isinstance(v, torch.Tensor) and is_ordinary(v) and fits(v)]
        return self.dice.choice(names[-4:]) if names else None

    # ---- tensors

    def q(self) -> str:
        """Shorter than PyTorch's vectors: how these round a number halfway between integers depends on the processor."""
        if self.current is not None:
            return self.named
        name = self.of(lambda v: v.is_quantized and v.numel() < (8 if v.dtype is torch.qint32 else 32))
        return self.take(name or f"quant({self.shape()}, {self.seed()}, {self.qp()})")

    def i(self) -> str:
        if self.current is not None:
            return self.named
        # Images of one pixel are row by row and channels last at once. PyTorch reads them as the latter and writes them as
        # the former: there are none here.
        name = (
            self.of(lambda v: v.is_quantized and v.dim() >= 3 and v.shape[2:].numel() > 1)
            if self.dice.random() < 0.5
            else None
        )
        dims = self.dice.choice([3, 4, 4, 4, 5])
        shape = (*(self.dice.choice([1, 2, 3, 4, 5, 6]) for _ in range(dims - 1)), self.dice.randint(2, 6))
        made = f"quant({shape}, {self.seed()}, {self.qp()})"
        if dims == 4 and self.dice.random() < 0.3:
            made += ".contiguous(memory_format=torch.channels_last)"
        return self.take(made if name is None else name)

    def two(self) -> str:
        """An image: of a volume PyTorch's means over two dimensions read beyond it."""
        self.i()
        return self.named if self.current.dim() < 5 else self.take(f"quant((2, 3, 4, 5), {self.seed()}, {self.qp()})")

    def three(self) -> str:
        return self.take(f"quant({(2, 3, *(self.dice.randint(1, 4) for _ in range(3)))}, {self.seed()}, {self.qp()})")

    def rows(self) -> str:
        """An image row by row. PyTorch's other kernel multiplies and adds with one rounding or two, as its compiler likes."""
        return self.take(
            f"quant({tuple(self.dice.randint(2, 5) for _ in range(4))}, {self.seed()}, {self.sz()}, torch.quint8)"
        )

    def groups(self) -> str:
        """One image, row by row: of more than one whose channels lie side by side PyTorch normalizes the first again
        and again, and writes the others nowhere. No qint32, where vectors of any length decide how halves are rounded."""
        shape = (
            1,
            self.dice.choice([2, 4, 6]),
            *(self.dice.randint(2, 4) for _ in range(self.dice.choice([1, 2, 2, 3]))),
        )
        return self.take(f"quant({shape}, {self.seed()}, {self.sz()}, {self.dice.choice(DTYPES[1:3])})")

    def take(self, text: str) -> str:
        """The text of a tensor that what follows speaks of; a plain one where PyTorch refuses to make it."""
        try:
            self.current = self.values[text] if text in self.values else eval(text, names(torch))
        except Exception:
            return self.take("quant((2, 3, 2, 4), 1, 0.1, 10, torch.quint8)")
        if not is_ordinary(self.current):
            return self.take("quant((2, 3, 2, 4), 1, 0.1, 10, torch.quint8)")
        self.named = text
        return text

    def p(self) -> str:
        """Another value, most often one of the same shape."""
        if self.dice.random() < 0.6 and self.current is not None:
            shape = self.current.shape
            name = self.of(lambda v: v.is_quantized and v.shape == shape)
            return name or f"quant({tuple(shape)}, {self.seed()}, {self.qp()})"
        return self.of(lambda v: True) or "real((2, 3), 1)"

    def f(self) -> str:
        name = self.of(lambda v: v.dtype is torch.float32) if self.dice.random() < 0.4 else None
        text = name or f"real({self.shape()}, {self.seed()})"
        if self.dice.random() < 0.15:
            text += self.dice.choice([".double()", ".half()", ".long()", ".bfloat16()", ".t()", ".bool()"])
        return text if self.current is not None else self.take(text)

    def shape(self) -> tuple[int, ...]:
        dims, room = self.dice.choice([0, 1, 2, 2, 2, 3, 4, 4, 5]), self.dice.choice([7, 31, 31])
        sizes = []
        for _ in range(dims):
            n = self.dice.choice([1, 2, 3, 4]) if self.dice.random() < 0.97 else 0
            sizes.append(n if n <= room else 1)
            room //= max(sizes[-1], 1)
        self.dice.shuffle(sizes)
        return tuple(sizes)

    def seed(self) -> str:
        return str(self.dice.randrange(1000))

    # ---- quantizers

    def s(self) -> str:
        if self.wrong():
            return self.dice.choice(ODD_SCALES)
        return self.dice.choice(
            ["0.1", "0.05", "0.02", "0.25", "0.0078125", "0.37", f"{self.dice.uniform(0.01, 0.2):.6f}"]
        )

    def z(self) -> str:
        if self.wrong():
            return self.dice.choice(["-1", "-129", "256", "300", "2**31", "-2**31", "1.5"])
        return self.dice.choice(["0", "0", "1", "10", "64", "100", "127"])

    def sz(self) -> str:
        return f"{self.s()}, {self.z()}"

    def fine(self) -> str:
        """For sums of products: a scale so small that they leave 32 bits makes of them what the processor likes."""
        return f"{self.dice.uniform(0.01, 0.5):.5f}, {self.z()}"

    def t(self) -> str:
        return self.dice.choice(WRONG_DTYPES if self.wrong() else DTYPES)

    def anytype(self) -> str:
        return self.dice.choice(DTYPES + WRONG_DTYPES)

    def qp(self) -> str:
        return f"{self.sz()}, {self.t()}"

    def tables(self) -> str:
        """Scales, zero points, axis, dtype."""
        dims = self.current.dim()
        axis = self.dice.randint(-2, 4) if self.wrong() or not dims else self.dice.randrange(dims)
        n = self.current.shape[axis] if -dims <= axis < dims and not self.wrong() else 2
        scales = ", ".join(self.s() for _ in range(n))
        # Of float zero points and qint32 PyTorch's compiler was told that they cannot be: the process ends.
        floats = self.dice.random() < 0.2
        zeros = ", ".join(f"{self.dice.randint(-20, 80) / 4}" if floats else self.z() for _ in range(n))
        scales_dtype = self.dice.choice(["", "", ", dtype=torch.float64"])
        zeros_dtype = "" if floats else ", dtype=torch." + self.dice.choice(["int64", "int64", "int32"])
        dtype = self.dice.choice(DTYPES[:3]) if floats else self.t()
        return f"T([{scales}]{scales_dtype}), T([{zeros}]{zeros_dtype}), {axis}, {dtype}"

    # ---- numbers and places

    def r(self) -> str:
        return self.dice.choice(ODD_NUMBERS) if self.wrong() else f"{self.dice.randint(-40, 60) / 20}"

    def n(self) -> str:
        return str(self.dice.randint(-1, 4) if self.wrong() else self.dice.randint(1, 2))

    def k(self) -> str:
        return str(self.dice.randint(-1, 6) if self.wrong() else self.dice.choice([1, 2, 2, 3]))

    def zo(self) -> str:
        return str(self.dice.randint(-1, 3) if self.wrong() else self.dice.choice([0, 0, 1]))

    def b(self) -> str:
        return self.dice.choice(["True", "False"])

    def d(self) -> str:
        dims = max(self.current.dim(), 1)
        return str(self.dice.randint(-7, 7) if self.wrong() else self.dice.randrange(-dims, dims))

    def at(self) -> str:
        return str(self.dice.randint(-4, 4) if self.wrong() else self.dice.choice([0, 0, 1, -1]))

    def mf(self) -> str:
        return self.dice.choice(FORMATS)

    def sizes(self) -> str:
        n = self.current.numel() + (2 if self.wrong() else 0)
        dims = self.dice.randint(1, 3)
        sizes = []
        for _ in range(dims - 1):
            fits = [d for d in range(1, 5) if n % d == 0] or [1]
            sizes.append(self.dice.choice(fits))
            n //= sizes[-1]
        sizes.append(n)
        self.dice.shuffle(sizes)
        return str(tuple(sizes))

    def order(self) -> str:
        order = list(range(self.current.dim()))
        self.dice.shuffle(order)
        return str(tuple(order[1:] if self.wrong() else order))

    def wider(self) -> str:
        more = [self.dice.randint(1, 2)] if self.dice.random() < 0.5 else []
        return str((*more, *(n if n != 1 else self.dice.choice([1, 3]) for n in self.current.shape)))

    def geometry(self) -> str:
        sizes = tuple(self.dice.randint(1, 2) for _ in range(2))
        return f"{sizes}, {tuple(self.dice.randint(0, 2) for _ in range(2))}"

    # ---- weights

    def channels(self) -> int:
        shape = self.current.shape
        return shape[1] if len(shape) > 1 and not self.wrong() else 3

    def affine(self) -> str:
        c = self.channels()
        return f"real(({c},), {self.seed()}), real(({c},), {self.seed()})"

    def stats(self) -> str:
        c = self.channels()
        return f"{self.affine()}, real(({c},), {self.seed()}), real(({c},), {self.seed()}).abs() + 0.5"

    def last(self) -> str:
        if not hasattr(self.current, "shape"):
            return "(3,)"
        return str(tuple(self.current.shape[-1:]))

    def slopes(self) -> str:
        n = self.dice.choice([1, self.channels()])
        made = f"quant(({n},), {self.seed()}, 0.01, 0, {self.dice.choice(DTYPES[1:3])})"
        return made if not self.wrong() else f"real(({n},), {self.seed()})"

    def weight(self, shape: tuple[int, ...], axis: int = 0) -> str:
        dtype = "torch.quint8" if self.wrong() else "torch.qint8"
        if self.dice.random() < 0.4:
            n = shape[axis]
            scales = ", ".join(f"{self.dice.uniform(0.002, 0.02):.5f}" for _ in range(n))
            zeros = ", ".join(str(self.dice.randint(-3, 3)) for _ in range(n))
            return f"torch.quantize_per_channel(real({shape}, {self.seed()}) * 0.3, T([{scales}]), T([{zeros}]), {axis}, {dtype})"
        return f"quant({shape}, {self.seed()}, {self.dice.choice(['0.02', '0.013', '0.0078125'])}, {self.dice.randint(-3, 3)}, {dtype})"

    def bias(self, n: int) -> str:
        n += self.wrong()
        return self.dice.choice(["None", f"real(({n},), {self.seed()})", f"real(({n},), {self.seed()})"])

    def matrix(self) -> str:
        if self.current is None:
            self.take("real((2, 3), 1)")
        depth = self.current.shape[-1] if self.current.dim() and not self.wrong() else 3
        columns = self.dice.randint(1, 20)
        return f"Q.linear_prepack({self.weight((columns, max(depth, 1)))}, {self.bias(columns)})"

    def filters(self, n: int, transposed: bool = False) -> str:
        shape = (
            self.current.shape
        )  # of a wrong number of channels oneDNN says that it could not create a primitive descriptor
        channels = max(shape[1] if len(shape) > 1 else 3, 1)
        groups = self.dice.choice([g for g in (1, 1, channels, 2) if channels % g == 0])
        each = self.dice.randint(1, 9 if groups == 1 else 3)
        # Of filters that are larger than the image PyTorch makes results, rounding a negative number of places to 0.
        sizes = tuple(shape[2 : 2 + n]) if len(shape) == n + 2 else (3,) * n
        kernel = tuple(self.dice.randint(1, max(min(3, size), 1)) for size in sizes)
        reach = [
            str(self.dice.randint(1, 2) if 2 * k - 1 <= size else 1) for k, size in zip(kernel, sizes, strict=True)
        ]
        shape = (channels, each, *kernel) if transposed else (each * groups, channels // groups, *kernel)
        turned = f"quant({shape}, {self.seed()}, 0.02, {self.dice.choice([-3, 2])}, torch.qint8)"
        weight = turned if transposed else self.weight(shape)

        def places(low: int, high: int) -> str:
            return str([self.dice.randint(low, high) for _ in range(n)])

        name = f"Q.conv{'_transpose' if transposed else ''}{n}d_prepack"
        # PyTorch's engine for filters without zero points leaves out that of the image in a transposed convolution.
        stride = str([1] * n) if transposed else places(1, 2)
        more = f" {[0] * n}," if transposed else ""
        dilation = str([1] * n) if transposed else f"[{', '.join(reach)}]"
        padding = str([0] * n) if transposed else places(0, 1)
        return f"{name}({weight}, {self.bias(each * groups)}, {stride}, {padding},{more} {dilation}, {groups})"

    def filters1(self) -> str:
        return self.filters(1)

    def filtersof4(self) -> str:
        self.take("quant((1, 4, 3, 3), 1, 0.1, 0, torch.quint8)")
        return self.filters(2)

    def filters2(self) -> str:
        return self.filters(2)

    def filters3(self) -> str:
        return self.filters(3)

    def turned1(self) -> str:
        return self.filters(1, transposed=True)

    def turned2(self) -> str:
        return self.filters(2, transposed=True)

    def table(self) -> str:
        scales = ", ".join(f"{self.dice.uniform(0.01, 0.1):.4f}" for _ in range(5))
        shifts = ", ".join(f"{self.dice.uniform(-1, 1):.4f}" for _ in range(5))
        return (
            f"Q.embedding_bag_prepack(torch.quantize_per_channel(real((5, 4), {self.seed()}), T([{scales}]), T([{shifts}]), 0, "
            f"{'torch.qint8' if self.wrong() else 'torch.quint8'}))"
        )

    def indices(self) -> str:
        return f"T({[self.dice.randint(0, 4) for _ in range(4)]})"

    def weights(self) -> str:
        return self.dice.choice(["None", "real((4,), 3)"])


def is_ordinary(value: Any) -> bool:
    """Not over a scale such as 0, inf or 1e-40: of what leaves all integers on the way each processor makes something else."""
    if not value.is_quantized:
        return True
    try:
        scales = [value.q_scale()] if "tensor" in str(value.qscheme()) else value.q_per_channel_scales().tolist()
    except RuntimeError:
        return False
    return all(1e-6 < scale < 1e6 for scale in scales)


# ==== running ==========================================================================================================


def names(library: Any) -> dict[str, Any]:
    """What programs speak of."""

    def real(shape: tuple[int, ...], seed: int) -> Any:
        """Normal numbers; of some seeds with halves of tenths, which lie between two integers, or with odd ones."""
        numbers = np.random.RandomState(seed).standard_normal(shape).astype(np.float32)
        if seed % 5 == 1:
            numbers = (np.round(numbers * 20) / np.float32(20)).astype(np.float32)
        if seed % 40 == 2 and numbers.size:
            flat = np.array(numbers).reshape(-1)
            flat[0], flat[-1] = {0: (np.nan, 1e20), 1: (np.inf, -np.inf), 2: (3e9, -3e9)}[seed // 40 % 3]
            numbers = flat.reshape(shape)
        return library.tensor(np.asarray(numbers))

    def quant(shape: tuple[int, ...], seed: int, scale: float, zero_point: int, dtype: Any) -> Any:
        return library.quantize_per_tensor(real(shape, seed), scale, zero_point, dtype)

    return {
        "torch": library, "T": library.tensor, "F": library.nn.functional, "Q": library.ops.quantized, "copy": copy,
        "pickle": pickle, "real": real, "quant": quant, "sett": _set, "facts": lambda t: facts(t, integers=False),
    }  # fmt: skip


def _set(tensor: Any, index: Any, value: Any) -> Any:
    tensor[index] = value
    return tensor


def asked(question: Callable[[], Any]) -> Any:
    """The answer, or the refusal."""
    try:
        return question()
    except Exception as error:
        return ["refused", type(error).__name__, first_line(error)]


def first_line(error: Exception) -> str:
    """Without the list of backends that an operator has, and without addresses."""
    line = str(error).partition("\n")[0].partition(" This could be because")[0]
    line = re.sub(r"^.* INTERNAL ASSERT FAILED at .*please report a bug to PyTorch. (?=.)", "", line)
    return re.sub(r"0x[0-9a-f]+", "0x", line)


def facts(value: Any, integers: bool = True) -> list[Any]:
    """All that can be seen of a tensor."""
    library = torch if isinstance(value, torch.Tensor) else tt
    found: list[Any] = [
        type(value).__name__, str(value.dtype), tuple(value.shape), tuple(value.stride()), value.storage_offset(),
        value.requires_grad, value.is_contiguous(),
    ]  # fmt: skip
    if value.dim() in (4, 5):
        wanted = library.channels_last if value.dim() == 4 else library.channels_last_3d
        found.append(value.is_contiguous(memory_format=wanted))
    if not value.is_quantized:
        return [*found, *numbers(value)] if integers else found
    scheme = asked(lambda: str(value.qscheme()))
    found.append(scheme)
    if scheme == "torch.per_tensor_affine":
        found += [value.q_scale(), value.q_zero_point()]
    elif isinstance(scheme, str):
        tables = value.q_per_channel_scales(), value.q_per_channel_zero_points()
        found += [[str(t.dtype), t.numpy().copy()] for t in tables] + [value.q_per_channel_axis()]
    if integers:
        found += [asked(lambda: facts(value.int_repr())), asked(lambda: repr(value))]
    return found


def numbers(value: Any) -> list[Any]:
    if str(value.dtype) in ("torch.bfloat16", "torch.float16"):
        value = value.float()
    return [value.detach().numpy().copy()]


def described(value: Any) -> Any:
    if isinstance(value, list | tuple):
        return [type(value).__name__, *(described(v) for v in value)]
    if hasattr(value, "untyped_storage"):
        return facts(value)
    if isinstance(value, np.ndarray):
        return [str(value.dtype), value]
    return first_line(repr(value)) if not isinstance(value, float) else value  # type: ignore[arg-type]


def same(a: Any, b: Any) -> bool:
    if isinstance(a, list) and isinstance(b, list):
        return len(a) == len(b) and all(same(x, y) for x, y in zip(a, b, strict=True))
    if isinstance(a, np.ndarray) and isinstance(b, np.ndarray):
        if a.shape != b.shape or a.dtype != b.dtype:
            return False
        if a.dtype == np.int32:  # finer than float32, from whose last digit such integers follow
            return bool((np.abs(a.astype(np.int64) - b) <= np.abs(b.astype(np.int64)) * 2e-6).all())
        return bool(np.allclose(a, b, 1e-5, 1e-6, equal_nan=True) if a.dtype.kind == "f" else (a == b).all())
    if isinstance(a, float) and isinstance(b, float):
        return a == b or (a != a and b != b)
    return bool(a == b)


def internal(theirs: Any) -> bool:
    """An assertion of PyTorch's own; we have words of our own for that."""
    return isinstance(theirs, list) and theirs[0] == "refused" and "INTERNAL ASSERT" in theirs[2]


def no_kernel(*outcomes: Any) -> bool:
    """All refuse, one of them because an operator has no kernel. Which of the operators that a function is made of is
    asked first, and what a plan of an elementwise operator finds before, differs."""
    refused = all(
        isinstance(o, list) and o[0] == "refused" and o[1] in ("NotImplementedError", "RuntimeError") for o in outcomes
    )
    return refused and any(o[2].startswith(("Could not run", "empty_strided not supported", '"')) for o in outcomes)


class Side:
    """One library and its values."""

    def __init__(self, library: Any):
        self.library, self.names, self.values = library, names(library), {}

    def run(self, name: str, line: str) -> Any:
        """What the line gives, described; the value is kept under the name."""
        try:
            if " += " in line:
                scope = {**self.names, **self.values}
                exec(line, scope)
                value = scope[line.partition(" ")[0]]
            else:
                value = eval(line, {**self.names, **self.values})
        except Exception as error:
            return ["refused", type(error).__name__, first_line(error)]
        # Sums of rows are equal but for their last digits, on which a scale made of them would depend.
        if "embedding_" not in line:
            self.keep(name, value)
        return [described(value), self.sharing(name)]

    def keep(self, name: str, value: Any) -> None:
        if hasattr(value, "untyped_storage"):
            self.values[name] = value
        elif isinstance(value, list | tuple) and value and hasattr(value[0], "untyped_storage"):
            self.values[name] = value[0]

    def sharing(self, name: str) -> list[str]:
        """The values with the same storage."""
        value = self.values.get(name)
        if value is None or not value.numel():
            return []
        address = value.untyped_storage().data_ptr()
        return [other for other, v in self.values.items() if v.untyped_storage().data_ptr() == address]

    def all(self) -> list[Any]:
        return [
            [name, facts(value, integers=False), asked(lambda v=value: _content(v))]
            for name, value in self.values.items()
        ]


def _content(value: Any) -> list[Any]:
    return numbers(value.int_repr() if value.is_quantized else value)


def halfway(line: str, values: dict[str, Any]) -> bool:
    """Whether a step takes means of real numbers that lie between two integers of the result: which one they become depends
    on the last digit of a sum, and so on the order in which a processor adds. Over the last dimensions integers are added."""
    found = re.fullmatch(r"(.+)\.mean\(\(?(-?\d+)(?:, (-?\d+)\))?(?:, keepdim=True)?\)", line)
    if not found:
        return False
    try:
        value = eval(found[1], {**names(torch), **values})
        dims = {int(d) % value.dim() for d in found.groups()[1:] if d is not None}
        if value.is_contiguous() and min(dims) == value.dim() - len(dims):
            return False
        means = value.int_repr().double().mean(tuple(dims))
    except Exception:
        return False
    return bool(((means - means.floor() - 0.5).abs() < 1e-6).any())


def program(seed: int, steps: int = 7, told: Callable[[str], None] | None = None) -> list[str]:
    """Runs one; the lines that say where it differs, or nothing."""
    dice = random.Random(seed)
    ours, theirs = Side(tt), Side(torch)
    writer = Writer(dice, theirs.values)
    text: list[str] = []
    for number in range(3 + steps):
        name = f"x{number}"
        writer.current = None
        if number < 3:
            kinds = (
                "torch.quantize_per_tensor($f, $qp)",
                "quant($shape, $seed, $qp)",
                "torch.quantize_per_channel($f, $tables)",
            )
            line = re.sub(r"\$(\w+)", lambda m: str(getattr(writer, m[1])()), kinds[number])
        else:
            line = writer.line()
        if halfway(line, theirs.values):
            continue
        text.append(f"{name} = {line}")
        if told:
            told("; ".join(text))
        expected, found = theirs.run(name, line), ours.run(name, line)
        if (internal(expected) and found[0] == "refused") or no_kernel(expected, found):
            continue
        if same(found, expected):
            expected, found = theirs.all(), ours.all()
        if not same(found, expected):
            expected, found = first_difference(expected, found)
            return [f"seed {seed}: {'; '.join(text)}", f"  torch {expected}", f"  ours  {found}"]
    return []


def first_difference(a: Any, b: Any) -> tuple[Any, Any]:
    """Down to the first part that is another."""
    while isinstance(a, list) and isinstance(b, list) and len(a) == len(b):
        place = next((i for i, (x, y) in enumerate(zip(a, b, strict=True)) if not same(x, y)), None)
        if place is None:
            break
        a, b = a[place], b[place]
    return a, b


def differing(programs: int, first: int = 0, told: Callable[[str], None] | None = None) -> list[list[str]]:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        return [lines for seed in range(first, first + programs) if (lines := program(seed, told=told))]


def apart(programs: int, first: int) -> list[list[str]]:
    """The same in a process of its own; a program that ends it is reported, and the next go on."""
    found: list[list[str]] = []
    seed, end = first, first + programs
    while seed < end:
        words = [sys.executable, __file__, "--worker", "--programs", str(end - seed), "--first", str(seed)]
        with subprocess.Popen(words, stdout=subprocess.PIPE, text=True) as process:
            text = ""
            assert process.stdout is not None
            for line in process.stdout:
                kind, _, rest = line.partition(" ")
                if kind == "step":
                    text = json.loads(rest)
                elif kind == "done":
                    seed, lines = json.loads(rest)
                    seed += 1
                    found += [lines] if lines else []
        if process.returncode:
            found.append([f"seed {seed}: {text}", f"  the process ended with {process.returncode}"])
            seed += 1
    return found


def _worker(programs: int, first: int) -> None:
    for seed in range(first, first + programs):
        lines = program(seed, told=lambda text: print("step", json.dumps(text), flush=True))
        print("done", json.dumps([seed, lines and [str(line) for line in lines]]), flush=True)


if __name__ == "__main__":
    warnings.simplefilter("ignore")
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--programs", type=int, default=2000)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--show", type=int, default=40)
    parser.add_argument("--worker", action="store_true", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.worker:
        _worker(options.programs, options.first)
        sys.exit(0)
    found = apart(options.programs, options.first)
    for lines in found[: options.show]:
        print("\n".join(line[:900] for line in lines))
    print(f"{len(found)} of {options.programs} programs differ")
    sys.exit(bool(found))
