"""A Numba pipeline that stops at LLVM IR.

Numba makes machine code of every function it compiles, also of those that are only inlined into others. We need the IR
of the outermost one: it is linked, optimised once, and emitted by us. Skipping the rest saves about two fifths of the time.
Of Numba's passes only those run that change a loop over addresses, and what they ask again and again is remembered. The
machine code is the same, and Python runs a third fewer functions on the way to it.

Uses Numba's private parts: its passes and how they are run, the table of implementations of a function type, and the code
library whose last steps are left out.
"""

import contextlib
import functools
import weakref
from collections.abc import Iterator
from types import CodeType
from typing import Any, ClassVar

import llvmlite.binding as llvm
from numba.core import (
    cgutils,
    errors,
    interpreter,
    postproc,
    rewrites,
    ssa,
    transforms,
    typed_passes,
    types,
    untyped_passes,
)
from numba.core.codegen import CPUCodeLibrary
from numba.core.compiler import CompilerBase, DefaultPassBuilder
from numba.core.compiler_lock import global_compiler_lock
from numba.core.compiler_machinery import PassManager, register_pass
from numba.core.ir_utils import build_definitions, check_and_legalize_ir
from numba.core.lowering import Lower
from numba.core.typed_passes import NativeLowering

from tinytensor.kernel_compiler import engine, outlines


class IRLibrary(CPUCodeLibrary):
    """A module that is linked with what it calls, but neither optimised nor loaded into Numba's engine."""

    def __init__(self, codegen: Any, name: str):
        super().__init__(codegen, name)
        self.own_modules: list[Any] = []
        """The function's IR before what it calls is linked in."""
        self.noalias = False
        """Whether its arguments, or those of a function that it calls, are declared not to overlap (`__noalias__`)."""

    def add_llvm_module(self, module: Any) -> None:
        # Each function alone, before it is linked: what is reused under an outline has been through this already. Two passes,
        # into registers and simpler branches, would do and save a tenth of the time. But of the code that is left then LLVM 22
        # makes wrong vectors: atan of bfloat16 lost its digits.
        module.data_layout = self._codegen._data_layout
        with _target_machine(self._codegen):
            passes, builder = self._codegen._function_pass_manager()
            for function in module.functions:
                if not function.is_declaration:
                    passes.run(function, builder)
        self.adopt(module)

    def adopt(self, module: Any) -> None:
        """Add a module whose functions are optimised already."""
        self.own_modules.append(module)
        self._final_module.link_in(module, preserve=True)

    def _optimize_final_module(self) -> None:
        """Does nothing, except where arguments are declared not to overlap.

        LLVM carries that fact into the caller only if the loads stand in the function when it is inlined.
        """
        if self.noalias:
            passes, builder = llvm.create_new_module_pass_manager(), self._codegen._pass_builder()
            passes.add_always_inliner_pass()
            passes.run(self._final_module, builder)

    def finalize(self) -> None:
        """Numba's without its checks, one of which has LLVM parse a program each time. compiler.py verifies what it emits."""
        for library in dict.fromkeys(self._linking_libraries):
            self._final_module.link_in(library._get_module_for_linking(), preserve=True)
            self.noalias |= getattr(library, "noalias", False)  # a library of Numba's own has no such mark
        self._optimize_final_module()
        self._final_module.__library = weakref.proxy(self)
        self._finalized = True

    def optimised_module(self) -> Any:
        """The linked module after LLVM's optimisation."""
        # Numba's one lock: its pass managers and target machine are shared by all libraries.
        with global_compiler_lock:
            self._ensure_finalized()
            with _target_machine(self._codegen):
                super()._optimize_final_module()
        return self._final_module


@contextlib.contextmanager
def no_lock_events() -> Iterator[None]:
    """Numba makes two events of each of some thousand calls of LLVM, for who listens to its lock."""
    lock = llvm.ffi.lib._lock
    listeners, lock._cblist = lock._cblist, []
    try:
        yield
    finally:
        lock._cblist = listeners


@contextlib.contextmanager
def _target_machine(codegen: Any) -> Iterator[None]:
    """Have Numba's passes optimise for the processor that kernels are for. Its own functions are for the machine that it runs on."""
    numbas, codegen._tm = codegen._tm, engine.target_machine()
    try:
        yield
    finally:
        codegen._tm = numbas


class _Lower(Lower):
    """Numba's, which remembers the implementations of operators and asks for no sizes that only a debugger wants to know."""

    def lower_binop(self, resty: Any, expr: Any, op: Any) -> Any:
        # It asks the operator's type itself, and not the typing context.
        function = self.context.typing_context.resolve_value_type(op)
        function.get_call_type = functools.partial(_known_call_type, function)
        try:
            return super().lower_binop(resty, expr, op)
        finally:
            del function.get_call_type

    def alloca_lltype(self, name: str, lltype: Any, datamodel: Any = None) -> Any:
        return cgutils.alloca_once(self.builder, lltype, name=name)


def _known_call_type(function: Any, context: Any, args: tuple, kws: dict[str, Any]) -> Any:
    question = function, args
    if question not in _call_types:
        signature = type(function).get_call_type(function, context, args, kws)
        _call_types[question] = signature, function.get_impl_key(signature)
    signature, implementation = _call_types[question]
    function._impl_keys[signature.args] = implementation
    return signature


_call_types: dict[tuple, tuple[Any, Any]] = {}


@register_pass(mutates_CFG=True, analysis_only=False)
class LowerToIR(NativeLowering):
    """Lower into an IRLibrary, and register the function for others to call under a name instead of an address."""

    _name = "lower_to_ir"

    @property
    def lowering_class(self) -> type:
        return _Lower

    def run_pass(self, state: Any) -> bool:
        state.library = IRLibrary(state.targetctx.codegen(), state.func_id.func_qualname)
        # NativeLowering reads the library from the state and, with no_compile, asks it for no entry point.
        state.flags.no_compile = True
        if any(state.targetctx.data_model_manager[held].contains_nrt_meminfo() for held in state.typemap.values()):
            check_and_legalize_ir(state.func_ir, flags=state.flags)
        state.flags.noalias = state.library.noalias = getattr(state.func_id.func, "__noalias__", False)
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


class _AsItIs:
    """A context of Numba's that does not look again for what extensions may have registered meanwhile."""

    def __init__(self, context: Any):
        self._context = context

    def __getattr__(self, name: str) -> Any:
        return getattr(self._context, name)

    def refresh(self) -> None:
        pass


class IRCompiler(CompilerBase):
    """Numba's nopython pipeline with its last pass exchanged, run only for the first function of each outline."""

    def __init__(self, typing_context: Any, target_context: Any, *others: Any):
        if outlines.compiling():  # a callee: the function that calls it has looked
            super().__init__(_AsItIs(typing_context), _AsItIs(target_context), *others)
            self.state.typingctx = typing_context
        else:
            super().__init__(typing_context, target_context, *others)

    def compile_extra(self, function: Any) -> Any:
        self.state.typingctx = _TypingContext(self.state.typingctx, self.state.flags)
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
        return [_pipeline(self.state)]


class _TypingContext:
    """Numba's, which remembers what operators and other functions of Numba's return for which types.

    Numba tries one definition of `+` after the other, those for arrays among them, each time that it meets a sum.
    """

    _known: ClassVar[dict[tuple, tuple[Any, Any]]] = {}

    def __init__(self, context: Any, flags: Any):
        # Some of these functions are compiled, with the flags of their caller.
        self._context, self._flags = context, repr(flags)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._context, name)

    def resolve_function_type(self, function: Any, args: tuple, kws: dict[str, Any]) -> Any:
        if kws or not isinstance(function, types.Function):
            return self._context.resolve_function_type(function, args, kws)
        question = function, args, self._flags
        if question not in self._known:
            signature = self._context.resolve_function_type(function, args, kws)
            self._known[question] = signature, function.get_impl_key(signature)
        signature, implementation = self._known[question]
        # This is where lowering will look. Another caller, with other flags, may have left its own answer there.
        function._impl_keys[signature.args] = implementation  # type: ignore[attr-defined]
        return signature


class _Passes(PassManager):
    """Numba's passes one after the other, without the events, timers and checks that it puts around each."""

    def _runPass(self, index: int, compiler_pass: Any, state: Any) -> None:
        compiler_pass.analysis = self._analysis
        with errors.new_error_context("Pass {name}", name=compiler_pass.name()):  # type: ignore[attr-defined]
            compiler_pass.run_pass(state)


class _Interpreter(interpreter.Interpreter):
    """Numba's, without two searches of each block: for `with` statements, and for dictionaries made of others."""

    def post_process(self, peepholes: list[Any], func_ir: Any) -> Any:
        without = interpreter.peep_hole_delete_with_exit, interpreter.peep_hole_fuse_dict_add_updates
        return super().post_process([search for search in peepholes if search not in without], func_ir)


@register_pass(mutates_CFG=True, analysis_only=False)
class TranslateByteCode(untyped_passes.TranslateByteCode):
    _name = "translate_bytecode_of_loops"

    def run_pass(self, state: Any) -> bool:
        state.func_ir = _Interpreter(state.func_id).interpret(state.bc)
        return True


def _postprocess(func_ir: Any) -> None:
    """Numba's postprocessor without the analysis of what lives at the entry of each block: only generators ask, and objects."""
    if func_ir.is_generator:
        postproc.PostProcessor(func_ir).run()
        return
    func_ir.blocks = transforms.canonicalize_cfg(func_ir.blocks)
    func_ir.variable_lifetime = postproc.VariableLifetime(func_ir.blocks)
    func_ir.generator_info = None


@register_pass(mutates_CFG=True, analysis_only=False)
class ProcessIR(untyped_passes.IRProcessing):
    _name = "process_ir"

    def run_pass(self, state: Any) -> bool:
        _postprocess(state.func_ir)
        return True


@register_pass(mutates_CFG=True, analysis_only=False)
class Rewrite(untyped_passes.GenericRewrites):
    _name = "rewrite"

    def run_pass(self, state: Any) -> bool:
        blocks = state.func_ir.blocks
        for kind in rewrites.rewrite_registry.rewrites["before-inference"]:
            rewrite, waiting = kind(state), list(blocks.items())
            while waiting:
                offset, block = waiting.pop()
                if rewrite.match(state.func_ir, block, state.typemap, state.calltypes):
                    blocks[offset] = rewrite.apply()
                    blocks[offset].verify()
                    waiting.append((offset, blocks[offset]))
        _postprocess(state.func_ir)
        return True


@register_pass(mutates_CFG=False, analysis_only=False)
class ReconstructSSA(untyped_passes.ReconstructSSA):
    _name = "reconstruct_ssa_of_loops"

    def run_pass(self, state: Any) -> bool:
        state.func_ir = ssa.reconstruct_ssa(state.func_ir)
        self._patch_locals(state)
        state.func_ir._definitions = build_definitions(state.func_ir.blocks)
        _postprocess(state.func_ir)
        return True


@register_pass(mutates_CFG=True, analysis_only=False)
class StripPhis(typed_passes.PreLowerStripPhis):
    """Numba's without the analysis after it: when does each variable die? Only legalization asks, and makes its own."""

    _name = "strip_phis_alone"

    def run_pass(self, state: Any) -> bool:
        state.func_ir = self._strip_phi_nodes(state.func_ir)
        return True


# What a loop over addresses has no use for: with blocks, expressions of arrays, calls replaced by Python source. Legalization
# writes a statement `del x` after the last use of each variable: only for objects whose references are counted, see LowerToIR.
_NOT_NEEDED = {
    untyped_passes.WithLifting,
    untyped_passes.RewriteDynamicRaises,
    untyped_passes.InlineInlinables,
    typed_passes.InlineOverloads,
    typed_passes.IRLegalization,
    typed_passes.NopythonRewrites,
    typed_passes.DumpParforDiagnostics,
}
_OURS = {
    untyped_passes.TranslateByteCode: TranslateByteCode,
    untyped_passes.IRProcessing: ProcessIR,
    untyped_passes.GenericRewrites: Rewrite,
    untyped_passes.ReconstructSSA: ReconstructSSA,
    typed_passes.PreLowerStripPhis: StripPhis,
    NativeLowering: LowerToIR,
}
_FOR_INNER_FUNCTIONS = {untyped_passes.InlineClosureLikes, untyped_passes.MakeFunctionToJitFunction}
_pipelines: dict[bool, PassManager] = {}


def _pipeline(state: Any) -> PassManager:
    """The passes for a function. One that defines others, or has comprehensions, which are such, needs two more."""
    inner_functions = any(isinstance(constant, CodeType) for constant in state.func_id.code.co_consts)
    if inner_functions in _pipelines:
        return _pipelines[inner_functions]
    pipeline = _pipelines[inner_functions] = _Passes("nopython")
    for compiler_pass, description in DefaultPassBuilder.define_nopython_pipeline(state).passes:
        if compiler_pass in _NOT_NEEDED or (compiler_pass in _FOR_INNER_FUNCTIONS and not inner_functions):
            continue
        pipeline.add_pass(_OURS.get(compiler_pass, compiler_pass), description)
    pipeline.finalize()
    return pipeline
