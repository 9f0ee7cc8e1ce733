// Three lists. Python measures and draws again for every choice.
function render({ model, el }) {
  const { host, live, help } = tt.frame(model, el, "tt-roofline");
  const words = model.get("_words");

  const list = (name) => {
    const entries = model.get("_choices")[name];
    const select = tt.el("select", { "aria-label": words[name], "data-name": name },
      ...entries.map(([value, text]) => tt.el("option", { value }, text)));
    const update = () => { select.value = String(trait.get()); };
    const trait = tt.own(model, name, update);
    const changed = () => trait.set(entries[select.selectedIndex][0]);
    select.addEventListener("change", changed);
    select.addEventListener("keydown", (event) => {
      const by = { "[": -1, "]": 1 }[event.key];
      if (by === undefined) return;
      tt.handled(event);
      const next = select.selectedIndex + by;
      if (next < 0 || next >= entries.length) return;
      select.selectedIndex = next;
      changed();
    });
    update();
    return tt.el("label", { class: "tt-choice" }, `${words[name]} `, select);
  };
  const bar = tt.el("div", { class: "tt-bar" }, list("kernel"), list("side"), list("dtype"));
  const body = tt.el("tbody", {});
  const table = tt.el("table", { class: "tt-numbers" }, tt.el("caption", {}, words.caption), body);
  el.append(bar, host, live, table, help);

  const draw = () => {
    host.innerHTML = model.get("_svg");
    body.replaceChildren(...model.get("_rows").map(([name, ...facts]) =>
      tt.el("tr", {}, tt.el("th", { scope: "row" }, name), ...facts.map((fact) => tt.el("td", {}, fact)))));
  };
  model.on("change:_svg", draw);
  model.on("change:_caption", () => tt.say(live, model.get("_caption")));
  draw();
  tt.say(live, model.get("_caption"));
}
export default { render };
