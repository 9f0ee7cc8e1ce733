"""The random number generators of CUDA devices: Philox, whose state is a seed and an offset.

A kernel computes element i from (seed, i, offset). A call takes the present offset and moves it on by a multiple of 4, since a
Philox block gives four numbers. So a state is 16 bytes, and it is the same on every device.

Seeds that come before the first use of a generator are kept (c10/cuda/seeds.py): a program without CUDA sets them too.

Mirrors aten/src/ATen/cuda/CUDAGeneratorImpl.cpp.
"""

from __future__ import annotations

import threading
from typing import Any

import numpy as np

from tinytensor.c10.cuda import cuda_runtime, seeds
from tinytensor.c10.device import Device
from tinytensor.c10.error import check
from tinytensor.c10.generator import DEFAULT_SEED, STATE_NBYTES, Generator, as_signed

_SEED_NBYTES = 8  # a state of this size has no offset
_lock = threading.RLock()
_defaults: list[CUDAGeneratorImpl] = []


class CUDAGeneratorImpl(Generator):
    """`torch.Generator(device="cuda")`: a source of random numbers for one device.

    device    "cuda" means the current one; RuntimeError for one that is not there
    """

    __slots__ = ("_offset",)
    _offset: int

    def __init__(self, device: Device | str = "cuda"):
        found = cuda_runtime.with_index(Device(device))
        assert found.index is not None
        cuda_runtime.check_index(found.index)
        self.device = found
        self._lock = threading.Lock()
        self._start(DEFAULT_SEED)

    def _start(self, seed: int) -> None:
        self._seed, self._offset = seed, 0

    def philox_cuda_state(self, increment: int) -> tuple[int, int]:
        """(seed, offset), as signed 64-bit integers, for a kernel of which each thread draws up to `increment` numbers.

        The generator's offset moves on by `increment`, rounded up to a multiple of 4.
        """
        increment = -(-increment // 4) * 4
        capture = cuda_runtime.capture_on(cuda_runtime.current_stream(self.device.index))
        if capture is not None:  # see Note [Random numbers in a graph]
            return capture.philox_state(self, increment)
        return self.reserve(increment)

    def reserve(self, increment: int) -> tuple[int, int]:
        """(seed, offset) of numbers that nobody else draws; the offset moves on by `increment`."""
        with self._lock:
            offset = self._offset
            self._offset = (offset + increment) % 2**64
            return as_signed(self._seed), as_signed(offset)

    def _dump(self) -> bytes:
        return np.array((self._seed, self._offset), np.uint64).tobytes()

    def _load(self, state: bytes) -> None:
        check(len(state) in (STATE_NBYTES, _SEED_NBYTES), "RNG state is wrong size")
        words = np.frombuffer(state, np.uint64).tolist()
        self._seed, self._offset = (*words, 0)[:2]

    def snapshot(self) -> tuple[Any, ...]:
        return self._seed, self._offset

    def put_back(self, snapshot: tuple[Any, ...]) -> None:
        self._seed, self._offset = snapshot

    def get_offset(self) -> int:
        """How far the generator is, a multiple of 4."""
        return self._offset

    def set_offset(self, offset: int) -> Generator:
        """Go to an offset, a multiple of 4; returns self. RuntimeError for another one."""
        check(offset % 4 == 0, "offset must be a multiple of 4")
        with self._lock:
            self._offset = offset
        return self

    def graphsafe_get_state(self) -> Generator:
        """A generator with the same seed and offset, for `graphsafe_set_state`."""
        return self.clone_state()

    def graphsafe_set_state(self, state: Generator) -> Generator:
        """Go on from another generator's seed and offset; returns self. RuntimeError unless that is of CUDA, too."""
        check(
            isinstance(state, CUDAGeneratorImpl),
            lambda: f"Expected a CUDA Generator, but found a {state.device.type.upper()} one",
        )
        assert isinstance(state, CUDAGeneratorImpl)
        with self._lock:
            self._seed, self._offset = state._seed, state._offset
        return self


def default_generators() -> tuple[CUDAGeneratorImpl, ...]:
    """The generators that calls without one draw from, one for each device."""
    if not _defaults:
        with _lock:
            if not _defaults:
                cuda_runtime.start()
                made = [CUDAGeneratorImpl(Device("cuda", i)) for i in range(cuda_runtime.device_count())]
                for generator in made:
                    generator.seed()
                seeds.take_over(lambda index, seed: _seed(made, index, seed))
                _defaults[:] = made
    return tuple(_defaults)


def default_cuda_generator(index: int | None = None) -> CUDAGeneratorImpl:
    """The default generator of a device, of the current one by default (`at::cuda::detail::getDefaultCUDAGenerator`)."""
    index = cuda_runtime.current_device() if index is None else index
    cuda_runtime.check_index(index)
    return default_generators()[index]


def generator_for(device: Device, generator: Generator | None) -> CUDAGeneratorImpl:
    """The generator that a call on `device` draws from: the given one, or the device's default.

    RuntimeError for a generator of another type of device (`at::get_generator_or_default`).
    """
    if generator is None:
        return default_cuda_generator(device.index)
    check(
        isinstance(generator, CUDAGeneratorImpl),
        lambda: f"Expected a 'cuda' device type for generator but found '{generator.device.type}'",
    )
    assert isinstance(generator, CUDAGeneratorImpl)
    return generator


def _seed(generators: list[CUDAGeneratorImpl], index: int | None, seed: int | None) -> None:
    """Seed one generator, that of the current device (None) or all (ALL); by chance without a seed."""
    one = cuda_runtime.current_device() if index is None else index
    for generator in generators if index == seeds.ALL else [generators[one]]:
        # By chance all devices get one seed, that of the first.
        seed = generator.seed() if seed is None else generator.manual_seed(seed).initial_seed()
