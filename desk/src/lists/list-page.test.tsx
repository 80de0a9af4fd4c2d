import { ApiError } from '@ecocircle/shared-contracts';
import { useParams } from '@ecocircle/shared-contracts/router';
import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DeskApi } from '../platform/api.ts';
import { openDesk } from '../testing/open-desk.tsx';
import { createKeyPages, createOneEntry, Entry, EntryCard, ListPage } from './index.ts';

const jars = createKeyPages('/jars/', (jar) => jar.text('id'));
const jar = createOneEntry(
  (id) => `/jars/${id}/`,
  (one) => one.text('id'),
);

const CHOICES = { list: ['all', 'open'] } as const;

const Jars = () => (
  <ListPage
    title="Jars"
    lead=""
    request={jars}
    choices={CHOICES}
    search="Search"
    empty="No jars."
    keyOf={(id) => id}
  >
    {(id) => <EntryCard title={`Jar ${id}`} to={`/reports/${id}`} />}
  </ListPage>
);

function JarPage() {
  const { id = '' } = useParams();
  return (
    <Entry request={jar} id={id}>
      {(shown) => shown}
    </Entry>
  );
}

const PATHS = [
  { path: '/reports', element: <Jars /> },
  {
    path: '/reports/:id',
    element: <JarPage />,
  },
];

/** Thirty jars in pages of ten, of which each search finds none; the seventeenth breaks, others are gone. */
const api: DeskApi = async ({ path, query }) => {
  if (path === '/jars/17/') throw new ApiError(500, []);
  if (path !== '/jars/') throw new ApiError(404, []);
  const from = Number(query?.after ?? 0);
  const data = query?.q ? [] : Array.from({ length: 10 }, (_, at) => ({ id: String(from + at + 1) }));
  return { data, next: query?.q || from === 20 ? null : String(from + 10) };
};

const open = (path: string) => openDesk(PATHS, path, api);

test('a search that finds nothing leads to the list without it, which stays the chosen one @X-16', async () => {
  const at = open('/reports?list=open&q=zinc');
  await userEvent.click(await screen.findByRole('link', { name: 'Clear the search' }));
  expect(await screen.findByRole('link', { name: 'Jar 1' })).toBeTruthy();
  expect(at()).toBe('/reports?list=open');
});

test('whoever comes back from an entry that does not load finds it in the list as it was @X-16', async () => {
  const at = open('/reports');
  await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
  await userEvent.click(await screen.findByRole('link', { name: 'Jar 17' }));
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  await userEvent.click(screen.getByRole('link', { name: 'Back to the list' }));
  const left = await screen.findByRole('link', { name: 'Jar 17' });
  expect([at(), document.activeElement]).toEqual(['/reports?pages=2', left]);
});

test('an entry that is not there says so, and leads to its list instead of trying again @X-16', async () => {
  const at = open('/reports/31');
  expect(await screen.findByRole('heading', { level: 1, name: 'There is no such entry' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: 'Back to the list' }));
  expect(await screen.findByRole('link', { name: 'Jar 1' })).toBeTruthy();
  expect(at()).toBe('/reports');
});
