import { LOCALES, type Locale, type ThingText } from '@ecocircle/shared-contracts';
import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DeskApi } from '../../platform/api.ts';
import { openDesk } from '../../testing/open-desk.tsx';
import { NewThingPage, ThingPage, ThingsPage } from './index.ts';

const PATHS = [
  { path: '/dictionaries/things', element: <ThingsPage /> },
  { path: '/dictionaries/new/things', element: <NewThingPage /> },
  { path: '/dictionaries/things/:id', element: <ThingPage /> },
];

const named = (name: string) => Object.fromEntries(LOCALES.map((locale) => [locale, name]));

const text = (own: Partial<ThingText> = {}): ThingText => ({
  name: 'Glass jar',
  slug: 'glass-jar',
  words: ['jam jar', 'mason jar'],
  prepare: 'Rinse it.',
  keepOut: 'Lids.',
  otherwise: 'Keep it.',
  becomes: 'A jar.',
  ...own,
});

const texts = (own: Partial<Record<Locale, Partial<ThingText>>> = {}) =>
  Object.fromEntries(LOCALES.map((locale) => [locale, text(own[locale])]));

const MATERIALS = ['glass-jars', 'cullet'].map((id) => ({
  id,
  family: 'glass',
  names: named(id === 'cullet' ? 'Broken glass' : 'Glass jars'),
  state: 'published',
}));

/** The desk's API as far as the dictionary of things is concerned, with one thing. */
function dictionary(own: object = {}, refuse?: (body: object) => Error | null) {
  let kept = {
    id: 'jam-jar',
    family: 'glass',
    materials: ['glass-jars'],
    texts: texts(),
    state: 'published',
    version: 4,
    history: [],
    ...own,
  };
  const calls: object[] = [];
  const asked: object[] = [];
  const api: DeskApi = async ({ method = 'GET', path, query, body = {} }) => {
    if (path === '/dictionaries/materials/') return { data: MATERIALS, next: null };
    if (method === 'GET' && path === '/dictionaries/things/') {
      asked.push(query ?? {});
      const { id, family, state } = kept;
      const listed = {
        id,
        family,
        state,
        names: named('Glass jar'),
        gaps: ['language', 'words'],
        languages: ['kk-KZ'],
      };
      return { data: query?.q === 'zzz' ? [] : [listed], next: null };
    }
    if (method === 'GET') return { data: kept };
    calls.push({ method, path, body });
    const error = refuse?.(body);
    if (error) throw error;
    if (path.endsWith('/publish/')) kept = { ...kept, state: 'published', version: kept.version + 1 };
    else if (path.endsWith('/retire/')) kept = { ...kept, state: 'retired', version: kept.version + 1 };
    else kept = { ...kept, ...(body as object), version: kept.version + 1 };
    return { is_ok: true };
  };
  return { api, calls, asked };
}

const open = (path: string, api: DeskApi) => openDesk(PATHS, path, api);

const kazakh = () => within(screen.getByRole('group', { name: 'Қазақша' }));

test('the list says what things lack, and is narrowed by it @X-06', async () => {
  const { api, asked } = dictionary();
  open('/dictionaries/things', api);
  const list = await screen.findByRole('list', { name: 'Dictionaries' });
  expect(within(list).getByText(/Not complete in: Қазақша/)).toBeTruthy();
  const gaps = within(screen.getByRole('navigation', { name: 'What is missing' }));
  await userEvent.click(gaps.getByRole('link', { name: 'Preparation' }));
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ list: 'preparation', family: '' }));
  await userEvent.click(
    within(screen.getByRole('navigation', { name: 'Group' })).getByRole('link', { name: 'Glass' }),
  );
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ list: 'preparation', family: 'glass' }));
});

test('words that no thing has are said to find nothing, with a way on', async () => {
  const { api } = dictionary();
  open('/dictionaries/things?q=zzz', api);
  expect(await screen.findByRole('heading', { name: 'Nothing was found for “zzz”.' })).toBeTruthy();
  const main = screen.getByRole('heading', { name: 'Nothing was found for “zzz”.' }).parentElement;
  expect(main && within(main).getByRole('link', { name: 'Clear the search' })).toBeTruthy();
});

test('a change goes out whole, with the version that was read, one word to a line @X-06', async () => {
  const { api, calls } = dictionary();
  open('/dictionaries/things/jam-jar', api);
  await screen.findByRole('heading', { level: 1, name: 'Glass jar' });
  const words = kazakh().getByRole('textbox', { name: /Other names/ });
  await userEvent.type(words, '{Enter}құты{Enter}{Enter}');
  await userEvent.click(screen.getByRole('combobox', { name: /Points take it as/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Broken glass' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/Visitors have it within a minute/)).toBeTruthy();
  expect(calls).toEqual([
    {
      method: 'PUT',
      path: '/dictionaries/things/jam-jar/',
      body: {
        version: 4,
        family: 'glass',
        materials: ['glass-jars', 'cullet'],
        texts: texts({ 'kk-KZ': { words: ['jam jar', 'mason jar', 'құты'] } }),
      },
    },
  ]);
});

test('what visitors see is not sent without a text, and the field says so @X-06 @V-05', async () => {
  const { api, calls } = dictionary();
  open('/dictionaries/things/jam-jar', api);
  await screen.findByRole('heading', { level: 1, name: 'Glass jar' });
  const prepare = kazakh().getByRole('textbox', { name: /How to prepare it/ });
  await userEvent.clear(prepare);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await kazakh().findByText('This field is required')).toBeTruthy();
  expect(document.activeElement).toBe(prepare);
  expect(calls).toEqual([]);
});

test('a draft may lack texts, says where, and is published once it has them @X-06', async () => {
  const { api, calls } = dictionary({ state: 'draft', texts: texts({ 'kk-KZ': { prepare: '' } }) });
  open('/dictionaries/things/jam-jar', api);
  const offer = within(await screen.findByRole('region', { name: 'Do visitors see it?' }));
  const publish = () => offer.getByRole<HTMLButtonElement>('button', { name: 'Publish' });
  expect(publish().disabled).toBe(true);
  expect(offer.getByText(/complete it: Қазақша/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Қазақша: 1 text is missing' }));
  expect(document.activeElement).toBe(kazakh().getByRole('textbox', { name: 'Name' }));
  await userEvent.type(kazakh().getByRole('textbox', { name: /How to prepare it/ }), 'Шайыңыз.');
  expect(screen.getByRole('button', { name: 'Қазақша: complete' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText(/Visitors have it/);
  await userEvent.click(publish());
  await userEvent.click(await offer.findByRole('button', { name: 'Retire' }));
  expect(await offer.findByRole('button', { name: 'Offer it again' })).toBeTruthy();
  expect(calls.slice(1)).toEqual([
    { method: 'POST', path: '/dictionaries/things/jam-jar/publish/', body: { version: 5 } },
    { method: 'POST', path: '/dictionaries/things/jam-jar/retire/', body: { version: 6 } },
  ]);
});

test('a new thing takes its addresses from names in Latin letters, and leads to its page @X-06', async () => {
  const { api, calls } = dictionary();
  const at = open('/dictionaries/new/things', api);
  const english = within(screen.getByRole('group', { name: 'English (US)' }));
  await userEvent.type(english.getByRole('textbox', { name: 'Name' }), 'Jam jar');
  await userEvent.type(kazakh().getByRole('textbox', { name: 'Name' }), 'Құты');
  expect(english.getByRole('textbox', { name: /Address/ })).toHaveProperty('value', 'jam-jar');
  expect(kazakh().getByRole('textbox', { name: /Address/ })).toHaveProperty('value', '');
  await userEvent.click(screen.getByRole('button', { name: 'Create the draft' }));
  await screen.findByRole('region', { name: 'Do visitors see it?' });
  expect([at(), calls]).toEqual([
    '/dictionaries/things/jam-jar',
    [expect.objectContaining({ method: 'POST', path: '/dictionaries/things/' })],
  ]);
});
