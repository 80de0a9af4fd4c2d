import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { LOCALES } from '@ecocircle/shared-contracts';
import { SCHEMES } from '../pages/page-check.ts';
import type { Cell } from './cells.ts';
import { WIDTHS } from './looks.ts';
import type { Outcome } from './outcome.ts';
import { PICTURES } from './taken-with.ts';

/** A picture and how it went. */
export interface ShownPicture {
  readonly cell: Cell;
  readonly outcome: Outcome;
}

const STYLES = readFileSync(join(import.meta.dirname, 'side-by-side.css'), 'utf8');

const text = (words: string): string => words.replace(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0)};`);

/** A filter is a row of boxes; the style sheet hides what has the value of a box that is not checked. */
const FILTERS = { width: WIDTHS, scheme: SCHEMES, locale: LOCALES } as const;

const filterOf = (name: keyof typeof FILTERS): string => {
  const boxes = FILTERS[name].map(
    (value) => `<label><input type="checkbox" checked data-filter="${value}">${value}</label>`,
  );
  return `<fieldset><legend>${name}</legend>${boxes.join('')}</fieldset>`;
};

const FILTER_STYLES = Object.entries(FILTERS)
  .flatMap(([name, values]) =>
    values.map(
      (value) =>
        `body:has([data-filter="${value}"]:not(:checked)) figure[data-${name}="${value}"] { display: none; }`,
    ),
  )
  .join('\n');

const pictureOf = (file: string, words: string): string =>
  `<a href="${text(file)}"><img src="${text(file)}" alt="${text(words)}" loading="lazy"></a>`;

function picturesOf({ cell, outcome }: ShownPicture, from: string): string {
  const kept = join(PICTURES, cell.file);
  const { kind, drawn, difference } = outcome;
  const shown = [
    existsSync(kept) ? pictureOf(relative(from, kept), 'kept') : '<p>not taken yet</p>',
    drawn && kind !== 'same' ? pictureOf(relative(from, drawn), 'drawn now') : '',
    difference ? pictureOf(relative(from, difference), 'difference') : '',
  ];
  return shown.join('');
}

function figureOf(picture: ShownPicture, from: string): string {
  const { width, scheme, locale, shown } = picture.cell;
  const { kind } = picture.outcome;
  const words = [
    width,
    scheme,
    locale,
    ...(shown.way ? [shown.way] : []),
    ...(kind === 'same' ? [] : [kind]),
  ];
  return `<figure data-width="${width}" data-scheme="${scheme}" data-locale="${locale}" data-kind="${kind}">
<figcaption>${text(words.join(' · '))}</figcaption>
<div>${picturesOf(picture, from)}</div>
</figure>`;
}

function sectionOf(name: string, pictures: readonly ShownPicture[], from: string): string {
  const figures = pictures.map((picture) => figureOf(picture, from)).join('\n');
  return `<section id="${text(name)}"><h2>${text(name)}</h2><div class="row">${figures}</div></section>`;
}

const summaryOf = (pictures: readonly ShownPicture[]): string =>
  [...Map.groupBy(pictures, ({ outcome }) => outcome.kind)]
    .map(([kind, some]) => `${some.length} ${kind}`)
    .join(', ');

/**
 * The page that shows pictures side by side, by page and state; filters are its own style sheet's, without a script.
 *
 * @param notes - why something was not compared
 * @param from - the folder of the page
 */
export function pageOf(pictures: readonly ShownPicture[], notes: readonly string[], from: string): string {
  const rows = [...Map.groupBy(pictures, ({ cell }) => cell.shown.name)];
  const pages = [...Map.groupBy(rows, ([name]) => name.split('/')[0] ?? name).keys()];
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>All pictures of EcoCircle</title>
<style>${STYLES}${FILTER_STYLES}</style>
<header>
<h1>All pictures</h1>
<p>${text(summaryOf(pictures))}</p>
${notes.map((note) => `<p class="note">Not compared: ${text(note)}</p>`).join('')}
<form>
${(Object.keys(FILTERS) as (keyof typeof FILTERS)[]).map(filterOf).join('\n')}
<fieldset><legend>show</legend>
<label><input type="checkbox" id="changed">only what differs</label>
<label><input type="checkbox" id="large">in full size</label>
</fieldset>
</form>
<nav>${pages.map((page) => `<a href="#${text(page)}">${text(page)}</a>`).join(' ')}</nav>
</header>
<main>
${rows.map(([name, some]) => sectionOf(name, some, from)).join('\n')}
</main>
</html>
`;
}
