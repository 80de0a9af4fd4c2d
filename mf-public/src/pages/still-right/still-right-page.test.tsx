import { expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { openInBrowser, openPage } from '../../testing/open-page.tsx';

const ACTION = '/api/still-right';
const refused = (status: number, code: string) => ({
  status,
  body: { errors: [{ status: String(status), code, title: 'No' }] },
});

test('opening the link changes nothing: it takes a press, with scripts or without @X-02', async () => {
  const { asked, status } = await openPage('/still-right/17/abc', {}, 'ru-KZ');
  expect([status, asked]).toEqual([200, []]);
  const form = screen.getByRole('button', { name: 'Всё верно' }).closest('form');
  expect([form?.method, form?.getAttribute('action')]).toEqual(['post', ACTION]);
  expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({
    id: '17',
    token: 'abc',
    locale: 'ru-KZ',
  });
  expect(screen.getByRole('link', { name: 'Посмотреть пункт' }).getAttribute('href')).toMatch(/\/17$/);
});

const TITLES = [
  ['done', 'Thank you, that is noted'],
  ['used', 'This link was used already'],
  ['expired', 'This link no longer works'],
  ['unknown', 'We do not know this link'],
  ['other-point', 'This link is of another point'],
  ['error', 'That did not work'],
] as const;

test.each(TITLES)('without scripts the address says that it is %s @X-02', async (result, title) => {
  await openPage(`/still-right/17/abc?result=${result}`, {});
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
});

test.each([
  [{ body: { isOk: true, message: '' } }, 'Thank you, that is noted'],
  [refused(410, 'link-used'), 'This link was used already'],
  [refused(410, 'link-expired'), 'This link no longer works'],
  [refused(404, 'link-unknown'), 'We do not know this link'],
  [refused(404, 'link-of-another-point'), 'This link is of another point'],
  [refused(503, 'unavailable'), 'That did not work'],
])('with scripts the page says how it went, and moves the focus there: %#', async (answer, title) => {
  await openInBrowser('/still-right/17/abc', { [ACTION]: answer });
  fireEvent.click(await screen.findByRole('button', { name: 'Everything is right' }));
  const heading = await screen.findByRole('heading', { level: 1, name: title });
  await waitFor(() => expect(document.activeElement).toBe(heading));
});
