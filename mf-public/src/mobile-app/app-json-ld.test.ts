import { LOCALES } from '@ecocircle/shared-contracts';
import { expect, test } from '@jest/globals';
import { appJsonLd } from './app-json-ld.ts';

test('the app costs nothing, in the currency of the market @S-03', () => {
  const offers = LOCALES.map((locale) => [locale, (appJsonLd(locale) as { offers: object }).offers]);
  const offer = (priceCurrency: string) => ({ '@type': 'Offer', price: '0', priceCurrency });
  expect(Object.fromEntries(offers)).toEqual({
    'ru-RU': offer('RUB'),
    'ru-KZ': offer('RUB'),
    'kk-KZ': offer('RUB'),
    'es-AR': offer('USD'),
    'en-US': offer('USD'),
  });
});

test('the app is for both kinds of phone and about daily life @S-03', () => {
  expect(appJsonLd('kk-KZ')).toMatchObject({
    '@type': 'MobileApplication',
    name: 'ЭкоШеңбер',
    applicationCategory: 'Lifestyle',
    operatingSystem: 'Android, iOS',
    downloadUrl: [expect.stringContaining('apple.com'), expect.stringContaining('google.com')],
  });
});
