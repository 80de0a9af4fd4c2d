import { expect, test } from '@jest/globals';
import { pointListPath, toPointListQuery, WHOLE_LIST } from './list-query.ts';

test('survives the way into the address and back', () => {
  const query = { status: 'temporarily-not-working', search: 'ул. Мира & 5', page: 12 } as const;
  const address = new URL(pointListPath(query), 'http://localhost');
  expect(toPointListQuery(address.searchParams)).toEqual(query);
});

test('leaves out what is not asked for', () => {
  expect(pointListPath(WHOLE_LIST)).toBe('/profile/recycling-points');
});

test.each(['status=oncheck', 'status=toString', 'page=0', 'page=-1', 'page=1e3', 'page=x', 'q=%20%20'])(
  'takes %s for the whole list',
  (search) => {
    expect(toPointListQuery(new URLSearchParams(search))).toEqual(WHOLE_LIST);
  },
);

test('keeps page and search within what the API takes', () => {
  const query = toPointListQuery(new URLSearchParams({ q: 'x'.repeat(300), page: '99999999999' }));
  expect(query.search).toHaveLength(100);
  expect(query.page).toBe(1_000_000);
});
