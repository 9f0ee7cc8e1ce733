// Walks the bars that flame_picture.py drew, zooms, and marks one op in the bars and in the table at once.
function render({ model, el }) {
  const { host, live, help } = tt.frame(model, el, "tt-flame");
  const words = model.get("_words");
  let op = null; // the op that is marked

  const send = (name, value) => {
    model.set(name, value);
    model.save_changes();
  };
  const choose = (label, names, trait) => {
    const select = tt.el("select", { "aria-label": label });
    select.append(...names.map((name) => tt.el("option", { value: name }, words[name])));
    select.addEventListener("change", () => send(trait, select.value));
    const show = () => { select.value = model.get(trait); };
    model.on(`change:${trait}`, show);
    show();
    return tt.el("label", { class: "tt-choice" }, label, " ", select);
  };
  const zoomIn = tt.button(words.in_, words.in_, () => into(model.get("focused")));
  const zoomOut = tt.button(words.out, words.out, () => out());
  const everything = tt.button(words.all, words.all, () => send("zoom", ""));
  const bar = tt.el("div", { class: "tt-bar" }, choose(words.group, model.get("_groups"), "group"),
    zoomIn, zoomOut, everything, choose(words.sort, model.get("_sorts"), "sort"));
  const rows = tt.el("tbody", {});
  const heads = [words.head_op, words.head_self, words.head_part, words.head_total, words.head_calls];
  const table = tt.el("table", { class: "tt-ops", role: "grid", "aria-label": words.table },
    tt.el("thead", {}, tt.el("tr", { role: "row" }, ...heads.map((head) => tt.el("th", { role: "columnheader" }, head)))), rows);
  const more = tt.el("p", { class: "tt-more" });
  const told = tt.el("tbody", {});
  const details = tt.el("div", { class: "tt-details" }, tt.el("div", { class: "tt-title" }, words.selected), tt.el("table", {}, told));
  const scroll = tt.el("div", { class: "tt-scroll" }, table);
  const side = tt.el("div", { class: "tt-side" }, scroll, more);
  el.append(bar, tt.el("div", { class: "tt-main" }, tt.el("div", { class: "tt-left" }, host, live, details), side), help);

  const boxes = () => [...host.querySelectorAll(".tt-bar-box")];
  const boxOf = (key) => boxes().find((box) => box.dataset.key === key);
  const into = (key) => { if (key) send("zoom", key); };
  const out = () => {
    const from = model.get("zoom");
    if (!from) return false;
    model.set("focused", from);
    send("zoom", model.get("_outer"));
    return true;
  };

  // -- one op in both

  const bring = (row) => { // into the table's view, without moving the page
    if (!row) return;
    const [all, line] = [scroll, row].map((each) => each.getBoundingClientRect());
    scroll.scrollTop += Math.min(0, line.top - all.top) + Math.max(0, line.bottom - all.bottom);
  };

  const mark = () => {
    const focused = model.get("focused");
    for (const box of boxes()) {
      box.classList.toggle("tt-here", box.dataset.key === focused);
      box.classList.toggle("tt-same", Boolean(op) && box.dataset.op === op);
    }
    for (const row of rows.children) {
      const same = Boolean(op) && row.dataset.op === op;
      row.classList.toggle("tt-chosen", same);
      row.setAttribute("aria-selected", String(same));
    }
    bring(rows.querySelector(".tt-chosen"));
    told.replaceChildren(...tt.facts(model.get("_boxes")[focused] ?? [], words.none));
    zoomIn.disabled = !focused;
    zoomOut.disabled = everything.disabled = !model.get("zoom");
  };
  const settle = tt.roving(host, {
    onFocus: (box) => {
      op = box.dataset.op;
      if (box.dataset.key !== model.get("focused")) send("focused", box.dataset.key);
      tt.say(live, box.getAttribute("aria-label"));
      mark();
    },
  });
  const settleTable = tt.roving(table, {
    onFocus: (cell) => {
      op = cell.closest("tr").dataset.op;
      tt.say(live, cell.getAttribute("aria-label"));
      mark();
    },
  });

  // -- keys; up and down follow calls, not places

  host.addEventListener("keydown", (event) => {
    const box = event.target.closest(".tt-bar-box");
    if (!box || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const target = {
      ArrowUp: () => boxOf(box.dataset.parent),
      ArrowDown: () => boxes().find((other) => other.dataset.parent === box.dataset.key),
    }[event.key];
    if (target) target()?.focus();
    else if (event.key === "Enter") into(box.dataset.key);
    else if (event.key !== "Escape" || !out()) return;
    event.stopImmediatePropagation();
    tt.handled(event);
  }, true);
  host.addEventListener("dblclick", (event) => into(event.target.closest(".tt-bar-box")?.dataset.key));
  host.addEventListener("click", (event) => event.target.closest(".tt-bar-box")?.focus());
  table.addEventListener("click", (event) => event.target.closest("tr")?.querySelector("[data-row]")?.focus());
  table.addEventListener("keydown", (event) => {
    const row = event.target.closest("tr[data-op]");
    if (event.key !== "Enter" || !row) return;
    const same = boxes().filter((box) => box.dataset.op === row.dataset.op);
    const wide = (box) => box.querySelector(".tt-body").getBBox().width;
    same.sort((a, b) => wide(b) - wide(a))[0]?.focus();
    tt.handled(event);
  });

  // -- what Python sent

  const paint = () => {
    const inside = host.contains(document.activeElement);
    host.innerHTML = model.get("_svg");
    const grid = host.querySelector("[role=grid]");
    const box = boxOf(model.get("focused"));
    if (grid) settle(grid, box);
    if (inside) (box ?? boxes()[0])?.focus();
    mark();
  };
  const fill = () => {
    rows.replaceChildren(...model.get("_rows").map(([key, [name, ...numbers], says], number) =>
      tt.el("tr", { role: "row", "data-op": key },
        tt.el("th", { role: "rowheader", tabindex: "-1", "data-row": number, "data-col": 0, "aria-label": says }, name),
        ...numbers.map((value) => tt.el("td", { role: "gridcell" }, value)))));
    more.textContent = model.get("_more");
    settleTable(table);
    mark();
  };
  model.on("change:_svg", paint);
  model.on("change:_boxes", mark);
  model.on("change:_rows", fill);
  model.on("change:group", () => { op = null; });
  model.on("change:focused", mark);
  model.on("change:_said", () => tt.say(live, model.get("_said")));
  fill();
  paint();
}
export default { render };
