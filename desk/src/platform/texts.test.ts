import { join } from 'node:path';
import { LOCALES } from '@ecocircle/shared-contracts';
import { readLocaleTexts } from '@ecocircle/shared-contracts/build/locale-texts';
import { expect, test } from '@jest/globals';
import { createTexts, loadTexts } from './texts.ts';

test.each(LOCALES)('loads in %s the texts of every part that parts.json names', async (locale) => {
  const named = readLocaleTexts(join(import.meta.dirname, '..', 'locales'), locale);
  expect(Object.keys((await loadTexts(locale)).desk).sort()).toEqual(Object.keys(named).sort());
});

test('texts of the desk quote names that have quotes of their own', () => {
  const { t } = createTexts('kk-KZ', { desk: { named: '«{{name}}» ашылды' }, validation: {} });
  expect(t('named', { name: '«Таза қала» ЖШС' })).toBe('«„Таза қала“ ЖШС» ашылды');
});
