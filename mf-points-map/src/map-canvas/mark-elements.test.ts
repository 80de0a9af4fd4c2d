import { expect, jest, test } from '@jest/globals';
import { clusterElement, clusterSize, clusterWeight, pointElement } from './mark-elements.ts';

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

const mark = (onPress = () => {}) =>
  pointElement({
    family: 'glass',
    label: '<img src=x onerror=alert(1)>',
    href: '/en-us/recycling-points/7',
    icon: null,
    onPress,
  });

test('a point is a link with a name that is text and never markup @M-06', () => {
  const element = mark();
  expect(element.tagName).toBe('A');
  expect(element.getAttribute('href')).toBe('/en-us/recycling-points/7');
  expect(element.children).toHaveLength(0);
  expect(element.getAttribute('aria-label')).toContain('<img');
});

test('a plain press stays in the page, a press for a new tab is the browser’s @M-06', () => {
  const press = jest.fn();
  const element = mark(press);
  const plain = new MouseEvent('click', { cancelable: true });
  element.dispatchEvent(plain);
  element.addEventListener('click', (event) => event.preventDefault());
  element.dispatchEvent(new MouseEvent('click', { cancelable: true, ctrlKey: true }));
  expect(plain.defaultPrevented).toBe(true);
  expect(press).toHaveBeenCalledTimes(1);
});
