import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { awaitAnchor } from './await-anchor.ts';

const scrolled: string[] = [];

/** Mutations are told in a microtask, which the fake clock does not hold. */
const told = () => Promise.resolve();

function bring(html: string): void {
  const page = document.createElement('main');
  page.innerHTML = html;
  document.body.append(page);
}

beforeEach(() => {
  jest.useFakeTimers();
  scrolled.length = 0;
  document.body.innerHTML = '';
  Element.prototype.scrollIntoView = function () {
    scrolled.push(this.id);
  };
});

afterEach(() => void jest.useRealTimers());

test('an anchor that is there is brought into view again when the page has settled @L-04', () => {
  bring('<h2 id="opportunities"></h2>');
  awaitAnchor('#opportunities');
  expect(scrolled).toEqual([]);
  jest.advanceTimersByTime(200);
  expect(scrolled).toEqual(['opportunities']);
});

test('an anchor of a page that the browser has to fetch first is awaited, however late it comes @L-04 @R-01', async () => {
  awaitAnchor('#opportunities');
  jest.advanceTimersByTime(5000);
  bring('<p>loading</p>');
  await told();
  expect(scrolled).toEqual([]);
  bring('<h2 id="opportunities"></h2>');
  await told();
  expect(scrolled).toEqual(['opportunities']);
  jest.advanceTimersByTime(200);
  bring('<p>more</p>');
  await told();
  jest.advanceTimersByTime(5000);
  expect(scrolled).toEqual(['opportunities', 'opportunities']);
});

test.each(['wheel', 'touchstart', 'pointerdown', 'keydown'])(
  'who moves by themselves (%s) is not moved any more @L-04',
  async (move) => {
    awaitAnchor('#opportunities');
    dispatchEvent(new Event(move));
    bring('<h2 id="opportunities"></h2>');
    await told();
    jest.advanceTimersByTime(1000);
    expect(scrolled).toEqual([]);
  },
);

test('it stops when the page is left', async () => {
  const stop = awaitAnchor('#opportunities');
  stop();
  bring('<h2 id="opportunities"></h2>');
  await told();
  expect(scrolled).toEqual([]);
});
