import {
  CABINET_LAYOUT,
  DEFAULT_LAYOUT,
  type PageRoute,
  type ShellServices,
} from '@ecocircle/shared-contracts';
import { expect, test } from '@jest/globals';
import { layoutStyle } from './layout-style.ts';
import { headOf, isIndexable, layoutOf } from './route-matches.ts';

const route = (changes: Partial<PageRoute> = {}): PageRoute => ({
  id: 'charity-event',
  path: 'charity-event/:id',
  access: 'public',
  render: 'server',
  layout: {},
  head: { title: 'Event', description: 'An event' },
  ...changes,
});
const services = {} as ShellServices;
const shellHead = (id: string) => ({ title: id, description: '' });

test('a route’s metadata changes the default layout, nothing else does @L-01 @L-02', () => {
  const map = route({ layout: { maxWidth: 3200, footer: 'none', pullToRefresh: false } });
  expect(layoutOf([{}, { handle: { remote: 'mf-points-map', route: map } }])).toEqual({
    ...DEFAULT_LAYOUT,
    maxWidth: 3200,
    footer: 'none',
    pullToRefresh: false,
  });
  expect(layoutOf([{}])).toMatchObject({ maxWidth: 1440, sideWidth: 220, sideFrom: 1080 });
  expect(CABINET_LAYOUT).toMatchObject({ maxWidth: 1600, sideWidth: 280, sideFrom: 1250 });
});

test('the layout’s style sheet carries widths, the side columns’ width and pull-to-refresh @L-01', () => {
  const css = layoutStyle({ ...CABINET_LAYOUT, pullToRefresh: false });
  expect(css).toContain('--page-max-width:1600px');
  expect(css).toContain('--side-width:280px');
  expect(css).toContain('(min-width:1250px)');
  expect(css).toContain('overscroll-behavior-y:none');
  // Popovers say their side in the same way.
  expect(css).toContain('{aside[data-side]{display:none}}');
  expect(layoutStyle(DEFAULT_LAYOUT)).not.toContain('overscroll-behavior');
});

test.each([
  [7680, 1440],
  [3200, 3200],
  [1200, 1440],
])('above a page %i px wide the header is %i px wide @L-02', (maxWidth, header) => {
  expect(layoutStyle({ ...DEFAULT_LAYOUT, maxWidth })).toContain(`--header-max-width:${header}px`);
});

test('a page’s own head is asked for once its data is there', () => {
  const handle = {
    remote: 'mf-public',
    route: route(),
    head: ({ name }: { name: string }) => ({ title: name }),
  };
  expect(headOf([{ handle, loaderData: { name: 'Clean-up' } }], shellHead, services).own).toEqual({
    title: 'Clean-up',
  });
  expect(headOf([{ handle }], shellHead, services)).toEqual({ route: route().head, own: undefined });
  expect(headOf([], shellHead, services).route.title).toBe('not-found');
});

test('private pages are not for search engines', () => {
  expect(isIndexable([{ handle: { remote: 'mf-public', route: route() } }])).toBe(true);
  expect(isIndexable([{ handle: { remote: 'mf-cabinet', route: route({ access: 'authenticated' }) } }])).toBe(
    false,
  );
  expect(isIndexable([{ handle: { shellRoute: { id: 'login' } } }])).toBe(false);
});
