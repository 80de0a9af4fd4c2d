import { type RefObject, useLayoutEffect } from 'react';

/** Lifts an element above everything, modal dialogs included, each time it comes to hold another number of things. */
export function useTopLayer(element: RefObject<HTMLElement | null>, count: number): void {
  useLayoutEffect(() => {
    const lifted = element.current;
    if (!lifted?.showPopover) return undefined;
    lifted.popover = 'manual';
    if (count > 0) lifted.showPopover();
    return () => lifted.hidePopover();
  }, [element, count]);
}
