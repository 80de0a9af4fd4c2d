import { LOCALES, MATERIAL_FAMILIES, WEEKDAYS } from '@ecocircle/shared-contracts';
import { expect, test } from '@jest/globals';
import remote from '../../remote.json' with { type: 'json' };
import { messagesOf } from '../testing/services.ts';

type Texts = Readonly<Record<string, object>>;

test.each(LOCALES)('%s names every family, every day, and the page @R-18', (locale) => {
  const { families, pointCard, openWords, head } = messagesOf(locale) as Record<
    string,
    Record<string, Texts>
  >;
  expect(Object.keys(families ?? {})).toEqual(MATERIAL_FAMILIES);
  expect(Object.keys(pointCard?.hours?.days ?? {})).toEqual(WEEKDAYS);
  expect(Object.keys(openWords?.opens ?? {})).toEqual(['today', 'tomorrow', ...WEEKDAYS]);
  expect(Object.keys(head ?? {})).toEqual(remote.routes.map(({ id }) => id));
});
