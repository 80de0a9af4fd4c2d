import {
  EDITIONS,
  type HeadFeed,
  type HeadImage,
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
  readonly locale: Locale;
  readonly brand: string;
  readonly title: string;
  readonly description: string;
  readonly canonical: string;
  readonly alternates: readonly { readonly locale: Locale | 'x-default'; readonly url: string }[];
  readonly robots: 'all' | 'none';
  readonly image: HeadImage;
  readonly feeds: readonly HeadFeed[];
}

export interface HeadSource {
  readonly page: Pick<PageData, 'locale' | 'edition' | 'production'>;
  readonly origin: string;
  readonly path: string;
  readonly route: RouteHead;
  readonly own?: PageHead;
  /** The page's path in each language, unless all have the same. */
  readonly paths?: Readonly<Record<Locale, string>> | undefined;
  /** The only regions that have the page, unless all have it. */
  readonly regions?: PageRoute['regions'];
  readonly indexable: boolean;
  readonly image: HeadImage;
}

/** The regions of a page that is an error: no language has a counterpart of it. */
export const NOWHERE: NonNullable<PageRoute['regions']> = [];

const withoutTrailingSlash = (path: string): string => path.replace(/\/+$/, '') || '/';

/** The address of a page in one locale: no slash at its end but that of the bare host. */
export function pageUrl(
  origin: string,
  edition: PageData['edition'],
  locale: Locale,
  pathname: string,
): string {
  const path = withoutTrailingSlash(pathname);
  const basename = localeBasename(locale, edition);
  return origin + (path === '/' ? basename || '/' : basename + path);
}

/** The same page in the other languages of the host, and the one for everybody else. */
function alternatesOf(
  { page, origin, regions, paths }: HeadSource,
  canonicalPath: string,
): ResolvedHead['alternates'] {
  const { defaultLocale } = EDITIONS[page.edition];
  const locales = localesOfRoute(page.edition, regions);
  if (locales.length < 2) return [];
  const url = (locale: Locale): string =>
    pageUrl(origin, page.edition, locale, paths?.[locale] ?? canonicalPath);
  const alternates: ResolvedHead['alternates'] = locales.map((locale) => ({ locale, url: url(locale) }));
  return locales.includes(defaultLocale)
    ? [...alternates, { locale: 'x-default', url: url(defaultLocale) }]
    : alternates;
}

/** The dash that each language sets between words. */
const DASH = { ru: '—', kk: '—', es: '–', en: '–' } as const;

/** Joins what the route, the page and the host say into one head; the brand closes the title once. */
export function resolveHead(source: HeadSource): ResolvedHead {
  const { page, origin, path, route, own = {}, paths, indexable } = source;
  const { brand, language } = LOCALE_INFO[page.locale];
  const title = own.title ?? route.title;
  const canonicalPath = own.canonicalPath ?? paths?.[page.locale] ?? path;
  const image = own.image ?? source.image;
  return {
    locale: page.locale,
    brand,
    title: title.includes(brand) ? title : `${title} ${DASH[language]} ${brand}`,
    description: own.description ?? route.description,
    canonical: pageUrl(origin, page.edition, page.locale, canonicalPath),
    alternates: alternatesOf(source, canonicalPath),
    robots: page.production && indexable ? 'all' : 'none',
    image: { ...image, url: new URL(image.url, origin).href },
    feeds: (own.feeds ?? []).map((feed) => ({ ...feed, path: origin + feed.path })),
  };
}
