import { expect, test } from '@jest/globals';
import { listAddress, readListAddress, readPages } from './list-address.ts';

const CHOICES = { state: ['open', 'handled'], kind: ['all', 'question'] } as const;

const read = (address: string) => readListAddress(new URLSearchParams(address), CHOICES);

test('an address without anything asks for the first of each choice @X-16', () => {
  expect(read('')).toEqual({ state: 'open', kind: 'all' });
});

test('an address says what is chosen and searched for, and what nobody knows counts for nothing @X-16', () => {
  expect(read('state=handled&kind=garbage&q=%20glass%20&other=1')).toEqual({
    state: 'handled',
    kind: 'all',
    q: 'glass',
  });
});

test.each([
  ['', 1],
  ['pages=3', 3],
  ['pages=0', 1],
  ['pages=-2', 1],
  ['pages=2.5', 1],
  ['pages=many', 1],
])('an address with “%s” asks for %i pages @X-16', (address, pages) => {
  expect(readPages(new URLSearchParams(address))).toBe(pages);
});

test('a change keeps the rest, and leaves out what an address says without it @X-16', () => {
  const filter = { state: 'handled', kind: 'question', q: 'a&b' };
  expect(listAddress(filter, CHOICES, { kind: 'all' })).toBe('?state=handled&q=a%26b');
  expect(listAddress(filter, CHOICES, { q: '' })).toBe('?state=handled&kind=question');
});
