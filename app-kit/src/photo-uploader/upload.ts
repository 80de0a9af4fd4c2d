import {
  Answer,
  isApiError,
  isCallCancelled,
  PHOTO_PROBLEMS,
  type PhotoProblem,
  type PointPhoto,
  problemOfFile,
  readOne,
  readPhoto,
} from '@ecocircle/shared-contracts';

/** Why a photo did not arrive: the API's reason, no line, the end of the session, or a fault of the server. */
export type UploadProblem = PhotoProblem | 'offline' | 'cancelled' | 'server';

/** How far a photo is; `share` is how much of it has been sent, from 0 to 1. */
export type UploadState =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'sending'; readonly share: number }
  | { readonly kind: 'failed'; readonly problem: UploadProblem }
  | { readonly kind: 'arrived'; readonly photo: PointPhoto };

/** A file that was chosen and is on its way. */
export interface Upload {
  readonly id: number;
  readonly file: File;
  readonly state: UploadState;
  /** Calls its sending off. */
  readonly controller: AbortController;
}

/** Problems of the file itself, which sending it again does not mend. */
const OF_THE_FILE: readonly UploadProblem[] = [
  'photo-too-large',
  'photo-type',
  'photo-unreadable',
  'photo-too-many-pixels',
];

/** Whether sending the same file again may help. */
export const mayBeRetried = (problem: UploadProblem): boolean => !OF_THE_FILE.includes(problem);

/** What went wrong with a sending, in one word. */
export function problemOf(error: unknown): UploadProblem {
  if (isCallCancelled(error)) return 'cancelled';
  if (!isApiError(error)) return 'server';
  if (error.status === 0) return 'offline';
  if (error.status === 429) return 'photos-at-once';
  return PHOTO_PROBLEMS.find((problem) => problem === error.errors[0]?.code) ?? 'server';
}

/** A chosen file, refused at once where it cannot be taken. */
export function uploadOf(file: File, id: number): Upload {
  const problem = problemOfFile(file);
  const state: UploadState = problem ? { kind: 'failed', problem } : { kind: 'waiting' };
  return { id, file, state, controller: new AbortController() };
}

/** The form of a photo, what calls its sending off, and whom to tell how much of it has been sent. */
export interface PhotoForm {
  readonly body: FormData;
  readonly signal: AbortSignal;
  readonly onProgress: (share: number) => void;
}

/** Sends a photo and reads what became of it. */
export async function sendPhoto(
  send: (form: PhotoForm) => Promise<unknown>,
  { file, controller }: Upload,
  onProgress: (share: number) => void,
): Promise<PointPhoto> {
  const body = new FormData();
  body.append('photo', file, file.name);
  const answer = await send({ body, signal: controller.signal, onProgress });
  return readOne(answer, (photo) => readPhoto(Answer.of(photo)));
}
