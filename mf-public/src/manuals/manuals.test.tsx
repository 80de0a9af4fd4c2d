import { LOCALES, type Locale } from '@ecocircle/shared-contracts';
import { withNote } from '@ecocircle/test-kit';
import { describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { FIGURES } from '../../scripts/manual-pictures/figures.ts';
import type { TextBlock } from '../long-text/index.ts';
import { page as eventsManual } from '../pages/charity-events-manual/index.ts';
import { page as inspectionManual } from '../pages/inspection-manual/index.ts';
import { openPage } from '../testing/open-page.tsx';
import { anchorsOf } from './contents-of.ts';
import type { Manual, ManualBlock } from './manual.ts';

type Block = ManualBlock | TextBlock;

const PAGES = {
  'charity-events-manual': {
    page: eventsManual,
    sections: ['registration', 'create-charity-event', 'charity-events-viewing-and-editing', 'faq'],
  },
  'inspection-manual': { page: inspectionManual, sections: ['create-inspection', 'view-inspections'] },
} as const;

type Name = keyof typeof PAGES;
const CASES = (Object.keys(PAGES) as Name[]).flatMap((name) =>
  LOCALES.map((locale): [Name, Locale] => [name, locale]),
);

const load = (name: Name, locale: Locale): Promise<Manual> => {
  const loader = PAGES[name].page.createLoader?.({ locale: { locale } } as never);
  return (loader as unknown as () => Promise<Manual>)();
};

const blocksOf = ({ sections }: Manual): Block[] => sections.flatMap(({ blocks }) => [...blocks]);
const figuresOf = (manual: Manual) => blocksOf(manual).filter((block) => block.kind === 'figure');

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => (key === 'src' ? [] : textsOf(child)));
}

/** What is left of a table or list is its shape: how many rows, cells and items it has. */
const shapeOf = (block: Block): string => {
  if (block.kind === 'table') return `table of ${block.head.length}`;
  if (block.kind === 'figure') return `figure of ${block.legend.length}`;
  return block.kind;
};

describe.each(CASES)('%s in %s', (name, locale) => {
  test('has the anchors of every other language @R-03 @R-04', async () => {
    const manual = await load(name, locale);
    expect(manual.sections.map(({ id }) => id)).toEqual(PAGES[name].sections);
    const anchors = anchorsOf(manual);
    expect(new Set(anchors).size).toBe(anchors.length);
    expect(anchors).toEqual(anchorsOf(await load(name, 'en-US')));
  });

  test('says something in every block', async () => {
    const manual = await load(name, locale);
    for (const text of textsOf(manual)) expect(text.trim()).not.toBe('');
    for (const block of blocksOf(manual)) {
      if (block.kind === 'list') expect(block.items.length).toBeGreaterThan(1);
      if (block.kind === 'table')
        for (const row of block.rows) withNote(row[0], () => expect(row.length).toBe(block.head.length));
    }
  });

  test('explains each mark of its pictures and describes them to those who cannot see', async () => {
    const figures = figuresOf(await load(name, locale));
    const taken = FIGURES.filter(({ manual }) => manual === name);
    expect(figures.map(({ legend }) => legend.length)).toEqual(taken.map(({ marks }) => marks.length));
    for (const { alt, picture } of figures) {
      expect(alt.length).toBeGreaterThan(30);
      expect(picture.desktop.src).toContain(locale);
      expect(Math.min(picture.desktop.width, picture.desktop.height)).toBeGreaterThan(100);
    }
  });
});

test.each(LOCALES)('both manuals show the same pictures in %s as in English @R-03 @R-04', async (locale) => {
  for (const name of Object.keys(PAGES) as Name[]) {
    const shapes = async (of: Locale) =>
      figuresOf(await load(name, of)).map((block) => [
        shapeOf(block),
        block.picture.desktop.src.split('/').at(-1),
      ]);
    expect(await shapes(locale)).toEqual(await shapes('en-US'));
  }
});

test.each(['ru-RU', 'ru-KZ', 'kk-KZ'] as const)('%s is written in Cyrillic @I-01', async (locale) => {
  for (const name of Object.keys(PAGES) as Name[])
    for (const text of textsOf((await load(name, locale)).sections.map(({ title }) => title)))
      expect(text).not.toMatch(/[A-Za-z]/);
});

test('Spanish addresses the reader with voseo @I-01', async () => {
  for (const name of Object.keys(PAGES) as Name[])
    for (const text of textsOf(await load(name, 'es-AR')))
      expect(text).not.toMatch(
        /\b(tú|puedes|tienes|quieres|usted|vosotros)\b|^(Elige|Encuentra|Mira|Abre|Haz)\b/iu,
      );
});

test('no two languages share a paragraph @I-01', async () => {
  for (const name of Object.keys(PAGES) as Name[]) {
    const seen = new Map<string, Locale>();
    for (const locale of ['ru-RU', 'kk-KZ', 'es-AR', 'en-US'] as const)
      for (const block of blocksOf(await load(name, locale))) {
        if (block.kind !== 'paragraph') continue;
        withNote(block.text, () => expect(seen.get(block.text)).toBeUndefined());
        seen.set(block.text, locale);
      }
  }
});

test('Kazakhstan registers organisations by their BIN, and nobody as a user', async () => {
  for (const locale of ['ru-KZ', 'kk-KZ'] as const) {
    const [registration] = (await load('charity-events-manual', locale)).sections;
    const text = textsOf(registration).join(' ');
    expect(text).toMatch(/БИН|БСН/);
    expect(text).not.toContain('ИНН');
    expect(text).not.toMatch(/Участник|Қатысушы/);
  }
});

test('the page is rendered on the server with its text, pictures and anchors @S-05', async () => {
  await openPage('/charity-events-manual', {}, 'en-US');
  const faq = screen.getByRole('region', { name: /Questions and answers/ });
  expect(faq.id).toBe('faq');
  expect(within(faq).getByText(/people just come/)).toBeDefined();
  const picture = screen.getByRole('img', { name: /The login page/ });
  expect(picture.getAttribute('loading')).toBe('lazy');
  expect(picture.getAttribute('width')).toBeTruthy();
  expect(picture.getAttribute('height')).toBeTruthy();
  expect(
    screen.getByRole('link', { name: 'Copy the link to “Questions and answers”' }).getAttribute('href'),
  ).toBe('/charity-events-manual#faq');
});

test('the inspection manual is rendered on the server, and its links lead to the dialogs @S-05', async () => {
  await openPage('/inspection-manual/', {}, 'es-AR');
  expect(screen.getByText(/Apadriná un punto verde/)).toBeDefined();
  expect(screen.getByRole('link', { name: '«Escribinos»' }).getAttribute('href')).toMatch(
    /\?modal=write-to-us$/,
  );
  expect(screen.getByText(/Punto: \(nombre y dirección/).tagName).toBe('P');
});
