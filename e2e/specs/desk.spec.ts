import { expect, test } from '../fixtures.ts';
import { ask } from '../http/ask.ts';
import { barriersOn } from '../pages/barriers.ts';
import { DeskPages } from '../pages/desk-pages.ts';
import { overflowOf } from '../pages/overflow.ts';
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

test('a one-time link sets password and second factor, once @X-16', async ({ page }) => {
  const printed = await staff('account', 'create', 'mira@staff.test', '--name', 'Mira');
  const [, token = ''] = /set-up#(\S+)/.exec(printed) ?? [];
  const desk = new DeskPages(page);
  await desk.open(`/set-up#${token}`);
  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible();
  await expect(page.getByText('mira@staff.test')).toBeVisible();
  expect(await barriersOn(page)).toEqual([]);
});

test('the desk is on its own host alone @X-16', async () => {
  const host = 'desk.localhost';
  expect((await ask('/api/desk/v1/me/')).status).toBe(404);
  expect((await ask('/api/desk/v1/me/', { host })).status).toBe(401);
  const page = await ask('/', { host });
  expect(page.headers).toMatchObject({ 'x-robots-tag': 'none', 'cache-control': 'no-store' });
  expect((await ask('/api/web/v1/facility/facility/', { host })).status).toBe(404);
});
