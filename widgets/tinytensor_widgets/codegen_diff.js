// Lists for view and files, a field for one line of an entry; words light up their lines, lines their words.
// Python runs the generators and draws again for every change.
function render({ model, el }) {
  const { host, live, help } = tt.frame(model, el, "tt-codegen");
  const words = model.get("_words");
  const alert = tt.el("div", { class: "tt-alert", role: "alert" });
  const view = tt.own(model, "view", () => lists());
  const show = tt.own(model, "show", () => lists());

  const list = (name, options) => {
    const select = tt.el("select", { "aria-label": words[name] });
    select.replaceChildren(...options.map(([value, text]) => tt.el("option", { value }, text)));
    return select;
  };
  const views = list("view", ["origin", "diff", "journey"].map((value) => [value, words[value]]));
  const files = list("show", model.get("_files"));
  const lines = list("line", []);
  const field = tt.el("input", { type: "text", spellcheck: "false", autocomplete: "off", "aria-label": words.field });
  const ask = (wanted) => {
    model.set("_request", { ...wanted, count: (model.get("_request").count ?? 0) + 1 });
    model.save_changes();
  };
  const chosen = () => model.get("_lines")[lines.selectedIndex];
  const regenerate = () => {
    const { place, line } = chosen();
    ask({ place, line, text: field.value });
  };
  const go = tt.button(words.regenerate, words.regenerate, regenerate);
  const reset = tt.button(words.reset, words.reset, () => ask({ reset: true }));
  const labelled = (text, control) => tt.el("label", {}, text, " ", control);
  const choice = tt.el("div", { class: "tt-bar" }, labelled(words.view, views), labelled(words.show, files));
  const edit = tt.el("div", { class: "tt-bar" }, labelled(words.line, lines), field, go, reset);
  el.append(choice, edit, alert, live, host, help);

  views.addEventListener("change", () => view.set(views.value));
  files.addEventListener("change", () => show.set(files.value));
  lines.addEventListener("change", () => { field.value = chosen().text; });
  // What is typed belongs to the field, `?` and `,` too; only Esc leaves it.
  field.addEventListener("keydown", (event) => {
    if (event.key === "Enter") {
      regenerate();
      tt.handled(event);
    } else if (event.key !== "Escape") {
      event.stopPropagation();
    }
  });

  const lists = () => {
    views.value = view.get();
    files.value = show.get();
    files.disabled = view.get() !== "origin";
  };
  // The line that was chosen stays chosen; at first it is the one with the first formula.
  const entries = () => {
    const all = model.get("_lines");
    const first = lines.options.length ? lines.selectedIndex : all.findIndex(({ place, line }) => place === "derivative" && line === 1);
    lines.replaceChildren(...all.map(({ label }) => tt.el("option", {}, label)));
    lines.selectedIndex = Math.max(0, Math.min(first, all.length - 1));
    field.value = chosen().text;
  };
  const refused = () => {
    const error = model.get("_error");
    alert.textContent = error;
    const { text, column, length } = model.get("_fault");
    field.setAttribute("aria-invalid", error ? "true" : "false");
    if (error && length) {
      field.value = text;
      field.focus();
      field.setSelectionRange(column, column + length);
    }
  };

  // -- words and lines light each other up

  const light = (cell) => {
    host.querySelectorAll(".tt-lit").forEach((other) => other.classList.remove("tt-lit"));
    if (!cell) return;
    const { word, words: causes } = cell.dataset;
    cell.classList.add("tt-lit");
    if (word !== undefined) {
      host.querySelectorAll(`[data-words~="${word}"], [data-word="${word}"]`).forEach((c) => c.classList.add("tt-lit"));
    }
    (causes || "").split(" ").filter(Boolean).forEach((cause) =>
      host.querySelectorAll(`[data-word="${cause}"]`).forEach((c) => c.classList.add("tt-lit")));
  };
  const focused = () => (host.contains(document.activeElement) ? document.activeElement.closest(".tt-cell") : null);
  const pick = (cell) => {
    light(cell);
    tt.say(live, cell.getAttribute("aria-label"));
  };
  host.addEventListener("mouseover", (event) => light(event.target.closest(".tt-cell") ?? focused()));
  host.addEventListener("mouseleave", () => light(focused()));
  host.addEventListener("click", (event) => event.target.closest(".tt-cell")?.focus());
  const draw = () => {
    host.innerHTML = model.get("_svg");
    tt.roving(host, { onFocus: pick });
    tt.say(live, model.get("_caption"));
  };
  el.addEventListener("keydown", (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.target.matches("select")) return;
    const by = { ",": -1, ".": 1 }[event.key];
    if (by === undefined) return;
    const cells = [...host.querySelectorAll("[data-word]")];
    const all = cells.length ? cells : [...host.querySelectorAll(".tt-cell")];
    const at = all.indexOf(focused());
    all[at < 0 ? (by > 0 ? 0 : all.length - 1) : Math.max(0, Math.min(at + by, all.length - 1))]?.focus();
    tt.handled(event);
  });

  model.on("change:_svg", draw);
  model.on("change:_caption", () => tt.say(live, model.get("_caption")));
  model.on("change:_lines", entries);
  model.on("change:_error change:_fault", refused);
  lists();
  entries();
  refused();
  draw();
}
export default { render };
