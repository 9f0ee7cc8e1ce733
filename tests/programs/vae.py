"""A variational autoencoder: reparametrized draws, binary cross entropy and KL divergence, Adam."""

import torch
from torch import nn, optim
from torch.nn import functional as F

torch.manual_seed(3)


class VAE(nn.Module):
    def __init__(self, inputs=64, hidden=32, latent=4):
        super().__init__()
        self.fc1 = nn.Linear(inputs, hidden)
        self.fc21 = nn.Linear(hidden, latent)
        self.fc22 = nn.Linear(hidden, latent)
        self.fc3 = nn.Linear(latent, hidden)
        self.fc4 = nn.Linear(hidden, inputs)

    def encode(self, x):
        h = F.relu(self.fc1(x))
        return self.fc21(h), self.fc22(h)

    def reparameterize(self, mu, logvar):
        std = torch.exp(0.5 * logvar)
        return mu + torch.randn_like(std) * std

    def decode(self, z):
        return torch.sigmoid(self.fc4(F.relu(self.fc3(z))))

    def forward(self, x):
        mu, logvar = self.encode(x.view(-1, 64))
        return self.decode(self.reparameterize(mu, logvar)), mu, logvar


def loss_function(recon, x, mu, logvar):
    bce = F.binary_cross_entropy(recon, x.view(-1, 64), reduction="sum")
    return bce, -0.5 * torch.sum(1 + logvar - mu.pow(2) - logvar.exp())


centers = torch.bernoulli(torch.full((4, 64), 0.4))
data = (centers[torch.randint(4, (256,))] + torch.bernoulli(torch.full((256, 64), 0.03))).clamp(max=1)
loader = torch.utils.data.DataLoader(data, batch_size=64, shuffle=True, drop_last=True)
model = VAE()
optimizer = optim.Adam(model.parameters(), lr=1e-2)
for epoch in range(6):
    for batch in loader:
        optimizer.zero_grad()
        recon, mu, logvar = model(batch)
        bce, kld = loss_function(recon, batch, mu, logvar)
        (bce + kld).backward()
        optimizer.step()
        print(f"{epoch}: bce {bce.item() / len(batch):.4f}, kld {kld.item() / len(batch):.5f}")
with torch.no_grad():
    sample = model.decode(torch.randn(3, 4))
    print(sample.round().long().view(3, 8, 8)[0])
torch.set_printoptions(precision=4, sci_mode=False, linewidth=80)
print(sample[1, :12])
torch.set_printoptions(profile="default")
