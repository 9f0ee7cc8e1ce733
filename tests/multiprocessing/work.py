"""What other processes run in test_multiprocessing.py: found there by name."""

from __future__ import annotations

import os

import tinytensor as tt


def write(tensor, value):
    tensor.fill_(value)


def add_own(i, tensor):
    tensor[i] += i + 1


def answer(inbox, outbox):
    """Each tensor that comes is doubled in place, and a new one of its sum goes back."""
    while (x := inbox.get()) is not None:
        x.mul_(2)
        outbox.put(x.sum())
    inbox.get()  # the last answer has been read: only now may this process end


def train(i, net, x, steps):
    optimizer = tt.optim.SGD(net.parameters(), lr=0.01)
    for _ in range(steps):
        optimizer.zero_grad()
        ((net(x) - 1) ** 2).sum().backward()
        optimizer.step()


def total(tensor):
    return tensor.sum()


def fail(i, how):
    if i == 1:
        if how == "raise":
            raise ValueError("from the child")
        os._exit(3)


def large(queue):
    queue.put(float((tt.ones(300_000) * 2).sum()))
