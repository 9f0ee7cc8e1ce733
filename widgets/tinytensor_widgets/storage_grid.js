// Hover, focus and click on the cells that storage_picture.py drew; the numbers of edit mode; a walk through a tensor.
// A cell knows the bytes it stands for (data-storage, data-from, data-to). Cells that overlap are the same memory.
function render({ model, el }) {
  const { host, live, help } = tt.frame(model, el, "tt-storage");
  const words = model.get("_words");
  const bar = tt.el("div", { class: "tt-bar" });
  const way = tt.el("div", { class: "tt-bar", role: "group", "aria-label": words.slider });
  const walk = () => model.get("_walk");
  const walks = model.get("_walks");
  let walking = walks; // until a cell is chosen, the picture shows where the walk is
  const current = tt.own(model, "step", () => { walking = true; settle(); });
  const player = walks ? tt.player(el, words, current, () => walk().length, 1200) : null;
  if (player) way.append(...player.controls);
  way.hidden = !walks;
  const alert = tt.el("div", { class: "tt-alert", role: "alert" });
  el.append(bar, way, alert, host, live, help);
  let cells = [];
  let restoring = false; // a redrawn cell gets the focus back, which chooses nothing
  let typing = null; // the number that has the focus, so that it has it again after a change

  const bytes = (g) => [g.dataset.storage, Number(g.dataset.from), Number(g.dataset.to)];
  const overlap = ([s, a, b], [t, c, d]) => s === t && a < d && c < b;
  const byKey = (key) => cells.find(({ g }) => g.dataset.key === key)?.g;

  // The element that the walk has reached: its key, its sentence and the arc that led there.
  const stop = () => (walking ? walk()[Math.min(current.get(), walk().length) - 1] : undefined);
  const trail = () => {
    if (!player) return;
    const now = Math.min(current.get(), walk().length);
    player.show(now, walk()[now - 1]?.[1] ?? words.start);
    const passed = walk().slice(0, now).map(([key]) => byKey(key)).filter(Boolean);
    const read = passed.map(bytes);
    for (const { g, where } of cells) {
      const mine = g.dataset.key?.startsWith("s") ? read.some((range) => overlap(range, where)) : passed.includes(g);
      g.classList.toggle("tt-walked", mine);
    }
    const hop = host.querySelector(".tt-hop");
    const arc = stop()?.[2] ?? "";
    if (hop && hop.dataset.at !== `${now} ${walking}`) {
      hop.innerHTML = arc;
      hop.dataset.at = `${now} ${walking}`;
    }
  };

  const light = (source) => {
    const range = source && bytes(source);
    for (const { g, where } of cells) {
      g.classList.toggle("tt-same", Boolean(range) && overlap(where, range));
      g.classList.toggle("tt-here", g === source);
    }
  };
  const show = () => {
    const chosen = byKey(model.get("_key"));
    for (const { g } of cells) if (g.dataset.key) g.setAttribute("aria-selected", String(g === chosen));
    const reached = stop();
    light(reached ? byKey(reached[0]) : chosen);
    trail();
    return chosen;
  };
  const settle = () => {
    const chosen = show();
    if (stop()) tt.say(live, stop()[1]);
    else if (chosen) tt.say(live, chosen.getAttribute("aria-label"));
    else if (walks) tt.say(live, words.start);
  };
  const choose = (g) => {
    if (restoring) return;
    player?.pause();
    walking = false;
    if (model.get("_key") === g.dataset.key) return settle();
    model.set("_key", g.dataset.key);
    model.save_changes();
  };
  const mark = () => {
    const changed = model.get("_changed").map(([s, a, b]) => [String(s), a, b]);
    for (const { g, where } of cells) g.classList.toggle("tt-changed", changed.some((c) => overlap(c, where)));
  };
  const tell = () => {
    mark();
    if (model.get("_news")) tt.say(live, model.get("_news"));
  };
  const draw = () => {
    const focused = host.contains(document.activeElement) ? document.activeElement.dataset.key : null;
    host.innerHTML = model.get("_svg");
    cells = [...host.querySelectorAll("[data-from]")].map((g) => ({ g, where: bytes(g) }));
    tt.roving(host, { onFocus: choose });
    show();
    mark();
    restoring = true;
    if (focused) byKey(focused)?.focus();
    restoring = false;
  };

  let pointer = ""; // a redraw sends pointerover too, though nothing has moved
  host.addEventListener("pointerover", (event) => {
    const place = `${event.clientX},${event.clientY}`;
    if (place === pointer) return;
    pointer = place;
    const g = event.target.closest("[data-from]");
    if (!g) return settle();
    light(g);
    const label = g.getAttribute("aria-label");
    if (label) live.textContent = label;
  });
  host.addEventListener("pointerleave", settle);
  host.addEventListener("click", (event) => {
    const g = event.target.closest("[data-key]");
    if (g) { g.focus(); choose(g); }
  });
  host.addEventListener("keydown", (event) => {
    const g = event.target.closest("[data-key]");
    if (!g || (event.key !== "Enter" && event.key !== " ")) return;
    choose(g);
    tt.handled(event);
  });

  // -- edit mode: one number for each size, each stride and the offset

  const copy = () => {
    const { sizes, strides, storage_offset } = model.get("_geometry");
    return { sizes: [...sizes], strides: [...strides], storage_offset };
  };
  const ask = (wanted) => {
    model.set("_request", { ...wanted, count: (model.get("_request").count ?? 0) + 1 });
    model.save_changes();
  };
  const change = (kind, dim, value) => {
    const wanted = copy();
    if (kind === "storage_offset") wanted.storage_offset = value;
    else wanted[kind][dim] = value;
    ask(wanted);
  };
  const number = (kind, dim, value) => {
    const label = dim === null ? words[kind] : `${words[kind]} ${dim}`;
    const input = tt.el("input", { type: "number", step: 1, value, "aria-label": label, "data-edit": `${kind}:${dim}` });
    input.addEventListener("change", () => {
      const typed = Number.parseInt(input.value, 10);
      if (Number.isNaN(typed)) input.value = value;
      else change(kind, dim, typed);
    });
    input.addEventListener("keydown", (event) => {
      const by = { "[": -1, "]": 1 }[event.key];
      if (by === undefined) return event.stopPropagation();
      tt.handled(event);
      change(kind, dim, (Number.parseInt(input.value, 10) || 0) + by);
    });
    input.addEventListener("focus", () => { typing = input.dataset.edit; });
    input.addEventListener("blur", () => { if (input.isConnected) typing = null; });
    return input;
  };
  const controls = () => {
    const geometry = model.get("_geometry");
    if (!geometry.sizes) return;
    const keep = typing;
    const group = (name, kind) =>
      tt.el("span", { class: "tt-group", role: "group", "aria-label": name }, name,
        ...geometry[kind].map((value, dim) => number(kind, dim, value)));
    const add = tt.button("+", words.add, () => {
      const wanted = copy();
      ask({ ...wanted, sizes: [...wanted.sizes, 1], strides: [...wanted.strides, 1] });
    });
    const remove = tt.button("-", words.remove, () => {
      const wanted = copy();
      ask({ ...wanted, sizes: wanted.sizes.slice(0, -1), strides: wanted.strides.slice(0, -1) });
    });
    remove.disabled = geometry.sizes.length === 0;
    const offset = tt.el("span", { class: "tt-group" }, words.offset, number("storage_offset", null, geometry.storage_offset));
    bar.replaceChildren(tt.el("strong", {}, words.edit), group(words.size, "sizes"), group(words.stride, "strides"),
      offset, add, remove);
    if (keep) bar.querySelector(`[data-edit="${keep}"]`)?.focus();
  };

  el.addEventListener("keydown", (event) => {
    if (!player || event.altKey || event.ctrlKey || event.metaKey || event.target.matches("input[type=number]")) return;
    const keys = player.keys(event);
    if (!keys[event.key]) return;
    keys[event.key]();
    tt.handled(event);
  });

  model.on("change:_svg", draw);
  model.on("change:_walk", settle);
  model.on("change:_key", () => {
    if (model.get("_key")) walking = false;
    settle();
  });
  model.on("change:_changed change:_news", tell);
  model.on("change:_geometry", controls);
  model.on("change:_error", () => { alert.textContent = model.get("_error"); });
  controls();
  draw();
  settle();
  return player?.stop;
}
export default { render };
