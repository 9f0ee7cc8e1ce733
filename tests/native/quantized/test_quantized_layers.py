"""Quantized tensors seen from the layers around them: keys, the device meta, profiler, traces, files, the warning."""

from __future__ import annotations

import io
import pickle
import subprocess
import sys
import warnings

import numpy as np
import pytest

import tinytensor as tt

TABLES = {"scales": [0.1, 0.2], "zeros": [4, 1], "floats": [0.5, 0.25]}


def tensors(library):
    """One of each kind."""
    x = library.tensor([[-0.62, 0.13, 0.48], [1.07, 0.36, -0.21]])
    scales, zeros, floats = (library.tensor(numbers) for numbers in TABLES.values())
    return {
        "per tensor": library.quantize_per_tensor(x, 0.1, 10, library.quint8),
        "qint8": library.quantize_per_tensor(x, 0.02, -3, library.qint8),
        "qint32": library.quantize_per_tensor(x, 0.001, 5, library.qint32),
        "per channel": library.quantize_per_channel(x, scales, zeros, 0, library.qint8),
        "float zero points": library.quantize_per_channel(x, scales, floats, 0, library.quint8),
        "view": library.quantize_per_tensor(x, 0.1, 10, library.quint8).t()[1:],
    }


def test_key_sets_are_pytorchs(same):
    assert str(tt._C._dispatch_keys(tensors(tt)["per tensor"])) == (
        "DispatchKeySet(QuantizedCPU, ADInplaceOrView, AutogradCPU, AutocastCPU)"
    )
    assert str(tt._C._dispatch_keys(tt.ones(1, 4, 4, 4).to_mkldnn())) == (
        "DispatchKeySet(MkldnnCPU, ADInplaceOrView, AutogradOther)"
    )


@pytest.mark.oracle
def test_key_sets_beside_pytorch(torch):
    for kind, ours in tensors(tt).items():
        assert str(tt._C._dispatch_keys(ours)) == str(torch._C._dispatch_keys(tensors(torch)[kind])), kind


@pytest.mark.parametrize(
    "refused, name",
    [
        (lambda q: q.to("meta"), "empty_quantized"),
        (lambda q: tt.empty_like(q, device="meta"), "_empty_affine_quantized"),
    ],
)
def test_there_are_none_on_the_device_meta(refused, name):
    with pytest.raises(NotImplementedError, match=f"'aten::{name}' with arguments from the 'QuantizedMeta' backend"):
        refused(tensors(tt)["per tensor"])


def _events(library, profile, run):
    run()
    with profile() as recorded:
        run()
    return [event.name for event in recorded.events() if "::" in event.name]


def _calls(library):
    t = tensors(library)
    q, ops = t["per tensor"], library.ops.quantized
    packed, x = ops.linear_prepack(t["qint8"], None), library.ones(2, 3)
    return {
        "quantized::linear": lambda: ops.linear(q, packed, 0.1, 3),
        "quantized::add": lambda: ops.add(q, q, 0.1, 3),
        "aten::quantize_per_tensor": lambda: library.quantize_per_tensor(x, 0.1, 10, library.quint8),
        "aten::dequantize": lambda: q.dequantize(),
        "aten::int_repr": lambda: q.int_repr(),
        "aten::relu": lambda: q.relu(),
        "aten::to_mkldnn": lambda: library.ones(1, 4, 4, 4).to_mkldnn(),
    }


def test_the_profiler_names_the_operators():
    from tinytensor.profiler import profile

    for name, call in _calls(tt).items():
        assert name in _events(tt, profile, call)


@pytest.mark.oracle
def test_pytorchs_profiler_names_them_so(torch):
    from torch.profiler import profile

    for name, call in _calls(torch).items():
        assert name in _events(torch, profile, call)


def test_a_trace_ends_at_a_kernel_for_quantized_tensors():
    from tinytensor import introspect

    q = tensors(tt)["per tensor"]
    assert "QuantizedCPU" in str(introspect.dispatch_trace(lambda: q.relu()))


def test_making_one_warns_once_with_pytorchs_words():
    program = (
        "import tinytensor as tt, warnings\n"
        "with warnings.catch_warnings(record=True) as seen:\n"
        "    warnings.simplefilter('always')\n"
        "    for _ in range(2): tt.quantize_per_tensor(tt.ones(2), 0.1, 0, tt.quint8)\n"
        "print([(w.category.__name__, str(w.message), w.filename) for w in seen])"
    )
    printed = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout
    ((category, text, file),) = eval(printed)
    assert (category, file) == ("UserWarning", "<string>")
    assert text.startswith(
        "torch.quantize_per_tensor, torch.quantize_per_channel and other quantized tensor creation functions"
    )


@pytest.mark.oracle
def test_pytorch_warns_with_these_words(torch):
    from tinytensor.aten.native.quantized.affine_quantizer import DEPRECATED

    program = "import torch; torch.quantize_per_tensor(torch.ones(2), 0.1, 0, torch.quint8)"
    shown = subprocess.run(
        [sys.executable, "-W", "always", "-c", program], capture_output=True, text=True, check=True
    ).stderr
    assert f"UserWarning: {DEPRECATED}" in shown


# ==== files ===========================================================================================================


@pytest.mark.oracle
@pytest.mark.parametrize("way", ["from PyTorch", "to PyTorch"])
def test_files_go_both_ways(torch, way):
    writer, reader = (torch, tt) if way == "from PyTorch" else (tt, torch)
    for kind, value in tensors(writer).items():
        file = io.BytesIO()
        writer.save(value, file)
        file.seek(0)
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            loaded = reader.load(file)
        expected = tensors(reader)[kind]
        assert repr(loaded) == repr(expected), kind
        assert np.array_equal(loaded.int_repr().numpy(), expected.int_repr().numpy()), kind
        assert loaded.stride() == expected.stride(), kind


@pytest.mark.parametrize(
    "params",
    [
        ("per_tensor_affine", 0.1),
        ("per_tensor_affine", "0.1", 0),
        ("per_tensor_affine", 0.1, 1.5),
        ("per_tensor_affine", tt.ones(1), 0),
        (tt.per_tensor_affine, 0.1),
        (tt.per_tensor_affine, "0.1", 0),
        (tt.per_tensor_affine, None, 0),
        (tt.per_tensor_affine, 0.1, [0]),
        (tt.per_channel_affine, tt.ones(2), tt.zeros(3, dtype=tt.int64), 0),
        (tt.per_channel_affine, tt.ones(2), tt.zeros(2, dtype=tt.int64), "0"),
        (tt.per_channel_affine, 0.1, 0, 0),
        (tt.per_channel_affine, tt.ones(2), tt.zeros(2, dtype=tt.int64)),
        (tt.per_channel_symmetric, tt.ones(2), tt.zeros(2, dtype=tt.int64), 0),
    ],
    ids=str,
)
def test_a_file_with_a_wrong_quantizer_is_refused(params):
    from tinytensor.serialization import rebuild
    from tinytensor.serialization.budget import Budget

    q = tensors(tt)["per tensor"]
    storage = q._typed_storage()
    with pytest.raises((RuntimeError, TypeError, ValueError, pickle.UnpicklingError)):
        rebuild.quantized_tensor(Budget(1000), storage, 0, (2, 3), (3, 1), params, False, {})


def test_scales_that_fit_no_dimension_are_refused_at_their_first_use():
    """A view of a tensor with scales by channel may be saved so; PyTorch reads it as well."""
    scales, zeros = tt.tensor(TABLES["scales"]), tt.tensor(TABLES["zeros"])
    for axis, words in ((1, "length of scales must equal to channel"), (2, "Channel axis out of range")):
        made = tt._make_per_channel_quantized_tensor(tt.ones(2, 3, dtype=tt.uint8), scales, zeros, axis)
        file = io.BytesIO()
        tt.save(made, file)
        file.seek(0)
        with pytest.raises(RuntimeError, match=words):
            tt.load(file).dequantize()
