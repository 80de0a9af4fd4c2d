import { ScrollRestoration, useLocation } from '@ecocircle/shared-contracts/router';
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

/** The anchor of the first address: the page may come later than the frame around it. */
function useInitialAnchor(): void {
  const { pathname, hash } = useLocation();
  const isFirst = useRef(true);
  useEffect(() => {
    const isArrival = isFirst.current && hash !== '' && isFreshVisit();
    isFirst.current = false;
    return isArrival ? awaitAnchor(hash) : undefined;
  }, [pathname, hash]);
}

/**
 * A new page begins at its top or at its anchor, a page gone back to where it was left. Space above an anchor is
 * `scroll-padding` in the layout's styles.
 */
export function PageScroll() {
  useGlidingWithinPage();
  useInitialAnchor();
  return <ScrollRestoration />;
}
