import { createWriteStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { PHOTO_LIMITS } from '@ecocircle/shared-contracts';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { RequestError } from '../../errors/request-error.ts';
import { isOutOfRoom, photoRefusal } from './photo-refusal.ts';

/** A photo at 50 kB a second, the slowest line that is worth waiting for. */
const LONGEST_UPLOAD_MS = 10 * 60_000;

const LIMITS = {
  files: 1,
  fields: 5,
  parts: 6,
  fieldSize: 1024,
  fieldNameSize: 100,
  headerPairs: 20,
  fileSize: PHOTO_LIMITS.bytes,
} as const;

/** Is aborted when the sender goes away. */
export function departureOf({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  raw.once('close', () => gone.abort());
  return gone.signal;
}

/** The photo is larger than is taken. */
export const tooLarge = (): RequestError =>
  photoRefusal('photo-too-large', `At most ${PHOTO_LIMITS.bytes.toLocaleString('en')} bytes are taken.`);

/** The body is no multipart form, or ended before the photo did. */
export const uploadBroken = (): RequestError =>
  new RequestError({
    status: 400,
    code: 'upload-broken',
    title: 'The upload is cut short or no multipart form',
  });

/** Whatever the parser says of a body that it cannot read. */
const partOf = (request: FastifyRequest) =>
  request.file({ limits: LIMITS, throwFileSizeLimit: false }).catch(() => Promise.reject(uploadBroken()));

/** Writes what comes to a file that nobody else can read. */
export async function keepStream(source: Readable, path: string, signal: AbortSignal): Promise<void> {
  try {
    await pipeline(source, createWriteStream(path, { mode: 0o600 }), { signal });
  } catch (error) {
    if (isOutOfRoom(error)) throw photoRefusal('photo-storage-full');
    throw uploadBroken();
  }
}

/** Receives a photo into a file, whatever it is. */
export type Receive = (path: string, signal: AbortSignal) => Promise<void>;

/** Receives a file of a form. */
export const receiveFile =
  ({ file }: Pick<MultipartFile, 'file'>): Receive =>
  async (path, signal) => {
    await keepStream(file, path, AbortSignal.any([signal, AbortSignal.timeout(LONGEST_UPLOAD_MS)]));
    if (file.truncated) throw tooLarge();
  };

/** Receives the one file of a request. */
export const receivePhoto =
  (request: FastifyRequest): Receive =>
  async (path, signal) => {
    const part = await partOf(request);
    if (!part) throw photoRefusal('photo-missing');
    await receiveFile(part)(path, signal);
  };
