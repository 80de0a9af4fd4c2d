import { LOCALES } from '@ecocircle/shared-contracts';
import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DeskApi } from '../../platform/api.ts';
import { openDesk } from '../../testing/open-desk.tsx';
import { EntryPage, NewEntryPage } from './index.ts';

const PATHS = [
  { path: '/dictionaries/:dictionary', element: null },
  { path: '/dictionaries/new/:dictionary', element: <NewEntryPage /> },
  { path: '/dictionaries/:dictionary/:id', element: <EntryPage /> },
];

/** The desk's API as far as a dictionary is concerned, with one entry. */
function dictionary(names: Readonly<Record<string, string>>) {
  const kept = { id: 'toner', family: 'electronics', names, state: 'draft', version: 1 };
  let now = { ...kept, edited_at: null, file_url: null, has_drawing: false, used_by: 3, history: [] };
  const calls: string[] = [];
  const api: DeskApi = async ({ method = 'GET', path, body }) => {
    if (method === 'GET') return { data: now };
    calls.push(`${method} ${path}`);
    if (path.endsWith('publish/')) now = { ...now, state: 'published', version: now.version + 1 };
    else now = { ...now, ...(body as object), version: now.version + 1 };
    return { is_ok: true };
  };
  return { api, calls };
}

const open = (path: string, api: DeskApi) => openDesk(PATHS, path, api);

const named = (name: string, kazakh = name) =>
  Object.fromEntries(LOCALES.map((locale) => [locale, locale === 'kk-KZ' ? kazakh : name]));

test('an entry is offered once it is translated and saved @X-16', async () => {
  const { api, calls } = dictionary(named('Toner', ''));
  open('/dictionaries/materials/toner', api);
  const offer = within(await screen.findByRole('region', { name: 'Is it offered?' }));
  const publish = () => offer.getByRole<HTMLButtonElement>('button', { name: 'Publish' });
  expect(publish().disabled).toBe(true);
  expect(offer.getByText(/translate it: Қазақша/)).toBeTruthy();
  expect(offer.getByText('3 points have it')).toBeTruthy();

  await userEvent.type(screen.getByRole('textbox', { name: /Қазақша/ }), 'Тонер');
  expect(publish().disabled).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved.')).toBeTruthy();
  expect(publish().disabled).toBe(false);
  await userEvent.click(publish());
  expect(await offer.findByRole('button', { name: 'Retire' })).toBeTruthy();
  expect(calls).toEqual([
    'PUT /dictionaries/materials/toner/',
    'POST /dictionaries/materials/toner/publish/',
  ]);
});

test('whoever typed something is asked before they leave, and stays with it @X-16', async () => {
  const { api } = dictionary(named('Toner'));
  const at = open('/dictionaries/units/toner', api);
  await userEvent.type(await screen.findByRole('textbox', { name: /English/ }), ' XL');
  const leave = () => userEvent.click(screen.getByRole('link', { name: 'Back to the list' }));
  await leave();
  const question = screen.getByRole('dialog', { name: 'Leave without saving?' });
  await userEvent.click(within(question).getByRole('button', { name: 'Stay' }));
  expect(screen.getByDisplayValue('Toner XL')).toBeTruthy();
  await leave();
  await userEvent.click(within(question).getByRole('button', { name: 'Leave' }));
  expect(at()).toBe('/dictionaries/units');
});

test('whoever has saved leaves without a question @X-16', async () => {
  const { api } = dictionary(named('Toner'));
  const at = open('/dictionaries/units/toner', api);
  await userEvent.type(await screen.findByRole('textbox', { name: /English/ }), ' XL');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Saved.');
  await userEvent.click(screen.getByRole('link', { name: 'Back to the list' }));
  expect(at()).toBe('/dictionaries/units');
});

test('a new entry leads to its page @X-16', async () => {
  const { api, calls } = dictionary(named('Toner'));
  const at = open('/dictionaries/new/units', api);
  await userEvent.type(screen.getByRole('textbox', { name: /English/ }), 'Toner');
  await userEvent.tab();
  await userEvent.click(screen.getByRole('button', { name: 'Create the draft' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Toner' })).toBeTruthy();
  expect([at(), calls]).toEqual(['/dictionaries/units/toner', ['POST /dictionaries/units/']]);
});
