import type { Locale } from '@ecocircle/shared-contracts';
import type { Locator, Page } from '@playwright/test';
import { PEOPLE } from './demo-person.ts';

/** How an organisation of the language's country registers; tax ids are invented but pass their checks. */
export const REQUESTS: Readonly<
  Record<Locale, { country: string; email: string; tin: string; address: string }>
> = {
  'ru-RU': {
    country: 'RU',
    email: 'anna@chistybereg.example',
    tin: '7701987652',
    address: 'Москва, Таганская улица, 17',
  },
  'ru-KZ': {
    country: 'KZ',
    email: 'dana@zelenydvor.example',
    tin: '210440000176',
    address: 'Алматы, улица Төле би, 69',
  },
  'kk-KZ': {
    country: 'KZ',
    email: 'aigerim@tazaaula.example',
    tin: '211140000178',
    address: 'Астана, Кенесары көшесі, 40',
  },
  'es-AR': {
    country: 'AR',
    email: 'lucia@riberalimpia.example',
    tin: '30715482637',
    address: 'Buenos Aires, Av. Boedo 830',
  },
  'en-US': {
    country: 'US',
    email: 'grace@cleanriver.example',
    tin: '521234567',
    address: '1200 Ohio Drive SW, Washington, DC',
  },
};

/** Types a number as people do: its country where it is another than the field begins with, then its digits. */
async function typePhone(dialog: Locator, locale: Locale): Promise<void> {
  const { country } = REQUESTS[locale];
  const code = dialog.getByRole('combobox');
  await code.waitFor();
  if (!(await code.inputValue()).startsWith(country)) {
    await code.fill(new Intl.DisplayNames([locale], { type: 'region' }).of(country) ?? country);
    await dialog.getByRole('option').first().click();
    await dialog.getByRole('option').first().waitFor({ state: 'hidden' });
  }
  const [, prefix = ''] = (await code.inputValue()).split(' ');
  const number = dialog.locator('[name=phone]');
  await number.click();
  await number.pressSequentially(PEOPLE[locale].phone.slice(prefix.length));
  await number.blur();
  await dialog.locator('[name=phone]:not([aria-invalid=true])').waitFor();
}

/** Fills in the registration of an organisation that wants to hold events. */
export async function fillRegistration(page: Page, locale: Locale): Promise<void> {
  const dialog = page.locator('dialog[open]');
  await dialog.locator('[name=charityEventCreator]').check();
  await dialog.locator('[type=submit]').click();
  await dialog.locator('[name=email]').waitFor();
  const { name, organisation } = PEOPLE[locale];
  const { email, tin, address } = REQUESTS[locale];
  const lines = { name, email, orgName: organisation, tin, address };
  for (const [field, value] of Object.entries(lines)) await dialog.locator(`[name=${field}]`).fill(value);
  await typePhone(dialog, locale);
  await page.mouse.move(0, 0);
}

/** Sends the registration. The answer is the platform's as it always is, so that no picture leaves a request behind. */
export async function sendRegistration(page: Page, locale: Locale): Promise<void> {
  await page.route('**/inquire-registration', (route) =>
    route.fulfill({ json: { isOk: true, message: '', reference: 'R-7K3F9X' } }),
  );
  await fillRegistration(page, locale);
  await page.locator('dialog[open] [type=submit]').click();
  await page.locator('dialog[open] h3 + p').first().waitFor();
}
