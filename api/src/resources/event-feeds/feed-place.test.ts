import type { Edition, Locale } from '@ecocircle/shared-contracts';
import { expect, test } from '@jest/globals';
import { eventUrl, feedPlace, pageUrl } from './feed-place.ts';

const site = (edition: Edition) => ({ origin: 'https://eco.example', edition });

test.each<[Edition, Locale | undefined, Locale]>([
  ['int', 'es-AR', 'es-AR'],
  ['int', undefined, 'en-US'],
  ['int', 'kk-KZ', 'en-US'],
  ['ru', 'en-US', 'ru-RU'],
])('a feed of the edition %s that is asked for in %s is in %s @E-01', (edition, asked, locale) => {
  expect(feedPlace(site(edition), asked)).toEqual({ site: site(edition), locale });
});

test('links have the prefix of the language where the edition has several @E-01', () => {
  const spanish = feedPlace(site('int'), 'es-AR');
  expect(pageUrl(spanish, '/charity-events')).toBe('https://eco.example/es-ar/charity-events');
  expect(eventUrl(spanish, 7)).toBe('https://eco.example/es-ar/charity-event/7');
  expect(eventUrl(feedPlace(site('ru'), 'ru-RU'), 7)).toBe('https://eco.example/charity-event/7');
});
