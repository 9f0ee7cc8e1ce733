"""Hidden Markov models: the forward algorithm with logsumexp, posteriors as gradients, Viterbi, and a CRF trained by them."""

import torch
import torch.nn as nn
from torch.distributions import Categorical

torch.manual_seed(50)
S, V, T, N = 3, 5, 12, 8
A, B = (torch.randn(*shape).mul(2).softmax(-1) for shape in ((S, S), (S, V)))
state = Categorical(torch.ones(N, S)).sample()
observed = []
for _ in range(T):
    observed.append(Categorical(B[state]).sample())
    state = Categorical(A[state]).sample()
observed = torch.stack(observed, 1)
print(observed[0])


class HMM(nn.Module):
    def __init__(self):
        super().__init__()
        self.initial, self.transition, self.emission = (nn.Parameter(torch.randn(*s)) for s in ((S,), (S, S), (S, V)))

    def forward(self, x):
        emission, transition = self.emission.log_softmax(1), self.transition.log_softmax(1)
        alpha = self.initial.log_softmax(0) + emission[:, x[:, 0]].T
        for t in range(1, x.size(1)):
            alpha = torch.logsumexp(alpha.unsqueeze(2) + transition, dim=1) + emission[:, x[:, t]].T
        return alpha.logsumexp(1)

    @torch.no_grad()
    def viterbi(self, x):
        emission, transition = self.emission.log_softmax(1), self.transition.log_softmax(1)
        delta, back = self.initial.log_softmax(0) + emission[:, x[:, 0]].T, []
        for t in range(1, x.size(1)):
            delta, where = (delta.unsqueeze(2) + transition).max(1)
            delta = delta + emission[:, x[:, t]].T
            back.append(where)
        path = [delta.argmax(1)]
        for where in reversed(back):
            path.insert(0, where.gather(1, path[0][:, None]).squeeze(1))
        return torch.stack(path, 1), delta.max(1).values


model = HMM()
optimizer = torch.optim.Adam(model.parameters(), lr=0.1)
for step in range(12):
    loss = -model(observed).mean()
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
    print(f"{step} {loss.item():.5f}")
path, score = model.viterbi(observed)
print(path[0], score)
print(torch.logcumsumexp(torch.arange(4.0), 0), torch.logaddexp(torch.tensor(-100.0), torch.tensor(-101.0)))


class CRF(nn.Module):
    def __init__(self, tags):
        super().__init__()
        self.start, self.end = nn.Parameter(torch.empty(tags)), nn.Parameter(torch.empty(tags))
        self.transitions = nn.Parameter(torch.empty(tags, tags))
        for p in self.parameters():
            nn.init.uniform_(p, -0.1, 0.1)

    def forward(self, emissions, tags, mask):
        mask = mask.to(emissions.dtype)
        n = torch.arange(tags.shape[1])
        score = self.start[tags[0]] + emissions[0, n, tags[0]]
        total = self.start + emissions[0]
        for i in range(1, len(tags)):
            score = score + (self.transitions[tags[i - 1], tags[i]] + emissions[i, n, tags[i]]) * mask[i]
            following = torch.logsumexp(total.unsqueeze(2) + self.transitions + emissions[i].unsqueeze(1), dim=1)
            total = torch.where(mask[i].bool().unsqueeze(1), following, total)
        last = tags[mask.long().sum(0) - 1, n]
        return (score + self.end[last] - torch.logsumexp(total + self.end, 1)).mean()


embedding, lstm, head, crf = nn.Embedding(V, 6), nn.LSTM(6, 8, bidirectional=True), nn.Linear(16, 3), CRF(3)
parameters = [p for m in (embedding, lstm, head, crf) for p in m.parameters()]
optimizer = torch.optim.SGD(parameters, lr=0.1, weight_decay=1e-4)
words = observed.T
tags = words % 3
mask = torch.arange(T)[:, None] < torch.randint(4, T + 1, (N,))
for step in range(8):
    loss = -crf(head(lstm(embedding(words))[0]), tags, mask)
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
    print(f"crf {step} {loss.item():.5f}")
