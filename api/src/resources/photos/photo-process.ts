import type { PhotoProblem } from '@ecocircle/shared-contracts';
import { encodePhoto, type PhotoFolder, type PhotoSize } from './encode-photo.ts';
import { isOutOfRoom } from './photo-refusal.ts';
import { PhotoRefused } from './photo-refused.ts';

/** What became of a photo. */
export type PhotoOutcome =
  | ({ readonly kind: 'made' } & PhotoSize)
  | { readonly kind: 'refused'; readonly problem: PhotoProblem }
  | { readonly kind: 'failed'; readonly message: string };

function outcomeOf(error: unknown): PhotoOutcome {
  if (error instanceof PhotoRefused) return { kind: 'refused', problem: error.problem };
  if (isOutOfRoom(error)) return { kind: 'refused', problem: 'photo-storage-full' };
  return { kind: 'failed', message: String(error) };
}

// A process of its own: what a broken file does to a decoder it does to nobody else, and no answer waits for it.
process.on('message', async (folder: PhotoFolder) => {
  const outcome = await encodePhoto(folder).then(
    (size): PhotoOutcome => ({ kind: 'made', ...size }),
    outcomeOf,
  );
  process.send?.(outcome);
});
process.on('disconnect', () => process.exit(0));
