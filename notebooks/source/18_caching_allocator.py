# ---
# jupyter:
#   jupytext:
#     text_representation: {extension: .py, format_name: percent, format_version: '1.3'}
#   kernelspec: {display_name: Python 3, language: python, name: python3}
# ---

# %% [markdown] role="header" name="title"
# # 18 The caching allocator
#
# **155 minutes. Needs: lessons 01, 17.**
#
# After this lesson you can
# 1. say how much memory a tensor on a GPU takes, and where it comes from,
# 2. find, split and merge blocks, and hand them out,
# 3. survive the end of the memory, and read the message if you cannot,
# 4. say when freed memory may be used again, with several streams,
# 5. copy the next batch while the device computes.
#
# You need no GPU: `TINYTENSOR_CUDA=sim` makes `cuda` a simulated device. Its memory is handed out by the same allocator.

# %% role="setup" name="begin"
import os

os.environ["TINYTENSOR_CUDA"] = "sim"

import tinytensor as tt
import tinytensor_widgets as tw
from tinytensor_lessons import begin

lesson = begin("18")

# %% [markdown] role="story" name="puzzle"
# ## A puzzle
#
# Five tensors on the device, 1000 x 1000 numbers of 4 bytes each. (The first line of the cell makes the allocator write down what it does, for
# a picture later.)

# %% role="demo" name="five"
tt.cuda.memory._record_memory_history(context=None)

tensors = [tt.empty(1000, 1000, device="cuda") for _ in range(5)]
print(f"{sum(t.nbytes for t in tensors):,} bytes in five tensors")

# %% [markdown] role="story" name="predict"
# `tt.cuda.memory_allocated()` says how many bytes of the device tensors occupy. What does it say now? Write a whole number.

# %% role="predict" name="p1"
lesson.predict("18.p1", ...)

# %% role="demo" name="allocated"
lesson.reveal("18.p1", tt.cuda.memory_allocated())

# %% [markdown] role="story" name="more"
# Almost a million bytes more than the five tensors have. A snapshot shows where they are.


# %% role="demo" name="snapshot"
def show_memory():
    for segment in tt.cuda.memory_snapshot():
        print(f"segment of {segment['total_size']:,} bytes")
        for block in segment["blocks"]:
            print(f"{block['size']:>14,} bytes, {block['requested_size']:>10,} requested, {block['state']}")


show_memory()

# %% [markdown] role="story" name="rounding"
# All five lie in one **segment**: memory that was asked of the device at once, 20 MiB. The allocator cuts it into **blocks**, one for each
# tensor. (1 MiB is 1,024 x 1,024 = 1,048,576 bytes.)
#
# A block is a multiple of 512 bytes, so 4,000,000 becomes 4,000,256. After four of them 4,970,496 bytes are left. The fifth tensor needs
# 4,000,256 of these, and gets all: the rest would be 970,240 bytes, too small to be worth a block of its own.
#
# Now the tensors go. What does `tt.cuda.memory_reserved()`, the bytes of all segments, say then?

# %% role="predict" name="p2"
lesson.predict("18.p2", ...)

# %% role="demo" name="gone"
tensors = None
print(f"allocated {tt.cuda.memory_allocated():,}")
lesson.reveal("18.p2", lambda: show_memory() or tt.cuda.memory_reserved())

# %% [markdown] role="story" name="kept"
# Nothing is allocated, and the device got nothing back. The five blocks have become one again, which waits for the next tensor. That is why
# it is called a **caching** allocator. `empty_cache` gives the segment back.

# %% role="demo" name="empty_cache"
tt.cuda.empty_cache()
print(f"reserved {tt.cuda.memory_reserved():,}")

# %% [markdown] role="story" name="timeline"
# The whole story in a picture: above, bytes allocated and reserved; below, the segment with its blocks. Step through it, and select a block:
# its size, what was requested, its neighbors.


# %% role="demo" name="picture"
def timeline(step=None):
    picture = tw.memory_timeline(tt.cuda.memory._snapshot())
    picture.step = picture.steps if step is None else step
    return picture


timeline(step=6)

# %% [markdown] role="story" name="without"
# ## Why not ask the device each time?
#
# The function that gets memory from the device is `cudaMalloc`; `cudaFree` gives it back. An allocator that calls them every time is three
# lines long. `policy` puts it in the place of the caching one, and `clocked_cuda` gives us a device with a clock. The clock's costs are round
# numbers of the right size: 200 microseconds for a `cudaMalloc`, 100 for a `cudaFree`, 10 for a kernel.

# %% role="demo" name="every_time"
from tinytensor_lessons.clocked_cuda import clocked_cuda
from tinytensor_lessons.policy_allocator import policy


class EveryTime:
    def __init__(self, raw):
        self.malloc = lambda size, stream: raw.malloc(size)
        self.free = raw.free


def work():
    x = tt.ones(1000, device="cuda")
    for _ in range(20):
        x = x * 2 + 1


# %% role="demo" name="slow"
with clocked_cuda(policy(EveryTime)) as clock:
    work()
print(f"{clock.now:,.0f} microseconds, cudaMalloc called {clock.count('cudaMalloc')} times")

# %% [markdown] role="story" name="how_often"
# Two things are slow. One is the calls themselves. The other is a wait: the host (your processor) hands kernels to the device and goes on, but
# `cudaFree` lets it wait until the device has done all of them, since one might still use the memory.
#
# The same work with the caching allocator: how many times does it call `cudaMalloc`?

# %% role="predict" name="p3"
lesson.predict("18.p3", ...)

# %% role="demo" name="fast"
with clocked_cuda() as clock:
    work()
lesson.reveal("18.p3", lambda: print(f"{clock.now:,.0f} microseconds") or clock.count("cudaMalloc"))

# %% [markdown] role="story" name="rules"
# ## Three sizes
#
# PyTorch's rules, for a request of n bytes:
#
# - The block has n bytes, rounded up to a multiple of 512.
# - Blocks of up to 1 MiB come from the **small pool**, others from the **large pool**. The pools have segments of their own, so that small
#   blocks never cut up the segments that large ones need.
# - If the pool has no fitting block, the device is asked for a new segment. For a small block it has 2 MiB. For a large block below 10 MiB it
#   has 20 MiB. From 10 MiB on it is as large as the block, rounded up to a multiple of 2 MiB.

# %% role="demo" name="rules"
MIB = 1024 * 1024


def bytes_on_device(nbytes):
    return tt.empty(nbytes, dtype=tt.uint8, device="cuda")


small, large, huge = bytes_on_device(600), bytes_on_device(3 * MIB + 1), bytes_on_device(25 * MIB)
show_memory()
del small, large, huge
tt.cuda.empty_cache()

# %% [markdown] role="task" name="sizes"
# ## Exercise: sizes (7 points)
#
# Return the size of the block, the name of its pool (`"small"` or `"large"`), and the size of the segment that is asked for if the pool has no
# fitting block. A tensor without elements needs no memory: `sizes(0)` is `(0, None, 0)`.
#
# `sizes(600)` is `(1024, "small", 2097152)`.


# %% role="exercise" name="sizes"
def sizes(n):
    """(size of the block, "small" or "large", size of a new segment) for n bytes"""
    ### BEGIN SOLUTION
    if n == 0:
        return 0, None, 0
    MIB = 1024 * 1024
    block = (n + 511) // 512 * 512
    if block <= MIB:
        return block, "small", 2 * MIB
    if block < 10 * MIB:
        return block, "large", 20 * MIB
    return block, "large", (block + 2 * MIB - 1) // (2 * MIB) * (2 * MIB)
    ### END SOLUTION


# %% role="check" name="sizes"
lesson.check("18.sizes", sizes)

# %% [markdown] role="story" name="search"
# ## Which block?
#
# Some blocks are free, others allocated. A request should take the free block that leaves the least behind: the **best fit**. A large hole
# stays whole then, for a large tensor.
#
# And there are streams. A **stream** is a queue of work on the device; a program may have several. A block belongs to the stream on which its
# segment was asked for. On this stream a freed block may be used again at once: whatever still reads it comes first in the queue. Another
# stream knows no such order. So the search looks at blocks of its own stream only.

# %% role="demo" name="a_pool"
from tinytensor_lessons.allocator_parts import Block

pool = [Block(0, 2048), Block(4096, 1024, allocated=True), Block(8192, 1536, stream=1), Block(12288, 1536)]
for block in pool:
    print(f"from {block.address} on {block.size} bytes, stream {block.stream}, {'allocated' if block.allocated else 'free'}")

# %% [markdown] role="task" name="find_block"
# ## Exercise: find_block (8 points)
#
# Return the free block of this stream that fits best: the smallest with at least `size` bytes. Of several equally small ones take the one at
# the lowest address. If there is none, return None.
#
# `pool` is a list of blocks as above, free and allocated, of all streams, in no particular order. Change nothing. For 1,024 bytes on stream 0 the
# pool above gives the block at 12288. PyTorch's function is `get_free_block`.


# %% role="exercise" name="find_block"
def find_block(pool, size, stream):
    """The best free block of the stream for size bytes, or None"""
    ### BEGIN SOLUTION
    best = None
    for block in pool:
        if block.allocated or block.stream != stream or block.size < size:
            continue
        if best is None or (block.size, block.address) < (best.size, best.address):
            best = block
    return best
    ### END SOLUTION


# %% role="check" name="find_block"
lesson.check("18.find_block", find_block)

# %% [markdown] role="story" name="split_and_merge"
# ## Cut and joined
#
# Three tensors of 4 MiB, and then the first two go. Watch the blocks.

# %% role="demo" name="split_and_merge"
a, b, c = (bytes_on_device(4 * MIB) for _ in range(3))
show_memory()
del b
show_memory()
del a
show_memory()
del c

# %% [markdown] role="story" name="rules_of_blocks"
# - A new segment is one free block. A request takes the front of its block. The rest becomes a free block if it is worth it: from 512
#   bytes on in the small pool, above 1 MiB in the large pool. Otherwise it stays with the block.
# - A freed block joins the free blocks directly before and after it in its segment, and they are one block.
#
# Segments are never joined, even if one begins where another ends: each must go back to the device as it came.

# %% role="demo" name="raw"
from tinytensor_lessons.allocator_parts import RawDevice

raw = RawDevice(64 * MIB)
first, second = raw.malloc(20 * MIB), raw.malloc(20 * MIB)
print(f"the second segment begins {(second - first) // MIB} MiB after the first; free, total: {raw.mem_get_info()}")

# %% [markdown] role="task" name="malloc_free"
# ## Exercise: malloc_free (14 points)
#
# Write the allocator. `raw` is a device as above: `raw.malloc(nbytes)` gives the address of a new segment, `raw.free(address)` takes it back.
#
# - `self.blocks` is a list of `Block(address, size, stream, pool, segment, allocated)` with every byte of every segment in exactly one block.
#   `segment` is the address where its segment begins.
# - `malloc(size, stream)` returns an address; size is above 0.
# - `free(address)` raises RuntimeError unless an allocated block begins there.
# - `empty_cache()` gives back the segments of which nothing is allocated.
#
# Call your `sizes` and `find_block`; during the check they are tested versions. Give `find_block` the blocks of one pool.


# %% role="exercise" name="malloc_free"
class Allocator:
    """A caching allocator over a raw one"""

    def __init__(self, raw):
        ### BEGIN SOLUTION
        self.raw = raw
        self.blocks = []
        ### END SOLUTION

    def malloc(self, size, stream=0):
        ### BEGIN SOLUTION
        size, pool, segment_size = sizes(size)
        block = find_block([b for b in self.blocks if b.pool == pool], size, stream)
        if block is None:
            segment = self.raw.malloc(segment_size)
            block = Block(segment, segment_size, stream, pool, segment, False)
            self.blocks.append(block)
        rest = block.size - size
        if rest >= 512 if pool == "small" else rest > 1024 * 1024:
            block.size = size
            self.blocks.append(Block(block.address + size, rest, stream, pool, block.segment, False))
        block.allocated = True
        return block.address
        ### END SOLUTION

    def free(self, address):
        ### BEGIN SOLUTION
        block = next((b for b in self.blocks if b.address == address and b.allocated), None)
        if block is None:
            raise RuntimeError(f"no allocated block begins at {address}")
        block.allocated = False
        for other in list(self.blocks):
            if other.allocated or other.segment != block.segment:
                continue
            if other.address + other.size == block.address:
                block.address = other.address
            elif other.address != block.address + block.size:
                continue
            block.size += other.size
            self.blocks.remove(other)
        ### END SOLUTION

    def empty_cache(self):
        ### BEGIN SOLUTION
        in_use = {b.segment for b in self.blocks if b.allocated}
        for block in list(self.blocks):
            if block.segment not in in_use:
                self.raw.free(block.segment)
                self.blocks.remove(block)
        ### END SOLUTION


# %% role="check" name="malloc_free"
lesson.check("18.malloc_free", Allocator)

# %% [markdown] role="story" name="plugged"
# Your class has served a device already: at the end of the check the library ran on it. Here it does so again, for a step of training. All
# memory of this device, parameters, activations, gradients, is handed out by `malloc` and comes back to `free`.

# %% role="demo" name="plugged"
try:
    with lesson.plugged("18.malloc_free", Allocator) as calls:
        model = tt.nn.Sequential(tt.nn.Linear(8, 16), tt.nn.ReLU(), tt.nn.Linear(16, 1)).to("cuda")
        loss = model(tt.ones(4, 8, device="cuda")).sum()
        loss.backward()
        print(f"allocated {tt.cuda.memory_allocated():,}, reserved {tt.cuda.memory_reserved():,}, {calls}")
except Exception as error:
    print(f"{type(error).__name__}: {error}")
model = loss = None

# %% [markdown] role="story" name="fragments"
# ## Free, and of no use
#
# Let a program take at most 64 MiB of the device. It makes twelve tensors of 5 MiB, then every second one goes: 30 MiB are free. (The first
# lines of the cell begin a new record and set the limit.)

# %% role="demo" name="fragments"
tensors = more = None
tt.cuda.empty_cache()
tt.cuda.memory._record_memory_history(context=None)
tt.cuda.set_per_process_memory_fraction(64 * MIB / tt.cuda.mem_get_info()[1])

tensors = [bytes_on_device(5 * MIB) for _ in range(12)]
del tensors[::2]
unused = tt.cuda.memory_reserved() - tt.cuda.memory_allocated()
print(f"{unused // MIB} MiB reserved and not allocated")

# %% [markdown] role="story" name="does_it_fit"
# Now a tensor of 12 MiB is wanted. Does it fit? Write True or False.

# %% role="predict" name="p4"
lesson.predict("18.p4", ...)

# %% role="demo" name="does_it_fit"
def does_it_fit():
    try:
        return bytes_on_device(12 * MIB).nbytes == 12 * MIB
    except tt.cuda.OutOfMemoryError as error:
        print(error)
        return False


lesson.reveal("18.p4", does_it_fit)

# %% [markdown] role="story" name="pattern"
# The memory is **fragmented**: six holes of 5 MiB, and no two of them side by side. And the device may give only 4 MiB more. Step back from the
# end of the picture and watch the holes appear.

# %% role="demo" name="holes"
timeline()

# %% [markdown] role="story" name="summary_table"
# `memory_summary` says it in a table, which people send along when they ask for help. Compare two rows: what is reserved, and of that
# **Non-releasable memory**, free blocks in segments that are partly in use. `empty_cache` cannot give those back.

# %% role="demo" name="summary_table"
print(tt.cuda.memory_summary(abbreviated=True))

# %% [markdown] role="story" name="by_segment"
# And `memory_snapshot` says where. Line by line: three segments, in each of them free and allocated blocks in turn.

# %% role="demo" name="by_segment"
for segment in tt.cuda.memory_snapshot():
    blocks = [f"{block['size'] // MIB} {block['state'].removeprefix('active_')}" for block in segment["blocks"]]
    print(f"{segment['total_size'] // MIB} MiB: {', '.join(blocks)}")

# %% [markdown] role="story" name="mending"
# What helps: allocate what stays long before what goes soon; take tensors of few different sizes; or set
# `PYTORCH_CUDA_ALLOC_CONF=expandable_segments:True`, with which segments grow page by page.
#
# What also helps is to look into the cache before giving up: segments of which nothing is in use can go back to the device, and then the
# device may have room.

# %% role="demo" name="mended"
tensors = None
tt.cuda.set_per_process_memory_fraction(1.0)
tt.cuda.empty_cache()

# %% [markdown] role="task" name="oom"
# ## Exercise: oom (8 points)
#
# Return `raw.malloc(size)`. If it raises RawOutOfMemory: free all segments in the list `segments` with `allocated == 0`, take them out of the
# list, and try once more.
#
# If that fails too, tell the `observers`: call each with `(0, size, total, free)`, from `free, total = raw.mem_get_info()`. Then raise
# `tt.cuda.OutOfMemoryError`, sizes written by `format_size`:
#
# `CUDA out of memory. Tried to allocate 48.00 MiB. GPU 0 has a total capacity of 64.00 MiB of which 34.00 MiB is free. Of the allocated memory
# 3.81 MiB is allocated by PyTorch, and 16.19 MiB is reserved by PyTorch but unallocated.`
#
# 3.81 MiB is the sum of `allocated` over the segments left, 16.19 MiB the rest of their `size`.


# %% role="exercise" name="oom"
from tinytensor.c10.cuda.cuda_caching_allocator import format_size
from tinytensor.c10.cuda.raw_allocator import RawOutOfMemory


def malloc_or_recover(raw, size, segments, observers):
    """The address of a new segment, if need be after unused ones were given back"""
    ### BEGIN SOLUTION
    try:
        return raw.malloc(size)
    except RawOutOfMemory:
        pass
    for segment in list(segments):
        if segment.allocated == 0:
            raw.free(segment.address)
            segments.remove(segment)
    try:
        return raw.malloc(size)
    except RawOutOfMemory:
        pass
    free, total = raw.mem_get_info()
    for observer in observers:
        observer(0, size, total, free)
    allocated = sum(segment.allocated for segment in segments)
    unused = sum(segment.size for segment in segments) - allocated
    raise tt.cuda.OutOfMemoryError(
        f"CUDA out of memory. Tried to allocate {format_size(size)}. "
        f"GPU 0 has a total capacity of {format_size(total)} of which {format_size(free)} is free. "
        f"Of the allocated memory {format_size(allocated)} is allocated by PyTorch, "
        f"and {format_size(unused)} is reserved by PyTorch but unallocated."
    )
    ### END SOLUTION


# %% role="check" name="oom"
lesson.check("18.oom", malloc_or_recover)

# %% [markdown] role="story" name="streams"
# ## Freed is not done
#
# The host runs ahead of the device. `del x` frees a block while kernels that read it still wait in a queue. On one stream that is safe. With
# two it is not.
#
# Below, `x` is a block of the usual stream, and `y = x * 2` waits on a second stream behind 500 microseconds of other work. The host deletes
# `x`. A new tensor `z` takes its block at once, and sevens are copied into it.


# %% role="demo" name="streams"
def doubled(record):
    with clocked_cuda() as clock:
        side = tt.cuda.Stream()
        sevens = tt.full((1000,), 7.0).pin_memory()
        x = tt.ones(1000, device="cuda")
        side.wait_stream(tt.cuda.current_stream())
        with tt.cuda.stream(side):
            clock.compute(x, 500)
            y = x * 2
        if record:
            x.record_stream(side)
        del x
        z = tt.empty(1000, device="cuda").copy_(sevens, non_blocking=True)
        tt.cuda.synchronize()
        return y[0].item()


# %% [markdown] role="story" name="what_is_y"
# 1 times 2 is 2. What is in `y` without `record_stream`?

# %% role="predict" name="p5"
lesson.predict("18.p5", ...)

# %% role="demo" name="what_is_y"
lesson.reveal("18.p5", doubled(record=False))

# %% role="demo" name="recorded"
doubled(record=True)

# %% [markdown] role="story" name="record_stream"
# `x.record_stream(side)` tells the allocator that a second stream uses the block. When the block is freed, the allocator puts an **event**, a
# mark, at the end of that stream's queue. The block is handed out again after the device has reached the mark.
#
# ## Copy while you compute
#
# Here is a loop over batches as everybody writes it first. A batch takes 100 microseconds to the device, and 100 to compute. Getting memory
# takes no time here. The line `copy` shows when a batch travels, `compute` when the device works on it; digits number the batches.


# %% role="demo" name="one_by_one"
def one_by_one(batches, compute):
    for batch in batches:
        compute(batch.to("cuda"))


def watch(loop, count=5):
    with clocked_cuda(setup=False) as clock:
        batches = [tt.full((250_000,), float(k)) for k in range(count)]
        loop(batches, lambda x: clock.compute(x, 100))
    return clock


print(watch(one_by_one).timeline())

# %% [markdown] role="story" name="pinned"
# Half of the time the device waits for data. A GPU can copy and compute at once, under two conditions.
#
# - The host's memory is **pinned**: the system may not move it, so the device fetches it by itself. `tt.empty_like(batch, pin_memory=True)`
#   makes such a buffer; pinning is slow, so it is used again and again. With `non_blocking=True` the host does not wait for the copy. For other
#   memory the host always waits, and on our clock the copy first waits until the device is idle.
# - Copy and computation are on two streams.
#
# Events keep the order where it matters.

# %% role="demo" name="two_streams"
def two_batches(batches, compute):
    copies, here = tt.cuda.Stream(), tt.cuda.current_stream()
    for batch in batches:
        pinned = tt.empty_like(batch, pin_memory=True).copy_(batch)
        on_device = tt.empty_like(batch, device="cuda")
        copied = tt.cuda.Event()
        with tt.cuda.stream(copies):
            on_device.copy_(pinned, non_blocking=True)
        copied.record(copies)
        here.wait_event(copied)
        compute(on_device)


print(watch(two_batches, 2).timeline())

# %% [markdown] role="task" name="prefetch"
# ## Exercise: prefetch (8 points)
#
# Do that for any number of batches, with two pinned buffers and two buffers on the device, used in turn. Batches are on the host, all of one
# shape. `compute(x)` queues work on the current stream, and returns at once.
#
# - Before the host writes into a pinned buffer, the copy out of it must be over: `event.synchronize()`.
# - Before a copy writes into a buffer on the device, the computation over it must be over: `stream.wait_event(event)`; the host does not wait.
# - From the first copy to the last computation it takes at most 1.1 times what is needed.
#
# An event that was never recorded counts as reached.


# %% role="exercise" name="prefetch"
def prefetch(batches, compute):
    """compute(x) for each batch, x on the device; the next batch is copied meanwhile"""
    ### BEGIN SOLUTION
    copies, here = tt.cuda.Stream(), tt.cuda.current_stream()
    slots = []
    for k, batch in enumerate(batches):
        if k < 2:
            buffers = tt.empty_like(batch, pin_memory=True), tt.empty_like(batch, device="cuda")
            slots.append((*buffers, tt.cuda.Event(), tt.cuda.Event()))
        pinned, on_device, copied, used = slots[k % 2]
        copied.synchronize()
        pinned.copy_(batch)
        copies.wait_event(used)
        with tt.cuda.stream(copies):
            on_device.copy_(pinned, non_blocking=True)
        copied.record(copies)
        here.wait_event(copied)
        compute(on_device)
        used.record(here)
    ### END SOLUTION


# %% role="check" name="prefetch"
lesson.check("18.prefetch", prefetch)

# %% role="demo" name="your_timeline"
try:
    print(watch(prefetch).timeline())
except Exception as error:
    print(f"{type(error).__name__}: {error}")

# %% [markdown] role="story" name="together"
# ## What you wrote, together
#
# The five tensors of the beginning once more. This time the device's memory is in the hands of your `Allocator`. The five lie in one segment,
# as before, and when they are gone the segment stays.

# %% role="demo" name="together"
with lesson.plugged("18.malloc_free", Allocator):
    five = [tt.empty(1000, 1000, device="cuda") for _ in range(5)]
    print(f"allocated {tt.cuda.memory_allocated():,}, reserved {tt.cuda.memory_reserved():,}")
    del five
    print(f"allocated {tt.cuda.memory_allocated():,}, reserved {tt.cuda.memory_reserved():,}")

# %% [markdown] role="question" name="quiz"
# {{quiz}}

# %% role="quiz" name="quiz"
quiz_18 = ...

# %% role="check" name="quiz"
lesson.quiz("18.quiz", quiz_18)

# %% [markdown] role="upstream" name="real_thing"
# ## The real thing
#
# | what you wrote | tinytensor, and below it PyTorch | left out here |
# |---|---|---|
# | `sizes`, `find_block`, `Allocator` | `tinytensor/c10/cuda/cuda_caching_allocator.py`<br>`c10/cuda/CUDACachingAllocator.cpp` | several threads, options |
# | `malloc_or_recover` | the same file, `_new_block`<br>the same file, `malloc` | garbage collection, a limit for each process |
# | a device's raw memory | `tinytensor/c10/cuda/raw_allocator.py`<br>`cudaMalloc`<br>`cudaFree` of NVIDIA's driver | |
# | options by name | `tinytensor/c10/cuda/cuda_allocator_config.py`<br>`c10/cuda/CUDAAllocatorConfig.cpp` | |
# | `memory_summary` | `tinytensor/c10/cuda/memory_summary.py`<br>`torch/cuda/memory.py` | |
# | pinned buffers | `tinytensor/c10/cuda/caching_host_allocator.py`<br>`aten/src/ATen/core/CachingHostAllocator.h` | its thread in the background |

# %% [markdown] role="further" name="policy"
# ## Go further
#
# The rules are good for most programs, and best for none. `peak(Allocator, trace)` says how many bytes your allocator asks of the device at most,
# for the requests of one program. Write another class, with another rule for the choice, the split or the segments, and lower this peak by
# 10 %.


# %% role="further" name="try_policy"
def peak(make, trace):
    raw, held, most = RawDevice(), {}, 0
    allocator = make(raw)
    for name, size in trace:
        if size:
            held[name] = allocator.malloc(size, 0)
        else:
            allocator.free(held.pop(name))
        most = max(most, sum(raw.segments.values()))
    return most


# %% role="further" name="peak"
trace = [(k, (3 + k % 7) * MIB) for k in range(12)] + [(k, 0) for k in range(0, 12, 2)] + [(k, 9 * MIB) for k in range(12, 18)]
try:
    print(f"{peak(Allocator, trace) // MIB} MiB for {sum(size for _, size in trace if size) // MIB} MiB of requests")
except Exception as error:
    print(f"{type(error).__name__}: {error}")

# %% role="summary" name="summary"
lesson.summary()
