import { LOCALES, type Locale } from '@ecocircle/shared-contracts';
import { describe, expect, test } from '@jest/globals';
import type { PlainEvent } from '../charity-events/repository.ts';
import { eventsRss } from './event-rss.ts';
import { plainEvent } from './testing/plain-event.ts';

const SOURCE = 'https://eco.example/api/web/v1/promotion/events.rss?locale=en-US';

const rss = (events: PlainEvent[], locale: Locale = 'en-US') =>
  eventsRss(events, { site: { origin: 'https://eco.example', edition: 'int' }, locale }, SOURCE);
const tags = (text: string, name: string) =>
  [...text.matchAll(new RegExp(`<${name}>(?:<!\\[CDATA\\[)?([\\s\\S]*?)(?:\\]\\]>)?</${name}>`, 'g'))].map(
    ([, inside]) => inside,
  );
const itemOf = (changes: Partial<PlainEvent>, locale?: Locale) =>
  rss([plainEvent(changes)], locale).split('<item>')[1] ?? '';

describe('a feed @E-01', () => {
  test('says what it is, where it is read and how long it stays fresh', () => {
    const [head = ''] = rss([plainEvent()]).split('<item>');
    expect(tags(head, 'title')).toEqual(['Charity events · EcoCircle']);
    expect(tags(head, 'description')).toEqual(['Clean-ups, collections, plantings and workshops near you.']);
    expect(tags(head, 'link')).toEqual([expect.stringMatching(/^https:\/\/eco\.example.*\/charity-events$/)]);
    expect(head).not.toContain('copyright');
    expect(tags(head, 'ttl')).toEqual(['60']);
    expect(tags(head, 'generator')).toEqual(['EcoCircle']);
    expect(tags(head, 'language')).toEqual(['en-US']);
    expect(head).toContain(`href="${SOURCE.replaceAll('&', '&amp;')}" rel="self"`);
  });

  test('was changed when the latest of its events was', () => {
    const events = ['2026-11-01', '2026-11-03', '2026-11-02'].map((day, id) =>
      plainEvent({ id, updated_at: `${day}T10:00:00.000Z` }),
    );
    expect(tags(rss(events), 'lastBuildDate')).toEqual(['Tue, 03 Nov 2026 10:00:00 GMT']);
    expect(tags(rss([]), 'lastBuildDate')).toEqual(['Thu, 01 Jan 1970 00:00:00 GMT']);
  });

  test('has the event that was announced last first', () => {
    const events = ['2026-10-02', '2026-10-03', '2026-10-01'].map((day, id) =>
      plainEvent({ id, published_at: `${day}T10:00:00.000Z` }),
    );
    expect(tags(rss(events), 'guid isPermaLink="false"')).toEqual([]);
    expect(rss(events).match(/charity-event-\d@ecocircle/g)).toEqual([
      'charity-event-1@ecocircle',
      'charity-event-0@ecocircle',
      'charity-event-2@ecocircle',
    ]);
    expect(events.map(({ id }) => id)).toEqual([0, 1, 2]);
  });
});

describe('an entry @E-01', () => {
  test('says what, when and where, and what for', () => {
    const item = itemOf({});
    expect(tags(item, 'title')).toEqual(['Repair café']);
    expect(tags(item, 'category')).toEqual(['Workshop']);
    expect(tags(item, 'pubDate')).toEqual(['Thu, 01 Oct 2026 09:00:00 GMT']);
    const [when, where, empty, what] = tags(item, 'description')[0]?.split('\n') ?? [];
    expect(when?.replace(/[\u2009\u202f]/g, ' ')).toBe(
      'Saturday, October 24, 2099 at 10:00 PM – Sunday, October 25, 2099 at 4:00 AM',
    );
    expect([where, empty, what]).toEqual(['Berlin, Lindenstr. 7', '', 'Bring what is broken.']);
  });

  test.each(LOCALES.filter((locale) => locale !== 'en-US'))('in %s has the clock of 24 hours', (locale) => {
    expect(tags(itemOf({}, locale), 'description')[0]).toMatch(/\b22:00\b/);
  });

  test('of a cancelled event says so in its title', () => {
    expect(tags(itemOf({ status: 'cancelled' }), 'title')).toEqual(['Canceled: Repair café']);
  });

  test('leaves out half a character, which no XML can say', () => {
    const half = '\ud83d';
    expect(tags(itemOf({ name: `Be${half}lls` }), 'title')).toEqual(['Be\ufffdlls']);
  });

  test('leads to the page of its event', () => {
    expect(tags(itemOf({}), 'link')).toEqual(['https://eco.example/en-us/charity-event/7']);
  });

  test('leaves out what no XML can say', () => {
    const name = 'Re\u0000\u0008\u000b\u000c\u000e\u001f\ufffe\uffffpair';
    expect(tags(itemOf({ name }), 'title')).toEqual(['Repair']);
  });

  test('keeps tabs, lines and every other character', () => {
    const name = 'a\tb\nc\u0020\u007f\ufffd🙂';
    expect(tags(itemOf({ name }), 'title')).toEqual([name]);
  });
});
