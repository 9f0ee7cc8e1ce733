"""What the checks of lesson 14 compare with, and what its text says: PyTorch's logs, counts and messages."""

from __future__ import annotations

import subprocess
import sys

import pytest
from tinytensor_lessons.compare import difference
from tinytensor_lessons.lesson_14 import flops, logger, units
from tinytensor_lessons.lesson_14.exercises import NEEDS
from tinytensor_lessons.lesson_14.flops import PUZZLE, Work
from tinytensor_lessons.lesson_14.logger import STEPS, Program, Recorder

import tinytensor as tt
from tinytensor.utils._python_dispatch import TorchDispatchMode

TWO_LAYERS = ["t", "addmm", "relu", "detach", "t", "addmm"]

# The logger that the lesson begins with, as its author wrote it for PyTorch; the network without nn.Module.
LOGGER = """
import torch
import torch.nn.functional as F
from torch.utils._python_dispatch import TorchDispatchMode

class OperationLogger(TorchDispatchMode):
    def __init__(self):
        self.operations = []
    
    def __torch_dispatch__(self, func, types, args=(), kwargs=None):
        kwargs = kwargs or {}
        self.operations.append({
            'name': str(func),
            'input_shapes': [a.shape if hasattr(a, 'shape') else type(a).__name__ for a in args]
        })
        return func(*args, **kwargs)

w1, b1, w2, b2 = (torch.randn(*s).requires_grad_() for s in ((20, 10), (20,), (5, 20), (5,)))

def model(x):
    return F.linear(F.relu(F.linear(x, w1, b1)), w2, b2)

x = torch.randn(4, 10)

with OperationLogger() as logger:
    y = model(x)

print(f"Operations in forward pass:")
for i, op in enumerate(logger.operations[:10]):  # First 10
    print(f"  {i+1}. {op['name']}")
print(f"  ... ({len(logger.operations)} total operations)")
"""


def printed(before: str) -> list[str]:
    run = subprocess.run([sys.executable, "-c", before + LOGGER], capture_output=True, text=True, check=True)
    return run.stdout.splitlines()


def test_the_logger_runs_as_it_was_written_for_pytorch():
    lines = printed("from tinytensor.testing.serve_as_torch import serve_as_torch; serve_as_torch()\n")
    assert lines == [
        "Operations in forward pass:",
        *(f"  {i}. aten.{name}.default" for i, name in enumerate(TWO_LAYERS, 1)),
        "  ... (6 total operations)",
    ]


def test_pytorch_prints_the_same(torch):
    assert printed("")[1:-1] == [f"  {i}. aten.{name}.default" for i, name in enumerate(TWO_LAYERS, 1)]


@pytest.mark.parametrize(
    ("line", "error"),
    [
        ("torch.add(m, 1)", "add(): argument 'input' (position 1) must be Tensor, not Meters"),
        ("torch.cat([m, m])", "expected Tensor as element 0 in argument 0, but got Meters"),
        ("t + m", "unsupported operand type(s) for +: 'Tensor' and 'Meters'"),
        ("torch.nn.functional.linear(m, t)", "linear(): argument 'input' (position 1) must be Tensor, not Meters"),
        ("torch.relu(m)", "relu(): argument 'input' (position 1) must be Tensor, not Meters"),
    ],
)
def test_what_a_wrapper_is_told(library, line, error):
    Meters = type("Meters", (), {"__init__": lambda self, t: setattr(self, "tensor", t)})
    t = library.ones(2)
    with pytest.raises(TypeError) as caught:
        eval(line, {"torch": library, "m": Meters(t), "t": t})
    assert str(caught.value) == error


def test_a_subclass_without_a_handler_keeps_its_class_and_loses_what_hangs_on_it(library):
    Meters = type("Meters", (library.Tensor,), {})
    m = library.ones(2).as_subclass(Meters)
    m.unit = "m"
    kept = [(type(out).__name__, hasattr(out, "unit")) for out in (m + 1, m * m, m)]
    assert kept == [("Meters", False), ("Meters", False), ("Meters", True)]


def test_the_table_has_all_three_answers():
    assert set(NEEDS.values()) == {"wrapper", "extending", "neither"} and len(NEEDS) == 8


# ---- logs


def test_the_log_of_every_step_is_pytorchs(torch):
    from torch.utils import _python_dispatch

    class Names(_python_dispatch.TorchDispatchMode):
        def __torch_dispatch__(self, func, types, args=(), kwargs=None):
            out = func(*args, **(kwargs or {}))
            names.append((str(func), [shape(arg) for arg in args], shape(out)))
            return out

    def shape(value):
        if isinstance(value, torch.Tensor):
            return tuple(value.shape)
        return [shape(v) for v in value] if isinstance(value, (list, tuple)) else type(value).__name__

    for step, function in STEPS.items():
        names = []
        source = step.replace("tt.", "torch.")
        x = torch.arange(1.0, 7.0).reshape(2, 3)
        with Names():
            exec(source, {"torch": torch, "x": x})
        y = tt.arange(1.0, 7.0).reshape(2, 3)
        with Recorder() as mode:
            function(y)
        assert mode.ops == names, step


def test_recorded_programs():
    ops = logger._run(Recorder, Program("lists"))["ops"]
    assert ops == [
        ("aten.cat.default", [[(2, 3), (2, 3)], "int"], (2, 6)),
        ("aten.split.Tensor", [(2, 6), "int"], [(2, 6)]),
        ("aten.max.dim", [(2, 3), "int"], [(2,), (2,)]),
    ]
    names = [entry[0].split(".")[1] for entry in logger._run(Recorder, Program("mlp"))["ops"]]
    assert names == ["t", "addmm", "relu", "detach", "t", "t", "mm"]


# ---- FLOPs


COUNTED = [
    (Work("mlp", PUZZLE), 2400),
    (Work("training", PUZZLE), 5600),
    (Work("x.grad", PUZZLE), 7200),
    (Work("inference", PUZZLE), 2400),
    (Work("bmm", (3, 4, 5)), 480),
    (Work("conv2d", (4, 6, 2, 3, 2), 2), 2 * 2 * 6 * 3 * 4 * 18),
]


@pytest.mark.parametrize(("case", "total"), COUNTED)
def test_counts(case, total):
    assert sum(flops._counts(case).values()) == total


@pytest.mark.parametrize(("case", "total"), COUNTED)
def test_counts_are_pytorchs(case, total, torch):
    from torch.utils.flop_counter import FlopCounterMode

    with FlopCounterMode(display=False) as counter:
        if case.what == "bmm":
            torch.bmm(torch.ones(4, 3, 4), torch.ones(4, 4, 5))
        elif case.what == "conv2d":
            torch.conv2d(torch.ones(2, 4, 8, 9), torch.ones(6, 2, 3, 3), stride=2, groups=2)
        else:
            with torch.inference_mode(case.what == "inference"):
                layers = [torch.nn.Linear(a, b) for a, b in ((10, 20), (20, 5))]
                x = torch.ones(4, 10, requires_grad=case.what == "x.grad")
                out = layers[1](layers[0](x).relu()).sum()
                if case.what in ("training", "x.grad"):
                    out.backward()
    assert counter.get_total_flops() == total


# ---- units


def test_expected_units_are_those_of_the_operators():
    """The results of NumPy that the check expects, against plain tensors."""
    x, y, t = (tt.tensor(values) for values in ([1.0, 2.0, 4.0], [2.0, 2.0, 8.0], [4.0, 5.0, 8.0]))
    for line, function in units._LINES.items():
        expected = units._EXPECTED[line]
        if isinstance(expected, dict):
            assert difference(expected["value"], function(x, y, t).tolist(), 1e-6) is None, line


def test_units_of_products_and_quotients():
    combine = units.combine
    assert combine({"m": 1}, {"s": 1}) == {"m": 1, "s": 1}
    assert combine({"m": 1}, {"m": 1}, -1) == {} == combine({}, {})
    assert combine({"m": 1}, {"s": 2}, -1) == {"m": 1, "s": -2}


def test_a_check_leaves_no_mode_behind():
    from tinytensor_lessons.check import run_check

    from tinytensor.utils._python_dispatch import _get_current_dispatch_mode_stack

    class Leaves(TorchDispatchMode):
        def __init__(self):
            super().__init__()
            self.ops = []
            self.__enter__()

        def __torch_dispatch__(self, func, types, args=(), kwargs=None):
            return func(*args, **(kwargs or {}))

    assert run_check(logger.OP_LOGGER, Leaves).points == 0
    assert _get_current_dispatch_mode_stack() == []
