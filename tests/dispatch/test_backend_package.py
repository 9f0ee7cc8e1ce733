"""A backend as a package of its own: installed beside the library, started by `import tinytensor`."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import tinytensor as tt

ROOT = Path(tt.__file__).parents[1]

PACKAGE = '''
"""A device whose bytes are bytearrays."""

started = 0


def _autoload():
    global started
    started += 1
    from toaster import kernels

    kernels.register()
'''

KERNELS = """
import numpy as np

from tinytensor.library import Library
from tinytensor.aten.native.shape import tensor_shape
from tinytensor.utils import backend_registration as backend

libraries = []


class Memory:
    def allocate(self, nbytes):
        return bytearray(nbytes)


def elements(x):
    size = x.element_size()
    strides = [stride * size for stride in x.stride()]
    return np.ndarray(tuple(x.shape), f"V{size}", x.storage_.as_bytes(), x.storage_offset() * size, strides)


def copy_from(self, dst, non_blocking=False):
    if self.dtype != dst.dtype:
        self = self.cpu().to(dst.dtype)
    elements(dst)[...] = elements(self.expand(dst.shape))
    return dst


def register():
    backend._setup_privateuseone_for_python_backend("toaster")
    backend.set_allocator("toaster", Memory())
    aten, rest = Library("aten", "IMPL", "PrivateUse1"), Library("_", "IMPL", "PrivateUse1")
    aten.impl("empty.memory_format", backend.empty_generic)
    aten.impl("empty_strided", backend.empty_strided_generic)
    aten.impl("_copy_from", copy_from)
    aten.impl("_copy_from_and_resize", copy_from)
    aten.impl("view", lambda self, size: tensor_shape.view(self, tuple(size)))
    aten.impl("as_strided", lambda self, size, stride, offset=None: tensor_shape.as_strided(self, size, stride, offset))
    rest.fallback(backend.cpu_fallback)
    libraries.extend([aten, rest])
"""

TRAINING = """
import tinytensor as tt

w = tt.arange(6.0).view(2, 3).to("toaster").requires_grad_()
loss = ((w @ tt.ones(3, 1).toaster()).relu() * 2).sum()
loss.backward()
print(loss.device, loss.item(), w.grad.device, w.grad.tolist())
import toaster
print(toaster.started, tt.toaster.device_count())
"""


def install(folder: Path, name: str, files: dict[str, str], start: str) -> None:
    """What an installer leaves in site-packages."""
    package = folder / name
    package.mkdir()
    for file, text in files.items():
        (package / file).write_text(text)
    info = folder / f"{name}-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(f"[tinytensor.backends]\n{name} = {start}\n")


def run(folder: Path, script: str, **environment: str) -> subprocess.CompletedProcess[str]:
    paths = os.pathsep.join([str(folder), str(ROOT)])
    return subprocess.run(
        [sys.executable, "-c", script],
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONPATH": paths, **environment},
    )


@pytest.fixture
def toaster(tmp_path):
    install(tmp_path, "toaster", {"__init__.py": PACKAGE, "kernels.py": KERNELS}, "toaster:_autoload")
    return tmp_path


def test_it_is_there_after_import(toaster):
    done = run(toaster, TRAINING)
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines() == [
        "toaster:0 30.0 toaster:0 [[2.0, 2.0, 2.0], [2.0, 2.0, 2.0]]",
        "1 1",
    ]


def test_it_is_left_alone_if_the_environment_says_so(toaster):
    script = "import tinytensor as tt; print(tt._is_device_backend_autoload_enabled()); tt.device('toaster')"
    done = run(toaster, script, TINYTENSOR_DEVICE_BACKEND_AUTOLOAD="0")
    assert done.stdout == "False\n"
    assert "RuntimeError: Expected one of cpu, cuda" in done.stderr


def test_one_that_fails_is_named(tmp_path):
    install(tmp_path, "broken", {"__init__.py": "def start():\n    raise ValueError('no chip')\n"}, "broken:start")
    done = run(tmp_path, "import tinytensor")
    last = done.stderr.strip().splitlines()[-1]
    assert last == (
        "RuntimeError: Failed to load the backend extension: broken. You can disable extension auto-loading with "
        "TINYTENSOR_DEVICE_BACKEND_AUTOLOAD=0."
    )
    assert "ValueError: no chip" in done.stderr
    assert run(tmp_path, "import tinytensor", TINYTENSOR_DEVICE_BACKEND_AUTOLOAD="0").returncode == 0


def test_one_whose_function_is_not_there(tmp_path):
    install(tmp_path, "empty_backend", {"__init__.py": ""}, "empty_backend:start")
    done = run(tmp_path, "import tinytensor")
    assert "AttributeError: module 'empty_backend' has no attribute 'start'" in done.stderr
    assert "Failed to load the backend extension: empty_backend." in done.stderr


def test_without_any_nothing_happens():
    assert tt._is_device_backend_autoload_enabled() is True
    tt._import_device_backends()
