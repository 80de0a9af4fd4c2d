import { CONTACT_TYPES, INQUIRE_TYPES, LOCALES } from '@ecocircle/shared-contracts';
import { expect, test } from '@jest/globals';
import { fill, MAIL_TEXTS } from './mail-texts.ts';

test.each(LOCALES)('mails in %s name every choice of the forms', (locale) => {
  expect(Object.keys(MAIL_TEXTS[locale].type).sort()).toEqual([...CONTACT_TYPES, ...INQUIRE_TYPES].sort());
});

test('values are put in as they are', () => {
  expect(fill('{{a}} and {{b}}, {{c}}', { a: '$&', b: '{{a}}' })).toBe('$& and {{a}}, {{c}}');
});
