/** @jest-environment @ecocircle/test-kit/node */

import { serverPoint } from '@ecocircle/app-kit/testing';
import { ApiError } from '@ecocircle/shared-contracts';
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
} from '@ecocircle/shared-contracts/router-server';
import { expect, test } from '@jest/globals';
import { renderToString } from 'react-dom/server';
import { type Answer, mapRoutes, pointsApi } from '../testing/services.ts';

const api = pointsApi([serverPoint('7')], () => new ApiError(404, []));

const MARKS = {
  version: '1',
  total: 25,
  clusters: [[-58.4, -34.6, 23, 12]],
  points: [
    [-58.432, -34.607, '7', 'glass', 1, null],
    [-58.432, -34.607, '8', 'paper', 0, null],
  ],
  closed: [],
};

const GROUND = {
  tiles: '/basemap/{theme}/{z}/{x}/{y}.svg?v=5',
  labels: '/basemap/{theme}/{z}/{x}/{y}.labels.svg?lang={lang}&v=5',
  attribution: 'Natural Earth',
  streets: [],
};

const withMarks: Answer = (call) => {
  if (call.path === '/basemap/info.json') return GROUND;
  return call.path.endsWith('/clusters/') ? MARKS : api(call);
};

/** The document of an address, as the server renders it. */
async function render(path: string, answer = withMarks): Promise<string> {
  const routes = mapRoutes(answer, 'en-US');
  const { query, dataRoutes } = createStaticHandler(routes);
  const context = await query(new Request(`http://localhost${path}`));
  if (context instanceof Response) throw new Error('the page answered by itself');
  const router = createStaticRouter(dataRoutes, context);
  return renderToString(<StaticRouterProvider router={router} context={context} hydrate={false} />);
}

/** The links among the marks: where they stand, where they lead, and what they are called. */
const marksOf = (html: string) =>
  [
    ...html.matchAll(
      /<g transform="translate\((-?\d+) (-?\d+)\)"><a href="([^"]+)"(?: rel="nofollow")? aria-label="([^"]+)"/g,
    ),
  ].map(([, x, y, href, name]) => ({ x: Number(x), y: Number(y), href, name }));

test('the server paints marks as links, on whole pixels from the middle of the view @X-12 @X-13', async () => {
  expect(marksOf(await render('/recycling-points?materials=paper'))).toEqual([
    {
      x: 94,
      y: -25,
      href: '/recycling-points?materials=paper&amp;at=-58.4,-34.6,13',
      name: '23 recycling points, zoom in',
    },
    {
      x: 0,
      y: 0,
      href: '/recycling-points/7?materials=paper',
      name: 'Recycling point: Glass, open now',
    },
    {
      x: 0,
      y: 0,
      href: '/recycling-points/8?materials=paper',
      name: 'Recycling point: Paper, closed now',
    },
  ]);
});

test('where the server groups no more, marks of one place are set apart as on the map @X-12', async () => {
  const html = await render('/recycling-points?at=-58.432,-34.607,18');
  const points = marksOf(html).filter(({ href }) => !href?.includes('at='));
  const [one, other] = points as [(typeof points)[number], (typeof points)[number]];
  expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeCloseTo(44, 0);
});

test('a deep link is painted with its own mark in the middle, once @M-05 @X-12', async () => {
  const marks = marksOf(await render('/recycling-points/7'));
  expect(marks.filter(({ href }) => href === '/recycling-points/7')).toMatchObject([{ x: 0, y: 0 }]);
  expect(marks.find(({ href }) => href === '/recycling-points/7')?.name).toContain('Point 7');
});

test('tiles are painted from the addresses that the map asks afterwards, by day and by night @X-12', async () => {
  const html = await render('/recycling-points');
  const pictures = [
    ...html.matchAll(/<picture><source media="([^"]+)" srcSet="([^"]+)"\/><img src="([^"]+)"/g),
  ];
  expect(pictures.length).toBeGreaterThan(60);
  expect(new Set(pictures.map(([, media]) => media))).toEqual(new Set(['(prefers-color-scheme: dark)']));
  for (const [, , dark, light] of pictures) expect(dark).toBe(light?.replace('/light/', '/dark/'));
  expect(html).toContain('<img src="/basemap/light/12/1383/2468.svg?v=5"');
  expect(html).toContain('<img src="/basemap/light/12/1383/2468.labels.svg?lang=en&amp;v=5"');
});

test('while the map is being prepared the page has its ground and its list, and says so @X-12', async () => {
  const html = await render('/recycling-points', (call) => {
    if (!call.path.endsWith('/clusters/')) return withMarks(call);
    throw new ApiError(503, [{ status: '503', code: 'map-not-ready', title: 'Preparing' }]);
  });
  expect(marksOf(html)).toEqual([]);
  expect(html).toContain('<img src="/basemap/light/12/1383/2468.svg?v=5"');
  expect(html).toContain('Point 7');
  expect(html).toMatch(/role="status"[^>]*><p>The map is being prepared/);
});

test('what is painted needs no inline style, which the content policy forbids @X-12', async () => {
  expect(await render('/recycling-points/7')).not.toMatch(/\sstyle=/);
});

test('until the map can be moved its zoom is two links @X-13', async () => {
  const html = await render('/recycling-points');
  expect(html).toContain('href="/recycling-points?at=-58.432,-34.607,13"');
  expect(html).toContain('href="/recycling-points?at=-58.432,-34.607,11"');
});
