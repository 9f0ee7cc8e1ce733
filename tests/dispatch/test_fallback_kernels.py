"""The backend fallbacks that every operator starts with."""

import pytest

import tinytensor as tt


def test_an_operator_that_meta_tensors_cannot_run():
    meta = tt.ones(3, device="meta")
    text = (
        "aten::{}: attempted to run this operator with Meta tensors, but there was no fake impl or Meta kernel registered. "
        "You may have run into this message while using an operator with PT2 compilation APIs (torch.compile/torch.export); "
        "in order to use this operator with those APIs you'll need to add a fake impl. Please see the following for next "
        "steps:  https://pytorch.org/tutorials/advanced/custom_ops_landing_page.html"
    )
    for name, call in {
        "equal": lambda: tt.equal(meta, meta),
        "masked_select": lambda: tt.masked_select(meta, meta > 0),
        "bincount": lambda: tt.bincount(meta.long()),
    }.items():
        with pytest.raises(NotImplementedError) as caught:
            call()
        assert str(caught.value) == text.format(name)
