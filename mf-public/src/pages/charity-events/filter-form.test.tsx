import type { Answers } from '@ecocircle/app-kit/testing';
import { expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openInBrowser } from '../../testing/open-page.tsx';
import { listOf, serverEvent } from '../../testing/server-events.ts';

const PLATFORM: Answers = {
  '/api/web/v1/promotion/event/': (query) =>
    listOf(
      [serverEvent('1', { name: query.get('kind') === 'planting' ? 'Сад у школы' : 'Все подряд' })],
      query.get('kind') === 'planting' ? 2 : 7,
    ),
  '/api/web/v1/portal/cities/': { body: { data: [] } },
};

test('the filter narrows the list within the page, and the back button restores its fields @E-01', async () => {
  await openInBrowser('/charity-events', PLATFORM);
  await screen.findByRole('link', { name: 'Все подряд' });
  const kind = screen.getByRole('combobox', { name: 'Kind' }) as HTMLSelectElement;
  fireEvent.change(kind, { target: { value: 'planting' } });
  fireEvent.click(screen.getByRole('button', { name: 'Show events' }));
  await screen.findByRole('link', { name: 'Сад у школы' });
  expect(location.pathname + location.search).toBe('/charity-events?kind=planting');
  history.back();
  await screen.findByRole('link', { name: 'Все подряд' });
  expect(kind.value).toBe('');
});

test('what is changed while a list is on its way stays, and is what is asked for next @E-01', async () => {
  await openInBrowser('/charity-events', PLATFORM);
  await screen.findByRole('link', { name: 'Все подряд' });
  const kind = screen.getByRole('combobox', { name: 'Kind' }) as HTMLSelectElement;
  const words = screen.getByRole('searchbox', { name: 'Search' }) as HTMLInputElement;
  const show = screen.getByRole('button', { name: 'Show events' });
  fireEvent.change(kind, { target: { value: 'planting' } });
  fireEvent.click(show);
  fireEvent.change(words, { target: { value: 'сад' } });
  await screen.findByRole('link', { name: 'Сад у школы' });
  expect([kind.value, words.value]).toEqual(['planting', 'сад']);
  fireEvent.click(show);
  await waitFor(() => expect(new URLSearchParams(location.search).get('q')).toBe('сад'));
  history.back();
  await waitFor(() => expect([kind.value, words.value]).toEqual(['planting', '']));
});

/** The sheet of filters, opened by its button. */
async function openSheet() {
  fireEvent.click(await screen.findByRole('button', { name: /^Filters/ }));
  return within(await screen.findByRole('dialog', { name: 'Filters' }));
}

test('the sheet says how many events its choice shows, without showing them yet @E-01', async () => {
  const { asked } = await openInBrowser('/charity-events', PLATFORM);
  const sheet = await openSheet();
  expect(sheet.getByRole('button', { name: 'Show 7 events' })).toBeTruthy();
  fireEvent.change(sheet.getByRole('combobox', { name: 'Kind' }), { target: { value: 'planting' } });
  expect(sheet.getByRole('button', { name: 'Show events' })).toBeTruthy();
  await sheet.findByRole('button', { name: 'Show 2 events' });
  expect(asked.filter((path) => path.includes('kind=planting'))).toEqual([
    '/api/web/v1/promotion/event/?when=upcoming&kind=planting&page_size=1',
  ]);
  expect(location.search).toBe('');
});

const openDialogs = () => document.querySelectorAll('dialog[open]').length;

test('the way back closes the sheet, Escape too, and the list is the one of before @E-01', async () => {
  const { asked } = await openInBrowser('/charity-events', PLATFORM);
  await openSheet();
  const before = asked.length;
  history.back();
  await waitFor(() => expect(openDialogs()).toBe(0));
  await openSheet();
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  await waitFor(() => expect([openDialogs(), location.hash]).toEqual([0, '']));
  expect(asked).toHaveLength(before);
});

test('the result of the sheet comes in its place: the way back leads to the list of before @E-01', async () => {
  await openInBrowser('/charity-events', PLATFORM);
  const sheet = await openSheet();
  fireEvent.click(sheet.getByRole('checkbox', { name: 'This weekend' }));
  fireEvent.click(sheet.getByRole('button', { name: /^Show/ }));
  await waitFor(() => expect(location.search + location.hash).toBe('?days=weekend'));
  await waitFor(() => expect(openDialogs()).toBe(0));
  history.back();
  await waitFor(() => expect(location.pathname + location.search + location.hash).toBe('/charity-events'));
});

test('of the weekend and other days the last choice holds @E-01', async () => {
  await openInBrowser('/charity-events?days=weekend', PLATFORM);
  const sheet = await openSheet();
  const weekend = sheet.getByRole('checkbox', { name: 'This weekend' }) as HTMLInputElement;
  const from = sheet.getByLabelText('From') as HTMLInputElement;
  expect(weekend.checked).toBe(true);
  fireEvent.change(from, { target: { value: '2026-12-01' } });
  expect(weekend.checked).toBe(false);
  fireEvent.click(weekend);
  expect(from.value).toBe('');
});
