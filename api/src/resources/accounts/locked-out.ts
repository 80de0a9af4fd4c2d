import type { FastifyReply } from 'fastify';
import { RequestError } from '../../errors/request-error.ts';

/** The refusal of an attempt to sign in while it is locked. Words and header say when it is worth trying again. */
export function lockedOut(reply: FastifyReply, milliseconds: number): RequestError {
  const seconds = Math.ceil(milliseconds / 1000);
  reply.header('retry-after', seconds);
  return new RequestError({
    status: 429,
    code: 'too-many-requests',
    title: 'Too many attempts to sign in have failed',
    detail: `Try again in ${seconds} seconds.`,
  });
}
