"""Generator: a source of random numbers. Its whole state is a seed and an offset.

The generator is counter-based (Philox4x32-10, aten/native/random/ufunc/philox.py): a number is a function of the seed,
of the element's index and of the offset. So any thread of any device can compute any element by itself, and the numbers
depend neither on how many threads share the work nor on how the tensor lies in memory. A call uses the present offset and
moves it past all numbers that it may use.

Mirrors ATen/core/Generator.h and ATen/cuda/CUDAGeneratorImpl.cpp, whose state this is. PyTorch's CPU generator is an
mt19937: the numbers here are not those that PyTorch draws from the same seed, but of the same distributions.
"""

from __future__ import annotations

import importlib
import operator
import os
import threading
from typing import Any

import numpy as np

from tinytensor.c10.allocator import allocate
from tinytensor.c10.device import Device, cpu, initialize
from tinytensor.c10.error import check
from tinytensor.c10.metadata import contiguous_metadata
from tinytensor.c10.scalar_type import uint8
from tinytensor.c10.tensor_impl import TensorImpl, new_tensor
from tinytensor.c10.thread_local_state import carried

DEFAULT_SEED = 67280421310721
STATE_NBYTES = 16
_MASK = 2**64 - 1


def as_seed(seed: int) -> int:
    """A seed as 64 bits: from -2**63, where negative ones wrap around, to 2**64 - 1."""
    if not -(2**63) <= seed <= _MASK:
        raise ValueError("Overflow when unpacking long long")
    return seed & _MASK


class Generator:
    """`torch.Generator`: a source of random numbers, a seed and how far it is.

    Functions that draw numbers take one as `generator=`; without it they use the default generator. `device` is
    "cpu" or one of CUDA. RuntimeError for other devices. The numbers are not those that PyTorch draws from the same seed.

    >>> a, b = tt.Generator().manual_seed(3), tt.Generator().manual_seed(3)
    >>> tt.equal(tt.rand(2, generator=a), tt.rand(2, generator=b))
    True
    """

    __slots__ = ("__weakref__", "_lock", "_offset", "_seed", "device")

    def __new__(cls, device: Device | str = "cpu") -> Generator:
        if cls is Generator and Device(device).type == "cuda":
            initialize(Device("cuda"))
            # It stands above this file, and is needed only by programs that use CUDA.
            cuda: Any = importlib.import_module("tinytensor.c10.cuda.cuda_generator")
            cls = cuda.CUDAGeneratorImpl
        return object.__new__(cls)

    def __init__(self, device: Device | str = "cpu"):
        found = initialize(Device(device))
        check(found.type == "cpu", lambda: f"{found.type.upper()} device type not an accelerator.")
        self._begin(found)

    def _begin(self, device: Device) -> None:
        self.device = device
        self._lock = threading.Lock()
        self._seed, self._offset = DEFAULT_SEED, 0

    def manual_seed(self, seed: int) -> Generator:
        """Start over from a seed; returns self. An int from -2**63, where negative ones wrap around, to 2**64 - 1.

        RuntimeError for what is no int, ValueError for one out of range.

        >>> tt.Generator().manual_seed(3).initial_seed()
        3
        """
        if not isinstance(seed, (int, np.integer)):
            raise RuntimeError(f"manual_seed expected a long, but got {type(seed).__name__}")
        bits = as_seed(operator.index(seed))
        with self._lock:
            self._seed, self._offset = bits, 0
        return self

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
        """Seed and offset as a uint8 tensor of 16 bytes, for `set_state`.

        >>> tt.Generator().manual_seed(1).get_state()
        tensor([1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], dtype=torch.uint8)
        """
        with self._lock:
            words = (self._seed, self._offset)
        storage = allocate(STATE_NBYTES)
        storage.as_bytes()[:] = np.array(words, np.uint64).view(np.uint8)
        return new_tensor(contiguous_metadata((STATE_NBYTES,), uint8), storage)

    def set_state(self, new_state: Any) -> Generator:
        """Go on from a state that `get_state` returned; returns self.

        TypeError for what is no contiguous tensor of bytes, RuntimeError for one of another size.

        >>> g = tt.Generator()
        >>> state = g.get_state()
        >>> first = tt.rand(2, generator=g)
        >>> tt.equal(first, tt.rand(2, generator=g.set_state(state)))
        True
        """
        if not isinstance(new_state, TensorImpl):
            raise TypeError(f"expected a torch.ByteTensor, but got {type(new_state).__name__}")
        m = new_state.meta
        check(
            m.dtype is uint8 and m.device is cpu and m.is_contiguous, "RNG state must be a torch.ByteTensor", TypeError
        )
        self._check_size(m.numel)
        first = new_state.byte_offset
        words = new_state.storage_.as_bytes()[first : first + m.numel].copy().view(np.uint64).tolist()
        with self._lock:
            self._seed, self._offset = (*words, 0)[:2]
        return self

    def _check_size(self, nbytes: int) -> None:
        check(
            nbytes == STATE_NBYTES,
            lambda: (
                f"Expected a CPUGeneratorImplState of size {STATE_NBYTES} but found the input RNG state size to be "
                f"{nbytes}"
            ),
        )

    def clone_state(self) -> Generator:
        """A second generator that goes on with the same numbers.

        >>> g = tt.Generator()
        >>> tt.equal(tt.rand(2, generator=g.clone_state()), tt.rand(2, generator=g))
        True
        """
        made = Generator(self.device)
        with self._lock:
            made._seed, made._offset = self._seed, self._offset
        return made

    def get_offset(self) -> int:
        """Refused with a RuntimeError: PyTorch's generator on the CPU has no offset.

        >>> tt.Generator().get_offset()  #!
        Traceback (most recent call last):
            ...
        RuntimeError: CPU Generator does not use offset
        """
        raise RuntimeError("CPU Generator does not use offset")

    def set_offset(self, offset: int) -> Generator:
        """Refused with a RuntimeError: PyTorch's generator on the CPU has no offset.

        >>> tt.Generator().set_offset(4)  #!
        Traceback (most recent call last):
            ...
        RuntimeError: CPU Generator does not use offset
        """
        raise RuntimeError("CPU Generator does not use offset")

    def graphsafe_get_state(self) -> Generator:
        """Refused with a NotImplementedError: it is for CUDA graphs.

        >>> tt.Generator().graphsafe_get_state()  #!
        Traceback (most recent call last):
            ...
        NotImplementedError: graphsafe_get_state is not supported in this Generator
        """
        raise NotImplementedError("graphsafe_get_state is not supported in this Generator")

    def graphsafe_set_state(self, state: Generator) -> Generator:
        """Refused with a NotImplementedError: it is for CUDA graphs.

        >>> tt.Generator().graphsafe_set_state(tt.Generator())  #!
        Traceback (most recent call last):
            ...
        NotImplementedError: graphsafe_set_state is not supported in this Generator
        """
        raise NotImplementedError("graphsafe_set_state is not supported in this Generator")

    def philox_engine_inputs(self, increment: int) -> tuple[int, int]:
        """(seed, offset), as signed 64-bit integers, for a kernel that uses up to `increment` blocks of each
        element's sequence.

        The generator's offset moves on by `increment`, so that no other call draws the same numbers.

        >>> g = tt.Generator().manual_seed(3)
        >>> g.philox_engine_inputs(4), g.philox_engine_inputs(4)
        ((3, 0), (3, 4))
        """
        with self._lock:
            offset = self._offset
            self._offset = (offset + increment) & _MASK
            return _signed(self._seed), _signed(offset)

    def __reduce__(self) -> Any:
        return _rebuild, (str(self.device), self._seed, self._offset)

    def __repr__(self) -> str:
        return f"<torch._C.Generator object at {id(self):#x}>"


def _signed(bits: int) -> int:
    return bits - 2**64 if bits >> 63 else bits


def _rebuild(device: str, seed: int, offset: int) -> Generator:
    made = Generator(device)
    made._seed, made._offset = seed, offset
    return made


default_generator = Generator()
default_generator.seed()


class _OfThread(threading.local):
    generator: Generator | None = None


_of_thread = carried(_OfThread())


def current_generator() -> Generator:
    """What a call without a generator draws from: the thread's own where it was given one, else `default_generator`."""
    return _of_thread.generator or default_generator


def set_thread_generator(generator: Generator | None) -> None:
    """Give this thread a default generator of its own, as each of a DataLoader's workers has one."""
    _of_thread.generator = generator
