import { ScrollRestoration, useLocation, useNavigationType } from '@ecocircle/shared-contracts/router';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { anchorOf } from './anchor-of.ts';
import { awaitAnchor } from './await-anchor.ts';

const isFreshVisit = (): boolean => {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'navigate';
};

/** Whether what the hash of an address names is near: over more than a window a glide shows nothing and takes long. */
const isWithinReach = (hash: string): boolean => {
  const top = anchorOf(hash)?.getBoundingClientRect().top;
  return top !== undefined && Math.abs(top) < innerHeight;
};

/**
 * Says whether the next scroll may glide: only forward within one page, where it shows the way. Who goes back is there
 * at once. It stands before what scrolls, whose effect comes after its own.
 */
function Gliding(): null {
  const { pathname, hash, key } = useLocation();
  const way = useNavigationType();
  const before = useRef(pathname);
  useLayoutEffect(() => {
    const isWithinPage = before.current === pathname && hash !== '' && way !== 'POP';
    document.documentElement.toggleAttribute('data-gliding', isWithinPage && isWithinReach(hash));
    before.current = pathname;
  }, [pathname, hash, key, way]);
  return null;
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
  useAnchorOfArrival();
  return (
    <>
      <Gliding />
      <ScrollRestoration />
    </>
  );
}
