// Steps along the path, chooses a call, folds a program, asks for the call once more with something else on.
// Python draws every picture and writes every sentence; here the line of the step is marked.
function render({ model, el }) {
  const { host, live, help } = tt.frame(model, el, "tt-dispatch");
  const words = model.get("_words");
  const alert = tt.el("div", { class: "tt-alert", role: "alert" });
  const path = tt.own(model, "step", () => mark(true));
  const bits = tt.own(model, "bit", () => mark(true));
  const inBits = () => model.get("view") === "keyset";
  const current = { get: () => (inBits() ? bits : path).get(), set: (step) => (inBits() ? bits : path).set(step) };
  let asked = 0;
  let focused = null; // the line that had the focus before a new picture came

  const send = (name, value) => {
    model.set(name, value);
    model.save_changes();
  };
  const ask = (what, id = "") => {
    asked += 1;
    send("_ask", { do: what, id, n: `${asked}:${Date.now()}` });
  };

  // -- controls

  const most = () => model.get(inBits() ? "_bits" : "_says").length;
  const player = tt.player(el, words, current, most, 1400);
  const choose = (label, change) => {
    const select = tt.el("select", { "aria-label": label });
    select.addEventListener("change", () => { player.pause(); change(select.value); });
    return select;
  };
  const fill = (select, pairs, chosen) => {
    select.replaceChildren(...pairs.map(([value, text]) => tt.el("option", { value }, text)));
    select.value = String(chosen);
  };
  const view = choose(words.view, (value) => send("view", value));
  const call = choose(words.call, (value) => send("call", Number(value)));
  const steps = tt.el("div", { class: "tt-bar tt-steps", role: "group", "aria-label": words.slider }, ...player.controls);
  const folds = tt.el("div", { class: "tt-bar" },
    tt.button(words.fold_all, words.fold_all, () => ask("fold_all")),
    tt.button(words.unfold_all, words.unfold_all, () => ask("unfold_all")));
  const toggles = tt.el("div", { class: "tt-toggles", role: "group" });
  const name = tt.el("summary", {});
  const once = tt.el("details", { class: "tt-again" }, name, toggles); // folded away until somebody wants it
  const bar = tt.el("div", { class: "tt-bar" }, view, call);
  el.append(bar, once, steps, folds, alert, host, live, help);

  const controls = () => {
    const now = model.get("view");
    fill(view, model.get("_views").map((name) => [name, words[name]]), now);
    fill(call, model.get("_calls").map(([id, text]) => [id, text]), model.get("call"));
    call.hidden = !model.get("_calls").length || now === "path" || now === "program";
    once.hidden = now === "program" || !model.get("_toggles").length;
    steps.hidden = !["path", "keyset"].includes(now) || !most();
    folds.hidden = now !== "program";
    if (steps.hidden) player.pause();
  };

  const again = () => {
    const offered = model.get("_toggles");
    const had = toggles.querySelector(":focus")?.dataset.toggle;
    const on = new Set(model.get("on"));
    const boxes = offered.map(([name, label]) => {
      const box = tt.el("input", { type: "checkbox", "data-toggle": name });
      box.checked = on.has(name);
      box.addEventListener("change", () => {
        const wanted = new Set(model.get("on"));
        if (box.checked) wanted.add(name);
        else wanted.delete(name);
        send("on", offered.map(([each]) => each).filter((each) => wanted.has(each)));
      });
      return tt.el("label", {}, box, label);
    });
    const register = tt.el("select", { "aria-label": words.register, "data-toggle": "(register)" });
    fill(register, [["", words.none], ...model.get("_register").map((key) => [key, key])], model.get("register_at"));
    register.addEventListener("change", () => send("register_at", register.value));
    const reset = tt.button(words.reset, words.reset, () => ask("reset"));
    reset.dataset.toggle = "(reset)";
    name.textContent = words.again.replace("{name}", model.get("_name"));
    toggles.setAttribute("aria-label", name.textContent);
    toggles.replaceChildren(...boxes,
      tt.el("label", {}, words.register, register), reset);
    if (had) toggles.querySelector(`[data-toggle="${had}"]`)?.focus();
  };

  // -- the picture

  const rows = () => [...host.querySelectorAll(".tt-row")];
  // Before the first step: what a call made once more has changed, or how to begin.
  const invitation = () => model.get("_said") || (inBits() ? words.start_bits : words.start);
  // The view "keyset": sets that are not known yet are blank, bits that were cleared are struck out.
  const markBits = (now) => {
    const step = model.get("_bits")[now - 1];
    for (const cell of host.querySelectorAll("[data-set]")) {
      cell.classList.toggle("tt-unknown", Boolean(step) && Number(cell.dataset.set) >= step.columns);
    }
    for (const line of host.querySelectorAll("[data-bit]")) {
      line.querySelector(".tt-row").classList.toggle("tt-now", Boolean(step) && line.dataset.bit === step.row);
      line.classList.toggle("tt-gone", Boolean(step) && step.gone.includes(line.dataset.bit));
    }
    player.show(now, step?.says ?? invitation());
    tt.say(live, step?.says ?? invitation());
  };
  const mark = (speak = false) => {
    const now = Math.min(current.get(), most());
    if (inBits()) return markBits(now);
    for (const row of rows()) {
      const step = Number(row.dataset.step);
      row.classList.toggle("tt-now", now > 0 && step === now);
      row.classList.toggle("tt-later", now > 0 && step > now);
    }
    const says = now ? model.get("_says")[now - 1] : invitation();
    player.show(now, says);
    if (model.get("view") !== "path" || !most()) return;
    if (speak || (!now && !live.textContent)) tt.say(live, says);
    if (speak && now) {
      host.querySelector(".tt-now")?.scrollIntoView({ block: "nearest" });
    }
  };
  const settle = tt.roving(host, { onFocus: (row) => { focused = row.dataset.row; tt.say(live, row.ariaLabel); } });
  const paint = () => {
    const inside = host.contains(document.activeElement);
    host.innerHTML = model.get("_svg");
    tt.roving(host, { onFocus: () => {} });
    const row = host.querySelector(`[data-row="${focused}"]`);
    if (row) settle(row.closest("[role=grid]"), row);
    if (inside) (row ?? host.querySelector(".tt-row"))?.focus();
    mark();
  };
  const act = (row) => {
    const branch = row.closest("[data-branch]");
    if (branch) ask("fold", branch.dataset.branch);
    else if (row.dataset.step) current.set(Number(row.dataset.step));
    if (row.dataset.call >= 0 && Number(row.dataset.call) !== model.get("call")) send("call", Number(row.dataset.call));
  };
  host.addEventListener("click", (event) => {
    const row = event.target.closest(".tt-row");
    if (!row) return;
    row.focus();
    act(row);
  });
  el.addEventListener("keydown", (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.target.matches("input[type=number]")) return;
    const row = event.target.closest(".tt-row");
    if (event.key === "Enter" && row) {
      act(row);
      return tt.handled(event);
    }
    if (event.key === " " && event.target.matches("input[type=checkbox]")) return;
    const keys = steps.hidden ? {} : player.keys(event);
    if (!keys[event.key]) return;
    keys[event.key]();
    tt.handled(event);
  });

  const redo = () => { controls(); paint(); };
  model.on("change:_svg", redo);
  model.on("change:_says", redo);
  model.on("change:_fresh", () => path.take(0));
  model.on("change:_bits", redo);
  model.on("change:view", () => { tt.say(live, ""); controls(); });
  model.on("change:call", controls);
  model.on("change:_calls", controls);
  for (const name of ["_toggles", "_register", "on", "register_at", "_name"]) {
    model.on(`change:${name}`, () => { again(); controls(); });
  }
  model.on("change:_said", () => tt.say(live, model.get("_said")));
  model.on("change:_error", () => { alert.textContent = model.get("_error"); again(); });
  again();
  redo();
  return player.stop;
}
export default { render };
