// Steps through the instructions of a warp that kernel_picture.py draws; chooses block and warp.
function render({ model, el }) {
  const { host, live, help } = tt.frame(model, el, "tt-kernel");
  const words = model.get("_words");
  const current = tt.own(model, "step", () => place());

  const most = () => model.get("_steps");
  const player = tt.player(el, words, current, most, 1400, Math.min(1, most()));
  const choice = (name, options) => {
    const select = tt.el("select", { "aria-label": words[name] });
    const fill = () => {
      const wanted = model.get(options).map(String);
      if ([...select.options].map((each) => each.value).join() !== wanted.join()) {
        select.replaceChildren(...wanted.map((value) => tt.el("option", { value }, value)));
      }
      select.value = String(model.get(name));
    };
    select.addEventListener("change", () => {
      player.pause();
      model.set(name, Number(select.value));
      model.save_changes();
    });
    model.on(`change:${name}`, fill);
    model.on(`change:${options}`, fill);
    fill();
    return tt.el("label", {}, `${words[name]} `, select);
  };
  const toFault = () => {
    player.pause();
    model.set("_ask", { go: "fault", n: (model.get("_ask").n ?? 0) + 1 });
    model.save_changes();
  };
  const fault = tt.button(words.fault, words.fault, toFault);
  fault.disabled = !model.get("_faults");
  const bar = tt.el("div", { class: "tt-bar", role: "group", "aria-label": words.slider },
    choice("block", "_blocks"), choice("warp", "_warps"), ...player.controls, fault);
  el.append(bar, live, host, help);

  const place = () => player.show(Math.min(current.get(), most()), model.get("_said"));
  tt.roving(host, { onFocus: (cell) => tt.say(live, cell.getAttribute("aria-label")) });
  const draw = () => {
    // The cell that had the focus has it again in the new picture, if there is one at its place.
    const active = host.contains(document.activeElement) ? document.activeElement.dataset : null;
    const left = host.scrollLeft;
    host.innerHTML = model.get("_svg");
    host.scrollLeft = left;
    tt.roving(host, { onFocus: () => {} });
    if (active) {
      const same = host.querySelector(`[data-row="${active.row}"][data-col="${active.col}"]`);
      (same ?? host.querySelector("[data-row]") ?? el.querySelector("input[type=range]")).focus({ preventScroll: true });
    }
  };

  el.addEventListener("keydown", (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const keys = { ...player.keys(event), f: toFault };
    if (!keys[event.key]) return;
    keys[event.key]();
    tt.handled(event);
  });
  model.on("change:_svg", draw);
  model.on("change:_steps", place);
  model.on("change:_said", () => {
    place();
    tt.say(live, model.get("_said"));
  });
  draw();
  place();
  tt.say(live, model.get("_said"));
  return player.stop;
}
export default { render };
