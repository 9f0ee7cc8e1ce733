# ---
# jupyter:
#   jupytext:
#     text_representation: {extension: .py, format_name: percent, format_version: '1.3'}
#   kernelspec: {display_name: Python 3, language: python, name: python3}
# ---

# %% [markdown] role="header" name="title"
# # 20 Training on real digits
#
# **140 minutes. Needs: lessons 09 to 12.**
#
# After this lesson you can
# 1. register parameters and buffers,
# 2. write a stable cross entropy,
# 3. write SGD and Adam exactly as torch has them,
# 4. train a network to 95 % test accuracy,
# 5. tell five training bugs apart by their curves.

# %% role="setup" name="begin"
import tinytensor as tt
import tinytensor_widgets as tw
from tinytensor_lessons import begin

lesson = begin("20")

# %% [markdown] role="story" name="puzzle"
# ## A puzzle
#
# A **module** is a function with weights. This one keeps its two layers in a Python list. Calling it works, backward works, and every step of
# descent goes over `m.parameters()`.
#
# How many parameters does `m.parameters()` give? Each Linear has a weight and a bias.

# %% role="demo" name="layers"
from tinytensor import nn


class Layers(nn.Module):
    def __init__(self):
        super().__init__()
        self.layers = [nn.Linear(64, 32), nn.Linear(32, 10)]

    def forward(self, x):
        return self.layers[1](self.layers[0](x).relu())

# %% role="predict" name="p1"
lesson.predict("20.p1", ...)

# %% role="demo" name="nothing_trains"
tt.manual_seed(0)
m, x = Layers(), tt.rand(8, 64)
for step in range(3):
    loss = m(x).square().mean()
    loss.backward()
    with tt.no_grad():
        for p in m.parameters():
            p -= 0.1 * p.grad
    print(f"step {step}: loss {loss.item():.4f}")
lesson.reveal("20.p1", len(list(m.parameters())))

# %% [markdown] role="story" name="setattr"
# ## Where an attribute goes
#
# Nothing fails, and nothing learns. torch's optimizers at least refuse an empty list; this loop has nobody to complain.
#
# `self.name = value` calls `__setattr__`, and that is the whole magic of nn.Module: it looks at the value. A Parameter goes into the dict
# `_parameters`, a module into `_modules`. A list is neither, so what it holds stays unseen; `nn.ModuleList` is a list that is a module.

# %% role="demo" name="dicts"
m.single = nn.Linear(2, 1)
m.scale = nn.Parameter(tt.ones(1))
print("_parameters", list(m._parameters), " _modules", list(m._modules))
print("an ordinary attribute:", "layers" in vars(m))
try:
    tt.optim.SGD(Layers().parameters(), lr=0.1)
except ValueError as error:
    print(error)

# %% [markdown] role="story" name="sharing"
# Some tensors are state but no weights, such as running means: a **buffer** is a tensor that is saved, and not trained.
#
# Below, one Linear stands in two places of a Sequential, which also gets a buffer. A shared weight is trained once, and saved under
# both of its names. How many tensors does `parameters()` give, and how many keys has `state_dict()`? Write a pair.

# %% role="predict" name="p4"
lesson.predict("20.p4", ...)

# %% role="demo" name="sharing"
one = nn.Linear(3, 3)
twice = nn.Sequential(one, one)
twice.register_buffer("mean", tt.zeros(3))


def count():
    print("parameters", [name for name, _ in twice.named_parameters()])
    print("keys", list(twice.state_dict()))
    return len(list(twice.parameters())), len(twice.state_dict())


lesson.reveal("20.p4", count)

# %% [markdown] role="story" name="attributes"
# For yours, `Attributes` keeps the books: the dicts `_parameters`, `_buffers` and `_modules`, reading and deleting from them, buffers, and
# `train` and `eval`. Its `__setattr__` stores an ordinary attribute.
#
# `key_error(module, missing, unexpected)` is torch's text for keys that do not fit:

# %% role="demo" name="parts"
from tinytensor_lessons.module_parts import Attributes, key_error
from tinytensor.nn import Parameter

print(key_error(nn.Linear(1, 1), ["bias"], ["scale", "shift"]))

# %% [markdown] role="task" name="module"
# ## Exercise: module (10 points)
#
# Write the five methods. Each of the last four sees the children, and theirs. Names below a child begin with its name and a dot: the
# weight of `m.first` is `first.weight`.
#
# - `__setattr__`: a Parameter goes into `_parameters`, a `Module` into `_modules`, anything else to `super().__setattr__`.
# - `named_parameters`: a list of pairs (name, Parameter), own ones first. A shared one once, under its first name.
# - `parameters`: the tensors alone.
# - `state_dict`: a dict from name to detached tensor: own parameters, own buffers, then the children. A shared one under each name.
# - `load_state_dict`: copies the numbers into the tensors that are there. Keys that do not fit: RuntimeError.
#
# At the end a network for digits is built on your class.

# %% role="exercise" name="module"
class Module(Attributes):
    """What nn.Module does with attributes."""

    def __setattr__(self, name, value):
        ### BEGIN SOLUTION
        if isinstance(value, Parameter):
            self._parameters[name] = value
        elif isinstance(value, Module):
            self._modules[name] = value
        else:
            super().__setattr__(name, value)
        ### END SOLUTION

    def named_parameters(self, prefix=""):
        ### BEGIN SOLUTION
        found = [(prefix + name, p) for name, p in self._parameters.items()]
        for name, child in self._modules.items():
            found += child.named_parameters(prefix + name + ".")
        unique = {}
        for name, p in found:
            unique.setdefault(id(p), (name, p))
        return list(unique.values())
        ### END SOLUTION

    def parameters(self):
        ### BEGIN SOLUTION
        return [p for _, p in self.named_parameters()]
        ### END SOLUTION

    def state_dict(self, prefix=""):
        ### BEGIN SOLUTION
        state = {prefix + name: p.detach() for name, p in self._parameters.items()}
        state.update({prefix + name: b for name, b in self._buffers.items()})
        for name, child in self._modules.items():
            state.update(child.state_dict(prefix + name + "."))
        return state
        ### END SOLUTION

    def load_state_dict(self, state):
        ### BEGIN SOLUTION
        own = self.state_dict()
        missing = [key for key in own if key not in state]
        unexpected = [key for key in state if key not in own]
        if missing or unexpected:
            raise RuntimeError(key_error(self, missing, unexpected))
        for key, tensor in own.items():
            tensor.copy_(state[key])
        ### END SOLUTION


# %% role="check" name="module"
lesson.check("20.module", Module)

# %% [markdown] role="story" name="overflow"
# ## A loss that holds
#
# A network for ten digits gives ten scores for an image, the **logits**. Softmax makes probabilities of them, exp(score) divided by the sum.
# The loss is minus the log of the right one's probability, that is `log(sum(exp(row))) - row[right class]`.
#
# Here is a row of two logits, [1000, 0], and class 1 is right. What is its loss, worked out on paper? exp(0) beside exp(1000) does not count.

# %% role="predict" name="p5"
lesson.predict("20.p5", ...)

# %% role="demo" name="overflow"
from tinytensor.nn import functional


def two_ways():
    scores = tt.tensor([[1000.0, 0.0]])
    e = scores.exp()
    print("exp", e.tolist())
    print("log of softmax, by hand", (e / e.sum(1, keepdim=True)).log().tolist())
    return functional.cross_entropy(scores, tt.tensor([1])).item()


lesson.reveal("20.p5", two_ways)

# %% [markdown] role="story" name="shift"
# By hand the formula gives nan and -inf, since exp(1000) is inf: the largest float32 is about 3.4e38, and exp(89) is beyond it. torch gives
# the right number.
#
# The loss of a row does not change when you take the same number from all its logits. Take the row's maximum. Then the largest exponent is 0,
# no exp overflows, and the sum of the exps is at least 1:

# %% role="demo" name="shift"
shifted = tt.tensor([1000.0, 0.0]) - 1000
log_sum = shifted.exp().sum().log()
print(f"shifted {shifted.tolist()}, log of the sum {log_sum.item():.0f}, loss {(log_sum - shifted[1]).item():.0f}")

# %% [markdown] role="task" name="cross_entropy"
# ## Exercise: cross_entropy (9 points)
#
# Return the mean, over the rows, of `log(sum(exp(row))) - row[right class]`.
#
# - `logits` is float (N, C), `target` int64 (N,): the right class of each row.
# - Logits up to 10,000 give exact losses, in every row whatever the others hold.
# - Use tensor operations, so that the graph is recorded.
#
# For logits [[0, 0]] and target [1] the loss is log(2), 0.6931. At the end the library trains with your loss.

# %% role="exercise" name="cross_entropy"
def cross_entropy(logits, target):
    """Mean loss of the right classes."""
    ### BEGIN SOLUTION
    shifted = logits - logits.amax(1, keepdim=True)
    log_sums = shifted.exp().sum(1).log()
    right = shifted[tt.arange(len(target)), target]
    return (log_sums - right).mean()
    ### END SOLUTION


# %% role="check" name="cross_entropy"
lesson.check("20.cross_entropy", cross_entropy)

# %% [markdown] role="story" name="momentum"
# ## Steps
#
# One number goes through all optimizers here: a parameter p that starts at 1.0, with lr 0.1. Plain descent takes lr times the gradient from p.
#
# **Momentum** keeps a buffer of old gradients, so that a part of the old steps goes on. In each step the buffer becomes `0.9 * buffer + gradient`, and
# p loses lr times the buffer. In the first step the buffer is the gradient itself.
#
# The gradient is 1 in every step. Where is p after steps 1 and 2? A list.

# %% role="predict" name="p6"
lesson.predict("20.p6", ...)

# %% role="demo" name="momentum"
def walk(optimizer, p, gradient, steps=3):
    path = []
    for _ in range(steps):
        p.grad = tt.full_like(p, gradient)
        optimizer.step()
        path.append(round(p.item(), 4))
    return path


p = nn.Parameter(tt.tensor(1.0))
lesson.reveal("20.p6", walk(tt.optim.SGD([p], lr=0.1, momentum=0.9), p, 1.0, steps=2))

# %% [markdown] role="story" name="first_step"
# The buffer is 1, then 1.9: steps of 0.1 and 0.19. The first step is as long as without momentum.

# %% [markdown] role="task" name="sgd"
# ## Exercise: sgd (8 points)
#
# Write the class. For each parameter that has a gradient:
#
# 1. Weight decay: `d = gradient + weight_decay * p`.
# 2. With momentum: `buffer = d` the first time, later `momentum * buffer + d`. Then d is the buffer, or with `nesterov`
#    `d + momentum * buffer`.
# 3. p loses `lr * d`, in place: its memory stays the same, since others hold it too.
#
# A parameter without gradient stays as it is, and so does its buffer. `p.grad` is not changed by `step`. Nothing is recorded: no graph on
# parameters or buffers. `zero_grad` sets every `grad` to None.

# %% role="exercise" name="sgd"
class SGD:
    """Stochastic gradient descent as torch has it."""

    def __init__(self, params, lr, momentum=0.0, weight_decay=0.0, nesterov=False):
        ### BEGIN SOLUTION
        self.params = list(params)
        self.lr, self.momentum = lr, momentum
        self.weight_decay, self.nesterov = weight_decay, nesterov
        self.buffers = [None] * len(self.params)
        ### END SOLUTION

    def zero_grad(self):
        ### BEGIN SOLUTION
        for p in self.params:
            p.grad = None
        ### END SOLUTION

    def step(self):
        ### BEGIN SOLUTION
        with tt.no_grad():
            for k, p in enumerate(self.params):
                if p.grad is None:
                    continue
                d = p.grad + self.weight_decay * p
                if self.momentum:
                    old = self.buffers[k]
                    self.buffers[k] = d if old is None else self.momentum * old + d
                    d = d + self.momentum * self.buffers[k] if self.nesterov else self.buffers[k]
                p -= self.lr * d
        ### END SOLUTION


# %% role="check" name="sgd"
lesson.check("20.sgd", SGD)

# %% [markdown] role="story" name="adam"
# ## Steps of one size
#
# Adam keeps two averages: of the gradient, and of its square. The step is `lr * mean / sqrt(square)`.
#
# p starts at 1.0 again, lr is 0.1, and the gradient is 1000 in every step. Where is p after steps 1, 2 and 3? A list.

# %% role="predict" name="p2"
lesson.predict("20.p2", ...)

# %% role="demo" name="adam"
def three_gradients():
    for gradient in (0.01, 1.0, 1000.0):
        p = nn.Parameter(tt.tensor(1.0))
        path = walk(tt.optim.Adam([p], lr=0.1), p, gradient)
        print(f"gradient {gradient}: {path}")
    return path


lesson.reveal("20.p2", three_gradients)

# %% [markdown] role="story" name="correction"
# The size of the gradient falls out: `1000 / sqrt(1000**2)` is 1. This needs a **bias correction**. Both averages start at 0, and after one step
# they are `0.1 * g` and `0.001 * g**2`, far too small. After t steps, dividing them by `1 - 0.9**t` and `1 - 0.999**t` makes them averages of
# what has come so far.

# %% role="demo" name="correction"
g, lr = 1000.0, 0.1
mean, square = (1 - 0.9) * g, (1 - 0.999) * g**2
print(f"as they are: {mean:.0f} and {square:.0f}, a step of {lr * mean / square**0.5:.4f}")
mean, square = mean / (1 - 0.9**1), square / (1 - 0.999**1)
print(f"corrected: {mean:.0f} and {square:.0f}, a step of {lr * mean / square**0.5:.4f}")

# %% [markdown] role="task" name="adam"
# ## Exercise: adam (10 points)
#
# For each parameter that has a gradient g, with its own count t of steps:
#
# 1. Weight decay: `g = g + weight_decay * p`. With `decoupled` (torch calls it AdamW) p loses `lr * weight_decay * p` instead.
# 2. `mean = beta1 * mean + (1 - beta1) * g`, and square likewise with beta2 and `g * g`.
# 3. p loses `lr * M / (sqrt(S) + eps)`, where M and S are mean and square, corrected.
#
# As in `sgd`, skip parameters without gradient, record nothing, leave `p.grad` alone. `state_dict()` returns what has to be kept; after
# `load_state_dict` an optimizer of other parameters goes on as this one would.

# %% role="exercise" name="adam"
class Adam:
    """Adam and AdamW as torch has them."""

    def __init__(self, params, lr=1e-3, betas=(0.9, 0.999), eps=1e-8, weight_decay=0.0, decoupled=False):
        ### BEGIN SOLUTION
        self.params = list(params)
        self.lr, self.betas, self.eps = lr, betas, eps
        self.weight_decay, self.decoupled = weight_decay, decoupled
        self.state = [{"t": 0, "mean": 0.0, "square": 0.0} for _ in self.params]
        ### END SOLUTION

    def step(self):
        ### BEGIN SOLUTION
        b1, b2 = self.betas
        with tt.no_grad():
            for p, s in zip(self.params, self.state):
                g = p.grad
                if g is None:
                    continue
                if self.decoupled:
                    p -= self.lr * self.weight_decay * p
                else:
                    g = g + self.weight_decay * p
                s["t"] += 1
                s["mean"] = b1 * s["mean"] + (1 - b1) * g
                s["square"] = b2 * s["square"] + (1 - b2) * g * g
                mean = s["mean"] / (1 - b1 ** s["t"])
                square = s["square"] / (1 - b2 ** s["t"])
                p -= self.lr * mean / (square.sqrt() + self.eps)
        ### END SOLUTION

    def state_dict(self):
        ### BEGIN SOLUTION
        return {"state": [dict(s) for s in self.state]}
        ### END SOLUTION

    def load_state_dict(self, state):
        ### BEGIN SOLUTION
        self.state = [dict(s) for s in state["state"]]
        ### END SOLUTION


# %% role="check" name="adam"
lesson.check("20.adam", Adam)

# %% [markdown] role="story" name="digits"
# ## Digits
#
# A good place to stop: about 95 minutes lie behind you, 45 before you. When you come back, run all cells.
#
# Here are the data: 1,797 handwritten digits, 8 by 8 pixels, scikit-learn's set, small enough to come with this lesson. 1,437 are for training.
# The other 360 are the **test** rows: a model never learns from them, so they tell how it reads digits it has not seen.

# %% role="demo" name="digits"
from tinytensor_lessons.digit_picture import DigitPicture
from tinytensor_lessons.digits import split

train, test = split()
print(len(train), "to train,", len(test), "to test")
pixels, numbers = train[tt.tensor([5, 0, 7])]
print(pixels.shape, "from", pixels.min().item(), "to", pixels.max().item(), " labels", numbers.tolist())
DigitPicture("Ten training rows", train.images[:10], train.labels[:10].tolist())

# %% [markdown] role="story" name="epoch"
# Training takes the rows in batches: here 64 at a time, in a random order. An **epoch** is a walk over all training rows, each once. How many
# batches make an epoch?

# %% role="predict" name="p7"
lesson.predict("20.p7", ...)

# %% role="demo" name="epoch"
def batches():
    parts = tt.randperm(len(train)).split(64)
    print("rows in the first batch", len(parts[0]), "and in the last", len(parts[-1]))
    return len(parts)


lesson.reveal("20.p7", batches)

# %% [markdown] role="task" name="fit"
# ## Exercise: fit (8 points)
#
# Train `model` (64-32-10) for at most 20 epochs. Return a dict: `"loss"`, the mean training loss of each epoch, and `"accuracy"`, the share of test rows read right after it.
#
# - In each epoch the rows come in batches, in an order of their own, drawn from `seed`.
# - Each step uses the gradients of its own batch.
# - `train[rows]` and `test[rows]` give images and labels; they note every read. Read test rows under `tt.no_grad()`.
# - The mean test accuracy of three seeds is at least 0.95.
#
# `tt.optim` and `cross_entropy` are at hand; the check has tested versions of `cross_entropy`, `SGD` and `Adam`.

# %% role="exercise" name="fit"
def fit(model, train, test, seed):
    """Train the model; what happened, epoch by epoch."""
    ### BEGIN SOLUTION
    generator = tt.Generator().manual_seed(seed)
    optimizer = tt.optim.Adam(model.parameters(), lr=0.01)
    history = {"loss": [], "accuracy": []}
    for _ in range(8):
        total = 0.0
        for rows in tt.randperm(len(train), generator=generator).split(64):
            images, labels = train[rows]
            loss = cross_entropy(model(images), labels)
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            total += loss.item() * len(rows)
        history["loss"].append(total / len(train))
        with tt.no_grad():
            images, labels = test[:]
            right = model(images).argmax(1) == labels
        history["accuracy"].append(right.float().mean().item())
    return history
    ### END SOLUTION


# %% role="check" name="fit"
lesson.check("20.fit", fit)

# %% [markdown] role="story" name="board"
# ## Look at what it reads
#
# A network with dropout, 12 epochs of plain descent. About how many of the 360 test digits does it misread at the end: 10, 50 or 100?

# %% role="predict" name="p8"
lesson.predict("20.p8", ...)

# %% role="demo" name="board"
from tinytensor_lessons.training_parts import BUGS, LETTERS, train_with

good = train_with()
missed = round((1 - good["accuracy"][-1]) * len(test))
lesson.reveal("20.p8", lambda: print(missed, "misread") or min((10, 50, 100), key=lambda n: abs(n - missed)))

# %% [markdown] role="story" name="look"
# Move through the epochs, or press play. Which digits are misread at the end, and would you have read them?

# %% role="demo" name="look"
tw.training_board({"no bug": good}, test)

# %% [markdown] role="story" name="broken"
# ## Five bugs, five curves
#
# Each of five runs has one bug: no zero_grad; lr 100; softmax before a loss that does softmax itself; eval forgotten, so that dropout
# is on while testing; labels shuffled. Nothing raises.
#
# Here are the curves beside those of the run without a bug. Ask of each run: does the loss fall? How far? Does the accuracy follow?

# %% role="demo" name="broken"
from tinytensor_lessons.bar import bar

runs = {"no bug": good}
for letter in bar(sorted(LETTERS), "training"):
    runs[letter] = train_with(LETTERS[letter])
tw.training_board(runs, test)

# %% [markdown] role="story" name="match"
# Write five letters as one word, in the order of the bugs: no zero_grad, lr 100, softmax twice, eval forgotten, labels shuffled.

# %% role="predict" name="p3"
lesson.predict("20.p3", ...)

# %% role="demo" name="match"
def name_them():
    by_bug = {bug: letter for letter, bug in LETTERS.items()}
    for bug, letter in by_bug.items():
        end = runs[letter]
        print(f"{letter} {bug:<16} loss {end['loss'][-1]:>8.2f}  test accuracy {end['accuracy'][-1]:.2f}")
    return "".join(by_bug[bug] for bug in BUGS)


lesson.reveal("20.p3", name_them)

# %% [markdown] role="story" name="yours"
# ## Everything yours
#
# Now all of it together: a network whose layers are classes on your `Module`, your loss, and your `Adam`. `network()` builds it, 64-32-10 with relu
# between. `train_on` is a loop like `fit`, with a loss and an optimizer of your choice.

# %% role="demo" name="yours" tags=["nbval-ignore-output"]
from tinytensor_lessons.training_parts import network, train_on

mine = None
if lesson.written(Module, cross_entropy, Adam):
    with lesson.plugged("20.module", Module):
        model = network()
    mine = train_on(model, cross_entropy, Adam(model.parameters(), lr=0.01))
    print("parameters", [name for name, _ in model.named_parameters()])
    print(f"loss {mine['loss'][0]:.2f} -> {mine['loss'][-1]:.2f}, test accuracy {mine['accuracy'][-1]:.2f}")
    display(tw.training_board({"yours": mine}, test))

# %% [markdown] role="story" name="misread"
# And these are the digits that your network misreads, one by one. Which would you have read?

# %% role="demo" name="misread" tags=["nbval-ignore-output"]
if mine:
    read, right = mine["read"][-1], test.labels.tolist()
    wrong = [k for k in range(len(test)) if read[k] != right[k]]
    words = [f"{right[k]} read as {read[k]}" for k in wrong]
    display(DigitPicture(f"{len(wrong)} of {len(test)} misread", test.images[wrong], words))

# %% [markdown] role="question" name="quiz"
# {{quiz}}

# %% role="quiz" name="quiz"
quiz_20 = ...

# %% role="check" name="quiz"
lesson.quiz("20.quiz", quiz_20)

# %% [markdown] role="upstream" name="real_thing"
# ## The real thing
#
# | what you wrote | tinytensor, and below it PyTorch | left out here |
# |---|---|---|
# | `Module` | `tinytensor/nn/modules/module.py`<br>`torch/nn/modules/module.py` | hooks, moving to other dtypes and devices |
# | `cross_entropy` | `tinytensor/nn/functional/__init__.py`<br>`torch/nn/functional.py`<br>`aten/src/ATen/native/LossNLL.cpp` | weights, `ignore_index`, label smoothing |
# | `SGD` | `tinytensor/optim/sgd.py`<br>`torch/optim/sgd.py` | parameter groups, `maximize` |
# | `Adam` | `tinytensor/optim/adam.py`<br>`torch/optim/adam.py`<br>`adamw.py` | amsgrad, all parameters in one call |
# | `fit` | `tinytensor/utils/data/dataloader.py`<br>`torch/utils/data/dataloader.py` | workers, collating |

# %% [markdown] role="further" name="conv"
# ## Go further
#
# Linear sees 64 numbers in a row and does not know which pixels are neighbours. A convolution does. This small one passes 0.97. What does
# it misread, and does a second convolution help?

# %% role="further" name="try_conv"
tt.manual_seed(0)
conv = nn.Sequential(
    nn.Unflatten(1, (1, 8, 8)), nn.Conv2d(1, 16, 3, padding=1), nn.ReLU(), nn.MaxPool2d(2),
    nn.Flatten(), nn.Linear(16 * 4 * 4, 10),
)
optimizer, loader = tt.optim.Adam(conv.parameters(), lr=0.005), tt.utils.data.DataLoader(train, batch_size=64, shuffle=True)
for epoch in bar(range(10), "epochs"):
    for pixels, numbers in loader:
        optimizer.zero_grad()
        functional.cross_entropy(conv(pixels), numbers).backward()
        optimizer.step()
with tt.no_grad():
    share = (conv(test.images).argmax(1) == test.labels).float().mean().item()
print("test accuracy above 0.97:", share > 0.97)

# %% role="summary" name="summary"
lesson.summary()
