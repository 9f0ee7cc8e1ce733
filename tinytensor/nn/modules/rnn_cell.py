"""One step of a recurrent network: RNNCell, LSTMCell and GRUCell.

    h = cell(x, h)              x (N, input_size), h (N, hidden_size); without N for one
    h, c = lstm_cell(x, (h, c))

Mirrors the second half of torch/nn/modules/rnn.py.
"""

from __future__ import annotations

import math

from tinytensor._tensor import Tensor
from tinytensor.aten import functions as F
from tinytensor.c10.device import Device
from tinytensor.c10.scalar_type import ScalarType
from tinytensor.nn import init
from tinytensor.nn.modules.module import Module
from tinytensor.nn.parameter import Parameter

__all__ = ["GRUCell", "LSTMCell", "RNNCell", "RNNCellBase"]


class RNNCellBase(Module):
    """What RNNCell, GRUCell and LSTMCell share: arguments and parameters. It has no forward of its own.

        input_size      H_in, features of the input
        hidden_size     H_out, features of the state
        bias            False leaves bias_ih and bias_hh out (they are None then)
        num_chunks      1 for RNNCell, 3 for GRUCell, 4 for LSTMCell
        device, dtype   of the parameters

    Shapes: input (N, H_in) -> (N, H_out), by the subclasses.
    Parameters: weight_ih (num_chunks * H_out, H_in), weight_hh (num_chunks * H_out, H_out), bias_ih and bias_hh
    (num_chunks * H_out), all uniform in ±1 / sqrt(H_out).

    >>> nn.RNNCellBase(10, 20, bias=True, num_chunks=3).weight_ih.shape
    torch.Size([60, 10])
    """

    input_size: int
    hidden_size: int
    bias: bool
    weight_ih: Tensor
    weight_hh: Tensor
    bias_ih: Tensor | None
    bias_hh: Tensor | None

    def __init__(
        self,
        input_size: int,
        hidden_size: int,
        bias: bool,
        num_chunks: int,
        device: Device | str | None = None,
        dtype: ScalarType | None = None,
    ) -> None:
        super().__init__()
        self.input_size = input_size
        self.hidden_size = hidden_size
        self.bias = bias
        rows = num_chunks * hidden_size
        self.weight_ih = Parameter(F.empty((rows, input_size), device=device, dtype=dtype))
        self.weight_hh = Parameter(F.empty((rows, hidden_size), device=device, dtype=dtype))
        for name in ("bias_ih", "bias_hh"):
            self.register_parameter(name, Parameter(F.empty(rows, device=device, dtype=dtype)) if bias else None)
        self.reset_parameters()

    def reset_parameters(self) -> None:
        """Draws all parameters anew."""
        bound = 1.0 / math.sqrt(self.hidden_size) if self.hidden_size > 0 else 0
        for weight in self.parameters():
            init.uniform_(weight, -bound, bound)

    def _check_dim(self, what: str, t: Tensor) -> None:
        if t.dim() not in (1, 2):
            raise ValueError(f"{type(self).__name__}: Expected {what} to be 1D or 2D, got {t.dim()}D instead")

    def _zeros(self, input: Tensor) -> Tensor:
        return F.zeros(input.shape[0], self.hidden_size, dtype=input.dtype, device=input.device)

    def _weights(self) -> tuple[Tensor, Tensor, Tensor | None, Tensor | None]:
        return self.weight_ih, self.weight_hh, self.bias_ih, self.bias_hh

    def extra_repr(self) -> str:
        """The options that `repr` shows."""
        # By __dict__, since a subclass may lack these attributes, and Module.__getattr__ would raise.
        text = f"{self.input_size}, {self.hidden_size}"
        if self.__dict__.get("bias", True) is not True:
            text += f", bias={self.bias}"
        nonlinearity = self.__dict__.get("nonlinearity", "tanh")
        return text if nonlinearity == "tanh" else f"{text}, nonlinearity={nonlinearity}"


class _SingleStateCell(RNNCellBase):
    """What RNNCell and GRUCell share: one state `hx`, which is 0 unless it is given."""

    def _step(self, input: Tensor, hx: Tensor) -> Tensor:
        raise NotImplementedError

    def forward(self, input: Tensor, hx: Tensor | None = None) -> Tensor:
        """The next state."""
        self._check_dim("input", input)
        if hx is not None:
            self._check_dim("hidden", hx)
        is_batched = input.dim() == 2
        if not is_batched:
            input = input.unsqueeze(0)
            hx = None if hx is None else hx.unsqueeze(0)
        result = self._step(input, self._zeros(input) if hx is None else hx)
        return result if is_batched else result.squeeze(0)


class RNNCell(_SingleStateCell):
    """One step of an RNN: `h' = tanh(W_ih x + b_ih + W_hh h + b_hh)`.

        input_size      H_in, features of the input
        hidden_size     H_out, features of the state
        bias            True; False leaves bias_ih and bias_hh out (they are None then)
        nonlinearity    "tanh"; or "relu". RuntimeError at the call for others
        device, dtype   of the parameters

    Shapes: input (N, H_in) or (H_in), hx (N, H_out) or (H_out), 0 by default -> the next h, of hx's shape.
    Parameters: weight_ih (H_out, H_in), weight_hh (H_out, H_out), bias_ih and bias_hh (H_out), all uniform in ±1 /
    sqrt(H_out).

    >>> m = nn.RNNCell(10, 20)
    >>> m(tt.randn(3, 10), tt.randn(3, 20)).shape
    torch.Size([3, 20])
    """

    nonlinearity: str

    def __init__(
        self,
        input_size: int,
        hidden_size: int,
        bias: bool = True,
        nonlinearity: str = "tanh",
        device: Device | str | None = None,
        dtype: ScalarType | None = None,
    ) -> None:
        super().__init__(input_size, hidden_size, bias, num_chunks=1, device=device, dtype=dtype)
        self.nonlinearity = nonlinearity

    def _step(self, input: Tensor, hx: Tensor) -> Tensor:
        if self.nonlinearity == "tanh":
            return F.rnn_tanh_cell(input, hx, *self._weights())
        if self.nonlinearity == "relu":
            return F.rnn_relu_cell(input, hx, *self._weights())
        raise RuntimeError(f"Unknown nonlinearity: {self.nonlinearity}")


class GRUCell(_SingleStateCell):
    """One step of a GRU, see there for the formula; the rows of the weights are r, z, n.

        input_size      H_in, features of the input
        hidden_size     H_out, features of the state
        bias            True; False leaves bias_ih and bias_hh out (they are None then)
        device, dtype   of the parameters

    Shapes: input (N, H_in) or (H_in), hx (N, H_out) or (H_out), 0 by default -> the next h, of hx's shape.
    Parameters: weight_ih (3 * H_out, H_in), weight_hh (3 * H_out, H_out), bias_ih and bias_hh (3 * H_out), all
    uniform in ±1 / sqrt(H_out).

    >>> m = nn.GRUCell(10, 20)
    >>> m(tt.randn(3, 10), tt.randn(3, 20)).shape
    torch.Size([3, 20])
    """

    def __init__(
        self,
        input_size: int,
        hidden_size: int,
        bias: bool = True,
        device: Device | str | None = None,
        dtype: ScalarType | None = None,
    ) -> None:
        super().__init__(input_size, hidden_size, bias, num_chunks=3, device=device, dtype=dtype)

    def _step(self, input: Tensor, hx: Tensor) -> Tensor:
        return F.gru_cell(input, hx, *self._weights())


class LSTMCell(RNNCellBase):
    """One step of an LSTM, see there for the formula; the rows of the weights are i, f, g, o.

        input_size      H_in, features of the input
        hidden_size     H_out, features of the state
        bias            True; False leaves bias_ih and bias_hh out (they are None then)
        device, dtype   of the parameters

    Shapes: input (N, H_in) or (H_in), hx a pair (h, c), each (N, H_out) or (H_out), 0 by default -> the next (h,
    c).
    Parameters: weight_ih (4 * H_out, H_in), weight_hh (4 * H_out, H_out), bias_ih and bias_hh (4 * H_out), all
    uniform in ±1 / sqrt(H_out).

    >>> h, c = nn.LSTMCell(10, 20)(tt.randn(3, 10))
    >>> h.shape, c.shape
    (torch.Size([3, 20]), torch.Size([3, 20]))
    """

    def __init__(
        self,
        input_size: int,
        hidden_size: int,
        bias: bool = True,
        device: Device | str | None = None,
        dtype: ScalarType | None = None,
    ) -> None:
        super().__init__(input_size, hidden_size, bias, num_chunks=4, device=device, dtype=dtype)

    def forward(self, input: Tensor, hx: tuple[Tensor, Tensor] | None = None) -> tuple[Tensor, Tensor]:
        """(h, c) after the step."""
        self._check_dim("input", input)
        for i, state in enumerate(() if hx is None else hx):
            self._check_dim(f"hx[{i}]", state)
        is_batched = input.dim() == 2
        if not is_batched:
            input = input.unsqueeze(0)
            hx = None if hx is None else (hx[0].unsqueeze(0), hx[1].unsqueeze(0))
        if hx is None:
            zeros = self._zeros(input)
            hx = (zeros, zeros)
        h, c = F.lstm_cell(input, hx, *self._weights())
        return (h, c) if is_batched else (h.squeeze(0), c.squeeze(0))
