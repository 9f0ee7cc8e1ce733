"""Shape and indexing calls of every kind, right and wrong, beside PyTorch: result, strides, offset, or the error's words."""

from __future__ import annotations

import warnings

import pytest

import tinytensor as tt

pytestmark = pytest.mark.oracle
torch = pytest.importorskip("torch")

EXPRESSIONS = """
T.zeros(3,4).swapaxes(0,5)
T.zeros(3,4).moveaxis((0,1),(1,))
T.zeros(3,4).moveaxis((0,0),(1,0))
T.zeros(3,4).moveaxis((0,1),(1,1))
T.zeros(()).tensor_split(2)
T.zeros(3).tensor_split(0)
T.zeros(3).tensor_split(2,3)
[x.shape for x in T.zeros(7,2).tensor_split(3)]
[x.shape for x in T.zeros(7,2).tensor_split((1,5,9))]
[x.shape for x in T.zeros(7,2).tensor_split((-2,3))]
[x.shape for x in T.zeros(7,2).tensor_split(T.tensor([1,4]))]
[x.shape for x in T.zeros(7,2).tensor_split(T.tensor(3))]
T.zeros(7,2).tensor_split(T.tensor([[1]]))
T.zeros(7,2).tensor_split(T.tensor([1.]))
T.zeros(7,2).tensor_split(T.tensor([1],dtype=T.int32))
T.zeros(()).hsplit(1)
T.zeros(7).hsplit(2)
T.zeros(7).hsplit(0)
T.zeros(3,7).hsplit(2)
T.zeros(7).vsplit(1)
T.zeros(7,2).vsplit(2)
T.zeros(7,2).dsplit(2)
T.zeros(7,2,3).dsplit(2)
T.zeros(7,2,3).dsplit(0)
[x.shape for x in T.zeros(6).hsplit(2)]
[x.shape for x in T.zeros(6,4).hsplit([1,2])]
T.hsplit(T.zeros(6,4),2)[0].shape
T.zeros(4).unsafe_chunk(0)
T.zeros(()).unsafe_chunk(1)
T.zeros(4).unsafe_split(-1)
T.zeros(4).unsafe_split(0)
T.zeros(4).unsafe_split_with_sizes((1,2))
T.zeros(4,4).narrow(0,T.tensor(1),2).shape
T.zeros(4,4).narrow(0,T.tensor([1]),2)
T.zeros(4,4).narrow(0,T.tensor(1.),2)
T.zeros(4,4).narrow(0,T.tensor(-1),1).storage_offset()
T.zeros(4,4).narrow(0,T.tensor(-1),2)
T.narrow_copy(T.zeros(4,4),0,1,2).stride()
T.narrow_copy(T.zeros(4,4),0,5,2)
T.narrow_copy(T.zeros(4,4),0,3,2)
T.narrow_copy(T.zeros(4,4),0,-3,2).shape
T.narrow_copy(T.zeros(4,4),0,1,-2)
T.narrow_copy(T.zeros(4,4),4,1,2)
T.narrow_copy(T.zeros(()),0,0,1)
T.narrow_copy(T.zeros(4,6).t(),0,1,2).stride()
T.atleast_1d(T.zeros(()),T.zeros(2))
T.atleast_1d([T.zeros(()),T.zeros(2)])
T.atleast_1d()
T.atleast_1d(3)
T.atleast_2d(T.zeros(3)).shape
T.atleast_3d(T.zeros(3)).shape
T.atleast_3d(T.zeros(3,4)).shape
T.block_diag(T.zeros(3,4),T.zeros(2),T.zeros(())).shape
T.block_diag(T.zeros(3,4,2))
T.block_diag()
T.block_diag([T.zeros(2)])
T.block_diag(T.zeros(2),T.ones(1).long()).dtype
T.cartesian_prod(T.arange(2),T.arange(3)).shape
T.cartesian_prod(T.arange(2)).shape
T.cartesian_prod()
T.cartesian_prod(T.zeros(2,2),T.zeros(2))
T.cartesian_prod(T.zeros(2),T.zeros(2).long())
T.combinations(T.arange(4),0)
T.combinations(T.arange(4),-1)
T.combinations(T.arange(4),2).stride()
T.combinations(T.arange(4),3,True).shape
T.combinations(T.zeros(2,2))
T.combinations(T.arange(2),3).shape
T.meshgrid(T.arange(2),T.arange(3))[0].stride()
T.meshgrid([T.arange(2),T.arange(3)],indexing='xy')[0].stride()
T.meshgrid(T.arange(2),T.arange(3),indexing='zz')
T.meshgrid()
T.meshgrid(T.zeros(2),T.zeros(2).long())
T.meshgrid(T.zeros(()),T.zeros(2))[0].shape
type(T.meshgrid(T.arange(2),T.arange(3)))
T.broadcast_tensors(T.zeros(2),T.zeros(3))
T.hstack([T.zeros(()),T.zeros(2)]).shape
T.hstack([])
T.vstack([])
T.dstack([])
T.column_stack([])
T.hstack(T.zeros(2,2))
T.vstack([T.zeros(3),T.zeros(2,3)]).shape
T.dstack([T.zeros(3),T.zeros(3)]).shape
T.column_stack([T.zeros(3),T.zeros(3,2)]).shape
T.column_stack([T.zeros(()),T.zeros(1,2)]).shape
T.row_stack([T.zeros(3),T.zeros(2,3)]).shape
T.hstack([T.zeros(3),T.zeros(2,3)])
T.tile(T.zeros(2,3),(2,)).shape
T.zeros(2,3).tile(2,1,1).shape
T.zeros(2,3).tile().shape
T.zeros(2,3).tile(()).shape
T.repeat_interleave(T.tensor([1,2,0]))
T.repeat_interleave(T.tensor([1,2,0]),output_size=3)
T.repeat_interleave(T.tensor([1,2,0]),output_size=4)
T.repeat_interleave(T.tensor([1,-2,0]))
T.repeat_interleave(T.tensor([[1]]))
T.repeat_interleave(T.tensor([1.]))
T.repeat_interleave(T.tensor([1,2],dtype=T.int32)).dtype
T.zeros(2,3).repeat_interleave(2).shape
T.zeros(2,3).repeat_interleave(-2)
T.zeros(2,3).repeat_interleave(2,0).shape
T.zeros(2,3).repeat_interleave(T.tensor([1,2]),0).shape
T.zeros(2,3).repeat_interleave(T.tensor([1,2]),1)
T.zeros(2,3).repeat_interleave(T.tensor([[1,2]]),1)
T.zeros(2,3).repeat_interleave(T.tensor(2),1).shape
T.zeros(2,3).repeat_interleave(T.tensor([2]),1).shape
T.zeros(2,3).repeat_interleave(2,5)
T.zeros(2,3).repeat_interleave(2,0,output_size=5)
T.zeros(2,3).repeat_interleave(T.tensor([1,2]),0,output_size=5)
T.zeros(2,3).t().repeat_interleave(2,0).stride()
T.zeros(()).repeat_interleave(2)
T.zeros(()).repeat_interleave(2,0)
T.rot90(T.zeros(2,3),5).stride()
T.rot90(T.zeros(2,3),4).stride()
T.rot90(T.zeros(2,3),2).stride()
T.rot90(T.zeros(2,3),1,(0,0))
T.rot90(T.zeros(2),1)
T.rot90(T.zeros(2,3),1,(0,))
T.rot90(T.zeros(2,3),1,(0,3))
T.fliplr(T.zeros(2))
T.flipud(T.zeros(()))
T.tril_indices(3,4,1)
T.triu_indices(3,4,-1)
T.tril_indices(-1,2)
T.tril_indices(2,-2)
T.tril_indices(3,3,dtype=T.int32).dtype
T.tril_indices(3,3,dtype=T.float32)
T.tril_indices(0,3).shape
T.tril_indices(3,3,-5).shape
T.triu_indices(3,3,7).shape
T.zeros(3,3).fill_diagonal_(1)
T.zeros(7,3).fill_diagonal_(1,wrap=True)
T.zeros(3).fill_diagonal_(1)
T.zeros(3,3,2).fill_diagonal_(1)
T.zeros(2,2,2).fill_diagonal_(1)
T.zeros(3,3).resize_as_(T.zeros(2)).shape
T.zeros(3,3).resize(2)
T.zeros(3,3).resize(9).shape
T.zeros(3,3).resize_as(T.zeros(9)).shape
T.zeros(3).set_(T.zeros(2).long())
T.zeros(3).set_().shape
T.zeros(3).set_(T.zeros(4).untyped_storage())
T.zeros(3).set_(T.zeros(4).untyped_storage(),1,(2,),(1,))
T.zeros(3).set_(T.zeros(4).untyped_storage(),1,(5,),(1,)).shape
T.zeros(3).set_(T.zeros(4).storage()).shape
T.zeros(3).set_(T.zeros(4),1,(2,),(1,)).shape
T.zeros(3).set_(T.zeros(4),1,(2,)).shape
T.zeros(3).set_(T.zeros(4),-1,(2,),(1,))
T.zeros(3).set_(T.zeros(4),0,(2,),(1,2))
T.zeros(3).new((1,2,3))
T.zeros(3).new(2,3).shape
T.zeros(3).new().shape
T.zeros(3).new([1,2])
T.zeros(3).new(T.zeros(2)).shape
T.constant_pad_nd(T.zeros(2,3),(1,1)).shape
T.constant_pad_nd(T.zeros(2,3),(1,))
T.constant_pad_nd(T.zeros(2,3),(1,1,1,1,1,1))
T.constant_pad_nd(T.zeros(2,3),(-2,-2))
T.constant_pad_nd(T.zeros(2,3),(-1,-2)).shape
T.constant_pad_nd(T.ones(2,3),(-1,1),5)
T.constant_pad_nd(T.ones(2,3).t(),(1,1),5).stride()
T.constant_pad_nd(T.ones(2,3).t(),(0,0),5).stride()
T.constant_pad_nd(T.ones(2,3),()).stride()
T.select_scatter(T.zeros(2,3),T.ones(2),0,0)
T.slice_scatter(T.zeros(2,3),T.ones(2),0,0,1)
T.diagonal_scatter(T.zeros(2,3),T.ones(3))
T.as_strided_scatter(T.zeros(2,3),T.ones(3),(2,),(1,))
T.select_scatter(T.zeros(3,2).t(),T.ones(3),0,0).stride()
T.slice_scatter(T.zeros(3,2).t(),T.ones(2,1),1,0,1).stride()
T.as_strided_scatter(T.zeros(3,2).t(),T.ones(3),(3,),(1,)).stride()
T.zeros(3,2).squeeze_((0,0))
T.zeros(()).unsqueeze_(2)
T.zeros(2,2).as_strided_((4,),(1,)).shape
T.as_strided_(T.zeros(2,2),(4,),(1,)).shape
T.zeros(2,2).as_strided_((5,),(1,))
T.zeros(2,2).swapdims_(0,1).shape
T.zeros(6).unflatten(0,(2,-1)).shape
T.zeros(6).unflatten(0,(-1,-1))
T.zeros(6).unflatten(0,())
T.zeros(6).unflatten(0,(-2,3))
T.zeros(()).unflatten(0,(1,))
T.zeros(6).unflatten(1,(1,))
T.zeros(0).unflatten(0,(-1,0))
T.zeros(2,6).ravel().shape
T.zeros(2,6).t().ravel().stride()
T.zeros(2,6).reshape_as(T.zeros(5))
T.zeros(2,3,4,5).contiguous(memory_format=T.channels_last).stride()
T.zeros(2,3,4,5).to(memory_format=T.channels_last).stride()
T.zeros(2,3,4,5,6).contiguous(memory_format=T.channels_last_3d).stride()
T.zeros(2,3).contiguous(memory_format=T.channels_last)
T.zeros(2,3).contiguous(memory_format=T.channels_last_3d)
T.zeros(2,3).contiguous(memory_format=T.preserve_format)
T.zeros(2,3,4,5).is_contiguous(memory_format=T.channels_last)
T.zeros(2,3).is_set_to(T.zeros(2,3))
T.zeros(3).index_copy(0,T.tensor([5]),T.ones(1))
T.zeros(3).index_copy(0,T.tensor([-1]),T.ones(1))
T.zeros(3,2).index_copy(0,T.tensor([5]),T.ones(1,2))
T.zeros(3,2).index_copy(0,T.tensor([[1]]),T.ones(1,2))
T.zeros(3,2).index_copy(0,T.tensor([1],dtype=T.int32),T.ones(1,2))
T.zeros(3,2).index_copy(0,T.tensor([1]),T.ones(1,2).double())
T.zeros(3,2).index_copy(0,T.tensor([1]),T.ones(2,2))
T.zeros(3,2).index_copy(0,T.tensor([1]),T.ones(1,3))
T.zeros(3,2).index_copy(1,T.tensor([1]),T.ones(4,1))
T.zeros(3,2).index_copy(0,T.tensor([1]),T.ones(2))
T.zeros(3,2).index_copy(0,T.tensor([1]),T.ones(()))
T.zeros(3).index_copy(0,T.tensor([1]),T.ones(()))
T.zeros(3).index_copy(0,T.tensor(1),T.ones(()))
T.zeros(3).index_copy(0,T.tensor([1,2]),T.ones(()))
T.zeros(()).index_copy(0,T.tensor([0]),T.ones(()))
T.zeros(()).index_copy(0,T.tensor([0]),T.ones(1))
T.zeros(()).index_copy(0,T.tensor([0,0]),T.ones(2))
T.zeros(()).index_copy(0,T.tensor([1]),T.ones(()))
T.zeros(3).index_copy(1,T.tensor([1]),T.ones(1))
T.zeros(3,2).index_reduce(0,T.tensor([5]),T.ones(1,2),'prod')
T.zeros(3).index_reduce(0,T.tensor([5]),T.ones(1),'prod')
T.zeros(3).index_reduce(0,T.tensor([5]),T.ones(1),'prod',include_self=False)
T.zeros(3).index_reduce(0,T.tensor([1]),T.ones(1),'sum')
T.zeros(3).index_reduce(0,T.tensor([[1]]),T.ones(1),'prod')
T.zeros(3).index_reduce(0,T.tensor([1.]),T.ones(1),'prod')
T.zeros(3).index_reduce(0,T.tensor([1]),T.ones(1).double(),'prod')
T.zeros(3).index_reduce(0,T.tensor([1]),T.ones(2),'prod')
T.zeros(3,2).index_reduce(1,T.tensor([1]),T.ones(2),'prod')
T.zeros(3,2).index_reduce(0,T.tensor([1]),T.ones(1,3),'prod')
T.tensor([7,8,9]).index_reduce(0,T.tensor([1,1]),T.tensor([2,-4]),'mean')
T.tensor([True,False]).index_reduce(0,T.tensor([1,1]),T.tensor([True,False]),'mean')
T.tensor([True,False]).index_reduce(0,T.tensor([1,1]),T.tensor([True,False]),'amax',include_self=False)
T.tensor([True,True]).index_reduce(0,T.tensor([1,1]),T.tensor([True,False]),'prod')
T.tensor([7,8,9]).index_reduce(0,T.tensor([1,1],dtype=T.int32),T.tensor([2,-4]),'mean',include_self=False)
T.tensor([7,8,9]).index_reduce(0,T.tensor([],dtype=T.int32),T.tensor([],dtype=T.int64),'mean',include_self=False)
T.tensor([7,8,9.]).index_reduce(0,T.tensor([1,1]),T.tensor([2,float('nan')]),'amin')
T.take_along_dim(T.zeros(3,2),T.tensor([[1.]]),0)
T.take_along_dim(T.zeros(3,2),T.tensor([1]),0)
T.take_along_dim(T.zeros(3,2),T.tensor([[1]],dtype=T.int32),0)
T.take_along_dim(T.zeros(3,2),T.tensor([[-1]]),0)
T.take_along_dim(T.arange(6).view(3,2),T.tensor([[-1]]),0)
T.take_along_dim(T.arange(6).view(3,2),T.tensor([[-4]]),0)
T.take_along_dim(T.arange(6).view(3,2),T.tensor([[9]]),0)
T.take_along_dim(T.arange(6).view(3,2),T.tensor([9]))
T.take_along_dim(T.arange(6).view(3,2),T.tensor([-1]))
T.take_along_dim(T.arange(6).view(3,2),T.tensor([[1],[2]]))
T.take_along_dim(T.zeros(3,2),T.zeros(4,5).long(),0)
T.take_along_dim(T.zeros(3,2),T.zeros(4,5).long(),7)
T.take_along_dim(T.zeros(()),T.zeros(()).long(),0)
T.nonzero_static(T.tensor([1,0,1]),size=1)
T.nonzero_static(T.tensor([1,0,1]),size=4)
T.nonzero_static(T.tensor([1,0,1]),size=4).stride()
T.nonzero_static(T.ones(2,2),size=3).stride()
T.nonzero_static(T.ones(2,2),size=6,fill_value=7)
T.nonzero_static(T.ones(2,2),size=-1)
T.nonzero_static(T.tensor(3),size=2)
T.nonzero_static(T.tensor(3),size=0).shape
T.nonzero_static(T.ones(2,2),size=2,out=T.zeros(2,2).long())
T.nonzero_static(T.ones(2,2),size=2,out=T.zeros(2,2))
T.nonzero_static(T.ones(0),size=2)
T.argwhere(T.tensor(3)).shape
T.argwhere(T.tensor(0)).shape
T.argwhere(T.ones(2,2)).stride()
T.nonzero(T.tensor(3),as_tuple=True)
T.nonzero(T.tensor(3))
T.ones(3).nonzero(as_tuple=True)
T.nonzero(T.ones(3),out=T.zeros(3))
T.nonzero(T.ones(3),out=T.zeros(3,1).long())
T.where(T.tensor(3))
T.gather(T.zeros(3),0,T.tensor([1]),out=T.zeros(2))
T.gather(T.zeros(3),0,T.tensor([1]),out=T.zeros(1).long())
T.gather(T.zeros(3,2),0,T.tensor([1]))
T.gather(T.zeros(3,2),0,T.tensor([[1,0,1]]))
T.gather(T.zeros(3,2),0,T.tensor([[5]]))
T.gather(T.zeros(3,2),0,T.tensor([[-1]]))
T.gather(T.zeros(3,2),0,T.tensor([[1.]]))
T.gather(T.zeros(()),0,T.tensor([0]))
T.index_select(T.zeros(3,2),0,T.tensor([5]))
T.index_select(T.zeros(3,2),0,T.tensor([[1]]))
T.index_select(T.zeros(3,2),0,T.tensor([1.]))
T.masked_select(T.zeros(3),T.tensor([1,0,1]))
T.zeros(6,requires_grad=True).resize_(2)
T.zeros(6).resize((2,3)).shape
T.zeros(6).resize(-1)
T.zeros(6).resize()
T.zeros(6).resize(2.5)
T.zeros(3,3).resize_as(T.zeros(8))
T.zeros(3,2).t().resize(6)
T.zeros(3,2).t().resize(2,3).stride()
T.zeros(6).resize_as(3)
T.zeros(3).new(2.5)
T.zeros(3).new([1.5,2]).dtype
T.zeros(3).long().new([1.5,2])
T.zeros(3).long().new(2).dtype
T.zeros(3).new(T.zeros(2).long())
T.zeros(3).new(T.Size([2,3])).shape
T.zeros(3).new(T.zeros(3).untyped_storage()).shape
T.zeros(3).new(device='cpu').shape
T.zeros(3,device='meta').new(2).device
T.zeros(3).new('abc')
T.zeros(3).new(True)
T.zeros(3).new(None)
T.zeros(3).new({})
T.zeros(3).new(-1)
T.Tensor(-1)
T.zeros(3,requires_grad=True).new(2).requires_grad
T.zeros(2,3,requires_grad=True).set_(T.zeros(3))
T.zeros(2,3).set_(T.zeros(3,device='meta'))
T.zeros(2,3).set_(T.zeros(3,device='meta').untyped_storage())
T.zeros(2,3).set_(3)
T.zeros(2,3).set_(T.zeros(4,2).t(),0,(2,))
T.zeros(2,3).set_(T.zeros(4,2),3,(2,9),(1,))
T.zeros(2,3).set_(T.zeros(4,2),3,(-2,),(1,))
T.zeros(2,3).set_(T.zeros(4,2),3,(2,),(-1,))
T.zeros(2,3).set_(T.zeros(4,2),3,(2,9)).stride()
T.zeros(2,3).resize_as_(T.zeros(2,3,4,5).contiguous(memory_format=T.channels_last),memory_format=T.preserve_format).stride()
T.zeros(2,3).resize_as_(T.zeros(2,3,4,5).contiguous(memory_format=T.channels_last)).stride()
T.zeros(2,3).resize_as_(T.zeros(2,3,4,5),memory_format=T.channels_last).stride()
T.zeros(2,3).resize_(2,3,4,5,memory_format=T.channels_last).stride()
T.zeros(2,3).resize_(2,3,4,memory_format=T.channels_last).stride()
T.zeros(2,3).resize_(2,3,4,memory_format=T.preserve_format).stride()
T.zeros(2,3).resize_(-2)
T.zeros(2,3).t().resize_(6).stride()
T.empty(2,3,4,5,6,memory_format=T.channels_last_3d).stride()
T.empty(2,3,memory_format=T.channels_last_3d).stride()
T.zeros(2,3,4,5,6).clone(memory_format=T.channels_last_3d).stride()
T.zeros(2,3,4,5,6).contiguous(memory_format=T.channels_last_3d).clone().stride()
T.zeros(2,3,4,5,6).contiguous(memory_format=T.channels_last_3d)[:,:,::2].clone().stride()
(T.zeros(2,3,4,5,6).contiguous(memory_format=T.channels_last_3d)+1).stride()
T.zeros(2,3,4,5).contiguous(memory_format=T.channels_last).is_contiguous(memory_format=T.channels_last)
T.zeros(2,3,4,5).is_contiguous(memory_format=T.preserve_format)
T.zeros_like(T.zeros(2,3,4,5),memory_format=T.channels_last).stride()
T.empty_like(T.zeros(2,3,4,5,6),memory_format=T.channels_last_3d).stride()
T.split_copy(T.zeros(4),2,0,out=(T.zeros(2),))
T.unbind_copy(T.zeros(4),0,out=(T.zeros(2),))
T.split_with_sizes_copy(T.zeros(4),(2,2),0,out=(T.zeros(2),))
T.split_copy(T.zeros(4),2,0,out=(T.zeros(2),T.zeros(1)))
T.split_copy(T.zeros(4),2,0,out=(T.zeros(2),T.zeros(2)))
T.split_with_sizes_copy(T.zeros(4),(2,2),0,out=(T.zeros(2),T.zeros(1)))
T.view_copy(T.zeros(4,3).t(),(12,))
T.view_copy(T.zeros(4,3).t(),(7,)).shape
T.view_copy(T.zeros(4,3),T.int32)
T.view_copy(T.zeros(4,3),dtype=T.int32)
T.expand_copy(T.zeros(4,1),(4,2))
T.permute_copy(T.zeros(4,1),(1,0))
T.select_copy(T.zeros(4,1),0,1)
T.slice_copy(T.zeros(4,1),0,1)
T.alias_copy(T.zeros(2,3).t())
T.detach_copy(T.zeros(2,3).t())
T.squeeze_copy(T.zeros(2,1),(0,1))
T.squeeze_copy(T.zeros(2,1),1)
T.squeeze_copy(T.zeros(2,1))
T.t_copy(T.ones(2,1))
T.transpose_copy(T.ones(2,1),0,1)
T.unsqueeze_copy(T.ones(2,1),0)
T.unfold_copy(T.ones(4),0,2,1)
T.unbind_copy(T.ones(2,3),1)
T.as_strided_copy(T.ones(4),(2,),(2,))
T.split_with_sizes_copy(T.ones(4),(1,3))
T.diagonal_copy(T.zeros(2,2),out=T.zeros(2).double())
T.diagonal_copy(T.zeros(2,2).double(),out=T.zeros(2).long())
T.alias_copy(T.ones(3),out=T.zeros(0))
T.transpose_copy(T.ones(3,2),0,1,out=T.zeros(0))
"""


def described(value):
    if isinstance(value, torch.Tensor | tt.Tensor):
        values = repr(value.tolist()) if str(value.device) == "cpu" else None
        return str(value.dtype), tuple(value.shape), tuple(value.stride()), value.storage_offset(), values
    if isinstance(value, tuple | list):
        return [described(v) for v in value]
    return value.__name__ if isinstance(value, type) else repr(value)


def outcome(library, expression):
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        try:
            return described(eval(expression, {"T": library}))
        except Exception as error:
            return type(error).__name__, str(error).split("\nException raised")[0].rstrip()


@pytest.mark.parametrize("expression", EXPRESSIONS.strip().splitlines())
def test_as_in_pytorch(expression):
    assert outcome(tt, expression) == outcome(torch, expression)
