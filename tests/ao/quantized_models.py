"""Models that both libraries build from the same text: `tt` is tinytensor or torch. Weights and inputs are drawn by NumPy."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

ENGINES = ("fbgemm", "qnnpack", "x86", "onednn")


class Case(NamedTuple):
    """A model: how to build it, what to fuse (names), the shape of its input, and the qconfigs of parts."""

    build: Any
    fuse: tuple[tuple[str, ...], ...]
    shape: tuple[int, ...]
    by_channel: bool = True


def mlp(tt: Any) -> Any:
    """Linear, BatchNorm1d, ReLU."""
    nn = tt.nn

    class Mlp(nn.Module):
        def __init__(self) -> None:
            super().__init__()
            self.quant, self.dequant = tt.ao.quantization.QuantStub(), tt.ao.quantization.DeQuantStub()
            self.fc1, self.bn1 = nn.Linear(12, 16), nn.BatchNorm1d(16)
            self.relu1 = nn.ReLU()
            self.fc2, self.relu2 = nn.Linear(16, 8), nn.ReLU()
            self.fc3 = nn.Linear(8, 4)

        def forward(self, x: Any) -> Any:
            x = self.relu1(self.bn1(self.fc1(self.quant(x))))
            return self.dequant(self.fc3(self.relu2(self.fc2(x))))

    return Mlp()


def residual(tt: Any) -> Any:
    """Convolutions with batch norm around which a copy of the input goes, added and joined."""
    nn, names = tt.nn, tt.ao.quantization

    class Residual(nn.Module):
        def __init__(self) -> None:
            super().__init__()
            self.quant, self.dequant = names.QuantStub(), names.DeQuantStub()
            self.conv1, self.bn1, self.relu1 = nn.Conv2d(3, 8, 3, padding=1), nn.BatchNorm2d(8), nn.ReLU()
            self.conv2, self.bn2 = nn.Conv2d(8, 8, 3, padding=1, bias=False), nn.BatchNorm2d(8)
            self.conv3, self.relu3 = nn.Conv2d(8, 8, 1, stride=2, groups=2), nn.ReLU()
            self.skip, self.join = tt.ao.nn.quantized.FloatFunctional(), tt.ao.nn.quantized.FloatFunctional()
            self.pool, self.flat = nn.AdaptiveAvgPool2d(1), nn.Flatten()
            self.fc = nn.Linear(16, 5)

        def forward(self, x: Any) -> Any:
            x = self.relu1(self.bn1(self.conv1(self.quant(x))))
            x = self.skip.add_relu(self.bn2(self.conv2(x)), x)
            y = self.relu3(self.conv3(x))
            x = self.join.cat([y, nn.functional.max_pool2d(x, 2)], 1)
            return self.dequant(self.fc(self.flat(self.pool(x))))

    return Residual()


def signals(tt: Any) -> Any:
    """Convolutions in one dimension."""
    nn, names = tt.nn, tt.ao.quantization

    class Signals(nn.Module):
        def __init__(self) -> None:
            super().__init__()
            self.quant, self.dequant = names.QuantStub(), names.DeQuantStub()
            self.conv1, self.bn1, self.relu1 = nn.Conv1d(2, 6, 3), nn.BatchNorm1d(6), nn.ReLU()
            self.conv2, self.bn2 = nn.Conv1d(6, 4, 2, stride=2), nn.BatchNorm1d(4)
            self.act = nn.LeakyReLU(0.1)

        def forward(self, x: Any) -> Any:
            x = self.relu1(self.bn1(self.conv1(self.quant(x))))
            return self.dequant(self.act(self.bn2(self.conv2(x))))

    return Signals()


def volumes(tt: Any) -> Any:
    """Convolutions in three dimensions."""
    nn, names = tt.nn, tt.ao.quantization

    class Volumes(nn.Module):
        def __init__(self) -> None:
            super().__init__()
            self.quant, self.dequant = names.QuantStub(), names.DeQuantStub()
            self.conv1, self.bn1, self.relu1 = nn.Conv3d(2, 4, 2), nn.BatchNorm3d(4), nn.ReLU()
            self.conv2, self.relu2 = nn.Conv3d(4, 3, 2, padding=1), nn.ReLU()

        def forward(self, x: Any) -> Any:
            x = self.relu1(self.bn1(self.conv1(self.quant(x))))
            return self.dequant(self.relu2(self.conv2(x)))

    return Volumes()


def decoder(tt: Any) -> Any:
    """Transposed convolutions; scales by channel are refused for them."""
    nn, names = tt.nn, tt.ao.quantization

    class Decoder(nn.Module):
        def __init__(self) -> None:
            super().__init__()
            self.quant, self.dequant = names.QuantStub(), names.DeQuantStub()
            self.up1, self.bn1, self.relu = nn.ConvTranspose2d(4, 6, 2, stride=2), nn.BatchNorm2d(6), nn.ReLU()
            self.up2 = nn.ConvTranspose2d(6, 2, 3, padding=1, output_padding=1, stride=2)

        def forward(self, x: Any) -> Any:
            return self.dequant(self.up2(self.relu(self.bn1(self.up1(self.quant(x))))))

    return Decoder()


def activations(tt: Any) -> Any:
    """Layers without weights, and normalizations."""
    nn, names = tt.nn, tt.ao.quantization

    class Activations(nn.Module):
        def __init__(self) -> None:
            super().__init__()
            self.quant, self.dequant = names.QuantStub(), names.DeQuantStub()
            self.conv, self.bn, self.relu = nn.Conv2d(2, 4, 1), nn.BatchNorm2d(4), nn.ReLU6()
            self.hard, self.elu, self.leaky = nn.Hardswish(), nn.ELU(), nn.LeakyReLU()
            self.drop, self.group, self.instance = (
                nn.Dropout(0.3),
                nn.GroupNorm(2, 4),
                nn.InstanceNorm2d(4, affine=True),
            )
            self.layer = nn.LayerNorm([4, 5, 5])

        def forward(self, x: Any) -> Any:
            x = self.bn(self.leaky(self.relu(self.conv(self.quant(x)))))
            x = self.drop(self.elu(self.hard(self.group(x))))
            return self.dequant(self.layer(self.instance(x)))

    return Activations()


CASES = {
    "mlp": Case(mlp, (("fc1", "bn1"), ("fc2", "relu2")), (9, 12)),
    "residual": Case(residual, (("conv1", "bn1", "relu1"), ("conv2", "bn2"), ("conv3", "relu3")), (4, 3, 8, 8)),
    "signals": Case(signals, (("conv1", "bn1", "relu1"), ("conv2", "bn2")), (5, 2, 11)),
    "volumes": Case(volumes, (("conv1", "bn1", "relu1"), ("conv2", "relu2")), (2, 2, 4, 4, 4)),
    "decoder": Case(decoder, (("up1", "bn1"),), (3, 4, 3, 3), by_channel=False),
    "activations": Case(activations, (), (3, 2, 5, 5), by_channel=False),
}


def numbers(tt: Any, seed: int, shape: tuple[int, ...], spread: float = 1.0) -> Any:
    """Normal numbers, the same in both libraries."""
    drawn = np.random.default_rng(seed).standard_normal(shape) * spread
    return tt.tensor(drawn.tolist(), dtype=tt.float32).reshape(shape)


def with_weights(tt: Any, model: Any, seed: int = 0) -> Any:
    """The model with parameters and running statistics that follow from their names."""
    for i, (name, tensor) in enumerate([*model.named_parameters(), *model.named_buffers()]):
        if tensor.is_floating_point():
            drawn = numbers(tt, 1000 * seed + i, tuple(tensor.shape), 0.4)
            if "running_var" in name or ("bn" in name and name.endswith("weight")):
                drawn = drawn.abs() + 0.5
            with tt.no_grad():
                tensor.copy_(drawn)
    return model


def prepared(tt: Any, name: str, qconfig: Any, seed: int = 0) -> Any:
    """A model with observers that have seen three batches."""
    case, names = CASES[name], tt.ao.quantization
    model = with_weights(tt, case.build(tt), seed).eval()
    model = names.fuse_modules(model, [list(group) for group in case.fuse]) if case.fuse else model
    model.qconfig = qconfig
    model = names.prepare(model)
    for batch in range(3):
        model(numbers(tt, seed + batch, case.shape, 1 + batch))
    return model


# ==== from one library to the other ===================================================================================


def carried(value: Any, source: Any, target: Any) -> Any:
    """A value of a state dictionary, made anew in the other library: tensors, quantized ones, dtypes, tuples."""
    if isinstance(value, tuple):
        return tuple(carried(part, source, target) for part in value)
    if isinstance(value, source.dtype):
        return getattr(target, str(value).removeprefix("torch."))
    if not isinstance(value, source.Tensor):
        return value
    if value.is_quantized:
        stored = carried(value.int_repr(), source, target)
        if value.qscheme() in (source.per_tensor_affine, source.per_tensor_symmetric):
            return target._make_per_tensor_quantized_tensor(stored, value.q_scale(), value.q_zero_point())
        tables = [
            carried(table, source, target)
            for table in (value.q_per_channel_scales(), value.q_per_channel_zero_points())
        ]
        return target._make_per_channel_quantized_tensor(stored, *tables, value.q_per_channel_axis())
    dtype = getattr(target, str(value.dtype).removeprefix("torch."))
    return target.tensor(value.detach().tolist(), dtype=dtype).reshape(tuple(value.shape))


def carried_state(model: Any, source: Any, target: Any) -> Any:
    """The state of a model, for the same model of the other library."""
    state = model.state_dict()
    made = type(state)((name, carried(value, source, target)) for name, value in state.items())
    made._metadata = state._metadata  # the versions of modules, without which a state is read as an old one
    return made


def described(value: Any) -> Any:
    """What a value of a state dictionary is, exactly, in words and numbers of neither library."""
    if isinstance(value, tuple):
        return tuple(described(part) for part in value)
    if not hasattr(value, "detach"):
        return str(value)
    shown = [str(value.dtype), tuple(value.shape)]
    if not value.is_quantized:
        return [*shown, value.detach().reshape(-1).tolist()]
    shown += [str(value.qscheme()), value.int_repr().reshape(-1).tolist()]
    if "tensor" in str(value.qscheme()):
        return [*shown, value.q_scale(), value.q_zero_point()]
    tables = value.q_per_channel_scales().tolist(), value.q_per_channel_zero_points().tolist()
    return [*shown, *tables, value.q_per_channel_axis()]


def described_state(model: Any) -> dict[str, Any]:
    return {name: described(value) for name, value in model.state_dict().items()}
