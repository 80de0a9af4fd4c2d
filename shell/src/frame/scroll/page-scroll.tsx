import { ScrollRestoration, useLocation, useNavigationType } from '@ecocircle/shared-contracts/router';
import { useEffect, useRef } from 'react';
import { awaitAnchor } from './await-anchor.ts';

const isFreshVisit = (): boolean => {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'navigate';
};

/**
 * The anchor of an address that somebody came to: the page may come later than the frame, parts of it later still, and a
 * menu that closes changes its width.
 */
function useAnchorOfArrival(): void {
  const { key, hash } = useLocation();
  const way = useNavigationType();
  const isFirst = useRef(true);
  // By the key of the address: who presses a link twice comes twice.
  useEffect(() => {
    const isArrival = isFirst.current ? isFreshVisit() : way !== 'POP';
    isFirst.current = false;
    return isArrival && hash !== '' ? awaitAnchor(hash) : undefined;
  }, [key, hash, way]);
}

/**
 * A new page begins at its top or at its anchor, a page gone back to where it was left. Nothing glides there: a glide
 * takes as long as its way. Space above an anchor is `scroll-padding` in the layout's styles.
 */
export function PageScroll() {
  useAnchorOfArrival();
  return <ScrollRestoration />;
}
