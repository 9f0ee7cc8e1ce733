"""The library's CUDA kernels under the recorder: no access outside what was allocated, no race, no barrier that some miss."""

import pytest
from cuda_samples import OPS, run, samples

import tinytensor as tt
from tinytensor.introspect.kernel_record import record_launches


def test_a_sum_of_two_tensors():
    a, b = tt.arange(1000.0, device="cuda"), tt.ones(1000, device="cuda")
    with record_launches() as records:
        total = a + b
    assert total.sum().item() == 500500.0
    (record,) = records
    assert record.faults == [] and record.warnings == []
    assert record.global_reads == 2000 and record.global_writes == 1000
    assert [(m.name, m.shape) for m in record.memories] == [("a", (1000,)), ("b", (1000,)), ("out", (1000,))]
    assert (record.write_counts("out") == 1).all()


def test_launches_outside_are_not_recorded():
    a = tt.ones(10, device="cuda")
    with record_launches() as records:
        pass
    (a + a).sum()
    assert records == []


@pytest.mark.parametrize("op", OPS, ids=lambda op: op.name)
@pytest.mark.filterwarnings("ignore::UserWarning")
def test_kernels_have_no_faults(op, request):
    count = 5 if request.config.getoption("--full") else 1
    with record_launches() as records:
        for sample in samples(op)[:count]:
            run(op, sample, "cuda")
    for record in records:
        # Two indices may name one place, and which of two values stays there is no promise: PyTorch says so, too.
        if not record.name.startswith("index_put_"):
            assert record.faults == [], str(record)
