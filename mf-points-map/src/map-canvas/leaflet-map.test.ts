import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { MapView } from '../points-browser/index.ts';
import { createLeafletMap, type LeafletMap } from './leaflet-map.ts';

let element: HTMLElement;
let map: LeafletMap;
let views: MapView[];
const onSelect = jest.fn();

function open(zoom: number): void {
  map = createLeafletMap(element, {
    start: { centre: [37.6, 55.75], zoom },
    look: { language: 'en', dark: false },
    elsewhere: null,
    ground: null,
    still: true,
    insets: () => ({ left: 400, top: 0, bottom: 0 }),
    icon: () => null,
    hrefOf: (id) => `/en-us/recycling-points/${id}`,
    clusterLabel: (count) => `${count} points`,
    pointLabel: (family) => `A point for ${family}`,
    closedLabel: (label) => `${label}, closed`,
    onSelect,
    onView: (view) => views.push(view),
    onGround: () => {},
    onCovered: () => {},
  });
}

const links = (): HTMLAnchorElement[] => [...element.querySelectorAll('a')];
const linkTo = (id: string) => links().find(({ pathname }) => pathname.endsWith(`/${id}`));

beforeEach(() => {
  element = document.body.appendChild(document.createElement('div'));
  Object.defineProperties(element, { clientWidth: { value: 1000 }, clientHeight: { value: 700 } });
  views = [];
});
afterEach(() => {
  map.dispose();
  element.remove();
});

test('opens with the place in the middle of what no panel covers, and reports that part', () => {
  open(11);
  expect(views).toHaveLength(1);
  const [view] = views as [MapView];
  expect(view.centre[0]).toBeCloseTo(37.6, 2);
  expect(view.centre[1]).toBeCloseTo(55.75, 2);
  expect(view.zoom).toBe(10);
  // The list leaves out what the panel covers.
  expect(view.box[0]).toBeGreaterThan(view.paddedBox[0]);
});

test('draws points as links and clusters as buttons, and takes away what is gone', () => {
  open(11);
  map.setMarks({
    clusters: [[37.5, 55.7, 40, 12]],
    points: [[37.6, 55.75, '7', 'glass', 1, null]],
    closed: [],
  });
  expect(linkTo('7')?.getAttribute('aria-label')).toBe('A point for glass');
  expect(element.querySelector('button')?.getAttribute('aria-label')).toBe('40 points');
  const kept = linkTo('7');
  map.setMarks({ clusters: [], points: [[37.6, 55.75, '7', 'glass', 1, null]], closed: [] });
  expect(element.querySelector('button')).toBeNull();
  // A mark that stays is the same element.
  expect(linkTo('7')).toBe(kept);
  kept?.click();
  expect(onSelect).toHaveBeenCalledWith('7');
});

test('a point that does not work for a time says so by name and sign, also when it stands out @X-04', () => {
  open(11);
  map.setMarks({ clusters: [], points: [[37.6, 55.75, '7', 'glass', 1, null]], closed: ['7'] });
  expect(linkTo('7')?.getAttribute('aria-label')).toBe('A point for glass, closed');
  expect(linkTo('7')?.dataset.closed).toBe('');
  const closing = { comment: 'Repairs', from: '2026-11-20', to: '2026-11-27' };
  map.select({ id: '7', lng: 37.6, lat: 55.75, family: 'glass', name: 'Jars', closing });
  expect(linkTo('7')?.getAttribute('aria-label')).toBe('Jars, closed');
  // It works again: the next answer of the server no longer names it.
  map.select(null);
  map.setMarks({ clusters: [], points: [[37.6, 55.75, '7', 'glass', 1, null]], closed: [] });
  expect(linkTo('7')?.dataset.closed).toBeUndefined();
});

test('the selected and the highlighted point stand out by their names', () => {
  open(11);
  map.setMarks({ clusters: [], points: [[37.6, 55.75, '7', 'glass', 1, null]], closed: [] });
  map.select({ id: '7', lng: 37.6, lat: 55.75, family: 'glass', name: 'Jars', closing: null });
  map.highlight({ id: '8', lng: 37.7, lat: 55.75, family: 'paper', name: 'Papers', closing: null });
  expect(linkTo('7')?.dataset.selected).toBe('');
  expect(linkTo('8')?.dataset.highlighted).toBe('');
  expect(links().map((link) => link.title)).toEqual(['Jars', 'Papers']);
  map.highlight(null);
  expect(linkTo('8')).toBeUndefined();
});

test.each([
  [17, 0],
  [18, 2],
])('at zoom %i points at one place are drawn with %i legs', (zoom, legs) => {
  open(zoom);
  map.setMarks({
    clusters: [],
    points: [
      [37.6, 55.75, '7', 'glass', 1, null],
      [37.6, 55.75, '8', 'paper', 1, null],
    ],
    closed: [],
  });
  expect(element.querySelectorAll('path.leg')).toHaveLength(legs);
});

test('shows a place by moving only where it cannot be seen well', () => {
  open(15);
  map.show([37.601, 55.7501], 15);
  expect(views).toHaveLength(1);
  map.show([37.9, 55.75], 15);
  expect(views.at(-1)?.centre[0]).toBeCloseTo(37.9, 2);
});

test('fits what a search found, not nearer than a street', () => {
  open(5);
  map.fit([]);
  expect(views).toHaveLength(1);
  map.fit([[37.6, 55.75]]);
  expect(views.at(-1)?.zoom).toBe(14);
});
