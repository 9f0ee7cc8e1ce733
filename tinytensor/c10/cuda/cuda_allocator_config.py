"""Options of the caching allocator, as the environment variable PYTORCH_CUDA_ALLOC_CONF writes them.

    max_split_size_mb:128,garbage_collection_threshold:0.8,roundup_power2_divisions:[256:1,512:2,>:4]

Mirrors c10/cuda/CUDAAllocatorConfig.cpp and c10/core/AllocatorConfig.cpp. Left out: the backend cudaMallocAsync, and options
that only speed up the registration of pinned memory; they are read and have no effect.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from tinytensor.c10.error import check, check_value

_MB = 1024 * 1024
LARGE_BUFFER = 20 * _MB
UNLIMITED = 2**64 - 1
# Divisions are given for sizes from 1 MB on, an entry for each power of two up to 32 GB.
_INTERVALS = 16
_FIRST_INTERVAL = 20  # 2 ** 20 bytes

_PINNED_OPTIONS = {"pinned_use_cuda_host_register", "pinned_use_hip_host_register", "pinned_use_background_threads"}
_RELEASE_LOCK = {"release_lock_on_cudamalloc", "release_lock_on_hipmalloc"}


def _is_power_of_two(n: int) -> bool:
    return n > 0 and n & (n - 1) == 0


@dataclass
class CUDAAllocatorConfig:
    """What the allocator may be told. Sizes are in bytes.

    max_split_size                blocks of this size and above are not split, and serve only requests of nearly their size
    garbage_collection_threshold  share of the allowed memory above which old blocks are given back; 0: never
    expandable_segments           one growing segment a stream instead of many
    pinned_max_round_threshold    of pinned memory: larger requests are not rounded up
    pinned_max_cached_size        of pinned memory: larger blocks are given back as soon as they are free
    roundup_power2_divisions      for each power of two from 1 MB on: into how many sizes the way to the next is divided

    >>> CUDAAllocatorConfig.parse("max_split_size_mb:64").max_split_size
    67108864
    """

    max_split_size: int = UNLIMITED
    garbage_collection_threshold: float = 0.0
    expandable_segments: bool = False
    release_lock_on_cudamalloc: bool = False
    pinned_max_round_threshold: int = UNLIMITED
    pinned_max_cached_size: int = UNLIMITED
    roundup_power2_divisions: list[int] = field(default_factory=lambda: [0] * _INTERVALS)
    settings: str = ""

    @staticmethod
    def from_environment() -> CUDAAllocatorConfig:
        """The options of PYTORCH_CUDA_ALLOC_CONF, or the defaults."""
        return CUDAAllocatorConfig.parse(os.environ.get("PYTORCH_CUDA_ALLOC_CONF", ""))

    @staticmethod
    def parse(text: str) -> CUDAAllocatorConfig:
        """Read `option:value,option:value`. ValueError, or RuntimeError, in PyTorch's words."""
        config = CUDAAllocatorConfig(settings=text)
        tokens = _Tokens(re.findall(r"[,:\[\]]|[^,:\[\]\s]+", text))
        while tokens:
            key = tokens.take()
            read = config._reader(key)
            tokens.expect(":")
            read(tokens)
            if tokens:
                tokens.expect(",")
        return config

    def divisions_for(self, size: int) -> int:
        """Into how many sizes the way from one power of two to the next is divided, at this size."""
        interval = size.bit_length() - 1 - _FIRST_INTERVAL
        return self.roundup_power2_divisions[min(max(interval, 0), _INTERVALS - 1)]

    def _reader(self, key: str) -> Callable[[_Tokens], None]:
        if key == "max_split_size_mb":
            return self._read_max_split_size
        if key == "garbage_collection_threshold":
            return self._read_threshold
        if key == "roundup_power2_divisions":
            return self._read_divisions
        if key == "expandable_segments":
            return lambda tokens: setattr(self, "expandable_segments", tokens.boolean())
        if key in _RELEASE_LOCK:
            return lambda tokens: setattr(self, "release_lock_on_cudamalloc", tokens.boolean())
        if key in _PINNED_OPTIONS:
            return lambda tokens: (tokens.boolean(), None)[1]
        if key in ("pinned_max_round_threshold_mb", "pinned_max_cached_size_mb"):
            return lambda tokens: setattr(self, key.removesuffix("_mb"), min(tokens.integer() * _MB, UNLIMITED))
        if key in ("pinned_num_register_threads", "pinned_reserve_segment_size_mb"):
            return lambda tokens: (tokens.integer(), None)[1]
        if key == "backend":
            return self._read_backend
        raise ValueError(f"Unrecognized key '{key}' in CUDA allocator config.")

    def _read_max_split_size(self, tokens: _Tokens) -> None:
        megabytes, least = tokens.integer(), LARGE_BUFFER // _MB
        check_value(megabytes >= least, f"CachingAllocator option max_split_size_mb too small, must be >= {least}")
        self.max_split_size = min(megabytes * _MB, UNLIMITED)

    def _read_threshold(self, tokens: _Tokens) -> None:
        share = tokens.number()
        check_value(0 < share < 1, "garbage_collect_threshold is invalid, set it in (0.0, 1.0)")
        self.garbage_collection_threshold = share

    def _read_divisions(self, tokens: _Tokens) -> None:
        if tokens.peek() != "[":
            divisions = tokens.integer()
            check_value(_is_power_of_two(divisions), "For roundups, the divisions has to be power of 2 ")
            self.roundup_power2_divisions = [divisions] * _INTERVALS
            return
        tokens.take()
        filled = 0  # an interval that is not named has the divisions of the one before it, or 0
        first = True
        while tokens.peek() != "]":
            start = tokens.take()
            tokens.expect(":")
            divisions = tokens.integer()
            check_value(
                divisions == 0 or _is_power_of_two(divisions),
                "For roundups, the divisions has to be power of 2 or 0 to disable roundup ",
            )
            if start == ">":  # all above the last one
                self.roundup_power2_divisions[filled:] = [divisions] * (_INTERVALS - filled)
            else:
                megabytes = int(start)
                check_value(_is_power_of_two(megabytes), "For roundups, the intervals have to be power of 2 ")
                filled = min(megabytes.bit_length() - 1, _INTERVALS - 1)
                if first:
                    self.roundup_power2_divisions[:filled] = [divisions] * filled
                    first = False
                self.roundup_power2_divisions[filled] = divisions
            if tokens.peek() != "]":
                tokens.expect(",")
        tokens.take()

    def _read_backend(self, tokens: _Tokens) -> None:
        backend = tokens.take()
        check_value(
            backend in ("native", "cudaMallocAsync"),
            "Unknown allocator backend, options are native and cudaMallocAsync",
        )
        check(backend == "native", "backend:cudaMallocAsync is not available in tinytensor", NotImplementedError)


class _Tokens:
    """The words of a setting, one after the other."""

    def __init__(self, words: list[str]):
        self._words: Iterator[str] = iter(words)
        self._next = next(self._words, None)
        self._place = 0

    def __bool__(self) -> bool:
        return self._next is not None

    def peek(self) -> str:
        check_value(self._next is not None, "Error parsing CachingAllocator settings, expected more")
        assert self._next is not None
        return self._next

    def take(self) -> str:
        word = self.peek()
        self._next = next(self._words, None)
        self._place += 1
        return word

    def expect(self, token: str) -> None:
        found = self._next
        check_value(found == token, f"Error parsing CachingAllocator settings, expected {token}")
        self.take()

    def integer(self) -> int:
        word = self.take()
        check_value(word.isdigit(), f"Error parsing CachingAllocator settings, expected an integer, got {word}")
        return int(word)

    def number(self) -> float:
        word = self.take()
        try:
            return float(word)
        except ValueError:
            raise ValueError(f"Error parsing CachingAllocator settings, expected a number, got {word}") from None

    def boolean(self) -> bool:
        place, word = self._place, self.take()
        check_value(
            word in ("True", "False"),
            f"Expected 'True' or 'False' at index {place} in ConfigTokenizer but got '{word}'",
        )
        return word == "True"
