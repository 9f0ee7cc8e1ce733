"""The engine, the nodes that it runs, and what stands at the ends of the graph.

Mirrors torch/csrc/autograd/engine.cpp and the files around it.
"""
