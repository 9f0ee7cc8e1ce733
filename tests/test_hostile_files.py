"""Files made to do harm, and files that were damaged: each is refused with a clear error, and nothing happens.

Nothing: no code ran (a canary file and a flag), no file was written, no class was registered, and no memory was taken that
the file does not hold.
"""

from __future__ import annotations

import io
import json
import os
import pickle
import struct
import tracemalloc
import warnings
import zipfile

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tinytensor as tt
from tinytensor import safetensors
from tinytensor.serialization import serialization


def loads_or_is_refused(load):
    """(True, value) or (False, the error), which is one of the list and not the system's for too much memory."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            return True, load()
    except REFUSALS as error:
        assert "can't allocate memory" not in str(error)
        return False, error


REFUSALS = (pickle.UnpicklingError, RuntimeError, EOFError, ValueError)
CANARY = "canary"
ran = []


def harm(*args):
    """What a file would like to call."""
    ran.append(args)
    return len(ran)


@pytest.fixture(autouse=True)
def nothing_happens(request, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    tt.nested  # noqa: B018  registers its classes when it is imported
    before = serialization.get_safe_globals()
    if hasattr(request.function, "hypothesis"):  # many files; `loads_or_is_refused` looks for too much memory
        yield
        assert ran == [] and os.listdir(tmp_path) == [] and serialization.get_safe_globals() == before
        return
    tracemalloc.start()
    try:
        yield
        peak = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
    assert ran == [] and os.listdir(tmp_path) == [] and serialization.get_safe_globals() == before
    assert peak < 60_000_000


# Pickles in an archive that is in order. A pickle is put together by hand, since Python's pickler makes none of these.


def text(s):
    raw = s.encode()
    return b"X" + struct.pack("<I", len(raw)) + raw


def number(n):
    return b"J" + struct.pack("<i", n) if abs(n) < 2**31 else b"\x8a\x09" + n.to_bytes(9, "little", signed=True)


def name(path):
    module, _, last = path.rpartition(".")
    return f"c{module}\n{last}\n".encode()


def tuple_of(*parts):
    return b"(" + b"".join(parts) + b"t"


def call(path, *arguments):
    return name(path) + tuple_of(*arguments) + b"R"


def program(body):
    return b"\x80\x02" + body + b"."


def storage(kind="torch.FloatStorage", key="0", location="cpu", numel=4, tag="storage"):
    return tuple_of(text(tag), name(kind), text(key), text(location), number(numel)) + b"Q"


def tensor(offset=0, size=(4,), stride=(1,), requires_grad=b"\x89", hooks=None, data=None):
    return call(
        "torch._utils._rebuild_tensor_v2", data or storage(), number(offset), tuple_of(*map(number, size)),
        tuple_of(*map(number, stride)), requires_grad, hooks or call("collections.OrderedDict"),
    )  # fmt: skip


def archive(pkl, records=None, **more):
    records = {
        "data.pkl": pkl,
        "byteorder": b"little",
        "version": b"3\n",
        "data/0": np.ones(4, "f4").tobytes(),
        **(records or {}),
    }
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", **more) as made:
        for record, content in records.items():
            if content is not None:
                made.writestr(f"archive/{record}", content)
    return out.getvalue()


def test_the_tools_of_these_tests_make_files_that_load():
    got = tt.load(io.BytesIO(archive(program(tensor(1, (2,), (2,))))))
    assert got.tolist() == [1, 1] and got.storage_offset() == 1


SHELL = text(f"touch {CANARY}")
KEY_BOMB = b")" + b"".join(b"q%c" % i + b"h%c\x86" % i for i in range(60))  # a tuple of 2 ** 60 empty tuples
N = b"N"
DEEP_LIST = b"]" * 20_000 + b"a" * 19_999
DEEP = b"(" * 20_000

PICKLES = {
    # names that are not in the list
    "os.system": call("os.system", SHELL),
    "posix.system": call("posix.system", SHELL),
    "nt.system": call("nt.system", SHELL),
    "sys.exit": call("sys.exit", number(1)),
    "subprocess": call("subprocess.Popen", SHELL),
    "eval": call("builtins.eval", text("harm()")),
    "exec in Python 2's name": call("__builtin__.execfile", SHELL),
    "exec": call("builtins.exec", text("import os")),
    "open": call("builtins.open", text(CANARY), text("w")),
    "import": call("builtins.__import__", text("os")),
    "getattr": call("builtins.getattr", name("torch.Size"), text("__class__")),
    "import_module": call("importlib.import_module", text("antigravity")),
    "this module": call(f"{__name__}.harm", number(1)),
    "a function of the library": call("torch.serialization.load", text("/etc/passwd")),
    "what is no loader's business": call("torch.serialization.add_safe_globals", b"]"),
    "functools.partial": call("functools.partial", name("torch.Size")),
    "operator.attrgetter": call("operator.attrgetter", text("__class__")),
    "copyreg._reconstructor": call("copyreg._reconstructor", name("torch.Size")),
    "a dotted name": b"ctorch\nSize.__new__\n",
    "numpy": call("numpy.core.multiarray._reconstruct", b"N"),
    "a torch dtype that is not here": name("torch.complex64"),
    "a name without an end": b"c" + b"a" * 5000,
    "a name that is no text": b"c\xff\xfe\nx\n",
    # instructions that are not in the list
    "STACK_GLOBAL": text("os") + text("system") + b"\x93",
    "INST": b"(" + SHELL + b"ios\nsystem\n",
    "OBJ": b"(" + name("torch.Size") + b"o",
    "extension registry": b"\x82\x01",
    "persistent id as text": b"P0\n",
    "FRAME": b"\x95" + b"\xff" * 8,
    "next buffer": b"\x97",
    "INT as text": b"I" + b"9" * 10000 + b"\n",
    "old string": b"S'x'\n",
    "unknown": b"\xff",
    # calls of what may not be called, and with what they may not be
    "call a tensor": tensor() + b")R",
    "call a text": text("system") + b")R",
    "call what has an endless text": KEY_BOMB + b")R",
    "call what has a deep text": DEEP_LIST + b")R",
    "new object of an endless text": KEY_BOMB + b")\x81",
    "a layout of an endless text": call("torch.serialization._get_layout", KEY_BOMB),
    "a class of an endless text": call("torch._tensor._rebuild_from_type_v2", name("torch._utils._rebuild_tensor_v2"),
                                       KEY_BOMB, b")", b"}"),
    "a storage of an endless text": tuple_of(text("storage"), KEY_BOMB, text("0"), text("cpu"), number(4)) + b"Q",
    "a persistent id of a tensor": tuple_of(tensor(), N, N, N, N) + b"Q",
    "an attribute of an endless text": call("collections.OrderedDict") + b"}" + b"(" + b")" * 9 + b"t" + b"Nsb",
    "an encoding of a tensor": call("_codecs.encode", text("x"), tensor()),
    "hooks of a tensor": tensor(hooks=tensor()),
    "metadata of a tensor": tensor()[:-2] + tensor() + b"tR",
    "call a dtype": name("torch.float32") + b")R",
    "call a storage type": name("torch.FloatStorage") + tuple_of(number(10**8)) + b"R",
    "call a class": name("torch.Tensor") + tuple_of(number(10**8)) + b"R",
    "call with a list": name("torch.Size") + b"]R",
    "call with too much": call("torch.Size", b")", b")", b")"),
    "bytearray of a size": call("builtins.bytearray", number(2**40)),
    "bytes by another codec": call("_codecs.encode", text("x" * 100), text("zlib_codec")),
    "bytes that are none": call("_codecs.encode", text("€"), text("latin1")),
    "a set of lists": call("builtins.set", b"]]a"),
    "a complex of texts": call("builtins.complex", text("1e9999")),
    "a layout of a name": call("torch.serialization._get_layout", text("__class__")),
    "a device of a name": call("torch.device", text("nowhere")),
    "a size of texts": call("torch.Size", tuple_of(text("4"))),
    "OrderedDict of no pairs": call("collections.OrderedDict", b"(N" + b"Nt"),
    "class by from_type": call("torch._tensor._rebuild_from_type_v2", name("torch._utils._rebuild_tensor_v2"),
                               name("builtins.set"), b")", b"}"),
    "function by from_type": call("torch._tensor._rebuild_from_type_v2", text("os.system"), name("torch.Tensor"),
                                  tuple_of(SHELL), b"}"),
    "from_type in from_type": call("torch._tensor._rebuild_from_type_v2", name("torch._tensor._rebuild_from_type_v2"),
                                   name("torch.Tensor"), b")", b"}"),
    "from_type of no tensor": call("torch._tensor._rebuild_from_type_v2", name("torch.Size"), name("torch.Tensor"),
                                   b")", b"}"),
    # objects and their attributes
    "new object": name("torch.Tensor") + b")\x81",
    "new OrderedDict": name("collections.OrderedDict") + b")\x81",
    "new parameter of no tensor": name("torch.nn.parameter.Parameter") + tuple_of(text("x")) + b"\x81",
    "state of a tensor": tensor() + tuple_of(storage(), number(0), tuple_of(number(10**9)), tuple_of(number(1))) + b"b",
    "state of a class": name("torch.Size") + b"}" + text("__call__") + text("x") + b"sb",
    "state of a dict": b"}}b",
    "hide a method": call("collections.OrderedDict") + b"}" + text("items") + text("x") + b"sb",
    "another class": call("collections.OrderedDict") + b"}" + text("__class__") + name("builtins.set") + b"sb",
    "slots": call("collections.OrderedDict") + b"}N\x86b",
    "attributes of a parameter": call("torch._utils._rebuild_parameter_with_state", tensor(), b"\x88",
                                      call("collections.OrderedDict"), b"}" + text("backward") + text("x") + b"s"),
    "append to a tuple": b")Na",
    "extend a text": text("x") + b"(Ne",
    "set an item of a list": b"]NNs",
    "a key without a value": b"}(Nu",
    # bombs
    "a text longer than the file": b"X\xff\xff\xff\xff",
    "a string longer than the file": b"U\xffab",
    "an integer longer than the file": b"\x8a\xff\x01",
    "a key that takes for ever": b"}" + KEY_BOMB + b"Ns",
    "a set that takes for ever": name("builtins.set") + b"](" + KEY_BOMB + b"e\x85R",
    "copies of one tuple": b"(" + b"K\x01" * 3000 + b"tq\x00" + (name("torch.Size") + b"h\x00\x85R") * 50,
    "copies of one text": text("x" * 3000) + b"q\x00" + (name("_codecs.encode") + b"h\x00" + text("latin1") + b"\x86R") * 50,
    "keys of one hash": b"}(" + b"".join(b"\x8a\x0a" + (i * (2**61 - 1)).to_bytes(10, "little") + b"N" for i in range(100, 200)) + b"u",
    "many tuples as keys": b"}(" + b"".join(b"M" + struct.pack("<H", i) + b"\x85N" for i in range(10_100)) + b"u",
    "a key that is a list": b"}]Ns",
    # tensors that are none
    "a view out of its storage": tensor(0, (5,)),
    "an offset out of its storage": tensor(4, (1,)),
    "a stride out of its storage": tensor(0, (2,), (4,)),
    "a negative offset": tensor(-1),
    "a negative size": tensor(0, (-4,)),
    "a negative stride": tensor(3, (4,), (-1,)),
    "more elements than numbers": tensor(0, (2**40, 2**40), (0, 0)),
    "65 dimensions": tensor(0, (1,) * 65, (1,) * 65),
    "sizes and strides that do not match": tensor(0, (2, 2), (1,)),
    "a size that is a float": tensor(size=(4,)).replace(b"(" + number(4) + b"t", b"(G" + struct.pack(">d", 4.0) + b"t"),
    "a tensor without a storage": tensor(data=text("0")),
    "a gradient of integers": tensor(data=storage("torch.IntStorage"), requires_grad=b"\x88"),
    "requires_grad that is no bool": tensor(requires_grad=text("yes")),
    "hooks": tensor(hooks=call("collections.OrderedDict", b"]" + b"(NNta" )),
    "a meta tensor beyond numbers": call("torch._utils._rebuild_meta_tensor_no_storage", name("torch.float32"),
                                         tuple_of(number(2**60), number(2**60)), tuple_of(number(1), number(1)), b"\x89"),
    "a meta tensor of no dtype": call("torch._utils._rebuild_meta_tensor_no_storage", text("float32"), b")", b")", b"\x89"),
    "terabytes": tensor(size=(2**42,), data=storage(numel=2**42)),
    "a storage larger than its record": tensor(data=storage(numel=5)),
    "a storage smaller than its record": tensor(size=(1,), data=storage(numel=1)),
    "a storage of a negative size": tensor(data=storage(numel=-1)),
    "a record that is not there": tensor(data=storage(key="1")),
    "a record elsewhere": tensor(data=storage(key="../../../etc/passwd")),
    "another record as a storage": tensor(data=storage(key="../data.pkl")),
    "a device that is not here": tensor(data=storage(location="cuda:0")),
    "a device that is none": tensor(data=storage(location="__import__('os')")),
    "a storage of no type": tensor(data=storage(kind="torch.Size")),
    "a storage of a dtype": tensor(data=storage(kind="torch.float32")),
    "another persistent id": storage(tag="module"),
    "a short persistent id": tuple_of(text("storage")) + b"Q",
    "a persistent id that is a text": text("storage") + b"Q",
    # programs that are none
    "nothing": b"",
    "only marks": DEEP,
    "pop of nothing": b"R",
    "tuple of nothing": b"\x87",
    "mark that is not there": b"t",
    "memo that is not there": b"h\x05",
    "memo of nothing": b"r\xff\xff\xff\xff",
    "append to nothing": b"a",
    "build nothing": b"b",
    "items of nothing": b"s",
}  # fmt: skip


@pytest.mark.parametrize("case", PICKLES)
def test_pickles(case):
    data = archive(program(PICKLES[case]))
    with pytest.raises((pickle.UnpicklingError, RuntimeError)) as caught:
        tt.load(io.BytesIO(data))
    message = str(caught.value)
    if isinstance(caught.value, pickle.UnpicklingError):
        assert (
            message.startswith("Weights only load failed. Loading runs no code")
            and "WeightsUnpickler error: " in message
        )
        assert len(message.split("WeightsUnpickler error: ")[1]) > 15
    try:
        names = serialization.get_unsafe_globals_in_checkpoint(io.BytesIO(data))
    except pickle.UnpicklingError:
        names = []
    assert all(isinstance(n, str) for n in names)


def test_the_words_for_names():
    def told(body):
        with pytest.raises(pickle.UnpicklingError) as caught:
            tt.load(io.BytesIO(archive(program(body))))
        return str(caught.value).split("WeightsUnpickler error: ")[1]

    assert told(call("os.system", SHELL)) == "Trying to load unsupported GLOBAL os.system whose module os is blocked."
    assert told(call("builtins.eval", SHELL)) == (
        "Unsupported global: GLOBAL eval was not an allowed global by default. Please use "
        "`torch.serialization.add_safe_globals([eval])` or the `torch.serialization.safe_globals([eval])` context manager to "
        "allowlist this global if you trust this class/function."
    )
    assert told(name("torch.complex64")) == "torch.complex64 is not supported by this library"
    assert told(b"\x93") == "Unsupported operand 147"
    data = archive(program(call("os.system", SHELL) + call("builtins.eval", SHELL) + name("torch.Size")))
    assert serialization.get_unsafe_globals_in_checkpoint(io.BytesIO(data)) == ["builtins.eval", "os.system"]


def test_what_is_blocked_stays_blocked_when_registered():
    with serialization.safe_globals([(harm, "os.system")]), pytest.raises(pickle.UnpicklingError, match="is blocked"):
        tt.load(io.BytesIO(archive(program(call("os.system", SHELL)))))


def test_pythons_own_pickles_of_harm():
    class Harm:
        def __reduce__(self):
            return harm, (1,)

    for protocol in range(pickle.HIGHEST_PROTOCOL + 1):
        content = pickle.dumps(harm, protocol)[:-1] + b")R."
        for data in (archive(content), content):
            with pytest.raises(pickle.UnpicklingError), warnings.catch_warnings():
                warnings.simplefilter("ignore")
                tt.load(io.BytesIO(data))


def test_deep_nests_do_no_harm():
    depth = 20_000
    got = tt.load(io.BytesIO(archive(program(b"]" * depth + b"a" * (depth - 1)))))
    for _ in range(depth - 1):
        (got,) = got
    assert got == []
    del got
    chain = tt.load(io.BytesIO(archive(program(b")" + b"\x85" * depth))))
    assert len(chain) == 1


def test_a_file_that_says_much_about_little():
    """Views larger than their storage by strides of zero, as `expand` makes them: legal, and no memory is taken."""
    got = tt.load(io.BytesIO(archive(program(tensor(0, (2**30, 2), (0, 1))))))
    assert got.shape == (2**30, 2) and got.untyped_storage().nbytes() == 16
    got = tt.load(io.BytesIO(archive(program(tensor(9**9, (0, 3), (1, 1))))))
    assert got.shape == (0, 3)


# Archives.

GOOD = archive(program(tensor()))


def edited(data, *changes):
    """`data` with bytes replaced: (offset, bytes)."""
    made = bytearray(data)
    for at, new in changes:
        made[at : at + len(new)] = new
    return bytes(made)


def directory_of(data):
    return struct.unpack_from("<L", data, len(data) - 6)[0]


def entries(data):
    """Where each entry of the directory begins, by name."""
    at, found = directory_of(data), {}
    while data[at : at + 4] == b"PK\1\2":
        sizes = struct.unpack_from("<3H", data, at + 28)
        found[data[at + 46 : at + 46 + sizes[0]].decode()] = at
        at += 46 + sum(sizes)
    return found


def both_headers(data, record, field, new):
    """The same change in both headers of a record: `field` is the offset in the directory's."""
    at = entries(data)[f"archive/{record}"]
    local = struct.unpack_from("<L", data, at + 42)[0]
    return edited(data, (at + field, new), (local + field - 2, new))


def with_names(*names):
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as made, warnings.catch_warnings():
        warnings.simplefilter("ignore")
        for record in ("archive/data.pkl", "archive/version", *names):
            made.writestr(record, b"3")
    return out.getvalue()


AT = entries(GOOD)
DATA0 = AT["archive/data/0"]
LOCAL0 = struct.unpack_from("<L", GOOD, DATA0 + 42)[0]
END = len(GOOD) - 22

ARCHIVES = {
    "cut in the middle": GOOD[: len(GOOD) // 2],
    "cut in the directory": GOOD[: DATA0 + 10],
    "cut before the end": GOOD[:-1],
    "something behind the end": GOOD + b"x",
    "only the first four bytes": GOOD[:4],
    "a comment that is longer than the file": edited(GOOD, (len(GOOD) - 2, b"\xff\xff")),
    "a directory elsewhere": edited(GOOD, (END + 16, struct.pack("<L", 0))),
    "a directory out of the file": edited(GOOD, (END + 16, struct.pack("<L", 0xFFFFFFF0))),
    "a directory longer than it is": edited(GOOD, (END + 12, struct.pack("<L", 10**6))),
    "more entries than there are": edited(GOOD, (END + 8, struct.pack("<2H", 60000, 60000))),
    "fewer entries than there are": edited(GOOD, (END + 8, struct.pack("<2H", 1, 1))),
    "several disks": edited(GOOD, (END + 4, b"\x01")),
    "the wide form without its record": edited(GOOD, (END + 16, b"\xff" * 4)),
    "a record out of the file": edited(GOOD, (DATA0 + 42, struct.pack("<L", 10**9))),
    "a record in the directory": edited(GOOD, (DATA0 + 42, struct.pack("<L", DATA0))),
    "a record that claims a gigabyte": both_headers(GOOD, "data/0", 20, struct.pack("<2L", 2**30, 2**30)),
    "a record that reaches into the directory": both_headers(GOOD, "data/0", 20, struct.pack("<2L", 80, 80)),
    "two sizes": edited(GOOD, (DATA0 + 24, struct.pack("<L", 12))),
    "another size in the second header": edited(GOOD, (LOCAL0 + 18, struct.pack("<2L", 12, 12))),
    "another name in the second header": edited(GOOD, (LOCAL0 + 30, b"archive/data/9")),
    "records on one another": edited(GOOD, (AT["archive/version"] + 42, struct.pack("<L", LOCAL0))),
    "a wrong checksum": both_headers(GOOD, "data/0", 16, b"\1\2\3\4"),
    "a changed storage": edited(GOOD, (LOCAL0 + 30 + len("archive/data/0") + 2, b"\x55")),
    "a changed pickle": edited(GOOD, (50, b"\x55")),
    "encrypted": both_headers(GOOD, "data/0", 8, b"\x01"),
    "strongly encrypted": both_headers(GOOD, "data/0", 8, b"\x41"),
    "masked": both_headers(GOOD, "data/0", 8, b"\x00\x20"),
    "an unknown method": both_headers(GOOD, "data/0", 10, b"\x0c"),
    "compressed": archive(program(tensor()), compression=zipfile.ZIP_DEFLATED),
    "a compressed bomb": archive(
        program(tensor(size=(10**6,), data=storage(numel=10**6))),
        {"data/0": bytes(4 * 10**6)},
        compression=zipfile.ZIP_DEFLATED,
    ),
    "two records of one name": with_names("archive/x", "archive/x"),
    "two folders": with_names("other/x"),
    "no folder": with_names("x"),
    "an absolute name": with_names("/etc/passwd"),
    "a name that climbs": with_names("archive/../../etc/passwd"),
    "a name that climbs by backslash": with_names("archive/..\\..\\x"),
    "a drive": with_names("C:/x"),
    "a folder's record": with_names("archive/x/"),
    "a name with a control character": with_names("archive/a\x07b"),
    "no pickle": archive(None),
    "no version": archive(program(tensor()), {"version": None}),
    "a version to come": archive(program(tensor()), {"version": b"99"}),
    "a version that is none": archive(program(tensor()), {"version": b"three"}),
    "a version beyond numbers": archive(program(tensor()), {"version": b"9" * 5000}),
    "an order of bytes that is none": archive(program(tensor()), {"byteorder": b"middle"}),
    "a TorchScript archive": archive(program(tensor()), {"constants.pkl": b""}),
    "a storage that is missing": archive(program(tensor()), {"data/0": None}),
    "a storage that is too short": archive(program(tensor()), {"data/0": b"abc"}),
    "a storage that is too long": archive(program(tensor()), {"data/0": bytes(24)}),
    "no archive": b"garbage",
    "nothing": b"",
    "a legacy file": b"\x80\x02\x8a\nl\xfc\x9cF\xf9 j\xa8P\x19.",
    "an archive of nothing": b"PK\x05\x06" + bytes(18),
    "a gzip file": b"\x1f\x8b" + bytes(30),
}


@pytest.mark.parametrize("case", ARCHIVES)
def test_archives(case, tmp_path_factory):
    with pytest.raises(REFUSALS) as caught:
        tt.load(io.BytesIO(ARCHIVES[case]))
    assert len(str(caught.value)) > 10
    path = tmp_path_factory.mktemp("hostile") / "x.pt"
    path.write_bytes(ARCHIVES[case])
    with pytest.raises(REFUSALS):
        tt.load(path)
    if case not in ("a wrong checksum", "a changed storage"):  # mapped storages are not read before they are used
        with pytest.raises(REFUSALS):
            tt.load(path, mmap=True)


def test_one_record_under_two_names():
    """Directory entries that share their bytes would let a small file be read as a large one."""
    twin = with_names("archive/xx", "archive/xy")
    where = entries(twin)
    first = struct.unpack_from("<L", twin, where["archive/xx"] + 42)[0]
    with pytest.raises(RuntimeError, match=r"another name|overlap"):
        tt.load(io.BytesIO(edited(twin, (where["archive/xy"] + 42, struct.pack("<L", first)))))


def test_a_record_inside_another():
    inner = b"archive/data/1"
    header = struct.pack("<4s5H3L2H", b"PK\3\4", 20, 0, 0, 0, 33, 0x13A55C2F, 4, 4, len(inner), 0) + inner + b"abcd"
    outer = archive(program(tensor()), {"data/0": header, "data/1": b"abcd"})
    where = entries(outer)
    local = struct.unpack_from("<L", outer, where["archive/data/1"] + 42)[0]
    checksum = outer[local + 14 : local + 18]
    outer = outer.replace(struct.pack("<L", 0x13A55C2F), checksum)
    begin = struct.unpack_from("<L", outer, where["archive/data/0"] + 42)[0] + 30 + len(inner)
    with pytest.raises(RuntimeError, match="records data/0 and data/1 overlap"):
        tt.load(io.BytesIO(edited(outer, (where["archive/data/1"] + 42, struct.pack("<L", begin)))))


# Damage. Whatever happens to a file: the same value or an error of the list.

WHOLE = io.BytesIO()
tt.save({"w": tt.arange(6.0).reshape(2, 3), "n": [1, "two", None], "p": tt.nn.Parameter(tt.ones(3))}, WHOLE)
WHOLE = WHOLE.getvalue()


def loads_or_refuses(data):
    fine, got = loads_or_is_refused(lambda: tt.load(io.BytesIO(data)))
    if not fine:
        return type(got)
    assert list(got) == ["w", "n", "p"] and got["w"].tolist() == [[0, 1, 2], [3, 4, 5]]
    assert got["n"] == [1, "two", None] and got["p"].tolist() == [1, 1, 1]
    return None


def test_every_truncation_is_refused():
    assert {loads_or_refuses(WHOLE[:n]) for n in range(len(WHOLE))} <= {RuntimeError, EOFError, pickle.UnpicklingError}
    assert loads_or_refuses(WHOLE) is None


@settings(max_examples=150)
@given(st.lists(st.tuples(st.integers(0, len(WHOLE) - 1), st.integers(0, 255)), min_size=1, max_size=4))
def test_changed_bytes(changes):
    loads_or_refuses(edited(WHOLE, *((at, bytes([new])) for at, new in changes)))


@settings(max_examples=60)
@given(st.integers(0, len(WHOLE)), st.binary(max_size=40), st.integers(0, 60))
def test_pieces_put_in_and_taken_out(at, piece, gone):
    loads_or_refuses(WHOLE[:at] + piece + WHOLE[at + gone :])


with zipfile.ZipFile(io.BytesIO(WHOLE)) as _archive:
    PICKLE = _archive.read("archive/data.pkl")
    RECORDS = {f"data/{i}": _archive.read(f"archive/data/{i}") for i in range(2)}


@settings(max_examples=150)
@given(st.lists(st.tuples(st.integers(0, len(PICKLE) - 1), st.integers(0, 255)), min_size=1, max_size=3))
def test_changed_pickles_in_an_archive_that_is_in_order(changes):
    """The checksum agrees, as a hostile writer would make it. Here any value may come out, but no other error."""
    data = archive(edited(PICKLE, *((at, bytes([new])) for at, new in changes)), RECORDS)
    loads_or_is_refused(lambda: tt.load(io.BytesIO(data)))


@settings(max_examples=100)
@given(st.lists(st.sampled_from([bytes([c]) for c in b"(.0NRbQaest)]}\x81\x85\x86\x87\x88\x89"] + [
    name("torch.Size"), name("collections.OrderedDict"), name("torch._utils._rebuild_tensor_v2"), storage(), number(1),
    text("x"), b"h\0", b"q\0", tensor(), name("torch.Tensor"), name("torch.nn.parameter.Parameter"),
    name("torch._tensor._rebuild_from_type_v2"), name("_codecs.encode"), name("builtins.set"),
]), max_size=30))  # fmt: skip
def test_programs_at_random(parts):
    loads_or_is_refused(lambda: tt.load(io.BytesIO(archive(program(b"".join(parts))))))


# safetensors

F4 = np.arange(4, dtype="f4").tobytes()


def safe(header, data=F4, length=None):
    raw = header if isinstance(header, bytes) else json.dumps(header).encode()
    return (len(raw) if length is None else length).to_bytes(8, "little") + raw + data


def entry(dtype="F32", shape=(4,), offsets=(0, 16)):
    return {"dtype": dtype, "shape": list(shape), "data_offsets": list(offsets)}


SAFE = safe({"a": entry()})
SAFETENSORS = {
    "nothing": (b"", "header too small"),
    "seven bytes": (SAFE[:7], "header too small"),
    "a header of exabytes": (safe({}, length=2**63), "header too large"),
    "a header of 100 MB and one": (safe({}, length=100_000_001), "header too large"),
    "a header longer than the file": (safe({"a": entry()}, length=10_000), "invalid header length"),
    "cut in the header": (SAFE[:40], "invalid header length"),
    "cut in the data": (SAFE[:-1], "incomplete metadata, file not fully covered"),
    "something behind the data": (SAFE + b"x", "incomplete metadata, file not fully covered"),
    "no object": (safe([1]), "invalid start character in header, must start with `{`"),
    "white space first": (safe(b' {"a":1}'), "invalid start character in header, must start with `{`"),
    "no JSON": (safe(b"{nothing}"), "invalid JSON in header"),
    "no text": (safe(b'{"\xff":1}'), "invalid UTF-8 in header"),
    "deep JSON": (safe(b'{"a":' + b"[" * 100_000), "invalid JSON in header"),
    "a number of many digits": (safe(b'{"a":' + b"9" * 10_000 + b"}"), "invalid JSON in header"),
    "a name twice": (safe(b'{"a":%b,"a":%b}' % ((json.dumps(entry()).encode(),) * 2)), "duplicate"),
    "a field twice": (safe(b'{"a":{"dtype":"F32","dtype":"F32","shape":[4],"data_offsets":[0,16]}}'), "duplicate"),
    "a field too many": (safe({"a": {**entry(), "code": "x"}}), "needs dtype, shape"),
    "a field too few": (safe({"a": {"dtype": "F32", "shape": [4]}}), "needs dtype, shape"),
    "no fields": (safe({"a": "F32"}), "needs dtype, shape"),
    "a dtype that is none": (safe({"a": entry("F33")}), "unknown dtype"),
    "a dtype that is a number": (safe({"a": entry(3)}), "unknown dtype"),
    "a dtype that is not here": (safe({"a": entry("U32")}), "not supported by this library"),
    "a shape too large": (safe({"a": entry(shape=(5,))}), "invalid shape, data type, or offset for tensor"),
    "a shape too small": (safe({"a": entry(shape=(3,))}), "invalid shape, data type, or offset for tensor"),
    "a negative shape": (safe({"a": entry(shape=(-4,))}), "from 0 on"),
    "a shape of floats": (safe({"a": entry(shape=(4.0,))}), "from 0 on"),
    "a shape of bools": (safe({"a": entry(shape=(True, 4))}), "from 0 on"),
    "a shape beyond numbers": (safe({"a": entry(shape=(2**62, 2**62))}), "overflow computing buffer size from shape and/or element type"),
    "terabytes": (safe({"a": entry(shape=(2**40,), offsets=(0, 2**42))}), "incomplete metadata, file not fully covered"),
    "a gap at the start": (safe({"a": entry(offsets=(4, 20))}), "invalid offset for tensor `[ab]`"),
    "a gap in the middle": (safe({"a": entry(shape=(1,), offsets=(0, 4)), "b": entry(shape=(2,), offsets=(8, 16))}), "invalid offset"),
    "a gap at the end": (safe({"a": entry(shape=(3,), offsets=(0, 12))}), "incomplete metadata, file not fully covered"),
    "tensors on one another": (safe({"a": entry(), "b": entry()}), "invalid offset for tensor `[ab]`"),
    "tensors that overlap": (safe({"a": entry(shape=(3,), offsets=(0, 12)), "b": entry(shape=(2,), offsets=(8, 16))}), "invalid offset"),
    "offsets that run backwards": (safe({"a": entry(offsets=(16, 0))}), "invalid offset for tensor `[ab]`"),
    "negative offsets": (safe({"a": entry(offsets=(-16, 0))}), "from 0 on"),
    "three offsets": (safe({"a": entry(offsets=(0, 8, 16))}), "two offsets"),
    "metadata that are no texts": (safe({"__metadata__": {"n": 1}, "a": entry()}), "metadata are texts"),
    "metadata that are a list": (safe({"__metadata__": [], "a": entry()}), "metadata are texts"),
}  # fmt: skip


@pytest.mark.parametrize("case", SAFETENSORS)
def test_safetensors(case, tmp_path_factory):
    data, told = SAFETENSORS[case]
    with pytest.raises(safetensors.SafetensorError, match=told):
        safetensors.load(data)
    path = tmp_path_factory.mktemp("hostile") / "x.safetensors"
    path.write_bytes(data)
    with pytest.raises(safetensors.SafetensorError, match=told):
        tt.load(path)


@settings(max_examples=100)
@given(st.lists(st.tuples(st.integers(0, len(SAFE) - 1), st.integers(0, 255)), max_size=3), st.integers(0, len(SAFE)))
def test_damaged_safetensors(changes, length):
    data = edited(SAFE, *((at, bytes([new])) for at, new in changes))
    for candidate in (data, data[:length]):
        try:
            got = safetensors.load(candidate)
        except safetensors.SafetensorError:
            continue
        assert all(x.untyped_storage().nbytes() <= len(candidate) for x in got.values())
