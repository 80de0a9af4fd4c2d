import { EVENT_KINDS, LOCALES, MATERIAL_FAMILIES } from '@ecocircle/shared-contracts';
import { describe, expect, test } from '@jest/globals';
import remote from '../../remote.json' with { type: 'json' };
import { messagesOf } from '../testing/open-page.tsx';

describe.each(LOCALES)('%s', (locale) => {
  test('has a title and a description for every route @R-18', () => {
    const head = messagesOf(locale).head as Record<string, { title: string }>;
    expect(Object.keys(head).sort()).toEqual(remote.routes.map(({ id }) => id).sort());
    const titles = Object.values(head).map(({ title }) => title);
    expect(new Set(titles).size).toBe(titles.length);
  });

  test('names every kind of event and family of materials @I-01', () => {
    expect(Object.keys(messagesOf(locale).kind as object).sort()).toEqual([...EVENT_KINDS].sort());
    expect(Object.keys(messagesOf(locale).family as object).sort()).toEqual([...MATERIAL_FAMILIES].sort());
  });
});
