// Scrubs through the epochs that training_picture.py drew; a list chooses the run whose digits are shown.
function render({ model, el }) {
  const { host, live, help } = tt.frame(model, el, "tt-training");
  const words = model.get("_words");
  const names = model.get("_names");
  const frames = () => model.get("_frames");
  const epoch = tt.own(model, "epoch", () => paint());
  const run = tt.own(model, "run", () => { choice.value = run.get(); });
  const most = () => frames().length;
  const player = tt.player(el, words, epoch, most, 700, 1);
  const choice = tt.el("select", { "aria-label": words.run }, ...names.map((name, k) => tt.el("option", { value: k }, name)));
  choice.addEventListener("change", () => run.set(Number(choice.value)));
  const pick = tt.el("label", {}, `${words.run} `, choice);
  pick.hidden = names.length < 2;
  const bar = tt.el("div", { class: "tt-bar", role: "group", "aria-label": words.slider }, ...player.controls, pick);
  el.append(bar, live, host, help);

  const paint = () => {
    const now = Math.max(1, Math.min(epoch.get(), most()));
    const [svg, says] = frames()[now - 1];
    host.innerHTML = svg;
    player.show(now, says);
    tt.say(live, says);
  };
  const other = (by) => () => run.set(Math.max(0, Math.min(names.length - 1, run.get() + by)));

  el.addEventListener("keydown", (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const keys = { ...player.keys(event), "[": other(-1), "]": other(1) };
    if (!keys[event.key]) return;
    keys[event.key]();
    tt.handled(event);
  });

  model.on("change:_frames", paint);
  choice.value = run.get();
  paint();
  return player.stop;
}
export default { render };
