"""A Numba pipeline that stops at LLVM IR.

Numba makes machine code of every function it compiles, also of those that are only inlined into others. We need the IR
of the outermost one: it is linked, optimised once, and emitted by us. Skipping the rest saves about two fifths of the time.

Uses Numba's private parts: the lowering pass, and the code library whose last steps are left out.
"""

import weakref
from typing import Any

import llvmlite.binding as llvm
from numba.core.codegen import CPUCodeLibrary
from numba.core.compiler import CompilerBase, DefaultPassBuilder
from numba.core.compiler_lock import global_compiler_lock
from numba.core.compiler_machinery import register_pass
from numba.core.typed_passes import NativeLowering

from tinytensor.kernel_compiler import outlines


class IRLibrary(CPUCodeLibrary):
    """A module that is linked with what it calls, but neither optimised nor loaded into Numba's engine."""

    def __init__(self, codegen: Any, name: str):
        super().__init__(codegen, name)
        self.own_modules: list[Any] = []
        """The function's IR before what it calls is linked in."""

    def add_llvm_module(self, module: Any) -> None:
        # Each function alone, before it is linked: what is reused under an outline has been through this already.
        self._optimize_functions(module)
        self.adopt(module)

    def adopt(self, module: Any) -> None:
        """Add a module whose functions are optimised already."""
        self.own_modules.append(module)
        self._final_module.link_in(module, preserve=True)

    def _optimize_final_module(self) -> None:
        """Does nothing, except for a function whose arguments are declared not to overlap (`__noalias__`).

        LLVM carries that fact into the caller only if the loads stand in the function when it is inlined.
        """
        functions = (f for f in self._final_module.functions if not f.is_declaration)
        # The first two arguments are Numba's own (result and exception), and always noalias.
        if any(b"noalias" in list(a.attributes) for f in functions for a in list(f.arguments)[2:]):
            passes, builder = llvm.create_new_module_pass_manager(), self._codegen._pass_builder()
            passes.add_always_inliner_pass()
            passes.run(self._final_module, builder)

    def _finalize_final_module(self) -> None:
        self._final_module.__library = weakref.proxy(self)
        self._finalized = True

    def optimised_module(self) -> Any:
        """The linked module after LLVM's optimisation."""
        # Numba's one lock: its pass managers and target machine are shared by all libraries.
        with global_compiler_lock:
            self._ensure_finalized()
            super()._optimize_final_module()
        return self._final_module


@register_pass(mutates_CFG=True, analysis_only=False)
class LowerToIR(NativeLowering):
    """Lower into an IRLibrary, and register the function for others to call under a name instead of an address."""

    _name = "lower_to_ir"

    def run_pass(self, state: Any) -> bool:
        state.library = IRLibrary(state.targetctx.codegen(), state.func_id.func_qualname)
        # NativeLowering reads the library from the state and, with no_compile, asks it for no entry point.
        state.flags.no_compile = True
        state.flags.noalias = getattr(state.func_id.func, "__noalias__", False)
        super().run_pass(state)

        state["cr"] = state.cr._replace(cfunc=register(state.targetctx, state.cr.fndesc, state.library))
        return True


def register(target: Any, descriptor: Any, library: IRLibrary) -> Any:
    """Make the function that `descriptor` names callable from other compiled code. Returns its key in Numba's tables.

    Numba identifies a compiled function by its builtin. Here there is none, so some builtin that equals no other serves
    as the key. It is never called, because every compiled call of the function is inlined.
    """
    entry_point = [descriptor.mangled_name].append
    target.insert_user_function(entry_point, descriptor, [library])
    return entry_point


class IRCompiler(CompilerBase):
    """Numba's nopython pipeline with its last pass exchanged, run only for the first function of each outline."""

    def compile_extra(self, function: Any) -> Any:
        outline = outlines.Outline(function, self.state)
        with outlines.questions() as asked:
            known = outlines.find(outline)
            if known is not None:
                target = self.state.targetctx
                result = outlines.with_callees(*known, lambda name: IRLibrary(target.codegen(), name))
                return result._replace(entry_point=register(target, result.fndesc, result.library))
            asked.clear()
            result = super().compile_extra(function)
        outlines.keep(outline, result, asked)
        return result

    def define_pipelines(self) -> list:
        pipeline = DefaultPassBuilder.define_nopython_pipeline(self.state)
        for position, (compiler_pass, description) in enumerate(pipeline.passes):
            if compiler_pass is NativeLowering:
                pipeline.passes[position] = (LowerToIR, description)
        # The pass manager works out which analyses each pass needs when it is finalized; it has to do so again.
        pipeline._finalized = False
        pipeline.finalize()
        return [pipeline]
