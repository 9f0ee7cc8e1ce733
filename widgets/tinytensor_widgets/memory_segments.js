// Steps through the history that segment_picture.py draws; chooses blocks.
function render({ model, el }) {
  const { host, live, help } = tt.frame(model, el, "tt-segments");
  const words = model.get("_words");
  const current = tt.own(model, "step", () => place());
  const most = () => model.get("_steps");
  const player = tt.player(el, words, current, most, 1400);
  const toPeak = () => { player.pause(); current.set(model.get("_peak")); };
  const toFault = () => {
    const failures = model.get("_failures");
    player.pause();
    if (failures.length) current.set(failures.find((n) => n > current.get()) ?? failures[0]);
  };
  const send = (name, value) => {
    model.set(name, value);
    model.save_changes();
  };
  const peak = tt.button(words.peak, words.peak, toPeak);
  const buttons = [peak];
  if (model.get("_failures").length) buttons.push(tt.button(words.fault, words.fault, toFault));
  const bar = tt.el("div", { class: "tt-bar", role: "group", "aria-label": words.slider }, ...player.controls, ...buttons);
  const summary = tt.el("p", { class: "tt-summary" }, model.get("_summary"));
  const told = tt.el("tbody", {});
  const side = tt.el("div", { class: "tt-side" }, tt.el("div", { class: "tt-title" }, words.selected), tt.el("table", {}, told));
  el.append(summary, bar, live, host, side, help);

  const place = () => player.show(Math.min(current.get(), most()), model.get("_said"));
  const mark = () => {
    const chosen = model.get("selected");
    for (const one of host.querySelectorAll("[data-block]")) one.classList.toggle("tt-here", one.dataset.block === chosen);
    told.replaceChildren(...tt.facts(model.get("_details"), words.none));
  };
  const settle = tt.roving(host, {
    nearest: true,
    onFocus: (cell) => {
      tt.say(live, cell.getAttribute("aria-label"));
      if (cell.dataset.block !== model.get("selected")) send("selected", cell.dataset.block);
    },
  });
  const draw = () => {
    // The block that had the focus has it again in the new picture; if it is gone, what is at its place.
    const active = host.contains(document.activeElement) ? { ...document.activeElement.dataset } : null;
    const left = host.scrollLeft;
    host.innerHTML = model.get("_svg");
    host.scrollLeft = left;
    const cell = (key) => [...host.querySelectorAll("[data-block]")].find((one) => one.dataset.block === key);
    const grid = host.querySelector("[role=grid]");
    if (grid && grid.querySelector("[data-row]")) settle(grid, cell(model.get("selected")));
    if (active) {
      const same = cell(active.block) ?? host.querySelector(`[data-row="${active.row}"]`);
      (same ?? host.querySelector("[data-row]") ?? el.querySelector("input[type=range]")).focus({ preventScroll: true });
    }
    mark();
  };
  host.addEventListener("click", (event) => {
    const cell = event.target.closest("[data-block]");
    if (cell) cell.focus();
    const curve = event.target.closest(".tt-curve");
    if (!curve) return;
    const [start, across] = model.get("_across");
    const svg = host.querySelector("svg");
    const box = svg.getBoundingClientRect();
    const x = (event.clientX - box.left) * svg.viewBox.baseVal.width / box.width;
    player.pause();
    current.set(Math.max(0, Math.min(most(), Math.floor((x - start) / across * (most() + 1)))));
  });
  const toStart = () => {
    player.pause();
    send("_ask", { go: document.activeElement.closest("[data-block]").dataset.block, n: Date.now() });
  };
  el.addEventListener("keydown", (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const keys = { ...player.keys(event), p: toPeak, f: toFault, Enter: event.target.closest("[data-block]") ? toStart : undefined };
    if (!keys[event.key]) return;
    keys[event.key]();
    tt.handled(event);
  });
  model.on("change:_svg", draw);
  model.on("change:selected", mark);
  model.on("change:_details", mark);
  model.on("change:_said", () => {
    tt.say(live, model.get("_said"));
    place();
  });
  draw();
  place();
  tt.say(live, model.get("_said"));
  return player.stop;
}
export default { render };
