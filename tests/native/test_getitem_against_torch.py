"""`x[index]` and `x[index] = value` beside PyTorch: values, strides, versions, warnings, and the words of every error."""

from __future__ import annotations

import re
import warnings

import numpy as np
import pytest

import tinytensor as tt

pytestmark = pytest.mark.oracle
torch = pytest.importorskip("torch")

INDICES = """
0 | -1 | 5 | (0,1) | (0,5) | (0,0,0,0) | ... | (...,0) | (...,...) | None | (None,0,None) | True | False | (True,0)
(0,False) | (slice(None),True) | slice(1,None) | slice(None,None,2) | slice(None,None,-1) | slice(0,2,0) | slice(3,1)
slice(1.5,2) | slice(T.tensor(1),None) | slice(np.int64(1),None) | [0,2] | [[0,1],[1,0]] | [] | ([0,1],[1,2])
([0,1],[1,2,0]) | ([0,1],slice(None),[0,1]) | (slice(None),[0,1],[0,1]) | ([0,1],None,[0,1]) | (0,[0,1]) | range(2)
np.array([0,1]) | np.array(1) | np.int64(1) | np.array([True,False,True]) | T.tensor(1) | T.tensor([1,0])
T.tensor([1,0],dtype=T.int32) | T.tensor([1,0],dtype=T.int16) | T.tensor([1,0,1],dtype=T.uint8) | T.tensor([1.,0.])
T.tensor(True) | T.tensor(False) | T.tensor([True,False,True]) | T.tensor([True,False]) | [True,False,True]
(slice(None),T.tensor([True,False,True,True])) | (T.tensor([True,False,True]),T.tensor([0,1])) | T.tensor([7])
T.tensor([-4]) | T.tensor([],dtype=T.int64) | T.ones(3,4,dtype=T.bool) | T.ones(3,5,dtype=T.bool)
T.ones(3,4,2,dtype=T.bool) | (T.tensor([0,1]),...,T.tensor([0,1])) | (T.tensor(True),T.tensor([0,1])) | 'a' | 1.5 | {}
[0,'a'] | [slice(None),0] | 10**30 | (slice(None),slice(None),slice(None),slice(None))
"""
VALUES = (
    "1",
    "2.5",
    "True",
    "T.tensor(3)",
    "T.tensor([7.,8.])",
    "np.array([1,2])",
    "T.zeros(2,2)",
    "T.ones(3,4,2)",
    "None",
    "1e40",
)
ALL = [index.strip() for line in INDICES.strip().splitlines() for index in line.split(" | ")]


def described(x):
    return str(x.dtype), tuple(x.shape), tuple(x.stride()), x.storage_offset(), x._version, repr(x.tolist())


def outcome(library, shape, index, value):
    x = library.arange(int(np.prod(shape)), dtype=library.float32).reshape(shape)
    where = eval(index, {"T": library, "np": np})
    written = None if value is None else (eval(value, {"T": library, "np": np}),)
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        try:
            if written is None:
                result = described(x[where])
            else:
                x[where] = written[0]
                result = described(x)
        except Exception as error:
            result = type(error).__name__, str(error).split("\nException raised")[0].rstrip()
    return result, {re.sub(r" \(Triggered internally.*", "", str(w.message)).strip() for w in caught}


@pytest.mark.parametrize("shape", [(3, 4, 2), (3,), ()], ids=str)
def test_reading(shape):
    for index in ALL:
        assert outcome(tt, shape, index, None) == outcome(torch, shape, index, None), index


@pytest.mark.parametrize("shape", [(3, 4, 2), (3,), ()], ids=str)
@pytest.mark.parametrize("value", VALUES)
def test_writing(shape, value):
    for index in ALL:
        assert outcome(tt, shape, index, value) == outcome(torch, shape, index, value), index
