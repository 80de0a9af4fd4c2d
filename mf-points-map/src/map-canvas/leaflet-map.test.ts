import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { MapView, Marks } from '../points-browser/index.ts';
import { createLeafletMap, type LeafletMap } from './leaflet-map.ts';
import type { MarkedPoint } from './marks-to-draw.ts';

let element: HTMLElement;
let map: LeafletMap;
let views: MapView[];
const onSelect = jest.fn();
const onOutdated = jest.fn();

function open(zoom: number, insets = { left: 400, top: 0, bottom: 0 }): void {
  map = createLeafletMap(element, {
    start: { centre: [37.6, 55.75], zoom },
    look: { language: 'en', dark: false },
    elsewhere: null,
    ground: null,
    still: true,
    insets: () => insets,
    hrefOf: (id) => `/en-us/recycling-points/${id}`,
    labelOf: (mark) =>
      mark.kind === 'cluster'
        ? `${mark.count} points`
        : `${mark.name ?? `A point for ${mark.family}`}, ${mark.standing}`,
    onSelect,
    onView: (view) => views.push(view),
    onOutdated,
    present: () => new Date(),
    onGround: () => {},
    onCovered: () => {},
    onStill: () => {},
  });
}

const links = (): HTMLAnchorElement[] => [...element.querySelectorAll('a')];
const JARS: MarkedPoint = {
  id: '7',
  lng: 37.6,
  lat: 55.75,
  family: 'glass',
  name: 'Jars',
  closing: null,
  open: { kind: 'unknown' },
  until: null,
};
const linkTo = (id: string) => links().find(({ pathname }) => pathname.endsWith(`/${id}`));
const drawingOf = (id: string) => linkTo(id)?.querySelector<SVGGElement>('g');
const standingOf = (id: string) => drawingOf(id)?.dataset.standing;

beforeEach(() => {
  element = document.body.appendChild(document.createElement('div'));
  Object.defineProperties(element, {
    clientWidth: { value: 1000, configurable: true },
    clientHeight: { value: 700, configurable: true },
  });
  views = [];
});
afterEach(() => {
  map.dispose();
  jest.useRealTimers();
  onOutdated.mockClear();
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

test.each([
  [1000, 700, 416, 72],
  [361, 737, 0, 128],
  [1921, 729, 415, 71],
])(
  'in %i by %i pixels it opens with its place on the very pixel of the middle of what is free @X-12',
  (width, height, left, top) => {
    Object.defineProperties(element, { clientWidth: { value: width }, clientHeight: { value: height } });
    // Even and odd together: the middle is a whole pixel, as the style sheets make it.
    const [x, y] = [Math.round((left + width) / 2), Math.round((top + height) / 2)];
    open(11, { left: 2 * x - width, top, bottom: top + height - 2 * y });
    map.setMarks({ clusters: [], points: [[37.6, 55.75, '7', 'glass', 1, null]], closed: [] }, true);
    const mark = linkTo('7')?.parentElement;
    expect(mark?.style.transform).toBe(`translate(${x}px, ${y}px)`);
  },
);

test('draws points as links and clusters as buttons, and takes away what is gone', () => {
  open(11);
  map.setMarks(
    {
      clusters: [[37.5, 55.7, 40, 12]],
      points: [[37.6, 55.75, '7', 'glass', 1, null]],
      closed: [],
    },
    true,
  );
  expect(linkTo('7')?.getAttribute('aria-label')).toBe('A point for glass, open');
  expect(element.querySelector('button')?.getAttribute('aria-label')).toBe('40 points');
  const kept = linkTo('7');
  map.setMarks({ clusters: [], points: [[37.6, 55.75, '7', 'glass', 1, null]], closed: [] }, true);
  expect(element.querySelector('button')).toBeNull();
  // A mark that stays is the same element.
  expect(linkTo('7')).toBe(kept);
  kept?.click();
  expect(onSelect).toHaveBeenCalledWith('7');
});

test('when a mark goes that has the focus, the map has it and can be moved by its keys @M-06', () => {
  open(11);
  map.setMarks({ clusters: [[37.5, 55.7, 40, 12]], points: [], closed: [] }, true);
  element.querySelector('button')?.focus();
  map.setMarks({ clusters: [], points: [[37.6, 55.75, '7', 'glass', 1, null]], closed: [] }, true);
  expect(document.activeElement).toBe(element);
  linkTo('7')?.focus();
  map.setMarks({ clusters: [], points: [[37.6, 55.75, '7', 'glass', 0, null]], closed: [] }, true);
  expect(document.activeElement).toBe(linkTo('7'));
});

test('a point that does not work for a time says so by name and sign, also when it stands out @X-04', () => {
  open(11);
  map.setMarks({ clusters: [], points: [[37.6, 55.75, '7', 'glass', 1, null]], closed: ['7'] }, true);
  expect(linkTo('7')?.getAttribute('aria-label')).toBe('A point for glass, paused');
  expect(standingOf('7')).toBe('paused');
  const closing = { comment: 'Repairs', from: '2026-11-20', to: '2026-11-27' };
  map.select({ ...JARS, closing });
  expect(linkTo('7')?.getAttribute('aria-label')).toBe('Jars, paused');
  // It works again: the next answer of the server no longer names it.
  map.select(null);
  map.setMarks({ clusters: [], points: [[37.6, 55.75, '7', 'glass', 1, null]], closed: [] }, true);
  expect(standingOf('7')).toBe('open');
});

test('the selected and the highlighted point stand out by their names', () => {
  open(11);
  map.setMarks({ clusters: [], points: [[37.6, 55.75, '7', 'glass', 1, null]], closed: [] }, true);
  const plain = linkTo('7');
  plain?.focus();
  map.select(JARS);
  map.highlight({ ...JARS, id: '8', lng: 37.7, family: 'paper', name: 'Papers' });
  expect(['7', '8'].map((id) => drawingOf(id)?.dataset.emphasis)).toEqual(['selected', 'highlighted']);
  expect(links().map((link) => link.title)).toEqual(['Jars, open', 'Papers, unknown']);
  // What changes its look keeps the focus.
  expect(document.activeElement).toBe(plain);
  map.highlight(null);
  expect(linkTo('8')).toBeUndefined();
});

test.each([
  { of: 'what the server groups', zoom: 17, areGrouped: true, legs: 0 },
  { of: 'what the server no longer groups', zoom: 18, areGrouped: true, legs: 2 },
  { of: 'what a search found', zoom: 12, areGrouped: false, legs: 2 },
])('$of at zoom $zoom stands on $legs legs where it shares a place', ({ zoom, areGrouped, legs }) => {
  open(zoom);
  const points: Marks['points'] = [
    [37.6, 55.75, '7', 'glass', 1, null],
    [37.6, 55.75, '8', 'paper', 1, null],
  ];
  map.setMarks({ clusters: [], points, closed: [] }, areGrouped);
  expect(element.querySelectorAll('g.leg')).toHaveLength(legs);
});

test('a point closes when its time has come, and the server is asked once what comes next @M-01', () => {
  const now = new Date('2026-11-21T19:59:00Z');
  jest.useFakeTimers({ now });
  open(11);
  const until = now.valueOf() / 60_000 + 1;
  const points: Marks['points'] = [
    [37.6, 55.75, '7', 'glass', 1, until],
    [37.7, 55.75, '8', 'paper', 0, until + 60],
  ];
  map.setMarks({ clusters: [], points, closed: [] }, true);
  expect(['7', '8'].map(standingOf)).toEqual(['open', 'closed']);
  const link = linkTo('7');
  jest.advanceTimersByTime(60_000);
  expect(['7', '8'].map(standingOf)).toEqual(['closed', 'closed']);
  expect(link?.getAttribute('aria-label')).toBe('A point for glass, closed');
  expect(linkTo('7')).toBe(link);
  expect(onOutdated).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(30 * 60_000);
  expect(onOutdated).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(30 * 60_000);
  expect(standingOf('8')).toBe('open');
  expect(onOutdated).toHaveBeenCalledTimes(2);
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

test('stays where all of what a search found is seen well @X-12', () => {
  open(12);
  map.fit([
    [37.58, 55.74],
    [37.62, 55.76],
  ]);
  expect(views).toHaveLength(1);
  // One of them lies below the panel.
  map.fit([
    [37.5, 55.74],
    [37.62, 55.76],
  ]);
  expect(views).toHaveLength(2);
});

test('zooms about the middle of what no panel covers, and no further than the map goes', () => {
  open(11);
  map.zoomBy(3);
  map.zoomBy(20);
  const [first, , last] = views as [MapView, MapView, MapView];
  expect(last.zoom).toBe(18);
  expect(last.centre[0]).toBeCloseTo(first.centre[0], 2);
  expect(last.centre[1]).toBeCloseTo(first.centre[1], 2);
});
