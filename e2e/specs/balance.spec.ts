import { expect, test } from '../fixtures.ts';
import { ACCOUNTS } from '../set-up/accounts.ts';
import { staff } from '../set-up/staff-tool.ts';

test.use({ account: 'user' });

test('a withdrawal by the staff changes the open pages of the user, and is in the history @A-13 @B-01', async ({
  page,
  cabinetPages,
}) => {
  const profile = await page.context().newPage();
  await profile.goto('/ru-ru/profile');
  await page.goto('/en-us/profile/balance');
  await expect(cabinetPages.balance).toContainText(/1,\d\d\d eco-points/);
  const before = Number((await cabinetPages.balance.textContent())?.replace(/\D/g, ''));

  await staff('withdraw', ACCOUNTS.user, '7', '--comment', 'A cotton bag');

  const left = before - 7;
  await expect(cabinetPages.balance).toContainText(left.toLocaleString('en-US'));
  await expect(profile.getByRole('region', { name: 'Баланс' })).toContainText(left.toLocaleString('ru-RU'));
  await expect(cabinetPages.withdrawals.first()).toContainText('A cotton bag');
  await expect(cabinetPages.withdrawals.first()).toContainText('7 eco-points spent');

  await page.reload();
  await expect(cabinetPages.balance).toContainText(left.toLocaleString('en-US'));
});
