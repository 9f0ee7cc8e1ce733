"""Actor-critic on a walk along a line, with a shared body, smooth L1 and a namedtuple of tensors."""

from collections import namedtuple

import torch
import torch.nn as nn
import torch.nn.functional as F
from torch.distributions import Categorical

torch.manual_seed(2)
SavedAction = namedtuple("SavedAction", ["log_prob", "value"])


class Line:
    """Nine places; reward at the right end, a little wind."""

    def reset(self):
        self.at, self.steps = 4, 0
        return F.one_hot(torch.tensor(self.at), 9).float()

    def step(self, action):
        self.at += 1 if action == 1 else -1
        self.at -= int(torch.rand(()) < 0.1)
        self.at, self.steps = max(0, min(8, self.at)), self.steps + 1
        return (
            F.one_hot(torch.tensor(self.at), 9).float(),
            1.0 if self.at == 8 else -0.02,
            self.at == 8 or self.steps == 30,
        )


class Policy(nn.Module):
    def __init__(self):
        super().__init__()
        self.affine1, self.action_head, self.value_head = nn.Linear(9, 16), nn.Linear(16, 2), nn.Linear(16, 1)
        self.saved, self.rewards = [], []

    def forward(self, x):
        x = torch.relu(self.affine1(x))
        return F.softmax(self.action_head(x), dim=-1), self.value_head(x)


model, env = Policy(), Line()
optimizer = torch.optim.Adam(model.parameters(), lr=3e-2)
eps = torch.finfo(torch.float32).eps.__float__()
for episode in range(12):
    state, done = env.reset(), False
    while not done:
        probs, value = model(state)
        m = Categorical(probs)
        action = m.sample()
        model.saved.append(SavedAction(m.log_prob(action), value))
        state, reward, done = env.step(action.item())
        model.rewards.append(reward)
    R, returns = 0, []
    for r in model.rewards[::-1]:
        R = r + 0.99 * R
        returns.insert(0, R)
    returns = torch.tensor(returns)
    returns = (returns - returns.mean()) / (returns.std(unbiased=False) + eps)
    policy_losses, value_losses = [], []
    for (log_prob, value), R in zip(model.saved, returns):
        advantage = R - value.item()
        policy_losses.append(-log_prob * advantage)
        value_losses.append(F.smooth_l1_loss(value, torch.tensor([R])))
    optimizer.zero_grad()
    loss = torch.stack(policy_losses).sum() + torch.stack(value_losses).sum()
    loss.backward()
    optimizer.step()
    print(f"episode {episode}: steps {len(model.rewards)}, reward {sum(model.rewards):.4f}, loss {loss.item():.5f}")
    model.saved.clear()
    model.rewards.clear()
