"""torch.nn.modules: one file for each kind of layer. A new file gets three lines here: two imports and its `__all__`.

Mirrors torch/nn/modules/__init__.py.
"""

from tinytensor.nn.modules import (
    activation,
    adaptive,
    batchnorm,
    channelshuffle,
    container,
    conv,
    cross_map_lrn,
    distance,
    dropout,
    flatten,
    fold,
    instancenorm,
    lazy_layers,
    linear,
    linear_cross_entropy,
    linear_cross_entropy_options,
    loss,
    module,
    normalization,
    padding,
    pixelshuffle,
    pooling,
    rnn,
    sparse,
    transformer,
    upsampling,
)  # fmt: skip
from tinytensor.nn.modules.activation import *
from tinytensor.nn.modules.adaptive import *
from tinytensor.nn.modules.batchnorm import *
from tinytensor.nn.modules.channelshuffle import *
from tinytensor.nn.modules.container import *
from tinytensor.nn.modules.conv import *
from tinytensor.nn.modules.cross_map_lrn import *
from tinytensor.nn.modules.distance import *
from tinytensor.nn.modules.dropout import *
from tinytensor.nn.modules.flatten import *
from tinytensor.nn.modules.fold import *
from tinytensor.nn.modules.instancenorm import *
from tinytensor.nn.modules.lazy_layers import *
from tinytensor.nn.modules.linear import *
from tinytensor.nn.modules.linear_cross_entropy import *
from tinytensor.nn.modules.linear_cross_entropy_options import *
from tinytensor.nn.modules.loss import *
from tinytensor.nn.modules.module import Module
from tinytensor.nn.modules.normalization import *
from tinytensor.nn.modules.padding import *
from tinytensor.nn.modules.pixelshuffle import *
from tinytensor.nn.modules.pooling import *
from tinytensor.nn.modules.rnn import *
from tinytensor.nn.modules.sparse import *
from tinytensor.nn.modules.transformer import *
from tinytensor.nn.modules.upsampling import *

__all__ = [
    "Module",
    *activation.__all__,
    *adaptive.__all__,
    *batchnorm.__all__,
    *channelshuffle.__all__,
    *container.__all__,
    *conv.__all__,
    *cross_map_lrn.__all__,
    *distance.__all__,
    *dropout.__all__,
    *flatten.__all__,
    *fold.__all__,
    *instancenorm.__all__,
    *lazy_layers.__all__,
    *linear.__all__,
    *linear_cross_entropy.__all__,
    *linear_cross_entropy_options.__all__,
    *loss.__all__,
    *normalization.__all__,
    *padding.__all__,
    *pixelshuffle.__all__,
    *pooling.__all__,
    *rnn.__all__,
    *sparse.__all__,
    *transformer.__all__,
    *upsampling.__all__,
]
