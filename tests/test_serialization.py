"""save and load: what comes back, what PyTorch reads and writes, and that a file is whole or not there."""

from __future__ import annotations

import collections
import io
import os
import pickle
import re
import stat
import warnings
import zipfile
from pathlib import Path

import numpy as np
import pytest

import tinytensor as tt
from tinytensor import safetensors
from tinytensor.serialization import serialization, zip_writer
from tinytensor.serialization.zip_reader import ZipReader
from tinytensor.serialization.zip_writer import ZipWriter

DATA = Path(__file__).with_name("data")
DTYPES = "bool uint8 int8 int16 int32 int64 float16 bfloat16 float32 float64".split()


def saved(obj, **options):
    file = io.BytesIO()
    tt.save(obj, file, **options)
    return file.getvalue()


def loaded(data, **options):
    return tt.load(io.BytesIO(data), **options)


def again(obj, **options):
    return loaded(saved(obj), **options)


def storage_of(tensor):
    return tensor.untyped_storage().data_ptr()


# What PyTorch wrote.


def check_values(got):
    assert got["column"].tolist() == [[1, 2], [4, 5]] and got["column"].stride() == (3, 1)
    assert got["column"].storage_offset() == 1 and got["transposed"].stride() == (1, 3)
    assert storage_of(got["column"]) == storage_of(got["transposed"])
    assert got["expanded"].stride() == (0, 0) and got["expanded"].tolist() == [[7] * 3] * 2
    assert isinstance(got["parameter"], tt.nn.Parameter) and got["parameter"].requires_grad
    assert isinstance(got["frozen"], tt.nn.Parameter) and not got["frozen"].requires_grad
    assert got["tagged"].tag == "mine" and got["tagged"].tolist() == [1, 2]
    assert got["meta"].device.type == "meta" and got["meta"].shape == (2, 3)
    assert got["empty"].shape == (0, 4) and got["scalar"].item() == 5
    for name in DTYPES:
        assert got[name].dtype is getattr(tt, name) and got[name].tolist() == [0, 1, 1 if name == "bool" else 2]
    size, dtype, device, *rest, ordered = got["others"]
    assert size == tt.Size([1, 2]) and type(size) is tt.Size and dtype is tt.float16 and device == tt.device("cpu")
    assert rest == [b"ab\xff", {1, 2}, 1 + 2j, 2**70, -5]
    assert ordered == collections.OrderedDict(a=1) and ordered._metadata == {"version": 2}
    assert got["plain"] == ("text", 1.5, None, True, bytearray(b"xy"), [], (), {})


def test_pytorchs_files_are_read():
    check_values(tt.load(DATA / "values.pt"))
    with open(DATA / "values.pt", "rb") as file:
        check_values(tt.load(file))
    check_values(tt.load(str(DATA / "values.pt"), mmap=True))
    check_values(again(tt.load(DATA / "values.pt")))


def test_pytorchs_state_dicts_go_into_modules():
    states = tt.load(DATA / "checkpoint.pt")
    net = tt.nn.Linear(3, 4)
    net.load_state_dict({key: states["net"][f"0.{key}"] for key in ("weight", "bias")})
    assert tt.equal(net.weight, states["net"]["0.weight"])
    assert states["net"]._metadata["2"] == {"version": 2}
    assert states["net"]["2.num_batches_tracked"].item() == 1
    state = states["optimizer"]["state"]
    assert sorted(state) == [0, 1, 2, 3, 4, 5] and state[0]["step"].item() == 1 and state[0]["exp_avg"].shape == (4, 3)
    assert states["optimizer"]["param_groups"][0]["lr"] == 0.01


def test_pytorch_reads_ours(tmp_path, torch):
    ours = tt.load(DATA / "values.pt")
    path = tmp_path / "values.pt"
    tt.save(ours, path)
    expected = torch.load(DATA / "values.pt", weights_only=True)
    for options in ({}, {"mmap": True}):
        got = torch.load(path, weights_only=True, **options)
        assert got.keys() == expected.keys()
        for name, theirs in expected.items():
            if isinstance(theirs, torch.Tensor):
                assert type(got[name]) is type(theirs) and got[name].stride() == theirs.stride(), name
                assert got[name].dtype == theirs.dtype and got[name].requires_grad == theirs.requires_grad
                assert got[name].device.type == "meta" or torch.equal(got[name], theirs)
            else:
                assert str(got[name]) == str(theirs)
        assert got["column"].untyped_storage().data_ptr() == got["transposed"].untyped_storage().data_ptr()
        assert got["others"][-1]._metadata == {"version": 2} and got["tagged"].tag == "mine"
    # Where PyTorch computes that a record lies, it does lie.
    where = torch.load(path, map_location="meta")["float64"].untyped_storage()._checkpoint_offset
    assert path.read_bytes()[where : where + 24] == np.array([0.0, 1.0, 2.0]).tobytes()
    with zipfile.ZipFile(path) as archive:
        assert archive.testzip() is None


def test_state_dicts_both_ways(tmp_path, torch):
    path = tmp_path / "net.pt"
    theirs, ours = (m.nn.Sequential(m.nn.Linear(3, 4), m.nn.Linear(4, 2)) for m in (torch, tt))
    tt.save(ours.state_dict(), path)
    theirs.load_state_dict(torch.load(path, weights_only=True))
    x = [[0.5, -1.0, 2.0]]
    assert theirs(torch.tensor(x)).tolist()[0] == pytest.approx(ours(tt.tensor(x)).tolist()[0], 1e-5)
    torch.nn.init.ones_(theirs[0].weight)
    optimizer = torch.optim.SGD(theirs.parameters(), 0.1, momentum=0.9)
    theirs(torch.tensor(x)).sum().backward()
    optimizer.step()
    torch.save({"net": theirs.state_dict(), "optimizer": optimizer.state_dict()}, path)
    state = tt.load(path)
    ours.load_state_dict(state["net"])
    assert theirs(torch.tensor(x)).tolist()[0] == pytest.approx(ours(tt.tensor(x)).tolist()[0], 1e-5)
    buffer = optimizer.state_dict()["state"][0]["momentum_buffer"]
    assert state["optimizer"]["state"][0]["momentum_buffer"].tolist() == buffer.tolist()


def test_optimizers_both_ways(tmp_path, torch):
    """Adam's state goes from here to PyTorch, takes a step in both, and comes back."""
    path = tmp_path / "adam.pt"
    pairs = []
    for m in (tt, torch):
        p = m.nn.Parameter(m.tensor([1.0, -2.0, 3.0]))
        pairs.append((m, p, m.optim.Adam([p], lr=0.1, amsgrad=True)))

    def step(m, p, optimizer):
        p.grad = m.tensor([0.5, -0.25, 1.0])
        optimizer.step()

    (_, ours, our_adam), (_, theirs, their_adam) = pairs
    step(*pairs[0])
    tt.save({"p": ours.data, "adam": our_adam.state_dict()}, path)
    state = torch.load(path, weights_only=True)
    their_adam.load_state_dict(state["adam"])
    theirs.data.copy_(state["p"])
    for pair in pairs:
        step(*pair)
    assert ours.tolist() == pytest.approx(theirs.tolist(), 1e-6)
    torch.save(their_adam.state_dict(), path)
    our_adam.load_state_dict(tt.load(path))
    for pair in pairs:
        step(*pair)
    assert ours.tolist() == pytest.approx(theirs.tolist(), 1e-6)


# What comes back of ours.


@pytest.mark.parametrize("name", DTYPES)
def test_dtypes(name):
    x = tt.tensor([0, 1, 2, 100]).to(getattr(tt, name))
    got = again(x)
    assert got.dtype is x.dtype and tt.equal(got, x) and storage_of(got) != storage_of(x)


def test_sharing_strides_and_offsets():
    x = tt.arange(12.0).reshape(3, 4)
    a, b, c, same = again([x[1:, ::2], x.t(), x.clone(), x[1:, ::2]])
    assert storage_of(a) == storage_of(b) == storage_of(same) != storage_of(c)
    assert (a.stride(), a.storage_offset(), b.stride()) == ((4, 2), 4, (1, 4))
    b[0, 1] = 50
    assert a[0, 0] == 50 and c[1, 0] == 4
    assert a.untyped_storage().nbytes() == 48, "all of the storage is kept, as PyTorch keeps it"
    twice = [x, x]
    first, second = again(twice)
    assert first is second
    assert not a._is_view() and a.is_leaf


def test_gradients_and_attributes():
    x = tt.ones(2, requires_grad=True)
    x.note = {"why": [1]}
    got = again({"leaf": x, "inner": x * 2, "parameter": tt.nn.Parameter(tt.ones(1), requires_grad=False)})
    assert got["leaf"].requires_grad and got["leaf"].note == {"why": [1]} and type(got["leaf"]) is tt.Tensor
    assert got["inner"].is_leaf and got["inner"].requires_grad and not got["parameter"].requires_grad


def test_hooks_are_not_saved():
    x = tt.ones(2, requires_grad=True)
    x.register_hook(lambda grad: grad * 2)
    with pytest.warns(UserWarning, match="backward hook <function .* on tensor will not be serialized"):
        data = saved(x)
    got = loaded(data)
    got.sum().backward()
    assert got.grad.tolist() == [1, 1]


def test_storages_come_back_as_pytorch_has_them():
    storage = again(tt.tensor([1.0]).untyped_storage())
    assert storage.dtype is tt.uint8 and storage.tolist() == [0, 0, 128, 63]
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        typed = again(tt.tensor([1.0, 2.0]).storage())
    assert typed.dtype is tt.float32 and typed.tolist() == [1, 2]
    x = tt.zeros(2)
    with pytest.raises(
        RuntimeError, match="Cannot save multiple tensors or storages that view the same data as different"
    ):
        saved([x, x.view(tt.int32)])


def test_containers_that_hold_themselves():
    ring = [1]
    ring.append(ring)
    got = again(ring)
    assert got[0] == 1 and got[1] is got
    names = {"a": [tt.ones(1)]}
    shared = again([names, names])
    assert shared[0] is shared[1]


class Net(tt.nn.Module):
    def __init__(self):
        super().__init__()
        self.layer = tt.nn.Linear(2, 2)
        self.register_buffer("steps", tt.tensor(3))


def test_a_modules_state():
    one, other = Net(), Net()
    state = again(one.state_dict())
    assert type(state) is collections.OrderedDict and list(state) == ["steps", "layer.weight", "layer.bias"]
    assert state._metadata == one.state_dict()._metadata
    other.load_state_dict(state)
    assert tt.equal(one.layer.weight, other.layer.weight)


def test_what_cannot_be_written_leaves_the_file(same, tmp_path):
    path = tmp_path / "x.pt"
    path.write_bytes(b"before")

    def refused(m):
        def nowhere(x):
            return x

        nowhere.__qualname__ = "nowhere"
        told = []
        for obj in (nowhere, {"deep": [tmp_path.open, nowhere]}):
            with pytest.raises(pickle.PicklingError) as caught:
                m.save(obj, io.BytesIO())
            told.append(re.sub(r" at 0x\w+", "", str(caught.value)))
        return told

    same(refused)
    buffer = io.BytesIO()
    for file in (path, buffer):
        with pytest.raises(pickle.PicklingError, match="Can't pickle"):
            tt.save([tt.ones(1), lambda: 1], file)
    assert path.read_bytes() == b"before" and os.listdir(tmp_path) == ["x.pt"] and buffer.getvalue() == b""


@pytest.mark.parametrize(
    ("make", "names"),
    [(lambda: print, ["builtins.print"]), (lambda: Net, [f"{__name__}.Net"]), (lambda: object(), ["builtins.object"]),
     (Net, [f"{__name__}.Net", "torch.nn.modules.linear.Linear"]), (lambda: frozenset([1]), ["builtins.frozenset"]),
     (lambda: tt.nn.functional.gelu, ["torch.nn.functional.gelu"]), (lambda: tt.relu, ["torch.relu"]),
     (lambda: os.system, ["posix.system"]),
     (lambda: np.ones(2), ["numpy._core.multiarray._reconstruct", "numpy.dtype", "numpy.ndarray"]),
     (lambda: np.float64(1), ["numpy._core.multiarray.scalar", "numpy.dtype"])],
)  # fmt: skip
def test_objects_of_any_class_are_written_and_refused_by_load(make, names):
    data = saved({"deep": [make()], "x": tt.ones(1)})
    assert serialization.get_unsafe_globals_in_checkpoint(io.BytesIO(data)) == names
    first = "is blocked" if names[0].startswith("posix") else r"was not an allowed global by default\. Please use"
    with pytest.raises(pickle.UnpicklingError, match=first):
        loaded(data)


def test_numpy_comes_back_where_it_is_registered():
    array = np.arange(6.0).reshape(2, 3).T
    data = saved({"array": array, "scalar": np.float32(2)})
    scalar, reconstruct = np.float32(2).__reduce__()[0], array.__reduce__()[0]
    classes = [np.ndarray, np.dtype, np.dtypes.Float64DType, np.dtypes.Float32DType, scalar, reconstruct]
    for missing in classes:
        with (
            serialization.safe_globals([each for each in classes if each is not missing]),
            pytest.raises(pickle.UnpicklingError),
        ):
            loaded(data)
    with serialization.safe_globals(classes):
        got = loaded(data)
    assert np.array_equal(got["array"], array) and type(got["scalar"]) is np.float32 and got["scalar"] == 2


def whole(m):
    """A module made of many, with parameters that do not depend on chance, and the classes in it."""
    nn = m.nn
    made = nn.Sequential(
        nn.Linear(2, 4), nn.BatchNorm1d(4), nn.ParameterList([nn.Parameter(m.ones(1))]), nn.LSTM(4, 4), nn.GRUCell(4, 4),
        nn.TransformerEncoderLayer(4, 2, 8), nn.CrossMapLRN2d(2), nn.Dropout(0.5), nn.ParameterDict({"a": m.ones(2)}),
        nn.RNNCell(2, 2), nn.MultiheadAttention(4, 2), nn.Conv2d(1, 1, 1),
    )  # fmt: skip
    with m.no_grad():
        for number, parameter in enumerate(made.parameters()):
            parameter.copy_(m.arange(parameter.numel(), dtype=parameter.dtype).reshape(parameter.shape) % 5 + number)
    classes = {type(each) for each in made.modules()}
    return made.eval(), [*classes, m.nn.functional.relu]


def test_whole_modules_come_back_where_their_classes_are_registered():
    module, classes = whole(tt)
    data = saved(module)
    with serialization.safe_globals(classes):
        got = loaded(data)
    assert str(got) == str(module) and [type(a) for a in got.modules()] == [type(a) for a in module.modules()]
    assert all(tt.equal(a, b) for a, b in zip(got.parameters(), module.parameters(), strict=True))
    x = tt.ones(3, 2)
    assert tt.equal(got[1](got[0](x)), module[1](module[0](x)))
    assert tt.equal(got[5](tt.ones(1, 2, 4)), module[5](tt.ones(1, 2, 4)))
    lazy = tt.nn.LazyLinear(3)
    for each in (lazy, tt.nn.LazyConv2d(1, 1)):
        named = serialization.get_unsafe_globals_in_checkpoint(io.BytesIO(saved(each)))
        kind = type(each).__name__
        assert f"torch.nn.modules.{'linear' if each is lazy else 'conv'}.{kind}" in named


def test_whole_modules_both_ways(torch):
    ours, classes = whole(tt)
    theirs, their_classes = whole(torch)
    file = io.BytesIO(saved(ours))
    with torch.serialization.safe_globals(their_classes):
        back = torch.load(file)
    assert str(back) == str(theirs)
    assert all(torch.equal(a, b) for a, b in zip(back.parameters(), theirs.parameters(), strict=True))
    assert torch.equal(back[5](torch.ones(1, 2, 4)), theirs[5](torch.ones(1, 2, 4)))
    file = io.BytesIO()
    torch.save(theirs, file)
    with serialization.safe_globals(classes):
        got = loaded(file.getvalue())
    assert str(got) == str(ours)
    assert all(tt.equal(a, b) for a, b in zip(got.parameters(), ours.parameters(), strict=True))
    file.seek(0)
    names = serialization.get_unsafe_globals_in_checkpoint(file)
    file.seek(0)
    assert names == sorted(torch.serialization.get_unsafe_globals_in_checkpoint(file))


# Classes that a user registers.


class Version:
    def __init__(self, number):
        self.number = number

    def __eq__(self, other):
        return self.number == other.number


class Labelled(tt.Tensor):
    pass


Pair = collections.namedtuple("Pair", "left right")


@pytest.fixture
def no_safe_globals():
    """Nothing is registered. What was is registered again afterwards: nested tensors, whose package does so once."""
    tt.nested  # noqa: B018
    before = serialization.get_safe_globals()
    serialization.clear_safe_globals()
    yield
    serialization.clear_safe_globals()
    serialization.add_safe_globals(before)


def test_registered_classes(no_safe_globals):
    with serialization.safe_globals([Version, Labelled, Pair]):
        x = tt.ones(2).as_subclass(Labelled)
        x.label = "one"
        data = saved({"v": Version(3), "x": x, "p": Pair(1, tt.ones(1))})
        got = loaded(data)
        assert got["v"] == Version(3) and type(got["x"]) is Labelled and got["x"].label == "one" and got["p"].left == 1
        assert serialization.get_unsafe_globals_in_checkpoint(io.BytesIO(data)) == []
    assert serialization.get_safe_globals() == []
    names = [f"{__name__}.{name}" for name in ("Labelled", "Pair", "Version")]
    assert serialization.get_unsafe_globals_in_checkpoint(io.BytesIO(data)) == names
    with pytest.raises(pickle.UnpicklingError, match=r"GLOBAL \S*Version was not an allowed global by default"):
        loaded(data)
    serialization.add_safe_globals([Version, (Labelled, names[0]), Pair, Version])
    assert len(serialization.get_safe_globals()) == 3 and loaded(data)["v"].number == 3
    serialization.clear_safe_globals()
    assert serialization.get_safe_globals() == []
    with pytest.raises(ValueError, match="Expected tuple of length 2"), serialization.safe_globals([(1, 2, 3)]):
        loaded(data)


# Arguments.


def test_map_location(same, tmp_path):
    x = tt.arange(3.0)
    assert again(x, map_location="cpu").tolist() == [0, 1, 2]
    assert again(x, map_location=tt.device("meta")).device.type == "meta"
    assert again(x, map_location={"cpu": "meta"}).device.type == "meta"
    seen = []
    assert again(x, map_location=lambda storage, location: seen.append((storage.nbytes(), location))).tolist() == [
        0,
        1,
        2,
    ]
    assert seen == [(12, "cpu")]
    other = tt.tensor([5.0, 6.0, 7.0]).untyped_storage()
    assert again(x, map_location=lambda storage, location: other).tolist() == [5, 6, 7]

    def refused(m):
        file = io.BytesIO()
        m.save(m.ones(2), file)

        def attempt(**options):
            file.seek(0)
            try:
                return m.load(file, **options)
            except Exception as error:
                return f"{type(error).__name__}: {error}"

        return [
            attempt(map_location="cuda:0"),
            attempt(map_location="nowhere"),
            attempt(map_location=lambda s, location: 3).split("<class")[0],
            attempt(mmap=True),
        ]

    same(refused)


def test_what_is_refused(tmp_path):
    data = saved(1)
    with pytest.raises(RuntimeError, match=r"weights_only=False is not supported. Loading runs no code"):
        loaded(data, weights_only=False)
    with pytest.raises(RuntimeError, match="Can not safely load weights when explicit pickle_module is specified"):
        loaded(data, pickle_module=pickle)
    with pytest.warns(UserWarning, match="pickle_load_args only works"):
        assert loaded(data, errors="strict") == 1
    assert loaded(data, weights_only=True) == 1
    with pytest.raises(RuntimeError, match="only zip files with pickles of protocol 2 are written"):
        saved(1, pickle_protocol=4)
    with pytest.raises(AttributeError, match=r"expected 'f' to be string, path, or a file-like object with a 'write'"):
        tt.save(1, 3)
    with pytest.raises(AttributeError, match=r"You can only torch.load from a file that is seekable"):
        tt.load(3)
    with pytest.raises(FileNotFoundError):
        tt.load(tmp_path / "nothing.pt")
    with pytest.raises(RuntimeError, match=r"Parent directory .*nowhere does not exist"):
        tt.save(1, tmp_path / "nowhere" / "x.pt")
    with pytest.raises(RuntimeError, match="Is a directory"):
        tt.save(1, tmp_path)
    (tmp_path / "t.pt").write_bytes(data)
    with open(tmp_path / "t.pt", encoding="latin1") as text, pytest.raises(TypeError, match="binary mode"):
        tt.load(text)
    with pytest.raises(ValueError, match=r"Expected input to be a checkpoint returned by torch.save"):
        serialization.get_unsafe_globals_in_checkpoint(io.BytesIO(b"nothing"))


def test_big_endian_files_are_turned_round():
    data = saved({"w": tt.tensor([1.0, 2.0]), "n": tt.tensor([3], dtype=tt.int16), "b": tt.tensor([7], dtype=tt.uint8)})
    out = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(data)) as old, zipfile.ZipFile(out, "w") as new:
        for name in old.namelist():
            content = old.read(name)
            if name.endswith("byteorder"):
                content = b"big"
            width = {"archive/data/0": 4, "archive/data/1": 2}.get(name, 1)
            new.writestr(name, np.frombuffer(content, f"u{width}").byteswap().tobytes() if width > 1 else content)
    got = loaded(out.getvalue())
    assert (got["w"].tolist(), got["n"].tolist(), got["b"].tolist()) == ([1, 2], [3], [7])


def test_mapped_files_are_not_changed(tmp_path):
    path = tmp_path / "x.pt"
    tt.save({"x": tt.arange(4.0)}, path)
    before = path.read_bytes()
    x = tt.load(path, mmap=True)["x"]
    x.add_(1)
    assert x.tolist() == [1, 2, 3, 4] and path.read_bytes() == before
    with pytest.raises(RuntimeError, match="mmap can only be used with files saved with"):
        (tmp_path / "other").write_bytes(b"something else")
        tt.load(tmp_path / "other", mmap=True)


def test_an_archive_may_begin_inside_a_file():
    file = io.BytesIO(b"before" + saved([1, tt.ones(1)]))
    file.seek(6)
    assert tt.load(file)[0] == 1


# A file is whole or not there.


def test_writing_is_atomic(tmp_path, monkeypatch):
    path = tmp_path / "x.pt"
    tt.save({"old": tt.ones(2)}, path)
    before = path.read_bytes()
    os.chmod(path, 0o640)
    write, calls = ZipWriter.write_record, []

    def failing(self, name, data):
        calls.append(name)
        if name == "data/1":
            raise OSError("the disk is full")
        write(self, name, data)

    with monkeypatch.context() as patch:
        patch.setattr(ZipWriter, "write_record", failing)
        with pytest.raises(OSError, match="the disk is full"):
            tt.save([tt.ones(2), tt.zeros(2)], path)
    assert "data/0" in calls and path.read_bytes() == before and os.listdir(tmp_path) == ["x.pt"]

    synced = []
    with monkeypatch.context() as patch:
        real = os.fsync
        patch.setattr(os, "fsync", lambda fd: (synced.append(fd), real(fd)))
        tt.save({"new": tt.zeros(1)}, path)
    assert synced and list(tt.load(path)) == ["new"] and os.listdir(tmp_path) == ["x.pt"]
    assert stat.S_IMODE(path.stat().st_mode) == 0o640
    link = tmp_path / "link.pt"
    link.symlink_to(path)
    tt.save({"newer": 1}, link)
    assert link.is_symlink() and tt.load(path) == {"newer": 1}
    fresh = tmp_path / "fresh.pt"
    tt.save(1, fresh)
    mask = os.umask(0)
    os.umask(mask)
    assert stat.S_IMODE(fresh.stat().st_mode) == 0o666 & ~mask
    tt.save(1, os.devnull)


def test_the_archive(tmp_path):
    path = tmp_path / "model.v2.pt"
    tt.save([tt.ones(3), tt.zeros(100)], path)
    with zipfile.ZipFile(path) as archive:
        assert archive.testzip() is None
        names = archive.namelist()
        folder = "model.v2/"
        assert names == [folder + n for n in (
            "data.pkl", ".format_version", ".storage_alignment", "byteorder", "data/0", "data/1", "version"
        )]  # fmt: skip
        assert [archive.read(folder + n) for n in ("byteorder", ".storage_alignment", "version")] == [
            b"little",
            b"64",
            b"3\n",
        ]
    with open(path, "rb") as file:
        records = ZipReader(file).records
    assert all(record.offset % 64 == 0 for record in records.values())
    tt.save([tt.ones(3), tt.zeros(100)], again_path := tmp_path / "b.pt")
    assert len(again_path.read_bytes()) <= len(path.read_bytes()), "the same content, the same bytes but for the name"


def wide_archive(monkeypatch):
    """The wide form of every number, without writing so much: all numbers count as too large for the narrow one."""
    monkeypatch.setattr(zip_writer, "_LIMIT", 100)
    out = io.BytesIO()
    writer = ZipWriter(out.write, "archive")
    for i in range(5):
        writer.write_record(f"data/{i}", bytes([i]) * 150)
    writer.finish()
    return out.getvalue()


def test_archives_beyond_4_gib(monkeypatch):
    data = wide_archive(monkeypatch)
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        assert archive.testzip() is None and archive.read("archive/data/4") == b"\4" * 150
    reader = ZipReader(io.BytesIO(data))
    assert reader.read("data/3") == b"\3" * 150 and len(reader.records) == 6


def test_pytorch_reads_archives_beyond_4_gib(monkeypatch, torch):
    data = wide_archive(monkeypatch)
    assert torch._C.PyTorchFileReader(io.BytesIO(data)).get_record("data/2") == b"\2" * 150


# safetensors


def test_safetensors(tmp_path):
    tensors = {
        "b": tt.arange(6.0).reshape(2, 3),
        "a": tt.tensor(3),
        "empty": tt.empty(0, 2),
        **{name: tt.tensor([0, 1]).to(getattr(tt, name)) for name in DTYPES},
    }
    data = safetensors.save(tensors, {"from": "us ü"})
    got = safetensors.load(data)
    assert got.keys() == tensors.keys()
    for name, x in tensors.items():
        assert got[name].dtype is x.dtype and got[name].shape == x.shape and tt.equal(got[name], x), name
    length = int.from_bytes(data[:8], "little")
    assert length % 8 == 0 and b'"__metadata__":{"from":"us \xc3\xbc"}' in data[:length]
    path = tmp_path / "x.safetensors"
    safetensors.save_file(tensors, path)
    assert os.listdir(tmp_path) == ["x.safetensors"]
    assert tt.equal(safetensors.load_file(path)["b"], tensors["b"])
    assert tt.equal(tt.load(path)["b"], tensors["b"]) and tt.load(path, map_location="meta")["b"].device.type == "meta"
    with pytest.raises(RuntimeError, match="with dict map_location is not supported"):
        tt.load(path, map_location={})
    assert safetensors.load(safetensors.save({})) == {}


def test_a_safetensors_file_by_hand():
    header = b'{"t":{"dtype":"F32","shape":[2],"data_offsets":[0,8]}}'
    data = len(header).to_bytes(8, "little") + header + np.array([1.5, -2], "f4").tobytes()
    assert safetensors.load(data)["t"].tolist() == [1.5, -2]
    odd = b'{"b":{"dtype":"U8","shape":[3],"data_offsets":[0,3]},"f":{"dtype":"F32","shape":[],"data_offsets":[3,7]}}  '
    data_of_odd = len(odd).to_bytes(8, "little") + odd + b"abc" + np.float32(2.5).tobytes()
    got = safetensors.load(data_of_odd)
    assert got["b"].tolist() == [97, 98, 99] and got["f"].item() == 2.5, "offsets need not be multiples of anything"
    padded = header + b"   "
    assert (
        safetensors.save({"t": tt.tensor([1.5, -2])})
        == (len(header) + 2).to_bytes(8, "little") + padded[:-1] + data[-8:]
    )


def test_what_safetensors_does_not_save():
    x = tt.ones(2, 3)
    with pytest.raises(RuntimeError, match="Some tensors share memory"):
        safetensors.save({"a": x, "b": x})
    with pytest.raises(ValueError, match="You are trying to save a non contiguous tensor: `a` which is not allowed"):
        safetensors.save({"a": x.t()})
    with pytest.raises(ValueError, match=r"Expected a dict of \[str, torch.Tensor\] but received <class 'list'>"):
        safetensors.save([x])
    with pytest.raises(ValueError, match=r"Key `a` is invalid, expected torch.Tensor but received <class 'int'>"):
        safetensors.save({"a": 1})
    with pytest.raises(TypeError):
        safetensors.save({"a": x}, {"n": 1})
    with pytest.raises(ValueError):
        safetensors.save({"a": tt.empty(2, device="meta")})
