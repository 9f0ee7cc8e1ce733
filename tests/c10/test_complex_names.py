"""Complex dtypes, wide unsigned integers, 8-bit floats: there by name and in tables as PyTorch has them; no tensor can be made
of one."""

from __future__ import annotations

import pickle

import numpy as np
import pytest

import tinytensor as tt


def tables(m):
    log = []
    names = "complex32 complex64 complex128".split()
    others = "bool uint8 int8 int16 int32 int64 float16 bfloat16 float32 float64".split() + names
    for name in names:
        t = getattr(m, name)
        log += [
            str(t),
            t.itemsize,
            t.is_complex,
            t.is_floating_point,
            t.is_signed,
            str(t.to_real()),
            t.to_complex() is t,
        ]
        info = m.finfo(t)
        log += [info.bits, info.dtype, str(info)]
        for call in (lambda t=t: m.iinfo(t), lambda t=t: m.set_default_dtype(t)):
            with pytest.raises(TypeError) as caught:
                call()
            log.append(str(caught.value))
        for other in others:
            o = getattr(m, other)
            log += [str(m.promote_types(t, o)), str(m.promote_types(o, t)), m.can_cast(t, o), m.can_cast(o, t)]
        log.append(pickle.loads(pickle.dumps(t)) is t)
    for other in others:
        try:
            log.append(str(getattr(m, other).to_complex()))
        except RuntimeError as error:
            log.append(str(error))
        log.append(str(getattr(m, other).to_real()))
    return [*log, m.cfloat is m.complex64, m.cdouble is m.complex128, m.chalf is m.complex32]


def test_tables(same):
    same(tables)


NAMES = "uint16 uint32 uint64 float8_e4m3fn float8_e5m2 float8_e4m3fnuz float8_e5m2fnuz float8_e8m0fnu".split()


def other_tables(m):
    log = []
    others = "bool uint8 int8 int64 float16 bfloat16 float64 complex64 complex128".split() + NAMES
    for name in NAMES:
        t = getattr(m, name)
        log += [str(t), t.itemsize, t.is_complex, t.is_floating_point, t.is_signed, str(t.to_real())]
        info = m.finfo(t) if t.is_floating_point else m.iinfo(t)
        log += [info.bits, info.dtype, str(info), float(info.max), float(info.min)]
        for call in (
            lambda t=t: m.iinfo(t).max, lambda t=t: m.finfo(t).max, lambda t=t: m.set_default_dtype(t), lambda t=t: t.to_complex(),
        ):  # fmt: skip
            try:
                log.append(call())
            except (TypeError, RuntimeError) as error:
                log.append(f"{type(error).__name__} {error}")
        for other in others:
            o = getattr(m, other)
            log += [m.can_cast(t, o), m.can_cast(o, t)]
            for pair in ((t, o), (o, t)):
                try:
                    log.append(str(m.promote_types(*pair)))
                except RuntimeError as error:
                    log.append(str(error))
        log.append(pickle.loads(pickle.dumps(t)) is t)
    return log


def test_other_tables(same):
    same(other_tables)


x = tt.ones(4)
MAKERS = [
    lambda t: tt.zeros(2, dtype=t), lambda t: tt.empty(2, dtype=t), lambda t: tt.tensor([1.0], dtype=t),
    lambda t: tt.as_tensor([1.0], dtype=t), lambda t: tt.as_tensor(np.ones(2), dtype=t), lambda t: x.to(t),
    lambda t: x.to("cpu", t), lambda t: x.type(t), lambda t: x.new_ones(2, dtype=t), lambda t: tt.ones_like(x, dtype=t),
    lambda t: tt.full((2,), 1.0, dtype=t), lambda t: tt.eye(2, dtype=t), lambda t: tt.arange(3, dtype=t),
    lambda t: x.sum(dtype=t), lambda t: x.view(t), lambda t: tt.randn(2, dtype=t), lambda t: tt.nn.Linear(2, 2, dtype=t),
    lambda t: tt.empty(2, dtype=t, device="meta"), lambda t: tt.empty_strided((2,), (1,), dtype=t),
    lambda t: tt.scalar_tensor(1.0, dtype=t), lambda t: tt.linspace(0, 1, 3, dtype=t), lambda t: x.cumsum(0, dtype=t),
    lambda t: tt.nn.Linear(2, 2).to(t), lambda t: tt.from_numpy(np.ones(2, np.complex64)).to(t),
    lambda t: tt.asarray([1.0], dtype=t), lambda t: tt.frombuffer(bytearray(16), dtype=t), lambda t: x.softmax(0, dtype=t),
    lambda t: tt.sparse_coo_tensor(tt.tensor([[0]]), tt.ones(1), (2,), dtype=t), lambda t: x.new_tensor([1.0], dtype=t),
]  # fmt: skip


def test_no_tensor_can_be_made():
    wrong = []
    for number, make in enumerate(MAKERS):
        for dtype in (tt.complex32, tt.complex64, tt.complex128):
            try:
                made = make(dtype)
            except NotImplementedError as error:
                if "complex numbers are not supported by this library" not in str(error):
                    wrong.append((number, str(error)))
            except Exception as error:
                if not (type(error) is TypeError and "complex numbers are not supported" in str(error)):
                    wrong.append((number, repr(error)))
            else:
                wrong.append((number, made))
    assert not wrong


def test_no_tensor_of_the_other_names():
    wrong = []
    for number, make in enumerate(MAKERS):
        for dtype in (getattr(tt, name) for name in NAMES):
            # A layer's dtype must be floating, and the array of number 23 is complex: other refusals come first.
            if number == 23 or (number in (16, 22) and not dtype.is_floating_point):
                continue
            try:
                wrong.append((number, dtype, make(dtype)))
            except NotImplementedError as error:
                if f"{dtype} is not supported by this library: no tensor can be {dtype}" not in str(error):
                    wrong.append((number, dtype, str(error)))
            except Exception as error:
                wrong.append((number, dtype, repr(error)))
    assert not wrong
