import type { PageHead } from '@ecocircle/shared-contracts';
import { SITE_ICONS } from '../site-images/site-images.ts';
import { type HeadSource, pageUrl, type ResolvedHead } from './page-head.ts';

const CONTEXT = 'https://schema.org';
const URL_KEYS: ReadonlySet<string> = new Set(['url', 'image', 'photo', 'logo', 'item', 'contentUrl']);

/** Search engines take absolute addresses only; remotes do not know the host. */
const absolute = (value: object, origin: string): object =>
  JSON.parse(
    JSON.stringify(value, (key, part: unknown) => {
      const atRoot = (text: unknown) =>
        typeof text === 'string' && /^\/(?!\/)/.test(text) ? origin + text : text;
      if (!URL_KEYS.has(key)) return part;
      return Array.isArray(part) ? part.map(atRoot) : atRoot(part);
    }),
  );

function site({ brand, description, canonical, locale }: ResolvedHead): object[] {
  const organization = { '@type': 'Organization', name: brand, url: canonical, logo: SITE_ICONS.icon512 };
  return [
    { '@context': CONTEXT, ...organization },
    {
      '@context': CONTEXT,
      '@type': 'WebSite',
      name: brand,
      description,
      url: canonical,
      inLanguage: locale,
      publisher: organization,
    },
  ];
}

function breadcrumbs({ page, origin }: HeadSource, own: PageHead, head: ResolvedHead): object {
  const url = (path: string): string => pageUrl(origin, page.edition, page.locale, path);
  const steps = [
    { name: head.brand, item: url('/') },
    ...(own.trail ?? []).map(({ title, path }) => ({ name: title, item: url(path) })),
    { name: own.title ?? head.title, item: head.canonical },
  ];
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
  };
}

export function structuredData(source: HeadSource, head: ResolvedHead): object[] {
  const { own = {}, origin, path } = source;
  const data: object[] = [own.jsonLd ?? []].flat().map((item) => ({ url: head.canonical, ...item }));
  const all = [
    ...(path === '/' ? site(head) : []),
    ...data,
    ...(own.trail ? [breadcrumbs(source, own, head)] : []),
  ];
  return all.map((item) => absolute(item, origin));
}
