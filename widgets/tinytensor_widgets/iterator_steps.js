// Steps through the pictures that iterator_picture.py drew; the numbers of edit mode.
function render({ model, el }) {
  const { host, live, help } = tt.frame(model, el, "tt-iterator");
  const words = model.get("_words");
  const still = window.matchMedia("(prefers-reduced-motion: reduce)");
  const alert = tt.el("div", { class: "tt-alert", role: "alert" });
  const edit = tt.el("div", { class: "tt-bar" });
  const current = tt.own(model, "step", () => paint());
  let timer = null;
  let typing = null; // the number that has the focus, so that it has it again after a change

  const frames = () => model.get("_frames");
  const most = () => frames().length - 1;
  const at = (step) => {
    const wanted = Math.max(0, Math.min(step, most()));
    if (wanted !== current.get()) current.set(wanted);
  };
  const pause = () => {
    clearInterval(timer);
    timer = null;
    play.textContent = words.play;
    play.setAttribute("aria-label", words.play);
  };
  const toggle = () => {
    if (timer) return pause();
    if (still.matches) return at(current.get() + 1);
    if (current.get() >= most()) at(0);
    play.textContent = words.pause;
    play.setAttribute("aria-label", words.pause);
    at(current.get() + 1);
    timer = setInterval(() => {
      if (!el.isConnected || current.get() >= most()) return pause();
      at(current.get() + 1);
    }, 1600);
  };
  const move = (to) => () => { pause(); at(to()); };
  const first = tt.button("|<", words.first, move(() => 0));
  const back = tt.button("<", words.back, move(() => current.get() - 1));
  const play = tt.button(words.play, words.play, toggle);
  const on = tt.button(">", words.on, move(() => current.get() + 1));
  const last = tt.button(">|", words.last, move(most));
  const slider = tt.el("input", { type: "range", min: 0, step: 1, "aria-label": words.slider });
  slider.addEventListener("input", () => { pause(); at(Number(slider.value)); });
  const count = tt.el("span", { class: "tt-count" });
  const bar = tt.el("div", { class: "tt-bar", role: "group", "aria-label": words.slider },
    first, back, play, on, last, slider, count);
  el.append(bar, edit, alert, host, live, help);

  const paint = () => {
    const now = Math.min(current.get(), most());
    const [svg, says] = frames()[now];
    host.innerHTML = svg;
    slider.max = most();
    slider.value = now;
    slider.setAttribute("aria-valuetext", says);
    count.textContent = words.of.replace("{n}", now).replace("{all}", most());
    first.disabled = back.disabled = now === 0;
    on.disabled = last.disabled = now >= most();
    tt.say(live, says);
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
    const keys = {
      ",": () => { pause(); at(current.get() - 1); },
      ".": () => { pause(); at(current.get() + 1); },
      Home: () => { pause(); at(0); },
      End: () => { pause(); at(most()); },
      " ": event.target.matches("button, summary") ? undefined : toggle,
    };
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
  return () => clearInterval(timer);
}
export default { render };
