"""Wrong solutions of lesson 07."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, ClassVar

from tinytensor_lessons.exercise import Misconception, Mismatch, Outcome
from tinytensor_lessons.key_bits import BACKEND_MASK, BACKENDS, FUNCTIONALITIES, PREFIXES, bits_of, keys
from tinytensor_lessons.lesson_07.call import ALL
from tinytensor_lessons.lesson_07.tables import DEVICES, LAYOUTS, missing_dtype, missing_pair

Seen = Sequence[tuple[Outcome, Mismatch | None]]

# ---- two_tables


class Tables:
    """A right one, for the others to spoil."""

    def __init__(self):
        self.kernels = {}

    def register(self, name, device, layout, dtypes, fn):
        self.kernels[name, device, layout] = dtypes, fn

    def where(self, tensors):
        device = max((t.device for t in tensors), key=DEVICES.index)
        return device, max((t.layout for t in tensors), key=LAYOUTS.index)

    def find(self, name, device, layout):
        if (name, device, layout) not in self.kernels:
            raise NotImplementedError(missing_pair(name, device, layout))
        return self.kernels[name, device, layout]

    def call(self, name, *tensors):
        dtypes, fn = self.find(name, *self.where(tensors))
        if tensors[0].dtype not in dtypes:
            raise NotImplementedError(missing_dtype(name, tensors[0].dtype))
        return fn(tensors[0].dtype, *tensors)


class DtypeFirst(Tables):
    def register(self, name, device, layout, dtypes, fn):
        for dtype in dtypes:
            self.kernels[dtype, name, device, layout] = fn

    def call(self, name, *tensors):
        device, layout = self.where(tensors)
        fn = self.kernels.get((tensors[0].dtype, name, device, layout))
        if fn is None:
            raise NotImplementedError(missing_pair(name, device, layout))
        return fn(tensors[0].dtype, *tensors)


class FirstArg(Tables):
    def where(self, tensors):
        return tensors[0].device, tensors[0].layout


class Frozen(Tables):
    seen: Any = None

    def find(self, name, device, layout):
        if self.seen is None:
            self.seen = dict(self.kernels)
        if (name, device, layout) not in self.seen:
            raise NotImplementedError(missing_pair(name, device, layout))
        return self.seen[name, device, layout]


class FallsToCpu(Tables):
    def find(self, name, device, layout):
        return super().find(name, device if (name, device, layout) in self.kernels else "cpu", layout)


class FirstStays(Tables):
    def register(self, name, device, layout, dtypes, fn):
        self.kernels.setdefault((name, device, layout), (dtypes, fn))


class CopiesDtypes(Tables):
    def register(self, name, device, layout, dtypes, fn):
        super().register(name, device, layout, set(dtypes), fn)


class OneForAll(Tables):
    shared: ClassVar[dict[Any, Any]] = {}

    def __init__(self):
        self.kernels = self.shared


# Probes of 07.two_tables: 0 plain, 1 registered late, 2 mixed layouts, 3 nothing there, 4 a kernel learns, 5 no loop,
# 6 a kernel is registered anew.


def _only_wrong_on(seen: Seen, *probes: int) -> bool:
    return all((mismatch is not None) == (k in probes) for k, (_, mismatch) in enumerate(seen))


def _keeps_the_first(seen: Seen) -> bool:
    return _only_wrong_on(seen, 6)


def _keeps_a_copy(seen: Seen) -> bool:
    return _only_wrong_on(seen, 4) and "not implemented" in str(seen[4][0].value)


def _is_shared(seen: Seen) -> bool:
    return "another TwoTables()" in str(seen[3][0].value)


def _needs_dtypes(seen: Seen) -> bool:
    return all(seen[k][1] is None for k in (0, 1, 2)) and all(seen[k][1] is not None for k in (4, 5))


def _asks_the_first(seen: Seen) -> bool:
    value = seen[2][0].value
    return isinstance(value, list) and str(value[0]).startswith("mm on strided cpu") and seen[1][1] is None


def _misses_the_late_one(seen: Seen) -> bool:
    value = seen[1][0].value
    return seen[0][1] is None and isinstance(value, list) and str(value[1]).startswith("NotImplementedError")


def _runs_cpu_code(seen: Seen) -> bool:
    value = seen[3][0].value
    return isinstance(value, list) and str(value[0]).startswith("mm on strided cpu")


# ---- keyset


class Set:
    """A right one."""

    def __init__(self, bits=0):
        self.bits = bits

    def make(self, bits):
        return type(self)(bits)

    def add(self, key):
        return self.make(self.bits | bits_of(key))

    def remove(self, key):
        return self.make(self.bits & ~(bits_of(key) & ~BACKEND_MASK))

    def has(self, key):
        return self.bits & bits_of(key) == bits_of(key)

    def __or__(self, other):
        return self.make(self.bits | other.bits)

    def __sub__(self, other):
        return self.make(self.bits & ~(other.bits & ~BACKEND_MASK))

    def highest(self):
        functionalities = self.bits >> len(BACKENDS)
        if not functionalities:
            return "Undefined"
        return self.named(FUNCTIONALITIES[functionalities.bit_length() - 1])

    def named(self, name):
        if name in PREFIXES:
            return name + BACKENDS[(self.bits & BACKEND_MASK).bit_length() - 1]
        return name


class Lowest(Set):
    def highest(self):
        functionalities = self.bits >> len(BACKENDS)
        if not functionalities:
            return "Undefined"
        return self.named(FUNCTIONALITIES[(functionalities & -functionalities).bit_length() - 1])


class NoBackend(Set):
    def named(self, name):
        return name or "Dense"


class XorRemove(Set):
    def remove(self, key):
        return self.make(self.bits ^ (bits_of(key) & ~BACKEND_MASK))

    def __sub__(self, other):
        return self.make(self.bits ^ (other.bits & ~BACKEND_MASK))


class EmptyCrash(Set):
    def highest(self):
        functionalities = self.bits >> len(BACKENDS)
        return self.named([name for k, name in enumerate(FUNCTIONALITIES) if functionalities >> k & 1][-1])


class TakesBackend(Set):
    def remove(self, key):
        return self.make(self.bits & ~bits_of(key))

    def __sub__(self, other):
        return self.make(self.bits & ~other.bits)


# Probes of 07.keyset: 0 one key, 1 and 2 autograd, 3 remove what is absent, 4 remove, 5 remove and 6 subtract a key that
# shares its backend, 7 empty.


def _highest(seen: Seen, k: int) -> Any:
    value = seen[k][0].value
    return value["highest"] if isinstance(value, dict) else None


def _forgets_who(seen: Seen) -> bool:
    return all(_highest(seen, k) in ("Autograd", "AutogradFunctionality") for k in (1, 2))


def _adds_what_was_absent(seen: Seen) -> bool:
    value = seen[3][0].value
    return isinstance(value, dict) and "ADInplaceOrView" in value["keys"] and seen[4][1] is None


def _crashes_when_empty(seen: Seen) -> bool:
    return bool(seen[7][0].raised) and all(seen[k][1] is None for k in range(7))


def _takes_the_backend_too(seen: Seen) -> bool:
    return any(isinstance(v := seen[k][0].value, dict) and v["keys"] == [] for k in (5, 6)) and seen[1][1] is None


# ---- keys_of

_LAYOUTS = {"strided": "", "sparse_coo": "Sparse", "sparse_csr": "SparseCsr", "mkldnn": "Mkldnn"}


def _keys_of(
    backend: Callable[[str, str], set[str]] = lambda layout, name: {_LAYOUTS[layout] + name},
    autograd: Callable[[str, str], str] = lambda layout, name: "Other" if layout == "mkldnn" else name,
    only_if_grad: bool = False,
    keeps: bool = False,
) -> Callable[..., set[str]]:
    def keys_of(device, layout, dtype, requires_grad, inference):
        name = {"cpu": "CPU", "cuda": "CUDA", "meta": "Meta"}[device]
        found = backend(layout, name)
        if keeps or not inference:
            found |= {"ADInplaceOrView"}
            if requires_grad or not only_if_grad:
                found |= {"Autograd" + autograd(layout, name)}
        if name != "Meta" and layout != "mkldnn":
            found |= {"Autocast" + name}
        return found

    return keys_of


# Probes of 07.keys_of: 0 requires grad, 1 not, 2 int64, 3 inference, 4 sparse, 5 mkldnn, 6 meta, 7 meta and inference.


def _only_with_grad(seen: Seen) -> bool:
    return seen[0][1] is None and all(_lacks(seen, k, "AutogradCPU") for k in (1, 2))


def _keeps_for_inference(seen: Seen) -> bool:
    return all(_has_any(seen, k, ("ADInplaceOrView", "AutogradCPU", "AutogradMeta")) for k in (3, 7))


def _sparse_joins(seen: Seen) -> bool:
    return _has_any(seen, 4, ("CPU",))


def _names_mkldnn(seen: Seen) -> bool:
    return _has_any(seen, 5, ("AutogradMkldnn", "AutogradMkldnnCPU", "AutogradCPU")) and seen[4][1] is None


def _lacks(seen: Seen, k: int, key: str) -> bool:
    value = seen[k][0].value
    return isinstance(value, (set, frozenset)) and key not in value


def _has_any(seen: Seen, k: int, names: tuple[str, ...]) -> bool:
    value = seen[k][0].value
    return isinstance(value, (set, frozenset)) and bool(value & set(names))


# ---- effective


def _values(args):
    return [value for arg in args for value in (arg if isinstance(arg, list) else [arg])]


def _union(values):
    ks = 0
    for value in values:
        ks |= keys(value)
    return ks


def exclude_first(args, included, excluded, non_fallthrough):
    return (_union(_values(args)) & ~excluded | included) & non_fallthrough


def top_level(args, included, excluded, non_fallthrough):
    return (_union(args) | included) & ~excluded & non_fallthrough


def first_tensor(args, included, excluded, non_fallthrough):
    first = next((value for value in _values(args) if keys(value)), None)
    return (keys(first) | included) & ~excluded & non_fallthrough


def mask_after(args, included, excluded, non_fallthrough):
    ks = (_union(_values(args)) | included) & ~excluded
    top = 1 << (ks.bit_length() - 1)
    return ks if top & non_fallthrough else ks & ~top


# Probes of 07.effective: 0 one tensor, 1 two, 2 a list, 3 included and excluded, 4 and 5 fallthroughs, 6 no tensor.


def _lets_fallthroughs_through(seen: Seen) -> bool:
    """All is right where nothing is fallthrough; where two keys are, one of them is left."""
    fallthrough = (bits_of("AutogradCPU") | bits_of("AutocastCPU")) & ~BACKEND_MASK
    left = seen[5][0].value
    return all(seen[k][1] is None for k in (0, 1, 2, 3)) and type(left) is int and bool(left & fallthrough)


# ---- below


def _functionality(key):
    return bits_of(key) & ~BACKEND_MASK


def inclusive(ks, key):
    return ks & (2 * _functionality(key) - 1)


def loses_backend(ks, key):
    return ks & (_functionality(key) - 1) & ~BACKEND_MASK


def above(ks, key):
    return ks & (ALL & ~(2 * _functionality(key) - 1) | BACKEND_MASK)


def clears_one(ks, key):
    return ks & ~_functionality(key)


MISCONCEPTIONS = {
    "two_tables": (
        Misconception(
            "dtype_first", "Registering a device should not need all dtypes known.", DtypeFirst, _needs_dtypes
        ),
        Misconception("first_arg", "mm(dense, sparse) took the dense code.", FirstArg, _asks_the_first),
        Misconception("frozen", "The entry registered later was not found.", Frozen, _misses_the_late_one),
        Misconception("falls_to_cpu", "CPU code read memory it does not own. Raise.", FallsToCpu, _runs_cpu_code),
        Misconception(
            "first_stays",
            "The row was registered anew and the old kernel still ran. The newest one counts.",
            FirstStays,
            _keeps_the_first,
        ),
        Misconception(
            "copies_dtypes",
            "The kernel learned a dtype after it was registered. Keep its own set and not a copy of it.",
            CopiesDtypes,
            _keeps_a_copy,
        ),
        Misconception(
            "one_for_all",
            "Two objects share one table. Make the dict in `__init__`, so that each object has its own.",
            OneForAll,
            _is_shared,
        ),
    ),
    "keyset": (
        Misconception("lowest", "Later keys have higher priority: Autograd before CPU.", Lowest),
        Misconception(
            "no_backend", "Two backends, one Autograd bit: which backend's autograd kernel?", NoBackend, _forgets_who
        ),
        Misconception("xor_remove", "Removing an absent key added it.", XorRemove, _adds_what_was_absent),
        Misconception("empty_crash", "The empty set's highest key is Undefined.", EmptyCrash, _crashes_when_empty),
        Misconception(
            "takes_backend",
            "CPU went away with AutogradCPU. The backend bit belongs to both: remove clears the functionality's.",
            TakesBackend,
            _takes_the_backend_too,
        ),
    ),
    "keys_of": (
        Misconception(
            "grad_gives_key",
            "torch gives every normal tensor AutogradCPU. The kernel asks about requires_grad later.",
            _keys_of(only_if_grad=True),
            _only_with_grad,
        ),
        Misconception(
            "inference_keeps",
            "Inference tensors carry only {CPU, AutocastCPU}.",
            _keys_of(keeps=True),
            _keeps_for_inference,
        ),
        Misconception(
            "sparse_dense",
            "SparseCPU replaces CPU, it does not join it.",
            _keys_of(backend=lambda layout, name: {_LAYOUTS[layout] + name, name}),
            _sparse_joins,
        ),
        Misconception(
            "mkldnn_autograd",
            "Rare backends share AutogradOther.",
            _keys_of(autograd=lambda layout, name: "Mkldnn" if layout == "mkldnn" else name),
            _names_mkldnn,
        ),
    ),
    "effective": (
        Misconception("exclude_first", "A key both included and excluded must be off.", exclude_first),
        Misconception("top_level", "`cat([a, b])` has its tensors in a list.", top_level),
        Misconception("first_tensor", "Keys are the union over all tensor arguments.", first_tensor),
        Misconception(
            "mask_after",
            "Mask the set, then choose; else a fallthrough key wins and has no code.",
            mask_after,
            _lets_fallthroughs_through,
        ),
    ),
    "below": (
        Misconception("inclusive", "The kernel redispatched to itself.", inclusive),
        Misconception(
            "loses_backend",
            "Only functionality bits are ordered by this; the backend must survive.",
            loses_backend,
        ),
        Misconception("above", "You called a kernel that already ran.", above),
        Misconception("clears_one", "Anything above it must go as well.", clears_one),
    ),
}
