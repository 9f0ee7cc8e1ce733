"""torch.jit: what programs that script and trace need to run.

    _script.py          script: the Python runs as it is; annotations and decorators of TorchScript
    _trace.py           trace: what a function did once, as a graph that runs again
    _freeze.py          freeze, optimize_for_inference
    _async.py           fork and wait
    _serialization.py   save and load, which refuse

There is no TorchScript language here, and so nothing that needs its compiler: `graph` of a scripted function, CompilationUnit,
files of PyTorch's own.

Mirrors torch/jit/__init__.py.
"""

from tinytensor.jit._async import Future, fork, wait
from tinytensor.jit._freeze import freeze, optimize_for_inference, run_frozen_optimizations
from tinytensor.jit._script import (
    Attribute,
    Error,
    Final,
    RecursiveScriptClass,
    RecursiveScriptModule,
    ScriptFunction,
    ScriptModule,
    ScriptWarning,
    _drop,
    _overload,
    _overload_method,
    _unwrap_optional,
    annotate,
    export,
    ignore,
    interface,
    is_scripting,
    isinstance,
    script,
    script_method,
    strict_fusion,
    unused,
)  # fmt: skip
from tinytensor.jit._serialization import load, save
from tinytensor.jit._settings import (
    enable_onednn_fusion,
    fuser,
    onednn_fusion_enabled,
    optimized_execution,
    set_fusion_strategy,
)  # fmt: skip
from tinytensor.jit._trace import (
    TopLevelTracedModule,
    TracedModule,
    TracerWarning,
    TracingCheckError,
    is_tracing,
    script_if_tracing,
    trace,
    trace_module,
)  # fmt: skip

_isinstance, _fork, _wait = isinstance, fork, wait
_script_if_tracing = script_if_tracing

__all__ = [
    "Attribute", "Error", "Final", "Future", "RecursiveScriptClass", "RecursiveScriptModule", "ScriptFunction", "ScriptModule",
    "ScriptWarning", "TopLevelTracedModule", "TracedModule", "TracerWarning", "TracingCheckError", "_drop", "_overload",
    "_overload_method", "_unwrap_optional", "annotate", "enable_onednn_fusion", "export", "fork", "freeze", "fuser", "ignore",
    "interface", "is_scripting", "is_tracing", "isinstance", "load", "onednn_fusion_enabled", "optimize_for_inference",
    "optimized_execution", "run_frozen_optimizations", "save", "script", "script_if_tracing", "script_method",
    "set_fusion_strategy", "strict_fusion", "trace", "trace_module", "unused", "wait",
]  # fmt: skip
