"""The second process of `kernel_compiler/ahead.py`: it compiles what is ordered, and runs small programs for their kernels.

Each program stands for what many programs do, and says after which kernel it is worth its time: what has met the forward
kernel of a layer norm will soon want the backward one. Without such a kernel it is what every training does. Their order is
from the end of a training step to its beginning, so that the two processes meet in the middle.
"""

import contextlib
import os
import select
import sys
from collections.abc import Callable

import tinytensor as tt
from tinytensor import nn
from tinytensor.kernel_compiler import ahead, claims
from tinytensor.kernel_compiler.object_store import store
from tinytensor.kernel_compiler.substitute import kernel_of_word
from tinytensor.nn import functional as F

_IDLE = 20.0
"""Seconds to wait for an order, or for the name of a kernel that makes another program worth its time."""
_TRIES = 20
_KEY = "f" * 32

_Program = Callable[[], object]
PROGRAMS: list[tuple[str, _Program]] = []


def after(kernel: str = "") -> Callable[[_Program], _Program]:
    """Run the program once a kernel whose name begins with `kernel` was met."""

    def keep(program: _Program) -> _Program:
        PROGRAMS.append((kernel, program))
        return program

    return keep


def ones(*size: int) -> tt.Tensor:
    return tt.ones(*size, requires_grad=True)


def labels(n: int) -> tt.Tensor:
    return tt.tensor([0] * n)


def backward(result: tt.Tensor) -> None:
    result.backward(tt.ones_like(result))


@after()
def an_optimizer_s_step() -> None:
    weights = ones(8, 8), ones(8)
    for w in weights:
        w.grad = tt.ones_like(w)
    tt.optim.Adam(weights, lr=1e-3).step()


@after()
def cross_entropy() -> None:
    F.cross_entropy(ones(8, 10), labels(8)).backward()


@after()
def a_linear_layer() -> None:
    backward(F.linear(ones(8, 16), ones(4, 16), ones(4)))


@after()
def a_larger_linear_layer() -> None:
    backward(F.linear(ones(128, 64), ones(192, 64), ones(192)))


@after()
def how_many_are_right() -> None:
    target = labels(8)
    right = tt.ones(8, 10).argmax(1) == target
    right.sum().item()
    right.float().mean().item()


@after()
def another_optimizer_s_step() -> None:
    w = ones(8, 8)
    w.grad = tt.ones(8, 8)
    tt.optim.SGD([w], lr=0.1, momentum=0.9).step()


@after("relu")
def relu() -> None:
    backward(F.relu(ones(8, 8)))


@after("bernoulli")
def dropout() -> None:
    backward(F.dropout(ones(8, 8), 0.5))


@after("conv_lay_lines")
def a_convolution() -> None:
    image, w, b = ones(2, 8, 16, 16), ones(16, 8, 3, 3), ones(16)  # no smaller: what is little goes another way
    backward(F.max_pool2d(F.relu(F.conv2d(image, w, b)), 2))


@after("index_fetch")
def an_embedding() -> None:
    backward(F.embedding(labels(8), ones(10, 4)))


@after("index_fetch")
def causal_attention_with_dropout() -> None:
    q, k, v = ones(2, 2, 8, 4), ones(2, 2, 8, 4), ones(2, 2, 8, 4)
    backward(F.scaled_dot_product_attention(q, k, v, is_causal=True, dropout_p=0.1).transpose(1, 2).contiguous())


@after("layer_norm_")
def layer_norm() -> None:
    backward(F.layer_norm(ones(4, 8), [8], ones(8), ones(8)))


@after("triangle_4")
def attention() -> None:
    q, k, v = ones(2, 2, 8, 4), ones(2, 2, 8, 4), ones(2, 2, 8, 4)
    scores = (q @ k.transpose(-2, -1)) * 0.5
    mask = tt.tril(tt.ones(8, 8)).view(1, 1, 8, 8)
    backward((F.softmax(scores.masked_fill(mask == 0, float("-inf")), -1) @ v).transpose(1, 2).contiguous())


@after("gelu_float32")
def gelu() -> None:
    backward(F.gelu(ones(8, 8)))


@after("gelu_tanh")
def gelu_by_tanh() -> None:
    backward(F.gelu(ones(8, 8), approximate="tanh"))


@after("layer_norm_")
def clipped_gradients() -> None:
    w = ones(8, 8)
    w.grad = tt.ones(8, 8)
    nn.utils.clip_grad_norm_([w], 1.0)


@after("triangle")
def text_from_a_language_model() -> None:
    scores = tt.ones(1, 8)
    best, _ = tt.topk(scores, 4)
    scores[scores < best[:, [-1]]] = -float("inf")
    drawn = tt.multinomial(F.softmax(scores, -1), 1)
    tt.cat((drawn, drawn), 1)


@after("flash_attention")
def fused_attention() -> None:
    backward(F.scaled_dot_product_attention(ones(2, 2, 8, 4), ones(2, 2, 8, 4), ones(2, 2, 8, 4)))


@after("softmax")
def softmax() -> None:
    backward(F.softmax(ones(4, 8), -1))


@after("softmax")
def a_sample() -> None:
    tt.multinomial(F.softmax(tt.ones(4, 8), -1), 1)


@after("lstm_forward")
def lstm() -> None:
    _, (h, _) = nn.LSTM(32, 48, batch_first=True)(ones(8, 16, 32))
    backward(h[-1])


@after("gru_forward")
def gru() -> None:
    _, h = nn.GRU(32, 48, batch_first=True)(ones(8, 16, 32))
    backward(h[-1])


@after("tanh")
def tanh() -> None:
    backward(tt.tanh(ones(8, 8)))


@after("sigmoid")
def sigmoid() -> None:
    backward(tt.sigmoid(ones(8, 8)))


class Lines:
    """The lines that the first process writes: names of kernels that it has met, and orders."""

    def __init__(self, file: int) -> None:
        self.file, self.open = file, True
        self.names: list[str] = []
        self.orders: list[str] = []
        self._rest = ""

    def read(self, seconds: float) -> bool:
        """Read what there is, after waiting up to `seconds` for it; whether anything came."""
        if not select.select([self.file], [], [], seconds)[0]:
            return False
        new = os.read(self.file, 1 << 16).decode()
        *lines, self._rest = (self._rest + new).split("\n")
        for line in lines:
            if line.startswith(ahead.ORDER):
                self.orders.append(line.removeprefix(ahead.ORDER))
            elif line:
                self.names.append(line)
        self.open = bool(new)
        return self.open

    def met(self, kernel: str) -> bool:
        return not kernel or any(name.startswith(kernel) for name in self.names)


def compile_order(word: str) -> None:
    kernel_of_word(word).prepare("serial")


def run(lines: Lines, programs: list[tuple[str, _Program]]) -> None:
    """Run programs and compile orders, until nothing has come for a while, or the first process has ended and no order is left."""
    waiting = [(kernel, program, _TRIES) for kernel, program in programs]
    while True:
        while lines.open and lines.read(0):
            pass
        # Those that follow what was met go first.
        ready = sorted((kernel == "", place) for place, (kernel, *_) in enumerate(waiting) if lines.met(kernel))
        if ready and lines.open:
            kernel, program, tries = waiting.pop(ready[0][1])
            try:
                program()
            except claims.Claimed:  # the first process compiles one of its kernels just now
                if tries:
                    waiting.append((kernel, program, tries - 1))
            except Exception:  # whatever it is, the first process will meet it where somebody sees it
                pass
        # Orders come last: the first process waits for what the programs are about, and NumPy answers for these.
        elif lines.orders:
            with contextlib.suppress(Exception):
                compile_order(lines.orders.pop(0))
        elif not lines.open or not lines.read(_IDLE):
            return


def main() -> None:
    # Before its first kernel a process tests compiled calls. If the other one compiles that test just now, it is waited for.
    tt.ones(1)
    claims.patience = 0.0
    # One such process at a time for a store: a program of many processes does not start as many again.
    with contextlib.suppress(claims.Claimed), claims.claim(store().directory, _KEY):
        run(Lines(sys.stdin.fileno()), PROGRAMS)


if __name__ == "__main__":
    main()
