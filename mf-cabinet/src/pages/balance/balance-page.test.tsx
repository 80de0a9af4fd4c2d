import { ApiError, LOCALES } from '@ecocircle/shared-contracts';
import { expect, test } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { aUser, messagesOf, startPage } from '../../testing/start-page.tsx';
import { aWithdrawal, serveWithdrawals } from '../../testing/withdrawals.ts';

const PAGE = '/profile/balance';
const user = aUser({ roles: ['user'], balance: 1250 });
const rows = async () =>
  within(await screen.findByRole('list', { name: 'Your eco-points, in and out' })).getAllByRole('listitem');

test('shows the balance and what was taken from it, newest first @B-01', async () => {
  const api = serveWithdrawals([
    aWithdrawal(2, { amount: 1500, balance_after: 1250, comment: 'A bag' }),
    aWithdrawal(1, { comment: '' }),
  ]);
  startPage(PAGE, { user, api });
  expect((await screen.findByText('eco-points')).parentElement?.textContent).toBe('1,250 eco-points');
  const [first, second] = (await rows()).map((row) => within(row));
  expect(first?.getByText('A bag')).toBeTruthy();
  expect(first?.getByText('-1,500')).toBeTruthy();
  expect(first?.getByText('1,500 eco-points spent')).toBeTruthy();
  expect(first?.getByText('1,250 eco-points left')).toBeTruthy();
  expect(second?.getByText('Spent')).toBeTruthy();
});

test('follows the live socket: the balance at once, the history after it @A-13 @B-01', async () => {
  const withdrawals = [aWithdrawal(1)];
  const { events } = startPage(PAGE, { user, api: serveWithdrawals(withdrawals) });
  expect(await rows()).toHaveLength(1);

  withdrawals.unshift(aWithdrawal(2, { comment: 'A bag' }));
  act(() => events.emit('balance-changed', { balance: 1100 }));

  expect(await screen.findByText('1,100')).toBeTruthy();
  expect(await screen.findByText('A bag')).toBeTruthy();
});

test('goes through a long history a page at a time', async () => {
  const api = serveWithdrawals(Array.from({ length: 41 }, (_, index) => aWithdrawal(41 - index)));
  startPage(`${PAGE}?page=2`, { user, api });
  expect(await rows()).toHaveLength(20);
  expect(await screen.findByText('Page 2 of 3')).toBeTruthy();

  fireEvent.click(screen.getByRole('link', { name: 'Next' }));

  expect(await screen.findByText('Withdrawal 1')).toBeTruthy();
  expect(await rows()).toHaveLength(1);
});

test('says so when nothing was added or spent yet', async () => {
  startPage(PAGE, { user, api: serveWithdrawals([]) });
  expect(await screen.findByText('Nothing in or out yet')).toBeTruthy();
});

test.each([
  [0, 'There seems to be no connection. Check it and try again.'],
  [503, 'The trouble is on our side and your eco-points are safe. Try again in a minute.'],
])('a failure with %i is told, the balance stays, and the history comes on retry', async (status, words) => {
  const api = serveWithdrawals([aWithdrawal(1)]);
  let isDown = true;
  const authenticated: typeof api.authenticated = async (call) => {
    if (isDown) throw new ApiError(status, []);
    return api.authenticated(call);
  };
  startPage(PAGE, { user, api: { authenticated } });
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.getByText('1,250')).toBeTruthy();

  isDown = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));

  expect(await rows()).toHaveLength(1);
});

test.each(LOCALES)('has its words in %s @I-01', async (locale) => {
  startPage(PAGE, { user, locale, api: serveWithdrawals([aWithdrawal(1)]) });
  const { title } = messagesOf(locale).balance as { title: string };
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
});
