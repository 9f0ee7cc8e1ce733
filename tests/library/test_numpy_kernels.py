"""Kernels written with NumPy: they may look into tensors that require grad, for grad mode is off where they run."""

from __future__ import annotations

import numpy as np
import pytest

import tinytensor as tt


def test_numpy_of_a_tensor_that_requires_grad():
    x = tt.ones(2, requires_grad=True)
    with pytest.raises(RuntimeError, match="Can't call numpy"):
        x.numpy()
    with tt.no_grad():
        assert x.numpy().tolist() == [1.0, 1.0]


def test_a_custom_op_over_numpy_differentiates_and_passes_opcheck():
    with tt.library._scoped_library("numpykernels", "FRAGMENT") as lib:
        lib.define("cube_root(Tensor x) -> Tensor")
        lib.impl("cube_root", lambda x: tt.from_numpy(np.cbrt(x.numpy())), "CPU")
        tt.library.register_fake("numpykernels::cube_root", lambda x: tt.empty_like(x), lib=lib)
        tt.library.register_autograd(
            "numpykernels::cube_root",
            lambda ctx, grad: grad / (3 * ctx.saved_tensors[0] ** 2),
            setup_context=lambda ctx, inputs, output: ctx.save_for_backward(output),
            lib=lib,
        )
        x = tt.tensor([8.0, 27.0], requires_grad=True)
        (slope,) = tt.autograd.grad(tt.ops.numpykernels.cube_root(x).sum(), x)
        assert np.allclose(slope.numpy(), [1 / 12, 1 / 27])
        checks = tt.library.opcheck(tt.ops.numpykernels.cube_root.default, (x,))
        assert set(checks.values()) == {"SUCCESS"}
