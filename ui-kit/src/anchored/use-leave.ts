import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Tells when a press or the focus goes elsewhere than to a part of the page, and where, while something of it is open. */
export function useLeave(open: boolean, part: RefObject<Element | null>, onLeft: (to: Node) => void): void {
  const check = useEffectEvent(({ target }: Event): void => {
    if (!part.current?.contains(target as Node)) onLeft(target as Node);
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
