"""torch.backends: switches are kept and given back, wrong values get PyTorch's words, attention obeys its switches.

What a library that is not here says is compared with PyTorch where PyTorch does not have it either.
"""

from __future__ import annotations

import importlib
import re
import warnings

import pytest

import tinytensor as tt
from tinytensor.c10.float32_precision import Float32Precision, float32_precision


def attempt(call):
    """What a call returns, or its error, as text."""
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        try:
            result = call()
        except Exception as error:
            result = f"{type(error).__name__}: {error}"
    told = [re.sub(r" \(Triggered internally.*", "", str(each.message), flags=re.DOTALL) for each in caught]
    return [result if isinstance(result, (bool, int, type(None), list)) else str(result), told]


def modules(m):
    names = "cpu cuda cudnn cudnn.rnn cusparselt kleidiai mha miopen mkl mkldnn mps nnpack openmp opt_einsum quantized xnnpack"
    return {name: importlib.import_module(f"{m.__name__}.backends.{name}") for name in names.split()}


def precisions(m):
    b = m.backends
    found = [attempt(m.get_float32_matmul_precision), attempt(lambda: b.cuda.matmul.allow_tf32)]
    found += [attempt(lambda: b.cudnn.allow_tf32), b.fp32_precision]
    places = (b.cuda.matmul, b.cudnn, b.cudnn.conv, b.cudnn.rnn, b.mkldnn, b.mkldnn.matmul, b.mkldnn.conv, b.mkldnn.rnn)
    return found + [place.fp32_precision for place in places]


@pytest.fixture
def fresh(monkeypatch):
    """A table of precisions as at the start of a process."""
    new = Float32Precision()
    for name in Float32Precision.__slots__:
        before = getattr(float32_precision, name)
        monkeypatch.setattr(float32_precision, name, getattr(new, name))
        assert name != "_table" or before is not new._table


def reset(b, m):
    b.cudnn.allow_tf32 = True
    for place in (b, b.cuda.matmul, b.cudnn, b.mkldnn.matmul, b.mkldnn.conv, b.mkldnn.rnn):
        place.fp32_precision = "none"
    m.set_float32_matmul_precision("highest")


def set_precisions(m):
    b = importlib.import_module(f"{m.__name__}.backends")
    log = [precisions(m)]
    for word in ("high", "medium", "highest"):
        m.set_float32_matmul_precision(word)
        log.append(precisions(m))
    for place in (b.cuda.matmul, b.cudnn):
        for value in (True, False, True, 3, "x", None):
            log += [attempt(lambda place=place, value=value: setattr(place, "allow_tf32", value)), precisions(m)]
    places = (
        b,
        b.cuda.matmul,
        b.cudnn,
        b.cudnn.conv,
        b.cudnn.rnn,
        b.mkldnn,
        b.mkldnn.matmul,
        b.mkldnn.conv,
        b.mkldnn.rnn,
    )
    for word in ("tf32", "bf16", "ieee", "none", "x", 3):
        for place in places:
            log.append(attempt(lambda place=place, word=word: setattr(place, "fp32_precision", word)))
            log.append(precisions(m))
    log.append(attempt(lambda: setattr(b.cudnn.conv, "other", 1)))
    log.append(attempt(lambda: b.cudnn.conv.other))
    reset(b, m)
    with b.flags("ieee"):
        log.append(precisions(m))
    with b.cudnn.flags(fp32_precision="ieee", allow_tf32=False):
        log.append(precisions(m))
    log.append(precisions(m))
    reset(b, m)
    return log


def test_precisions(same, fresh):
    same(set_precisions)


def switches(m):
    found = modules(m)
    log = []
    for name, switch in (
        ("cudnn", "enabled"), ("cudnn", "benchmark"), ("cudnn", "deterministic"), ("mkldnn", "enabled"),
        ("mkldnn", "deterministic"), ("miopen", "immediate"), ("cudnn", "depthwise_kernel"),
    ):  # fmt: skip
        module = found[name]
        before = getattr(module, switch)
        log.append(before)
        for value in (True, False, 3, "x", None, "native"):
            log.append(attempt(lambda module=module, switch=switch, value=value: setattr(module, switch, value)))
            log.append(getattr(module, switch))
        setattr(module, switch, before)
    for name in ("cudnn", "mkldnn", "miopen", "nnpack", "opt_einsum"):
        module = found[name]
        with warnings.catch_warnings(action="ignore"), module.flags():
            log.append([getattr(module, each, None) for each in ("enabled", "benchmark", "deterministic", "immediate")])
        if name != "nnpack":
            log.append(list(module.set_flags()))
    log.append(list(found["nnpack"].set_flags(True)))
    log.append(attempt(lambda: found["nnpack"].set_flags(3)))
    for value in (True, False, 0, 1):
        log.append(attempt(lambda value=value: found["opt_einsum"].set_flags(value)))
    log.append(attempt(lambda: found["opt_einsum"].set_flags(_strategy="greedy")))
    quantized = found["quantized"]
    log += [quantized.engine, sorted(quantized.supported_engines)]
    for value in ("fbgemm", "qnnpack", "onednn", "none", "x", 3, "x86"):
        log += [attempt(lambda value=value: setattr(quantized, "engine", value)), quantized.engine]
    log.append(attempt(lambda: setattr(quantized, "supported_engines", [])))
    log.append(attempt(lambda: setattr(found["xnnpack"], "enabled", False)))
    with pytest.raises(RuntimeError, match="nowhere"), found["cudnn"].flags(enabled=False):
        raise RuntimeError("nowhere")
    return [*log, found["cudnn"].enabled]


def test_switches(same):
    same(switches)


def absent(m):
    """What says that it is not there, in a PyTorch without CUDA too."""
    found = modules(m)
    cudnn, cuda, mps = found["cudnn"], found["cuda"], found["mps"]
    log = [cudnn.is_available(), cudnn.version(), cudnn.benchmark_limit, cudnn.is_acceptable(m.ones(1))]
    log += [sorted(str(t) for t in cudnn.CUDNN_TENSOR_DTYPES) == sorted(str(t) for t in (m.half, m.float, m.double))]
    log += [found["cusparselt"].is_available(), found["cusparselt"].version(), found["cusparselt"].get_max_alg_id()]
    log += [found["kleidiai"].is_available(), found["mha"].get_fastpath_enabled(), mps.is_available(), mps.is_built()]
    log += [attempt(lambda: mps.is_macos_or_newer(13, 0)), attempt(lambda: mps.is_macos13_or_newer())]
    log += [attempt(mps.get_name), attempt(mps.get_core_count), found["opt_einsum"].strategy]
    log += [found["opt_einsum"].is_available(), found["opt_einsum"].get_opt_einsum(), found["mkldnn"].is_available()]
    for level in (0, 1):
        with found["mkldnn"].verbose(0), found["mkl"].verbose(0):
            log.append(level)
    log += [cuda.is_built(), cuda.is_flash_attention_available(), cuda.is_ck_sdpa_available()]
    x = m.ones(1, 1, 1, 1)
    params = cuda.SDPAParams(x, x, x, None, 0.0, False, True)
    log += [params.query is x, params.dropout, params.is_causal, params.enable_gqa, params.attn_mask]
    log += [cuda.can_use_flash_attention(params), cuda.can_use_efficient_attention(params)]
    log += [cuda.can_use_cudnn_attention(params, True), attempt(lambda: cuda.cufft_plan_cache.size)]
    log += [attempt(lambda: cuda.cufft_plan_cache[0]), attempt(lambda: setattr(cuda.cufft_plan_cache, "max_size", 3))]
    return [*log, m.backends.flags_frozen()]


def test_what_is_not_there(same):
    same(absent)
    with pytest.raises(AttributeError):
        _ = tt.backends.nope
    with pytest.raises(AttributeError):
        _ = tt.backends.cudnn.nope
    assert not any(modules(tt)[name].is_available() for name in ("mkl", "openmp", "nnpack"))
    assert tt.backends.xnnpack.enabled is False
    for module, level in ((tt.backends.mkl, 1), (tt.backends.mkldnn, 2)):
        with pytest.raises(AssertionError, match="verbose mode"), module.verbose(level):
            pass


def cublas(m):
    matmul, log = m.backends.cuda.matmul, []
    names = (
        "allow_fp16_reduced_precision_reduction",
        "allow_bf16_reduced_precision_reduction",
        "allow_fp16_accumulation",
    )
    for name in names:
        before = getattr(matmul, name)
        log.append(before)
        for value in (True, False, [False], (False, False), (True, False), (1,), (), (True,) * 3, "x", (True, 3)):
            log.append(attempt(lambda name=name, value=value: setattr(matmul, name, value)))
            log += [getattr(matmul, name), attempt(lambda name=name: getattr(matmul, name + "_split_k"))]
        setattr(matmul, name, before)
    log += [attempt(lambda: matmul.nope), attempt(lambda: setattr(matmul, "nope", 1))]
    c = m.backends.cuda
    for prefer in (c.preferred_linalg_library, c.preferred_blas_library, c.preferred_rocm_fa_library):
        for value in (None, "default", "x", 3, "magma", "cusolver", "cublas", "cublaslt", "hipblaslt", "aotriton"):
            log.append(attempt(lambda prefer=prefer, value=value: prefer(value))[0])
        prefer("default")
    return log


def test_matrix_products(same):
    same(cublas)


def attention(m):
    c, f = m.backends.cuda, m.nn.functional
    nn_attention = importlib.import_module(f"{m.__name__}.nn.attention")
    kinds, kernel = nn_attention.SDPBackend, nn_attention.sdpa_kernel
    q = (m.arange(16.0).reshape(1, 2, 2, 4) / 16).requires_grad_()
    odd = q[0]  # of three dimensions, which the fused kernel does not take
    log = [[repr(kind) for kind in kinds.__members__.values()], int(kinds.MATH), c.SDPBackend is kinds]

    def tell():
        found = [c.flash_sdp_enabled(), c.math_sdp_enabled(), c.mem_efficient_sdp_enabled(), c.cudnn_sdp_enabled()]
        for x in (q, odd):
            found.append(attempt(lambda x=x: f.scaled_dot_product_attention(x, x, x).sum().item() > 0)[0])
        try:
            found.append(f.scaled_dot_product_attention(q, q, q).grad_fn.name())
        except RuntimeError:
            found.append("none")
        return found

    log.append(tell())
    for chosen in (kinds.MATH, kinds.FLASH_ATTENTION, [kinds.MATH, kinds.FLASH_ATTENTION], [], [kinds.CUDNN_ATTENTION]):
        for priority in (False, True):
            with kernel(chosen, priority):
                log.append(tell())
    log += [tell(), attempt(lambda: kernel(3).__enter__())]
    for name in ("flash", "math", "mem_efficient", "cudnn"):
        enable = getattr(c, f"enable_{name}_sdp")
        enable(False)
        log.append(tell())
        enable(True)
        log += [tell(), attempt(lambda enable=enable: enable(3))]
    log.append(attempt(lambda: c.sdp_kernel(enable_math=False).__enter__())[1])
    for kind in (c.allow_fp16_bf16_reduction_math_sdp,):
        kind(True)
        log.append(c.fp16_bf16_reduction_math_sdp_allowed())
        kind(False)
    with pytest.warns(FutureWarning), c.sdp_kernel(enable_flash=False):
        log.append(tell())
    return [*log, tell()]


def test_attention_obeys_its_switches(same):
    same(attention)


def test_frozen_flags(monkeypatch):
    from tinytensor.backends import _prop_module

    monkeypatch.setattr(_prop_module, "_frozen", False)
    tt.backends.disable_global_flags()
    assert tt.backends.flags_frozen()
    with pytest.raises(
        RuntimeError, match=r"not allowed to set tinytensor.backends.cudnn flags after disable_global_flags"
    ):
        tt.backends.cudnn.enabled = False
    with tt.backends.cudnn.flags(enabled=False):
        assert not tt.backends.cudnn.enabled
    assert tt.backends.cudnn.enabled and tt.backends.flags_frozen()


def test_capability(torch):
    capability = torch.backends.cpu.get_cpu_capability
    assert tt.backends.cpu.get_cpu_capability() == capability()
