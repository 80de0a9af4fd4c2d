import { EDITIONS, type Locale, localeBasename } from '@ecocircle/shared-contracts';
import type { PublicSite } from '../../addresses/public-site.ts';

/** Where a feed is read and in which language: what its links and words are made for. */
export interface FeedPlace {
  readonly site: PublicSite;
  readonly locale: Locale;
}

/** The language that was asked for where the host has it, else the host's own. */
export function feedPlace(site: PublicSite, asked: Locale | undefined): FeedPlace {
  const { locales, defaultLocale } = EDITIONS[site.edition];
  return { site, locale: locales.find((locale) => locale === asked) ?? defaultLocale };
}

/** The absolute address of a page of the portal; `path` is without the locale prefix. */
export const pageUrl = ({ site, locale }: FeedPlace, path: string): string =>
  `${site.origin}${localeBasename(locale, site.edition)}${path}`;

/** The absolute address of an event's page. */
export const eventUrl = (place: FeedPlace, id: number): string => pageUrl(place, `/charity-event/${id}`);
