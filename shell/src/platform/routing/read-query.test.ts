import { expect, test } from '@jest/globals';
import { splitQuery, withQuery } from './read-query.ts';

test.each([
  ['', '', ''],
  ['?', '', ''],
  ['?utm_source=x', '', '?utm_source=x'],
  ['?q=a+b&utm_source=x&q=c', '?q=a+b&q=c', '?utm_source=x'],
  ['?%71=a&=b&q', '?%71=a&q', '?=b'],
  [
    '?modal=registration&a=1&inquire=government&hide-layout-ui=true',
    '?modal=registration&inquire=government&hide-layout-ui=true',
    '?a=1',
  ],
  ['?Q=1&&q=%F0', '?q=%F0', '?Q=1'],
])('of %j a page that reads q reads %j', (search, read, unread) => {
  expect(splitQuery(search, ['q'])).toEqual({ read, unread });
});

test('a page that does not say what it reads reads all', () => {
  expect(splitQuery('?a=1&b=2', undefined)).toEqual({ read: '?a=1&b=2', unread: '' });
});

test.each([
  ['/a', '', '/a'],
  ['/a', '?b=1', '/a?b=1'],
  ['/a?c=2#d', '?b=1', '/a?c=2&b=1#d'],
])('%s with %j is %s', (address, search, whole) => {
  expect(withQuery(address, search)).toBe(whole);
});
