import { LOCALE_INFO, type PageData } from '@ecocircle/shared-contracts';
import escapeHtml from 'escape-html';
import type { ResolvedHead } from '../src/routing/page-head.ts';

/** A file that the page asks the browser for at once. */
export interface Preload {
  readonly url: string;
  readonly kind: 'script' | 'style' | 'font' | 'entry';
  readonly integrity?: string;
}

/** The parts of a page's document. */
export interface DocumentParts {
  readonly page: PageData;
  readonly head: ResolvedHead;
  readonly layoutCss: string;
  readonly body: string;
  readonly files: readonly Preload[];
  readonly iconUrl: string;
}

/** JSON that cannot end the script element it stands in. */
const scriptJson = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

const meta = (key: 'name' | 'property', name: string, content: string): string =>
  `<meta ${key}="${name}" content="${escapeHtml(content)}">`;

function headTags({
  title,
  description,
  canonical,
  alternates,
  robots,
  image,
  jsonLd,
}: ResolvedHead): string[] {
  return [
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', description),
    meta('name', 'robots', robots),
    `<link rel="canonical" href="${escapeHtml(canonical)}">`,
    ...alternates.map(
      ({ locale, url }) => `<link rel="alternate" hreflang="${locale}" href="${escapeHtml(url)}">`,
    ),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', canonical),
    ...(image
      ? [
          meta('property', 'og:image', image.url),
          meta('property', 'og:image:width', String(image.width)),
          meta('property', 'og:image:height', String(image.height)),
        ]
      : []),
    ...(jsonLd ? [`<script type="application/ld+json">${scriptJson(jsonLd)}</script>`] : []),
  ];
}

/** Scripts are named last: what the visitor sees is asked for before what makes it answer. */
const isScript = ({ kind }: Preload): boolean => kind === 'script' || kind === 'entry';

function fileTag({ url, kind, integrity }: Preload): string {
  const href = escapeHtml(url);
  const secured = `${integrity ? ` integrity="${integrity}"` : ''} crossorigin="anonymous"`;
  if (kind === 'style') return `<link rel="stylesheet" href="${href}"${secured}>`;
  if (kind === 'font')
    return `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin="anonymous">`;
  if (kind === 'entry') return `<script src="${href}" defer${secured}></script>`;
  return `<link rel="preload" as="script" fetchpriority="low" href="${href}"${secured}>`;
}

/** Writes the document of a page. Everything that comes from data is escaped. */
export function htmlDocument({ page, head, layoutCss, body, files, iconUrl }: DocumentParts): string {
  return [
    '<!doctype html>',
    `<html lang="${page.locale}" data-region="${LOCALE_INFO[page.locale].region}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    ...headTags(head),
    '<meta name="theme-color" content="#37927B">',
    `<link rel="icon" type="image/svg+xml" href="${escapeHtml(iconUrl)}">`,
    ...files.filter((file) => !isScript(file)).map(fileTag),
    `<style id="route-layout">${layoutCss}</style>`,
    '</head>',
    '<body>',
    `<div id="root">${body}</div>`,
    `<script type="application/json" id="portal-page">${scriptJson(page)}</script>`,
    ...files.filter(isScript).map(fileTag),
    '</body>',
    '</html>',
  ].join('\n');
}
