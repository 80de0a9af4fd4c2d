import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { ACCOUNTS, PASSWORD } from '../set-up/accounts.ts';

const mark = (page: Page): Promise<unknown> =>
  page.evaluate(() => Object.assign(window, { begunHere: true }));
const isSameDocument = (page: Page): Promise<boolean> => page.evaluate(() => 'begunHere' in window);

/** The versions of remotes whose entries this document has loaded. */
const remotesLoaded = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const paths = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
    const entries = paths.filter((path) => path.includes('/remoteEntry.'));
    return [...new Set(entries.map((path) => path.split('/')[2] ?? ''))].sort();
  });

test('one visit leads through every remote without loading the page again @O-01 @O-02', async ({
  page,
  frame,
  eventsPages,
  mapPage,
  loginPage,
  cabinetPages,
}) => {
  test.setTimeout(120_000);

  await test.step('home', async () => {
    await page.goto('/en-us');
    await frame.expectHydrated();
    await mark(page);
    await expect(frame.title('A second life for things')).toBeVisible();
    expect(await remotesLoaded(page)).toEqual(['mf-public']);
  });

  await test.step('events and one of them', async () => {
    await frame.events.click();
    await expect(eventsPages.listTitle).toBeVisible();
    await expect(page).toHaveTitle('Charity events – EcoCircle');
    await eventsPages.events.first().click();
    await expect(page).toHaveURL(/\/en-us\/charity-event\/\d+$/);
    await expect(eventsPages.facts).toBeVisible();
    const name = (await eventsPages.eventTitle.textContent()) ?? '';
    await expect.poll(() => page.title()).toContain(name);
  });

  await test.step('map and one point', async () => {
    await frame.map.click();
    await expect(mapPage.listTitle).toBeVisible();
    await mapPage.expectMarks();
    await expect(mapPage.clusters).not.toHaveCount(0);
    await expect.poll(() => mapPage.smallestCluster()).toBeGreaterThanOrEqual(44);
    await expect(frame.footer).toBeHidden();
    const name = await mapPage.openFirst();
    await expect(page).toHaveURL(/\/en-us\/recycling-points\/\d+/);
    await expect(mapPage.card(name)).toBeVisible();
    await page.goBack();
    await expect(mapPage.listTitle).toBeVisible();
  });

  await test.step('login', async () => {
    await frame.followVisitorLink('Log in');
    await loginPage.signIn(ACCOUNTS.all, PASSWORD);
    await loginPage.expectSignedIn();
  });

  await test.step('cabinet', async () => {
    await expect(cabinetPages.greeting).toBeVisible();
    await expect(cabinetPages.balance).toContainText(/\d eco-points/);
    await frame.followAccountLink('My recycling points');
    await expect(cabinetPages.pointsTitle).toBeVisible();
    await expect(cabinetPages.points.first()).toBeVisible();
  });

  expect(await isSameDocument(page)).toBe(true);
  expect(await remotesLoaded(page)).toEqual(['mf-cabinet', 'mf-points-map', 'mf-public']);

  await test.step('another language, on the same page and still signed in', async () => {
    await frame.chooseLanguage('Русский (Россия)');
    await expect(page).toHaveURL('/ru-ru/profile/recycling-points');
    await expect(frame.title('Мои пункты приёма')).toBeVisible();
    await frame.header.getByRole('button', { name: /Язык: / }).click();
    await frame.header.getByRole('link', { name: 'English (US)' }).click();
    await expect(cabinetPages.pointsTitle).toBeVisible();
  });

  await test.step('logout', async () => {
    await frame.followAccountLink('Log out');
    await frame.main.getByRole('button', { name: 'Log out' }).click();
    await expect(frame.title('You are logged out')).toBeVisible();
    await expect(frame.visitorMenu).toBeVisible();
  });
});

test('each part of the page comes from a build of its own @O-01 @O-02', async ({ page }) => {
  const registry = (await (await page.request.get('/mf/registry.json')).json()) as {
    remotes: Record<string, { active: string }>;
  };
  const remotes = Object.entries(registry.remotes);
  expect(remotes.map(([name]) => name).sort()).toEqual(['mf-cabinet', 'mf-points-map', 'mf-public']);
  for (const [name, { active }] of remotes) {
    const answer = await page.request.get(`/mf/${name}/${active}/remote.json`);
    expect(await answer.json()).toMatchObject({ name, version: active });
  }
});
