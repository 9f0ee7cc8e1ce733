"""For which processor kernels are compiled: a level that many processors have in common, not this one's model.

A kernel that was compiled here, one that came with the package and one from another machine's store are then the same bytes, and
so are the numbers that they compute: how many numbers a vector holds decides in which order a sum is added up.

`TINYTENSOR_CPU` chooses another one: x86-64-v3, x86-64-v4, or native, which is this very model and its own key in the store.
Left out: levels of other architectures. There it is always the processor itself.

Mirrors the role of ATEN_CPU_CAPABILITY in aten/src/ATen/native/DispatchStub.cpp.
"""

import functools
import os
import warnings
from typing import NamedTuple

import llvmlite.binding as llvm

NATIVE = "native"


class Processor(NamedTuple):
    """A processor as LLVM calls it: its name, and features beside those of the name."""

    name: str
    features: str


_V3 = (
    "avx avx2 bmi bmi2 cmov cx16 cx8 f16c fma fxsr lzcnt mmx movbe popcnt sahf sse sse2 sse3 sse4.1 sse4.2 ssse3 xsave"
)
_V4 = f"{_V3} avx512f avx512bw avx512cd avx512dq avx512vl avx512vnni"
LEVELS = {
    # With the products of bytes, which all have but the first processors of this level; and with the widest vectors, which were
    # dear on these alone: exp, tanh and all that is made of them take a third less time than with half as wide ones.
    "x86-64-v4": (Processor("x86-64-v4", "+avx512vnni,-prefer-256-bit"), frozenset(_V4.split())),
    "x86-64-v3": (Processor("x86-64-v3", ""), frozenset(_V3.split())),
}
"""Best first: the processor that LLVM compiles for, and all features that a machine needs to run the code."""

BEYOND = {"avx512bf16": ("x86-64-v4", "llvm.x86.avx512bf16.")}
"""Instructions that only some processors of a level have, and that kernels may be written for which ask `has_feature` before:
of which level, and how LLVM's functions for them are called. Such a kernel has a key as every other, since its loop is another
one; all the others are the same bytes on each processor of the level."""


def possible() -> list[str]:
    """The levels whose code this machine can run, best first."""
    present = _named(host())
    return [level for level, (_, needed) in LEVELS.items() if needed <= present]


def _named(processor: Processor) -> frozenset[str]:
    """The features that a processor's own text names."""
    return frozenset(feature[1:] for feature in processor.features.split(",") if feature.startswith("+"))


@functools.cache
def host() -> Processor:
    """This machine's own processor."""
    try:
        features = llvm.get_host_cpu_features().flatten()
    except RuntimeError:  # LLVM cannot tell on some processors; the name alone is a safe subset
        features = ""
    return Processor(llvm.get_host_cpu_name(), features)


@functools.cache
def processor() -> Processor:
    """The one that kernels are compiled for in this process."""
    levels = [*possible(), NATIVE]
    wanted = os.environ.get("TINYTENSOR_CPU") or levels[0]
    if wanted not in (*LEVELS, NATIVE):
        raise ValueError(f"TINYTENSOR_CPU must be one of {', '.join((*LEVELS, NATIVE))}, got {wanted!r}")
    if wanted not in levels:
        warnings.warn(f"tinytensor: this machine cannot run code for {wanted}; compiling for {levels[0]}", stacklevel=2)
        wanted = levels[0]
    return host() if wanted == NATIVE else LEVELS[wanted][0]


def has_feature(name: str) -> bool:
    """Whether kernels of this process may use these instructions."""
    chosen = processor()
    features = dict(LEVELS.values()).get(chosen, _named(chosen))
    level, _ = BEYOND.get(name, ("", ""))
    return name in features or (level == chosen.name and name in _named(host()))
