import { EDITIONS, LOCALE_INFO, type Locale, localeBasename } from '@ecocircle/shared-contracts';
import { useLocation, useMatches } from '@ecocircle/shared-contracts/router';
import { useHydrated } from '@ecocircle/ui-kit';
import { usePortal } from '../page/portal-context.tsx';
import { searchOf } from '../routing/address.ts';
import { pathsOf, regionsOf } from '../routing/route-matches.ts';
import { writePreferredLocale } from './locale-preference.ts';
import { localesOfRoute } from './locales-of-route.ts';

export interface LanguageLink {
  readonly locale: Locale;
  readonly name: string;
  readonly short: string;
  readonly href: string;
  readonly current: boolean;
  /** Remembers the choice before the browser follows the link. */
  readonly remember: () => void;
}

/**
 * Links to the current page, with its parameters and the part that is shown, in every language of the edition; empty where there is one. A
 * language that does not have the page begins at its home page, one that names it by other words at that address.
 */
export function useLanguageLinks(): LanguageLink[] {
  const page = usePortal();
  const { pathname, search, hash } = useLocation();
  // What the server did not read, or never hears of, the browser adds.
  const rest = useHydrated() ? search + hash : searchOf(page.hydration?.path ?? search);
  const locales = EDITIONS[page.edition].locales;
  const matches = useMatches();
  const having = localesOfRoute(page.edition, regionsOf(matches));
  const paths = pathsOf(matches);
  if (locales.length === 1) return [];
  const pageIn = (locale: Locale): string => {
    const path = paths?.[locale] ?? pathname;
    return having.includes(locale) ? `${path === '/' ? '' : path}${rest}` : '';
  };
  return locales.map((locale) => ({
    locale,
    name: LOCALE_INFO[locale].name,
    short: LOCALE_INFO[locale].short,
    href: `${localeBasename(locale, page.edition)}${pageIn(locale)}`,
    current: locale === page.locale,
    remember: () => writePreferredLocale(locale),
  }));
}
