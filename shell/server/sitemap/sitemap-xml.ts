import { Readable } from 'node:stream';
import { EDITIONS, type Edition, type Locale } from '@ecocircle/shared-contracts';
import { SitemapIndexStream, SitemapStream, streamToPromise } from 'sitemap';
import { localesOfRoute } from '../../src/platform/locale/locales-of-route.ts';
import { pageUrl } from '../../src/platform/routing/page-head.ts';
import type { SitemapPage } from './sitemap-source.ts';

export interface SitemapHost {
  readonly edition: Edition;
  readonly origin: string;
}

const text = async (stream: SitemapStream | SitemapIndexStream): Promise<string> =>
  (await streamToPromise(stream)).toString('utf8');

function items({ edition, origin }: SitemapHost, { path, regions, changed }: SitemapPage) {
  const locales = localesOfRoute(edition, regions);
  const { defaultLocale } = EDITIONS[edition];
  const pathIn = (locale: Locale) => (typeof path === 'string' ? path : path[locale]);
  const links = locales.flatMap((locale) => {
    const own = pathIn(locale);
    return own === undefined ? [] : [{ lang: locale as string, url: pageUrl(origin, edition, locale, own) }];
  });
  const fallback = links.find(({ lang }) => lang === defaultLocale);
  const alternates = fallback ? [...links, { lang: 'x-default', url: fallback.url }] : links;
  return links.map(({ url }) => ({
    url,
    ...(changed && { lastmod: changed }),
    ...(links.length > 1 && { links: alternates }),
  }));
}

export function sitemapXml(host: SitemapHost, pages: readonly SitemapPage[]): Promise<string> {
  const xmlns = { news: false, image: false, video: false, xhtml: true };
  const stream = new SitemapStream({ xmlns });
  Readable.from(pages.flatMap((page) => items(host, page))).pipe(stream);
  return text(stream);
}

export function sitemapIndexXml({ origin }: SitemapHost, files: readonly string[]): Promise<string> {
  const stream = new SitemapIndexStream();
  Readable.from(files.map((file) => ({ url: origin + file }))).pipe(stream);
  return text(stream);
}
