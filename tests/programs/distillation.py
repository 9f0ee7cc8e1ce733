"""Knowledge distillation: a teacher, a student, KL with temperature, cosine and hidden-state losses."""

import torch
import torch.nn as nn
import torch.nn.functional as F

torch.manual_seed(42)


def net(width):
    return nn.Sequential(
        nn.Linear(10, width), nn.ELU(), nn.Linear(width, width), nn.ELU(), nn.Dropout(0.1), nn.Linear(width, 5)
    )


rule = nn.Sequential(nn.Linear(10, 20), nn.Sigmoid(), nn.Linear(20, 5)).requires_grad_(False)


def batch(n=64):
    x = torch.randn(n, 10)
    return x, (4 * rule(x)).argmax(1)


def accuracy(model):
    generator = torch.Generator().manual_seed(0)
    x = torch.randn(200, 10, generator=generator)
    model.eval()
    with torch.inference_mode():
        return (model(x).argmax(1) == (4 * rule(x)).argmax(1)).float().mean().item()


teacher, student, regressor = net(48), net(6), nn.Linear(6, 48)
optimizer = torch.optim.Adam(teacher.parameters(), lr=1e-2)
for step in range(30):
    x, y = batch()
    teacher.train()
    loss = F.cross_entropy(teacher(x), y)
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
    if step % 3 == 0:
        print(f"teacher {step} {loss.item():.5f}")
print(f"{accuracy(teacher):.4f}")
T = 2.0
kl, cosine, mse = nn.KLDivLoss(reduction="batchmean"), nn.CosineEmbeddingLoss(), nn.MSELoss()
kept = {}
teacher[3].register_forward_hook(lambda m, i, o: kept.__setitem__("teacher", o))
student[3].register_forward_hook(lambda m, i, o: kept.__setitem__("student", o))
optimizer = torch.optim.Adam([*student.parameters(), *regressor.parameters()], lr=1e-2)
for step in range(20):
    x, y = batch()
    teacher.eval()
    student.train()
    with torch.no_grad():
        teacher_logits = teacher(x)
    student_logits = student(x)
    soft = F.softmax(teacher_logits / T, dim=-1)
    log_student = F.log_softmax(student_logits / T, dim=-1)
    by_hand = torch.sum(soft * (soft.log() - log_student)) / x.size(0) * T**2
    by_loss = kl(log_student, soft) * T**2
    by_log = F.kl_div(log_student, soft.log(), reduction="batchmean", log_target=True) * T**2
    hidden = mse(regressor(kept["student"]), kept["teacher"].detach())
    angle = cosine(regressor(kept["student"]), kept["teacher"].detach(), torch.ones(len(x)))
    loss = 0.5 * by_loss + 0.5 * F.cross_entropy(student_logits, y) + 0.1 * hidden + 0.1 * angle
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
    agree = torch.allclose(by_hand, by_loss, atol=1e-5) and torch.allclose(by_log, by_loss, atol=1e-5)
    print(f"{step} {loss.item():.5f} kl {by_loss.item():.5f} hidden {hidden.item():.5f} {agree}")
print(f"{accuracy(student):.4f}")
