import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { startTestApp, type TestApp } from '../../test/test-app.ts';
import { readDataVersions } from '../database/data-version.ts';
import { LOCAL_MAIL } from '../mail/mail-settings.ts';
import type { PointDecisionContext } from '../resources/recycling-points/point-decisions.ts';
import { type Creator, signedIn } from '../resources/recycling-points/testing/creator.ts';
import { decideOnPoint, POINT_COMMANDS } from './point-work.ts';

let api: TestApp;
let ada: Creator;
let context: PointDecisionContext;
beforeAll(async () => {
  api = await startTestApp({ points: 20 });
  ada = await signedIn(api);
  const addresses = { productionHosts: {}, publicOrigin: 'https://portal.example' };
  context = { db: api.database.db, mail: LOCAL_MAIL, addresses, localHost: 'localhost:3000' };
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.database.db.deleteFrom('mail_outbox').execute();
});

async function onReview(): Promise<string> {
  const { id } = await ada.makes();
  await ada.transit(id, 'draft_to_oncheck');
  return id;
}

const newest = async (id: string) => (await ada.call('GET', `${id}/history/`)).json().data[0];
const mails = async () =>
  (await api.database.db.selectFrom('mail_outbox').select('kind').execute()).map(({ kind }) => kind);

test('a point is accepted once on the command line, with its history and its mail @X-16', async () => {
  const id = await onReview();
  const before = await readDataVersions(api.database.db);
  expect(await decideOnPoint(context, 'accept', { id, reason: '' })).toBe(`Point ${id} is accepted.`);
  expect((await readDataVersions(api.database.db)).points).not.toBe(before.points);
  expect(await newest(id)).toMatchObject({ action: 'accepted', actor: 'staff', actor_name: '' });
  expect(await mails()).toEqual(['point-accepted']);
  await expect(decideOnPoint(context, 'accept', { id, reason: '' })).rejects.toThrow('does not allow');
});

test('its organization is told the reason @X-01', async () => {
  const id = await onReview();
  await decideOnPoint(context, 'decline', { id, reason: ' No such house. ' });
  expect(await newest(id)).toMatchObject({ action: 'declined', reason: 'No such house.' });
  expect(await mails()).toEqual(['point-declined']);
});

test.each(
  Object.entries(POINT_COMMANDS)
    .filter(([, { needsReason }]) => needsReason)
    .map(([name]) => name as keyof typeof POINT_COMMANDS),
)('%s needs a reason @X-16', async (command) => {
  const id = await onReview();
  await expect(decideOnPoint(context, command, { id, reason: '  ' })).rejects.toThrow('Say why');
});

test.each([
  ['0', 'is not an id'],
  ['abc', 'is not an id'],
  ['99999999', 'no such recycling point'],
])('there is no point %s @V-05', async (id, words) => {
  await expect(decideOnPoint(context, 'accept', { id, reason: '' })).rejects.toThrow(words);
});
