import { LOCALE_INFO, LOCALES, localeBasename } from '@ecocircle/shared-contracts';
import { expect, test } from '../fixtures.ts';
import { ask } from '../http/ask.ts';

const LIST = '/en-us/what-to-do-with';

test('a thing is found by typing, says where it goes and leads to the nearest place @X-06', async ({
  page,
  frame,
  mapPage,
}) => {
  await page.goto(LIST);
  await frame.main.getByRole('searchbox').fill('jamm jar');
  await expect(page).toHaveURL(/\?q=jamm(\+|%20)jar$/);
  // Another word, and the link at once: what was typed last does not call the visitor back.
  await frame.main.getByRole('searchbox').fill('glass jar');
  await frame.main.getByRole('link', { name: 'Glass jar', exact: true }).click();
  await expect(frame.title('Glass jar')).toBeVisible();
  const answer = frame.main.getByRole('region', { name: 'Can it go in the recycling bin?' });
  await expect(answer).toContainText('Yes, with the recyclables');
  const places = frame.main.getByRole('region', { name: 'Where it is taken' });
  const nearest = places.getByRole('listitem').first().getByRole('link');
  const name = (await nearest.textContent()) ?? '';
  await nearest.click();
  await expect(page).toHaveURL(/\/en-us\/recycling-points\/\d+\?materials=glass-jars$/);
  await expect(mapPage.card(name)).toBeVisible();
  await page.goBack();
  await expect(frame.title('Glass jar')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\?q=(jamm|glass)(\+|%20)jar$/);
  await expect(frame.main.getByRole('searchbox')).toHaveValue(/^(jamm|glass) jar$/);
});

test('the language switcher keeps the thing, at its address in the other language @X-06 @I-05', async ({
  page,
  frame,
  samples: { thing },
}) => {
  await page.goto(`${LIST}/${thing.slugs['en-US']}`);
  await expect(frame.title(thing.name)).toBeVisible();
  for (const locale of LOCALES) {
    const links = page.locator(`a[hreflang="${locale}"]`);
    for (const href of await links.evaluateAll((all) => all.map((link) => link.getAttribute('href'))))
      expect(href).toBe(`${localeBasename(locale, 'local')}/what-to-do-with/${thing.slugs[locale]}`);
  }
  const other = await ask(`/kk-kz/what-to-do-with/${thing.slugs['en-US'].toUpperCase()}`);
  expect([other.status, other.headers.location]).toEqual([
    301,
    `/${LOCALE_INFO['kk-KZ'].prefix}/what-to-do-with/${thing.slugs['kk-KZ']}`,
  ]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the dictionary is searched and read, by letters too @X-06 @S-05', async ({ page, frame }) => {
    await page.goto(LIST);
    await frame.main.getByRole('searchbox').fill('pizza box');
    await frame.main.getByRole('button', { name: 'Find' }).click();
    await expect(page).toHaveURL(/\?q=pizza\+box$/);
    await frame.main.getByRole('link', { name: 'Pizza box', exact: true }).click();
    await expect(frame.title('Pizza box')).toBeVisible();
    await page.goto(`${LIST}?by=letter`);
    await frame.main
      .getByRole('navigation', { name: 'Parts of the list' })
      .getByRole('link', { name: 'P' })
      .click();
    await expect(frame.main.getByRole('region', { name: 'P', exact: true })).toBeInViewport();
  });
});
