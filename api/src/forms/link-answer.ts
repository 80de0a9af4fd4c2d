import type { SubmissionAnswer } from '@ecocircle/shared-contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { RequestError } from '../errors/request-error.ts';
import type { FormContext } from './form-context.ts';
import { leadTo } from './form-result.ts';
import { isPlainForm } from './same-site.ts';

/** How following a mailed link went. */
export type LinkOutcome = 'done' | 'already' | 'used' | 'expired' | 'unknown';

const refusals = (again: string) => ({
  unknown: { status: 404, code: 'link-unknown', title: 'There is no such link' },
  expired: { status: 410, code: 'link-expired', title: `The link has expired; ${again} to get another` },
  used: { status: 410, code: 'link-used', title: `The link was used before; ${again} to get another` },
});

/** The refusal of a link that does not work; `again` says how to get another. */
export const linkRefusal = (outcome: 'used' | 'expired' | 'unknown', again: string): RequestError =>
  new RequestError(refusals(again)[outcome]);

/** Answers what a button behind a mailed link did; a browser without scripts is led to the page that it was on. */
export function answerLink(
  outcome: LinkOutcome,
  { page, again }: { readonly page: string; readonly again: string },
  { request, reply, context }: { request: FastifyRequest; reply: FastifyReply; context: FormContext },
): SubmissionAnswer | FastifyReply {
  if (isPlainForm(request)) {
    const shown = outcome === 'used' ? 'expired' : outcome;
    return leadTo(`${page}?result=${shown}`, request, reply, context.addresses);
  }
  if (outcome !== 'done' && outcome !== 'already') throw linkRefusal(outcome, again);
  reply.header('cache-control', 'no-store');
  return { isOk: true, message: outcome === 'already' ? 'already' : '' };
}
