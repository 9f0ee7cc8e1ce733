"""Methods that a dense real tensor on the CPU does not have, with what PyTorch says.

Each row of a table is a method: calling it raises. Sparse, quantized and complex tensors are not part of this library;
where PyTorch itself refuses a strided tensor its words are used, elsewhere the text says what is missing.

Mirrors the corresponding branches of aten/src/ATen/native/sparse/SparseTensor.cpp, ATen/quantized/Quantizer.cpp and
torch/_linalg_utils.py.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

_COO = "expected sparse coordinate tensor layout but got Strided"
_ROW = "expected sparse row compressed tensor layout but got Strided"
_COLUMN = "expected sparse column compressed tensor layout but got Strided"
_REMOVED = "This function was deprecated since version 1.9 and is now removed. "

REFUSED: dict[str, str] = {
    "is_coalesced": f"is_coalesced {_COO}",
    "coalesce": f"coalesce {_COO}",
    "indices": f"indices {_COO}",
    "values": "values expected sparse tensor layout but got Strided",
    "crow_indices": f"crow_indices {_ROW}",
    "col_indices": f"col_indices {_ROW}",
    "ccol_indices": f"ccol_indices {_COLUMN}",
    "row_indices": f"row_indices {_COLUMN}",
    "reinforce": (
        "reinforce() was removed.\nUse torch.distributions instead.\n"
        "See https://pytorch.org/docs/main/distributions.html\n\nInstead of:\n\nprobs = policy_network(state)\n"
        "action = probs.multinomial()\nnext_state, reward = env.step(action)\naction.reinforce(reward)\n"
        "action.backward()\n\nUse:\n\nprobs = policy_network(state)\n"
        "# NOTE: categorical is equivalent to what used to be called multinomial\n"
        "m = torch.distributions.Categorical(probs)\naction = m.sample()\nnext_state, reward = env.step(action)\n"
        "loss = -m.log_prob(action) * reward\nloss.backward()\n"
    ),
    "eig": (
        _REMOVED + "`torch.linalg.eig` returns complex tensors of dtype `cfloat` or `cdouble` rather than real tensors "
        "mimicking complex tensors.\n\nL, _ = torch.eig(A) should be replaced with:\n"
        "L_complex = torch.linalg.eigvals(A)\n\nand\n\nL, V = torch.eig(A, eigenvectors=True) should be replaced with:\n"
        "L_complex, V_complex = torch.linalg.eig(A)"
    ),
    "lstsq": (
        _REMOVED + "`torch.lstsq` is deprecated in favor of `torch.linalg.lstsq`.\n`torch.linalg.lstsq` has reversed "
        "arguments and does not return the QR decomposition in the returned tuple (although it returns other information "
        "about the problem).\n\nTo get the QR decomposition consider using `torch.linalg.qr`.\n\nThe returned solution in "
        "`torch.lstsq` stored the residuals of the solution in the last m - n columns of the returned value whenever m > n. "
        "In torch.linalg.lstsq, the residuals are in the field 'residuals' of the returned named tuple.\n\nThe unpacking of "
        "the solution, as in\nX, _ = torch.lstsq(B, A).solution[:A.size(1)]\nshould be replaced with:\n"
        "X = torch.linalg.lstsq(A, B).solution"
    ),
    "symeig": (
        _REMOVED
        + "The default behavior has changed from using the upper triangular portion of the matrix by default to "
        "using the lower triangular portion.\n\nL, _ = torch.symeig(A, upper=upper) should be replaced with:\n"
        "L = torch.linalg.eigvalsh(A, UPLO='U' if upper else 'L')\n\nand\n\n"
        "L, V = torch.symeig(A, eigenvectors=True) should be replaced with:\n"
        "L, V = torch.linalg.eigh(A, UPLO='U' if upper else 'L')"
    ),
    "solve": (
        _REMOVED
        + "`torch.solve` is deprecated in favor of `torch.linalg.solve`. `torch.linalg.solve` has its arguments "
        "reversed and does not return the LU factorization.\n\nTo get the LU factorization see `torch.lu`, which can be "
        "used with `torch.lu_solve` or `torch.lu_unpack`.\nX = torch.solve(B, A).solution should be replaced with:\n"
        "X = torch.linalg.solve(A, B)"
    ),
}

NO_CPU_KERNEL = """
sparse_mask sparse_resize_ sparse_resize_and_clear_ to_padded_tensor record_stream int_repr qscheme q_scale q_zero_point
q_per_channel_scales q_per_channel_zero_points q_per_channel_axis _nnz
""".split()
"""Operators that PyTorch has for sparse, quantized or CUDA tensors only."""

NOT_HERE: dict[str, str] = {
    **dict.fromkeys(
        "to_sparse to_sparse_coo to_sparse_csr to_sparse_csc to_sparse_bsr to_sparse_bsc smm sspaddmm".split(),
        "sparse tensors are not supported by this library",
    ),
    **dict.fromkeys("cfloat cdouble chalf".split(), "complex numbers are not supported by this library"),
    "to_mkldnn": "oneDNN tensors are not supported by this library",
    "share_memory_": "tensors shared between processes are not supported by this library",
}


def refuses(name: str, text: str, error: type[Exception] = RuntimeError) -> Any:
    """A method that raises `error(text)`, whatever it is given."""

    def method(self: Any, *args: Any, **kwargs: Any) -> Any:
        raise error(text)

    method.__name__ = method.__qualname__ = name
    method.__doc__ = text.split("\n", 1)[0]
    return method


def could_not_run(name: str) -> str:
    """The first sentences of the dispatcher's report (OperatorEntry.cpp, reportError)."""
    return (
        f"Could not run 'aten::{name}' with arguments from the 'CPU' backend. This could be because the operator doesn't "
        f"exist for this backend. 'aten::{name}' is not available for any backend of this library."
    )


METHODS = {
    **{name: refuses(name, text) for name, text in REFUSED.items()},
    **{name: refuses(name, could_not_run(name), NotImplementedError) for name in NO_CPU_KERNEL},
    **{name: refuses(name, text, NotImplementedError) for name, text in NOT_HERE.items()},
}

if TYPE_CHECKING:

    class TensorRefusals:
        """For checkers an empty class: with Any as a base, a Tensor would pass for an int."""

else:
    TensorRefusals = type("TensorRefusals", (), {"__slots__": (), "__module__": __name__, **METHODS})
    """A base class of Tensor."""
