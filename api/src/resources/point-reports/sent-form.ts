import { PHOTO_LIMITS } from '@ecocircle/shared-contracts';
import type { Multipart, MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { cleanTexts } from '../../forms/clean-texts.ts';
import { isPartedForm } from '../../forms/same-site.ts';
import { BODY_LIMITS } from '../../limits/limits.ts';
import { unwantedBodyPassed } from '../../plugins/unwanted-body.ts';
import { uploadBroken } from '../photos/receive-photo.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The files of a form that its browser sent by itself, in their order; they are read as they come. */
    sentFiles: AsyncIterable<MultipartFile> | null;
  }
}

const LIMITS = {
  fields: 10,
  fieldNameSize: 100,
  fieldSize: BODY_LIMITS.form,
  files: 100,
  parts: 110,
  headerPairs: 20,
  fileSize: PHOTO_LIMITS.bytes,
} as const;

/** Twenty of the largest photos, on a slow line. */
const PASSED = { bytes: 25 * BODY_LIMITS.photo, ms: 10 * 60_000 };

/** Lets pass what nobody has read of a form: its browser looks at the answer only when all of it is sent. */
export async function passRest(request: FastifyRequest): Promise<void> {
  if (!isPartedForm(request)) return;
  request.raw.unpipe();
  await unwantedBodyPassed(request.raw, PASSED);
}

async function* filesFrom(
  first: Multipart | undefined,
  parts: AsyncIterator<Multipart>,
): AsyncGenerator<MultipartFile> {
  for (let part = first; part; part = (await parts.next()).value)
    if (part.type === 'file') {
      // A form without a chosen file sends one without a name.
      if (part.filename) yield part;
      else part.file.resume();
    }
}

/**
 * Reads the fields of a form that a browser sends by itself with files: they stand before the files, which are read
 * later. What is typed is checked before the first photo has come.
 */
export async function readSentForm(request: FastifyRequest): Promise<void> {
  if (!isPartedForm(request)) return;
  const parts = request.parts({ limits: LIMITS })[Symbol.asyncIterator]();
  const next = () => parts.next().catch(() => Promise.reject(uploadBroken()));
  const fields: Record<string, unknown> = {};
  let { value: part } = await next();
  for (; part?.type === 'field'; { value: part } = await next()) fields[part.fieldname] = part.value;
  request.body = cleanTexts(fields);
  request.sentFiles = filesFrom(part, parts);
}
