import { matchRoutes, type RouteObject } from '@ecocircle/shared-contracts/router';
import type { RemoteRouteHandle } from '../platform/composition/remote-routes.ts';

/** For how long somebody points at a link who means it, in milliseconds: not on the way to something else. */
const DWELL = 65;

/** Where the browser says that its person saves data, only a press counts. */
const savesData = (): boolean =>
  (navigator as { readonly connection?: { readonly saveData: boolean } }).connection?.saveData === true;

function linkOf({ target }: Event): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  return link && link.origin === location.origin && !link.target && !link.download ? link : null;
}

/**
 * Brings the code of the page behind a link once somebody points at it, focuses it or begins to press it, so that the
 * press finds it.
 *
 * @param basename - the locale's prefix, or nothing
 * @returns takes the listeners off
 */
export function bringPagesOnIntent(routes: readonly RouteObject[], basename: string): () => void {
  const bring = (link: HTMLAnchorElement): void => {
    // What cannot be brought now is asked for again, and told, with the visit.
    for (const { route } of matchRoutes([...routes], link.pathname, basename || '/') ?? [])
      (route.handle as Partial<RemoteRouteHandle> | undefined)?.bring?.().catch(() => {});
  };
  let dwelling: ReturnType<typeof setTimeout>;
  const onPointed = (event: Event): void => {
    clearTimeout(dwelling);
    const link = linkOf(event);
    if (link && !savesData()) dwelling = setTimeout(() => bring(link), DWELL);
  };
  const onPressed = (event: Event): void => {
    const link = linkOf(event);
    if (link) bring(link);
  };
  const listening = new AbortController();
  const { signal } = listening;
  for (const name of ['pointerover', 'focusin'])
    document.addEventListener(name, onPointed, { signal, passive: true });
  document.addEventListener('pointerdown', onPressed, { signal, passive: true });
  return () => {
    clearTimeout(dwelling);
    listening.abort();
  };
}
