import type { SubmissionAnswer } from '@ecocircle/shared-contracts';
import { ENVELOPE_RULES, LinkTokenSchema, strictObject, text } from '@ecocircle/shared-contracts/rules';
import { SubmissionAnswerSchema } from '@ecocircle/shared-contracts/schemas';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { RequestError } from '../../errors/request-error.ts';
import type { FormContext } from '../../forms/form-context.ts';
import { leadTo } from '../../forms/form-result.ts';
import { FORM_ROUTE, FORM_SCHEMA } from '../../forms/form-scope.ts';
import { isPlainForm } from '../../forms/same-site.ts';
import { answers, NOTHING } from '../../openapi/answers.ts';
import type { Routes } from '../../plugins/validation.ts';
import { parseId } from '../../validation/numbers.ts';
import { confirmByLink, type FreshnessOutcome } from './freshness-links.ts';

const Body = strictObject({ id: text().max(20), token: LinkTokenSchema, locale: ENVELOPE_RULES.locale });

const SCHEMA = {
  ...FORM_SCHEMA,
  body: Body,
  ...answers({ 200: SubmissionAnswerSchema, 303: NOTHING }, 403, 404, 410),
};

const REFUSALS = {
  unknown: { status: 404, code: 'link-unknown', title: 'There is no such link' },
  'other-point': { status: 404, code: 'link-of-another-point', title: 'The link is of another point' },
  used: { status: 410, code: 'link-used', title: 'The link was used before' },
  expired: { status: 410, code: 'link-expired', title: 'The link has expired' },
} as const;

const confirm = async ({ db }: FormContext, id: string, token: string): Promise<FreshnessOutcome> => {
  const pointId = parseId(id);
  return pointId === undefined ? 'unknown' : confirmByLink(db, pointId, token);
};

/** `POST /api/still-right`: says by a mailed link that a point is as it should be. */
export function registerStillRight(scope: Routes, context: FormContext): void {
  scope.post(
    '/api/still-right',
    { ...FORM_ROUTE, schema: SCHEMA },
    async (request, reply): Promise<SubmissionAnswer | FastifyReply> => {
      const { id, token } = request.body;
      const outcome = await confirm(context, id, token);
      if (isPlainForm(request as FastifyRequest)) {
        const page = `/still-right/${encodeURIComponent(id)}/${encodeURIComponent(token)}`;
        return leadTo(
          `${page}?result=${outcome}`,
          request as FastifyRequest,
          reply as FastifyReply,
          context.addresses,
        );
      }
      if (outcome !== 'done') throw new RequestError(REFUSALS[outcome]);
      reply.header('cache-control', 'no-store');
      return { isOk: true, message: '' };
    },
  );
}
