import { OWN_FILE_PATHS, readBulkReview } from '@ecocircle/shared-contracts/point-file';
import { expect, test } from '@jest/globals';
import { inStatus } from '../recycling-points/testing/creator.ts';
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
