"""The text of PyTorch's "received an invalid combination of arguments".

The quirks are PyTorch's and are kept: it reads the printed signatures again, counts the `*` as an argument, takes the
default for the name of a parameter that has one, and lists keywords in the order of its hash map.

Mirrors torch/csrc/utils/invalid_arguments.cpp.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from tinytensor.c10.device import Device
from tinytensor.c10.generator import Generator
from tinytensor.c10.layout import Layout, MemoryFormat
from tinytensor.c10.metadata import Size
from tinytensor.c10.scalar_type import ScalarType

TORCH_NAMES: dict[type, str] = {
    ScalarType: "torch.dtype",
    Device: "torch.device",
    Layout: "torch.layout",
    MemoryFormat: "torch.memory_format",
    Size: "torch.Size",
}
"""Types that PyTorch has written in C; modules above this one put theirs here."""
_HEAP_TYPE = 1 << 9


def type_name(value: Any) -> str:
    """The name of a value's type as CPython keeps it: only types written in C carry their module."""
    cls = value.__class__
    name = TORCH_NAMES.get(cls)
    if name is None:
        if isinstance(value, Generator):
            return "torch._C.Generator"
        name = cls.__name__
        if cls.__module__ != "builtins" and not cls.__flags__ & _HEAP_TYPE:
            name = f"{cls.__module__}.{name}"
    return name


class _Option:
    """A printed signature, read again: (name, type) of each comma-separated part."""

    def __init__(self, text: str) -> None:
        self.arguments: list[tuple[str, str]] = []
        for part in text[1:-1].split(", "):  # of `()` PyTorch reads one argument, without name and type
            type, _, name = part.rpartition(" ")
            self.arguments.append((name, type))

    def counts_match(self, args: Sequence[Any], kwargs: Mapping[str, Any]) -> bool:
        return len(args) + len(kwargs) == len(self.arguments)

    def unmatched_keywords(self, kwargs: Mapping[str, Any]) -> list[str]:
        start = max(0, len(self.arguments) - len(kwargs))
        names = {name for name, _ in self.arguments[start:]}
        return [name for name in kwargs if name not in names]

    def describe(self, args: Sequence[Any], kwargs: Mapping[str, Any]) -> str:
        """The types given; those that are not the types expected, between exclamation marks."""
        words = []
        for index in range(len(args) + len(kwargs)):
            name, expected = self.arguments[index]
            value = args[index] if index < len(args) else kwargs[name]
            text = f"{name}={_describe(value)}" if index >= len(args) else _describe(value)
            words.append(text if _is_matching(expected, value) else f"!{text}!")
        return _parenthesised(words, bool(args))


def _is_matching(expected: str, value: Any) -> bool:
    given = type_name(value)
    return given == expected or (expected == "float" and given == "int")


def _describe(value: Any) -> str:
    if isinstance(value, tuple):
        items = ", ".join(map(type_name, value))
        return f"{type_name(value)} of ({items}{',' if len(value) == 1 else ''})"
    if isinstance(value, list):
        return f"{type_name(value)} of [{', '.join(map(type_name, value))}]"
    return type_name(value)


def _parenthesised(words: Sequence[str], has_positional: bool) -> str:
    # PyTorch removes the last comma only if there are positional arguments.
    text = "".join(f"{word}, " for word in words)
    return f"({text[:-2] if has_positional else text})"


_MASK = 2**64 - 1
_MULTIPLIER = 0xC6A4A7935BD1E995
_BUCKETS = (13, 29, 59, 127)  # how the table of buckets grows


def _hash(text: str) -> int:
    """`std::hash<std::string>` of libstdc++, MurmurHash64A."""

    def mixed(value: int) -> int:
        return value ^ value >> 47

    data = text.encode()
    whole = len(data) & ~7
    result = 0xC70F6907 ^ (len(data) * _MULTIPLIER & _MASK)
    for start in range(0, whole, 8):
        word = int.from_bytes(data[start : start + 8], "little")
        result = (result ^ mixed(word * _MULTIPLIER & _MASK) * _MULTIPLIER & _MASK) * _MULTIPLIER & _MASK
    if len(data) > whole:
        result = (result ^ int.from_bytes(data[whole:], "little")) * _MULTIPLIER & _MASK
    return mixed(mixed(result) * _MULTIPLIER & _MASK)


def _hash_map_order(keys: Iterable[str]) -> list[str]:
    """The keys as an `unordered_map` of libstdc++ lists them, when they were put in one after the other.

    It is one chain, in which the entries of a bucket stand together. A new one comes first in its bucket, and one whose
    bucket is empty comes first of all.
    """

    def put(chain: list[str], key: str, count: int) -> None:
        bucket = _hash(key) % count
        place = next((place for place, other in enumerate(chain) if _hash(other) % count == bucket), 0)
        chain.insert(place, key)

    chain: list[str] = []
    counts = iter(_BUCKETS)
    count = next(counts)
    for key in keys:
        if len(chain) == count:
            count, old = next(counts), chain
            chain = []
            for other in old:
                put(chain, other, count)
        put(chain, key, count)
    return chain


def format_invalid_args(args: Sequence[Any], kwargs: dict[str, Any], name: str, options: Sequence[str]) -> str:
    """The whole message; `options` are the printed signatures, `name` the function with its parentheses."""
    kwargs = {key: kwargs[key] for key in _hash_map_order(kwargs)}
    keywords = [f"{key}={type_name(value)}" for key, value in kwargs.items()]
    given = _parenthesised([*map(type_name, args), *keywords], bool(args))
    message = f"{name} received an invalid combination of arguments - "
    if len(options) == 1:
        option = _Option(options[0])
        unmatched = option.unmatched_keywords(kwargs)
        if unmatched:
            return f"{message}got unrecognized keyword arguments: {', '.join(unmatched)}"
        if option.counts_match(args, kwargs):
            given = option.describe(args, kwargs)
        return f"{message}got {given}, but expected {options[0]}"
    message += f"got {given}, but expected one of:\n"
    for text in options:
        option = _Option(text)
        message += f" * {text}\n"
        if option.counts_match(args, kwargs):
            unmatched = option.unmatched_keywords(kwargs)
            if unmatched:
                message += f"      didn't match because some of the keywords were incorrect: {', '.join(unmatched)}\n"
            else:
                message += (
                    "      didn't match because some of the arguments have invalid types: "
                    f"{option.describe(args, kwargs)}\n"
                )
    return message
