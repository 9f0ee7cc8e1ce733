"""`python -m tinytensor.codegen` writes the generated files; `--check` only compares, and exits 1 if any differs.

Importing tinytensor imports the generated files. Where they are broken or not there yet, `python tinytensor/codegen`
(the directory) does the same without importing the library.

Mirrors torchgen/gen.py and tools/autograd/gen_autograd.py.
"""

from __future__ import annotations

import argparse
import difflib
import sys
import types
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent.parent

if __name__ == "__main__" and not __package__:
    # Run as a directory: an empty parent package lets `tinytensor.codegen` be imported without tinytensor/__init__.py.
    parent = types.ModuleType("tinytensor")
    parent.__path__ = [str(PACKAGE)]
    sys.modules["tinytensor"] = parent

from tinytensor.codegen.files import generate  # noqa: E402


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tinytensor.codegen", description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing; show what would change")
    parser.add_argument("--package", type=Path, default=PACKAGE, help="where to read and write")
    options = parser.parse_args(argv)
    texts = generate(options.package)
    for path, text in texts.items():
        compile(text, str(path), "exec")  # a syntax error stops here, before half of the files are written
    stale = 0
    for path, text in texts.items():
        old = path.read_text() if path.exists() else ""
        if old == text:
            continue
        stale += 1
        name = str(path.relative_to(options.package.parent))
        if options.check:
            diff = difflib.unified_diff(old.splitlines(), text.splitlines(), name, f"{name} (generated)", lineterm="")
            print("\n".join(diff))
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text)
            print(f"wrote {name}")
    return 1 if options.check and stale else 0


if __name__ == "__main__":
    sys.exit(main())
