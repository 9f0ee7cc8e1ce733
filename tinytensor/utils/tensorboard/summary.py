"""What is written into an event file: numbers, histograms, images, texts and hyperparameters as TensorBoard's messages.

Mirrors torch/utils/tensorboard/{summary,_convert_np,_utils}.py. Images are encoded here, as PNG with zlib; PyTorch asks Pillow.
Left out: sound, video, meshes, boxes in images, precision-recall curves, custom layouts.
"""

from __future__ import annotations

import struct
import zlib
from typing import Any

import numpy as np
from tensorboard.compat.proto.summary_pb2 import HistogramProto, Summary, SummaryMetadata
from tensorboard.compat.proto.tensor_pb2 import TensorProto
from tensorboard.compat.proto.tensor_shape_pb2 import TensorShapeProto
from tensorboard.plugins.text.plugin_data_pb2 import TextPluginData

from tinytensor._tensor import Tensor
from tinytensor.c10.scalar_type import bfloat16, float16

__all__ = ["histogram", "hparams", "image", "make_histogram", "make_np", "scalar", "text"]


def make_np(x: Any) -> np.ndarray:
    """A tensor, an array or a number as an array. NotImplementedError for anything else."""
    if isinstance(x, np.ndarray):
        return x
    if np.isscalar(x):
        return np.array([x])
    if isinstance(x, Tensor):
        return (x.to(float16) if x.dtype is bfloat16 else x).detach().cpu().numpy()
    raise NotImplementedError(f"Got {type(x)}, but numpy array or torch tensor are expected.")


def _summary(**value: Any) -> Any:
    return Summary(value=[Summary.Value(**value)])


def scalar(name: str, tensor: Any, new_style: bool = False, double_precision: bool = False) -> Any:
    """A number. `new_style`: as a tensor, of float64 with `double_precision`. AssertionError for several elements."""
    array = make_np(tensor).squeeze()
    if array.ndim != 0:
        raise AssertionError(
            "Tensor should contain one element (0 dimensions).             "
            f"Was given size: {array.size} and {array.ndim} dimensions."
        )
    number = float(array)
    if not new_style:
        return _summary(tag=name, simple_value=number)
    fields = (
        {"double_val": [number], "dtype": "DT_DOUBLE"}
        if double_precision
        else {"float_val": [number], "dtype": "DT_FLOAT"}
    )
    proto = TensorProto(**fields)
    plugin = SummaryMetadata.PluginData(plugin_name="scalars")
    return _summary(tag=name, tensor=proto, metadata=SummaryMetadata(plugin_data=plugin))


def histogram(name: str, values: Any, bins: Any, max_bins: int | None = None) -> Any:
    """How many values lie in each bin; `bins` as `numpy.histogram` takes them."""
    return _summary(tag=name, histo=make_histogram(make_np(values).astype(float), bins, max_bins))


def make_histogram(values: np.ndarray, bins: Any, max_bins: int | None = None) -> Any:
    """The bins from the first that has a value to the last, with an empty one before. ValueError without a value."""
    if values.size == 0:
        raise ValueError("The input has no element.")
    values = values.reshape(-1)
    counts, limits = np.histogram(values, bins=bins)
    if max_bins is not None and len(counts) > max_bins:
        # Neighbours are put together. PyTorch pads by its remainder's rule, and so do we: the last bin may hold fewer.
        step = len(counts) // max_bins
        if rest := len(counts) % step:
            counts = np.pad(counts, (0, step - rest))
        counts = counts.reshape(-1, step).sum(axis=-1)
        ends = limits[-1:]
        limits = np.concatenate([limits[:-1:step], ends])
    filled = np.cumsum(counts > 0)
    first, last = (int(i) for i in np.searchsorted(filled, [0, filled[-1] - 1], side="right"))
    last += 1
    shown = counts[first - 1 : last] if first > 0 else np.concatenate([[0], counts[:last]])
    limits = limits[first : last + 1]
    if shown.size == 0 or limits.size == 0:
        raise ValueError("The histogram is empty, please file a bug report.")
    return HistogramProto(
        min=values.min(), max=values.max(), num=len(values), sum=values.sum(), sum_squares=values.dot(values),
        bucket_limit=limits.tolist(), bucket=shown.tolist(),
    )  # fmt: skip


def _grid(images: np.ndarray, columns: int = 8) -> np.ndarray:
    """Images (N, C, H, W) side by side: (3, H * rows, W * columns)."""
    if images.shape[1] == 1:
        images = np.concatenate([images] * 3, 1)
    if images.ndim != 4 or images.shape[1] != 3:
        raise AssertionError("Input should be a 4D numpy array with 3 channels")
    number, _, height, width = images.shape
    columns = min(number, columns)
    canvas = np.zeros((3, height * -(-number // columns), width * columns), images.dtype)
    for i, one in enumerate(images):
        y, x = divmod(i, columns)
        canvas[:, y * height : (y + 1) * height, x * width : (x + 1) * width] = one
    return canvas


def _to_hwc(array: np.ndarray, layout: str) -> np.ndarray:
    if len(set(layout)) != len(layout):
        raise AssertionError(f"You can not use the same dimension shorthand twice.             input_format: {layout}")
    if array.ndim != len(layout):
        raise AssertionError(
            "size of input tensor and input format are different.         "
            f"tensor shape: {array.shape}, input_format: {layout}"
        )
    layout = layout.upper()
    if len(layout) == 4:
        return _grid(array.transpose([layout.find(c) for c in "NCHW"])).transpose(1, 2, 0)
    if len(layout) == 3:
        array = array.transpose([layout.find(c) for c in "HWC"])
        return np.concatenate([array] * 3, 2) if array.shape[2] == 1 else array
    return np.stack([array.transpose([layout.find(c) for c in "HW"])] * 3, 2)


def _png(pixels: np.ndarray) -> bytes:
    """(H, W, C) of uint8 as a PNG file: a header, the rows with filter 0, an end."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    height, width, channels = pixels.shape
    colour = {2: 4, 3: 2, 4: 6}.get(channels)
    if colour is None:
        raise TypeError(f"Cannot handle this data type: {(1, 1, channels)}, |u1")  # Pillow's words
    rows = np.concatenate([np.zeros((height, 1), np.uint8), pixels.reshape(height, -1)], 1)
    header = struct.pack(">IIBBBBB", width, height, 8, colour, 0, 0, 0)
    body = chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(rows.tobytes())) + chunk(b"IEND", b"")
    return b"\x89PNG\r\n\x1a\n" + body


def image(tag: str, tensor: Any, dataformats: str = "NCHW") -> Any:
    """An image, or a batch of them as a grid. uint8 is taken as it is, other values are in [0, 1]."""
    array = _to_hwc(make_np(tensor), dataformats)
    scale = 1 if array.dtype == np.uint8 else 255
    pixels = (array.astype(np.float32) * scale).clip(0, 255).astype(np.uint8)
    height, width, channels = pixels.shape
    picture = Summary.Image(height=height, width=width, colorspace=channels, encoded_image_string=_png(pixels))
    return _summary(tag=tag, image=picture)


def text(tag: str, text: str) -> Any:
    """A text, which TensorBoard shows as Markdown."""
    plugin = SummaryMetadata.PluginData(plugin_name="text", content=TextPluginData(version=0).SerializeToString())
    proto = TensorProto(
        dtype="DT_STRING",
        string_val=[text.encode("utf-8")],
        tensor_shape=TensorShapeProto(dim=[TensorShapeProto.Dim(size=1)]),
    )
    return _summary(tag=f"{tag}/text_summary", metadata=SummaryMetadata(plugin_data=plugin), tensor=proto)


def hparams(
    hparam_dict: dict[str, Any], metric_dict: dict[str, Any], hparam_domain_discrete: dict[str, list[Any]] | None = None
) -> tuple[Any, Any, Any]:
    """The three messages of a run: which hyperparameters and metrics there are, their values, and the end of the run.

    TypeError for what is no dictionary, and for a domain of another type than its value; ValueError for other values.
    """
    from google.protobuf import struct_pb2
    from tensorboard.plugins.hparams import metadata
    from tensorboard.plugins.hparams.api_pb2 import DataType, Experiment, HParamInfo, MetricInfo, MetricName, Status
    from tensorboard.plugins.hparams.plugin_data_pb2 import HParamsPluginData, SessionEndInfo, SessionStartInfo

    domains = hparam_domain_discrete or {}
    for name, value in (
        ("hparam_dict", hparam_dict), ("metric_dict", metric_dict), ("hparam_domain_discrete", domains),
    ):  # fmt: skip
        if not isinstance(value, dict):
            raise TypeError(f"parameter: {name} should be a dictionary, nothing logged.")
    for k, domain in domains.items():
        fits = (
            k in hparam_dict and isinstance(domain, list) and all(isinstance(d, type(hparam_dict[k])) for d in domain)
        )
        if not fits:
            raise TypeError(
                f"parameter: hparam_domain_discrete[{k}] should be a list of same type as hparam_dict[{k}]."
            )

    start, infos = SessionStartInfo(), []
    for k, value in hparam_dict.items():
        if value is None:
            continue
        given: Any = value
        if isinstance(value, (int, float)):  # bool is an int, here as in PyTorch
            field, kind = "number_value", "DATA_TYPE_FLOAT64"
        elif isinstance(value, str):
            field, kind = "string_value", "DATA_TYPE_STRING"
        elif isinstance(value, Tensor):
            field, kind, given = "number_value", "DATA_TYPE_FLOAT64", make_np(value)[0]
        else:
            raise ValueError("value should be one of int, float, str, bool, or torch.Tensor")
        setattr(start.hparams[k], field, given)
        info = {"name": k, "type": DataType.Value(kind)}
        if not isinstance(value, Tensor):
            values = [struct_pb2.Value(**{field: d}) for d in domains.get(k, ())]
            info["domain_discrete"] = struct_pb2.ListValue(values=values) if k in domains else None
        infos.append(HParamInfo(**info))

    def message(tag: str, **content: Any) -> Any:
        data = HParamsPluginData(**content, version=metadata.PLUGIN_DATA_VERSION).SerializeToString()
        plugin = SummaryMetadata.PluginData(plugin_name=metadata.PLUGIN_NAME, content=data)
        return _summary(tag=tag, metadata=SummaryMetadata(plugin_data=plugin))

    metrics = [MetricInfo(name=MetricName(tag=k)) for k in metric_dict]
    end = SessionEndInfo(status=Status.Value("STATUS_SUCCESS"))
    return (
        message(metadata.EXPERIMENT_TAG, experiment=Experiment(hparam_infos=infos, metric_infos=metrics)),
        message(metadata.SESSION_START_INFO_TAG, session_start_info=start),
        message(metadata.SESSION_END_INFO_TAG, session_end_info=end),
    )
