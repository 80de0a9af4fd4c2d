import { expect, test } from '@jest/globals';
import { allSettled, createEvent, fork } from 'effector';
import { belongsTo } from './belongs-to.ts';
import { createPhotoUploader } from './model.ts';
import { SENDING } from './testing/sending.ts';

/** A photo that never arrives is on its way in the form of a new point. */
async function start() {
  const owner = { opened: createEvent<string | null>(), named: createEvent<string>() };
  const given = createEvent();
  const uploader = createPhotoUploader(SENDING);
  belongsTo(uploader, { ...owner, given: [given] });
  const scope = fork();
  await allSettled(owner.opened, { scope, params: null });
  const files = [new File(['x'], 'door.jpg', { type: 'image/jpeg' })];
  void allSettled(uploader.filesChosen, { scope, params: { files, room: 5 } });
  const isKept = () => scope.getState(uploader.$uploads).length === 1;
  return { ...owner, given, scope, isKept };
}

test('a photo on its way stays with a point that was new and is saved and opened again @P-14', async () => {
  const { opened, named, scope, isKept } = await start();
  void allSettled(named, { scope, params: '5' });
  void allSettled(opened, { scope, params: '5' });
  expect(isKept()).toBe(true);
});

test('a photo on its way does not go to another point that is opened @P-02', async () => {
  const { opened, scope, isKept } = await start();
  void allSettled(opened, { scope, params: '6' });
  expect(isKept()).toBe(false);
});

test('what is discarded takes its photos with it @P-14', async () => {
  const { given, scope, isKept } = await start();
  void allSettled(given, { scope });
  expect(isKept()).toBe(false);
});
