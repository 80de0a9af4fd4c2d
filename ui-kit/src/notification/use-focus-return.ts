import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { tabStops } from '../tab-stops.ts';

/**
 * Keeps the focus from being lost with what is taken out of an element: it goes to what is left there, or back to
 * where it came from.
 *
 * @param count - how many things the element holds; one may go as another comes
 * @returns what to call when the focus moves within the element
 */
export function useFocusReturn(element: RefObject<HTMLElement | null>, count: number) {
  const isInside = useRef(false);
  const before = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    if (!isInside.current || element.current?.contains(document.activeElement)) return;
    isInside.current = false;
    if (document.activeElement !== document.body) return;
    const next = (count > 0 && tabStops(element.current)[0]) || before.current;
    if (next?.isConnected) next.focus();
  });
  return ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void => {
    isInside.current = true;
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
      before.current = relatedTarget;
  };
}
