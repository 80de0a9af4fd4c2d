import { ApiError, CallCancelledError, PHOTO_LIMITS } from '@ecocircle/shared-contracts';
import { expect, test } from '@jest/globals';
import { allSettled, type EventCallable, fork } from 'effector';
import { createPhotoUploader } from './model.ts';
import { $server, nameIn, SENDING } from './testing/sending.ts';
import type { PhotoForm } from './upload.ts';

const aFile = (name: string, type = 'image/jpeg'): File => new File(['x'], name, { type });
const wire = (id: string) => ({ id, url: `/${id}`, thumbnail_url: `/s/${id}`, width: 3, height: 2 });

/** A server whose answers the test gives, by the name of the file. */
function start() {
  const waiting = new Map<string, { form: PhotoForm; settle: PromiseWithResolvers<unknown> }>();
  const sent: string[] = [];
  const server = (form: PhotoForm): Promise<unknown> => {
    const settle = Promise.withResolvers<unknown>();
    sent.push(nameIn(form));
    waiting.set(nameIn(form), { form, settle });
    form.signal.addEventListener('abort', () => settle.reject(new ApiError(0, [])));
    return settle.promise;
  };
  const uploader = createPhotoUploader(SENDING);
  const scope = fork({ values: [[$server, server]] });
  const settled = () => new Promise((done) => setTimeout(done, 0));
  const state = (name: string) =>
    scope.getState(uploader.$uploads).find(({ file }) => file.name === name)?.state;
  return {
    scope,
    uploader,
    sent,
    state,
    idOf: (name: string) => scope.getState(uploader.$uploads).find(({ file }) => file.name === name)?.id ?? 0,
    arrived: () => scope.getState(uploader.$arrived).map(({ id }) => id),
    choose: async (...names: string[]) => {
      void allSettled(uploader.filesChosen, {
        scope,
        params: { files: names.map((name) => aFile(name)), room: 20 },
      });
      await settled();
    },
    run: async <Params>(unit: EventCallable<Params>, params?: Params) => {
      void allSettled(unit as never, { scope, params } as never);
      await settled();
    },
    answer: async (name: string) => {
      waiting.get(name)?.settle.resolve({ data: wire(name) });
      await settled();
    },
    fail: async (name: string, error: Error) => {
      waiting.get(name)?.settle.reject(error);
      await settled();
    },
    progress: (name: string, share: number) => waiting.get(name)?.form.onProgress(share),
  };
}

const refusal = (status: number, code: string) =>
  new ApiError(status, [{ status: String(status), code, title: '' }]);

test('two are sent at once, the others wait for their turn @P-02', async () => {
  const { choose, sent, answer } = start();
  await choose('a', 'b', 'c');
  expect(sent).toEqual(['a', 'b']);
  await answer('b');
  expect(sent).toEqual(['a', 'b', 'c']);
});

test('photos are taken up in the order in which they were chosen @P-02', async () => {
  const { choose, answer, arrived, run, uploader, scope } = start();
  await choose('a', 'b');
  await answer('b');
  expect(arrived()).toEqual([]);
  await answer('a');
  expect(arrived()).toEqual(['a', 'b']);
  await run(uploader.taken, scope.getState(uploader.$arrived));
  expect(scope.getState(uploader.$uploads)).toEqual([]);
});

test('the progress of each is told, and no longer once it has ended @P-02', async () => {
  const { choose, progress, state, fail } = start();
  await choose('a');
  progress('a', 0.4);
  expect(state('a')).toEqual({ kind: 'sending', share: 0.4 });
  await fail('a', new ApiError(0, []));
  progress('a', 0.5);
  expect(state('a')).toEqual({ kind: 'failed', problem: 'offline' });
});

test('one that failed holds up no other, keeps its file and is sent again @P-02', async () => {
  const { choose, fail, answer, arrived, run, uploader, idOf, sent } = start();
  await choose('a', 'b');
  await fail('a', refusal(503, 'photos-busy'));
  await answer('b');
  expect(arrived()).toEqual(['b']);
  await run(uploader.retried, idOf('a'));
  expect(sent).toEqual(['a', 'b', 'a']);
  await answer('a');
  expect(arrived()).toEqual(['a', 'b']);
});

test('what failed for want of a line is sent again when it is back, nothing else @P-02', async () => {
  const { choose, fail, run, uploader, sent } = start();
  await choose('a', 'b');
  await fail('a', new ApiError(0, []));
  await fail('b', refusal(422, 'photo-unreadable'));
  await run(uploader.cameOnline);
  expect(sent).toEqual(['a', 'b', 'a']);
});

test.each<[string, Error, string]>([
  ['a refusal of the file', refusal(422, 'photo-too-many-pixels'), 'photo-too-many-pixels'],
  ['too many a minute', refusal(429, 'too-many-requests'), 'photos-at-once'],
  ['a code that is not known', refusal(500, 'internal-error'), 'server'],
  ['an answer that is none', new Error('answer.data is no object'), 'server'],
  ['a session that did not come back', new CallCancelledError(), 'cancelled'],
])('%s is told as what it is @P-02', async (_, error, problem) => {
  const { choose, fail, state } = start();
  await choose('a');
  await fail('a', error);
  expect(state('a')).toEqual({ kind: 'failed', problem });
});

test('one that is called off is aborted and gone; the next one begins @P-02', async () => {
  const { choose, run, uploader, idOf, state, sent } = start();
  await choose('a', 'b', 'c');
  await run(uploader.dropped, idOf('a'));
  expect(state('a')).toBeUndefined();
  expect(sent).toEqual(['a', 'b', 'c']);
  await run(uploader.reset);
  expect(state('c')).toBeUndefined();
});

test('what cannot be taken is refused without being sent, what has no room is counted @P-02', async () => {
  const { scope, uploader, state, sent } = start();
  const large = aFile('large.jpg');
  Object.defineProperty(large, 'size', { value: PHOTO_LIMITS.bytes + 1 });
  const files = [aFile('a.svg', 'image/svg+xml'), large, aFile('b.jpg'), aFile('c.jpg')];
  void allSettled(uploader.filesChosen, { scope, params: { files, room: 3 } });
  expect(state('a.svg')).toEqual({ kind: 'failed', problem: 'photo-type' });
  expect(state('large.jpg')).toEqual({ kind: 'failed', problem: 'photo-too-large' });
  expect(sent).toEqual(['b.jpg']);
  expect(scope.getState(uploader.$surplus)).toBe(1);
});
