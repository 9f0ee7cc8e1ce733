// Controls that go through steps `least` to most(): `current` is the step as `own` gives it, `pace` the milliseconds
// between two steps while playing. `show` brings the controls up to date; `keys` are those that every such widget knows.
tt.icons = {
  first: "M2 2h2v12H2zM14 2v12L5 8z",
  back: "M12 2v12L3 8z",
  play: "M4 2l10 6-10 6z",
  pause: "M3 2h4v12H3zM9 2h4v12H9z",
  on: "M4 2l9 6-9 6z",
  last: "M12 2h2v12h-2zM2 2l9 6-9 6z",
};
tt.player = (el, words, current, most, pace, least = 0) => {
  const still = window.matchMedia("(prefers-reduced-motion: reduce)");
  let timer = null;
  const at = (step) => {
    const wanted = Math.max(least, Math.min(step, most()));
    if (wanted !== current.get()) current.set(wanted);
  };
  const pause = () => {
    clearInterval(timer);
    timer = null;
    face(words.play, "play");
  };
  const toggle = () => {
    if (timer) return pause();
    if (still.matches) return at(current.get() + 1);
    if (current.get() >= most()) at(least);
    face(words.pause, "pause");
    at(current.get() + 1);
    timer = setInterval(() => {
      if (!el.isConnected || current.get() >= most()) return pause();
      at(current.get() + 1);
    }, pace);
  };
  const moves = {
    first: () => least,
    back: () => current.get() - 1,
    on: () => current.get() + 1,
    last: most,
  };
  const move = (name) => () => { pause(); at(moves[name]()); };
  const first = tt.button(tt.icon(tt.icons.first), words.first, move("first"));
  const back = tt.button(tt.icon(tt.icons.back), words.back, move("back"));
  const play = tt.button("", words.play, toggle);
  const face = (name, icon) => {
    play.replaceChildren(tt.icon(tt.icons[icon]), name);
    play.setAttribute("aria-label", name);
    play.title = name;
  };
  face(words.play, "play");
  const on = tt.button(tt.icon(tt.icons.on), words.on, move("on"));
  const last = tt.button(tt.icon(tt.icons.last), words.last, move("last"));
  const slider = tt.el("input", { type: "range", min: least, step: 1, "aria-label": words.slider });
  slider.addEventListener("input", () => { pause(); at(Number(slider.value)); });
  const count = tt.el("span", { class: "tt-count" });
  return {
    controls: [first, back, play, on, last, slider, count],
    pause,
    show(now, says) {
      slider.max = most();
      slider.value = now;
      count.textContent = words.of.replace("{n}", now).replace("{all}", most());
      slider.setAttribute("aria-valuetext", says || count.textContent);
      const focused = document.activeElement;
      first.disabled = back.disabled = now <= least;
      on.disabled = last.disabled = now >= most();
      if (focused?.disabled && el.contains(focused)) slider.focus(); // a button that is switched off loses the keys
    },
    // Space presses the button that has the focus, and Home and End are a list's own.
    keys: (event) => ({
      ",": move("back"),
      ".": move("on"),
      ArrowLeft: event.target.matches("button") ? move("back") : undefined,
      ArrowRight: event.target.matches("button") ? move("on") : undefined,
      Home: event.target.matches("select") ? undefined : move("first"),
      End: event.target.matches("select") ? undefined : move("last"),
      " ": event.target.matches("button, summary, select") ? undefined : toggle,
    }),
    stop: () => clearInterval(timer),
  };
};
