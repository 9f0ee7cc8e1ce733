"""REINFORCE on a pole on a cart whose physics are written here: Categorical, log_prob, returns, Adam."""

import math
from collections import deque

import torch
import torch.nn as nn
import torch.nn.functional as F
import torch.optim as optim
from torch.distributions import Categorical

torch.manual_seed(543)


class Cart:
    """The usual equations of motion, with Python floats."""

    def reset(self):
        self.state, self.steps = (torch.rand(4) * 0.1 - 0.05).tolist(), 0
        return self.state

    def step(self, action):
        x, v, a, w = self.state
        force = 10.0 if action == 1 else -10.0
        temp = (force + 0.05 * w * w * math.sin(a)) / 1.1
        acc = (9.8 * math.sin(a) - math.cos(a) * temp) / (0.5 * (4 / 3 - 0.1 * math.cos(a) ** 2 / 1.1))
        shove = temp - 0.05 * acc * math.cos(a) / 1.1
        self.state = [x + 0.02 * v, v + 0.02 * shove, a + 0.02 * w, w + 0.02 * acc]
        self.steps += 1
        done = abs(self.state[0]) > 2.4 or abs(self.state[2]) > 0.2095 or self.steps >= 60
        return self.state, 1.0, done


class Policy(nn.Module):
    def __init__(self):
        super().__init__()
        self.affine1 = nn.Linear(4, 32)
        self.dropout = nn.Dropout(p=0.3)
        self.affine2 = nn.Linear(32, 2)
        self.saved_log_probs, self.rewards = [], []

    def forward(self, x):
        return F.softmax(self.affine2(F.relu(self.dropout(self.affine1(x)))), dim=1)


policy, env = Policy(), Cart()
optimizer = optim.Adam(policy.parameters(), lr=1e-2)
eps = torch.finfo(torch.float32).eps
running = 10.0
for episode in range(10):
    state, total, done = env.reset(), 0.0, False
    while not done:
        m = Categorical(policy(torch.tensor(state).float().unsqueeze(0)))
        action = m.sample()
        policy.saved_log_probs.append(m.log_prob(action))
        state, reward, done = env.step(action.item())
        policy.rewards.append(reward)
        total += reward
    returns, R = deque(), 0
    for r in policy.rewards[::-1]:
        R = r + 0.99 * R
        returns.appendleft(R)
    returns = torch.tensor(returns)
    returns = (returns - returns.mean()) / (returns.std() + eps)
    loss = torch.cat([-p * R for p, R in zip(policy.saved_log_probs, returns)]).sum()
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
    del policy.rewards[:], policy.saved_log_probs[:]
    running = 0.05 * total + 0.95 * running
    print(f"episode {episode}: reward {total:.1f}, average {running:.3f}, loss {loss.item():.5f}")
