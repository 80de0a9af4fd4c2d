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

/** The anchor of an address that somebody came to: the page may come later than the frame, and parts of it later still. */
function useAnchorOfArrival(): void {
  const { pathname, hash } = useLocation();
  const way = useNavigationType();
  const shown = useRef<string | null>(null);
  useEffect(() => {
    const isFirst = shown.current === null;
    const isOther = shown.current !== pathname;
    shown.current = pathname;
    const isArrival = isFirst ? isFreshVisit() : isOther && way !== 'POP';
    return isArrival && hash !== '' ? awaitAnchor(hash) : undefined;
  }, [pathname, hash, way]);
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
