import { expect, test } from '@jest/globals';
import { createTexts } from './texts.ts';

test('texts of the desk quote names that have quotes of their own', () => {
  const { t } = createTexts('kk-KZ', { desk: { named: '«{{name}}» ашылды' }, validation: {} });
  expect(t('named', { name: '«Таза қала» ЖШС' })).toBe('«„Таза қала“ ЖШС» ашылды');
});
