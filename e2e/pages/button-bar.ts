import type { Locator } from '@playwright/test';

/** Runs in the page: what lies over a dialog's buttons, at any place that it can be scrolled to. */
function findCovering(dialog: Element): string[] {
  // Inside the round corners of a button.
  const corner = 9;
  const step = 8;
  const buttons = [...(dialog.querySelector('footer')?.querySelectorAll('button, a') ?? [])];
  const found = new Set<string>();
  for (let top = 0; top <= dialog.scrollHeight; top += 40) {
    dialog.scrollTop = top;
    for (const button of buttons) {
      const { left, right, top: upper, bottom } = button.getBoundingClientRect();
      for (let x = left + corner; x <= right - corner; x += step)
        for (let y = upper + corner; y <= bottom - corner; y += step) {
          const hit = document.elementFromPoint(x, y);
          if (!hit || !button.contains(hit))
            found.add(`${hit?.outerHTML.slice(0, 80)} over ${button.textContent}`);
        }
    }
  }
  dialog.scrollTop = 0;
  return [...found];
}

/** What would take a press on a dialog's buttons from them, wherever the dialog is scrolled to; empty when nothing does. */
export const coveringButtons = (dialog: Locator): Promise<string[]> => dialog.evaluate(findCovering);
