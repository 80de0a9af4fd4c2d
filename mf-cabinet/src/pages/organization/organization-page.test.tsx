import {
  type ApiCall,
  ApiError,
  EMPTY_ORGANIZATION,
  LOCALES,
  type Organization,
} from '@ecocircle/shared-contracts';
import { expect, test } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aUser, startPage } from '../../testing/start-page.tsx';

const PATH = '/api/web/v1/organizations/7/';

interface ServerPage {
  readonly about: Organization['draft']['about'];
  readonly website: string;
  readonly version: number;
}

const toServer = ({ about, website, version }: ServerPage) => {
  const { logoId: _, ...page } = EMPTY_ORGANIZATION;
  const registered = { full_name: 'Green LLC', tin: '123456789', address: 'Harbour 1' };
  return {
    data: {
      id: '7',
      type: 'organization',
      attributes: { ...page, ...registered, about, website, version, logo: null },
    },
  };
};

/** Keeps the page of one organisation as the API does, with what was asked of it. */
function serveOrganization() {
  let page: ServerPage = {
    about: { ...EMPTY_ORGANIZATION.about, 'es-AR': 'Reciclamos vidrio.' },
    website: 'https://green.example',
    version: 3,
  };
  const changes: object[] = [];
  const saves: ServerPage[] = [];
  const save = (body: ServerPage) => {
    saves.push(body);
    if (body.version !== page.version)
      throw new ApiError(409, [{ status: '409', code: 'version-conflict', title: 'Changed' }]);
    const difference = [{ field: 'website', before: page.website, after: body.website }];
    changes.unshift({
      id: String(changes.length + 1),
      at: '2026-11-21T11:00:00.000Z',
      actor_name: 'Ana Paz',
      difference,
    });
    page = { ...body, version: page.version + 1 };
  };
  const authenticated = async ({ method = 'GET', path, body }: ApiCall): Promise<unknown> => {
    if (path === `${PATH}history/`) return { data: [...changes], next: null };
    if (path !== PATH) throw new ApiError(404, []);
    if (method === 'PATCH') save(body as ServerPage);
    return toServer(page);
  };
  return {
    authenticated,
    saves,
    changeElsewhere: (part: Partial<ServerPage>) => {
      page = { ...page, ...part, version: page.version + 1 };
    },
  };
}

const website = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Website' });
const typeWebsite = async (value: string) => fireEvent.change(await website(), { target: { value } });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }));

test('shows what the organisation says, in which languages, and what it registered with', async () => {
  startPage('/profile/organization', { api: serveOrganization() });
  expect((await website()).value).toBe('https://green.example');
  expect(screen.getByText('Written in 1 language of 5.')).toBeTruthy();
  const tabs = screen.getAllByRole('tab').map((tab) => tab.textContent);
  expect(tabs).toContain('Español (Argentina)written');
  expect(tabs).toContain('English (US)empty');
  expect(screen.getByText(/visitors read the text in: Español/)).toBeTruthy();
  const registered = within(screen.getByRole('region', { name: 'Registration' }));
  expect(registered.getByText('123456789')).toBeTruthy();
});

test('saves at once, tells it, and shows the change in the history', async () => {
  const api = serveOrganization();
  startPage('/profile/organization', { api });
  await typeWebsite('https://glass.example');
  expect(screen.getByText('There are changes that are not saved.')).toBeTruthy();
  save();
  const history = within(await screen.findByRole('region', { name: 'History' }));
  expect(await history.findByText('Ana Paz')).toBeTruthy();
  expect(history.getByText('https://green.example').tagName).toBe('DEL');
  expect(history.getByText('https://glass.example').tagName).toBe('INS');
  expect(api.saves).toMatchObject([{ website: 'https://glass.example', version: 3, logoId: null }]);
  expect(screen.getByText('Everything is saved.')).toBeTruthy();
  await typeWebsite('https://again.example');
  save();
  await waitFor(() => expect(api.saves).toHaveLength(2));
  expect(api.saves[1]).toMatchObject({ version: 4 });
});

test('languages are chosen by the arrow keys, and each keeps its text', async () => {
  const user = userEvent.setup();
  startPage('/profile/organization', { api: serveOrganization() });
  await user.click(await screen.findByRole('tab', { name: /English/ }));
  await user.type(screen.getByRole('textbox', { name: /English/ }), 'Glass.');
  await user.click(screen.getByRole('tab', { name: /English/ }));
  await user.keyboard('{ArrowLeft}');
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: /Español/ }));
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Español/ }).value).toBe(
    'Reciclamos vidrio.',
  );
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /English/ }).value).toBe('Glass.');
  await user.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: /Русский \(Россия\)/ }));
  expect(screen.getByText('Written in 2 languages of 5.')).toBeTruthy();
});

test('what is wrong is told at its field and not sent; a text in another language is brought into view', async () => {
  const api = serveOrganization();
  startPage('/profile/organization', { api });
  await typeWebsite('javascript:alert(1)');
  fireEvent.click(screen.getByRole('tab', { name: /Қазақша/ }));
  fireEvent.change(screen.getByRole('textbox', { name: /Қазақша/ }), { target: { value: 'а'.repeat(5000) } });
  fireEvent.click(screen.getByRole('tab', { name: /English/ }));
  save();
  expect(await screen.findByText('Some fields need your attention.')).toBeTruthy();
  expect((await website()).getAttribute('aria-invalid')).toBe('true');
  const text = await screen.findByRole('textbox', { name: /Қазақша/ });
  await waitFor(() => expect(document.activeElement).toBe(text));
  expect(api.saves).toEqual([]);
});

test('a colleague’s save is offered beside one’s own, part by part', async () => {
  const api = serveOrganization();
  startPage('/profile/organization', { api });
  await typeWebsite('https://mine.example');
  api.changeElsewhere({ website: 'https://theirs.example', about: EMPTY_ORGANIZATION.about });
  save();
  const dialog = within(
    await screen.findByRole('dialog', { name: 'A colleague has changed this page, too' }),
  );
  const parts = dialog.getAllByRole('group').map((group) => group.querySelector('legend')?.textContent);
  expect(parts).toEqual(['About the organization', 'Website']);
  expect(dialog.getByRole<HTMLInputElement>('radio', { name: /mine\.example/ }).checked).toBe(true);
  fireEvent.click(dialog.getByRole('button', { name: 'Put the chosen versions into the form' }));
  expect((await website()).value).toBe('https://mine.example');
  expect(screen.getByText('Written in 0 languages of 5.')).toBeTruthy();
  save();
  await waitFor(() => expect(api.saves).toHaveLength(2));
  expect(api.saves[1]).toMatchObject({
    website: 'https://mine.example',
    about: EMPTY_ORGANIZATION.about,
    version: 4,
  });
});

test('a failed save keeps everything and says so', async () => {
  const server = serveOrganization();
  let isDown = false;
  const authenticated = (call: ApiCall) =>
    isDown ? Promise.reject(new ApiError(0, [])) : server.authenticated(call);
  startPage('/profile/organization', { api: { authenticated } });
  await typeWebsite('https://glass.example');
  isDown = true;
  save();
  expect(await screen.findByText(/The page was not saved/)).toBeTruthy();
  expect((await website()).value).toBe('https://glass.example');
  isDown = false;
  save();
  await waitFor(() => expect(server.saves).toHaveLength(1));
});

test('what was typed outlives a reload of the page', async () => {
  const kept = new Map<string, unknown>();
  const drafts = {
    get: (key: string) => kept.get(key) ?? null,
    set: (key: string, value: unknown) => void kept.set(key, value),
    remove: (key: string) => void kept.delete(key),
  };
  const api = serveOrganization();
  startPage('/profile/organization', { api, drafts });
  await typeWebsite('https://kept.example');
  await waitFor(() => expect(kept.size).toBe(1));
  cleanup();
  startPage('/profile/organization', { api, drafts });
  expect((await website()).value).toBe('https://kept.example');
  expect(await screen.findByText('These are your earlier changes. They are not saved yet.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Drop them' }));
  await waitFor(async () => expect((await website()).value).toBe('https://green.example'));
});

test('who announces for no organisation is told so, and nothing is asked for', async () => {
  const api = serveOrganization();
  startPage('/profile/organization', { api, user: aUser({ orgId: null, orgName: null }) });
  expect(await screen.findByRole('heading', { name: 'You belong to no organization' })).toBeTruthy();
});

test('goes on when the organisation did not load at first', async () => {
  const server = serveOrganization();
  let isDown = true;
  const authenticated = (call: ApiCall) =>
    isDown ? Promise.reject(new ApiError(0, [])) : server.authenticated(call);
  startPage('/profile/organization', { api: { authenticated } });
  expect(await screen.findByRole('heading', { name: 'The organization did not load' })).toBeTruthy();
  isDown = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect((await website()).value).toBe('https://green.example');
});

test.each(LOCALES)('leaves no key untranslated in %s', async (locale) => {
  const { container } = startPage('/profile/organization', { locale, api: serveOrganization() });
  await screen.findAllByRole('tab');
  expect(container.textContent).not.toMatch(/organization\.|photos\.|conflict\.|\{\{/);
});
