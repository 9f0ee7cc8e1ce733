// Steps through the backward pass that autograd_graph.py told, and shows a node's details.
// The steps hold what changed; a state is what they add up to. Every sentence was written by Python.
function render({ model, el }) {
  const { host, live, help } = tt.frame(model, el, "tt-graph");
  const words = model.get("_words");
  const still = window.matchMedia("(prefers-reduced-motion: reduce)");
  const alert = tt.el("div", { class: "tt-alert", role: "alert" });
  const current = tt.own(model, "step", () => paint());
  let boxes = [];
  let timer = null;

  // -- controls

  const at = (step) => {
    const wanted = Math.max(0, Math.min(step, model.get("_steps")));
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
    if (current.get() >= model.get("_steps")) at(0);
    play.textContent = words.pause;
    play.setAttribute("aria-label", words.pause);
    at(current.get() + 1);
    timer = setInterval(() => {
      if (!el.isConnected || current.get() >= model.get("_steps")) return pause();
      at(current.get() + 1);
    }, 1200);
  };
  const move = (to) => () => { pause(); at(to()); };
  const first = tt.button("|<", words.first, move(() => 0));
  const back = tt.button("<", words.back, move(() => current.get() - 1));
  const play = tt.button(words.play, words.play, toggle);
  const on = tt.button(">", words.on, move(() => current.get() + 1));
  const last = tt.button(">|", words.last, move(() => model.get("_steps")));
  const slider = tt.el("input", { type: "range", min: 0, step: 1, "aria-label": words.slider });
  slider.addEventListener("input", () => { pause(); at(Number(slider.value)); });
  const count = tt.el("span", { class: "tt-count" });
  const bar = tt.el("div", { class: "tt-bar", role: "group", "aria-label": words.slider },
    first, back, play, on, last, slider, count);

  // -- what stands beside the picture

  const list = (title, ordered) => {
    const body = tt.el(ordered ? "ol" : "ul", {});
    const section = tt.el("section", { "aria-label": title }, tt.el("h4", {}, title), body);
    return { section, fill: (lines, none) => body.replaceChildren(
      ...(lines.length ? lines.map((line) => tt.el("li", {}, line)) : [tt.el("li", { class: "tt-none" }, none)])) };
  };
  const queue = list(words.queue, true);
  const buffers = list(words.buffers, false);
  const sent = list(words.sent, false);
  const engine = tt.el("div", { class: "tt-engine" }, queue.section, buffers.section, sent.section);
  const details = tt.el("tbody", {});
  const unfold = tt.button(words.unfold, words.unfold, () => open(chosen()));
  const chosenPart = tt.el("section", { class: "tt-details", "aria-label": words.selected },
    tt.el("h4", {}, words.selected), tt.el("table", {}, details), unfold);
  const side = tt.el("div", { class: "tt-side" }, engine, chosenPart);
  const main = tt.el("div", { class: "tt-main" }, host, side);
  el.append(bar, alert, main, live, help);

  // -- states

  const stateAt = (step) => {
    const states = model.get("_states");
    const state = { waits: new Map(), ran: new Map(), ready: [], node: null, now: null };
    if (!states.length) return state;
    for (let k = 0; k <= Math.min(step, states.length - 1); k++) {
      state.now = states[k];
      for (const [node, n] of state.now.dependencies) state.waits.set(node, n);
      if (state.now.node !== null) state.ran.set(state.now.node, k);
    }
    state.ready = state.now.ready;
    state.node = state.now.node;
    return state;
  };
  const status = (box, state) => {
    if (!state.now) return ["", 0];
    if (box.dataset.box.startsWith("f")) {
      const ran = box.nodes.filter((n) => state.ran.has(n)).length;
      return [box.nodes.includes(state.node) ? "runs" : "folded", ran];
    }
    const [node] = box.nodes;
    if (node === state.node) return ["runs", state.ran.get(node)];
    if (state.ran.has(node)) return ["done", state.ran.get(node)];
    if (state.ready.includes(node)) return ["ready", state.ready.indexOf(node) + 1];
    return ["waits", state.waits.get(node) ?? 0];
  };
  const paint = () => {
    const now = current.get();
    const steps = model.get("_steps");
    const names = model.get("_names");
    const state = stateAt(now);
    for (const box of boxes) {
      const [kind, n] = status(box, state);
      const form = kind === "runs" && box.dataset.box.startsWith("f") ? "folded" : kind;
      const text = kind ? words[`status_${form}`].replace("{n}", n).replace("{all}", box.nodes.length) : "";
      const line = box.querySelector(".tt-status");
      if (line) line.textContent = text;
      box.setAttribute("data-state", kind);
      box.setAttribute("aria-label", text ? `${box.says}, ${text}` : box.says);
    }
    const from = boxes.find((b) => b.nodes.includes(state.node))?.dataset.box;
    for (const edge of host.querySelectorAll(".tt-edge")) edge.classList.toggle("tt-flow", edge.dataset.from === from);
    queue.fill(state.ready.map((n) => names[n]), words.queue_empty);
    buffers.fill(state.now?.buffers ?? [], words.buffers_empty);
    sent.fill(state.now?.sent ?? [], words.nothing);
    slider.max = steps;
    slider.value = now;
    const told = words.of.replace("{n}", now).replace("{all}", steps);
    count.textContent = told;
    slider.setAttribute("aria-valuetext", state.now?.say ?? told);
    first.disabled = back.disabled = now === 0;
    on.disabled = last.disabled = now >= steps;
    bar.hidden = engine.hidden = steps === 0;
    if (state.now && now) tt.say(live, state.now.say);
    if (from) keepInView(boxes.find((b) => b.dataset.box === from));
  };
  // Scrolls the picture and not the notebook.
  const keepInView = (box) => {
    const inner = box.getBoundingClientRect();
    const outer = host.getBoundingClientRect();
    if (inner.top < outer.top) host.scrollTop -= outer.top - inner.top + 20;
    if (inner.bottom > outer.bottom) host.scrollTop += inner.bottom - outer.bottom + 20;
    if (inner.left < outer.left) host.scrollLeft -= outer.left - inner.left + 20;
    if (inner.right > outer.right) host.scrollLeft += inner.right - outer.right + 20;
  };

  // -- selecting and unfolding

  const chosen = () => boxes.find((b) => b.classList.contains("tt-chosen"));
  const show = (box) => {
    for (const b of boxes) {
      b.classList.toggle("tt-chosen", b === box);
      b.setAttribute("aria-selected", String(b === box));
    }
    const rows = box ? model.get("_boxes")[box.dataset.box] : [["", words.select]];
    details.replaceChildren(...rows.map(([term, text]) =>
      tt.el("tr", {}, tt.el("th", { scope: "row" }, term), tt.el("td", {}, text))));
    unfold.hidden = !box?.dataset.box.startsWith("f");
    for (const edge of host.querySelectorAll(".tt-edge")) {
      edge.classList.toggle("tt-mine", Boolean(box) && edge.dataset.from === box.dataset.box);
    }
  };
  const select = (box) => {
    show(box);
    if (!box.dataset.box.startsWith("f")) {
      model.set("selected", box.nodes[0]);
      model.save_changes();
    }
    tt.say(live, box.getAttribute("aria-label"));
  };
  const open = (box) => {
    if (!box?.dataset.box.startsWith("f")) return;
    model.set("_unfold", box.dataset.box);
    model.save_changes();
  };
  const follow = () => show(boxes.find((b) => !b.dataset.box.startsWith("f") && b.nodes.includes(model.get("selected"))));

  const draw = () => {
    const focused = host.contains(document.activeElement) ? document.activeElement.dataset.nodes : null;
    host.innerHTML = model.get("_svg");
    boxes = [...host.querySelectorAll(".tt-node")];
    for (const box of boxes) {
      box.nodes = box.dataset.nodes.split(" ").map(Number);
      box.says = box.getAttribute("aria-label");
    }
    tt.roving(host, { onFocus: (box) => keepInView(box), nearest: true });
    follow();
    paint();
    if (focused) boxes.find((b) => b.nodes[0] === Number(focused.split(" ")[0]))?.focus();
  };

  host.addEventListener("click", (event) => {
    const box = event.target.closest(".tt-node");
    if (box) { box.focus(); select(box); }
  });
  host.addEventListener("dblclick", (event) => open(event.target.closest(".tt-node")));
  el.addEventListener("keydown", (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const box = event.target.closest(".tt-node");
    const onButton = event.target.matches("button, summary");
    if (event.key === "Enter" && box) {
      if (box.classList.contains("tt-chosen")) open(box);
      else select(box);
      return tt.handled(event);
    }
    if (!model.get("_steps")) return;
    const keys = {
      ",": () => { pause(); at(current.get() - 1); },
      ".": () => { pause(); at(current.get() + 1); },
      Home: () => { pause(); at(0); },
      End: () => { pause(); at(model.get("_steps")); },
      " ": onButton ? undefined : toggle,
    };
    if (!keys[event.key]) return;
    keys[event.key]();
    tt.handled(event);
  });
  const complain = () => {
    alert.textContent = model.get("_error");
    if (!model.get("_error")) return;
    pause();
    current.take(0);
  };

  model.on("change:_svg", draw);
  model.on("change:_states", paint);
  model.on("change:_steps", paint);
  model.on("change:selected", follow);
  model.on("change:_error change:_refused", complain);
  draw();
  complain();
  return () => clearInterval(timer);
}
export default { render };
