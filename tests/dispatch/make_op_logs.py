"""Write golden/op_logs.json: what a TorchDispatchMode of PyTorch sees of the programs in op_log_programs.py; and
golden/torch_functions.json: what `__torch_function__` is told of the lines in torch_function_programs.py; and
golden/handed_over.json: what it is handed for every overridable function, of which the file itself has the calls.

    python tests/dispatch/make_op_logs.py
"""

from __future__ import annotations

import json
import pathlib

import handed_over
import op_log_programs
import torch_function_programs

GOLDEN = pathlib.Path(__file__).parent / "golden" / "op_logs.json"


FUNCTIONS = GOLDEN.with_name("torch_functions.json")
HANDED_OVER = GOLDEN.with_name("handed_over.json")


def logs(torch) -> dict[str, dict[str, list[str]]]:
    return {name: op_log_programs.op_log(torch, name) for name in op_log_programs.PROGRAMS}


def functions(torch) -> dict[str, list]:
    return {"mode": torch_function_programs.mode_log(torch), "subclass": torch_function_programs.subclass_log(torch)}


def of_all_functions(torch) -> dict[str, dict]:
    calls = {
        path: [call for call in row if call != "name"] for path, row in json.loads(HANDED_OVER.read_text()).items()
    }
    return {path: handed_over.answers(torch, path, calls[path]) for path in calls}


if __name__ == "__main__":
    import torch

    GOLDEN.write_text(json.dumps({"torch": torch.__version__, "logs": logs(torch)}, indent=1) + "\n")
    FUNCTIONS.write_text(json.dumps(functions(torch), indent=1) + "\n")
    lines = ",\n".join(f"{json.dumps(path)}: {json.dumps(row)}" for path, row in of_all_functions(torch).items())
    HANDED_OVER.write_text(f"{{\n{lines}\n}}\n")
