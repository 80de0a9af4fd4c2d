import { type RefObject, useEffect, useRef } from 'react';

const MARK = 'a[data-part^="point "]';

/**
 * Moves the focus into a card that opens; when it closes, back to the mark or the link that it was opened from, or to its
 * list item.
 */
export function useCardFocus(
  stage: RefObject<HTMLElement | null>,
  panel: RefObject<HTMLElement | null>,
  selectedId: string | null,
): void {
  const shown = useRef(selectedId);
  const isFromMark = useRef(false);
  // A link that the card hides has no focus any more when the card is there.
  const focused = useRef<HTMLElement | null>(null);
  const opener = useRef<HTMLElement | null>(null);
  useEffect(() => {
    const { current: element } = panel;
    const note = ({ target }: FocusEvent): void => {
      focused.current = target as HTMLElement;
    };
    element?.addEventListener('focusin', note);
    return () => element?.removeEventListener('focusin', note);
  }, [panel]);
  useEffect(() => {
    const before = shown.current;
    if (before === selectedId) return;
    shown.current = selectedId;
    if (selectedId) {
      isFromMark.current = document.activeElement?.matches(MARK) ?? false;
      opener.current = focused.current;
      panel.current?.querySelector<HTMLElement>('[data-card-heading]')?.focus({ preventScroll: true });
      return;
    }
    const id = CSS.escape(before ?? '');
    const mark = isFromMark.current
      ? stage.current?.querySelector<HTMLElement>(`[data-part="point ${id}"]`)
      : null;
    const target =
      mark ??
      (opener.current?.isConnected ? opener.current : null) ??
      panel.current?.querySelector<HTMLElement>(`[data-point="${id}"]`) ??
      panel.current?.querySelector<HTMLElement>('[data-list-heading]');
    target?.focus({ preventScroll: mark !== null });
  }, [stage, panel, selectedId]);
}
