"""What the calls of a piece of code name, read off its bytes, beside what Python's `dis` says of them."""

import dis
from pathlib import Path
from types import CodeType

from tinytensor.aten.core.python import call_site


def codes(code: CodeType):
    yield code
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from codes(constant)


def test_calls_are_read_as_dis_reads_them():
    found = 0
    for path in sorted(Path(__file__).parent.glob("test_t*.py")):
        for code in codes(compile(path.read_text(encoding="utf-8"), path.name, "exec")):
            names: object = ()
            before: object = ()
            calls = call_site.calls_of(code)
            for instruction in dis.get_instructions(code):
                if instruction.opname == "KW_NAMES":  # before Python 3.13
                    names = code.co_consts[instruction.arg or 0]
                elif instruction.opname in ("CALL", "CALL_KW"):
                    expected = before if instruction.opname == "CALL_KW" else names
                    call = calls[instruction.offset]
                    assert call.keywords == expected
                    assert call.positional == (instruction.arg or 0) - len(call.keywords)
                    names = ()
                    found += 1
                before = instruction.argval
    assert found > 100
