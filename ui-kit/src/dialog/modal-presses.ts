import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { tabStops } from '../tab-stops.ts';

/** Closes what is open by Escape, unless something inside took the key. */
export function closeByEscape(event: KeyboardEvent, close: () => void): void {
  if (event.defaultPrevented) return;
  event.preventDefault();
  event.stopPropagation();
  close();
}

/** Keeps Tab inside a dialog, both ways. */
export function keepInside(event: KeyboardEvent, dialog: HTMLDialogElement | null): void {
  const all = tabStops(dialog);
  const [from, to] = event.shiftKey ? [all[0], all.at(-1)] : [all.at(-1), all[0]];
  if (!to || (document.activeElement !== from && document.activeElement !== dialog)) return;
  event.preventDefault();
  to.focus();
}

/** A press counts as one on the backdrop when it begins and ends there: selecting text may end outside. */
export function useBackdropPress(close: () => void) {
  const began = useRef(false);
  const outside = (event: PointerEvent<HTMLDialogElement>) => event.target === event.currentTarget;
  return {
    onPointerDown: (event: PointerEvent<HTMLDialogElement>) => {
      began.current = outside(event);
    },
    onPointerUp: (event: PointerEvent<HTMLDialogElement>) => {
      if (began.current && outside(event)) close();
      began.current = false;
    },
  };
}
