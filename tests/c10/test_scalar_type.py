"""dtypes: the promotion table, categories and names."""

from __future__ import annotations

import itertools
import pickle
from typing import Any

import numpy as np
import pytest

from tinytensor.c10 import scalar_type as st
from tinytensor.c10.scalar_type import ALL_TYPES, can_cast, promote_types

PAIRS = list(itertools.product(ALL_TYPES, repeat=2))


def test_promotion_is_symmetric_and_idempotent() -> None:
    for a, b in PAIRS:
        assert promote_types(a, b) is promote_types(b, a)
        assert promote_types(a, a) is a


def test_the_surprising_promotions() -> None:
    assert promote_types(st.int64, st.float16) is st.float16  # category first
    assert promote_types(st.int32, st.float32) is st.float32  # not NumPy's float64
    assert promote_types(st.uint8, st.int8) is st.int16  # neither holds the other
    assert promote_types(st.float16, st.bfloat16) is st.float32  # range of one, precision of the other


def test_promotion_and_casting_agree_with_torch(torch: Any) -> None:
    for a, b in PAIRS:
        ta, tb = getattr(torch, a.name), getattr(torch, b.name)
        assert repr(promote_types(a, b)) == repr(torch.promote_types(ta, tb))
        assert can_cast(a, b) == torch.can_cast(ta, tb)


def test_categories_go_only_up() -> None:
    assert not can_cast(st.float32, st.int64)
    assert can_cast(st.float64, st.float16)
    assert not can_cast(st.uint8, st.bool_)


def test_words() -> None:
    assert repr(st.float32) == "torch.float32"
    assert st.int64.cpp_name == "Long"


def test_numpy_both_ways() -> None:
    for dtype in ALL_TYPES:
        if dtype is not st.bfloat16:
            assert st.from_numpy_dtype(dtype.numpy) is dtype
        assert dtype.numpy.itemsize == dtype.itemsize
    with pytest.raises(TypeError, match=r"can't convert np\.ndarray of type numpy\.str_"):
        st.from_numpy_dtype(np.array(["a"]).dtype)


def test_dtypes_are_pickled_by_name() -> None:
    assert pickle.loads(pickle.dumps(st.float16)) is st.float16
