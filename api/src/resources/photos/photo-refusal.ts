import type { PhotoProblem } from '@ecocircle/shared-contracts';
import { RequestError } from '../../errors/request-error.ts';

const FACTS: Readonly<Record<PhotoProblem, readonly [status: number, title: string]>> = {
  'photo-too-large': [413, 'The photo is too large'],
  'photo-type': [415, 'The file is no JPEG, PNG, WebP or HEIC'],
  'photo-unreadable': [422, 'The photo cannot be read'],
  'photo-too-many-pixels': [422, 'The photo has too many pixels'],
  'photo-missing': [422, 'There is no photo in the request'],
  'photos-at-once': [429, 'Too many photos are being sent at once'],
  'photos-busy': [503, 'Too many photos are being prepared, try again in a moment'],
  'photo-storage-full': [507, 'There is no room to keep the photo'],
};

/** The refusal of a photo, by the code that the contract names. */
export function photoRefusal(problem: PhotoProblem, detail?: string): RequestError {
  const [status, title] = FACTS[problem];
  return new RequestError({ status, code: problem, title, ...(detail !== undefined && { detail }) });
}

/** The disk is full, or the quota of its user is used up. */
const NO_ROOM: readonly (string | undefined)[] = ['ENOSPC', 'EDQUOT'];

/** Whether a file could not be written for want of room. */
export const isOutOfRoom = (error: unknown): boolean =>
  NO_ROOM.includes((error as NodeJS.ErrnoException | undefined)?.code);
