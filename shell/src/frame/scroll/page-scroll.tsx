import { ScrollRestoration, useLocation, useNavigationType } from '@ecocircle/shared-contracts/router';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { awaitAnchor } from './await-anchor.ts';

const isFreshVisit = (): boolean => {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'navigate';
};

/** Says whether the next scroll may glide: only within one page, where it shows the way. */
function useGlidingWithinPage(): void {
  const { pathname, hash, key } = useLocation();
  const before = useRef(pathname);
  useLayoutEffect(() => {
    const isWithinPage = before.current === pathname && hash !== '';
    document.documentElement.toggleAttribute('data-gliding', isWithinPage);
    before.current = pathname;
  }, [pathname, hash, key]);
}

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
 * A new page begins at its top or at its anchor, a page gone back to where it was left. Space above an anchor is
 * `scroll-padding` in the layout's styles.
 */
export function PageScroll() {
  useGlidingWithinPage();
  useAnchorOfArrival();
  return <ScrollRestoration />;
}
