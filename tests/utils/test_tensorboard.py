"""utils.tensorboard gives TensorBoard the messages that PyTorch gives it. The package `tensorboard` is pretended: its messages
are tables of what they were made of, and its writer keeps them."""

from __future__ import annotations

import importlib
import importlib.abc
import importlib.machinery
import struct
import sys
import types
import zlib
from collections import defaultdict

import numpy as np
import pytest

from tinytensor.testing.outcome import text_of

PACKAGES = ("tensorboard", "google.protobuf")


class Message:
    """Any message: made of fields, and shown as them."""

    START = "START"

    def __init__(self, **fields):
        self.__dict__.update(fields)

    @staticmethod
    def Value(name=None, **fields):  # an enumeration's number, or the message Summary.Value
        return name if name else Message(**fields)

    def __getattr__(self, name):
        if name == "hparams":
            self.hparams = defaultdict(Message)
            return self.hparams
        raise AttributeError(name)

    def SerializeToString(self):
        return plain(self)


for nested in ("PluginData", "Dim", "Image"):
    setattr(Message, nested, Message)


def plain(x):
    """Messages as dictionaries; no times."""
    if isinstance(x, Message):
        return {k: plain(v) for k, v in vars(x).items() if k != "wall_time"}
    if isinstance(x, dict):
        return {k: plain(v) for k, v in x.items()}
    if isinstance(x, (list, tuple)):
        return [plain(v) for v in x]
    if isinstance(x, np.generic):
        return x.item()
    if isinstance(x, bytes):
        return pixels(x) if x.startswith(b"\x89PNG") else x.decode()
    return x


def pixels(file):
    place, data = 8, b""
    while place < len(file):
        (size,) = struct.unpack(">I", file[place : place + 4])
        kind, body = file[place + 4 : place + 8], file[place + 8 : place + 8 + size]
        assert struct.unpack(">I", file[place + 8 + size : place + 12 + size])[0] == zlib.crc32(kind + body)
        if kind == b"IHDR":
            (height,) = struct.unpack(">I", body[4:8])
        data += body if kind == b"IDAT" else b""
        place += 12 + size
    rows = np.frombuffer(zlib.decompress(data), np.uint8).reshape(height, -1)
    if rows[:, 0].any():  # Pillow's filters: Pillow reads them
        import io

        from PIL import Image

        return np.array(Image.open(io.BytesIO(file))).reshape(-1).tolist()
    return rows[:, 1:].reshape(-1).tolist()


class Writer:
    events: list

    def __init__(self, folder, *settings):
        self.folder = folder
        Writer.events.append(["open", *settings])

    def get_logdir(self):
        return self.folder

    def add_event(self, event):
        Writer.events.append(plain(event))

    def flush(self):
        Writer.events.append("flush")

    def close(self):
        Writer.events.append("close")


class Pretended(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    def find_spec(self, name, path=None, target=None):
        if name == "google" or name.startswith(PACKAGES):
            return importlib.machinery.ModuleSpec(name, self, is_package=True)
        return None

    def create_module(self, spec):
        module = types.ModuleType(spec.name)
        module.__version__ = "2.19"

        def __getattr__(name):
            if name.startswith("__"):
                raise AttributeError(name)
            if name.islower():
                return importlib.import_module(f"{spec.name}.{name}")
            return Writer if name == "EventFileWriter" else name if name.isupper() else Message

        module.__getattr__ = __getattr__
        return module

    def exec_module(self, module):
        pass


@pytest.fixture
def pretended(monkeypatch):
    before = set(sys.modules)
    monkeypatch.setattr(sys, "meta_path", [Pretended(), *sys.meta_path])
    Writer.events = []
    yield
    for name in set(sys.modules) - before:
        if name.startswith((*PACKAGES, "google", "torch.utils.tensorboard", "tinytensor.utils.tensorboard")):
            del sys.modules[name]


def program(m):
    Writer.events = log = []
    board = importlib.import_module(f"{m.__name__}.utils.tensorboard")
    image = (m.arange(2.0 * 3 * 2 * 2) / 30).reshape(2, 3, 2, 2)
    with board.SummaryWriter("there", purge_step=7, max_queue=3, filename_suffix=".x") as w:
        w.add_scalar("a", 1.5, 3)
        w.add_scalar("a", m.tensor([2.0]), np.int64(4), walltime=5.0)
        w.add_scalar("a", m.tensor(2.0).bfloat16(), new_style=True)
        w.add_scalar("a", np.float64(3), new_style=True, double_precision=True)
        w.add_scalars("x/y", {"sin": 1, "cos": m.tensor(2)}, 1)
        w.add_scalars("x/y", {"sin": 3}, 2)
        for values, options in (
            (m.arange(10.0), {}), (m.tensor([1.0, 1.0, -5.0]), {}), (np.arange(9), {"bins": 4}), (m.zeros(3), {"bins": "auto"}),
            (m.arange(50.0), {"bins": 50, "max_bins": 7}), (m.arange(50.0), {"max_bins": 20}), (m.tensor([9.0]), {"bins": [0, 1, 9]}),
        ):  # fmt: skip
            w.add_histogram("h", values, 1, **options)
        w.add_image("i", image[0], 1)
        w.add_image("i", (image[0] * 255).to(m.uint8))
        w.add_image("i", image[0].permute(1, 2, 0), dataformats="HWC")
        w.add_image("i", image[0, :1])
        w.add_image("i", image[0, 0] * 3 - 0.5, dataformats="HW")
        w.add_image("i", m.cat([image[0], image[1, :1]]))
        w.add_images("i", image)
        w.add_images("i", image[:, :1].expand(2, 1, 2, 2).repeat(5, 1, 1, 1))
        w.add_text("t", "hello ü", 2)
        w.add_hparams(
            {"lr": 0.1, "on": True, "name": "sgd", "none": None, "t": m.tensor([3])}, {"acc": 1.0}, run_name="r"
        )
        w.add_hparams({"lr": 0.1, "k": "a"}, {}, {"lr": [0.1, 0.2], "k": ["a"]}, run_name="r", global_step=4)
        w.flush()
        for wrong in (
            lambda: w.add_scalar("a", m.ones(2)), lambda: w.add_scalar("a", [1]), lambda: w.add_histogram("h", m.ones(0)),
            lambda: w.add_image("i", image), lambda: w.add_image("i", image[0], dataformats="CCW"),
            lambda: w.add_hparams(3, {}), lambda: w.add_hparams({"a": []}, {}), lambda: w.add_hparams({"a": 1}, {}, {"a": ["x"]}),
            lambda: w.add_hparams({"a": 1}, {}, [1]), lambda: w.add_images("i", m.ones(1, 2, 2, 2)),
            lambda: w.add_image("i", m.ones(5, 2, 2)), lambda: w.add_histogram("h", m.ones(2) * 50, bins=[0, 1]),
        ):  # fmt: skip
            try:
                wrong()
            except Exception as error:
                log.append(text_of(error).replace("tinytensor", "torch"))
        log.append(w.get_logdir())
    w.close()
    w.add_scalar("again", 1)
    return log


def test_messages(pretended, same):
    same(program)


def test_without_tensorboard(monkeypatch):
    monkeypatch.setitem(sys.modules, "tensorboard", None)
    with pytest.raises(ModuleNotFoundError) as caught:
        importlib.import_module("tinytensor.utils.tensorboard")
    assert caught.value.name == "tensorboard"
