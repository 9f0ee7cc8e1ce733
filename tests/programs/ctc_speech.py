"""Speech in miniature: filter banks by conv1d, a residual CNN and GRUs, CTC loss, greedy decoding, edit distance."""

import torch
import torch.nn as nn
import torch.nn.functional as F

torch.manual_seed(7)
LETTERS = 4


class ResidualCNN(nn.Module):
    def __init__(self, channels, kernel, dropout, features):
        super().__init__()
        self.cnn1, self.cnn2 = (nn.Conv2d(channels, channels, kernel, 1, padding=kernel // 2) for _ in range(2))
        self.dropout1, self.dropout2 = nn.Dropout(dropout), nn.Dropout(dropout)
        self.norm1, self.norm2 = nn.LayerNorm(features), nn.LayerNorm(features)

    def step(self, x, norm, dropout, cnn):
        return cnn(dropout(F.gelu(norm(x.transpose(2, 3).contiguous()).transpose(2, 3).contiguous())))

    def forward(self, x):
        y = self.step(x, self.norm1, self.dropout1, self.cnn1)
        return x + self.step(y, self.norm2, self.dropout2, self.cnn2)


class SpeechModel(nn.Module):
    def __init__(self, features=8, hidden=16):
        super().__init__()
        self.cnn, self.res = nn.Conv2d(1, 4, 3, stride=(1, 2), padding=1), ResidualCNN(4, 3, 0.1, features)
        self.fc, self.rnn = (
            nn.Linear(4 * features, hidden),
            nn.GRU(hidden, hidden, batch_first=True, bidirectional=True),
        )
        self.classifier = nn.Sequential(
            nn.Linear(2 * hidden, hidden), nn.GELU(), nn.Dropout(0.1), nn.Linear(hidden, LETTERS + 1)
        )

    def forward(self, x):
        x = self.res(self.cnn(x))
        b, c, f, t = x.size()
        return self.classifier(self.rnn(self.fc(x.view(b, c * f, t).transpose(1, 2)))[0])


tones = torch.tensor([3.0, 6.0, 11.0, 19.0])
time = torch.linspace(0, 1, 64)
window = torch.hann_window(64)
filters = torch.stack([torch.cos(2 * torch.pi * f * time) * window for f in (3, 5, 6, 9, 11, 14, 19, 23)]).unsqueeze(1)


def speech(n):
    waves, labels = [], []
    for _ in range(n):
        word = torch.randint(LETTERS, (int(torch.randint(2, 5, ())),))
        wave = torch.cat([torch.sin(2 * torch.pi * tones[c] * torch.linspace(0, 2, 128)) for c in word])
        waves.append(wave + 0.05 * torch.randn_like(wave))
        labels.append(word + 1)
    lengths = torch.tensor([len(w) for w in waves])
    batch = nn.utils.rnn.pad_sequence(waves, batch_first=True).unsqueeze(1)
    spectrum = F.conv1d(batch, filters, stride=16, padding=32).abs().clamp(min=1e-2).log()
    return spectrum.unsqueeze(1), (lengths // 16 + 1) // 2, labels


def edit(a, b):
    row = list(range(len(b) + 1))
    for i, x in enumerate(a, 1):
        row, before = [i], row
        for j, y in enumerate(b, 1):
            row.append(min(before[j] + 1, row[-1] + 1, before[j - 1] + (x != y)))
    return row[-1]


model = SpeechModel()
criterion = nn.CTCLoss(blank=0, zero_infinity=True)
optimizer = torch.optim.AdamW(model.parameters(), 5e-3)
scheduler = torch.optim.lr_scheduler.OneCycleLR(
    optimizer, max_lr=1e-2, steps_per_epoch=1, epochs=15, anneal_strategy="linear"
)
for step in range(15):
    x, lengths, labels = speech(6)
    logp = F.log_softmax(model(x), dim=2).transpose(0, 1)
    sizes = torch.tensor([len(v) for v in labels])
    padded = nn.utils.rnn.pad_sequence(labels, batch_first=True)
    loss = criterion(logp, padded, lengths, sizes)
    flat = F.ctc_loss(logp, torch.cat(labels), lengths, sizes, reduction="none", zero_infinity=True)
    optimizer.zero_grad()
    loss.backward()
    norm = nn.utils.clip_grad_norm_(model.parameters(), 5.0)
    optimizer.step()
    scheduler.step()
    print(f"{step} {loss.item():.4f} {flat.sum().item():.3f} norm {norm.item():.3f}")
model.eval()
with torch.no_grad():
    x, lengths, labels = speech(3)
    best = model(x).argmax(-1)
for path, n, label in zip(best, lengths, labels):
    decoded = [c for c in torch.unique_consecutive(path[:n]).tolist() if c]
    print(len(path), edit(decoded, label.tolist()) <= len(label) + len(decoded))
