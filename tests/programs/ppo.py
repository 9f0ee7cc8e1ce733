"""Proximal policy optimisation with a Gaussian policy: GAE, clipped ratios, an entropy bonus, orthogonal weights."""

import numpy as np
import torch
import torch.nn as nn
from torch.distributions.normal import Normal

torch.manual_seed(1)
np.random.seed(1)
torch.backends.cudnn.deterministic = True


def layer_init(layer, std=np.sqrt(2), bias_const=0.0):
    torch.nn.init.orthogonal_(layer.weight, std)
    torch.nn.init.constant_(layer.bias, bias_const)
    return layer


class Agent(nn.Module):
    def __init__(self):
        super().__init__()
        self.critic = nn.Sequential(
            layer_init(nn.Linear(3, 32)),
            nn.Tanh(),
            layer_init(nn.Linear(32, 32)),
            nn.Tanh(),
            layer_init(nn.Linear(32, 1), std=1.0),
        )
        self.actor_mean = nn.Sequential(layer_init(nn.Linear(3, 32)), nn.Tanh(), layer_init(nn.Linear(32, 1), std=0.01))
        self.actor_logstd = nn.Parameter(torch.zeros(1, 1))

    def get_value(self, x):
        return self.critic(x)

    def get_action_and_value(self, x, action=None):
        mean = self.actor_mean(x)
        probs = Normal(mean, torch.exp(self.actor_logstd.expand_as(mean)))
        if action is None:
            action = probs.sample()
        return action, probs.log_prob(action).sum(1), probs.entropy().sum(1), self.critic(x)


def pendulum(state, action):
    angle, speed = state[:, 0], state[:, 1]
    push = action.squeeze(1).clamp(-2, 2)
    cost = torch.remainder(angle + torch.pi, 2 * torch.pi).sub(torch.pi) ** 2 + 0.1 * speed**2 + 0.001 * push**2
    speed = (speed + (15 * angle.sin() + 3 * push) * 0.05).clamp(-8, 8)
    return torch.stack([angle + speed * 0.05, speed], 1), -cost


def observe(state):
    return torch.stack([state[:, 0].cos(), state[:, 0].sin(), state[:, 1]], 1)


N, T = 8, 16
agent = Agent()
optimizer = torch.optim.Adam(agent.parameters(), lr=3e-3, eps=1e-5)
state = torch.randn(N, 2)
obs, actions = torch.zeros(T, N, 3), torch.zeros(T, N, 1)
logprobs, rewards, values = torch.zeros(T, N), torch.zeros(T, N), torch.zeros(T, N)
for update in range(1, 4):
    optimizer.param_groups[0]["lr"] = (1.0 - (update - 1.0) / 3) * 3e-3
    for t in range(T):
        obs[t] = observe(state)
        with torch.no_grad():
            action, logprob, _, value = agent.get_action_and_value(obs[t])
        actions[t], logprobs[t], values[t] = action, logprob, value.flatten()
        state, rewards[t] = pendulum(state, action)
    with torch.no_grad():
        next_value = agent.get_value(observe(state)).reshape(1, -1)
        advantages, last = torch.zeros_like(rewards), 0
        for t in reversed(range(T)):
            following = next_value if t == T - 1 else values[t + 1]
            delta = rewards[t] + 0.99 * following - values[t]
            advantages[t] = last = delta + 0.99 * 0.95 * last
        returns = advantages + values
    b_obs, b_actions = obs.reshape(-1, 3), actions.reshape(-1, 1)
    b_logprobs, b_adv, b_ret, b_val = (x.reshape(-1) for x in (logprobs, advantages, returns, values))
    order, clipfracs = np.arange(N * T), []
    for _ in range(2):
        np.random.shuffle(order)
        for start in range(0, N * T, 32):
            mb = order[start : start + 32]
            _, newlogprob, entropy, newvalue = agent.get_action_and_value(b_obs[mb], b_actions[mb])
            logratio = newlogprob - b_logprobs[mb]
            ratio = logratio.exp()
            with torch.no_grad():
                approx_kl = ((ratio - 1) - logratio).mean()
                clipfracs += [((ratio - 1.0).abs() > 0.2).float().mean().item()]
            adv = (b_adv[mb] - b_adv[mb].mean()) / (b_adv[mb].std() + 1e-8)
            pg = torch.max(-adv * ratio, -adv * torch.clamp(ratio, 0.8, 1.2)).mean()
            newvalue = newvalue.view(-1)
            clipped = b_val[mb] + torch.clamp(newvalue - b_val[mb], -0.2, 0.2)
            v_loss = 0.5 * torch.max((newvalue - b_ret[mb]) ** 2, (clipped - b_ret[mb]) ** 2).mean()
            loss = pg - 0.01 * entropy.mean() + v_loss * 0.005
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(agent.parameters(), 0.5)
            optimizer.step()
            print(f"{update}: loss {loss.item():.5f}, policy {pg.item():.5f}, kl {approx_kl.item():.5f}")
    y_pred, y_true = b_val.cpu().numpy(), b_ret.cpu().numpy()
    print(f"explained {1 - np.var(y_true - y_pred) / np.var(y_true):.5f}, clipped {np.mean(clipfracs):.5f}")
