import type { ShellServices } from '@ecocircle/shared-contracts';
import { isPlainPress } from '@ecocircle/ui-kit';
import type { MouseEvent } from 'react';
import { useServices } from '../remote/index.ts';

/**
 * What a link is given that opens the choice of a city. In a new tab, and without scripts, it leads to a page, which
 * comes back to `from`.
 *
 * @example
 * const choice = useCityChoice('/alerts');
 * <Link {...choice}>{city.name}</Link>
 */
export function useCityChoice(from: string) {
  // A shell before contract 1.5 has no choice: the page is there.
  const { location }: Partial<ShellServices> = useServices();
  const prefetch = (): void => location?.prefetchChoice();
  return {
    to: from === '/' ? '/city' : `/city?${new URLSearchParams({ from })}`,
    rel: 'nofollow',
    onPointerEnter: prefetch,
    onFocus: prefetch,
    onClick(event: MouseEvent): void {
      if (!location || !isPlainPress(event)) return;
      event.preventDefault();
      location.openChoice();
    },
  };
}
