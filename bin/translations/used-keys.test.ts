import { describe, expect, test } from '@jest/globals';
import { pluralFormsOf, stemOf } from './plural-forms.ts';
import { TRANSLATED_APPS, textsOf } from './translated-apps.ts';
import { keysInSources } from './used-keys.ts';

/** Keys that the build and the shell read: titles and descriptions of routes. */
const isHead = (key: string): boolean => key.startsWith('head.');

const apps = await Promise.all(
  TRANSLATED_APPS.map(async (app) => ({ app, sources: await keysInSources(app) })),
);

describe.each(apps)('the keys of $app', ({ app, sources }) => {
  const texts = textsOf(app, 'en-US');
  const stems = new Set([...texts.keys()].map(stemOf));
  const named = sources.named.filter(({ namespace }) => namespace === app);

  test('that the sources ask for all exist @I-01', () => {
    expect(named.length).toBeGreaterThan(20);
    expect(named.map(({ stem }) => stem).filter((stem) => !stems.has(stem))).toEqual([]);
  });

  test('are all asked for @I-01', () => {
    expect([...stems].filter((stem) => !isHead(stem) && !sources.mentions(stem))).toEqual([]);
  });

  test('that are asked for with a count have plural forms @I-01', () => {
    const forms = pluralFormsOf(texts);
    const counted = named.filter((key) => key.counted).map(({ stem }) => stem);
    expect(counted.filter((stem) => !forms.has(stem))).toEqual([]);
  });
});
