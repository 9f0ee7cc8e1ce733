"""native_functions.yaml -> aten/ops/*.py: a handle for every overload, and one Python function for every name.

For `add.Tensor` it writes

    add_Tensor_op = def_("aten::add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor")

    def add_Tensor(self, other, alpha=1):
        ks = self.meta_.key_set | other.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return add_Tensor_op.table[ks](ks, self, other, alpha)

    def add(input=NOT_GIVEN, other=NOT_GIVEN, *args, alpha=1, out=None, **kwargs):

The first is the handle: what the dispatcher returns for a schema. The second is the call stub, `at::_ops::add_Tensor::call`,
for arguments that already have the schema's types; it is written where a method or the library calls it. It is the whole
of a dispatch: unite the key sets, correct the union by the thread-local ones if there are any (`state.dirty`), look up the
kernel, call. The third is the binding, `torch.add`. If it sees from the classes of its arguments that they are plain,
it calls; everything else, and every mistake, goes to the argument parser (gen_bindings.py).

Mirrors torchgen/api/cpp.py and tools/autograd/gen_python_functions.py (`python_torch_functions`).
"""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence

from tinytensor.aten.core.dispatch.call_stub import call_stub
from tinytensor.codegen.argument_tests import NO_PYTHON_BINDING
from tinytensor.codegen.callers import called_in_formulas, called_names
from tinytensor.codegen.gen_bindings import (
    binding,
    bound,
    docstring_of,
    handle,
    in_parentheses,
    operator_attempts,
    return_type,
    stub_name,
    with_docstring,
)
from tinytensor.codegen.model import NativeFunction
from tinytensor.codegen.python_operators import functions_of_operators

# Names whose function makes the call itself, although there is a stub: they are called so often that one Python frame less
# is worth the lines. Their tests are cheaper too: see `hot` in the class Form of gen_bindings.py.
HOT = frozenset(
    """
    __and__ __or__ __xor__ abs add addmm arange argmax batch_norm bmm cat clone conv1d conv2d conv3d cos
    cross_entropy_loss detach div dot dropout embedding eq exp flatten full gather ge gelu gt index_select layer_norm le
    linear log log_softmax lt matmul max_pool2d maximum mean minimum mm mse_loss mul mv ne neg ones ones_like permute
    pow reciprocal relu reshape rsqrt rsub select sigmoid sin softmax split sqrt squeeze stack sub sum t tanh transpose
    tril unbind unsqueeze where zeros zeros_like
    """.split()
)

# Bound by hand, since their Python form is not their schema (python_variable_methods.cpp, THPVariable_to). `@` stands for
# the module with the stubs. Where nothing changes, and nobody would see the operator, `to` answers itself: see `ANSWERS` of
# gen_tensor_methods.py.
TO = """
to_parser = PythonArgParser(
    "to",
    (
        PythonOverload(
            "to(Tensor self, Device? device=None, ScalarType? dtype=None, bool non_blocking=False, bool copy=False, *, "
            "MemoryFormat? memory_format=None) -> Tensor",
            lambda self, device, dtype, non_blocking, copy, memory_format: to_dtype_layout(
                self, dtype, None, device, None, non_blocking, copy, memory_format
            ),
        ),
        PythonOverload(
            "to.dtype(Tensor self, ScalarType dtype, bool non_blocking=False, bool copy=False, *, "
            "MemoryFormat? memory_format=None) -> Tensor",
            to_dtype,
        ),
        PythonOverload(
            "to.other(Tensor self, Tensor tensor, bool non_blocking=False, bool copy=False, *, "
            "MemoryFormat? memory_format=None) -> Tensor",
            to_other,
        ),
    ),
    method=True,
)


def to(self, *args, device=NOT_GIVEN, dtype=NOT_GIVEN, **kwargs):
    if not kwargs and len(args) + (device is not NOT_GIVEN) == 1:
        target = args[0] if args else device
        if args and target.__class__ is ScalarType and dtype is NOT_GIVEN:
            return @to_dtype(self, target)
        if target.__class__ is str and target == "cpu":
            target = cpu
        if target.__class__ is Device and (dtype is NOT_GIVEN or dtype.__class__ is ScalarType):
            m = self.meta_
            if target is m.device and (dtype is NOT_GIVEN or dtype is m.dtype) and not state.dirty and not replaced_kernels:
                if m.key_set & ~REQUIRES_GRAD == PLAIN:
                    return self
            return @to_dtype_layout(self, None if dtype is NOT_GIVEN else dtype, None, target)
    elif dtype.__class__ is ScalarType and not kwargs and not args:
        return @to_dtype(self, dtype)
    return @to_parser.call(self, *args, device=device, dtype=dtype, **kwargs)
"""
MANUAL_BINDINGS = {"to": TO}


def manual_binding(name: str, prefix: str = "") -> str:
    """The text of a binding that is written by hand, with the prefix in front of parsers and stubs."""
    return MANUAL_BINDINGS[name].replace("@", prefix)


# ---- handles and stubs -----------------------------------------------------------------------------------------------


def gen_handle(fn: NativeFunction) -> str:
    """`add_Tensor_op = def_("aten::add.Tensor(...) -> Tensor")`: schema and handle of one overload."""
    made = return_type(fn)
    names = ", ".join(f'"{r.name}"' for r in fn.func.returns)
    returned = "" if made is None else f'{made} = return_type("{fn.base_name}", ({names}))\n'
    return f"{handle(fn)} = def_({quoted('aten::' + fn.schema)})\n{returned}"


def gen_stub(fn: NativeFunction) -> str:
    """The call stub of one overload, as Python source: the text that the dispatcher compiles for a user's operator too."""
    return call_stub(fn.func, stub_name(fn))


def quoted(text: str) -> str:
    return '"' + text.replace('"', '\\"') + '"' if '"' not in text else repr(text)


# ---- all that stands under one name ----------------------------------------------------------------------------------


def gen_operator(overloads: Sequence[NativeFunction], called: Collection[str] | None = None) -> str:
    """Handles, parser, stubs and the function of one base name, as Python source.

    called    the stubs that other modules call; without it, those that the library's modules call
    """
    handles = "".join(gen_handle(fn) for fn in overloads) + parser_definition(overloads)
    existing = stubs_of(overloads, called)
    stubs = [gen_stub(fn) for fn in overloads if stub_name(fn) in existing]
    # One blank line between the parts of an operator; the caller leaves two between operators.
    return "\n".join([handles, *stubs, gen_function(overloads, called)])


def gen_function(overloads: Sequence[NativeFunction], called: Collection[str] | None = None) -> str:
    """The Python function of one base name, out= overloads included, as Python source."""
    name = overloads[0].base_name
    called = called_names() if called is None else called
    if name in MANUAL_BINDINGS:
        return with_docstring(manual_binding(name), docstring_of(name))
    if not (name in called or name in HOT or name in called_in_formulas() or is_public(overloads)):
        return f"def {name}(*args, **kwargs):\n    return {name}_parser.call(*args, **kwargs)\n"
    return binding(bound(overloads), False, () if name in HOT else stubs_of(overloads, called), hot=name in HOT)


def stubs_of(overloads: Sequence[NativeFunction], called: Collection[str] | None = None) -> frozenset[str]:
    """The stubs that are written: those that another module calls, and those that have more than one caller here.

    A stub with a single caller would only add a frame, so that caller makes the call itself. To count the callers, the
    function and the method are written as if all stubs existed, and their names are looked for in the text.
    """
    called = called_names() if called is None else called
    name = overloads[0].base_name
    stubs = frozenset(map(stub_name, overloads))
    if name in MANUAL_BINDINGS:
        return frozenset(stub for stub in stubs if stub in called or _names(manual_binding(name), stub))
    texts = []
    functions = bound(overloads)
    methods = [fn for fn in functions if "method" in fn.variants and "self" in fn.arg_names]
    if name not in HOT and (name in called or name in called_in_formulas() or is_public(overloads)):
        texts.append(binding(functions, False, stubs))
    if methods:
        texts.append(binding(methods, True, stubs))
    if name in functions_of_operators():
        texts += ["\n".join(operator_attempts(overloads))] * 2  # `__add__` and `__radd__`
    callers = "\n".join(texts)
    return frozenset(stub for stub in stubs if stub in called or len(re.findall(rf"\b{stub}\(", callers)) > 1)


def is_public(overloads: Sequence[NativeFunction]) -> bool:
    """Whether Python's users find the function in the top module."""
    return any("function" in fn.variants and not fn.python_module for fn in overloads) and not (
        NO_PYTHON_BINDING.fullmatch(overloads[0].base_name)
    )


def _names(text: str, name: str) -> bool:
    return re.search(rf"\b{name}\b", text) is not None


def parser_definition(overloads: Sequence[NativeFunction]) -> str:
    """`add_parser = PythonArgParser("add", (add_Tensor_op, add_out_op), methods=(add_Tensor_op,))`."""
    name = overloads[0].base_name
    if name in MANUAL_BINDINGS:
        return ""
    functions = bound(overloads)
    methods = [fn for fn in functions if "method" in fn.variants]
    words = [f'"{name}"', in_parentheses([handle(fn) for fn in functions])]
    if methods:
        words.append(f"methods={in_parentheses([handle(fn) for fn in methods])}")
    return f"{name}_parser = PythonArgParser({', '.join(words)})\n"
