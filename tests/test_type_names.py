"""Modules of names for annotations have the names that PyTorch's have."""

from __future__ import annotations

import importlib


def names(m):
    log = []
    types = importlib.import_module(f"{m.__name__}.types")
    common = importlib.import_module(f"{m.__name__}.nn.common_types")
    storage = importlib.import_module(f"{m.__name__}.storage")
    log += [
        set(types.Number.__args__) == {int, float, bool},
        str in types.Device.__args__,
        m.device in types.Device.__args__,
    ]
    log += [types._dtype is m.dtype, types._device is m.device, types._layout is m.layout, types.Size is m.Size]
    log += [storage.UntypedStorage is m.UntypedStorage, storage.TypedStorage is m.TypedStorage]
    for name in "_size_1_t _size_2_t _size_3_t _size_any_t _ratio_2_t _ratio_any_t _size_2_opt_t _size_6_t".split():
        log.append(str(getattr(common, name)).replace("typing.Union[", "").rstrip("]").count("int"))
    return log


def test_names(same):
    same(names)
