import { expect, test } from '@jest/globals';
import { REGIONS } from './locales.ts';
import { REGION_LINKS } from './region-links.ts';

const networks = ['instagram', 'linkedin', 'odnoklassniki', 'telegram', 'vk', 'whatsapp', 'x', 'zen'];

test.each(REGIONS)('%s has a store of its own in each shop and every network', (region) => {
  const { stores, social } = REGION_LINKS[region];
  expect(stores['app-store']).toMatch(/^https:\/\/apps\.apple\.com\/[a-z]{2}\/app\/id\d+$/);
  expect(stores['google-play']).toMatch(/^https:\/\/play\.google\.com\/store\/apps\/details\?id=[a-z.]+$/);
  expect(social.map(({ network }) => network).sort()).toEqual(networks);
});

test.each([
  ['russia', ['vk', 'telegram', 'odnoklassniki']],
  ['kazakhstan', ['vk', 'telegram', 'odnoklassniki']],
  ['international', ['instagram', 'x', 'linkedin']],
] as const)('%s begins with the networks that its market uses most @F-01', (region, first) => {
  expect(REGION_LINKS[region].social.slice(0, 3).map(({ network }) => network)).toEqual(first);
});

test('no two markets share a store link', () => {
  const hrefs = REGIONS.flatMap((region) => Object.values(REGION_LINKS[region].stores));
  expect(new Set(hrefs).size).toBe(6);
});

test('Kazakhstan is called on two phones, the others write to a help desk', () => {
  expect(REGION_LINKS.kazakhstan.phones).toHaveLength(2);
  for (const { number, shown } of REGION_LINKS.kazakhstan.phones)
    expect(shown.replaceAll(' ', '')).toBe(number);
  expect(REGION_LINKS.kazakhstan.supportEmail).toBeUndefined();
  for (const region of ['russia', 'international'] as const) {
    expect(REGION_LINKS[region].phones).toEqual([]);
    expect(REGION_LINKS[region].supportEmail).toMatch(/^support@/);
  }
});

test('outside sites, institutions and the two separate legal pages are Russian only', () => {
  expect(REGION_LINKS.russia).toMatchObject({ outside: { length: 2 }, institutions: { length: 2 } });
  expect(REGION_LINKS.russia.legal).toEqual(['personal-data', 'cookies']);
  for (const region of ['kazakhstan', 'international'] as const)
    expect(REGION_LINKS[region]).toMatchObject({
      outside: [],
      institutions: [],
      legal: ['privacy-policy'],
    });
});
