import type { Locale } from '@ecocircle/shared-contracts';
import { expect, test } from '@jest/globals';
import { createPortalI18n } from './portal-i18n.ts';

const fail = (error: Error): never => {
  throw error;
};

test.each<[Locale, string, string]>([
  ['ru-RU', '«{{name}}»', '«Экоцентр „Ноль“»'],
  ['ru-KZ', '«{{name}}»', '«Экоцентр „Ноль“»'],
  ['kk-KZ', '«{{name}}»', '«Экоцентр „Ноль“»'],
  ['es-AR', '«{{name}}»', '«Экоцентр “Ноль”»'],
  ['en-US', '“{{name}}”', '“Экоцентр «Ноль»”'],
])('texts in %s quote names that have quotes of their own', (locale, named, said) => {
  const { t } = createPortalI18n(locale, { shell: { named } }, fail);
  expect(t('named', { name: 'Экоцентр «Ноль»' })).toBe(said);
});
