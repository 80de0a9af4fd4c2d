import { FIRST_VIEW_ID, LOCALE_INFO, type PageData } from '@ecocircle/shared-contracts';
import escapeHtml from 'escape-html';
import { HEADER_END_ID } from '../../src/platform/page/header-end.ts';
import type { PageDescription } from '../../src/platform/routing/describe-page.ts';
import { type HeadTag, headTags, link, named } from '../../src/platform/routing/head-tags.ts';
import type { SITE_ICONS } from '../../src/platform/site-images/site-images.ts';
import { type LateScript, STARTER, type UntouchedScript } from '../starter.ts';
import { THEME_COLOUR } from '../web-manifest.ts';
import { pageJson, scriptJson } from './page-json.ts';
import type { SheetPart } from './sheet-parts.ts';

export interface Preload {
  readonly url: string;
  /** What a page is without until it is touched is `untouched`. */
  readonly kind: 'script' | 'style' | 'font' | 'entry' | 'untouched';
  readonly integrity?: string;
  /** Of a style sheet that may stand in the document. */
  readonly sheet?: Sheet;
}

export interface Sheet {
  readonly text: string;
  /** By what a policy allows the text as an inline style. */
  readonly source: string;
  /** Names it in the cookie by which browsers say what they have. */
  readonly id: string;
  /** What the first styles of a page are taken from. */
  readonly parts: readonly SheetPart[];
  /** Its text behind first styles. */
  readonly behind: string;
}

/** Whether style sheets stand in the head of the document, or are files. */
export type StylesIn = 'document' | 'files';

export type SiteIcons = Readonly<typeof SITE_ICONS> & { readonly svg: string };

export interface DocumentParts {
  readonly page: PageData;
  readonly description: PageDescription;
  readonly layoutCss: string;
  readonly body: string;
  readonly files: readonly Preload[];
  /** Whether the page's code is asked for late: by the starter, once the page has come to rest or is touched. */
  readonly startsLate: boolean;
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

const securedBy = (integrity: string | undefined): string =>
  `${integrity ? ` integrity="${integrity}"` : ''} crossorigin="anonymous"`;

function fileTag({ url, kind, integrity }: Preload): string {
  const href = escapeHtml(url);
  const secured = securedBy(integrity);
  if (kind === 'font')
    return `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin="anonymous">`;
  if (kind === 'entry') return `<script src="${href}" defer${secured}></script>`;
  return `<link rel="preload" as="script" fetchpriority="low" href="${href}"${secured}>`;
}

const filesOf = (files: readonly Preload[], ...kinds: readonly Preload['kind'][]): Preload[] =>
  kinds.flatMap((wanted) => files.filter(({ kind }) => kind === wanted));

/**
 * Up to where the document is read before anything is painted: what stands behind what a page shows first, else behind
 * the header. A page may be without either, or of a shell that does not name the end of its header.
 */
function firstRead(body: string): string[] {
  const id = [FIRST_VIEW_ID, HEADER_END_ID].find((known) => body.includes(` id="${known}"`));
  return id ? [`<link rel="expect" href="#${id}" blocking="render">`] : [];
}

/** Where what a page names as its first view ends in its markup: behind the empty element; 0 without one. */
function firstViewEnd(body: string): number {
  const named = body.indexOf(` id="${FIRST_VIEW_ID}"`);
  const inside = body.indexOf('>', named) + 1;
  return named >= 0 && body.startsWith('</', inside) ? body.indexOf('>', inside) + 1 : 0;
}

/** What React asks browsers to load before all else stands at the beginning of what it renders. */
const FIRST_LOADED = /^(?:<link rel="preload"[^>]*>)*/;

/** The scripts of a page for its starter, and the one that a part of the pages has as long as nobody touches them. */
function lateScripts(files: readonly Preload[], { vitalsShare = 0 }: PageData): string {
  const late = filesOf(files, 'entry', 'script').map(
    ({ url, integrity = '', kind }): LateScript => [url, integrity, kind === 'entry'],
  );
  const untouched = filesOf(files, 'untouched').map(
    ({ url, integrity = '' }): UntouchedScript => [url, integrity, vitalsShare],
  );
  const attributes: [string, string][] = [['data-scripts', JSON.stringify(late)]];
  if (untouched[0]) attributes.push(['data-untouched', JSON.stringify(untouched[0])]);
  return attributes.map(attribute).join('');
}

const sheetLink = ({ url, integrity }: Preload, more = ''): string =>
  `<link rel="stylesheet" href="${escapeHtml(url)}"${securedBy(integrity)}${more}>`;

/** The link of a sheet that stands in the document. */
const heldLink = (file: Preload): string =>
  sheetLink(file, ` media="none" disabled data-sheet="${file.sheet?.id}"`);

/**
 * A style sheet. Where it stands in the document, a link that is not loaded stands beside it, for code that looks whether
 * the sheet is there before it links it. By its medium no browser that looks ahead of its parser asks for it; a link that
 * is `not all` is one that came late.
 */
function styleTags(file: Preload, stylesIn: StylesIn): string {
  const { sheet } = file;
  return stylesIn === 'files' || !sheet ? sheetLink(file) : `<style>${sheet.text}</style>${heldLink(file)}`;
}

/**
 * The style sheets of a document. Where they are files, fonts are asked for together with them; where nothing else is
 * waited for, they would only delay what can be read without them.
 */
export function styleElements(files: readonly Preload[], stylesIn: StylesIn): string {
  const sheets = filesOf(files, 'style').map((file) => styleTags(file, stylesIn));
  const fonts = stylesIn === 'files' ? filesOf(files, 'font').map(fileTag) : [];
  return [...sheets, ...fonts].join('\n');
}

/**
 * The sheets of a document whose first view has styles of its own, behind that view: in one element, since what is painted
 * between the first of several and the last would have the rules of some modules without those that come after them.
 *
 * @param text - that of all sheets
 */
export function sheetsBehind(files: readonly Preload[], text: string): string {
  // What a text between elements would be, a page's code would not find in what it renders.
  return `<style>${text}</style>${filesOf(files, 'style').map(heldLink).join('')}`;
}

/** The texts of a document around its styles. */
export interface DocumentTexts {
  readonly before: string;
  /** The rest of the head, and what the page names as its first view; empty where it names none. */
  readonly first: string;
  readonly behind: string;
}

/**
 * Writes the document of a page. Its {@link styleElements} stand behind the first text, or behind the second where they
 * are preceded by styles of the first view. Everything that comes from data is escaped. What the visitor sees is asked for
 * before what search engines read, and scripts, which make it answer, come last.
 */
export function htmlDocument(parts: DocumentParts): DocumentTexts {
  const { page, description, layoutCss, body, files, startsLate, icons } = parts;
  const [firstLoaded = ''] = FIRST_LOADED.exec(body) ?? [];
  const before = [
    '<!doctype html>',
    `<html lang="${page.locale}" data-region="${LOCALE_INFO[page.locale].region}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<script${startsLate ? lateScripts(files, page) : ''}>${STARTER}</script>`,
    firstLoaded,
    ...firstRead(body),
    '',
  ];
  const firstEnd = firstViewEnd(body);
  const first = [
    '',
    `<style id="route-layout">${layoutCss}</style>`,
    ...headElements(description),
    ...siteElements(page, icons),
    '</head>',
    '<body>',
    `<div id="root">${body.slice(firstLoaded.length, firstEnd || undefined)}`,
  ].join('\n');
  const rest = [
    `${firstEnd ? body.slice(firstEnd) : ''}</div>`,
    `<script type="application/json" id="portal-page">${pageJson(page)}</script>`,
    ...(startsLate ? [] : filesOf(files, 'entry', 'script').map(fileTag)),
    '</body>',
    '</html>',
  ];
  const behind = rest.join('\n');
  return firstEnd
    ? { before: before.join('\n'), first, behind }
    : { before: before.join('\n'), first: '', behind: first + behind };
}
