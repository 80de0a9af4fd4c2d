import { type RefObject, useEffect, useRef } from 'react';

const MARK = 'a[data-part^="point "]';

/** Moves the focus into a card that opens; when it closes, back to the mark that it was opened from, or to its list item. */
export function useCardFocus(
  stage: RefObject<HTMLElement | null>,
  panel: RefObject<HTMLElement | null>,
  selectedId: string | null,
): void {
  const shown = useRef(selectedId);
  const isFromMark = useRef(false);
  useEffect(() => {
    const before = shown.current;
    if (before === selectedId) return;
    shown.current = selectedId;
    if (selectedId) {
      isFromMark.current = document.activeElement?.matches(MARK) ?? false;
      panel.current?.querySelector<HTMLElement>('[data-card-heading]')?.focus({ preventScroll: true });
      return;
    }
    const id = CSS.escape(before ?? '');
    const mark = isFromMark.current
      ? stage.current?.querySelector<HTMLElement>(`[data-part="point ${id}"]`)
      : null;
    const target =
      mark ??
      panel.current?.querySelector<HTMLElement>(`[data-point="${id}"]`) ??
      panel.current?.querySelector<HTMLElement>('[data-list-heading]');
    target?.focus({ preventScroll: mark !== null });
  }, [stage, panel, selectedId]);
}
