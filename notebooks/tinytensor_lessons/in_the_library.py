"""What the function of an exercise does in the library: shown when the exercise has passed, as the way onward.

Exercise -> (file, name in that file, one sentence). A test looks every name up.
"""

from __future__ import annotations

IN_THE_LIBRARY: dict[str, tuple[str, str, str]] = {
    "00.slope": (
        "tinytensor/autograd/gradcheck.py",
        "gradcheck",
        "compares every derivative of the library with such slopes",
    ),
    "00.local_grads": ("tinytensor/autograd/derivatives.yaml", "derivative", "holds one such rule for each operator"),
    "00.topo": (
        "tinytensor/autograd/engine/engine.py",
        "run",
        "visits nodes so that each one runs once, after all that send it a gradient",
    ),
    "00.backward": (
        "tinytensor/autograd/variable/variable_hooks.py",
        "backward",
        "is what `loss.backward()` calls",
    ),
    "00.fit_line": ("tinytensor/optim/sgd.py", "SGD", "takes the same step for any number of parameters"),
    "01.flat_index": (
        "tinytensor/c10/contiguity.py",
        "storage_numel",
        "uses this sum for the last element, to know where a tensor ends",
    ),
    "01.contiguous_strides": (
        "tinytensor/c10/contiguity.py",
        "contiguous_strides",
        "gives every new tensor its strides",
    ),
    "01.read": ("tinytensor/_tensor/str.py", "_nested", "reads a tensor in this way to print it"),
    "01.is_contiguous": (
        "tinytensor/c10/contiguity.py",
        "is_contiguous",
        "is asked whenever a kernel could run over one line of memory",
    ),
    "01.storage_nbytes": (
        "tinytensor/c10/contiguity.py",
        "storage_numel",
        "says how many elements a storage needs, for `as_strided` and `set_`",
    ),
    "02.slice_meta": ("tinytensor/aten/native/shape/tensor_shape.py", "slice_meta", "is `x[1:7:2]`"),
    "02.expand_meta": ("tinytensor/aten/native/shape/tensor_shape.py", "expand_meta", "is `x.expand(...)`"),
    "02.view_strides": (
        "tinytensor/aten/native/shape/tensor_shape.py",
        "compute_stride",
        "decides whether `view` is possible, and whether `reshape` copies",
    ),
    "02.gallery": ("tinytensor/aten/native/shape/tensor_shape.py", "slice_meta", "is one of the views in this file"),
    "02.who_sees": (
        "tinytensor/aten/memory_overlap.py",
        "assert_no_overlap",
        "asks the same question before an operator writes",
    ),
    "03.view_dtype": ("tinytensor/aten/native/shape/tensor_shape.py", "view_dtype_meta", "is `x.view(dtype)`"),
    "03.promote_types": ("tinytensor/c10/scalar_type.py", "promote_types", "is the table behind `tt.promote_types`"),
    "03.result_type": (
        "tinytensor/aten/native/type_properties.py",
        "result_type",
        "decides the dtype of every mixed expression",
    ),
    "03.check_inplace": (
        "tinytensor/c10/scalar_type.py",
        "can_cast",
        "refuses `ints += 1.5` and every other write that does not fit",
    ),
    "03.backend_of": (
        "tinytensor/c10/dispatch_key_set.py",
        "tensor_key_set",
        "turns device and layout into the keys of a tensor",
    ),
    "04.schemas": (
        "tinytensor/aten/core/schema/function_schema_parser.py",
        "parse_schema",
        "reads such lines; lesson 13 writes this parser",
    ),
    "04.check_mm": ("tinytensor/aten/native/linalg/linear_algebra.py", "mm_meta", "checks every `mm` like this"),
    "04.prepare_out": ("tinytensor/aten/native/shape/resize.py", "resize_output", "prepares every `out=`"),
    "04.dtype_switch": ("tinytensor/aten/dispatch.py", "dispatch", "refuses a dtype for which an operator has no loop"),
    "04.mm_kernel": ("tinytensor/aten/native/linalg/linear_algebra.py", "mm_impl", "is where `mm` computes"),
    "05.infer_size": ("tinytensor/aten/expand_utils.py", "infer_size", "broadcasts the sizes of every call"),
    "05.operand_strides": (
        "tinytensor/aten/expand_utils.py",
        "operand_strides",
        "gives a broadcast operand its strides of 0",
    ),
    "05.reorder": (
        "tinytensor/aten/tensor_iterator.py",
        "reorder_dimensions",
        "puts the fastest dimension innermost, in every elementwise call",
    ),
    "05.output_strides": (
        "tinytensor/aten/tensor_iterator.py",
        "output_strides",
        "lays out a result like its operands",
    ),
    "05.coalesce": (
        "tinytensor/aten/tensor_iterator.py",
        "coalesce_dimensions",
        "makes one long loop of several short ones",
    ),
    "06.add_strided": (
        "tinytensor/aten/native/cpu/loop_templates.py",
        "binary",
        "is the loop of every operator of two inputs, with tiles where an operand is transposed",
    ),
    "06.scale_shift": (
        "tinytensor/aten/native/pointwise/ufunc/arithmetic.py",
        "add_number",
        "is the functor of `add`: it makes `alpha` like a in the same way",
    ),
    "06.sum_f32": (
        "tinytensor/aten/native/reduce/cpu/reduce.py",
        "rows",
        "sums in short blocks, and joins their sums",
    ),
    "06.chunks": (
        "tinytensor/threads/work_sharing.py",
        "chunk_size",
        "cuts every parallel loop, into more shares than threads",
    ),
    "06.cost": (
        "tinytensor/introspect/roofline.py",
        "Case",
        "holds these counts for each kernel in the picture of the roofline",
    ),
    "06.roofline": (
        "tinytensor/introspect/roofline.py",
        "attainable",
        "is that number, from what was measured on this machine",
    ),
    "07.two_tables": (
        "tinytensor/aten/core/dispatch/operator_entry.py",
        "lookup",
        "is the first of the two tables; the switch over dtypes is the second",
    ),
    "07.keyset": (
        "tinytensor/c10/dispatch_key_set.py",
        "DispatchKeySet",
        "is a set of keys in one integer, like yours",
    ),
    "07.keys_of": (
        "tinytensor/c10/dispatch_key_set.py",
        "tensor_key_set",
        "gives every tensor its keys when it is made",
    ),
    "07.effective": (
        "tinytensor/aten/core/dispatch/operator_handle.py",
        "call_slow",
        "joins and masks key sets in every call that takes the long way",
    ),
    "07.below": ("tinytensor/c10/dispatch_key_set.py", "full_after", "is the mask of every redispatch"),
    "08.resolve": (
        "tinytensor/aten/core/dispatch/operator_entry.py",
        "compute_dispatch_table_entry",
        "fills the table of every operator by these rules",
    ),
    "08.fallthrough": (
        "tinytensor/aten/core/dispatch/dispatch_key_extractor.py",
        "set_fallthrough",
        "takes such a key out of the mask, so that it costs nothing",
    ),
    "08.cpu_fallback": (
        "tinytensor/aten/native/cpu_fallback.py",
        "boxed_cpu_fallback",
        "serves a device that has no kernels yet",
    ),
    "08.composite": (
        "tinytensor/aten/core/dispatch/library.py",
        "Library",
        "registers a composite kernel for you in one line",
    ),
    "08.softclip": (
        "tinytensor/library/custom_ops.py",
        "custom_op",
        "does all of it at once: schema, kernel, fake, gradient",
    ),
    "08.analyze": (
        "tinytensor/introspect/dispatch_trace.py",
        "dispatch_trace",
        "writes the trace that you have read, for any call",
    ),
    "09.trace": ("tinytensor/introspect/graph.py", "walk", "walks over the graph for every picture of it"),
    "09.record": (
        "tinytensor/autograd/variable/variable.py",
        "set_history",
        "makes a result remember its node, in every autograd kernel",
    ),
    "09.sum_to_size": (
        "tinytensor/autograd/engine/input_metadata.py",
        "sum_to",
        "undoes broadcasting for every gradient that needs it",
    ),
    "09.run_hooks": (
        "tinytensor/autograd/engine/python_hook.py",
        "call_tensor_hooks",
        "runs what `x.register_hook` has noted",
    ),
    "09.accumulate": (
        "tinytensor/autograd/engine/accumulate_grad.py",
        "accumulate",
        "adds to `.grad` at the end of every backward pass",
    ),
    "10.dependencies": (
        "tinytensor/autograd/engine/graph_task.py",
        "compute_dependencies",
        "counts before every backward pass",
    ),
    "10.input_buffer": (
        "tinytensor/autograd/engine/input_buffer.py",
        "accumulate",
        "adds up what arrives at a node",
    ),
    "10.run": ("tinytensor/autograd/engine/engine.py", "run", "is the loop of every backward pass"),
    "10.grad": ("tinytensor/autograd/engine/python_engine.py", "run_backward", "is behind `tt.autograd.grad`"),
    "10.release": (
        "tinytensor/autograd/engine/node.py",
        "release_variables",
        "frees what a node saved, unless `retain_graph=True`",
    ),
    "11.saved_variable": (
        "tinytensor/autograd/variable/saved_variable.py",
        "SavedVariable",
        "holds every tensor that a node keeps",
    ),
    "11.versions": (
        "tinytensor/autograd/variable/variable.py",
        "increment_version",
        "counts every write in place",
    ),
    "11.what_to_save": (
        "tinytensor/autograd/derivatives.yaml",
        "result",
        "decides by its formulas what each node keeps",
    ),
    "11.check_inplace": (
        "tinytensor/autograd/variable/variable.py",
        "check_inplace",
        "refuses a write before it happens",
    ),
    "11.copy_slices": (
        "tinytensor/autograd/variable/copy_slices.py",
        "CopySlices",
        "is the node of a base after a write to its view",
    ),
    "12.my_relu": ("tinytensor/autograd/function/function.py", "Function", "turned your class into an operation"),
    "12.cube": (
        "tinytensor/autograd/function/function.py",
        "save_for_backward",
        "keeps what your backward needs, with versions and gradients of gradients",
    ),
    "12.jvp_rules": (
        "tinytensor/autograd/forward_ad/forward_ad_kernels.py",
        "jvp",
        "carries tangents through every operator",
    ),
    "12.checkpoint": ("tinytensor/utils/checkpoint.py", "checkpoint", "trades memory for a second forward pass"),
    "12.segments": (
        "tinytensor/utils/checkpoint.py",
        "checkpoint_sequential",
        "cuts a chain into pieces like yours",
    ),
    "13.parse_schema": (
        "tinytensor/aten/core/schema/function_schema_parser.py",
        "parse_schema",
        "reads the schema of every operator",
    ),
    "13.saved_from_formula": (
        "tinytensor/codegen/load.py",
        "parse_formula",
        "finds out what each formula needs",
    ),
    "13.emit_kernel": (
        "tinytensor/codegen/gen_variable_type.py",
        "gen_variable_type",
        "writes every autograd kernel",
    ),
    "13.hypot": (
        "tinytensor/aten/native/native_functions.yaml",
        "hypot",
        "is the entry of the shipped operator",
    ),
    "14.meters": (
        "tinytensor/_tensor/subclass.py",
        "__torch_function__",
        "is the other way: the library knows the new tensor, and asks it",
    ),
    "14.op_logger": (
        "tinytensor/utils/_python_dispatch.py",
        "TorchDispatchMode",
        "is the base of every mode, of yours too",
    ),
    "14.unit_tensor": (
        "tinytensor/_tensor/subclass.py",
        "_make_wrapper_subclass",
        "keeps a wrapper's sizes and strides beside what it wraps",
    ),
    "14.flops": ("tinytensor/utils/flop_counter.py", "FlopCounterMode", "counts with more rules, and by module"),
    "15.coalesce": (
        "tinytensor/aten/native/sparse/sparse_tensor.py",
        "_coalesce_sparse",
        "sorts and adds up with the library's own operators",
    ),
    "15.coo_to_csr": (
        "tinytensor/aten/native/sparse/tensor_conversions.py",
        "compress",
        "finds the pointers by a search in the sorted row numbers",
    ),
    "15.spmm": (
        "tinytensor/aten/native/sparse/cpu/spmm_kernel.py",
        "csr_times_dense",
        "takes four entries at a time, and shares rows among threads",
    ),
    "15.sparse_grad": (
        "tinytensor/autograd/functions_manual/functions_manual_sparse.py",
        "mm_mat1_sparse_backward",
        "gives a sparse factor its gradient",
    ),
    "15.blocked": (
        "tinytensor/aten/native/mkldnn/mkldnn_common.py",
        "pack",
        "is behind `to_mkldnn`, in front of kernels that run over the lanes",
    ),
    "16.quantize": (
        "tinytensor/aten/native/quantized/cpu/quantize_kernel.py",
        "quantize_loop",
        "rounds and clamps in one loop, for `quantize_per_tensor`",
    ),
    "16.choose_qparams": (
        "tinytensor/ao/quantization/observer.py",
        "_calculate_qparams",
        "is what every observer of a range asks in the end",
    ),
    "16.qlinear": (
        "tinytensor/aten/native/quantized/cpu/integer_gemm.py",
        "tile",
        "keeps such sums of four rows at a time, in 32 bits each",
    ),
    "16.per_channel": (
        "tinytensor/aten/native/quantized/cpu/quantize_kernel.py",
        "quantize_channels_loop",
        "finds the channel of an element from its place in memory",
    ),
    "16.fallback": (
        "tinytensor/aten/native/quantized/tensor_operators.py",
        "_comparison",
        "dequantizes both sides in this way, for six operators",
    ),
    "17.add": (
        "tinytensor/aten/native/cuda/loops.py",
        "binary",
        "has the same guard, for every operator of two tensors",
    ),
    "17.grid_stride": (
        "tinytensor/aten/native/cuda/loops.py",
        "blocks_for",
        "chooses a grid for any number of elements",
    ),
    "17.block_sum": (
        "tinytensor/aten/native/reduce/cuda/reduce.py",
        "blocks",
        "reduces in shared memory, along any dimensions",
    ),
    "17.tiled_mm": (
        "tinytensor/aten/native/linalg/cuda/cuda_blas_kernel.py",
        "product",
        "multiplies matrices on a GPU",
    ),
    "17.transpose": (
        "tinytensor/aten/native/cuda/copy.py",
        "_within_device",
        "copies a transposed tensor into a contiguous one",
    ),
    "18.sizes": ("tinytensor/c10/cuda/cuda_caching_allocator.py", "round_size", "rounds every request"),
    "18.find_block": ("tinytensor/c10/cuda/cuda_caching_allocator.py", "_find", "looks for the best fit"),
    "18.malloc_free": (
        "tinytensor/c10/cuda/cuda_caching_allocator.py",
        "DeviceCachingAllocator",
        "gives memory to every tensor on a GPU",
    ),
    "18.oom": (
        "tinytensor/c10/cuda/cuda_caching_allocator.py",
        "_release_cached_blocks",
        "is tried before the error is raised",
    ),
    "18.prefetch": (
        "tinytensor/c10/cuda/caching_host_allocator.py",
        "record_event",
        "keeps a pinned buffer until its copy is done",
    ),
    "19.observe": (
        "tinytensor/aten/record_function.py",
        "observed_call",
        "opens and closes a range around each operator",
    ),
    "19.self_time": ("tinytensor/profiler/collection.py", "self_time", "is the column `Self CPU` of the table"),
    "19.key_averages": ("tinytensor/profiler/profiler_util.py", "key_averages", "makes one row of many calls"),
    "19.profile_memory": (
        "tinytensor/profiler/memory_profiler.py",
        "timeline",
        "follows every block of memory like this",
    ),
    "19.detective": ("tinytensor/profiler/memory_profiler.py", "leaks", "looks for what only grows"),
    "20.module": ("tinytensor/nn/modules/module.py", "Module", "is the base of every network"),
    "20.cross_entropy": ("tinytensor/nn/functional/loss.py", "cross_entropy", "is the loss of most classifiers"),
    "20.sgd": ("tinytensor/optim/sgd.py", "SGD", "takes this step for groups of parameters"),
    "20.adam": ("tinytensor/optim/adam.py", "Adam", "takes this step in one call for all parameters"),
    "20.fit": (
        "tinytensor/utils/data/dataloader.py",
        "DataLoader",
        "cuts an epoch into shuffled batches for such a loop",
    ),
}
