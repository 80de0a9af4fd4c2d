import { MATERIAL_FAMILIES } from '@ecocircle/shared-contracts';
import { expect, test } from '@jest/globals';
import {
  clusterSize,
  clusterWeight,
  drawMark,
  LIFT,
  type MarkLook,
  type MarkShape,
  type PointLook,
  TARGET,
} from './mark-drawing.ts';

const partsOf = (part: MarkShape): MarkShape[] => [
  part,
  ...part.children.flatMap((child) => (typeof child === 'string' ? [] : partsOf(child))),
];
const wordsOf = (part: MarkShape): string =>
  part.children.map((child) => (typeof child === 'string' ? child : wordsOf(child))).join('');

const point = (facts: Partial<PointLook> = {}): PointLook => ({
  kind: 'point',
  family: 'glass',
  standing: 'open',
  emphasis: null,
  isAside: false,
  ...facts,
});
const STANDINGS = ['open', 'closed', 'paused', 'unknown'] as const;

/** What is left of a drawing for those who see no colours: the shapes with their sizes. */
const outlineOf = (look: MarkLook): string =>
  JSON.stringify(
    partsOf(drawMark(look)).map(({ tag, attributes: { d, r, cx, cy } }) => [tag, d ?? '', r ?? 0, cx, cy]),
  );

test.each([
  [999, '999'],
  [1000, '1K'],
  [1499, '1K'],
  [1500, '2K'],
  [2_400_000, '2M'],
  [3_000_000_000, '3B'],
])('a cluster of %i carries the badge %s @D-14', (count, badge) => {
  expect(wordsOf(drawMark({ kind: 'cluster', count }))).toBe(badge);
});

test('clusters grow in size and weight with their count', () => {
  const counts = [2, 9, 40, 300, 5000, 1_000_000];
  const sizes = counts.map(clusterSize);
  expect(sizes).toEqual([...sizes].sort((a, b) => a - b));
  expect(sizes.every((size) => size >= 36 && size <= 68)).toBe(true);
  expect(counts.map(clusterWeight)).toEqual([1, 1, 2, 3, 4, 4]);
});

test.each([
  { kind: 'cluster', count: 2 } as const,
  { kind: 'cluster', count: 5_000_000 } as const,
  ...STANDINGS.map((standing) => point({ standing })),
  point({ emphasis: 'highlighted' }),
  point({ emphasis: 'selected' }),
])('what can be pressed of %o is 44 pixels wide @M-06', (look) => {
  const radii = partsOf(drawMark(look)).map(({ attributes }) => Number(attributes.r ?? 0));
  expect(2 * Math.max(...radii)).toBeGreaterThanOrEqual(TARGET);
});

test('open, closed, paused and unknown differ by their shapes, not by colour alone @M-01', () => {
  expect(new Set(STANDINGS.map((standing) => outlineOf(point({ standing })))).size).toBe(STANDINGS.length);
  for (const emphasis of ['selected', 'highlighted'] as const)
    expect(outlineOf(point({ emphasis }))).not.toBe(outlineOf(point({ emphasis, standing: 'closed' })));
});

test('a selected point is a pin whose tip is its place, and larger than any other', () => {
  const [, target, pin, icon] = partsOf(drawMark(point({ emphasis: 'selected' }))) as [
    MarkShape,
    MarkShape,
    MarkShape,
    MarkShape,
  ];
  expect(pin.attributes.d).toMatch(/^M0 0/);
  expect(target.attributes.cy).toBe(-LIFT);
  expect(Number(icon.attributes.y) + Number(icon.attributes.height) / 2).toBe(-LIFT);
  const widthOf = (emphasis: PointLook['emphasis']): number =>
    Number(partsOf(drawMark(point({ emphasis })))[3]?.attributes.width);
  expect(widthOf('selected')).toBeGreaterThan(widthOf(null));
});

test('a selected point among those that were set aside is no pin, which would hide its neighbour', () => {
  const parts = partsOf(drawMark(point({ emphasis: 'selected', isAside: true })));
  expect(parts.some(({ tag, attributes }) => tag === 'path' && `${attributes.d}`.startsWith('M0 0'))).toBe(
    false,
  );
  expect(
    parts
      .filter(({ tag }) => tag === 'circle')
      .every(({ attributes }) => Number(attributes.cy ?? 0) >= -LIFT / 2),
  ).toBe(true);
});

test('every family has its own icon', () => {
  const icons = MATERIAL_FAMILIES.map((family) =>
    partsOf(drawMark(point({ family }))).find(({ tag }) => tag === 'use'),
  );
  expect(new Set(icons.map((icon) => icon?.attributes.href)).size).toBe(MATERIAL_FAMILIES.length);
});

test('a drawing holds no inline style, which the content policy forbids', () => {
  for (const look of [{ kind: 'cluster', count: 3 } as const, point({ emphasis: 'selected' })])
    for (const { attributes } of partsOf(drawMark(look))) expect(attributes).not.toHaveProperty('style');
});
