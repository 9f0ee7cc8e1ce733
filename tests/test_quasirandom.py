"""Sobol sequences: the numbers, drawn and scrambled, are PyTorch's."""

from __future__ import annotations

import pytest

import tinytensor as tt


def points(m, dimension, **options):
    engine = m.quasirandom.SobolEngine(dimension, **options)
    drawn = [engine.draw(), engine.draw(7), engine.draw_base2(3), engine.fast_forward(5).draw(3, dtype=m.float64)]
    drawn += [engine.draw(0), engine.reset().draw_base2(1), engine.reset().fast_forward(9).draw(2)]
    return [(x * 2**30).long().tolist() for x in drawn], engine.num_generated, str(engine)  # bit for bit


def test_points(same):
    for dimension in (1, 2, 3, 5, 40):
        same(lambda m, d=dimension: points(m, d))
        same(lambda m, d=dimension: points(m, d, scramble=True, seed=2**20 + d))
    same(lambda m: m.manual_seed(3) and points(m, 2, scramble=True))


def test_all_direction_numbers(same):
    """Sums of the whole table: with weights that tell rows and columns apart, modulo 2**64."""

    def sums(m, scramble):
        state = m.quasirandom.SobolEngine(21201 if not scramble else 2000, scramble=scramble, seed=5).sobolstate
        weights = m.arange(1, len(state) + 1)
        return state.sum(0).tolist(), (state * weights[:, None]).sum(0).tolist(), state[[1, 100, 1999, -1]].tolist()

    same(lambda m: sums(m, False))
    same(lambda m: sums(m, True))


def test_other_calls(same):
    def into(m):
        out = m.empty(7)
        m.quasirandom.SobolEngine(2).draw(3, out=out)
        return out

    for program in (
        into, lambda m: m.quasirandom.SobolEngine(0), lambda m: m.quasirandom.SobolEngine(21202),
        lambda m: m.quasirandom.SobolEngine(3).draw(0), lambda m: m.quasirandom.SobolEngine(3).draw(2.0),
        lambda m: m.quasirandom.SobolEngine(3).draw(5, dtype=m.float16), lambda m: m.quasirandom.SobolEngine(3).draw(5, dtype=m.int64),
        lambda m: m.quasirandom.SobolEngine(3).draw(1, dtype=m.float16), lambda m: m.quasirandom.SobolEngine(3).draw_base2(0.5),
        lambda m: (lambda e: (e.draw(3), e.draw_base2(2)))(m.quasirandom.SobolEngine(3)), lambda m: m.quasirandom.SobolEngine("a"),
        lambda m: m.quasirandom.SobolEngine(3).fast_forward(0).draw(2), lambda m: m.quasirandom.SobolEngine.MAXDIM,
    ):  # fmt: skip
        same(program)


@pytest.mark.parametrize("scramble", [False, True])
def test_every_dimension_is_balanced(scramble):
    """Of 2**k points, one lies in each interval of length 2**-k: in every dimension."""
    drawn = tt.quasirandom.SobolEngine(300, scramble=scramble, seed=1).draw_base2(6)
    places = (drawn * 64).floor().long().sort(0).values
    assert tt.equal(places, tt.arange(64)[:, None].expand(64, 300))
