"""func.rearrange: shapes, strides, elements and refusals as PyTorch's."""

from __future__ import annotations

import pytest

# "pattern" or "pattern; name=length, ...", over a tensor of size (2, 4, 6, 3).
PATTERNS = """
b h w c -> b h w c
b h w c -> (b h) w c
b h w c -> b c h w
b h w c -> (b h w c)
b h w c -> b 1 h () w c
... c -> c ...
b ... -> ... b
b ... c -> b (...) c
b ... c -> (b ...) c
... -> ...
b ... x y z -> z ... b x y
(b) h w c -> b h (w) c
b (h h1) w c -> b h h1 w c; h1=2
b (h h1) w c -> b h h1 w c; h=2
b (h h1) (w w1) c -> b h w (c h1 w1); h1=2, w1=3
b (h h1) w c -> b h h1 w c; h=2, h1=2
b (h h1) w c -> b h h1 w c; h=2, h1=3
b (h h1) w c -> b h h1 w c; h1=3
b (h h1) w c -> b h h1 (w c)
b h w c -> b w h c; zz=2
b 1 w c -> b w c
b h w c d -> b h w c d
b ... x y z q -> q ... b x y z
b h -> b h
b h w c -> b h w
b b h w -> b h w
b h w (c -> b
b h w c) -> b
b (h (w c)) -> b
b h w c
b h w c -> b h w c -> a
b h w 2 -> b h w 2
b h w 0 -> b h w 0
b h w . -> b
b h w .. ... -> b
_b h w c -> _b h w c
b? h w c -> b h w c
b h w c -> b h w c ...
b (...) -> b ...
b h w 1c -> b h w 1c
""".strip().splitlines()


@pytest.mark.parametrize("line", PATTERNS)
def test_patterns(same, line):
    pattern, _, given = line.partition("; ")
    lengths = {name: int(length) for name, length in (pair.split("=") for pair in given.split(", ") if pair)}

    def program(m):
        x = m.arange(2 * 4 * 6 * 3).reshape(2, 4, 6, 3)
        y = m.func.rearrange(x, pattern, **lengths)
        return list(y.shape), list(y.stride()), y.flatten().tolist(), y.data_ptr() == x.data_ptr()

    same(program)


def test_several_tensors_are_stacked(same):
    def program(m):
        x = m.arange(6).reshape(2, 3)
        return m.func.rearrange([x, x + 1], "s a b -> a (s b)").tolist()

    same(program)
