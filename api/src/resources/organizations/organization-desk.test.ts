import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { signInAtDesk } from '../../../test/desk-visitor.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { ORGANIZATIONS } from '../../demo-data/organizations.ts';

let api: TestApp;
let desk: Awaited<ReturnType<typeof signInAtDesk>>;
beforeAll(async () => {
  api = await startTestApp({ points: 60 });
  desk = await signInAtDesk(api);
});
afterAll(() => api.close());

interface Listed {
  readonly id: string;
  readonly full_name: string;
  readonly members: number;
  readonly points: number;
  readonly changed_at: string | null;
}

const list = async (query: string): Promise<{ data: Listed[]; next: string | null }> =>
  (await desk.get(`/organizations/?${query}`)).json();
const names = async (query: string) => (await list(query)).data.map(({ full_name }) => full_name);

async function change(email: string, website: string): Promise<string> {
  const headers = await api.signIn(email);
  const { user_id } = (await api.get('/api/web/v1/auth/', { headers })).json();
  const { data } = (await api.get(`/api/web/v1/authing/user/${user_id}/`, { headers })).json();
  const url = `/api/web/v1/organizations/${data.attributes.organization_info.id}/`;
  const {
    full_name: _,
    tin: __,
    address: ___,
    logo,
    ...page
  } = (await api.get(url, { headers })).json().data.attributes;
  const payload = { ...page, website, logoId: logo?.id ?? null };
  expect((await api.app.inject({ method: 'PATCH', url, headers, payload })).statusCode).toBe(200);
  return data.attributes.organization_info.id;
}

test('moderators see all organisations, and find one by name, tax id or address', async () => {
  expect(await names('')).toHaveLength(ORGANIZATIONS.length);
  expect(await names(`q=${encodeURIComponent('ВТОРИЧНЫЙ')}`)).toEqual(['ООО «Вторичный круг»']);
  expect(await names('q=180540012343')).toEqual(['«Таза қала» ЖШС']);
  expect(await names('q=cordoba')).toEqual(['Sierra Circular S.A.']);
  expect(await names('q=%25')).toEqual([]);
});

test('those that were changed stand with the latest change on top', async () => {
  expect(await names('list=changed')).toEqual([]);
  await change('points@demo.test', 'https://one.example');
  await change('all@demo.test', 'https://two.example');
  await change('points@demo.test', 'https://three.example');
  expect(await names('list=changed')).toEqual(['ООО «Вторичный круг»', '«Таза қала» ЖШС']);
  expect((await list('list=changed')).data[0]).toMatchObject({ members: 1, changed_at: expect.any(String) });
});

test('a long list goes on where it ended', async () => {
  await api.database.db
    .insertInto('organizations')
    .values(
      Array.from({ length: 30 }, (_, index) => ({
        full_name: `Copy ${index}`,
        tin: '',
        address: '',
        contacts: '{}',
        search_text: `copy ${index}`,
      })),
    )
    .execute();
  const first = await list('q=copy');
  const second = await list(`q=copy&after=${first.next}`);
  expect([first.data.length, second.data.length, second.next]).toEqual([25, 5, null]);
  expect(new Set([...first.data, ...second.data].map(({ id }) => id)).size).toBe(30);
});

test('one organisation is shown with its members, its points by status and its history', async () => {
  const id = await change('points@demo.test', 'https://four.example');
  const { data } = (await desk.get(`/organizations/${id}/`)).json();
  expect(data.organization.attributes.website).toBe('https://four.example');
  expect(data.members).toMatchObject([
    { name: 'Елена Гаврилова', email: 'points@demo.test', roles: ['facility'], is_active: true },
  ]);
  const row = (await list(`q=${encodeURIComponent('вторичный')}`)).data[0];
  const groups: { count: number }[] = data.points;
  expect(groups.reduce((sum, { count }) => sum + count, 0)).toBe(row?.points);
  expect(row?.points).toBeGreaterThan(0);
  const history = (await desk.get(`/organizations/${id}/history/`)).json();
  expect(history.data[0]).toMatchObject({
    actor_name: 'Елена Гаврилова',
    difference: [{ field: 'website', before: 'https://three.example', after: 'https://four.example' }],
  });
});

test.each(['999999', 'x', '0'])('there is no organisation %s', async (id) => {
  expect((await desk.get(`/organizations/${id}/`)).statusCode).toBe(404);
  expect((await desk.get(`/organizations/${id}/history/`)).statusCode).toBe(404);
});
