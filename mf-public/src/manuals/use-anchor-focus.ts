import { useLocation } from '@ecocircle/shared-contracts/router';
import { useEffect } from 'react';

/** Moves the focus to the heading that the address names, so that the next Tab goes on from there. */
export function useAnchorFocus(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    const target = document.getElementById(hash.slice(1));
    const heading = target?.querySelector<HTMLElement>('h2') ?? target;
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    // The key tells a second press of the same link.
  }, [hash, key]);
}
