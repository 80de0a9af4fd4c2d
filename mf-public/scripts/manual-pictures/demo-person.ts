import type { Locale } from '@ecocircle/shared-contracts';
import type { Page } from '@playwright/test';
import { waitForQuiet } from '../settle.ts';

/** Who registers and signs in on the pictures: the demo account, under a name of the picture's language. */
export const PEOPLE: Readonly<Record<Locale, { name: string; phone: string; organisation: string }>> = {
  'ru-RU': { name: 'Анна Лебедева', phone: '+74952000117', organisation: 'Фонд «Чистый берег»' },
  'ru-KZ': { name: 'Дана Ахметова', phone: '+77272000117', organisation: 'ОФ «Зелёный двор»' },
  'kk-KZ': { name: 'Айгерім Сәрсен', phone: '+77172000117', organisation: '«Таза аула» қоғамдық қоры' },
  'es-AR': { name: 'Lucía Ferreyra', phone: '+541152000117', organisation: 'Fundación Ribera Limpia' },
  'en-US': { name: 'Grace Miller', phone: '+12025550117', organisation: 'Clean River Foundation' },
};

interface Profile {
  data: { attributes: { name: string; contact_phone: string; organization_info: object | null } };
}

/** Names the signed-in account in the language of the picture; everything else stays as the platform says. */
export async function nameDemoPerson(page: Page, locale: Locale): Promise<void> {
  const { name, phone, organisation } = PEOPLE[locale];
  await page.route('**/authing/user/*/', async (route) => {
    const response = await route.fetch();
    const profile = (await response.json()) as Profile;
    const { attributes } = profile.data;
    const organization_info = { ...attributes.organization_info, name_full: organisation };
    Object.assign(attributes, { name, contact_phone: phone, organization_info });
    await route.fulfill({ response, json: profile });
  });
}

/** Signs the demo account in through the login page. */
export async function signIn(page: Page, base: string, prefix: string): Promise<void> {
  await page.goto(`${base}/${prefix}/profile/login`);
  await waitForQuiet(page);
  await page.locator('[name=username]').fill('events@demo.test');
  await page.locator('[name=password]').fill('DemoPass1');
  await page.locator('main form [type=submit]').click();
  await page.waitForURL(/\/profile\/?$/);
}
