"""A dispatch table as one word: a letter for each of our runtime keys, read from a dump in PyTorch's words.

    .    missing
    k    kernel, registered at the key itself            K    the same, a fallthrough
    n    default backend kernel, from CompositeExplicitAutogradNonFunctional
    e    default backend kernel, from CompositeExplicitAutograd
    m    math kernel, from CompositeImplicitAutograd
    b    batched kernel, from FuncTorchBatchedDecomposition
    a    autograd kernel, from Autograd
    f    backend fallback                                F    the same, a fallthrough
    ?    ambiguous autogradother

Capital letters are fallthroughs.
"""

from __future__ import annotations

import re

from tinytensor.c10.dispatch_key import RUNTIME_KEYS

RUNTIME = [key.name for key in RUNTIME_KEYS]
LETTERS = {
    "kernel": "k",
    "default backend kernel": "n",
    "math kernel": "m",
    "batched kernel": "b",
    "autograd kernel": "a",
    "backend fallback": "f",
    "ambiguous autogradother": "?",
}
NON_FUNCTIONAL = "CompositeExplicitAutogradNonFunctional"
# What a letter says about the key at which the kernel was registered.
SOURCES = {"n": NON_FUNCTIONAL, "e": "CompositeExplicitAutograd", "m": "CompositeImplicitAutograd", "a": "Autograd"}
_ENTRY = re.compile(r"(\w+): (fallthrough )?(.*) \[([a-z ]+)\]")
_STATE = re.compile(r"(?!debug|name|schema)(\w+)(?:\[alias\])?: .*registered ")


def word(table: str, state: str, sources: bool = False) -> str:
    """The word of a table.

    table      text of `_dispatch_dump_table`, or of our `dump_computed_table`
    state      text of `_dispatch_dump`, or of our `dump_state`: tells the two explicit composite kernels apart
    sources    the debug texts are "registered at KEY:1": assert that the kernels come from where the letter says
    """
    non_functional = NON_FUNCTIONAL in state_keys(state)
    letters = dict.fromkeys(RUNTIME, ".")
    for line in table.splitlines():
        entry = _ENTRY.fullmatch(line)
        if entry is None or entry[1] not in letters:
            continue
        letter = LETTERS[entry[4]]
        if letter == "n" and not (NON_FUNCTIONAL in entry[3] if sources else non_functional):
            letter = "e"
        if sources and letter not in "f?":
            assert entry[3] == f"registered at {SOURCES.get(letter, entry[1])}:1", line
        letters[entry[1]] = letter.upper() if entry[2] else letter
    return "".join(letters.values())


def state_keys(state: str) -> list[str]:
    """The keys that have kernels, in the order of the dump."""
    return [found[1] for line in state.splitlines() if (found := _STATE.match(line))]
