"""A word language model: an embedding, an RNN of four kinds, truncated back-propagation, tied weights, clipped gradients."""

import math

import torch
import torch.nn as nn

torch.manual_seed(1111)
WORDS, BPTT = 40, 12
chain = torch.softmax(3 * torch.randn(WORDS, WORDS), 1)
text = [0]
for _ in range(799):
    text.append(torch.multinomial(chain[text[-1]], 1).item())


def batchify(data, batch_size):
    n = data.size(0) // batch_size
    return data.narrow(0, 0, n * batch_size).view(batch_size, -1).t().contiguous()


class RNNModel(nn.Module):
    def __init__(self, kind, size, layers, dropout=0.2):
        super().__init__()
        self.drop = nn.Dropout(dropout)
        self.encoder = nn.Embedding(WORDS, size)
        if kind in ("LSTM", "GRU"):
            self.rnn = getattr(nn, kind)(size, size, layers, dropout=dropout)
        else:
            self.rnn = nn.RNN(
                size, size, layers, nonlinearity={"RNN_TANH": "tanh", "RNN_RELU": "relu"}[kind], dropout=dropout
            )
        self.decoder = nn.Linear(size, WORDS)
        self.decoder.weight = self.encoder.weight
        nn.init.uniform_(self.encoder.weight, -0.1, 0.1)
        nn.init.zeros_(self.decoder.bias)
        self.kind, self.size, self.layers = kind, size, layers

    def forward(self, tokens, hidden):
        output, hidden = self.rnn(self.drop(self.encoder(tokens)), hidden)
        return self.decoder(self.drop(output)).view(-1, WORDS), hidden

    def init_hidden(self, batch):
        weight = next(self.parameters())
        zeros = weight.new_zeros(self.layers, batch, self.size)
        return (zeros, zeros.clone()) if self.kind == "LSTM" else zeros


def repackage(h):
    return h.detach() if isinstance(h, torch.Tensor) else tuple(repackage(v) for v in h)


data = batchify(torch.tensor(text), 10)
criterion = nn.CrossEntropyLoss()
for kind in ("LSTM", "GRU", "RNN_TANH", "RNN_RELU"):
    torch.manual_seed(5)
    model = RNNModel(kind, 24, 2)
    lr, hidden = 5.0, model.init_hidden(10)
    for i in range(0, data.size(0) - 1, BPTT):
        length = min(BPTT, len(data) - 1 - i)
        inputs, targets = data[i : i + length], data[i + 1 : i + 1 + length].view(-1)
        model.zero_grad()
        hidden = repackage(hidden)
        output, hidden = model(inputs, hidden)
        loss = criterion(output, targets)
        loss.backward()
        norm = torch.nn.utils.clip_grad_norm_(model.parameters(), 0.25)
        for p in model.parameters():
            p.data.add_(p.grad, alpha=-lr)
        print(f"{kind} {i}: loss {loss.item():.5f}, ppl {math.exp(loss.item()):.3f}, norm {norm.item():.5f}")
    model.eval()
    with torch.no_grad():
        word, hidden, words = torch.zeros(1, 1, dtype=torch.long), model.init_hidden(1), []
        for _ in range(10):
            output, hidden = model(word, hidden)
            word.fill_(torch.multinomial(output.squeeze().div(0.8).exp(), 1)[0])
            words.append(word.item())
    print(words)
