import { expect, test } from '@jest/globals';
import { clusterElement, clusterSize, clusterWeight } from './cluster-element.ts';

test.each([
  [999, '999'],
  [1000, '1K'],
  [1499, '1K'],
  [1500, '2K'],
  [2_400_000, '2M'],
  [3_000_000_000, '3B'],
])('a cluster of %i carries the badge %s @D-14', (count, badge) => {
  const element = clusterElement(count, `${count} points`, () => {});
  expect(element.textContent).toBe(badge);
  expect(element.getAttribute('aria-label')).toBe(`${count} points`);
});

test('clusters grow in size and weight with their count', () => {
  const counts = [2, 9, 40, 300, 5000, 1_000_000];
  const sizes = counts.map(clusterSize);
  expect(sizes).toEqual([...sizes].sort((a, b) => a - b));
  expect(sizes.every((size) => size >= 38 && size <= 76)).toBe(true);
  expect(counts.map(clusterWeight)).toEqual([1, 1, 2, 3, 4, 4]);
});
