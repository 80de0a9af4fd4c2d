import { SubmissionAnswerSchema } from '@ecocircle/shared-contracts/schemas';
import formbody from '@fastify/formbody';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { RequestError } from '../errors/request-error.ts';
import { BODY_LIMITS } from '../limits/limits.ts';
import { answers, FORM, NOTHING } from '../openapi/answers.ts';
import { answerError } from '../plugins/error-handler.ts';
import { part } from '../plugins/part.ts';
import { unwantedBodyPassed } from '../plugins/unwanted-body.ts';
import type { Routes } from '../plugins/validation.ts';
import { cleanTexts } from './clean-texts.ts';
import type { FormContext } from './form-context.ts';
import { leadToResult, outcomeOfStatus } from './form-result.ts';
import { isPlainForm, refuseForeignForm } from './same-site.ts';

/** Options of every route of a form. */
export const FORM_ROUTE = { bodyLimit: BODY_LIMITS.form, config: { access: 'public' } } as const;

/** What every route of a form takes and answers beside its body: a browser without scripts is led to a page. */
export const FORM_SCHEMA = {
  consumes: ['application/json', FORM],
  ...answers({ 200: SubmissionAnswerSchema, 303: NOTHING }, 403),
};

async function cleanBody(request: FastifyRequest): Promise<void> {
  request.body = cleanTexts(request.body);
}

function answerPlainForms({ addresses }: FormContext) {
  return async (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    const status = error.statusCode ?? 500;
    if (status === 413) await unwantedBodyPassed(request.raw);
    if (!isPlainForm(request) || status === 403) return answerError(error, request, reply);
    if (status >= 500) request.log.error({ err: error }, 'a form failed');
    const errors = error instanceof RequestError ? error.errors : [];
    return leadToResult(outcomeOfStatus(status), request, reply, addresses, errors);
  };
}

/**
 * What all public forms share: JSON and plain forms, one limit per address for all of them together, no forms of other
 * sites, texts that can be stored, and a redirect to the result page where there are no scripts.
 */
export async function registerFormScope(
  app: Routes,
  context: FormContext,
  routes: (scope: Routes) => void,
): Promise<void> {
  await (app as unknown as FastifyInstance).register(
    part('form', async (scope) => {
      scope.removeContentTypeParser('text/plain');
      await scope.register(formbody, { bodyLimit: BODY_LIMITS.form });
      scope.setErrorHandler(answerPlainForms(context));
      scope.addHook('onRequest', scope.rateLimit({ max: context.formsPerMinute, timeWindow: '1 minute' }));
      scope.addHook('onRequest', refuseForeignForm);
      scope.addHook('preValidation', cleanBody);
      routes(scope as unknown as Routes);
    }),
  );
}
