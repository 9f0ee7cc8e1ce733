// Shared by every widget: _base.py puts this file in front of the widget's own. No imports, no network, no build step.
// Python draws the picture and writes every sentence; this file moves focus, shows sentences, and lists keys.
const tt = {
  // An element; text goes in as text, never as markup.
  el(tag, attributes = {}, ...children) {
    const node = document.createElement(tag);
    for (const [key, value] of Object.entries(attributes)) {
      if (value !== null && value !== undefined) node.setAttribute(key, value);
    }
    node.append(...children);
    return node;
  },

  button(words, label, action) {
    const button = tt.el("button", { type: "button", class: "tt-button", "aria-label": label, title: label }, words);
    button.addEventListener("click", action);
    return button;
  },

  // A colour of the palette as it is on areas, see _base.css.
  soft(fill) {
    const names = { "#E69F00": "orange", "#56B4E9": "sky", "#009E73": "green", "#F0E442": "yellow", "#0072B2": "blue",
      "#D55E00": "red", "#CC79A7": "pink", "#FFFFFF": "paper", "#EFEFEF": "shade" };
    return fill in names ? `var(--tt-${names[fill]})` : fill;
  },

  // A drawing of 16 by 16 in the colour of the text. Buttons that show one have a name besides.
  icon(path) {
    const box = document.createElement("span");
    box.innerHTML = `<svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true"><path d="${path}" fill="currentColor"/></svg>`;
    return box.firstChild;
  },

  // The frame around a widget: a host for the picture, a line that is read aloud, a list of keys behind `?`.
  frame(model, el, name) {
    el.classList.add("tt", name);
    const host = tt.el("div", { class: "tt-host" });
    tt.scrollable(host);
    const live = tt.el("div", { class: "tt-live", role: "status", "aria-live": "polite" });
    const rows = model.get("_keys").map(([key, what]) =>
      tt.el("tr", {}, tt.el("th", { scope: "row" }, tt.el("kbd", {}, key)), tt.el("td", {}, what)));
    const summary = tt.el("summary", {}, model.get("_words").keys);
    const help = tt.el("details", { class: "tt-help" }, summary, tt.el("table", {}, tt.el("tbody", {}, ...rows)));
    el.addEventListener("keydown", (event) => {
      const typing = event.target.matches("input[type=number]");
      if (event.key === "?" && !typing) {
        help.open = !help.open;
        if (help.open) summary.focus();
      } else if (event.key === "Escape") {
        event.target.blur();
        el.closest(".jp-Cell")?.closest(".jp-Notebook")?.focus();
      } else {
        // The keys of a list, a number or a slider, and arrows on a button or a wide picture: JupyterLab would go to another cell with them.
        const own = event.target.matches("select, input") ? event.key !== "Enter"
          : event.key.startsWith("Arrow") && event.target.matches("button, summary, a, .tt-host");
        if (own && !event.altKey && !event.ctrlKey && !event.metaKey) event.stopPropagation();
        return;
      }
      tt.handled(event);
    });
    return { host, live, help };
  },

  // A picture that is wider than its place, and has nothing in it that takes the focus, takes it itself: arrows scroll it.
  scrollable(host) {
    const settle = () => {
      const cut = host.scrollWidth > host.clientWidth || host.scrollHeight > host.clientHeight;
      if (cut && !host.querySelector("[tabindex]")) host.setAttribute("tabindex", "0");
      else host.removeAttribute("tabindex");
    };
    new ResizeObserver(settle).observe(host);
    new MutationObserver(settle).observe(host, { childList: true });
  },

  // The rows of a table of [term, fact]; a sentence where there are none. A row without a term goes on with the one above.
  facts(facts, none) {
    const told = facts.map(([term, fact]) =>
      tt.el("tr", {}, term ? tt.el("th", { scope: "row" }, term) : tt.el("td"), tt.el("td", {}, fact)));
    return told.length ? told : [tt.el("tr", {}, tt.el("td", { class: "tt-none" }, none))];
  },

  // JupyterLab has shortcuts on plain keys; a key that a widget used must not reach them.
  handled(event) {
    event.preventDefault();
    event.stopPropagation();
  },

  say(live, words) {
    if (live.textContent !== words) live.textContent = words;
  },

  // A trait that the user changes faster than the kernel answers. Every answer brings back a value that was right when
  // it was sent; those that the user has passed since are not news. `changed` is called for what is.
  own(model, name, changed) {
    let value = model.get(name);
    let mine = false;
    const passed = new Set();
    const take = (fresh) => {
      value = fresh;
      passed.clear();
      changed();
    };
    model.on(`change:${name}`, () => {
      const fresh = model.get(name);
      if (!mine && (fresh === value || !passed.has(fresh))) take(fresh);
    });
    return {
      get: () => value,
      set(wanted) {
        passed.add(value);
        value = wanted;
        mine = true;
        model.set(name, wanted);
        mine = false;
        model.save_changes();
        changed();
      },
      take,
    };
  },

  // One tab stop for each grid; arrow keys go from cell to cell by data-row and data-col. `nearest` lets rows have
  // cells in any column, as the ranks of a graph do.
  roving(host, { onFocus, nearest = false }) {
    const cells = (grid) => [...grid.querySelectorAll("[data-row]")];
    const settle = (grid, chosen) => {
      const all = cells(grid);
      const stop = chosen ?? all.find((c) => c.getAttribute("tabindex") === "0") ?? all[0];
      all.forEach((c) => c.setAttribute("tabindex", c === stop ? "0" : "-1"));
    };
    host.querySelectorAll("[role=grid]").forEach((grid) => settle(grid));
    if (host.dataset.roving) return settle;
    host.dataset.roving = "on";
    host.addEventListener("focusin", (event) => {
      const cell = event.target.closest("[data-row]");
      if (cell) {
        settle(cell.closest("[role=grid]"), cell);
        onFocus(cell);
      }
    });
    host.addEventListener("keydown", (event) => {
      const cell = event.target.closest("[data-row]");
      if (!cell || event.altKey || event.metaKey || event.shiftKey) return;
      const next = tt.neighbour(cells(cell.closest("[role=grid]")), cell, event, nearest);
      if (next === undefined) return;
      tt.handled(event);
      next?.focus();
    });
    return settle;
  },

  // The cell that a key leads to; null where there is none; undefined where the key means nothing here.
  neighbour(all, cell, event, nearest) {
    const at = (c) => [Number(c.dataset.row), Number(c.dataset.col)];
    const [row, col] = at(cell);
    const inRow = (r) => all.filter((c) => at(c)[0] === r);
    const closest = (list) => list.reduce(
      (best, c) => (best && Math.abs(at(best)[1] - col) <= Math.abs(at(c)[1] - col) ? best : c), null);
    const others = inRow(row);
    switch (event.key) {
      case "ArrowRight": return closest(others.filter((c) => at(c)[1] > col));
      case "ArrowLeft": return closest(others.filter((c) => at(c)[1] < col));
      case "ArrowDown":
      case "ArrowUp": {
        const below = event.key === "ArrowDown";
        const rows = [...new Set(all.map((c) => at(c)[0]))].filter((r) => (below ? r > row : r < row));
        if (!rows.length) return null;
        const target = inRow(below ? Math.min(...rows) : Math.max(...rows));
        return nearest ? closest(target) : closest(target.filter((c) => at(c)[1] === col)) ?? closest(target);
      }
      case "Home": return nearest ? undefined : event.ctrlKey ? all[0] : others[0];
      case "End": return nearest ? undefined : event.ctrlKey ? all.at(-1) : others.at(-1);
      default: return undefined;
    }
  },
};
