import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES, REMOTE_NAMES, type RemoteRoute } from '@ecocircle/shared-contracts';
import { expect, test } from '@playwright/test';
import { SCHEMES } from '../pages/page-check.ts';
import { PROJECT } from '../set-up/product.ts';
import { CELLS, type Cell, SAMPLE, TABLE } from '../visual/cells.ts';
import { declarePictures } from '../visual/declare-pictures.ts';
import { WIDTHS } from '../visual/looks.ts';
import { keptPictures } from '../visual/pictures.ts';

const MOST_PICTURES = 200;
const MOST_BYTES = 20_000_000;

const LOOKS = WIDTHS.flatMap((width) => SCHEMES.map((scheme) => `${width} ${scheme}`));

const declaredRoutes = (): string[] =>
  REMOTE_NAMES.flatMap((remote) => {
    const { routes } = JSON.parse(readFileSync(join(PROJECT, remote, 'remote.json'), 'utf8'));
    return (routes as RemoteRoute[]).map(({ id }) => id);
  });

const looksOf = (cells: readonly Cell[]): Set<string> =>
  new Set(cells.map(({ width, scheme }) => `${width} ${scheme}`));

test('every route that a remote declares has a picture, and no picture is of a route that is gone @L-05', () => {
  const shown = TABLE.flatMap(({ route }) => (route === null ? [] : [route]));
  expect([...new Set(shown)].toSorted()).toEqual(declaredRoutes().toSorted());
});

test('every language is in pictures of every width, light and dark @L-05', () => {
  for (const locale of LOCALES) {
    const looks = looksOf(CELLS.filter((cell) => cell.locale === locale));
    expect([locale, [...looks].toSorted()]).toEqual([locale, LOOKS.toSorted()]);
  }
});

test('the pictures are those of the table, each once, and small enough to be kept', () => {
  const kept = keptPictures();
  expect(kept.map(({ file }) => file).toSorted()).toEqual(CELLS.map(({ file }) => file).toSorted());
  expect(kept.length).toBeLessThanOrEqual(MOST_PICTURES);
  expect(kept.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(MOST_BYTES);
});

test('the sample has forty pictures, with every width, light and dark, and every language', () => {
  expect(new Set(SAMPLE).size).toBe(40);
  expect([...looksOf(SAMPLE)].toSorted()).toEqual(LOOKS.toSorted());
  expect(new Set(SAMPLE.map(({ locale }) => locale))).toEqual(new Set(LOCALES));
});

declarePictures(SAMPLE);
