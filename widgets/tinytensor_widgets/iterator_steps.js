// Steps through the pictures that iterator_picture.py drew, and moves a column to its new place; the numbers of edit mode.
function render({ model, el }) {
  const { host, live, help } = tt.frame(model, el, "tt-iterator");
  const words = model.get("_words");
  const alert = tt.el("div", { class: "tt-alert", role: "alert" });
  const edit = tt.el("div", { class: "tt-bar" });
  const current = tt.own(model, "step", () => paint());
  let typing = null; // the number that has the focus, so that it has it again after a change

  const frames = () => model.get("_frames");
  const most = () => frames().length - 1;
  const player = tt.player(el, words, current, most, 1600);
  const bar = tt.el("div", { class: "tt-bar", role: "group", "aria-label": words.slider }, ...player.controls);
  el.append(bar, edit, alert, host, live, help);

  const still = window.matchMedia("(prefers-reduced-motion: reduce)");
  const places = () => new Map([...host.querySelectorAll("[data-move]")].map((g) => [g.dataset.move, g]));
  // A column that has another place than in the step before comes from there, so that the eye can follow it.
  const slide = (before) => {
    for (const [name, g] of places()) {
      const old = before.get(name);
      if (!old || old.dataset.column === g.dataset.column) continue;
      const by = Number(old.dataset.left) - Number(g.dataset.left);
      g.animate([{ transform: `translateX(${by}px)` }, { transform: "none" }], { duration: 700, easing: "ease-in-out" });
    }
  };
  const paint = () => {
    const now = Math.min(current.get(), most());
    const [svg, says] = frames()[now];
    const before = places();
    host.innerHTML = svg;
    if (!still.matches) slide(before);
    player.show(now, says);
    tt.say(live, now || most() < 1 ? says : words.start);
  };

  // -- edit mode: one number for each size and each stride

  const ask = (operand, kind, dim, value) => {
    model.set("_request", { operand, kind, dim, value, count: (model.get("_request").count ?? 0) + 1 });
    model.save_changes();
  };
  const number = (operand, label, kind, dim, value) => {
    const what = kind === "sizes" ? words.size : words.stride;
    const name = words.of_dim.replace("{what}", what).replace("{label}", label).replace("{dim}", dim);
    const place = `${operand}:${kind}:${dim}`;
    const input = tt.el("input", { type: "number", step: 1, min: 0, value, "aria-label": name, "data-edit": place });
    input.addEventListener("change", () => {
      const typed = Number.parseInt(input.value, 10);
      if (Number.isNaN(typed)) input.value = value;
      else ask(operand, kind, dim, typed);
    });
    input.addEventListener("keydown", (event) => {
      const by = { "[": -1, "]": 1 }[event.key];
      if (by === undefined) return event.stopPropagation();
      tt.handled(event);
      ask(operand, kind, dim, (Number.parseInt(input.value, 10) || 0) + by);
    });
    input.addEventListener("focus", () => { typing = place; });
    input.addEventListener("blur", () => { if (input.isConnected) typing = null; });
    return input;
  };
  const controls = () => {
    const keep = typing;
    edit.replaceChildren(...model.get("_geometry").map(({ label, sizes, strides }, operand) =>
      tt.el("span", { class: "tt-group", role: "group", "aria-label": label }, tt.el("strong", {}, label),
        words.size, ...sizes.map((value, dim) => number(operand, label, "sizes", dim, value)),
        words.stride, ...strides.map((value, dim) => number(operand, label, "strides", dim, value)))));
    if (keep) edit.querySelector(`[data-edit="${keep}"]`)?.focus();
  };

  el.addEventListener("keydown", (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.target.matches("input[type=number]")) return;
    const keys = player.keys(event);
    if (!keys[event.key]) return;
    keys[event.key]();
    tt.handled(event);
  });

  model.on("change:_frames", paint);
  model.on("change:_geometry", controls);
  model.on("change:_error", () => { alert.textContent = model.get("_error"); });
  alert.textContent = model.get("_error");
  controls();
  paint();
  return player.stop;
}
export default { render };
