import type { Cookie, Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { ask } from '../http/ask.ts';
import { barriersOn } from '../pages/barriers.ts';
import { DeskPages } from '../pages/desk-pages.ts';
import { overflowOf } from '../pages/overflow.ts';
import { DANGEROUS_TEXTS, refusedTextsOn, SAID_OF_REFUSED_TEXTS } from '../pages/refused-texts.ts';
import { smallTargetsOn } from '../pages/small-targets.ts';
import { PASSWORD } from '../set-up/accounts.ts';
import { photo } from '../set-up/photo.ts';
import { staff } from '../set-up/staff-tool.ts';

test.describe.configure({ mode: 'serial' });

// Nobody is signed in, and a wrong code: the browser logs both answers.
test.use({ provoked: /status of (401|404|409)/ });

test('staff sign in with a code, decline with a reason and accept, at 360 pixels by keyboard @X-16', async ({
  page,
}) => {
  const desk = new DeskPages(page);
  await page.setViewportSize({ width: 360, height: 800 });
  await desk.open();
  await expect(desk.email).toBeFocused();
  expect(await barriersOn(page)).toEqual([]);
  await desk.givePassword();
  await desk.code.fill('000000');
  await page.keyboard.press('Enter');
  await expect(desk.failure).toContainText('not the code');
  const used = await desk.giveCode();
  await expect(desk.queue).toBeVisible();
  expect(await barriersOn(page)).toEqual([]);
  expect(await overflowOf(page)).toEqual([]);

  const first = desk.queue.getByRole('link').first();
  const name = (await first.textContent()) ?? '';
  await first.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  expect(await barriersOn(page)).toEqual([]);
  await page.getByRole('button', { name: 'Decline' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Decline' }).press('Enter');
  await expect(page.getByRole('dialog')).toContainText('Say why');
  await desk.reason.fill('The address names no house.');
  await page.getByRole('dialog').getByRole('button', { name: 'Decline' }).press('Enter');
  await expect(page.getByRole('region', { name: 'History' })).toContainText('The address names no house.');
  await expect(page.getByRole('button', { name: 'Accept' })).toBeHidden();

  // What was decided is read next, and leads to the next case.
  await expect(desk.outcome).toContainText('the organization has been told why');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeHidden();
  await page.getByRole('button', { name: 'Accept' }).press('Enter');
  await expect(desk.outcome).toContainText('the point is on the map');
  await expect(page.getByRole('button', { name: 'Take down' })).toBeVisible();
  const accepted = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';

  await desk.open('/all-points?status=accepted');
  await desk.search.fill(accepted);
  await desk.found.getByRole('link', { name: accepted }).first().press('Enter');
  await expect(desk.publicView.getByRole('heading', { name: accepted })).toBeVisible();
  expect(await barriersOn(page)).toEqual([]);
  expect(await overflowOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Convert to draft' }).press('Enter');
  await expect(page.getByRole('dialog')).toContainText('disappears from the map and from the public list');
  await desk.reason.fill('The house was pulled down.');
  await page.getByRole('dialog').getByRole('button', { name: 'Convert to draft' }).press('Enter');
  await expect(desk.outcome).toContainText('Converted to draft');
  await expect(page.getByRole('button', { name: 'Take down' })).toBeHidden();

  await page.getByRole('button', { name: 'Menu' }).click();
  expect(await barriersOn(page)).toEqual([]);
  await page.getByRole('button', { name: 'Log out', exact: true }).click();
  await desk.givePassword();
  await desk.code.fill(used);
  await page.keyboard.press('Enter');
  await expect(desk.failure).toContainText('used before');
});

test.describe('where a text would become a script', () => {
  // Nobody is signed in.
  test.use({ provoked: new RegExp(`${SAID_OF_REFUSED_TEXTS.source}|status of 401`) });

  test('the browser refuses it at the desk, too', async ({ page }) => {
    const desk = new DeskPages(page);
    await desk.open();
    await expect(desk.email).toBeFocused();
    expect(await refusedTextsOn(page)).toEqual([...DANGEROUS_TEXTS, 'data']);
  });
});

test('a one-time link sets password and second factor, once @X-16', async ({ page }) => {
  const printed = await staff('account', 'create', 'mira@staff.test', '--name', 'Mira');
  const [, token = ''] = /set-up#(\S+)/.exec(printed) ?? [];
  const desk = new DeskPages(page);
  await desk.open(`/set-up#${token}`);
  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible();
  await expect(page.getByText('mira@staff.test')).toBeVisible();
  expect(await barriersOn(page)).toEqual([]);
});

/** The session of the operator, which the tests below share. */
let session: Cookie[] = [];

async function openAsOperator(page: Page, path: string): Promise<DeskPages> {
  const desk = new DeskPages(page);
  await page.context().addCookies(session);
  await desk.open(path);
  if (session.length > 0) return desk;
  await desk.givePassword();
  await desk.giveCode();
  await expect(page.getByRole('navigation', { name: 'Parts of the desk' })).toBeVisible();
  session = await page.context().cookies();
  return desk;
}

const post = async (path: string, body: object) =>
  ask(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

test('of two moderators at a case the second, on a phone, is told who decided what @X-16', async ({
  page,
  browser,
}) => {
  const desk = await openAsOperator(page, '/points');
  const phone = await browser.newContext({
    viewport: { width: 360, height: 780 },
    hasTouch: true,
    isMobile: true,
  });
  const mira = new DeskPages(await phone.newPage());
  const [, token = ''] = /set-up#(\S+)/.exec(await staff('account', 'reset', 'mira@staff.test')) ?? [];
  await mira.open(`/set-up#${token}`);
  await mira.begin('mira@staff.test', 'Lovelace1843');

  await desk.queue.getByRole('link').first().press('Enter');
  await expect(page.getByRole('button', { name: 'Decline' })).toBeVisible();
  await mira.queue.getByRole('link').first().tap();
  await expect(mira.page.getByText('Portal Staff is looking at this case')).toBeVisible();
  await mira.page.getByRole('button', { name: 'Accept' }).tap();
  await expect(mira.notDone).toContainText('somebody else is looking at this case');
  expect(await smallTargetsOn(mira.page)).toEqual([]);

  await page.getByRole('button', { name: 'Decline' }).press('Enter');
  await desk.reason.fill('There is no such yard.');
  await page.getByRole('dialog').getByRole('button', { name: 'Decline' }).press('Enter');
  await expect(desk.outcome).toBeVisible();
  await mira.page.getByRole('button', { name: 'Accept' }).tap();
  await expect(mira.notDone).toContainText(/Declined.*Portal Staff/);
  await expect(mira.page.getByRole('button', { name: 'Accept' })).toBeHidden();
  const deeds = mira.page.getByRole('region', { name: 'History' }).getByRole('listitem');
  await expect(deeds.filter({ hasText: 'There is no such yard.' })).toHaveCount(1);
  await phone.close();
});

test('operators find a mail by its recipient and read it, without the secret of its link @X-16', async ({
  page,
}) => {
  await post('/api/web/v1/authing/forgot_password/', { email: 'user@demo.test' });
  const desk = await openAsOperator(page, '/outbox?state=waiting');
  await desk.search.fill('user@demo.test');
  const mails = page.getByRole('list', { name: 'Mail' });
  await mails
    .getByRole('link', { name: /password/ })
    .first()
    .press('Enter');
  const text = page.getByRole('region', { name: 'What it says' });
  await expect(text).toContainText('/restore-password/…');
  await expect(page.getByText('Waiting to be sent')).toBeVisible();
  expect(await barriersOn(page)).toEqual([]);
});

test('a new signing key signs at once, and the dialog says what follows @X-16', async ({ page }) => {
  await openAsOperator(page, '/keys');
  await page.getByRole('button', { name: 'Make a new key', exact: true }).press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Everybody stays logged in');
  await dialog.getByRole('button', { name: 'Make a new key' }).press('Enter');
  await expect(page.getByRole('region', { name: 'This was done' })).toContainText('it signs already');
  const signs = page.getByRole('listitem').filter({ hasText: 'Signs now' }).locator('code');
  const answer = await ask('/api/web/v1/authing/password/token/', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: `${new URLSearchParams({ grant_type: 'password', username: 'user@demo.test', password: PASSWORD })}`,
  });
  const [head = ''] = JSON.parse(answer.text).access_token.split('.');
  await expect(signs).toHaveText(JSON.parse(Buffer.from(head, 'base64url').toString()).kid);
  expect(await barriersOn(page)).toEqual([]);
});

test('a request of an organization is erased after a question @X-16', async ({ page }) => {
  const { text } = await post('/inquire-registration', {
    charityEventCreator: false,
    recyclingPointCreator: true,
    name: 'Ada Byron',
    email: 'ada@erased.test',
    phone: '+12125550123',
    orgName: 'Glass and Co',
    address: '1 Green Street',
    tin: '123456789',
    locale: 'en-US',
  });
  const { reference } = JSON.parse(text) as { reference: string };
  await openAsOperator(page, `/registrations/${reference}`);
  await page.getByRole('button', { name: 'Erase' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: `Erase ${reference}?` });
  await dialog.getByRole('button', { name: 'Erase' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Organizations’ requests' })).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(reference);
});

test('an event gets another place by its address and another cover @X-16 @E-03', async ({ page }) => {
  await openAsOperator(page, '/events');
  await page.getByRole('list', { name: 'Charity events' }).getByRole('link').first().press('Enter');
  await page.getByRole('button', { name: 'Change the event' }).press('Enter');
  await expect(page.getByRole('region', { name: 'Change the event' })).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Begins Day' })).toHaveValue(/^\d\d\/\d\d\/\d{4}$/);
  await expect(page.getByRole('textbox', { name: 'Begins Time' })).toHaveValue(/^\d\d?:\d\d\s[AP]M$/);
  await page.getByRole('combobox', { name: 'Find an address' }).fill('Almaty');
  await page
    .getByRole('option', { name: /^Almaty/ })
    .first()
    .click();
  const remove = page.getByRole('button', { name: /^Remove photo/ });
  if (await remove.isVisible()) await remove.press('Enter');
  await page.getByLabel('Add photos').setInputFiles(await photo('cover.jpg', '#1f6b57'));
  await expect(page.getByRole('img', { name: 'Photo 1 of 1' })).toBeVisible();
  expect(await barriersOn(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save the event' }).press('Enter');
  await expect(page.getByRole('region', { name: 'What staff did' })).toContainText('Event changed');
  await expect(page.getByText('Asia/Almaty')).toBeVisible();
  await expect(page.getByRole('main').locator('img[src*="/media/photos/"]')).toBeVisible();
});

test('a thing gets another word and address at 360 pixels, which visitors find; retired, it is gone @X-06 @X-16', async ({
  page,
}) => {
  const desk = await openAsOperator(page, '/dictionaries/things');
  await page.setViewportSize({ width: 360, height: 800 });
  await desk.search.fill('hookah');
  await page.getByRole('list', { name: 'Dictionaries' }).getByRole('link', { name: 'Hookah' }).press('Enter');
  const english = page.getByRole('group', { name: 'English (US)' });
  const address = english.getByRole('textbox', { name: 'Address' });
  await expect(address).toHaveValue('hookah');
  expect(await barriersOn(page)).toEqual([]);
  expect(await overflowOf(page)).toEqual([]);
  expect(await smallTargetsOn(page)).toEqual([]);
  await address.fill('water-pipe');
  await english.getByRole('textbox', { name: 'Other names' }).press('End');
  await english.getByRole('textbox', { name: 'Other names' }).pressSequentially('\nsheeshaphone');
  await page.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(page.getByText('Saved.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'History' })).toContainText('water-pipe');

  const list = '/en-us/what-to-do-with';
  const found = async () =>
    (await ask('/api/web/v1/dictionary/things/find/?locale=en-US&ask=sheeshaphone')).status;
  await expect.poll(found).toBe(200);
  const former = async () => (await ask(`${list}/hookah`)).headers.location;
  await expect.poll(former).toBe(`${list}/water-pipe`);

  await page.getByRole('button', { name: 'Retire' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Offer it again' })).toBeVisible();
  const gone = async () => (await ask(`${list}/hookah`)).status;
  await expect.poll(gone).toBe(410);
  await expect.poll(found).toBe(404);
});

test('the desk is on its own host alone @X-16', async () => {
  const host = 'desk.localhost';
  expect((await ask('/api/desk/v1/me/')).status).toBe(404);
  expect((await ask('/api/desk/v1/me/', { host })).status).toBe(401);
  const page = await ask('/', { host });
  expect(page.headers).toMatchObject({ 'x-robots-tag': 'none', 'cache-control': 'no-store' });
  expect((await ask('/api/web/v1/facility/facility/', { host })).status).toBe(404);
});
