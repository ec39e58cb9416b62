"""What can be answered on a page, found as a person finds it: by looking, and by pointing at what glows."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from tests.moments import answers_of
from trireme.kit.engine.question import Amount, Question, Some

FIND = r"""async wanted => {
    const found = new Set();
    const missing = () => wanted.some(each => !found.has(each));
    const frame = () => new Promise(requestAnimationFrame);
    const settled = async () => {
        for (let frames = 0; frames < 2; frames++) await frame();
        while (!('settled' in document.documentElement.dataset)) await frame();
    };
    const seen = each => {
        const { width, height } = each.getBoundingClientRect();
        const visible = width > 0 && height > 0 && each.checkVisibility({ visibilityProperty: true });
        return visible && !each.matches(':disabled');
    };
    const all = what => [...document.querySelectorAll(what)].filter(seen);
    const click = async each => {
        each.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, view: window }));
        await settled();
    };
    const look = () => all('[data-answer]').forEach(each => found.add(each.dataset.answer));
    const facets = async at => {
        const facet = all('[data-facet]')[at];
        if (!facet) return look();
        if (facet.dataset.facet === 'turn')
            for (let turns = 0; turns < 6; turns++) {
                await facets(at + 1);
                await click(all('[data-facet]')[at].querySelectorAll('button')[1]);
            }
        else
            for (let value = 0; value < facet.querySelectorAll('label').length; value++) {
                all('[data-facet]')[at].querySelectorAll('input')[value].click();
                await settled();
                await facets(at + 1);
            }
    };
    const count = async unit => {
        const chip = unit.matches('button');
        for (const at of chip ? [0] : [0, -1]) {
            for (let times = 0; missing() && times < 60; times++) {
                const button = chip ? unit : [...unit.querySelectorAll('button')].at(at);
                if (!button || !seen(button)) break;
                look();
                await click(button);
            }
        }
    };
    const point = async (path, depth) => {
        look();
        if (all('[data-facet]').length) await facets(0);
        if (!depth) return;
        const glowing = all('[data-place].open:not([data-answer]):not(.chosen)');
        const places = new Set(glowing.map(each => each.dataset.place));
        for (const place of places) {
            if (!missing()) return;
            if (path.includes(place)) continue;
            const at = () => all(`[data-place="${CSS.escape(place)}"]`)[0];
            const before = document.querySelector('[data-bar]').dataset.path;
            if (!at()) continue;
            await click(at());
            if (document.querySelector('[data-bar]').dataset.path === before) continue;
            await point([...path, place], depth - 1);
            const cancel = all('[data-action=cancel]')[0];
            if (cancel) await click(cancel);
            for (const each of path) await click(all(`[data-place="${CSS.escape(each)}"]`)[0]);
        }
    };
    await settled();
    const may = all('[data-action=may]')[0];
    if (may) await click(may);
    look();
    const kind = document.querySelector('[data-bar]').dataset.kind;
    if (kind === 'amount') {
        for (const chip of all('[data-bar] .chips label')) {
            chip.querySelector('input').click();
            await frame();
            look();
        }
        const number = document.querySelector('[data-bar] input[type=number]');
        for (const each of number ? wanted.filter(each => /^\d+$/.test(each)) : []) {
            number.value = each;
            number.dispatchEvent(new Event('input', { bubbles: true }));
            await frame();
            look();
        }
    } else if (missing()) {
        await point([], 3);
        for (const unit of kind === 'deal' ? all('[data-deal] [data-unit]') : []) await count(unit);
    }
    for (const more of missing() ? [...all('[data-holds]'), ...all('[data-action=also]')] : []) {
        await click(more);
        look();
    }
    return wanted.filter(each => !found.has(each));
}"""
"""Which of these answers cannot be found."""


def wanted(question: Question) -> list[str]:
    """All that can be answered now, as it is written."""
    also = [answer.text for answer in question.also]
    if isinstance(question, Amount):
        return [str(number) for number in range(question.low, question.high + 1)] + also
    answers = [answer.text for answer in answers_of(question)]
    if isinstance(question, Some):
        whole = len(question.chosen) >= question.most
        answers = [item.text for item in question.items if not whole or item.code in question.chosen]
        answers += ["done"] if len(question.chosen) >= question.least else []
    return answers + also


def missing(page: Page, question: Question) -> list[str]:
    """Answers that the page does not let one give."""
    found: Any = page.evaluate(FIND, wanted(question))
    return list(found)
