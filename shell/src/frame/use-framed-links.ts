import { useHref } from '@ecocircle/shared-contracts/router';
import { useEffect } from 'react';

/** The first part of a path below the site's own beginning: `recycling-points` of `/en-us/recycling-points/7`. */
const sectionOf = (path: string, root: string): string | undefined =>
  path.slice(root.length).split('/').find(Boolean);

/** Whether a link stays in what a frame shows: another page of the same section. */
function staysInFrame({ origin, pathname }: URL, root: string): boolean {
  return (
    origin === location.origin &&
    pathname.startsWith(root) &&
    sectionOf(pathname, root) === sectionOf(location.pathname, root)
  );
}

/**
 * In a frame of another site, links that lead to other pages than the framed ones open a tab: no other page is for
 * frames, and the policy of the first document would let a navigation in the browser pass.
 */
export function useFramedLinks(isBare: boolean): void {
  const root = useHref('/').replace(/\/$/, '');
  useEffect(() => {
    if (!isBare || window.parent === window) return;
    const openOutside = (event: MouseEvent): void => {
      const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href]');
      if (!link || link.download || staysInFrame(new URL(link.href), root)) return;
      link.target = '_blank';
      link.rel = 'noopener';
      event.stopPropagation();
    };
    window.addEventListener('click', openOutside, { capture: true });
    return () => window.removeEventListener('click', openOutside, { capture: true });
  }, [isBare, root]);
}
