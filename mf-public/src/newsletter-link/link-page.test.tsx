import { expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { openInBrowser, openPage } from '../testing/open-page.tsx';

const CONFIRM = '/api/subscribe/confirm';
const gone = (status: number) => ({
  status,
  body: { errors: [{ status: String(status), code: 'gone', title: 'Gone' }] },
});

test('opening a link changes nothing: it takes a press, with scripts or without', async () => {
  const { asked, status } = await openPage('/newsletter/confirm/abc', {}, 'kk-KZ');
  expect([status, asked]).toEqual([200, []]);
  const button = screen.getByRole('button', { name: 'Жазылуды растау' });
  const form = button.closest('form');
  expect([form?.method, form?.getAttribute('action')]).toEqual(['post', CONFIRM]);
  expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({ token: 'abc', locale: 'kk-KZ' });
});

test.each([
  ['done', 'You are subscribed'],
  ['already', 'You are subscribed already'],
  ['expired', 'This link no longer works'],
  ['unknown', 'We do not know this link'],
  ['error', 'That did not work'],
  ['<script>', 'Should we send you the news?'],
])('without scripts the address says that it is %s', async (result, title) => {
  await openPage(`/newsletter/confirm/abc?result=${encodeURIComponent(result)}`, {});
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
});

test.each([
  ['done', { body: { isOk: true, message: '' } }, 'You are subscribed'],
  ['already', { body: { isOk: true, message: 'already' } }, 'You are subscribed already'],
  ['expired', gone(410), 'This link no longer works'],
  ['unknown', gone(404), 'We do not know this link'],
  ['broken', gone(503), 'That did not work'],
])('with scripts the page says that it is %s, and moves the focus there', async (_, answer, title) => {
  const { asked } = await openInBrowser('/newsletter/confirm/abc', { [CONFIRM]: answer });
  fireEvent.click(await screen.findByRole('button', { name: 'Confirm subscription' }));
  const heading = await screen.findByRole('heading', { level: 1, name: title });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(asked).toEqual([CONFIRM]);
});

test('after a failure the button is still there', async () => {
  await openInBrowser('/newsletter/leave/abc', { '/api/subscribe/leave': gone(500) });
  fireEvent.click(await screen.findByRole('button', { name: 'Unsubscribe' }));
  await screen.findByRole('heading', { name: 'That did not work' });
  expect(screen.getByRole('button', { name: 'Unsubscribe' }).getAttribute('aria-busy')).toBeNull();
});
