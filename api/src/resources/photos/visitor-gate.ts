import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../database/database.ts';
import type { Row } from '../../database/tables.ts';
import { accountLimit } from '../../plugins/account-limit.ts';
import { keepPhoto, type PhotoWorkshop } from './keep-photo.ts';
import { photoRefusal } from './photo-refusal.ts';
import type { Receive } from './receive-photo.ts';
import { countWaitingOfVisitors } from './repository.ts';
import { visitorAsSender } from './sender.ts';
import { UploadSlots, VISITOR_SLOTS } from './upload-slots.ts';

/** So many photos of visitors wait for their reports at most: they cost nothing, and room is what others need. */
const MOST_WAITING = 500;

/** Refuses a photo while too many wait. */
export async function refuseWhereFull(db: Database): Promise<void> {
  if ((await countWaitingOfVisitors(db)) >= MOST_WAITING) throw photoRefusal('photo-storage-full');
}

/** What lets in the photos of people without an account, however they come. */
export interface VisitorGate {
  readonly slots: UploadSlots;
  readonly withinLimit: (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
  /** Keeps a photo of a form, in which nobody can try again: it waits for no place. Throws what refuses it. */
  readonly keep: (request: FastifyRequest, reply: FastifyReply, sent: SentPhoto) => Promise<Row<'photos'>>;
}

/** A photo on its way, and whether its sender is still there. */
export interface SentPhoto {
  readonly receive: Receive;
  readonly signal: AbortSignal;
}

/** Opens the gate of an app: its places and its count are the same for all that visitors send. */
export function createVisitorGate(
  app: FastifyInstance,
  workshop: PhotoWorkshop,
  perMinute: number,
): VisitorGate {
  const slots = new UploadSlots(VISITOR_SLOTS);
  const withinLimit = accountLimit(app, 'photos', perMinute, visitorAsSender);
  return {
    slots,
    withinLimit,
    async keep(request, reply, { receive, signal }) {
      await withinLimit(request, reply);
      await refuseWhereFull(workshop.db);
      const sender = visitorAsSender(request);
      const problem = slots.take(sender.id);
      if (problem) throw photoRefusal(problem);
      try {
        return await keepPhoto(workshop, receive, sender, signal);
      } finally {
        slots.release(sender.id);
      }
    },
  };
}
