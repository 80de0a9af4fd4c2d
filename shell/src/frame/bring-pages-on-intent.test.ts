import type { RouteObject } from '@ecocircle/shared-contracts/router';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { bringPagesOnIntent } from './bring-pages-on-intent.ts';

let brought: string[];
let stop: () => void;

const route = (path: string, outcome = async () => {}): RouteObject => ({
  path,
  handle: {
    bring: () => {
      brought.push(path);
      return outcome();
    },
  },
});

const linkTo = (href: string, attributes: Partial<HTMLAnchorElement> = {}): Element => {
  const link = Object.assign(document.createElement('a'), { href, ...attributes });
  const label = link.appendChild(document.createElement('span'));
  document.body.append(link);
  return label;
};

const happens = (name: string, at: Element): void =>
  void at.dispatchEvent(new Event(name, { bubbles: true, composed: true }));

beforeEach(() => {
  jest.useFakeTimers();
  brought = [];
  const routes = [
    {
      path: '/',
      children: [
        route('about'),
        route('events/:id'),
        route('broken', () => Promise.reject(new Error('gone'))),
      ],
    },
  ];
  stop = bringPagesOnIntent(routes, '/en-us');
});
afterEach(() => {
  stop();
  document.body.replaceChildren();
  jest.useRealTimers();
});

test.each(['pointerover', 'focusin'])('a link that somebody stays at brings its page: %s', (name) => {
  happens(name, linkTo('/en-us/events/7?from=list'));
  jest.advanceTimersByTime(20);
  expect(brought).toEqual([]);
  jest.advanceTimersByTime(100);
  expect(brought).toEqual(['events/:id']);
});

test('on the way over a link nothing is brought', () => {
  happens('pointerover', linkTo('/en-us/about'));
  jest.advanceTimersByTime(20);
  happens('pointerover', document.body);
  jest.advanceTimersByTime(100);
  expect(brought).toEqual([]);
});

test('a press brings its page at once, also where data is saved', () => {
  Object.assign(navigator, { connection: { saveData: true } });
  const link = linkTo('/en-us/about');
  happens('pointerover', link);
  jest.advanceTimersByTime(100);
  expect(brought).toEqual([]);
  happens('pointerdown', link);
  expect(brought).toEqual(['about']);
  Reflect.deleteProperty(navigator, 'connection');
});

test('a page that cannot be brought is left to the visit', async () => {
  happens('pointerdown', linkTo('/en-us/broken'));
  await jest.advanceTimersByTimeAsync(100);
  expect(brought).toEqual(['broken']);
});

test.each([
  ['of another site', 'https://example.org/en-us/about', {}],
  ['to a file', '/en-us/about', { download: 'about' }],
  ['to another tab', '/en-us/about', { target: '_blank' }],
  ['to no page', '/en-us/nowhere', {}],
])('a link %s brings nothing', (_, href, attributes) => {
  happens('pointerdown', linkTo(href, attributes));
  jest.advanceTimersByTime(100);
  expect(brought).toEqual([]);
});

test('once stopped nothing is brought', () => {
  const link = linkTo('/en-us/about');
  happens('pointerover', link);
  stop();
  happens('pointerdown', link);
  jest.advanceTimersByTime(100);
  expect(brought).toEqual([]);
});
