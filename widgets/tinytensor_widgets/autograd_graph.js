// Steps through what autograd_graph.py told, folds, searches, and shows a node's details.
// A state holds what changed since the step before; every sentence was written by Python.
function render({ model, el }) {
  const { host, live, help } = tt.frame(model, el, "tt-graph");
  const words = model.get("_words");
  const alert = tt.el("div", { class: "tt-alert", role: "alert" });
  const current = tt.own(model, "step", () => paint());
  let boxes = [];
  let asked = 0;

  const ask = (what, id = "") => {
    asked += 1;
    model.set("_ask", { do: what, id, n: `${asked}:${Date.now()}` });
    model.save_changes();
  };

  // -- controls

  const player = tt.player(el, words, current, () => model.get("_steps"), 1200);
  const phase = tt.el("select", { class: "tt-phase", "aria-label": words.phase },
    ...model.get("_phases").map((name) => tt.el("option", { value: name }, words[name])));
  phase.addEventListener("change", () => {
    player.pause();
    model.set("phase", phase.value);
    model.save_changes();
  });
  const bar = tt.el("div", { class: "tt-bar", role: "group", "aria-label": words.slider },
    phase, ...player.controls);

  const search = tt.el("input", { type: "search", "aria-label": words.search, placeholder: words.search });
  search.addEventListener("input", () => {
    model.set("search", search.value);
    model.save_changes();
  });
  search.addEventListener("keydown", (event) => {
    if (event.key === "Escape") return; // leaves the widget, like everywhere
    if (event.key === "Enter") ask("next");
    event.stopPropagation();
  });
  const found = tt.el("span", { class: "tt-found", role: "status" });
  const foldAll = tt.button(words.fold_all, words.fold_all, () => ask("fold_all"));
  const unfoldAll = tt.button(words.unfold_all, words.unfold_all, () => ask("unfold_all"));
  const refresh = tt.button(words.refresh, words.refresh, () => ask("refresh"));
  const tools = tt.el("div", { class: "tt-bar tt-tools" }, search, found, foldAll, unfoldAll, refresh);

  // -- what stands beside the picture

  const list = (title, ordered) => {
    const body = tt.el(ordered ? "ol" : "ul", {});
    const section = tt.el("div", { role: "group", "aria-label": title }, tt.el("div", { class: "tt-title" }, title), body);
    return { section, fill: (lines, none) => body.replaceChildren(
      ...(lines.length ? lines.map((line) => tt.el("li", {}, line)) : [tt.el("li", { class: "tt-none" }, none)])) };
  };
  const why = tt.el("p", {});
  const whyPart = tt.el("div", { class: "tt-why", role: "group", "aria-label": words.why }, tt.el("div", { class: "tt-title" }, words.why), why);
  const waiting = list(words.waiting, false);
  const before = list(words.before, true);
  const queue = list(words.queue, true);
  const did = list(words.did, false);
  const buffers = list(words.buffers, false);
  const queues = tt.el("div", { class: "tt-queues" }, before.section, queue.section);
  const engine = tt.el("div", { class: "tt-engine" }, whyPart, did.section, waiting.section, queues, buffers.section);
  const details = tt.el("tbody", {});
  const unfold = tt.button(words.unfold, words.unfold, () => open(chosen()));
  const fold = tt.button(words.fold, words.fold, () => close(chosen()));
  const chosenPart = tt.el("div", { class: "tt-details", role: "group", "aria-label": words.selected },
    tt.el("div", { class: "tt-title" }, words.selected), tt.el("table", {}, details), unfold, fold);
  const side = tt.el("div", { class: "tt-side" }, engine, chosenPart);
  const main = tt.el("div", { class: "tt-main" }, host, side);
  el.append(bar, tools, alert, live, main, help);

  // -- states

  const isFold = (box) => box.classList.contains("tt-kind-folded");
  const marksAt = (step) => {
    const marks = new Map();
    for (const state of model.get("_states").slice(0, step + 1)) {
      for (const [node, kind, text] of state.marks) marks.set(node, [kind, text]);
    }
    return marks;
  };
  const status = (box, marks) => {
    if (!marks.size) return ["", ""];
    if (!isFold(box)) return marks.get(box.nodes[0]) ?? ["", ""];
    const kinds = box.nodes.map((n) => marks.get(n)?.[0]);
    const over = kinds.filter((kind) => kind === "done" || kind === "runs").length;
    const text = (model.get("phase") === "forward" ? words.recorded : words.ran)
      .replace("{n}", over).replace("{all}", box.nodes.length);
    return [["failed", "runs", "ready"].find((kind) => kinds.includes(kind)) ?? (over ? "folded" : ""), text];
  };

  // -- gradients on their way

  const still = window.matchMedia("(prefers-reduced-motion: reduce)");
  const SECONDS = 0.8; // shorter than the pace of the player
  let flown = current.get(); // the step whose gradients went last
  let land = null; // ends those that are under way
  // Each gradient that the step sends moves along its edge, and leaves a broad line behind. Only one step on is shown so:
  // backwards, and over several steps, nothing flows. Where motion is not wanted the edges are broad at once.
  const flow = (now) => {
    if (now === flown) return;
    land?.();
    const next = now === flown + 1 && model.get("phase") === "backward";
    flown = now;
    const edges = [...host.querySelectorAll(".tt-edge.tt-flow")];
    if (!next || !edges.length || still.matches) return;
    const ways = edges.map((edge) => {
      const line = edge.querySelector("path");
      const trail = line.cloneNode();
      trail.classList.add("tt-trail");
      line.after(trail);
      edge.classList.add("tt-under-way");
      return { edge, line, trail, far: line.getTotalLength(), drop: drop(edge.querySelector(".tt-gradient").textContent) };
    });
    let frame = 0;
    let begin = null;
    const move = (time) => {
      begin ??= time;
      const part = Math.min((time - begin) / 1000 / SECONDS, 1);
      const eased = part * part * (3 - 2 * part);
      for (const { line, trail, far, drop } of ways) {
        const { x, y } = line.getPointAtLength(eased * far);
        drop.setAttribute("transform", `translate(${x} ${y})`);
        trail.style.strokeDasharray = `${eased * far} ${far + 1}`;
      }
      if (part < 1) frame = requestAnimationFrame(move);
      else land?.();
    };
    land = () => {
      land = null;
      cancelAnimationFrame(frame);
      for (const { edge, trail, drop } of ways) {
        edge.classList.remove("tt-under-way");
        trail.remove();
        drop.remove();
      }
    };
    frame = requestAnimationFrame(move);
  };
  // What moves: the gradient in a frame, or a dot where it is long. A copy of text of the picture has its font.
  const drop = (said) => {
    const short = said.length <= 12 ? said : "";
    const half = short ? short.length * 4 + 7 : 7;
    const tall = short ? 20 : 14;
    const holder = document.createElement("span");
    holder.innerHTML = `<svg><g class="tt-drop" aria-hidden="true"><rect x="${-half}" y="${-tall / 2}" width="${2 * half}"
      height="${tall}" rx="${tall / 2}"/><text y="4.5" text-anchor="middle" font-size="13"></text></g></svg>`;
    const group = holder.querySelector("g");
    group.lastChild.textContent = short;
    host.querySelector("svg").append(group);
    return group;
  };

  const paint = () => {
    const steps = model.get("_steps");
    const now = Math.min(current.get(), steps);
    const names = model.get("_names");
    const states = model.get("_states");
    const state = states[Math.min(now, states.length - 1)];
    const marks = state ? marksAt(now) : new Map();
    for (const box of boxes) {
      const [kind, text] = status(box, marks);
      const line = box.querySelector(".tt-status");
      if (line) line.textContent = text;
      box.setAttribute("data-state", kind);
      box.setAttribute("aria-label", text ? `${box.says}, ${text}` : box.says);
    }
    const sends = new Map((state?.sends ?? []).map(([from, slot, text]) => [`${from}:${slot}`, text]));
    for (const edge of host.querySelectorAll(".tt-edge")) {
      const text = sends.get(edge.dataset.edge);
      edge.classList.toggle("tt-flow", text !== undefined);
      edge.querySelector(".tt-gradient").textContent = text ?? "";
    }
    if (state) flow(now);
    why.textContent = state?.why ?? "";
    waiting.fill(state?.waiting ?? [], words.waiting_empty);
    before.fill((state?.before ?? []).map((n) => names[n]), words.queue_empty);
    queue.fill((state?.ready ?? []).map((n) => names[n]), words.queue_empty);
    buffers.fill(state?.buffers ?? [], words.buffers_empty);
    did.fill(state?.did ?? [], words.nothing);
    const forward = model.get("phase") === "forward";
    waiting.section.hidden = queues.hidden = buffers.section.hidden = forward;
    engine.hidden = !state || !now; // before the first step there is nothing to tell
    player.show(now, state?.say);
    bar.hidden = model.get("_phases").length === 0;
    el.classList.toggle("tt-still", bar.hidden);
    phase.value = model.get("phase");
    tt.say(live, state && now ? state.say : steps ? (forward ? words.start_forward : words.start) : "");
    const about = now && boxes.find((b) => state?.at.some((n) => b.nodes.includes(n)));
    if (about) keepInView(about);
  };
  // Scrolls the picture and not the notebook.
  const keepInView = (box) => {
    const inner = box.getBoundingClientRect();
    const outer = host.getBoundingClientRect();
    if (inner.top < outer.top) host.scrollTop -= outer.top - inner.top + 20;
    if (inner.bottom > outer.bottom) host.scrollTop += inner.bottom - outer.bottom + 20;
    if (inner.left < outer.left) host.scrollLeft -= outer.left - inner.left + 20;
    if (inner.right > outer.right) host.scrollLeft += inner.right - outer.right + 20;
  };

  // -- selecting, folding, searching

  const chosen = () => boxes.find((b) => b.classList.contains("tt-chosen"));
  const show = (box) => {
    for (const b of boxes) {
      b.classList.toggle("tt-chosen", b === box);
      b.setAttribute("aria-selected", String(b === box));
    }
    details.replaceChildren(...tt.facts(box ? model.get("_boxes")[box.dataset.box] : [], words.select));
    unfold.hidden = !box || !isFold(box);
    const around = box && model.get("_folds")[box.dataset.box];
    fold.hidden = !around;
    if (around) {
      fold.textContent = fold.title = `${words.fold} ${around[1]}`;
      fold.setAttribute("aria-label", fold.textContent);
    }
    for (const edge of host.querySelectorAll(".tt-edge")) {
      edge.classList.toggle("tt-mine", Boolean(box) && edge.dataset.from === box.dataset.box);
    }
  };
  const select = (box) => {
    show(box);
    if (!isFold(box)) {
      model.set("selected", box.nodes[0]);
      model.save_changes();
    }
    tt.say(live, box.getAttribute("aria-label"));
  };
  const open = (box) => { if (box && isFold(box)) ask("unfold", box.dataset.box); };
  const close = (box) => {
    const around = box && model.get("_folds")[box.dataset.box];
    if (around) ask("fold", around[0]);
  };
  const follow = () => {
    const node = model.get("selected");
    const box = boxes.find((b) => !isFold(b) && b.nodes[0] === node);
    show(box);
    if (box) keepInView(box);
  };
  const sought = () => {
    const matches = new Set(model.get("matches"));
    for (const box of boxes) box.classList.toggle("tt-match", box.nodes.some((n) => matches.has(n)));
    const text = model.get("search");
    if (search.value !== text) search.value = text;
    found.textContent = text ? words.matches.replace("{n}", matches.size) : "";
  };

  const draw = () => {
    const inside = host.contains(document.activeElement) || details.parentNode.parentNode.contains(document.activeElement);
    const focused = inside ? (document.activeElement.dataset.nodes ?? chosen()?.dataset.nodes) : null;
    const chosenNodes = chosen()?.nodes;
    if (land) { // they go again, in the new picture
      land();
      flown -= 1;
    }
    host.innerHTML = model.get("_svg");
    boxes = [...host.querySelectorAll(".tt-node")];
    for (const box of boxes) {
      box.nodes = box.dataset.nodes.split(" ").map(Number);
      box.says = box.getAttribute("aria-label");
    }
    tt.roving(host, { onFocus: (box) => keepInView(box), nearest: true });
    follow();
    if (!chosen() && chosenNodes) show(boxes.find((b) => b.nodes.includes(chosenNodes[0])));
    sought();
    paint();
    const folds = boxes.some(isFold) || Object.keys(model.get("_folds")).length > 0;
    foldAll.hidden = unfoldAll.hidden = !folds;
    if (focused) boxes.find((b) => b.nodes.includes(Number(focused.split(" ")[0])))?.focus();
  };

  host.addEventListener("click", (event) => {
    const box = event.target.closest(".tt-node");
    if (box) { box.focus(); select(box); }
  });
  host.addEventListener("dblclick", (event) => open(event.target.closest(".tt-node")));
  el.addEventListener("keydown", (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const box = event.target.closest(".tt-node");
    const keys = {
      Enter: box && (() => (box.classList.contains("tt-chosen") && isFold(box) ? open(box) : select(box))),
      f: box && (() => { select(box); isFold(box) ? open(box) : close(box); }),
      "/": () => { search.focus(); search.select(); },
      r: () => ask("refresh"),
      ...(model.get("_phases").length ? player.keys(event) : {}),
    };
    if (!keys[event.key]) return;
    keys[event.key]();
    tt.handled(event);
  });
  const complain = () => {
    alert.textContent = [model.get("_error"), model.get("_note")].filter(Boolean).join("\n");
    if (!model.get("_error")) return;
    player.pause();
    current.take(0);
  };

  model.on("change:_svg", draw);
  model.on("change:_states change:_steps change:_phases", paint);
  model.on("change:selected", follow);
  model.on("change:search change:matches", sought);
  // Python went back to the start: this is no late answer to a step that the user has passed.
  model.on("change:_fresh", () => { player.pause(); current.take(0); });
  model.on("change:_said", () => tt.say(live, model.get("_said")));
  model.on("change:_note change:_error change:_refused", complain);
  draw();
  complain();
  return () => {
    player.stop();
    land?.();
  };
}
export default { render };
