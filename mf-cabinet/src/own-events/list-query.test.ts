import { expect, test } from '@jest/globals';
import { ALL_EVENTS, eventListPath, toEventListQuery } from './list-query.ts';

test('survives the way into the address and back @E-03', () => {
  const query = { state: 'cancelled', search: 'ул. Мира & 5', page: 3 } as const;
  expect(toEventListQuery(new URL(eventListPath(query), 'http://localhost').searchParams)).toEqual(query);
  expect(eventListPath(ALL_EVENTS)).toBe('/profile/charity-events/');
});

test.each(['state=published', 'state=toString', 'page=0', 'page=x', 'q=%20'])(
  'takes %s for the whole list',
  (search) => {
    expect(toEventListQuery(new URLSearchParams(search))).toEqual(ALL_EVENTS);
  },
);
