import { LOCALE_INFO, type PageData } from '@ecocircle/shared-contracts';
import escapeHtml from 'escape-html';
import type { PageDescription } from '../../src/platform/routing/describe-page.ts';
import { type HeadTag, headTags, link, named } from '../../src/platform/routing/head-tags.ts';
import type { SITE_ICONS } from '../../src/platform/site-images/site-images.ts';
import { STARTER } from '../starter.ts';
import { THEME_COLOUR } from '../web-manifest.ts';
import { pageJson, scriptJson } from './page-json.ts';

export interface Preload {
  readonly url: string;
  readonly kind: 'script' | 'style' | 'font' | 'entry';
  readonly integrity?: string;
}

export type SiteIcons = Readonly<typeof SITE_ICONS> & { readonly svg: string };

export interface DocumentParts {
  readonly page: PageData;
  readonly description: PageDescription;
  readonly layoutCss: string;
  readonly body: string;
  readonly files: readonly Preload[];
  readonly icons: SiteIcons;
}

const attribute = ([name, value]: [string, string]): string => ` ${name}="${escapeHtml(value)}"`;

const element = ({ name, attributes }: HeadTag): string =>
  `<${name}${Object.entries(attributes).map(attribute).join('')}>`;

function headElements({ head, jsonLd }: PageDescription): string[] {
  return [
    `<title>${escapeHtml(head.title)}</title>`,
    ...headTags(head).map(element),
    ...jsonLd.map((data) => `<script type="application/ld+json">${scriptJson(data)}</script>`),
  ];
}

/** What stands for the portal in tabs, on home screens and in search results. */
function siteElements({ locale, basename }: PageData, icons: SiteIcons): string[] {
  const { brand } = LOCALE_INFO[locale];
  return [
    named('theme-color', THEME_COLOUR),
    named('application-name', brand),
    named('apple-mobile-web-app-title', brand),
    link({ rel: 'icon', type: 'image/svg+xml', href: icons.svg }),
    link({ rel: 'icon', type: 'image/png', sizes: '48x48', href: icons.favicon }),
    link({ rel: 'apple-touch-icon', href: icons.appleTouch }),
    link({ rel: 'manifest', href: `${basename}/site.webmanifest` }),
  ].map(element);
}

function fileTag({ url, kind, integrity }: Preload): string {
  const href = escapeHtml(url);
  const secured = `${integrity ? ` integrity="${integrity}"` : ''} crossorigin="anonymous"`;
  if (kind === 'style') return `<link rel="stylesheet" href="${href}"${secured}>`;
  if (kind === 'font')
    return `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin="anonymous">`;
  if (kind === 'entry') return `<script src="${href}" defer${secured}></script>`;
  return `<link rel="preload" as="script" fetchpriority="low" href="${href}"${secured}>`;
}

const fileTags = (files: readonly Preload[], ...kinds: readonly Preload['kind'][]): string[] =>
  kinds.flatMap((wanted) => files.filter(({ kind }) => kind === wanted).map(fileTag));

/**
 * Writes the document of a page. Everything that comes from data is escaped. What the visitor sees is asked for
 * before what search engines read, and scripts, which make it answer, come last.
 */
export function htmlDocument({ page, description, layoutCss, body, files, icons }: DocumentParts): string {
  return [
    '<!doctype html>',
    `<html lang="${page.locale}" data-region="${LOCALE_INFO[page.locale].region}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<script>${STARTER}</script>`,
    ...fileTags(files, 'style', 'font'),
    `<style id="route-layout">${layoutCss}</style>`,
    ...headElements(description),
    ...siteElements(page, icons),
    '</head>',
    '<body>',
    `<div id="root">${body}</div>`,
    `<script type="application/json" id="portal-page">${pageJson(page)}</script>`,
    ...fileTags(files, 'entry', 'script'),
    '</body>',
    '</html>',
  ].join('\n');
}
