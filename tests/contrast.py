"""A check that runs in the browser: words of a picture that are too faint on what lies behind them.

For pictures whose words stand in a group with a plate (`.tt-plate`) or on the paper (`.tt-paper`). It returns the faint ones.
"""

CONTRAST = """() => {
    const parse = (c) => (c.match(/[\\d.]+/g) ?? []).map(Number);
    const over = ([r, g, b, a = 1], back) => [r, g, b].map((v, i) => v * a + back[i] * (1 - a));
    const lum = (c) => c.map((v) => v / 255)
        .map((v) => (v <= 0.03928 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4))
        .reduce((s, v, i) => s + v * [0.2126, 0.7152, 0.0722][i], 0);
    const bad = []; let seen = 0;
    for (const text of document.querySelectorAll('.tt svg text')) {
        const plate = text.classList.contains('tt-keep') ? text.parentElement.querySelector('.tt-plate')
            : text.closest('svg').querySelector('.tt-paper');
        const back = parse(getComputedStyle(plate).fill).slice(0, 3);
        const ink = over(parse(getComputedStyle(text).fill), back);
        const [a, b] = [lum(ink), lum(back)].sort((p, q) => q - p);
        seen += 1;
        if ((a + 0.05) / (b + 0.05) < 4.5) bad.push([text.textContent, ink, back]);
    }
    return seen > 40 ? bad : ['too few words', seen];
}"""
