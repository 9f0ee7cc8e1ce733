"""Run the cells, in order, in one namespace for each notebook, and print what each printed, as JSON.

`python run_cells.py served` runs them on tinytensor, which answers for `torch`; `python run_cells.py > printed_by_pytorch.json`
on PyTorch itself: the golden file is made so.
"""

from __future__ import annotations

import contextlib
import io
import json
import sys
from pathlib import Path


def main() -> None:
    if sys.argv[1:] == ["served"]:
        from tinytensor.testing.serve_as_torch import serve_as_torch

        serve_as_torch()
    printed, scopes = {}, {}
    for path in sorted(Path(__file__).parent.glob("*_*.txt")):
        scope = scopes.setdefault(path.name[:3], {"__name__": "__main__"})
        out = io.StringIO()
        with contextlib.redirect_stdout(out):
            exec(compile(path.read_text(), path, "exec"), scope)
        printed[path.stem] = out.getvalue()
    print(json.dumps(printed, indent=0, ensure_ascii=False))


if __name__ == "__main__":
    main()
