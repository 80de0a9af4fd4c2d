import { fail } from 'node:assert/strict';
import { utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import type { Row } from '../../database/tables.ts';
import type { Account } from '../../sessions/account.ts';
import { findAccountByEmail } from '../accounts/repository.ts';
import { forgetUnusedPhotos } from './forget-unused-photos.ts';
import { ownPhotos } from './own-photos.ts';
import { PhotoStore, pathsOf } from './photo-store.ts';
import { addPhoto } from './repository.ts';

let api: TestApp;
let creator: Account;
let colleague: Account;
let alone: Account;
beforeAll(async () => {
  api = await startTestApp({ points: 60 });
  const account = async (email: string) =>
    (await findAccountByEmail(api.database.db, email)) ?? fail(`there is no ${email}`);
  creator = await account('points@demo.test');
  colleague = { ...(await account('user@demo.test')), organization_id: creator.organization_id };
  alone = { ...(await account('events@demo.test')), organization_id: null };
});
afterAll(() => api.close());

const db = () => api.database.db;

async function photoOf(account: Account, facts: Partial<Row<'photos'>> = {}): Promise<string> {
  const id = crypto.randomUUID();
  await addPhoto(db(), {
    id,
    path: `photos/${id}.webp`,
    thumbnail_path: `photos/${id}.small.webp`,
    width: 30,
    height: 20,
    account_id: account.id,
    organization_id: account.organization_id,
    created_at: new Date().toISOString(),
    ...facts,
  });
  return id;
}

describe('an account may attach @P-02 @V-05', () => {
  test('its own photos, and those of its organisation', async () => {
    const ids = [await photoOf(creator), await photoOf(colleague)];
    await expect(ownPhotos(db(), creator, ids)).resolves.toBeUndefined();
    await expect(ownPhotos(db(), colleague, ids)).resolves.toBeUndefined();
    await expect(ownPhotos(db(), alone, [await photoOf(alone)])).resolves.toBeUndefined();
    await expect(ownPhotos(db(), alone, [])).resolves.toBeUndefined();
  });

  test('nobody else’s: each is named by its place', async () => {
    const ids = [await photoOf(creator), await photoOf(alone), 'none', 'a\u0000b'];
    await expect(ownPhotos(db(), creator, ids)).rejects.toMatchObject({
      statusCode: 422,
      errors: [1, 2, 3].map((index) => ({
        code: 'photo-not-found',
        source: { pointer: `/data/attributes/photos/${index}` },
      })),
    });
    await expect(ownPhotos(db(), alone, ids.slice(0, 1), '/photo')).rejects.toMatchObject({
      errors: [{ source: { pointer: '/photo/0' } }],
    });
  });

  test('none twice', async () => {
    const id = await photoOf(creator);
    await expect(ownPhotos(db(), creator, [id, id])).rejects.toMatchObject({
      errors: [{ source: { pointer: '/data/attributes/photos/1' } }],
    });
  });

  test('what its points show already, wherever it came from', async () => {
    const shown = await db()
      .selectFrom('point_photos')
      .innerJoin('recycling_points', 'recycling_points.id', 'point_photos.point_id')
      .select('photo_id')
      .where('organization_id', '=', creator.organization_id)
      .executeTakeFirstOrThrow();
    await expect(ownPhotos(db(), creator, [shown.photo_id])).resolves.toBeUndefined();
    await expect(ownPhotos(db(), alone, [shown.photo_id])).rejects.toMatchObject({ statusCode: 422 });
  });
});

describe('what nothing shows', () => {
  const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000);
  const isThere = async (id: string) =>
    (await db().selectFrom('photos').select('id').where('id', '=', id).execute()).length === 1;

  test('is deleted after a day, and not before @P-02', async () => {
    const store = new PhotoStore(api.database.dataDir);
    const id = await photoOf(creator);
    const file = join(api.database.dataDir, 'media', pathsOf(id).path);
    writeFileSync(file, '');
    await forgetUnusedPhotos(db(), store, inHours(23));
    expect(await isThere(id)).toBe(true);
    await forgetUnusedPhotos(db(), store, inHours(25));
    expect(await isThere(id)).toBe(false);
    expect(() => utimesSync(file, 0, 0)).toThrow('ENOENT');
  });

  test.each<[string, (id: string) => Promise<unknown>]>([
    [
      'a point',
      (photo_id) => db().insertInto('point_photos').values({ point_id: 1, photo_id, position: 80 }).execute(),
    ],
    [
      'an event',
      (photo_id) => db().updateTable('charity_events').set({ photo_id }).where('id', '=', 1).execute(),
    ],
    [
      'an organisation',
      (avatar_id) => db().updateTable('organizations').set({ avatar_id }).where('id', '=', 1).execute(),
    ],
  ])('unlike what %s shows', async (_, show) => {
    const id = await photoOf(creator);
    await show(id);
    await forgetUnusedPhotos(db(), new PhotoStore(api.database.dataDir), inHours(48));
    expect(await isThere(id)).toBe(true);
  });

  test('is not the demo data, which nobody sent', async () => {
    const id = await photoOf(creator, { created_at: null });
    await forgetUnusedPhotos(db(), new PhotoStore(api.database.dataDir), inHours(48));
    expect(await isThere(id)).toBe(true);
  });

  test('what a process left behind when it ended goes after an hour', async () => {
    const store = new PhotoStore(api.database.dataDir);
    const { original } = store.folderOf('left');
    writeFileSync(original, '');
    await forgetUnusedPhotos(db(), store, inHours(0.5));
    expect(() => utimesSync(original, new Date(), new Date())).not.toThrow();
    await forgetUnusedPhotos(db(), store, inHours(1.5));
    expect(() => utimesSync(original, 0, 0)).toThrow('ENOENT');
  });
});
