import { beforeEach, expect, test } from '@jest/globals';
import { clearMarks } from './use-clear-marks.ts';

interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

function add(name: string, attributes: Readonly<Record<string, string>>, rect: Rect): HTMLElement {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  const { x, y, width, height } = rect;
  element.getBoundingClientRect = () => new DOMRect(x, y, width, height);
  return document.body.appendChild(element);
}

/** A mark of the smallest size around its middle. */
const addMark = (x: number, y: number): HTMLElement =>
  add('button', { 'data-part': 'point 1' }, { x: x - 22, y: y - 22, width: 44, height: 44 });

const isHidden = (mark: HTMLElement): boolean => {
  clearMarks(document);
  return mark.hasAttribute('data-covered');
};

beforeEach(() => {
  document.body.replaceChildren();
  add('aside', {}, { x: 0, y: 200, width: 320, height: 100 });
});

test('a mark is hidden where its middle lies below the panel, or too near to it to be pressed @M-06', () => {
  expect(isHidden(addMark(100, 250))).toBe(true);
  expect(isHidden(addMark(100, 189))).toBe(true);
  expect(isHidden(addMark(100, 188))).toBe(false);
  expect(isHidden(addMark(400, 250))).toBe(false);
});

test('it comes back when nothing lies above it any more @M-06', () => {
  const button = add('div', { 'data-covers': '' }, { x: 250, y: 0, width: 44, height: 148 });
  const mark = addMark(270, 100);
  expect(isHidden(mark)).toBe(true);
  button.remove();
  expect(isHidden(mark)).toBe(false);
});

test('what is not shown covers nothing, and no button of the map is hidden', () => {
  add('div', { 'data-covers': '' }, { x: 0, y: 0, width: 0, height: 0 });
  expect(isHidden(addMark(0, 0))).toBe(false);
  expect(isHidden(add('button', { 'data-part': 'zoom 1' }, { x: 10, y: 220, width: 44, height: 44 }))).toBe(
    false,
  );
});

test('a mark that has the focus stays, so that the keyboard can move it into view @M-06', () => {
  const mark = addMark(100, 250);
  mark.focus();
  expect(isHidden(mark)).toBe(false);
});
