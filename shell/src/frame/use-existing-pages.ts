import { LOCALE_INFO, type PageData } from '@ecocircle/shared-contracts';
import { matchPath } from '@ecocircle/shared-contracts/router';
import { useMemo } from 'react';
import { findRouteOwner } from '../platform/composition/route-owner.ts';
import { hasRegion } from '../platform/locale/locales-of-route.ts';
import { usePortal } from '../platform/page/portal-context.tsx';
import { SHELL_PATHS } from '../platform/routing/shell-paths.ts';

/** Whether a path leads to a page of this locale's market: one of the shell, or of a remote that is released. */
function pageExists({ locale, remotes }: Pick<PageData, 'locale' | 'remotes'>, to: string): boolean {
  const path = to.replace(/[?#].*$/, '');
  if (SHELL_PATHS.some((own) => matchPath(`/${own}`, path))) return true;
  const owner = findRouteOwner(remotes, [], path);
  return owner !== null && hasRegion(owner.route, LOCALE_INFO[locale].region);
}

const answers = new WeakMap<PageData['remotes'], Map<string, boolean>>();

/** Remembers the answers for the releases of a page: the server draws the same links on every one. */
function existsIn(page: Pick<PageData, 'locale' | 'remotes'>): (to: string) => boolean {
  const known = answers.get(page.remotes) ?? new Map<string, boolean>();
  answers.set(page.remotes, known);
  return (to) => {
    const exists = known.get(to) ?? pageExists(page, to);
    known.set(to, exists);
    return exists;
  };
}

/**
 * Leaves out links to pages that nobody has released yet or that the market lacks, so that header, menu and footer
 * never lead to a page that is not there. A page gets its link by being released.
 */
export function useExistingPages(): <Link extends { readonly to: string }>(links: readonly Link[]) => Link[] {
  const page = usePortal();
  return useMemo(() => {
    const exists = existsIn(page);
    return (links) => links.filter(({ to }) => exists(to));
  }, [page]);
}
