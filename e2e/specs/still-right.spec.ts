import { expect, type Page } from '@playwright/test';
import { test } from '../own-portal.ts';
import { PortalFrame } from '../pages/portal-frame.ts';
import type { OwnPortal } from '../set-up/own-portal.ts';

const DAY_MS = 86_400_000;
/** Nobody has verified the points of the demo data for half a year by then. */
const STALE_MS = 400 * DAY_MS;
/** A mailed question can be answered for 90 days. */
const EXPIRED_MS = STALE_MS + 91 * DAY_MS;
const LINK = /\/still-right\/(\d+)\/([\w-]+)/;

interface MailedLink {
  readonly id: string;
  readonly token: string;
}

/** The links that were mailed, each of another point. */
async function mailedLinks(portal: OwnPortal): Promise<readonly MailedLink[]> {
  const find = (): MailedLink[] =>
    portal.mails.flatMap(({ text }) => {
      const [, id, token] = LINK.exec(text) ?? [];
      return id && token ? [{ id, token }] : [];
    });
  await expect.poll(() => find().length, { timeout: 20_000 }).toBeGreaterThanOrEqual(4);
  return find();
}

/** Opens the page of a link, and presses its button; the script may not be there yet. */
async function answer(page: Page, { id, token }: MailedLink, ready = async () => {}): Promise<void> {
  await page.goto(`/en-us/still-right/${id}/${token}`);
  await expect(new PortalFrame(page).title('Is your point still right?')).toBeVisible();
  await ready();
  await page.getByRole('main').getByRole('button', { name: 'Everything is right' }).click();
}

test.use({ aheadMs: STALE_MS });

test('a mailed question is answered once, with scripts and without, for 90 days @X-02', async ({
  portal,
  page,
  browser,
}) => {
  test.setTimeout(120_000);
  const [first, second, third, fourth] = (await mailedLinks(portal)) as [
    MailedLink,
    MailedLink,
    MailedLink,
    MailedLink,
  ];
  const frame = new PortalFrame(page);
  const title = (name: string) => frame.title(name);
  const hydrated = () => frame.expectHydrated();

  await test.step('with scripts', async () => {
    await answer(page, first, hydrated);
    await expect(title('Thank you, that is noted')).toBeFocused();
    await answer(page, first, hydrated);
    await expect(title('This link was used already')).toBeFocused();
  });

  const context = await browser.newContext({
    baseURL: portal.url,
    locale: 'en-US',
    javaScriptEnabled: false,
  });
  const plain = await context.newPage();
  const plainTitle = (name: string) => new PortalFrame(plain).title(name);
  await test.step('without scripts', async () => {
    await answer(plain, second);
    await expect(plainTitle('Thank you, that is noted')).toBeVisible();
    await answer(plain, second);
    await expect(plainTitle('This link was used already')).toBeVisible();
    await answer(plain, { id: first.id, token: third.token });
    await expect(plainTitle('This link is of another point')).toBeVisible();
  });

  await test.step('no longer after 90 days', async () => {
    await answer(page, third, hydrated);
    await expect(title('Thank you, that is noted')).toBeFocused();
    await portal.moveClock(EXPIRED_MS);
    await answer(page, fourth, hydrated);
    await expect(title('This link no longer works')).toBeFocused();
    await answer(plain, fourth);
    await expect(plainTitle('This link no longer works')).toBeVisible();
  });
  await context.close();
});
