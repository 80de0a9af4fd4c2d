import { observeSize, whenLaidOut } from '@ecocircle/ui-kit';
import { type RefObject, useLayoutEffect } from 'react';

const LAST_STEP = 2;

/** Takes things away, step by step, until the row fits. */
function settle(footer: HTMLElement, row: HTMLElement): void {
  for (let step = 0; step <= LAST_STEP; step += 1) {
    footer.dataset.step = String(step);
    if (row.scrollWidth <= row.clientWidth) return;
  }
}

/**
 * Says on the footer how many steps it has to collapse for its row to fit: 0, 1 or 2. Until it is measured, media
 * queries show the likely step, so that nothing moves. That is once the browser has laid it out: to measure a footer below
 * the first window would have it laid out in the task of the hydration.
 */
export function useOverflowSteps(
  footer: RefObject<HTMLElement | null>,
  row: RefObject<HTMLElement | null>,
): void {
  useLayoutEffect(() => {
    const [whole, measured] = [footer.current, row.current];
    if (!whole || !measured) return undefined;
    const update = (): void => settle(whole, measured);
    return whenLaidOut(measured, () => {
      update();
      void document.fonts?.ready.then(update);
      return observeSize(whole, update);
    });
  }, [footer, row]);
}
