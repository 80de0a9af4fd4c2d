import { expect, test } from '@jest/globals';
import type { Marks } from '../points-browser/index.ts';
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
});
const known = (facts: Partial<KnownMarks> = {}): KnownMarks => ({
  marks,
  selected: null,
  highlighted: null,
  ...facts,
});

const pointsOf = (facts?: Partial<KnownMarks>, within: Projection | null = null): PointMark[] =>
  marksToDraw(known(facts), within).filter((mark) => mark.kind === 'point');
const pointOf = (id: string, facts?: Partial<KnownMarks>, within?: Projection): PointMark =>
  pointsOf(facts, within).find((mark) => mark.id === id) as PointMark;

test('points at one place are set apart, each with the place that it belongs to, and the others stay', () => {
  const [a, b, c] = pointsOf({}, projection) as [PointMark, PointMark, PointMark];
  const apart = Math.hypot(a.place[0] - b.place[0], a.place[1] - b.place[1]) * SCALE;
  expect(apart).toBeGreaterThan(SPREAD_GAP - 0.001);
  expect([a.from, b.from]).toEqual([
    [37.6, 55.75],
    [37.6, 55.75],
  ]);
  expect(c).toMatchObject({ place: [37.9, 55.75], from: null });
});

test('while the server groups the points, none is set apart', () => {
  for (const { place, from } of pointsOf().slice(0, 2)) {
    expect(place).toEqual([37.6, 55.75]);
    expect(from).toBeNull();
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

test('a key changes when the mark would look different, and only then', () => {
  const { key } = pointOf('a');
  expect(pointOf('a', { highlighted: marked('c') }).key).toBe(key);
  expect(pointOf('a', { highlighted: marked('a') }).key).not.toBe(key);
  expect(pointOf('a', { selected: marked('a') }).key).not.toBe(
    pointOf('a', { highlighted: marked('a') }).key,
  );
  expect(pointOf('a', {}, projection).key).not.toBe(key);
});

test('a point that does not work for a time is marked as such', () => {
  expect(pointsOf().map(({ id, isClosed }) => [id, isClosed])).toEqual([
    ['a', false],
    ['b', true],
    ['c', false],
  ]);
});

test('clusters are drawn too', () => {
  expect(marksToDraw(known(), null)[0]).toMatchObject({
    kind: 'cluster',
    place: [37.5, 55.7],
    count: 40,
    expansion: 12,
  });
});
