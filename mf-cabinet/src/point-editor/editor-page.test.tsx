import {
  type ApiCall,
  ApiError,
  type ApiService,
  type DraftService,
  eachDay,
} from '@ecocircle/shared-contracts';
import { expect, test } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aPoint } from '../testing/own-points.ts';
import { startPage } from '../testing/start-page.tsx';

const NAMES = ['ru-RU', 'ru-KZ', 'kk-KZ', 'es-AR', 'en-US'];
const named = (name: string) => Object.fromEntries(NAMES.map((locale) => [locale, name]));
const DICTIONARIES: Readonly<Record<string, unknown>> = {
  '/api/web/v1/dictionary/materials/': [{ id: 'cardboard', family: 'paper', name: named('Cardboard') }],
  '/api/web/v1/dictionary/units/': [{ slug: 'kg', name: named('kg') }],
  '/api/web/v1/dictionary/icons/': [
    { id: 'other', family: 'other', file_url: '/media/icons/other.svg', name: named('Other') },
    { id: 'paper', family: 'paper', file_url: '/media/icons/paper.svg', name: named('Paper') },
  ],
};
const POINTS = '/api/web/v1/facility/facility/';
const POINT = `${POINTS}5/`;

type Wire = ReturnType<typeof aPoint>;

/** Answers as the API does for one point; a test may refuse the next write to a path. */
function serve(point: Wire, twins: readonly object[] = []) {
  const writes: ApiCall[] = [];
  const refusals = new Map<string, ApiError>();
  let version = point.attributes.version;
  const authenticated: ApiService['authenticated'] = async (call) => {
    if (DICTIONARIES[call.path]) return { data: DICTIONARIES[call.path] };
    if (call.path.endsWith('/reverse/'))
      return {
        data: { address: '', city: 'Rosario', country: 'AR', time_zone: 'America/Argentina/Cordoba' },
      };
    if (call.path.endsWith('/duplicates/')) return { data: twins };
    if (call.path.endsWith('/reports/')) return { data: [], meta: { total: 0 } };
    if (call.method === undefined && call.path === POINTS) return { data: [], meta: { total: 0 } };
    if (call.method !== undefined) {
      writes.push(call);
      const refusal = refusals.get(call.path);
      refusals.delete(call.path);
      if (refusal) throw refusal;
      version += 1;
    }
    return { data: { ...point, attributes: { ...point.attributes, version } } };
  };
  const refuse = (path: string, error: ApiError) => void refusals.set(path, error);
  return { authenticated, writes, refuse };
}

const draft = (facts: Partial<Parameters<typeof aPoint>[0]> = {}) =>
  aPoint({ id: '5', status: 'draft', name: 'Jars', country: 'AR', version: 3, ...facts });

const field = (name: RegExp) =>
  screen.getAllByRole<HTMLInputElement>('textbox', { name })[0] as HTMLInputElement;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const bodyOf = ({ body }: ApiCall) => body as { data: { id?: string; version?: number; attributes: object } };

/** Drafts as the tab keeps them. */
function keptDrafts(): DraftService {
  const kept = new Map<string, unknown>();
  return {
    get: (key) => kept.get(key) ?? null,
    set: (key, value) => void kept.set(key, value),
    remove: (key) => void kept.delete(key),
  };
}

/** jsdom lays nothing out, so that nothing scrolls. */
Element.prototype.scrollIntoView = () => {};

async function openEditor(
  api: ReturnType<typeof serve>,
  path = '/profile/edit-recycling-point/5',
  drafts = keptDrafts(),
) {
  const page = startPage(path, { api, drafts });
  await screen.findByRole('button', { name: 'Save as a draft' });
  // The sections come one after another.
  await screen.findByRole('button', { name: 'Add a material' });
  await screen.findByRole('region', { name: 'Photos' });
  return page;
}

test('a new point is saved as a draft, its rates in a payload of their own, and gets its address @P-02 @P-07 @R-15', async () => {
  const api = serve(draft());
  const { router } = await openEditor(api, '/profile/create-recycling-point');
  fireEvent.change(field(/^Name/), { target: { value: 'Jars' } });
  fireEvent.change(field(/^Coordinates/), { target: { value: '-32,95, -60,65' } });
  await userEvent.click(screen.getByRole('radio', { name: 'Paper' }));
  await press('Add a material');
  const row = within(screen.getByRole('group', { name: 'Material 1' }));
  await userEvent.selectOptions(row.getByRole('combobox', { name: 'Material' }), 'Cardboard');
  await userEvent.selectOptions(row.getByRole('combobox', { name: 'Unit' }), 'kg');
  fireEvent.change(row.getByRole('textbox'), { target: { value: '1,5' } });
  await press('Save as a draft');
  await waitFor(() => expect(api.writes).toHaveLength(2));
  const [point, rates] = api.writes as [ApiCall, ApiCall];
  expect([point.method, point.path, rates.method, rates.path]).toEqual([
    'POST',
    POINTS,
    'PUT',
    `${POINTS}5/rates/`,
  ]);
  expect(bodyOf(point).data).toMatchObject({
    attributes: { name: 'Jars', point: { coordinates: [-60.65, -32.95] } },
    relationships: { icon: { data: { id: 'paper' } } },
  });
  expect(rates.body).toEqual({ rates: [{ units_slug: 'kg', price: 1.5, srm_id: 'cardboard' }] });
  await waitFor(() => expect(router.state.location.pathname).toBe('/profile/edit-recycling-point/5'));
});

test('a save names the version that was edited, and the next one the version that it made @X-10', async () => {
  const api = serve(draft());
  await openEditor(api);
  fireEvent.change(field(/^Name/), { target: { value: 'Jars and cans' } });
  await press('Save as a draft');
  await waitFor(() => expect(api.writes).toHaveLength(2));
  fireEvent.change(field(/^Name/), { target: { value: 'Cans' } });
  await press('Save as a draft');
  await waitFor(() => expect(api.writes).toHaveLength(4));
  expect([api.writes[0], api.writes[2]].map((call) => bodyOf(call as ApiCall).data.version)).toEqual([3, 5]);
});

test('a failed save keeps everything, says why at the field, and is repeated as it was @P-07', async () => {
  const api = serve(draft());
  await openEditor(api);
  api.refuse(
    POINT,
    new ApiError(422, [
      { status: '422', code: 'choice', title: 'Wrong', source: { pointer: '/data/attributes/address' } },
    ]),
  );
  fireEvent.change(field(/^Name/), { target: { value: 'Jars and cans' } });
  await press('Save as a draft');
  await waitFor(() => expect(field(/^Address/).getAttribute('aria-invalid')).toBe('true'));
  expect(field(/^Name/).value).toBe('Jars and cans');
  api.refuse(POINT, new ApiError(503, []));
  fireEvent.change(field(/^Address/), { target: { value: 'Green 2' } });
  await press('Save as a draft');
  expect(await screen.findByText(/Not saved. Everything you typed is still here/)).toBeTruthy();
  await press('Save as a draft');
  await waitFor(() => expect(api.writes).toHaveLength(4));
});

test('where only the rates failed, the point is not created twice @P-07', async () => {
  const api = serve(draft());
  await openEditor(api, '/profile/create-recycling-point');
  fireEvent.change(field(/^Name/), { target: { value: 'Jars' } });
  api.refuse(`${POINTS}5/rates/`, new ApiError(503, []));
  await press('Save as a draft');
  expect(await screen.findByText(/Not saved. Everything you typed is still here/)).toBeTruthy();
  await press('Save as a draft');
  await waitFor(() => expect(api.writes).toHaveLength(4));
  expect(api.writes.map(({ method }) => method)).toEqual(['POST', 'PUT', 'PATCH', 'PUT']);
  expect(bodyOf(api.writes[2] as ApiCall).data).toMatchObject({ id: '5', version: 4 });
});

test('two people’s changes are shown field by field, and the choice is saved over the newer version @X-10', async () => {
  const api = serve(draft());
  await openEditor(api);
  const theirs = draft({ version: 7, address: 'Blue Street 9', comment: 'Knock' });
  const item = { status: '409', code: 'version-conflict', title: 'Changed' };
  api.refuse(
    POINT,
    new ApiError(409, [item], { result: { errors: [{ ...item, meta: { present: theirs } }] } }),
  );
  fireEvent.change(field(/^Name/), { target: { value: 'Jars and cans' } });
  await press('Save as a draft');
  const dialog = within(await screen.findByRole('dialog', { name: 'Two people have changed this point' }));
  const side = (part: string, whose: RegExp) =>
    within(dialog.getByRole('group', { name: part })).getByRole<HTMLInputElement>('radio', { name: whose });
  expect([side('Name', /Yours/).checked, side('Address', /somebody else/).checked]).toEqual([true, true]);
  await userEvent.click(side('Comment', /Yours/));
  await press('Put the chosen versions into the form');
  expect([field(/^Name/).value, field(/^Address/).value]).toEqual(['Jars and cans', 'Blue Street 9']);
  await press('Save as a draft');
  await waitFor(() => expect(api.writes).toHaveLength(3));
  const saved = bodyOf(api.writes[1] as ApiCall).data;
  expect(saved).toMatchObject({
    version: 7,
    attributes: { name: 'Jars and cans', address: 'Blue Street 9', comment: '' },
  });
});

test('hours, prices and contacts that differ are told in words, photos by their looks @X-10', async () => {
  const hours = { kind: 'hours', start: '09:00', end: '18:00', lunch: null } as const;
  const workingHours = eachDay((day) => (day === 'monday' ? hours : { kind: 'closed' as const }));
  const supervisorContacts = { name: 'Ana', phone: '', email: '' };
  const api = serve(draft({ workingHours, supervisorContacts }));
  await openEditor(api);
  const photo = { id: 'p1', url: '/media/p1.webp', thumbnailUrl: '/media/p1-s.webp', width: 8, height: 6 };
  const theirs = draft({
    version: 7,
    workingHours: { ...workingHours, monday: { kind: 'around-the-clock' } },
    smrs: [{ id: '1', uom: 'kg', rate: 3.5, typeId: 'cardboard' }],
    supervisorContacts: { ...supervisorContacts, name: 'Eva' },
    photos: [photo],
  });
  const item = { status: '409', code: 'version-conflict', title: 'Changed' };
  api.refuse(
    POINT,
    new ApiError(409, [item], { result: { errors: [{ ...item, meta: { present: theirs } }] } }),
  );
  await press('Save as a draft');
  const dialog = within(await screen.findByRole('dialog', { name: 'Two people have changed this point' }));
  const told = (part: string) =>
    within(dialog.getByRole('group', { name: part }))
      .getAllByRole('radio')
      .map((radio) => radio.closest('label')?.lastElementChild?.lastElementChild?.textContent);
  expect(told('Hours')).toEqual([
    'Monday: 9:00\u00a0AM\u2009–\u20096:00\u00a0PM',
    'Monday: Around the clock',
  ]);
  expect(told('Materials')).toEqual(['Cardboard: $2 / kg', 'Cardboard: $3.50 / kg']);
  expect(told('Coordinator')).toEqual(['Name of the coordinator: Ana', 'Name of the coordinator: Eva']);
  expect(told('Photos')).toEqual(['(empty)', '1 photo']);
  expect(dialog.getByRole('group', { name: 'Photos' }).querySelector('img')?.src).toMatch(/p1-s\.webp$/);
});

test('what was typed survives a reload, and can be given up for what is saved @P-14', async () => {
  const api = serve(draft());
  const drafts = keptDrafts();
  await openEditor(api, undefined, drafts);
  fireEvent.change(field(/^Name/), { target: { value: 'Half a na' } });
  cleanup();
  await openEditor(api, undefined, drafts);
  expect(screen.getByText(/What you typed before/)).toBeTruthy();
  expect(field(/^Name/).value).toBe('Half a na');
  await press('Discard it');
  await waitFor(() => expect(field(/^Name/).value).toBe('Jars'));
});

test('a draft that is back knows its place and the version that it was typed over @P-14', async () => {
  const api = serve(draft());
  const drafts = keptDrafts();
  await openEditor(api, undefined, drafts);
  fireEvent.change(field(/^Name/), { target: { value: 'Half a na' } });
  cleanup();
  await openEditor(api, undefined, drafts);
  expect(field(/^Coordinates/).value).toBe('-32.95, -60.65');
  await press('Save as a draft');
  await waitFor(() => expect(api.writes).toHaveLength(2));
  expect(bodyOf(api.writes[0] as ApiCall).data).toMatchObject({
    version: 3,
    attributes: { point: { coordinates: [-60.65, -32.95] } },
  });
});

test('the rail lists what a review asks for and leads there; what is incomplete is not sent @P-05', async () => {
  const api = serve(
    draft({ name: '', supervisorContacts: { name: 'Ana', phone: '12', email: 'a@b.example' } }),
  );
  await openEditor(api);
  const rail = within(screen.getByRole('complementary', { name: 'Before review' }));
  await userEvent.click(rail.getByRole('button', { name: 'Phone: this is no phone number' }));
  expect(document.activeElement).toBe(field(/^Phone/));
  await userEvent.click(rail.getByRole('button', { name: 'Name' }));
  expect(document.activeElement).toBe(field(/^Name/));
  await press('Save and send for review');
  expect(api.writes).toEqual([]);
  expect(document.activeElement?.textContent).toBe('Before review');
});

test('a point that is public is not edited at its own address @P-09', async () => {
  startPage('/profile/edit-recycling-point/5', { api: serve(draft({ status: 'accepted' })) });
  expect(await screen.findByText('This point cannot be edited here')).toBeTruthy();
});

test('a point that is not there, or somebody else’s, is a 404 @P-02', async () => {
  const api = serve(draft());
  const missing = async (call: ApiCall) => {
    if (call.path === POINT) throw new ApiError(404, []);
    return api.authenticated(call);
  };
  startPage('/profile/edit-recycling-point/5', { api: { authenticated: missing } });
  expect(await screen.findByText(/404/)).toBeTruthy();
});

test('the preview is the card that visitors see, with what is typed @P-02', async () => {
  const api = serve(draft({ workingHours: eachDay(() => ({ kind: 'around-the-clock' })) }));
  await openEditor(api);
  fireEvent.change(field(/^Name/), { target: { value: 'Jars and cans' } });
  await press('Preview');
  const dialog = within(await screen.findByRole('dialog', { name: 'As visitors will see it' }));
  expect(await dialog.findByRole('heading', { level: 3, name: 'Jars and cans' })).toBeTruthy();
  expect(dialog.getByText('Open around the clock')).toBeTruthy();
  expect(dialog.getByRole('row', { name: /Cardboard.*kg/ })).toBeTruthy();
});

test('points like the one that is typed are named, and it can be saved all the same @X-10', async () => {
  const twin = { id: '8', name: 'Jars, old', address: 'Green 4', status: 'accepted', metres: 40 };
  const hidden = { ...twin, id: '9', name: 'Jars, new', status: 'draft' };
  const api = serve(draft(), [twin, hidden]);
  await openEditor(api);
  const note = within(await screen.findByRole('region', { name: /already there/ }, { timeout: 3000 }));
  expect(note.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/recycling-points/8',
    '/profile/recycling-points/9',
  ]);
  fireEvent.change(field(/^Name/), { target: { value: 'Jars and cans' } });
  await press('Save as a draft');
  await waitFor(() => expect(api.writes).toHaveLength(2));
});
