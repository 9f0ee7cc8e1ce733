"""Devices that are not here answer as a PyTorch without them: mps, xpu, mtia, and what torch.cuda names beside its own."""

from __future__ import annotations

import importlib
import warnings

import pytest

import tinytensor as tt
from tinytensor.torch_version import TorchVersion

CALLS = {
    "mps": "current_allocated_memory() device_count() driver_allocated_memory() empty_cache() get_rng_state() is_available() "
    "manual_seed(1) recommended_max_memory() seed() set_per_process_memory_fraction(0.5) synchronize() "
    "compile_shader('x') load_metallib(b'x')",
    "mtia": "current_device() current_stream() default_stream() device_count() empty_cache() get_device_capability() "
    "get_device_properties() get_rng_state() get_rng_state_all() init() initial_seed() is_available() is_bf16_supported() "
    "is_initialized() manual_seed(1) manual_seed_all(1) max_memory_allocated() memory_allocated() memory_stats() "
    "reset_peak_memory_stats() seed() seed_all() set_device(0) stream(None) synchronize() snapshot()",
    "xpu": "Event() Stream() current_device() current_stream() default_generators device_count() empty_cache() get_arch_list() "
    "get_device_capability() get_device_name() get_device_properties() get_gencode_flags() get_rng_state() "
    "get_rng_state_all() init() initial_seed() is_available() is_bf16_supported() is_initialized() is_tf32_supported() "
    "manual_seed(1) manual_seed_all(1) max_memory_allocated() max_memory_reserved() mem_get_info() memory_allocated() "
    "memory_reserved() memory_snapshot() memory_stats_as_nested_dict() seed() seed_all() set_device(0) set_stream(3) synchronize()",
    "cuda": "clock_rate() cudart() current_blas_handle() current_solver_handle() device_memory_used() get_gencode_flags() "
    "get_sync_debug_mode() has_half has_magma memory_usage() power_draw() set_sync_debug_mode('warn') temperature() "
    "utilization() caching_allocator_enable(True) MemPool() nccl.is_available([]) nccl.version() profiler.start() "
    "use_mem_pool(3).__enter__()",
    "version": "cuda hip rocm xpu debug",
}


def answers(m):
    log = []
    for name, calls in CALLS.items():
        module = importlib.import_module(f"{m.__name__}.{name}")
        for part in ("nccl", "profiler") if name == "cuda" else ():
            importlib.import_module(f"{m.__name__}.cuda.{part}")
        for call in calls.split():
            with warnings.catch_warnings(record=True) as caught:
                warnings.simplefilter("always")
                try:
                    told = repr(eval(f"module.{call}", {"module": module}))
                except Exception as error:
                    told = f"{type(error).__name__}: {error}"
            log.append([f"{name}.{call}", told, [str(each.message) for each in caught]])
    for index in (0, -1):
        with pytest.raises(NotImplementedError, match="PyTorch was compiled without XPU support"):
            module_of(m, "xpu").device(index).__enter__()
    with module_of(m, "xpu").stream(None):
        log.append(m.ones(1).item())
    return log


def module_of(m, name):
    return importlib.import_module(f"{m.__name__}.{name}")


def test_answers(same):
    same(answers)


def test_cuda_names_that_need_nothing():
    with tt.cuda.caching_allocator_disabled():
        assert tt.cuda.get_allocator_backend() == "native"
    assert str(tt.cuda.CudaError(3)) == "CUDA error (3)"
    with pytest.raises(RuntimeError, match="other allocators"):
        tt.cuda.CUDAPluggableAllocator("a", "b", "c")


def test_streams_of_the_cpu(library):
    cpu = importlib.import_module(f"{library.__name__}.cpu")
    stream, event = cpu.Stream(), cpu.Event()
    before = cpu.current_stream()
    with cpu.stream(stream):
        assert cpu.current_stream() is stream
    with cpu.stream(None):
        assert cpu.current_stream() is before
    assert event.query() is True and event.record() is None and event.synchronize() is None and event.wait() is None
    assert stream.wait_stream(before) is None
    assert cpu.get_capabilities()["num_logical_cores"] >= 1


VERSIONS = "0.1.0 0.1 0.2 1.13.1 1.9 2.0a0 2.0rc1 2.0 2.13.0+cpu 2.0.dev1 x 0.1.0+cpu".split()


def comparisons(m):
    kind = importlib.import_module(f"{m.__name__}.torch_version").TorchVersion
    log = []
    for a in VERSIONS:
        for b in VERSIONS:
            x = kind(a)
            log.append([a, b, x < b, x > b])
        if a != "x":
            log += [kind(a) >= (1, 13), kind(a) < (1, 13)]
        log += [hash(kind(a)) == hash(a), isinstance(kind(a), str)]
    return log


def test_versions_compare_by_numbers(same):
    same(comparisons)
    assert (
        tt.__version__ == "0.1.0"
        and tt.__version__ == (0, 1)
        and tt.__version__ < "0.10"
        and type(tt.__version__) is TorchVersion
    )
    assert tt.version.__version__ is tt.__version__ and "tinytensor 0.1.0" in tt.__config__.show()


def test_names_of_the_package(monkeypatch):
    from tinytensor import _names

    monkeypatch.setattr(_names, "_interop_threads", None)
    monkeypatch.setattr(_names, "_warn_always", False)
    tt.set_num_interop_threads(3)
    assert tt.get_num_interop_threads() == 3
    with pytest.raises(RuntimeError, match="cannot set number of interop threads after parallel work has started"):
        tt.set_num_interop_threads(4)
    tt.set_warn_always(True)
    assert tt.is_warn_always_enabled() and not tt.is_vulkan_available() and tt.newaxis is None and not tt.has_mkl
    assert tt.UntypedStorage is type(tt.ones(1).untyped_storage()) and tt.GradScaler is tt.amp.GradScaler


def test_a_module_goes_to_no_other_device(same):
    for name in ("xpu", "ipu", "mtia"):
        same(lambda m, n=name: getattr(m.nn.Linear(1, 1), n)())
        same(lambda m, n=name: repr(getattr(m.nn.ReLU(), n)()))
