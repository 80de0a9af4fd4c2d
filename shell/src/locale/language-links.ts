import { LOCALE_INFO, type Locale, localeBasename } from '@ecocircle/shared-contracts';
import { useLocation } from '@ecocircle/shared-contracts/router';
import { usePortal } from '../portal-context.tsx';
import { offeredLocales } from '../services/shell-services.ts';
import { LOCALE_COOKIE } from './locale-cookie.ts';

const ONE_YEAR = 31_536_000;

/** The current page in one of the languages that the edition offers. */
export interface LanguageLink {
  readonly locale: Locale;
  readonly name: string;
  readonly short: string;
  readonly href: string;
  readonly current: boolean;
  /** Remembers the choice before the browser follows the link. */
  readonly remember: () => void;
}

/** Links to the current page, with its parameters, in every language of the edition; empty where there is one. */
export function useLanguageLinks(): LanguageLink[] {
  const page = usePortal();
  const { pathname, search } = useLocation();
  const locales = offeredLocales(page);
  if (locales.length === 1) return [];
  return locales.map((locale) => ({
    locale,
    name: LOCALE_INFO[locale].name,
    short: LOCALE_INFO[locale].short,
    href: `${localeBasename(locale, page.edition)}${pathname === '/' ? '' : pathname}${search}`,
    current: locale === page.locale,
    remember() {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
      document.cookie = `${LOCALE_COOKIE}=${locale}; Path=/; SameSite=Lax; Max-Age=${ONE_YEAR}`;
    },
  }));
}
