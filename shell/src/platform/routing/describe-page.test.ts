import type { PageRoute } from '@ecocircle/shared-contracts';
import { expect, test } from '@jest/globals';
import type { i18n } from 'i18next';
import { describePage, type PageFacts } from './describe-page.ts';

const route: PageRoute = {
  id: 'recycling-points',
  path: 'recycling-points/:id?',
  access: 'public',
  render: 'server',
  layout: {},
  head: { title: 'Recycling points', description: 'A map' },
};

const describe = (changes: Partial<PageFacts>) =>
  describePage({
    page: { locale: 'en-US', edition: 'int', production: true, now: '2026-11-22T10:00:00Z' },
    origin: 'https://ecocircle.example',
    path: '/recycling-points/7',
    matches: [],
    failed: null,
    dialogHead: () => ({}),
    i18n: { t: (key: string) => key } as unknown as i18n,
    ...changes,
  });

const point = (name: string | null) => ({
  handle: {
    remote: 'mf-points-map',
    route,
    head: () => (name ? { title: name, jsonLd: { '@type': 'Place', name } } : {}),
    status: () => (name ? 200 : 404),
  },
  loaderData: { name },
});

test('a page that is there has alternates, data for search engines and the status 200', () => {
  const { status, head, jsonLd } = describe({ matches: [point('Glass on Main Street')] });
  expect(status).toBe(200);
  expect(head.title).toBe('Glass on Main Street – EcoCircle');
  expect(head.robots).toBe('all');
  expect(head.alternates.map(({ locale }) => locale)).toEqual(['en-US', 'es-AR', 'x-default']);
  expect(jsonLd).toHaveLength(1);
});

test('a page whose data says that it is not there is a 404 without alternates and data @R-14', () => {
  const { status, head, jsonLd } = describe({ matches: [point(null)] });
  expect(status).toBe(404);
  expect(head).toMatchObject({ title: 'Recycling points – EcoCircle', robots: 'none', alternates: [] });
  expect(jsonLd).toEqual([]);
});

test.each([
  ['no route', []],
  ['the catch-all', [{ handle: { shellRoute: { id: 'not-found' } } }]],
])('%s is a 404 @R-14', (_, matches) => {
  expect(describe({ matches })).toMatchObject({ status: 404, head: { alternates: [], robots: 'none' } });
});

test('an error in the page’s place gives its status and its title, whatever the page would say', () => {
  const { status, head } = describe({ matches: [point('Glass')], failed: 500 });
  expect(status).toBe(500);
  expect(head).toMatchObject({ title: 'error.500.message – EcoCircle', alternates: [] });
});

test('an open dialog gives its own title and leaves the rest of the page', () => {
  const { head, jsonLd } = describe({
    matches: [point('Glass')],
    dialogHead: (shellHead) => shellHead('modal-question'),
  });
  expect(head.title).toBe('head.modal-question.title – EcoCircle');
  expect(jsonLd).toHaveLength(1);
});
