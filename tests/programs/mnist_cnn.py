"""A convolutional net on drawn digits, with dropout, Adadelta and StepLR."""

import torch
import torch.nn as nn
import torch.nn.functional as F
import torch.optim as optim
from torch.optim.lr_scheduler import StepLR
from torch.utils.data import DataLoader, TensorDataset


class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.conv1 = nn.Conv2d(1, 8, 3, 1)
        self.conv2 = nn.Conv2d(8, 16, 3, 1)
        self.dropout1 = nn.Dropout(0.25)
        self.dropout2 = nn.Dropout(0.5)
        self.fc1 = nn.Linear(576, 32)
        self.fc2 = nn.Linear(32, 10)

    def forward(self, x):
        x = F.relu(self.conv1(x))
        x = F.relu(self.conv2(x))
        x = self.dropout1(F.max_pool2d(x, 2))
        x = torch.flatten(x, 1)
        x = self.dropout2(F.relu(self.fc1(x)))
        return F.log_softmax(self.fc2(x), dim=1)


def digits(n):
    """Bars and dots whose place says which digit it is."""
    labels = torch.randint(0, 10, (n,))
    images = 0.1 * torch.rand(n, 1, 16, 16)
    for i, label in enumerate(labels.tolist()):
        images[i, 0, label : label + 4, 2:14] += 0.8
        images[i, 0, 3:12, label + 2] += 0.5
    return TensorDataset(images, labels)


def test(model, device, loader):
    model.eval()
    loss, correct = 0, 0
    with torch.no_grad():
        for data, target in loader:
            data, target = data.to(device), target.to(device)
            output = model(data)
            loss += F.nll_loss(output, target, reduction="sum").item()
            correct += output.argmax(dim=1, keepdim=True).eq(target.view_as(output.argmax(1, True))).sum().item()
    total = len(loader.dataset)
    print(f"test: average loss {loss / total:.5f}, accuracy {correct}/{total}")


torch.manual_seed(1)
device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
train_loader = DataLoader(digits(256), batch_size=32, shuffle=True)
test_loader = DataLoader(digits(64), batch_size=64)
model = Net().to(device)
optimizer = optim.Adadelta(model.parameters(), lr=1.0)
scheduler = StepLR(optimizer, step_size=1, gamma=0.7)
for epoch in range(1, 4):
    model.train()
    for batch, (data, target) in enumerate(train_loader):
        data, target = data.to(device), target.to(device)
        optimizer.zero_grad()
        loss = F.nll_loss(model(data), target)
        loss.backward()
        optimizer.step()
        if batch % 2 == 0:
            print(f"epoch {epoch} [{batch * len(data)}/{len(train_loader.dataset)}] loss {loss.item():.5f}")
    test(model, device, test_loader)
    scheduler.step()
    print(scheduler.get_last_lr())
