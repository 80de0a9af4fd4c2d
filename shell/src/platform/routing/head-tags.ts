import { cutAtWord } from '@ecocircle/shared-contracts';
import type { ResolvedHead } from './page-head.ts';

export interface HeadTag {
  readonly name: 'meta' | 'link';
  readonly attributes: Readonly<Record<string, string>>;
}

const MAX_PREVIEW_TEXT = 200;

export const HEAD_TAGS =
  'meta[name="description"],meta[name="robots"],meta[property],meta[name^="twitter:"],link[rel="canonical"],link[rel="alternate"]';

export const named = (name: string, content: string): HeadTag => ({
  name: 'meta',
  attributes: { name, content },
});
const property = (key: string, content: string): HeadTag => ({
  name: 'meta',
  attributes: { property: `og:${key}`, content },
});
export const link = (attributes: HeadTag['attributes']): HeadTag => ({ name: 'link', attributes });

/** OpenGraph writes a locale with an underscore. */
const territory = (locale: string): string => locale.replace('-', '_');

const mediaType = (url: string): string => `image/${/\.(\w+)(\?|$)/.exec(url)?.[1] ?? 'png'}`;

function openGraph(head: ResolvedHead): HeadTag[] {
  const { locale, brand, title, description, canonical, alternates, image } = head;
  const others = alternates.filter((other) => other.locale !== locale && other.locale !== 'x-default');
  return [
    property('type', 'website'),
    property('site_name', brand),
    property('title', title),
    property('description', description),
    property('url', canonical),
    property('locale', territory(locale)),
    ...others.map((other) => property('locale:alternate', territory(other.locale))),
    property('image', image.url),
    property('image:type', mediaType(image.url)),
    property('image:width', String(image.width)),
    property('image:height', String(image.height)),
    ...(image.alt ? [property('image:alt', image.alt)] : []),
  ];
}

const twitter = ({ title, description, image }: ResolvedHead): HeadTag[] => [
  named('twitter:card', 'summary_large_image'),
  named('twitter:title', title),
  named('twitter:description', cutAtWord(description, MAX_PREVIEW_TEXT)),
  named('twitter:image', image.url),
  ...(image.alt ? [named('twitter:image:alt', image.alt)] : []),
];

/** What search engines and link previews read of a page, in the order in which the document names it. */
export const headTags = (head: ResolvedHead): HeadTag[] => [
  named('description', head.description),
  named('robots', head.robots),
  link({ rel: 'canonical', href: head.canonical }),
  ...head.alternates.map(({ locale, url }) => link({ rel: 'alternate', hreflang: locale, href: url })),
  ...head.feeds.map(({ title, path }) =>
    link({ rel: 'alternate', type: 'application/rss+xml', title, href: path }),
  ),
  ...openGraph(head),
  ...twitter(head),
];
