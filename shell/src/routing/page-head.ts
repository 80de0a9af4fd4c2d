import {
  EDITIONS,
  LOCALE_INFO,
  type Locale,
  localeBasename,
  type PageData,
  type PageHead,
  type PageRoute,
  type RouteHead,
} from '@ecocircle/shared-contracts';
import { localesOfRoute } from '../locale/locales-of-route.ts';

/** Everything that the head of a page says. URLs are absolute. */
export interface ResolvedHead {
  readonly title: string;
  readonly description: string;
  readonly canonical: string;
  readonly alternates: readonly { readonly locale: Locale | 'x-default'; readonly url: string }[];
  readonly robots: 'all' | 'none';
  readonly image?: PageHead['image'];
  readonly jsonLd?: object;
}

/** What a head is made from. `path` is without the locale prefix. */
export interface HeadSource {
  readonly page: Pick<PageData, 'locale' | 'edition' | 'production'>;
  readonly origin: string;
  readonly path: string;
  readonly route: RouteHead;
  readonly own?: PageHead;
  /** The only regions that have the page, unless all have it. */
  readonly regions?: PageRoute['regions'];
  readonly indexable: boolean;
}

const withoutTrailingSlash = (path: string): string => (path === '/' ? path : path.replace(/\/+$/, ''));

/** Joins what the route, the page and the host say into one head; the brand closes the title once. */
export function resolveHead({
  page,
  origin,
  path,
  route,
  own = {},
  regions,
  indexable,
}: HeadSource): ResolvedHead {
  const { brand } = LOCALE_INFO[page.locale];
  const title = own.title ?? route.title;
  const canonicalPath = withoutTrailingSlash(own.canonicalPath ?? path);
  const url = (locale: Locale): string => {
    const full = `${localeBasename(locale, page.edition)}${canonicalPath}`;
    return origin + (canonicalPath === '/' ? full.replace(/(.)\/$/, '$1') : full);
  };
  const { defaultLocale } = EDITIONS[page.edition];
  const locales = localesOfRoute(page.edition, regions);
  return {
    title: title.includes(brand) ? title : `${title} – ${brand}`,
    description: own.description ?? route.description,
    canonical: url(page.locale),
    alternates:
      locales.length > 1
        ? [
            ...locales.map((locale) => ({ locale, url: url(locale) })),
            ...(locales.includes(defaultLocale)
              ? [{ locale: 'x-default' as const, url: url(defaultLocale) }]
              : []),
          ]
        : [],
    robots: page.production && indexable ? 'all' : 'none',
    image: own.image && { ...own.image, url: new URL(own.image.url, origin).href },
    jsonLd: own.jsonLd,
  };
}
