// Two lists for each operand; a dtype of the picture can be chosen for the operand that was changed last.
// Python joins and draws again for every change.
function render({ model, el }) {
  const { host, live, help } = tt.frame(model, el, "tt-lattice");
  const words = model.get("_words");
  const bar = tt.el("div", { class: "tt-bar" });
  el.append(bar, host, live, help);
  let last = 0; // the operand that was changed last
  let restoring = false; // a list that is made anew gets the focus back, which changes nothing
  let at = null; // the list that has the focus, so that it has it again after a change
  // "float32 dim, float64 number": one string, so that late answers can be told from news.
  const chosen = tt.own(model, "_chosen", () => controls());
  const operands = () => (chosen.get() ? chosen.get().split(", ").map((operand) => operand.split(" ")) : []);
  const choose = (wanted) => chosen.set(wanted.map((operand) => operand.join(" ")).join(", "));

  const set = (i, dtype, kind) => {
    const wanted = operands();
    wanted[i] = [dtype, kind];
    last = i;
    choose(wanted);
  };
  const list = (i, part, options, current, name) => {
    const select = tt.el("select", { "aria-label": name, "data-list": `${part}:${i}` },
      ...options.map(([value, text]) => tt.el("option", { value }, text)));
    select.value = current;
    const changed = () => {
      const [dtype, kind] = operands()[i];
      if (part === "dtype") set(i, select.value, kind);
      else set(i, dtype, select.value);
    };
    select.addEventListener("change", changed);
    select.addEventListener("focus", () => {
      at = select.dataset.list;
      if (!restoring) last = i;
    });
    select.addEventListener("blur", () => { if (select.isConnected) at = null; });
    select.addEventListener("keydown", (event) => {
      const by = { "[": -1, "]": 1 }[event.key];
      if (by === undefined) return;
      tt.handled(event);
      const next = select.selectedIndex + by;
      if (next < 0 || next >= select.options.length) return;
      select.selectedIndex = next;
      changed();
    });
    return select;
  };
  const controls = () => {
    const keep = at;
    const now = operands();
    const choices = model.get("_choices");
    const kinds = Object.keys(choices).map((kind) => [kind, words[`kind_${kind}`]]);
    const groups = now.map(([dtype, kind], i) => {
      const letter = "ABCD"[i];
      const name = `${words.operand} ${letter}`;
      // Until Python has answered, a number may have a dtype that is not in its list.
      const shown = choices[kind].some(([value]) => value === dtype) ? dtype : choices[kind].at(-1)[0];
      return tt.el("span", { class: "tt-group", role: "group", "aria-label": name }, tt.el("strong", {}, letter),
        list(i, "kind", kinds, kind, `${name}, ${words.class}`),
        list(i, "dtype", choices[kind], shown, `${name}, ${words.dtype}`));
    });
    const add = tt.button("+", words.add, () => choose([...operands(), ["float32", "dim"]]));
    const remove = tt.button("-", words.remove, () => choose(operands().slice(0, -1)));
    add.disabled = now.length >= 4;
    remove.disabled = now.length <= 1;
    bar.replaceChildren(...groups, add, remove);
    restoring = true;
    if (keep) bar.querySelector(`[data-list="${keep}"]`)?.focus();
    restoring = false;
  };
  const draw = () => {
    const focused = host.contains(document.activeElement) ? document.activeElement.dataset.key : null;
    host.innerHTML = model.get("_svg");
    tt.roving(host, { onFocus: (node) => tt.say(live, node.getAttribute("aria-label")) });
    if (focused) host.querySelector(`[data-key="${focused}"]`)?.focus();
  };
  const give = (node) => {
    if (last < operands().length) set(last, node.dataset.key, operands()[last][1]);
  };
  host.addEventListener("click", (event) => {
    const node = event.target.closest("[data-key]");
    if (node) { node.focus(); give(node); }
  });
  host.addEventListener("keydown", (event) => {
    const node = event.target.closest("[data-key]");
    if (!node || (event.key !== "Enter" && event.key !== " ")) return;
    give(node);
    tt.handled(event);
  });

  model.on("change:_svg", draw);
  model.on("change:_caption", () => tt.say(live, model.get("_caption")));
  controls();
  draw();
}
export default { render };
