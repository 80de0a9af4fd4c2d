import { REPORT_PHOTOS } from '@ecocircle/shared-contracts';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../database/database.ts';
import { RequestError } from '../../errors/request-error.ts';
import { departureOf, receiveFile } from '../photos/receive-photo.ts';
import type { VisitorGate } from '../photos/visitor-gate.ts';
import { attachPhotos } from './repository.ts';

/** All photos of one form come within this time. */
const LONGEST_MS = 10 * 60_000;

/** How many photos of a form were kept with its report, and how many were not. */
export interface PhotoCount {
  readonly kept: number;
  readonly refused: number;
}

export const NO_PHOTOS: PhotoCount = { kept: 0, refused: 0 };

/** With what the photos of a form are kept. */
export interface PhotoKeeping {
  readonly db: Database;
  readonly gate: VisitorGate;
}

type Exchange = readonly [request: FastifyRequest, reply: FastifyReply];

/** Keeps one file as the next photo of a report; false where it is refused, for whatever reason. */
async function keepFile(
  file: MultipartFile,
  signal: AbortSignal,
  { db, gate }: PhotoKeeping,
  [request, reply]: Exchange,
  place: { readonly reportId: number; readonly position: number },
): Promise<boolean> {
  try {
    const photo = await gate.keep(request, reply, { receive: receiveFile(file), signal });
    await attachPhotos(db, place.reportId, [photo.id], place.position);
    return true;
  } catch (error) {
    if (!(error instanceof RequestError)) request.log.error({ err: error }, 'a photo of a form failed');
    return false;
  }
}

/**
 * Keeps the photos that a form without scripts brings along, up to as many as a report may have. The report is kept
 * already: a photo that is refused, or a line that breaks, costs nothing of it.
 */
export async function keepSentPhotos(
  keeping: PhotoKeeping,
  reportId: number,
  [request, reply]: Exchange,
): Promise<PhotoCount> {
  const signal = AbortSignal.any([departureOf(reply), AbortSignal.timeout(LONGEST_MS)]);
  let kept = 0;
  let refused = 0;
  try {
    for await (const file of request.sentFiles ?? []) {
      const place = { reportId, position: kept };
      const isKept = kept < REPORT_PHOTOS && (await keepFile(file, signal, keeping, [request, reply], place));
      // What nobody reads would hold up what comes after it.
      file.file.resume();
      if (isKept) kept += 1;
      else refused += 1;
      if (signal.aborted) break;
    }
  } catch (error) {
    // More files than are counted, or a form that ends in the middle.
    request.log.info({ err: error }, 'the photos of a form ended early');
    refused += 1;
  }
  reply.removeHeader('retry-after');
  return { kept, refused };
}
