"""Generator: a source of random numbers.

    CPUGeneratorImpl     an mt19937 (c10/mt19937.py): 624 words that are used up one by one. A number depends on how many
                         were drawn before, so loops that draw are never shared among threads
    CUDAGeneratorImpl    a Philox (c10/cuda/cuda_generator.py): a seed and an offset, from which every thread computes its own

The numbers of a seed are those of PyTorch, and a state may come from there or go there.

Mirrors ATen/core/Generator.h and ATen/CPUGeneratorImpl.cpp.
"""

from __future__ import annotations

import importlib
import operator
import os
import sys
import threading
from collections.abc import Callable, Sequence
from types import FrameType
from typing import Any

import numpy as np

from tinytensor.c10 import mt19937
from tinytensor.c10.allocator import allocate
from tinytensor.c10.device import Device, cpu, initialize
from tinytensor.c10.error import check
from tinytensor.c10.metadata import contiguous_metadata
from tinytensor.c10.public_name import public_name
from tinytensor.c10.scalar_type import uint8
from tinytensor.c10.tensor_impl import TensorImpl, new_tensor
from tinytensor.c10.thread_local_state import carried

DEFAULT_SEED = 67280421310721
STATE_NBYTES = 16
"""Of a Philox state: seed and offset."""
_MASK = 2**64 - 1

CPU_STATE = np.dtype(
    [
        ("seed", np.uint64), ("left", np.int32), ("seeded", np.int32), ("next", np.uint64), ("state", np.uint64, mt19937.N),
        ("normal_x", np.float64), ("normal_y", np.float64), ("normal_rho", np.float64), ("normal_is_valid", np.int32),
        ("next_float_normal_sample", np.float32), ("is_next_float_normal_sample_valid", np.bool_),
    ],
    align=True,
)  # fmt: skip
"""`CPUGeneratorImplState`: what `get_state` of the CPU's generator has in its 5056 bytes."""


def as_seed(seed: int) -> int:
    """A seed as 64 bits: from -2**63, where negative ones wrap around, to 2**64 - 1."""
    if not -(2**63) <= seed <= _MASK:
        raise ValueError("Overflow when unpacking long long")
    return seed & _MASK


# PyTorch's words in a build for CPUs.
_NO_CUDA_GENERATOR = (
    "Cannot get CUDA generator without ATen_cuda library. PyTorch splits its backend into two shared libraries: a CPU library and a "
    "CUDA library; this error has occurred because you are trying to use some CUDA functionality, but the CUDA library has not been "
    "loaded by the dynamic linker for some reason.  The CUDA library MUST be loaded, EVEN IF you don't directly use any symbols from "
    "the CUDA library! One common culprit is a lack of -Wl,--no-as-needed in your link arguments; many dynamic linkers will delete "
    "dynamic library dependencies if you don't depend on any of their symbols.  You can check if this has occurred by using ldd on "
    "your binary to see if there is a dependency on *_cuda.so library."
)
_NO_GENERATOR = {
    "mps": "Cannot execute getNewGenerator() without MPS backend.",
    "mtia": "Cannot execute getNewGenerator() without MTIA backend.",
    "xpu": "Cannot get XPU generator without ATen_xpu library.",
    "hpu": "Backend doesn`t support getNewGenerator()",
    "hip": "Backend doesn`t support getNewGenerator()",
    "xla": "Cannot get XLA generator without torch_xla library. This error has occurred because you are trying to use some XLA "
    "functionality, but the XLA library has not been loaded by the dynamic linker. You must load xla libraries by `import torch_xla`",
}

_device: Callable[[FrameType, Sequence[Any], dict[str, Any]], Device | None]


def set_arguments(parse: Callable[[FrameType, Sequence[Any], dict[str, Any]], Device | None]) -> None:
    """Called once, by aten/core/python/constructor_arguments.py: the argument parser stands above this file."""
    global _device
    _device = parse


class Generator:
    """`torch.Generator`: a source of random numbers.

    Functions that draw numbers take one as `generator=`; without it they use the default generator. `device` is
    "cpu" or one of CUDA. RuntimeError for other devices.

    >>> a, b = tt.Generator().manual_seed(3), tt.Generator().manual_seed(3)
    >>> tt.equal(tt.rand(2, generator=a), tt.rand(2, generator=b))
    True
    """

    __slots__ = ("__weakref__", "_lock", "_seed", "device")

    device: Device
    _lock: Any
    _seed: int

    def __new__(cls, device: Any = None, *args: Any, **kwargs: Any) -> Generator:
        if cls is Generator:
            if args or kwargs or not isinstance(device, (str, Device)):
                device = _device(sys._getframe(), (device, *args), kwargs) or "cpu"
            kind = str(device).partition(":")[0]
            if kind in _NO_GENERATOR:  # before Device, which does not know all of them
                raise RuntimeError(_NO_GENERATOR[kind])
            kind = Device(device).type
            if kind == "cuda":
                try:
                    initialize(Device("cuda"))
                except AssertionError:
                    raise RuntimeError(_NO_CUDA_GENERATOR) from None
                # It stands above this file, and is needed only by programs that use CUDA.
                cuda: Any = importlib.import_module("tinytensor.c10.cuda.cuda_generator")
                return object.__new__(cuda.CUDAGeneratorImpl)
            check(initialize(Device(device)).type == "cpu", lambda: f"{kind.upper()} device type not an accelerator.")
            return object.__new__(CPUGeneratorImpl)
        return object.__new__(cls)

    def manual_seed(self, seed: int) -> Generator:
        """Start over from a seed; returns self. An int from -2**63, where negative ones wrap around, to 2**64 - 1.

        RuntimeError for what is no int, ValueError for one out of range.

        >>> tt.Generator().manual_seed(3).initial_seed()
        3
        """
        if not isinstance(seed, (int, np.integer)) or isinstance(seed, bool):
            raise RuntimeError(f"manual_seed expected a long, but got {type(seed).__name__}")
        bits = as_seed(operator.index(seed))
        with self._lock:
            self._start(bits)
        return self

    def _start(self, seed: int) -> None:
        """Begin with the numbers of a seed."""
        raise NotImplementedError

    def seed(self) -> int:
        """Start over from a seed that the operating system draws, and return it.

        >>> g = tt.Generator()
        >>> g.seed() == g.initial_seed()
        True
        """
        bits = int.from_bytes(os.urandom(8), "little") >> 1
        self.manual_seed(bits)
        return bits

    def initial_seed(self) -> int:
        """The seed from which the generator started last.

        >>> tt.Generator().initial_seed()
        67280421310721
        """
        return self._seed

    def get_state(self) -> Any:
        """The whole state as a uint8 tensor, for `set_state`: 5056 bytes on the CPU, 16 on CUDA (seed and offset).

        PyTorch's has the same bytes, so a state may go there or come from there.

        >>> tt.Generator().manual_seed(1).get_state()[:8]
        tensor([1, 0, 0, 0, 0, 0, 0, 0], dtype=torch.uint8)
        """
        with self._lock:
            state = self._dump()
        storage = allocate(len(state))
        storage.as_bytes()[:] = np.frombuffer(state, np.uint8)
        return new_tensor(contiguous_metadata((len(state),), uint8), storage)

    def _dump(self) -> bytes:
        raise NotImplementedError

    def set_state(self, new_state: Any) -> Generator:
        """Go on from a state that `get_state` returned; returns self.

        TypeError for what is no tensor of bytes; RuntimeError for one that is not contiguous, of another size, or no state.

        >>> g = tt.Generator()
        >>> state = g.get_state()
        >>> first = tt.rand(2, generator=g)
        >>> tt.equal(first, tt.rand(2, generator=g.set_state(state)))
        True
        """
        if not isinstance(new_state, TensorImpl):
            raise TypeError(f"expected a torch.ByteTensor, but got {type(new_state).__name__}")
        m = new_state.meta_
        check(m.dtype is uint8 and m.device is cpu, "RNG state must be a torch.ByteTensor", TypeError)
        check(m.is_contiguous, "RNG state must be contiguous")
        first = new_state.byte_offset_
        state = new_state.storage_.as_bytes()[first : first + m.numel].tobytes()
        with self._lock:
            self._load(state)
        return self

    def _load(self, state: bytes) -> None:
        raise NotImplementedError

    def clone_state(self) -> Generator:
        """A second generator that goes on with the same numbers.

        >>> g = tt.Generator()
        >>> tt.equal(tt.rand(2, generator=g.clone_state()), tt.rand(2, generator=g))
        True
        """
        made = Generator(self.device)
        with self._lock:
            made.put_back(self.snapshot())
        return made

    def snapshot(self) -> tuple[Any, ...]:
        """Where it is, without a tensor: for `put_back`."""
        raise NotImplementedError

    def put_back(self, snapshot: tuple[Any, ...]) -> None:
        """Go on from a snapshot of this generator or of another one of its kind."""
        raise NotImplementedError

    def get_offset(self) -> int:
        """How far a CUDA generator is. RuntimeError on the CPU, whose generator has no offset.

        >>> tt.Generator().get_offset()  #!
        Traceback (most recent call last):
            ...
        RuntimeError: CPU Generator does not use offset
        """
        raise RuntimeError("CPU Generator does not use offset")

    def set_offset(self, offset: int) -> Generator:
        """Go to an offset, on CUDA. RuntimeError on the CPU, whose generator has no offset.

        >>> tt.Generator().set_offset(4)  #!
        Traceback (most recent call last):
            ...
        RuntimeError: CPU Generator does not use offset
        """
        raise RuntimeError("CPU Generator does not use offset")

    def graphsafe_get_state(self) -> Generator:
        """Refused with a NotImplementedError on the CPU: it is for CUDA graphs.

        >>> tt.Generator().graphsafe_get_state()  #!
        Traceback (most recent call last):
            ...
        NotImplementedError: graphsafe_get_state is not supported in this Generator
        """
        raise NotImplementedError("graphsafe_get_state is not supported in this Generator")

    def graphsafe_set_state(self, state: Generator) -> Generator:
        """Refused with a NotImplementedError on the CPU: it is for CUDA graphs.

        >>> tt.Generator().graphsafe_set_state(tt.Generator())  #!
        Traceback (most recent call last):
            ...
        NotImplementedError: graphsafe_set_state is not supported in this Generator
        """
        raise NotImplementedError("graphsafe_set_state is not supported in this Generator")

    def __reduce__(self) -> Any:
        return _rebuild, (str(self.device), self.snapshot())

    def __repr__(self) -> str:
        return f"<torch._C.Generator object at {id(self):#x}>"


@public_name("Generator", "tinytensor._C")
class CPUGeneratorImpl(Generator):
    """`torch.Generator()`: an mt19937."""

    __slots__ = ("_engine", "_next_float_normal_sample")

    def __init__(self, device: Any = None):
        self.device = device if isinstance(device, Device) else Device("cpu" if device is None else str(device))
        self._lock = threading.Lock()
        self._engine = mt19937.Engine()
        self._start(DEFAULT_SEED)

    def _start(self, seed: int) -> None:
        self._seed = seed
        self._engine.seed(seed)
        # Nothing on the CPU makes normal numbers in float32 by twos: it is kept for states that come from elsewhere.
        self._next_float_normal_sample: float | None = None

    def run(self, draw: Callable[..., None], n: int, out: int, *parameters: Any) -> None:
        """`draw(n, out, address of the engine, *parameters)`: a kernel that draws n elements."""
        with self._lock:
            draw(n, out, self._engine.address, *parameters)

    def _dump(self) -> bytes:
        engine, state = self._engine, np.zeros((), CPU_STATE)
        state["seed"], state["seeded"], state["state"] = self._seed, 1, engine.words
        state["left"], state["next"] = engine.counters
        if engine.has_normal:
            state["normal_is_valid"], state["normal_y"] = 1, engine.normal[0]
        if self._next_float_normal_sample is not None:
            state["is_next_float_normal_sample_valid"] = True
            state["next_float_normal_sample"] = self._next_float_normal_sample
        return state.tobytes()

    def _load(self, state: bytes) -> None:
        size = CPU_STATE.itemsize
        check(
            len(state) == size,
            lambda: (
                f"Expected a CPUGeneratorImplState of size {size} but found the input RNG state size to be {len(state)}"
            ),
        )
        found = np.frombuffer(state, CPU_STATE)[0]
        left, following = int(found["left"]), int(found["next"]) & 0xFFFFFFFF
        check(found["seeded"] != 0 and 0 < left <= mt19937.N and following <= mt19937.N, "Invalid mt19937 state")
        # PyTorch looks at no more than that. The two say the same, unless somebody made them up: then the word behind the last
        # would be read.
        check(left + following <= mt19937.N + 1, "Invalid mt19937 state")
        engine = self._engine
        self._seed = int(found["seed"])
        engine.words[:] = found["state"].astype(np.uint32)
        engine.counters[:] = left, following
        engine.has_normal = found["normal_is_valid"] != 0
        engine.normal[0] = found["normal_y"]
        has_float = found["is_next_float_normal_sample_valid"]
        self._next_float_normal_sample = float(found["next_float_normal_sample"]) if has_float else None

    def snapshot(self) -> tuple[Any, ...]:
        return self._seed, self._engine.dump(), self._next_float_normal_sample

    def put_back(self, snapshot: tuple[Any, ...]) -> None:
        self._seed, engine, self._next_float_normal_sample = snapshot
        self._engine.restore(engine)


def as_signed(bits: int) -> int:
    """The signed number of 64 bits."""
    return bits - 2**64 if bits >> 63 else bits


def _rebuild(device: str, snapshot: tuple[Any, ...]) -> Generator:
    made = Generator(device)
    made.put_back(snapshot)
    return made


default_generator = CPUGeneratorImpl()
default_generator.seed()


class _OfThread(threading.local):
    generator: Generator | None = None


_of_thread = carried(_OfThread())


def current_generator() -> Generator:
    """What a call without a generator draws from: the thread's own where it was given one, else `default_generator`."""
    return _of_thread.generator or default_generator


def draw_on_cpu(generator: Generator | None, draw: Callable[..., None], n: int, out: int, *parameters: Any) -> None:
    """`run` of the given generator or, without one, of the current one.

    RuntimeError for a generator of another type of device (`at::get_generator_or_default`).
    """
    found = generator or _of_thread.generator or default_generator
    if found.__class__ is not CPUGeneratorImpl:
        check(
            isinstance(found, CPUGeneratorImpl),
            lambda: f"Expected a 'cpu' device type for generator but found '{found.device.type}'",
        )
    cpu: Any = found
    with cpu._lock:  # `run`, written out
        draw(n, out, cpu._engine.address, *parameters)


def set_thread_generator(generator: Generator | None) -> None:
    """Give this thread a default generator of its own, as each of a DataLoader's workers has one."""
    _of_thread.generator = generator
