"""NumPy, DLPack, pickle, copy and Python's protocols: sharing, lifetime and words."""

from __future__ import annotations

import copy
import gc
import io
import pickle
import subprocess
import sys
import warnings
from typing import Any

import numpy as np
import pytest

import tinytensor as tt

DTYPES = [tt.bool, tt.uint8, tt.int8, tt.int16, tt.int32, tt.int64, tt.float16, tt.float32, tt.float64]

# ---- NumPy -----------------------------------------------------------------------------------------------------------


def test_operators_with_arrays_are_tensors() -> None:
    a, x = np.array([1.0, 2.0]), tt.tensor([3.0, 4.0])
    for result in (x + a, x - a, x * a, x / a, a / x, x**a, x == a, np.float64(2) * x, np.sin(x)):
        assert isinstance(result, tt.Tensor)
    assert (a / x).tolist() == pytest.approx([1 / 3, 1 / 2])
    assert (x == np.array([3.0, 5.0])).tolist() == [True, False]
    assert np.isnan(x).dtype is tt.uint8
    with pytest.raises(TypeError):
        _ = a + x  # PyTorch leaves this to NumPy, which gives up too


def test_array_protocol() -> None:
    x = tt.tensor([1.0, 2.0])
    assert np.shares_memory(np.asarray(x), x.numpy())
    assert not np.shares_memory(np.array(x), x.numpy())
    assert np.asarray(x, dtype=np.int32).dtype == np.int32
    with pytest.raises(ValueError, match="Unable to avoid copy"):
        np.asarray(x, dtype=np.int32, copy=False)
    with pytest.raises(RuntimeError, match=r"Can't call numpy\(\) on Tensor that requires grad"):
        np.asarray(x.requires_grad_())


def test_from_numpy_shares_and_refuses() -> None:
    array = np.arange(6.0).reshape(2, 3)
    x = tt.from_numpy(array.T)
    x[0, 1] = 9
    assert array[1, 0] == 9 and x.stride() == (1, 3)
    for bad, error, text in (
        (np.ones(3)[::-1], ValueError, "At least one stride in the given numpy array is negative"),
        (np.ones(3, ">f4"), ValueError, "given numpy array has byte order different from the native byte order"),
        (np.ones(2, np.complex64), TypeError, "complex numbers are not supported by this library"),
        (np.array(["a"]), TypeError, "can't convert np.ndarray of type numpy.str_"),
        (np.float32(3), TypeError, "expected np.ndarray \\(got numpy.float32\\)"),
    ):
        with pytest.raises(error, match=text):
            tt.from_numpy(bad)


def test_frombuffer() -> None:
    buffer = bytearray(b"abcdefgh")
    x = tt.frombuffer(buffer, dtype=tt.int32, offset=4)
    x.zero_()
    assert buffer == b"abcd\0\0\0\0"
    with pytest.raises(BufferError):
        buffer.append(0)  # the tensor holds the buffer
    del x
    for arguments, text in (
        ({"offset": 2}, "buffer length (6 bytes) after offset (2 bytes) must be a multiple of element size (4)"),
        ({"offset": 8}, "offset (8 bytes) must be non-negative and no greater than buffer length (8 bytes) minus 1"),
        ({"offset": -1}, "offset (-1 bytes) must be non-negative and no greater than buffer length (8 bytes) minus 1"),
        ({"count": 3},
            "requested buffer length (3 * 4 bytes) after offset (0 bytes) must not be greater than actual "
            "buffer length (8 bytes)"),
        ({"count": 0}, "both buffer length (8) and count (0) must not be 0"),
    ):  # fmt: skip
        with pytest.raises(ValueError) as caught:
            tt.frombuffer(buffer, dtype=tt.int32, **arguments)
        assert str(caught.value) == text
    with pytest.warns(UserWarning, match="The given buffer is not writable"):
        assert tt.frombuffer(b"ab", dtype=tt.uint8).tolist() == [97, 98]


def test_asarray_shares_what_it_can() -> None:
    array, leaf = np.ones(2, np.float32), tt.ones(2, requires_grad=True)
    assert np.shares_memory(tt.asarray(array).numpy(), array)
    assert tt.asarray(array, dtype=tt.float64).dtype is tt.float64
    assert not np.shares_memory(tt.asarray(array, copy=True).numpy(), array)
    assert tt.asarray(bytearray(b"ab"), dtype=tt.int8).tolist() == [97, 98]
    assert tt.asarray([[1, 2.5]]).tolist() == [[1, 2.5]]
    with pytest.warns(UserWarning, match="unspecified requires_grad"):
        assert tt.asarray(leaf) is leaf
    made = leaf * 2
    assert not tt.asarray(made, requires_grad=False).requires_grad
    assert tt.asarray(made, requires_grad=True) is made and not made.is_leaf
    assert tt.asarray(leaf, dtype=tt.float64).grad_fn.name() == "ToCopyBackward0"
    for call, text in (
        (lambda: tt.asarray([1], copy=False), "can't alias arbitrary sequence into a tensor."),
        (
            lambda: tt.asarray(array, dtype=tt.int64, copy=False),
            "can't alias tensor with dtype 'Float' into dtype 'Long'.",
        ),
    ):
        with pytest.raises(ValueError) as caught:
            call()
        assert str(caught.value) == text


# ---- DLPack ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("dtype", DTYPES, ids=repr)
def test_dlpack_shares_memory_with_numpy(dtype: Any) -> None:
    x = tt.zeros(2, 3, dtype=dtype).t()
    array = np.from_dlpack(x)
    assert array.dtype == dtype.numpy and array.shape == (3, 2)
    assert array.ctypes.data == x.data_ptr()
    back = tt.from_dlpack(array)
    back.fill_(1)
    assert back.dtype is dtype and back.stride() == x.stride()
    assert x.to(tt.int64).sum().item() == 6


@pytest.mark.parametrize("dtype", [*DTYPES, tt.bfloat16], ids=repr)
@pytest.mark.parametrize("shape", [(), (0, 3), (4,), (2, 3)])
def test_dlpack_shares_memory_with_torch(dtype: Any, shape: tuple[int, ...], torch: Any) -> None:
    x = tt.zeros(shape, dtype=dtype)
    theirs = torch.from_dlpack(x)
    assert (repr(theirs.dtype), tuple(theirs.shape)) == (repr(dtype), shape)
    ours = tt.from_dlpack(theirs)
    ours.fill_(1)
    assert ours.dtype is dtype
    assert float(x.to(tt.float32).sum().item()) == theirs.to(torch.float32).sum().item() == x.numel()
    through_capsule = tt.from_dlpack(torch.utils.dlpack.to_dlpack(theirs))
    assert through_capsule.tolist() == x.tolist()
    assert torch.utils.dlpack.from_dlpack(tt.to_dlpack(x)).tolist() == x.tolist()


def test_dlpack_memory_lives_as_long_as_anyone_looks() -> None:
    array = np.from_dlpack(tt.arange(5000))
    gc.collect()
    filler = [tt.zeros(5000, dtype=tt.int64) for _ in range(5)]
    assert array.tolist() == list(range(5000)) and len(filler) == 5

    class Watched(np.ndarray):
        pass

    x = tt.from_dlpack(np.arange(5000))
    view = x[10:]
    del x
    gc.collect()
    assert view[0].item() == 10


def test_a_capsule_is_consumed_once() -> None:
    capsule = tt.to_dlpack(tt.ones(2))
    assert tt.utils.dlpack.from_dlpack(capsule).tolist() == [1, 1]
    for bad in (capsule, 3, [1, 2]):
        with pytest.raises(RuntimeError, match="from_dlpack received an invalid capsule"):
            tt.from_dlpack(bad)
    for _ in range(3):
        tt.ones(3).__dlpack__()  # never consumed: freed with the capsule
    with pytest.raises(
        (RuntimeError, BufferError), match="Unsupported dtype in DLTensor"
    ):  # the class is NumPy's choice
        np.from_dlpack(tt.ones(2, dtype=tt.bfloat16))


@pytest.mark.parametrize(
    ("call", "error", "text"),
    [
        (lambda x: x.requires_grad_().__dlpack__(), BufferError, "Can't export tensors that require gradient, use tensor.detach()"),
        (lambda x: x.__dlpack__(stream=1), AssertionError, "stream should be None on cpu."),
        (lambda x: x.__dlpack__(stream="a"), TypeError, "stream must be ``int`` or ``none``"),
        (lambda x: x.to("meta").__dlpack__(), BufferError, "Cannot pack tensors on meta"),
        (lambda x: x.to("meta").__dlpack_device__(), ValueError, "Unknown device type meta for Dlpack"),
        (lambda x: tt.from_dlpack(np.ones(2), device="meta"), BufferError, "Cannot pack tensors on meta"),
        (lambda x: tt.from_dlpack(x.__dlpack__(), copy=True), AssertionError,
            "device and copy kwargs not supported when ext_tensor is already a DLPack capsule."),
        (lambda x: tt.from_dlpack(np.ones(2, np.complex64)), BufferError, "Unsupported dtype: Complex, 64 bits, in this library"),
        (lambda x: tt.from_dlpack(np.ones(3)[::-1]), BufferError, "Storage size calculation overflowed with sizes=[3] and strides=[-1]"),
    ],
)  # fmt: skip
def test_dlpack_refusals(call: Any, error: type[Exception], text: str) -> None:
    with pytest.raises(error) as caught:
        call(tt.ones(2))
    assert str(caught.value) == text


def test_dlpack_copies_when_asked() -> None:
    x = tt.ones(2)
    assert tt.from_dlpack(x, copy=True).data_ptr() != x.data_ptr() == tt.from_dlpack(x).data_ptr()
    assert x.__dlpack_device__() == (tt.utils.dlpack.DLDeviceType.kDLCPU, 0)
    assert "dltensor_versioned" in repr(x.__dlpack__(max_version=(1, 0)))
    assert '"dltensor"' in repr(x.__dlpack__())


# ---- pickle and copy -------------------------------------------------------------------------------------------------


def again(value: Any) -> Any:
    return pickle.loads(pickle.dumps(value))


def test_pickled_tensors_share_their_storage_again() -> None:
    base = tt.arange(6)
    a, b, c = again([base, base[2:4], tt.arange(6)])
    a[2] = 100
    assert b.tolist() == [100, 3] and c.tolist() == [0, 1, 2, 3, 4, 5]
    assert a.untyped_storage() == b.untyped_storage() != c.untyped_storage()


def test_pickle_keeps_what_a_tensor_is() -> None:
    x = tt.ones(2, 3, dtype=tt.bfloat16).t().requires_grad_()
    x.note = "mine"
    y = again(x)
    assert (y.stride(), y.dtype, y.requires_grad, y.is_leaf, y.note) == ((1, 3), tt.bfloat16, True, True, "mine")
    meta = again(tt.ones(2, device="meta"))
    assert meta.is_meta and meta.shape == (2,)
    for one in (tt.float32, tt.strided, tt.channels_last, tt.device("cpu")):
        assert again(one) is one and copy.deepcopy(one) is one
    result = again(tt.max(tt.ones(2, 2), 0))
    assert type(result) is tt.return_types.max and result.indices.tolist() == [0, 0]
    twice = again((x, x))
    assert twice[0] is twice[1]
    stream = io.BytesIO()
    pickle.dump(again(tt.Generator().manual_seed(3)), stream)
    assert pickle.loads(stream.getvalue()).initial_seed() == 3


def test_copy_shares_and_deepcopy_does_not() -> None:
    x = tt.ones(4, requires_grad=True)
    x.grad = tt.ones(4)
    shallow, deep = copy.copy(x), copy.deepcopy([x, x.detach()[1:], x])
    assert shallow.data_ptr() == x.data_ptr() and shallow.requires_grad
    assert deep[0] is deep[2] and deep[0].data_ptr() != x.data_ptr()
    assert deep[0].data_ptr() + 4 == deep[1].data_ptr()
    assert deep[0].grad.tolist() == [1] * 4 and deep[0].grad is not x.grad
    assert copy.deepcopy(tt.ones(2, device="meta")).is_meta
    with pytest.raises(
        RuntimeError, match=r"Only Tensors created explicitly by the user \(graph leaves\) support the deepcopy"
    ):
        copy.deepcopy(x * 2)


# ---- attributes ------------------------------------------------------------------------------------------------------

FLAGS = """is_cpu is_cuda is_xpu is_ipu is_xla is_mps is_mtia is_maia is_vulkan is_sparse is_sparse_csr is_quantized is_mkldnn
is_nested is_meta name itemsize nbytes""".split()
QUESTIONS = """is_shared is_pinned is_conj is_neg is_inference is_distributed is_complex is_floating_point is_signed get_device
element_size sparse_dim dense_dim""".split()


@pytest.mark.parametrize("device", ["cpu", "meta"])
def test_flags_are_torchs(device: str, torch: Any) -> None:
    ours, theirs = (n.ones(2, 3, device=device) for n in (tt, torch))
    assert [getattr(ours, f) for f in FLAGS] == [getattr(theirs, f) for f in FLAGS]
    assert [getattr(ours, f)() for f in QUESTIONS] == [getattr(theirs, f)() for f in QUESTIONS]
    assert ours.type() == theirs.type()


@pytest.mark.parametrize(
    "name", [
     "is_coalesced", "coalesce", "indices", "values", "crow_indices", "ccol_indices", "reinforce", "eig", "lstsq", "symeig", "solve"]
)  # fmt: skip
def test_refused_methods_use_torchs_words(name: str, torch: Any) -> None:
    texts = []
    for n in (tt, torch):
        with pytest.raises(RuntimeError) as caught:
            getattr(n.ones(2, 2), name)(*([n.ones(2, 2)] if name in ("lstsq", "solve", "reinforce") else []))
        texts.append(str(caught.value))
    assert texts[0] == texts[1]


def test_complex_numbers_are_refused_clearly() -> None:
    x = tt.ones(2)
    assert x.real is x and x.conj() is x and x.resolve_conj() is x and tt.isreal(x).all()
    for refused in (x.cfloat, x.cdouble, x.chalf):
        with pytest.raises(NotImplementedError, match="complex numbers are not supported"):
            refused()
    with pytest.raises(RuntimeError, match="imag is not implemented for tensors with non-complex dtypes"):
        _ = x.imag


def test_dim_order_is_torchs(torch: Any) -> None:
    for shape, order in (
        ((2, 3, 4), (2, 0, 1)),
        ((2, 3), (1, 0)),
        ((1, 1), (0, 1)),
        ((3, 1, 2, 2), (3, 1, 0, 2)),
        ((), ()),
    ):
        ours, theirs = (n.ones(shape).permute(order) if shape else n.ones(()) for n in (tt, torch))
        assert ours.dim_order() == theirs.dim_order()
    with pytest.raises(RuntimeError, match="does not have unique dim order"):
        tt.ones(2, 1, 3).dim_order(ambiguity_check=True)
    assert tt.ones(2, 1, 3).dim_order(ambiguity_check=[tt.contiguous_format]) == (0, 1, 2)


def test_apply_and_map() -> None:
    x = tt.ones(2, 2).t()
    assert x.apply_(lambda v: v + 1).tolist() == [[2, 2], [2, 2]] and x._version == 0
    assert x.map_(tt.tensor([1.0, 2.0]), lambda a, b: a * b).tolist() == [[2, 4], [2, 4]]
    assert tt.ones(2).map2_(tt.ones(2), tt.ones(2), lambda a, b, c: a + b + c).tolist() == [3, 3]
    for call, error, text in (
        (lambda: tt.ones(2, requires_grad=True).apply_(abs), RuntimeError,
            "Can't call apply_() on Variable that requires grad. Use var.detach().apply_() instead."),
        (lambda: tt.ones(2).map_(tt.ones(2, dtype=tt.int64), max), TypeError,
            "map_: expected torch.FloatTensor for 'other' (got torch.LongTensor)"),
        (lambda: tt.ones(2).apply_(str), TypeError, "must be real number, not str"),
    ):  # fmt: skip
        with pytest.raises(error) as caught:
            call()
        assert str(caught.value) == text


def test_legacy_types() -> None:
    assert tt.FloatTensor([1, 2]).dtype is tt.float32 and tt.LongTensor(2).shape == (2,)
    assert isinstance(tt.ones(2), tt.FloatTensor) and not isinstance(tt.ones(2), tt.LongTensor)
    assert tt.ones(2).type(tt.DoubleTensor).dtype is tt.float64
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        assert tt.ones(2).storage_type() is tt.FloatStorage and isinstance(tt.ones(2).storage(), tt.FloatStorage)


def test_no_public_name_claims_to_be_of_torch() -> None:
    """Completion imports the module that an object names, and pickle looks the object up there."""
    claims = [
        name for name in dir(tt) if str(getattr(getattr(tt, name), "__module__", "")).partition(".")[0] == "torch"
    ]
    assert claims == []
    for kind in (tt.FloatTensor, tt.BoolStorage):
        assert pickle.loads(pickle.dumps(kind)) is kind


def test_type_info_is_torchs(torch: Any) -> None:
    for dtype in ("float16", "bfloat16", "float32", "float64"):
        ours, theirs = (n.finfo(getattr(n, dtype)) for n in (tt, torch))
        assert repr(ours) == repr(theirs)
        assert all(getattr(ours, k) == getattr(theirs, k) for k in ("bits", "eps", "max", "min", "tiny", "resolution"))
    for dtype in ("uint8", "int8", "int16", "int32", "int64"):
        ours, theirs = (n.iinfo(getattr(n, dtype)) for n in (tt, torch))
        assert repr(ours) == repr(theirs) and (ours.min, ours.max, ours.bits) == (theirs.min, theirs.max, theirs.bits)
    for call, text in (
        (lambda: tt.finfo(tt.int32), "torch.finfo() requires a floating point input type. Use torch.iinfo to handle 'torch.finfo'"),
        (lambda: tt.iinfo(tt.float32), "torch.iinfo() requires an integer input type. Use torch.finfo to handle 'torch.iinfo'"),
        (lambda: tt.iinfo(tt.bool), "torch.bool is not supported by torch.iinfo"),
    ):  # fmt: skip
        with pytest.raises(TypeError) as caught:
            call()
        assert str(caught.value) == text


REFUSED = {
    "x.shape = 1": "AttributeError: attribute 'shape' of 'torch._C.TensorBase' objects is not writable",
    "del x.is_leaf": "AttributeError: attribute 'is_leaf' of 'torch._C.TensorBase' objects is not writable",
    "x.type(tt.nn.Parameter)": "ValueError: invalid type: 'Parameter'",
    "x.size() + [1]": "TypeError: can only concatenate tuple (not list) to torch.Size",
    "tt.Size([1.5])": "TypeError: torch.Size() takes an iterable of 'int' (item 0 is 'float')",
    "x.requires_grad_(True, False)": "TypeError: requires_grad_() takes from 0 to 1 positional arguments but 2 were given",
}


@pytest.mark.parametrize("program", REFUSED)
def test_what_a_tensor_refuses(program: str, library: Any) -> None:
    with pytest.raises((TypeError, ValueError, AttributeError)) as caught:
        exec(program, {"tt": library, "x": library.ones(2)})
    assert f"{type(caught.value).__name__}: {caught.value}" == REFUSED[program]


def test_float_of_what_requires_grad_warns_once() -> None:
    program = "import warnings, {0} as tt\nwarnings.simplefilter('always')\nx = tt.ones(1, requires_grad=True)\n"
    program += "with warnings.catch_warnings(record=True) as caught:\n    float(x), complex(x), int(x)\n"
    program += "print([str(w.message) for w in caught])"
    text = "Converting a tensor with requires_grad=True to a scalar may lead to unexpected behavior.\n"
    told = subprocess.run(
        [sys.executable, "-c", program.format("tinytensor")], capture_output=True, text=True, check=True
    )
    assert told.stdout.strip() == str([text + "Consider using tensor.detach() first."])


def test_sizes_names_and_parts() -> None:
    assert [type(n) for n in tt.Size(tt.tensor([2, 3]))] == [int, int]
    assert repr(tt.Tensor) == "<class 'tinytensor.Tensor'>" and tt.no_grad.__module__ == "tinytensor.autograd.grad_mode"
    assert repr(tt.set_grad_enabled(True)) == "tinytensor.autograd.grad_mode.set_grad_enabled(mode=True)"
    assert type((tt.ones(1, requires_grad=True) // 2).grad_fn).__name__ == "NotImplemented"
    x = tt.ones(2)
    x.real = 3
    assert x.tolist() == [3.0, 3.0] and np.float32(3) in x
