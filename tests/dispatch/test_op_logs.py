"""What a TorchDispatchMode sees of whole programs, forward and backward, is what PyTorch's sees, name by name."""

import json

import make_op_logs
import op_log_programs
import pytest

import tinytensor as tt

GOLDEN = json.loads(make_op_logs.GOLDEN.read_text())["logs"]


@pytest.mark.parametrize("name", op_log_programs.PROGRAMS)
def test_op_log_is_pytorchs(name):
    ours = op_log_programs.op_log(tt, name)
    assert ours["forward"] == GOLDEN[name]["forward"]
    assert ours["backward"] == GOLDEN[name]["backward"]


def test_golden_logs_are_of_all_programs_and_not_short():
    assert GOLDEN.keys() == op_log_programs.PROGRAMS.keys()
    assert sum(len(log) for program in GOLDEN.values() for log in program.values()) > 150


def test_golden_logs_are_up_to_date(torch):
    assert make_op_logs.logs(torch) == GOLDEN
