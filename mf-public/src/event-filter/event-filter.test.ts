import { expect, test } from '@jest/globals';
import {
  chosenCount,
  eventsHref,
  feedPath,
  hasOtherCountries,
  isChosen,
  isNarrowed,
  NO_CHOICE,
  readEventFilter,
  wantedEvents,
} from './event-filter.ts';

const read = (query: string) => readEventFilter(new URLSearchParams(query));

test('an empty address means the upcoming events from the first page @E-01', () => {
  expect(read('')).toEqual({ ...NO_CHOICE, when: 'upcoming', page: 1 });
});

test('what the address says survives the way there and back @E-01', () => {
  const href =
    '/charity-events?when=past&city=%D0%90%D0%BB%D0%BC%D0%B0%D1%82%D1%8B&kind=planting&q=a+%26+b&from=2026-11-01&to=2026-11-30&countries=all&page=3';
  expect(eventsHref(read(href.split('?')[1] ?? ''))).toBe(href);
});

test('defaults are left out of the address @E-01', () => {
  expect(eventsHref(read('when=upcoming&city=&kind=&q=&page=1'))).toBe('/charity-events');
});

test.each([
  'when=never',
  'kind=party',
  'page=0',
  'page=-1',
  'page=1e9',
  'page=x',
  'q=%00%01',
  'other=1',
  'from=2026-02-31',
  'to=soon',
  'countries=some',
  'days=monday',
])('nonsense (%s) is left out rather than refused @E-01', (query) => {
  expect(read(query)).toEqual(read(''));
});

test('a long search is cut to what the API takes @E-01', () => {
  expect(read(`q=${'я'.repeat(500)}`).q).toHaveLength(100);
});

test('past or upcoming alone does not narrow the list, a city does @E-01', () => {
  expect(isNarrowed(read('when=past&page=2'))).toBe(false);
  expect(isNarrowed(read('city=Almaty'))).toBe(true);
});

test('other countries are chosen, and leave nothing out @E-01', () => {
  expect([isChosen(read('countries=all')), isNarrowed(read('countries=all'))]).toEqual([true, false]);
  expect([isChosen(read('')), isChosen(read('q=tea'))]).toEqual([false, true]);
});

test.each([
  [{ edition: 'kz', locale: 'ru-KZ' }, { country: 'KZ' }, true],
  [{ edition: 'ru', locale: 'ru-RU' }, { country: 'RU' }, true],
  [{ edition: 'int', locale: 'es-AR' }, { country: 'AR' }, true],
  [{ edition: 'int', locale: 'en-US' }, { not_country: 'RU,KZ' }, true],
  [{ edition: 'local', locale: 'en-US' }, {}, false],
] as const)(
  'events of a page of %j are those of %j, until others are asked for @E-01',
  (about, own, hasOthers) => {
    expect(wantedEvents(read('kind=planting&page=2'), about)).toEqual({ kind: 'planting', ...own });
    expect(wantedEvents(read('kind=planting&countries=all'), about)).toEqual({ kind: 'planting' });
    expect(hasOtherCountries(about)).toBe(hasOthers);
  },
);

test('what was chosen can be subscribed to, whatever page of it shows @E-01', () => {
  expect(feedPath('rss', read('when=past&kind=planting&page=3'), { edition: 'kz', locale: 'kk-KZ' })).toBe(
    '/api/web/v1/promotion/events.rss?kind=planting&country=KZ&locale=kk-KZ',
  );
});

test('the weekend keeps its word in the address and has its days for the API @E-01', () => {
  const href = '/charity-events?city=Almaty&days=weekend';
  const filter = read(href.split('?')[1] ?? '');
  expect(eventsHref(filter)).toBe(href);
  const weekend = { from: '2026-11-28', to: '2026-11-29' };
  const about = { edition: 'kz', locale: 'kk-KZ' } as const;
  expect(wantedEvents(filter, about, weekend)).toEqual({ city: 'Almaty', country: 'KZ', ...weekend });
  expect(wantedEvents(read('city=Almaty'), about, weekend)).toEqual({ city: 'Almaty', country: 'KZ' });
});

test.each(['days=weekend&from=2026-12-01', 'days=weekend&to=2026-12-01', 'days=weekend&when=past'])(
  'a weekend beside other days (%s) gives way to them @E-01',
  (query) => {
    expect(read(query)).toEqual(read(query.replace('days=weekend&', '')));
  },
);

test('a subscription is for longer than a weekend @E-01', () => {
  const about = { edition: 'local', locale: 'en-US' } as const;
  expect(feedPath('ics', read('days=weekend&kind=planting'), about)).toBe(
    '/api/web/v1/promotion/events.ics?kind=planting&locale=en-US',
  );
});

test('a range of days counts as one thing that the list is narrowed by @E-01', () => {
  expect(chosenCount(read('from=2026-11-01&to=2026-11-30&kind=planting'))).toBe(2);
  expect(chosenCount(read('days=weekend&q=tea&city=Almaty'))).toBe(3);
  expect(chosenCount(read(''))).toBe(0);
});
