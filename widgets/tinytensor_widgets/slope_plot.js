// Two sliders. Python draws again for every value, since only Python can call the function.
function render({ model, el }) {
  const { host, live, help } = tt.frame(model, el, "tt-slope");
  const words = model.get("_words");
  const [low, high] = model.get("_range");
  const STEPS = 160; // of the slider of eps: from 1 down to 1e-8 in equal ratios
  const toEps = (place) => 10 ** ((place - STEPS) / (STEPS / 8));
  const toPlace = (eps) => Math.round(STEPS + Math.log10(eps) * (STEPS / 8));

  const slider = (name, settings, read, write) => {
    const input = tt.el("input", { type: "range", "aria-label": words[name], "data-name": name, ...settings });
    const output = tt.el("output", {});
    input.addEventListener("input", () => {
      trait.set(write(Number(input.value)));
    });
    input.addEventListener("keydown", (event) => {
      const by = { "[": -1, "]": 1 }[event.key];
      if (by === undefined) return;
      if (by < 0) input.stepDown();
      else input.stepUp();
      input.dispatchEvent(new Event("input"));
      tt.handled(event);
    });
    const update = () => {
      const value = trait.get();
      input.value = read(value);
      output.textContent = Number(value.toPrecision(4)).toString();
      input.setAttribute("aria-valuetext", output.textContent);
    };
    const trait = tt.own(model, name, update);
    update();
    return tt.el("label", { class: "tt-slider" }, `${words[name]} `, input, output);
  };
  const bar = tt.el("div", { class: "tt-bar" },
    slider("x", { min: low, max: high, step: (high - low) / 200 }, (v) => v, (v) => v),
    slider("eps", { min: 0, max: STEPS, step: 1 }, toPlace, toEps));
  const body = tt.el("tbody", {});
  const table = tt.el("table", { class: "tt-numbers" }, tt.el("caption", {}, words.caption), body);
  el.append(bar, host, table, live, help);

  const draw = () => {
    host.innerHTML = model.get("_svg");
    body.replaceChildren(...model.get("_rows").map(([name, slope, off]) =>
      tt.el("tr", {}, tt.el("th", { scope: "row" }, name), tt.el("td", {}, slope), tt.el("td", {}, off))));
  };
  model.on("change:_svg", draw);
  model.on("change:_caption", () => tt.say(live, model.get("_caption")));
  draw();
}
export default { render };
