"""nn.TransformerEncoder with a causal mask and sines for positions, trained with SGD and ReduceLROnPlateau."""

import math

import torch
from torch import nn
from torch.nn import TransformerEncoder, TransformerEncoderLayer


class PositionalEncoding(nn.Module):
    def __init__(self, size, dropout=0.1, longest=100):
        super().__init__()
        self.dropout = nn.Dropout(p=dropout)
        position = torch.arange(longest).unsqueeze(1)
        frequency = torch.exp(torch.arange(0, size, 2) * (-math.log(10000.0) / size))
        pe = torch.zeros(longest, 1, size)
        pe[:, 0, 0::2] = torch.sin(position * frequency)
        pe[:, 0, 1::2] = torch.cos(position * frequency)
        self.register_buffer("pe", pe)

    def forward(self, x):
        return self.dropout(x + self.pe[: x.size(0)])


class Model(nn.Module):
    def __init__(self, words=30, size=16, heads=2, hidden=32, layers=2, dropout=0.2):
        super().__init__()
        self.pos_encoder = PositionalEncoding(size, dropout)
        self.transformer_encoder = TransformerEncoder(TransformerEncoderLayer(size, heads, hidden, dropout), layers)
        self.embedding, self.linear, self.size = nn.Embedding(words, size), nn.Linear(size, words), size
        self.init_weights()

    def init_weights(self):
        self.embedding.weight.data.uniform_(-0.1, 0.1)
        self.linear.bias.data.zero_()
        self.linear.weight.data.uniform_(-0.1, 0.1)

    def forward(self, src, mask):
        x = self.pos_encoder(self.embedding(src) * math.sqrt(self.size))
        return self.linear(self.transformer_encoder(x, mask))


torch.manual_seed(0)
data = (torch.arange(400) * 7 % 30 + torch.randint(0, 2, (400,))).remainder(30).view(8, -1).t().contiguous()
model = Model()
print(sum(p.numel() for p in model.parameters()), model.transformer_encoder.layers[0])
criterion = nn.CrossEntropyLoss()
optimizer = torch.optim.SGD(model.parameters(), lr=0.5)
scheduler = torch.optim.lr_scheduler.ReduceLROnPlateau(optimizer, patience=0, factor=0.5, threshold=0.05)
for epoch in range(4):
    model.train()
    total = 0.0
    for i in range(0, len(data) - 1, 16):
        n = min(16, len(data) - 1 - i)
        mask = nn.Transformer.generate_square_subsequent_mask(n)
        loss = criterion(model(data[i : i + n], mask).view(-1, 30), data[i + 1 : i + 1 + n].reshape(-1))
        optimizer.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(model.parameters(), 0.5)
        optimizer.step()
        total += loss.item()
        print(f"{epoch} {i} {loss.item():.5f}")
    model.eval()
    with torch.no_grad():
        output = model(data[:16], nn.Transformer.generate_square_subsequent_mask(16))
        valid = criterion(output.view(-1, 30), data[1:17].reshape(-1))
    scheduler.step(valid)
    print(f"valid {valid:.5f}, lr {optimizer.param_groups[0]['lr']}")
