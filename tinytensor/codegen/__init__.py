"""The generator: two yaml tables in; the files of aten/ (with native/generated/) and autograd/generated/ out.

Run `python -m tinytensor.codegen`. Nothing here is imported when tinytensor runs. README.md says which generator writes which
file; each generator shows at its top what it writes.

Mirrors torchgen/ and tools/autograd/.
"""

from tinytensor.codegen.entry_text import EntryFault
from tinytensor.codegen.gen_autograd_functions import gen_autograd_function
from tinytensor.codegen.gen_functions import gen_function, gen_handle, gen_stub
from tinytensor.codegen.gen_inplace_or_view import gen_inplace_or_view
from tinytensor.codegen.gen_register import gen_kernel
from tinytensor.codegen.gen_tensor_methods import gen_method
from tinytensor.codegen.gen_variable_type import gen_variable_type
from tinytensor.codegen.journey import journey
from tinytensor.codegen.load import load_derivatives, load_native_functions, parse_derivative, parse_native_function
from tinytensor.codegen.origins import changes, origins

__all__ = [
    "EntryFault",
    "changes",
    "gen_autograd_function",
    "gen_function",
    "gen_handle",
    "gen_inplace_or_view",
    "gen_kernel",
    "gen_method",
    "gen_stub",
    "gen_variable_type",
    "journey",
    "load_derivatives",
    "load_native_functions",
    "origins",
    "parse_derivative",
    "parse_native_function",
]
