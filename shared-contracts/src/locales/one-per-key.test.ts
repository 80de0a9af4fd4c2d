import { expect, jest, test } from '@jest/globals';
import { onePerKey } from './one-per-key.ts';

test('each key has one, made when it is first asked for', () => {
  const make = jest.fn((key: string) => ({ key }));
  const of = onePerKey(make);
  expect(of('a')).toBe(of('a'));
  expect(of('b')).toEqual({ key: 'b' });
  expect(make).toHaveBeenCalledTimes(2);
});

test('beyond the most keys it makes them anew', () => {
  const make = jest.fn((key: number) => key * 2);
  const of = onePerKey(make, 2);
  for (const key of [1, 2, 1, 3, 1]) expect(of(key)).toBe(key * 2);
  expect(make.mock.calls.flat()).toEqual([1, 2, 3, 1]);
});
