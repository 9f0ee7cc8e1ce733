"""A Wasserstein GAN with gradient penalty: gradients of gradients, RMSprop."""

import torch
from torch import autograd, nn

torch.manual_seed(0)


def mlp(*sizes):
    layers = []
    for a, b in zip(sizes, sizes[1:]):
        layers += [nn.Linear(a, b), nn.LeakyReLU(0.1)]
    return nn.Sequential(*layers[:-1])


def gradient_penalty(critic, real, fake):
    alpha = torch.rand(real.size(0), 1).expand(real.size())
    between = (alpha * real + (1 - alpha) * fake).detach().requires_grad_(True)
    scores = critic(between)
    gradients = autograd.grad(
        outputs=scores,
        inputs=between,
        grad_outputs=torch.ones(scores.size()),
        create_graph=True,
        retain_graph=True,
        only_inputs=True,
    )[0]
    return ((gradients.norm(2, dim=1) - 1) ** 2).mean() * 10


generator, critic = mlp(2, 32, 32, 2), mlp(2, 32, 32, 1)
opt_g = torch.optim.RMSprop(generator.parameters(), lr=1e-3)
opt_c = torch.optim.RMSprop(critic.parameters(), lr=1e-3)
for step in range(12):
    for p in critic.parameters():
        p.requires_grad = True
    for _ in range(3):
        angle = torch.rand(64) * 2 * torch.pi
        real = torch.stack([angle.cos(), angle.sin()], 1) + 0.05 * torch.randn(64, 2)
        critic.zero_grad()
        with torch.no_grad():
            noise = torch.randn(64, 2)
        fake = generator(noise).detach()
        penalty = gradient_penalty(critic, real, fake)
        cost = critic(fake).mean() - critic(real).mean() + penalty
        cost.backward()
        opt_c.step()
    for p in critic.parameters():
        p.requires_grad = False
    generator.zero_grad()
    loss = -critic(generator(torch.randn(64, 2))).mean()
    loss.backward()
    opt_g.step()
    print(f"{step}: critic {cost.item():.5f}, penalty {penalty.item():.5f}, generator {loss.item():.5f}")
