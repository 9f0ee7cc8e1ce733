"""Asks PyTorch for golden data: the dispatch tables that it computes.

    python tests/dispatch/make_golden_tables.py

A table is one word, see dispatch_table_letters.py.

golden/computed_tables.json. 4,096 random registration sets on an operator of their own. They stand in blocks that share
backend fallbacks ("CPU", or "CPU!" for a fallthrough), registered besides those that PyTorch starts with (`fallbacks`).
A case is a word for the registrations and one for the table: letters of `key_letters`, in the order of PyTorch's
`_dispatch_dump`, each with "!" behind it where the kernel is a fallthrough.

golden/operator_tables.json. The tables of all operators that this library has: a word, then who has it.
`python_kernels` are those whose kernel at Meta PyTorch registers from Python, as a decomposition.
"""

from __future__ import annotations

import collections
import json
import pathlib
import random
import re
import string

from dispatch_table_letters import RUNTIME, state_keys, word

GOLDEN = pathlib.Path(__file__).parent / "golden" / "computed_tables.json"
OPERATORS = GOLDEN.with_name("operator_tables.json")
ALIASES = [
    "Autograd",
    "CompositeImplicitAutograd",
    "CompositeExplicitAutograd",
    "CompositeExplicitAutogradNonFunctional",
]
KEY_LETTERS = dict(zip([*RUNTIME, *ALIASES], string.ascii_letters, strict=False))
# Mostly the keys that the rules are about; the rest now and then.
COMMON = [
    "CPU", "CUDA", "PrivateUse1", "Meta", "SparseCPU", "QuantizedCPU", "SparsePrivateUse1", "AutogradCPU",
    "AutogradOther", "AutogradPrivateUse1", "AutogradMeta",
]  # fmt: skip
CASES, BLOCKS = 4096, 64


def registrable_keys() -> list[str]:
    """PyTorch has a few runtime keys that it does not know by name."""
    import torch

    keys = []
    for key in RUNTIME[1:]:
        try:
            torch._C._dispatch_key_parse(key)
        except RuntimeError:
            continue
        keys.append(key)
    return keys


def random_registrations(random_: random.Random, keys: list[str]) -> list[str]:
    """Up to 8 keys, some with a fallthrough."""
    chosen: set[str] = set()
    for _ in range(random_.randint(1, 8)):
        pool = random_.choice([ALIASES, ALIASES, COMMON, COMMON, keys])
        chosen.add(random_.choice(pool))
    return [key + ("!" if random_.random() < 0.15 else "") for key in sorted(chosen)]


def random_fallbacks(random_: random.Random, keys: list[str]) -> list[str]:
    """Up to 3 keys that have no fallback yet, nearly half of them with a fallthrough."""
    chosen = sorted(set(random_.choices(keys, k=random_.randint(1, 3))))
    return [key + ("!" if random_.random() < 0.4 else "") for key in chosen]


class TorchOp:
    """A temporary operator of PyTorch with the given registrations; the debug text of each kernel is its key."""

    def __init__(self, name: str, registrations: list[str], python_kernels: dict | None = None) -> None:
        import torch

        self.name = f"tinytensor_golden::{name}"
        fragment = torch._C._dispatch_library("FRAGMENT", "tinytensor_golden", "", "schema", 1)
        fragment.define(f"{name}(Tensor self) -> Tensor", "")
        self._libraries = [fragment]
        for registration in registrations:
            key = registration.rstrip("!")
            library = torch._C._dispatch_library("IMPL", "tinytensor_golden", "", key, 1)
            fn = torch.library.fallthrough_kernel if registration.endswith("!") else lambda self, key=key: key
            if python_kernels is not None and not registration.endswith("!"):
                fn = python_kernels[key]
            library.impl(name, key, fn, False)
            self._libraries.append(library)

    def state(self) -> str:
        import torch

        return torch._C._dispatch_dump(self.name)

    def word(self) -> str:
        import torch

        return word(torch._C._dispatch_dump_table(self.name), self.state(), sources=True)

    def destroy(self) -> None:
        for library in reversed(self._libraries):
            library.reset()


class TorchFallbacks:
    """Backend fallbacks of PyTorch for as long as the block lasts."""

    def __init__(self, fallbacks: list[str]) -> None:
        self.fallbacks = fallbacks

    def __enter__(self) -> None:
        import torch

        self._libraries = []
        for fallback in self.fallbacks:
            key = fallback.rstrip("!")
            library = torch._C._dispatch_library("IMPL", "_", "", "fallback", 1)
            fn = torch.library.fallthrough_kernel if fallback.endswith("!") else lambda op, *args, **kwargs: None
            library.fallback(key, fn, False)
            self._libraries.append(library)

    def __exit__(self, *exc_info: object) -> None:
        for library in reversed(self._libraries):
            library.reset()


def encode(registrations: list[str]) -> str:
    return "".join(KEY_LETTERS[r.rstrip("!")] + "!" * r.endswith("!") for r in registrations)


def decode(text: str) -> list[str]:
    keys = {letter: key for key, letter in KEY_LETTERS.items()}
    return [keys[given[0]] + given[1:] for given in re.findall(r"[a-zA-Z]!?", text)]


def make() -> dict:
    import torch

    empty = TorchOp("nothing", [])
    fallbacks = {}
    for line in torch._C._dispatch_dump_table(empty.name).splitlines():
        key, _, rest = line.partition(": ")
        if key in RUNTIME:
            fallbacks[key] = rest.startswith("fallthrough")
    empty.destroy()
    random_, keys = random.Random(0), registrable_keys()
    free = [key for key in keys if key not in fallbacks]
    blocks = []
    for number in range(BLOCKS):
        chosen = random_fallbacks(random_, free) if number % 4 else []
        cases: dict[str, str] = {}
        with TorchFallbacks(chosen):
            while len(cases) < CASES // BLOCKS:
                registrations = random_registrations(random_, keys)
                op = TorchOp(f"op{number}_{len(cases)}", registrations)
                falls = {r.rstrip("!"): r for r in registrations}
                cases[encode([falls[key] for key in state_keys(op.state())])] = op.word()
                op.destroy()
        blocks.append({"fallbacks": chosen, "cases": [f"{given} {table}" for given, table in cases.items()]})
    return {
        "torch": torch.__version__,
        "command": "python tests/dispatch/make_golden_tables.py",
        "runtime_keys": RUNTIME,
        "key_letters": "".join(KEY_LETTERS.values()),
        "fallbacks": fallbacks,
        "blocks": blocks,
    }


def make_operators() -> dict:
    import torch

    from tinytensor.aten.core.dispatch.dispatcher import dispatcher

    tables, from_python = collections.defaultdict(list), []
    for name in sorted(str(name) for name in dispatcher.get_all_op_names()):
        if not name.startswith("aten::"):
            continue
        table = torch._C._dispatch_dump_table(name)
        tables[word(table, torch._C._dispatch_dump(name))].append(name.removeprefix("aten::"))
        if any(line.startswith("Meta: ") and ".py:" in line for line in table.splitlines()):
            from_python.append(name.removeprefix("aten::"))
    return {
        "torch": torch.__version__,
        "command": "python tests/dispatch/make_golden_tables.py",
        "runtime_keys": RUNTIME,
        "python_kernels": " ".join(from_python),
        "tables": {table: " ".join(names) for table, names in sorted(tables.items())},
    }


if __name__ == "__main__":
    GOLDEN.write_text(json.dumps(make(), indent=0) + "\n")
    OPERATORS.write_text(json.dumps(make_operators(), indent=0) + "\n")
