"""How exactly float32 is computed: a device may round the factors of products where the program allows it.

One word for each pair of a backend and a kind of operator: "ieee" is float32, "tf32" has 10 bits of mantissa, "bf16" has 7,
"none" leaves it to the pair's parent: the backend's "all", then "generic". What programs set by the older switches
(`set_float32_matmul_precision`, `allow_tf32`) is written into the same table. Only cuBLAS reads it.

Mirrors the flags of float32 precision in aten/src/ATen/Context.{h,cpp}.
"""

from __future__ import annotations

PRECISIONS = ("highest", "high", "medium")
_WORDS = ("none", "ieee", "tf32", "bf16")
_NOTE = "https://pytorch.org/docs/main/notes/cuda.html#tensorfloat-32-tf32-on-ampere-and-later-devices"


class Float32Precision:
    """matmul    "highest": float32; "high" and "medium": a GPU may round factors to tf32, which has 10 bits of mantissa"""

    __slots__ = ("_table", "cudnn_allow_tf32", "matmul")

    def __init__(self) -> None:
        self.matmul = "highest"
        self.cudnn_allow_tf32 = True
        operators = ("all", "conv", "rnn", "matmul")
        self._table = {(backend, op): "none" for backend in ("generic", "mkldnn", "cuda") for op in operators}
        self._table["cuda", "conv"] = self._table["cuda", "rnn"] = "tf32"

    def get(self, backend: str, op: str) -> str:
        """The word for a backend and an operator, from its parents where it has none."""
        word = self._table[backend, op]
        if word == "none":
            word = self._table[backend, "all"]
        if word == "none":
            word = self._table["generic", "all"]
        return "none" if backend == "cuda" and word == "bf16" else word

    def set(self, backend: str, op: str, word: str) -> None:
        """RuntimeError for a word that does not exist, and for bf16 on CUDA."""
        if word not in _WORDS:
            raise RuntimeError(f"Unknown precision: {word}")
        if backend == "cuda" and word == "bf16":
            raise RuntimeError("backend 'cuda' does not support precision 'bf16'")
        self._table[backend, op] = word

    def set_matmul(self, precision: str) -> None:
        """One of PRECISIONS."""
        self.matmul = precision
        self.set("cuda", "matmul", "ieee" if precision == "highest" else "tf32")
        self.set("mkldnn", "matmul", {"highest": "ieee", "high": "tf32", "medium": "bf16"}[precision])

    def get_matmul(self) -> str:
        """One of PRECISIONS; RuntimeError where the newer switches say something else."""
        blocked = self.get("mkldnn", "matmul")
        if (
            (self.get("cuda", "matmul") == "tf32" and self.matmul == "highest")
            or (blocked == "bf16" and self.matmul != "medium")
            or (blocked == "tf32" and self.matmul != "high")
        ):
            raise RuntimeError(
                "PyTorch is checking the matmul precision without a specific backend name,Current status indicate that you "
                "have used mix of the legacy and new APIs to set the matmul precision. We suggest only using the new API for "
                f"matmul precision. See also: {_NOTE}"
            )
        return self.matmul

    def get_cublas_allow_tf32(self) -> bool:
        """Whether cuBLAS may round; RuntimeError where older and newer switches disagree."""
        allowed = self.get("cuda", "matmul") == "tf32"
        if allowed != (self.matmul != "highest"):
            raise RuntimeError(
                "PyTorch is checking whether allow_tf32_new is enabled for cuBlas matmul,Current status indicate that you "
                "have used mix of the legacy and new APIs to set the TF32 status for cublas matmul. We suggest only using the "
                f"new API to set the TF32 flag. See also: {_NOTE}"
            )
        return allowed

    def set_cublas_allow_tf32(self, allow: bool) -> None:
        """As `set_matmul`, for CUDA alone."""
        self.matmul = "high" if allow else "highest"
        self.set("cuda", "matmul", "tf32" if allow else "ieee")

    def get_cudnn_allow_tf32(self) -> bool:
        """Whether cuDNN may round; RuntimeError where convolutions and recurrent layers disagree."""
        conv, rnn = self.get("cuda", "conv") == "tf32", self.get("cuda", "rnn") == "tf32"
        if not conv == rnn == self.cudnn_allow_tf32:
            raise RuntimeError(
                "PyTorch is checking whether allow_tf32 is enabled for cuDNN without a specific operator name,but the current "
                "flag(s) indicate that cuDNN conv and cuDNN RNN have different TF32 flags.This combination indicates that you "
                "have used a mix of the legacy and new APIs to set the TF32 flags. We suggest only using the new API to set "
                f"the TF32 flag(s). See also: {_NOTE}"
            )
        return self.cudnn_allow_tf32

    def set_cudnn_allow_tf32(self, allow: bool) -> None:
        """For convolutions and recurrent layers."""
        self.cudnn_allow_tf32 = allow
        for op in ("rnn", "conv"):
            self.set("cuda", op, "tf32" if allow else "none")


float32_precision = Float32Precision()
