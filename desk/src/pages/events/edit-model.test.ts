import { EMPTY_EVENT, type OwnEvent } from '@ecocircle/shared-contracts';
import { expect, test } from '@jest/globals';
import { allSettled, fork } from 'effector';
import { $api } from '../../platform/api.ts';
import type { DeskCall } from '../../platform/call.ts';
import { cover } from './cover-upload.ts';
import { $edited, editBegun, editForm } from './edit-model.ts';

const EVENT: OwnEvent = {
  id: '5',
  status: 'published',
  version: 3,
  draft: {
    ...EMPTY_EVENT,
    name: 'Clean-up',
    kind: 'cleanup',
    starts: '2026-12-01T10:00',
    ends: '2026-12-01T12:00',
    lng: 37.6,
    lat: 55.7,
    address: 'Park',
    description: 'Come',
    organizer: { name: 'Ada', phone: '', email: '' },
  },
  photo: null,
  city: 'Moscow',
  country: 'RU',
  timeZone: 'Europe/Moscow',
  startsAt: null,
  endsAt: null,
  cancelReason: '',
  updatedAt: '2026-11-22T10:00:00.000Z',
};
const PHOTO = { id: 'new', url: '/new', thumbnailUrl: '/s/new', width: 3, height: 2 };

/** The form with an event, and a server at which photos never arrive. */
async function start() {
  const saved: unknown[] = [];
  const api = async ({ method, path, body }: DeskCall): Promise<unknown> => {
    if (path === '/photos/') return new Promise(() => {});
    if (method === 'PATCH') saved.push(body);
    return { is_ok: true };
  };
  const scope = fork({ values: [[$api, api]] });
  await allSettled(editBegun, { scope, params: EVENT });
  // Nothing is waited for but the save: a scope is not settled while a photo is on its way.
  const save = async () => {
    void allSettled(editForm.submitted, { scope, params: {} });
    await new Promise((done) => setTimeout(done, 0));
  };
  const change = (path: 'cover' | 'photoId' | 'lng' | 'starts', value: unknown) =>
    allSettled(editForm.changed, { scope, params: { path, value } });
  return { scope, saved, save, change };
}

test('an event is saved with its new place and cover, and with the version that was read @X-16', async () => {
  const { scope, saved, save, change } = await start();
  await change('lng', 37.7);
  await change('cover', PHOTO);
  await change('photoId', PHOTO.id);
  await save();
  expect(saved).toEqual([{ ...EVENT.draft, lng: 37.7, photoId: 'new', version: 3 }]);
  expect(scope.getState($edited)).toBeNull();
});

test('a place that is no place is not saved @X-16', async () => {
  const { scope, saved, save, change } = await start();
  await change('lng', null);
  await save();
  expect(saved).toEqual([]);
  expect(scope.getState(editForm.$problems)).toMatchObject({ lng: { rule: 'required' } });
});

test.each([
  ['2026-12-01T', 'required'],
  ['2026-12-01T25:70', 'date'],
  ['2026-12-02T10:00', 'dateRange'],
])('the beginning %j is told of before anything is sent @X-16', async (starts, rule) => {
  const { scope, saved, save, change } = await start();
  await change('starts', starts);
  await save();
  expect(saved).toEqual([]);
  expect(scope.getState(editForm.$problems)).toMatchObject({ starts: { rule } });
});

test('a cover that is on its way is waited for, or called off @X-16', async () => {
  const { scope, saved, save } = await start();
  const files = [new File(['x'], 'cover.jpg', { type: 'image/jpeg' })];
  void allSettled(cover.uploader.filesChosen, { scope, params: { files, room: 1 } });
  await save();
  expect(saved).toEqual([]);
  expect(scope.getState(editForm.$outcome)?.answers.all).toMatchObject({ reason: 'cover-on-its-way' });
  void allSettled(cover.uploader.reset, { scope });
  await save();
  expect(saved).toHaveLength(1);
});
