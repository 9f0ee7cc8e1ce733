"""Translation of number words: a packed bidirectional encoder, additive attention, teacher forcing, greedy decoding."""

import random

import torch
import torch.nn as nn
import torch.nn.functional as F
from torch.nn.utils.rnn import PackedSequence, pack_padded_sequence, pack_sequence, pad_packed_sequence, pad_sequence

torch.manual_seed(8)
random.seed(8)
PAD, SOS, EOS, WORDS = 0, 1, 2, 12


class Encoder(nn.Module):
    def __init__(self, hidden):
        super().__init__()
        self.embedding = nn.Embedding(WORDS, hidden, padding_idx=PAD)
        self.gru = nn.GRU(hidden, hidden // 2, bidirectional=True, batch_first=True)

    def forward(self, x, lengths):
        packed = pack_padded_sequence(self.embedding(x), lengths, batch_first=True, enforce_sorted=False)
        output, hidden = self.gru(packed)
        assert isinstance(output, PackedSequence)
        output, sizes = pad_packed_sequence(output, batch_first=True)
        return output, torch.cat([hidden[0], hidden[1]], -1).unsqueeze(0), sizes


class BahdanauAttention(nn.Module):
    def __init__(self, hidden):
        super().__init__()
        self.Wa, self.Ua, self.Va = nn.Linear(hidden, hidden), nn.Linear(hidden, hidden), nn.Linear(hidden, 1)

    def forward(self, query, keys, mask):
        scores = self.Va(torch.tanh(self.Wa(query) + self.Ua(keys))).squeeze(2).unsqueeze(1)
        weights = F.softmax(scores.masked_fill(~mask.unsqueeze(1), float("-inf")), dim=-1)
        return torch.bmm(weights, keys), weights


class Decoder(nn.Module):
    def __init__(self, hidden, dropout=0.1):
        super().__init__()
        self.embedding, self.attention = nn.Embedding(WORDS, hidden), BahdanauAttention(hidden)
        self.gru, self.out = nn.GRU(2 * hidden, hidden, batch_first=True), nn.Linear(hidden, WORDS)
        self.dropout = nn.Dropout(dropout)

    def forward(self, keys, hidden, mask, target=None, longest=8):
        word = torch.empty(keys.size(0), 1, dtype=torch.long).fill_(SOS)
        outputs, attentions = [], []
        for i in range(target.size(1) if target is not None else longest):
            context, weights = self.attention(hidden.permute(1, 0, 2), keys, mask)
            output, hidden = self.gru(torch.cat((self.dropout(self.embedding(word)), context), dim=2), hidden)
            outputs.append(self.out(output))
            attentions.append(weights)
            word = target[:, i].unsqueeze(1) if target is not None else outputs[-1].topk(1)[1].squeeze(-1).detach()
        return F.log_softmax(torch.cat(outputs, dim=1), dim=-1), hidden, torch.cat(attentions, dim=1)


def pairs(n):
    sources = [torch.randint(3, WORDS, (random.randint(2, 6),)) for _ in range(n)]
    targets = [torch.cat([s.flip(0), torch.tensor([EOS])]) for s in sources]
    lengths = torch.tensor([len(s) for s in sources])
    return pad_sequence(sources, batch_first=True), lengths, pad_sequence(targets, batch_first=True, padding_value=PAD)


encoder, decoder = Encoder(24), Decoder(24)
optimizers = [torch.optim.Adam(m.parameters(), lr=0.01) for m in (encoder, decoder)]
criterion = nn.NLLLoss(ignore_index=PAD)
for step in range(20):
    x, lengths, y = pairs(16)
    keys, hidden, sizes = encoder(x, lengths)
    mask = torch.arange(keys.size(1))[None, :] < sizes[:, None]
    output, _, _ = decoder(keys, hidden, mask, y if random.random() < 0.9 else None, y.size(1))
    loss = criterion(output.reshape(-1, WORDS), y.reshape(-1))
    for o in optimizers:
        o.zero_grad()
    loss.backward()
    for o in optimizers:
        o.step()
    print(f"{step} {loss.item():.5f}")
encoder.eval(), decoder.eval()
with torch.no_grad():
    x, lengths, y = pairs(2)
    keys, hidden, sizes = encoder(x, lengths)
    output, _, attention = decoder(keys, hidden, torch.arange(keys.size(1)) < sizes[:, None])
    print(output.argmax(-1).shape, attention.shape)
packed = pack_sequence([torch.tensor([1, 2, 3]), torch.tensor([4, 5]), torch.tensor([6])])
print(packed)
