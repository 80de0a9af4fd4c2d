import { expect, test } from '@jest/globals';
import type { Marks } from '../points-browser/index.ts';
import { MOST_APART } from './gather-near.ts';
import {
  type KnownMarks,
  type MarkedPoint,
  marksToDraw,
  type PointMark,
  type Projection,
} from './marks-to-draw.ts';
import { SPREAD_GAP } from './spread-coincident.ts';

/** Ten thousand pixels to a degree. */
const SCALE = 10_000;
const projection: Projection = {
  toPixel: ([lng, lat]) => ({ x: lng * SCALE, y: lat * SCALE }),
  toPlace: ({ x, y }) => [x / SCALE, y / SCALE],
};

const marks: Marks = {
  clusters: [[37.5, 55.7, 40, 12]],
  points: [
    [37.6, 55.75, 'a', 'glass', 1, null],
    [37.6, 55.75, 'b', 'paper', 1, null],
    [37.9, 55.75, 'c', 'metal', 1, null],
  ],
  closed: ['b'],
};
const marked = (id: string, lng = 37.6, lat = 55.75): MarkedPoint => ({
  id,
  lng,
  lat,
  family: 'glass',
  name: `Point ${id}`,
  closing: null,
  open: { kind: 'unknown' },
  until: null,
});
const NOW = new Date('2026-11-21T07:30:00Z');
const minutes = NOW.valueOf() / 60_000;
const known = (facts: Partial<KnownMarks> = {}): KnownMarks => ({
  marks,
  selected: null,
  highlighted: null,
  ...facts,
});

const pointsOf = (facts?: Partial<KnownMarks>, within: Projection | null = null): PointMark[] =>
  marksToDraw(known(facts), NOW, within).filter((mark) => mark.kind === 'point');
const pointOf = (id: string, facts?: Partial<KnownMarks>, within?: Projection): PointMark =>
  pointsOf(facts, within).find((mark) => mark.id === id) as PointMark;

test('points at one place are set apart, each with the place that it belongs to, and the others stay', () => {
  const [a, b, c] = pointsOf({}, projection) as [PointMark, PointMark, PointMark];
  const apart = Math.hypot(a.place[0] - b.place[0], a.place[1] - b.place[1]) * SCALE;
  expect(apart).toBeGreaterThan(SPREAD_GAP - 0.001);
  for (const { place, leg } of [a, b]) {
    expect(leg?.place).toEqual([37.6, 55.75]);
    expect(place[0]).toBeCloseTo(37.6 + (leg?.x ?? 0) / SCALE);
    expect(place[1]).toBeCloseTo(55.75 + (leg?.y ?? 0) / SCALE);
  }
  expect(c).toMatchObject({ place: [37.9, 55.75], leg: null });
});

/** Points of a search, so many pixels from the first. */
const found = (...pixels: number[]): Marks => ({
  clusters: [],
  points: pixels.map((x, index) => [37.6 + x / SCALE, 55.75, `${index}`, 'glass', 1, null]),
  closed: [],
});
const closer = (times: number): Projection => ({
  toPixel: ([lng, lat]) => ({ x: lng * SCALE * times, y: lat * SCALE * times }),
  toPlace: ({ x, y }) => [x / SCALE / times, y / SCALE / times],
});

test('found points that would cover each other are one group, until a zoom sets them apart', () => {
  const facts = { marks: found(0, 20, 40, 400) };
  const [group, ...rest] = marksToDraw(known(facts), NOW, projection);
  expect(group).toMatchObject({ kind: 'cluster', count: 3 });
  expect(group?.place[0]).toBeCloseTo(37.6 + 20 / SCALE);
  expect(rest).toMatchObject([{ kind: 'point', id: '3' }]);
  expect(
    pointsOf(facts, closer(4))
      .map(({ id, leg }) => [id, leg])
      .sort(),
  ).toEqual(['0', '1', '2', '3'].map((id) => [id, null]));
});

test('two groups of found points do not cover each other', () => {
  const marks = marksToDraw(known({ marks: found(0, 30, 50, 70, 90) }), NOW, projection);
  const middles = marks.map(({ place }) => place[0] * SCALE).sort((a, b) => a - b);
  for (const [index, middle] of middles.slice(1).entries())
    expect(middle - (middles[index] as number)).toBeGreaterThanOrEqual(SPREAD_GAP);
});

test('found points that no zoom sets apart stand around their place instead', () => {
  const marks = found(0, 0, 0.2);
  expect(pointsOf({ marks }, projection).map(({ leg }) => leg?.place[0].toFixed(3))).toEqual(
    Array.from({ length: 3 }, () => '37.600'),
  );
});

test('so many at one place that nobody could reach them are one mark, even where the map ends', () => {
  const atOnePlace = (count: number) => ({ marks: found(...Array.from({ length: count }, () => 0)) });
  expect(marksToDraw(known(atOnePlace(MOST_APART)), NOW, projection)).toHaveLength(MOST_APART);
  expect(marksToDraw(known(atOnePlace(10_000)), NOW, projection)).toMatchObject([
    { kind: 'cluster', count: 10_000, expansion: 18 },
  ]);
});

test('what stands out is in no group', () => {
  const facts = { marks: found(0, 20, 40), selected: marked('1', 37.602) };
  expect(marksToDraw(known(facts), NOW, projection)).toMatchObject([
    { kind: 'cluster', count: 2 },
    { kind: 'point', id: '1', emphasis: 'selected' },
  ]);
});

test('while the server groups the points, none is set apart', () => {
  for (const { place, leg } of pointsOf().slice(0, 2)) {
    expect(place).toEqual([37.6, 55.75]);
    expect(leg).toBeNull();
  }
});

test('the point that stands out is drawn once, with its name, above the others', () => {
  const facts = { selected: marked('a'), highlighted: marked('a') };
  expect(pointsOf(facts).map(({ id, emphasis }) => [id, emphasis])).toEqual([
    ['b', null],
    ['c', null],
    ['a', 'selected'],
  ]);
  expect(pointOf('a', facts).name).toBe('Point a');
});

test('a point that the map does not hold is drawn when the list points at it', () => {
  expect(pointOf('far', { highlighted: marked('far', 10, 20) })).toMatchObject({
    place: [10, 20],
    emphasis: 'highlighted',
  });
});

test('a key names the point, whatever it looks like', () => {
  const { key } = pointOf('a');
  expect(pointOf('a', { selected: marked('a') }).key).toBe(key);
  expect(pointOf('a', {}, projection).key).toBe(key);
  expect(pointOf('b').key).not.toBe(key);
});

test('a point stands as its hours say, and one that does not work for a time is paused', () => {
  expect(pointsOf().map(({ id, standing }) => [id, standing])).toEqual([
    ['a', 'open'],
    ['b', 'paused'],
    ['c', 'open'],
  ]);
});

test('of the hours of a point that stands out those of the map are the newer ones', () => {
  const points: Marks['points'] = [[37.6, 55.75, 'a', 'glass', 0, minutes + 5]];
  const facts = { marks: { ...marks, points }, selected: { ...marked('a'), until: minutes - 5 } };
  expect(pointOf('a', facts).standing).toBe('closed');
});

test('clusters are drawn too', () => {
  expect(marksToDraw(known(), NOW, null)[0]).toMatchObject({
    kind: 'cluster',
    place: [37.5, 55.7],
    count: 40,
    expansion: 12,
  });
});
