import { toPointSave } from '@ecocircle/shared-contracts';
import type { ServerRecyclingPoint } from '@ecocircle/shared-contracts/schemas';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { COMPLETE_DRAFT, type Creator, inStatus, POINTS, signedIn } from './testing/creator.ts';

let api: TestApp;
let ada: Creator;
beforeAll(async () => {
  api = await startTestApp({ points: 60 });
  ada = await signedIn(api);
});
afterAll(() => api.close());

async function accepted(): Promise<ServerRecyclingPoint> {
  const point = await ada.makes();
  await inStatus(api, point, 'accepted');
  return point;
}

const publicName = async (id: string): Promise<string> =>
  (await api.get(`${POINTS}${id}/`)).json().data.attributes.name;

test('a revision begins as the point is, and is changed while the point stays @P-09 @X-01', async () => {
  const { id, attributes } = await accepted();
  const revision = await ada.expected(201, 'POST', `${id}/revision/`);
  expect(revision.id).not.toBe(id);
  expect(revision.attributes).toMatchObject({ name: attributes.name, revision_of: id });
  expect(revision.attributes.rates_info.map(({ srm_id }) => srm_id)).toEqual(['glass-jars']);
  const { version } = revision.attributes;
  const changed = toPointSave({ ...COMPLETE_DRAFT, name: 'Bottles' }, { id: revision.id, version });
  await ada.expected(200, 'PATCH', `${id}/revision/`, changed);
  expect((await ada.transit(revision.id, 'draft_to_oncheck')).statusCode).toBe(200);
  expect(await publicName(id)).toBe(attributes.name);
  const known = await ada.expected(200, 'GET', `${id}/`);
  expect(known.attributes.open_revision).toEqual({ id: revision.id, status: 'oncheck' });
  expect((await api.get(`${POINTS}${id}/`)).json().data.attributes.open_revision).toBeNull();
});

test('a revision is no point of its own: it is in no list and on no page @P-09', async () => {
  const { id } = await accepted();
  const revision = await ada.expected(201, 'POST', `${id}/revision/`);
  expect((await api.get(`${POINTS}${revision.id}/`)).statusCode).toBe(404);
  const own = await ada.call('GET', '?owner=me&status=draft&page_size=100');
  expect(own.json().data.map((point: ServerRecyclingPoint) => point.id)).not.toContain(revision.id);
});

test('of a point one revision is open at a time @P-09', async () => {
  const { id } = await accepted();
  const answers = await Promise.all([1, 2].map(() => ada.call('POST', `${id}/revision/`)));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
  const refused = answers.find(({ statusCode }) => statusCode === 409);
  expect(refused?.json().errors[0].code).toBe('revision-exists');
});

test('a revision can be thrown away, which the history of the point remembers @P-11 @X-01', async () => {
  const { id } = await accepted();
  await ada.expected(201, 'POST', `${id}/revision/`);
  expect((await ada.call('DELETE', `${id}/revision/`)).statusCode).toBe(200);
  expect((await ada.call('GET', `${id}/revision/`)).statusCode).toBe(404);
  const { data } = (await ada.call('GET', `${id}/history/`)).json();
  expect(data.slice(0, 2).map(({ action }: { action: string }) => action)).toEqual([
    'revision-discarded',
    'revision-begun',
  ]);
});

describe('a revision cannot begin', () => {
  test.each(['draft', 'oncheck', 'declined', 'closed', 'blocked_by_moderator'])(
    'while the point is %s @P-05',
    async (status) => {
      const point = await ada.makes();
      await inStatus(api, point, status);
      const answer = await ada.call('POST', `${point.id}/revision/`);
      expect([answer.statusCode, answer.json().errors[0].code]).toEqual([409, 'not-allowed-in-status']);
    },
  );

  test('of a revision', async () => {
    const { id } = await accepted();
    const revision = await ada.expected(201, 'POST', `${id}/revision/`);
    expect((await ada.call('POST', `${revision.id}/revision/`)).statusCode).toBe(409);
  });
});
