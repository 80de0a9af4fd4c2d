import { LOCALES, MATERIAL_FAMILIES, WEEKDAYS } from '@ecocircle/shared-contracts';
import { expect, test } from '@jest/globals';
import remote from '../../remote.json' with { type: 'json' };
import { messagesOf } from '../testing/services.ts';

test.each(LOCALES)('%s names every family, every day, and the page @R-18', (locale) => {
  const { families, hours, open, head } = messagesOf(locale) as Record<string, Record<string, object>>;
  expect(Object.keys(families ?? {})).toEqual(MATERIAL_FAMILIES);
  expect(Object.keys(hours?.days ?? {})).toEqual(WEEKDAYS);
  expect(Object.keys(open?.opens ?? {})).toEqual(['today', 'tomorrow', ...WEEKDAYS]);
  expect(Object.keys(head ?? {})).toEqual(remote.routes.map(({ id }) => id));
});
