import { expect, test } from '@jest/globals';
import { oddParts } from './odd-parts.ts';
import { known, readFilter } from './point-filter.ts';

const MATERIALS = [{ id: 'cardboard' }, { id: 'batteries' }];

function odd(
  query: string,
  { thing = null, isPlaced = false }: { thing?: object | null; isPlaced?: boolean } = {},
) {
  const search = new URLSearchParams(query);
  const filter = known(readFilter(search), MATERIALS, thing);
  return oddParts(search, { filter, materials: MATERIALS, isPlaced });
}

test.each([
  'materials=glass,cardboard&match=all&open=now&paid=1&sort=price&countries=all',
  'q=&thing=&materials=&match=any&open=&paid=&sort=open&countries=&at=',
  'utm_source=letter&fbclid=1&modal=registration&hide-layout-ui=true',
])('nothing is odd about %s @R-09', (query) => {
  expect(odd(query)).toEqual([]);
});

test.each([
  ['at=NaN,NaN,NaN', 'at', 'NaN,NaN,NaN'],
  ['city=kz-nowhere', 'city', 'kz-nowhere'],
  ['thing=no-such&q=jar', 'thing', 'no-such'],
  ['materials=no-such', 'materials', 'no-such'],
  ['materials=<b>,GLASS,glass', 'materials', '<b>, GLASS'],
  ['match=none', 'match', 'none'],
  ['open=yes', 'open', 'yes'],
  ['paid=9', 'paid', '9'],
  ['countries=KZ', 'countries', 'KZ'],
  ['sort=zzz', 'sort', 'zzz'],
  ['sort=price', 'price', 'price'],
  [`q=${'я'.repeat(10_000)}`, 'words', `${'я'.repeat(40)}…`],
  ['open=a%00b%ED%A0%80', 'open', 'a b���'],
])('%s is told as %s: %s @R-09', (query, part, said) => {
  expect(odd(query)).toEqual([{ part, said }]);
});

test('a place that the page shows by its card is not asked for by at', () => {
  expect(odd('at=nowhere', { isPlaced: true })).toEqual([]);
  expect(odd('thing=jam-jar&sort=price', { thing: {} })).toEqual([]);
});

test('what nobody knows narrows nothing, and what is left is sound', () => {
  const filter = readFilter(new URLSearchParams('thing=x&materials=no-such,glass&match=all&sort=price'));
  expect(known(filter, MATERIALS, null)).toMatchObject({ thing: '', materials: ['glass'], match: 'any' });
  expect(known(filter, MATERIALS, {})).toMatchObject({ thing: 'x', match: 'all', sort: 'price' });
  expect(
    known(readFilter(new URLSearchParams('materials=no-such&sort=price')), MATERIALS, null),
  ).toMatchObject({
    materials: [],
    sort: 'open',
  });
});
