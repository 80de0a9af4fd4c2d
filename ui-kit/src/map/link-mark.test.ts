import { expect, jest, test } from '@jest/globals';
import { linkMark } from './link-mark.ts';

const mark = (onPress = () => {}) =>
  linkMark({
    className: 'mark',
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
