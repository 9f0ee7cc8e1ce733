"""UntypedStorage, TypedStorage and FloatStorage, line by line beside PyTorch: storages.txt."""

from __future__ import annotations

import copy
import gc
import pickle
import sys
import warnings
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import tinytensor as tt
from tinytensor.testing.outcome import attempt

TEXT = Path(__file__).with_name("storages.txt").read_text(encoding="utf-8")
LINES = [line for line in TEXT.splitlines() if line and not line.startswith("#")]


def names(m: Any, folder: Path) -> dict[str, Any]:
    path = folder / f"{m.__name__}.bin"
    path.write_bytes(bytes(range(8)))
    U = m.UntypedStorage
    return {
        "torch": m, "copy": copy, "pickle": pickle, "sys": sys, "np": np, "U": U, "T": m.TypedStorage, "F": m.FloatStorage,
        "t": m.tensor([1.0, 2.0, 3.0]), "s": U([1, 2, 3, 4, 5]), "s2": U([1, 2, 3, 4]), "f": m.FloatStorage([1, 2, 3, 4]),
        "path": str(path), "b": list, "after": lambda nothing, value: value,
    }  # fmt: skip


def test_lines(same, tmp_path):
    def program(m):
        m.storage  # noqa: B018  a package that is imported when it is asked for
        answers = []
        for line in LINES:
            answer = attempt(lambda line=line: eval(line, names(m, tmp_path)))
            words = answer if isinstance(answer, str) else str(answer)
            answers.append(words.replace("tinytensor", "torch").replace(str(tmp_path), ""))
        return answers

    same(program)


def test_the_first_use_of_elements_warns():
    tt.storage._reset_warn_typed_storage_removal()
    with pytest.warns(UserWarning, match="TypedStorage is deprecated"):
        storage = tt.ones(2).storage()
    with warnings.catch_warnings(action="error"):
        assert storage.untyped().nbytes() == 8  # the second is silent
    tt.storage._set_always_warn_typed_storage_removal(True)
    try:
        for _ in range(2):
            with pytest.warns(UserWarning, match="TypedStorage is deprecated"):
                storage.untyped()
    finally:
        tt.storage._set_always_warn_typed_storage_removal(False)
    with pytest.raises(AssertionError, match="always_warn must be bool, got int"):
        tt.storage._set_always_warn_typed_storage_removal(1)


def test_a_part_keeps_the_memory():
    """Of a small storage, whose memory is handed out again, and of one that moves."""
    part = tt.UntypedStorage([1, 2, 3, 4])[1:3]
    gc.collect()
    others = [tt.zeros(4, dtype=tt.uint8) for _ in range(100)]
    assert part.tolist() == [2, 3] and len(others) == 100
    whole = tt.UntypedStorage([1, 2, 3, 4])
    part = whole[1:3]
    whole.resize_(1 << 20).fill_(9)
    assert part.tolist() == [2, 3] and whole[1] == 9
    with pytest.raises(RuntimeError, match="not resizable"):
        part.resize_(100)


def test_a_shared_storage_is_not_resized():
    """PyTorch says that it may be, and ends the process."""
    shared = tt.UntypedStorage([1, 2]).share_memory_()
    assert not shared.resizable()
    with pytest.raises(RuntimeError, match="Trying to resize storage that is not resizable"):
        shared.resize_(5)


def test_pickle_of_bytes():
    """PyTorch's own fails."""
    storage = tt.UntypedStorage([1, 2, 3])
    assert pickle.loads(pickle.dumps(storage)).tolist() == [1, 2, 3]


def test_dtypes_by_name_alone():
    for name in ("complex_float", "complex_double", "float8_e5m2", "float8_e4m3fn"):
        with pytest.raises(NotImplementedError, match="not supported by this library"):
            getattr(tt.UntypedStorage([1]), name)()
