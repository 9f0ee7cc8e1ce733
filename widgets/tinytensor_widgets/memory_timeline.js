// Moves the cursor over the picture that memory_picture.py drew, chooses blocks, filters layers.
function render({ model, el }) {
  const { host, live, help } = tt.frame(model, el, "tt-memory");
  const words = model.get("_words");
  const current = tt.own(model, "step", () => place());

  const send = (name, value) => {
    model.set(name, value);
    model.save_changes();
  };

  // -- controls

  const most = () => model.get("_xs").length - 1;
  const player = tt.player(el, words, current, most, 900);
  const toPeak = () => { player.pause(); current.set(model.get("_peak")); };
  const peak = tt.button(words.peak, words.peak, toPeak);
  const axis = tt.el("select", { "aria-label": words.axis });
  axis.append(...model.get("_axes").map((name) => tt.el("option", { value: name }, words[name])));
  axis.addEventListener("change", () => send("axis", axis.value));
  const steps = tt.el("div", { class: "tt-bar", role: "group", "aria-label": words.slider }, ...player.controls, peak);
  const layers = tt.el("fieldset", { class: "tt-layers" }, tt.el("legend", {}, words.layers),
    ...model.get("_layers").map(([layer, label, fill, ink]) => {
      const box = tt.el("input", { type: "checkbox", "data-layer": layer });
      box.addEventListener("change", () => {
        const wanted = [...layers.querySelectorAll("input")].filter((each) => each.checked);
        player.pause();
        send("shown", wanted.map((each) => each.dataset.layer));
      });
      const plate = tt.el("span", { class: "tt-letter", style: `background: ${tt.soft(fill)}; color: ${ink === "#000000" ? "var(--tt-on)" : ink}`, "aria-hidden": "true" },
        label.slice(0, 1));
      return tt.el("label", {}, box, plate, label.slice(2));
    }));
  const summary = tt.el("p", { class: "tt-summary" });
  const told = tt.el("tbody", {});
  const heads = [words.head_letter, words.head_size, words.head_shape, words.head_op, words.head_since];
  const rows = tt.el("tbody", {});
  const table = tt.el("table", { class: "tt-largest", role: "grid", "aria-label": words.live },
    tt.el("thead", {}, tt.el("tr", { role: "row" }, ...heads.map((head) => tt.el("th", { role: "columnheader" }, head)))), rows);
  const side = tt.el("div", { class: "tt-side" },
    tt.el("div", { class: "tt-title" }, words.selected), tt.el("table", { class: "tt-details" }, told),
    tt.el("div", { class: "tt-title" }, words.live), table);
  el.append(tt.el("div", { class: "tt-bar" }, tt.el("label", {}, `${words.axis} `, axis)), layers, summary, steps,
    live, tt.el("div", { class: "tt-main" }, tt.el("div", { class: "tt-left" }, host), side), help);

  // -- marks

  const place = () => {
    const now = Math.min(current.get(), most());
    host.querySelector(".tt-cursor")?.setAttribute("transform", `translate(${model.get("_xs")[now]} 0)`);
    player.show(now, model.get("_said"));
  };
  const mark = () => {
    const chosen = String(model.get("selected"));
    for (const one of el.querySelectorAll("[data-block]")) {
      one.classList.toggle("tt-here", one.dataset.block === chosen);
      if (one.tagName === "TR") one.setAttribute("aria-selected", String(one.dataset.block === chosen));
    }
    told.replaceChildren(...tt.facts(model.get("_details"), words.none));
    const [low, high] = model.get("_span").length ? model.get("_span") : [0, 0];
    const span = host.querySelector(".tt-span");
    span?.setAttribute("x", low);
    span?.setAttribute("width", Math.max(high - low, high ? 3 : 0));
  };
  const onFocus = (cell) => {
    const chosen = Number(cell.closest("[data-block]").dataset.block);
    tt.say(live, cell.getAttribute("aria-label"));
    if (chosen !== model.get("selected")) send("selected", chosen);
  };
  const settle = tt.roving(host, { onFocus });
  const settleTable = tt.roving(table, { onFocus });

  // -- what Python sent

  const paint = () => {
    const focused = host.contains(document.activeElement) ? document.activeElement.dataset.block : null;
    host.innerHTML = model.get("_svg");
    const grid = host.querySelector("[role=grid]");
    const cell = host.querySelector(`[data-block="${focused ?? model.get("selected")}"]`);
    if (grid) settle(grid, cell);
    if (focused) (cell ?? host.querySelector("[data-block]"))?.focus();
    summary.textContent = model.get("_summary");
    axis.value = model.get("axis");
    const shown = new Set(model.get("shown"));
    for (const box of layers.querySelectorAll("input")) box.checked = shown.has(box.dataset.layer);
    place();
    mark();
  };
  const fill = () => {
    const focused = table.contains(document.activeElement);
    const lines = model.get("_live").map(([block, [letter, ...cells], says], number) =>
      tt.el("tr", { role: "row", "data-block": block },
        tt.el("th", { role: "rowheader", tabindex: "-1", "data-row": number, "data-col": 0, "aria-label": says }, letter),
        ...cells.map((value) => tt.el("td", { role: "gridcell" }, value))));
    const nothing = tt.el("tr", { role: "row" }, tt.el("td", { role: "gridcell", colspan: 5 }, words.nothing));
    rows.replaceChildren(...(lines.length ? lines : [nothing]));
    settleTable(table);
    if (focused) rows.querySelector("[tabindex]")?.focus();
    mark();
  };
  host.addEventListener("click", (event) => event.target.closest(".tt-life")?.focus());
  table.addEventListener("click", (event) => event.target.closest("tr")?.querySelector("[data-row]")?.focus());
  el.addEventListener("keydown", (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const box = event.target.matches("input[type=checkbox]");
    const keys = { ...player.keys(event), p: toPeak, Enter: event.target.closest("[data-block]") ? toStart : undefined };
    if (!keys[event.key] || (box && event.key === " ")) return;
    keys[event.key]();
    tt.handled(event);
  });
  const toStart = () => {
    player.pause();
    send("_ask", { go: model.get("selected"), n: Date.now() });
  };

  model.on("change:_svg", paint);
  model.on("change:_xs", place);
  model.on("change:shown", () => { summary.textContent = model.get("_summary"); });
  model.on("change:_live", fill);
  model.on("change:selected", mark);
  model.on("change:_details", mark);
  model.on("change:_span", mark);
  model.on("change:_said", () => { tt.say(live, model.get("_said")); place(); });
  fill();
  paint();
  tt.say(live, model.get("_said") || words.start);
  return player.stop;
}
export default { render };
