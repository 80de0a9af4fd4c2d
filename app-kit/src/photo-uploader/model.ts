import type { PointPhoto } from '@ecocircle/shared-contracts';
import {
  attach,
  createEffect,
  createEvent,
  createStore,
  type EventCallable,
  type Store,
  sample,
  scopeBind,
} from 'effector';
import { type PhotoForm, problemOf, sendPhoto, type Upload, type UploadState, uploadOf } from './upload.ts';

/** So many photos are sent at once: more would only share the line. */
const AT_ONCE = 2;

/** Files that were chosen, and how many more photos there may be. */
export interface Choice {
  readonly files: readonly File[];
  readonly room: number;
}

/** A photo that was removed, and the place that it had. */
export interface Removal {
  readonly photo: PointPhoto;
  readonly index: number;
}

/** How photos are sent: with what, and the call whose answer is the photo. */
export interface PhotoSending<Source> {
  readonly source: Store<Source>;
  readonly send: (source: Source, form: PhotoForm) => Promise<unknown>;
}

/** The photos of one list that are on their way to it. */
export interface PhotoUploader {
  readonly filesChosen: EventCallable<Choice>;
  readonly retried: EventCallable<number>;
  /** Calls a sending off, or forgets one that failed. */
  readonly dropped: EventCallable<number>;
  /** The line is back: what failed for want of it is sent again. */
  readonly cameOnline: EventCallable<void>;
  /** The list has taken up what arrived. */
  readonly taken: EventCallable<readonly PointPhoto[]>;
  readonly removed: EventCallable<Removal>;
  readonly removalForgotten: EventCallable<void>;
  /** Calls everything off and forgets it. */
  readonly reset: EventCallable<void>;
  readonly $uploads: Store<readonly Upload[]>;
  /** What has arrived and may be taken up: nothing chosen before it is still on its way. */
  readonly $arrived: Store<readonly PointPhoto[]>;
  /** How many of the latest choice there was no room for. */
  readonly $surplus: Store<number>;
  readonly $removal: Store<Removal | null>;
}

const isSending = ({ state }: Upload): boolean => state.kind === 'sending';

/** The uploads whose turn it is. */
function nextOf(uploads: readonly Upload[]): readonly Upload[] {
  const free = AT_ONCE - uploads.filter(isSending).length;
  return uploads.filter(({ state }) => state.kind === 'waiting').slice(0, Math.max(0, free));
}

function arrivedOf(uploads: readonly Upload[]): readonly PointPhoto[] {
  const settled = uploads.filter(({ state }) => state.kind !== 'failed');
  const pending = settled.findIndex(({ state }) => state.kind !== 'arrived');
  const ready = pending === -1 ? settled : settled.slice(0, pending);
  return ready.flatMap(({ state }) => (state.kind === 'arrived' ? [state.photo] : []));
}

const withState = (uploads: readonly Upload[], id: number, state: UploadState): readonly Upload[] =>
  uploads.map((upload) => (upload.id === id ? { ...upload, state } : upload));

/** A controller works once: what is sent again gets a new one. */
const again = (upload: Upload): Upload => ({
  ...upload,
  state: { kind: 'waiting' },
  controller: new AbortController(),
});

const isOffline = ({ state }: Upload): boolean => state.kind === 'failed' && state.problem === 'offline';

/**
 * Makes what sends the photos of one list. The list itself is its form's: the component takes up what arrives, in the
 * order in which it was chosen.
 *
 * @example
 * const uploader = createPhotoUploader({ source: $api, send: (api, form) => api({ path: PHOTOS_PATH, ...form }) });
 * <PhotoUploader uploader={uploader} value={photos} onChange={setPhotos} limit={POINT_LIMITS.photos} />
 */
export function createPhotoUploader<Source>({ source, send }: PhotoSending<Source>): PhotoUploader {
  const filesChosen = createEvent<Choice>();
  const retried = createEvent<number>();
  const dropped = createEvent<number>();
  const cameOnline = createEvent();
  const taken = createEvent<readonly PointPhoto[]>();
  const removed = createEvent<Removal>();
  const removalForgotten = createEvent();
  const reset = createEvent();
  const progressed = createEvent<{ readonly id: number; readonly share: number }>();

  const sendFx = attach({
    source,
    effect(given: Source, upload: Upload) {
      const tell = scopeBind(progressed, { safe: true });
      return sendPhoto(
        (form) => send(given, form),
        upload,
        (share) => tell({ id: upload.id, share }),
      );
    },
  });
  const sendAllFx = createEffect((uploads: readonly Upload[]) => {
    for (const upload of uploads) void sendFx(upload).catch(() => {});
  });
  const callOffFx = createEffect((uploads: readonly Upload[]) => {
    for (const { controller } of uploads) controller.abort();
  });

  const $lastId = createStore(0, { serialize: 'ignore' });
  const $uploads = createStore<readonly Upload[]>([], { serialize: 'ignore' });
  const chosen = sample({
    clock: filesChosen,
    source: $lastId,
    fn: (last, { files, room }) =>
      files.slice(0, Math.max(0, room)).map((file, index) => uploadOf(file, last + index + 1)),
  });
  const given = sample({
    clock: dropped,
    source: $uploads,
    fn: (uploads, id) => uploads.filter((upload) => upload.id === id),
  });
  const all = sample({ clock: reset, source: $uploads });
  sample({ clock: [given, all], target: callOffFx });

  const begun = sample({
    clock: sample({ clock: $uploads, fn: nextOf }),
    filter: (uploads) => uploads.length > 0,
  });
  $lastId.on(chosen, (last, uploads) => last + uploads.length);
  $uploads
    .on(chosen, (uploads, more) => [...uploads, ...more])
    .on(begun, (uploads, next) =>
      next.reduce((all, { id }) => withState(all, id, { kind: 'sending', share: 0 }), uploads),
    )
    .on(progressed, (uploads, { id, share }) =>
      uploads.map((upload) =>
        upload.id === id && isSending(upload) ? { ...upload, state: { kind: 'sending', share } } : upload,
      ),
    )
    .on(sendFx.done, (uploads, { params, result }) =>
      withState(uploads, params.id, { kind: 'arrived', photo: result }),
    )
    .on(sendFx.fail, (uploads, { params, error }) =>
      withState(uploads, params.id, { kind: 'failed', problem: problemOf(error) }),
    )
    .on(retried, (uploads, id) => uploads.map((upload) => (upload.id === id ? again(upload) : upload)))
    .on(cameOnline, (uploads) =>
      uploads.some(isOffline)
        ? uploads.map((upload) => (isOffline(upload) ? again(upload) : upload))
        : uploads,
    )
    .on(taken, (uploads, photos) =>
      uploads.filter(({ state }) => state.kind !== 'arrived' || !photos.includes(state.photo)),
    )
    .on(given, (uploads, gone) => uploads.filter((upload) => !gone.includes(upload)))
    .on(all, () => []);
  sample({ clock: begun, target: sendAllFx });

  const $surplus = createStore(0, { serialize: 'ignore' })
    .on(filesChosen, (_, { files, room }) => Math.max(0, files.length - Math.max(0, room)))
    .reset(reset);
  const $removal = createStore<Removal | null>(null, { serialize: 'ignore' })
    .on(removed, (_, removal) => removal)
    .reset(removalForgotten, reset);

  return {
    filesChosen,
    retried,
    dropped,
    cameOnline,
    taken,
    removed,
    removalForgotten,
    reset,
    $uploads,
    $arrived: $uploads.map(arrivedOf),
    $surplus,
    $removal,
  };
}
