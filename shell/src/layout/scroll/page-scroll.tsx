import { ScrollRestoration, useLocation } from '@ecocircle/shared-contracts/router';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { anchorOf } from './anchor-of.ts';

/** Milliseconds after the first load before the anchor is looked for again: what loads late has moved it by then. */
const INITIAL_DELAY = 200;

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

function useInitialAnchor(): void {
  const { hash } = useLocation();
  const first = useRef(hash);
  useEffect(() => {
    if (!first.current || !isFreshVisit()) return undefined;
    const timer = setTimeout(() => anchorOf(first.current)?.scrollIntoView(), INITIAL_DELAY);
    return () => clearTimeout(timer);
  }, []);
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
