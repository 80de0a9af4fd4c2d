import { useLocation } from '@ecocircle/shared-contracts/router';
import { useEffect } from 'react';

/** The key of the location that a visit begins with. */
const FIRST = 'default';

/** Moves the focus to the heading that the address names, so that the next Tab goes on from there. */
export function useAnchorFocus(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    const target = document.getElementById(hash.slice(1));
    const heading = target?.querySelector<HTMLElement>('h2') ?? target;
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    // A page that came without its text could not be scrolled before it was here.
    if (key === FIRST && scrollY === 0) heading.scrollIntoView({ behavior: 'instant' });
    // The key tells a second press of the same link.
  }, [hash, key]);
}
