import { LOCALES, type Locale } from '@ecocircle/shared-contracts';
import { describe, expect, test } from '@jest/globals';
import { textsIn } from './translated-apps.ts';

/** A table of words by what they name: the folder of texts, and where it stands there. */
type Place = readonly [folder: string, at: string];

const MAILS = 'api/src/mail/locales';
const FEEDS = 'api/src/resources/event-feeds/locales';
const DESK = 'desk/src/locales';
const CABINET = 'mf-cabinet/src/locales';
const MAP = 'mf-points-map/src/locales';
const PUBLIC = 'mf-public/src/locales';
const SHELL = 'shell/src/locales';

/** What has one name wherever it is met; the first place says how it is called where people choose or see it first. */
const LISTS: Readonly<Record<string, readonly [first: Place, ...others: Place[]]>> = {
  'what a message is about': [
    [SHELL, 'dialogs.write-to-us.types'],
    [MAILS, 'type'],
    [DESK, 'submissions.types'],
  ],
  'who would like to work together': [
    [SHELL, 'dialogs.inquire.types'],
    [MAILS, 'type'],
    [DESK, 'submissions.types'],
  ],
  'what is wrong with a point': [
    [MAP, 'report.kinds'],
    [MAILS, 'report.kinds'],
    [PUBLIC, 'report.kind'],
    [CABINET, 'reports.kind'],
    [DESK, 'reports.kinds'],
  ],
  'what status a point has': [
    [CABINET, 'status'],
    [DESK, 'status'],
  ],
  'what kind of event it is': [
    [PUBLIC, 'kind'],
    [CABINET, 'eventKind'],
    [FEEDS, 'kind'],
    [DESK, 'events.kinds'],
  ],
  'what family a material is of': [
    [MAP, 'families'],
    [DESK, 'dictionaries.families'],
  ],
};

function wordsAt([folder, at]: Place, locale: Locale): ReadonlyMap<string, string> {
  const table = [...textsIn(folder, locale)].filter(([key]) => key.startsWith(`${at}.`));
  return new Map(table.map(([key, word]) => [key.slice(at.length + 1), word]));
}

describe.each(Object.entries(LISTS))('%s', (_, [first, ...others]) => {
  test.each(LOCALES)('is called the same everywhere in %s @I-01', (locale) => {
    const words = [...wordsAt(first, locale)];
    expect(words.length).toBeGreaterThan(1);
    for (const place of others) {
      const others = wordsAt(place, locale);
      expect([place, ...words.map(([of]) => [of, others.get(of)])]).toEqual([place, ...words]);
    }
  });
});
