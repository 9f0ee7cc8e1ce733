"""How graphs are quantized: observers put in, then pairs of quantize and dequantize, then operators over integers.

    custom_config.py               what a program asks for beside qconfigs
    tracer.py, fuse.py             a model as a graph, with modules that follow each other made one
    match_utils.py, quantize_handler.py, qconfig_mapping_utils.py     which nodes belong together, and which qconfig they have
    prepare.py                     observers
    convert.py                     pairs of quantize and dequantize in the place of observers: the reference model
    _lower_to_native_backend.py    operators over integers in the place of what stands between them

Mirrors torch/ao/quantization/fx/__init__.py. Left out: equalization, decomposed operators, reports on models.
"""
