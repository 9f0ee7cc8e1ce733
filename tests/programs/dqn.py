"""Deep Q-learning: a replay buffer, a target net that follows slowly, Huber loss, gradients clipped by value."""

import random
from collections import deque, namedtuple

import torch
import torch.nn as nn
import torch.nn.functional as F
import torch.optim as optim

torch.manual_seed(0)
random.seed(0)
Transition = namedtuple("Transition", ("state", "action", "next_state", "reward"))


class ReplayMemory:
    def __init__(self, capacity):
        self.memory = deque([], maxlen=capacity)

    def push(self, *args):
        self.memory.append(Transition(*args))

    def sample(self, n):
        return random.sample(self.memory, n)

    def __len__(self):
        return len(self.memory)


class DQN(nn.Module):
    def __init__(self, observations, actions):
        super().__init__()
        self.layer1, self.layer2 = nn.Linear(observations, 32), nn.Linear(32, 32)
        self.layer3 = nn.Linear(32, actions)

    def forward(self, x):
        return self.layer3(F.relu(self.layer2(F.relu(self.layer1(x)))))


def move(state, action):
    """A point on a plane that wants to be at the origin."""
    step = torch.tensor([[0.2, 0.0], [-0.2, 0.0], [0.0, 0.2], [0.0, -0.2]])[action]
    after = (state + step).clamp(-1, 1)
    return after, -after.norm(), bool(after.norm() < 0.15)


policy_net, target_net = DQN(2, 4), DQN(2, 4)
target_net.load_state_dict(policy_net.state_dict())
optimizer = optim.AdamW(policy_net.parameters(), lr=1e-2, amsgrad=True)
memory, GAMMA, TAU, BATCH = ReplayMemory(500), 0.9, 0.05, 16


def select(state, eps):
    if random.random() > eps:
        with torch.no_grad():
            return policy_net(state).max(1).indices.view(1, 1)
    return torch.tensor([[random.randrange(4)]], dtype=torch.long)


def optimize():
    batch = Transition(*zip(*memory.sample(BATCH)))
    mask = torch.tensor(tuple(s is not None for s in batch.next_state), dtype=torch.bool)
    following = torch.cat([s for s in batch.next_state if s is not None])
    values = policy_net(torch.cat(batch.state)).gather(1, torch.cat(batch.action))
    next_values = torch.zeros(BATCH)
    with torch.no_grad():
        next_values[mask] = target_net(following).max(1).values
    expected = next_values * GAMMA + torch.cat(batch.reward)
    loss = nn.SmoothL1Loss()(values, expected.unsqueeze(1))
    optimizer.zero_grad()
    loss.backward()
    torch.nn.utils.clip_grad_value_(policy_net.parameters(), 100)
    optimizer.step()
    target, source = target_net.state_dict(), policy_net.state_dict()
    for key in source:
        target[key] = source[key] * TAU + target[key] * (1 - TAU)
    target_net.load_state_dict(target)
    return loss


for episode in range(8):
    state = torch.rand(1, 2) * 2 - 1
    losses = []
    for t in range(15):
        action = select(state, 0.9 * 0.7**episode)
        after, reward, done = move(state, action.item())
        memory.push(state, action, None if done else after, reward.view(1))
        if len(memory) >= BATCH:
            losses.append(optimize().item())
        state = after
        if done:
            break
    print(episode, t, [f"{v:.5f}" for v in losses[-5:]])
