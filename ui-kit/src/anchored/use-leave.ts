import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Tells when a press or the focus goes elsewhere than to these parts, while something of theirs is open. */
export function useLeave(
  open: boolean,
  parts: readonly RefObject<Element | null>[],
  onLeft: () => void,
): void {
  const check = useEffectEvent(({ target }: Event): void => {
    if (!parts.some(({ current }) => current?.contains(target as Node))) onLeft();
  });
  useEffect(() => {
    if (!open) return undefined;
    const listen = (event: Event): void => check(event);
    document.addEventListener('pointerdown', listen);
    document.addEventListener('focusin', listen);
    return () => {
      document.removeEventListener('pointerdown', listen);
      document.removeEventListener('focusin', listen);
    };
  }, [open]);
}
