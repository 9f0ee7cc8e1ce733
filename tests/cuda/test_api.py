"""tt.cuda on a simulated device: devices, streams, events, memory, generators, and refusals in PyTorch's words."""

from __future__ import annotations

import copy
import os
import pickle
import subprocess
import sys

import pytest

import tinytensor as tt
from tinytensor.introspect import memory_replay

ORDINAL = "CUDA error: invalid device ordinal\nGPU device may be out of range, do you have enough GPUs?\n"


def run(program: str, **environment: str) -> str:
    """What a program prints in a process of its own, with the environment of this one."""
    done = subprocess.run(
        [sys.executable, "-X", "faulthandler", "-c", program],
        env=os.environ | environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-2000:]
    return done.stdout


# ---- devices -----------------------------------------------------------------------------------------------------------


def test_questions_start_nothing_and_a_tensor_does() -> None:
    program = (
        "import tinytensor as tt; c = tt.cuda\n"
        "print(c.is_available(), c.device_count(), c.is_initialized(), c.default_generators, c.memory_allocated())\n"
        "tt.manual_seed(3)\n"
        "print(c.is_initialized()); x = tt.ones(2, device='cuda')\n"
        "print(c.is_initialized(), c.memory_allocated(), c.initial_seed())"
    )
    assert run(program).split("\n")[:3] == ["True 2 False () 0", "False", "True 512 3"]


def test_a_device_has_properties() -> None:
    properties = tt.cuda.get_device_properties(0)
    assert tt.cuda.get_device_name() == properties.name and tt.cuda.get_device_capability("cuda:1") == (9, 0)
    assert tt.cuda.mem_get_info()[1] == properties.total_memory
    assert tt.cuda.get_arch_list() == ["sm_90"] and tt.cuda.is_bf16_supported() and tt.cuda.is_tf32_supported()
    assert repr(properties).startswith(
        f"_CudaDeviceProperties(name='{properties.name}', major=9, minor=0, total_memory="
    )


def test_the_current_device_is_where_cuda_without_an_index_is() -> None:
    assert tt.cuda.current_device() == 0
    with tt.cuda.device(1):
        assert tt.cuda.current_device() == 1 and tt.ones(1, device="cuda").device == tt.device("cuda:1")
        with tt.cuda.device_of(tt.ones(1, device="cuda:0")):
            assert tt.cuda.current_device() == 0
        with tt.cuda.device("cuda"), tt.cuda.device(-1), tt.cuda.device_of(tt.ones(1)):
            assert tt.cuda.current_device() == 1
    tt.cuda.set_device("cuda:1")
    try:
        assert tt.ones(1).cuda().get_device() == 1
    finally:
        tt.cuda.set_device(0)
    assert tt.cuda.can_device_access_peer(0, 1) and not tt.cuda.can_device_access_peer(1, 1)


@pytest.mark.parametrize(
    ("call", "error", "text"),
    [
        (lambda: tt.cuda.set_device(7), tt.AcceleratorError, ORDINAL),
        (lambda: tt.ones(1, device="cuda:2"), tt.AcceleratorError, ORDINAL),
        (lambda: tt.cuda.set_device("cuda"), ValueError, "Expected a torch.device with a specified index or an integer, but"),
        (lambda: tt.cuda.get_device_properties(2), AssertionError, "Invalid device id"),
        (lambda: tt.cuda.can_device_access_peer(0, 2), AssertionError, "Invalid peer device id"),
        (lambda: tt.cuda.memory_allocated(2), RuntimeError, "Invalid device argument 2: did you call init?"),
        (lambda: tt.cuda.Stream(priority=1), RuntimeError, "Expected cuda stream priority to be less than or equal to 0"),
        (lambda: tt.cuda.ExternalStream(10**9).synchronize(), tt.AcceleratorError, "CUDA error: invalid resource handle\n"),
        (lambda: tt.Generator("cuda:2"), tt.AcceleratorError, ORDINAL),
        (lambda: tt.Generator("cuda").set_offset(3), RuntimeError, "offset must be a multiple of 4"),
        (lambda: tt.cuda.set_rng_state(tt.zeros(5, dtype=tt.uint8)), RuntimeError, "RNG state is wrong size"),
        (lambda: tt.cuda.set_rng_state(tt.zeros(16)), TypeError, "RNG state must be a torch.ByteTensor"),
        (lambda: tt.cuda.set_per_process_memory_fraction(2.0), ValueError, "Invalid fraction value: 2.0. Allowed range: 0~1"),
        (lambda: tt.cuda.set_per_process_memory_fraction(1), TypeError, "Invalid type for fraction argument, must be `float`"),
    ],
)  # fmt: skip
def test_refusals_are_pytorchs(call, error, text) -> None:
    with pytest.raises(error) as raised:
        call()
    assert str(raised.value).startswith(text)


def test_a_fork_cannot_use_cuda() -> None:
    program = (
        "import os, tinytensor as tt; tt.ones(1, device='cuda')\n"
        "child = os.fork()\n"
        "if not child:\n"
        "    try: tt.ones(1, device='cuda')\n"
        "    except RuntimeError as error: print(error, flush=True)\n"
        "    os._exit(0)\n"
        "os.waitpid(child, 0)"
    )
    assert run(program).startswith(
        "Cannot re-initialize CUDA in forked subprocess. To use CUDA with multiprocessing, you"
    )


# ---- streams and events ------------------------------------------------------------------------------------------------


def test_streams_come_from_a_pool_of_32() -> None:
    streams = [tt.cuda.Stream(priority=-2) for _ in range(33)]
    assert len(set(streams)) == 32 and streams[0] == streams[32] and hash(streams[0]) == hash(streams[32])
    assert streams[0] != streams[1] and streams[0].priority == -2 and tt.cuda.Stream(priority=-9).priority == -3
    one = tt.cuda.Stream(device=1)
    assert (one.device, one.device_index, one.device_type) == (tt.device("cuda:1"), 1, 1)
    assert repr(one) == f"<torch.cuda.Stream device=cuda:1 cuda_stream={one.cuda_stream:#x}>"
    again = tt.cuda.Stream(stream_id=one.stream_id, device_index=1, device_type=1)
    assert again == one and one.query() and one._as_parameter_.value == one.cuda_stream


def test_a_context_makes_a_stream_and_its_device_current() -> None:
    here, there = tt.cuda.Stream(), tt.cuda.Stream(device=1)
    with tt.cuda.stream(here):
        assert tt.cuda.current_stream() == here
        with tt.cuda.stream(there):
            assert tt.cuda.current_device() == 1 and tt.cuda.current_stream() == there
            assert tt.cuda.current_stream(0) == here
        assert tt.cuda.current_device() == 0 and tt.cuda.current_stream() == here
        assert tt.cuda.current_stream(1) == tt.cuda.default_stream(1)
        with there as entered:
            assert entered is there and tt.cuda.current_stream() == there
    assert tt.cuda.current_stream() == tt.cuda.default_stream() == tt.cuda.ExternalStream(0)


def test_streams_wait_for_events() -> None:
    side = tt.cuda.Stream()
    x = tt.arange(4, device="cuda")
    side.wait_stream(tt.cuda.current_stream())
    with tt.cuda.stream(side):
        y = x + 1
    tt.cuda.current_stream().wait_event(side.record_event())
    y.record_stream(tt.cuda.current_stream())
    side.synchronize()
    assert y.tolist() == [1, 2, 3, 4]


def test_events_measure_milliseconds() -> None:
    start, end = tt.cuda.Event(enable_timing=True), tt.cuda.Event(enable_timing=True)
    assert repr(start) == "<torch.cuda.Event uninitialized>" and start.query() and start.device is None
    with pytest.raises(ValueError, match="Both events must be recorded before calculating elapsed time"):
        start.elapsed_time(end)
    start.record()
    tt.ones(3, device="cuda").sum()
    end.record(tt.cuda.current_stream())
    end.synchronize()
    assert 0 < start.elapsed_time(end) < 60_000 and start.device == tt.device("cuda:0")
    assert repr(end) == f"<torch.cuda.Event {end.cuda_event:#x}>"
    with pytest.raises(RuntimeError, match="Event device 0 does not match recording stream's device 1"):
        start.record(tt.cuda.Stream(device=1))
    with pytest.raises(ValueError, match="Both events must be created with argument 'enable_timing=True'"):
        tt.cuda.Event().elapsed_time(end)


# ---- memory ------------------------------------------------------------------------------------------------------------


def test_memory_is_counted_as_by_pytorch() -> None:
    program = (
        "import tinytensor as tt; c = tt.cuda\n"
        "x = [tt.empty(1000, 1000, device='cuda') for _ in range(5)]\n"
        "print(c.memory_allocated(), c.memory_reserved())\n"
        "del x; print(c.memory_allocated(), c.max_memory_allocated(), c.memory_reserved())\n"
        "c.reset_peak_memory_stats(); c.empty_cache(); print(c.max_memory_allocated(), c.memory_reserved(), c.memory_allocated(1))"
    )
    assert run(program).split("\n")[:3] == ["20971520 20971520", "0 20971520 20971520", "0 0 0"]


def test_a_device_can_be_full() -> None:
    program = (
        "import tinytensor as tt\n"
        "try: x = [tt.empty(2**20, device='cuda') for _ in range(9)]\n"
        "except tt.OutOfMemoryError as error: print(error)\n"
        "print(tt.cuda.mem_get_info()[1], tt.cuda.memory_stats()['num_ooms'])"
    )
    text, numbers = run(program, TINYTENSOR_CUDA_MEMORY=str(30 * 2**20)).strip().split("\n")
    assert text.startswith(
        "CUDA out of memory. Tried to allocate 20.00 MiB. GPU 0 has a total capacity of 30.00 MiB of which"
    )
    assert numbers == f"{30 * 2**20} 1"


def test_memory_for_other_libraries() -> None:
    before = tt.cuda.memory_allocated()
    address = tt.cuda.caching_allocator_alloc(1000, stream=tt.cuda.Stream())
    assert tt.cuda.memory_allocated() == before + 1024
    tt.cuda.caching_allocator_delete(address)
    assert tt.cuda.memory_allocated() == before
    with pytest.raises(RuntimeError, match="invalid device pointer"):
        tt.cuda.caching_allocator_delete(address)
    with pytest.raises(TypeError, match="Invalid type for stream argument"):
        tt.cuda.caching_allocator_alloc(1000, stream="main")  # type: ignore[arg-type]


def test_a_history_says_where_memory_was_allocated(tmp_path) -> None:
    tt.cuda.memory._record_memory_history(max_entries=100)
    x = tt.empty(700, device="cuda")
    del x
    tt.cuda.memory._dump_snapshot(str(tmp_path / "snapshot.pickle"))
    tt.cuda.memory._record_memory_history(None)
    snapshot = pickle.loads((tmp_path / "snapshot.pickle").read_bytes())
    trace = snapshot["device_traces"][0]
    assert [entry["action"] for entry in trace if entry["size"] == 2800] == [
        "alloc",
        "free_requested",
        "free_completed",
    ]
    alloc = next(entry for entry in trace if entry["action"] == "alloc")
    assert alloc["frames"][0]["name"] == "test_a_history_says_where_memory_was_allocated"
    assert sum(s["total_size"] for s in tt.cuda.memory_snapshot() if s["device"] == 0) == tt.cuda.memory_reserved()


def test_a_history_is_replayed_step_by_step() -> None:
    kept = [tt.empty(3000, 1000, device="cuda:1"), tt.empty(5, device="cuda:1")]  # older than the history
    tt.cuda.memory._record_memory_history()
    seen = []

    def look() -> None:
        trace = tt.cuda.memory._snapshot()["device_traces"][1]
        done = sum(event["action"] != "snapshot" for event in trace)
        seen.append((done, tt.cuda.memory_allocated(1), tt.cuda.memory_reserved(1)))

    with tt.cuda.device(1):
        look()
        for n in range(8):
            kept.append(tt.empty(1 + 400_000 * n, device="cuda"))
            look()
        side = tt.cuda.Stream()
        kept[5].record_stream(side)
        while kept:
            del kept[len(kept) // 2]
            look()
        tt.cuda.empty_cache()
        look()
    snapshot = tt.cuda.memory._snapshot()
    tt.cuda.memory._record_memory_history(None)
    replay = memory_replay(snapshot, device=1)
    assert replay.misfits == [] and replay.steps == seen[-1][0] > 25
    assert [(n, replay.allocated[n], replay.reserved[n]) for n, _, _ in seen] == seen


def test_a_share_of_the_memory_can_be_all_that_is_allowed() -> None:
    tt.cuda.set_per_process_memory_fraction(0.001, 1)
    assert (tt.cuda.get_per_process_memory_fraction(1), tt.cuda.get_per_process_memory_fraction(0)) == (0.001, 1.0)
    with pytest.raises(tt.OutOfMemoryError, match="MiB allowed"):
        tt.empty(10**7, device="cuda:1")
    tt.cuda.set_per_process_memory_fraction(1.0, 1)
    assert tt.empty(10**7, device="cuda:1").numel() == 10**7


# ---- generators --------------------------------------------------------------------------------------------------------


def test_a_generator_is_a_seed_and_an_offset() -> None:
    g = tt.Generator("cuda").manual_seed(3)
    assert isinstance(g, tt.Generator) and g.device == tt.device("cuda:0") and g.get_offset() == 0
    assert [g.philox_cuda_state(n) for n in (1, 5, 4)] == [(3, 0), (3, 4), (3, 12)]
    state = g.get_state()
    assert state.tolist() == [3] + [0] * 7 + [16] + [0] * 7 and state.device.type == "cpu"
    for other in (copy.deepcopy(g.clone_state()), pickle.loads(pickle.dumps(g)), tt.Generator("cuda").set_state(state)):
        assert other.philox_cuda_state(1) == (3, 16) and other.device == g.device
    g.set_state(state[:8])
    assert g.get_offset() == 0 and g.set_offset(8).get_offset() == 8
    shared = tt.Generator("cuda").graphsafe_set_state(g.graphsafe_get_state())
    assert shared.philox_cuda_state(1) == (3, 8)


def test_seeds_reach_all_devices() -> None:
    tt.manual_seed(11)
    assert [g.initial_seed() for g in tt.cuda.default_generators] == [11, 11]
    tt.cuda.manual_seed(12)
    assert tt.cuda.initial_seed() == 12 and tt.cuda.default_generators[1].initial_seed() == 11
    tt.cuda.manual_seed_all(-1)
    assert {g.initial_seed() for g in tt.cuda.default_generators} == {2**64 - 1} and tt.initial_seed() == 11
    tt.cuda.seed_all()
    assert len({g.initial_seed() for g in tt.cuda.default_generators}) == 1
    states = tt.cuda.get_rng_state_all()
    with tt.random.fork_rng():
        tt.cuda.manual_seed_all(5)
        tt.cuda.default_generators[1].philox_cuda_state(4)
    assert [s.tolist() for s in tt.cuda.get_rng_state_all()] == [s.tolist() for s in states]
    assert tt.seed() == tt.cuda.initial_seed()


def test_seeds_from_before_the_start_are_kept() -> None:
    program = (
        "import tinytensor as tt\n"
        "tt.cuda.manual_seed(1); tt.manual_seed(2); tt.cuda.manual_seed(3); print(tt.cuda.is_initialized())\n"
        "tt.cuda.init(); print([g.initial_seed() for g in tt.cuda.default_generators])"
    )
    assert run(program) == "False\n[3, 2]\n"


def test_ranges_of_nvtx_nest() -> None:
    nvtx = tt.cuda.nvtx
    assert [nvtx.range_push("a"), nvtx.range_push("b"), nvtx.range_pop(), nvtx.range_pop()] == [0, 1, 1, 0]
    assert nvtx.range_pop() < 0
    with nvtx.range("step {}", 3):
        assert nvtx.range_push("inner") == 1 and nvtx.range_pop() == 1
    nvtx.mark("here")
    nvtx.range_end(nvtx.range_start("copy"))
