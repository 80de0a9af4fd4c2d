import { observeSize } from '@ecocircle/ui-kit';
import { type RefObject, useEffect, useState } from 'react';

/** How many items of a row fit into it, and where the last of them ends, in pixels from the row's start. */
export interface RowFit {
  readonly count: number;
  readonly end: number;
}

/** Items that do not fit wrap below the row's lower edge, where its box cuts them off. */
function measure(row: HTMLElement): RowFit | null {
  if (row.clientWidth === 0) return null;
  const box = row.getBoundingClientRect();
  const items = [...row.children].map((item) => item.getBoundingClientRect());
  const fitting = items.filter(({ top }) => top < box.bottom);
  return { count: fitting.length, end: Math.round((fitting.at(-1)?.right ?? box.left) - box.left) };
}

/**
 * Measures a row that wraps behind its lower edge. The browser decides what fits, before any script runs; this only
 * says what it decided. Null until measured, and while the row is not shown.
 */
export function useRowFit(row: RefObject<HTMLElement | null>): RowFit | null {
  const [fit, setFit] = useState<RowFit | null>(null);
  // After the paint: what a layout effect finds out is rendered in the very task of the hydration.
  useEffect(() => {
    const element = row.current;
    if (!element) return undefined;
    const update = (): void => {
      const now = measure(element);
      setFit((before) => (before?.count === now?.count && before?.end === now?.end ? before : now));
    };
    update();
    void document.fonts?.ready.then(update);
    return observeSize(element, update);
  }, [row]);
  return fit;
}
