import { toPointSave } from '@ecocircle/shared-contracts';
import {
  MOST_NAMED_REVIEWS,
  OWN_FILE_PATHS,
  readBulkReview,
  readReadyPoints,
} from '@ecocircle/shared-contracts/point-file';
import { expect, test } from '@jest/globals';
import { COMPLETE_DRAFT, inStatus, signedIn } from '../recycling-points/testing/creator.ts';
import { startEmptyFilesApi } from './testing/files-api.ts';
import { fileSender } from './testing/own-file.ts';

const { api, ada, creator } = await startEmptyFilesApi();

const REVIEW = { transit: 'facility#draft_to_oncheck' };

const review = async (body: object = REVIEW) => {
  const answer = await ada.post(OWN_FILE_PATHS.bulkTransit, body);
  expect(answer.statusCode).toBe(200);
  return readBulkReview(answer.json());
};

const statusOf = async ({ id }: { readonly id: string }) =>
  (await creator.expected(200, 'GET', `${id}/`)).relationships.status.data?.id;

test('sends all complete drafts, and names what the others lack @P-06', async () => {
  const [one, other] = [await creator.makes(), await creator.makes({ name: 'Other' })];
  const half = await creator.makes({ name: 'Half', address: '' });
  const accepted = await creator.makes({ name: 'Public' });
  await inStatus(api, accepted, 'accepted');
  expect(await review()).toEqual({
    sent: 2,
    incomplete: [{ id: half.id, name: 'Half', lacks: [{ field: 'address', rule: 'required' }] }],
  });
  expect(await Promise.all([one, other, half, accepted].map(statusOf))).toEqual([
    'oncheck',
    'oncheck',
    'draft',
    'accepted',
  ]);
  const { data: history } = (await creator.call('GET', `${one.id}/history/`)).json();
  expect(history[0]).toMatchObject({ action: 'sent-to-review', from_status: 'draft', to_status: 'oncheck' });
});

test('sends only the drafts of points that are named, revisions too @P-09', async () => {
  const [left, point] = [await creator.makes(), await creator.makes({ name: 'Public' })];
  await inStatus(api, point, 'accepted');
  await creator.expected(201, 'POST', `${point.id}/revision/`);
  expect(await review({ ...REVIEW, ids: [point.id, '999999'] })).toEqual({ sent: 1, incomplete: [] });
  const { open_revision } = (await creator.expected(200, 'GET', `${point.id}/`)).attributes;
  expect([open_revision?.status, await statusOf(left)]).toEqual(['oncheck', 'draft']);
});

test('leaves the drafts of other organisations alone @P-05', async () => {
  const ours = await creator.makes();
  const stranger = await fileSender(api, 'all@demo.test');
  const answer = await stranger.post(OWN_FILE_PATHS.bulkTransit, { ...REVIEW, ids: [ours.id] });
  expect(answer.json().data).toEqual({ sent: 0, incomplete: [] });
  expect(await statusOf(ours)).toBe('draft');
});

test.each([
  [{}, '/transit'],
  [{ transit: 'facility#accepted_to_closed' }, '/transit'],
  [{ ...REVIEW, ids: ['../1'] }, '/ids/0'],
])('refuses %j @V-05', async (body, pointer) => {
  const answer = await ada.post(OWN_FILE_PATHS.bulkTransit, body);
  expect([answer.statusCode, answer.json().errors[0].source.pointer]).toEqual([422, pointer]);
});

const asksReady = (query = '') => creator.call('GET', `transit/bulk/${query}`);

const ready = async (query?: string) => {
  const answer = await asksReady(query);
  expect(answer.statusCode).toBe(200);
  return readReadyPoints(answer.json());
};

/** A public point with changes that nobody sent. */
async function revised(name: string) {
  const point = await creator.makes({ name });
  await inStatus(api, point, 'accepted');
  return { point, revision: await creator.expected(201, 'POST', `${point.id}/revision/`) };
}

test('names the points whose draft or revision lacks nothing, the newest change first @P-06 @P-09', async () => {
  const [older, newer] = [await creator.makes(), await creator.makes({ name: 'Newer' })];
  await creator.makes({ name: 'Half', address: '' });
  await inStatus(api, await creator.makes({ name: 'Untouched' }), 'accepted');
  expect(await ready()).toEqual({ ids: [newer.id, older.id], total: 2 });
  const { point, revision } = await revised('Public');
  expect((await ready()).ids).toEqual(expect.arrayContaining([newer.id, older.id, point.id]));
  const { id, attributes } = revision;
  const incomplete = toPointSave({ ...COMPLETE_DRAFT, address: '' }, { id, version: attributes.version });
  await creator.expected(200, 'PATCH', `${id}/`, incomplete);
  expect((await ready()).ids).toEqual([newer.id, older.id]);
});

test('names those alone that the filter of the list leaves @P-06', async () => {
  const jars = await creator.makes({ name: 'Jars' });
  const { point: paper } = await revised('Paper');
  const asked = ['?q=jar', '?status=draft', '?status=accepted', '?status=accepted&q=jar'];
  const named = await Promise.all(asked.map(async (query) => (await ready(query)).ids));
  expect(named).toEqual([[jars.id], [jars.id], [paper.id], []]);
});

test('names no more than are sent at once, and says how many there are @P-06', async () => {
  await creator.makes();
  const { db } = api.database;
  const { id: _, ...point } = await db.selectFrom('recycling_points').selectAll().executeTakeFirstOrThrow();
  const { id: __, ...rate } = await db.selectFrom('point_rates').selectAll().executeTakeFirstOrThrow();
  for (let made = 0; made < MOST_NAMED_REVIEWS; made += 100) {
    const copies = db.insertInto('recycling_points').values(Array.from({ length: 100 }, () => point));
    const ids = await copies.returning('id').execute();
    await db
      .insertInto('point_rates')
      .values(ids.map(({ id }) => ({ ...rate, point_id: id })))
      .execute();
  }
  const { ids, total } = await ready();
  expect([ids.length, total]).toEqual([MOST_NAMED_REVIEWS, MOST_NAMED_REVIEWS + 1]);
  expect((await review({ ...REVIEW, ids })).sent).toBe(MOST_NAMED_REVIEWS);
});

test('names no points of another organisation @P-05', async () => {
  await creator.makes();
  const stranger = await signedIn(api, 'all@demo.test');
  expect((await stranger.call('GET', 'transit/bulk/')).json().data).toEqual({ ids: [], total: 0 });
});

test.each(['?status=none', '?page=1', '?q=%00'])(
  'refuses to name what is ready by %s @V-05',
  async (query) => {
    expect((await asksReady(query)).statusCode).toBe(400);
  },
);
