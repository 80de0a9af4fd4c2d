import { type RefObject, useEffect, useRef } from 'react';

/** Moves the focus into a card that opens, and back to the list item when it closes. */
export function useCardFocus(panel: RefObject<HTMLElement | null>, selectedId: string | null): void {
  const shown = useRef(selectedId);
  useEffect(() => {
    const before = shown.current;
    if (before === selectedId) return;
    shown.current = selectedId;
    const target = selectedId
      ? panel.current?.querySelector<HTMLElement>('[data-card-heading]')
      : (panel.current?.querySelector<HTMLElement>(`[data-point="${CSS.escape(before ?? '')}"]`) ??
        panel.current?.querySelector<HTMLElement>('[data-list-heading]'));
    target?.focus({ preventScroll: selectedId !== null });
  }, [panel, selectedId]);
}
