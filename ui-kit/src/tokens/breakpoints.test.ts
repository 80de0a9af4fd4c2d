import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CABINET_LAYOUT, DEFAULT_LAYOUT } from '@ecocircle/shared-contracts';
import { expect, test } from '@jest/globals';
import { BREAKPOINTS } from './breakpoints.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const APPS = ['shell', 'mf-public', 'mf-cabinet', 'mf-points-map', 'app-kit', 'ui-kit'];

const table: readonly number[] = Object.values(BREAKPOINTS);
const WIDTH = /\((min|max)-width:\s*([\d.]+)px\)/g;

/** The breakpoint that a media query means: `min-width: 721px` begins where `max-width: 720px` ends. */
const isKnown = (side: string | undefined, pixels: number): boolean =>
  table.includes(pixels) || table.includes(side === 'min' ? pixels - 1 : Math.ceil(pixels));

const sourcesOf = (app: string): string[] =>
  readdirSync(join(ROOT, app, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(css|tsx?)$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => join(app, 'src', file));

test.each(APPS)('every width in the media queries of %s is one of the table of breakpoints', (app) => {
  const unknown = sourcesOf(app).flatMap((file) =>
    [...readFileSync(join(ROOT, file), 'utf8').matchAll(WIDTH)]
      .filter(([, side, pixels]) => !isKnown(side, Number(pixels)))
      .map(([query]) => `${file}: ${query} is not in ui-kit/src/tokens/breakpoints.ts`),
  );
  expect(unknown).toEqual([]);
});

test('side columns show from a width of the table', () => {
  const remotes = APPS.filter((app) => app.startsWith('mf-')).map(
    (app) => JSON.parse(readFileSync(join(ROOT, app, 'remote.json'), 'utf8')) as Remote,
  );
  const layouts = [
    DEFAULT_LAYOUT,
    CABINET_LAYOUT,
    ...remotes.flatMap(({ routes }) => routes.map(({ layout }) => layout)),
  ];
  for (const layout of layouts) if (layout?.sideFrom) expect(table).toContain(layout.sideFrom);
});

interface Remote {
  readonly routes: readonly { readonly layout?: { readonly sideFrom?: number } }[];
}
