import { type RefObject, useEffect, useRef } from 'react';

/**
 * Scrolls a row of links sideways until the current one stands in its middle.
 *
 * @param current - what is current; the row is scrolled again when it changes
 */
export function useCurrentInView<Row extends HTMLElement>(current: string): RefObject<Row | null> {
  const row = useRef<Row>(null);
  useEffect(() => {
    const link = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (!row.current || !link) return;
    const outer = row.current.getBoundingClientRect();
    const inner = link.getBoundingClientRect();
    row.current.scrollLeft += inner.left + inner.width / 2 - outer.left - outer.width / 2;
  }, [current]);
  return row;
}
