"""torch.quasirandom: Sobol sequences, points that fill a cube more evenly than random ones.

    >>> import tinytensor as tt
    >>> tt.quasirandom.SobolEngine(dimension=2).draw(4)
    tensor([[0.0000, 0.0000],
            [0.5000, 0.5000],
            [0.7500, 0.2500],
            [0.2500, 0.7500]])

Mirrors torch/quasirandom.py.
"""

from __future__ import annotations

import numpy as np

from tinytensor._tensor import Tensor
from tinytensor._tensor.new import from_numpy
from tinytensor.aten.functions import arange, cat, mv, pow, randint, zeros
from tinytensor.c10.generator import Generator
from tinytensor.c10.scalar_type import ScalarType, get_default_dtype, int64
from tinytensor.quasirandom import sobol_engine_ops as ops

__all__ = ["SobolEngine"]


class SobolEngine:
    """Draws the points of a Sobol sequence in the cube [0, 1) of `dimension` sides, one after the other.

        dimension    1 to 21201
        scramble     whether the digits are scrambled at random (Owen): as even, but another sequence for each seed
        seed         of the scrambling, an int; by default the numbers come from the default generator

    `draw_base2` draws as many points as keep the sequence balanced. ValueError for a dimension out of range. The numbers are
    PyTorch's, bit for bit, scrambled ones of the same seed, too.

    >>> engine = tt.quasirandom.SobolEngine(dimension=3, scramble=True, seed=7)
    >>> engine.draw(2)
    tensor([[0.1995, 0.1709, 0.7494],
            [0.6922, 0.7115, 0.4898]])
    >>> engine.reset().fast_forward(1).draw(1)
    tensor([[0.6922, 0.7115, 0.4898]])
    """

    MAXBIT = ops.MAXBIT
    MAXDIM = 21201

    def __init__(self, dimension: int, scramble: bool = False, seed: int | None = None) -> None:
        if dimension > self.MAXDIM or dimension < 1:
            raise ValueError(f"Supported range of dimensionality for SobolEngine is [1, {self.MAXDIM}]")
        self.seed = seed
        self.scramble = scramble
        self.dimension = dimension
        self.sobolstate = zeros(dimension, self.MAXBIT, dtype=int64)
        self.sobolstate.copy_(from_numpy(ops.direction_numbers(dimension)))
        if self.scramble:
            self._scramble()
        else:
            self.shift = zeros(self.dimension, dtype=int64)
        self.quasi = self.shift.clone()
        self._first_point = (self.quasi / 2**self.MAXBIT).reshape(1, -1)
        self.num_generated = 0

    def draw(self, n: int = 1, out: Tensor | None = None, dtype: ScalarType | None = None) -> Tensor:
        """The next n points, (n, dimension), float32 or float64 (by default the default dtype).

            out    tensor that is resized and filled; it is returned

        RuntimeError for no points at the start, NotImplementedError for other dtypes, both in PyTorch's words.
        """
        dtype = get_default_dtype() if dtype is None else dtype
        if self.num_generated == 0:
            result = self._first_point.to(dtype)
            if n != 1:
                result = cat((result, self._draw(n - 1, 0, dtype)), dim=-2)
        else:
            result = self._draw(n, self.num_generated - 1, dtype)
        self.num_generated += n
        return result if out is None else out.resize_as_(result).copy_(result)

    def _draw(self, n: int, before: int, dtype: ScalarType) -> Tensor:
        if not isinstance(n, int):
            raise TypeError(f"_sobol_engine_draw(): argument 'n' (position 2) must be int, not {type(n).__name__}")
        points, last = ops.draw(self.quasi.numpy(), n, self.sobolstate.numpy(), before, dtype)
        self.quasi = from_numpy(last.copy())
        return points

    def draw_base2(self, m: int, out: Tensor | None = None, dtype: ScalarType | None = None) -> Tensor:
        """The next 2**m points. ValueError if there are then not 2**k points in all, for a whole k."""
        n = 2**m
        total = self.num_generated + n
        if total & (total - 1) != 0:
            raise ValueError(
                "The balance properties of Sobol' points require n to be a power of 2. "
                f"{self.num_generated} points have been previously generated, then: n={self.num_generated}+2**{m}={total}. "
                "If you still want to do this, please use 'SobolEngine.draw()' instead."
            )
        return self.draw(n=n, out=out, dtype=dtype)

    def reset(self) -> SobolEngine:
        """Start over from the first point."""
        self.quasi.copy_(self.shift)
        self.num_generated = 0
        return self

    def fast_forward(self, n: int) -> SobolEngine:
        """Leave out n points, as drawing them would."""
        steps, before = (n - 1, 0) if self.num_generated == 0 else (n, self.num_generated - 1)
        places = ops.changed_bits(before, steps)
        self.quasi ^= from_numpy(np.bitwise_xor.reduce(self.sobolstate.numpy()[:, places], axis=1))
        self.num_generated += n
        return self

    def _scramble(self) -> None:
        generator = None
        if self.seed is not None:
            generator = Generator()
            generator.manual_seed(self.seed)
        # The two draws, in PyTorch's order: what is added to all points, and the matrices.
        bits = randint(2, (self.dimension, self.MAXBIT), generator=generator)
        self.shift = mv(bits, pow(2, arange(0, self.MAXBIT)))
        triangles = randint(2, (self.dimension, self.MAXBIT, self.MAXBIT), generator=generator).tril()
        self.sobolstate.copy_(from_numpy(ops.scramble(self.sobolstate.numpy(), triangles.numpy())))

    def __repr__(self) -> str:
        shown = [f"dimension={self.dimension}"]
        if self.scramble:
            shown.append("scramble=True")
        if self.seed is not None:
            shown.append(f"seed={self.seed}")
        return f"{self.__class__.__name__}({', '.join(shown)})"
