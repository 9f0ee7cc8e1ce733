"""Where the computed table of an operator is not PyTorch's, and why: every difference, no more and no less.

A rule says at which keys ours may have one letter where PyTorch has another (see dispatch_table_letters.py). A rule that
names operators is about those only, and each of them must still differ.
"""

from __future__ import annotations

from dataclasses import dataclass

from dispatch_table_letters import RUNTIME

TRANSFORMS = (
    "Python", "Functionalize", "FuncTorchDynamicLayerBackMode", "FuncTorchBatched", "FuncTorchVmapMode",
    "PythonTLSSnapshot", "PreDispatch", "PythonDispatcher",
)  # fmt: skip
SPARSE_AND_QUANTIZED = tuple(key for key in RUNTIME if key.startswith(("Sparse", "Quantized", "Mkldnn")))
DENSE = ("Undefined", "CPU", "CUDA", "PrivateUse1", "Meta")
AUTOGRAD = tuple(key for key in RUNTIME if key.startswith("Autograd"))
BACKENDS = (*DENSE, *SPARSE_AND_QUANTIZED)


@dataclass(frozen=True)
class Rule:
    """At `keys`, ours in `ours` where theirs is in `theirs`."""

    cause: str
    keys: tuple[str, ...]
    ours: str
    theirs: str
    operators: str | None = None

    def explains(self, name: str, key: str, ours: str, theirs: str) -> bool:
        return (
            key in self.keys
            and ours in self.ours
            and theirs in self.theirs
            and (self.operators is None or name in self.operators.split())
        )


RULES = (
    Rule(
        "a kernel that moves the integers of a quantized tensor; in PyTorch a composite one, over operators that make views",
        ("QuantizedCPU",),
        "k",
        "en",
        "repeat reflection_pad1d pixel_shuffle pixel_unshuffle copy_ masked_fill.Scalar masked_fill.Tensor",
    ),
    Rule(
        "a kernel for compressed tensors that refuses in PyTorch's words; there the composite kernel comes to refuse",
        ("SparseCsrCPU", "SparseCsrMeta"),
        "k",
        "n",
        "cat narrow_copy div_.Tensor sub_.Tensor",
    ),
    Rule(
        "a sum of sparse tensors of the meta device has its size; PyTorch has no kernel there",
        ("SparseMeta",),
        "k",
        ".",
        "sum.dim_IntList",
    ),
    Rule(
        "a kernel for sparse tensors of the meta device, which PyTorch's composite one serves",
        ("SparseMeta",),
        "k",
        "e",
        "clone copy_",
    ),
    Rule(
        "a part of a sparse tensor is never differentiable: autograd need not know whose view it is",
        ("ADInplaceOrView",),
        "F",
        "k",
        "_indices _values ccol_indices col_indices crow_indices row_indices indices",
    ),
    Rule(
        "Meta: sparse tensors of the meta device have the key SparseMeta, blocked ones are not there; PyTorch registers kernels at "
        "Meta, too, from Python",
        ("Meta",),
        "f",
        "k",
        "resize_as_sparse_ _coalesced_ quantize_per_tensor quantize_per_tensor.tensor_qparams quantize_per_tensor.tensors "
        "_mkldnn_transpose_ sparse_resize_ sparse_resize_and_clear_ _sparse_coo_tensor_with_dims",
    ),
    Rule(
        "called with dense parts, a composite kernel; in PyTorch one for sparse keys, which BackendSelect chooses by the layout",
        tuple(key for key in RUNTIME if key not in TRANSFORMS and not key.startswith("Autocast")),
        "eaF",
        ".k",
        "_sparse_coo_tensor_with_dims_and_tensors",
    ),
    Rule("the transform's key has nothing registered, or the transform's own kernels", TRANSFORMS, ".fFkbm", "fkb"),
    Rule("a random operator of its own here, in PyTorch one of others", ("FuncTorchVmapMode",), "k", "F"),
    Rule(
        "a factory's call stub starts from the key set of its device (FACTORY_KEYS): nothing is left to select",
        ("BackendSelect",),
        "F",
        "k",
    ),
    Rule(
        "no derivative: PyTorch's generated kernel sets a guard and passes the call on, here the key falls through",
        AUTOGRAD,
        "F",
        "a",
    ),
    Rule("no sparse or quantized kernels", SPARSE_AND_QUANTIZED, ".nem", "k"),
    Rule(
        "Meta: PyTorch's decompositions in Python are kernels there; here the composite kernel itself runs on Meta",
        ("Meta",),
        "ne",
        "k",
    ),
    Rule(
        "a kernel for Meta where PyTorch has none, and its fallback refuses",
        ("Meta",),
        "k",
        "f",
        "_cummax_helper _cummin_helper _logcumsumexp _logcumsumexp.out _native_batch_norm_legit.no_stats_out "
        "_native_batch_norm_legit.out adaptive_avg_pool2d.out adaptive_avg_pool3d.out binomial "
        "fractional_max_pool3d_backward fractional_max_pool3d_backward.grad_input geqrf geqrf.a glu_backward_jvp glu_jvp "
        "is_set_to linalg_lstsq.out multi_margin_loss_backward multi_margin_loss_backward.grad_input "
        "multilabel_margin_loss_backward multilabel_margin_loss_backward.grad_input _fused_adagrad_ _fused_adagrad_.tensor_lr "
        "_fused_adam_.tensor_lr _fused_adamw_.tensor_lr _fused_sgd_ _fused_sgd_.tensor_lr",
    ),
    Rule(
        "no kernel for Meta: PyTorch's, in Python, need sizes that depend on data",
        ("Meta",),
        "f",
        "k",
        "index_select.out _scaled_dot_product_flash_attention_for_cpu "
        "_scaled_dot_product_flash_attention_for_cpu_backward",
    ),
    Rule(
        "structured here, so a composite kernel is made from the meta function; in PyTorch one kernel for CPU and CUDA each",
        BACKENDS,
        "n",
        ".",
        "max_pool3d_with_indices max_pool3d_with_indices_backward max_unpool2d max_unpool3d reflection_pad2d "
        "reflection_pad2d_backward replication_pad2d_backward replication_pad3d_backward fractional_max_pool3d_backward",
    ),
    Rule(
        "structured here: a kernel for the CPU, and a composite one from the meta function; in PyTorch a composite one "
        "that calls the out= variant",
        BACKENDS,
        "nk.",
        "e",
        "logical_and logical_and_ logical_not logical_not_ logical_or logical_or_ abs abs_",
    ),
    Rule(
        "kernels for CPU and Meta; PyTorch has a composite one too, made of other operators, for devices without a kernel",
        BACKENDS,
        ".",
        "en",
        "native_group_norm addr native_layer_norm addr.out all.dims_out any.dims_out pixel_shuffle pixel_unshuffle "
        "narrow_copy",
    ),
    Rule(
        "made from a structured out= variant, whose composite kernel PyTorch lets serve sparse tensors as well",
        SPARSE_AND_QUANTIZED,
        ".",
        "n",
        "all.dims any.dims",
    ),
    Rule(
        "kernels for CPU and Meta that raise; in PyTorch a composite one does",
        BACKENDS,
        ".k",
        "e",
        "convolution_overrideable convolution_backward_overrideable",
    ),
    Rule(
        "a kernel with a derivative of its own; PyTorch has a composite one beside that of the CPU, and so no ambiguity",
        (*BACKENDS, *AUTOGRAD),
        ".ka",
        "m",
        "native_channel_shuffle silu_backward",
    ),
    Rule(
        "a composite kernel that autograd sees as one operator; in PyTorch it is made of others",
        (*BACKENDS, *AUTOGRAD),
        "ea",
        "m",
        "rand.generator_out",
    ),
    Rule(
        "a kernel bumps the version counter, or makes a view, that PyTorch's composite kernel leaves to the calls inside",
        ("ADInplaceOrView",),
        "k",
        "F",
        "_native_batch_norm_legit rrelu_with_noise detach_ split_copy.Tensor_out unsafe_split_with_sizes unsafe_split.Tensor "
        "split_with_sizes_copy.out unbind_copy.int_out _cummax_helper _cummin_helper rand.generator_out lift_fresh "
        "_sparse_broadcast_to",
    ),
    Rule(
        "composite here, so the operators inside bump the counter or make the view; in PyTorch a kernel for inference mode",
        ("ADInplaceOrView",),
        "F",
        "k",
        "matmul.out chunk narrow",
    ),
)
